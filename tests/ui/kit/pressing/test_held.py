"""A key that is held presses nothing that came up meanwhile, even if its repeats do not say what they are."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from durbar.ui.kit.pressing import held
from durbar.ui.window import Window
from tests.ui.games.taj_mahal.positions import a_contest, sit_at
from tests.ui.hands import press_here

#: No test here looks at pixels.
UNPAINTED = True

AT_ONCE = held.REPEAT_MS


def send(window: Window, kind: QEvent.Type, key: Qt.Key, at: int) -> None:
    """As the system tells of a key at a moment, in milliseconds."""
    text = "x" if key == Qt.Key.Key_X else ""
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
    event.setTimestamp(at)
    QApplication.sendEvent(window.windowHandle(), event)


@pytest.fixture(autouse=True)
def _as_it_is(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As in the program itself."""
    monkeypatch.setattr(held, "REPEAT_MS", AT_ONCE)
    keys = held.HeldKeys(qapp)
    yield
    keys.deleteLater()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_held_key_lifts_no_curtain(window: Window, key: Qt.Key):
    page = sit_at(window, a_contest())
    page.secrets.draw(page.sight)
    curtain = page.secrets.curtain
    assert curtain.isVisible()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Shift)  # what the press brings hears the window from now on
    QApplication.processEvents()
    for at in range(1000, 2000, 40):
        send(window, QEvent.Type.KeyRelease, key, at)
        send(window, QEvent.Type.ShortcutOverride, key, at)
        send(window, QEvent.Type.KeyPress, key, at)
        assert curtain.isVisible()
    send(window, QEvent.Type.KeyRelease, key, 2000)
    assert curtain.isVisible()
    send(window, QEvent.Type.KeyPress, key, 2300)
    send(window, QEvent.Type.KeyRelease, key, 2360)
    assert not curtain.isVisible(), "let go and pressed anew, it does"


def test_a_held_letter_writes_on(window: Window, qtbot: QtBot):
    field = QLineEdit(window)
    field.show()
    field.setFocus()
    for at in range(1000, 1200, 40):
        send(window, QEvent.Type.KeyRelease, Qt.Key.Key_X, at)
        send(window, QEvent.Type.KeyPress, Qt.Key.Key_X, at)
    assert field.text() == "xxxxx"


@pytest.mark.parametrize(("key", "modifiers"), [(Qt.Key.Key_F11, ""), (Qt.Key.Key_Plus, "ctrl")])
def test_the_windows_own_keys_work_at_the_curtain(window: Window, key: Qt.Key, modifiers: str):
    page = sit_at(window, a_contest())
    page.secrets.draw(page.sight)
    before = window.windowState(), window.choices.settings.text
    press_here(key, Qt.KeyboardModifier.ControlModifier if modifiers else Qt.KeyboardModifier.NoModifier)
    assert (window.windowState(), window.choices.settings.text) != before
    assert page.secrets.curtain.isVisible()
    assert not page.frame.isVisible()


def test_a_window_that_has_gone_is_heard_no_more(window: Window, qapp: QApplication, qtbot: QtBot):
    gone = QWindow()
    qapp.focusWindowChanged.emit(gone)
    delete(gone)
    with qtbot.captureExceptions() as raised:
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Shift)
        QApplication.processEvents()
    assert raised == []
