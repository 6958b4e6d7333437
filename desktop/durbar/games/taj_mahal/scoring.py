"""Comparing on withdrawal (§5.2), the points of tiles and hands (§6, §10), as pure functions of plain values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from durbar.games.taj_mahal.events import Comparison, HandScored
from durbar.games.taj_mahal.pieces import CARD, POINTS, TAJ_MAHAL, Pieces
from durbar.games.taj_mahal.symbols import COLOURS, COMMODITIES, SYMBOLS

BONUS_POINTS: Final = 2
TAJ_MAHAL_POINTS: Final = 4
PLACED_POINTS: Final = 1


def compared(own: Sequence[int], others: Iterable[Sequence[int]], there: Sequence[bool]) -> tuple[Comparison, ...]:
    """Return each symbol of the one who withdraws against every other still in the visit.

    there: what is still at the court.

    own, others: the six symbols of each, counted. A symbol is won with more than any other has, and at least one.
    """
    rest = list(others)
    lines = []
    for number, symbol in enumerate(SYMBOLS):
        mine, here, best = own[number], there[number], 0
        for other in rest:
            if other[number] > best:  # noqa: PLR1730 (max() takes three times as long)
                best = other[number]
        lines.append(Comparison(symbol, mine, best, here, here and mine > best))
    return tuple(lines)


def bonus_points(kind: str, goods: Sequence[int]) -> int:
    """Return what a bonus tile scores; goods: commodities owned, this tile included (§6.1)."""
    if kind == POINTS:
        return BONUS_POINTS
    if kind == TAJ_MAHAL:
        return TAJ_MAHAL_POINTS
    return 0 if kind == CARD else goods[COMMODITIES.index(kind)]


def province_lines(pieces: Pieces, tile: int, goods: Sequence[int]) -> tuple[tuple[str, int], ...]:
    """Return the commodities of a province tile with how many of each are owned, this tile included (§6.2)."""
    return tuple((good, goods[COMMODITIES.index(good)]) for good in pieces.province_tiles[tile - 1])


def hand_points(pieces: Pieces, seat: int, hand: Iterable[int]) -> HandScored:
    """Return the points of a hand at the end: white and special cards, and the most numerous colour (§10)."""
    cards = list(hand)
    many = [sum(pieces.colour[card] == colour for card in cards) for colour in range(len(COLOURS))]
    best = max(many)
    return HandScored(
        seat,
        sum(card in pieces.white for card in cards),
        COLOURS[many.index(best)] if best else "",
        best,
        sum(card in pieces.special for card in cards),
    )
