"""A list to pick one of: a native combo box in our own look."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QSizePolicy,
    QWidget,
)

from durbar.ui.kit.controls.buttons import pointer_down
from durbar.ui.kit.controls.wheel import WheelPasses
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look


class Pick(WheelPasses, QComboBox):
    """A list to pick one of, closed until it is asked; only when it is open the wheel is its own."""

    def __init__(self, name: str = "", size: float = 13.5, high: float = 34, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self._high = high
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)  # else other words don't widen it
        paint.ring_focus(self, 5)
        look.changed.connect(self._restyle)
        self._restyle()

    def sizeHint(self) -> QSize:
        """As wide as the longest item."""
        font = look.sans(self._size)
        widest = max([paint.width_of(self.itemText(index), font) for index in range(self.count())], default=0)
        return QSize(widest + look.px(46), max(look.px(self._high), paint.line_of(font) + look.px(10)))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Field, item, arrow."""
        painter = QPainter(self)
        rect = QRectF(self.rect())
        hot = self.isEnabled() and self.underMouse()
        line = look.c.rule if hot else look.c.field_line
        paint.panel(painter, rect, look.c.field, line, 1, 5, 1 if self.isEnabled() else 0.4)
        place = rect.adjusted(look.px(12), 0, -look.px(28), 0)
        paint.words(
            painter, place, self.currentText(), look.sans(self._size), look.c.ink if self.isEnabled() else look.c.quiet
        )
        pointer_down(painter, QPointF(rect.right() - 17 * look.u, rect.center().y()), look.c.quiet)

    def _restyle(self) -> None:
        self.setFont(look.sans(self._size))
        palette = QPalette(self.palette())
        for role, colour in (
            (QPalette.ColorRole.Base, look.c.field),
            (QPalette.ColorRole.Window, look.c.field),
            (QPalette.ColorRole.Button, look.c.field),
            (QPalette.ColorRole.Text, look.c.ink),
            (QPalette.ColorRole.ButtonText, look.c.ink),
            (QPalette.ColorRole.WindowText, look.c.ink),
            (QPalette.ColorRole.Highlight, look.c.chosen),
            (QPalette.ColorRole.HighlightedText, look.c.ink),
        ):
            palette.setColor(role, colour)
        self.setPalette(palette)
        self.view().setPalette(palette)
        self.view().setFont(look.sans(self._size))
        self.updateGeometry()
        self.update()
