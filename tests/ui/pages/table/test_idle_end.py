"""The end of a turn is not asked for where nothing is left to do; an undo takes it back with what was done last."""

import pytest
from pytestqt.qtbot import QtBot

from durbar.games.dice_charmers.moves import End, Use
from durbar.games.raja.moves import End as EndOfTurn
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.games.dice_charmers.build import A, C, table
from tests.ui.games.raja.test_clicks import a_turn
from tests.ui.hands import answering, click_button, sit_at

#: No test here looks at pixels.
UNPAINTED = True

KARMA = "money-6"


def with_last_bonus(window: Window, turn: int = A, kinds: str = "ppp") -> TablePage:
    """A table at which one bonus is all that is left to do."""
    page = sit_at(window, table(turn=turn, waiting=[KARMA]), kinds, "dice_charmers")
    page.play.auto_pass = True
    return page


def test_a_turn_in_which_nothing_is_left_ends_by_itself(window: Window, qtbot: QtBot):
    page = with_last_bonus(window)
    page.clicks.make(Use(KARMA))
    assert page.frame.prompt.prompt.buttons == ()
    qtbot.waitUntil(lambda: page.table.at == 2)
    assert page.table.moves == [Use(KARMA), End()]
    with answering("Take back"):
        page.travel.undo()
    assert page.table.at == 0
    assert page.table.notes.taken_back == 0


def test_that_nothing_is_left_is_told_while_the_last_pieces_fly(window: Window, qtbot: QtBot):
    """When they have landed, the turn is over."""
    page = with_last_bonus(window)
    page.play.set_speed("normal")
    page.board.board.pace = 3.0
    page.clicks.make(Use(KARMA))
    assert page.board.board.animating
    assert "Nothing is left to do" in page.frame.prompt.prompt.sentence
    page.leave()


def test_what_an_end_would_roll_is_not_rolled_unasked(window: Window, qtbot: QtBot):
    page = with_last_bonus(window, turn=C)
    page.clicks.make(Use(KARMA))
    assert [button.move for button in page.frame.prompt.prompt.buttons] == [End()]
    assert page.play.made_for_person() is None


@pytest.mark.parametrize(
    ("kinds", "takebacks", "ends"), [("pcc", True, True), ("pcc", False, False), ("ppc", True, False)]
)
def test_where_an_undo_could_not_take_it_back_the_end_is_asked_for(
    window: Window, monkeypatch: pytest.MonkeyPatch, kinds: str, takebacks: bool, ends: bool
):
    page = sit_at(window, a_turn(), kinds, "raja")
    for text in ("palace AHM central", "house AHM", "lower UDA"):
        page.table.play(page.table.game.read_move(text))
    monkeypatch.setattr(type(page.table.state), "legal_moves", lambda _state: (EndOfTurn(),))  # or one could travel on
    page.table.notes.takebacks = takebacks
    page.play.auto_pass = True
    assert (page.play.made_for_person() == EndOfTurn()) == ends


def test_who_wants_to_make_all_moves_ends_the_turn_too(window: Window, qtbot: QtBot):
    page = with_last_bonus(window)
    page.play.auto_pass = False
    page.clicks.make(Use(KARMA))
    click_button(page, "End turn")
    assert page.table.moves == [Use(KARMA), End()]
