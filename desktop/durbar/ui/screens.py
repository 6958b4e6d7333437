"""Hears when a window's screen is another one, or has another size."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication, QScreen

#: Milliseconds from a change until it is answered: a window manager has moved the window by then.
_SETTLE_MS = 100


class FittingScreens(QObject):
    """A watch that fits a window anew whenever any screen comes, goes, or has another room."""

    def __init__(self, window: QObject, fit: Callable[[], None]) -> None:
        super().__init__(window)
        self._soon = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._soon.timeout.connect(fit)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._watch)
        app.screenAdded.connect(self.fit_soon)
        app.screenRemoved.connect(self.fit_soon)
        for screen in app.screens():
            self._watch(screen)

    def fit_soon(self) -> None:
        """Fit the window once what is going on has settled."""
        self._soon.start()

    def _watch(self, screen: QScreen) -> None:
        screen.availableGeometryChanged.connect(self.fit_soon)
