"""The eyes of the screen tests see: a word cut, a word outside, a word over another, a painted word too long."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from tests.ui.eyes import Longer, Painted, is_longer, unreadable


@pytest.fixture
def room(qtbot: QtBot) -> QWidget:
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(400, 300)
    room.show()
    return room


def label(room: QWidget, words: str, x: int, y: int, width: int, height: int, wrap: bool = False) -> None:
    made = QLabel(words, room)
    made.setWordWrap(wrap)
    made.setGeometry(x, y, width, height)
    made.show()


def test_what_is_laid_well_is_well(room: QWidget):
    row = QHBoxLayout(room)
    row.addWidget(QLabel("one"))
    row.addWidget(QLabel("another"))
    assert unreadable(room) == []


@pytest.mark.parametrize(
    ("place", "wrap", "fault"),
    [
        ((10, 10, 30, 30), False, "wide"),
        ((10, 10, 300, 5), False, "high"),
        ((10, 10, 90, 20), True, "high"),
        ((10, 10, 20, 250), True, "wide"),
        ((300, 10, 300, 30), False, "beyond the side"),
        ((10, 290, 300, 30), False, "beyond top or foot"),
    ],
)
def test_faults_of_one_label(room: QWidget, place: tuple[int, int, int, int], wrap: bool, fault: str):
    label(room, "Some words that want room", *place, wrap=wrap)
    (found,) = unreadable(room)
    assert fault in found


def test_one_word_over_another(room: QWidget):
    label(room, "Some words", 10, 10, 200, 30)
    label(room, "Other words", 100, 20, 200, 30)
    (found,) = unreadable(room)
    assert "overlap" in found


def test_painted_words(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    class Sign(QWidget):
        def paintEvent(self, _event: QPaintEvent) -> None:
            paint.words(QPainter(self), QRectF(self.rect()), "Some long words", look.sans(14), look.c.ink)

    painted = Painted(monkeypatch)
    sign = Sign()
    qtbot.addWidget(sign)
    sign.resize(400, 40)
    assert painted.of(sign) == []
    sign.resize(40, 40)
    assert len(painted.of(sign)) == 1


def test_the_longer_language_keeps_marks_and_lengthens_words():
    text = Longer().translate("", "{name} draws [[Floods|flood]] with %n sun(s).")
    assert "{name}" in text
    assert "%n" in text
    assert "|flood]]" in text
    assert is_longer(text)
