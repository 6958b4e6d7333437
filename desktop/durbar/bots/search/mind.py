"""What the players of a game know of it: the questions that a search asks, each game answers with its own judgement."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp
from typing import Any, Protocol

import msgspec

from durbar.engine.chance import Chance
from durbar.engine.move import Move


class Weighed(msgspec.Struct, frozen=True, gc=False):
    """A move and what it seems worth to who makes it, in points of the game; only differences mean anything."""

    move: Move
    worth: float


class Mind(Protocol):
    """How a game is judged. One is made for each decision, so it may keep what it has worked out.

    It is asked about states of the searcher's own: samples of what its seat may know, never the real one.
    """

    def weigh(self, state: Any) -> Sequence[Weighed]:
        """The legal moves that deserve a thought, best first; never none. One alone is made without any search."""
        ...

    def usual(self, state: Any, chance: Chance) -> Move:
        """What a usual player does here, found fast: playouts are made of it. chance: the searcher's own."""
        ...

    def stage(self, state: Any) -> Hashable:
        """The stretch of the game a state is in (an auction, a visit, a round): playouts end where one begins."""
        ...

    def expected(self, state: Any) -> Sequence[float]:
        """The final points that each seat may expect from a state that is not over."""
        ...

    def doubt(self, state: Any) -> float:
        """By how many points a lead must exceed another to be e times as likely to win; above 0, less near the end."""
        ...


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """What a position promises each seat. shares: chances to win, in all 1. points: at the end."""

    shares: tuple[float, ...]
    points: tuple[float, ...]


def outcome(mind: Mind, state: Any) -> Outcome:
    """How a state ended, or how a mind expects it to end."""
    if state.to_act is None:
        standings = state.standings()
        points, shares = [0.0] * len(standings), [0.0] * len(standings)
        winners = [standing.seat for standing in standings if standing.rank == 1]
        for standing in standings:
            points[standing.seat] = float(standing.score)
        for seat in winners:
            shares[seat] = 1 / len(winners)
        return Outcome(tuple(shares), tuple(points))
    expected = mind.expected(state)
    return Outcome(shares_of(expected, mind.doubt(state)), tuple(expected))


def shares_of(points: Sequence[float], doubt: float) -> tuple[float, ...]:
    """Chances to win from expected points: a lead of ``doubt`` makes it e times as likely as another's."""
    most = max(points)
    weights = [exp((one - most) / doubt) for one in points]
    total = sum(weights)
    return tuple(weight / total for weight in weights)
