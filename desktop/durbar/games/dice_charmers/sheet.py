"""A printed sheet of The Dice Charmers: province, border, river, market, palace, buildings, karma and track bonuses.

Everything printed on it that gives a bonus once is in ``bonuses``, so that a set of them is a number with their bits.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from durbar.engine.board_file import Remark
from durbar.games.dice_charmers.effects import Effect
from durbar.games.dice_charmers.names import BUILDINGS, MARKET_DIFFERENT, MARKET_SAME, RESIDENCE
from durbar.games.dice_charmers.roads import ALL_SIDES, AROUND, CELLS, EDGES, SIDE_BIT
from durbar.games.dice_charmers.tracks import Tracks

RIVER_SPACES = 18
EACH_SYMBOL = 3
GOODS_COLUMNS = 5
PALACE_COLUMNS = 3
TOP_LEVEL = 3
KARMA_BOXES = 5

CONTENTS = {
    "t": "temple",
    "f": "fort",
    "g": "garden",
    "w": "stepwell",
    "S": MARKET_SAME,
    "D": MARKET_DIFFERENT,
    "R": RESIDENCE,
}


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the river: its symbol and all that it gives."""

    symbol: str
    rewards: Annotated[tuple[Effect, ...], msgspec.Meta(min_length=1, max_length=2)]


class Tent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tent of the market over some of its columns (from 1), and its bonus."""

    id: str
    columns: tuple[int, ...]
    bonus: Effect


class SheetFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file holds of a sheet.

    province: five rows of five letters (see CONTENTS). exits: of the residence. border: by edge, T1 to L5. values: of
    the market's columns. palace, upgrades, karma: by column, level and box. fame, money: by cell of the track.
    """

    province: tuple[str, ...]
    border: dict[str, Effect]
    river: tuple[Space, ...]
    values: tuple[int, ...]
    tents: tuple[Tent, ...]
    palace: dict[int, Effect]
    upgrades: dict[int, Effect]
    karma: dict[int, Effect]
    fame: dict[int, Effect]
    money: dict[int, Effect]
    exits: str = "NESW"
    design: Remark = ""


class Bonus(msgspec.Struct, frozen=True):
    """A bonus that is had once: border, tent, palace, upgrade, karma, fame or money, and where there (§9)."""

    id: str
    place: str
    where: str
    effect: Effect


class Sheet:
    """A checked sheet.

    contents: by cell. residence: its cell. bonuses: all once-only bonuses; number: theirs by id. border: bonus number
    by edge. river: spaces, the first at index 0. ahead: by symbol and position, the next space with it (0: none).
    tents: for each, its bonus and how many of each kind must be sold, in order. palace, upgrades, karma, fame, money:
    bonus number by column, level, box and track cell.
    """

    def __init__(self, id: str, file: SheetFile, tracks: Tracks):
        """Not to be called: see ``board.read_board``."""
        self.id, self.design, self.tracks = id, file.design, tracks
        self.contents = tuple(CONTENTS[letter] for row in file.province for letter in row)
        self.residence = self.contents.index(RESIDENCE)
        self.exits = sum(SIDE_BIT[side] for side in file.exits)
        self.building = tuple(BUILDINGS.index(what) if what in BUILDINGS else -1 for what in self.contents)
        self.river = file.river
        self.values = file.values
        self.tent_columns = tuple(tent.columns for tent in file.tents)
        bonuses: list[Bonus] = []

        def numbered(place: str, items: dict[str, Effect]) -> dict[str, int]:
            first = len(bonuses)
            for where, effect in items.items():
                bonuses.append(Bonus(where if place == "border" else f"{place}-{where}", place, where, effect))
            return {where: first + n for n, where in enumerate(items)}

        def by_number(place: str, items: dict[int, Effect]) -> dict[int, int]:
            numbers = numbered(place, {str(where): items[where] for where in sorted(items)})
            return {int(where): number for where, number in numbers.items()}

        self.border = numbered("border", {edge: file.border[edge] for edge in EDGES if edge in file.border})
        tents = numbered("tent", {tent.id: tent.bonus for tent in file.tents})
        self.tents = tuple((tents[tent.id], min(tent.columns), max(tent.columns)) for tent in file.tents)
        self.palace = by_number("palace", file.palace)
        self.upgrades = by_number("upgrade", file.upgrades)
        self.karma = by_number("karma", file.karma)
        self.fame = by_number("fame", file.fame)
        self.money = by_number("money", file.money)
        self.bonuses = tuple(bonuses)
        self.number = {bonus.id: n for n, bonus in enumerate(bonuses)}
        self.edge_bonus = self._edge_bonuses()
        self.ahead = {symbol: self._ahead(symbol) for symbol in dict.fromkeys(space.symbol for space in file.river)}
        self.entry = self._entry()

    def _edge_bonuses(self) -> tuple[tuple[int, ...], ...]:
        """Return by cell and side (N, E, S, W) the number of the border bonus there, -1 for none."""
        return tuple(tuple(self.border.get(edge, -1) for *_, edge in AROUND[cell]) for cell in range(CELLS))

    def _ahead(self, symbol: str) -> tuple[int, ...]:
        places = [n for n, space in enumerate(self.river, 1) if space.symbol == symbol]
        return tuple(next((n for n in places if n > at), 0) for at in range(RIVER_SPACES + 1))

    def _entry(self) -> bytes:
        """Return by cell the sides from which it can be reached while no road is drawn.

        Those at the residence's exits.
        """
        entry = bytearray(CELLS)
        for bit, across, back, _ in AROUND[self.residence]:
            if across is not None and self.exits & bit & ALL_SIDES:
                entry[across] |= back
        return bytes(entry)
