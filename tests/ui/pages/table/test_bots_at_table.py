"""Computers at the table: their speeds, what interrupts them, and what is said when one fails."""

import os
import signal
from concurrent.futures import Future

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from durbar.games.ra.moves import Draw
from durbar.games.ra.state import RaState
from durbar.session.thinker import Thinker, ThinkingFailed
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.moment import Moment
from durbar.ui.pages.table.game_loop import FORCED_PAUSE_MS, LOOK_MS, PAUSE_MS
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.games.ra.build import GROUPS, table
from tests.ui.hands import (
    PATIENCE,
    answering,
    click_button,
    let_pass,
    played,
    point_at,
    press,
    press_here,
    second_line,
    settle,
    show,
    sit_at,
    sit_down,
    take_answer,
    time_left,
)
from tests.ui.pages.table.parts import SlowThinker, slow_thinker
from tests.ui.positions import a_full_track, a_turn

#: No test here looks at pixels.
UNPAINTED = True


@pytest.fixture
def thinker(window: Window, monkeypatch: pytest.MonkeyPatch) -> SlowThinker:
    return slow_thinker(monkeypatch)


def speed(page: TablePage, name: str) -> None:
    page.play.set_speed(name)


def play_and_wait(page: TablePage, qtbot: QtBot) -> int:
    """Draw; gives how many moves there are after it, a computer's turn."""
    page.clicks.make(Draw())
    assert not page.table.person_acts
    return page.table.at


def test_instantly(window: Window, qtbot: QtBot, thinker: SlowThinker):
    page = sit_at(window, a_turn(), "pcc")
    at = play_and_wait(page, qtbot)
    assert "thinking" in page.frame.prompt.text.sentence.text()
    assert page.sight.legal == ()
    thinker.asked[-1].set_result("invoke")
    qtbot.waitUntil(lambda: page.table.at == at + 1)


@pytest.mark.parametrize("name", ["fast", "normal"])
def test_at_a_pace_that_can_be_followed(window: Window, qtbot: QtBot, thinker: SlowThinker, name: str):
    page = sit_at(window, a_turn(), "pcc")
    speed(page, name)
    at = play_and_wait(page, qtbot)
    thinker.asked[-1].set_result("invoke")
    take_answer(page.play)
    looks = LOOK_MS.get(name, PAUSE_MS[name])  # the person has just moved
    assert min(looks, PAUSE_MS[name]) <= time_left(page.play) <= looks
    assert page.table.at == at
    let_pass(page.play)
    qtbot.waitUntil(lambda: page.table.at == at + 1)


def test_step_by_step(window: Window, qtbot: QtBot, thinker: SlowThinker):
    page = sit_at(window, a_turn(), "pcc")
    speed(page, "step")
    at = play_and_wait(page, qtbot)
    thinker.asked[-1].set_result("invoke")
    qtbot.waitUntil(lambda: page.prompts.waiting and not page.showing.is_behind)
    assert page.table.at == at
    click_button(page, "Next move")
    assert page.table.at == at + 1
    thinker.asked[-1].set_result("pass")
    qtbot.waitUntil(lambda: page.prompts.waiting and not page.showing.is_behind)
    page.board.setFocus()
    QTest.keyClicks(page.board, "n")
    assert page.table.at == at + 2


def test_a_move_that_waits_is_made_when_steps_are_turned_off(window: Window, qtbot: QtBot, thinker: SlowThinker):
    page = sit_at(window, a_turn(), "pcc")
    speed(page, "step")
    at = play_and_wait(page, qtbot)
    thinker.asked[-1].set_result("invoke")
    qtbot.waitUntil(lambda: page.prompts.waiting)
    page.speed.emit("instant")
    assert page.table.at == at + 1
    assert window.choices.settings.bot_speed == "instant"
    assert not page.prompts.waiting


def test_undo_interrupts_a_thought_and_a_late_answer_is_ignored(window: Window, qtbot: QtBot, thinker: SlowThinker):
    page = sit_at(window, a_turn(), "pcc")
    play_and_wait(page, qtbot)
    page.travel.undo()
    assert page.table.at == 0
    assert page.sight.legal
    thinker.asked[0].set_result("invoke")
    with qtbot.assertNotEmitted(page.play.moved, wait=50):
        pass
    assert page.table.at == 0


def test_leaving_interrupts_a_thought(window: Window, qtbot: QtBot, thinker: SlowThinker):
    page = sit_at(window, a_turn(), "pcc")
    at = play_and_wait(page, qtbot)
    table = page.table
    window.go_home()
    thinker.asked[0].set_result("invoke")
    with qtbot.assertNotEmitted(window.destroyed, wait=50):
        pass
    assert table.at == at


def test_everything_else_goes_on_while_a_computer_thinks(window: Window, qtbot: QtBot, thinker: SlowThinker):
    page = sit_at(window, a_turn(), "pcc")
    play_and_wait(page, qtbot)
    point_at(page, ("figure",))
    qtbot.waitUntil(lambda: page.tips.is_open)
    window.overlays.show_settings()
    window.pages.uncover()
    page.travel.look_at(0)
    page.travel.look_at(page.table.at)
    assert len(thinker.asked) == 2  # asked again after the look back
    thinker.asked[-1].set_result("invoke")
    qtbot.waitUntil(lambda: page.table.at == 2)


def test_a_computer_that_fails_is_told_with_a_way_on(window: Window, qtbot: QtBot, thinker: SlowThinker):
    page = sit_at(window, a_turn(), "pcc")
    at = play_and_wait(page, qtbot)
    with answering("Try again") as asked:
        thinker.asked[-1].set_exception(ThinkingFailed("error", "It fell asleep."))
        qtbot.waitUntil(lambda: len(thinker.asked) == 2)
    assert "It fell asleep." in asked[0]
    thinker.asked[-1].set_result("invoke")
    qtbot.waitUntil(lambda: page.table.at == at + 1)


def test_after_a_failure_the_easiest_player_may_choose(window: Window, qtbot: QtBot, thinker: SlowThinker):
    page = sit_at(window, a_turn(), "pcc")
    at = play_and_wait(page, qtbot)
    with answering("Let the easiest player choose") as asked:
        thinker.asked[-1].set_exception(ThinkingFailed("lost", "in English"))
        qtbot.waitUntil(lambda: len(thinker.here) == 1)
    assert "fell silent" in asked[0]
    thinker.here[-1].set_result("invoke")
    qtbot.waitUntil(lambda: page.table.at == at + 1)


def test_after_a_failure_one_may_go_home(window: Window, qtbot: QtBot, thinker: SlowThinker):
    page = sit_at(window, a_turn(), "pcc")
    play_and_wait(page, qtbot)
    with answering("Go home"):
        thinker.asked[-1].set_exception(ThinkingFailed("error", "It fell asleep."))
        qtbot.waitUntil(lambda: window.pages.page is None)


def test_a_killed_worker_is_replaced(window: Window, qtbot: QtBot):
    page = sit_down(window, "pcc", seed=4)
    window.thinker.warm_up().result(30)
    (worker,) = window.thinker.worker_ids
    os.kill(worker, signal.SIGTERM)
    settle(page, qtbot)
    page.clicks.make(page.sight.legal[0])
    settle(page, qtbot)
    assert page.table.person_acts
    assert window.thinker.worker_ids
    assert worker not in window.thinker.worker_ids


def test_a_level_nobody_knows_is_told(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn(), "pcc")
    page.table.players[1] = page.table.players[1].__class__("Marc", "computer", 1, "godlike")
    with answering("Go home") as asked:
        page.clicks.make(Draw())
        qtbot.waitUntil(lambda: window.pages.page is None, timeout=PATIENCE)
    assert "godlike" in asked[0]


# ---- a person's only move ------------------------------------------------------------------------------------------


def test_an_only_move_is_made_after_a_moment_and_stands_in_the_log(window: Window, qtbot: QtBot):
    page = sit_at(window, a_full_track())
    speed(page, "normal")
    page.play.auto_pass = True
    page.play.go_on()
    assert time_left(page.play) == FORCED_PAUSE_MS
    assert page.table.at == 0
    let_pass(page.play)
    qtbot.waitUntil(lambda: [str(move) for move in page.table.moves] == ["invoke"])


def test_an_only_move_is_left_to_the_person_who_wants_it_so(window: Window, qtbot: QtBot):
    page = sit_at(window, a_full_track())
    with qtbot.assertNotEmitted(page.play.moved, wait=50):
        pass
    assert page.table.at == 0


def test_keys_and_clicks_do_nothing_for_a_computer(window: Window, qtbot: QtBot, thinker: SlowThinker):
    page = sit_at(window, a_turn(), "pcc")
    at = play_and_wait(page, qtbot)
    page.clicks.make(Draw())
    press(page.frame.tabs.moves.filter, Qt.Key.Key_Return)
    assert page.table.at == at
    assert second_line(page)


def test_closing_the_window_ends_the_thinking(window: Window, qtbot: QtBot):
    sit_down(window, "ccp", seed=4)
    assert isinstance(window.thinker, Thinker)
    window.close()
    with pytest.raises(ThinkingFailed, match="gone home"):
        window.thinker.warm_up().result(5)


def out_of_the_epoch() -> RaState:
    """Seat 0 has no sun left, and the others play on."""
    return table(3, turn=1, spent=GROUPS[3][0], ra=6, bag={"nile": 3, "ra": 9})


def test_who_is_out_skips_ahead_to_the_next_scoring(window: Window, qtbot: QtBot, thinker: SlowThinker):
    page = sit_at(window, out_of_the_epoch(), "pcc")
    speed(page, "normal")
    page.play.go_on()
    qtbot.waitUntil(lambda: any(button.action == "skip" for button in page.frame.prompt.prompt.buttons))
    press_here(Qt.Key.Key_A)
    assert page.play.speed == "instant"
    while not page.shown.blocked:
        asked = thinker.asked[-1]
        assert not asked.done(), "no pause"
        asked.set_result(str(page.table.state.legal_moves()[0]))
        qtbot.waitUntil(lambda asked=asked: page.shown.blocked or thinker.asked[-1] is not asked)
        assert not page.board.board.animating
    assert page.ends.panel.isVisible()
    assert page.play.speed == "normal"


@pytest.mark.parametrize("way", ["the key", "the button"])
def test_who_is_out_skips_ahead_from_a_moment_that_is_told(
    window: Window, qtbot: QtBot, thinker: SlowThinker, way: str
):
    """Any other press ends the moment only."""
    page = sit_at(window, out_of_the_epoch(), "pcc")
    speed(page, "normal")
    page.play.go_on()
    bar, handle = page.frame.prompt, window.windowHandle()
    qtbot.waitUntil(lambda: any(button.action == "skip" for button in bar.prompt.buttons))
    (skip,) = bar.prompt.buttons
    moment = Moment("The last warning", Picture("kit/winner"))
    page.moments.show([moment], lambda: None)
    QTest.keyClick(handle, Qt.Key.Key_D)
    assert page.moments.plaque is None
    assert page.play.speed == "normal"
    page.moments.show([moment], lambda: None)
    if way == "the key":
        QTest.keyClick(handle, Qt.Key.Key_A)
    else:
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=handle.mapFromGlobal(bar.place_of(skip).center()))
    assert page.moments.plaque is None
    assert page.play.speed == "instant"


def test_skipping_ahead_stays_lit_while_pieces_fly(window: Window, qtbot: QtBot, thinker: SlowThinker):
    page = sit_at(window, out_of_the_epoch(), "pcc")
    speed(page, "normal")
    page.play.go_on()
    bar = page.frame.prompt
    qtbot.waitUntil(lambda: any(button.action == "skip" for button in bar.prompt.buttons))
    bar.fade()
    assert not any(button.off for button in bar.buttons)


def test_who_may_still_bid_is_not_offered_to_skip(window: Window, qtbot: QtBot, thinker: SlowThinker):
    page = sit_at(window, a_turn(), "pcc")
    play_and_wait(page, qtbot)
    assert not any(button.action == "skip" for button in page.frame.prompt.prompt.buttons)


def test_what_the_next_table_asks_is_not_dropped_with_the_last(window: Window, monkeypatch: pytest.MonkeyPatch):
    """Else its computer would be said not to be able to move."""
    asked: list[str] = []
    monkeypatch.setattr(Thinker, "think", lambda *_: (asked.append("think"), Future())[1])
    monkeypatch.setattr(Thinker, "drop", lambda _: asked.append("drop"))
    for _ in range(2):
        show(window, played("ccc", 5))
    assert asked.count("think") == 2
    assert asked[-1] == "think"
