"""A player's sheet drawn small: for a seat's panel as a mere sketch, enlarged as the sheet itself."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from durbar.games.dice_charmers.names import GOODS
from durbar.games.dice_charmers.roads import ARMS, CELL_IDS
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers.board import layout as at
from durbar.ui.games.dice_charmers.board.layout import Layout, layout_of
from durbar.ui.games.dice_charmers.board.paper import Paper, paper_of
from durbar.ui.games.dice_charmers.board.strokes import roadway
from durbar.ui.kit.look.shapes import about
from durbar.ui.kit.look.theme import look
from durbar.ui.words import language

if TYPE_CHECKING:
    from durbar.ui.games.dice_charmers.board.board import DiceCharmersBoard

#: Wider than this, in the painter's pixels, the sheet itself is drawn.
MAX_SKETCH_WIDTH = 240.0
#: Enlarged sheets that are kept.
MAX_KEPT_SHEETS = 6

_enlarged: dict[Hashable, QPixmap] = {}


def paint_sketch(painter: QPainter, rect: QRectF, view: View, seat: int) -> None:
    """Draw a seat's sheet in the middle of a rectangle, as large as its shape of 1000 by 720 lets it be."""
    scale = min(rect.width() / at.SHEET_WIDTH, rect.height() / at.SHEET_HEIGHT)
    box = QRectF(0, 0, at.SHEET_WIDTH * scale, at.SHEET_HEIGHT * scale)
    box.moveCenter(rect.center())
    if box.width() > MAX_SKETCH_WIDTH:
        wide = round(box.width())
        high = round(wide * at.SHEET_HEIGHT / at.SHEET_WIDTH)
        _enlarge(painter, QRectF(round(box.x()), round(box.y()), wide, high), view, seat)
    else:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(box.topLeft())
        painter.scale(scale, scale)
        _Sketch(painter, view, seat).paint(1 / scale)
        painter.restore()


def sketch_of(view: View, seat: int) -> Callable[[QPainter, QRectF], None]:
    """Return what paints a seat's sheet wherever it is wanted."""
    return lambda painter, rect: paint_sketch(painter, rect, view, seat)


def _enlarge(painter: QPainter, box: QRectF, view: View, seat: int) -> None:
    ratio = painter.device().devicePixelRatioF() * painter.worldTransform().m11()
    key = (
        view.sheet,
        view.marks[seat],
        view.pending,
        view.running,
        view.to_act == seat,
        box.width(),
        ratio,
        *_manner(),
    )
    picture = _enlarged.get(key)
    if picture is None:
        if len(_enlarged) >= MAX_KEPT_SHEETS:
            _enlarged.clear()
        picture = _enlarged[key] = _rendered(view, seat, box.width() / at.SHEET_WIDTH * ratio)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(box, picture, QRectF(picture.rect()))


def _manner() -> tuple[bool, bool, str]:
    return look.dark, look.contrast, language()


@lru_cache(maxsize=1)
def _drawing_board() -> DiceCharmersBoard:
    """Return a board to draw sheets with, kept: another's sheet is drawn at each of their moves, and a new one takes 50
    ms.
    """
    from durbar.ui.games.dice_charmers.board.board import DiceCharmersBoard  # it is large, and seldom wanted here

    return DiceCharmersBoard()


def _rendered(view: View, seat: int, scale: float) -> QPixmap:
    board = _drawing_board()
    board.fill_sheet(view, seat, (-1, ""))
    board.settle(scale)
    return board.picture(at.SHEET, scale)


class _Sketch:
    """Tracks, river, roads, palace and goods as strokes and dots, in units of the sheet."""

    def __init__(self, painter: QPainter, view: View, seat: int) -> None:
        self._painter = painter
        self._written = view.marks[seat]
        self._layout: Layout = layout_of(view.sheet)
        self._paper: Paper = paper_of(view.sheet)
        self._residence = view.sheet.residence

    def paint(self, pixel: float) -> None:
        """Draw all of it. pixel: the width of one, in units of the sheet."""
        ground = QColor("#262A55" if self._paper.night else "#F5EBD3")
        self._painter.setPen(QPen(self._paper.quiet, pixel))
        self._painter.setBrush(ground)
        self._painter.drawRoundedRect(at.SHEET.adjusted(pixel / 2, pixel / 2, -pixel / 2, -pixel / 2), 20, 20)
        self._tracks()
        self._river()
        self._province()
        self._palace()
        self._goods()

    def _line(self, path: QPainterPath, tone: QColor, width: float) -> None:
        pen = QPen(tone, width)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self._painter.strokePath(path, pen)

    def _tracks(self) -> None:
        layout, paper, written = self._layout, self._paper, self._written
        cells = [layout.fame(cell).center() for cell in range(1, layout.tracks.fame_cells + 1)]
        coins = [layout.coin_at(coin) for coin in range(1, layout.tracks.money_cells + 1)]
        fame_x, coin_x = at.MARGIN + at.FAME_RAIL_WIDTH / 2, at.MARGIN + at.FAME_RAIL_WIDTH + at.MONEY_RAIL_WIDTH / 2
        self._line(_round(fame_x), paper.fame_rail, 38)
        self._line(_round(coin_x), paper.coin_rail, 26)
        left, right = QPointF(fame_x, at.RAIL_TOP), QPointF(at.SHEET_WIDTH - coin_x, at.RAIL_TOP)
        self._line(_along(left, cells[: written.fame], fame_x), paper.full, 42)
        self._line(
            _along(right, coins[: written.money], coin_x), QColor("#8C9BA6") if not paper.night else paper.silver, 32
        )

    def _river(self) -> None:
        end = self._layout.river(self._written.position).x()
        y = at.RIVER_CENTRE_Y + 6
        for x, width, strength in ((at.RIVER.right() - 16, 14, 0.6), (end, 40, 1.0)):
            tone = QColor(self._paper.wave if self._paper.night else self._paper.river)
            tone.setAlphaF(strength)
            path = QPainterPath(QPointF(at.RIVER.left() + 12, y))
            path.lineTo(x, y)
            if width == 14 or self._written.position:
                self._line(path, tone, width)

    def _province(self) -> None:
        self._painter.setPen(QPen(self._paper.quiet, 8))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRect(at.GRID)
        for number, id in enumerate(CELL_IDS):
            arms = ARMS[self._written.roads[number]]
            if arms:
                self._line(roadway(self._layout.cell(id), arms), self._paper.pen, 24)
        home = about(self._layout.cell(CELL_IDS[self._residence]).center(), at.CELL_SIDE)
        self._painter.fillRect(home, QColor("#A63A32"))

    def _palace(self) -> None:
        for row, boxes in enumerate(self._written.palace):
            for n in range(boxes):
                self._painter.fillRect(QRectF(at.PALACE.x() + 44 + n * 42, 168 + row * 37, 32, 28), self._paper.palace)

    def _goods(self) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        for row in range(len(GOODS)):
            for n in range(self._written.circled[row]):
                sold = n < self._written.sold[row]
                tone = QColor(self._paper.market)
                tone.setAlphaF(0.38 if sold else 1.0)
                self._painter.setBrush(tone)
                self._painter.drawEllipse(about(QPointF(at.PALACE.x() + 50 + n * 54, 460 + row * 50), 38))


def _round(x: float) -> QPainterPath:
    """Return the middle of a rail."""
    path = QPainterPath(QPointF(x, at.RAIL_TOP))
    path.lineTo(x, at.SHEET_HEIGHT - x)
    path.lineTo(at.SHEET_WIDTH - x, at.SHEET_HEIGHT - x)
    path.lineTo(at.SHEET_WIDTH - x, at.RAIL_TOP)
    return path


def _along(start: QPointF, points: list[QPointF], inset: float) -> QPainterPath:
    """Return the part of a rail that is ticked, round its corners."""
    path = QPainterPath(start)
    foot = at.SHEET_HEIGHT - inset
    for point in points:
        at_side = not inset + 1 < point.x() < at.SHEET_WIDTH - inset - 1
        here = path.currentPosition()
        if not at_side and here.y() < foot - 1:
            path.lineTo(here.x(), foot)
        elif at_side and here.y() > foot - 1 and point.y() < foot - 1:
            path.lineTo(point.x(), foot)
        path.lineTo(point)
    return path
