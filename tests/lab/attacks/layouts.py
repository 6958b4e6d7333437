"""Real keys on the keyboards of many countries: a key presses the button of its digit or letter, and never another one.

A window with a button for every digit and letter, in an X server of its own (Xvfb) whose keyboard is another one again
and again (``setxkbmap``). Each key is typed with and without Shift. An hour of it: ``--seconds 3600``.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from durbar.ui.kit.values.prompt import Button, Prompt
from durbar.ui.pages.table.prompt_bar import PromptBar
from tests.attacks.command import parser, report
from tests.lab.attacks.monkey import ROOT, x_server
from tests.lab.attacks.xtest import XDevices
from tests.ui.keyboards import DIGIT_CODES, DIGITS, KEYBOARDS, LETTER_CODES, LETTERS, Keyboard

#: Seconds until a key has surely come, until another keyboard has, and between two letters that are no word.
_COMES, _CHANGES, _PAUSE = 5.0, 0.1, 0.3
#: How many keys of its row and other keys are typed on a keyboard until the next one comes.
_IN_ROW, _ELSEWHERE = 12, 1


def main() -> int:
    """Read the command line and type; gives the exit code."""
    words = parser(__doc__.partition("\n")[0])
    words.add_argument("--inside", action="store_true", help="in the X server that is there")
    said = words.parse_args()
    if said.inside:
        return report("layouts", list(_type_all(random.Random(said.seed), said.seconds)))
    with x_server() as screen:
        command = [sys.executable, "-m", "tests.lab.attacks.layouts", "--inside"]
        command += ["--seed", str(said.seed), "--seconds", str(said.seconds)]
        return subprocess.run(command, cwd=ROOT, env={**os.environ, **screen}, check=False).returncode


class _Hands(QObject):
    """A prompt with a button for every digit and letter, and a keyboard."""

    def __init__(self) -> None:
        super().__init__()
        self._keys, self._heard, self._released, self._letter_at = XDevices(), "", 0, 0.0
        self._bar = PromptBar()
        self._bar.set_prompt(Prompt("", buttons=tuple(Button(sign, sign) for sign in DIGITS + LETTERS)))
        self._bar.button_pressed.connect(lambda button: self._hear(button.key))
        self._bar.resize(900, 300)
        self._bar.installEventFilter(self)
        self._bar.show()
        self._bar.activateWindow()

    def _hear(self, sign: str) -> None:
        self._heard += sign

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Count the keys that were released."""
        if event.type() == QEvent.Type.KeyRelease:
            self._released += 1
        return False

    def are_ready(self) -> bool:
        """Whether the window has the keyboard at last."""
        return _wait(20, self._bar.isActiveWindow)

    def type(self, code: int, shifted: bool) -> str:
        """What was pressed by a key."""
        if code in LETTER_CODES["linux"]:
            _wait(self._letter_at + _PAUSE - time.monotonic())
        self._heard, self._released = "", 0
        self._keys.key_at(code, shifted)
        if not _wait(_COMES, lambda: self._released > shifted):
            return "nothing, for it never came"
        if code in LETTER_CODES["linux"]:
            self._letter_at = time.monotonic()  # it may have come late
        return self._heard


def _wait(seconds: float, until: Callable[[], bool] = lambda: False) -> bool:
    """Let the window live for a while, until something is so; says whether it is."""
    end = time.monotonic() + seconds
    while not until() and time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.001)
    return until()


def _type_all(luck: random.Random, seconds: float) -> Iterator[str]:
    """Type until the time is over, at least once on every keyboard; gives what went wrong."""
    app = QApplication([])
    hands, end, typed = _Hands(), time.monotonic() + seconds, 0
    if not hands.are_ready():
        yield "no window has the keyboard"
    keyboards = list(KEYBOARDS)
    while keyboards or time.monotonic() < end:
        keyboard = keyboards.pop() if keyboards else luck.choice(KEYBOARDS)
        subprocess.run(["setxkbmap", *keyboard.name.split()], check=True)
        _wait(_CHANGES)
        for code, shifted, meant in _some_keys(keyboard, luck):
            heard = hands.type(code, shifted)
            typed += 1
            if heard != meant:
                yield f"{keyboard.name}: key {code}{' with Shift' * shifted} pressed “{heard}”, not “{meant}”"
    print(f"layouts: {typed} keys on {len(KEYBOARDS)} keyboards")
    app.quit()


def _some_keys(keyboard: Keyboard, luck: random.Random) -> list[tuple[int, bool, str]]:
    """Some keys of a keyboard, with or without Shift, and what they press."""
    codes = DIGIT_CODES["linux"]
    row = [(code, False, digit) for code, digit in zip(codes, DIGITS, strict=True)]
    row += [
        (code, True, digit if text.isdecimal() else "")
        for code, digit, text in zip(codes, DIGITS, keyboard.shifted, strict=True)
    ]
    letters = zip(LETTER_CODES["linux"], keyboard.stand, strict=True)
    elsewhere = [(code, False, letter if letter in LETTERS else "") for code, letter in letters]
    keys = luck.sample(row, _IN_ROW) + luck.sample(elsewhere, _ELSEWHERE)
    luck.shuffle(keys)
    return keys


if __name__ == "__main__":
    sys.exit(main())
