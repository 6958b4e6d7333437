"""Points by stage as lines: each seat has its colour, its dashes, and its emblem at the end."""

import math
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.session.player import Player
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.words import listed, number, translate

#: Dashes and gaps in widths of the line, by place in the standings; the first line is whole.
_DASHES: tuple[tuple[float, ...], ...] = ((), (0.8, 1.6), (3, 1.6), (3.8, 1.4, 0.8, 1.4), (1.8, 2.4))
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
_MAX_LINES = 5
#: Units from the end of the lines to the emblems.
_EMBLEM_GAP = 14


@dataclass(frozen=True)
class _Plane:
    """Where points lie: the field in pixels, the scale, the number of the last stage."""

    field: QRectF
    scale: range
    last: int

    def at(self, stage: int, value: float) -> QPointF:
        """Return the place of a number of points after a stage."""
        x = self.field.left() + self.field.width() * stage / self.last
        low, high = self.scale[0], self.scale[-1]
        return QPointF(x, self.field.bottom() - self.field.height() * (value - low) / (high - low))


class CurveChart(QWidget):
    """A chart of the points of every seat at the start and after each stage."""

    def __init__(self) -> None:
        super().__init__()
        self._words: Sequence[str] = ()
        self._curve: Sequence[Sequence[int]] = ()
        self._players: Sequence[Player] = ()
        self._order: Sequence[int] = ()
        self._number: Callable[[int], str] = number
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def set_curve(
        self,
        words: Sequence[str],
        curve: Sequence[Sequence[int]],
        players: Sequence[Player],
        order: Sequence[int],
        written: Callable[[int], str] = number,
    ) -> None:
        """Set the curve. words: under the points. curve: points by seat. order: seats from first to last place.

        written: how a value is written.
        """
        self._number = written
        self._words, self._curve, self._players, self._order = words, curve, players, order
        lines = [f"{players[seat].name}: {listed([written(value) for value in curve[seat]])}." for seat in order]
        self.setAccessibleName(translate("Results", "Chart. {lines}").format(lines=" ".join(lines)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for five lines and their emblems."""
        return QSize(
            look.px(400),
            max(look.px(130), len(self._order) * self._end_step() + paint.line_of(look.sans(12)) + look.px(8)),
        )

    def minimumSizeHint(self) -> QSize:
        """Return every emblem keeps its place."""
        return QSize(
            look.px(240), max(look.px(130), len(self._order) * self._end_step() + paint.line_of(look.sans(12)))
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw lines of the scale, words, curves, emblems."""
        if not self._curve:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plane = self._plane()
        paint_scale(painter, plane.field, plane.scale, self._number, lambda value: plane.at(0, value).y())
        self._paint_words(painter, plane)
        for place, seat in reversed(list(enumerate(self._order))):
            self._paint_line(painter, plane, place, seat)
        self._paint_ends(painter, plane)

    def _plane(self) -> _Plane:
        scale = scale_for([value for points in self._curve for value in points], self._number)
        numbers = max(paint.width_of(self._number(value), look.sans(11.5)) for value in scale)
        left = numbers + look.px(10)
        ends = [self._number(points[-1]) for points in self._curve]
        right = look.px(42) + max(paint.width_of(text, look.serif(14, bold=True)) for text in ("888", *ends))
        top = max(look.px(8), self._end_step() / 2)
        below = paint.line_of(look.sans(12)) + self._drop() + look.px(3)
        field = QRectF(left, top, max(20.0, self.width() - left - right), max(20.0, self.height() - top - below))
        return _Plane(field, scale, max(1, len(self._words) - 1))

    def _paint_words(self, painter: QPainter, plane: _Plane) -> None:
        """Draw the words of the stages, cut to their room; where that is too narrow, those between others are left out.

        The first has no neighbour at its left, and takes the room it needs there and what the second leaves it. The
        last leaves the one before it its room, and ends before the emblems where one lies as low.
        """
        font, gap = look.sans(12), look.px(4)
        room = plane.field.width() / plane.last - gap
        digit = paint.width_of("8", font)
        narrow = room < 3 * digit
        top, end = plane.field.bottom() + self._drop(), float(self.width())
        if max(self._end_places(plane)) + self._end_step() / 2 > top:
            end = plane.field.right() + look.px(_EMBLEM_GAP - 2)
        taken: list[QRectF] = []
        for stage in (0, *range(len(self._words) - 1, 0, -1)):
            natural = paint.width_of(self._words[stage], font) + 1
            middle, right = plane.at(stage, 0).x(), float(self.width())
            wide = natural if narrow or stage == plane.last else min(room, natural)
            if stage == 0 and not narrow:
                second = max((paint.width_of(words, font) + 1 for words in self._words[1:2]), default=0)
                right = middle + room - min(room, second) / 2
                wide = min(natural, right)
            # among narrow stages the first word stands left of its line, or the second would be left out
            start = middle - wide + digit / 2 if narrow and stage == 0 else middle - wide / 2
            left = max(0.0, min(right - wide, start))
            if stage == plane.last:
                before = paint.width_of(self._words[stage - 1], font) + 1
                taken_before = plane.at(stage - 1, 0).x() + (before if narrow else min(room, before)) / 2
                left = min(max(left, taken_before + gap), end - wide)
            box = QRectF(left, top, wide, paint.line_of(font))
            if not any(box.adjusted(1 - gap, 0, gap - 1, 0).intersects(other) for other in taken):
                paint.words(painter, box, self._words[stage], font, look.c.quiet)
                taken.append(box)

    def _paint_line(self, painter: QPainter, plane: _Plane, place: int, seat: int) -> None:
        points = [plane.at(stage, value) for stage, value in enumerate(self._curve[seat])]
        colour = SEAT_COLOURS[self._players[seat].emblem].colour
        pen = QPen(colour, (3.4 if place == 0 else 2.6) * look.u)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap if place == 0 else Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dashes := _DASHES[place % len(_DASHES)]:
            pen.setDashPattern(list(dashes))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(points)
        painter.setPen(QPen(colour, 2 * look.u))
        painter.setBrush(look.c.panel)
        for point in points[1:-1]:
            painter.drawEllipse(point, 3.6 * look.u, 3.6 * look.u)

    def _paint_ends(self, painter: QPainter, plane: _Plane) -> None:
        """Draw emblem and points at the end of each line, moved apart where they would overlap."""
        side, right = look.px(22), plane.field.right()
        for seat, y in zip(self._order, self._end_places(plane), strict=True):
            seat_colour = SEAT_COLOURS[self._players[seat].emblem]
            painter.setPen(QPen(seat_colour.colour, 1.4 * look.u))
            painter.drawLine(plane.at(plane.last, self._curve[seat][-1]), QPointF(right + look.px(_EMBLEM_GAP), y))
            art.draw(painter, seat_colour.emblem, QRectF(right + look.px(_EMBLEM_GAP), y - side / 2, side, side))
            box = QRectF(right + look.px(42), y - self._end_step() / 2, self.width(), self._end_step())
            paint.words(painter, box, self._number(self._curve[seat][-1]), look.serif(14, bold=True), look.c.ink)

    def _end_places(self, plane: _Plane) -> list[float]:
        """Return how low the emblem of each line is, from first to last place."""
        ends = [plane.at(plane.last, self._curve[seat][-1]).y() for seat in self._order]
        return spread(ends, self._end_step(), self.height())

    def _drop(self) -> int:
        """Return how far below the field the words of the stages begin: below the lowest number of the scale."""
        return max(look.px(5), paint.line_of(look.sans(11.5)) // 2 - look.px(3))

    def _end_step(self) -> int:
        return max(look.px(24), paint.line_of(look.serif(14, bold=True)))


def paint_scale(
    painter: QPainter, field: QRectF, scale: range, written: Callable[[int], str], y_of: Callable[[int], float]
) -> None:
    """Draw the lines of a scale across a field, each with its number at the left. y_of: where a value lies."""
    line = paint.line_of(look.sans(11.5))
    flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    for value in scale:
        y = y_of(value)
        paint.hair(painter, field.left(), field.right(), y, 0.9 if value == 0 else 0.4)
        box = QRectF(0, y - line / 2, field.left() - look.px(8), line)
        paint.words(painter, box, written(value), look.sans(11.5), look.c.quiet, flags)


def scale_for(values: Sequence[float], written: Callable[[int], str] = number) -> range:
    """Return the lines of a chart's scale, from below the lowest value, or 0, to above the highest, in round steps."""
    low, high = min(0, *values), max(1, *values)
    steps = [step for step in _STEPS if _is_whole(written(step))] or [*_STEPS]
    step = next((step for step in steps if (high - low) / step <= _MAX_LINES - 0.5), steps[-1])
    return range(math.floor(low / step) * step, math.ceil(high / step) * step + 1, step)


def _is_whole(written: str) -> bool:
    """Return whether a number as it is written has no part such as ½."""
    return not any(unicodedata.numeric(sign, 0) % 1 for sign in written)


def spread(wanted: Sequence[float], step: float, height: float) -> list[float]:
    """Return places near the wanted ones, in their order, at least ``step`` apart, between 0 and the height."""
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    places = [0.0] * len(wanted)
    last = -step / 2
    for index in order:
        last = places[index] = max(wanted[index], last + step)
    limit = height + step / 2
    for index in reversed(order):
        limit = places[index] = min(places[index], limit - step)
    return places
