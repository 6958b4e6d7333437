"""The monkey for a moment, and that it finds what is there to be found."""

from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from durbar.ui.window import Window
from tests.attacks import monkey
from tests.attacks.monkey_hands import Monkey

OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


def test_for_a_moment_nothing_breaks() -> None:
    run = monkey.play(1, 1.0, OFFSCREEN)
    assert run.fault == ""
    assert run.steps


def test_steps_are_shortened_to_those_that_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def play(_seed: int, _seconds: float, _screen: dict[str, str], steps: list[list[str]]) -> monkey.Run:
        tried.append(steps)
        return monkey.Run(steps, "it broke\nhere" if ["b"] in steps and ["f"] in steps else "")

    monkeypatch.setattr(monkey, "play", play)
    found = monkey.Run([[letter] for letter in "abcdefgh"], "it broke\nthere")
    assert monkey.shortened(1, found, OFFSCREEN) == [["b"], ["f"]]
    assert len(tried) <= monkey.REPLAYS


def test_a_page_that_a_late_click_opened_over_home_is_not_left_over(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = []
    monkeypatch.setenv("DURBAR_DATA", str(tmp_path))
    monkeypatch.setattr("tests.attacks.monkey_watch.Watch.come_home", lambda _watch: looked.append(True))
    monkeypatch.setattr(Monkey, "_step", lambda _monkey: None)
    window = Window()
    qtbot.addWidget(window)
    hands = Monkey(window, Random(1), 60, real=False, given=[])
    try:
        hands._rested()
        assert looked == [True]
        window.overlays.show_settings()
        hands._rested()
        assert looked == [True]
    finally:
        hands._watch.rest()
        window.shut()
