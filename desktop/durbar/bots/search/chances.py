"""Chances as they are told: what a search finds, corrected by how often such seats won in the end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp, log, tanh
from typing import Annotated

import msgspec

from durbar.system.paths import found

#: Nothing is told to be less likely than this before it is corrected, nor its opposite: a search is never that sure.
LEAST = 1e-4
#: How soon a lead says all that it says of who is the better player, by log odds: 2 told most of deals not seen.
STEEPNESS = 2.0

Slope = Annotated[float, msgspec.Meta(ge=0)]


class Curve(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rising curve from what a search finds to what is told.

    The log odds of what is told are ``winning`` times the log of the chance found, less ``losing`` times the log of its
    opposite, and ``leading`` times how far the chance stands above ``fair`` or below (between -1 and 1, most of it soon
    reached), and ``shift``. A chance of 0 counts as ``least``, one of 1 as its opposite, those between as far between:
    near the end a search is surer than it ought to be. The search takes all players for equally good; but who is ahead
    is likelier the better player, and who is far ahead no more so: that is what ``leading`` is for.

    As it stands it changes nothing.
    """

    winning: Slope = 1.0
    losing: Slope = 1.0
    leading: Slope = 0.0
    shift: float = 0.0
    fair: Annotated[float, msgspec.Meta(gt=0, lt=1)] = 0.5
    least: Annotated[float, msgspec.Meta(ge=0, lt=0.5)] = 0.0

    def told(self, chance: float) -> float:
        """Return what is told of a probability to win that a search found, from 0 to 1."""
        winning, losing, leading = self.features(chance)
        odds = self.winning * winning + self.losing * losing + self.leading * leading + self.shift
        return 1 / (1 + exp(-odds))

    def features(self, chance: float) -> tuple[float, float, float]:
        """Return what it weighs: the log of a probability, the log of its opposite with the sign changed, and how far
        it stands above a fair share or below, from -1 to 1.
        """
        kept = min(1 - LEAST, max(LEAST, self.least + (1 - 2 * self.least) * chance))
        won, lost = log(kept), -log(1 - kept)
        return won, lost, tanh(STEEPNESS * (won + lost - log(self.fair / (1 - self.fair))))


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
