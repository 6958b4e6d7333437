"""What a sale could bring at best, so that one knows before one opens a market."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.names import GOODS
from durbar.games.dice_charmers.sheet import Sheet
from durbar.games.dice_charmers.steps import Sale


def best_sale(sheet: Sheet, marks: Marks, sale: Sale) -> tuple[int, int]:
    """The most coins that a sale could bring from the stock, and how many goods that takes (§5.4)."""
    best = (0, 0)
    for counts in _allowed(marks.stock, sale):
        coins = sum(sum(sheet.values[sold : sold + many]) for sold, many in zip(marks.sold, counts, strict=True))
        best = max(best, (coins, -sum(counts)))
    return best[0], -best[1]


def most_goods(marks: Marks, sale: Sale) -> int:
    """How many goods of the stock a sale still allows (§5.4)."""
    return max(sum(counts) for counts in _allowed(marks.stock, sale))


def _allowed(stock: tuple[int, ...], sale: Sale) -> Iterator[tuple[int, ...]]:
    """How many of each kind may be sold from now on."""
    done = tuple(sale.sold.count(kind) for kind in range(len(GOODS)))
    for counts in product(*(range(min(many, sale.left) + 1) for many in stock)):
        together = tuple(more + had for more, had in zip(counts, done, strict=True))
        if sum(counts) <= sale.left and _agrees(together, sale.rule):
            yield counts


def _agrees(counts: tuple[int, ...], rule: str) -> bool:
    same, different = sum(map(bool, counts)) <= 1, max(counts) <= 1
    return {"any": True, "same": same, "different": different}.get(rule, same or different)
