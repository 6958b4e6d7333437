"""A box to tick: a native check box in our own look."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QSizePolicy,
    QWidget,
)

from durbar.ui.kit.controls.buttons import spoken
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look


class Tick(QCheckBox):
    """A box to tick, bold words beside it and, below them, a quiet sentence that says what it is for."""

    def __init__(self, words: str = "", why: str = "", size: float = 14, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        paint.ring_focus(self, 5)
        look.changed.connect(self._restyle)
        self.set_words(words, why)

    def set_words(self, words: str, why: str = "") -> None:
        """Other words."""
        self._words, self._why = words, why
        self.setText(spoken(words))
        self.setAccessibleName(words)
        self.setAccessibleDescription(why)
        self._restyle()

    def sizeHint(self) -> QSize:
        """On one line each, if there is room."""
        title, quiet = look.sans(self._size, bold=True), look.sans(12.5)
        width = self._left() + max(paint.width_of(self._words, title), paint.width_of(self._why, quiet)) + look.px(4)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Room for the box and the longest word."""
        title = look.sans(self._size, bold=True)
        longest = max([paint.width_of(word, title) for word in (self._words + " " + self._why).split()], default=0)
        width = self._left() + longest + look.px(4)
        return QSize(width, look.px(28))

    def hasHeightForWidth(self) -> bool:
        """Words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the wrapped words."""
        title, why = self._heights(width)
        return max(look.px(28), title + why + look.px(6))

    def hitButton(self, pos: object) -> bool:
        """The words too."""
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A new width may need a new height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Hover shows."""
        super().enterEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Box, tick, words."""
        painter = QPainter(self)
        title, why = self._heights(self.width())
        top = (self.height() - title - why) / 2
        self._paint_box(painter, top + title / 2 if not why else self.height() / 2)
        room = QRectF(self._left(), top, self.width() - self._left(), title)
        ink = look.c.ink if self.isEnabled() else look.c.quiet
        paint.words(painter, room, self._words, look.sans(self._size, bold=True), ink, wrap=True)
        if why:
            room = QRectF(self._left(), top + title, self.width() - self._left(), why)
            paint.words(painter, room, self._why, look.sans(12.5), look.c.quiet, wrap=True)

    def _paint_box(self, painter: QPainter, middle: float) -> None:
        u, on = look.u, self.isChecked()
        side = look.px(20)
        box = QRectF(look.px(2), round(middle - side / 2), side, side)
        fill = look.c.act if on else look.c.wash if self.isEnabled() and self.underMouse() else look.c.field
        strength = 1 if self.isEnabled() else 0.4
        paint.panel(
            painter, box, paint.faded(fill, strength), look.c.act_edge if on else look.c.field_line, 1.3, 4, strength
        )
        if on:
            pen = QPen(
                look.c.on_act, 2.6 * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            )
            painter.setPen(pen)
            x, y = box.left(), box.top()
            painter.drawPolyline(
                [QPointF(x + 4.5 * u, y + 10 * u), QPointF(x + 8.5 * u, y + 14.5 * u), QPointF(x + 16 * u, y + 5.5 * u)]
            )

    def _left(self) -> int:
        return look.px(36)

    def _heights(self, width: int) -> tuple[int, int]:
        room = max(1, width - self._left())
        title = paint.height_of(self._words, look.sans(self._size, bold=True), room)
        return title, paint.height_of(self._why, look.sans(12.5), room) if self._why else 0

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()
