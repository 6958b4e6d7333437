"""A stage is scored and its table read before anything of the next one is seen, asked or pressed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from durbar.games import GAMES
from durbar.games.raja.moves import End
from durbar.ui.games import game_screen
from durbar.ui.pages.table.news_strip import NewsList
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.ui.games.raja.positions import a_last_turn, sit_at
from tests.ui.hands import flying, press_here

#: No test here looks at pixels.
UNPAINTED = True


def first_line(page: TablePage) -> str:
    """The sentence of the prompt."""
    return page.frame.prompt.text.sentence.text()


def end_the_round(window: Window, speed: str, pace: float) -> TablePage:
    """The last turn of a round ends at this speed; its moments are over at once."""
    page = sit_at(window, a_last_turn())
    page.play.set_speed(speed)
    page.board.board.pace = pace
    page.play.play(End())
    return page


@pytest.mark.parametrize(("speed", "pace"), [("instant", 0.0), ("normal", 0.0), ("normal", 0.02)])
def test_the_next_stage_waits_until_the_table_is_read(window: Window, qtbot: QtBot, speed: str, pace: float):
    page = end_the_round(window, speed, pace)
    board = page.board.board
    qtbot.waitUntil(page.ends.panel.isVisible)
    assert board.sight.view.round == 1
    assert "first action" not in first_line(page)
    page.clicks.land()
    press_here(Qt.Key.Key_1)
    assert "first action" not in first_line(page)
    assert len(page.table.moves) == 1
    page.ends.panel.close_panel()
    qtbot.waitUntil(lambda: "first action" in first_line(page))
    assert board.sight.view.round == 2
    assert not flying(board)


def test_moves_taken_back_take_back_what_was_to_follow(window: Window, qtbot: QtBot):
    page = end_the_round(window, "normal", 0.02)
    qtbot.waitUntil(lambda: page.shown.blocked)
    page.play.turned_back.emit()
    qtbot.wait(60)
    assert not page.shown.blocked
    assert not flying(page.board.board)


@pytest.mark.parametrize(
    ("key", "flying"), [("F3", True), *[(key, False) for key in ("F3", "F7", "F8", "Return", "click", "slider")]]
)
def test_whatever_is_pressed_before_the_table_is_there_opens_nothing_of_the_next_stage(
    window: Window, qtbot: QtBot, key: str, flying: bool
):
    page = end_the_round(window, "normal", 1.0 if flying else 0.0)
    assert page.board.board.animating == flying
    assert not page.ends.panel.isVisible()
    if key == "slider":
        page.frame.top.travelled.emit(0)
    elif key == "click":
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=page.board.geometry().center())
    else:
        QTest.keyClick(window.windowHandle(), QKeySequence(key)[0].key())
    page.board.board.finish()
    qtbot.waitUntil(page.ends.panel.isVisible)
    assert page.board.board.sight.view.round == 1
    assert "first action" not in first_line(page)
    assert not page.frame.tabs.hints_are_open
    assert page.shown.looking is None
    assert not page.replay.on
    assert not page.findChildren(NewsList)
    press_here(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "first action" in first_line(page))


def test_every_game_with_tables_of_stages_says_with_what_the_next_one_begins():
    for key in GAMES:
        endings = game_screen(key).endings
        told = endings.stage_table.__name__ == "stage_table"
        assert bool(endings.begins) == told, key
