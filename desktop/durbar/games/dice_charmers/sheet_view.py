"""A player's sheet with everything called by its name, and back to the sets that the rules reckon with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.names import BUILDINGS, CHARACTERS, GOODS
from durbar.games.dice_charmers.roads import ARM_MASK, ARMS, CELL_IDS
from durbar.games.dice_charmers.sheet import RIVER_SPACES, Sheet


class GoodsView(msgspec.Struct, frozen=True):
    """One kind of goods: how many are circled, and how many of these are crossed out, that is sold (§5.1)."""

    circled: int
    sold: int

    @property
    def stock(self) -> int:
        """Circled and not sold."""
        return self.circled - self.sold


class SheetView(msgspec.Struct, frozen=True):
    """What is written on one player's sheet.

    fame, money: cells ticked. goods: by kind. roads: the sides that the road of a cell joins ("EW"), by the id of the
    cell. reached: the sides from which a cell can be reached, by its id. river: the spaces ticked, from 1. palace:
    boxes ticked by character. levels: by building. karma: circled; karma_used: crossed out. gained, used: ids of the
    once-only bonuses circled and crossed out.
    """

    fame: int
    money: int
    goods: Mapping[str, GoodsView]
    roads: Mapping[str, str]
    reached: Mapping[str, str]
    river: tuple[int, ...]
    palace: Mapping[str, int]
    levels: Mapping[str, int]
    karma: int
    karma_used: int
    gained: tuple[str, ...]
    used: tuple[str, ...]

    @property
    def position(self) -> int:
        """The rightmost ticked space of the river, 0 at the start (§5.5)."""
        return self.river[-1] if self.river else 0


@lru_cache(maxsize=256)
def sheet_view(marks: Marks, sheet: Sheet) -> SheetView:
    """Return marks as names. sheet: on which they stand."""
    goods = zip(GOODS, marks.circled, marks.sold, strict=True)
    return SheetView(
        fame=marks.fame,
        money=marks.money,
        goods={good: GoodsView(circled, sold) for good, circled, sold in goods},
        roads=_sides(marks.roads),
        reached=_sides(marks.entry),
        river=tuple(space for space in range(1, RIVER_SPACES + 1) if marks.river >> space - 1 & 1),
        palace=dict(zip(CHARACTERS, marks.palace, strict=True)),
        levels=dict(zip(BUILDINGS, marks.levels, strict=True)),
        karma=marks.karma,
        karma_used=marks.karma_used,
        gained=_ids(marks.gained, sheet),
        used=_ids(marks.used, sheet),
    )


def marks_of(written: SheetView, sheet: Sheet) -> Marks:
    """Return the marks that are shown by names."""
    return Marks(
        entry=_by_cell(written.reached),
        fame=written.fame,
        money=written.money,
        circled=tuple(written.goods[good].circled for good in GOODS),
        sold=tuple(written.goods[good].sold for good in GOODS),
        roads=_by_cell(written.roads),
        river=sum(1 << space - 1 for space in written.river),
        palace=bytes(written.palace[who] for who in CHARACTERS),
        levels=bytes(written.levels[building] for building in BUILDINGS),
        karma=written.karma,
        karma_used=written.karma_used,
        gained=_set(written.gained, sheet),
        used=_set(written.used, sheet),
    )


def _sides(by_cell: bytes) -> dict[str, str]:
    return {id: ARMS[sides] for id, sides in zip(CELL_IDS, by_cell, strict=True) if sides}


def _by_cell(sides: Mapping[str, str]) -> bytes:
    return bytes(ARM_MASK[sides[id]] if id in sides else 0 for id in CELL_IDS)


def _ids(bonuses: int, sheet: Sheet) -> tuple[str, ...]:
    return tuple(bonus.id for number, bonus in enumerate(sheet.bonuses) if bonuses >> number & 1)


def _set(ids: tuple[str, ...], sheet: Sheet) -> int:
    return sum(1 << sheet.number[id] for id in ids)
