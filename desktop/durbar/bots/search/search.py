"""Monte Carlo search for any game: hidden information is sampled, and each candidate move is played out.

All candidates are tried on the same samples, and the worse half is dropped round after round (sequential halving).
Below a candidate that is tried often a tree grows, in which every seat maximises its own probability to win (max-n);
below the tree the evaluator's rollout moves are played up to the next stage of the game, where the evaluator estimates
how the game ends. Hidden information and chance are sampled anew for every playout: nodes are rows of moves, not
states.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil, exp, fsum, inf, log2, sqrt
from time import monotonic
from typing import Any, Protocol

import msgspec

from durbar.bots.search.evaluator import Candidate, Evaluator, Outcome, outcome
from durbar.bots.search.result import MoveStats, SearchResult
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State

#: Seeds of samples and of playouts stand this far apart, and no part has so many of them.
_NEXT_SEED = 0x632BE59BD9B4E019
_PART = 1 << 24
#: After so many samples each it is looked whether a candidate leads for sure.
_LOOK = 10


class Budget(msgspec.Struct, frozen=True):
    """The limits and parameters of a search.

    playouts: in all. seconds: after which no playout begins, None for no limit; only without a limit is a decision
    reproducible on every machine. moves: how many candidates are tried. margin: by how many points a candidate may seem
    worse than the best. stages: how many stages of the game a playout lasts. prior_weight: how many playouts a move's
    heuristic worth counts as. expand_after: after how many playouts of a node its children are searched. exploration:
    how strongly rarely tried children are preferred. longest: the most moves of a playout. alone: whether a single
    candidate is played out too. sure: by how many standard errors a candidate must lead all others for the search to
    end early. also: a move that is tried to the end, whatever it seems worth; what every playout promised and led to is
    then told too.
    """

    playouts: int
    seconds: float | None = None
    moves: int = 6
    margin: float = inf
    stages: int = 1
    prior_weight: float = 4.0
    expand_after: int = 12
    exploration: float = 0.4
    longest: int = 200
    alone: bool = False
    sure: float = inf
    also: Move | None = None


class Known(Protocol):
    """What a search is given: a ``Position``, or what a game makes of one to think of it faster."""

    @property
    def seat(self) -> int:
        """Who decides."""
        ...

    def sample(self, rng: Rng) -> Any:
        """Return a random full state that agrees with what the seat knows. Equal generators give equal states."""
        ...


class Node:
    """A node of the tree: a row of moves. shares, points: sums over the playouts, by seat."""

    __slots__ = ("children", "playouts", "points", "shares")

    def __init__(self, seats: int):
        """Start with no playouts, for so many seats."""
        self.playouts = 0
        self.shares = [0.0] * seats
        self.points = [0.0] * seats
        self.children: dict[Move, Node] = {}

    def means(self) -> list[float]:
        """Return the mean shares and then the mean points, by seat; there must be playouts."""
        return [one / self.playouts for one in (*self.shares, *self.points)]

    def add(self, found: Outcome) -> None:
        """Add the outcome of a playout."""
        self.playouts += 1
        for seat, (share, points) in enumerate(zip(found.shares, found.points, strict=True)):
            self.shares[seat] += share
            self.points[seat] += points


class Search:
    """One search of one decision."""

    def __init__(self, position: Known, evaluator: Evaluator, budget: Budget, seed: int, part: int = 0):
        """seed: of the searcher's own chance."""
        self.position, self.evaluator, self.budget = position, evaluator, budget
        self.root = position.sample(Rng(seed))
        self.candidates = self._worth_trying(self.root)
        self._reply: Move | None = None
        if budget.also is not None and all(one.move != budget.also for one in self.candidates):
            self._add(budget.also)
        self.temperature = evaluator.temperature(self.root)
        self._seed = seed + (part * _PART + 1) * _NEXT_SEED
        self._nodes = {one.move: Node(self.root.seats) for one in self.candidates}
        self._won: dict[Move, list[float]] = {one.move: [] for one in self.candidates}
        self._consequences: dict[Move, list[Sequence[float]]] = {one.move: [] for one in self.candidates}
        self._luck: dict[Move, list[float]] = {}

    def run(self, stop: Callable[[], bool] | None = None) -> SearchResult:
        """Search until the budget is spent or ``stop`` returns True, and return what is known then."""
        if len(self.candidates) > 1 or self.budget.alone:
            self._halve(stop or _never)
        return self.result()

    def result(self) -> SearchResult:
        """Return what is known so far."""
        return self._corrected(self._luck)

    def _corrected(self, luck: Mapping[Move, Sequence[float]]) -> SearchResult:
        """Return the statistics of all moves. luck: of a move's samples, where it was not tried on all of them."""
        moves = []
        for one in self.candidates:
            node = self._nodes[one.move]
            stats = MoveStats(str(one.move), one.worth, node.playouts, tuple(node.shares), tuple(node.points))
            if self.budget.also is not None:
                won, consequences = (tuple(self._won[one.move]),), (tuple(self._consequences[one.move]),)
                stats = msgspec.structs.replace(stats, won=won, consequences=consequences)
            moves.append(stats.raised([-more for more in luck[one.move]]) if one.move in luck else stats)
        return SearchResult(self.position.seat, tuple(moves), self.temperature, self.budget.prior_weight)

    def _worth_trying(self, state: Any) -> Sequence[Candidate]:
        candidates = self.evaluator.weigh(state)
        least = candidates[0].worth - self.budget.margin
        return [one for one in candidates[: max(1, self.budget.moves)] if one.worth >= least]

    def _add(self, move: Move) -> None:
        """Try this move too, which at a glance seems no worse than the last candidate.

        Where the seat then goes on itself, it goes on as well as it can, as candidates do, which come out of a plan.
        """
        self.candidates = [*self.candidates, Candidate(move, self.candidates[-1].worth)]
        if isinstance(self.root, State):
            after = self.root.copy()
            after.play(move)
            if after.to_act == self.position.seat:
                self._reply = self.evaluator.weigh(after)[0].move

    def _halve(self, stop: Callable[[], bool]) -> None:
        left = list(self.candidates)
        rounds = max(1, ceil(log2(len(left))))
        until = None if self.budget.seconds is None else monotonic() + self.budget.seconds
        number = 0
        given_up: list[tuple[Move, dict[Move, list[float]]]] = []
        for _ in range(rounds):
            won: list[list[float]] = []
            for _ in range(max(1, self.budget.playouts // (rounds * len(left)))):
                won.append([])
                for one in left:
                    if stop() or (until is not None and monotonic() > until):
                        self._find_luck(given_up, left)
                        return
                    won[-1].append(self._try(one.move, number))
                    self._won[one.move].append(won[-1][-1])
                number += 1
                if len(won) % _LOOK == 0 and leads_by(won) > self.budget.sure:
                    self._find_luck(given_up, left)
                    return
            better = self._better_half(left)
            means = {one.move: self._nodes[one.move].means() for one in better}
            given_up += [(one.move, means) for one in left if one not in better]
            left = better
        self._find_luck(given_up, left)

    def _find_luck(self, given_up: Sequence[tuple[Move, dict[Move, list[float]]]], left: Sequence[Candidate]) -> None:
        """Find how lucky the samples of dropped moves were; that shows in the moves that were tried on all samples.

        given_up: each dropped move with the means that the others had at that time.
        """
        for move, means in given_up:
            more = [
                [then - now for then, now in zip(means[one.move], self._nodes[one.move].means(), strict=True)]
                for one in left
            ]
            self._luck[move] = [fsum(column) / len(more) for column in zip(*more, strict=True)]

    def _better_half(self, left: list[Candidate]) -> list[Candidate]:
        result = self._corrected({})
        values = dict(zip((one.move for one in result.moves), result.values(), strict=True))
        left = sorted(left, key=lambda one: -values[str(one.move)])
        half = (len(left) + 1) // 2
        return [one for place, one in enumerate(left) if place < half or one.move == self.budget.also]

    def _try(self, move: Move, number: int) -> float:
        """Play out a move once, on the sample of that number, and return what it promises the seat."""
        first = move
        seed = self._seed + number * _NEXT_SEED
        state = self.position.sample(Rng(seed))
        rng = Rng(~seed)
        self.evaluator.begin_playout(rng)
        path = [self._nodes[move]]
        ahead = _Ahead(self.evaluator, state, self.budget.stages)
        state.play(move)
        if self._reply is not None and move == self.budget.also and self._reply in state.legal_moves():
            state.play(self._reply)
        while not ahead.reached(state) and path[-1].playouts >= self.budget.expand_after:
            move = self._follow(path[-1], state)
            path.append(path[-1].children.setdefault(move, Node(state.seats)))
            state.play(move)
        for _ in range(self.budget.longest):
            if ahead.reached(state):
                break
            state.play(self.evaluator.rollout_move(state, rng))
        found = outcome(self.evaluator, state)
        for node in path:
            node.add(found)
        if self.budget.also is not None:
            self._consequences[first].append(self.evaluator.consequences(self.root, state, self.position.seat))
        return found.shares[self.position.seat]

    def _follow(self, node: Node, state: Any) -> Move:
        """Choose the child to descend to (PUCT): it has won most for its seat, or looks good and was rarely tried."""
        candidates = self._worth_trying(state)
        if len(candidates) == 1:
            return candidates[0].move
        seat: int = state.to_act
        mean = node.shares[seat] / node.playouts
        likely = _likelihoods(candidates, self.evaluator.temperature(state))
        reach = self.budget.exploration * sqrt(node.playouts)

        def promise(pair: tuple[Candidate, float]) -> float:
            child = node.children.get(pair[0].move)
            playouts = child.playouts if child is not None else 0
            won = child.shares[seat] / playouts if child is not None else mean
            return won + reach * pair[1] / (1 + playouts)

        return max(zip(candidates, likely, strict=True), key=promise)[0].move


def leads_by(won: Sequence[Sequence[float]]) -> float:
    """Return by how many standard errors the best column leads each other one, where it leads the least.

    won: a row a sample, with what each candidate promised on it.
    """
    many = len(won)
    columns = list(zip(*won, strict=True))
    best = max(range(len(columns)), key=lambda number: sum(columns[number]))
    least = inf
    for number, column in enumerate(columns):
        if number != best:
            leads = [one - other for one, other in zip(columns[best], column, strict=True)]
            mean = sum(leads) / many
            error = sqrt(sum((lead - mean) ** 2 for lead in leads) / (many * (many - 1)))
            least = min(least, mean / error if error else 0.0)
    return least


class _Ahead:
    """A condition that is met when a playout has advanced by so many stages."""

    def __init__(self, evaluator: Evaluator, state: Any, stages: int):
        self.evaluator, self.left, self.stage = evaluator, stages, evaluator.stage(state)

    def reached(self, state: Any) -> bool:
        if state.to_act is None:
            return True
        stage = self.evaluator.stage(state)
        if stage != self.stage:
            self.stage = stage
            self.left -= 1
        return self.left <= 0


def _likelihoods(candidates: Sequence[Candidate], temperature: float) -> list[float]:
    """Return each candidate's prior probability of being the best."""
    best = candidates[0].worth
    weights = [exp(min(0.0, (one.worth - best) / temperature)) for one in candidates]
    total = sum(weights)
    return [weight / total for weight in weights]


def _never() -> bool:
    return False
