"""What a table of Raja promises a seat: rewards at this scoring and the next ones, tolls, roads, characters; in gold.

Everything here is a pure function of a View and of the gold of each seat, which anybody who counts can know. Places are
numbers: junctions as in ``Board.junctions``, villages by number.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp

import msgspec

from durbar.games.raja import actions, track
from durbar.games.raja.board import START, VILLAGES, Board
from durbar.games.raja.characters import ARTISAN, BUILDER, MOGUL, MONK, SADHU, TRADER, YOGI
from durbar.games.raja.scoring import CENTRAL_POINTS, MONOPOLY, REWARDS
from durbar.games.raja.view import View

#: The owners of the houses of each village, by village number.
Villages = tuple[tuple[int, ...], ...]


class Holdings(msgspec.Struct, frozen=True, gc=False):
    """What one seat has on the table and before it, and what it shares with the others.

    at: its architect's junction. houses, outer: its own, by junction. central: by junction, the owner or None; sites:
    free outer sites by junction. built: palaces on the board. chits: action chits. track: spaces of the markers by
    city.
    """

    gold: int
    at: int
    villages: Villages
    houses: tuple[int, ...]
    outer: tuple[int, ...]
    central: tuple[int | None, ...]
    sites: tuple[int, ...]
    reserve: int
    quarry: int
    palaces: int
    built: int
    cards: tuple[int, ...]
    chits: int
    track: tuple[int, ...]

    @property
    def palace_price(self) -> int:
        """What a palace costs the seat."""
        return actions.ARTISANS_PRICE if ARTISAN in self.cards else actions.PALACE_PRICE


def holdings(view: View, seat: int, gold: Sequence[int]) -> Holdings:
    """What a seat has. gold: of each seat."""
    cities = [view.cities[junction.id] for junction in view.board.junctions[1:]]
    return Holdings(
        gold=gold[seat],
        at=view.board.junction_number[view.architects[seat]],
        villages=tuple(view.villages.values()),
        houses=(0, *(city.houses[seat] for city in cities)),
        outer=(0, *(city.outer.count(seat) for city in cities)),
        central=(None, *(city.central for city in cities)),
        sites=(0, *(city.outer_sites for city in cities)),
        reserve=view.reserve[seat],
        quarry=view.quarry[seat],
        palaces=view.palaces[seat],
        built=view.built[seat],
        cards=view.cards[seat],
        chits=view.chits[seat],
        track=tuple(view.track.values()),
    )


# ---- roads -----------------------------------------------------------------------------------------------------

#: What a village without a house is taken to cost whoever plans to pass there later: somebody has to build in it.
EMPTY_VILLAGE = 2.0
#: Weights of a road by which the cheapest way is found: a gold of toll, then a village, then the road itself.
_TOLL, _VILLAGE, _ROAD = 1000, 10, 1
_CUT = 1 << 30


class Network:
    """The ways of one seat over the roads as they are.

    Distances are by origin and end. later: what the way may cost in gold in some rounds, empty villages being filled
    by then.
    """

    def __init__(self, board: Board, villages: Villages, seat: int):
        """The ways of ``seat`` among these houses."""
        now, later = [], []
        for road in _ends(board):
            tolls, empty = 0, 0
            for village in road[2]:
                owners = villages[village]
                if not owners:
                    empty += 1
                elif seat not in owners:
                    tolls += len(owners)
            length = _VILLAGE * len(road[2]) + _ROAD
            now.append(_CUT if empty else _TOLL * tolls + length)
            later.append(_TOLL * (tolls + EMPTY_VILLAGE * empty) + length)
        self._board, self._roads = board, now
        self._now, self._next = _all_ways(board, now)
        self._later, self._next_later = _all_ways(board, later)

    def tolls(self, origin: int, to: int) -> int | None:
        """Gold for the cheapest way that is open now; None when there is none."""
        length = self._now[origin][to]
        return int(length // _TOLL) if length < _CUT else None

    def length(self, origin: int, to: int) -> int:
        """How long the cheapest way is that is open now: 10 a village and 1 a road."""
        return int(self._now[origin][to] % _TOLL)

    def first_road(self, origin: int, to: int) -> tuple[int, int]:
        """The first road on the cheapest way that is open now, and the junction where it leads."""
        stop = self._next[origin][to]
        road = min(
            (length, road)
            for road, (length, ends) in enumerate(zip(self._roads, _ends(self._board), strict=True))
            if {origin, stop} == {*ends[:2]}
        )[1]
        return road, stop

    def later(self, origin: int, to: int) -> float:
        """Gold that the way may cost in some rounds."""
        return self._later[origin][to] / _TOLL

    def way_later(self, origin: int, to: int) -> list[tuple[int, int]]:
        """The stretches of that way, from junction to junction."""
        stretches = []
        while origin != to:
            following = self._next_later[origin][to]
            stretches.append((origin, following))
            origin = following
        return stretches


@lru_cache(maxsize=16)
def _ends(board: Board) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """Both ends and the villages of each road."""
    return tuple(
        (
            board.junction_number[road.origin],
            board.junction_number[road.to],
            tuple(board.village_number[village] for village in road.villages),
        )
        for road in board.roads
    )


def _all_ways(board: Board, weights: Sequence[float]) -> tuple[list[list[float]], list[list[int]]]:
    """Shortest ways between all junctions (Floyd and Warshall): lengths, and the first stop of each."""
    many = len(board.junctions)
    lengths: list[list[float]] = [[_CUT] * many for _ in range(many)]
    stops = [[-1] * many for _ in range(many)]
    for here in range(many):
        lengths[here][here] = 0
    for (one, other, _), weight in zip(_ends(board), weights, strict=True):
        if weight < lengths[one][other]:
            lengths[one][other] = lengths[other][one] = weight
            stops[one][other], stops[other][one] = other, one
    for middle in range(many):
        onward = lengths[middle]
        for here in range(many):
            first = lengths[here][middle]
            if first >= _CUT or here == middle:
                continue
            row, stop = lengths[here], stops[here]
            by = stop[middle]
            for there in range(many):
                if first + onward[there] < row[there]:
                    row[there] = first + onward[there]
                    stop[there] = by
    return lengths, stops


# ---- rewards ---------------------------------------------------------------------------------------------------

#: The most points one seat can have in a city: all its houses, palaces and the rest.
MOST_POINTS = 40
#: From here on more points are taken to bring no more.
ENOUGH_POINTS = 20


def _shifted(spread: Sequence[float], points: int) -> list[float]:
    return [0.0] * points + list(spread)


def _mixed(spread: Sequence[float], chance: float) -> list[float]:
    """The spread when, with this chance, a point comes to it."""
    longer = [probability * (1 - chance) for probability in spread] + [0.0]
    for points, probability in enumerate(spread):
        longer[points + 1] += probability * chance
    return longer


def expected_rewards(rivals: Sequence[tuple[Sequence[float], float]], seats: int) -> tuple[float, ...]:
    """Gold that 0, 1, 2 … points may bring against rivals, reward and monopoly bonus.

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


# ---- the whole table -------------------------------------------------------------------------------------------


class Weights(msgspec.Struct, frozen=True):
    """What things are worth, in gold that can still be used. Found by play against other values.

    palace: on the board, whatever it scores. win: building the last one. useless: gold that nothing can be built with.
    doubt: by how much each round to come counts less than the one before it. rate: palaces that a leader builds a
    round. reserve: the first, second … house in the reserve. forgone: an action not carried out. chit: an action chit.
    given: a gold that another gets. tenure: rounds for which one may count on a character. The rest: what a character
    is worth a round, besides what shows elsewhere.

    rich, poor: how many points a seat that has still to play adds in the Maharaja's city, its architect apart, when it
    can pay a palace and when it can't: probabilities of 0, 1, 2 … points. arrives: how likely its architect ends there.
    later: the points it adds, architect and all, until a city is scored in some rounds.
    """

    palace: float = 15.0
    win: float = 60.0
    useless: float = 0.1
    doubt: float = 0.92
    rate: float = 0.8
    reserve: tuple[float, ...] = (2.2, 1.8, 1.4, 1.0, 0.7, 0.5, 0.3, 0.2, 0.1)
    forgone: float = 2.5
    chit: float = 2.2
    given: float = 0.3
    tolls: float = 0.8
    tenure: float = 2.5
    mogul: float = 0.4
    trader: float = 1.0
    sadhu: float = 0.3
    monk: float = 0.5
    builder: float = 1.7
    artisan: float = 2.2
    yogi: float = 2.0
    rich: tuple[float, ...] = (0.32, 0.3, 0.16, 0.14, 0.06, 0.02)
    poor: tuple[float, ...] = (0.6, 0.25, 0.12, 0.03)
    arrives: float = 0.8
    later: tuple[float, ...] = (0.18, 0.25, 0.25, 0.17, 0.09, 0.06)


#: Rounds for which characters are taken to stay where they are, and ways between cities that are thought of.
SURE_ROUNDS = 2
JOURNEYS = 5


class Outlook:
    """The rest of the game as it looks for one seat.

    order: the cities in which the next rounds will be, as the markers stand. maharaja: where this round's scoring is;
    START before the first round. ahead: rounds after this one.
    """

    def __init__(self, view: View, seat: int, gold: Sequence[int], weights: Weights | None = None):
        """The outlook of a seat. gold: of each seat, as far as one can know or guess."""
        self.view = view
        self.board = view.board
        self.seat = seat
        self.gold = tuple(gold)
        self.weights = weights or Weights()
        self.own = holdings(view, seat, gold)
        self.maharaja = view.board.junction_number[view.maharaja]
        self.ahead = view.last_round - view.round
        self.homes = [junction.home_of if view.options["home_cities"] else 0 for junction in view.board.junctions]
        self._reserve = [0.0, *accumulate(self.weights.reserve)]
        self._networks: dict[Villages, Network] = {}
        self._incomes: dict[Villages, float] = {}
        self._rewards_now: dict[int, tuple[float, ...]] = {}
        self._chances: Chances | None = None
        self._orders: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._later = self._rewards_later()
        self._crossings = self._count_crossings()

    # -- what others may do --

    def _points(self, seat: int, city: int) -> int:
        """A seat's points in a city, its architect apart."""
        shown = self.view.cities[self.board.junctions[city].id]
        outer = 2 if SADHU in self.view.cards[seat] and city == self.maharaja else 1
        return (
            shown.houses[seat]
            + outer * shown.outer.count(seat)
            + CENTRAL_POINTS * (shown.central == seat)
            + (self.homes[city] != 0 and self.homes[city] in self.view.cards[seat])
        )

    def rewards_now(self, card: int) -> tuple[float, ...]:
        """Gold that 0, 1, 2 … points may bring in the Maharaja's city. card: the lowest one held, for ties."""
        if card not in self._rewards_now:
            rivals = [
                (self._spread_now(seat), float((self.view.cards[seat] or (9,))[0] < card))
                for seat in range(self.view.seats)
                if seat != self.seat
            ]
            self._rewards_now[card] = expected_rewards(rivals, self.view.seats)
        return self._rewards_now[card]

    def _spread_now(self, seat: int) -> Sequence[float]:
        """Probabilities of a rival's points when the Maharaja's city will be scored."""
        city, view = self.maharaja, self.view
        points = self._points(seat, city)
        there = view.architects[seat] == view.maharaja
        if seat not in view.waiting:
            return _shifted((1.0,), points + there)
        price = actions.ARTISANS_PRICE if ARTISAN in view.cards[seat] else actions.PALACE_PRICE
        spread = self.weights.rich if self.gold[seat] >= price and self.own.sites[city] else self.weights.poor
        return _shifted(_mixed(spread, self.weights.arrives), points)

    def _rewards_later(self) -> list[tuple[float, ...]]:
        """Gold that 0, 1, 2 … points now may bring when a city is scored in some rounds, by junction."""
        found: list[tuple[float, ...]] = [()]
        for city in self.board.cities:
            rivals = [
                (_shifted(self.weights.later, self._points(seat, city)), 0.5)
                for seat in range(self.view.seats)
                if seat != self.seat
            ]
            table = expected_rewards(rivals, self.view.seats)
            last = len(table) - 1
            found.append(
                tuple(
                    sum(chance * table[min(last, own + more)] for more, chance in enumerate(self.weights.later))
                    for own in range(len(table))
                )
            )
        return found

    def _count_crossings(self) -> tuple[tuple[float, ...], ...]:
        """How often each other seat may yet cross each village, by village and seat."""
        board, view = self.board, self.view
        villages = self.own.villages
        between = {frozenset(road[:2]): road[2] for road in _ends(board)}
        chances = self.chances()
        counts = [[0.05 * sum(chances.round)] * view.seats for _ in range(VILLAGES)]
        for seat in range(view.seats):
            if seat == self.seat:
                continue
            network = Network(board, villages, seat)
            here = board.junction_number[view.architects[seat]]
            legs = [(self.maharaja, 1.0)] if seat in view.waiting else []
            legs += [(city, chances.leg[place]) for place, city in enumerate(self.order(self.own.track)[:5])]
            for to, weight in legs:
                for stretch in network.way_later(here, to):
                    for village in between[frozenset(stretch)]:
                        counts[village][seat] += weight
                here = to
        return tuple(tuple(count) for count in counts)

    # -- what is known of the roads and the track --

    def network(self, villages: Villages) -> Network:
        """The seat's ways among these houses."""
        if villages not in self._networks:
            self._networks[villages] = Network(self.board, villages, self.seat)
        return self._networks[villages]

    def income(self, villages: Villages) -> float:
        """Tolls that the seat's houses may yet bring."""
        if villages not in self._incomes:
            seat = self.seat
            total = 0.0
            for owners, crossings in zip(villages, self._crossings, strict=True):
                if seat in owners:
                    guests = sum(crossings[other] for other in range(len(crossings)) if other not in owners)
                    total += owners.count(seat) * guests
            self._incomes[villages] = total * self.weights.tolls
        return self._incomes[villages]

    def order(self, spaces: tuple[int, ...]) -> tuple[int, ...]:
        """The cities of the next rounds as the markers stand, by junction."""
        if spaces not in self._orders:
            self._orders[spaces] = tuple(city + 1 for city in track.order(spaces))
        return self._orders[spaces]

    def chances(self) -> Chances:
        """How likely the next rounds are. What the seat is still going to build does not count: it need not fear it."""
        if self._chances is None:
            self._chances = self._count_chances()
        return self._chances

    def _count_chances(self) -> Chances:
        view, weights = self.view, self.weights
        leaders = [(view.built[seat], seat in view.waiting and seat != self.seat) for seat in range(view.seats)]
        rounds = []
        for step in range(14):
            chance = 1.0 if step < self.ahead else 0.0
            for palaces, waits in leaders:
                need = view.palaces_to_win - palaces
                if need <= 0:
                    chance = 0.0
                else:
                    more = weights.rate * (step + waits)
                    chance = min(chance, 1 / (1 + exp(min(50.0, 2.5 * (more - need + 0.4)))))
            rounds.append(chance if step < self.ahead else 0.0)
        rounds.append(0.0)
        useful = [chance * (1 - weights.useless) + weights.useless for chance in rounds]
        visits = [rounds[step] * useful[step + 1] * weights.doubt**step for step in range(14)]
        return Chances(
            round=tuple(rounds[:14]),
            gold=useful[0],
            most_gold=actions.PALACE_PRICE * 2 * sum(rounds),
            visit=tuple(visits[place] + visits[place + 7] for place in range(7)),
            leg=tuple(rounds[step] * useful[step] * 0.8**step for step in range(7)),
            left=sum(rounds),
        )

    # -- the value of what one has --

    def value(self, own: Holdings) -> float:
        """What the seat's holdings promise, its turn being over; only differences mean anything."""
        return self.elsewhere(own) + self.standing(own, own.at)

    def standing(self, own: Holdings, at: int) -> float:
        """The part of the value in which it matters where the architect ends its turn: this scoring, the next way."""
        chances = self.chances()
        total = 0.0
        if self.maharaja != START:
            points = self._own_points(own, self.maharaja) + (at == self.maharaja)
            total = chances.gold * self.rewards_now(own.cards[0])[points]
        if MONK not in own.cards:
            total -= chances.leg[0] * self.network(own.villages).later(at, self.order(own.track)[0])
        return total

    def elsewhere(self, own: Holdings) -> float:
        """The part of the value that is the same wherever the architect ends its turn."""
        weights = self.weights
        chances = self.chances()
        order = self.order(own.track)
        total = weights.palace * own.built
        if own.built >= self.view.palaces_to_win:
            total += weights.win
        if own.gold > chances.most_gold:
            total += chances.gold * chances.most_gold + weights.useless * (own.gold - chances.most_gold)
        else:
            total += chances.gold * own.gold
        total += self._visits(own, order, chances)
        total -= self._journeys(own, order, chances)
        total += chances.gold * self.income(own.villages)
        total += min(1.0, chances.left / 3) * self._reserve[min(own.reserve, len(self._reserve) - 1)]
        total += min(1.0, chances.left) * weights.chit * own.chits
        return total + self.characters(own)

    def _visits(self, own: Holdings, order: tuple[int, ...], chances: Chances) -> float:
        """What the seat's buildings promise in the next rounds. Characters count for the first two of them."""
        houses, outer, central, seat = own.houses, own.outer, own.central, self.seat
        total = 0.0
        for place, city in enumerate(order):
            if place < SURE_ROUNDS:
                points = self._own_points(own, city)
            else:
                points = houses[city] + outer[city] + (CENTRAL_POINTS if central[city] == seat else 0)
            total += chances.visit[place] * self._later[city][points]
        return total

    def _own_points(self, own: Holdings, city: int) -> int:
        """The seat's points in a city with its characters, its architect apart."""
        points = own.houses[city] + own.outer[city] * (2 if SADHU in own.cards else 1)
        if own.central[city] == self.seat:
            points += CENTRAL_POINTS
        return points + (self.homes[city] in own.cards)

    def _journeys(self, own: Holdings, order: tuple[int, ...], chances: Chances) -> float:
        """What the ways between the next cities may cost, the first way apart."""
        network = self.network(own.villages)
        first = SURE_ROUNDS if MONK in own.cards else 1
        return sum(
            chances.leg[place] * network.later(order[place - 1], order[place]) for place in range(first, JOURNEYS)
        )

    def characters(self, own: Holdings) -> float:
        """What the seat's characters may bring in the next rounds, besides what shows elsewhere."""
        return sum(self.character(card, own) for card in own.cards)

    def character(self, card: int, own: Holdings) -> float:
        """What a character may bring the seat in the next rounds, besides what shows elsewhere."""
        weights = self.weights
        rounds = min(weights.tenure, self.chances().left)
        if card == ARTISAN:
            return weights.artisan * min(rounds, own.palaces)
        if card == BUILDER:
            return weights.builder * rounds
        each = {
            MOGUL: weights.mogul,
            TRADER: weights.trader,
            SADHU: weights.sadhu,
            MONK: weights.monk,
            YOGI: weights.yogi,
        }
        return each[card] * rounds


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
