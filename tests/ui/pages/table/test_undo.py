"""Undo and redo on the screen: free, allowed, refused in words; marked; and the same choice brings the same chance."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from durbar.games.ra.moves import Draw, Invoke
from durbar.games.raja.moves import Keep, Point
from durbar.session.session import GameSession
from durbar.ui.kit.controls.buttons import SignButton
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.games.ra.build import table
from tests.ui.games.raja.positions import a_disc
from tests.ui.hands import (
    answering,
    button_called,
    click,
    log_words,
    press,
    press_here,
    second_line,
    settle,
    show,
    sit_at,
    sit_down,
    words_in,
)

#: No test here looks at pixels.
UNPAINTED = True

CTRL = Qt.KeyboardModifier.ControlModifier
CTRL_SHIFT = CTRL | Qt.KeyboardModifier.ShiftModifier


def sign(page: TablePage, name: str) -> SignButton:
    found = button_called(page.frame.top, name)
    assert isinstance(found, SignButton)
    return found


def draw(page: TablePage, qtbot: QtBot) -> None:
    """Draw a tile, and see the computers' answer out."""
    settle(page, qtbot)
    page.clicks.make(Draw() if Draw() in page.sight.legal else page.sight.legal[0])
    settle(page, qtbot)


def test_nothing_can_be_taken_back_at_first(window: Window, qtbot: QtBot):
    page = sit_down(window, "ppp")
    assert not sign(page, "Undo").live
    assert not sign(page, "Redo").live


def test_a_move_that_revealed_nothing_is_taken_back_and_made_again(window: Window, qtbot: QtBot):
    page = sit_down(window, "ppp")
    before = page.table.state.digest()
    page.clicks.make(Invoke())
    after = page.table.state.digest()
    with answering("Take back"):
        click(sign(page, "Undo"))
    assert page.table.state.digest() == before
    assert page.sight.view == page.table.view(0, page.sight.seat)
    click(sign(page, "Redo"))
    assert page.table.state.digest() == after
    assert page.table.notes.taken_back == 0


def test_when_another_person_has_had_the_screen_an_undo_asks_and_the_log_tells_of_it_for_good(
    window: Window, qtbot: QtBot
):
    told = "A choice of Leela is taken back after Marc had the screen."
    page = sit_down(window, "ppp")
    page.clicks.make(Invoke())
    with answering("No, leave it") as asked:
        click(sign(page, "Undo"))
    assert "Marc has had the screen since Leela chose" in asked[0]
    assert page.table.at == 1
    assert told not in log_words(page)
    with answering("Take back"):
        click(sign(page, "Undo"))
    assert log_words(page) == [told]
    page.clicks.make(Draw())
    assert log_words(page)[0] == told
    assert len(log_words(page)) > 1
    assert page.table.path is not None
    page = show(window, GameSession.open(page.table.path))
    assert log_words(page)[0] == told
    assert len(page.table.notes.seen) == 1


def test_a_choice_that_nobody_else_has_seen_is_taken_back_unasked(window: Window, qtbot: QtBot):
    page = sit_at(window, a_disc(), game="raja")
    page.clicks.make(Point("gold"))
    page.travel.undo()
    assert page.table.at == 0
    assert page.table.notes.seen == []


@pytest.mark.parametrize("redo", [(Qt.Key.Key_Y, CTRL), (Qt.Key.Key_Z, CTRL_SHIFT)])
def test_the_keys_do_the_same(window: Window, qtbot: QtBot, redo: tuple[Qt.Key, Qt.KeyboardModifier]):
    page = sit_down(window, "ppp")
    page.clicks.make(Invoke())
    with answering("Take back"):
        press(page.board, Qt.Key.Key_Z, CTRL)
    assert page.table.at == 0
    window.activateWindow()  # offscreen no window gets the keyboard back from a question
    qtbot.waitUntil(window.isActiveWindow)
    press(page.board, *redo)
    assert page.table.at == 1


def test_against_computers_chance_may_be_taken_back_and_comes_again(window: Window, qtbot: QtBot):
    page = sit_down(window, "pcc", seed=3)
    draw(page, qtbot)
    at = page.table.undoing.goes_to()
    assert at is not None
    drawn = page.table.events[at]
    page.travel.undo()
    settle(page, qtbot)
    assert page.table.at == at
    assert page.table.notes.taken_back == 1
    assert page.table.path is not None
    assert GameSession.open(page.table.path).notes.taken_back == 1
    page.clicks.make(page.table.moves[at])
    assert page.table.events[at] == drawn


def test_among_people_chance_stays_and_the_reason_is_said(window: Window, qtbot: QtBot):
    page = sit_down(window, "ppp")
    page.clicks.make(Draw())
    at = page.table.at
    refused_when_pressed(page, qtbot, "several people")
    assert page.table.at == at


def test_a_game_without_undo_says_so(window: Window, qtbot: QtBot):
    page = sit_down(window, "pcc", takebacks=False)
    draw(page, qtbot)
    at = page.table.at
    refused_when_pressed(page, qtbot, "without undo after chance")
    assert page.table.at == at


def refused_when_pressed(page: TablePage, qtbot: QtBot, words: str) -> None:
    """Undo is off, and yet its tip and a press on it say why."""
    assert not sign(page, "Undo").live
    assert words in undo_tip(page, qtbot)
    click(sign(page, "Undo"))
    assert words in second_line(page)
    page.showing.show_position()
    press(page.board, Qt.Key.Key_Z, CTRL)
    assert words in second_line(page)


def test_undo_while_looking_back_returns_to_the_game(window: Window, qtbot: QtBot):
    page = sit_down(window, "ppp")
    page.clicks.make(Invoke())
    page.travel.look_at(0)
    with answering("Take back"):
        page.travel.undo()
    assert page.shown.looking is None
    assert page.table.at == 0
    assert page.sight.live


def test_undo_after_the_end_takes_the_results_away(window: Window, qtbot: QtBot):
    page = sit_at(window, table(3, epoch=3, ra=7, bag={"ra": 1}), "pcc")
    page.clicks.make(Draw())
    page.ends.panel.close_panel()
    assert page.ends.results is not None
    with answering("Take back"):
        page.travel.undo()
    assert page.ends.results is None
    assert page.table.to_act is not None
    page.travel.redo()
    assert page.table.to_act is None
    assert page.ends.results is not None


def test_keys_after_an_undo_at_the_end_are_not_typed_into_the_filter(window: Window, qtbot: QtBot):
    page = sit_at(window, table(3, epoch=3, ra=7, bag={"ra": 1}), "pcc")
    page.clicks.make(Draw())
    page.ends.panel.close_panel()
    with answering("Take back"):
        press_here(Qt.Key.Key_Z, CTRL)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert page.ends.results is None
    window.activateWindow()  # the question has gone: without a screen nobody else does, now and then
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    assert not page.frame.tabs.moves.filter.hasFocus()
    press_here(Qt.Key.Key_T)
    assert page.frame.tabs.moves.filter.text() == ""


def test_esc_empties_the_filter_and_then_leaves_it(window: Window, qtbot: QtBot):
    page = sit_down(window, "ppp")
    field = page.frame.tabs.moves.filter
    page.keys.find()
    field.setText("draw")
    press_here(Qt.Key.Key_Escape)
    assert field.text() == ""
    assert field.hasFocus()
    press_here(Qt.Key.Key_Escape)
    assert not field.hasFocus()


def test_an_undo_that_takes_several_moves_back_says_so(window: Window, qtbot: QtBot):
    page = sit_at(window, table(3, track=("gold",), suns=((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4))), "pcc")
    page.play.stop()
    for text in ("invoke", "pass", "pass"):
        page.table.play(page.table.game.read_move(text))
    page.travel.undo()
    assert page.table.at == 0
    assert second_line(page).startswith("Taken back: 3 moves, the first: Invoke Ra")


def test_a_disc_that_was_turned_over_stays_and_one_face_down_is_asked_about(window: Window, qtbot: QtBot):
    page = sit_at(window, a_disc(), game="raja")
    for move in (Point("gold"), Point("quarry"), Keep()):
        page.clicks.make(move)
    settle(page, qtbot)
    assert page.table.undoing.why_not() is None
    assert page.table.undoing.seen_by() == 1
    while page.table.state.step == "disc":
        page.clicks.make(page.sight.legal[0])
        settle(page, qtbot)
    refused_when_pressed(page, qtbot, "several people")


def undo_tip(page: TablePage, qtbot: QtBot) -> str:
    """What stands in the tip of the undo button once the pointer is on it."""
    middle = QPointF(sign(page, "Undo").rect().center())
    QApplication.sendEvent(sign(page, "Undo"), QEnterEvent(middle, middle, middle))
    shown: list[TipPanel] = []

    def is_shown() -> bool:
        shown[:] = [panel for panel in page.window().findChildren(TipPanel) if panel.isVisible()]
        return bool(shown)

    qtbot.waitUntil(is_shown)
    said = words_in(shown[0])
    page.tips.close_all()
    return said


def test_what_an_undo_takes_back_is_said_before_it_does_and_after(window: Window, qtbot: QtBot):
    """The disc of a person among computers: Keep is all that is left to do, so it goes with the second action."""
    page = sit_at(window, a_disc(), "pcc", game="raja")
    page.play.stop()
    page.clicks.make(Point("gold"))
    page.clicks.make(Point("quarry"))
    assert "Takes back 1 move: Choose “Quarry”." in undo_tip(page, qtbot)
    page.table.play(Keep())
    page.showing.show_position()
    assert "Takes back 2 moves: Choose “Quarry” and Keep “Gold” and “Quarry”." in undo_tip(page, qtbot)
    page.travel.undo()
    assert page.table.at == 1
    assert second_line(page) == "Taken back: 2 moves: Choose “Quarry” and Keep “Gold” and “Quarry”."


def test_no_tip_of_undo_names_what_another_person_chose(window: Window, qtbot: QtBot):
    """Marc sits down after Leela has laid her disc face down: how far an undo would go is open, what it was is not."""
    page = sit_at(window, a_disc(), game="raja")
    for move in (Point("gold"), Point("quarry"), Keep()):
        page.clicks.make(move)
    settle(page, qtbot)
    assert page.sight.seat == 1
    said = undo_tip(page, qtbot)
    assert "Takes back 2 moves, from the last choice of Leela on." in said
    assert "Gold" not in said
    with answering("Take back") as asked:
        click(sign(page, "Undo"))
    assert "Takes back 2 moves" in asked[0]
    settle(page, qtbot)
    told = "2 moves, from a choice of Leela on, are taken back after Marc had the screen."
    assert told in log_words(page)
