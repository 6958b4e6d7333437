"""What a player has written on a sheet. Marks are values: each stroke of the pen makes new ones (``pen.py``)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from durbar.games.dice_charmers.names import BUILDINGS, CHARACTERS, GOODS
from durbar.games.dice_charmers.roads import ALL_SIDES, CELLS
from durbar.games.dice_charmers.sheet import GOODS_COLUMNS, KARMA_BOXES, PALACE_COLUMNS, TOP_LEVEL, Sheet

STARTING_KARMA = 1
#: What each type of building is worth at first (§5.3).
STARTING_LEVEL = 1


class Marks(msgspec.Struct, frozen=True, gc=False):
    """One player's sheet.

    fame, money: cells ticked. circled, sold: of each kind of goods. roads: sides by cell. entry: sides by cell from
    which a road there would be connected. river: ticked spaces, space n as bit n - 1. palace: boxes ticked by
    character. levels: by building. karma: circled; karma_used: crossed out. gained, used: once-only bonuses circled
    and crossed out, as sets of the sheet's numbers.
    """

    entry: bytes
    fame: int = 0
    money: int = 0
    circled: tuple[int, ...] = (0,) * len(GOODS)
    sold: tuple[int, ...] = (0,) * len(GOODS)
    roads: bytes = bytes(CELLS)
    river: int = 0
    palace: bytes = bytes(len(CHARACTERS))
    levels: bytes = bytes([STARTING_LEVEL] * len(BUILDINGS))
    karma: int = STARTING_KARMA
    karma_used: int = 0
    gained: int = 0
    used: int = 0

    @property
    def position(self) -> int:
        """The rightmost ticked space of the river, 0 at the start (§5.5)."""
        return self.river.bit_length()

    @property
    def stock(self) -> tuple[int, ...]:
        """Goods circled and not crossed out, by kind (§5.1)."""
        return tuple(circled - sold for circled, sold in zip(self.circled, self.sold, strict=True))

    @property
    def unspent_karma(self) -> int:
        """Karma circled and not crossed out (§8)."""
        return self.karma - self.karma_used

    @property
    def free_behind(self) -> tuple[int, ...]:
        """Unticked spaces of the river behind the position, the nearest first (§5.6)."""
        return free_behind(self.river)

    @property
    def can_gain(self) -> bool:
        """Whether any kind of goods has one left to circle."""
        return min(self.circled) < GOODS_COLUMNS

    @property
    def reachable(self) -> bool:
        """Whether a road could be drawn in some empty cell."""
        return places(self.roads, self.entry)[0]

    @property
    def extendable(self) -> bool:
        """Whether a half-road could be added to some road."""
        return places(self.roads, self.entry)[1]

    @property
    def can_upgrade(self) -> bool:
        """Whether some type of building is below its top level."""
        return min(self.levels) < TOP_LEVEL

    def excess(self, sheet: Sheet) -> int:
        """Return by how many coins the tracks have crossed; 0 or less: not crossed (§11)."""
        return sheet.tracks.excess(self.fame, self.money)

    def has_box(self, who: int) -> bool:
        """Return whether a character has a free box."""
        return self.palace[who] < PALACE_COLUMNS

    @property
    def karma_full(self) -> bool:
        """Whether all karma is circled."""
        return self.karma == KARMA_BOXES


@lru_cache(maxsize=4096)
def free_behind(river: int) -> tuple[int, ...]:
    """Return the unticked spaces behind the rightmost tick of a set of them, the nearest first."""
    return tuple(space for space in range(river.bit_length() - 1, 0, -1) if not river >> space - 1 & 1)


@lru_cache(maxsize=65536)
def places(roads: bytes, entry: bytes) -> tuple[bool, bool]:
    """Return whether some empty cell can be reached, and whether some road can take a half-road."""
    reachable = extendable = False
    for arms, sides in zip(roads, entry, strict=True):
        if arms:
            extendable = extendable or arms != ALL_SIDES
        elif sides:
            reachable = True
    return reachable, extendable


def fresh(sheet: Sheet) -> Marks:
    """Return a sheet with nothing on it but the first karma (§3)."""
    return Marks(entry=sheet.entry)
