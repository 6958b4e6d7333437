"""Keys that every page has: the size of text, the full screen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from durbar.ui.kit.look.theme import look
from durbar.ui.window import Window

#: No test here looks at pixels.
UNPAINTED = True

CONTROL, PLAIN = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


def test_control_with_plus_minus_and_0_changes_the_size_of_text(window: Window):
    keys = (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus, Qt.Key.Key_0)
    sizes = []
    for key in keys:
        QTest.keyClick(window, key, CONTROL)
        sizes.append(window.choices.settings.text)
    assert sizes == [110, 120, 110, 100]
    assert look.text == pytest.approx(1.0)


def test_text_stays_between_its_bounds(window: Window):
    for _ in range(15):
        QTest.keyClick(window, Qt.Key.Key_Plus, CONTROL)
    assert window.choices.settings.text == 200
    for _ in range(15):
        QTest.keyClick(window, Qt.Key.Key_Minus, CONTROL)
    assert window.choices.settings.text == 80
    QTest.keyClick(window, Qt.Key.Key_0, CONTROL)


def test_f11_fills_the_screen_and_back(window: Window):
    QTest.keyClick(window, Qt.Key.Key_F11, PLAIN)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11, PLAIN)
    assert not window.isFullScreen()


def test_control_q_closes_the_window(window: Window):
    QTest.keyClick(window, Qt.Key.Key_Q, CONTROL)
    assert not window.isVisible()
