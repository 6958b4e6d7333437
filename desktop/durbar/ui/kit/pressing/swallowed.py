"""A press that only closed something: what is left of it, its repeats and its release, does nothing either."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QWindow

_KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
_BEGINS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)
_ENDS = (QEvent.Type.KeyRelease, QEvent.Type.MouseButtonRelease, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)


def swallow_rest(window: QWindow) -> None:
    """Keep the rest of a press from the window."""
    _Rest(window)


class _Rest(QObject):
    """Hears a window until the press is over."""

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take repeats and the release; a new press ends it, too, should the release have gone elsewhere."""
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind in _KEYS and event.isAutoRepeat():
            event.accept()
            return True
        if kind in _BEGINS or kind in _ENDS:
            self.parent().removeEventFilter(self)
            self.deleteLater()
        return kind in _ENDS
