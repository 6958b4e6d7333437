"""The window and its frame never need more than the screen has free, however it is started and whatever changes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

#: Opens the window as ``durbar`` does, on the screens that the file says; tells how it lies on its screen when it has
#: settled, once more after each change, and whether all was done that follows the first paint.
PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from durbar import app
from durbar.ui.kit.look.theme import look
from durbar.ui.window import Window
def tell(window):
    screen, frame = window.screen(), window.frameGeometry()
    assert frame.width() > window.width() and frame.height() > window.height(), "it has a frame"
    print(screen.availableGeometry().contains(frame))
def look_at(window):
    tell(window)
    print(window.pages.page is not None, not window.windowIcon().isNull(), window.strip is not None)
    window.resize(3000, 3000)
    window.move(500, 500)
    window.screen().availableGeometryChanged.emit(window.screen().availableGeometry())
    QTimer.singleShot(150, lambda: go_on(window))
def go_on(window):
    tell(window)
    window.windowHandle().setScreen(QGuiApplication.screens()[-1])
    QTimer.singleShot(150, lambda: (tell(window), window.close()))
show = Window.show
def show_and_look(window):
    show(window)
    QTimer.singleShot(400, lambda: look_at(window))
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
        "QT_QPA_PLATFORM": f"offscreen:configfile={tmp_path}/screens.json",
    }
    told = subprocess.run(
        [sys.executable, str(script), *words], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    fits = "True"
    assert told.stdout.splitlines() == [fits, f"{bool(words)} True True", fits, fits], told.stderr
