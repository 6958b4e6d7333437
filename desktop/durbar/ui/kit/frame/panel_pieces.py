"""Pieces, goods and cards in a player's panel."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFont, QPainter

from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look

#: A card is so much higher than wide.
_CARD_SHAPE = 1.5


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
