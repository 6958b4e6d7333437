"""The screen's part of ``durbar bench``: first paint against a bare program, repaint, stalls while computers play."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from durbar.system import leftovers
from durbar.system.memory import held
from durbar.tools.bench_start import print_start

RUNS = 7

#: Both programs tell the time at which their window has been painted and takes events. This is the least one that shows
#: an antialiased scene with a word in it and no scroll bars, as a board is shown.
_BARE = """
import time
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, self.tell)
    def tell(self):
        print(time.monotonic())
        app.quit()
app = QApplication([])
scene = QGraphicsScene(0, 0, 1280, 720)
scene.addRect(100, 100, 300, 200)
scene.addText("Ra")
view = View(scene)
view.setRenderHint(QPainter.RenderHint.Antialiasing)
view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
view.resize(1280, 720)
view.show()
app.exec()
"""
_DURBAR = """
import time
from PySide6.QtCore import QEvent, QObject, QTimer
from durbar.app import application
from durbar.ui.window import Window
class Painted(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self.tell)
        return False
    def tell(self):
        print(time.monotonic())
        app.quit()
app = application()
window = Window()
watcher = Painted()
window.installEventFilter(watcher)
window.resize(1280, 720)
window.show()
app.exec()
window.shut()
"""

#: All of these show a window of the same size, rest, say that they do, and wait to be measured.
_HELD = """
import time
def rest(seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        app.processEvents()
        time.sleep(0.005)
def tell(window):
    window.resize(1280, 720)
    rest(2)
    print("ready", flush=True)
    input()
"""
_BARE_HELD = _HELD + _BARE.replace("QTimer.singleShot(0, self.tell)", "").replace("app.exec()", "tell(view)")
_HOME_HELD = """
from durbar.app import application
from durbar.ui.window import Window
app = application()
window = Window()
window.show()
rest(0.5)
"""
_TABLE_HELD = """
from pathlib import Path
from durbar.system.paths import resource
from durbar.session.session import GameSession
window.show_table(GameSession.open(resource("samples/{key}.durbar"), Path({path!r})))
"""


def run(keys: Sequence[str]) -> int:
    """Measure on this machine and print. keys: of the games whose tables are measured."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(prefix=leftovers.prefix()) as folder:
        os.environ["DURBAR_DATA"] = folder
        _print_first_window()
        _print_memory(keys, Path(folder))
        print_start(Path(folder))
        os.environ["DURBAR_DATA"] = folder
        _print_tables(keys, Path(folder))
    return 0


def _print_first_window() -> None:
    bare, ours = [], []
    _seconds(_DURBAR)  # the first of all reads from the disk
    for _ in range(RUNS):
        bare.append(_seconds(_BARE))
        ours.append(_seconds(_DURBAR))
    ratio = median(ours) / median(bare)
    print(f"first usable window  {median(ours):.3f} s, bare graphics view {median(bare):.3f} s, ratio {ratio:.2f}")


def _seconds(code: str) -> float:
    """Return the seconds from the start of a process until it says that its window takes events."""
    start = time.monotonic()
    said = subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.PIPE, text=True)
    return float(said.stdout.split()[0]) - start


def _print_memory(keys: Sequence[str], folder: Path) -> None:
    """Print what the process holds (resident, with shared libraries), beside a bare program of the same window size."""
    bare = _held(_BARE_HELD)
    if not bare:
        return  # only Linux tells
    home = _HELD + _HOME_HELD
    found = {"home": _held(home + "tell(window)\nwindow.shut()")}
    for key in keys:
        table = _TABLE_HELD.format(key=key, path=str(folder / f"{key}.durbar"))
        found[key] = _held(home + table + "tell(window)\nwindow.shut()")
    told = ", ".join(f"{name} {one / 1e6:.0f} MB, ratio {one / bare:.2f}" for name, one in found.items())
    print(f"memory held, bare graphics view {bare / 1e6:.0f} MB: {told}")


def _held(code: str) -> int:
    """Return bytes that a program holds when it says that it is ready."""
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as ran:
        assert ran.stdout is not None
        while ran.stdout.readline().strip() not in ("ready", ""):
            pass
        found = held(str(ran.pid))
        ran.communicate("\n")
    return found


def _print_tables(keys: Sequence[str], folder: Path) -> None:
    from durbar.app import application
    from durbar.tools.bench_table import WINDOW, print_table
    from durbar.ui.window import Window

    app = application()
    window = Window()
    window.resize(*WINDOW)
    window.show()
    app.processEvents()
    for key in keys:
        print_table(window, key, folder)
    window.shut()
