"""A second Enter, and a second click, are not for what a first one brought to light; after a pause they are."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from durbar.engine.state import State
from durbar.games.ra.moves import Draw
from durbar.ui.kit.pressing import misclick
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.games.ra.build import table
from tests.ui.hands import LEFT, place_of, sit_at, sit_down
from tests.ui.positions import a_turn, an_auction

#: No test here looks at pixels.
UNPAINTED = True

#: As the program has them, while other tests press as fast as they like.
IS_MISCLICK, IS_HASTY = misclick.is_misclick, misclick.is_hasty

ENTER, SPACE, D = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_D


def press(window: Window, key: Qt.Key) -> None:
    """As the system tells of a key."""
    QTest.keyClick((QApplication.activeModalWidget() or window).windowHandle(), key)


def seated(window: Window, state: State) -> TablePage:
    """At a table for a while: the press that led to it is past."""
    page = sit_at(window, state)
    press(window, Qt.Key.Key_Shift)
    return page


def _stage(window: Window) -> TablePage:
    page = seated(window, table(3, ra=7, bag={"ra": 9}))
    page.clicks.make(Draw())
    assert page.ends.panel.isVisible()
    return page


def _moment(window: Window) -> TablePage:
    page = seated(window, an_auction())
    page.play.set_speed("normal")
    page.board.board.pace = 0.0
    for text in ("bid 13", "pass"):
        page.clicks.make(page.table.game.read_move(text))
    assert page.moments.plaque is not None
    return page


def _card(window: Window) -> TablePage:
    """The list of keys."""
    page = seated(window, a_turn())
    QTest.keyClick(page, Qt.Key.Key_F5)
    return page


def _curtain(window: Window) -> TablePage:
    page = seated(window, a_turn())
    page.secrets.draw(page.sight)
    assert page.secrets.curtain.isVisible()
    QTest.qWait(720)  # it has hung for a while
    return page


def _replay(window: Window) -> TablePage:
    page = seated(window, a_turn())
    for text in ("draw", "draw"):
        page.play.play(page.table.game.read_move(text))
    page.board.board.finish()
    page.replay.show_all()
    assert page.replay.on
    return page


def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on presses may come too soon."""
    monkeypatch.setattr(misclick, "is_misclick", IS_MISCLICK)
    monkeypatch.setattr(misclick, "is_hasty", IS_HASTY)


def deliberate(monkeypatch: pytest.MonkeyPatch) -> None:
    """What came to light has been read."""
    monkeypatch.setattr(misclick, "READING_MS", 0)
    QTest.qWait(20)


@pytest.mark.parametrize("lay", [_stage, _moment, _card, _curtain, _replay], ids=lambda lay: lay.__name__)
def test_a_second_enter_draws_no_tile_and_one_after_a_pause_does(
    window: Window, monkeypatch: pytest.MonkeyPatch, lay: Callable[[Window], TablePage]
):
    page = lay(window)
    hasty(monkeypatch)
    at = page.table.at
    for key in (ENTER, ENTER, SPACE):
        press(window, key)
    assert page.table.at == at
    assert page.ends.panel.isHidden()
    assert page.moments.plaque is None
    assert QApplication.activeModalWidget() is None
    assert not page.replay.on
    deliberate(monkeypatch)
    press(window, ENTER)
    assert page.table.at == at + 1


def test_a_letter_is_no_second_enter(window: Window, monkeypatch: pytest.MonkeyPatch):
    page = _stage(window)
    hasty(monkeypatch)
    at = page.table.at
    press(window, ENTER)
    press(window, D)
    assert page.table.at == at + 1


def test_a_second_enter_reads_no_table_that_came_after_a_moment(window: Window, monkeypatch: pytest.MonkeyPatch):
    page = _moment(window)
    hasty(monkeypatch)
    press(window, ENTER)
    page.ends.panel.open()
    press(window, ENTER)
    assert page.ends.panel.isVisible()
    deliberate(monkeypatch)
    press(window, ENTER)
    assert page.ends.panel.isHidden()


def test_the_enter_after_the_one_that_begins_a_game_makes_no_move(window: Window, monkeypatch: pytest.MonkeyPatch):
    hasty(monkeypatch)
    page = sit_down(window, "ppp")
    QTest.qWait(20)  # its prompt is there
    press(window, ENTER)
    assert page.table.at == 0
    deliberate(monkeypatch)
    press(window, ENTER)
    assert page.table.at == 1


def test_a_second_click_where_a_moment_was_plays_nothing(window: Window, monkeypatch: pytest.MonkeyPatch):
    page = _moment(window)
    hasty(monkeypatch)
    at, plaque = page.table.at, page.moments.plaque
    assert plaque is not None
    plaque.setGeometry(page.board.geometry())
    bag = QPoint(page.board.viewport().mapTo(window, place_of(page, ("bag",))))
    system = window.windowHandle()
    QTest.mouseMove(system, bag)
    QTest.mouseClick(system, LEFT, pos=bag)
    assert page.moments.plaque is None
    QTest.mouseClick(system, LEFT, pos=bag)
    assert page.table.at == at
    QTest.qWait(QApplication.doubleClickInterval() + 20)
    QTest.mouseClick(system, LEFT, pos=bag)
    assert page.table.at == at + 1
