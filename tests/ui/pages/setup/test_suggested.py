"""What the set-up page suggests to who has lost or won against the same computers again and again."""

import msgspec
import pytest
from PySide6.QtCore import Qt

from durbar.table.player import Player
from durbar.table.statistics import archive
from durbar.ui import settings
from durbar.ui.pages.setup.page import SetupPage
from durbar.ui.window import Window
from tests.table.test_suggestion import games
from tests.ui.hands import click, press_here

COMPANY = (Player("Leela"), Player("Marc", "computer", 1, "steady"), Player("Asha", "computer", 2, "steady"))


def opened(window: Window, *places: int) -> SetupPage:
    """The page after games of Leela, the latest first."""
    for game in games(*places):
        archive.keep(game)
    window.choices.keep_table("ra", COMPANY, {})
    return again(window)


def again(window: Window) -> SetupPage:
    window.set_up("ra")
    page = window.pages.page
    assert isinstance(page, SetupPage)
    return page


def levels(page: SetupPage) -> list[str]:
    return [player.level for player in page.new_game().players]


@pytest.mark.parametrize(("places", "level"), [((2, 2), "gentle"), ((1, 1, 1), "bold")])
def test_one_click_changes_all_computers_and_the_sentence_goes(window: Window, places: tuple[int, ...], level: str):
    page = opened(window, *places)
    strip = page._seats.suggested
    assert strip.isVisible()
    assert f"“{level}”" in strip._sentence.text()
    assert "“steady”" in strip._sentence.text()
    click(strip._yes)
    assert levels(page) == ["", level, level]
    assert not strip.isVisible()
    assert page._foot.start.hasFocus()


@pytest.mark.parametrize(
    ("place", "scores", "level"), [(1, (60, 20, 10), "bold"), (3, (10, 60, 20), "gentle"), (2, (50, 20, 60), "")]
)
def test_after_one_game_won_or_lost_by_far_another_level_is_proposed(
    window: Window, place: int, scores: tuple[int, ...], level: str
):
    (game,) = games(place)
    seats = tuple(msgspec.structs.replace(held, score=score) for held, score in zip(game.seats, scores, strict=True))
    archive.keep(msgspec.structs.replace(game, seats=seats))
    page = opened(window)
    assert page._seats.suggested.isVisible() == bool(level)
    if level:
        click(page._seats.suggested._yes)
        assert levels(page) == ["", level, level]


def test_declined_with_the_keyboard_it_stays_away(window: Window):
    page = opened(window, 2, 2)
    page._seats.suggested._no.setFocus(Qt.FocusReason.TabFocusReason)
    press_here(Qt.Key.Key_Space)
    assert not page._seats.suggested.isVisible()
    assert levels(page) == ["", "steady", "steady"]
    assert settings.load().declined == {"ra": "2"}
    assert not again(window)._seats.suggested.isVisible()


def test_it_speaks_to_one_person_among_the_computers_it_is_about(window: Window):
    page = opened(window, 2, 2)
    page._set_kind(1, "person")
    assert not page._seats.suggested.isVisible()
    page._set_kind(1, "computer")
    assert not page._seats.suggested.isVisible(), "a guest sits there now"
    page._change(1, level="steady")
    assert page._seats.suggested.isVisible()


def test_without_such_games_nothing_is_suggested(window: Window, monkeypatch: pytest.MonkeyPatch):
    assert not opened(window, 2)._seats.suggested.isVisible()

    def broken() -> archive.Kept:
        raise OSError

    for game in games(2, 2):
        archive.keep(game)
    assert again(window)._seats.suggested.isVisible()
    monkeypatch.setattr(archive, "kept", broken)
    assert not again(window)._seats.suggested.isVisible()
