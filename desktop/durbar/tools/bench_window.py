"""The screen's part of ``durbar bench``: first paint against a bare program, repaint, stalls while computers play."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import mean, median
from typing import TYPE_CHECKING

from durbar.system import leftovers
from durbar.system.memory import held
from durbar.tools.bench_start import print_start
from durbar.ui.games import MANIFESTS

if TYPE_CHECKING:
    from durbar.table.table import Table
    from durbar.ui.window import Window

RUNS = 7
REPAINTS = 60
SETTLE = 0.5  # seconds
WINDOW = (1920, 1080)

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
from durbar.table.table import Table
window.show_table(Table.open(resource("samples/{key}.durbar"), Path({path!r})))
"""


def run() -> int:
    """Measure on this machine and print."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(prefix=leftovers.prefix()) as folder:
        os.environ["DURBAR_DATA"] = folder
        _print_first_window()
        _print_memory(Path(folder))
        print_start(Path(folder))
        os.environ["DURBAR_DATA"] = folder
        _print_table(Path(folder))
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
    """From the start of a process until it says that its window takes events."""
    start = time.monotonic()
    said = subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.PIPE, text=True)
    return float(said.stdout.split()[0]) - start


def _print_memory(folder: Path) -> None:
    """What the process holds (resident, shared libraries included), beside a bare program of the same window size."""
    bare = _held(_BARE_HELD)
    if not bare:
        return  # only Linux tells
    home = _HELD + _HOME_HELD
    found = {"home": _held(home + "tell(window)\nwindow.shut()")}
    for key in MANIFESTS:
        table = _TABLE_HELD.format(key=key, path=str(folder / f"{key}.durbar"))
        found[key] = _held(home + table + "tell(window)\nwindow.shut()")
    told = ", ".join(f"{name} {one / 1e6:.0f} MB, ratio {one / bare:.2f}" for name, one in found.items())
    print(f"memory held, bare graphics view {bare / 1e6:.0f} MB: {told}")


def _held(code: str) -> int:
    """Bytes that a program holds when it says that it is ready."""
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as ran:
        assert ran.stdout is not None
        while ran.stdout.readline().strip() not in ("ready", ""):
            pass
        found = held(str(ran.pid))
        ran.communicate("\n")
    return found


def _print_table(folder: Path) -> None:
    from durbar.app import application
    from durbar.system.paths import resource
    from durbar.table.table import Table
    from durbar.ui.pages.table.page import TablePage
    from durbar.ui.window import Window

    app = application()
    window = Window()
    window.resize(*WINDOW)
    window.show()
    table = Table.open(resource("samples/ra.durbar"), folder / "bench.durbar")
    window.show_table(table)
    app.processEvents()
    page = window.pages.page
    assert isinstance(page, TablePage)
    view = page.board.viewport()
    times = []
    for _ in range(REPAINTS):
        start = time.perf_counter()
        view.repaint()
        times.append(time.perf_counter() - start)
    size = f"{WINDOW[0]} × {WINDOW[1]}"
    print(f"repaint of the board at {size}  {1000 * mean(times):.1f} ms, longest {1000 * max(times):.1f} ms")
    _print_stalls(window, table, folder)
    window.shut()


def _print_stalls(window: Window, table: Table, folder: Path) -> None:
    """How long the event loop stands still while experts play, apart from and with the showing of their moves."""
    from PySide6.QtCore import QCoreApplication, QElapsedTimer, QTimer

    from durbar.table.table import Table
    from durbar.ui.pages.table.page import TablePage

    clock = QElapsedTimer()
    thinking: list[float] = []
    moving: list[float] = []
    ticks = QTimer()
    ticks.setInterval(0)

    def tick() -> None:
        moves = bots.at
        gaps = thinking if moves == seen[0] and not playing.board.board.animating else moving
        gaps.append(clock.nsecsElapsed() / 1e6)
        seen[0] = moves
        clock.restart()

    ticks.timeout.connect(tick)
    players = [player.__class__(player.name, "computer", player.emblem, "expert") for player in table.players]
    bots = Table.new("ra", players, 12, path=folder / "bots.durbar")
    window.show_table(bots)
    QCoreApplication.processEvents()
    settled = time.monotonic() + SETTLE
    while time.monotonic() < settled:  # the art is rendered once for a new size
        QCoreApplication.processEvents()
    playing = window.pages.page
    assert isinstance(playing, TablePage)
    playing.play.set_speed("fast")
    seen = [bots.at]
    clock.start()
    ticks.start()
    end = time.monotonic() + 12
    while time.monotonic() < end and bots.to_act is not None:
        QCoreApplication.processEvents()
    ticks.stop()
    print(
        f"longest stall of the event loop in {bots.at} moves of experts  {max(thinking):.1f} ms while one thinks, "
        f"{max(moving):.1f} ms while a move is shown"
    )
