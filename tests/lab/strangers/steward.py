"""A steward for Raja: reckons everything in gold, for the strangers to build upon."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Any, ClassVar, Final

from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.raja import actions, unfinished
from durbar.games.raja.actions import ACTIONS
from durbar.games.raja.characters import ARTISAN, BUILDER, MOGUL, SADHU, TRADER
from durbar.games.raja.menu import CITY_PLACE
from durbar.games.raja.moves import (
    Attract,
    Bid,
    BuildersHouse,
    BuildersLift,
    Chit,
    Choose,
    Drop,
    End,
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
)
from durbar.games.raja.state import RajaState
from durbar.games.raja.view import OUTER_SITES
from tests.lab.strangers.kingdom import CITIES, GAP, city_points, distances, hoped_reward

PAIRS: Final = tuple(combinations_with_replacement(ACTIONS, 2))


class Steward:
    """Reckons everything in gold: palaces, houses, and what the next cities on the track will pay.

    Points its arrows at the pair of actions that promises most, and does in its turn first what adds most.
    """

    palace = 16.0
    #: More for a palace when the end is near, for each of the last three rounds.
    late = 5.0
    reserve = 0.8
    #: Points that a rival who has still to play is expected to add.
    threat = 1.6
    spread = 1.0
    #: What rewards of cities to come count, and how that fades from city to city.
    future = 0.55
    fading = 0.78
    #: So many cities to come are reckoned with.
    foreseen = 4
    #: Gold for each gold of tolls on the way to a city.
    network = 0.15
    #: More for the cities that come first, and for the one of this round if no road leads there yet.
    approach = 0.4
    opening = 0.9
    forgone = 1.2
    governors = 0.8
    #: What a house is worth that brings a road nearer to its end.
    road = 2.5
    #: What a character is worth in a round, by its number.
    characters: ClassVar[Mapping[int, float]] = {1: 0.6, 2: 1.0, 3: 0.7, 4: 1.0, 5: 2.0, 6: 2.4, 7: 2.2}
    #: In so many rounds one reckons to keep a character.
    keeping = 4
    #: Of the worth of a character so much is bid.
    bidding = 0.9

    def choose(self, position: Position, seed: int) -> Move:
        """The move that promises most gold's worth."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        state: Any = position.sample(Rng(seed))
        seat = position.seat
        first = legal[0]
        if isinstance(first, Bid) or Pass() in legal:
            return self._auction(state, seat, legal)
        if isinstance(first, Choose | Give):
            worth = {card: self.card_worth(state, seat, card) for card in range(1, 8)}
            best = max if isinstance(first, Choose) else min
            return best(legal, key=lambda move: worth[getattr(move, "card", MOGUL)])
        if isinstance(first, Place):
            placed = [move for move in legal if isinstance(move, Place)]
            return max(placed, key=lambda move: self._village(state, seat, state.menu.number[move.village]))
        if isinstance(first, Point) or Keep() in legal:
            return self._point(state, seat, legal)
        if isinstance(first, Drop):
            sensible = [[move] for move in legal if self._sensible_drop(state, seat, move)]
            return self._best(state, seat, sensible or [legal[:1]])
        return self._turn(state, seat, legal)

    # ---- before the rounds ----------------------------------------------------------------------------------------

    def _auction(self, state: RajaState, seat: int, legal: Sequence[Move]) -> Move:
        worths = sorted((self.card_worth(state, seat, card) for card in state.bank), reverse=True)
        left = len(state.without_character())
        margin = self.bidding * self.keeping * (worths[0] - worths[min(left - 1, len(worths) - 1)])
        bids = [move for move in legal if isinstance(move, Bid)]
        if bids and (bids[0].gold <= margin or Pass() not in legal):
            return bids[0]
        return Pass()

    def card_worth(self, state: RajaState, seat: int, card: int) -> float:
        """What a character is worth in a round."""
        worth = self.characters[card]
        if card == SADHU:
            worth += 0.3 * sum(outer.count(seat) for outer in state.outer)
        if card == ARTISAN and state.palaces[seat] == 0:
            worth = 0.0
        if card == BUILDER and not state.reserve[seat] + state.quarry[seat]:
            worth = 0.3
        return worth

    def _village(self, state: RajaState, seat: int, village: int) -> float:
        """What a starting house is worth in a village: roads from the start to the first cities come first."""
        order = sorted(CITIES, key=lambda city: state.track[city - 1])
        owners = state.villages[village]
        worth = -0.6 * len(owners) - 3.0 * (seat in owners)
        for junction, ways in enumerate(state.board.ways):
            for way in ways:
                if village in way.villages and junction < way.to:
                    ends = [order.index(end) for end in (junction, way.to) if end]
                    worth += 1.5 * (junction == 0) + sum(1.6 * 0.7**rank for rank in ends)
                    missing = sum(not state.villages[other] for other in way.villages if other != village)
                    worth += 0.8 * (missing == 0) * (not owners)
                    worth += 0.6 * sum(seat in state.villages[other] for other in way.villages)
        return worth

    # ---- the disc -------------------------------------------------------------------------------------------------

    def _point(self, state: RajaState, seat: int, legal: Sequence[Move]) -> Move:
        view = state.view(seat)
        if len(view.pointed) == 2:
            return Keep()
        pairs = [pair for pair in PAIRS if not view.pointed or view.pointed[0] in pair]
        first, second = max(pairs, key=lambda pair: self.pair_worth(state, seat, pair))
        if view.pointed:
            return Point(second if view.pointed[0] == first else first)
        return Point(first)

    def price(self, state: RajaState, seat: int, pair: Sequence[str]) -> int:
        """What a palace will cost."""
        return 9 if ARTISAN in state.cards[seat] or "characters" in pair else 12

    def palace_worth(self, state: RajaState) -> float:
        """What a palace is worth; more towards the end."""
        left = state.last_round - state.round
        most = max(state.built)
        left = min(left, state.palaces_to_win - most)
        return self.palace + self.late * max(0, 3 - left)

    def pair_worth(self, state: RajaState, seat: int, pair: Sequence[str]) -> float:
        """What two actions promise in this round."""
        city = state.maharaja
        ways = distances(state, seat, state.architects[seat])
        hoped = distances(state, seat, state.architects[seat], GAP)
        toll = ways[city][0] if city in ways else hoped[city][0] % GAP
        gold = state.gold[seat] + (TRADER in state.cards[seat]) + 2 * pair.count("gold")
        quarried = min(2 * pair.count("quarry"), state.quarry[seat])
        houses_in_hand = state.reserve[seat] + quarried
        palaces = pair.count("palace") + pair.count("palace_house")
        houses = pair.count("house") + 2 * pair.count("two_houses") + pair.count("palace_house")
        price = self.price(state, seat, pair)
        can = gold - toll
        worth = 0.0
        gaps = 0 if city in ways else max(1, hoped[city][0] // GAP)
        openers = pair.count("house") + pair.count("two_houses") + pair.count("palace_house") + pair.count("move_house")
        opened = bool(gaps) and gaps <= openers + (BUILDER in state.cards[seat]) and bool(houses_in_hand)
        reached = city in ways or opened
        sites = self._sites(state, [*ways, city] if opened else list(ways))
        built = min(palaces, state.palaces[seat], max(0, can) // price, sites)
        placed = min(houses, houses_in_hand, max(0, can - built * price))
        failed = palaces - built + (houses - placed > 0)
        worth -= (self.forgone * 2 + 1.5) * failed
        worth += built * (self.palace_worth(state) - price)
        points = city_points(state, seat, city)
        free = state.central[city] is None
        full = not free and len(state.outer[city]) >= OUTER_SITES
        added = 1.0 * reached
        if gaps and not opened:
            worth += self.road * min(gaps, openers, houses_in_hand)
        elif not gaps:
            worth += self._next_gap(state, seat) * min(1, openers, houses_in_hand)
        if reached:
            sites = free + OUTER_SITES - len(state.outer[city])
            here = min(built, sites)
            added += (3 + (here - 1) if free and here else here) + max(0, placed - gaps)
            added += (BUILDER in state.cards[seat]) * (houses_in_hand > placed)
            moved = pair.count("move_house")
            added += moved * 0.8
        worth -= 2.0 * built * full
        others = [
            city_points(state, other, city) + self.threat * (state.architects[other] in ways)
            for other in range(state.seats)
            if other != seat
        ]
        worth += hoped_reward(points + added, tuple(others), self.spread + 0.6)
        worth += -placed * (1 + self.reserve) + 2 * pair.count("gold")
        worth += quarried * self.reserve * (1.0 if houses_in_hand - placed <= 4 else 0.4)
        worth += self._steering(state, seat, pair)
        worth += self._exchange_worth(state, seat, pair)
        return worth

    def _sites(self, state: RajaState, cities: Sequence[int]) -> int:
        """Free sites in these cities."""
        return sum((state.central[city] is None) + OUTER_SITES - len(state.outer[city]) for city in cities if city)

    def _next_gap(self, state: RajaState, seat: int) -> float:
        """What a house in a village is worth for the way to the city that comes next."""
        following = self._next_cities(state)[:2]
        hoped = distances(state, seat, state.maharaja, GAP)
        return sum(self.road * 0.6**rank for rank, city in enumerate(following) if hoped[city][0] >= GAP)

    def _steering(self, state: RajaState, seat: int, pair: Sequence[str]) -> float:
        if state.round >= state.last_round:
            return 0.1 * pair.count("governors")
        return self.governors * pair.count("governors")

    def _exchange_worth(self, state: RajaState, seat: int, pair: Sequence[str]) -> float:
        if "characters" not in pair:
            return 0.0
        own = max(self.card_worth(state, seat, card) for card in state.cards[seat]) if state.cards[seat] else 0.0
        if state.options["several_characters"]:
            offered = [self.card_worth(state, seat, card) for card in state.bank] or [1.0]
            own = 0.0
        else:
            cards = [*state.bank, *(card for cards in state.cards for card in cards)]
            offered = [self.card_worth(state, seat, card) for card in cards]
        rounds = min(self.keeping, state.last_round - state.round + 1)
        return (max(offered) - own) * max(1, rounds - 1) - 1.5 * (pair.count("characters") - 1)

    # ---- a turn ---------------------------------------------------------------------------------------------------

    def worth(self, state: RajaState, seat: int) -> float:
        """What a seat has if its turn ended where its architect stands, or in the Maharaja's city."""
        worth = self.palace_worth(state) * state.built[seat] + state.gold[seat]
        worth += self.reserve * min(8, state.reserve[seat])
        turn = state.turn
        missing = len(unfinished.incomplete(state.turn_actions(seat), turn)) if state.discs[seat] is not None else 0
        worth -= self.forgone * actions.FORGONE * missing
        rounds = max(0, min(self.keeping, state.last_round - state.round))
        worth += rounds * sum(self.card_worth(state, seat, card) for card in state.cards[seat])
        worth += sum(self._city(state, seat, city, rank) for rank, city in enumerate(self._next_cities(state), 1))
        ways = distances(state, seat, state.architects[seat])
        city = state.maharaja
        there = ways.get(city)
        goes = self._scored(state, seat, True) - there[0] if there and there[0] <= state.gold[seat] else 0.0
        worth += goes if state.architects[seat] == city else max(goes, self._scored(state, seat, False))
        roads = distances(state, seat, state.architects[seat] if there is None else city, GAP)
        if there is None:
            worth -= self.opening * roads[city][0]
        for rank, target in enumerate(self._next_cities(state)):
            worth -= roads[target][0] * (self.network + self.approach * self.fading**rank)
        return worth

    def _next_cities(self, state: RajaState) -> list[int]:
        order = sorted(CITIES, key=lambda city: state.track[city - 1])
        return order[: max(0, min(self.foreseen, state.last_round - state.round))]

    def _scored(self, state: RajaState, seat: int, there: bool) -> float:
        """The reward hoped for in this round's city."""
        city = state.maharaja
        others = [
            city_points(state, other, city)
            + (self.threat if other in state.waiting and other != seat else float(state.architects[other] == city))
            for other in range(state.seats)
            if other != seat
        ]
        home = state.options["home_cities"] and state.board.junctions[city].home_of in state.cards[seat]
        mine = city_points(state, seat, city) + there + bool(home)
        waiting = len([other for other in state.waiting if other != seat])
        tie = 0.3 * (min(state.cards[seat]) < 4) if state.cards[seat] else 0.0
        return hoped_reward(mine and mine + tie - 0.15, tuple(others), 0.25 + self.spread * min(1.0, waiting / 2))

    def _city(self, state: RajaState, seat: int, city: int, rank: int) -> float:
        """What a city promises when the Maharaja comes, so many rounds from now."""
        if rank > state.last_round - state.round:
            return 0.0
        points = [0.7 + city_points(state, other, city) for other in range(state.seats)]
        mine = points.pop(seat)
        return self.future * self.fading**rank * hoped_reward(mine, tuple(points), self.spread + 0.7 * rank)

    def _best(self, state: RajaState, seat: int, tasks: Sequence[Sequence[Move]]) -> Move:
        best, most = tasks[0][0], float("-inf")
        for task in tasks:
            after = state.copy()
            after.play(task[0])
            worth = self.worth(after, seat) if after.to_act == seat else self.worth_unseen(state, seat, task)
            if worth > most + 1e-9:
                best, most = task[0], worth
        return best

    def worth_unseen(self, state: RajaState, seat: int, task: Sequence[Move]) -> float:
        """What a task is worth after which another seat has to act."""
        last = task[-1]
        rounds = max(1, min(self.keeping, state.last_round - state.round + 1))
        worth = self.worth(state, seat)
        if isinstance(last, Take | Swap):
            own = max((self.card_worth(state, seat, card) for card in state.cards[seat]), default=0.0)
            saves = 3.0 if last.card == ARTISAN and state.turn[unfinished.PALACES] else 0.0
            return worth + rounds * (self.card_worth(state, seat, last.card) - own) + saves + 2.4
        return worth + (1.0 if isinstance(last, Attract) else 0.0)

    def _turn(self, state: RajaState, seat: int, legal: Sequence[Move]) -> Move:
        for kind in (TakeGold, Quarry):
            for move in legal:
                if isinstance(move, kind):
                    return move
        if any(isinstance(move, Take | Swap | Attract) for move in legal):
            wanted = [[move] for move in legal if isinstance(move, Take | Swap | Attract)]
            return self._best(state, seat, wanted)
        chits = [move for move in legal if isinstance(move, Chit)]
        if chits:
            wished = self._chit(state, seat)
            if wished is not None and wished in legal:
                return wished
        tasks = list(self._tasks(state, seat, legal))
        best, most = None, self.worth(state, seat) + 1e-9
        for task in tasks:
            worth = self._done(state, seat, task)
            if worth is not None and worth > most:
                best, most = task[0], worth
        return best or self._last_way(state, seat) or End()

    def _done(self, state: RajaState, seat: int, task: Sequence[Move]) -> float | None:
        """What the seat has once a task is done, None where it can't be done."""
        after = state.copy()
        for move in task:
            if move not in after.legal_moves():
                return None
            after.play(move)
        return self.worth(after, seat)

    def _last_way(self, state: RajaState, seat: int) -> Move | None:
        """The next road to the Maharaja's city, if being there pays for the way."""
        there = distances(state, seat, state.architects[seat]).get(state.maharaja)
        if there is None or there[1] is None or there[0] > state.gold[seat]:
            return None
        gain = self._scored(state, seat, True) - self._scored(state, seat, False)
        return there[1] if gain > there[0] else None

    def _chit(self, state: RajaState, seat: int) -> Move | None:
        """The extra action that can be carried out at once: a palace, else gold before the end."""
        price = 9 if ARTISAN in state.cards[seat] else 12
        if state.gold[seat] >= price * (1 + state.turn[unfinished.PALACES]) and state.palaces[seat]:
            here = state.architects[seat]
            if here and (state.central[here] is None or len(state.outer[here]) < OUTER_SITES):
                return Chit("palace")
        if state.chits[seat] > state.last_round - state.round:
            return Chit("gold")
        return None

    def _tasks(self, state: RajaState, seat: int, legal: Sequence[Move]) -> Iterator[list[Move]]:
        """What could be done next: things that need no journey, and things to do at a journey's end."""
        villages = [move for move in legal if isinstance(move, House | BuildersHouse) and self._is_village(state, move)]
        if villages:
            needed = self._gaps(state, seat)
            wanted = [move for move in villages if state.menu.number[move.place] in needed]
            best = sorted(villages, key=lambda move: -self._village(state, seat, state.menu.number[move.place]))
            for house in dict.fromkeys([*wanted[:6], *best[:2]]):
                yield [house]
        for move in legal:
            if isinstance(move, Lower):
                yield [move]
        ways = distances(state, seat, state.architects[seat])
        building = state.turn[unfinished.PALACES] or state.turn[unfinished.HOUSES] or state.turn[unfinished.MOVES]
        builder = BUILDER in state.cards[seat] and not state.turn[unfinished.BUILDER_USED]
        if not (building or builder):
            return
        order = [state.maharaja, *self._next_cities(state)[:4]]
        if state.turn[unfinished.PALACES]:
            order += [city for city in ways if city and city not in order]
        for city in dict.fromkeys(order):
            if city and city in ways and ways[city][0] <= state.gold[seat]:
                yield from self._deeds(state, seat, city, builder)

    def _gaps(self, state: RajaState, seat: int) -> set[int]:
        """Villages without a house on roads that end in the city of this round or of the next two."""
        ends = {state.maharaja, *self._next_cities(state)[:2]}
        return {
            village
            for end in ends
            for way in state.board.ways[end]
            for village in way.villages
            if not state.villages[village]
        }

    def _is_village(self, state: RajaState, move: House | BuildersHouse) -> bool:
        return state.menu.number[move.place] < CITY_PLACE

    def _deeds(self, state: RajaState, seat: int, city: int, builder: bool) -> Iterator[list[Move]]:
        road = self.journey(state, seat, city)
        name = state.board.junctions[city].id
        turn = state.turn
        if turn[unfinished.PALACES]:
            if state.central[city] is None:
                yield [*road, Palace(name, "central")]
            elif len(state.outer[city]) < OUTER_SITES:
                yield [*road, Palace(name, "outer")]
        if state.reserve[seat]:
            if turn[unfinished.HOUSES]:
                yield [*road, House(name)]
            if builder:
                yield [*road, BuildersHouse(name)]
        if turn[unfinished.MOVES]:
            for origin in self._spare(state, seat, city):
                yield [*road, Lift(origin), Drop(name)]
        if builder and not state.reserve[seat]:
            for origin in self._spare(state, seat, city):
                yield [*road, BuildersLift(origin), Drop(name)]

    def _spare(self, state: RajaState, seat: int, city: int) -> list[str]:
        """Places whose house may be moved: cities that come late, villages where another house stands."""
        order = self._next_cities(state)
        places = [other for other in CITIES if other not in (city, *order[:2]) and state.city_houses[other][seat]]
        spare = [state.board.junctions[other].id for other in places if other != state.maharaja]
        own = [(village.id, owners) for village, owners in zip(state.board.villages, state.villages, strict=True)]
        doubled = [village for village, owners in own if seat in owners and len(owners) == 2]
        alone = [village for village, owners in own if owners == (seat,)]
        return spare[:2] + doubled[:2] + (alone[:2] if not spare and not doubled else [])

    def journey(self, state: RajaState, seat: int, city: int) -> list[Move]:
        """The roads to a city."""
        moves: list[Move] = []
        here = state.architects[seat]
        while here != city:
            step = distances(state, seat, here)[city][1]
            assert step is not None
            moves.append(step)
            here = state.menu.ways[here, step].to
        return moves

    def _sensible_drop(self, state: RajaState, seat: int, move: Move) -> bool:
        assert isinstance(move, Drop)
        place = state.menu.number[move.place]
        return place >= CITY_PLACE or self._village(state, seat, place) > 1
