"""Playing at a table without a page: what is asked of computers, and which of their answers still count."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from durbar.engine.state import State
from durbar.games.ra.moves import Draw, Invoke
from durbar.ui.pages.table.game_loop import LOOK_MS, PAUSE_MS, GameLoop
from tests.games.ra.build import EIGHT, table
from tests.ui.hands import take_answer, time_left
from tests.ui.pages.table.parts import RA, SlowThinker, table_at
from tests.ui.positions import a_turn


@pytest.fixture
def thinker() -> SlowThinker:
    return SlowThinker()


def a_loop(thinker: SlowThinker, state: State, kinds: str, speed: str = "normal") -> GameLoop:
    """What moves a game of Ra on from a position."""
    return GameLoop(table_at(state, kinds), thinker, speed)  # type: ignore[arg-type]


@pytest.fixture
def play(qapp: object, thinker: SlowThinker) -> GameLoop:
    """A person and two computers; the person is to act."""
    return a_loop(thinker, a_turn(), "pcc", "instant")


def test_a_hint_that_comes_after_the_next_question_is_not_told(play: GameLoop, thinker: SlowThinker):
    told = []
    play.advised.connect(told.append)
    play.seek_hint()
    play.seek_hint()
    thinker.advised[0].set_result(())
    take_answer(play)
    assert told == []
    thinker.advised[1].set_result(())
    take_answer(play)
    assert told == [()]


def test_nobody_is_asked_while_the_person_looks_back(play: GameLoop, thinker: SlowThinker):
    play.pause(True)
    play.play(Draw())
    assert thinker.asked == []
    play.pause(False)
    assert len(thinker.asked) == 1


def test_to_hurry_is_not_to_drop_and_undo_drops(play: GameLoop, thinker: SlowThinker, qtbot: QtBot):
    play.play(Draw())
    dropped = thinker.dropped
    play.hurry()
    assert (thinker.hurried, thinker.dropped) == (1, dropped)
    play.undo()
    assert thinker.dropped == dropped + 1
    with qtbot.assertNotEmitted(play.moved, wait=20):  # what comes late is not played
        thinker.asked[0].set_result("invoke")


def test_with_more_patience_computers_think_longer(play: GameLoop, thinker: SlowThinker):
    play.patience = 4
    play.play(Draw())
    assert thinker.patience == 4


def test_the_person_has_time_to_see_what_an_own_move_brought(qapp: object, thinker: SlowThinker):
    play = a_loop(thinker, a_turn(), "pcc")
    play.play(Draw())
    thinker.asked[-1].set_result("invoke")
    take_answer(play)
    assert PAUSE_MS["normal"] + 300 < time_left(play) <= LOOK_MS["normal"] == 1200


def test_nor_does_the_turn_end_at_once(qapp: object, thinker: SlowThinker):
    full_but_for_one = table(3, track=EIGHT[:7], bag={"gold": 3})
    play = a_loop(thinker, full_but_for_one, "ppp")
    play.game_screen = replace(RA, ends_turn=(Invoke,))
    play.play(Draw())
    assert play.made_for_person() == Invoke()
    assert PAUSE_MS["normal"] + 300 < time_left(play) <= LOOK_MS["normal"]


def test_computers_after_each_other_are_as_fast_as_ever(qapp: object, thinker: SlowThinker):
    play = a_loop(thinker, a_turn(), "cpc")
    play.go_on()
    thinker.asked[-1].set_result("invoke")
    take_answer(play)
    assert time_left(play) == PAUSE_MS["normal"]


def when_the_pause_ends(then: Callable[[], object]) -> QTimer:
    """Do something in the turn of the loop in which the pause ends that has just begun, right after that."""
    after = QTimer(singleShot=True, interval=0)
    after.timeout.connect(then)
    after.start()
    return after


def test_a_move_that_is_due_has_a_turn_of_its_own(play: GameLoop, thinker: SlowThinker, qtbot: QtBot):
    """When its pause ends the window may just have been painted."""
    play.play(Draw())
    at, seen = play.table.at, list[int]()
    thinker.asked[-1].set_result("invoke")
    take_answer(play)
    _kept = when_the_pause_ends(lambda: seen.append(play.table.at))
    qtbot.waitUntil(lambda: play.table.at == at + 1)
    assert seen == [at]


def test_thoughts_that_are_dropped_make_no_move_that_was_due(play: GameLoop, thinker: SlowThinker, qtbot: QtBot):
    play.play(Draw())
    with qtbot.assertNotEmitted(play.moved, wait=20):
        thinker.asked[-1].set_result("invoke")
        take_answer(play)
        _kept = when_the_pause_ends(play.stop)
