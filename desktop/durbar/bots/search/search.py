"""A search for any game: what is not known is drawn at random, and what follows a move is played out in thought.

The moves worth a thought are tried on the same samples, and half of them are given up again and again (sequential
halving). What follows a move that is tried often grows into a tree, in which every seat seeks its own chance to win
(max-n); below the tree all play as usual until the next stage of the game, where the game's own judgement tells how the
rest may end. Hidden things and chance are drawn anew for every playout, so the tree is one of moves, not of states.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil, exp, fsum, inf, log2, sqrt
from time import monotonic
from typing import Any, Protocol

import msgspec

from durbar.bots.search.mind import Mind, Outcome, Weighed, outcome
from durbar.bots.search.thoughts import Thought, Thoughts
from durbar.engine.chance import Chance
from durbar.engine.move import Move

#: Seeds of samples and of playouts stand this far apart, and no part has so many of them.
_NEXT_SEED = 0x632BE59BD9B4E019
_PART = 1 << 24


class Budget(msgspec.Struct, frozen=True):
    """How much is thought.

    playouts: in all. seconds: after which no playout is begun, None for as long as it takes; only without it the same
    decision is sure to come out the same on any machine. moves: how many are tried. margin: points by which a move may
    seem worse than the best and still be tried. stages: how many stages of the game a playout lasts. trust: playouts
    that the first impression of a move counts as. ripe: playouts after which what follows a move is looked at move by
    move. curiosity: how much what was seldom tried is preferred there. longest: moves of a playout, at most. alone:
    whether a move without a rival is played out too.
    """

    playouts: int
    seconds: float | None = None
    moves: int = 6
    margin: float = inf
    stages: int = 1
    trust: float = 4.0
    ripe: int = 12
    curiosity: float = 0.4
    longest: int = 200
    alone: bool = False


class Known(Protocol):
    """What a search is given: a ``Position``, or what a game makes of one to think of it faster."""

    @property
    def seat(self) -> int:
        """Who decides."""
        ...

    def sample(self, chance: Chance) -> Any:
        """A random position that agrees with what the seat knows, to play on; equal chances give equal ones."""
        ...


class Node:
    """A row of moves thought of. shares, points: sums over the playouts, by seat."""

    __slots__ = ("children", "playouts", "points", "shares")

    def __init__(self, seats: int):
        """Before the first playout."""
        self.playouts = 0
        self.shares = [0.0] * seats
        self.points = [0.0] * seats
        self.children: dict[Move, Node] = {}

    def means(self) -> list[float]:
        """The mean shares and points, one after the other; there must be playouts."""
        return [one / self.playouts for one in (*self.shares, *self.points)]

    def add(self, found: Outcome) -> None:
        """Count a playout."""
        self.playouts += 1
        for seat, (share, points) in enumerate(zip(found.shares, found.points, strict=True)):
            self.shares[seat] += share
            self.points[seat] += points


class Search:
    """One search about one decision. ``part`` tells apart those that think about it side by side."""

    def __init__(self, position: Known, mind: Mind, budget: Budget, seed: int, part: int = 0):
        """seed: of the searcher's own chance."""
        self.position, self.mind, self.budget = position, mind, budget
        self.root = position.sample(Chance(seed))
        self.weighed = self._worth_trying(self.root)
        self.doubt = mind.doubt(self.root)
        self._seed = seed + (part * _PART + 1) * _NEXT_SEED
        self._nodes = {one.move: Node(self.root.seats) for one in self.weighed}
        self._luck: dict[Move, list[float]] = {}

    def run(self, stop: Callable[[], bool] | None = None) -> Thoughts:
        """Think until the budget is spent, or until ``stop`` says so: what is known then stands."""
        if len(self.weighed) > 1 or self.budget.alone:
            self._halve(stop or _never)
        return self.thoughts()

    def thoughts(self) -> Thoughts:
        """What is known so far."""
        return self._thoughts(self._luck)

    def _thoughts(self, luck: Mapping[Move, Sequence[float]]) -> Thoughts:
        """The thoughts of all moves. luck: of the samples that a move was tried on, where it was not tried on all."""
        moves = []
        for one in self.weighed:
            node = self._nodes[one.move]
            thought = Thought(str(one.move), one.worth, node.playouts, tuple(node.shares), tuple(node.points))
            moves.append(thought.raised([-more for more in luck[one.move]]) if one.move in luck else thought)
        return Thoughts(self.position.seat, tuple(moves), self.doubt, self.budget.trust)

    def _worth_trying(self, state: Any) -> Sequence[Weighed]:
        weighed = self.mind.weigh(state)
        least = weighed[0].worth - self.budget.margin
        return [one for one in weighed[: max(1, self.budget.moves)] if one.worth >= least]

    def _halve(self, stop: Callable[[], bool]) -> None:
        left = list(self.weighed)
        rounds = max(1, ceil(log2(len(left))))
        until = None if self.budget.seconds is None else monotonic() + self.budget.seconds
        number = 0
        given_up: list[tuple[Move, dict[Move, list[float]]]] = []
        for _ in range(rounds):
            for _ in range(max(1, self.budget.playouts // (rounds * len(left)))):
                for one in left:
                    if stop() or (until is not None and monotonic() > until):
                        self._find_luck(given_up, left)
                        return
                    self._try(one.move, number)
                number += 1
            better = self._better_half(left)
            means = {one.move: self._nodes[one.move].means() for one in better}
            given_up += [(one.move, means) for one in left if one not in better]
            left = better
        self._find_luck(given_up, left)

    def _find_luck(self, given_up: Sequence[tuple[Move, dict[Move, list[float]]]], left: Sequence[Weighed]) -> None:
        """What was given up was tried on some samples only: how good they were shows in what was tried on all.

        given_up: with the means that other moves had at that time.
        """
        for move, means in given_up:
            more = [
                [then - now for then, now in zip(means[one.move], self._nodes[one.move].means(), strict=True)]
                for one in left
            ]
            self._luck[move] = [fsum(column) / len(more) for column in zip(*more, strict=True)]

    def _better_half(self, left: list[Weighed]) -> list[Weighed]:
        thoughts = self._thoughts({})
        values = dict(zip((one.move for one in thoughts.moves), thoughts.values(), strict=True))
        left = sorted(left, key=lambda one: -values[str(one.move)])
        return left[: (len(left) + 1) // 2]

    def _try(self, move: Move, number: int) -> None:
        """Play the game on from a move, in the sample of that number."""
        seed = self._seed + number * _NEXT_SEED
        state = self.position.sample(Chance(seed))
        chance = Chance(~seed)
        path = [self._nodes[move]]
        ahead = _Ahead(self.mind, state, self.budget.stages)
        state.play(move)
        while not ahead.reached(state) and path[-1].playouts >= self.budget.ripe:
            move = self._follow(path[-1], state)
            path.append(path[-1].children.setdefault(move, Node(state.seats)))
            state.play(move)
        for _ in range(self.budget.longest):
            if ahead.reached(state):
                break
            state.play(self.mind.usual(state, chance))
        found = outcome(self.mind, state)
        for node in path:
            node.add(found)

    def _follow(self, node: Node, state: Any) -> Move:
        """The move of the tree to go on with: it has won most for who makes it, or looks best and was seldom tried."""
        weighed = self._worth_trying(state)
        if len(weighed) == 1:
            return weighed[0].move
        seat: int = state.to_act
        mean = node.shares[seat] / node.playouts
        likely = _likelihoods(weighed, self.mind.doubt(state))
        reach = self.budget.curiosity * sqrt(node.playouts)

        def promise(pair: tuple[Weighed, float]) -> float:
            child = node.children.get(pair[0].move)
            playouts = child.playouts if child is not None else 0
            won = child.shares[seat] / playouts if child is not None else mean
            return won + reach * pair[1] / (1 + playouts)

        return max(zip(weighed, likely, strict=True), key=promise)[0].move


class _Ahead:
    """Whether a playout has come so many stages ahead."""

    def __init__(self, mind: Mind, state: Any, stages: int):
        self.mind, self.left, self.stage = mind, stages, mind.stage(state)

    def reached(self, state: Any) -> bool:
        if state.to_act is None:
            return True
        stage = self.mind.stage(state)
        if stage != self.stage:
            self.stage = stage
            self.left -= 1
        return self.left <= 0


def _likelihoods(weighed: Sequence[Weighed], doubt: float) -> list[float]:
    """How likely each move is to be the best one, by first impression."""
    best = weighed[0].worth
    weights = [exp(min(0.0, (one.worth - best) / doubt)) for one in weighed]
    total = sum(weights)
    return [weight / total for weight in weights]


def _never() -> bool:
    return False
