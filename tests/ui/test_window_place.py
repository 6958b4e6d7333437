"""The window comes back as it was: where, how large, filling the screen or not."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from durbar.ui import settings
from durbar.ui.window import Window

UNPAINTED = True


def _again(qtbot: QtBot) -> Window:
    window = Window()
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    return window


@pytest.mark.parametrize("state", ["usual", "full", "largest"])
def test_place_size_and_full_screen_are_kept(window: Window, qtbot: QtBot, state: str):
    window.setMinimumSize(1, 1)
    window.resize(700, 500)  # the offscreen screen is but 800 × 800
    window.move(40, 60)
    QApplication.processEvents()
    usual = window.geometry()
    if state == "full":
        QTest.keyClick(window, Qt.Key.Key_F11)
    elif state == "largest":
        window.showMaximized()
    window.close()
    again = _again(qtbot)
    again.setMinimumSize(1, 1)
    assert (again.isFullScreen(), again.isMaximized()) == (state == "full", state == "largest")
    assert (again.normalGeometry() if state != "usual" else again.geometry()) == usual
    again.close()


@pytest.mark.parametrize("kept", ["", "é", "AdnQ", "[]"])
def test_a_place_that_can_not_be_understood_is_the_usual_one(data: Path, qtbot: QtBot, english: None, kept: str):
    settings.save(settings.Settings(window=kept))
    window = _again(qtbot)
    assert not window.isFullScreen()
    window.close()
