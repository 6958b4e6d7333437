"""In a window of 1280 by 720, with text of the usual size, nothing of a game's end has to be scrolled to."""

import pytest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from durbar.games import game
from durbar.ui.window import Window
from tests.contract.positions import CASE
from tests.ui.hands import played, show


@pytest.mark.parametrize("key", CASE)
def test_the_end_of_a_game_is_seen_whole(window: Window, qtbot: QtBot, key: str):
    window.choices.switch_language("fr")  # which has the longer words
    window.resize(1280, 720)
    kinds = "p" + "c" * (game(key).seats[-1] - 1)
    page = show(window, played(kinds, 6000, game=key, seed=3, way=CASE[key].ways[-1]))
    qtbot.wait(20)  # the language tells the new page of itself, too
    assert page.ends.results is not None
    assert {area.verticalScrollBar().maximum() for area in page.ends.results.findChildren(QScrollArea)} == {0}
