"""Why a move is not open in a turn of Raja."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from durbar.engine.move import Move
from durbar.games.raja import actions, reach
from durbar.games.raja.actions import Parts
from durbar.games.raja.characters import BUILDER, MONK
from durbar.games.raja.menu import CITY_PLACE
from durbar.games.raja.moves import (
    Attract,
    Bid,
    BuildersHouse,
    BuildersLift,
    Chit,
    Choose,
    Drop,
    Give,
    House,
    Keep,
    Lift,
    Lower,
    Palace,
    Pass,
    Place,
    Point,
    Quarry,
    Swap,
    Take,
    TakeGold,
    Travel,
)
from durbar.games.raja.sentences import Refusal
from durbar.games.raja.state import RajaState
from durbar.games.raja.unfinished import BUILDER_USED, CHIT_USED
from durbar.games.raja.view import OUTER_SITES


def in_turn(state: RajaState, seat: int, move: Move) -> Refusal:
    """Return the reason against a move that is not legal in the seat's turn."""
    return _REASONS[type(move)](state, seat, move)


def no_house(state: RajaState, seat: int, place: str, section: str) -> Refusal:
    """Return why a house can't go to a place: no such place, no room, or no architect there."""
    number = state.menu.number.get(place)
    if number is None or number == CITY_PLACE:
        return Refusal("no_place_for_houses", section, {"place": place})
    if number < CITY_PLACE:
        return Refusal("village_full", section, {"village": place, "capacity": state.capacity})
    return Refusal("architect_absent", section, {"city": place})


def _without(state: RajaState, seat: int, part: str) -> Refusal | None:
    """Return the reason when no action of the turn allows this part any more, or ever did."""
    left = state.turn[Parts.__struct_fields__.index(part)]
    if left:
        return None
    ever = getattr(actions.asked(tuple(sorted(state.turn_actions(seat)))), part)
    return Refusal("part_done" if ever else "part_not_chosen", "6.2", {"part": part})


def _travel(state: RajaState, seat: int, move: Travel) -> Refusal:
    board = state.board
    ways = board.ways[state.architects[seat]]
    way = next(
        (way for way in ways if board.roads[way.road].id == move.road and board.junctions[way.to].id == move.to), None
    )
    if way is None:
        return Refusal("no_such_road", "7.1", {"road": move.road, "to": move.to})
    for village in way.villages:
        if not state.occupied >> village & 1:
            return Refusal("village_empty", "7.1", {"village": board.villages[village].id, "to": move.to})
    cost = reach.toll(state, seat, way.mask)
    assert MONK not in state.cards[seat]
    return Refusal("toll_too_dear", "7.1", {"toll": cost, "gold": state.gold[seat], "to": move.to})


def _gold(state: RajaState, seat: int, move: TakeGold) -> Refusal:
    return _needed(_without(state, seat, "gold"))


def _quarry(state: RajaState, seat: int, move: Quarry) -> Refusal:
    return _without(state, seat, "quarries") or Refusal("quarry_empty", "7.4")


def _house(state: RajaState, seat: int, move: House) -> Refusal:
    if (missing := _without(state, seat, "houses")) is not None:
        return missing
    if not state.reserve[seat]:
        return _no_house_in_reserve(state, seat)
    if state.gold[seat] < actions.HOUSE_PRICE:
        return Refusal("house_too_dear", "7.2", {"price": actions.HOUSE_PRICE, "gold": state.gold[seat]})
    number = state.menu.number.get(move.place)
    if number is not None and number < CITY_PLACE and state.room >> number & 1:
        return Refusal("one_house_in_a_city", "7.2")
    return no_house(state, seat, move.place, "7.2")


def _no_house_in_reserve(state: RajaState, seat: int) -> Refusal:
    """Return the quarry is named only where it can bring new ones."""
    return Refusal("reserve_empty" if state.quarry[seat] else "all_houses_built", "7.2")


def _builder(state: RajaState, seat: int) -> Refusal | None:
    if state.turn[BUILDER_USED]:
        return Refusal("builder_used", "12.8")
    return None if BUILDER in state.cards[seat] else Refusal("no_builder", "5.1")


def _builders_house(state: RajaState, seat: int, move: BuildersHouse) -> Refusal:
    if (missing := _builder(state, seat)) is not None:
        return missing
    if not state.reserve[seat]:
        return _no_house_in_reserve(state, seat)
    return no_house(state, seat, move.place, "7.2")


def _palace(state: RajaState, seat: int, move: Palace) -> Refusal:
    if (missing := _without(state, seat, "palaces")) is not None:
        return missing
    city = state.board.junction_number.get(move.city, 0)
    if city not in state.board.cities or move.site not in ("central", "outer"):
        return Refusal("no_site", "7.2")
    if not state.palaces[seat]:
        return Refusal("no_palace_left", "7.2")
    if state.architects[seat] != city:
        return Refusal("architect_absent", "7.2", {"city": move.city})
    if move.site == "central" and state.central[city] is not None:
        return Refusal("central_taken", "4", {"city": move.city})
    if move.site == "outer" and len(state.outer[city]) == OUTER_SITES:
        return Refusal("outer_full", "7.2", {"city": move.city})
    price = reach.palace_price(state, seat)
    return Refusal("palace_too_dear", "7.2", {"price": price, "gold": state.gold[seat]})


def _lift(state: RajaState, seat: int, move: Lift) -> Refusal:
    return _without(state, seat, "moves") or _no_lift(state, seat, move.place)


def _builders_lift(state: RajaState, seat: int, move: BuildersLift) -> Refusal:
    return _builder(state, seat) or _no_lift(state, seat, move.place)


def _no_lift(state: RajaState, seat: int, place: str) -> Refusal:
    number = state.menu.number.get(place)
    if number is None or not state.own[seat] >> number & 1:
        return Refusal("no_own_house", "7.3", {"place": place})
    return Refusal("nowhere_to_move", "7.3")


def _lower(state: RajaState, seat: int, move: Lower) -> Refusal:
    if (missing := _without(state, seat, "governors")) is not None:
        return missing
    if state.board.junction_number.get(move.city, 0) not in state.board.cities:
        return Refusal("no_marker", "7.5")
    return Refusal("marker_too_low", "7.5", {"city": move.city})


def _take(state: RajaState, seat: int, move: Take) -> Refusal:
    if (missing := _without(state, seat, "characters")) is not None:
        return missing
    if (common := _own_or_unknown(state, seat, move.card)) is not None:
        return common
    return Refusal("bank_first" if state.bank else "swap_or_attract", "11.3")


def _swap(state: RajaState, seat: int, move: Swap) -> Refusal:
    common = _without(state, seat, "characters") or _no_dealing(state)
    return common or _needed(_own_or_unknown(state, seat, move.card))


def _attract(state: RajaState, seat: int, move: Attract) -> Refusal:
    common = _without(state, seat, "characters") or _no_dealing(state)
    return common or Refusal("not_more_characters", "11.3")


def _no_dealing(state: RajaState) -> Refusal | None:
    if not state.options["several_characters"]:
        return Refusal("single_character", "7.6")
    return Refusal("bank_first", "11.3") if state.bank else None


def _own_or_unknown(state: RajaState, seat: int, card: int) -> Refusal | None:
    if card in state.cards[seat]:
        return Refusal("own_character", "7.6", {"card": card})
    return Refusal("character_not_in_play", "5.1", {"card": card}) if state.owner(card) is None else None


def _chit(state: RajaState, seat: int, move: Chit) -> Refusal:
    if not state.options["yogi"]:
        return Refusal("no_chits_in_game", "11.2.2")
    if state.turn[CHIT_USED]:
        return Refusal("chit_used", "11.2.3")
    if move.action == actions.NOT_BY_CHIT:
        return Refusal("not_by_chit", "11.2.3")
    return Refusal("no_chit", "11.2.2")


def _needed(refusal: Refusal | None) -> Refusal:
    """Return a reason that has to be there, for everything else was ruled out."""
    assert refusal is not None
    return refusal


def _always(refusal: Refusal) -> Callable[..., Refusal]:
    return lambda state, seat, move: refusal


_REASONS: dict[type[Move], Callable[[Any, int, Any], Refusal]] = {
    Bid: _always(Refusal("no_auction_now", "11.2.5")),
    Pass: _always(Refusal("no_auction_now", "11.2.5")),
    Choose: _always(Refusal("no_choice_now", "7.6")),
    Place: _always(Refusal("houses_placed", "5.2")),
    Point: _always(Refusal("disc_is_set", "6.2")),
    Keep: _always(Refusal("disc_is_set", "6.2")),
    Travel: _travel,
    TakeGold: _gold,
    Quarry: _quarry,
    House: _house,
    BuildersHouse: _builders_house,
    Palace: _palace,
    Lift: _lift,
    BuildersLift: _builders_lift,
    Drop: _always(Refusal("no_house_in_hand", "7.3")),
    Lower: _lower,
    Take: _take,
    Swap: _swap,
    Attract: _attract,
    Give: _always(Refusal("nothing_to_give", "11.3")),
    Chit: _chit,
}
