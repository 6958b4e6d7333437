"""What goods a die brings, and what a sale could bring at best, so that one knows before one opens a market."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from durbar.games.dice_charmers.board import Face
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.names import GOODS
from durbar.games.dice_charmers.sheet import GOODS_COLUMNS, Sheet
from durbar.games.dice_charmers.steps import Sale


def goods_kept(face: Face, marks: Marks) -> list[str]:
    """Return the goods of a purple face that can be circled: of a kind with one left no second one (§5.1)."""
    circled, kept = list(marks.circled), []
    for kind in face.goods:
        if circled[kind] < GOODS_COLUMNS:
            circled[kind] += 1
            kept.append(GOODS[kind])
    return kept


def best_sale(sheet: Sheet, marks: Marks, sale: Sale) -> tuple[int, int]:
    """Return the most coins that a sale could tick with the stock, and how many goods that takes (§5.4)."""
    best = (0, 0)
    for counts in _allowed(marks.stock, sale):
        coins = sum(sum(sheet.values[sold : sold + many]) for sold, many in zip(marks.sold, counts, strict=True))
        best = max(best, (min(coins, room(sheet, marks)), -sum(counts)))
    return best[0], -best[1]


def price(sheet: Sheet, marks: Marks, kind: int) -> int:
    """Return the coins that the next of a kind of goods would tick, sold alone; 0 when all are sold (§5.4, §7)."""
    sold = marks.sold[kind]
    return min(sheet.values[sold], room(sheet, marks)) if sold < GOODS_COLUMNS else 0


def room(sheet: Sheet, marks: Marks) -> int:
    """Return how many coins are left to be ticked: what comes beyond is lost (§7)."""
    return sheet.tracks.money_cells - marks.money


def most_goods(marks: Marks, sale: Sale) -> int:
    """Return how many goods of the stock a sale still allows (§5.4)."""
    return max(sum(counts) for counts in _allowed(marks.stock, sale))


def _allowed(stock: tuple[int, ...], sale: Sale) -> Iterator[tuple[int, ...]]:
    """Yield how many of each kind may be sold from now on."""
    done = tuple(sale.sold.count(kind) for kind in range(len(GOODS)))
    for counts in product(*(range(min(many, sale.left) + 1) for many in stock)):
        together = tuple(more + had for more, had in zip(counts, done, strict=True))
        if sum(counts) <= sale.left and _agrees(together, sale.rule):
            yield counts


def _agrees(counts: tuple[int, ...], rule: str) -> bool:
    same, different = sum(map(bool, counts)) <= 1, max(counts) <= 1
    return {"any": True, "same": same, "different": different}.get(rule, same or different)
