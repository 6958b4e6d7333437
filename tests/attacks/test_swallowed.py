"""What nobody caught is heard, wherever it was raised."""

import logging
import threading

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from durbar.ui.guard import guard_overrides
from tests.attacks.swallowed import hearing


class Fails(Exception):
    """What is raised."""


def fail(*_: object) -> None:
    raise Fails


def an_override(qtbot: QtBot) -> None:
    guard_overrides()
    widget = type("Failing", (QWidget,), {"sizeHint": fail})()
    qtbot.addWidget(widget)
    widget.adjustSize()


def a_slot(qtbot: QtBot) -> None:
    QTimer.singleShot(0, fail)
    qtbot.wait(20)


def a_thread(_qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()


def a_callback(_qtbot: QtBot) -> None:
    try:
        fail()
    except Fails:
        logging.getLogger("concurrent.futures").exception("as a future tells it")


@pytest.mark.parametrize("where", [an_override, a_slot, a_thread, a_callback])
def test_what_nobody_caught_is_heard(qtbot: QtBot, where: object):
    with hearing() as heard:
        where(qtbot)  # type: ignore[operator]
    assert heard
    assert all("Fails" in said for said in heard)
