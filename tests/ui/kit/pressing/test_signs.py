"""Which digit or letter a key stands for, on the keyboards of several countries and on every system."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from durbar.ui.kit.pressing.signs import sign_of
from tests.ui.keyboards import DIGIT_CODES, DIGITS, KEYBOARDS, LETTER_CODES, LETTERS, Keyboard

#: No test here looks at pixels.
UNPAINTED = True

#: What is printed on buttons.
PRINTED = tuple(DIGITS + LETTERS)
PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


def _typed(code: int, text: str, held: Qt.KeyboardModifier = PLAIN, system: str = "linux") -> QKeyEvent:
    """What a system tells of a key that was pressed."""
    scan, virtual = (0, code) if system == "darwin" else (code, 0)
    return QKeyEvent(QEvent.Type.KeyPress, ord(text.upper()[0]), held, scan, virtual, 0, text)


def _keys(keyboard: Keyboard, system: str) -> Iterator[tuple[int, str, Qt.KeyboardModifier, str]]:
    """Each key of a keyboard as a system tells it, and what it stands for."""
    for code, text, shifted, digit in zip(DIGIT_CODES[system], keyboard.digits, keyboard.shifted, DIGITS, strict=True):
        yield code, text, PLAIN, digit
        yield code, shifted, SHIFT, digit if shifted.isdecimal() else ""
    for code, text, letter in zip(LETTER_CODES[system], keyboard.letters, keyboard.stand, strict=True):
        yield code, text, PLAIN, "" if letter == "." else letter
        if text.upper() != text:
            yield code, text.upper(), SHIFT, f"Shift+{letter}"


@pytest.mark.parametrize("keyboard", KEYBOARDS, ids=lambda keyboard: keyboard.name)
@pytest.mark.parametrize("system", DIGIT_CODES)
def test_a_key_stands_for_its_digit_or_letter_and_for_no_other(keyboard: Keyboard, system: str):
    for code, text, held, meant in _keys(keyboard, system):
        sign = sign_of(_typed(code, text, held, system), system)
        assert sign == meant if meant else sign not in PRINTED, (code, text, held)


@pytest.mark.parametrize("held", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier])
def test_a_digit_with_control_is_none(held: Qt.KeyboardModifier):
    assert sign_of(_typed(10, "1", held), "linux") == sign_of(_typed(10, "&", held), "linux") == ""


def test_the_keypad_has_digits_and_with_num_lock_off_none():
    assert sign_of(_typed(87, "1", Qt.KeyboardModifier.KeypadModifier), "linux") == "1"
    end = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_End, Qt.KeyboardModifier.KeypadModifier, 87, 0, 0, "")
    assert sign_of(end, "linux") == ""
