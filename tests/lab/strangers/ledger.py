"""What a turn of Raja may bring a seat, reckoned in gold: journeys, cities to come, palaces, houses, cards, the track.

A ledger plans a turn for the actions that are open, or for every pair of actions that a disc could show; a plan can be
carried out in a game, move by move, or at once on a copy of a state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from heapq import heappop, heappush
from itertools import combinations_with_replacement
from math import exp
from typing import Final, NamedTuple

from durbar.games.raja import actions, unfinished
from durbar.games.raja.actions import (
    ACTIONS,
    ARTISANS_PRICE,
    CHARACTERS,
    FORGONE,
    GOLD_TAKEN,
    GOVERNORS,
    HOUSES_QUARRIED,
    MOVE_HOUSE,
    PALACE,
    PALACE_HOUSE,
    PALACE_PRICE,
)
from durbar.games.raja.board import START, Way
from durbar.games.raja.characters import ARTISAN, BUILDER, MOGUL, MONK, SADHU, TRADER, TRADERS_GOLD, YOGI
from durbar.games.raja.menu import CITY_PLACE
from durbar.games.raja.scoring import MONOPOLY, REWARDS
from durbar.games.raja.state import RajaState
from durbar.games.raja.track import moved_down, order
from durbar.games.raja.view import OUTER_SITES

FAR: Final = 1e6
STEP: Final = 0.02  # what a road weighs by itself: of equal ways the one with fewest is taken
PALACES_A_TURN: Final = 2
SURE: Final = 0.1  # the blur of points that can't change any more
VILLAGE: Final = 0  # stands for a village in a list of places for houses

#: What weighs how much, in gold.
WEIGHTS: Final = {
    "fade": 0.88,  # a city a round later
    "blur": 0.8,  # width of doubt about points in the next city, and by how much it grows a round
    "blur_grows": 0.45,
    "waiting": 2.4,  # points that a seat is yet to bring into the city of this round
    "waiting_blur": 1.0,
    "palace": 13.0,
    "last": 16.0,  # for the palace that ends the game
    "toll": 1.0,
    "fill": 2.2,  # a house that has to go into an empty village on the way
    "house": 0.5,  # a house of the reserve, besides its price
    "bare": 1.0,  # the same where the reserve runs out
    "village": 0.5,
    "open": 1.4,  # a house in an empty village on the way to the next city
    "near": 0.5,  # of the tolls to the next city, what counts already
    "income": 7.5,  # gold that a seat gets in a round
    "palaces": 1.04,  # that the Artisan makes cheaper, a round
    "builder": 2.0,
    "trader": 1.0,
    "monk": 1.2,
    "sadhu": 0.4,
    "outer": 1.2,  # an outer palace of the Sadhu in one of the next cities
    "mogul": 0.7,
    "yogi": 1.5,
    "held": 3.0,  # rounds that a character is kept
    "track": 0.8,
    "width": 3.0,  # gold by which a seat has to be ahead for e times the chance, as the game ends; more a round
    "width_grows": 1.5,
}


_CARD_WEIGHTS: Final = {MOGUL: "mogul", TRADER: "trader", MONK: "monk", BUILDER: "builder", YOGI: "yogi"}


class Hand(NamedTuple):
    """What actions allow. villages: how many of the houses may stand in one."""

    gold: int = 0
    houses: int = 0
    villages: int = 0
    moves: int = 0
    quarries: int = 0
    palaces: int = 0
    governors: int = 0
    characters: int = 0


def hand_of(chosen: tuple[int, ...]) -> Hand:
    """Return all that these actions allow."""
    asked = actions.asked(tuple(sorted(chosen)))
    return Hand(*(getattr(asked, name) for name in Hand._fields))


PAIRS: Final = tuple(
    (pair, hand_of(pair))
    for pair in combinations_with_replacement(range(len(ACTIONS)), 2)
    if pair.count(GOVERNORS) < 2
    and pair.count(CHARACTERS) < 2
    and MOVE_HOUSE not in pair
    and pair not in {(PALACE, PALACE_HOUSE)}
)


class Plan(NamedTuple):
    """A turn. end, path: see Tour. palaces: cities; houses: cities, or VILLAGE. builder: one house is the Builder's.

    take: a card or 0; lower: a city or 0. short: actions that stay incomplete.
    """

    value: float
    end: int
    path: tuple[Way, ...] = ()
    palaces: tuple[int, ...] = ()
    houses: tuple[int, ...] = ()
    builder: bool = False
    gold: int = 0
    quarries: int = 0
    take: int = 0
    lower: int = 0
    short: int = 0


class Tour(NamedTuple):
    """A journey of a turn. cities: where it stops. paid: gold; fills: empty villages on it; cost: all that weighs.

    end: where the architect is then. path: the roads, each told from either end.
    """

    cities: tuple[int, ...]
    paid: int
    fills: int
    cost: float
    end: int
    path: tuple[Way, ...]


Pair = tuple[int, int]
#: A cheapest way to a junction: what weighs on it, the gold to be paid, the empty villages, the roads.
Walk = tuple[float, int, int, tuple[Way, ...]]
#: Numbers of palaces and houses, their value, the places of both, the tour on which they are built.
Row = tuple[int, int, float, tuple[int, ...], tuple[int, ...], Tour]
#: Rows by palaces, houses and how many of these may stand in villages, best first.
Table = dict[tuple[int, int, int], list[Row]]
#: What the best card and the best change of the track gain, and which they are (0: none).
Extras = tuple[tuple[float, int], tuple[float, int]]


class Ledger:
    """The books of a seat in a state, which is not changed. wide: look at every city, not at the best alone."""

    def __init__(self, state: RajaState, seat: int, weights: dict[str, float], wide: bool = False):
        self.state, self.seat, self.w, self.wide = state, seat, weights, wide
        self.seats = len(state.gold)
        self.scale = self.seats / (self.seats - 1)
        self.rewards = (*REWARDS[self.seats], 0, 0, 0)
        self.cards = state.cards[seat]
        self.here = state.architects[seat]
        self.target = state.maharaja
        self.ahead = [marker + 1 for marker in order(state.track)]
        self.rounds = rounds_left(state, weights["income"])
        self._gains: dict[tuple[int, int], float] = {}
        self._visits: dict[int, list[tuple[int, float]]] = {}
        self._roads = self._road_costs()
        self._set_visits()

    # ---- roads -------------------------------------------------------------------------------------------------

    def _road_costs(self) -> list[tuple[float, int, int]]:
        """Return by road what weighs on it, the gold to be paid, the empty villages."""
        state, w = self.state, self.w
        occupied, own, doubled = state.occupied, state.own[self.seat], state.doubled
        by_bank = MONK in self.cards
        weight = w["toll"] * (self.scale - by_bank)
        found = [(0.0, 0, 0)] * len(state.board.roads)
        for ways in state.board.ways:
            for way in ways:
                foreign = way.mask & occupied & ~own
                toll = foreign.bit_count() + (foreign & doubled).bit_count()
                empties = (way.mask & ~occupied).bit_count()
                found[way.road] = (STEP + weight * toll + w["fill"] * empties, 0 if by_bank else toll, empties)
        return found

    def walks(self, origin: int, fills: int) -> list[Walk]:
        """Return for each junction the cheapest way: weight, gold, empty villages, the ways walked."""
        roads, ways = self._roads, self.state.board.ways
        best: list[Walk] = [(FAR, 0, 0, ())] * len(ways)
        best[origin] = (0.0, 0, 0, ())
        open_ends = [(0.0, origin)]
        while open_ends:
            known, here = heappop(open_ends)
            weight, paid, empty, path = best[here]
            if known > weight:
                continue
            for way in ways[here]:
                more, toll, empties = roads[way.road]
                if weight + more < best[way.to][0] and empty + empties <= fills:
                    best[way.to] = (weight + more, paid + toll, empty + empties, (*path, way))
                    heappush(open_ends, (weight + more, way.to))
        return best

    # ---- cities ------------------------------------------------------------------------------------------------

    def _set_visits(self) -> None:
        """Note for each city in how many rounds it is scored, and what that weighs."""
        w = self.w
        if self.target != START:
            self._visits[self.target] = [(0, 1.0)]
        weight = 1.0
        for number, city in enumerate(self.ahead, start=1):
            weight *= w["fade"]
            if number > self.rounds:
                break
            self._visits.setdefault(city, []).append((number, weight))

    def points(self, city: int, seat: int) -> int:
        """Return what a seat has built in a city."""
        state = self.state
        outer = state.outer[city].count(seat)
        if outer and SADHU in state.cards[seat]:
            outer *= 2
        return state.city_houses[city][seat] + outer + (3 if state.central[city] == seat else 0)

    def gain(self, city: int, more: int) -> float:
        """Return what the visits to come to a city bring the seat with so many more points there."""
        key = (city, more)
        known = self._gains.get(key)
        if known is None:
            known = self._gains[key] = self.scale * sum(
                weight * self._reward(city, more, number) for number, weight in self._visits.get(city, ())
            )
        return known

    def _reward(self, city: int, more: int, number: int) -> float:
        """Return what the seat may expect of a visit in so many rounds with so many more points."""
        state, seat = self.state, self.seat
        mine = self.points(city, seat) + more
        if not number and not mine:
            return 0.0
        ahead, rivals = 0.0, 0
        for other in range(self.seats):
            if other != seat:
                theirs, blur = self._rival(city, other, number)
                if number or theirs:
                    rivals += 1
                    difference = mine - theirs + (0.5 if self.cards < state.cards[other] else -0.5)
                    ahead += 1 / (1 + exp(min(30.0, max(-30.0, difference / blur))))
        place = int(ahead)
        rewards = self.rewards
        reward = rewards[place] + (ahead - place) * (rewards[place + 1] - rewards[place])
        return reward if rivals else reward + MONOPOLY

    def _rival(self, city: int, other: int, number: int) -> tuple[float, float]:
        """Return the points that another may have at a visit in so many rounds, and how much in doubt they are."""
        state, w = self.state, self.w
        theirs = float(self.points(city, other))
        if number:
            return theirs, w["blur"] + w["blur_grows"] * (number - 1)
        if other in state.waiting:
            return theirs + w["waiting"], w["waiting_blur"]
        return theirs + (state.architects[other] == city), SURE

    # ---- tours -------------------------------------------------------------------------------------------------

    def _tours(self, fills: int) -> list[Tour]:
        """Return tours of at most two stops that so many houses in empty villages allow."""
        here, target = self.here, self.target
        away = self.walks(here, fills)
        around = self.walks(target, fills) if target != here else away
        first = [stop for stop in (target,) if stop not in (START, here) and away[stop][0] < FAR]
        cities = [city for city in self._worthy() if city not in (here, target) and away[city][0] < FAR]
        found = [self._tour((here,))] if self.wide or not first else []
        found += [self._tour((here, stop), away[stop]) for stop in first]
        if self.wide or not first:
            found += [self._tour((here, city), away[city]) for city in cities]
        if target != START:
            found += [self._tour((here, city, target), away[city], around[city]) for city in cities]
        if self.wide and first:
            found += [self._tour((here, target, city), away[target], around[city]) for city in cities]
        return [tour for tour in found if tour.cost < FAR and tour.fills <= fills]

    def _tour(self, stops: tuple[int, ...], *walks: Walk) -> Tour:
        """Return a tour; a walk may be told from either end."""
        end = stops[-1]
        cost = sum(walk[0] for walk in walks) + self.w["near"] * self._onward[end][0]
        path = tuple(way for walk in walks for way in walk[3])
        return Tour(tuple(set(stops)), sum(walk[1] for walk in walks), sum(walk[2] for walk in walks), cost, end, path)

    @cached_property
    def _onward(self) -> list[Walk]:
        """How far it is from each junction to the city that comes next."""
        return self.walks(self.ahead[0] if self.rounds else self.target, 9)

    def _worthy(self) -> list[int]:
        """Return other cities worth a palace, best first."""
        cities = [city for city in self.state.board.cities if city != self.target and self.site(city)]
        if self.wide:
            return cities
        cities.sort(key=lambda city: self.gain(city, 0) - self.gain(city, self.site(city)))
        return cities[:2]

    def site(self, city: int, central_gone: bool = False, more: int = 0) -> int:
        """Return what the next palace counts in a city, 0 where there is no site."""
        state = self.state
        if city == START:
            return 0
        if state.central[city] is None and not central_gone:
            return 3
        if len(state.outer[city]) + more >= OUTER_SITES:
            return 0
        return 2 if SADHU in self.cards else 1

    # ---- villages ----------------------------------------------------------------------------------------------

    @cached_property
    def _village_values(self) -> list[float]:
        """What houses in villages are worth, best first."""
        return [value for value, _ in self.villages[:3]]

    @cached_property
    def villages(self) -> list[tuple[float, int]]:
        """What a house is worth in each village with room, best first."""
        state, w = self.state, self.w
        own, occupied, doubled, room = state.own[self.seat], state.occupied, state.doubled, state.room
        values = dict.fromkeys((village for village in range(CITY_PLACE) if room >> village & 1), 0.0)
        legs = [self._onward[self.target if self.target != START else self.here][3]]
        if self.wide and len(self.ahead) > 1:
            legs.append(self.walks(self.ahead[0], 9)[self.ahead[1]][3])
        factor = 1.0 if self.rounds else 0.0
        for path in legs:
            for way in path:
                for village in way.villages:
                    if village in values and not own >> village & 1:
                        if not occupied >> village & 1:
                            values[village] += factor * w["open"]
                        elif MONK not in self.cards:
                            values[village] += factor * self.scale * (1 + (doubled >> village & 1)) * 0.8
            factor *= 0.6
        base = w["village"] * min(1.0, self.rounds / 4)
        for village in values:
            values[village] += 0.3 * base if own >> village & 1 else base
        return sorted(((value, village) for village, value in values.items()), reverse=True)

    # ---- building ----------------------------------------------------------------------------------------------

    def _rows(self, tour: Tour, most_palaces: int, most: int, villages: int) -> Iterator[Row]:
        """Yield what can be built on a tour: for every number of palaces and houses the places that bring most."""
        target, gain = self.target, self.gain
        value = -tour.cost
        base = dict.fromkeys([city for city in tour.cities if city != START], 0)
        if target != START:
            if tour.end == target:
                base[target] = 1
            value += gain(target, base.get(target, 0))
        palaces: tuple[int, ...] = ()
        for number in range(most_palaces + 1):
            if number:
                best, where, worth = -FAR, 0, 0
                for city in base:
                    done = palaces.count(city)
                    central = self.state.central[city] is None and done > 0
                    counts = self.site(city, central, done - central)
                    if counts:
                        up = gain(city, base[city] + counts) - gain(city, base[city]) + 0.01 * counts
                        if up > best:
                            best, where, worth = up, city, counts
                if not where:
                    return
                value += best
                base[where] += worth
                palaces = (*palaces, where)
            yield from self._house_rows(tour, palaces, value, base.copy(), most, villages)

    def _house_rows(
        self, tour: Tour, palaces: tuple[int, ...], value: float, base: dict[int, int], most: int, villages: int
    ) -> Iterator[Row]:
        """Yield houses one by one, where the next brings most. Those on the way are paid for by the tour."""
        gain, reserve = self.gain, self.state.reserve[self.seat]
        worth = self._village_values
        number, count, used = len(palaces), tour.fills, 0
        free = min(len(worth), villages - tour.fills)
        places: tuple[int, ...] = (VILLAGE,) * tour.fills
        ups = {city: gain(city, had + 1) - gain(city, had) for city, had in base.items()} if count < most else {}
        full, bare = (self.w["house"], self.w["bare"]) if self.rounds else (0.0, 0.0)
        yield number, count, value, palaces, places, tour
        while count < most:
            best, where = (worth[used], VILLAGE) if used < free else (-FAR, -1)
            for city, up in ups.items():
                if up > best:
                    best, where = up, city
            if where < 0:
                return
            if where == VILLAGE:
                used += 1
            else:
                base[where] += 1
                ups[where] = gain(where, base[where] + 1) - gain(where, base[where])
            count += 1
            value += best - (full if reserve - count >= 2 else bare)
            places = (*places, where)
            yield number, count, value, palaces, places, tour

    def table(self, hands: set[tuple[int, int, int]]) -> Table:
        """Return for each (palaces, houses, villages) what can be done, best first.

        Where no more houses are built than may stand in villages, it does not matter how many may.
        """
        most_money = self.state.gold[self.seat] + 2 * GOLD_TAKEN + TRADERS_GOLD
        most_palaces = min(max(hand[0] for hand in hands), self.state.palaces[self.seat], most_money // ARTISANS_PRICE)
        all_villages = max(hand[2] for hand in hands)
        found: Table = {}
        limits: dict[int, int] = {all_villages: max(hand[1] for hand in hands)}
        for _, houses, villages in hands:
            if houses > villages:
                limits[villages] = max(limits.get(villages, 0), houses)
        tours = self._tours(all_villages)
        for villages, most in limits.items():
            for tour in tours:
                if tour.fills <= villages:
                    for row in self._rows(tour, most_palaces, most, villages):
                        found.setdefault((row[0], row[1], villages), []).append(row)
        for rows in found.values():
            rows.sort(key=lambda row: -row[2])
        return {
            hand: found.get((hand[0], hand[1], hand[2] if hand[1] > hand[2] else all_villages), []) for hand in hands
        }

    # ---- cards, the track, the quarry --------------------------------------------------------------------------

    def card_value(self, card: int) -> float:
        """Return what it is worth to hold a character for some rounds."""
        state, w, seat = self.state, self.w, self.seat
        rounds = min(self.rounds, w["held"])
        if card == ARTISAN:
            return (PALACE_PRICE - ARTISANS_PRICE) * min(state.palaces[seat], w["palaces"] * rounds)
        if card == SADHU:
            cities = (*self.ahead[: 3 if rounds else 0], self.target)
            return w["sadhu"] * rounds + w["outer"] * sum(state.outer[city].count(seat) for city in cities)
        return w[_CARD_WEIGHTS[card]] * rounds

    def _best_card(self) -> tuple[float, int]:
        """Return what the best card to take gains; one that another loses by it counts for more."""
        state = self.state
        if state.options["several_characters"]:
            gains = {card: self.card_value(card) for card in state.bank}
        else:
            held = self.card_value(self.cards[0])
            gains = {card: self.card_value(card) - held for card in state.bank}
            others = [card for other, cards in enumerate(state.cards) if other != self.seat for card in cards]
            gains |= {card: 1.2 * (self.card_value(card) - held) for card in others}
        best = max(gains, key=lambda card: gains[card], default=0)
        return gains.get(best, 0.0), best

    def _best_lower(self) -> tuple[float, int]:
        """Return what lowering the best marker gains: the cities in which the seat leads come sooner."""
        average = sum(self.rewards[: self.seats]) / self.seats
        leads = [self.scale * (self._reward(city, 0, 1) - average) for city in self.state.board.cities]

        def worth(track: Sequence[int]) -> float:
            coming = enumerate(order(track)[: self.rounds], start=1)
            return sum(leads[marker] * self.w["fade"] ** number for number, marker in coming)

        track = self.state.track
        now, best, which = worth(track), -FAR, 0
        for marker in range(len(track)):
            after = moved_down(track, marker)
            gain = worth(after) - now if after else -FAR
            if gain > best:
                best, which = gain, marker + 1
        return (self.w["track"] * best, which) if self.rounds else (0.0, 0)

    # ---- plans -------------------------------------------------------------------------------------------------

    def _price(self, card: int) -> int:
        return ARTISANS_PRICE if ARTISAN in (*self.cards, card) else PALACE_PRICE

    def _ending(self, palaces: int) -> float:
        """Return what palaces are worth by themselves."""
        state, seat, w = self.state, self.seat, self.w
        value = palaces * (w["palace"] if self.rounds else 40.0)
        if palaces and state.built[seat] + palaces >= state.palaces_to_win:
            value += w["last"]
        return value

    def discs(self) -> list[tuple[Pair, Plan]]:
        """Return pairs of actions with the best plan for each, best first."""
        builder = BUILDER in self.cards
        hands = {
            (hand.palaces, hand.houses + free, hand.villages + free)
            for _, hand in PAIRS
            for free in ((0, 1) if builder else (0,))
        }
        table, extras = self.table(hands), (self._best_card(), self._best_lower())
        found = [(pair, plan) for pair, hand in PAIRS for plan in self._carried(hand, table, extras, builder, 1)]
        found.sort(key=lambda row: -row[1].value)
        return found

    def _carried(self, hand: Hand, table: Table, extras: Extras, builder: bool, most: int) -> list[Plan]:
        """Return the best plans that carry out a whole hand."""
        state, seat = self.state, self.seat
        (card_gain, card), (lower_gain, lower) = extras
        value = 0.0
        if hand.characters:
            if not card:
                return []
            value += card_gain
        else:
            card = 0
        if hand.governors:
            if not lower:
                return []
            value += lower_gain
        else:
            lower = 0
        if hand.quarries:
            if state.quarry[seat] <= HOUSES_QUARRIED * (hand.quarries - 1):
                return []
            bare = max(0, 4 - state.reserve[seat])
            value += sum(0.9 if one < bare else 0.25 for one in range(HOUSES_QUARRIED * hand.quarries)) * min(
                1, self.rounds / 2
            )
        extra = builder or card == BUILDER
        money = state.gold[seat] + GOLD_TAKEN * hand.gold + (TRADERS_GOLD if card == TRADER else 0)
        price = self._price(card)
        houses = state.reserve[seat] + HOUSES_QUARRIED * hand.quarries
        plans: list[Plan] = []
        for free in (1, 0) if extra else (0,):
            if hand.houses + free > houses:
                continue
            rows = table.get((hand.palaces, hand.houses + free, hand.villages + free), ())
            spent = hand.palaces * price + hand.houses
            if spent > money:
                continue
            for _, _, row_value, palaces, places, tour in rows:
                if spent + tour.paid > money:
                    continue
                worth = value + row_value + money - spent + self._ending(hand.palaces)
                build = (tour.end, tour.path, palaces, places, bool(free))
                plans.append(Plan(worth, *build, hand.gold, hand.quarries, card, lower))
                if len(plans) >= most:
                    break
        plans.sort(key=lambda plan: -plan.value)
        return plans[:most]

    def turns(self, hand: Hand, chosen: tuple[int, ...], builder: bool, most: int) -> list[Plan]:
        """Return plans for what is left of a turn, best first; what one leaves undone is paid for."""
        state, seat = self.state, self.seat
        options = [(palaces, houses) for palaces in range(hand.palaces + 1) for houses in range(hand.houses + 1)]
        free = (0, 1)
        table = self.table(
            {(palaces, houses + one, hand.villages + one) for palaces, houses in options for one in free}
        )
        extras = (self._best_card(), self._best_lower())
        found: list[Plan] = []
        for palaces, houses in options:
            for characters in {0, hand.characters}:
                part = Hand(
                    hand.gold,
                    houses,
                    hand.villages,
                    0,
                    min(hand.quarries, (state.quarry[seat] + 1) // 2),
                    palaces,
                    hand.governors if extras[1][1] else 0,
                    characters,
                )
                for plan in self._carried(part, table, extras, builder, most):
                    short = self._short(hand, plan, chosen)
                    found.append(plan._replace(value=plan.value - FORGONE * short, short=short))
        found.sort(key=lambda plan: -plan.value)
        return found or [Plan(-FAR, self.here)]

    def _short(self, hand: Hand, plan: Plan, chosen: tuple[int, ...]) -> int:
        """Return how many actions a plan leaves incomplete."""
        in_villages = plan.houses.count(VILLAGE)
        by_builder = plan.builder and bool(in_villages)
        left = hand._replace(
            gold=hand.gold - plan.gold,
            houses=hand.houses - (len(plan.houses) - plan.builder),
            villages=max(0, hand.villages - (in_villages - by_builder)),
            quarries=hand.quarries - plan.quarries,
            palaces=hand.palaces - len(plan.palaces),
            governors=hand.governors - bool(plan.lower),
            characters=hand.characters - bool(plan.take),
        )
        return len(unfinished.incomplete(chosen, bytearray(left)))


def rounds_left(state: RajaState, income: float) -> int:
    """Return how many rounds are likely to follow the present one, if every seat gets so much gold in each."""
    most = state.last_round - state.round
    for seat, palaces in enumerate(state.built):
        price = ARTISANS_PRICE if ARTISAN in state.cards[seat] else PALACE_PRICE
        gold, need, ahead = float(state.gold[seat]), state.palaces_to_win - palaces, 0
        if seat in state.waiting:
            if need <= PALACES_A_TURN and gold + 1 >= price * need:
                return 0
            built = min(PALACES_A_TURN, int(gold // price))
            need, gold = need - built, gold - built * price
        while need > 0 and ahead < most:
            ahead += 1
            gold += income
            built = min(PALACES_A_TURN, int(gold // price))
            need, gold = need - built, gold - built * price
        most = min(most, ahead)
    return most
