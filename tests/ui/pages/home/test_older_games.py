"""A game of older rules on the screen: it can be looked at from end to end, nothing is played, its file stays."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from durbar.engine.record import BadRecord
from durbar.session import shelf, store
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.session.older import played_then
from tests.ui.hands import click_button, move_words, page_of, played, press, words_in

#: No test here looks at pixels.
UNPAINTED = True

MOVES = 41  # in the middle of a game; a computer is to play
SENTENCE = "This game was played under older rules; it can be looked at, but not played on."


def opened(window: Window, path: Path, monkeypatch: pytest.MonkeyPatch) -> TablePage:
    """A game on the screen, saved under rules that are no longer those of now."""
    path.parent.mkdir(exist_ok=True)
    store.save(played_then(1, MOVES, monkeypatch), path)
    window.open_file(path)
    return page_of(window)


@pytest.mark.parametrize("on_the_shelf", [True, False])
def test_an_older_game_can_be_looked_at_and_its_file_stays(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, on_the_shelf: bool
):
    path = shelf.place_for("ra") if on_the_shelf else tmp_path / "elsewhere" / "game.durbar"
    page = opened(window, path, monkeypatch)
    before, kept = path.read_bytes(), shelf.kept()
    assert SENTENCE in words_in(page.frame.prompt)
    assert move_words(page) == []
    assert not page.sight.legal
    assert page.table.at == MOVES
    assert page.shown.looking == 0, "one looks at it from its start"
    qtbot.wait(50)
    assert page.table.at == MOVES
    press(page, Qt.Key.Key_Home)
    page.travel.look_at(10)
    assert SENTENCE in words_in(page.frame.prompt)
    assert not page.sight.legal
    page.travel.undo()
    page.hints.seek()
    assert SENTENCE in words_in(page.frame.prompt)
    assert path.read_bytes() == before
    assert shelf.kept() == kept


def test_another_game_can_be_played_with_the_same_players(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    page = opened(window, tmp_path / "elsewhere" / "game.durbar", monkeypatch)
    players = page.table.players
    click_button(page, "New game, same players")
    table = page_of(window).table
    assert table.closed is None
    assert table.at == 0
    assert [player.name for player in table.players] == [player.name for player in players]


def test_several_people_look_at_an_older_game_behind_the_curtain_first(window: Window):
    table = played("ppp", 40, game="taj_mahal")
    table.closed = BadRecord("older_rules", "It can be looked at only.")
    window.show_table(table)
    page = window.pages.table_page
    assert page is not None
    assert page.secrets.curtain.isVisible()
    press(page.secrets.curtain, Qt.Key.Key_Return)
    assert not page.secrets.curtain.isVisible()
    assert page.shown.looking == 0
    assert page.sight.view == table.view(0, page.sight.seat)
