"""The colours of the two sheets, Sun and Moon; they do not follow the theme of the window."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

from durbar.games.dice_charmers.sheet import Sheet

SAFFRON = QColor("#E39A1F")
SAFFRON_EDGE = QColor("#9A5A0C")
PALE = QColor("#FFFAF0")
GLOW = QColor("#FFF3CF")
INK = QColor("#2B2622")
DISC = QColor("#F6F1E2")
MADDER = QColor("#A63A32")
SLATE = QColor("#6B6072")
LEAF = QColor("#4E7A3A")


@dataclass(frozen=True)
class Paper:
    """What a sheet is printed and written in.

    night: whether its pictures are those for dark paper. ink: of words and lines; quiet: of what matters less. pen: of
    what players write. wash: strength of the grounds of areas. rail, coin rail: grounds of the tracks; tick, silver:
    of their ticked cells; rail_line, gold: their lines. heading_*: of words on the washes.
    """

    night: bool
    ink: QColor
    quiet: QColor
    pen: QColor
    cell: QColor
    cell_line: QColor
    wash: float
    fame_rail: QColor
    coin_rail: QColor
    coin: QColor
    rail_line: QColor
    written_line: QColor
    gold: QColor
    full: QColor
    silver: QColor
    fame: QColor
    number: QColor
    water: QColor
    wave: QColor
    river: QColor
    market: QColor
    province: QColor
    palace: QColor
    heading_river: QColor
    heading_market: QColor
    heading_province: QColor
    heading_palace: QColor
    heading_karma: QColor
    last: QColor


def _paper(night: bool, wash: float, **colours: str) -> Paper:
    return Paper(night=night, wash=wash, **{name: QColor(code) for name, code in colours.items()})


SUN = _paper(
    False,
    0.13,
    ink="#2B2622",
    quiet="#6B5B43",
    pen="#1F3160",
    cell="#FFFBEF",
    cell_line="#9A8660",
    fame_rail="#F6DFA6",
    coin_rail="#E9E6DC",
    coin="#FBFAF4",
    rail_line="#6B5B45",
    written_line="#6B5B45",
    gold="#B98A2F",
    full="#E3A73A",
    silver="#A9B6BE",
    fame="#B98A2F",
    number="#7A5A1C",
    water="#BFDDE6",
    wave="#2F7FA3",
    river="#2F7FA3",
    market="#7A4A8C",
    province="#4F7F45",
    palace="#C9652B",
    heading_river="#1F6485",
    heading_market="#653A77",
    heading_province="#3A6431",
    heading_palace="#9C4716",
    heading_karma="#7A5208",
    last="#2F7FA3",
)
MOON = _paper(
    True,
    0.20,
    ink="#DDDEE8",
    quiet="#A9AED2",
    pen="#FFE7A0",
    cell="#1F234B",
    cell_line="#8F95C4",
    fame_rail="#574A3C",
    coin_rail="#33386B",
    coin="#4A5090",
    rail_line="#AEB4D6",
    written_line="#1E2249",
    gold="#D9C27E",
    full="#C58F2C",
    silver="#8F9AC8",
    fame="#F2B94A",
    number="#F2B94A",
    water="#2C4F86",
    wave="#6FB4D2",
    river="#9CC9E4",
    market="#B48CC8",
    province="#86B479",
    palace="#E9935C",
    heading_river="#9CC9E4",
    heading_market="#C8A6D8",
    heading_province="#9CC88E",
    heading_palace="#F0A577",
    heading_karma="#E8C46A",
    last="#74CBEE",
)


def paper_of(sheet: Sheet) -> Paper:
    """Return the colours of a sheet."""
    return MOON if sheet.id == "moon" else SUN
