"""Wires the window together: settings, language, theme, and the first page."""

import signal
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from durbar import __version__


def run(file: Path | None = None) -> int:
    """Open the window, with a saved game if one is named, and stay until it is closed; gives the exit code."""
    app = application()
    from durbar.ui.window import Window

    window = Window()
    window.show()
    if file is not None:
        QTimer.singleShot(0, lambda: window.open_file(file))
    _let_ctrl_c_through(app)
    code = app.exec()
    window.shut()
    return code


def application() -> QApplication:
    """The one application object, named, with Durbar's own style."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    # Named here, the style costs nothing; setStyle would have PySide make all enumerations of QStyle, 9 ms.
    app = QApplication([*sys.argv[:1], "-style", "Fusion"])
    app.setApplicationName("durbar")
    app.setApplicationDisplayName("Durbar")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("durbar")
    return app


def _let_ctrl_c_through(app: QApplication) -> None:
    """Python sees a signal only while it runs; a slow timer lets Ctrl C in a terminal end the program."""
    signal.signal(signal.SIGINT, lambda *_: app.quit())
    timer = QTimer(app)
    timer.start(500)
    timer.timeout.connect(lambda: None)
