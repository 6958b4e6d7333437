"""A second click where a button was presses nothing else; and letters that are typed as a word press no buttons."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from durbar.ui.kit.controls.buttons import KitButton, WordButton
from durbar.ui.kit.pressing import misclick
from durbar.ui.kit.values.prompt import Button, Prompt
from durbar.ui.pages.table import prompt_keys as keys
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.ui.hands import button_called, click, seen, sit_at
from tests.ui.positions import a_turn

#: No test here looks at pixels.
UNPAINTED = True

#: As the program has it, while other tests click as fast as they like.
IS_MISCLICK = misclick.is_misclick
TYPING_MS = keys.TYPING_MS


@pytest.fixture
def page(window: Window, monkeypatch: pytest.MonkeyPatch) -> TablePage:
    monkeypatch.setattr(misclick, "is_misclick", IS_MISCLICK)
    misclick.note_change(QPoint(-999, -999))  # far from here
    return sit_at(window, a_turn(), "ppp")


def rest_on(button: KitButton) -> None:
    """The pointer lies still on a button."""
    QCursor.setPos(button.mapToGlobal(button.rect().center()))
    misclick.note_change(QPoint(-999, -999))  # far from here


def click_here(widget: QWidget, aside: int = 0) -> None:
    """Press and release where the pointer is, or so many pixels beside."""
    click(widget, widget.mapFromGlobal(QCursor.pos()) + QPoint(aside, 0))


def pressed(page: TablePage) -> list[str]:
    heard: list[str] = []
    page.frame.prompt.button_pressed.connect(lambda button: heard.append(button.words))
    return heard


def change(page: TablePage, words: str) -> KitButton:
    """Other buttons come into the prompt."""
    page.frame.set_prompt(Prompt("Well?", buttons=(Button(words),)))
    button = button_called(page.frame.prompt, words)
    assert isinstance(button, KitButton)
    return button


def test_a_click_right_after_the_button_became_another_does_nothing(page: TablePage):
    first = change(page, "Draw it")
    heard = pressed(page)
    rest_on(first)
    second = change(page, "Pass it")
    click_here(second)
    assert heard == []
    QTest.qWait(QApplication.doubleClickInterval() + 20)
    click_here(second)
    assert heard == ["Pass it"]


def test_a_pointer_that_moved_meanwhile_means_what_it_clicks(page: TablePage):
    rest_on(change(page, "Draw it"))
    heard = pressed(page)
    second = change(page, "Pass it")
    click_here(second, 6)
    assert heard == ["Pass it"]


def test_the_same_button_again_is_pressed_again(page: TablePage):
    rest_on(change(page, "Draw it"))
    heard = pressed(page)
    again = change(page, "Draw it")
    click_here(again)
    assert heard == ["Draw it"]


def test_the_board_below_a_card_that_was_closed_takes_no_second_click(page: TablePage, monkeypatch: pytest.MonkeyPatch):
    panel = page.ends.panel
    panel.show()
    QApplication.processEvents()
    heard: list[object] = []
    page.board.clicked.connect(heard.append)
    go_on = seen(panel, WordButton)[-1]
    rest_on(go_on)
    click_here(go_on)
    assert not panel.isVisible()
    monkeypatch.setattr(page.board.board, "target_at", lambda _point: ("bag",))
    click_here(page.board.viewport())
    assert heard == []


def test_a_word_that_is_typed_is_not_taken_for_keys_of_buttons(page: TablePage, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(keys, "TYPING_MS", TYPING_MS)
    page.frame.set_prompt(Prompt("Well?", buttons=(Button("Draw", "D"), Button("Pass", "P"))))
    heard = pressed(page)
    page.setFocus()
    QTest.keyClicks(page, "dpdp")
    assert heard == ["Draw"]
    QTest.qWait(300)
    QTest.keyClicks(page, "p")
    assert heard == ["Draw", "Pass"]
