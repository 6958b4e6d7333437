"""What stands round the board follows a move in turns of the loop of its own, and is measured no more than need be."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, Qt
from pytestqt.qtbot import QtBot

from durbar.games.ra.moves import Draw
from durbar.ui.kit.look.theme import look
from durbar.ui.pages.table import prompt_bar as bar
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.ui.hands import press, sit_at
from tests.ui.positions import a_turn

#: No test here looks at pixels.
UNPAINTED = True


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the prompt bar speaks aloud."""
    spoken: list[str] = []
    monkeypatch.setattr(bar, "announce", lambda _widget, words: spoken.append(words))
    return spoken


def with_flights(window: Window, kinds: str = "ppp") -> TablePage:
    page = sit_at(window, a_turn(), kinds)
    page.play.set_speed("normal")
    page.board.board.pace = 3.0
    return page


def test_no_turn_of_the_loop_shows_two_parts_of_the_frame(window: Window):
    page = with_flights(window, "pcc")  # another person would see another page

    def shown() -> tuple[object, ...]:
        frame = page.frame
        rows = [row.move for row in frame.tabs.moves.model.rows]
        return frame.prompt.prompt, [panel.line for panel in frame.seats.panels], rows

    page.clicks.make(page.table.game.read_move("spend gold"))
    framed, turns, patience = list[None](), [shown()], QDeadlineTimer(5000)
    page.showing.framed.connect(lambda: framed.append(None))
    page.board.board.finish()
    turns.append(shown())
    while not framed and not patience.hasExpired():
        QCoreApplication.processEvents()
        turns.append(shown())
    assert framed
    for before, after in pairwise(turns):
        assert sum(old != new for old, new in zip(before, after, strict=True)) <= 1
    assert sum(old != new for old, new in zip(turns[0], turns[-1], strict=True)) > 1


def test_what_stands_round_the_board_tells_of_a_move_when_its_pieces_have_landed(
    window: Window, qtbot: QtBot, said: list[str]
):
    page = with_flights(window)
    before, panels = page.frame.prompt.prompt, []
    page.showing.framed.connect(lambda: panels.append(page.board.board.animating))
    said.clear()
    page.clicks.make(Draw())
    qtbot.wait(80)
    assert page.board.board.animating
    assert (page.frame.prompt.prompt, panels, said) == (before, [], [])
    page.board.board.finish()
    qtbot.waitUntil(lambda: bool(panels))
    assert page.frame.prompt.prompt != before
    assert (panels, len(said)) == ([False], 1)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_D])
def test_a_key_lands_what_flies_and_does_not_press_what_stood_there(
    window: Window, qtbot: QtBot, said: list[str], key: Qt.Key
):
    page = with_flights(window)
    before, at = page.frame.prompt.prompt, page.table.at
    said.clear()
    page.clicks.make(Draw())
    press(page.frame.board, key)
    assert not page.board.board.animating
    assert page.frame.prompt.prompt != before
    assert page.table.at == at + 1
    qtbot.wait(300)  # letters that follow each other faster are a word
    assert len(said) == 1
    press(page.frame.board, Qt.Key.Key_D)
    assert page.table.at == at + 2


def test_who_plays_before_pieces_have_landed_is_told_of_the_move_at_once(window: Window, qtbot: QtBot, said: list[str]):
    page = with_flights(window, "pcc")
    page.play.pause(True)  # the computers' moves are made here
    page.play.play(Draw())
    said.clear()
    page.play.play(Draw())
    assert page.board.board.animating
    qtbot.waitUntil(lambda: bool(said))
    assert page.board.board.animating
    page.board.board.finish()
    qtbot.wait(80)
    assert len(said) == 1


def test_while_ones_pieces_fly_and_another_is_to_act_no_move_is_offered(window: Window):
    page = with_flights(window, "pcc")
    page.play.pause(True)
    offered = page.frame.prompt.focus_order()[:2]
    assert all(button.live for button in offered)
    assert page.frame.tabs.moves.model.rowCount() > 0
    page.play.play(Draw())
    assert page.board.board.animating
    assert not any(button.live for button in offered)
    assert page.frame.tabs.moves.model.rowCount() == 0


def test_letters_are_one_s_own_to_change(qtbot: QtBot):
    taken = look.serif(12)
    before = taken.pixelSize()
    taken.setPixelSize(before + 30)
    assert look.serif(12).pixelSize() == before
