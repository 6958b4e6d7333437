"""What another thread or process is looking for, taken by the window's own thread once it is there."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from PySide6.QtCore import QObject, QTimer

#: Milliseconds between two looks.
_EVERY = 5


class Awaited(QTimer):
    """One answer that its parent waits for; it looks for it now and then, and ends with its parent.

    A signal or a callback from the other thread would reach for a page that may be going at that instant.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, interval=_EVERY)
        self._future: Future[Any] | None = None
        self._take: Callable[[Future[Any]], None] | None = None
        self.timeout.connect(self._look)

    def wait(self, future: Future[Any], take: Callable[[Future[Any]], None]) -> None:
        """Call ``take`` with this future once it is done or cancelled; what was waited for before is dropped."""
        self._future, self._take = future, take
        self.start()

    def drop(self) -> None:
        """Wait for nothing any more."""
        self.stop()
        self._future = self._take = None

    def _look(self) -> None:
        future, take = self._future, self._take
        if future is not None and take is not None and future.done():
            self.drop()
            take(future)
