"""A list to pick one of."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from durbar.ui.kit.controls.wheel import WheelPasses
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look


class Pick(WheelPasses, QComboBox):
    """A list to pick one of, closed until it is asked; only when it is open the wheel is its own."""

    def __init__(self, name: str = "", size: float = 13.5, height: float = 34, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size, self._height = size, height
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)  # else other words don't widen it
        paint.ring_focus(self, 5)
        look.changed.connect(self._restyle)
        self._restyle()

    def sizeHint(self) -> QSize:
        """Return a size that is easily hit."""
        return super().sizeHint().expandedTo(QSize(0, look.px(self._height)))

    def _restyle(self) -> None:
        self.setFont(look.sans(self._size))
        self.view().setFont(look.sans(self._size))
        self.updateGeometry()
