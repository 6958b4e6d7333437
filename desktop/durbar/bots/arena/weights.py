"""What the computer players learned from playing against themselves: a small readable file for each game."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

import msgspec

from durbar.engine.errors import DurbarError
from durbar.system.paths import found

W = TypeVar("W", bound=msgspec.Struct)


class BadWeights(DurbarError):
    """A file of weights that can't be used."""


@cache
def learned(key: str, kind: type[W]) -> W:
    """Return the weights that training found for a game. kind: a struct of numbers, with what it is untrained.

    Nothing is learned where there is no file. Raises BadWeights where it does not hold just such numbers.
    """
    file = found(f"weights/{key}.json")
    if file is None:
        return kind()
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except msgspec.DecodeError as error:
        raise BadWeights(f"The weights of {key} can't be read: {error}.") from error
