"""The statistics' chart: a person's wins, places or scores, game after game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.ui.kit.charts.chart import paint_scale, scale_for
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.words import number


@dataclass(frozen=True)
class Course:
    """What the chart draws, oldest first.

    line: a whole line; dots: single values; dashes: a quiet line to compare with. best_low: 1 is drawn at the top.
    ends: words under the first and the last. spoken: the chart in words.
    """

    line: Sequence[float]
    dots: Sequence[float] = ()
    dashes: Sequence[float] = ()
    best_low: bool = False
    ends: tuple[str, str] = ("", "")
    spoken: str = ""
    colour: QColor | None = None
    written: Callable[[int], str] = number


class CourseChart(QWidget):
    """A chart of a Course."""

    def __init__(self) -> None:
        super().__init__()
        self._course = Course(())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def set_course(self, course: Course) -> None:
        """Draw another course."""
        self._course = course
        self.setAccessibleName(course.spoken)
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for some lines of the scale, and for the words below."""
        return QSize(look.px(400), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return QSize(look.px(240), max(look.px(130), 5 * paint.line_of(look.sans(11.5))))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw scale, ends, dashes, line and dots."""
        course = self._course
        if not course.line:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._scale()
        field = self._field(scale)
        paint_scale(painter, field, scale, course.written, lambda value: self._y(value, field, scale))
        self._paint_ends(painter, field)
        colour = course.colour or look.c.act
        if course.dashes:
            pen = QPen(look.c.quiet, 2 * look.u)
            pen.setDashPattern([3, 2])
            self._paint_line(painter, self._points(course.dashes, field, scale), pen)
        line = self._points(course.line, field, scale)
        self._paint_line(painter, line, QPen(colour, 3 * look.u))
        painter.setPen(QPen(colour, 1.6 * look.u))
        painter.setBrush(look.c.panel)
        radius = (3.2 if len(course.line) < 60 else 2) * look.u
        for dot in self._points(course.dots, field, scale) if course.dots else line[-1:]:
            painter.drawEllipse(dot, radius, radius)

    def _scale(self) -> range:
        course = self._course
        if course.best_low:
            return range(1, max(2, *map(int, course.dots)) + 1)
        return scale_for([*course.line, *course.dots, *course.dashes], course.written)

    def _field(self, scale: range) -> QRectF:
        font = look.sans(11.5)
        left = max(paint.width_of(self._course.written(value), font) for value in scale) + look.px(10)
        top, below = paint.line_of(font) / 2, paint.line_of(look.sans(12)) + look.px(8)
        right = look.px(8)
        return QRectF(left, top, max(20.0, self.width() - left - right), max(20.0, self.height() - top - below))

    def _y(self, value: float, field: QRectF, scale: range) -> float:
        part = (value - scale[0]) / max(1, scale[-1] - scale[0])
        return field.top() + field.height() * (part if self._course.best_low else 1 - part)

    def _points(self, values: Sequence[float], field: QRectF, scale: range) -> list[QPointF]:
        """Return where values lie; a single one in the middle."""
        last = len(values) - 1
        return [
            QPointF(field.left() + field.width() * (at / last if last else 0.5), self._y(value, field, scale))
            for at, value in enumerate(values)
        ]

    def _paint_line(self, painter: QPainter, points: list[QPointF], pen: QPen) -> None:
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(points)

    def _paint_ends(self, painter: QPainter, field: QRectF) -> None:
        first, last = self._course.ends
        box = QRectF(field.left(), field.bottom() + look.px(5), field.width(), paint.line_of(look.sans(12)))
        paint.words(painter, box, first, look.sans(12), look.c.quiet)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        paint.words(painter, box, last, look.sans(12), look.c.quiet, right)
