"""What a move of Taj Mahal really brings, by the rules alone: what a screen says of it is held against this."""

from __future__ import annotations

from collections.abc import Iterator

import durbar
from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games.taj_mahal import events as happened
from durbar.games.taj_mahal.moves import Play, Royal, Withdraw
from durbar.games.taj_mahal.scoring import hand_points
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.steps import TURNS
from durbar.ui.kit.values.claim import Claim
from tests.contract.positions import playing
from tests.games.taj_mahal.keeping import lively


def outcomes(state: State, move: Move, claim: Claim) -> list[int]:
    """What is claimed of a legal move, as it comes about: a number for each way in which its maker may go on."""
    assert isinstance(state, TajMahalState)
    seat, after = claim.seat, state.copy()
    events = after.play(move)
    if claim.measure == "hand":
        return [_hand(after, events, seat) - _hand(state, [], seat)]
    if isinstance(move, Play):
        after.steps = [TURNS[seat]]
        after.forget_moves()
        events += after.play(Withdraw())
    if claim.measure.startswith("wins "):
        (left,) = (event for event in events if isinstance(event, happened.Withdrew))
        return [sum(line.won for line in left.symbols if claim.measure == f"wins {line.symbol}")]
    ends = list(settled(after, events, seat))
    match claim.measure:
        case "points":
            return [points_of(found, seat) for _, found in ends]
        case "pairs":
            return [_pairs(end, found, seat) for end, found in ends[:1]]
    best = max(points_of(found, seat) for _, found in ends)
    cards = {_cards(found, seat) for _, found in ends if points_of(found, seat) == best}
    return [claim.amount] if claim.condition == "best places" and claim.amount in cards else [*cards]


def settled(
    state: TajMahalState, events: list[Event], seat: int, last: int = -1
) -> Iterator[tuple[TajMahalState, list[Event]]]:
    """Every way to place the palaces that are still in hand; of the display the first cards are taken."""
    if state.step == "picking" and state.steps[-1].seat == seat:
        after = state.copy()
        while after.step == "picking" and after.to_act == seat:
            events = events + after.play(after.legal_moves()[0])
        yield after, events
        return
    if state.step != "placing":
        yield state, events
        return
    builds = [move for move in state.legal_moves() if not isinstance(move, Royal)]
    for move in builds or state.legal_moves():
        city = state.board.city_number[move.city]
        if isinstance(move, Royal) or city > last:
            after = state.copy()
            found = events + after.play(move)
            yield from settled(after, found, seat, last if isinstance(move, Royal) else city)


def points_of(events: list[Event], seat: int) -> int:
    kinds = happened.BonusScored | happened.ProvinceScored | happened.PalacesScored | happened.CardsPlayed
    return sum(event.points for event in events if isinstance(event, kinds) and event.seat == seat)


def _cards(events: list[Event], seat: int) -> int:
    kinds = happened.CardDrawn | happened.CardTaken
    return sum(isinstance(event, kinds) and event.seat == seat for event in events)


def _pairs(state: TajMahalState, events: list[Event], seat: int) -> int:
    """Pairs that a seat exchanges at the end of the visit, if all others withdraw at once."""
    after, events = state.copy(), list(events)
    while not any(isinstance(event, happened.VisitEnded) for event in events):
        moves = after.legal_moves()
        events += after.play(Withdraw() if Withdraw() in moves else moves[0])
    return sum(isinstance(event, happened.PairExchanged) and event.seat == seat for event in events)


def _hand(state: TajMahalState, events: list[Event], seat: int) -> int:
    """What a hand counts at the end of the game, before pairs are exchanged."""
    for event in events:
        if isinstance(event, happened.HandScored) and event.seat == seat:
            came = sum(isinstance(one, happened.PairExchanged) and one.seat == seat for one in events)
            went = sum(isinstance(one, happened.PairExchanged) and one.owner == seat for one in events)
            return event.points - came + went
    return hand_points(state.board.pieces, seat, state.hands[seat]).points


# ---- positions -----------------------------------------------------------------------------------------------------


def positions(seed: int, thin: int = 12) -> Iterator[TajMahalState]:
    """Positions of a lively game with one of its options, one of so many, and the same with hardly a card left."""
    rng, seats = Rng(seed), 3 + seed % 3
    first = ("random", *range(1, seats + 1))[seed // 3 % (seats + 1)]
    state = durbar.start("taj_mahal", seats=seats, seed=seed, options={"start_player": first})
    assert isinstance(state, TajMahalState)
    for _ in playing(state, seed, lively):
        if state.to_act is None or (rng.below(thin) and (state.step == "turn" or rng.below(2))):
            continue
        yield state.copy()
        yield worn(state, rng)


def worn(state: TajMahalState, rng: Rng) -> TajMahalState:
    """The same table with hardly a card left to draw or on display, and influence tiles that may become pairs."""
    twin = state.copy()
    twin.bag, twin.discard = twin.bag[: rng.below(3)], twin.discard[: rng.below(2)]
    if twin.step == "turn":
        twin.display = twin.display[: rng.below(4)]
    seat = twin.to_act
    assert seat is not None
    twin.influence[seat] = [rng.below(2) for _ in twin.influence[seat]]
    twin.forget_moves()
    return twin
