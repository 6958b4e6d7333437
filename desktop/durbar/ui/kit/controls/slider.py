"""A level slider: a native one in our own look."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QSizePolicy,
    QSlider,
    QWidget,
)

from durbar.ui.kit.controls.wheel import WheelPasses
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look


class Slider(WheelPasses, QSlider):
    """A level slider of our look: a rail, gold up to the knob. A click on the rail takes the knob there."""

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        paint.ring_focus(self, 6)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Room for the knob."""
        return QSize(look.px(220), look.px(30))

    def minimumSizeHint(self) -> QSize:
        """It may be short."""
        return QSize(look.px(120), look.px(30))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the knob."""
        self.setSliderDown(True)
        self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the knob."""
        if self.isSliderDown():
            self._follow(event)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """Let it go."""
        self.setSliderDown(False)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Rail and knob."""
        left, right = self._rail()
        middle, rail, knob = self.height() / 2, look.px(4), 8.5 * look.u
        span = max(1, self.maximum() - self.minimum())
        x = left + (right - left) * (self.sliderPosition() - self.minimum()) / span
        painter = QPainter(self)
        for end, colour in ((right, look.c.rail), (x, look.c.rule)):
            bar = QRectF(left, round(middle - rail / 2), end - left, rail)
            paint.rounded(painter, bar, colour, paint.NOTHING, 0, rail / 2)
        painter.setPen(QPen(look.c.panel, 2.4 * look.u))
        painter.setBrush(look.c.act)
        painter.drawEllipse(QPointF(x, middle), knob, knob)

    def _follow(self, event: QMouseEvent) -> None:
        left, right = self._rail()
        part = min(max((event.position().x() - left) / max(1.0, right - left), 0.0), 1.0)
        steps = round(part * (self.maximum() - self.minimum()) / self.singleStep())
        self.setSliderPosition(self.minimum() + steps * self.singleStep())

    def _rail(self) -> tuple[float, float]:
        return 11 * look.u, self.width() - 11 * look.u
