"""What never changes on the board of The Dice Charmers: what is printed on a sheet, and the tray of the dice."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from durbar.games.dice_charmers.names import BUILDINGS, CHARACTERS, GOODS
from durbar.games.dice_charmers.sheet import Sheet
from durbar.ui.games.dice_charmers import pieces
from durbar.ui.games.dice_charmers.board import layout as at
from durbar.ui.games.dice_charmers.board.layout import Layout
from durbar.ui.games.dice_charmers.board.paper import INK, Paper
from durbar.ui.games.dice_charmers.board.strokes import on_disc
from durbar.ui.kit.look.board_painter import BoardPainter
from durbar.ui.kit.look.paint import faded
from durbar.ui.kit.look.shapes import about, circle, segment
from durbar.ui.kit.look.theme import look
from durbar.ui.words import translate

HEADING_SIZE = 14.5


def paint_ground(canvas: BoardPainter, layout: Layout, paper: Paper, design: str) -> None:
    """Draw the printed sheet without what players write on. design: who drew it, for its upper edge."""
    sheet = layout.sheet
    canvas.ground(f"dice_charmers/sheet-{sheet.id}", at.SHEET)
    _rails(canvas, layout, paper)
    _money_stems(canvas, layout, paper)
    _river(canvas, layout, paper)
    _province(canvas, paper)
    _palace(canvas, layout, paper)
    _buildings(canvas, layout, paper)
    _market(canvas, layout, paper)
    _heading(
        canvas,
        translate("DiceCharmers", "Karma"),
        at.KARMA.adjusted(0, at.KARMA.height() - 30, -104, 0),
        paper.heading_karma,
    )
    _top(canvas, paper, design)


def paint_tray(canvas: BoardPainter, seats: int) -> None:
    """Draw the panel in the colours of the window, the elephant and the carpet of the depot."""
    canvas.frame(at.TRAY.adjusted(0.6, 0.6, -0.6, -0.6), faded(look.c.rule, 0.8), 1.2, corner=7, fill=look.c.panel)
    title = QRectF(at.TRAY.x() + 8, at.TRAY_TITLE_Y - 14, at.TRAY_WIDTH - 16, 22)
    dice = translate("DiceCharmers", "Dice")
    canvas.words(dice, title, 18, look.c.ink, serif=True, centre=title.center().y())
    for y in at.TRAY_RULES:
        canvas.line(
            segment(QPointF(at.TRAY.x() + 15, y), QPointF(at.TRAY.right() - 15, y)), look.c.rule, 1, strength=0.5
        )
    shadow = QRectF(at.ELEPHANT.x() + 2, 492, at.ELEPHANT.width() - 4, 18)
    canvas.shape(circle(shadow), look.c.rail, 0.9)
    canvas.picture(pieces.ELEPHANT, at.ELEPHANT)
    on_elephant = translate("DiceCharmers", "On the elephant")
    box = at.ELEPHANT_WORDS
    canvas.words(on_elephant, box, 15.5, look.c.quiet, centre=box.center().y())
    canvas.picture(pieces.DEPOT, at.depot(at.dice_kept(seats)))


def heading_of(area: str) -> QRectF:
    """Return where the name of an area stands, or what one points at in its place."""
    box = {"palace": at.PALACE, "buildings": at.BUILDINGS, "karma": at.KARMA}.get(area)
    if box is not None:
        foot = box.height() - 26 if area == "karma" else 4  # below the wheels that have no bonus
        return QRectF(box.x() + 4, box.y() + foot, 96, 18)
    if area == "market":
        return QRectF(at.MARKET.x() + 2, at.MARKET_TOP + 52, 70, 20)
    if area == "river":
        return QRectF(at.SHEET_WIDTH / 2 - 48, 8, 96, 17)
    return QRectF(at.GRID.left() - 42, at.GRID.top() - 40, 36, 34)


def ground_of(area: str) -> QRectF:
    """Return all that belongs to an area."""
    return {
        "palace": at.PALACE,
        "buildings": at.BUILDINGS,
        "karma": at.KARMA,
        "market": at.MARKET,
        "river": at.RIVER.adjusted(0, -4, 0, 0),
        "province": at.GRID.adjusted(-44, -44, 44, 44),
    }[area]


# ---- tracks ----------------------------------------------------------------------------------------------------------


def _rails(canvas: BoardPainter, layout: Layout, paper: Paper) -> None:
    tracks, size = layout.tracks, layout.coin_size
    for outer, rail, tone in (
        (at.MARGIN, at.FAME_RAIL_WIDTH, paper.fame_rail),
        (at.MARGIN + at.FAME_RAIL_WIDTH, at.MONEY_RAIL_WIDTH, paper.coin_rail),
    ):
        canvas.shape(_rail(outer, rail), tone)
    grid = QPainterPath()
    for cell in range(1, tracks.fame_cells + 1):
        if cell not in tracks.corners:
            grid.addRect(layout.fame(cell))
    canvas.line(grid, paper.rail_line, 1.3)
    _border(canvas, at.MARGIN + at.GATE_WIDTH, paper.gold, 2.2)
    _border(canvas, at.MARGIN - 5, paper.gold, 2.2, at.RAIL_TOP - 5)
    for corner in tracks.corners:
        canvas.picture(pieces.printed("gate", paper.night), layout.fame(corner))
    for middle in (33.0, at.SHEET_WIDTH - 33):
        canvas.picture(pieces.printed("finial", paper.night), about(QPointF(middle, 21), 20))
    for coin in range(1, tracks.money_cells + 1):
        canvas.ring(about(layout.coin_at(coin), size), paper.rail_line, 1.1, fill=paper.coin)
    _coin_numbers(canvas, layout, paper)


def _rail(outer: float, wide: float) -> QPainterPath:
    """Return a rail that runs down the left, along the foot and up the right.

    outer: its distance from the sheet's edge.
    """
    rail = QPainterPath()
    long = at.SHEET_HEIGHT - outer - at.RAIL_TOP
    rail.addRect(QRectF(outer, at.RAIL_TOP, wide, long))
    rail.addRect(QRectF(at.SHEET_WIDTH - outer - wide, at.RAIL_TOP, wide, long))
    rail.addRect(QRectF(outer + wide, at.SHEET_HEIGHT - outer - wide, at.SHEET_WIDTH - 2 * (outer + wide), wide))
    return rail


def _border(canvas: BoardPainter, inset: float, tone: QColor, width: float, top: float = at.RAIL_TOP) -> None:
    path = QPainterPath(QPointF(inset, top))
    path.lineTo(inset, at.SHEET_HEIGHT - inset)
    path.lineTo(at.SHEET_WIDTH - inset, at.SHEET_HEIGHT - inset)
    path.lineTo(at.SHEET_WIDTH - inset, top)
    canvas.line(path, tone, width)


def _coin_numbers(canvas: BoardPainter, layout: Layout, paper: Paper) -> None:
    for coin, spot in layout.coin_numbers().items():
        canvas.words(str(coin), spot, 11.5, paper.quiet, centre=spot.center().y())


def _money_stems(canvas: BoardPainter, layout: Layout, paper: Paper) -> None:
    for coin in layout.sheet.money:
        start = layout.coin_at(coin) + layout.inwards(coin) * at.STEM_START
        canvas.line(segment(start, start + layout.inwards(coin) * at.STEM_LENGTH), paper.quiet, 1.4)


# ---- areas -----------------------------------------------------------------------------------------------------------


def _river(canvas: BoardPainter, layout: Layout, paper: Paper) -> None:
    canvas.shape(_water(), paper.water)
    for down in (10.0, 36.0):
        wave = QPainterPath()
        for n, (x, y) in enumerate(_bank(94, 148, 6)):
            point = QPointF(x, y + down + 2.5 * math.sin(x / 11))
            if n:
                wave.lineTo(point)
            else:
                wave.moveTo(point)
        canvas.line(wave, paper.wave, 1.3, strength=0.55)
    for space in at.ALL_SPACES:
        canvas.ring(layout.space(space), paper.river, 2, out=-1, fill=QColor("#FFFBF0"))


def _bank(left: float, points: int, step: float) -> Iterator[tuple[float, float]]:
    """Yield points of the upper bank."""
    for n in range(points):
        x = left + n * step
        yield x, at.RIVER_CENTRE_Y - 23 + at.RIVER_SWAY * math.sin((x - at.RIVER_LEFT) / at.RIVER_STEP * 0.8 + 0.8)


def _water() -> QPainterPath:
    bank, end = list(_bank(88, 37, 24.7)), at.RIVER.right()
    path = QPainterPath(QPointF(84, 70))
    path.cubicTo(87, 56, 88, 50, *bank[0])
    for x, y in bank[1:]:
        path.lineTo(x, y)
    path.cubicTo(end - 4, 52, end - 2, 60, end, 66)
    path.cubicTo(end - 2, 78, end - 4, 88, end - 8, 92)
    for x, y in reversed(bank):
        path.lineTo(x, y + 46)
    path.cubicTo(88, 92, 86, 82, 84, 70)
    return path


def _province(canvas: BoardPainter, paper: Paper) -> None:
    canvas.frame(at.GRID, paper.province, 2, corner=3, out=4)


def _palace(canvas: BoardPainter, layout: Layout, paper: Paper) -> None:
    _wash(canvas, at.PALACE, paper.palace, paper.wash)
    _heading(canvas, translate("DiceCharmers", "Palace"), at.PALACE, paper.heading_palace)
    for who in CHARACTERS:
        box = layout.character(who)
        if paper.night:
            on_disc(canvas, box, out=1)
        canvas.picture(pieces.character(who), box)


def _buildings(canvas: BoardPainter, layout: Layout, paper: Paper) -> None:
    _wash(canvas, at.BUILDINGS, paper.province, paper.wash)
    _heading(canvas, translate("DiceCharmers", "Buildings"), at.BUILDINGS, paper.heading_province)
    for kind, building in enumerate(BUILDINGS):
        canvas.picture(pieces.content(building, paper.night), layout.building(kind))


def _market(canvas: BoardPainter, layout: Layout, paper: Paper) -> None:
    _wash(canvas, at.MARKET, paper.market, paper.wash)
    words = translate("DiceCharmers", "Market")
    box = heading_of("market")
    canvas.words(words, box, HEADING_SIZE, paper.heading_market, serif=True, bold=True, centre=box.center().y())
    for columns in layout.sheet.tent_columns:
        name = "tent-wide" if len(columns) > 1 else "tent"
        canvas.picture(pieces.printed(name, paper.night), layout.tent(columns))
    for column, value in enumerate(layout.sheet.values, 1):
        box = layout.value(column)
        canvas.ring(box, INK, 1.6, out=-0.8, fill=QColor("#F3F0E6"))
        canvas.words(str(value), box, 14, INK, bold=True, centre=box.center().y())
    for good in GOODS:
        box = layout.kind(good)
        if paper.night:
            on_disc(canvas, box, out=0.5)
            box = box.adjusted(3, 3, -3, -3)
        canvas.picture(pieces.good(good), box)


def _heading(canvas: BoardPainter, words: str, area: QRectF, tone: QColor) -> None:
    room = area.width() - 16
    size = HEADING_SIZE * min(1.0, room / max(1.0, canvas.width_of(words, HEADING_SIZE, serif=True, bold=True)))
    width = canvas.width_of(words, size, serif=True, bold=True)
    box = QRectF(area.x() + 6, area.y() + 4, width + 2, 18)
    canvas.words(words, box, size, tone, serif=True, bold=True, centre=box.center().y())


def _top(canvas: BoardPainter, paper: Paper, design: str) -> None:
    """Draw the upper edge: which track begins where, the river's name, whose design the sheet is."""
    for words, box, tone in (
        (translate("DiceCharmers", "Fame"), QRectF(46, 10, 62, 16), paper.number),
        (translate("DiceCharmers", "Money"), QRectF(at.SHEET_WIDTH - 106, 10, 60, 16), paper.quiet),
        (translate("DiceCharmers", "River"), heading_of("river"), paper.heading_river),
    ):
        canvas.words(words, box, 12.5, tone, serif=True, bold=True, centre=box.center().y())
    box = QRectF(at.SHEET_WIDTH - 350, 10, 240, 16)
    canvas.words(design, box, 11.5, paper.quiet, serif=True, centre=box.center().y())


def _wash(canvas: BoardPainter, box: QRectF, tone: QColor, strength: float) -> None:
    """Draw a pale ground whose edges were painted by hand."""
    x, y, w, h = box.x(), box.y(), box.width(), box.height()
    path = QPainterPath(QPointF(x + 3, y + 2))
    path.cubicTo(x + w * 0.4, y - 2, x + w * 0.7, y + 3, x + w - 2, y + 1)
    path.cubicTo(x + w + 2, y + h * 0.4, x + w - 2, y + h * 0.7, x + w, y + h - 2)
    path.cubicTo(x + w * 0.6, y + h + 2, x + w * 0.3, y + h - 2, x + 2, y + h)
    path.cubicTo(x - 2, y + h * 0.6, x + 3, y + h * 0.3, x + 3, y + 2)
    canvas.shape(path, tone, strength)


def design_words(sheet: Sheet, own: bool, name: str) -> str:
    """Return which sheet it is, and whose design. own: Durbar's; name: of another file."""
    which = translate("DiceCharmers", "Moon sheet") if sheet.id == "moon" else translate("DiceCharmers", "Sun sheet")
    by = translate("DiceCharmers", "our own design") if own else name
    return f"{which} · {by}" if by else which
