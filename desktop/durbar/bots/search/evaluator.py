"""What a search asks of a game: candidate moves, rollout moves, and how a position is expected to end."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp
from typing import Any, Protocol

import msgspec

from durbar.engine.move import Move
from durbar.engine.rng import Rng


class Candidate(msgspec.Struct, frozen=True, gc=False):
    """A move and its heuristic worth to the seat that makes it, in points of the game; only differences matter."""

    move: Move
    worth: float


class Evaluator(Protocol):
    """A judge of states of one game. One is made for each decision, so it may cache what it has worked out.

    It is only given samples of what the deciding seat may know, never the real state.
    """

    def weigh(self, state: Any) -> Sequence[Candidate]:
        """Return the legal moves worth searching, best first; at least one. One alone is played without a search."""
        ...

    def rollout_move(self, state: Any, rng: Rng) -> Move:
        """Return the move that a typical player makes, quickly: playouts consist of these. rng: the searcher's own."""
        ...

    def begin_playout(self, rng: Rng) -> None:
        """Be told that a playout begins: what is so all through it may be drawn now. rng: the searcher's own."""
        ...

    def stage(self, state: Any) -> Hashable:
        """Return the stage that a state is in (an auction, a visit, a round): playouts end where a new one begins."""
        ...

    def expected(self, state: Any) -> Sequence[float]:
        """Return each seat's expected final score, from a state that is not over."""
        ...

    def consequences(self, root: Any, state: Any, seat: int) -> Sequence[float]:
        """Return what a playout led to for a seat, in the order of the ``Players.consequences`` of the game.

        root: a sample of where the playout began; state: where it ended.
        """
        ...

    def temperature(self, state: Any) -> float:
        """Return the lead, in points, that multiplies the odds of winning by e; above 0, and smaller near the end."""
        ...


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """What a position promises each seat. shares: probabilities to win, which sum to 1. points: final scores."""

    shares: tuple[float, ...]
    points: tuple[float, ...]


def outcome(evaluator: Evaluator, state: Any) -> Outcome:
    """Return how a state ended, or how an evaluator expects it to end."""
    if state.to_act is None:
        standings = state.standings()
        points, shares = [0.0] * len(standings), [0.0] * len(standings)
        winners = [standing.seat for standing in standings if standing.rank == 1]
        for standing in standings:
            points[standing.seat] = float(standing.score)
        for seat in winners:
            shares[seat] = 1 / len(winners)
        return Outcome(tuple(shares), tuple(points))
    expected = evaluator.expected(state)
    return Outcome(shares_of(expected, evaluator.temperature(state)), tuple(expected))


def shares_of(points: Sequence[float], temperature: float) -> tuple[float, ...]:
    """Return each seat's probability to win: the softmax of expected points at a temperature in points."""
    most = max(points)
    weights = [exp((one - most) / temperature) for one in points]
    total = sum(weights)
    return tuple(weight / total for weight in weights)
