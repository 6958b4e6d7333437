"""What a review tells: the curve of everybody's chances, its swings and what they came from, luck and play.

Chances are known at choices: what the best move promises by what could be known then, and what the move that was made
promises. Where all see as good as the same (``Players.same_view``), everybody's chances are, and sum to 1. Where hands
are hidden, a seat's are known at its own choices only, seen with its own eyes: several seats' need not sum to 1 then,
and what others lose by their choices, as it looked to them, moves them in between. All else that is seen at the next
choice is luck where something came to the seat meanwhile that it could not foresee: the deal, a draw, a roll, a card
of somebody’s hand. Else it is the course of the game: what good moves led to that the expert had not seen coming, and
what is too small to be told. From the fair share of the beginning to the result so everything adds up, for every seat
and exactly. A choice counts as a loss where it is one beyond doubt (``verdict.loss``).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from enum import StrEnum
from math import fsum

import msgspec

from durbar.bots import players_of
from durbar.bots.review.review import Judged, Review, Tried
from durbar.bots.review.verdict import Verdict, loss, verdict

#: So many turning points are told.
TURNING = 3
#: Who is ahead has so much more of the chance to win than anybody else.
CLEAR = 0.05


class Kind(StrEnum):
    """What changed a seat's chance. OWN: its choice. OTHERS: somebody else's choice. CHANCE: the deal, a draw, a roll,
    something that came to light. COURSE: nothing of all this; the expert saw it coming no sooner. BETWEEN: chance or
    the course of the game, and choices of others that were not judged.
    """

    OWN = "own"
    OTHERS = "others"
    CHANCE = "chance"
    COURSE = "course"
    BETWEEN = "between"


class Point(msgspec.Struct, frozen=True):
    """A seat's chance to win after so many moves, from 0 to 1."""

    at: int
    chance: float


class Swing(msgspec.Struct, frozen=True):
    """A change of a seat's chance. at: after so many moves it began; end: after so many it was seen. by: how much.

    chooser: whose choice it was, None where it was none.
    """

    seat: int
    at: int
    end: int
    kind: Kind
    by: float
    chooser: int | None = None


class Moment(msgspec.Struct, frozen=True):
    """A choice worth telling. loss: of who chose, 0 where nothing was lost for sure."""

    judged: Judged
    verdict: Verdict
    loss: float

    @property
    def at(self) -> int:
        """After how many moves."""
        return self.judged.at

    @property
    def seat(self) -> int:
        """Whose choice it was."""
        return self.judged.seat


class Sums(msgspec.Struct, frozen=True):
    """Where a seat's result came from: fair + luck + course + own + others = result. unsplit: what stands in ``luck``
    but may have been a choice that was not judged.

    result: the win, or its chances now in a game that goes on.
    """

    seat: int
    fair: float
    luck: float
    course: float
    own: float
    others: float
    unsplit: float
    result: float


class Tale(msgspec.Struct, frozen=True):
    """A seat's game in a few facts. ahead_until: after how many moves it was ahead for the last time, None where it
    never was; ahead_since: from where on it has been ahead to the end, None where it was not then. By CLEAR, that is.
    costliest: its worst moment, None where nothing was lost for sure.
    """

    seat: int
    ahead_until: int | None
    ahead_since: int | None
    costliest: Moment | None
    sums: Sums


class Accuracy(msgspec.Struct, frozen=True):
    """How a seat chose. choices: judged ones. counts: by verdict. lost: on average, in chance."""

    seat: int
    choices: int
    counts: dict[Verdict, int]
    lost: float


class Story:
    """The story of a review. swings: every change of each seat's chance, in order, from the fair share to the result:
    they add up exactly, and are worked out once, for that takes some milliseconds a seat.

    A review that is not ready has gaps, which are BETWEEN. Where a game goes on they lead to what is known last.
    """

    def __init__(self, review: Review):
        """Tell of a review."""
        self.review = review
        self.swings = [_swings(review, seat) for seat in range(review.seats)]

    def curve(self, seat: int) -> list[Point]:
        """Return a seat's chance from the fair share at the beginning on, each time it changed or was looked at anew.

        Two points at the same place are a jump.
        """
        now = 1 / self.review.seats
        found = [Point(0, now)]
        for swing in self.swings[seat]:
            now += swing.by
            found.append(Point(swing.end, min(1.0, max(0.0, now))))
        return found

    def sums(self) -> list[Sums]:
        """Return for each seat where its result came from."""
        found, end = [], self.review.result
        for seat, changes in enumerate(self.swings):
            own, others, chance, course, between = (
                fsum(swing.by for swing in changes if swing.kind is kind)
                for kind in (Kind.OWN, Kind.OTHERS, Kind.CHANCE, Kind.COURSE, Kind.BETWEEN)
            )
            fair = 1 / self.review.seats
            result = fair + fsum(swing.by for swing in changes) if end is None else end[seat]
            found.append(Sums(seat, fair, chance + between, course, own, others, between, result))
        return found

    def turning_points(self, seat: int | None = None, many: int = TURNING) -> list[Swing]:
        """Return the largest swings, in their order: those of a seat, or of whom each changed most. The deal is none,
        nor the end of a game, at which everybody's chance comes out, nor its course, in which nothing happened.
        """
        changes = [
            swing
            for own in (self.swings if seat is None else [self.swings[seat]])
            for swing in own
            if swing.by and swing.at and swing.end < self.review.moves and swing.kind is not Kind.COURSE
        ]
        largest: dict[tuple[int, int], Swing] = {}
        for swing in sorted(changes, key=lambda swing: (-abs(swing.by), swing.at, swing.seat)):
            largest.setdefault((swing.at, swing.end), swing)
        return sorted(list(largest.values())[:many], key=lambda swing: (swing.at, swing.end))

    def tale(self, seat: int) -> Tale:
        """Return a seat's game in a few facts."""
        until, since = self._ahead(seat)
        costliest = next(iter(moments(self.review, seat)), None)
        return Tale(seat, until, since, costliest, self.sums()[seat])

    def _ahead(self, seat: int) -> tuple[int | None, int | None]:
        """Return until and since when a seat is ahead; see Tale."""
        seats = self.review.seats
        changes = sorted(
            ((point.at, one, point.chance) for one in range(seats) for point in self.curve(one)),
            key=lambda change: change[0],
        )
        now = [1 / seats] * seats
        until = since = None
        for number, (at, one, chance) in enumerate(changes):
            now[one] = chance
            if number + 1 < len(changes) and changes[number + 1][0] == at:
                continue  # at the same place more changes
            others = max(other for place, other in enumerate(now) if place != seat)
            if now[seat] > others + CLEAR:
                until, since = at, at if since is None else since
            else:
                since = None
        return until, since


def has_chance(review: Review) -> bool:
    """Return whether chance had a part after the deal: something came that nobody could foresee, not even who acted."""
    return any(one == (1 << review.seats) - 1 for one in review.lights)


def moments(review: Review, seat: int | None = None, in_order: bool = False) -> list[Moment]:
    """Return inaccuracies, mistakes and blunders, worst first or in their order; of one seat, or all."""
    found = [
        moment
        for one in review.judged
        if (seat is None or one.seat == seat) and (moment := moment_of(one)).verdict not in (Verdict.BEST, Verdict.FINE)
    ]
    return found if in_order else worst_first(found)


def worst_first(found: Sequence[Moment]) -> list[Moment]:
    """Return moments by what they cost."""
    return sorted(found, key=lambda moment: (-moment.loss, moment.at))


def moment_of(judged: Judged) -> Moment:
    """Return what is told of a choice."""
    return Moment(judged, verdict(judged), loss(judged))


def accuracy(review: Review, seat: int) -> Accuracy:
    """Return how a seat chose."""
    own = [moment_of(one) for one in review.judged if one.seat == seat]
    counts = {name: sum(moment.verdict is name for moment in own) for name in Verdict}
    return Accuracy(seat, len(own), counts, fsum(moment.loss for moment in own) / len(own) if own else 0.0)


def place(tried: Tried, seat: int) -> float:
    """Return the place that a seat may expect, from 1: who is likelier to win is likelier to be before another, in the
    same proportion.
    """
    own = tried.chances[seat]
    others = [one for other, one in enumerate(tried.chances) if other != seat]
    return 1 + fsum(other / (own + other) if own + other > 0 else 0.5 for other in others)


def _swings(review: Review, seat: int) -> list[Swing]:
    """Return every change of a seat's chance, in order; see Story."""
    found: list[Swing] = []
    at, now = 0, 1 / review.seats
    judged = {one.at for one in review.judged}
    unjudged = [one.at for one in review.choices if one.at not in judged]
    everybody = players_of(review.game).same_view
    for one in review.judged:
        change = _changes(one)[seat]
        if one.seat == seat or everybody:
            before = one.made.chances[seat] - change
            found.append(_seen(review, seat, at, one.at, before - now, unjudged))
            kind = Kind.OWN if one.seat == seat else Kind.OTHERS
            found.append(Swing(seat, one.at, one.at + 1, kind, change, one.seat))
            at, now = one.at + 1, before + change
        elif change:
            change = min(1.0, max(0.0, now + change)) - now  # who chose saw other chances than this seat
            found.append(Swing(seat, one.at, one.at + 1, Kind.OTHERS, change, one.seat))
            now += change
    if review.result is not None:
        found.append(_seen(review, seat, at, review.moves, review.result[seat] - now, unjudged))
    return found


def _changes(judged: Judged) -> tuple[float, ...]:
    """Return by how much a choice changed everybody's chance, as it looked to who chose; nothing where it lost nothing
    for sure.
    """
    made, best = judged.made, judged.best
    if not loss(judged):
        return (0.0,) * len(made.chances)
    return tuple(one - other for one, other in zip(made.chances, best.chances, strict=True))


def _seen(review: Review, seat: int, at: int, end: int, by: float, unjudged: Sequence[int]) -> Swing:
    """Return what a seat sees has changed since chances were known last, apart from choices that were judged."""
    hidden = review.result is None and len(review.reviewed) < review.seats  # choices of others are not told
    chosen = (hidden and at < end) or bisect_left(unjudged, at) < bisect_left(unjudged, end)
    if chosen:
        return Swing(seat, at, end, Kind.BETWEEN, by)
    # everybody's chances move at once where all see as good as the same: what is luck for one is for all
    seats = -1 if players_of(review.game).same_view else 1 << seat
    lit = not at or any(one & seats for one in review.lights[at - 1 : end])  # by the choice before it, too
    return Swing(seat, at, end, Kind.CHANCE if lit else Kind.COURSE, by)
