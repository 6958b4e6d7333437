"""A text of the house."""

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy

from durbar.ui.kit.look.theme import Palette, look

Face = Literal["serif", "sans"]


class Words(QLabel):
    """A text of the house: letter, size in units, colour by its meaning; it wraps and follows the look."""

    def __init__(
        self,
        text: str = "",
        size: float = 13,
        *,
        face: Face = "sans",
        bold: bool = False,
        italic: bool = False,
        tone: str = "ink",
        wrap: bool = True,
        palette: Palette | None = None,
    ) -> None:
        super().__init__(text)
        self._style = (face, size, bold, italic)
        self._tone = tone
        self._palette = palette
        self.setForegroundRole(QPalette.ColorRole.WindowText)  # on a control it would take that of the control
        self.setTextFormat(Qt.TextFormat.PlainText)  # names people type are never read as markup
        self.setWordWrap(wrap)
        if not wrap:
            self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        look.changed.connect(self.refresh)
        self.refresh()

    def set_tone(self, tone: str) -> None:
        """Change the colour: a field of Palette, e.g. "quiet"."""
        if tone != self._tone:
            self._tone = tone
            self._take_colour()

    def set_size(self, size: float) -> None:
        """Set the size of the letters, in units."""
        face, before, bold, italic = self._style
        if size != before:
            self._style = (face, size, bold, italic)
            self._take_letter()

    def keep_width(self, width: int) -> None:
        """Keep at least this width, in pixels, and measure anew: a label adds its minimum to its hint and keeps it."""
        if width != self.minimumWidth():
            self.setMinimumWidth(width)
            self.setWordWrap(self.wordWrap())

    def use_palette(self, palette: Palette) -> None:
        """Use colours of its own, whatever the theme."""
        self._palette = palette
        self._take_colour()

    def refresh(self) -> None:
        """Take letter and colour from the look."""
        self._take_letter()
        self._take_colour()

    def _take_letter(self) -> None:
        self.setFont(letter(*self._style))

    def _take_colour(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, getattr(self._palette or look.c, self._tone))
        self.setPalette(palette)


def letter(face: Face, size: float, bold: bool = False, italic: bool = False) -> QFont:
    """Return the look's letter by its face, "serif" or "sans"."""
    return look.serif(size, bold, italic) if face == "serif" else look.sans(size, bold, italic)
