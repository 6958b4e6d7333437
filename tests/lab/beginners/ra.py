"""A beginner at Ra: what would I score now, what is half made, what did the sun cost?"""

from collections.abc import Iterable, Sequence
from typing import Any

from durbar.games.ra import scoring
from durbar.games.ra.steps import Auction, SpendGods
from durbar.games.ra.tiles import CIVILIZATION, FLOOD, GOD, GOLD, MONUMENT, NILE, PHARAOH
from durbar.games.ra.worth import laid_down
from tests.lab.beginners.one_ply import OnePly

SAMPLES = 12
#: Fame by different kinds of civilization: as scored, and two kinds are on the way to three.
CIVILIZATION_WORTH = (-5, 0, 2, 5, 10, 15)
#: Fame of a monument of which one has one, two, three … : three of a kind bring 5.
SAME_MONUMENTS_WORTH = (0, 0, 1, 5, 10, 15)
#: A Nile that waits for a Flood.
DRY_NILE = 0.5
#: A Pharaoh, besides who has most and fewest now.
ANOTHER_PHARAOH = 0.5
#: What a sun is worth while it can be bid: so much for each of its number.
SUN = 0.5


def beginner() -> OnePly:
    """Return a beginner at Ra."""
    return OnePly(count, SAMPLES)


def count(before: Any, state: Any, seat: int) -> float:
    """Return fame, what the tiles would score and may still become, and the suns that can be bid."""
    area = state.areas[seat]
    picked = state.steps[-1].picked if state.steps and isinstance(state.steps[-1], SpendGods) else ()
    own = state.fame[seat] + _tiles(state, seat, laid_down(area, picked, _open_to_choice))
    if state.epoch != before.epoch or not state.steps:
        return own
    return own + sum(_price(state, sun) for sun in state.suns_up[seat]) + _lot(state, seat)


def _lot(state: Any, seat: int) -> float:
    """Return what is to be hoped from the tiles of the auction track."""
    lot = state.tiles_on_track()
    gain = _gain(state, seat, lot)
    step = state.steps[-1]
    if not isinstance(step, Auction):
        waiting = sum(bool(suns) for suns in state.suns_up)
        return max(gain, 0) / waiting if waiting and state.suns_up[seat] else 0
    if step.best_seat == seat:
        return gain - _price(state, step.best)
    if step.best_seat is None and step.ra_player == seat and not step.said:
        suns = state.suns_up[seat]
        balance = gain - sum(_price(state, sun) for sun in suns) / len(suns)
        return balance if step.cause == "invoked" else max(balance, 0)
    return 0


def _price(state: Any, sun: int) -> float:
    """Return what a sun is worth to bid: the less, the sooner the epoch may be over."""
    return SUN * sun * (state.ra_spaces - state.ra_track) / state.ra_spaces


def _gain(state: Any, seat: int, lot: Iterable[int]) -> float:
    area = list(state.areas[seat])
    return _tiles(state, seat, laid_down(area, lot, _open_to_choice)) - _tiles(state, seat, area)


def _tiles(state: Any, seat: int, area: Sequence[int]) -> float:
    pharaohs = [other[PHARAOH] for other in state.areas]
    pharaohs[seat] = area[PHARAOH]
    river = area[NILE] + area[FLOOD] if area[FLOOD] else DRY_NILE * area[NILE]
    return (
        scoring.GOD_FAME * area[GOD]
        + scoring.GOLD_FAME * area[GOLD]
        + scoring.pharaohs(pharaohs)[seat]
        + ANOTHER_PHARAOH * area[PHARAOH]
        + river
        + _open_to_choice(list(area))
    )


def _open_to_choice(area: Sequence[int]) -> float:
    """Return the worth of civilizations and monuments, among which a disaster lets choose."""
    kinds = sum(area[tile] > 0 for tile in CIVILIZATION)
    owned = [area[tile] for tile in MONUMENT]
    different = scoring.DIFFERENT_MONUMENTS_FAME[sum(many > 0 for many in owned)]
    return CIVILIZATION_WORTH[kinds] + different + sum(SAME_MONUMENTS_WORTH[many] for many in owned)
