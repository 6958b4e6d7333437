"""Players and moves share the column, however large the letters: some moves are always seen, and who acts."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from durbar.engine.rng import Rng
from durbar.session.session import GameSession
from durbar.ui.kit.look.theme import look
from durbar.ui.pages.table.frame import TableFrame
from durbar.ui.window import Window
from durbar.ui.words import use_language
from tests.contract.positions import CASE
from tests.ui.hands import click, page_of, players, press

#: What is looked at is painted for it.
UNPAINTED = True

#: Games, languages, seats; the moves of The Dice Charmers' opening have the longest words.
TABLES = [
    ("ra", "en", 5),
    ("raja", "fr", 4),
    ("taj_mahal", "en", 3),
    ("taj_mahal", "fr", 5),
    ("dice_charmers", "en", 3),
    ("dice_charmers", "fr", 5),
]
SIZE = (1280, 720)


@pytest.fixture
def large(window: Window) -> Iterator[None]:
    window.resize(*SIZE)
    look.set(text=1.5, window=SIZE)
    yield
    use_language("en")
    look.set(text=1.0, window=SIZE)


def a_frame(window: Window, key: str, language: str, seats: int) -> TableFrame:
    """A table where the first person has three moves or more to choose from."""
    use_language(language)
    table, rng = GameSession.new(key, players("p" + "c" * (seats - 1)), 5), Rng(5)
    while table.to_act != 0 or len(table.state.legal_moves()) < 3:
        table.play(CASE[key].ways[-1](table.state, rng))
    window.show_table(table)
    page = page_of(window)
    page.play.stop()
    QApplication.processEvents()
    return page.frame


def rows_seen(frame: TableFrame) -> int:
    """How many rows of the list of moves are seen whole."""
    rows = frame.tabs.moves.list
    boxes = [rows.visualRect(rows.model().index(row, 0)) for row in range(rows.model().rowCount())]
    room = QRect(rows.viewport().mapTo(frame, QPoint(0, 0)), rows.viewport().size())
    room &= QRect(frame.column.mapTo(frame, QPoint(0, 0)), frame.column.size())
    return sum(room.contains(box.translated(rows.viewport().mapTo(frame, QPoint(0, 0)))) for box in boxes)


def assert_players_are_apart(frame: TableFrame) -> None:
    for panel, other in pairwise(frame.seats.panels):
        assert panel.geometry().bottom() < other.geometry().top()


@pytest.mark.parametrize(("key", "language", "seats"), TABLES)
def test_three_moves_are_seen_beside_the_largest_letters(
    window: Window, large: None, key: str, language: str, seats: int
):
    frame = a_frame(window, key, language, seats)
    assert rows_seen(frame) >= 3
    assert_players_are_apart(frame)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1050), (1024, 680)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_players_and_moves_end_where_the_bar_at_the_foot_ends(
    window: Window, large: None, size: tuple[int, int], text: float
):
    window.resize(*size)
    look.set(text=text, window=size)
    frame = a_frame(window, "raja", "en", 3)
    for part in (frame.seats, frame.tabs):
        assert part.mapTo(frame, QPoint(part.width(), 0)).x() == frame.prompt.geometry().right() + 1


def test_who_acts_is_brought_into_sight(window: Window, large: None):
    frame = a_frame(window, "ra", "en", 5)
    area = frame.column.players
    last = frame.seats.panels[-1]
    frame.seats.reached.emit(last)
    seen = area.viewport().rect().translated(0, area.verticalScrollBar().value())
    assert seen.contains(last.geometry().adjusted(0, 0, 0, -1))
    press(frame.seats.panels[1], Qt.Key.Key_Up)
    assert area.verticalScrollBar().value() == 0


def test_a_row_at_the_edge_is_seen_whole_once_it_is_chosen(window: Window, large: None, qtbot: QtBot):
    rows = a_frame(window, "taj_mahal", "fr", 5).tabs.moves.list
    seen = rows.viewport().rect()
    cut = next(
        box
        for row in range(rows.model().rowCount())
        if (box := rows.visualRect(rows.model().index(row, 0))).bottom() > seen.bottom()
    )
    rows.verticalScrollBar().setValue(cut.bottom() - seen.bottom() - cut.height() // 2)
    index = rows.indexAt(QPoint(20, seen.bottom() - 4))
    assert not seen.contains(rows.visualRect(index))
    click(rows.viewport(), QPoint(20, seen.bottom() - 4))
    assert rows.selectedIndexes() == [index]
    qtbot.waitUntil(lambda: seen.contains(rows.visualRect(index)))
