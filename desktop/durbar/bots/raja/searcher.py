"""The player of Raja that searches, on discs such as players choose."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from durbar.bots.raja.deeds import Breadth
from durbar.bots.raja.errand import Errand
from durbar.bots.raja.evaluator import RajaEvaluator
from durbar.bots.raja.habits import Error, usual_disc
from durbar.bots.raja.judgement import Weights
from durbar.bots.search.position import Position
from durbar.bots.search.result import SearchResult
from durbar.bots.search.search import Budget, Search
from durbar.bots.search.searcher import PARTS, Searcher
from durbar.engine.rng import Rng
from durbar.games.raja.state import RajaState
from durbar.games.raja.turn import Carrying, Turn

#: So many discs are thought up for each of the others, and then drawn from.
DIFFERENT = 6
USUAL_ERROR = Error(palaces=1.5, others=1.5)
#: A choice within a turn gets so much of the playouts: there are four times as many, and less is at stake.
TURN_SHARE = 0.6
#: No tree is grown below the first move: plans are followed there.
NEVER_RIPE = 1 << 30


class LikelyDiscs:
    """A position in whose samples the hidden discs are such as players choose, and not any two actions."""

    def __init__(self, position: Position, weights: Weights):
        """weights: by which the others are taken to choose."""
        self.seat = position.seat
        self._position = position
        self._weights = weights
        self._drawn: dict[int, list[tuple[int, int]]] = {}

    def sample(self, rng: Rng) -> RajaState:
        """Return a random state that agrees with what the seat knows."""
        state = self._position.sample(rng)
        assert isinstance(state, RajaState)
        for other, disc in enumerate(state.discs):
            if disc is not None and other != self.seat and not state.revealed[other]:
                state.discs[other] = self._disc(state, other, rng)
        return state

    def _disc(self, state: RajaState, other: int, rng: Rng) -> tuple[int, int]:
        drawn = self._drawn.setdefault(other, [])
        if len(drawn) < DIFFERENT:
            drawn.append(usual_disc(Errand(state, other, self._weights, coming=True), rng, USUAL_ERROR))
            return drawn[-1]
        return drawn[rng.below(DIFFERENT)]


class RajaSearcher(Searcher):
    """A player that searches, in its turn as before it. What it advises is what it would do: it is the same search."""

    def __init__(self, weights: Weights, breadth: Breadth, budget: Budget):
        """Take its weights, how widely it plans turns, and what it may spend on a choice before one."""
        super().__init__(
            lambda _: RajaEvaluator(weights, breadth, many=True),
            msgspec.structs.replace(budget, expand_after=NEVER_RIPE),
        )
        self.weights, self.breadth = weights, breadth

    def patient(self, times: int) -> RajaSearcher:
        """Return the same player, thinking so many times longer."""
        budget = msgspec.structs.replace(self.budget, playouts=self.budget.playouts * times)
        return RajaSearcher(self.weights, self.breadth, budget)

    def adviser(self) -> RajaSearcher:
        """Return the same player, which plays out also what has no rival."""
        return RajaSearcher(self.weights, self.breadth, msgspec.structs.replace(self.budget, alone=True))

    def part(self, position: Position, seed: int, part: int, stop: Callable[[], bool] | None = None) -> SearchResult:
        """Return one of the PARTS of the search about a decision."""
        state = position.sample(Rng(seed))
        share = TURN_SHARE if isinstance(state.steps[-1], Turn | Carrying) else 1.0
        budget = msgspec.structs.replace(self.budget, playouts=max(1, int(share * self.budget.playouts) // PARTS))
        return Search(LikelyDiscs(position, self.weights), self.evaluator(position), budget, seed, part).run(stop)
