"""The sheet of another who acts, enlarged over the tabs while one waits: the own sheet stays on the board."""

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea

from durbar.ui.kit.frame.frame import Column
from durbar.ui.kit.frame.peek import Peek
from durbar.ui.kit.frame.sketches import SHAPE
from durbar.ui.kit.look.theme import look

#: Units: where it would be lower, it is not shown.
_LEAST = 120


class Watch(Peek):
    """It covers the list of moves, which is empty meanwhile. pressed(seat): this sheet is wanted large."""

    pressed = Signal(int)

    def __init__(self, board: QAbstractScrollArea, column: Column) -> None:
        self._column = column
        super().__init__(board)

    def has_room(self) -> bool:
        """Whether the tabs are in sight and high enough."""
        return self._column.isVisible() and self._room().height() >= look.px(_LEAST)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """It is seen larger still over the board."""
        event.accept()
        self.pressed.emit(self.seat)

    def _room(self) -> QRect:
        """What of the tabs is in sight, in the parent's pixels."""
        tabs = self._column.tabs
        place = QRect(tabs.mapTo(self._column, QPoint(0, 0)), tabs.size())
        return place.intersected(self._column.rect()).translated(self._column.pos())

    def _widest(self) -> int:
        return self._column.tabs.width()

    def _foot_words(self) -> str:
        return ""

    def _foot(self) -> int:
        return look.px(6)

    def _place(self) -> None:
        room, rims = self._room(), 2 * look.px(8)
        high = int(min((room.width() - rims) / SHAPE, room.height() - self._bands()))
        place = QRect(room.x(), room.y(), room.width(), max(1, high) + self._bands())
        if place != self.geometry():
            self._forget_picture()
            self.setGeometry(place)
