"""What every seat of a game of Ra may expect to end with, by tiles that are to come and whose suns will buy them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from durbar.games.ra.scoring import CIVILIZATION_FAME, DIFFERENT_MONUMENTS_FAME, SAME_MONUMENTS_FAME
from durbar.games.ra.state import RaState
from durbar.games.ra.tiles import CIVILIZATION, FLOOD, GOD, GOLD, MONUMENT, NILE, PHARAOH, RA, TILES
from durbar.games.ra.worth import laid_down

LAST: Final = 3
#: Tiles of an epoch that nobody buys; the most that a sun can hope for; what choice adds to a tile.
WASTED, MOST_A_SUN, CHOICE = 2.5, 6.0, 1.15
#: A point of a sun in the next epoch; a Nile in a later epoch; what a God may do before it is scored.
SUN_POINT, LATER_NILE, GOD_USE = 0.3, 0.75, 1.6


class Table(NamedTuple):
    """What counts of a position. areas, bag: tiles by number; ups, sums: suns face up and the sum of all, by seat.

    bound: whoever invokes must bid whenever able, by option.
    """

    epoch: int
    ra_left: int
    ra_spaces: int
    bag: tuple[int, ...]
    track: tuple[int, ...]
    areas: tuple[tuple[int, ...], ...]
    ups: tuple[tuple[int, ...], ...]
    sums: tuple[int, ...]
    board: int
    fame: tuple[int, ...]
    bound: bool

    @classmethod
    def of(cls, state: RaState) -> Table:
        """Return what lies on a table."""
        return cls(
            state.epoch,
            state.ra_spaces - state.ra_track,
            state.ra_spaces,
            tuple(state.bag.count(number) for number in range(len(TILES))),
            tuple(state.tiles_on_track()),
            tuple(tuple(area) for area in state.areas),
            tuple(state.suns_up),
            tuple(sum(state.all_suns(seat)) for seat in range(state.seats)),
            state.board_sun,
            tuple(state.fame),
            state.options["forced_bid"] == "if_able",
        )

    def with_area(self, seat: int, area: Sequence[int]) -> Table:
        """Return the table where a seat owns these tiles."""
        return self._replace(areas=(*self.areas[:seat], tuple(area), *self.areas[seat + 1 :]))

    def sold(self, seat: int, sun: int) -> Table:
        """Return the table after a seat has bought the track for a sun."""
        ups = tuple(tuple(own for own in up if own != sun) for up in self.ups)
        sums = tuple(total + (self.board - sun) * (other == seat) for other, total in enumerate(self.sums))
        after = self.with_area(seat, laid_down(self.areas[seat], self.track, dear))
        return after._replace(ups=ups, sums=sums, board=sun, track=())


def dear(area: Sequence[int]) -> float:
    """Return roughly what may be lost to unrest or an earthquake is worth."""
    civilization = CIVILIZATION_FAME[sum(area[kind] > 0 for kind in CIVILIZATION)]
    owned = [area[kind] for kind in MONUMENT]
    different = 1.3 * sum(count > 0 for count in owned)
    return civilization + different + sum(1.2 * SAME_MONUMENTS_FAME[count] + 0.5 * count * count for count in owned)


def expected(table: Table) -> tuple[float, ...]:
    """Return the fame that each seat may expect at the end of the game, up to what all have alike."""
    seats = range(len(table.areas))
    good = sum(table.bag) - table.bag[RA]
    a_ra = good / (table.bag[RA] + 1)
    coming = table.ra_left * a_ra
    buys = _purchases(table, coming + len(table.track))
    later = 0.85 * CHOICE * (LAST - table.epoch) * table.ra_spaces * a_ra / len(seats)
    chances = [coming * many / max(1, good) for many in table.bag]
    for tile in table.track:
        chances[tile] += 1
    total = coming + len(table.track) or 1
    mean = sum(table.sums) / len(seats)
    gains = [[buy * chance / total for chance in chances] for buy in buys]
    pharaohs = [area[PHARAOH] + gain[PHARAOH] for area, gain in zip(table.areas, gains, strict=True)]
    found = []
    for seat in seats:
        area, gain = table.areas[seat], gains[seat]
        suns = table.sums[seat] - mean
        value = table.fame[seat] + _linear(area, gain, bool(table.ups[seat]), LAST - table.epoch)
        for ahead in range(LAST - table.epoch + 1):
            spread = 0.5 + (gain[PHARAOH] + 1.5 * ahead) ** 0.5
            value += _extreme(pharaohs, seat, spread, 5, -2)
        value += _civilization(tuple(1.0 if area[kind] else round(1 - exp(-gain[kind]), 2) for kind in CIVILIZATION))
        more = later * (1 + 0.01 * suns) / max(1, good)
        value += _monuments(
            tuple(area[MONUMENT.start : MONUMENT.stop]),
            tuple(round(gain[kind] + more * table.bag[kind], 1) for kind in MONUMENT),
        )
        if table.epoch < LAST:
            value += SUN_POINT * suns * (1.4 if table.epoch == 1 else 1)
        else:
            value += _extreme(table.sums, seat, 0.4 + 1.5 * sum(map(len, table.ups)) ** 0.5, 5, -5)
        found.append(value)
    return tuple(found)


def _purchases(table: Table, tiles: float) -> list[float]:
    """Return how many tiles each seat may still buy in this epoch: high suns buy more than low ones."""
    order = sorted(sun for up in table.ups for sun in up)
    if not order:
        return [0.0] * len(table.ups)
    last = max(1, len(order) - 1)
    weight = {sun: 0.6 + 0.8 * rank / last for rank, sun in enumerate(order)}
    each = max(0.0, tiles - WASTED) / sum(weight.values())
    return [CHOICE * sum(min(MOST_A_SUN, each * weight[sun]) for sun in up) for up in table.ups]


def _linear(area: Sequence[int], gain: Sequence[float], active: bool, epochs: int) -> float:
    """Return Gods, gold and the river."""
    floods, niles = area[FLOOD] + gain[FLOOD], area[NILE] + gain[NILE]
    flooded = 1.0 if area[FLOOD] else 1 - exp(-gain[FLOOD])
    gods = (2 + GOD_USE * active) * area[GOD] + 2.5 * gain[GOD]
    return gods + 3 * (area[GOLD] + gain[GOLD]) + flooded * niles + floods + LATER_NILE * epochs * niles


def _extreme(values: Sequence[float], seat: int, spread: float, most: float, fewest: float) -> float:
    """Return what the most and the fewest bring, where values may still move by about ``spread``."""
    highest = lowest = 1.0
    for other, value in enumerate(values):
        if other != seat:
            ahead = (values[seat] - value) / spread
            rim = 0.5 / spread
            highest *= 1 / (1 + exp(-1.7 * max(-20.0, min(20.0, ahead + rim))))
            lowest *= 1 / (1 + exp(1.7 * max(-20.0, min(20.0, ahead - rim))))
    return most * highest + fewest * lowest


@lru_cache(maxsize=200000)
def _civilization(chances: tuple[float, ...]) -> float:
    return _kinds(chances, CIVILIZATION_FAME)


@lru_cache(maxsize=200000)
def _monuments(owned: tuple[int, ...], gains: tuple[float, ...]) -> float:
    found = [_kind(count, gain) for count, gain in zip(owned, gains, strict=True)]
    return _kinds([some for some, _ in found], DIFFERENT_MONUMENTS_FAME) + sum(same for _, same in found)


@lru_cache(maxsize=4096)
def _kind(owned: int, gain: float) -> tuple[float, float]:
    """Return the chance to own one of a kind of monument, and what a number of it may bring."""
    chance, rest, same = exp(-gain), 1.0, 0.0
    for more in range(5 - owned):
        same += chance * SAME_MONUMENTS_FAME[owned + more]
        rest -= chance
        chance *= gain / (more + 1)
    return 1.0 if owned else 1 - exp(-gain), same + rest * SAME_MONUMENTS_FAME[5]


def _kinds(chances: Sequence[float], fame: Sequence[int]) -> float:
    """Return what different kinds bring, each of which one will own by its own chance."""
    by_number = [1.0]
    for chance in chances:
        by_number = [
            (by_number[n] * (1 - chance) if n < len(by_number) else 0.0) + (by_number[n - 1] * chance if n else 0.0)
            for n in range(len(by_number) + 1)
        ]
    return sum(chance * value for chance, value in zip(by_number, fame, strict=True))


def prospects(fame: Sequence[float], seat: int, epoch: int) -> float:
    """Return about the chance to win with such expectations."""
    heat = 6.0 + 4.0 * (LAST - epoch)
    return 1 / sum(exp(max(-30.0, min(30.0, (other - fame[seat]) / heat))) for other in fame)
