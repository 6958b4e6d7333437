"""Keys that are held: no system's repeat passes for a press of its own.

Most repeats say that they are repeats. An X server sends a release and a press of the same moment; where the press
comes late, Qt takes it for a new one, and it would lift a curtain, or press what has just come up.
"""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QTextEdit
from shiboken6 import isValid

from durbar.ui.kit.pressing import default_button

#: Milliseconds from a key's release to its next press that no finger can make.
REPEAT_MS = 8
_PRESSES = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
#: These may repeat: they go through lists and texts.
_STEPPING_KEYS = range(Qt.Key.Key_Home, Qt.Key.Key_PageDown + 1)


class HeldKeys(QObject):
    """An event filter that keeps repeats that pass for presses from every window of the program."""

    def __init__(self, app: QGuiApplication) -> None:
        super().__init__(app)
        self._released: dict[int, int] = {}
        self._windows: list[QWindow] = []
        self._first = QTimer(self, singleShot=True, interval=0)
        self._first.timeout.connect(self._come_first)
        app.focusWindowChanged.connect(self._watch)

    def _watch(self, window: QWindow | None) -> None:
        self._windows = [*filter(isValid, self._windows)]  # those of dialogs have gone with them
        if window is not None and window not in self._windows:
            self._windows.append(window)
            window.installEventFilter(self)

    def _come_first(self) -> None:
        """Hear windows before what the press has brought: it may keep the release for itself."""
        for window in filter(isValid, self._windows):
            window.removeEventFilter(self)
            window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Swallow the repeats of a held key that must not pass for presses."""
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            self._first.start()
        if event.type() == QEvent.Type.KeyRelease:
            self._released[event.key()] = event.timestamp()
        if event.type() not in _PRESSES or event.isAutoRepeat() or not self._is_repeat(event):
            return False
        event.accept()
        return True

    def _is_repeat(self, event: QKeyEvent) -> bool:
        released = self._released.get(event.key())
        if released is None or not 0 <= event.timestamp() - released <= REPEAT_MS:
            return False
        return default_button.is_press(event) or not (
            event.key() in _STEPPING_KEYS or _is_text(QApplication.focusWidget())
        )


def _is_text(widget: QObject | None) -> bool:
    return isinstance(widget, QLineEdit | QTextEdit | QAbstractSpinBox)
