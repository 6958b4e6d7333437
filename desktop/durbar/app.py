"""Wires the window together: settings, language, theme, the first page, and second starts."""

import os
import signal
import sys
from pathlib import Path
from threading import Event, Thread

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from durbar import __version__
from durbar.system import garbage
from durbar.system.instance import Instance, Request, first_or_passed_on
from durbar.system.paths import absolute, data_dir
from durbar.ui.faults import Faults

#: Seconds for which a second start waits until the window's loop comes round to it.
_ROUND = 2.0
#: Milliseconds from the window's first show until it hears second starts and tidies up: the first paint comes first.
_HEARS_AFTER = 300


class Application(QApplication):
    """The application object. file_asked(Path): the desktop wants a file opened, as macOS asks a running program."""

    file_asked = Signal(object)

    def event(self, event: QEvent) -> bool:
        """Take the desktop's wish to open a file."""
        if isinstance(event, QFileOpenEvent):
            self.file_asked.emit(Path(event.file()))
            return True
        return super().event(event)


class Calls(QObject):
    """Second starts, brought from the thread that hears them to the window's. asked(Request)."""

    asked = Signal(Request)
    _heard = Signal(Request, object)

    def __init__(self) -> None:
        super().__init__()
        self._heard.connect(self._tell)

    def take(self, request: Request) -> bool:
        """Called in another thread: whether the window's thread took the request in time."""
        taken = Event()
        self._heard.emit(request, taken)
        return taken.wait(_ROUND)

    def _tell(self, request: Request, taken: Event) -> None:
        taken.set()
        self.asked.emit(request)


def run(file: Path | None = None) -> int:
    """Open the window, with a saved game if one is named, and stay until it is closed; gives the exit code.

    Where a window of the same data folder is open, that one comes to the front and opens the game.
    """
    instance, passed_on = first_or_passed_on(data_dir(), _request(file))
    if passed_on:
        return 0
    faults = Faults(data_dir())
    faults.watch()
    app = application()
    from durbar.ui.window import Window

    window = Window()
    # Queued: a fault may come from another thread, or while the window is painted.
    faults.told.connect(window.say, Qt.ConnectionType.QueuedConnection)
    calls = Calls()
    calls.asked.connect(
        lambda request: window.come_forward(Path(request.file) if request.file else None, request.token)
    )
    if isinstance(app, Application):
        app.file_asked.connect(window.come_forward)
    window.show()
    if instance is not None:
        QTimer.singleShot(_HEARS_AFTER, lambda: _settle_in(instance, calls))
    if file is not None:
        QTimer.singleShot(0, lambda: window.open_file(file))
    _let_ctrl_c_through(app)
    code = app.exec()
    if instance is not None:
        instance.release()
    window.shut()
    faults.rest()
    return code


def application() -> QApplication:
    """The one application object, named, with Durbar's own style."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    # Named here, the style costs nothing; setStyle would have PySide make all enumerations of QStyle, 9 ms.
    app = Application([*sys.argv[:1], "-style", "Fusion"])
    app.setApplicationName("durbar")
    app.setApplicationDisplayName("Durbar")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("durbar")
    garbage.collect_when_told()
    looks = QTimer(app, interval=garbage.EVERY)
    looks.timeout.connect(garbage.collect_due)
    looks.start()
    return app


def _request(file: Path | None) -> Request:
    path = str(absolute(file)) if file is not None else ""
    return Request(path, os.environ.get("XDG_ACTIVATION_TOKEN", ""))


def _settle_in(instance: Instance, calls: Calls) -> None:
    """What the first one at a data folder does there: hear second starts, and remove what killed ones left."""
    from durbar.system import leftovers
    from durbar.table import shelf

    instance.listen(calls.take)
    data = data_dir()
    older = [data / name for name in ("settings.new", "running.new")]
    Thread(target=leftovers.remove, args=([data, shelf.shelf()], older), name="tidying", daemon=True).start()


def _let_ctrl_c_through(app: QApplication) -> None:
    """Python sees a signal only while it runs: as it looks for garbage it does, and Ctrl C in a terminal ends it."""
    signal.signal(signal.SIGINT, lambda *_: app.quit())
