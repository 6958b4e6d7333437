"""Raja by strangers: ways to spend gold that owe nothing to the players of the program."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from durbar.bots.search.bot import Bot
from durbar.engine.move import Move
from durbar.games.raja.characters import ARTISAN, TRADER
from durbar.games.raja.moves import Drop, End, Keep, Point
from durbar.games.raja.state import RajaState
from durbar.games.raja.track import moved_down
from tests.lab.strangers.campaigner import Campaigner
from tests.lab.strangers.kingdom import CITIES, GAP, city_points, distances
from tests.lab.strangers.soothsayer import Soothsayer
from tests.lab.strangers.steward import Steward


class Rehearser(Steward):
    """A steward who plays the turn through in mind for the few most promising second actions before choosing one."""

    #: So many second actions are tried, for so many steps of the turn.
    tried = 3
    longest = 16

    def _point(self, state: RajaState, seat: int, legal: Sequence[Move]) -> Move:
        pointed = state.view(seat).pointed
        if len(pointed) != 1:
            return super()._point(state, seat, legal)
        ranked = sorted(
            (move for move in legal if isinstance(move, Point)),
            key=lambda move: -self.pair_worth(state, seat, (pointed[0], move.action)),
        )
        return max(ranked[: self.tried], key=lambda move: self._rehearsed(state, seat, move))

    def _rehearsed(self, state: RajaState, seat: int, move: Move) -> float:
        """What the seat's turn of this round would come to, if the others did nothing."""
        after = state.copy()
        after.play(move)
        after.play(Keep())
        round_now = after.round
        for _ in range(60 + self.longest):
            legal = after.legal_moves()
            if after.round != round_now or not legal:
                break
            if after.to_act != seat or after.step == "replacing":
                after.play(End() if End() in legal else Keep() if Keep() in legal else legal[0])
                continue
            planned = self._turn(after, seat, legal) if after.step == "turn" else self._carry(after, seat, legal)
            if planned == End():
                return self.worth(after, seat)
            after.play(planned)
        return self.worth(after, seat)

    def _carry(self, state: RajaState, seat: int, legal: Sequence[Move]) -> Move:
        return self._best(state, seat, [[move] for move in legal if isinstance(move, Drop)] or [legal[:1]])


class Mason(Steward):
    """Plays as old hands advise: the Artisan, a palace each round, in the Maharaja's city if it can be reached.

    What the other arrow does follows a short list: gold if it is short, houses from the quarry if the reserve is low,
    two houses where they win a rank.
    """

    characters: ClassVar[Mapping[int, float]] = {1: 0.4, 2: 1.3, 3: 0.5, 4: 0.9, 5: 1.8, 6: 3.4, 7: 2.0}
    low_reserve = 2
    palace = 18.0
    future = 0.4

    def pair_worth(self, state: RajaState, seat: int, pair: Sequence[str]) -> float:
        """1 for the pair that the list names, 0 for all others."""
        return float(sorted(pair) == sorted(self._list(state, seat)))

    def _point(self, state: RajaState, seat: int, legal: Sequence[Move]) -> Move:
        pointed = state.view(seat).pointed
        if len(pointed) == 2:
            return Keep()
        wanted = list(self._list(state, seat))
        for action in pointed:
            if action in wanted:
                wanted.remove(action)
        return Point(wanted[0])

    def _list(self, state: RajaState, seat: int) -> tuple[str, str]:
        """The two actions of this round."""
        ways = distances(state, seat, state.architects[seat])
        city = state.maharaja
        toll = ways[city][0] if city in ways else 1
        gold = state.gold[seat] + (TRADER in state.cards[seat]) - toll
        reserve = state.reserve[seat]
        mason = ARTISAN in state.cards[seat]
        price = 9 if mason else 12
        hoped = distances(state, seat, state.architects[seat], GAP)
        gaps = 0 if city in ways else max(1, hoped[city][0] // GAP)
        sites = self._sites(state, [*ways, city] if gaps < 2 else list(ways))
        if not sites:
            return ("two_houses", "house") if reserve > 2 and gold > 2 else ("quarry", "gold")
        house = reserve > 0 and (gaps > 0 or self._next_gap(state, seat) > 0 or city in ways)
        if mason and gold >= 2 * price + 1 and state.palaces[seat] > 1 and sites > 1:
            return ("palace_house" if house else "palace", "palace")
        if not mason and gold >= 2 * 12 and state.palaces[seat] > 1 and sites > 1:
            return ("palace", "palace")
        if not mason and gold >= 9:
            return ("palace_house" if house and gold >= 10 else "palace", "characters")
        if gold >= price:
            return ("palace_house" if house and gold > price else "palace", self._second(state, seat, gold - price - 1))
        if gold + 2 >= price:
            return ("palace", "gold")
        if not mason and state.round < state.last_round and not state.options["several_characters"]:
            return ("gold", "characters")
        return ("gold", self._second(state, seat, gold))

    def _second(self, state: RajaState, seat: int, gold: int) -> str:
        """The action beside the palace."""
        if state.reserve[seat] < self.low_reserve and state.quarry[seat]:
            return "quarry"
        mine = city_points(state, seat, state.maharaja)
        others = [city_points(state, other, state.maharaja) for other in range(state.seats) if other != seat]
        if gold >= 2 and state.reserve[seat] > 2 and mine <= max(others) + 2:
            return "two_houses"
        return "gold"


class Courtier(Steward):
    """Lives by the rewards: ranks in this city and the next ones, cheap houses, markers moved to where it is strong.

    Palaces are built from what that brings, all the more towards the end.
    """

    palace = 13.5
    late = 8.0
    future = 0.8
    fading = 0.85
    governors = 1.2
    characters: ClassVar[Mapping[int, float]] = {1: 0.9, 2: 1.1, 3: 1.2, 4: 1.1, 5: 2.8, 6: 1.9, 7: 2.4}
    keeping = 4

    def _steering(self, state: RajaState, seat: int, pair: Sequence[str]) -> float:
        """What the best move of a marker adds to the cities to come."""
        if "governors" not in pair or state.round >= state.last_round:
            return 0.0
        now = [self._city(state, seat, city, rank) for rank, city in enumerate(self._next_cities(state), 1)]
        best = 0.0
        for city in CITIES:
            if state.track[city - 1] >= 2:
                after = state.copy()
                after.track = moved_down(state.track, city - 1) or state.track
                then = [self._city(after, seat, other, rank) for rank, other in enumerate(self._next_cities(after), 1)]
                best = max(best, sum(then) - sum(now))
        return best - 2.0 * (pair.count("governors") - 1)


STRANGERS: Final[dict[str, Callable[[], Bot]]] = {
    "rehearser": Rehearser,
    "mason": Mason,
    "courtier": Courtier,
    "campaigner": Campaigner,
    "soothsayer": Soothsayer,
}
