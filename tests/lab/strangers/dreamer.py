"""The dreamer of Ra: it turns tiles in its dreams until something is sold, and takes the mean.

In its dreams all draw, call and spend by a rule of thumb; sales it solves as the auctioneer does. Written from the
rules alone.
"""

from __future__ import annotations

from random import Random
from typing import Final

from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.games.ra.moves import Draw, Invoke, Spend
from durbar.games.ra.tiles import (
    CIVILIZATION,
    DROUGHT,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
    MONUMENT,
    NILE,
    NUMBER,
    PHARAOH,
    RA,
    UNREST,
)
from tests.lab.strangers.auctioneer import Auctioneer, Sale, minding
from tests.lab.strangers.fortune import HIGH_SUN, LOW_SUN, Table, next_up

#: Dreams of a choice, all moves together, and of each move between two looks at which are clearly worse.
DREAMS, ROUND = 240, 15
#: By so many standard errors must a move be worse to be dropped.
SURE: Final = 2.5
#: A track below this worth is not looked at by whoever may draw.
DULL: Final = 1.5
#: What must be won beyond the sun for Ra to be invoked in a dream.
GREED: Final = 0.7
#: What another kind of civilization is worth, by kinds owned.
NEW_CIVILIZATION: Final = (2.8, 0.9, 4.5, 5.0, 5.0, 0.0)
#: What another monument of a kind is worth, by how many of it are owned.
SAME_MONUMENT: Final = (0.0, 0.8, 4.8, 4.8, 4.8, 0.0)
#: What a monument of a new kind is worth, by kinds owned.
NEW_MONUMENT: Final = (1.2, 1.2, 1.3, 1.4, 1.6, 2.0, 3.2, 4.5, 0.0)
#: What a Pharaoh is worth, by epochs ahead.
PHARAOHS: Final = (0.6, 1.3, 2.6)
#: What a tile must be worth for a God to be spent on it.
GOD_USE: Final = 4.0


def marginal(area: list[int], tile: int, ahead: int) -> float:
    """Tell the fame that one more tile brings, by rule of thumb; the area is given the tile."""
    owned = area[tile]
    if tile >= FUNERAL:
        return disaster(area, tile, ahead)
    area[tile] = owned + 1
    if tile >= MONUMENT.start:
        if owned:
            return SAME_MONUMENT[owned] + (0.8 * ahead if owned == 1 else 0.0)
        return NEW_MONUMENT[7 - area[MONUMENT.start : MONUMENT.stop].count(0)]
    if tile >= CIVILIZATION.start:
        return 0.1 if owned else NEW_CIVILIZATION[4 - area[CIVILIZATION.start : CIVILIZATION.stop].count(0)]
    if tile == NILE:
        return (1.0 if area[FLOOD] else 0.4) + 0.65 * ahead
    if tile == FLOOD:
        return 1.0 if owned else 1.5 + 0.6 * area[NILE]
    if tile == PHARAOH:
        return PHARAOHS[ahead]
    return 3.0 if tile == GOLD else 2.5


def disaster(area: list[int], tile: int, ahead: int) -> float:
    """Tell the fame that a disaster costs, by rule of thumb; the area is struck."""
    if tile == FUNERAL:
        many = min(2, area[PHARAOH])
        area[PHARAOH] -= many
        return -many * PHARAOHS[ahead]
    if tile == DROUGHT:
        floods = min(2, area[FLOOD])
        niles = min(2 - floods, area[NILE])
        area[FLOOD] -= floods
        area[NILE] -= niles
        return -floods * (1 if area[FLOOD] else 1 + 0.5 * area[NILE]) - niles * (0.6 + 0.65 * ahead)
    fame = 0.0
    group, most = (CIVILIZATION, 1) if tile == UNREST else (MONUMENT, -1)
    for _ in range(2):
        owned = [number for number in group if area[number]]
        if not owned:
            break
        lost = max(owned, key=lambda number: most * area[number])
        area[lost] -= 1
        fame -= marginal(area, lost, ahead)
        area[lost] -= 1
    return fame


class Dream:
    """A game that goes on until something is sold, by a rule of thumb."""

    def __init__(self, table: Table, bag: list[int]):
        """Begin where a table is. bag: tiles in the order they will come, last first."""
        self.table = table.copy()
        self.bag, self.left = bag, len(bag)
        self.lay(table.track)

    def lay(self, track: list[int]) -> None:
        """Lay out a track, and work out what it is worth to each seat."""
        table = self.table
        table.track = []
        self.after = [list(area) for area in table.areas]
        self.worth = [0.0] * table.seats
        for tile in track:
            self.add(tile)

    def add(self, tile: int) -> None:
        """Lay one more tile on the track."""
        self.table.track.append(tile)
        for seat, area in enumerate(self.after):
            self.worth[seat] += marginal(area, tile, 3 - self.table.epoch)

    def sale(self, caller: int, forced: bool) -> list[float]:
        """Sell the track. forced: Ra was invoked."""
        self.table.set_rates()
        full = forced and len(self.table.track) == 8
        return Sale(self.table, self.table.track, caller, forced and not full, full).result()

    def draw(self, seat: int) -> list[float] | None:
        """Turn over a tile; return what comes out if that leads to a sale or ends the epoch."""
        table = self.table
        self.left -= 1
        tile = self.bag[self.left]
        table.bag[tile] -= 1
        if tile != RA:
            self.add(tile)
            return None
        table.ra_left -= 1
        if table.ra_left:
            return self.sale(seat, forced=False)
        return table.values(table.areas, [[] for _ in table.up], 0)

    def spend(self, seat: int, tile: int) -> None:
        """Spend a God on a tile."""
        track = self.table.track[:]
        track.remove(tile)
        self.table.areas[seat][GOD] -= 1
        marginal(self.table.areas[seat], tile, 3 - self.table.epoch)
        self.lay(track)

    def run(self, seat: int) -> list[float]:
        """Go on after the turn of this seat, and return what comes out."""
        while not (found := self.turn(seat := next_up(self.table.up, seat))):
            pass
        return found

    def turn(self, seat: int) -> list[float] | None:
        """Take a turn by rule of thumb."""
        track = self.table.track
        if track and self.table.areas[seat][GOD]:
            area, ahead = self.table.areas[seat], 3 - self.table.epoch
            value, tile = max((marginal(list(area), tile, ahead), tile) for tile in track)
            if value >= GOD_USE and tile != GOD:
                self.spend(seat, tile)
                return None
        if len(track) == 8 or (self.worth[seat] > 1 and self.calls(seat)):
            return self.sale(seat, forced=True)
        return self.draw(seat)

    def calls(self, seat: int) -> bool:
        """Return whether a seat would invoke Ra: the others would not outbid what the track is worth to it."""
        table = self.table
        order = sorted([sun for suns in table.up for sun in suns])
        each = table.tiles_each(len(order), len(table.track)) + 0.05
        limits = []
        for other, suns in enumerate(table.up):
            rank = int((self.worth[other] / each - LOW_SUN) / HIGH_SUN * len(order))
            top = order[min(rank, len(order)) - 1] if rank > 0 else 0
            limits.append(max([sun for sun in suns if sun <= top], default=0))
        mine = limits[seat]
        limits[seat] = 0
        enough = [sun for sun in table.up[seat] if max(limits) < sun <= mine]
        if not enough:
            return False
        cost = each * (LOW_SUN + HIGH_SUN * (order.index(enough[0]) + 0.5) / len(order))
        return self.worth[seat] - cost > GREED


class Dreamer:
    """It plays what ends best in its dreams; in a sale it bids as the auctioneer does."""

    def choose(self, position: Position, seed: int) -> Move:
        """Return the move that looks best."""
        moves = list(position.legal_moves)
        view = position.view
        if view.auction or view.losing or len(moves) == 1:
            return Auctioneer().choose(position, seed)
        table = Table(view)
        if dull(table, moves, view.seat):
            return moves[0]
        picked = [NUMBER[tile] for tile in view.picked]
        chance = Random(seed)
        bag = [tile for tile, many in enumerate(table.bag) for _ in range(many)]
        fames: dict[Move, list[float]] = {move: [] for move in moves}
        left = DREAMS
        while left > 0 and len(fames) > 1:
            for _ in range(ROUND):
                chance.shuffle(bag)
                for move, found in fames.items():
                    found.append(minding(dreamt(Dream(table, bag), view.seat, move, picked), view.seat))
            left -= ROUND * len(fames)
            fames = hopeful(fames)
        return max(fames, key=lambda move: sum(fames[move]))


def dull(table: Table, moves: list[Move], seat: int) -> bool:
    """Return whether nothing speaks against the first move, which is to turn over a tile."""
    if len(moves) != 2 or not isinstance(moves[0], Draw):
        return False
    area = list(table.areas[seat])
    return sum(marginal(area, tile, 3 - table.epoch) for tile in table.track) < DULL


def hopeful(fames: dict[Move, list[float]]) -> dict[Move, list[float]]:
    """Return the moves that are not clearly worse than the best one, by the same dreams."""
    best = max(fames.values(), key=sum)
    kept = {}
    for move, found in fames.items():
        behind = [one - other for one, other in zip(best, found, strict=True)]
        if found is best or sum(behind) < SURE * sum(value * value for value in behind) ** 0.5:
            kept[move] = found
    return kept


def dreamt(dream: Dream, seat: int, move: Move, picked: list[int]) -> list[float]:
    """Make a move of a turn in a dream, and return what each seat may expect."""
    if isinstance(move, Invoke):
        return dream.sale(seat, forced=True)
    if isinstance(move, Draw):
        return dream.draw(seat) or dream.run(seat)
    table = dream.table
    taken, track = picked[:], table.track
    if isinstance(move, Spend):
        table.areas[seat][GOD] -= 1
        taken.append(NUMBER[move.tile])
        track.remove(NUMBER[move.tile])
    table.areas[seat] = list(table.received(seat, taken, 3.0 * len(table.up[seat])))
    dream.lay(track)
    return dream.run(seat)
