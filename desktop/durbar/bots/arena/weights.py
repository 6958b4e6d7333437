"""What the computer players learned from playing against themselves: a small readable file for each game."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

import msgspec

from durbar.engine.errors import DurbarError
from durbar.system.paths import resource

W = TypeVar("W", bound=msgspec.Struct)


class BadWeights(DurbarError):
    """A file of weights that can't be used."""


@cache
def learned(key: str, kind: type[W]) -> W:
    """The weights that ``durbar train`` found for a game. kind: a struct of numbers, with what it is untrained.

    Raises FileNotFoundError, or BadWeights where the file does not hold just such numbers.
    """
    try:
        return msgspec.json.decode(resource(f"weights/{key}.json").read_bytes(), type=kind)
    except msgspec.DecodeError as error:
        raise BadWeights(f"The weights of {key} can't be read: {error}.") from error
