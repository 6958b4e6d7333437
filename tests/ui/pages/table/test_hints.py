"""The lamp: the expert's advice beside the board; and a computer that thinks for long can be told to move."""

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTabBar
from pytestqt.qtbot import QtBot

from durbar.bots.search.advice import Advice
from durbar.games.ra.moves import Invoke, Pass
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.look.theme import look
from durbar.ui.pages.table import game_loop as play
from durbar.ui.pages.table.hints import Hints
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.tabs import RULES
from durbar.ui.window import Window
from tests.ui.hands import PATIENCE, button_called, click, only, press_here, second_line, sit_at, sit_down, words_in
from tests.ui.pages.table.parts import a_context, a_frame, a_play, shown_of, table_after
from tests.ui.pages.table.test_bots_at_table import SlowThinker, thinker
from tests.ui.positions import a_turn

#: No test here looks at pixels.
UNPAINTED = True

__all__ = ["thinker"]

ADVICE = (Advice("invoke", 0.424, 31.0, ()), Advice("draw", 0.31, 29.6, ()))


def ask(_page: TablePage) -> None:
    press_here(Qt.Key.Key_F3)


def test_the_lamp_lays_the_advice_over_the_list_and_enter_plays_it(window: Window, qtbot: QtBot, thinker: SlowThinker):
    page = sit_at(window, a_turn(), "pcc")
    hints, tabs = page.frame.tabs.hints, page.frame.tabs
    ask(page)
    assert tabs.hints_are_open
    assert "thinking" in words_in(hints)
    click(button_called(hints, "Tell me now"))
    assert thinker.hurried
    thinker.advised[-1].set_result(ADVICE)
    qtbot.waitUntil(lambda: len(hints.rows) == 2)
    best = hints.rows[0]
    assert (str(best.move), best.gain) == ("invoke", "42%")
    assert "31 fame" in best.second
    assert hints.framed() == best.move
    press_here(Qt.Key.Key_Return)
    assert str(page.table.moves[-1]) == "invoke"
    assert not tabs.hints_are_open


@pytest.mark.parametrize("way", ["a click", "the keyboard"])
def test_each_row_of_the_advice_has_a_button_that_plays_its_move(
    window: Window, qtbot: QtBot, thinker: SlowThinker, way: str
):
    page = sit_at(window, a_turn(), "pcc")
    hints = page.frame.tabs.hints
    ask(page)
    thinker.advised[-1].set_result(ADVICE)
    qtbot.waitUntil(lambda: len(hints.rows) == 2)
    second = [one for one in hints.findChildren(WordButton) if hints.rows[1].words in one.accessibleName()]
    assert [one.accessibleName().split(". ")[0] for one in second] == ["Play"]
    if way == "a click":
        click(second[0])
    else:
        press_here(Qt.Key.Key_Down)
        assert hints.framed() == hints.rows[1].move
        press_here(Qt.Key.Key_Space)
    assert str(page.table.moves[-1]) == "draw"


def test_keys_play_the_advice_that_the_pointer_shows(window: Window, qtbot: QtBot, thinker: SlowThinker):
    page = sit_at(window, a_turn(), "pcc")
    hints = page.frame.tabs.hints
    QTest.mouseMove(page.frame.prompt)
    ask(page)
    thinker.advised[-1].set_result(ADVICE)
    qtbot.waitUntil(lambda: len(hints.rows) == 2)
    second = next(one for one in hints.findChildren(WordButton) if hints.rows[1].words in one.accessibleName())
    QTest.mouseMove(second)
    qtbot.waitUntil(lambda: hints.framed() == hints.rows[1].move)
    QTest.mouseMove(page.frame.prompt)
    press_here(Qt.Key.Key_Return)
    assert str(page.table.moves[-1]) == "draw"


def test_the_advice_goes_with_the_move_and_not_after_what_it_brought(
    window: Window, qtbot: QtBot, thinker: SlowThinker
):
    state = a_turn()
    state.play(Invoke())
    while state.to_act != state.steps[-1].ra_player:
        state.play(Pass())
    page = sit_at(window, state, "pcc")
    page.play.set_speed("normal")
    page.board.board.pace = 1.0
    hints = page.frame.tabs.hints
    ask(page)
    bid = str(state.legal_moves()[0])
    thinker.advised[-1].set_result((Advice(bid, 0.4, 30.0, ()),))
    qtbot.waitUntil(lambda: len(hints.rows) == 1)
    press_here(Qt.Key.Key_Return)
    assert str(page.table.moves[-1]) == bid
    assert not page.frame.tabs.hints_are_open


def test_no_tab_is_lit_while_the_advice_lies_over_its_page(window: Window, thinker: SlowThinker):
    page = sit_at(window, a_turn(), "pcc")
    tabs = page.frame.tabs
    tabs.open(RULES)
    ask(page)
    heads = only(tabs, QTabBar)
    assert (tabs.on, heads.lit) == (RULES, -1)
    press_here(Qt.Key.Key_Escape)
    assert heads.lit == RULES
    assert page.beside.pane.isVisible()


def test_advice_goes_with_esc_or_a_press_on_a_tab_and_comes_too_late_after_a_move(
    window: Window, qtbot: QtBot, thinker: SlowThinker
):
    page = sit_at(window, a_turn(), "pcc")
    tabs = page.frame.tabs
    ask(page)
    press_here(Qt.Key.Key_Escape)
    assert not tabs.hints_are_open
    ask(page)
    page.clicks.make(page.sight.legal[0])
    thinker.advised[-1].set_result(ADVICE)
    qtbot.wait(20)
    assert not tabs.hints_are_open
    ask(page)
    assert "when it is your turn" in second_line(page)
    assert not tabs.hints_are_open


def test_in_large_letters_the_advice_is_in_sight(window: Window, qtbot: QtBot, thinker: SlowThinker):
    look.set(text=2.0)
    page = sit_at(window, a_turn(), "pcc")
    column, tabs = page.frame.column, page.frame.tabs
    ask(page)
    assert column.rect().contains(tabs.geometry())
    assert tabs.hints.isVisible()


def test_no_advice_is_told(window: Window, qtbot: QtBot, thinker: SlowThinker):
    page = sit_at(window, a_turn(), "pcc")
    ask(page)
    thinker.advised[-1].set_exception(ValueError("asleep"))
    qtbot.waitUntil(lambda: "could not find" in words_in(page.frame.tabs.hints))


def test_the_real_expert_advises(window: Window, qtbot: QtBot):
    page = sit_down(window, "pcc", seed=4)
    ask(page)
    hints = page.frame.tabs.hints
    qtbot.waitUntil(lambda: bool(hints.rows), timeout=PATIENCE)
    assert {row.move for row in hints.rows} <= set(page.sight.legal)
    assert all(row.second.count("\n") and row.gain.endswith("%") for row in hints.rows)


def test_a_computer_that_thinks_for_long_can_be_told_to_move(
    window: Window, qtbot: QtBot, thinker: SlowThinker, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(play, "LINGER_MS", 10)
    page = sit_at(window, a_turn(), "pcc")
    page.clicks.make(page.sight.legal[0])
    qtbot.waitUntil(lambda: any(button.action == "hurry" for button in page.frame.prompt.prompt.buttons))
    before = thinker.hurried
    page.clicks.press(page.frame.prompt.prompt.buttons[0])
    assert thinker.hurried == before + 1
    thinker.asked[-1].set_result("draw")
    qtbot.waitUntil(lambda: not any(button.action == "hurry" for button in page.frame.prompt.prompt.buttons))


def test_the_setting_to_think_longer_reaches_the_computers(window: Window, thinker: SlowThinker):
    window.choices.apply(window.choices.settings.__class__(think_longer=True))
    page = sit_at(window, a_turn(), "pcc")
    page.clicks.make(page.sight.legal[0])
    assert thinker.patience == 4


def test_the_expert_is_asked_in_the_game_only(english: object):
    shown, play, frame, parent = shown_of(table_after(0, "ppp")), a_play(), a_frame(), QObject()
    hints = Hints(a_context(shown, parent, play=play, frame=frame))
    shown.looking = 0
    hints.seek()
    play.seek_hint.assert_not_called()
    assert "End" in frame.prompt.say_refusal.call_args.args[0]
    shown.looking = None
    hints.seek()
    play.seek_hint.assert_called_once()
    hints.tell(())
    assert "could not find" in frame.tabs.hints.tell.call_args.args[0]
