"""What all tests share: no screen, and the same examples every time."""

import gc
import importlib
import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from durbar.system import garbage, terminal

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
#: No test cuts the power: none waits for the disk. That Durbar does is held by tests/system/test_files.py.
os.fsync = lambda _handle: None
terminal.use_utf8()  # as Durbar does

# The same examples on every machine and every run, and no time limit: a slow machine is no failure.
settings.register_profile("durbar", derandomize=True, deadline=None, max_examples=200)
settings.load_profile("durbar")


def pytest_collection_finish(session: pytest.Session) -> None:
    """Look for garbage in what the tests leave behind only, and seldom, not again and again in all that is loaded."""
    gc.collect()
    gc.freeze()
    gc.disable()  # a thread that waits for a thought would collect the widgets of tests before
    gc.set_threshold(10_000, 3, 2)  # boards that wait to be collected hear each change of look until then


def pytest_runtest_logfinish() -> None:
    """Delete what waits to be deleted, which outside an event loop nobody else does, and collect garbage, in the thread
    that runs the tests."""
    if (core := sys.modules.get("PySide6.QtCore")) is not None:
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete.value)
    garbage.collect_due()


@pytest.fixture
def installer(monkeypatch: pytest.MonkeyPatch):
    """Modules of installer/, which is no package."""
    monkeypatch.syspath_prepend(str(Path(__file__).resolve().parents[1] / "installer"))
    return importlib.import_module


@pytest.fixture(scope="session")
def qapp(qapp: object) -> object:
    """The application, with Durbar's own letters and style."""
    from PySide6.QtWidgets import QApplication

    from durbar.ui.kit.look import letters
    from durbar.ui.kit.look.style import HouseStyle

    letters.use()
    QApplication.setStyle(HouseStyle())
    return qapp
