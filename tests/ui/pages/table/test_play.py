"""Playing at a table without a page: what is asked of computers, and which of their answers still count."""

import pytest
from pytestqt.qtbot import QtBot

from durbar.games.ra.moves import Draw
from durbar.session.session import GameSession
from durbar.ui.pages.table.game_loop import LOOK_MS, PAUSE_MS, GameLoop
from tests.ui.hands import players
from tests.ui.pages.table.test_bots_at_table import SlowThinker
from tests.ui.positions import a_turn


@pytest.fixture
def thinker() -> SlowThinker:
    return SlowThinker()


@pytest.fixture
def play(qapp: object, thinker: SlowThinker) -> GameLoop:
    """A person and two computers; the person is to act."""
    table = GameSession.new("ra", players("pcc"), 1)
    table.states[0] = a_turn()
    return GameLoop(table, thinker, "instant")  # type: ignore[arg-type]


def test_a_hint_that_comes_after_the_next_question_is_not_told(play: GameLoop, thinker: SlowThinker):
    told = []
    play.advised.connect(told.append)
    play.seek_hint()
    play.seek_hint()
    thinker.advised[0].set_result(())
    assert told == []
    thinker.advised[1].set_result(())
    assert told == [()]


def test_nobody_is_asked_while_the_person_looks_back(play: GameLoop, thinker: SlowThinker):
    play.pause(True)
    play.play(Draw())
    assert thinker.asked == []
    play.pause(False)
    assert len(thinker.asked) == 1


def test_to_hurry_is_not_to_drop_and_undo_drops(play: GameLoop, thinker: SlowThinker):
    play.play(Draw())
    dropped = thinker.dropped
    play.hurry()
    assert (thinker.hurried, thinker.dropped) == (1, dropped)
    play.undo()
    assert thinker.dropped == dropped + 1
    thinker.asked[0].set_result("invoke")
    assert play._ready is None, "what comes late is not played"


def test_with_more_patience_computers_think_longer(play: GameLoop, thinker: SlowThinker):
    play.patience = 4
    play.play(Draw())
    assert thinker.patience == 4


def test_the_person_has_time_to_see_what_an_own_move_brought(
    play: GameLoop, thinker: SlowThinker, monkeypatch: pytest.MonkeyPatch
):
    play.set_speed("normal")
    monkeypatch.setattr(play, "_hands_on", lambda _move: True)
    play.play(Draw())
    thinker.asked[-1].set_result("invoke")
    assert PAUSE_MS["normal"] + 300 < play._pause.interval() <= LOOK_MS["normal"] == 1200
    monkeypatch.setattr(play, "made_for_person", Draw)
    monkeypatch.setattr(type(play.table), "person_acts", True)
    play.go_on()
    assert PAUSE_MS["normal"] + 300 < play._pause.interval() <= LOOK_MS["normal"], "nor does the turn end at once"
    play._chosen.invalidate()
    play._take_answer(thinker.asked[-1], play._asked)
    assert play._pause.interval() == PAUSE_MS["normal"], "computers after each other are as fast as ever"


def test_a_move_that_is_due_has_a_turn_of_its_own(play: GameLoop, thinker: SlowThinker, qtbot: QtBot):
    """When its pause ends the window may just have been painted."""
    play.play(Draw())
    thinker.asked[-1].set_result("invoke")
    at = play.table.at
    play._pause.stop()
    play._pause.timeout.emit()
    assert play.table.at == at
    qtbot.waitUntil(lambda: play.table.at == at + 1)


def test_thoughts_that_are_dropped_make_no_move_that_was_due(play: GameLoop, thinker: SlowThinker):
    play.play(Draw())
    thinker.asked[-1].set_result("invoke")
    play._pause.stop()
    play._pause.timeout.emit()
    play.stop()
    assert not play._due.isActive()
