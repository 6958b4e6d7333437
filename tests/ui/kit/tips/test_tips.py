"""Tips teach: everything has one, in both languages; none tells what is hidden; all can be pinned and closed."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from durbar.ui.games import game_screen
from durbar.ui.kit.controls.buttons import LinkButton, SignButton
from durbar.ui.kit.text.rulebook import Rulebook
from durbar.ui.kit.text.terms import TermText, read_terms
from durbar.ui.kit.tips.body import spoken_tip
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from durbar.ui.words import use_language
from tests.games.ra.build import table
from tests.ui.hands import click, point_at, press, press_here, sit_at, words_in
from tests.ui.positions import DECISIONS, a_turn, sight

#: No test here looks at pixels.
UNPAINTED = True

SCREEN = game_screen("ra")
#: Marks that filling in a sentence should have taken away.
LEFT_OVER = re.compile(r"[{}]|\[\[|\]\]|%n")


@cache
def book(language: str) -> Rulebook:
    return Rulebook.load("ra", language)


def all_targets(look: Sight) -> Iterator[Target]:
    """Everything on the board, and the players' panels."""
    board = SCREEN.make_board()
    board.show_sight(look)
    yield from board.targets
    yield from (("seat", seat) for seat in range(len(look.players)))


def assert_teaches(tip: Tip | None, rules: Rulebook) -> None:
    assert tip is not None
    plain, terms = read_terms(tip.rule)
    for words in (tip.title, plain):
        assert words.strip()
    for words in (tip.title, tip.what, tip.reason, plain, tip.click, tip.refusal, tip.worth, read_terms(tip.more)[0]):
        assert not LEFT_OVER.search(words)
    assert not (tip.click and tip.refusal)
    assert rules.section(tip.section).title
    for term in (*terms, *read_terms(tip.more)[1]):
        assert rules.term(term.key)
    for _, worth in tip.others:
        assert worth


@pytest.mark.parametrize("decision", DECISIONS)
def test_a_tip_says_what_a_click_does_or_why_nothing(english: None, decision: str):
    look = sight(DECISIONS[decision]())
    for target in all_targets(look):
        tip = SCREEN.tip(target, look)
        assert_teaches(tip, book("en"))
        assert tip is not None
        meant = SCREEN.moves_at(target, look)
        assert bool(tip.click) == any(move in look.legal for move in meant)
        explained = "you have none" in tip.rule  # to whoever owns no God, as part of the rule
        assert (bool(tip.refusal) or explained) == bool(meant and not tip.click)


def test_what_is_not_there_has_no_tip(english: None):
    assert SCREEN.tip(("nothing",), sight(a_turn())) is None


def test_a_disaster_tells_what_it_takes_of_the_lot_it_comes_with(english: None):
    """It strikes once the lot is taken (§5): also the tiles that come with it."""
    tip = SCREEN.tip(("track", 0), sight(table(3, track=("unrest", "art", "nile"))))
    assert tip is not None
    assert "nothing for it to take" in tip.reason
    assert "With this lot it takes 1:" in tip.more
    alone = SCREEN.tip(("track", 0), sight(table(3, track=("unrest", "nile"))))
    assert alone is not None
    assert "With this lot" not in alone.more


# ---- on the screen -------------------------------------------------------------------------------------------------


def panels(page: TablePage) -> list[TipPanel]:
    return [panel for panel in page.frame.findChildren(TipPanel) if panel.isVisible()]


def open_tip(page: TablePage, qtbot: QtBot, target: Target = ("bag",)) -> TipPanel:
    """The tip that the pointer brings."""
    point_at(page, target)
    qtbot.waitUntil(lambda: bool(panels(page)))
    (panel,) = panels(page)
    return panel


def term_of(panel: TipPanel) -> LinkButton:
    """The first term in a tip."""
    return panel.body.findChildren(TermText)[0].terms[0]  # type: ignore[return-value]


def test_the_pointer_brings_a_tip_after_a_moment_and_takes_it_away(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    point_at(page, ("bag",))
    assert not panels(page)
    panel = open_tip(page, qtbot)
    assert "The bag" in words_in(panel)
    assert not panel.box.intersects(panel.thing)
    point_at(page, ("figure",))
    qtbot.waitUntil(lambda: [shown.tip.title for shown in panels(page)] == ["The Ra figure"])
    QTest.mouseMove(page.frame.prompt, QPoint(3, 3))
    qtbot.waitUntil(lambda: not panels(page))


def test_a_tip_stays_while_the_pointer_is_in_it(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    panel = open_tip(page, qtbot)
    page.tips.leave()
    panel.entered.emit()
    qtbot.waitUntil(lambda: not any(timer.isActive() for timer in page.tips.findChildren(QTimer)))
    assert panels(page) == [panel]


def test_the_keyboard_brings_a_tip_at_once_and_escape_closes_it(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    page.board.setFocus(Qt.FocusReason.TabFocusReason)
    assert len(panels(page)) == 1
    assert page.board.here is not None
    first = panels(page)[0].tip
    press(page.board, Qt.Key.Key_Right)
    assert [panel.tip == first for panel in panels(page)] == [False]
    press_here(Qt.Key.Key_Escape)
    assert not panels(page)
    assert page.table.at == 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_tip_says_what_a_click_does_or_enter_by_what_opened_it(window: Window, qtbot: QtBot, language: str):
    use_language(language)
    page = sit_at(window, a_turn())
    said = open_tip(page, qtbot).tip.click
    page.tips.show(page.pointing.tip(("bag",)), page.board.rect_of(("bag",)), by_keyboard=True)
    (panel,) = panels(page)
    click, enter = {"en": ("Click:", "Enter:"), "fr": ("Clic\u00a0:", "Entrée\u00a0:")}[language]
    assert said.startswith(click)
    assert panel.tip.click == enter + said.removeprefix(click)
    use_language("en")


LONG = Tip(
    "The bag", what="A line.", click="Click: draw a tile", rule="So much is told of the [[sun]]. " * 9, section="3.1"
)


def rules_in(panel: TipPanel) -> list[str]:
    """The texts with terms that are seen."""
    return [text.accessibleName() for text in panel.body.findChildren(TermText) if text.isVisible()]


def test_what_takes_more_than_four_lines_waits_behind_more(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    page.tips.show(LONG, page.board.rect_of(("bag",)), by_keyboard=True)
    (panel,) = panels(page)
    assert not rules_in(panel)
    before = panel.geometry()
    page.tips.enter()
    assert QApplication.focusWidget().accessibleName() == "More"
    press_here(Qt.Key.Key_Space)
    assert rules_in(panel)[0].startswith("So much is told")
    assert QApplication.focusWidget() is term_of(panel)
    assert panel.height() > before.height()
    assert page.frame.rect().contains(panel.geometry())
    said = QRect(panel.body.mapTo(panel.parentWidget(), QPoint(0, 0)), panel.body.size())
    assert not said.intersects(panel.thing), "only the beak points into it"


def test_a_rule_for_which_there_is_room_is_told_at_once(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    page.tips.show(replace(LONG, rule="A short rule."), page.board.rect_of(("bag",)), by_keyboard=True)
    (panel,) = panels(page)
    assert rules_in(panel) == ["A short rule."]
    assert "More" not in [link.accessibleName() for link in panel.body.findChildren(LinkButton)]


def test_a_screen_reader_hears_all_at_once_and_what_the_click_brings():
    assert spoken_tip(replace(LONG, more="Two suns.", brings="A tile comes.")).endswith(
        "Click: draw a tile A tile comes. Two suns. " + "So much is told of the sun. " * 9
    )


def test_a_term_in_a_tip_has_a_tip_and_escape_goes_back_one(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    panel = open_tip(page, qtbot)
    page.tips.enter()
    assert QApplication.focusWidget() is term_of(panel)
    press_here(Qt.Key.Key_Space)
    assert [shown.tip.title for shown in panels(page)] == ["The bag", book("en").term("auction track")[0]]
    press_here(Qt.Key.Key_Escape)
    assert panels(page) == [panel]
    assert panel.contains(QApplication.focusWidget())
    press_here(Qt.Key.Key_Escape)
    assert not panels(page)


def test_the_pointer_on_a_term_brings_its_tip(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    panel = open_tip(page, qtbot)
    panel.entered.emit()
    term_of(panel).pointed.emit(term_of(panel), False)  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: len(panels(page)) == 2)


def test_a_pinned_tip_stays_until_it_is_closed(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    panel = open_tip(page, qtbot)
    pin, close = panel.findChildren(SignButton)[:2]
    click(pin)
    assert panel.pinned
    point_at(page, ("figure",))
    qtbot.waitUntil(lambda: len(panels(page)) == 2)
    click(close)
    assert [shown.tip.title for shown in panels(page)] == ["The Ra figure"]


def test_the_link_of_a_tip_opens_the_rule(window: Window, qtbot: QtBot):
    window.resize(1280, 720)
    page = sit_at(window, a_turn())
    panel = open_tip(page, qtbot)
    link = panel.body.findChildren(LinkButton)[-1]
    click(link)
    assert page.beside.pane.number == panel.tip.section
    assert page.beside.pane.isVisible()
    assert not panels(page)


def test_the_right_button_and_f1_open_the_rule_of_a_thing(window: Window, qtbot: QtBot):
    window.resize(1280, 720)
    page = sit_at(window, a_turn())
    view = page.board.viewport()
    spot = view.mapFromGlobal(page.board.rect_of(("board_sun",)).center())
    QTest.mouseClick(view, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, spot)
    assert page.beside.pane.number == "4.3"
    point_at(page, ("bag",))
    qtbot.waitUntil(lambda: bool(panels(page)))
    press(page.board, Qt.Key.Key_F1)
    assert page.beside.pane.number == "3.1"
    assert not panels(page), "it would lie over what is read"
    assert page.table.at == 0


def test_a_move_closes_the_tip(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    open_tip(page, qtbot)
    page.clicks.make(page.sight.legal[0])
    assert not panels(page)


def test_players_and_signs_have_tips_too(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    QTest.mouseMove(page.frame.seats.panel_of(1))
    qtbot.waitUntil(lambda: [panel.tip.title for panel in panels(page)] == [page.table.players[1].name])
    for widget in page.frame.top.focus_order():
        if widget.isVisible():
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            press(widget, Qt.Key.Key_F1)
            assert panels(page)[0].tip.title == widget.accessibleName()
            press_here(Qt.Key.Key_Escape)
            assert not panels(page)
