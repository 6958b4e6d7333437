"""The rulebook over a page: of the game that is played, or of another."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit

from durbar.games import GAMES
from durbar.ui.kit.text.contents import MAX_SEARCH_LETTERS
from durbar.ui.kit.text.rulebook_view import RulebookView
from durbar.ui.pages.rulebook.page import RulebookPage
from durbar.ui.window import Window
from tests.ui.hands import only, press_here, seen, sit_down

#: No test here looks at pixels.
UNPAINTED = True


def beside_is_offered(window: Window, key: str) -> bool:
    window.overlays.read_rules(key)
    page = window.pages.covers[-1]
    assert isinstance(page, RulebookPage)
    assert page.key == key
    return any(button.text() == "Beside the table" for button in seen(page, QAbstractButton))


def test_only_the_rules_of_the_game_on_the_table_can_be_read_beside_it(window: Window):
    sit_down(window, "ppp")
    assert beside_is_offered(window, "ra")
    window.overlays.show_reference("raja")
    assert not beside_is_offered(window, "raja"), "no section of Raja stands beside a table of Ra"


def test_a_whole_book_pasted_into_the_search_is_cut_to_what_one_would_type(window: Window):
    window.overlays.read_rules("taj_mahal")
    page = window.pages.covers[-1]
    assert isinstance(page, RulebookPage)
    field = only(page, QLineEdit)
    field.insert("elephants " * 3000)
    assert len(field.text()) == MAX_SEARCH_LETTERS


@pytest.mark.parametrize("key", GAMES)
def test_a_page_more_can_be_selected_from_everywhere(window: Window, key: str):
    """Where a table ends Qt’s own way of it never comes back."""
    window.overlays.show_reference(key)
    (view,) = [found for found in window.findChildren(RulebookView) if found.isVisible()]
    end = view.document().characterCount() - 1
    for place in range(0, end, 40):
        for page in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            cursor = view.textCursor()
            cursor.setPosition(place)
            view.setTextCursor(cursor)
            QTest.keyClick(view, page, Qt.KeyboardModifier.ShiftModifier)
            selected = view.textCursor()
            assert selected.hasSelection() or place == 0
            assert (selected.position() > place) == (page == Qt.Key.Key_PageDown) or place == 0


def test_words_that_were_sought_are_marked_and_in_sight_in_the_section_that_is_opened(window: Window):
    window.overlays.read_rules("taj_mahal")
    press_here(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    page = window.pages.covers[-1]
    assert isinstance(page, RulebookPage)
    QTest.keyClicks(QApplication.focusWidget(), "elephant")
    press_here(Qt.Key.Key_Down)
    press_here(Qt.Key.Key_Down)
    press_here(Qt.Key.Key_Return)
    assert page.number == page.book.search("elephant")[1].number
    (view,) = [found for found in window.findChildren(RulebookView) if found.isVisible()]
    marks = view.extraSelections()
    assert {mark.cursor.selectedText().casefold() for mark in marks} == {"elephant"}
    assert view.viewport().rect().contains(view.cursorRect(marks[0].cursor))
    page.go("1")
    assert view.textCursor().selectedText() == ""


def test_the_contents_are_walked_with_arrows_and_open_a_section_with_enter(window: Window):
    window.overlays.read_rules("ra", "7")
    page = window.pages.covers[-1]
    assert isinstance(page, RulebookPage)
    page.focus_search()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        press_here(key)
    assert page.number == "7.1"
    assert isinstance(QApplication.focusWidget(), RulebookView)
