"""What tiles and suns of Ra are worth to each seat by the end of the game, reckoned from the rules alone.

Of tiles, tables tell what may still be won with them; of suns, how many tiles are left for each that is still up.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from math import exp, factorial
from typing import Final

from durbar.engine.move import Move
from durbar.games.ra import scoring
from durbar.games.ra.moves import Lose
from durbar.games.ra.tiles import (
    CIVILIZATION,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
    MONUMENT,
    NILE,
    NUMBER,
    PHARAOH,
    RA,
    TILES,
)
from durbar.games.ra.view import View
from durbar.games.ra.worth import laid_down

KINDS: Final = len(TILES)
#: Fame that a God brings: 2, or the best tile of a track.
GOD_WORTH = 2.8
#: Tiles that a seat wins in an epoch, on average of three players.
EPOCH_TILES: Final = {3: 11.0, 4: 8.5, 5: 7.0}
#: Fame that a sun brings for each tile that is left for it: the lowest of those up, and what the highest adds.
LOW_SUN, HIGH_SUN = 0.8, 0.8
#: No sun is counted on to bring more tiles than this.
MOST_TILES = 5.0
#: Fame that a point of a seat's suns brings in an epoch to come.
POINT_WORTH = 0.3
STEP = 0.25
STEPS = 64


def _poisson(mean: float, most: int = 24) -> list[float]:
    return [exp(-mean) * mean**many / factorial(many) for many in range(most)]


def _kinds_table(fame: Sequence[int]) -> list[list[float]]:
    """Tell what having k of the kinds brings when m tiles of them are still to come: row k, column m / STEP."""
    last = len(fame) - 1
    after = [[float(value) for value in fame]]
    for _ in range(23):
        before = after[-1]
        new = [(last - k) / last for k in range(last + 1)]
        after.append([new[k] * before[min(k + 1, last)] + (1 - new[k]) * before[k] for k in range(last + 1)])
    chances = [_poisson(step * STEP) for step in range(STEPS)]
    return [[sum(p * after[m][k] for m, p in enumerate(chance)) for chance in chances] for k in range(last + 1)]


def _same_table() -> list[list[float]]:
    """Tell what having c of one monument brings when m more of it are to come: row c, column 8 m / STEP."""
    rows = []
    for owned in range(6):
        row = []
        for step in range(STEPS):
            chance = _poisson(step * STEP / 8, 6)
            row.append(sum(p * scoring.SAME_MONUMENTS_FAME[min(5, owned + m)] for m, p in enumerate(chance)))
        rows.append(row)
    return rows


CIVILIZATION_TABLE: Final = _kinds_table(scoring.CIVILIZATION_FAME)
MONUMENT_TABLE: Final = _kinds_table(scoring.DIFFERENT_MONUMENTS_FAME)
SAME_TABLE: Final = _same_table()


def next_up(up: Sequence[Sequence[int]], seat: int) -> int:
    """Return the next seat with a sun that is up; the same one if there is no other."""
    for step in range(1, len(up)):
        other = (seat + step) % len(up)
        if up[other]:
            return other
    return seat


def _above(lead: float, spread: float) -> float:
    return 1 / (1 + exp(max(-30.0, min(30.0, -1.7 * lead / spread))))


def extremes(counts: Sequence[int], level: float, spread: float) -> list[tuple[float, float]]:
    """Tell how likely each seat ends with the most and with the fewest. level: how much of a lead a tie counts for."""
    found = []
    for seat, count in enumerate(counts):
        most = fewest = 1.0
        for other, its in enumerate(counts):
            if other != seat:
                most *= _above(count - its + level, spread)
                fewest *= _above(its - count + level, spread)
        found.append((most, fewest))
    return found


class Table:
    """What an appraisal needs of a position, in small numbers.

    strict: whoever invoked Ra must bid if able, whatever the others did.
    """

    def __init__(self, view: View):
        """Read a view."""
        self.seats = view.seats
        self.epoch = view.epoch
        self.ra_left = view.ra_spaces - view.ra_track
        self.bag = [view.bag[tile] for tile in TILES]
        self.track = [NUMBER[tile] for tile in view.on_track]
        self.areas = [[area[tile] for tile in TILES] for area in view.areas]
        self.up = [list(suns) for suns in view.suns_up]
        self.totals = [sum(up) + sum(down) for up, down in zip(view.suns_up, view.suns_down, strict=True)]
        self.board = view.board_sun
        self.strict = view.options["forced_bid"] == "if_able"
        self.set_rates()

    def copy(self) -> Table:
        """Return an equal table that can change by itself."""
        twin = copy(self)
        twin.bag, twin.track = self.bag[:], self.track[:]
        twin.areas = [list(area) for area in self.areas]
        return twin

    def set_rates(self) -> None:
        """Work out how likely each group is among the tiles of the bag."""
        bag = self.bag
        self.good = sum(bag) - bag[RA]
        many = self.good or 1
        self.civilization = sum(bag[n] for n in CIVILIZATION) / many
        self.monument = sum(bag[n] for n in MONUMENT) / many
        self.flood, self.nile = bag[FLOOD] / many, bag[NILE] / many
        self.pharaoh = bag[PHARAOH] / many
        self.to_come = self.ra_left * self.good / (bag[RA] + 1)

    def tiles_each(self, suns: int, on_track: int) -> float:
        """Tell how many tiles are left for each sun that is still up."""
        return min(MOST_TILES, (self.to_come + on_track) / suns) if suns else 0.0

    def own(self, area: Sequence[int], more: float) -> float:
        """Tell what an area brings by the end of the game, but for Pharaohs. more: tiles to come this epoch."""
        ahead = 3 - self.epoch
        later = more + ahead * EPOCH_TILES[self.seats]
        kinds = 5 - list(area[CIVILIZATION.start : CIVILIZATION.stop]).count(0)
        fame = GOD_WORTH * area[GOD] + 3 * area[GOLD]
        fame += CIVILIZATION_TABLE[kinds][min(STEPS - 1, int(more * self.civilization / STEP + 0.5))]
        monuments = area[MONUMENT.start : MONUMENT.stop]
        column = min(STEPS - 1, int(later * self.monument / STEP + 0.5))
        fame += MONUMENT_TABLE[8 - list(monuments).count(0)][column]
        for many in monuments:
            if many:
                fame += SAME_TABLE[many][column] - SAME_TABLE[0][column]
        flooded = 1.0 if area[FLOOD] else 1 - exp(-1.2 * more * self.flood)
        fame += area[FLOOD] + flooded * (area[NILE] + more * self.nile)
        if ahead:
            fame += ahead * area[NILE] * (1 - exp(-1.2 * EPOCH_TILES[self.seats] * self.flood))
        return fame

    def pharaohs(self, counts: Sequence[int], more: float) -> list[float]:
        """Tell what Pharaohs bring by the end of the game, by seat. more: tiles to come of all, this epoch."""
        fame = [0.0] * self.seats
        for epoch in range(self.epoch, 4):
            coming = more + (epoch - self.epoch) * EPOCH_TILES[self.seats] * self.seats
            spread = 0.25 + (2 * coming * self.pharaoh / self.seats) ** 0.5
            for seat, (most, fewest) in enumerate(extremes(counts, 0.4, spread)):
                fame[seat] += 5 * most * (1 - fewest) - 2 * fewest * (1 - most)
        return fame

    def suns(self, up: Sequence[Sequence[int]], totals: Sequence[int], each: float) -> list[float]:
        """Tell the fame that suns bring by the end of the game, by seat: those up this epoch, all of them later."""
        order = sorted([sun for suns in up for sun in suns])
        share = HIGH_SUN / len(order) if order else 0.0
        fame = [sum([each * (LOW_SUN + share * (order.index(sun) + 0.5)) for sun in suns]) for suns in up]
        if self.epoch < 3:
            return [value + POINT_WORTH * (3 - self.epoch) * total for value, total in zip(fame, totals, strict=True)]
        spread = 0.2 + 1.2 * len(order)
        for seat, (most, fewest) in enumerate(extremes(totals, 0.0, spread)):
            fame[seat] += 5 * most - 5 * fewest
        return fame

    def values(self, areas: Sequence[Sequence[int]], up: Sequence[Sequence[int]], on_track: int) -> list[float]:
        """Tell the fame that each seat may expect when nothing is being sold."""
        each = self.tiles_each(sum(map(len, up)), on_track)
        fame = self.suns(up, self.totals, each)
        kings = self.pharaohs([area[PHARAOH] for area in areas], sum([len(suns) * each for suns in up]))
        return [fame[seat] + kings[seat] + self.own(areas[seat], len(up[seat]) * each) for seat in range(self.seats)]

    def received(self, seat: int, tiles: Sequence[int], more: float) -> Sequence[int]:
        """Return the area of a seat once it has received these tiles."""
        area = self.areas[seat]
        if tiles and max(tiles) >= FUNERAL:
            return laid_down(area, tiles, lambda left: self.own(left, more))
        after = list(area)
        for tile in tiles:
            after[tile] += 1
        return after

    def left(self, seat: int, move: Move) -> float:
        """Tell what the area of a seat is worth once it has lost the tile of this move."""
        assert isinstance(move, Lose)
        area = list(self.areas[seat])
        area[NUMBER[move.tile]] -= 1
        return self.own(area, 3.0 * len(self.up[seat]))
