"""A game of older rules on the screen: it can be looked at from end to end, nothing is played, its file stays."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from durbar.table import shelf
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.saves.keeping import FOLDER
from tests.ui.hands import click_button, move_words, page_of, press, words_in

#: No test here looks at pixels.
UNPAINTED = True

SAVE = FOLDER / "taj_mahal_1_228d00c_4.durbar"  # in the middle of a game; a computer is to play
SENTENCE = "This game was played under older rules; it can be looked at, but not played on."


def opened(window: Window, path: Path) -> TablePage:
    """A game on the screen, with the person before it for whom the curtain hangs."""
    window.open_file(path)
    page = page_of(window)
    press(page.secrets.curtain, Qt.Key.Key_Return)
    return page


@pytest.mark.parametrize("on_the_shelf", [True, False])
def test_an_older_game_can_be_looked_at_and_its_file_stays(window: Window, qtbot: QtBot, on_the_shelf: bool):
    path = SAVE
    if on_the_shelf:
        path = shelf.place_for("taj_mahal")
        path.parent.mkdir(exist_ok=True)
        shutil.copy(SAVE, path)
    before, kept = path.read_bytes(), shelf.kept()
    page = opened(window, path)
    assert SENTENCE in words_in(page.frame.prompt)
    assert move_words(page) == []
    assert not page.sight.legal
    assert page.table.at == 41
    qtbot.wait(50)
    assert page.table.at == 41
    press(page, Qt.Key.Key_Home)
    page.travel.look_at(10)
    assert SENTENCE in words_in(page.frame.prompt)
    assert not page.sight.legal
    page.travel.undo()
    page.hints.seek()
    assert SENTENCE in words_in(page.frame.prompt)
    assert path.read_bytes() == before
    assert shelf.kept() == kept


def test_another_game_can_be_played_with_the_same_players(window: Window):
    page = opened(window, SAVE)
    players = page.table.players
    click_button(page, "New game, same players")
    table = page_of(window).table
    assert table.closed is None
    assert table.at == 0
    assert [player.name for player in table.players] == [player.name for player in players]
