"""Wires the window together: settings, language, theme, the first page, and second starts."""

import contextlib
import os
import signal
import sys
from _thread import LockType
from collections.abc import Callable
from pathlib import Path
from threading import Event, Lock, Thread

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from durbar import __version__
from durbar.system import garbage
from durbar.system.instance import Instance, Request, Unanswered, first_or_passed_on
from durbar.system.paths import absolute, config_dir, data_dir
from durbar.ui.failed_start import opened
from durbar.ui.faults import Faults
from durbar.ui.kit.look import letters
from durbar.ui.kit.look.style import HouseStyle
from durbar.ui.kit.pressing.held import HeldKeys
from durbar.ui.words import translate, use_language

#: Seconds for which a second start waits until the window's loop comes round to it: less than it waits for an answer.
_ROUND = 0.5
#: Milliseconds from the window's first show until it tidies up: the first paint comes first.
_TIDIES_AFTER = 300
#: Where nobody sees a message.
_UNSEEN = ("offscreen", "minimal")


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
    _heard = Signal(Request, object, object)

    def __init__(self) -> None:
        super().__init__()
        self._opened = False
        self._heard.connect(self._tell)

    def open(self) -> None:
        """Note that the window is there, and pass on the requests taken before."""
        self._opened = True

    def take(self, request: Request) -> bool:
        """Return whether the window's thread took the request in time; if not, it won't later.

        Call it in another thread.
        """
        settled, taken = Lock(), Event()
        self._heard.emit(request, settled, taken)
        return not self._opened or taken.wait(_ROUND) or not settled.acquire(blocking=False)

    def _tell(self, request: Request, settled: LockType, taken: Event) -> None:
        if settled.acquire(blocking=False):
            taken.set()
            self.asked.emit(request)


def run(file: Path | None = None) -> int:
    """Open the window, with a saved game if one is named, and stay until it is closed; return the exit code.

    Where a window of the same data folder is open, that one comes to the front and opens the game.
    """
    try:
        instance = first_or_passed_on(data_dir(), _request(file))
    except Unanswered:
        return _say_unanswered()
    if instance is None:
        return 0
    faults = Faults(data_dir())
    faults.watch()
    try:
        return _open(instance, faults, file)
    except Exception as error:
        faults.take(type(error), error, error.__traceback__)
        return _say_failed(faults)


def _open(instance: Instance, faults: Faults, file: Path | None) -> int:
    """Open the window and stay until it is closed; return the exit code."""
    app = application()
    calls = Calls()
    instance.listen(calls.take)
    from durbar.ui.window import Window

    window = Window()
    # Queued: a fault may come from another thread, or while the window is painted.
    faults.told.connect(window.say, Qt.ConnectionType.QueuedConnection)
    calls.asked.connect(
        lambda request: window.come_forward(Path(request.file) if request.file else None, request.token)
    )
    if isinstance(app, Application):
        app.file_asked.connect(window.come_forward)
    window.fill_small_screen()
    window.show()
    QTimer.singleShot(0, calls.open)
    if instance.is_alone:
        QTimer.singleShot(_TIDIES_AFTER, _tidy)
    if file is not None:
        QTimer.singleShot(0, lambda: window.open_file(file))
    _let_ctrl_c_through(app)
    code = app.exec()
    instance.release()
    window.shut()
    faults.rest()
    return code


def application() -> QApplication:
    """Return the one application object, named, with Durbar's own style."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    app = opened(lambda: Application(sys.argv[:1]))
    app.setStyle(HouseStyle())
    app.setApplicationName("durbar")
    app.setApplicationDisplayName("Durbar")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(os.environ.get("FLATPAK_ID", "durbar"))  # Flatpak gives the menu's entry its own name
    letters.use()
    HeldKeys(app)
    garbage.collect_when_told()
    looks = QTimer(app, interval=garbage.EVERY)
    looks.timeout.connect(garbage.collect_due)
    looks.start()
    return app


def _request(file: Path | None) -> Request:
    path = str(absolute(file)) if file is not None else ""
    return Request(path, os.environ.get("XDG_ACTIVATION_TOKEN", ""))


def _say_unanswered() -> int:
    """Say that the window that is open gives no answer; return the exit code."""
    application()
    _show(
        lambda: translate(
            "Start",
            "Durbar is open already, but its window does not answer. Try again in a moment, or end it and start again.",
        )
    )
    return 1


def _say_failed(faults: Faults) -> int:
    """Say that the window could not be made; return the exit code."""
    _show(
        lambda: translate("Start", "Durbar can’t start: something in it is missing or wrong. Install it once more."),
        faults.details(),
    )
    return 1


def _show(words: Callable[[], str], details: str = "") -> None:
    """Say a sentence in the terminal, and where that is not seen, on the screen. details: what can be copied there."""
    from durbar.system import notice, terminal
    from durbar.ui import settings

    app = QApplication.instance()
    if not isinstance(app, QApplication):
        notice.tell(words())
        return
    with contextlib.suppress(OSError):  # a Durbar that is not whole may lack even its French
        use_language(settings.chosen_language(settings.load()))
    terminal.tell(sys.stderr, [words()])
    if app.platformName() not in _UNSEEN and not (sys.stderr and sys.stderr.isatty()):
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(QMessageBox.Icon.Warning, "Durbar", words(), QMessageBox.StandardButton.Close)
        box.setDefaultButton(QMessageBox.StandardButton.Close)
        if details:
            copying = box.addButton(translate("Notice", "Copy details"), QMessageBox.ButtonRole.ActionRole)
            copying.clicked.disconnect()  # the box stays: what a program has copied is gone with it
            copying.clicked.connect(lambda: app.clipboard().setText(details))
        box.exec()


def _tidy() -> None:
    """Remove what killed ones left in the person's folder, where nobody else is."""
    from durbar.session import shelf
    from durbar.system import leftovers

    data = data_dir()
    older = [data / name for name in ("settings.new", "running.new")]
    Thread(
        target=leftovers.remove, args=([data, config_dir(), shelf.shelf()], older), name="tidying", daemon=True
    ).start()


def _let_ctrl_c_through(app: QApplication) -> None:
    """Let Ctrl C in a terminal end the program.

    Python sees a signal only while it runs, as it does looking for garbage.
    """
    signal.signal(signal.SIGINT, lambda *_: app.quit())
