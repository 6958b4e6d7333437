"""A tip is never in the way: of a click meant for what it covers, of the keyboard once it is closed, of Esc unseen."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from durbar.ui.kit.controls.buttons import SignButton
from durbar.ui.kit.tips import panel as tip_panel
from durbar.ui.kit.tips import tips
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.games.ra.build import play, table
from tests.ui.hands import click, page_of, place_of, press, press_here, sit_at
from tests.ui.kit.tips.test_tips import open_tip, panels
from tests.ui.positions import a_turn

#: No test here looks at pixels.
UNPAINTED = True

BAG = ("bag",)


@pytest.fixture
def page(window: Window) -> TablePage:
    window.resize(1280, 720)
    return sit_at(window, a_turn())


def lay_over_bag(page: TablePage, qtbot: QtBot) -> tuple[TipPanel, QPoint]:
    """The tip of the figure, laid over the bag; and where its words cover the bag."""
    tip = open_tip(page, qtbot, ("figure",))
    spot = page.board.viewport().mapTo(page.frame, place_of(page, BAG))
    tip.lose_beak()
    tip.move(spot - QPoint(tip.width() // 2, tip.height() - 6))
    return tip, tip.mapFrom(page.frame, spot)


def test_a_click_that_passes_through_reaches_what_is_below(page: TablePage, qtbot: QtBot):
    assert page.shown.offer.legal[BAG]
    tip, spot = lay_over_bag(page, qtbot)
    QTest.mouseMove(tip, spot)
    click(tip, spot)
    assert page.table.at == 1
    assert not panels(page)


def test_who_reads_a_tip_plays_nothing_by_a_click_on_its_words(
    page: TablePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(tip_panel, "PASSING_MS", 0)
    tip, spot = lay_over_bag(page, qtbot)
    QApplication.sendEvent(tip, QEnterEvent(QPointF(9, 9), QPointF(9, 9), QPointF(9, 9)))
    qtbot.wait(5)
    click(tip, spot)
    assert page.table.at == 0
    assert panels(page) == [tip]


def test_the_cross_gives_the_keyboard_back(page: TablePage, qtbot: QtBot):
    filter_field = page.frame.tabs.moves.filter
    page.frame.tabs.moves.begin_search()
    tip = open_tip(page, qtbot)
    cross = tip.findChildren(SignButton)[1]
    cross.setFocus(Qt.FocusReason.MouseFocusReason)
    click(cross)
    assert not panels(page)
    assert QApplication.focusWidget() is filter_field


def test_after_a_term_the_keyboard_goes_all_the_way_back(page: TablePage, qtbot: QtBot):
    page.frame.tabs.moves.list.setFocus(Qt.FocusReason.OtherFocusReason)
    before = QApplication.focusWidget()
    open_tip(page, qtbot)
    page.tips.enter()
    press_here(Qt.Key.Key_Space)
    press_here(Qt.Key.Key_Escape)
    press_here(Qt.Key.Key_Escape)
    assert not panels(page)
    assert QApplication.focusWidget() is before


def test_a_tip_that_is_covered_keeps_no_escape_for_itself(page: TablePage, qtbot: QtBot):
    open_tip(page, qtbot)
    assert page.tips.is_open
    veil = QWidget(page.frame)
    veil.setGeometry(page.frame.rect())
    veil.show()
    veil.raise_()
    assert not page.tips.is_open
    page.frame.tabs.open_hints()
    press(page.frame.tabs, Qt.Key.Key_Escape)
    assert not page.frame.tabs.hints_are_open


def test_a_tip_under_another_page_keeps_no_escape_for_itself(window: Window, page: TablePage, qtbot: QtBot):
    open_tip(page, qtbot)
    click(next(button for button in panels(page)[0].findChildren(SignButton)))  # pinned: it stays when one goes
    window.overlays.show_settings()
    press_here(Qt.Key.Key_Escape)
    assert not window.pages.covers
    assert page_of(window) is page


def test_the_tip_of_a_button_covers_no_other_choice(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tips, "OPEN_MS", 0)
    window.resize(1280, 720)
    state = table(3, turn=1, track=("gold",))
    play(state, "invoke", "pass")
    page = sit_at(window, state)
    buttons = page.frame.prompt.buttons
    assert len(buttons) == 5
    for button in buttons:
        QApplication.sendEvent(button, QEnterEvent(QPointF(9, 9), QPointF(9, 9), QPointF(9, 9)))
        qtbot.waitUntil(lambda button=button: any(button.text() in tip.tip.title for tip in panels(page)))
        (tip,) = panels(page)
        words = tip.box
        for other in buttons:
            if other is not button:
                assert not words.intersects(QRect(other.mapTo(window, QPoint(0, 0)), other.size()))
