"""The monkey for a moment, and that it finds what is there to be found."""

from types import SimpleNamespace

import pytest

from tests.lab.attacks import monkey
from tests.lab.attacks.monkey_hands import Monkey

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


def test_a_page_that_a_late_click_opened_over_home_is_not_left_over() -> None:
    looked, seen = [], ["home"]
    pages = SimpleNamespace(home="home", currentWidget=lambda: seen[-1])
    window = SimpleNamespace(pages=pages)
    hands = SimpleNamespace(_top=window, _window=window, _watch=SimpleNamespace(come_home=lambda: looked.append(True)))
    Monkey.look_around(hands)
    assert looked == [True]
    seen.append("settings")
    Monkey.look_around(hands)
    assert looked == [True]
