"""Messages and questions: the safe answer by Esc, the right button under Enter, within the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from durbar.ui.kit.controls.dialogs import Answer, Question, ask, tell
from tests.ui.hands import answering, button_called, click, press

ANSWERS = [Answer("no", "Leave it"), Answer("yes", "Do it", primary=True)]


@pytest.fixture
def room(qtbot: QtBot) -> QWidget:
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(900, 600)
    room.show()
    qtbot.waitExposed(room)
    return room


def question(room: QWidget, answers: list[Answer], sentence: str = "A sentence.") -> Question:
    asked = Question(room, "A title", sentence, answers, safe="no")
    asked.open()
    return asked


@pytest.mark.parametrize(
    ("key", "answer"), [(Qt.Key.Key_Escape, "no"), (Qt.Key.Key_Return, "yes"), (Qt.Key.Key_Space, "yes")]
)
def test_keys(room: QWidget, qtbot: QtBot, key: Qt.Key, answer: str):
    asked = question(room, ANSWERS)
    with qtbot.waitSignal(asked.answered) as given:
        press(asked.focusWidget(), key)
    assert given.args == [answer]


@pytest.mark.parametrize("place", [0, 1])
def test_buttons(room: QWidget, qtbot: QtBot, place: int):
    asked = question(room, ANSWERS)
    with qtbot.waitSignal(asked.answered) as given:
        click(button_called(asked, ANSWERS[place].words))
    assert given.args == [ANSWERS[place].key]


def test_without_a_primary_answer_enter_gives_the_safe_one(room: QWidget, qtbot: QtBot):
    asked = question(room, [Answer("no", "Keep it"), Answer("yes", "Remove")])
    with qtbot.waitSignal(asked.answered) as given:
        press(asked.focusWidget(), Qt.Key.Key_Return)
    assert given.args == ["no"]


def test_a_long_sentence_stays_within_the_window_and_is_read_aloud(room: QWidget, qtbot: QtBot):
    sentence = "A long sentence goes on. " * 20
    asked = question(room, ANSWERS, sentence)
    assert asked.width() <= room.width()
    assert asked.height() <= room.height()
    assert asked.accessibleDescription() == sentence
    for button in asked.findChildren(QAbstractButton):
        assert asked.rect().contains(button.geometry())
    asked.reject()


def test_asking_waits_for_the_answer(room: QWidget, qtbot: QtBot):
    with answering("Do it") as asked:
        assert ask(room, "A title", "A sentence.", ANSWERS, safe="no") == "yes"
    assert asked == ["A title A sentence."]


def test_telling_waits_until_it_is_read(room: QWidget, qtbot: QtBot):
    with answering("Close") as asked:
        tell(room, "A title", "A sentence.")
    assert len(asked) == 1
