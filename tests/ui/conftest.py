"""What the screen tests share: a window with a data folder of its own, in English, light, small and without motion."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from durbar.ui import settings
from durbar.ui.kit.controls.dialogs import Question
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import held, misclick
from durbar.ui.pages.table import prompt_keys as keys
from durbar.ui.settings import Settings
from durbar.ui.window import Window
from durbar.ui.words import language, use_language
from tests.ui.eyes import Longer
from tests.ui.hands import ANSWERING

#: The smaller a window, the sooner it is painted.
SMALL = (1024, 680)


@pytest.fixture(autouse=True)
def _no_question_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question that no test expects is a failure, not an endless wait."""
    wait = Question.exec

    def wait_for_answer(question: Question) -> int:
        assert ANSWERING, f"nobody answers “{question.accessibleDescription()}”"
        return wait(question)

    monkeypatch.setattr(Question, "exec", wait_for_answer)


@pytest.fixture(autouse=True)
def _no_click_is_a_misclick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test clicks twice at a place as fast as no person who means it; what is done against that has a test."""
    monkeypatch.setattr(misclick, "is_misclick", lambda _place: False)
    monkeypatch.setattr(misclick, "is_hasty", lambda _since: False)
    monkeypatch.setattr(held, "REPEAT_MS", -1)
    monkeypatch.setattr(keys, "TYPING_MS", 0)


@pytest.fixture(autouse=True)
def _nothing_outlives_its_test(qapp: object) -> Iterator[None]:
    """Delete what a test made and left: it would hear each change of look and language in all tests that follow."""
    before = set(QApplication.topLevelWidgets())
    yield
    for left in set(QApplication.topLevelWidgets()) - before:
        left.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The person's folder, empty but for settings without motion."""
    monkeypatch.setenv("DURBAR_DATA", str(tmp_path))
    settings.save(Settings(language="en", theme="light", bot_speed="instant", animations="off", first_steps=False))
    return tmp_path


@pytest.fixture
def english(qapp: object) -> Iterator[None]:
    """English now and afterwards, whatever the test turns to."""
    use_language("en")
    yield
    if language() != "en":
        use_language("en")


@pytest.fixture
def tidying(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that rests tidies nothing: to look through all that pytest holds takes long."""
    monkeypatch.setattr("durbar.ui.window.tidy_memory", lambda: None)


@pytest.fixture
def window(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    data: Path,
    english: None,
    tidying: None,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Window]:
    """The window at the home screen. For tests of a file that says UNPAINTED nothing is painted, and unless it says
    AT_HOME too, home is not made before somebody goes there: both take long."""
    monkeypatch.setattr(Window, "_stay_on_screen", lambda _window: None)  # the offscreen screen is but 800 × 800
    window = Window()
    painted = not getattr(request.module, "UNPAINTED", False)
    window.setUpdatesEnabled(painted)
    if not (painted or getattr(request.module, "AT_HOME", False)):
        window.pages.enter(QWidget())
    window.resize(*SMALL)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    yield window
    window.shut()
    look.set(dark=False, text=1.0)


@pytest.fixture
def longer(window: Window) -> Iterator[Longer]:
    """A language that is not yet on, and is silent afterwards."""
    longer = Longer(window)
    yield longer
    QApplication.removeTranslator(longer)
