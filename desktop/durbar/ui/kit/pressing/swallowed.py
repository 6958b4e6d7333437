"""A press that only closed something: what is left of it, and what follows at once, does nothing either.

Its repeats and its release belong to it. An Enter that follows before anybody has read what came to light was meant for
what was closed, and so was a second click where the first one was.
"""

from PySide6.QtCore import QElapsedTimer, QEvent, QObject
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QWidget

from durbar.ui.kit.pressing import default_button, misclick

_KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
_BEGINS = (
    QEvent.Type.KeyPress,
    QEvent.Type.ShortcutOverride,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
)
_ENDS = (QEvent.Type.KeyRelease, QEvent.Type.MouseButtonRelease, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)


def swallow_rest(widget: QWidget) -> None:
    """Keep from a widget's window the rest of the press that closes something, and what follows at once."""
    window = widget.window().windowHandle()
    if window is not None:
        _Rest(window)


class _Rest(QObject):
    """An event filter that swallows events until the press is over and what came to light can have been read."""

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._since = QElapsedTimer()
        self._since.start()
        self._kept = True  # the press that goes on now is kept from the window
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take repeats and the release; a new press ends it, too, should the release have gone elsewhere."""
        kind, kept = event.type(), self._kept
        if isinstance(event, QKeyEvent) and kind in _KEYS and event.isAutoRepeat():
            kept = self._kept
        elif kind in _BEGINS:
            kept = self._kept = self._is_hasty(event)
            if not misclick.is_hasty(self._since):
                self._leave()
        elif kind in _ENDS:
            self._kept = False
        else:
            return False
        if kept:
            event.accept()
        return kept

    def _is_hasty(self, event: QEvent) -> bool:
        """Return whether a new press was meant for what was closed."""
        if isinstance(event, QKeyEvent):
            return default_button.is_press(event) and misclick.is_hasty(self._since)
        return isinstance(event, QMouseEvent) and misclick.is_misclick(event.globalPosition().toPoint())

    def _leave(self) -> None:
        self.parent().removeEventFilter(self)
        self.deleteLater()
