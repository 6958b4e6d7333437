"""The panel on the board of Taj Mahal: its letters depend on its room alone."""

from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from durbar.ui.games.taj_mahal.board.aside import TajMahalAside
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.theme import look
from durbar.ui.window import Window
from tests.ui.games.taj_mahal.positions import sit_at
from tests.ui.games.taj_mahal.test_readable import five_in_the_thick_of_it
from tests.ui.test_language_and_look import come_to_rest


def letters(aside: TajMahalAside) -> list[int]:
    return [words.font().pixelSize() for words in aside.findChildren(Words) if words.isVisible()]


def test_letters_are_the_same_after_the_window_had_another_size(window: Window, qtbot: QtBot):
    """Words that were made after the panel hear of a change after it: they must not take their first size again."""
    size = QSize(1280, 720)
    window.resize(size)
    look.set(text=2.0)
    page = sit_at(window, five_in_the_thick_of_it())
    come_to_rest(window)
    assert isinstance(page.aside, TajMahalAside)
    before = letters(page.aside)
    window.resize(1600, 900)
    come_to_rest(window)
    window.resize(size)
    come_to_rest(window)
    assert letters(page.aside) == before
