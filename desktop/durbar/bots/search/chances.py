"""Chances as they are told: what a search finds, corrected by how often such seats won in the end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp, log
from typing import Annotated

import msgspec

from durbar.system.paths import found

#: Nothing is told to be less likely than this before it is corrected, nor its opposite: a search is never that sure.
LEAST = 1e-4

Slope = Annotated[float, msgspec.Meta(ge=0)]


class Curve(msgspec.Struct, frozen=True):
    """A rising curve from what a search finds to what is told: the log odds of the latter are ``winning`` times the log
    of the former, less ``losing`` times the log of its opposite, and ``shift``.

    As it stands it changes nothing.
    """

    winning: Slope = 1.0
    losing: Slope = 1.0
    shift: float = 0.0

    def told(self, chance: float) -> float:
        """Return what is told of a probability to win that a search found, from 0 to 1."""
        winning, losing = features(chance)
        return 1 / (1 + exp(-(self.winning * winning + self.losing * losing + self.shift)))


def features(chance: float) -> tuple[float, float]:
    """Return what a curve weighs: the log of a probability, and the log of its opposite with the sign changed."""
    kept = min(1 - LEAST, max(LEAST, chance))
    return log(kept), -log(1 - kept)


@cache
def curves() -> Mapping[str, Mapping[int, Curve]]:
    """Return the curve of each game, by its number of players. Raises msgspec.DecodeError where the file is damaged.

    Made by ``python -m tests.lab.calibration``.
    """
    file = found("weights/chances.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[int, Curve]]) if file is not None else {}


def curve_of(key: str, seats: int) -> Curve:
    """Return the curve of a game at a number of players, or one that changes nothing where none was found."""
    return curves().get(key, {}).get(seats, Curve())
