"""A page that has the keyboard for its parts is not painted anew each time it gets it: that takes a frame."""

from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from durbar.ui.kit.controls.page import KeyboardHost
from durbar.ui.pages.table.page import TablePage


def test_a_page_is_not_painted_when_the_keyboard_comes_and_goes(qtbot: QtBot):
    window = QWidget()
    qtbot.addWidget(window)
    page = KeyboardHost(window)
    field = QLineEdit(page)
    painted = []
    page.paintEvent = lambda event: painted.append(event.rect().size())
    page.resize(300, 200)
    window.show()
    window.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    qtbot.wait(30)
    painted.clear()
    page.setFocus()
    qtbot.waitUntil(page.hasFocus)
    QApplication.processEvents()
    field.setFocus()
    qtbot.wait(30)
    assert page.size() not in painted
    assert issubclass(TablePage, KeyboardHost)
