"""Sheets of the person's own, from the folder to a running game and back; and what a broken file says."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from durbar.engine.chance import Chance
from durbar.system.boards import shipped
from durbar.ui.pages.setup.page import SetupPage
from durbar.ui.window import Window
from tests.dice_charmers.keeping import lively
from tests.ui.dice_charmers.positions import make
from tests.ui.hands import answering, button_called, click, page_of, settle, words_in

#: The name that Durbar's own file gives itself, and another one.
OWN_NAME, OTHER_NAME = "Durbar’s sheets", "Sheets of the house"


def put(data: Path, text: str) -> Path:
    path = data / "boards" / "mine.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def set_up(window: Window) -> SetupPage:
    window.set_up("dice_charmers")
    page = window._page
    assert isinstance(page, SetupPage)
    for seat in range(len(page._players)):
        page._change(seat, kind="person")
    return page


def test_sheets_of_ones_own_are_chosen_played_and_resumed(window: Window, qtbot: QtBot, data: Path):
    text = shipped("dice_charmers").replace(OWN_NAME, OTHER_NAME).replace('"values": [1, 2,', '"values": [2, 2,')
    assert text.count(OTHER_NAME) == 1
    path = put(data, text)
    setup = set_up(window)
    pick = setup._options.board._pick
    assert pick.isVisible()
    assert OTHER_NAME in pick.itemText(1)
    pick.setCurrentIndex(1)
    pick.activated.emit(1)
    window.start_game(setup.new_game())
    page = page_of(window)
    assert str(page.table.record.options["board"]).startswith("mine-")
    tip = page.game_screen.tip(("value", 1), page.sight)
    assert tip is not None
    assert "2" in f"{tip.title} {tip.worth} {tip.what}"
    settle(page, qtbot)
    page.play.auto_pass = False
    chance = Chance(3)
    while page.table.state.view(0).round < 2:
        move = lively(page.table.state, chance)
        if page.game_screen.doubt(move, page.sight):
            with answering("Yes, do it"):
                make(page, move)
        else:
            make(page, move)
    digest = page.table.state.digest()

    window.go_home()
    qtbot.waitUntil(lambda: bool(window._home._resume_cards) and window._home._resume_cards[0].isVisible())
    click(button_called(window._home._resume_cards[0], "Resume"))
    assert page_of(window).table.state.digest() == digest

    window.go_home()
    path.unlink()
    qtbot.waitUntil(lambda: bool(window._home._resume_cards) and window._home._resume_cards[0].isVisible())
    with answering("Close") as asked:
        click(button_called(window._home._resume_cards[0], "Resume"))
    assert "put it back" in asked[0]
    put(data, text)
    click(button_called(window._home._resume_cards[0], "Resume"))
    assert page_of(window).table.state.digest() == digest, "the game is there again with its sheets"


@pytest.mark.parametrize(
    ("whole", "broken"),
    [
        ('"province": ["gDtwf"', '"province": ["gDtwR"'),
        ('"symbol": "flag"', '"symbol": "lotus"'),
        ('"palace": {"1"', '"palace": {"4"'),
        ('"corners": [16, 25]', '"corners": [16, 41]'),
        ('"type": "river_forward"', '"type": "river_sideways"'),
    ],
)
def test_a_file_that_holds_no_sheets_is_refused_in_one_sentence(
    window: Window, qtbot: QtBot, data: Path, whole: str, broken: str
):
    text = shipped("dice_charmers")
    assert whole in text
    put(data, text.replace(whole, broken, 1))
    setup = set_up(window)
    assert not setup._options.board._pick.isVisible()
    words = words_in(setup._options.board)
    assert "mine.json" in words
    assert "{" not in words.partition("mine.json")[2]
    assert words.rstrip().endswith(".")
    assert setup.new_game().options["board"] == "durbar"
