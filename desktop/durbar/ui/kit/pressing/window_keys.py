"""Which keys are the window's whatever lies over its page: its size, its text, its sounds, its end."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from durbar.ui.kit.pressing.signs import sign_of

_WITH_CTRL = (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus, Qt.Key.Key_0, Qt.Key.Key_Q)
_ALONE = "M"


def is_of_window(event: QKeyEvent) -> bool:
    """Return whether a key is the window's."""
    if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return event.key() in _WITH_CTRL
    return event.key() == Qt.Key.Key_F11 or sign_of(event) == _ALONE
