"""The curtain: nothing of the table shows, answers or is read aloud until the right person is there."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from durbar.session.session import GameSession
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.look.paint import FocusRing
from durbar.ui.kit.pressing import misclick
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.pages.table.curtain import Curtain
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.ui.hands import click, move_words, only, page_of, players, press, press_here, sit_at, sit_down, words_in
from tests.ui.positions import a_turn

#: No test here looks at pixels.
UNPAINTED = True

IS_HASTY = misclick.is_hasty


@pytest.fixture
def room(qtbot: QtBot) -> QWidget:
    """A window with a button and a field that has the keyboard."""
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(900, 600)
    room.button = QPushButton("secret", room)
    room.field = QLineEdit(room)
    room.show()
    room.activateWindow()
    qtbot.waitExposed(room)
    room.field.setFocus()
    return room


def test_all_is_hidden_and_comes_back(room: QWidget, qtbot: QtBot):
    hidden = QPushButton("hidden before", room)
    hidden.hide()
    curtain = Curtain(room)
    curtain.ask("Leela", 0, "Nothing to see.")
    assert curtain.geometry() == room.rect()
    assert not room.button.isVisible()
    assert "Leela" in words_in(curtain)
    assert "Nothing to see." in words_in(curtain)
    with qtbot.waitSignal(curtain.lifted):
        press_here(Qt.Key.Key_Return)
    assert not room.button.isVisible(), "what lies under it may have to be made ready"
    curtain.drop()
    assert room.button.isVisible()
    assert not hidden.isVisible()
    assert room.focusWidget() is room.field


@pytest.mark.parametrize("ringed", [False, True])
def test_the_press_that_made_it_fall_does_not_lift_it(
    room: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, ringed: bool
):
    monkeypatch.setattr(misclick, "is_hasty", IS_HASTY)
    curtain, lifted = Curtain(room), []
    curtain.lifted.connect(lambda: lifted.append(True))
    curtain.ask("Leela", 0, "Nothing to see.")
    if ringed:
        press_here(Qt.Key.Key_Tab)
        press_here(Qt.Key.Key_Backtab)
    press_here(Qt.Key.Key_Return)
    press_here(Qt.Key.Key_Space)
    click(curtain.findChild(WordButton))
    assert not lifted, "at once, for what was there before"
    qtbot.wait(800)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(QApplication.focusWidget() or curtain, held)
    assert not lifted, "by a key that is held"
    press_here(Qt.Key.Key_Return)
    assert lifted


def test_what_has_gone_meanwhile_does_not_come_back(room: QWidget):
    curtain = Curtain(room)
    curtain.ask("Leela", 0, "")
    for gone in (room.button, room.field):
        delete(gone)
    curtain.drop()
    assert not curtain.isVisible()
    assert room.hasFocus(), "keys go to the table"


def test_keys_and_shortcuts_do_not_reach_the_table(room: QWidget, qtbot: QtBot):
    used = []
    QShortcut(QKeySequence("Ctrl+Z"), room).activated.connect(lambda: used.append(1))
    curtain = Curtain(room)
    curtain.ask("Leela", 0, "")
    press_here(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert used == []
    for _ in range(4):
        press_here(Qt.Key.Key_Tab)
        assert curtain.isAncestorOf(room.focusWidget())
    click(curtain)
    assert curtain.isVisible()
    curtain.drop()
    press(room.field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def test_what_comes_later_is_hidden_too_and_the_curtain_grows(room: QWidget, qtbot: QtBot):
    curtain = Curtain(room)
    curtain.ask("Leela", 0, "")
    late = QPushButton("late", room)
    late.show()
    qtbot.waitUntil(lambda: not late.isVisible())
    room.resize(1000, 700)
    assert curtain.size() == room.size()
    curtain.drop()
    assert late.isVisible()


def test_escape_asks_to_go_home_and_keeps_the_curtain(room: QWidget, qtbot: QtBot):
    curtain = Curtain(room)
    curtain.ask("Leela", 0, "")
    with qtbot.waitSignal(curtain.left_home):
        press_here(Qt.Key.Key_Escape)
    assert curtain.isVisible()


# ---- at a table ----------------------------------------------------------------------------------------------------


def tips(page: TablePage) -> list[TipPanel]:
    return [panel for panel in page.frame.findChildren(TipPanel) if panel.isVisible()]


def test_one_looks_at_ones_own_fame_behind_the_curtain(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    assert page.sight.people == 3
    click(page.frame.seats.panel_of(0))
    assert page.secrets.curtain.isVisible()
    assert not page.frame.isVisible()
    click(only(page.secrets.curtain, WordButton))
    assert [tip.tip.worth for tip in tips(page)] == [str(page.table.state.scores()[0])]
    press_here(Qt.Key.Key_Escape)
    assert not tips(page)


def test_from_a_look_one_goes_back_to_the_table(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    click(page.frame.seats.panel_of(0))
    press_here(Qt.Key.Key_Escape)
    assert not page.secrets.curtain.isVisible()
    assert page.frame.isVisible()
    assert not tips(page)


def test_the_others_fame_is_not_to_be_had(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    click(page.frame.seats.panel_of(1))
    assert not page.secrets.curtain.isVisible()


def test_a_look_one_gave_up_shows_nothing_later(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    page = sit_at(window, a_turn())
    shown = []
    monkeypatch.setattr(page.tips, "show", lambda tip, *_, **__: shown.append(tip.title))
    click(page.frame.seats.panel_of(0))
    press_here(Qt.Key.Key_Escape)
    click(page.frame.seats.panel_of(0))
    click(only(page.secrets.curtain, WordButton))
    assert shown.count("Leela") == 1  # whatever else the pointer is over


def test_it_hangs_before_what_is_private_to_another_person_only(window: Window):
    page = sit_at(window, a_turn())
    page.clicks.make(page.sight.legal[0])
    assert page.sight.seat == 1
    assert not page.secrets.curtain.isVisible(), "in Ra all lies open"
    page = sit_down(window, "ppp", game="taj_mahal")
    page.showing.show_position()
    assert not page.secrets.curtain.isVisible(), "whoever sits there has seen it"
    page.play.play(next(move for move in page.sight.legal if str(move).startswith("play")))
    assert page.secrets.curtain.isVisible()


def test_from_the_curtain_before_another_person_escape_leads_home(window: Window, qtbot: QtBot):
    page = sit_down(window, "ppp", game="taj_mahal")
    page.play.play(next(move for move in page.sight.legal if str(move).startswith("play")))
    with qtbot.waitSignal(page.home):
        press_here(Qt.Key.Key_Escape)


@pytest.mark.parametrize(("game", "kinds"), [("taj_mahal", "ppp"), ("taj_mahal", "cpp")])
def test_a_curtain_hangs_before_the_first_hand_of_a_new_game(window: Window, qtbot: QtBot, game: str, kinds: str):
    """Whoever set up the table is not always the one who is to see it first."""
    window.show_table(GameSession.new(game, players(kinds), 4))
    page = page_of(window)
    qtbot.waitUntil(page.secrets.curtain.isVisible)
    assert page.table.person_acts
    press(page.secrets.curtain, Qt.Key.Key_Return)
    assert not page.secrets.curtain.isVisible()


def test_alone_no_curtain_hangs(window: Window, qtbot: QtBot):
    window.show_table(GameSession.new("taj_mahal", players("pcc"), 4))
    page = page_of(window)
    qtbot.waitUntil(lambda: page.table.person_acts)
    assert not page.secrets.curtain.isVisible()


def test_whoever_gives_the_keyboard_back_to_the_table_gives_it_to_the_curtain(window: Window, qtbot: QtBot):
    """A page that was opened over it and closes again, for one; else Enter would play behind it."""
    page = sit_down(window, "ppp", game="taj_mahal")
    page.play.play(next(move for move in page.sight.legal if str(move).startswith("play")))
    assert page.secrets.curtain.isVisible()
    window.overlays.show_settings()
    window.pages.uncover()
    assert page.secrets.curtain.isAncestorOf(QApplication.focusWidget())


def test_while_it_hangs_the_table_says_nothing_and_tells_nothing_of_the_next_person(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    """Whatever makes the table fill itself anew: a change of language, a computer that lingers."""
    said: list[str] = []
    page = sit_down(window, "ppp", game="taj_mahal")
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: said.append(event.message()))
    page.play.play(next(move for move in page.sight.legal if str(move).startswith("play")))
    said.clear()
    page.retranslate()
    page.play.lingers.emit(True)
    page.play.lingers.emit(False)
    assert said == []
    assert page.frame.prompt.prompt.sentence == ""
    assert not move_words(page)
    press(page.secrets.curtain, Qt.Key.Key_Return)
    assert len(said) == 1
    assert "Marc" in said[0]


def test_it_follows_the_language(window: Window, qtbot: QtBot):
    page = sit_down(window, "ppp", game="taj_mahal")
    page.play.play(next(move for move in page.sight.legal if str(move).startswith("play")))
    window.choices.switch_language("fr")
    qtbot.waitUntil(lambda: "The screen" not in words_in(page.secrets.curtain))
    assert "Marc" in words_in(page.secrets.curtain)
    assert page.secrets.curtain.isVisible()
    press(page.secrets.curtain, Qt.Key.Key_Return)
    assert page.frame.isVisible()
    assert page.sight.seat == 1


def test_no_ring_stays_where_the_keyboard_was(window: Window, qtbot: QtBot):
    """It is taken off and put on again before what was taken off is deleted."""
    page = sit_down(window, "ppp", game="taj_mahal")
    button = page.frame.prompt.focus_order()[0]
    for _ in range(2):
        button.setFocus(Qt.FocusReason.TabFocusReason)
        page.setFocus(Qt.FocusReason.OtherFocusReason)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert [ring for ring in page.findChildren(FocusRing) if ring.isVisible()]
    page.setFocus(Qt.FocusReason.OtherFocusReason)
    assert not [ring for ring in page.findChildren(FocusRing) if ring.isVisible()]
