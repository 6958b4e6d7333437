"""Whole games of Ra on the screen: by mouse at every seat count, by keyboard alone, against computers."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import durbar
from durbar.engine.move import Move
from durbar.games.ra.moves import Draw
from durbar.table.table import Table
from durbar.ui.table_page import TablePage
from durbar.ui.window import Window
from tests.ui.hands import click_move, settle, sit_down


def choose(legal: tuple[Move, ...], chance: random.Random) -> Move:
    """Mostly draw, so that epochs fill, and else anything."""
    return legal[0] if legal[0] == Draw() and chance.random() < 0.8 else chance.choice(legal)


def replayed_digest(table: Table) -> str:
    """The digest that the engine alone reaches by the same moves."""
    state = durbar.start("ra", seats=len(table.players), seed=table.record.seed, options=table.record.options)
    for move in table.moves:
        state.play(move)
    return state.digest()


def assert_over(page: TablePage) -> None:
    assert page.table.to_act is None
    assert page._results is not None
    assert page._results.isVisible()
    assert page.table.state.digest() == replayed_digest(page.table)
    assert Table.open(page.table.path).state.digest() == page.table.state.digest()


@pytest.mark.parametrize(
    ("kinds", "options"),
    [("ppp", {}), ("pppp", {"forced_bid": "if_able"}), ("ppppp", {"hidden_scores": False})],
)
def test_a_whole_game_by_mouse(window: Window, qtbot: QtBot, kinds: str, options: dict[str, str | bool]):
    page = sit_down(window, kinds, seed=len(kinds), **options)
    chance = random.Random(len(kinds))
    while True:
        settle(page, qtbot)
        if page.table.to_act is None:
            break
        before, move = page.table.at, choose(page.sight.legal, chance)
        click_move(page, move)
        assert page.table.moves[before] == move
    assert_over(page)
    assert len({str(move).split()[0] for move in page.table.moves}) >= 5


def test_a_whole_game_by_keyboard_against_computers(window: Window, qtbot: QtBot):
    page = sit_down(window, "pcc", seed=8)
    chance = random.Random(8)
    while True:
        settle(page, qtbot)
        if page.table.to_act is None:
            break
        before, move = page.table.at, choose(page.sight.legal, chance)
        moves = page.frame.tabs.moves
        moves.filter.setFocus()
        QTest.keyClick(moves.filter, Qt.Key.Key_Down)
        for _ in range(moves.model.place_of(move) - moves.model.place_of(moves.selected() or page.sight.legal[0])):
            QTest.keyClick(moves.list, Qt.Key.Key_Down)
        assert moves.selected() == move
        QTest.keyClick(moves.list, Qt.Key.Key_Return)
        assert page.table.moves[before] == move
    assert_over(page)
