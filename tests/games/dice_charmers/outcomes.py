"""What a move of The Dice Charmers really brings, by the rules alone: what a screen says of it is held against this."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

import durbar
from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games.dice_charmers import events as happened
from durbar.games.dice_charmers.moves import Half, Road, Sell
from durbar.games.dice_charmers.names import CHARACTERS
from durbar.games.dice_charmers.sheet import GOODS_COLUMNS, KARMA_BOXES, PALACE_COLUMNS, TOP_LEVEL
from durbar.games.dice_charmers.state import DiceCharmersState
from durbar.ui.kit.values.claim import Claim
from tests.contract.positions import playing
from tests.games.dice_charmers.keeping import lively

#: What is counted in what happens to a seat up to the end of its turn, and how much each event counts.
_COUNTED = {
    "bonuses lost": lambda event: isinstance(event, happened.BonusLost),
    "coins": lambda event: event.after - event.before if isinstance(event, happened.CoinsGained) else 0,
    "goods": lambda event: len(event.goods) if isinstance(event, happened.GoodsGained) else 0,
}


def outcomes(state: State, move: Move, claim: Claim) -> list[int]:
    """What is claimed of a legal move, as it comes about: one number, or one for each way in which it may go on."""
    assert isinstance(state, DiceCharmersState)
    after = state.copy()
    events = after.play(move)
    if claim.condition == "sells":
        return list(sales(after, claim.seat))
    if claim.condition:
        played = durbar.game("dice_charmers").read_move(claim.condition)
        return [_distance(after, claim.seat, played)]
    match claim.measure:
        case "distance":
            return [after.scores()[claim.seat] - state.scores()[claim.seat]]
        case "karma to spend":
            return [after.marks[claim.seat].unspent_karma - state.marks[claim.seat].unspent_karma]
        case "bonuses":
            return [(after.marks[claim.seat].gained & ~state.marks[claim.seat].gained).bit_count()]
        case "bonuses of no use":
            return [sum(not after.bonus_usable(claim.seat, bonus) for bonus in _new(state, after, claim.seat))]
        case "places":
            roads = [one for one in after.legal_moves() if isinstance(one, (Road, Half))]
            return [len({(one.cell, getattr(one, "side", "")) for one in roads})]
    return [_count(claim.measure, events, claim.seat)]


def _count(measure: str, events: list[Event], seat: int) -> int:
    return sum(_COUNTED[measure](event) for event in events if getattr(event, "seat", seat) == seat)


def _new(before: DiceCharmersState, after: DiceCharmersState, seat: int) -> list[int]:
    """Bonuses that wait and did not before."""
    return [bonus for bonus in after.pending if bonus not in before.pending] if after.to_act == seat else []


def _distance(state: DiceCharmersState, seat: int, move: Move) -> int:
    after = state.copy()
    after.play(move)
    return after.scores()[seat] - state.scores()[seat]


def sales(state: DiceCharmersState, seat: int) -> Iterator[int]:
    """The coins of every sale that may follow, sold one good after the other until no more may be sold."""
    sells = [move for move in state.legal_moves() if isinstance(move, Sell)]
    if not sells or state.step != "sale":
        yield 0
        return
    for move in sells:
        after = state.copy()
        coins = _count("coins", after.play(move), seat)
        for more in sales(after, seat):
            yield coins + more


# ---- positions -----------------------------------------------------------------------------------------------------


def positions(seed: int, thin: int = 6) -> Iterator[DiceCharmersState]:
    """Positions of a lively game, one of so many, and turns played at random on sheets that are nearly full."""
    rng, seats = Rng(seed), 2 + seed % 4
    first = ("random", *range(1, seats + 1))[seed // 4 % (seats + 1)]
    options = {"sheet": "moon" if (seed + seed // 4) % 2 else "sun", "start_player": first}
    state = durbar.start("dice_charmers", seats=seats, seed=seed, options=options)
    assert isinstance(state, DiceCharmersState)
    for _ in playing(state, seed, lively):
        if state.to_act is None or rng.below(thin):
            continue
        yield state.copy()
        if state.step in ("choosing", "bonuses"):
            yield from _into_a_turn(worn(state, rng), rng)


def _into_a_turn(state: DiceCharmersState, rng: Rng) -> Iterator[DiceCharmersState]:
    """A position and those that follow it in the turn, as far as it goes at random."""
    seat = state.to_act
    while state.to_act == seat:
        yield state.copy()
        moves = state.legal_moves()
        state.play(moves[rng.below(len(moves))])


def worn(state: DiceCharmersState, rng: Rng) -> DiceCharmersState:
    """The same table with much written on the sheet of whoever acts: all that can be full may be nearly so."""
    twin = state.copy()
    seat = twin.to_act
    assert seat is not None
    marks, tracks = twin.marks[seat], twin.sheet.tracks

    def near(full: int, least: int) -> int:
        return max(least, full - rng.below(4)) if rng.below(2) else least

    circled = tuple(near(GOODS_COLUMNS, many) for many in marks.circled)
    karma = near(KARMA_BOXES, marks.karma)
    twin.marks[seat] = replace(
        marks,
        fame=near(tracks.fame_cells, marks.fame),
        money=near(tracks.money_cells, marks.money),
        circled=circled,
        sold=tuple(sold + rng.below(many - sold + 1) for many, sold in zip(circled, marks.sold, strict=True)),
        palace=bytes(near(PALACE_COLUMNS, marks.palace[who]) for who in range(len(CHARACTERS))),
        levels=bytes(near(TOP_LEVEL, level) for level in marks.levels),
        karma=karma,
        karma_used=marks.karma_used + rng.below(karma - marks.karma_used + 1),
    )
    twin.forget_moves()
    return twin
