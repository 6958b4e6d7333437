"""The keys of the prompt's buttons, good anywhere in the window: a letter, or the number in a button's words."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from durbar.ui.kit.pressing.signs import ESCAPE, SignKeys
from durbar.ui.kit.values.prompt import Button, Tile

#: Milliseconds to wait whether 1 is to become 12.
_NEXT_DIGIT_MS = 800
#: Milliseconds within which a further letter belongs to a word that is typed: none of them is meant for a button.
TYPING_MS = 250


def key_of(button: Button | Tile) -> str:
    """Return what to type for a button: its key, or the number in its words; nothing if neither can be typed alone.

    A tile has the key that is printed on it, and the number in its words is none.
    """
    if isinstance(button, Tile):
        return button.key if len(button.key) == 1 else ""
    if len(button.key) == 1 or button.key.isdigit() or button.key == ESCAPE:
        return button.key
    numbers = re.findall(r"\d+", button.words)
    return str(numbers[0]) if not button.key and len(numbers) == 1 else ""


class ButtonKeys(QObject):
    """A listener for the keys of buttons. typed(int): the key of the button of that index."""

    typed = Signal(int)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._keys: list[str] = []
        self._signs = SignKeys(widget)
        self._signs.typed.connect(self._press)
        self._digits = ""
        self._typed_last = QElapsedTimer()
        self._pause = QTimer(self, singleShot=True, interval=_NEXT_DIGIT_MS)
        self._pause.timeout.connect(self._pick_number)

    def set_buttons(self, buttons: Sequence[Button | Tile]) -> None:
        """Listen for these buttons and tiles instead."""
        self._pause.stop()
        self._digits = ""
        self._keys = [key_of(button) for button in buttons]
        self._signs.listen({sign for key in self._keys for sign in (key if key.isdigit() else [key])} - {""})

    def _press(self, sign: str) -> None:
        if isinstance(QApplication.activePopupWidget() or QApplication.activeModalWidget(), QWidget):
            return
        if not sign.isdigit():
            self._press_letter(sign)
            return
        self._digits += sign
        longer = [key for key in self._keys if key.isdigit() and key.startswith(self._digits) and key != self._digits]
        if longer:
            self._pause.start()
        else:
            self._pick_number()

    def _press_letter(self, sign: str) -> None:
        typing = self._typed_last.isValid() and self._typed_last.elapsed() < TYPING_MS
        self._typed_last.start()
        if not typing:
            self.typed.emit(self._keys.index(sign))

    def _pick_number(self) -> None:
        self._pause.stop()
        digits, self._digits = self._digits, ""
        if digits in self._keys:
            self.typed.emit(self._keys.index(digits))
