"""Colours, letters and measures that every screen shares.

``look`` is the one Look of the application. Widgets ask it whenever they paint or lay out, and do so again on
``look.changed`` (theme, text size, or the unit u, which follows the window).
"""

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont

from durbar.ui.kit.look import letters

#: The frame is measured in units u: one pixel in a window of this size.
UNIT_WINDOW = (1280, 720)
#: System letters up to this many pixels are taken as the usual size.
USUAL_LETTER_PIXELS = 15.0


@dataclass(frozen=True)
class Palette:
    """The colours of a theme, by what they mean."""

    ground: QColor
    panel: QColor
    ink: QColor
    quiet: QColor
    rule: QColor
    act: QColor
    refuse: QColor
    gain: QColor
    field: QColor
    field_line: QColor
    chosen: QColor
    rail: QColor
    wash: QColor
    own: QColor
    link: QColor
    act_edge: QColor
    on_act: QColor
    on_act_key: QColor


def _palette(**colours: str) -> Palette:
    return Palette(**{name: QColor(code) for name, code in colours.items()})


LIGHT = _palette(
    ground="#F6EFE0",
    panel="#FFFAF0",
    ink="#241F2E",
    quiet="#6B6072",
    rule="#B98A2F",
    act="#E08A1E",
    refuse="#A63A32",
    gain="#4E7A3A",
    field="#FFFFFF",
    field_line="#CDBB8D",
    chosen="#FBE3B8",
    rail="#E3D3AC",
    wash="#F4EAD3",
    own="#8A3C00",
    link="#264A7A",
    act_edge="#9A5A0C",
    on_act="#241F2E",
    on_act_key="#5A3506",
)
DARK = _palette(
    ground="#171A2B",
    panel="#20243A",
    ink="#F1E9D8",
    quiet="#B5AEC2",
    rule="#D9B45B",
    act="#F2A33A",
    refuse="#E06C5F",
    gain="#8DBB6C",
    field="#171A2B",
    field_line="#5C5A72",
    chosen="#4B3C2E",
    rail="#434666",
    wash="#2A2E48",
    own="#F2A33A",
    link="#9DBCE8",
    act_edge="#FFD08A",
    on_act="#241F2E",
    on_act_key="#4A2C06",
)
#: The same where the system asks for more contrast: words at least 7 to 1 (WCAG 1.4.6), lines 3 to 1 (1.4.11).
LIGHT_CONTRAST = _palette(
    ground="#FFFFFF",
    panel="#FFFFFF",
    ink="#000000",
    quiet="#2B2433",
    rule="#6E4A00",
    act="#F0A040",
    refuse="#8A160E",
    gain="#23500F",
    field="#FFFFFF",
    field_line="#000000",
    chosen="#FFE3A8",
    rail="#8C8474",
    wash="#F5F1E8",
    own="#6A2D00",
    link="#0B2E66",
    act_edge="#4A2A00",
    on_act="#000000",
    on_act_key="#000000",
)
DARK_CONTRAST = _palette(
    ground="#000000",
    panel="#000000",
    ink="#FFFFFF",
    quiet="#E4E0EC",
    rule="#FFD97A",
    act="#FFB347",
    refuse="#FF9C90",
    gain="#B6E39A",
    field="#000000",
    field_line="#FFFFFF",
    chosen="#54401F",
    rail="#8A8DB0",
    wash="#14172A",
    own="#FFC069",
    link="#BCD6FF",
    act_edge="#FFE3B0",
    on_act="#000000",
    on_act_key="#000000",
)


@dataclass(frozen=True)
class SeatColour:
    """A player's colour, its dark edge, and the emblem that always goes with it."""

    colour: QColor
    edge: QColor
    emblem: str


#: By Player.emblem.
SEAT_COLOURS = (
    SeatColour(QColor("#D55E00"), QColor("#8A3C00"), "kit/emblem-lotus"),
    SeatColour(QColor("#0072B2"), QColor("#004B75"), "kit/emblem-peacock"),
    SeatColour(QColor("#009E73"), QColor("#00664A"), "kit/emblem-elephant"),
    SeatColour(QColor("#E6A817"), QColor("#946A08"), "kit/emblem-sun"),
    SeatColour(QColor("#B0569B"), QColor("#733664"), "kit/emblem-fish"),
)


class Look(QObject):
    """What everything on the screen looks like now."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.dark = False
        self.contrast = False
        self.u = 1.0
        self.text = 1.0

    @property
    def c(self) -> Palette:
        """The colours."""
        if self.contrast:
            return DARK_CONTRAST if self.dark else LIGHT_CONTRAST
        return DARK if self.dark else LIGHT

    def set(
        self,
        dark: bool | None = None,
        text: float | None = None,
        window: tuple[int, int] | None = None,
        contrast: bool | None = None,
    ) -> None:
        """Change the theme, the text size (0.8 to 2.0), the window's size in pixels or whether there is more contrast;
        tell everybody if need be."""
        before = (self.c, self.text, self.u)
        if dark is not None:
            self.dark = dark
        if contrast is not None:
            self.contrast = contrast
        if text is not None:
            self.text = text
        if window is not None:
            width, height = window
            self.u = max(1.0, min(width / UNIT_WINDOW[0], height / UNIT_WINDOW[1]) / 1.2)
        if (self.c, self.text, self.u) != before:
            self.changed.emit()

    def letters_changed(self) -> None:
        """Measure anew, for the system's letters have another size."""
        _system_factor.cache_clear()
        self.changed.emit()

    @property
    def letters(self) -> float:
        """How many times larger than usual letters are wished for: text size and the system's wish."""
        return self.text * _system_factor()

    def px(self, units: float) -> int:
        """Return a measure of the frame in whole pixels."""
        return round(units * self.u)

    def letter(self, size: float) -> int:
        """Return the pixels of a letter that the mock-ups draw ``size`` high: u, text size and the system's wish
        applied.
        """
        return max(8, round(size * self.u * self.text * _system_factor()))

    def serif(self, size: float, bold: bool = False, italic: bool = False) -> QFont:
        """Return the letter of titles, names and numbers."""
        return QFont(letters.letter_font(True, self.letter(size), bold, italic))

    def sans(self, size: float, bold: bool = False, italic: bool = False) -> QFont:
        """Return the letter of all else."""
        return QFont(letters.letter_font(False, self.letter(size), bold, italic))


@cache
def _system_factor() -> float:
    return max(1.0, letters.system_size() / USUAL_LETTER_PIXELS)


look = Look()
