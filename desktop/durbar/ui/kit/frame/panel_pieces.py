"""What stands in a player's panel: pieces, goods, cards; or all of it in one line."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from durbar.ui.kit.frame.holdings import Panel
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.seat_line import SeatLine

#: A card is so much higher than wide.
_CARD_SHAPE = 1.5

#: Panels of one line: letters of names, from the usual ones down, and the share of the width that names may have.
_NAMES, _NAME_SHARE = (15, 13.5, 12, 10.5, 9.5, 8.5, 7.5, 6.5), 0.4
#: Units: a usual line, above and below the name, before the emblem, between things.
_USUAL, _RIM, _LEFT, _APART = 30, 4, 13, 6


def paint_row(painter: QPainter, pieces: Sequence[Picture], x: int, middle: int, size: int, gap: int) -> None:
    """Pieces side by side from x on; all in pixels."""
    for piece in pieces:
        paint.picture(painter, piece, QRectF(x, middle - size // 2, size, size))
        x += size + gap


def paint_goods(painter: QPainter, goods: Sequence[Picture], columns: Sequence[int], size: int, middle: int) -> None:
    """Goods side by side, the number of each after its picture, in the columns of all panels."""
    font = goods_font()
    high = paint.line_of(font)
    for good, x in zip(goods, columns, strict=True):
        bare = Picture(good.art, opacity=good.opacity, ringed=good.ringed)
        paint.picture(painter, bare, QRectF(x, middle - size // 2, size, size))
        box = QRectF(x + size + look.px(3), middle - high // 2, paint.width_of(good.badge, font) + 1, high)
        ink = look.c.ink if good.opacity == 1 else paint.faded(look.c.quiet, 0.7)
        paint.words(painter, box, good.badge, font, ink)


def goods_font() -> QFont:
    """Letters of the numbers of goods."""
    return look.sans(14.5, bold=True)


def paint_cards(painter: QPainter, cards: Sequence[Picture], row: QRect) -> None:
    """Cards in a row, the later ones over the earlier where they have not room enough beside each other."""
    high = min(look.px(34), row.height() - look.px(3))
    wide = round(high / _CARD_SHAPE)
    room = row.width() - look.px(9) - wide
    step = min(wide + look.px(3), room / max(1, len(cards) - 1))
    top = row.y() + (row.height() - high) // 2
    for number, card in enumerate(cards):
        paint.picture(painter, card, QRectF(round(row.x() + number * step), top, wide, high))


# ---- panels of one line --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LinePlan:
    """Measures in pixels of panels of one line, and the size of their names' letters. number, columns: how wide."""

    height: int
    emblem: int
    letters: float
    name: int
    number: int
    columns: tuple[int, ...]

    @property
    def words_x(self) -> int:
        """Where names begin."""
        return look.px(_LEFT) + self.emblem + look.px(_APART)

    @property
    def cells_x(self) -> int:
        """Where the things beside the names begin."""
        return self.words_x + self.name + look.px(_APART)

    @property
    def side(self) -> int:
        """Of a thing's picture."""
        return min(self.emblem, look.px(30))


def line_plan(panels: Sequence[Panel], width: int, high: int) -> LinePlan:
    """Lines as high as names need, but no higher than ``high`` pixels; then their letters are smaller."""
    plan = LinePlan(0, 0, 0, 0, 0, ())
    for letters in _NAMES:
        font = look.serif(letters, bold=True)
        height = max(paint.line_of(font) + 2 * look.px(_RIM), min(look.px(_USUAL), high))
        name = max(paint.width_of(panel.name, font) for panel in panels)
        plan = LinePlan(min(height, high), min(height, high) - look.px(_RIM), letters, name, 0, ())
        if height <= high and name <= width * _NAME_SHARE:
            break
    plan = replace(plan, name=min(plan.name, round(width * _NAME_SHARE)))
    number = max(_number_wide(panel.line, plan) for panel in panels)
    cells = [_cells(panel.line, plan) for panel in panels]
    most = max(map(len, cells))
    columns = tuple(max(wide for _, _, wide in (row[at] for row in cells if at < len(row))) for at in range(most))
    return replace(plan, number=number, columns=columns)


def paint_line(painter: QPainter, panel: Panel, plan: LinePlan, width: int, change: str) -> None:
    """Name, what matters most of what is held, and the number that wins.

    change: what a move that is pointed at would do to the number, or nothing.
    """
    line, end = panel.line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    ink = look.c.quiet if line.out else look.c.ink
    box = QRectF(plan.words_x, 0, plan.name + 1, plan.height)
    paint.words(painter, box, panel.name, look.serif(plan.letters, bold=True), ink)
    right = width - look.px(11)
    number = paint.width_of(change, _number_font(plan)) if change else plan.number
    if change:
        paint.words(
            painter,
            QRectF(right - number - 1, 0, number + 1, plan.height),
            change,
            _number_font(plan),
            look.c.gain,
            end,
        )
    else:
        _paint_number(painter, line, plan, right)
    x = plan.cells_x
    for at, (picture, words, least) in enumerate(_cells(line, plan)):
        wide = max(least, plan.columns[at] if at < len(plan.columns) else 0)
        if x + wide > right - number:
            return
        paint.picture(painter, picture, QRectF(x, (plan.height - plan.side) // 2, plan.side, plan.side))
        box = QRectF(x + plan.side + look.px(3), 0, wide - plan.side, plan.height)
        paint.words(painter, box, words, _cell_font(plan), look.c.ink)
        x += wide


def _paint_number(painter: QPainter, line: SeatLine, plan: LinePlan, right: int) -> None:
    """The number at the right end, its words after it, its piece before it."""
    words, font = paint.width_of(line.number_words, _cell_font(plan)), _number_font(plan)
    colour = look.c.quiet if line.number == "?" else getattr(look.c, line.number_tone)
    paint.words(
        painter, QRectF(right - words - 1, 0, words + 1, plan.height), line.number_words, _cell_font(plan), look.c.quiet
    )
    right -= words + (look.px(4) if words else 0)
    wide = paint.width_of(line.number, font)
    paint.words(painter, QRectF(right - wide - 1, 0, wide + 1, plan.height), line.number, font, colour)
    if line.last_piece is not None:
        left = right - max(wide, paint.width_of("88", font)) - look.px(3) - plan.side
        place = QRectF(left, (plan.height - plan.side) // 2, plan.side, plan.side)
        paint.picture(painter, line.last_piece, place)


def _cells(line: SeatLine, plan: LinePlan) -> list[tuple[Picture, str, int]]:
    """What is held, the most telling first: picture, number, and the width of both with the gap after them."""
    held = [(count.picture, count.number) for count in line.counts]
    held += [(replace(sign.picture, opacity=0.45 if sign.done or sign.faded else 1), "") for sign in line.signs]
    held += [(sign.picture, "") for sign in line.portraits]
    held += [(piece, "") for piece in line.pieces]
    held += [(replace(good, badge=""), good.badge) for good in line.goods if good.opacity == 1]
    return [(picture, words, _cell_wide(words, plan)) for picture, words in held]


def _cell_wide(words: str, plan: LinePlan) -> int:
    if not words:
        return plan.side + look.px(3)
    return plan.side + look.px(3) + paint.width_of(words, _cell_font(plan)) + look.px(_APART)


def _number_wide(line: SeatLine, plan: LinePlan) -> int:
    """Pixels of the number with its words and its piece."""
    words = paint.width_of(line.number_words, _cell_font(plan))
    piece = plan.side + look.px(3) if line.last_piece is not None else 0
    number = max(paint.width_of(line.number, _number_font(plan)), paint.width_of("88", _number_font(plan)))
    return (number if line.number else 0) + piece + (words + look.px(4) if words else 0)


def _number_font(plan: LinePlan) -> QFont:
    return look.serif(plan.letters * 1.15, bold=True)


def _cell_font(plan: LinePlan) -> QFont:
    return look.sans(plan.letters * 0.85, bold=True)
