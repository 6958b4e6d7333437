"""The sheet of another who acts, enlarged over the tabs while one waits: the own sheet stays on the board."""

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea

from durbar.ui.kit.frame.frame import Column
from durbar.ui.kit.frame.peek import Peek
from durbar.ui.kit.frame.sketches import SHAPE
from durbar.ui.kit.look.theme import look

#: Units: what it needs of the tabs, at least; else it takes this part of the column, below one's own panel.
_LEAST, _PART = 150, 0.6


class Watch(Peek):
    """It covers the list of moves, which is empty meanwhile. pressed(seat): this sheet is wanted large."""

    pressed = Signal(int)

    def __init__(self, board: QAbstractScrollArea, column: Column) -> None:
        self._column = column
        super().__init__(board)

    def has_room(self) -> bool:
        """Whether the column is in sight."""
        return self._column.isVisible()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """It is seen larger still over the board."""
        event.accept()
        self.pressed.emit(self.seat)

    def _room(self) -> QRect:
        """What of the tabs is in sight, or else the lower part of the column, in the parent's pixels."""
        tabs, whole = self._column.tabs, self._column.rect()
        place = QRect(tabs.mapTo(self._column, QPoint(0, 0)), tabs.size()).intersected(whole)
        if place.height() < look.px(_LEAST):
            place = whole.adjusted(0, round(whole.height() * (1 - _PART)), -look.px(10), 0)
        return place.translated(self._column.pos())

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
