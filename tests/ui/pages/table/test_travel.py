"""Travel: one looks back within the game, and redo is told once it is made; in a lesson nobody travels."""

import pytest
from pytestqt.qtbot import QtBot

from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.ui.hands import played, second_line, show

#: No test here looks at pixels.
UNPAINTED = True


@pytest.fixture
def page(window: Window) -> TablePage:
    """A game in which one has moved against two computers, who move no more."""
    page = show(window, played("pcc", 4))
    page.play.stop()
    return page


@pytest.mark.parametrize(("asked", "at"), [(2, 2), (-3, 0), (4, None), (9, None)])
def test_one_looks_back_within_the_game_and_the_newest_position_is_the_game(
    page: TablePage, asked: int, at: int | None
):
    page.travel.look_at(1)
    page.travel.look_at(asked)
    assert page.shown.looking == at
    assert page.sight.view == page.table.view(4 if at is None else at, page.sight.seat)


def test_redo_is_told_once_it_is_made(page: TablePage, qtbot: QtBot):
    with qtbot.assertNotEmitted(page.travel.redone):
        page.travel.redo()
    page.travel.undo()
    at = page.table.at
    assert at < 4
    with qtbot.waitSignal(page.travel.redone):
        page.travel.redo()
    assert page.table.at > at


def test_in_a_lesson_nobody_travels(window: Window, qtbot: QtBot):
    window.learn("ra")
    page = window.pages.table_page
    assert page is not None
    before = page.sight
    with qtbot.waitSignal(page.travel.stayed):
        page.travel.back_to_game()
    for travel in (page.travel.undo, page.travel.redo):
        page.frame.prompt.say_preview("")
        travel()
        assert second_line(page) == page.manner.why_stay() != ""
    page.travel.look_at(0)
    assert page.sight is before
