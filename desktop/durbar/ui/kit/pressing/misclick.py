"""Stray clicks: a second click on a button that is gone by now is not meant for what stands there instead."""

from PySide6.QtCore import QElapsedTimer, QPoint
from PySide6.QtWidgets import QApplication

#: Pixels that a hand moves without meaning to.
_MAX_TREMOR = 4
#: Milliseconds in which nobody has read what has just appeared, and pressed a key because of it.
READING_MS = 700


class _Change:
    """The newest change under the pointer. There is one pointer, so there is one of these."""

    def __init__(self) -> None:
        self.since = QElapsedTimer()
        self.place = QPoint()


_change = _Change()


def note_change(place: QPoint) -> None:
    """Note that what can be pressed at a place of the screen, where the pointer is, has just become something else."""
    _change.place = place
    _change.since.start()


def is_misclick(place: QPoint) -> bool:
    """Return whether a press at a place of the screen comes too soon after a change there, by a pointer that has not
    moved.
    """
    if not _change.since.isValid() or _change.since.hasExpired(QApplication.doubleClickInterval()):
        return False
    return (place - _change.place).manhattanLength() <= _MAX_TREMOR


def is_hasty(since: QElapsedTimer) -> bool:
    """Return whether a press comes so soon after something appeared that it was meant for what was there before."""
    return since.isValid() and not since.hasExpired(READING_MS)
