"""What a monkey holds in its hands: the mouse and the keyboard of an X server, or those of Qt without a screen."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.lab.attacks.xtest import XDevices

#: Keys by their X names; letters and digits are named by themselves.
KEYS = {
    "Tab": Qt.Key.Key_Tab,
    "Down": Qt.Key.Key_Down,
    "Up": Qt.Key.Key_Up,
    "Left": Qt.Key.Key_Left,
    "Right": Qt.Key.Key_Right,
    "Escape": Qt.Key.Key_Escape,
    "Return": Qt.Key.Key_Return,
    " ": Qt.Key.Key_Space,
    "Home": Qt.Key.Key_Home,
    "End": Qt.Key.Key_End,
    "Prior": Qt.Key.Key_PageUp,
    "Next": Qt.Key.Key_PageDown,
    "BackSpace": Qt.Key.Key_Backspace,
    "Menu": Qt.Key.Key_Menu,
    **{f"F{number}": Qt.Key(Qt.Key.Key_F1.value + number - 1) for number in range(1, 13)},
}
#: Modifiers: their X name, what Qt calls them where they are held, and their keys.
MODIFIERS = {
    "ctrl": ("Control_L", Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Control),
    "alt": ("Alt_L", Qt.KeyboardModifier.AltModifier, Qt.Key.Key_Alt),
    "shift": ("Shift_L", Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_Shift),
}
_BUTTONS = {1: Qt.MouseButton.LeftButton, 2: Qt.MouseButton.MiddleButton, 3: Qt.MouseButton.RightButton}


class Devices(Protocol):
    """Mouse and keyboard. Places are those of the screen; ``top`` is the window or menu that is in front."""

    def move(self, top: QWidget, at: QPoint) -> None:
        """The pointer to a place."""

    def button(self, top: QWidget, at: QPoint, number: int, down: bool) -> None:
        """Press or release a button there."""

    def wheel(self, top: QWidget, at: QPoint, up: bool) -> None:
        """Turn the wheel by one notch."""

    def key(self, top: QWidget, name: str, modifiers: tuple[str, ...]) -> None:
        """Type a key by its name (``KEYS``)."""


class RealDevices:
    """Those of an X server."""

    def __init__(self) -> None:
        self._x = XDevices()

    def move(self, _top: QWidget, at: QPoint) -> None:
        """Part of Devices."""
        self._x.move(at.x(), at.y())

    def button(self, _top: QWidget, at: QPoint, number: int, down: bool) -> None:
        """Part of Devices."""
        self._x.move(at.x(), at.y())
        self._x.button(number, down)

    def wheel(self, _top: QWidget, at: QPoint, up: bool) -> None:
        """Part of Devices."""
        self._x.move(at.x(), at.y())
        for down in (True, False):
            self._x.button(4 if up else 5, down)

    def key(self, _top: QWidget, name: str, modifiers: tuple[str, ...]) -> None:
        """Part of Devices."""
        self._x.key(name, tuple(MODIFIERS[each][0] for each in modifiers))


class MadeUpDevices:
    """Those of Qt itself: an event goes to the window as a screen would bring it."""

    def move(self, top: QWidget, at: QPoint) -> None:
        """Part of Devices."""
        if (handle := _there(top, at)) is not None:
            QTest.mouseMove(handle, handle.mapFromGlobal(at))

    def button(self, top: QWidget, at: QPoint, number: int, down: bool) -> None:
        """Part of Devices."""
        if (handle := _there(top, at)) is not None:
            act = QTest.mousePress if down else QTest.mouseRelease
            act(handle, _BUTTONS[number], QGuiApplication.keyboardModifiers(), handle.mapFromGlobal(at))

    def wheel(self, top: QWidget, at: QPoint, up: bool) -> None:
        """Part of Devices."""
        far, none, begin = QPoint(0, 120 if up else -120), Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
        if (handle := _there(top, at)) is not None:
            place = QPointF(handle.mapFromGlobal(at))
            keys = Qt.KeyboardModifier.NoModifier
            QApplication.sendEvent(handle, QWheelEvent(place, QPointF(at), far, far, none, keys, begin, False))

    def key(self, _top: QWidget, name: str, modifiers: tuple[str, ...]) -> None:
        """Part of Devices. Each key goes to what is in front then, as a real one does: QTest.keyClick sends Alt to a
        menu, which it closes, and then the rest to the menu that is no more, and dies of it."""
        held = Qt.KeyboardModifier.NoModifier
        key = KEYS.get(name) or Qt.Key(ord(name.upper()))
        text = name if len(name) == 1 and not {"ctrl", "alt"} & {*modifiers} else ""
        for each in modifiers:
            held |= MODIFIERS[each][1]
            self._send(MODIFIERS[each][2], True, held)
        for down in (True, False):
            self._send(key, down, held, text)
        for each in reversed(modifiers):
            held &= ~MODIFIERS[each][1]
            self._send(MODIFIERS[each][2], False, held)

    def _send(self, key: Qt.Key, down: bool, held: Qt.KeyboardModifier, text: str = "") -> None:
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget() or QApplication.activeWindow()
        handle = front.windowHandle() if front is not None else None
        if handle is not None:
            QTest.simulateEvent(handle, down, key.value, held, text, False)


def _there(top: QWidget, at: QPoint) -> QWindow | None:
    """The window in front, if the place is in it."""
    handle = top.windowHandle()
    return handle if handle is not None and handle.geometry().contains(at) else None
