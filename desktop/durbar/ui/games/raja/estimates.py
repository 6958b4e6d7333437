"""What the position lets the viewer expect: journeys, gold that remains, points and rewards. No words here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeVar

import msgspec

from durbar.engine.move import Move
from durbar.games.raja import actions, routes, track
from durbar.games.raja.actions import Parts
from durbar.games.raja.board import Board
from durbar.games.raja.characters import ARTISAN, MONK, YOGI
from durbar.games.raja.feasible import possible
from durbar.games.raja.moves import Travel
from durbar.games.raja.outcome import turn_ahead, turn_in_progress
from durbar.games.raja.routes import Journey, Traveller, Villages
from durbar.games.raja.scoring import CityScore, Presence, score
from durbar.games.raja.sequence import RajaSequence
from durbar.games.raja.unfinished import LEFT
from durbar.games.raja.view import View
from durbar.ui.kit.values.sight import Sight

_Value = TypeVar("_Value")
#: An auction between so many is the last one.
LAST_AUCTION_BIDDERS = 2


# ---- who may see what ----------------------------------------------------------------------------------------------


def in_private(sight: Sight) -> bool:
    """Return whether the viewer may look at what is only the viewer’s: alone at the screen, or just now in turn behind
    it.
    """
    return sight.people == 1 or (sight.live and sight.view.to_act == sight.seat)


def shown_gold(seat: int, sight: Sight) -> int | None:
    """Return the gold that may stand on the screen, None where it is hidden."""
    view: View = sight.view
    hidden = view.options["hidden_gold"] and view.to_act is not None
    if hidden and seat == view.seat and not in_private(sight):
        return None
    return view.gold[seat]


def shown_disc(seat: int, sight: Sight) -> tuple[str, ...] | None:
    """Return the actions on a disc that may stand on the screen, None while they are hidden or none are chosen."""
    view: View = sight.view
    disc = view.discs[seat]
    if disc.revealed or sight.people == 1:
        return disc.actions
    return None


# ---- journeys ------------------------------------------------------------------------------------------------------


def villages(view: View) -> tuple[tuple[int, ...], ...]:
    """Return the owners of the houses of each village, by village number."""
    return tuple(view.villages.values())


@lru_cache(maxsize=64)
def _cheapest(
    board: Board, owners: Villages, seats: int, origin: str, traveller: Traveller, reckless: bool
) -> dict[str, Journey]:
    return routes.cheapest(board, owners, seats, origin, traveller, reckless)


def traveller(view: View, seat: int) -> Traveller:
    """Return a seat on its way, with its gold as far as the viewer knows it."""
    return Traveller(seat, view.gold[seat], MONK in view.cards[seat])


def journeys(view: View, seat: int, reckless: bool = False) -> Mapping[str, Journey]:
    """Return the cheapest journeys of a seat’s architect by where they lead.

    reckless: whether they can be paid or not.
    """
    return _cheapest(view.board, villages(view), view.seats, view.architects[seat], traveller(view, seat), reckless)


def connected(view: View) -> frozenset[str]:
    """Return the cities that can be reached from the start, whoever pays."""
    return routes.connected(view.board, villages(view))


def alternatives(view: View, to: str) -> list[Journey]:
    """Return the viewer’s journeys to a place that pay different owners, the cheapest first."""
    return routes.alternatives(
        view.board, villages(view), view.seats, view.architects[view.seat], to, traveller(view, view.seat)
    )


def journey_of(path: tuple[Travel, ...], view: View) -> Journey:
    """Return the journey that a row of moves makes."""
    seat = view.seat
    return routes.along(view.board, villages(view), view.seats, view.architects[seat], path, traveller(view, seat))


def paid_by_seat(journey: Journey) -> dict[int, int]:
    """Return gold to each owner who is paid."""
    return {seat: gold for seat, gold in enumerate(journey.paid) if gold}


def may_build_palaces(sight: Sight) -> bool:
    """Return whether the viewer may still build a palace in this round, for all that may stand on the screen."""
    view: View = sight.view
    turn = view.turn
    if not view.palaces[view.seat]:
        return False
    if turn is not None and turn.seat == view.seat:
        if turn.chit or (turn.characters and view.options["yogi"]):
            return True
        return bool(turn.palaces) and possible(turn_in_progress(view), view.seat, actions.PALACE)
    if turn is None:
        return True
    disc = shown_disc(view.seat, sight)
    chosen = disc is None or "palace" in disc or "palace_house" in disc
    return view.seat in view.waiting and (chosen or bool(view.options["yogi"]))


def bids_later(view: View) -> bool:
    """Return whether whoever passes in an auction bids in another: the last one without a character just chooses
    (§11.2.5).
    """
    return sum(not cards for cards in view.cards) > LAST_AUCTION_BIDDERS


def visits_after(city: str, view: View) -> list[str]:
    """Return the cities that the Maharaja would still visit after a marker was lowered, if no other one is (§6.1,
    §7.5).
    """
    cities = list(view.track)
    after = track.moved_down([view.track[one] for one in cities], cities.index(city))
    assert after is not None
    return [cities[marker] for marker in track.order(after)][: view.last_round - view.round]


def is_last_round(view: View) -> bool:
    """Return whether the game ends with this round: its number, or somebody who built the last palace (§10)."""
    return view.round == view.last_round or max(view.built) >= view.palaces_to_win


# ---- gold, houses and palaces that the turn still asks for ---------------------------------------------------------


class Purse(msgspec.Struct, frozen=True):
    """What a seat has to carry out actions with, and what they still ask for."""

    gold: int
    reserve: int
    quarry: int
    palaces: int
    price: int
    left: Parts

    @property
    def needed(self) -> int:
        """Gold that the palaces and houses to build cost."""
        return self.left.palaces * self.price + self.left.houses * actions.HOUSE_PRICE

    @property
    def coming(self) -> int:
        """Gold that the Gold actions bring."""
        return self.left.gold * actions.GOLD_TAKEN

    @property
    def missing_gold(self) -> int:
        """Gold that is lacking for them, 0 when there is enough."""
        return max(0, self.needed - self.gold - self.coming)

    @property
    def missing_houses(self) -> int:
        """Houses that are lacking for them, with those of the Quarry actions."""
        return max(0, self.left.houses - self.coming_houses)

    @property
    def coming_houses(self) -> int:
        """Houses in reserve once the Quarry actions are done."""
        return self.reserve + min(self.quarry, self.left.quarries * actions.HOUSES_QUARRIED)

    @property
    def missing_palaces(self) -> int:
        """Palaces that are lacking for them."""
        return max(0, self.left.palaces - self.palaces)


def palace_price(cards: tuple[int, ...]) -> int:
    """Return what a palace costs whoever holds these cards."""
    return actions.ARTISANS_PRICE if ARTISAN in cards else actions.PALACE_PRICE


def after(path: tuple[Move, ...], view: View) -> RajaSequence:
    """Return the table after these moves of the viewer’s turn.

    What another has to choose meanwhile is left to be anything.
    """
    state = turn_in_progress(view)
    for move in path:
        state.play(move)
    while state.to_act != view.seat:
        state.play(state.legal_moves()[-1])
    return state


def purse_after(path: tuple[Move, ...], view: View) -> Purse:
    """Return the viewer’s purse after these moves of the turn in progress."""
    return purse_of(after(path, view), view.seat)


def purse_of(state: RajaSequence, seat: int) -> Purse:
    """Return a seat’s purse in its turn."""
    return Purse(
        state.gold[seat],
        state.reserve[seat],
        state.quarry[seat],
        state.palaces[seat],
        palace_price(state.cards[seat]),
        Parts(*state.turn[:LEFT]),
    )


def planned_purse(view: View, chosen: tuple[str, ...]) -> Purse:
    """Return the viewer’s purse at the beginning of a turn with these actions, the Trader’s gold included."""
    return purse_of(turn_ahead(view, chosen), view.seat)


# ---- points and rewards --------------------------------------------------------------------------------------------


def scored(view: View, city: str) -> CityScore:
    """Return what scoring a city would bring as everything is now; whoever has no character yet comes last in a tie."""
    return standing(view, city, view.seat)


def standing(
    view: View,
    city: str,
    seat: int,
    houses: int = 0,
    outer: int = 0,
    central: bool = False,
    architect: bool | None = None,
    cards: tuple[tuple[int, ...], ...] | None = None,
) -> CityScore:
    """Return what scoring a city would bring if a seat had so many more buildings there, and its architect there or
    not.
    """
    presence = view.presence(city)
    changed = Presence(
        _with(presence.architects, seat, presence.architects[seat] if architect is None else architect),
        _with(presence.houses, seat, presence.houses[seat] + houses),
        _with(presence.outer, seat, presence.outer[seat] + outer),
        seat if central else presence.central,
        tuple(held or (YOGI + 1,) for held in (presence.cards if cards is None else cards)),
        presence.home_card,
    )
    return score(changed, str(view.options["monopoly"]))


def _with(values: tuple[_Value, ...], place: int, value: _Value) -> tuple[_Value, ...]:
    return (*values[:place], value, *values[place + 1 :])


def rank(scored: CityScore, seat: int) -> int:
    """Return a seat’s rank from 1, 0 for none."""
    return scored.ranking.index(seat) + 1 if seat in scored.ranking else 0


def obstacle(view: View, origin: str, to: str) -> str | None:
    """Return the first village without a house on the way that crosses fewest of them.

    None when nothing is in that way.
    """
    return routes.obstacle(view.board, villages(view), origin, to)
