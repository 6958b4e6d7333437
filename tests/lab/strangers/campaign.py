"""Plans of a turn of Raja carried out: in a game move by move, or at once on a copy, to play rounds ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import exp
from typing import Final

from durbar.engine.move import Move
from durbar.games.raja import unfinished
from durbar.games.raja.actions import ARTISANS_PRICE, FORGONE, GOLD_TAKEN, HOUSES_QUARRIED, PALACE_PRICE
from durbar.games.raja.board import START, Way
from durbar.games.raja.characters import ARTISAN, BUILDER, MOGUL, MONK, SADHU, TRADER, TRADERS_GOLD, YOGI
from durbar.games.raja.menu import CITY_PLACE
from durbar.games.raja.moves import BuildersHouse, End, House, Lower, Quarry, Take, TakeGold, Travel
from durbar.games.raja.state import RajaState
from durbar.games.raja.track import moved_down, numbered, order
from tests.lab.strangers.ledger import VILLAGE, WEIGHTS, Hand, Ledger, Pair, Plan, hand_of

#: How characters are esteemed where nothing else is known.
STANDING: Final = {ARTISAN: 6, BUILDER: 5, TRADER: 4, YOGI: 4, MOGUL: 3, SADHU: 2, MONK: 1}


#: What is added to the value of a plan, so that games played ahead differ.
Whim = Callable[[], float]


# ---- move by move ----------------------------------------------------------------------------------------------


def turns_left(state: RajaState, ledger: Ledger, most: int) -> list[Plan]:
    """Return plans for what is left of the turn that is open, best first."""
    seat = ledger.seat
    builder = BUILDER in state.cards[seat] and not state.turn[unfinished.BUILDER_USED]
    hand = Hand(*state.turn[: unfinished.LEFT])
    return ledger.turns(hand, state.turn_actions(seat), builder, most)[:most]


def first_move(state: RajaState, ledger: Ledger, plan: Plan) -> Move:
    """Return the first move of a plan for the turn that is open."""
    legal = state.legal_moves()
    return next((move for move in _in_order(state, ledger, plan) if move in legal), End())


def _in_order(state: RajaState, ledger: Ledger, plan: Plan) -> Iterator[Move]:
    """Yield the moves of a plan, those that come first before the rest; moves farther away are left out."""
    menu, board = state.menu, state.board
    here = state.architects[ledger.seat]
    if plan.quarries:
        yield Quarry()
    if plan.gold:
        yield TakeGold()
    late = _late(state, ledger.seat, plan)
    if plan.take and not late:
        yield Take(plan.take)
    if VILLAGE in plan.houses:
        gaps = [village for way in plan.path for village in way.villages if not state.villages[village]]
        place = menu.places[gaps[0] if gaps else ledger.villages[0][1]]
        if plan.builder:
            yield BuildersHouse(place)
        yield House(place)
    house = board.junctions[here].id if here != START and here in plan.houses else None
    if house and plan.builder and VILLAGE not in plan.houses:
        yield BuildersHouse(house)
    if here in plan.palaces:
        yield from menu.palaces[here]
    if house:
        yield House(house)
    for way in plan.path[:1]:
        yield Travel(board.roads[way.road].id, board.junctions[way.to].id)
    if plan.lower:
        yield Lower(board.junctions[plan.lower].id)
    if late:
        yield Take(plan.take)


def _late(state: RajaState, seat: int, plan: Plan) -> bool:
    """Return whether a card is to be taken after all else, because the one given back still serves."""
    cards, here = state.cards[seat], state.architects[seat]
    if not plan.take or state.options["several_characters"]:
        return False
    cheaper = plan.take == ARTISAN and bool(plan.palaces)
    if BUILDER in cards and plan.builder:
        return not cheaper or here not in plan.palaces or VILLAGE in plan.houses or here in plan.houses
    return (ARTISAN in cards and bool(plan.palaces)) or (MONK in cards and bool(plan.path) and not cheaper)


# ---- at once ---------------------------------------------------------------------------------------------------


def carry_out(ledger: Ledger, plan: Plan) -> None:
    """Carry a plan out on the ledger's own state: the seat has played its turn then."""
    state, seat = ledger.state, ledger.seat
    quarried = min(HOUSES_QUARRIED * plan.quarries, state.quarry[seat])
    state.gold[seat] += GOLD_TAKEN * plan.gold - (len(plan.houses) - plan.builder)
    state.quarry[seat] -= quarried
    state.reserve[seat] += quarried
    late = _late(state, seat, plan)
    if plan.take and not late:
        _take(state, seat, plan.take)
    houses = list(plan.houses)
    _walk(state, seat, plan.path, houses)
    state.architects[seat] = plan.end
    for city in plan.palaces:
        _palace(state, seat, city, ARTISANS_PRICE if ARTISAN in (*state.cards[seat], plan.take) else PALACE_PRICE)
    for place in houses:
        _house(ledger, place)
    if late:
        _take(state, seat, plan.take)
    after = moved_down(state.track, plan.lower - 1) if plan.lower else None
    state.track = after or state.track
    for other in range(ledger.seats):
        if other != seat:
            state.gold[other] += FORGONE * plan.short
    state.waiting.remove(seat)


def _walk(state: RajaState, seat: int, path: tuple[Way, ...], houses: list[int]) -> None:
    """Walk; put houses where they are lacking on the way, and pay tolls."""
    for way in path:
        for village in way.villages:
            owners = state.villages[village]
            if not owners:
                state.settle(seat, village)
                state.reserve[seat] -= 1
                if VILLAGE in houses:
                    houses.remove(VILLAGE)
            elif seat not in owners:
                for owner in owners:
                    state.gold[owner] += 1
                if MONK not in state.cards[seat]:
                    state.gold[seat] -= len(owners)


def _palace(state: RajaState, seat: int, city: int, price: int) -> None:
    if state.central[city] is None:
        state.central[city] = seat
    else:
        state.outer[city] = (*state.outer[city], seat)
    state.gold[seat] -= price
    state.palaces[seat] -= 1
    state.built[seat] += 1


def _house(ledger: Ledger, place: int) -> None:
    """Build a house in a city, or in the best village that has room yet."""
    state, seat = ledger.state, ledger.seat
    spot: int | None = CITY_PLACE + place
    if place == VILLAGE:
        spot = next((village for _, village in ledger.villages if state.room >> village & 1), None)
    if spot is not None:
        state.settle(seat, spot)
        state.reserve[seat] -= 1


def _take(state: RajaState, seat: int, card: int) -> None:
    """Take a card; whoever loses it takes what is esteemed most of the bank."""
    owner = state.owner(card)
    if owner is None or owner == seat:
        return
    returned = () if state.options["several_characters"] else state.cards[seat][:1]
    if owner < 0:
        state.from_bank(seat, card)
    else:
        state.hand(owner, card, seat)
    for other in returned:
        state.to_bank(seat, other)
    if card == TRADER:
        state.gold[seat] += TRADERS_GOLD
    if owner >= 0 and state.bank:
        state.from_bank(owner, max(state.bank, key=lambda one: (STANDING[one], -one)))


# ---- rounds ----------------------------------------------------------------------------------------------------


def outlook(
    state: RajaState,
    seat: int,
    rounds: int,
    pair: Pair | None = None,
    whim: Whim | None = None,
) -> float:
    """Return a seat's chance after the rest of the round and some more, in which each plays its best plan.

    pair: what the seat's disc shows in this round.
    """
    state = state.copy()
    over = _play_round(state, {} if pair is None else {seat: pair}, whim)
    for _ in range(rounds):
        if over:
            break
        over = _play_round(state, {}, whim)
    return (_result(state) if over else _prospects(state))[seat]


def _play_round(state: RajaState, discs: Mapping[int, Pair], whim: Whim | None) -> bool:
    """Let all who wait play, score the city, begin the next round. Return whether the game is over.

    discs: what is known of them; whoever has another plays what is best as it is its turn.
    """
    while state.waiting:
        seat = min(state.waiting, key=lambda waiting: state.cards[waiting])
        if TRADER in state.cards[seat]:
            state.gold[seat] += TRADERS_GOLD
        ledger = Ledger(state, seat, WEIGHTS)
        if seat in discs:
            plan = ledger.turns(hand_of(discs[seat]), discs[seat], BUILDER in state.cards[seat], 1)[0]
        else:
            plans = [plan for _, plan in ledger.discs()] or [Plan(0.0, ledger.here)]
            plan = plans[0] if whim is None else max(plans, key=lambda one: one.value + whim())
        carry_out(ledger, plan)
    if state.maharaja != START:
        for seat, gold in enumerate(state.score_of(state.maharaja).gold):
            state.gold[seat] += gold
    if max(state.built) >= state.palaces_to_win or state.round >= state.last_round:
        return True
    state.round += 1
    lowest = order(state.track)[0]
    state.maharaja = lowest + 1
    state.track[lowest] = numbered(state.round)
    state.waiting = list(range(len(state.gold)))
    return False


def _result(state: RajaState) -> list[float]:
    """Return 1 for the winner; of others who is closer is told apart, so that a lost game is still played for."""
    seats = range(len(state.gold))
    finals = [(state.built[seat], state.gold[seat], -min(state.cards[seat])) for seat in seats]
    best = max(finals)
    return [
        1.0 if final == best else 0.02 * max(-7, final[0] - best[0]) + 0.001 * min(0, final[1] - best[1])
        for final in finals
    ]


def _prospects(state: RajaState) -> list[float]:
    """Return each seat's chance to win by what all have as a round begins."""
    worth, rounds = [], 0
    for seat, gold in enumerate(state.gold):
        ledger = Ledger(state, seat, WEIGHTS)
        rounds = ledger.rounds
        way = ledger.walks(ledger.here, 2)[state.maharaja][0]
        worth.append(
            gold
            + WEIGHTS["palace"] * state.built[seat]
            + sum(ledger.gain(city, int(city == state.maharaja)) for city in state.board.cities) / ledger.scale
            + sum(map(ledger.card_value, state.cards[seat]))
            + min(state.reserve[seat], 4) * WEIGHTS["house"]
            - min(way, 5.0) * 0.6
        )
    width = WEIGHTS["width"] + WEIGHTS["width_grows"] * rounds
    shares = [exp((one - max(worth)) / width) for one in worth]
    return [share / sum(shares) for share in shares]
