"""The curves of everybody's chance to win, with the swings that mattered and a line where one looks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.bots.review.review import Review
from durbar.bots.review.story import Kind
from durbar.session.player import Player
from durbar.ui.kit.charts.chart import spread
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.pages.review.told import Told
from durbar.ui.review_words import change, luck_name, percent
from durbar.ui.words import number, translate

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_SCALE = (0.0, 0.5, 1.0)
#: Units round the middle of a sign where a click means it: a move of a long game is but two pixels wide.
_HIT = 7


def kind_words(review: Review) -> dict[Kind, str]:
    """Return what changes a chance in a review, in words."""
    return {
        Kind.OWN: translate("Review", "own choice"),
        Kind.OTHERS: translate("Review", "somebody else’s mistake"),
        Kind.CHANCE: luck_name(review),
        Kind.COURSE: translate("Review", "course of the game"),
        Kind.BETWEEN: translate("Review", "luck or others"),
    }


def paint_kind(painter: QPainter, kind: Kind, spot: QPointF, radius: float) -> None:
    """Draw the sign of what changed a chance: a form of its own and a colour. radius in pixels."""
    x, y = spot.x(), spot.y()
    painter.setPen(QPen(look.c.ink, max(1.0, look.u)))
    painter.setBrush(_colour(kind))
    match kind:
        case Kind.OWN:
            up, side = QPointF(0, radius * 1.2), QPointF(radius * 1.2, 0)
            painter.drawPolygon(QPolygonF([spot - up, spot + side, spot + up, spot - side]))
        case Kind.OTHERS:
            low = y + radius * 0.8
            corners = [QPointF(x, y - radius * 1.1), QPointF(x + radius * 1.1, low), QPointF(x - radius * 1.1, low)]
            painter.drawPolygon(QPolygonF(corners))
        case _:
            painter.drawEllipse(spot, radius * 0.9, radius * 0.9)


def _colour(kind: Kind) -> QColor:
    colours = {Kind.OWN: look.c.refuse, Kind.OTHERS: look.c.link, Kind.CHANCE: look.c.act, Kind.BETWEEN: look.c.panel}
    return colours[kind]


class ChancesChart(QWidget):
    """The chart. chosen(int): somebody clicked at the place after so many moves."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._told: Told | None = None
        self._players: Sequence[Player] = ()
        self._last, self._at = 1, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._drawn: QPixmap | None = None  # all but where one looks: a long game's curves take 30 ms
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self._draw_anew)

    def set_told(self, told: Told | None, players: Sequence[Player], last: int) -> None:
        """Show a review, as far as it has come. last: how many moves the game has."""
        self._told, self._players, self._last = told, players, max(1, last)
        self.setAccessibleName(" ".join([translate("Review", "Chances to win."), *self._lines(), *self._swings()]))
        self.set_at(self._at)
        self.updateGeometry()
        self._draw_anew()

    def set_at(self, at: int) -> None:
        """Mark the place after so many moves, and say what the chances are there."""
        self._at = at
        told = self._told
        if told is not None:
            words = translate("Review", "After move {number}: {chances}.")
            chances = [f"{self._players[seat].name} {percent(told.chance(seat, at))}" for seat in told.curves]
            self.setAccessibleDescription(words.format(number=number(at), chances=", ".join(chances)))
        self.update()

    def field(self) -> QRectF:
        """Return where the curves lie, in pixels."""
        left = paint.width_of(percent(1), look.sans(11.5)) + look.px(10)
        right = look.px(42) + paint.width_of(percent(1), look.serif(13, bold=True))
        top = paint.line_of(look.sans(11.5)) + look.px(9)
        below = look.px(7)
        return QRectF(left, top, max(20.0, self.width() - left - right), max(20.0, self.height() - top - below))

    def sizeHint(self) -> QSize:
        """Return room for an emblem a player, and a line of words above."""
        seats = len(self._players) or 3
        rows = max(look.px(84), seats * self._row())
        return QSize(look.px(520), rows + paint.line_of(look.sans(11.5)) + look.px(16))

    def minimumSizeHint(self) -> QSize:
        """Return the same height."""
        return QSize(look.px(240), self.sizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where somebody clicks, or to the move of the sign there."""
        if event.button() == Qt.MouseButton.LeftButton:
            field, spot = self.field(), event.position()
            for swing, chance in () if self._told is None else self._told.marks:
                if (self._place(field, swing.end, chance) - spot).manhattanLength() <= look.px(_HIT):
                    self.chosen.emit(swing.end)
                    return
            share = min(1.0, max(0.0, (spot.x() - field.left()) / field.width()))
            self.chosen.emit(round(share * self._last))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw where one looks, and over it all that stays while one looks elsewhere."""
        painter, field, ratio = QPainter(self), self.field(), self.devicePixelRatioF()
        if self._told is not None:
            x = self._place(field, self._at, 0).x()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(look.c.act, max(2.0, 2 * look.u)))
            painter.drawLine(QPointF(x, field.top() - look.px(3)), QPointF(x, field.bottom() + look.px(5)))
        size = self.size() * ratio
        if self._drawn is None or self._drawn.size() != size:
            self._drawn = QPixmap(size)
            self._drawn.setDevicePixelRatio(ratio)
            self._drawn.fill(Qt.GlobalColor.transparent)
            canvas = QPainter(self._drawn)
            self._paint_all(canvas, field)
            canvas.end()
        painter.drawPixmap(0, 0, self._drawn)

    def _draw_anew(self) -> None:
        self._drawn = None
        self.update()

    def _paint_all(self, painter: QPainter, field: QRectF) -> None:
        """Draw signs and their meaning, scale, curves, swings."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_meaning(painter, field)
        for value in _SCALE:
            y = self._place(field, 0, value).y()
            paint.hair(painter, field.left(), field.right(), y, 0.9 if value == 0 else 0.4)
            line = paint.line_of(look.sans(11.5))
            box = QRectF(0, y - line / 2, field.left() - look.px(8), line)
            paint.words(painter, box, percent(value), look.sans(11.5), look.c.quiet, _RIGHT)
        if self._told is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for seat, points in self._told.curves.items():
            pen = QPen(SEAT_COLOURS[self._players[seat].emblem].colour, 2.4 * look.u)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline([self._place(field, point.at, point.chance) for point in points])
        for swing, chance in self._told.marks:
            paint_kind(painter, swing.kind, self._place(field, swing.end, chance), 4.6 * look.u)
        self._paint_ends(painter, field)

    def _paint_meaning(self, painter: QPainter, field: QRectF) -> None:
        font, line = look.sans(11.5), paint.line_of(look.sans(11.5))
        shown = {swing.kind for swing, _ in self._told.marks} if self._told is not None else set()
        left = field.left()
        words_of = {} if self._told is None else kind_words(self._told.review)
        for kind, words in words_of.items():
            if kind in shown:
                paint_kind(painter, kind, QPointF(left + look.px(6), line / 2 + look.px(1)), 4.6 * look.u)
                room = self.width() - left - look.px(16)
                wide = min(room, paint.width_of(words, font) + 1)
                paint.words(painter, QRectF(left + look.px(16), look.px(1), wide, line), words, font, look.c.quiet)
                left += look.px(36) + wide

    def _paint_ends(self, painter: QPainter, field: QRectF) -> None:
        """Draw emblem and chance at the end of each curve, moved apart where they would overlap."""
        assert self._told is not None
        ends = {
            seat: self._place(field, points[-1].at, points[-1].chance) for seat, points in self._told.curves.items()
        }
        top = paint.line_of(look.sans(11.5))
        places = [top + y for y in spread([end.y() - top for end in ends.values()], self._row(), self.height() - top)]
        side, right = min(look.px(20), self._row()), field.right()
        for (seat, end), y in zip(ends.items(), places, strict=True):
            shown = SEAT_COLOURS[self._players[seat].emblem]
            painter.setPen(QPen(shown.colour, 1.2 * look.u))
            painter.drawLine(end, QPointF(right + look.px(12), y))
            art.draw(painter, shown.emblem, QRectF(right + look.px(12), y - side / 2, side, side))
            box = QRectF(right + look.px(36), y - self._row() / 2, self.width(), self._row())
            words = percent(self._told.curves[seat][-1].chance)
            paint.words(painter, box, words, look.serif(13, bold=True), look.c.ink)

    def _place(self, field: QRectF, at: int, chance: float) -> QPointF:
        return QPointF(field.left() + field.width() * at / self._last, field.bottom() - field.height() * chance)

    def _row(self) -> int:
        return max(look.px(21), paint.line_of(look.serif(13, bold=True)))

    def _lines(self) -> list[str]:
        template = translate("Review", "{name}: {first} at the start, {last} at the end.")
        curves = {} if self._told is None else self._told.curves
        return [
            template.format(
                name=self._players[seat].name, first=percent(points[0].chance), last=percent(points[-1].chance)
            )
            for seat, points in curves.items()
        ]

    def _swings(self) -> list[str]:
        template = translate("Review", "Move {number}, {name}: {change}, {kind}.")
        if self._told is None:
            return []
        kinds = kind_words(self._told.review)
        return [
            template.format(
                number=number(swing.end),
                name=self._players[swing.seat].name,
                change=change(swing.by),
                kind=kinds[swing.kind],
            )
            for swing, _ in sorted(self._told.marks, key=lambda mark: mark[0].end)
        ]
