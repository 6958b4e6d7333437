"""A board of the person's own, of every game that has boards: chosen, played on, resumed; and a broken file."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from durbar.ui.pages.home.resume_card import ResumeCard
from durbar.ui.pages.setup.boards import BoardChooser
from durbar.ui.pages.setup.page import SetupPage
from durbar.ui.pages.setup.seats import SeatRow
from durbar.ui.window import Window
from tests.games.test_own_boards import CHANGES, KEYS, changed
from tests.ui.hands import answering, button_called, choose_item, click, only, page_of, seen, words_in

#: No test here looks at pixels.
UNPAINTED = True

#: Something on the board and a word of its tip, once the shipped board says it with other words.
SEEN = {
    "raja": (("Ahmadabad", "Amdavad"), ("city", "AHM"), "Amdavad"),
    "taj_mahal": (("Srinagar", "Shrinagar"), ("city", "srinagar"), "Shrinagar"),
    "dice_charmers": (('"values": [1, 2, 3, 4, 5]', '"values": [7, 7, 7, 7, 7]'), ("value", 1), "7"),
}
#: Every other kind of fault has its sentence in test_board_files.
BROKEN = {
    "raja": (('"x": 90,', '"x": 9000,'), "mine.json, line 8: “AHM” lies outside the board."),
    "taj_mahal": (('"province": "lahore"', '"province": "goa"'), "mine.json, line "),
    "dice_charmers": (('"corners": [16, 25]', '"corners": [16, 41]'), "mine.json, line "),
}


def put(data: Path, text: str) -> Path:
    path = data / "boards" / "mine.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def set_up(window: Window, key: str) -> SetupPage:
    window.set_up(key)
    page = window.pages.page
    assert isinstance(page, SetupPage)
    for row in seen(page, SeatRow):
        click(button_called(row, "Person"))
    return page


@pytest.mark.parametrize("key", KEYS)
def test_a_board_of_ones_own_is_chosen_played_and_resumed(window: Window, qtbot: QtBot, data: Path, key: str):
    words, target, told = SEEN[key]
    path = put(data, text := changed(key, CHANGES[key].name, words))
    setup = set_up(window, key)
    pick = only(setup.findChild(BoardChooser), QComboBox)
    assert "Mine" in pick.itemText(1)
    choose_item(pick, 1)
    window.start_game(setup.new_game())
    page = page_of(window)
    assert str(page.table.record.options["board"]).startswith("mine-")
    tip = page.game_screen.tip(target, page.sight)
    assert tip is not None
    assert told in f"{tip.title} {tip.worth} {tip.what}"
    for _ in range(3):
        page.table.play(page.table.state.legal_moves()[0])
    digest = page.table.state.digest()

    def resume() -> None:
        qtbot.waitUntil(lambda: bool(seen(window.pages.home, ResumeCard)))
        click(button_called(window.pages.home, "Resume"))

    window.go_home()
    resume()
    assert page_of(window).table.state.digest() == digest
    window.go_home()
    path.unlink()
    with answering("Close") as asked:
        resume()
    assert "put it back" in asked[0]
    put(data, text)
    resume()
    assert page_of(window).table.state.digest() == digest, "the game is there again with its board"


@pytest.mark.parametrize("key", KEYS)
def test_a_file_that_holds_no_board_is_refused_with_its_sentence(window: Window, data: Path, key: str):
    wrong, told = BROKEN[key]
    put(data, changed(key, wrong))
    setup = set_up(window, key)
    board = only(setup, BoardChooser)
    assert not seen(board, QComboBox)
    words = words_in(board)
    assert told in words
    assert "{" not in words
    assert setup.new_game().options["board"] == "durbar"
