"""The augur of Ra plays each move that looks good many times to the end of the epoch, by simple customs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.ra.moves import Bid, Draw, Invoke, Pass
from durbar.games.ra.scoring import SAME_MONUMENTS_FAME
from durbar.games.ra.state import RaState
from durbar.games.ra.tiles import (
    CIVILIZATION,
    DROUGHT,
    EARTHQUAKE,
    EMPTY,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
    MONUMENT,
    NILE,
    PHARAOH,
    RA,
    UNREST,
)
from tests.lab.strangers.prospect import LAST, SUN_POINT, Table, expected, prospects
from tests.lab.strangers.vizier import Vizier

#: Playouts of each move that is weighed; how many moves are, and how far behind the best at first sight.
PLAYOUTS, WEIGHED, BEHIND = 14, 3, 0.12
#: What the first sight counts beside the playouts.
FIRST_SIGHT = 0.5
#: Fame that a tile bought at random brings.
A_TILE: Final = 1.5

_DRAW, _INVOKE, _PASS = Draw(), Invoke(), Pass()


class Augur:
    """Weighs what the vizier would rate highest."""

    def choose(self, position: Position, seed: int) -> Move:
        """Return the move with the best prospects, by playouts and by first sight."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        seen = Vizier().rate(position, seed)
        order = sorted(legal, key=lambda move: -seen[move])
        weighed = [move for move in order[:WEIGHED] if seen[move] > seen[order[0]] - BEHIND]
        if len(weighed) == 1:
            return weighed[0]
        rng = Rng(seed)
        found = dict.fromkeys(weighed, 0.0)
        for _ in range(PLAYOUTS):
            sample = position.sample(rng)
            for move in weighed:
                found[move] += played_out(sample.copy(), move, position.seat)
        return max(weighed, key=lambda move: found[move] / PLAYOUTS + FIRST_SIGHT * seen[move])


def played_out(state: RaState, move: Move, seat: int) -> float:
    """Return the prospects of a seat at the end of the epoch. The state is changed."""
    epoch = state.epoch
    state.play(move)
    while state.to_act is not None and state.epoch == epoch:
        state.play(custom(state, state.to_act))
    if state.to_act is None:
        won = state.standings()[0].seat == seat
        return 0.6 * won + 0.4 * prospects(state.fame, seat, LAST)
    return prospects(expected(Table.of(state)), seat, epoch)


def custom(state: RaState, seat: int) -> Move:
    """Return what anybody does without much thought."""
    step = state.step
    if step == "auction":
        return _offer(state, seat)
    if step != "turn":
        return state.legal_moves()[-1]
    if EMPTY not in state.track:
        return _INVOKE
    tiles = state.tiles_on_track()
    if len(tiles) < 3:
        return _DRAW
    prices = _prices(state)
    worth = lot(state, seat, tiles)
    up = state.suns_up[seat]
    # Whoever calls bids last, and is content with a sun in the middle of what he has.
    middle = up[len(up) // 2]
    alone = len(up) == len(prices)
    margin = 1.3 if alone else 1.1
    return _INVOKE if worth + _swap(state, middle) > margin * prices[middle] + 0.5 else _DRAW


def _offer(state: RaState, seat: int) -> Move:
    auction = state.steps[-1]
    tiles = state.tiles_on_track()
    suns = [sun for sun in state.suns_up[seat] if sun > auction.best]
    if not suns:
        return _PASS
    if _PASS not in state.legal_moves():
        return Bid(suns[0])
    prices, worth = _prices(state), lot(state, seat, tiles)
    fair = [sun for sun in suns if worth + _swap(state, sun) >= prices[sun]]
    if not fair:
        return _PASS
    if seat == auction.ra_player:
        return Bid(fair[0])
    # A low bid invites others, a high one is dear: the second of the fair ones, or the only one.
    return Bid(fair[min(1, len(fair) - 1)])


def _swap(state: RaState, sun: int) -> float:
    return SUN_POINT * (state.board_sun - sun) if state.epoch < LAST else 0.1 * (state.board_sun - sun)


def _prices(state: RaState) -> dict[int, float]:
    """Return what each sun that lies face up should buy, in fame, by what is still to come."""
    order = sorted(sun for up in state.suns_up for sun in up)
    ra = state.bag.count(RA)
    left = state.ra_spaces - state.ra_track
    coming = left * (len(state.bag) - ra) / (ra + 1) + 8 - state.track.count(EMPTY) - 2.5
    each = A_TILE * min(6.0, max(0.0, coming / len(order)))
    last = max(1, len(order) - 1)
    return {sun: each * (0.6 + 0.8 * rank / last) for rank, sun in enumerate(order)}


def lot(state: RaState, seat: int, tiles: Sequence[int]) -> float:
    """Return roughly what tiles are worth to a seat."""
    area = state.areas[seat]
    after = bytearray(area)
    epochs = LAST - state.epoch
    value = 0.0
    for tile in tiles:
        after[tile] += 1
    value += 3 * (after[GOD] - area[GOD]) + 3 * (after[GOLD] - area[GOLD])
    new = after[PHARAOH] - area[PHARAOH]
    struck = min(2 * after[FUNERAL], after[PHARAOH])
    value += (1.3 + 0.4 * epochs) * (new - struck)
    if after[DROUGHT]:
        floods = min(after[FLOOD], 2 * after[DROUGHT])
        after[FLOOD] -= floods
        after[NILE] -= min(after[NILE], 2 * after[DROUGHT] - floods)
    value += _river(after, epochs) - _river(area, epochs)
    before, kinds = _kinds(area), _kinds(after)
    if after[UNREST]:
        kinds = max(0, kinds - 2 * after[UNREST])
    value += _CIVILIZED[kinds] - _CIVILIZED[before]
    for kind in MONUMENT:
        if after[kind] > area[kind]:
            value += _MONUMENTAL[after[kind]] - _MONUMENTAL[area[kind]]
    if after[EARTHQUAKE]:
        value -= 1.5 * min(2, sum(after[kind] for kind in MONUMENT))
    return value


def _river(area: Sequence[int], epochs: int) -> float:
    flooded = 1.0 if area[FLOOD] else 0.5
    return (flooded + 0.75 * epochs) * area[NILE] + area[FLOOD]


def _kinds(area: Sequence[int]) -> int:
    return sum(1 for kind in CIVILIZATION if area[kind])


#: Fame of civilization by kinds, and of one kind of monument by its number, with some hope for more.
_CIVILIZED: Final = (-4.0, 0.5, 2.0, 5.5, 10.0, 15.0)
_MONUMENTAL: Final = tuple(
    fame + hope for fame, hope in zip(SAME_MONUMENTS_FAME, (0.0, 1.6, 3.2, 2.2, 2.2, 2.0), strict=True)
)
