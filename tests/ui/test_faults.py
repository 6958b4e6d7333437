"""What raises where Qt called is reported and told, and the window goes on."""

import gc
import inspect
import logging
import os
import pkgutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import get_type_hints

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

import durbar.ui
from durbar import __version__, app
from durbar.system import log
from durbar.ui.faults import LOG_NAME, Faults
from durbar.ui.guard import ANSWERS, is_guarded, overrides
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.window import Window
from tests.ui.failing_window import ROWS, kind_of
from tests.ui.hands import button_called

#: Besides overrides: where else something may raise, and nobody catches it.
ELSEWHERE = ("paintEvent", "slot", "thread", "callback")
SECONDS = 60


def run(data: Path, *words: str) -> subprocess.CompletedProcess[str]:
    place = os.environ | {"DURBAR_DATA": str(data), "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, *words]
    return subprocess.run(command, env=place, capture_output=True, text=True, timeout=SECONDS, check=False)


def our_classes() -> Iterator[type]:
    """All that derive from a class of Qt."""
    modules = [app, *(import_module(found.name) for found in pkgutil.walk_packages(durbar.ui.__path__, "durbar.ui."))]
    for module in modules:
        for _, cls in inspect.getmembers(module, inspect.isclass):
            if cls.__module__ == module.__name__ and issubclass(cls, Shiboken.Object):
                yield cls


#: Overrides of which Qt takes None as "nothing".
MAY_BE_NONE = ("data", "itemAt", "takeAt", "loadResource")


def test_every_override_is_guarded_and_gives_what_qt_expects(qapp: object) -> None:
    found = [
        (cls, name, method)
        for cls in our_classes()
        for name, method in overrides(cls).items()
        if method.__module__ == cls.__module__  # not what tests put in its place
    ]
    assert len(found) > 250
    assert [(cls, name) for cls, name, method in found if not is_guarded(method)] == []
    for cls, name, method in found:
        if name in ANSWERS:
            answer = get_type_hints(method)["return"]
            assert isinstance(ANSWERS[name](), answer), f"{cls.__name__}.{name}: Qt expects a {answer}"
        else:
            assert method.__annotations__["return"] in (None, "None") or name in (
                "data",
                "itemAt",
                "takeAt",
                "loadResource",
            ), f"{cls.__name__}.{name}: say in guard.ANSWERS what Qt gets when it raises"
    tried = {name for _, names in ROWS for name in names.split()} | {"paintEvent"}
    assert {name for _, name, _ in found} <= tried, "let failing_window try it"


def test_a_window_in_which_everything_fails_lives_on(tmp_path: Path) -> None:
    done = run(tmp_path, "-m", "tests.ui.failing_window")
    assert done.returncode == 0, done.stderr[-2000:]
    assert str(tmp_path / LOG_NAME) in done.stdout
    report = (tmp_path / LOG_NAME).read_text("utf-8")
    told = Counter(report.split())
    expected = dict.fromkeys([*(name for _, names in ROWS for name in names.split()), *ELSEWHERE], 1)
    assert {name: told[kind_of(name)] for name in expected} == expected  # once, however often it came
    assert "Qt: A warning of Qt." in report
    assert "active painter" not in done.stderr


def test_a_process_that_the_system_ends_leaves_its_calls(tmp_path: Path) -> None:
    dies = (
        f"from durbar.ui.faults import *; Faults(Path({str(tmp_path)!r})).watch(); import ctypes; ctypes.string_at(0)"
    )
    done = run(tmp_path, "-c", dies)
    assert done.returncode != 0
    assert "string_at" in (tmp_path / LOG_NAME).read_text("utf-8")


class Failing(QWidget):
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.User:
            raise KeyError("the hidden card")
        return super().event(event)


def test_a_fault_in_an_override_fails_the_test_it_happens_in(qtbot: QtBot) -> None:
    widget = Failing()
    qtbot.addWidget(widget)
    with qtbot.capture_exceptions() as caught:
        assert QApplication.sendEvent(widget, QEvent(QEvent.Type.User)) is False
    assert [kind for kind, _, _ in caught] == [KeyError]


@pytest.fixture
def faults(tmp_path: Path, qapp: object) -> Iterator[Faults]:
    made = Faults(tmp_path)
    yield made
    made.rest()  # a log collected at some later time would complain in another test


def _fail(faults: Faults, error: Exception) -> None:
    try:
        raise error
    except Exception:
        faults.take(*sys.exc_info())


def test_a_report_tells_nothing_of_a_game(faults: Faults, tmp_path: Path) -> None:
    _fail(faults, KeyError("the hidden card"))
    report = (tmp_path / LOG_NAME).read_text("utf-8")
    assert "_fail" in report
    assert "hidden card" not in report


def test_without_a_folder_a_fault_is_still_told(tmp_path: Path, qapp: object, english: None) -> None:
    (tmp_path / "a file").touch()
    faults = Faults(tmp_path / "a file")
    told: list[str] = []
    faults.told.connect(lambda sentence, *_: told.append(sentence))
    _fail(faults, KeyError())
    assert told == ["Something went wrong inside Durbar; you can play on."]


def test_the_strip_that_tells_of_a_fault_copies_what_was_reported(window: Window, faults: Faults) -> None:
    faults.told.connect(window.say)
    _fail(faults, KeyError("the hidden card"))
    sentence = window.strip.sentence
    for number in range(300):
        _fail(faults, type(f"Storm{number}", (Exception,), {})())
    QTest.mouseClick(button_called(window, "Copy details"), Qt.MouseButton.LeftButton)
    assert window.strip.sentence == sentence
    copied = QApplication.clipboard().text()
    assert copied.startswith(f"Durbar {__version__}")
    assert "KeyError" in copied
    assert "Storm9" in copied
    assert "hidden card" not in copied
    assert len(copied) < 60_000
    window.strip.close_notice()
    assert window.strip.sentence == "", "one message for all of them"
    window.say("Something else.")
    assert not [
        button for button in window.findChildren(WordButton) if button.text() == "Copied" and button.isVisible()
    ]


def test_a_line_for_the_log_is_told_to_nobody(faults: Faults, tmp_path: Path, qtbot: QtBot) -> None:
    faults.watch()
    with qtbot.assertNotEmitted(faults.told):
        logging.getLogger("durbar.sound").warning("No sound can be played here: %s", "no card")
        logging.getLogger("a library").warning("something else")
    faults.rest()
    said = (tmp_path / LOG_NAME).read_text("utf-8").splitlines()
    assert [line for line in said if "no card" in line] == ["No sound can be played here: no card"]
    assert "something else" not in "".join(said)


def test_the_log_does_not_grow(tmp_path: Path) -> None:
    path = tmp_path / LOG_NAME
    for _ in range(4):
        kept = log.Log(path)
        for _ in range(30):
            kept.write("x" * (log.MOST // 10) + "\n")
        kept.close()
    assert path.stat().st_size <= 2 * log.MOST
    path.write_bytes(b"x" * 20 * log.MOST)
    log.Log(path).close()
    assert path.stat().st_size == 0


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="only POSIX knows pipes in folders")
def test_a_pipe_in_the_place_of_the_log_keeps_nobody(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / LOG_NAME)
    with pytest.raises(OSError, match="not a file"):
        log.Log(tmp_path / LOG_NAME)


def test_nothing_is_watched_afterwards(faults: Faults) -> None:
    before = sys.excepthook
    faults.watch()
    faults.rest()
    assert sys.excepthook is sys.__excepthook__
    sys.excepthook = before
    gc.collect()
    assert isinstance(faults, QObject)
