"""A level slider."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from durbar.ui.kit.controls.wheel import WheelPasses
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.style import slider_style
from durbar.ui.kit.look.theme import look


class Slider(WheelPasses, QSlider):
    """A level slider. A click on the rail takes the knob there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setStyle(slider_style())
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        paint.ring_focus(self, 6)

    def sizeHint(self) -> QSize:
        """Return room for the knob, and for small steps."""
        return QSize(look.px(220), super().sizeHint().height())
