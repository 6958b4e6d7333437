"""A click that something took which made way for it, given to what was meant."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget


def click_at(inside: QWidget, place: QPoint) -> None:
    """Press and release the left button at a place of the screen, on whatever widget lies there."""
    window = inside.window()
    below = window.childAt(window.mapFromGlobal(place)) or window
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    at, on_screen = QPointF(below.mapFromGlobal(place)), QPointF(place)
    for kind, held in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, none)):
        QApplication.sendEvent(below, QMouseEvent(kind, at, on_screen, left, held, Qt.KeyboardModifier.NoModifier))
