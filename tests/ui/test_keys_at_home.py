"""Every key of the list at home does there what it says; Esc closes what is topmost."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from durbar.ui.kit.controls.dialogs import Question
from durbar.ui.pages.key_list import keys_at_home
from durbar.ui.pages.table.news_strip import NewsList
from durbar.ui.window import Window
from tests.ui.hands import sit_at
from tests.ui.positions import a_turn
from tests.ui.test_every_key import HEARD, Ears, ears

#: No test here looks at pixels.
UNPAINTED = True
AT_HOME = True

__all__ = ["ears"]


def test_every_key_of_home_does_what_it_says(window: Window, ears: Ears):
    assert {"Ctrl+O", "F5"} <= {key.keys[0] for key in keys_at_home()}
    for key in keys_at_home():
        word = HEARD[key.keys[0]]
        for keys in key.keys if word not in (None, "keys") else ():
            assert ears.press(keys) == [word], keys


def test_tab_walks_through_home(window: Window):
    before = QApplication.focusWidget()
    QTest.keyClick(before or window, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() not in (None, before)


@pytest.mark.parametrize("code", ["en", "fr"])
def test_f5_lists_them(window: Window, code: str):
    window.choices.switch_language(code)
    QTest.keyClick(window, Qt.Key.Key_F5)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, Question)
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert QApplication.activeModalWidget() is None


def test_escape_closes_what_lies_over_the_opened_strip_first(window: Window):
    page = sit_at(window, a_turn())
    for text in ("invoke", "bid 3", "bid 4"):
        page.play.play(page.table.game.read_move(text))
    page.news.open_list()
    opened = page.findChild(NewsList)
    assert opened is not None
    window.overlays.show_reference("ra")
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
    assert not window.pages.covers
    assert opened.isVisible()
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
    assert page.findChild(NewsList) is None or not opened.isVisible()
