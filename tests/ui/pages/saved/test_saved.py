"""Saved games on their page: what is told of each, and what can be done with it."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QFile, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QListView
from pytestqt.qtbot import QtBot

from durbar.session import shelf
from durbar.session.session import GameSession
from durbar.session.store import REVIEW_SUFFIX
from durbar.ui.kit.controls.field import FilterField
from durbar.ui.pages.saved import page as page_of_games
from durbar.ui.pages.saved.page import SavedPage
from durbar.ui.window import Window
from tests.ui.hands import answering, button_called, click, page_of, played, press, press_here, words_in

#: No test here looks at pixels.
UNPAINTED = True
AT_HOME = True


def saved_games(window: Window) -> SavedPage:
    """The page, opened by its key."""
    press(window.pages.home, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    page = window.pages.covers[-1]
    assert isinstance(page, SavedPage)
    return page


def rows(page: SavedPage) -> list[str]:
    """What is told of each game, the one played last first."""
    model = page.findChild(QListView).model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.fixture(name="binned")
def a_bin_of_the_test(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[], list[Path]]:
    """What lies in the system's bin, which is the test's own where the system lets it be moved."""
    if sys.platform != "linux":
        pytest.skip("only Linux lets the bin be moved")
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    return lambda: list((home / "Trash" / "files").iterdir())


def test_each_game_is_told_in_words_and_a_file_that_cannot_be_read_says_so(window: Window):
    played("ppp", 5000, seed=3)
    played("ppp", 30)
    (shelf.shelf() / "broken.durbar").write_text("nothing of the kind")
    page = saved_games(window)
    assert not page.findChild(FilterField).isVisible()
    told = rows(page)
    assert sorted(line.split(".")[0] for line in told) == ["Ra", "Ra", "broken"]
    assert all("Leela, Marc and Asha" in line for line in told if line.startswith("Ra"))
    assert sum("to play" in line for line in told) == 1
    assert sum("Finished" in line or " won" in line for line in told) == 1
    assert any(line.startswith("broken. This file is damaged") for line in told)
    assert all("today" in line for line in told)


def test_a_game_that_was_played_on_from_another_says_from_where(window: Window):
    played("ppp", 30).branched(12, shelf.place_for("ra"))
    new, old = sorted(rows(saved_games(window)), key=lambda line: "played on" not in line)
    assert "played on from move 13 of another game. today" in new
    assert "played on" not in old


def test_a_game_goes_on_and_one_that_is_over_is_looked_at_from_its_start(window: Window):
    played("ppp", 30)
    page = saved_games(window)
    assert "Look at it" not in words_in(page)
    click(button_called(page, "Go on"))
    assert page_of(window).table.at == 30
    assert page_of(window).shown.looking is None
    window.go_home()
    for path in shelf.kept():
        path.unlink()
    over = played("ppp", 5000, seed=3)
    page = saved_games(window)
    click(button_called(page, "Look at it"))
    assert page_of(window).table.at == over.at
    assert page_of(window).shown.looking == 0


def test_arrows_and_enter_choose_a_game_as_soon_as_the_page_is_there(window: Window):
    kept = [played("ppp", moves).path for moves in (10, 20)]
    page = saved_games(window)
    chosen = page.findChild(QListView).selectedIndexes()[0].row()
    press_here(Qt.Key.Key_Down)
    press_here(Qt.Key.Key_Return)
    assert chosen == 0
    assert page_of(window).table.path == kept[0], "the game played last is the first"


def test_the_tab_key_comes_to_all_buttons_those_above_too(window: Window):
    played("pcc", 3)
    window.overlays.show_saved()
    names = set[str]()
    for _ in range(9):
        press_here(Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        assert here is not None
        names.add(here.accessibleName())
    assert names >= {"Home", "Back", "Saved games", "Review", "Make a copy"}


def test_a_game_is_copied_and_moved_to_the_bin(window: Window, binned: Callable[[], list[Path]]):
    game = played("ppp", 30)
    page = saved_games(window)
    click(button_called(page, "Make a copy"))
    kept = shelf.kept()
    assert len(kept) == len(rows(page)) == 2
    assert {GameSession.open(path).at for path in kept} == {game.at}
    press(page, Qt.Key.Key_Delete)
    assert len(shelf.kept()) == len(rows(page)) == len(binned()) == 1
    review = shelf.kept()[0].with_suffix(REVIEW_SUFFIX)
    review.write_bytes(b"{}")
    click(button_called(page, "Move to the bin"))
    assert not shelf.kept()
    assert not review.exists()
    assert "No game is saved here yet." in words_in(page)


@pytest.mark.parametrize("way", ["the button", "Ctrl+Z"])
def test_a_game_is_taken_back_out_of_the_bin(window: Window, binned: Callable[[], list[Path]], way: str):
    path = played("ppp", 30).path
    assert path is not None
    page = saved_games(window)
    words = rows(page)
    press(page, Qt.Key.Key_Delete)
    assert "lies in the bin." in words_in(page)
    if way == "the button":
        click(button_called(page, "Take back"))
    else:
        press(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert shelf.kept() == [path]
    assert rows(page) == words
    assert not binned()
    assert "lies in the bin." not in words_in(page)


def test_a_game_that_cannot_be_taken_back_says_why(window: Window, binned: Callable[[], list[Path]]):
    path = played("ppp", 30).path
    assert path is not None
    page = saved_games(window)
    press(page, Qt.Key.Key_Delete)
    path.write_text("another")
    with answering("OK"):
        click(button_called(page, "Take back"))
    assert path.read_text() == "another"
    assert len(binned()) == 1


@pytest.mark.parametrize(("game", "leads"), [("taj_mahal", True), ("ra", False)])
def test_a_row_tells_who_leads_unless_that_is_hidden(window: Window, qtbot: QtBot, game: str, leads: bool):
    table = played("pcc", 90, game=game)
    assert table.to_act is not None
    assert len(set(table.state.scores())) > 1
    page = saved_games(window)
    qtbot.waitUntil(lambda: page.games.standing_of(page.games.items[0]) is not None)
    assert ("in the lead" in rows(page)[0]) == leads
    assert not page.games.standing_of(page.games.items[0]).picture.isNull()


def test_the_board_of_a_game_between_several_people_is_hidden_where_it_shows_a_hand(window: Window, qtbot: QtBot):
    played("ppp", 90, game="taj_mahal")
    games = saved_games(window).games
    qtbot.waitUntil(lambda: games.standing_of(games.items[0]) is not None)
    assert games.standing_of(games.items[0]).picture.isNull()


class NoBin(QFile):
    """A file on a system without a bin; to replace Qt's own method does nothing, it is static as well."""

    def moveToTrash(self) -> bool:  # type: ignore[override]
        return False


def test_where_there_is_no_bin_one_is_asked(window: Window, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(page_of_games, "QFile", NoBin)
    played("ppp", 30)
    page = saved_games(window)
    with answering("Keep it"):
        click(button_called(page, "Move to the bin"))
    assert len(shelf.kept()) == 1
    with answering("Delete"):
        click(button_called(page, "Move to the bin"))
    assert not shelf.kept()
    assert not rows(page)


def test_the_game_on_the_table_cannot_be_deleted_and_esc_leads_back_to_it(window: Window):
    game = played("ppp", 30)
    assert game.path is not None
    window.files.resume(game.path)
    window.overlays.show_saved()
    page = window.pages.covers[-1]
    assert isinstance(page, SavedPage)
    press(page, Qt.Key.Key_Delete)
    assert shelf.kept() == [game.path]
    press(page, Qt.Key.Key_Escape)
    assert not window.pages.covers
    assert page_of(window).table.at == 30


def test_choosing_no_file_from_elsewhere_opens_none(window: Window, monkeypatch: pytest.MonkeyPatch):
    asked = []
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (asked.append(1), ("", ""))[1])
    page = saved_games(window)
    with answering() as questions:
        click(button_called(page, "Open a file from elsewhere…"))
    assert asked
    assert questions == []
    assert window.pages.covers == [page]


def test_many_games_are_read_in_turns(window: Window, qtbot: QtBot):
    path = played("ppp", 3).path
    assert path is not None
    data = path.read_bytes()
    for number in range(40):
        (shelf.shelf() / f"{number}.durbar").write_bytes(data)
    page = saved_games(window)
    assert 0 < len(rows(page)) < 41
    qtbot.waitUntil(lambda: len(rows(page)) == 41)
    field = page.findChild(FilterField)
    assert field.isVisible()
    QTest.keyClicks(field, "39. RA")
    assert [line.split(".")[0] for line in rows(page)] == ["39"]
    QTest.keyClicks(field, "x")
    assert "No game fits." in words_in(page)
    press(field, Qt.Key.Key_Escape)
    assert len(rows(page)) == 41


def test_a_game_is_given_a_name_and_one_that_no_system_takes_is_refused(window: Window):
    game = played("ppp", 30)
    page = saved_games(window)
    click(button_called(page, "Rename"))
    QTest.keyClicks(page.focusWidget(), "Evening: Ra")
    with answering("Close") as asked:
        press(page.focusWidget(), Qt.Key.Key_Return)
    assert asked[0].startswith("This game can’t be renamed")
    assert shelf.kept() == [game.path]
    page.focusWidget().clear()
    QTest.keyClicks(page.focusWidget(), "Evening")
    click(button_called(page, "Keep this name"))
    assert [path.name for path in shelf.kept()] == ["Evening.durbar"]
    assert rows(page)[0].startswith("Evening. Ra · Leela, Marc and Asha")
    press(page, Qt.Key.Key_F2)
    press(page.focusWidget(), Qt.Key.Key_Escape)
    assert page in window.pages.covers
    click(button_called(page, "Go on"))
    assert page_of(window).table.path == shelf.shelf() / "Evening.durbar"
