"""What a move of Raja really brings, by the rules alone: what a screen says of it is held against this."""

from __future__ import annotations

from collections.abc import Iterator

import durbar
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games.raja import actions, unfinished
from durbar.games.raja.board import CITIES, START
from durbar.games.raja.events import CityScored, RoundBegan, TurnEnded
from durbar.games.raja.moves import Bid, Choose, End, Give, Keep, Pass, Point, TakeGold, Travel
from durbar.games.raja.state import RajaState
from durbar.games.raja.turn import TURNS
from durbar.games.raja.turn_view import forgone_actions
from durbar.ui.kit.values.claim import Claim
from tests.contract.positions import playing
from tests.games.raja.keeping import covering_sets, lively

#: So many turns are played out where it is asked whether one carries out all that was chosen; most find one at once.
TURNS_TRIED, TURNS_SEARCHED = 150, 4000
_DEEDS_A_TURN = 25
#: Instead of the gold that is left where no turn played out carries out all that was chosen.
NO_TURN = -1
#: The steps in which something is stated that hard times could make false.
STEPS = ("auction", "disc", "turn", "carrying", "giving")


def outcomes(state: State, move: Move, claim: Claim) -> list[int]:
    """What is claimed of a legal move, as it comes about: one number, or one for each way in which it may go on."""
    assert isinstance(state, RajaState)
    seat, after = claim.seat, state.copy()
    if isinstance(move, Point | Keep):
        return _turns(after, move, claim)
    events = after.play(move)
    subject, _, place = claim.measure.partition(" in ")
    match subject:
        case "gold" if claim.until == "stage" and isinstance(move, Bid):
            return [_won(after) - state.gold[seat]]
        case "gold":
            return [after.gold[seat] - state.gold[seat]]
        case "gold given up":
            return [event.gold for event in events if isinstance(event, TurnEnded)]
        case "houses":
            return [after.reserve[seat] - state.reserve[seat]]
        case "auctions":
            return [_auctions(after, seat)]
        case "points":
            return [_points(one, place, seat) - _points(state, place, seat) for one in answered(after, seat)]
        case "actions undone":
            return [least_undone(one, seat, claim.amount) for one in answered(after, seat)]
    subject, _, place = claim.measure.partition(" of ")
    if scored := [event.score.gold[seat] for event in events if isinstance(event, CityScored)]:
        return scored
    if subject == "gold":
        return [_score(one, place).gold[seat] for one in answered(after, seat)]
    assert subject == "visit"
    return [visits(after)[place]]


def _points(state: RajaState, city: str, seat: int) -> int:
    return _score(state, city).points[seat].total


def _score(state: RajaState, city: str):
    return state.score_of(state.board.junction_number[city])


def answered(state: RajaState, seat: int) -> Iterator[RajaState]:
    """The positions after each answer that another may give before the seat's turn goes on."""
    if state.to_act == seat or not isinstance(state.legal_moves()[0], Choose | Give):
        yield state
        return
    for answer in state.legal_moves():
        after = state.copy()
        after.play(answer)
        yield after


def _won(state: RajaState) -> int:
    """The gold of whoever bid last, when all others pass."""
    bidder = state.view(0).auction.best_seat if state.step == "auction" else state.to_act
    after = state.copy()
    while after.step == "auction":
        after.play(Pass())
    return after.gold[bidder]


def _auctions(state: RajaState, seat: int) -> int:
    """In how many auctions a seat that just passed has still to bid, if everybody passes as soon as possible."""
    after, times, on = state.copy(), 0, True
    while after.round == 0 and after.step in ("auction", "choosing"):
        if after.step == "choosing":
            on = False
        elif not on and after.to_act == seat:
            return times + 1
        moves = after.legal_moves()
        after.play(Pass() if Pass() in moves else moves[0])
    return times


def visits(state: RajaState) -> dict[str, int]:
    """In which round each city is visited for the first time from now on, if all do nothing but end their turns."""
    after, found = state.copy(), {}
    while after.to_act is not None:
        moves = after.legal_moves()
        for event in after.play(Point("gold") if isinstance(moves[0], Point) else moves[-1]):
            if isinstance(event, RoundBegan):
                found.setdefault(event.city, event.round)
    return found


def city_scored(state: RajaState) -> CityScored:
    """How the Maharaja’s city is scored if all end their turns at once."""
    after = state.copy()
    while True:
        for event in after.play(after.legal_moves()[-1]):
            if isinstance(event, CityScored):
                return event


# ---- turns played out ----------------------------------------------------------------------------------------------


def _turns(state: RajaState, move: Move, claim: Claim) -> list[int]:
    """What turns bring that begin now with the actions pointed at, this one included."""
    pointed = getattr(state.steps[-1], "pointed", ())
    if isinstance(move, Point):
        pointed = (*pointed, actions.NUMBER[move.action])
    turn = begun(state, claim.seat, pointed)
    if claim.measure == "actions undone":
        return [min(1, least_undone(turn, claim.seat, claim.amount))]
    there, gold = _with_the_maharaja(turn, claim.seat), set()
    for tried, end in enumerate(played_out(there, claim.seat, TURNS_SEARCHED, travels=False)):
        if not forgone_actions(end, claim.seat):
            gold.add(end.gold[claim.seat])
        if tried >= TURNS_TRIED and gold:
            break
    if claim.bound == "at least":
        return [max(gold, default=NO_TURN)]
    return [claim.amount] if claim.amount in gold else [*gold, NO_TURN]


def begun(state: RajaState, seat: int, chosen: tuple[int, ...]) -> RajaState:
    """The same table when a seat's turn with these actions begins."""
    turn = state.copy()
    turn.discs[seat], turn.extra = chosen, None
    turn.turn = bytearray(unfinished.fresh(chosen))
    turn.steps = [TURNS[seat]]
    turn.forget_moves()
    turn.grant_powers(seat, [])
    return turn


def _with_the_maharaja(state: RajaState, seat: int) -> RajaState:
    """The turn once all gold is taken and the architect is where the Maharaja is, if it can get there, at the least."""
    turn = state.copy()
    while TakeGold() in turn.legal_moves():
        turn.play(TakeGold())
    best = {turn.architects[seat]: turn}
    todo = [turn]
    while todo:
        here = todo.pop()
        for move in here.legal_moves():
            if isinstance(move, Travel):
                there = here.copy()
                there.play(move)
                known = best.get(there.architects[seat])
                if known is None or known.gold[seat] < there.gold[seat]:
                    best[there.architects[seat]] = there
                    todo.append(there)
    return best.get(turn.maharaja, turn)


def least_undone(state: RajaState, seat: int, said: int = 0) -> int:
    """How many actions are left undone in the best of many turns that are played out; of very many more where so few
    as is said are not met at once.
    """
    best = len(forgone_actions(state, seat))
    for tried, end in enumerate(played_out(state, seat, TURNS_SEARCHED)):
        best = min(best, len(forgone_actions(end, seat)))
        if not best or (tried >= TURNS_TRIED and best <= said):
            break
    return best


def played_out(state: RajaState, seat: int, turns: int, travels: bool = True) -> Iterator[RajaState]:
    """Ends of turns played at random, each kind of deed as likely: as soon as all is done, or after many deeds."""
    rng = Rng(state.played + sum(state.gold))
    for _ in range(turns):
        end = state.copy()
        for _ in range(_DEEDS_A_TURN):
            if end.step == "turn" and not forgone_actions(end, seat):
                break
            moves = [move for move in end.legal_moves() if not isinstance(move, End if travels else End | Travel)]
            if not moves:
                break
            deeds = [move for move in moves if not isinstance(move, Travel)]
            kinds = {}
            for move in deeds if deeds and rng.below(100) < 60 else moves:
                kinds.setdefault(type(move), []).append(move)
            kind = [*kinds.values()][rng.below(len(kinds))]
            end.play(kind[rng.below(len(kind))])
        yield end


# ---- positions -----------------------------------------------------------------------------------------------------


def positions(seed: int, steps: tuple[str, ...] = STEPS, thin: int = 25) -> Iterator[RajaState]:
    """Positions of a random game, one of so many, and the same with hard times for whoever acts."""
    rng, seats = Rng(seed), 2 + seed % 4
    sets = [*covering_sets(seats)]
    state = durbar.start("raja", seats=seats, seed=seed, options=sets[seed // 4 % len(sets)])
    assert isinstance(state, RajaState)
    for _ in playing(state, seed, lively):
        if state.step in steps and not rng.below(thin):
            yield state.copy()
            yield pressed(state, rng)


def pressed(state: RajaState, rng: Rng) -> RajaState:
    """The same table with hard times for whoever acts: little gold, few pieces, perhaps far from every city."""
    twin = state.copy()
    seat = twin.to_act
    assert seat is not None
    twin.gold[seat] = rng.below(16)
    if rng.below(3) == 0:
        twin.architects[seat] = START + rng.below(CITIES + 1)
    if rng.below(3) == 0:
        moved = rng.below(twin.reserve[seat] + 1)
        twin.reserve[seat] -= moved
        twin.quarry[seat] += moved
    if rng.below(3) == 0:
        moved = max(0, twin.quarry[seat] - rng.below(4))
        twin.quarry[seat] -= moved
        twin.reserve[seat] += moved
    twin.forget_moves()
    return twin
