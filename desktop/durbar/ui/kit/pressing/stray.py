"""Stray clicks: a second click on a button that is gone by now is not meant for what stands there instead."""

from PySide6.QtCore import QElapsedTimer, QPoint
from PySide6.QtWidgets import QApplication

#: Pixels that a hand moves without meaning to.
_STILL = 4


class _Change:
    """The newest change under the pointer. There is one pointer, so there is one of these."""

    def __init__(self) -> None:
        self.since = QElapsedTimer()
        self.place = QPoint()


_change = _Change()


def note_change(place: QPoint) -> None:
    """What can be pressed at a place of the screen, where the pointer is, has just become something else."""
    _change.place = place
    _change.since.start()


def is_stray(place: QPoint) -> bool:
    """Whether a press at a place of the screen comes too soon after a change there, by a pointer that has not moved."""
    if not _change.since.isValid() or _change.since.hasExpired(QApplication.doubleClickInterval()):
        return False
    return (place - _change.place).manhattanLength() <= _STILL
