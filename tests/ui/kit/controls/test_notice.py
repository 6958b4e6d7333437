"""The strip that says something nobody has to answer."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from durbar.ui.kit.controls.notice import Notice, NoticeStrip
from durbar.ui.window import Window
from tests.ui.hands import let_pass, time_left


class Room(QWidget):
    """A window with a field that has the keyboard, and the strip."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        self.field = QLineEdit()
        self.strip = NoticeStrip(self)
        self.strip.left.connect(self.field.setFocus)
        column.addWidget(self.field)
        column.addWidget(self.strip)

    @property
    def cross(self) -> QAbstractButton:
        return self.strip.findChild(QAbstractButton)


@pytest.fixture
def room(qtbot: QtBot, english: None) -> Room:
    room = Room()
    qtbot.addWidget(room)
    room.show()
    room.activateWindow()
    room.field.setFocus()
    return room


def test_a_sentence_takes_no_keyboard_and_hides_nothing(window: Window) -> None:
    page = window.pages.currentWidget()
    page.setFocus()
    window.say("Nothing is kept.")
    QTest.qWait(1)
    strip = window.findChild(NoticeStrip)
    assert window.focusWidget() is page
    assert strip.isVisible()
    assert not strip.geometry().intersects(page.geometry())


def _esc(room: Room) -> None:
    QTest.keyClick(room.field, Qt.Key.Key_Escape)


def _press(room: Room) -> None:
    QTest.mouseClick(room.cross, Qt.MouseButton.LeftButton)


def _key(room: Room) -> None:
    QTest.keyClick(room.field, Qt.Key.Key_Tab)
    assert room.cross.hasFocus()
    QTest.keyClick(room.cross, Qt.Key.Key_Return)


@pytest.mark.parametrize("close", [_esc, _press, _key])
def test_it_closes_by_its_cross_and_by_esc_and_the_keyboard_stays(room: Room, close: Callable[[Room], None]) -> None:
    room.strip.say(Notice("Nothing is kept.", lasting=True))
    close(room)
    assert not room.strip.isVisible()
    assert room.field.hasFocus()


def test_one_waits_for_the_other_and_none_is_said_twice(room: Room) -> None:
    for sentence, lasting in (("It lasts.", True), ("First.", False), ("Second.", False), ("First.", False)):
        room.strip.say(Notice(sentence, lasting))
    said = []
    while room.strip.isVisible():
        assert room.strip.accessibleName() == room.strip.sentence
        said.append(room.strip.sentence)
        _esc(room)
    assert said == ["First.", "Second.", "It lasts."]


def test_it_goes_by_itself_unless_it_lasts(room: Room, qtbot: QtBot) -> None:
    room.strip.say(Notice("It lasts.", lasting=True))
    room.strip.say(Notice("First.", lasting=False))
    assert time_left(room.strip) > 5000
    let_pass(room.strip)
    qtbot.waitUntil(lambda: room.strip.sentence == "It lasts.")
    let_pass(room.strip)
    QTest.qWait(20)
    assert room.strip.isVisible()


def test_a_long_path_does_not_widen_the_window(room: Room) -> None:
    before = room.minimumSizeHint().width()
    room.strip.say(Notice("/" + "x" * 300 + "/y can’t be used."))
    assert room.minimumSizeHint().width() < before + 100
