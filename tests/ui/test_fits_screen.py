"""The window and its frame never need more than the screen has free, however it is started and whatever changes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from durbar.ui.pages.page_stack import MIN_PAGE_SIZE
from durbar.ui.window import MIN_WINDOW_SIZE, UNTOLD_BARS, Window
from tests.ui.every_page import PAGES

UNPAINTED = True

#: Opens the window as ``durbar`` does, on the screens that the file says; waits until it lies on its screen and all is
#: done that follows the first paint, and again after each change.
PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from durbar import app
from durbar.ui.window import MIN_WINDOW_SIZE, Window
def fits(window):
    if window.isMaximized():  # as it should be there
        window.setWindowState(Qt.WindowState.WindowNoState)
        return False
    frame = window.frameGeometry()
    assert frame.width() > window.width() and frame.height() > window.height(), "it has a frame"
    return window.screen().availableGeometry().contains(frame)
def is_ready(window):
    opened = len(sys.argv) == 1 or window.pages.page is not None
    return opened and fits(window) and window.strip is not None and not window.windowIcon().isNull()
def outgrow(window):
    window.resize(3000, 3000)
    window.move(500, 500)
    window.screen().availableGeometryChanged.emit(window.screen().availableGeometry())
def move_over(window):
    window.windowHandle().setScreen(QGuiApplication.screens()[-1])
steps = [(is_ready, outgrow), (fits, move_over), (fits, Window.close)]
def look(window):
    if steps[0][0](window):
        print(steps[0][1].__name__, flush=True)
        steps.pop(0)[1](window)
        if not steps:
            window.timer.stop()
show = Window.show
def show_and_look(window):
    show(window)
    print("fills it" if window.isMaximized() else "is smaller", flush=True)
    window.timer = QTimer(window, interval=20)
    window.timer.timeout.connect(lambda: look(window))
    window.timer.start()
    QTimer.singleShot(10_000, window.close)
Window.show = show_and_look
sys.exit(app.run(Path(sys.argv[1]) if len(sys.argv) > 1 else None))
"""
GAME = Path(__file__).parents[2] / "resources/samples/ra.durbar"


@pytest.mark.parametrize("words", [[], [str(GAME)]], ids=["home", "file"])
def test_the_window_fits_its_screen(tmp_path: Path, words: list[str]):
    screens = [
        {"name": "low", "x": 0, "y": 0, "width": 960, "height": 540, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1},
        {
            "name": "tiny",
            "x": 960,
            "y": 0,
            "width": 800,
            "height": 500,
            "logicalDpi": 96,
            "logicalBaseDpi": 96,
            "dpr": 1,
        },
    ]
    (tmp_path / "screens.json").write_text(json.dumps({"screens": screens}))
    (tmp_path / "no folder").write_text("so that there is something to warn of")
    script = tmp_path / "start.py"
    script.write_text(PROGRAM)
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(sys.path),
        "DURBAR_DATA": str(tmp_path / "no folder"),
        "TMPDIR": str(tmp_path),
        "QT_QPA_PLATFORM": f"offscreen:configfile={tmp_path}/screens.json",
    }
    told = subprocess.run(
        [sys.executable, str(script), *words], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert told.stdout.splitlines() == ["fills it", "outgrow", "move_over", "close"], told.stderr
    assert told.stderr.count("can’t use its folder") == 1


@pytest.mark.parametrize("page", ["home", "table, turn", "results"])
def test_where_a_screen_has_less_room_than_a_page_needs_the_page_scrolls(window: Window, page: str):
    PAGES[page](window)
    area = next(area for area in window.findChildren(QScrollArea) if area.isAncestorOf(window.pages.home))
    window.resize(*MIN_WINDOW_SIZE)
    QApplication.processEvents()
    assert (area.verticalScrollBar().maximum(), area.horizontalScrollBar().maximum()) == (0, 0)
    window.setMinimumSize(1, 1)
    window.resize(900, 500)
    QApplication.processEvents()
    assert window.pages.currentWidget().size() == MIN_PAGE_SIZE
    assert area.verticalScrollBar().maximum() == MIN_PAGE_SIZE.height() - area.viewport().height()
    assert area.horizontalScrollBar().maximum() == MIN_PAGE_SIZE.width() - area.viewport().width()


def test_a_desktop_that_tells_nothing_of_its_bars_has_room_for_them(
    data: Path, english: None, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "wayland")
    window = Window()
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.minimumWidth() > 0)
    needs, room = window.minimumSize(), window.screen().availableSize()
    assert needs.width() <= room.width() - UNTOLD_BARS.width()
    assert needs.height() <= room.height() - UNTOLD_BARS.height()
    window.shut()
