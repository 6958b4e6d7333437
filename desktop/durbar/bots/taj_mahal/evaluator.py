"""What the computer players know of Taj Mahal: visits thought of in a compact form, and what they promise."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from math import sqrt

import msgspec

from durbar.bots.search.evaluator import Candidate
from durbar.bots.search.position import Position
from durbar.bots.search.result import SearchResult, merge_results
from durbar.bots.search.search import Budget, Search
from durbar.bots.search.searcher import PARTS, Searcher, misjudged, normal
from durbar.bots.taj_mahal.consequences import consequences
from durbar.bots.taj_mahal.judgement import UNTRAINED, Weights
from durbar.bots.taj_mahal.visit import NO_WHIMS, Visit, VisitContext
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.taj_mahal.state import TajMahalState

#: What part of what the others gain or lose counts, see ``expected``.
OTHERS_SHARE = 0.2
#: Of ``temperature``: after the last visit, more with the square root of those left and with their number: from how far
#: games ended from what had been expected.
_TEMPERATURE = (0.3, 3.0, 0.3)
#: How far the others may fear each other more or less than usual.
_FEAR_RANGE = 0.4
_FINE = 1000
#: Whims are taken from so many places.
_WHIMS = 2048
#: What part of its errors an erring player makes where nobody else can interfere.
_SURER = 0.3


class TajMahalEvaluator:
    """How visits of Taj Mahal are judged; see ``Evaluator``. Its states are visits in thought."""

    def __init__(self, weights: Weights = UNTRAINED, seat: int | None = None, plays: int | None = None):
        """weights: by which a full state is judged. seat: who searches. plays: so many deserve a thought; leaving does
        always.
        """
        self.weights, self.seat, self.plays = weights, seat, plays

    def weigh(self, state: Visit | TajMahalState) -> Sequence[Candidate]:
        """Return the moves by first impression, best first."""
        visit = Visit(VisitContext(state, self.weights), state) if isinstance(state, TajMahalState) else state
        return visit.weigh(self.plays)

    def begin_playout(self, rng: Rng) -> None:
        """Draw nothing: all playouts are alike."""

    def rollout_move(self, state: Visit, rng: Rng) -> Move:
        """Return what is usually done; sure, and fast."""
        return state.rollout_move()

    def stage(self, state: Visit) -> Hashable:
        """Return whether the visit is over."""
        return state.over

    def expected(self, state: Visit) -> Sequence[float]:
        """Return final points by what a visit brought, and by what the hand and all else promise.

        What the others make of a visit is less sure than one's own gain, and much of it is chance: but in the last
        visit only part of it counts for the searcher.
        """
        context = state.context
        values = [
            context.standing[seat] + gain + context.hand(state.hands[seat]) for seat, gain in enumerate(state.gains)
        ]
        if self.seat is not None and context.prospects.left:
            for seat, usual in enumerate(context.usual):
                if seat != self.seat:
                    values[seat] = usual + OTHERS_SHARE * (values[seat] - usual)
        return values

    def consequences(self, root: Visit, state: Visit, seat: int) -> Sequence[float]:
        """Return what a playout led to; see ``Evaluator``."""
        return consequences(state, seat)

    def temperature(self, state: Visit) -> float:
        """Return the lead, in points; see ``Evaluator``."""
        sure, root, each = _TEMPERATURE
        left = state.context.prospects.left
        return sure + root * sqrt(left) + each * left


class Outline:
    """A position whose samples are visits in thought.

    While all unseen cards come from the first filling of the draw pile, they are dealt here at once; afterwards whose
    cards may have come from where takes longer to find out.
    """

    def __init__(self, position: Position, weights: Weights = UNTRAINED, whim: float = 0.0):
        """weights: by which the visits are judged. whim: by how many points players misjudge a play."""
        self.whim = whim
        self.seat = position.seat
        self.position = position
        state = _sample(position, Rng(0))
        self.context = VisitContext(state, weights)
        self._like = Visit(self.context, state)
        self.sure = self._like.step is not None
        self._known = [state.known[seat] if seat != self.seat else hand for seat, hand in enumerate(state.hands)]
        self._hidden = [len(hand) - len(known) for hand, known in zip(state.hands, self._known, strict=True)]
        self._unseen = b""
        if not state.filling:
            self._unseen = bytes(state.bag) + b"".join(
                _less(hand, known) for hand, known in zip(state.hands, self._known, strict=True)
            )
        self._last: tuple[int, Visit] | None = None

    def sample(self, rng: Rng) -> Visit:
        """Return a visit that agrees with what the seat knows."""
        seed = rng.state
        if self._last is None or self._last[0] != seed:
            self._last = seed, self._new(rng)
        return self._last[1].copy()

    def _new(self, rng: Rng) -> Visit:
        if self._unseen:
            visit = self._like.copy()
            self._deal(visit, rng)
        else:
            visit = Visit(self.context, _sample(self.position, rng))
        visit.fears = [1 + _FEAR_RANGE * (rng.below(2 * _FINE + 1) / _FINE - 1) for _ in visit.hands]
        if self.whim:
            first = rng.below(_WHIMS)
            visit.whims = _whims(self.whim)[first : first + len(NO_WHIMS)]
        return visit

    def _deal(self, visit: Visit, rng: Rng) -> None:
        cards = bytearray(self._unseen)
        many = len(cards)
        dealt = 0
        for seat, hidden in enumerate([*self._hidden, visit.seats]):
            first = dealt
            for _ in range(min(hidden, many - dealt)):
                other = dealt + rng.below(many - dealt)
                cards[dealt], cards[other] = cards[other], cards[dealt]
                dealt += 1
            if seat < visit.seats:
                visit.hands[seat] = self._known[seat] + cards[first:dealt]
            else:
                visit.pile = bytes(cards[first:dealt])


class VisitSearcher(Searcher):
    """A player that searches among visits in thought. Of palaces and cards to take it is sure."""

    def __init__(self, weights: Weights, budget: Budget, whim: float = 0.0):
        """weights: what things are worth to it. whim: by how many points it thinks that players misjudge a play."""
        super().__init__(lambda _: TajMahalEvaluator(), budget)
        self.weights, self.whim = weights, whim

    def patient(self, times: int) -> VisitSearcher:
        """Return the same player, thinking so many times longer."""
        return VisitSearcher(self.weights, super().patient(times).budget, self.whim)

    def adviser(self) -> VisitSearcher:
        """Return the same player, trying also what seems clearly worse, or has no rival."""
        return VisitSearcher(self.weights, super().adviser().budget, self.whim)

    def part(self, position: Position, seed: int, part: int, stop: Callable[[], bool] | None = None) -> SearchResult:
        """Return one part of the search about a decision; see ``Searcher``."""
        return self._part(self._outline(position), seed, part, stop)

    def think(self, position: Position, seed: int) -> SearchResult:
        """Return the whole search, here and now."""
        return self.consider(self._outline(position), seed)

    def consider(self, outline: Outline, seed: int) -> SearchResult:
        """Return the whole search, in an outline of the position."""
        return merge_results([self._part(outline, seed, part) for part in range(PARTS)])

    def _outline(self, position: Position) -> Outline:
        return Outline(position, self.weights, self.whim)

    def _part(self, outline: Outline, seed: int, part: int, stop: Callable[[], bool] | None = None) -> SearchResult:
        moves = 1 if outline.sure and not self.budget.alone else self.budget.moves
        budget = msgspec.structs.replace(self.budget, playouts=max(1, self.budget.playouts // PARTS), moves=moves)
        evaluator = TajMahalEvaluator(seat=outline.seat, plays=self.budget.moves - 1)
        return Search(outline, evaluator, budget, seed, part).run(stop)


@cache
def _whims(whim: float) -> tuple[float, ...]:
    """Return whims of this standard size, always the same: a visit takes some of them from anywhere."""
    rng = Rng(0)
    return tuple(whim * normal(rng) for _ in range(_WHIMS + len(NO_WHIMS)))


class Erring:
    """A player that thinks a little, and misjudges every move a little."""

    def __init__(self, player: VisitSearcher, error: float, blindness: float):
        """error: by how many points it usually misjudges a play. blindness: it never takes one that seems worth so many
        points less than the best. Of palaces and cards to take it is surer.
        """
        self.player, self.error, self.blindness = player, error, blindness

    def choose(self, position: Position, seed: int) -> Move:
        """Return what looks best in its eyes. The seed decides how it errs."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        rng = Rng(seed)
        outline = Outline(position, self.player.weights)
        if outline.sure:
            candidates = outline.sample(rng).weigh()
            return misjudged(candidates, self.error * _SURER, self.blindness * _SURER, rng)
        result = self.player.consider(outline, seed)
        moves = {str(move): move for move in legal}
        means = [
            Candidate(moves[one.move], one.points[position.seat] / one.playouts) for one in result.moves if one.playouts
        ]
        return misjudged(sorted(means, key=lambda one: -one.worth), self.error, self.blindness, rng)


def _sample(position: Position, rng: Rng) -> TajMahalState:
    state = position.sample(rng)
    assert isinstance(state, TajMahalState)
    return state


def _less(cards: bytes, fewer: bytes) -> bytes:
    """Return cards but for others that are among them."""
    for card in fewer:
        cards = cards.replace(bytes((card,)), b"", 1)
    return cards
