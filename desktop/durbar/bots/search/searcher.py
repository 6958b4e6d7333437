"""Players built on an evaluator: one that searches; one that plays its first candidate and errs as people do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from math import cos, inf, log, pi, sqrt
from typing import Any, Protocol, Self, runtime_checkable

import msgspec

from durbar.bots.search.bot import Bot
from durbar.bots.search.evaluator import Candidate, Evaluator
from durbar.bots.search.position import Position
from durbar.bots.search.result import SearchResult, best_move, merge_results
from durbar.bots.search.search import Budget, Search
from durbar.engine.move import Move
from durbar.engine.rng import Rng

#: How many parts a search is made of, whether they think side by side or one after the other: so it comes out the same.
PARTS = 2
_FINE = 1 << 30


@runtime_checkable
class Thinking(Bot, Protocol):
    """A player whose search can be run in parts, side by side."""

    def patient(self, times: int) -> Thinking:
        """Return the same player with a budget so many times as large."""
        ...

    def adviser(self) -> Thinking:
        """Return the same player, searching also moves that it would not consider for itself."""
        ...

    def judge(self, move: Move) -> Thinking:
        """Return the same player, which tries this move to the end beside its own, and tells what each try promised."""
        ...

    def part(self, position: Position, seed: int, part: int, stop: Callable[[], bool] | None = None) -> SearchResult:
        """Run one of the PARTS of a search. stop: polled now and then; True ends the part at once."""
        ...


class Searcher:
    """A player that makes the move that a search ranks first."""

    def __init__(self, evaluator: Callable[[Position], Evaluator], budget: Budget):
        """Take what makes an evaluator for a decision, and the budget of all parts together."""
        self.evaluator = evaluator
        self.budget = budget

    def patient(self, times: int) -> Searcher:
        """Return the same player with a budget so many times as large."""
        seconds = None if self.budget.seconds is None else self.budget.seconds * times
        return Searcher(
            self.evaluator, msgspec.structs.replace(self.budget, playouts=self.budget.playouts * times, seconds=seconds)
        )

    def adviser(self) -> Searcher:
        """Return the same player, searching also moves that seem clearly worse or are the only one."""
        return Searcher(self.evaluator, msgspec.structs.replace(self.budget, margin=inf, alone=True, sure=inf))

    def judge(self, move: Move) -> Self:
        """Return the same player, which tries this move to the end beside its own, and tells what each try promised."""
        judge = copy(self)
        judge.budget = msgspec.structs.replace(self.budget, also=move)
        return judge

    def part(self, position: Position, seed: int, part: int, stop: Callable[[], bool] | None = None) -> SearchResult:
        """Run one of the PARTS of a search. stop: polled before every playout; True ends the part at once."""
        budget = msgspec.structs.replace(self.budget, playouts=max(1, self.budget.playouts // PARTS))
        return Search(position, self.evaluator(position), budget, seed, part).run(stop)

    def think(self, position: Position, seed: int) -> SearchResult:
        """Run the whole search in this thread."""
        return merge_results([self.part(position, seed, part) for part in range(PARTS)])

    def choose(self, position: Position, seed: int) -> Move:
        """Return the move that the search ranks first."""
        legal = position.legal_moves
        return legal[0] if len(legal) == 1 else best_move(self.think(position, seed), legal)


class Impulsive:
    """A player that makes the move that seems best, after misjudging each of them a little."""

    def __init__(self, evaluator: Callable[[], Evaluator], error: float, blindness: float):
        """Take what makes an evaluator for a decision.

        error: standard deviation, in points, of the misjudgement of a move. blindness: a move that is worse than the
        best by so many points is never played.
        """
        self.evaluator, self.error, self.blindness = evaluator, error, blindness

    def choose(self, position: Position, seed: int) -> Move:
        """Return the move that seems best. The seed decides the errors."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        rng = Rng(seed)
        return misjudged(self.evaluator().weigh(_sample(position, rng)), self.error, self.blindness, rng)


def misjudged(candidates: Sequence[Candidate], error: float, blindness: float, rng: Rng) -> Move:
    """Return the candidate that seems best after a random error about each; see Impulsive."""
    open_to_error = [one for one in candidates if one.worth > candidates[0].worth - blindness] or list(candidates[:1])
    return max(open_to_error, key=lambda one: one.worth + error * normal(rng)).move


def _sample(position: Position, rng: Rng) -> Any:
    return position.sample(rng)


def normal(rng: Rng) -> float:
    """Return a sample of the standard normal distribution (Box and Muller)."""
    one, other = (rng.below(_FINE) + 1) / _FINE, rng.below(_FINE) / _FINE
    return sqrt(-2 * log(one)) * cos(2 * pi * other)
