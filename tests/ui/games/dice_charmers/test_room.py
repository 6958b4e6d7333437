"""What lies over The Dice Charmers’ board for a moment: tips leave the neighbours free, a sheet goes at a click."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from durbar.games.dice_charmers.moves import Choose
from durbar.games.dice_charmers.names import CHARACTERS, DICE
from durbar.games.dice_charmers.sheet import KARMA_BOXES
from durbar.ui.kit.tips import tips
from durbar.ui.kit.values.sight import Target
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.ui.games.dice_charmers.positions import sit_at, the_first_choice
from tests.ui.hands import click_target, point_at, press, sprite_of
from tests.ui.kit.tips.test_tips import panels

ROWS: dict[str, tuple[Target, ...]] = {
    "dice": tuple(("die", die) for die in DICE),
    "characters": tuple(("character", who) for who in CHARACTERS),
    "karma": tuple(("karma", box) for box in range(1, KARMA_BOXES + 1)),
}


@pytest.fixture
def page(window: Window, monkeypatch: pytest.MonkeyPatch) -> TablePage:
    monkeypatch.setattr(tips, "OPEN_MS", 0)
    window.resize(1280, 720)
    return sit_at(window, the_first_choice())


def tip_box(page: TablePage, qtbot: QtBot, target: Target) -> QRect:
    """Where the tip of a target opens, on the screen."""
    point_at(page, target)
    qtbot.waitUntil(lambda: bool(panels(page)))
    (panel,) = panels(page)
    box = QRect(panel.mapToGlobal(panel.box.topLeft() - panel.pos()), panel.box.size())
    page.tips.close()
    return box


@pytest.mark.parametrize("row", ROWS)
def test_a_tip_leaves_the_others_of_its_row_free(page: TablePage, qtbot: QtBot, row: str):
    for target in ROWS[row]:
        box = tip_box(page, qtbot, target)
        hidden = [other for other in ROWS[row] if box.intersects(page.board.rect_of(other))]
        assert not hidden, target


def test_a_click_beside_a_large_sheet_takes_it_away_and_is_heard(page: TablePage):
    press(page, Qt.Key.Key_F4)
    assert page.sheets.peek.isVisible()
    box = page.sheets.peek.geometry()
    free = [
        die for die in DICE if not box.contains(page.frame.mapFromGlobal(page.board.rect_of(("die", die)).center()))
    ]
    click_target(page, ("die", free[-1]))
    assert not page.sheets.peek.isVisible()
    assert page.table.moves == [Choose(free[-1])]


def test_the_ground_below_a_resting_pointer_has_no_frame(page: TablePage):
    """Neither the tray's name nor an area's is framed while one points somewhere on its ground."""
    for target in (("tray",), ("area", "palace")):
        point_at(page, ("die", "blue1"))
        before = shown(page, target)
        point_at(page, target)
        assert sprite_of(page.board.board, target).marks.lit
        page.tips.close()
        assert shown(page, target) == before
        page.board.board.hover(target, focused=True)
        assert shown(page, target) != before, "the keyboard’s place is framed"


def shown(page: TablePage, target: Target) -> object:
    """How a place looks."""
    box = page.board.rect_of(target).adjusted(-4, -4, 4, 4)
    box.moveTopLeft(page.board.viewport().mapFromGlobal(box.topLeft()))
    QTest.qWait(1)
    return page.board.viewport().grab(box).toImage()
