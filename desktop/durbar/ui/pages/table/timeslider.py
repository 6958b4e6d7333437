"""The slider that goes back through a game and forward again."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from durbar.ui.kit.controls.wheel import WheelPasses
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.style import slider_style
from durbar.ui.kit.look.theme import look

#: Units at each end that the knob needs beyond the rail.
OVERHANG = 14


class TimeSlider(WheelPasses, QSlider):
    """A place for each move, from the start to now; a diamond where a stage begins.

    Home, ←, → and End go by move, ↑ and ↓ by stage. travelled(int): the person went to that many moves played.
    """

    travelled = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setStyle(slider_style())
        self._stages: tuple[tuple[int, str], ...] = ()
        self.setPageStep(10)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._by_keys = False
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)
        self.valueChanged.connect(self.travelled)

    def set_history(self, at: int, last: int, stages: Sequence[tuple[int, str]]) -> None:
        """Show a game of ``last`` moves after its move ``at``.

        stages: for each, after which move it begins, and words below its diamond.
        """
        self._stages = tuple(stages)
        self.blockSignals(True)
        self.setRange(0, last)
        self.setValue(at)
        self.blockSignals(False)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of the top bar, and the usual width."""
        return QSize(look.px(464 + 2 * OVERHANG), look.px(40))

    def minimumSizeHint(self) -> QSize:
        """Return a size in which it can still be used."""
        return QSize(look.px(120), look.px(40))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go by stage with ↑ and ↓; the rest as sliders have it."""
        self._by_keys = True
        if event.key() == Qt.Key.Key_Up:
            self.setValue(max((move for move, _ in self._stages if move < self.value()), default=0))
        elif event.key() == Qt.Key.Key_Down:
            self.setValue(min((move for move, _ in self._stages if move > self.value()), default=self.maximum()))
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show a ring round the knob, unless the pointer came."""
        self._by_keys = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the knob there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag it."""
        if self.isSliderDown():
            self._follow(event)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """Let the knob go."""
        self.setSliderDown(False)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw rail, gold behind, diamonds and knob."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        u, middle = look.u, round(self.height() / 2)
        left, right = self._ends()
        knob = self._x(self.value())
        high = max(2, look.px(4))
        rail = QRectF(left, middle - high / 2, right - left, high)
        paint.rounded(painter, rail, look.c.rail, paint.NOTHING, 0, high / 2)
        if knob > left:
            paint.rounded(painter, QRectF(left, rail.y(), knob - left, high), look.c.rule, paint.NOTHING, 0, high / 2)
        self._paint_stages(painter, middle)
        radius = (9.5 if self.isEnabled() and (self.underMouse() or self.isSliderDown()) else 8.5) * u
        painter.setPen(QPen(look.c.panel, 2.4 * u))
        painter.setBrush(look.c.act if self.isEnabled() else look.c.rail)
        painter.drawEllipse(QPointF(knob, middle), radius, radius)
        if self._by_keys and self.hasFocus():
            paint.focus_ring(painter, QRectF(knob - radius, middle - radius, 2 * radius, 2 * radius), radius / u + 2)

    def _paint_stages(self, painter: QPainter, middle: float) -> None:
        size = 5 * look.u
        font = look.sans(10)
        low = middle + 9 * look.u
        room = self.height() - low >= paint.line_of(font) - 4 * look.u
        for move, words in self._stages:
            x = self._x(move)
            painter.setPen(QPen(look.c.ground, max(1.0, look.u)))
            painter.setBrush(look.c.rule)
            corners = [QPointF(x - size, middle), QPointF(x, middle - size), QPointF(x + size, middle)]
            painter.drawPolygon(QPolygonF([*corners, QPointF(x, middle + size)]))
            if words and room:
                place = QRectF(x - 30 * look.u, low, 60 * look.u, self.height() - low)
                paint.words(painter, place, words, font, look.c.quiet, Qt.AlignmentFlag.AlignHCenter)

    def _ends(self) -> tuple[float, float]:
        return OVERHANG * look.u, self.width() - OVERHANG * look.u

    def _x(self, move: int) -> float:
        left, right = self._ends()
        return left + (right - left) * (move / self.maximum() if self.maximum() else 1.0)

    def _follow(self, event: QMouseEvent) -> None:
        left, right = self._ends()
        share = (event.position().x() - left) / max(1.0, right - left)
        self.setValue(round(max(0.0, min(1.0, share)) * self.maximum()))
