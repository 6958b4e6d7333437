"""What a table of Raja promises a seat: rewards at this scoring and the next ones, tolls, roads, characters; in gold.

Nothing here looks at the discs. Gold may be hidden from view, but anybody who counts can know it. Places are numbers:
junctions as in ``Board.junctions``, villages by number; a set of villages is a number with these bits.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp

import msgspec

from durbar.bots.raja.holdings import Holdings, Houses, holdings, houses_of
from durbar.bots.raja.network import Network, network
from durbar.games.raja import actions, track
from durbar.games.raja.board import START, VILLAGES
from durbar.games.raja.characters import ARTISAN, BUILDER, MOGUL, MONK, SADHU, TRADER, YOGI
from durbar.games.raja.scoring import CENTRAL_POINTS, MONOPOLY, NO_CARD, REWARDS
from durbar.games.raja.state import RajaState

#: The points it adds, architect and all, until a city is scored in some rounds.
LATER = (0.18, 0.25, 0.25, 0.17, 0.09, 0.06)
#: The most points one seat can have in a city: all its houses, palaces and the rest.
MOST_POINTS = 40
#: From here on more points are taken to bring no more.
ENOUGH_POINTS = 20


def _shifted(spread: Sequence[float], points: int) -> tuple[float, ...]:
    return (*(0.0,) * points, *spread)


@lru_cache(maxsize=64)
def _mixed(spread: tuple[float, ...], chance: float) -> tuple[float, ...]:
    """Return the spread when, with this chance, a point comes to it."""
    longer = [probability * (1 - chance) for probability in spread] + [0.0]
    for points, probability in enumerate(spread):
        longer[points + 1] += probability * chance
    return tuple(longer)


@lru_cache(maxsize=4096)
def expected_rewards(rivals: tuple[tuple[tuple[float, ...], float], ...], seats: int) -> tuple[float, ...]:
    """Return gold that 0, 1, 2 … points may bring against rivals, reward and monopoly bonus.

    rivals: for each the probabilities of 0, 1, 2 … points, and how likely it comes first in a tie.
    """
    rewards = REWARDS[seats]
    found = [0.0]
    for own in range(1, ENOUGH_POINTS + 1):
        places = [1.0]
        alone = 1.0
        for spread, before in rivals:
            beaten = sum(spread[:own])
            tie = spread[own] if own < len(spread) else 0.0
            ahead = 1.0 - beaten - tie * (1 - before)
            places = [
                (places[place] * (1 - ahead) if place < len(places) else 0.0)
                + (places[place - 1] * ahead if place else 0.0)
                for place in range(len(places) + 1)
            ]
            alone *= spread[0]
        reward = sum(probability * gold for probability, gold in zip(places, rewards, strict=False))
        found.append(reward + MONOPOLY * alone)
    return (*found, *found[-1:] * (MOST_POINTS - ENOUGH_POINTS))


@lru_cache(maxsize=4096)
def rewards_later(rivals: tuple[int, ...]) -> tuple[float, ...]:
    """Return gold that 0, 1, 2 … points now may bring when a city is scored in some rounds.

    rivals: their points now.
    """
    table = expected_rewards(tuple((_shifted(LATER, points), 0.5) for points in rivals), len(rivals) + 1)
    last = len(table) - 1
    return tuple(
        sum(chance * table[min(last, own + more)] for more, chance in enumerate(LATER)) for own in range(len(table))
    )


class Weights(msgspec.Struct, frozen=True):
    """What things are worth, in gold that can still be used. Found by play against other values.

    palace: on the board, whatever it scores. win: building the last one. useless: gold that nothing can be built with.
    doubt: by how much each round to come counts less than the one before it. rate: palaces that a leader builds a
    round. reserve: the first house in the reserve. forgone: an action not carried out. chit: an action chit.
    given: a gold that another gets. tolls: a gold that houses may bring by tolls. visits: a gold that buildings may
    bring when their cities are scored later. ways: a gold that later ways may cost. arrives: how likely a rival's
    architect ends its turn where the Maharaja is. tenure: rounds for which one may count on a character. The rest: what
    a character is worth a round, besides what shows elsewhere.
    """

    palace: float = 15.0
    win: float = 60.0
    useless: float = 0.1
    doubt: float = 0.92
    rate: float = 0.8
    reserve: float = 2.2
    forgone: float = 2.5
    chit: float = 2.2
    given: float = 0.3
    tolls: float = 0.8
    visits: float = 1.0
    ways: float = 1.0
    arrives: float = 0.8
    tenure: float = 2.5
    mogul: float = 0.4
    trader: float = 1.0
    sadhu: float = 0.3
    monk: float = 0.5
    builder: float = 1.7
    artisan: float = 2.2
    yogi: float = 2.0


#: How many points a seat that has still to play adds in the Maharaja's city, its architect apart, when it can pay a
#: palace and when it can't: probabilities of 0, 1, 2 … points.
RICH = (0.32, 0.3, 0.16, 0.14, 0.06, 0.02)
POOR = (0.6, 0.25, 0.12, 0.03)
#: What the first, second … house in the reserve is worth beside the first one.
RESERVE = (1.0, 0.82, 0.64, 0.45, 0.32, 0.23, 0.14, 0.09, 0.05)
#: Rounds for which characters are taken to stay where they are, and ways between cities that are thought of.
SURE_ROUNDS = 2
JOURNEYS = 5
#: What a way is taken to cost for its length, besides tolls: so little that it only decides between equal ones.
FOR_LENGTH = 0.001
#: Rounds after this one of which is thought.
_ROUNDS = 14


class Chances(msgspec.Struct, frozen=True):
    """How likely the next rounds are, and what their gold is worth.

    round: that the first, second … round after this one is played. gold: what a gold is worth now; most_gold: of which
    more is useless. visit: what a gold at the scoring of the next city, the one after it … is worth. leg: weights of
    the ways to them. left: rounds to be expected after this one.
    """

    round: tuple[float, ...]
    gold: float
    most_gold: float
    visit: tuple[float, ...]
    leg: tuple[float, ...]
    left: float


@lru_cache(maxsize=4096)
def chances(needs: tuple[tuple[int, bool], ...], ahead: int, weights: Weights) -> Chances:
    """Return how likely the next rounds are.

    needs: palaces that each seat lacks, and whether it may yet build in this round. ahead: rounds after this one, at
    most.
    """
    rounds = []
    for step in range(_ROUNDS):
        chance = 1.0 if step < ahead else 0.0
        for need, waits in needs:
            if need <= 0:
                chance = 0.0
            else:
                more = weights.rate * (step + waits)
                chance = min(chance, 1 / (1 + exp(min(50.0, 2.5 * (more - need + 0.4)))))
        rounds.append(chance)
    useful = [chance * (1 - weights.useless) + weights.useless for chance in (*rounds, 0.0)]
    visits = [rounds[step] * useful[step + 1] * weights.doubt**step for step in range(_ROUNDS)]
    return Chances(
        round=tuple(rounds),
        gold=useful[0],
        most_gold=actions.PALACE_PRICE * 2 * sum(rounds),
        visit=tuple(visits[place] + visits[place + 7] for place in range(7)),
        leg=tuple(rounds[step] * useful[step] * 0.8**step for step in range(7)),
        left=sum(rounds),
    )


class Outlook:
    """The rest of the game as it looks for one seat.

    maharaja: where this round's scoring is; START before the first round. ahead: rounds after this one.
    """

    def __init__(self, state: RajaState, seat: int, weights: Weights, guests: Sequence[float] | None = None):
        """The outlook of a seat. The state is only asked, and is not to change as long as the outlook is in use.

        guests: those of an earlier outlook of the seat, which change but slowly.
        """
        self.state = state
        self.board = state.board
        self.seat = seat
        self.weights = weights
        self.own = holdings(state, seat)
        self.maharaja = state.maharaja
        self.ahead = state.last_round - state.round
        homes = bool(state.options["home_cities"])
        self.homes = [junction.home_of if homes else 0 for junction in self.board.junctions]
        self.rivals = [other for other in range(state.seats) if other != seat]
        # What the seat is still going to build does not count: it need not fear it.
        needs = [
            (state.palaces_to_win - built, other != seat and other in state.waiting)
            for other, built in enumerate(state.built)
        ]
        self.chances = chances(tuple(needs), self.ahead, weights)
        self._reserve = [0.0, *accumulate(weights.reserve * share for share in RESERVE)]
        self._incomes: dict[Houses, float] = {}
        self._rewards_now: dict[int, tuple[float, ...]] = {}
        self._visits: dict[Hashable, float] = {}
        self._journeys: dict[Hashable, float] = {}
        self._orders: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._later: dict[int, tuple[float, ...]] = {}
        self._guests = guests

    # -- what others may do --

    def _points(self, seat: int, city: int) -> int:
        """Return a seat's points in a city, its architect apart."""
        state, cards = self.state, self.state.cards[seat]
        outer = 2 if SADHU in cards and city == self.maharaja else 1
        return (
            state.city_houses[city][seat]
            + outer * state.outer[city].count(seat)
            + CENTRAL_POINTS * (state.central[city] == seat)
            + (self.homes[city] != 0 and self.homes[city] in cards)
        )

    def rewards_now(self, card: int) -> tuple[float, ...]:
        """Return gold that 0, 1, 2 … points may bring in the Maharaja's city. card: the lowest one held, for ties."""
        if card not in self._rewards_now:
            cards = self.state.cards
            rivals = tuple((self._spread_now(seat), float((cards[seat] or NO_CARD)[0] < card)) for seat in self.rivals)
            self._rewards_now[card] = expected_rewards(rivals, len(cards))
        return self._rewards_now[card]

    def _spread_now(self, seat: int) -> tuple[float, ...]:
        """Return probabilities of a rival's points when the Maharaja's city will be scored."""
        city, state = self.maharaja, self.state
        points = self._points(seat, city)
        if seat not in state.waiting:
            return _shifted((1.0,), points + (state.architects[seat] == city))
        price = actions.ARTISANS_PRICE if ARTISAN in state.cards[seat] else actions.PALACE_PRICE
        spread = RICH if state.gold[seat] >= price and self.own.sites[city] else POOR
        return _shifted(_mixed(spread, min(1.0, self.weights.arrives)), points)

    def rewards_later(self, city: int) -> tuple[float, ...]:
        """Return gold that 0, 1, 2 … points now may bring when a city is scored in some rounds."""
        found = self._later.get(city)
        if found is None:
            found = self._later[city] = rewards_later(tuple(sorted([self._points(seat, city) for seat in self.rivals])))
        return found

    def guests(self) -> Sequence[float]:
        """Return how often others who have no house there may yet cross each village."""
        if self._guests is None:
            self._guests = self._count_guests()
        return self._guests

    def _count_guests(self) -> list[float]:
        state, chances = self.state, self.chances
        legs = list(zip(self.order(self.own.track)[:JOURNEYS], chances.leg, strict=False))
        everywhere = 0.05 * sum(chances.round)
        counts = [0.0] * VILLAGES
        for seat in self.rivals:
            houses = houses_of(state, seat)
            ways = network(self.board, houses)
            here = state.architects[seat]
            owned = houses.own
            for village in range(VILLAGES):
                if not owned >> village & 1:
                    counts[village] += everywhere
            for to, weight in ([(self.maharaja, 1.0)] if seat in state.waiting else []) + legs:
                crossed = ways.way_later(here, to) & ~owned
                while crossed:
                    lowest = crossed & -crossed
                    counts[lowest.bit_length() - 1] += weight
                    crossed ^= lowest
                here = to
        return counts

    # -- what is known of the roads and the track --

    def network(self, villages: Houses) -> Network:
        """Return the seat's ways among these houses."""
        return network(self.board, villages)

    def income(self, villages: Houses) -> float:
        """Return tolls that the seat's houses may yet bring."""
        found = self._incomes.get(villages)
        if found is None:
            guests, own, twice = self.guests(), villages.own, villages.doubled & ~villages.others
            total = 0.0
            while own:
                lowest = own & -own
                guest = guests[lowest.bit_length() - 1]
                total += guest + guest if twice & lowest else guest
                own ^= lowest
            found = self._incomes[villages] = total * self.weights.tolls
        return found

    def order(self, spaces: tuple[int, ...]) -> tuple[int, ...]:
        """Return the cities of the next rounds as the markers stand, by junction."""
        found = self._orders.get(spaces)
        if found is None:
            found = self._orders[spaces] = tuple([city + 1 for city in track.order(spaces)])
        return found

    # -- the value of what one has --

    def value(self, own: Holdings) -> float:
        """Return what the seat's holdings promise, its turn being over; only differences mean anything."""
        return self.elsewhere(own) + max(worth for at, worth, _ in self.ends(own) if at == own.at)

    def ends(self, own: Holdings) -> list[tuple[int, float, int]]:
        """Return where the architect may end its turn: stay, go to the Maharaja or on to the next city.

        For each the junction, what it is worth there and then (this scoring, the next way, less the way there), and the
        gold that the way costs. Ways that are closed or too dear are left out.
        """
        chances, maharaja, at = self.chances, self.maharaja, own.at
        ways = network(self.board, own.villages)
        following = self.order(own.track)[0]
        monk = MONK in own.cards
        leg = 0.0 if monk else self.weights.ways * chances.leg[0]
        here = there = 0.0
        if maharaja != START:
            rewards, points = self.rewards_now(own.cards[0]), self.own_points(own, maharaja)
            here, there = chances.gold * rewards[points], chances.gold * rewards[points + 1]
        found = [(at, (there if at == maharaja else here) - leg * ways.later(at, following), 0)]
        for to in (maharaja, following):
            tolls = ways.tolls(at, to) if to != at else None
            if tolls is not None and (monk or tolls <= own.gold):
                cost = 0 if monk else tolls
                harm = self.harm(ways, at, to, tolls)
                worth = (there if to == maharaja else here) - leg * ways.later(to, following)
                found.append((to, worth - chances.gold * cost - harm, cost))
        return found

    def harm(self, ways: Network, origin: int, to: int, tolls: int) -> float:
        """Return what a way costs besides its tolls: the others get them, and it is long."""
        return self.weights.given * tolls + FOR_LENGTH * ways.length(origin, to)

    def elsewhere(self, own: Holdings) -> float:
        """Return the part of the value that is the same wherever the architect ends its turn."""
        weights, chances = self.weights, self.chances
        total = weights.palace * own.built
        if own.built >= self.state.palaces_to_win:
            total += weights.win
        if own.gold > chances.most_gold:
            total += chances.gold * chances.most_gold + weights.useless * (own.gold - chances.most_gold)
        else:
            total += chances.gold * own.gold
        total += weights.visits * self.visits(own)
        total -= weights.ways * self.journeys(own)
        total += chances.gold * self.income(own.villages)
        total += self.stock(own.reserve)
        total += min(1.0, chances.left) * weights.chit * own.chits
        return total + self.characters(own)

    def stock(self, reserve: int) -> float:
        """Return what houses in the reserve are worth."""
        return min(1.0, self.chances.left / 3) * self._reserve[min(reserve, len(self._reserve) - 1)]

    def visits(self, own: Holdings) -> float:
        """Return what the seat's buildings promise in the next rounds. Characters count for the first two of them."""
        key = (own.houses, own.outer, own.central, own.cards, own.track)
        found = self._visits.get(key)
        if found is None:
            houses, outer, central, seat = own.houses, own.outer, own.central, self.seat
            found = 0.0
            for place, city in enumerate(self.order(own.track)):
                if place < SURE_ROUNDS:
                    points = self.own_points(own, city)
                else:
                    points = houses[city] + outer[city] + (CENTRAL_POINTS if central[city] == seat else 0)
                found += self.chances.visit[place] * self.rewards_later(city)[points]
            self._visits[key] = found
        return found

    def own_points(self, own: Holdings, city: int) -> int:
        """Return the seat's points in a city with its characters, its architect apart."""
        points = own.houses[city] + own.outer[city] * (2 if SADHU in own.cards else 1)
        if own.central[city] == self.seat:
            points += CENTRAL_POINTS
        return points + (self.homes[city] in own.cards)

    def journeys(self, own: Holdings) -> float:
        """Return what the ways between the next cities may cost, the first way apart."""
        first = SURE_ROUNDS if MONK in own.cards else 1
        key = (own.villages, own.track, first)
        found = self._journeys.get(key)
        if found is None:
            ways, order, leg = network(self.board, own.villages), self.order(own.track), self.chances.leg
            found = 0.0
            for place in range(first, JOURNEYS):
                found += leg[place] * ways.later(order[place - 1], order[place])
            self._journeys[key] = found
        return found

    def characters(self, own: Holdings) -> float:
        """Return what the seat's characters may bring in the next rounds, besides what shows elsewhere."""
        return sum(self.character(card, own) for card in own.cards)

    def character(self, card: int, own: Holdings) -> float:
        """Return what a character may bring the seat in the next rounds, besides what shows elsewhere.

        NO_CARD nothing.
        """
        weights = self.weights
        rounds = min(weights.tenure, self.chances.left)
        if card == ARTISAN:
            return weights.artisan * min(rounds, own.palaces)
        each = {
            MOGUL: weights.mogul,
            TRADER: weights.trader,
            SADHU: weights.sadhu,
            MONK: weights.monk,
            BUILDER: weights.builder,
            YOGI: weights.yogi,
        }
        return each.get(card, 0.0) * rounds
