"""A map of the person's own, from the folder to a running game and back; and what a broken file says."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from durbar.engine.chance import Chance
from durbar.system.boards import shipped
from durbar.ui.pages.setup.page import SetupPage
from durbar.ui.window import Window
from tests.taj_mahal.keeping import lively
from tests.ui.hands import answering, button_called, click, page_of, settle, words_in
from tests.ui.taj_mahal.positions import make


def put(data: Path, text: str) -> Path:
    path = data / "boards" / "mine.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def set_up(window: Window) -> SetupPage:
    window.set_up("taj_mahal")
    page = window._page
    assert isinstance(page, SetupPage)
    for seat in range(len(page._players)):
        page._change(seat, kind="person")
    return page


def test_a_map_of_ones_own_is_chosen_played_and_resumed(window: Window, qtbot: QtBot, data: Path):
    path = put(data, shipped("taj_mahal").replace("Srinagar", "Shrinagar"))
    setup = set_up(window)
    pick = setup._options.board._pick
    assert pick.isVisible()
    pick.setCurrentIndex(1)
    pick.activated.emit(1)
    window.start_game(setup.new_game())
    page = page_of(window)
    assert str(page.table.record.options["board"]).startswith("mine-")
    tip = page.game_screen.tip(("city", "srinagar"), page.sight)
    assert tip is not None
    assert "Shrinagar" in tip.title
    settle(page, qtbot)
    chance = Chance(3)
    while page.table.state.view(0).visit == 1:
        make(page, lively(page.table.state, chance))
        settle(page, qtbot)
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
    put(data, shipped("taj_mahal").replace('"x": 2', '"x": 29', 1))
    setup = set_up(window)
    assert not setup._options.board._pick.isVisible()
    words = words_in(setup._options.board)
    assert "mine.json, line 29: " in words
    assert "lahore" in words
    assert "{" not in words
    assert setup.new_game().options["board"] == "durbar"
