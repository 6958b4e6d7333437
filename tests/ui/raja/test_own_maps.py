"""A map of the person's own, from the folder to the end of a game; and what happens when its file is gone."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from durbar.system.boards import shipped
from durbar.ui.pages.setup.page import SetupPage
from durbar.ui.window import Window
from tests.ui.hands import answering, button_called, click, click_move, page_of, point_at, second_line, settle, words_in


def put(data: Path, text: str) -> Path:
    path = data / "boards" / "mine.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def set_up(window: Window) -> SetupPage:
    window.set_up("raja")
    page = window._page
    assert isinstance(page, SetupPage)
    for seat in range(len(page._players)):
        page._change(seat, kind="person")
    return page


def test_a_map_of_ones_own_is_chosen_played_and_resumed(window: Window, qtbot: QtBot, data: Path):
    path = put(data, shipped("raja").replace("Ahmadabad", "Amdavad"))
    setup = set_up(window)
    pick = setup._options.board._pick
    assert pick.isVisible()
    pick.setCurrentIndex(1)
    pick.activated.emit(1)
    window.start_game(setup.new_game())
    page = page_of(window)
    assert str(page.table.record.options["board"]).startswith("mine-")
    tip = page.game_screen.tip(("city", "AHM"), page.sight)
    assert tip is not None
    assert tip.title == "Amdavad"
    settle(page, qtbot)
    for _ in range(page.table.state.seats + 3):
        click_move(page, page.sight.legal[-1])
        settle(page, qtbot)
    point_at(page, ("village", "V20"))
    assert second_line(page)
    digest = page.table.state.digest()

    window.go_home()
    qtbot.waitUntil(lambda: bool(window._home._resume_cards) and window._home._resume_cards[0].isVisible())
    click(button_called(window._home._resume_cards[0], "Resume"))
    assert page_of(window).table.state.digest() == digest

    window.go_home()
    text = path.read_text(encoding="utf-8")
    path.unlink()
    qtbot.waitUntil(lambda: bool(window._home._resume_cards) and window._home._resume_cards[0].isVisible())
    with answering("Close") as asked:
        click(button_called(window._home._resume_cards[0], "Resume"))
    assert "put it back" in asked[0]
    put(data, text)
    click(button_called(window._home._resume_cards[0], "Resume"))
    assert page_of(window).table.state.digest() == digest, "the game is there again with its map"


def test_a_file_that_holds_no_map_is_refused_with_its_sentence(window: Window, qtbot: QtBot, data: Path):
    put(data, shipped("raja").replace('"x": 90,', '"x": 9000,', 1))
    setup = set_up(window)
    assert not setup._options.board._pick.isVisible()
    assert "mine.json, line 8: “AHM” lies outside the board." in words_in(setup._options.board)
    assert setup.new_game().options["board"] == "durbar"
