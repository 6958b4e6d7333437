"""What the set-up page suggests to who has lost or won against the same computers again and again."""

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from durbar.session.player import Player
from durbar.session.statistics import archive
from durbar.ui import settings
from durbar.ui.pages.setup.page import SetupPage
from durbar.ui.pages.setup.seats import SeatRow
from durbar.ui.pages.setup.suggested import SuggestedLevel
from durbar.ui.window import Window
from tests.session.test_suggestion import games
from tests.ui.hands import button_called, choose_item, click, only, press_here, seen, words_in

#: No test here looks at pixels.
UNPAINTED = True

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


def suggested(page: SetupPage) -> str:
    """What is suggested, in words; empty for nothing."""
    return " ".join(words_in(strip) for strip in seen(page, SuggestedLevel))


def levels(page: SetupPage) -> list[str]:
    return [player.level for player in page.new_game().players]


@pytest.mark.parametrize(("places", "level"), [((2, 2), "gentle"), ((1, 1, 1), "bold")])
def test_one_click_changes_all_computers_and_the_sentence_goes(window: Window, places: tuple[int, ...], level: str):
    page = opened(window, *places)
    assert f"“{level}”" in suggested(page)
    assert "“steady”" in suggested(page)
    click(button_called(page, f"Play at the level “{level}”"))
    assert levels(page) == ["", level, level]
    assert not suggested(page)
    assert button_called(page, "Start").hasFocus()


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
    assert bool(suggested(page)) == bool(level)
    if level:
        click(button_called(page, f"Play at the level “{level}”"))
        assert levels(page) == ["", level, level]


def test_declined_with_the_keyboard_it_stays_away(window: Window):
    page = opened(window, 2, 2)
    button_called(page, "No, stay at “steady”").setFocus(Qt.FocusReason.TabFocusReason)
    press_here(Qt.Key.Key_Space)
    assert not suggested(page)
    assert levels(page) == ["", "steady", "steady"]
    assert settings.load().declined == {"ra": "2"}
    assert not suggested(again(window))


def test_it_speaks_to_one_person_among_the_computers_it_is_about(window: Window):
    page = opened(window, 2, 2)
    marc = seen(page, SeatRow)[1]
    click(button_called(marc, "Person"))
    assert not suggested(page)
    click(button_called(marc, "Computer"))
    assert not suggested(page), "a guest sits there now"
    pick = only(marc, QComboBox)
    choose_item(pick, pick.findText("steady"))
    assert suggested(page)


def test_without_such_games_nothing_is_suggested(window: Window):
    assert not suggested(opened(window, 2))
    for game in games(2, 2):
        archive.keep(game)
    assert suggested(again(window))
    archive.place().unlink()
    archive.place().mkdir()  # which can't be read
    assert not suggested(again(window))
