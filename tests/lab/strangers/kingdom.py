"""What the strangers at Raja share: ways and their tolls, points in a city, the reward that they promise."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from math import exp
from typing import Final

from durbar.games.raja.characters import MONK, SADHU
from durbar.games.raja.menu import Menu
from durbar.games.raja.moves import Travel
from durbar.games.raja.scoring import REWARDS
from durbar.games.raja.state import RajaState

CITIES: Final = range(1, 8)
#: What a village without a house counts on a way that is hoped for.
GAP: Final = 3

Ways = dict[int, tuple[int, Travel | None]]


def distances(state: RajaState, seat: int, origin: int, gap: int = 0) -> Ways:
    """The least tolls from a junction to each that can be reached, and the first road to walk.

    gap: what a village without a house counts, 0 where it can't be crossed.
    """
    own = 0 if MONK in state.cards[seat] else ~state.own[seat] & state.occupied
    return _distances(state.menu, origin, gap, ~state.occupied, own, own & state.doubled)


@lru_cache(maxsize=8192)
def _distances(menu: Menu, origin: int, gap: int, empty: int, foreign: int, doubled: int) -> Ways:
    found: Ways = {}
    queue: list[tuple[int, int, int, Travel | None]] = [(0, 0, origin, None)]
    count = 0
    while queue:
        cost, _, here, first = heappop(queue)
        if here in found:
            continue
        found[here] = (cost, first)
        for move, mask in menu.travels_from[here]:
            missing = mask & empty
            to = menu.ways[here, move].to
            if to in found or (missing and not gap):
                continue
            paid = (mask & foreign).bit_count() + (mask & doubled).bit_count() + gap * missing.bit_count()
            count += 1
            heappush(queue, (cost + paid, count, to, first or move))
    return found


def city_points(state: RajaState, seat: int, city: int) -> float:
    """Points of what a seat has built in a city."""
    outer = 2 if SADHU in state.cards[seat] else 1
    points = state.city_houses[city][seat] + outer * state.outer[city].count(seat)
    return points + 3 * (state.central[city] == seat)


@lru_cache(maxsize=65536)
def hoped_reward(mine: float, others: tuple[float, ...], spread: float) -> float:
    """The reward that so many points promise against the others'."""
    if mine <= 0:
        return 0.0
    rewards = (*REWARDS[len(others) + 1], 0)
    above = sum(1 / (1 + exp(max(-30.0, min(30.0, (mine - other) / spread)))) for other in others)
    place = int(above)
    reward = rewards[place] + (above - place) * (rewards[min(place + 1, len(rewards) - 1)] - rewards[place])
    return reward + (5 if not any(others) else 0)
