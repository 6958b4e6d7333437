"""What stands round the board follows a move in turns of the loop of its own, and is measured no more than need be."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from durbar.ui.kit.look.theme import look
from durbar.ui.kit.prompt.plan import Planner
from durbar.ui.window import Window
from tests.ui.hands import played, show


def test_no_turn_of_the_loop_shows_two_parts_of_the_frame(window: Window, monkeypatch: pytest.MonkeyPatch):
    page = show(window, played("pcp", 30))
    shown: list[str] = []

    def note(part: object, name: str) -> None:
        real: Callable[..., Any] = getattr(part, name)
        monkeypatch.setattr(part, name, lambda *args: (shown.append(name), real(*args)))

    frame = page.frame
    for part, name in ((frame.prompt, "set_prompt"), (frame.seats, "set_lines"), (frame.tabs, "set_rows")):
        note(part, name)
    framed: list[None] = []
    page.showing.framed.connect(lambda: framed.append(None))
    page.showing.show_frame_soon()
    end = time.monotonic() + 5
    while not framed and time.monotonic() < end:
        before = len(shown)
        QCoreApplication.processEvents()
        assert len(shown) <= before + 1
    assert shown == ["set_prompt", "set_lines", "set_rows"]
    page.showing.show_frame_soon()
    page.showing.show_newest_frame()
    assert len(framed) == 2
    QCoreApplication.processEvents()
    assert len(framed) == 2  # all of it is shown, nothing is left for later


def test_what_is_said_for_a_moment_plans_the_prompt_no_second_time(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    page = show(window, played("ppp", 5))
    bar, planned = page.frame.prompt, []
    real = Planner._roomiest
    monkeypatch.setattr(Planner, "_roomiest", lambda self, width: (planned.append(width), real(self, width))[1])
    bar.say_preview("This would bring you two points.")
    bar.say_preview("")
    bar.say_refusal("It can’t be done.")
    bar.forgive()
    assert planned == []
    bar.set_prompt(bar.prompt)
    assert planned


def test_letters_are_one_s_own_to_change(qtbot: QtBot):
    taken = look.serif(12)
    before = taken.pixelSize()
    taken.setPixelSize(before + 30)
    assert look.serif(12).pixelSize() == before
