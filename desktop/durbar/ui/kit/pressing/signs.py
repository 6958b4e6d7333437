"""Signs: the digit or letter that a key stands for, on whatever keyboard it is typed."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

ESCAPE, SHIFT = "Esc", "Shift+"

#: The rows of an American keyboard, and the code of their first key's place on Windows. On X11 and Wayland codes are
#: larger by this; macOS counts otherwise.
_ROWS = ((2, "1234567890"), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
_MORE_ON_X = 8
_ON_WINDOWS = {first + at: sign for first, row in _ROWS for at, sign in enumerate(row)}
_ROWS_ON_MACS = (
    (18, 19, 20, 21, 23, 22, 26, 28, 25, 29),
    (12, 13, 14, 15, 17, 16, 32, 34, 31, 35),
    (0, 1, 2, 3, 5, 4, 38, 40, 37),
    (6, 7, 8, 9, 11, 45, 46),
)
_ON_MACS = {
    code: sign
    for codes, (_, row) in zip(_ROWS_ON_MACS, _ROWS, strict=True)
    for code, sign in zip(codes, row, strict=True)
}


def sign_of(event: QKeyEvent, system: str = sys.platform) -> str:
    """Return what a key stands for: a digit, a capital letter, with ``SHIFT`` before it where that is held, or else its
    text; nothing with Ctrl and its like.

    A digit is what is typed as one, in any script; without Shift the keys of the digits' row are digits whatever they
    type there (& é on a French keyboard), and no other key is. A letter that is not Latin stands for its place's.
    system: as Python names it; it says what the codes of keys mean.
    """
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    shifted = modifiers & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.GroupSwitchModifier)
    if modifiers != shifted:
        return ""
    if event.key() == Qt.Key.Key_Escape:
        return "" if modifiers else ESCAPE
    text = event.text()
    place = _place_of(event, system)
    digit = unicodedata.decimal(text, None) if len(text) == 1 else None
    if digit is not None:
        return str(digit)
    if place.isdecimal():
        return text if shifted else place
    if not text.isalpha():
        return text
    letter = text.upper() if "LATIN" in unicodedata.name(text[0], "") else place
    return f"{SHIFT}{letter}" if shifted and letter else letter


def _place_of(event: QKeyEvent, system: str) -> str:
    """Return the digit or letter that an American keyboard has at a key's place; nothing where it has neither."""
    code = event.nativeScanCode()
    if system == "darwin":
        return _ON_MACS.get(event.nativeVirtualKey(), "")
    return _ON_WINDOWS.get(code if system == "win32" else code - _MORE_ON_X, "")


class SignKeys(QObject):
    """A listener for signs typed anywhere in a window, where nothing that has the keyboard takes them for text.

    typed(str): one of those that are listened for; however long a key is held, once.
    """

    typed = Signal(str)

    def __init__(
        self, host: QWidget, context: Qt.ShortcutContext = Qt.ShortcutContext.WindowShortcut, signs: Iterable[str] = ()
    ) -> None:
        """host: signs are heard while it is seen. context: where, seen from the host."""
        super().__init__(host)
        self._host, self._sign = host, ""
        self._shortcut = QShortcut(host)
        self._shortcut.setContext(context)
        self._shortcut.setAutoRepeat(False)
        self._shortcut.activated.connect(lambda: self.typed.emit(self._sign))
        host.installEventFilter(self)
        self.listen(signs)

    def listen(self, signs: Iterable[str]) -> None:
        """Listen for these signs instead."""
        self._signs = frozenset(signs)
        self._shortcut.setKeys([])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claim a key that stands for a sign, before it is looked for among the shortcuts."""
        if watched is self._host and event.type() == QEvent.Type.Show:
            self._host.window().installEventFilter(self)  # a host has a window at last
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            self._sign = sign_of(event)
            meant = self._sign in self._signs
            typed = {event.keyCombination().toCombined(), event.key()}  # systems differ in whether Shift belongs to it
            self._shortcut.setKeys([QKeySequence(keys) for keys in typed] if meant else [])
        return False
