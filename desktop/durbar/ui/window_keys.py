"""Keys of the window on every page: larger and smaller text, full screen, the end."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from durbar.ui.choices import Choices
from durbar.ui.settings import MAX_TEXT, MIN_TEXT

#: Per cent that a press makes text larger or smaller, and the usual size.
TEXT_STEP, USUAL_TEXT = 10, 100


class WindowKeys(QObject):
    """Ctrl with + and − for the size of text, with 0 for the usual one; F11 for the full screen and back,
    Ctrl+Q for the end."""

    def __init__(self, window: QWidget, choices: Choices) -> None:
        super().__init__(window)
        self._window, self._choices = window, choices
        for keys, act in (
            ("Ctrl++", self.larger),
            ("Ctrl+=", self.larger),
            ("Ctrl+-", self.smaller),
            ("Ctrl+0", self.usual),
            ("F11", self.fill_screen),
            ("Ctrl+Q", window.close),
        ):
            QShortcut(QKeySequence(keys), window).activated.connect(act)

    def larger(self) -> None:
        """Make text larger."""
        self._write(self._choices.settings.text + TEXT_STEP)

    def smaller(self) -> None:
        """Make text smaller."""
        self._write(self._choices.settings.text - TEXT_STEP)

    def usual(self) -> None:
        """Give text its usual size."""
        self._write(USUAL_TEXT)

    def fill_screen(self) -> None:
        """Fill the whole screen, or go back to a window."""
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _write(self, size: int) -> None:
        self._choices.write_text(min(max(size, MIN_TEXT), MAX_TEXT))
