"""The steps of a player's turn: travel, the parts of actions in any order, what they bring on (§6.3, §7)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, ClassVar

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.games.raja import actions, reach, refusals, track
from durbar.games.raja.actions import Parts
from durbar.games.raja.characters import BUILDER, MONK
from durbar.games.raja.events import (
    CharacterAttracted,
    CharacterChosen,
    CharacterGiven,
    CharacterTaken,
    ChitUsed,
    GoldTaken,
    HouseBuilt,
    HouseLifted,
    HouseMoved,
    MarkerLowered,
    PalaceBuilt,
    Quarried,
    Travelled,
    TurnEnded,
)
from durbar.games.raja.menu import CITY_PLACE
from durbar.games.raja.moves import (
    Attract,
    BuildersHouse,
    BuildersLift,
    Chit,
    Choose,
    Drop,
    End,
    Give,
    House,
    Lift,
    Lower,
    Palace,
    Quarry,
    Swap,
    Take,
    TakeGold,
    Travel,
)
from durbar.games.raja.sentences import Refusal
from durbar.games.raja.state import RajaState
from durbar.games.raja.steps import RajaStep, choices, not_in_bank
from durbar.games.raja.turn_view import forgone_actions, forgone_gold, turn_view
from durbar.games.raja.unfinished import (
    BUILDER_USED,
    CHARACTERS,
    CHIT_USED,
    GOLD,
    GOVERNORS,
    HOUSES,
    MOVES,
    PALACES,
    QUARRIES,
    VILLAGES,
)
from durbar.games.raja.view import OUTER_SITES

_GOLD, _QUARRY, _END = (TakeGold(),), (Quarry(),), (End(),)
_CHITS = tuple(Chit(action) for action in sorted(actions.ACTIONS) if action != actions.NOT_BY_CHIT)


class Turn(RajaStep, frozen=True):
    """A player's turn. It stays at the bottom of the stack until the player ends it."""

    name: ClassVar[str] = "turn"

    def shown(self, state: RajaState, seat: int) -> dict[str, Any]:
        """Return how far the turn has come; all of it is open."""
        return {"turn": turn_view(state, self.seat)}

    def legal_moves(self, state: RajaState) -> tuple[Move, ...]:
        """Return every road one can walk and pay, every part of an action still to do, the chit, and the end."""
        seat, turn, menu = self.seat, state.turn, state.menu
        architect = state.architects[seat]
        here = reach.here(state, seat)
        found = _travels(state, seat, architect)
        if turn[GOLD]:
            found += _GOLD
        if turn[QUARRIES] and state.quarry[seat]:
            found += _QUARRY
        builder = not turn[BUILDER_USED] and BUILDER in state.cards[seat]
        if state.reserve[seat]:
            if turn[HOUSES] and state.gold[seat] >= actions.HOUSE_PRICE:
                found += menu.select("house", here | state.room if turn[VILLAGES] else here)
            if builder:
                found += menu.select("builders_house", here | state.room)
        if turn[PALACES] and here:
            found += _palaces(state, seat, architect)
        if turn[MOVES]:
            found += menu.select("lift", reach.liftable(state, seat, here))
        if builder:
            found += menu.select("builders_lift", reach.liftable(state, seat, here))
        if turn[GOVERNORS]:
            found += reach.lowerable(state)
        if turn[CHARACTERS]:
            found += _exchanges(state, seat)
        if state.chits[seat] and not turn[CHIT_USED]:
            found += _CHITS
        return found + _END

    def why_not(self, state: RajaState, move: Move) -> Refusal:
        """Return what the rules say against it."""
        return refusals.in_turn(state, self.seat, move)

    def play(self, state: RajaState, move: Move, events: list[Event]) -> None:
        """Do one small thing of the turn."""
        _DEEDS[type(move)](state, self.seat, move, events)


TURNS = tuple(Turn(seat) for seat in range(5))


class Carrying(RajaStep, frozen=True):
    """A house is in hand and has to be put somewhere else (§7.3). origin: the place it came from."""

    origin: int
    by_builder: bool

    name: ClassVar[str] = "carrying"

    def shown(self, state: RajaState, seat: int) -> dict[str, Any]:
        """Return where it came from, and the turn it belongs to."""
        return {
            "turn": turn_view(state, self.seat),
            "carrying": state.menu.places[self.origin],
            "carried_by_builder": self.by_builder,
        }

    def legal_moves(self, state: RajaState) -> tuple[Move, ...]:
        """Return any other village with room, or the city where the own architect is."""
        return state.menu.select("drop", (state.room | reach.here(state, self.seat)) & ~(1 << self.origin))

    def why_not(self, state: RajaState, move: Move) -> Refusal:
        """Return the same place, no room, or no architect."""
        if isinstance(move, Drop):
            if state.menu.number.get(move.place) == self.origin:
                return Refusal("same_place", "7.3", {"place": move.place})
            return refusals.no_house(state, self.seat, move.place, "7.3")
        return RajaStep.why_not(self, state, move)

    def play(self, state: RajaState, move: Move, events: list[Event]) -> None:
        """Put it down."""
        assert isinstance(move, Drop)
        state.steps.pop()
        state.settle(self.seat, state.menu.number[move.place])
        events.append(HouseMoved(self.seat, state.menu.places[self.origin], move.place, self.by_builder))


class Replacing(RajaStep, frozen=True):
    """Who lost the character chooses another from the bank, at once (§7.6)."""

    name: ClassVar[str] = "replacing"

    def shown(self, state: RajaState, seat: int) -> dict[str, Any]:
        """Return the turn it interrupts."""
        return {"turn": turn_view(state, state.steps[0].seat)}

    def legal_moves(self, state: RajaState) -> tuple[Move, ...]:
        """Return any card of the bank, the one just returned included."""
        return choices(state.bank)

    def why_not(self, state: RajaState, move: Move) -> Refusal:
        """Return a card that is not in the bank."""
        if isinstance(move, Choose):
            return not_in_bank(state, move.card)
        return RajaStep.why_not(self, state, move)

    def play(self, state: RajaState, move: Move, events: list[Event]) -> None:
        """Take the card; the turn goes on."""
        assert isinstance(move, Choose)
        state.steps.pop()
        state.from_bank(self.seat, move.card)
        events.append(CharacterChosen(self.seat, move.card, instead=True))


class Giving(RajaStep, frozen=True):
    """A card has to be handed to ``to``: in return for ``swapped``, or because it was attracted (§11.3).

    swapped: the card just received, which can't go back; 0 for an attraction.
    """

    to: int
    swapped: int

    name: ClassVar[str] = "giving"

    def shown(self, state: RajaState, seat: int) -> dict[str, Any]:
        """Return to whom it is put, and the turn it interrupts."""
        return {"giving": self.to, "received": self.swapped, "turn": turn_view(state, state.steps[0].seat)}

    def legal_moves(self, state: RajaState) -> tuple[Move, ...]:
        """Return any own card, but not the one just received."""
        return _gives(tuple(card for card in state.cards[self.seat] if card != self.swapped))

    def why_not(self, state: RajaState, move: Move) -> Refusal:
        """Refuse a card that is not one's own, or the one just received."""
        if isinstance(move, Give):
            key = "just_received" if move.card == self.swapped else "not_your_character"
            return Refusal(key, "11.3", {"card": move.card})
        return RajaStep.why_not(self, state, move)

    def play(self, state: RajaState, move: Move, events: list[Event]) -> None:
        """Hand it over; the turn goes on."""
        assert isinstance(move, Give)
        state.steps.pop()
        _hand_over(state, self.seat, move.card, self.to, not self.swapped, events)


# ---- what is open ----------------------------------------------------------------------------------------------


def _travels(state: RajaState, seat: int, architect: int) -> tuple[Move, ...]:
    empty, foreign, doubled = ~state.occupied, ~state.own[seat], state.doubled
    gold = state.gold[seat]
    by_bank = MONK in state.cards[seat]
    found = []
    for move, mask in state.menu.travels_from[architect]:
        if mask & empty:
            continue
        paid = mask & foreign
        if not paid or by_bank or paid.bit_count() + (paid & doubled).bit_count() <= gold:
            found.append(move)
    return tuple(found)


def _palaces(state: RajaState, seat: int, city: int) -> tuple[Move, ...]:
    if not state.palaces[seat] or state.gold[seat] < reach.palace_price(state, seat):
        return ()
    central, outer = state.menu.palaces[city]
    moves: tuple[Move, ...] = (central,) if state.central[city] is None else ()
    return (*moves, outer) if len(state.outer[city]) < OUTER_SITES else moves


def _exchanges(state: RajaState, seat: int) -> tuple[Move, ...]:
    if not state.options["several_characters"]:
        return _takes(
            tuple(sorted({*state.bank, *(card for cards in state.cards for card in cards)} - {*state.cards[seat]}))
        )
    if state.bank:
        return _takes(state.bank)
    own = len(state.cards[seat])
    others = [other for other in range(len(state.gold)) if other != seat]
    swaps = tuple(sorted(card for other in others for card in state.cards[other]))
    return _swaps(swaps) + _attracts(tuple(other for other in others if len(state.cards[other]) > own))


@lru_cache(maxsize=1024)
def _takes(cards: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(_move(Take, card) for card in cards)


@lru_cache(maxsize=1024)
def _swaps(cards: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(_move(Swap, card) for card in cards)


@lru_cache(maxsize=1024)
def _attracts(seats: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(_move(Attract, seat) for seat in seats)


@lru_cache(maxsize=1024)
def _gives(cards: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(_move(Give, card) for card in cards)


@cache
def _move(kind: type[Take | Swap | Attract | Give], number: int) -> Move:
    return kind(number)


# ---- what moves do ---------------------------------------------------------------------------------------------


def _travel(state: RajaState, seat: int, move: Travel, events: list[Event]) -> None:
    """Walk a road; owners of houses where one has none are paid, by the bank under the Monk (§7.1)."""
    board = state.board
    origin = state.architects[seat]
    way = state.menu.ways[origin, move]
    by_bank = MONK in state.cards[seat]
    tolls: tuple[tuple[int, int], ...] = ()
    foreign = way.mask & ~state.own[seat]
    if foreign:
        paid = [0] * len(state.gold)
        for village in way.villages:
            if foreign >> village & 1:
                for owner in state.villages[village]:
                    paid[owner] += 1
        tolls = tuple([(owner, gold) for owner, gold in enumerate(paid) if gold])
        for owner, gold in tolls:
            state.gold[owner] += gold
            if not by_bank:
                state.gold[seat] -= gold
    state.architects[seat] = way.to
    events.append(Travelled(seat, move.road, board.junctions[origin].id, move.to, tolls, by_bank and foreign != 0))


def _take_gold(state: RajaState, seat: int, move: TakeGold, events: list[Event]) -> None:
    state.turn[GOLD] -= 1
    state.gold[seat] += actions.GOLD_TAKEN
    events.append(GoldTaken(seat, actions.GOLD_TAKEN))


def _quarry(state: RajaState, seat: int, move: Quarry, events: list[Event]) -> None:
    """Count the last house of the quarry as the whole action (ruling A4)."""
    houses = min(actions.HOUSES_QUARRIED, state.quarry[seat])
    state.turn[QUARRIES] -= 1
    state.quarry[seat] -= houses
    state.reserve[seat] += houses
    events.append(Quarried(seat, houses))


def _house(state: RajaState, seat: int, move: House, events: list[Event]) -> None:
    place = state.menu.number[move.place]
    state.turn[HOUSES] -= 1
    if place < CITY_PLACE:
        state.turn[VILLAGES] -= 1
    state.gold[seat] -= actions.HOUSE_PRICE
    state.reserve[seat] -= 1
    state.settle(seat, place)
    events.append(HouseBuilt(seat, move.place, actions.HOUSE_PRICE))


def _builders_house(state: RajaState, seat: int, move: BuildersHouse, events: list[Event]) -> None:
    state.turn[BUILDER_USED] = 1
    state.reserve[seat] -= 1
    state.settle(seat, state.menu.number[move.place])
    events.append(HouseBuilt(seat, move.place, 0))


def _palace(state: RajaState, seat: int, move: Palace, events: list[Event]) -> None:
    city = state.board.junction_number[move.city]
    price = reach.palace_price(state, seat)
    state.turn[PALACES] -= 1
    state.gold[seat] -= price
    state.palaces[seat] -= 1
    state.built[seat] += 1
    if move.site == "central":
        site = 0
        state.central[city] = seat
    else:
        state.outer[city] = (*state.outer[city], seat)
        site = len(state.outer[city])
    events.append(PalaceBuilt(seat, move.city, site, price, state.built[seat]))


def _lift(state: RajaState, seat: int, move: Lift | BuildersLift, events: list[Event]) -> None:
    place = state.menu.number[move.place]
    by_builder = isinstance(move, BuildersLift)
    if by_builder:
        state.turn[BUILDER_USED] = 1
    else:
        state.turn[MOVES] -= 1
    state.unsettle(seat, place)
    events.append(HouseLifted(seat, move.place))
    state.steps.append(Carrying(seat, place, by_builder))


def _lower(state: RajaState, seat: int, move: Lower, events: list[Event]) -> None:
    before = tuple(state.track)
    after = track.moved_down(before, state.board.junction_number[move.city] - 1)
    assert after is not None
    state.turn[GOVERNORS] -= 1
    state.track = after
    events.append(MarkerLowered(seat, move.city, before, tuple(after)))


def _take(state: RajaState, seat: int, move: Take, events: list[Event]) -> None:
    """Take a card; basic and Advanced I: give the old one back, and who lost the card chooses another (§7.6)."""
    card = move.card
    owner = state.owner(card)
    state.turn[CHARACTERS] -= 1
    returned = None if state.options["several_characters"] else state.cards[seat][0]
    if owner is None or owner < 0:
        state.from_bank(seat, card)
    else:
        state.hand(owner, card, seat)
    if returned is not None:
        state.to_bank(seat, returned)
    victim = owner if owner is not None and owner >= 0 else None
    events.append(CharacterTaken(seat, card, victim, returned))
    state.grant_powers(seat, events)
    if victim is not None:
        state.steps.append(Replacing(victim))


def _swap(state: RajaState, seat: int, move: Swap, events: list[Event]) -> None:
    """Swap: the owner hands the named card over and gets one that the taker held before (§11.3)."""
    owner = state.owner(move.card)
    assert owner is not None
    state.turn[CHARACTERS] -= 1
    state.hand(owner, move.card, seat)
    events.append(CharacterTaken(seat, move.card, owner, None))
    state.grant_powers(seat, events)
    held = [card for card in state.cards[seat] if card != move.card]
    if len(held) == 1:
        _hand_over(state, seat, held[0], owner, False, events)
    else:
        state.steps.append(Giving(seat, owner, move.card))


def _attract(state: RajaState, seat: int, move: Attract, events: list[Event]) -> None:
    """Ask the target which card to give (§11.3)."""
    state.turn[CHARACTERS] -= 1
    state.steps.append(Giving(move.seat, seat, 0))
    events.append(CharacterAttracted(seat, move.seat))


def _hand_over(state: RajaState, giver: int, card: int, to: int, attracted: bool, events: list[Event]) -> None:
    state.hand(giver, card, to)
    events.append(CharacterGiven(giver, card, to, attracted))
    if to == state.steps[0].seat:
        state.grant_powers(to, events)


def _chit(state: RajaState, seat: int, move: Chit, events: list[Event]) -> None:
    """Declare a third action (§11.2.3)."""
    action = actions.NUMBER[move.action]
    state.chits[seat] -= 1
    state.bank_chits += 1
    state.extra = action
    turn = state.turn
    turn[CHIT_USED] = 1
    for place, name in enumerate(Parts.__struct_fields__):
        turn[place] += getattr(actions.asked((action,)), name)
    events.append(ChitUsed(seat, move.action))


def _end(state: RajaState, seat: int, move: End, events: list[Event]) -> None:
    """End the turn; what is incomplete is forgone, and pays the others (§7.7)."""
    forgone = forgone_actions(state, seat)
    gold = forgone_gold(state, len(forgone))
    for other in range(len(state.gold)):
        if other != seat:
            state.gold[other] += gold
    events.append(TurnEnded(seat, forgone, gold))
    state.waiting.remove(seat)
    state.steps.pop()


_DEEDS: dict[type[Move], Any] = {
    Travel: _travel,
    TakeGold: _take_gold,
    Quarry: _quarry,
    House: _house,
    BuildersHouse: _builders_house,
    Palace: _palace,
    Lift: _lift,
    BuildersLift: _lift,
    Lower: _lower,
    Take: _take,
    Swap: _swap,
    Attract: _attract,
    Chit: _chit,
    End: _end,
}
