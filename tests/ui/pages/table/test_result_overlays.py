"""Ends: the table of a stage holds Play, and the results stand over the game."""

import pytest
from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from durbar.games.ra.moves import Draw
from durbar.ui.kit.values.score_table import ScoreTable
from durbar.ui.pages.results.stage import Shade
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.result_overlays import ReadTable
from durbar.ui.window import Window
from tests.games.ra.build import table
from tests.ui.hands import played, show, sit_at
from tests.ui.positions import RICH

#: No test here looks at pixels.
UNPAINTED = True

TABLE = ScoreTable("The stage", (0, 1, 2), ("I",), (), "Total", ((1,), (2,), (3,)))


@pytest.fixture
def page(window: Window) -> TablePage:
    """The next Ra ends an epoch, after which nobody thinks."""
    page = sit_at(window, table(3, areas=(RICH,), ra=7, bag={"ra": 9}), "pcc")
    page.play.stop()
    return page


def test_moves_taken_back_before_it_is_there_leave_no_table(page: TablePage):
    page.beats.play([ReadTable(page.ends, TABLE, at_once=False)])
    page.beats.cancel()
    for _ in range(40):
        QCoreApplication.processEvents()
    assert page.ends.panel.isHidden()
    assert not page.shown.blocked


def test_the_window_grows_dark_in_turns_and_light_again_in_turns(page: TablePage, qtbot: QtBot):
    page.clicks.make(Draw())
    shades = [part for part in page.frame.findChildren(Shade) if part is not page.ends.panel]
    assert not any(shade.isVisible() for shade in shades)
    qtbot.waitUntil(lambda: any(shade.isVisible() for shade in shades), timeout=1000)
    assert not all(shade.isVisible() for shade in shades)
    qtbot.waitUntil(lambda: all(shade.isVisible() for shade in shades))
    covered = sum(part.width() * part.height() for part in (*shades, page.ends.panel))
    assert covered == page.frame.width() * page.frame.height(), "none lies on another, and nothing stays light"
    page.ends.panel.close_panel()
    assert all(shade.isVisible() for shade in shades)
    qtbot.waitUntil(lambda: not any(shade.isVisible() for shade in shades))


def test_the_table_of_a_stage_that_goes_hands_the_keyboard_to_nothing_that_would_explain_itself(
    page: TablePage, qtbot: QtBot
):
    """Qt would hand it on to the next widget by Tab, and a tile of the prompt opens its tip then."""
    reasons, field = [], QLineEdit(page.frame)
    field.focusInEvent = lambda event: reasons.append(event.reason())
    field.show()
    page.clicks.make(Draw())
    qtbot.waitUntil(lambda: page.ends.panel.isAncestorOf(QApplication.focusWidget()))
    page.ends.panel.close_panel()
    assert reasons == []


def test_the_results_fill_the_page_below_the_top_bar_and_go_again(window: Window):
    page = show(window, played("pcc", 5000))
    results, bar = page.ends.results, page.frame.top.bar_height()
    assert results is not None
    assert page.shown.results_open
    assert results.geometry() == QRect(0, bar, page.width(), page.height() - bar)
    assert page.focusProxy() is results
    page.ends.hide_results()
    assert page.focusProxy() is None
    assert not page.shown.results_open
