"""Players made of a mind: one that searches; others go by a first impression and err as people do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, inf, log, pi, sqrt
from typing import Any, Protocol, runtime_checkable

import msgspec

from durbar.bots.search.bot import Bot
from durbar.bots.search.mind import Mind, Weighed
from durbar.bots.search.position import Position
from durbar.bots.search.search import Budget, Search
from durbar.bots.search.thoughts import Thoughts, best_move, put_together
from durbar.engine.chance import Chance
from durbar.engine.move import Move

#: How many parts a search is made of, whether they think side by side or one after the other: so it comes out the same.
PARTS = 2
_FINE = 1 << 30


@runtime_checkable
class Thinking(Bot, Protocol):
    """A player whose thoughts about a decision can be had, part by part."""

    def patient(self, times: int) -> Thinking:
        """The same player, thinking so many times longer."""
        ...

    def adviser(self) -> Thinking:
        """The same player, looking also at what it would not think about for itself."""
        ...

    def part(self, position: Position, seed: int, part: int, stop: Callable[[], bool] | None = None) -> Thoughts:
        """One of the PARTS of the thoughts about a decision. stop: asked now and then whether to end at once."""
        ...


class Searcher:
    """A player that searches."""

    def __init__(self, mind: Callable[[], Mind], budget: Budget):
        """mind: makes the mind for a decision. budget: of all parts together."""
        self.mind = mind
        self.budget = budget

    def patient(self, times: int) -> Searcher:
        """The same player, thinking so many times longer."""
        seconds = None if self.budget.seconds is None else self.budget.seconds * times
        return Searcher(
            self.mind, msgspec.structs.replace(self.budget, playouts=self.budget.playouts * times, seconds=seconds)
        )

    def adviser(self) -> Searcher:
        """The same player, trying also what seems clearly worse, or has no rival."""
        return Searcher(self.mind, msgspec.structs.replace(self.budget, margin=inf, alone=True))

    def part(self, position: Position, seed: int, part: int, stop: Callable[[], bool] | None = None) -> Thoughts:
        """One of the PARTS of the search about a decision. stop: asked before every playout whether to end at once."""
        budget = msgspec.structs.replace(self.budget, playouts=max(1, self.budget.playouts // PARTS))
        return Search(position, self.mind(), budget, seed, part).run(stop)

    def think(self, position: Position, seed: int) -> Thoughts:
        """The whole search, here and now."""
        return put_together([self.part(position, seed, part) for part in range(PARTS)])

    def choose(self, position: Position, seed: int) -> Move:
        """The move that won most in thought."""
        legal = position.legal_moves
        return legal[0] if len(legal) == 1 else best_move(self.think(position, seed), legal)


class Impulsive:
    """A player that takes what looks best at a first glance, and misjudges every move a little."""

    def __init__(self, mind: Callable[[], Mind], error: float, blindness: float):
        """error: by how many points it usually misjudges a move. blindness: it never takes one that seems worth so many
        points less than the best.
        """
        self.mind, self.error, self.blindness = mind, error, blindness

    def choose(self, position: Position, seed: int) -> Move:
        """The move that looks best in its eyes. The seed decides how it errs."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        chance = Chance(seed)
        return misjudged(self.mind().weigh(_sample(position, chance)), self.error, self.blindness, chance)


def misjudged(weighed: Sequence[Weighed], error: float, blindness: float, chance: Chance) -> Move:
    """The best of some moves to somebody who errs by so much about each; see Impulsive."""
    open_to_error = [one for one in weighed if one.worth > weighed[0].worth - blindness] or list(weighed[:1])
    return max(open_to_error, key=lambda one: one.worth + error * normal(chance)).move


def _sample(position: Position, chance: Chance) -> Any:
    return position.sample(chance)


def normal(chance: Chance) -> float:
    """A number of the standard normal distribution (Box and Muller)."""
    one, other = (chance.below(_FINE) + 1) / _FINE, chance.below(_FINE) / _FINE
    return sqrt(-2 * log(one)) * cos(2 * pi * other)
