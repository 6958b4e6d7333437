"""What the page shows of a review, worked out in whatever thread has time, and then only drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from durbar.bots.review.review import Review
from durbar.bots.review.story import Kind, Moment, Point, Story, Sums, Swing, Tale, moments, worst_first

#: So many swings are marked on the curves.
_MARKED = 12


@dataclass(frozen=True)
class Told:
    """A review as the page shows it.

    curves, swings: by seat that is reviewed. marks: the largest swings, each with the chance that it led to.
    worst, in_order: the moments. sums: of the seats that are reviewed. tale: of the seat whose game is told.
    """

    review: Review
    curves: Mapping[int, Sequence[Point]]
    swings: Mapping[int, Sequence[Swing]]
    marks: Sequence[tuple[Swing, float]]
    worst: Sequence[Moment]
    in_order: Sequence[Moment]
    sums: Sequence[Sums]
    tale: Tale

    @classmethod
    def of(cls, review: Review, seat: int) -> Told:
        """Return all that is told of a review, as far as it has come. seat: whose game is told."""
        told, in_order = Story(review), moments(review, in_order=True)
        curves = {seat: told.curve(seat) for seat in review.reviewed}
        swings = {seat: told.swings[seat] for seat in review.reviewed}
        tale, marked = told.tale(seat), set(told.turning_points(many=_MARKED))
        for swing in list(marked):
            if swing.chooser in review.reviewed and swing.chooser != swing.seat:
                marked.remove(swing)  # a choice is looked for on the line of who made it
                marked.add(_choice(swings[swing.chooser], swing.at))
        if tale.costliest is not None:  # the sentences name it
            marked.add(_choice(swings[seat], tale.costliest.at))
        return cls(
            review,
            curves,
            swings,
            [
                (swing, point.chance)
                for seat, points in curves.items()
                for swing, point in zip(swings[seat], points[1:], strict=True)
                if swing in marked
            ],
            worst_first(in_order),
            in_order,
            [one for one in told.sums() if one.seat in review.reviewed],
            tale,
        )

    @property
    def whole(self) -> bool:
        """Whether every choice has been looked at once: before that, sums say nothing."""
        wanted = sum(choice.seat in self.review.reviewed for choice in self.review.choices)
        return len(self.review.judged) == wanted

    def chance(self, seat: int, at: int) -> float:
        """Return a seat's chance after so many moves, as it was last seen by then."""
        return next(point.chance for point in reversed(self.curves[seat]) if point.at <= at)


def _choice(swings: Sequence[Swing], at: int) -> Swing:
    """Return what somebody's own choice after so many moves changed for that player."""
    return next(swing for swing in swings if swing.kind is Kind.OWN and swing.at == at)
