"""What things promise in Taj Mahal, in influence points: palaces and their roads, tiles, goods, cards in hand.

Only what is public goes in, and a hand where it is asked for. A set of cities is a number with the bits of their
numbers, as in ``chains.py``.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import sqrt

import msgspec

from durbar.games.taj_mahal.board import Board
from durbar.games.taj_mahal.chains import joined
from durbar.games.taj_mahal.pieces import CARD, VISITS, CardKind
from durbar.games.taj_mahal.scoring import PLACED_POINTS, bonus_points
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.symbols import (
    COLOURS,
    COMMODITIES,
    ELEPHANT,
    GRAND_MOGUL,
    INFLUENCES,
    SPECIALS,
    SYMBOLS,
    WHITE,
)


class Weights(msgspec.Struct, frozen=True):
    """What things are worth, in points, and how a lead is judged. Found from games, and by play against other values.

    road, roads: a province to come that a palace there would be joined to, if one visit is left, and more for each
    further visit. best: how often one builds in the best city for one's roads, otherwise in the second. tile, bonus:
    how likely one is, with three players, to win a province tile and a bonus tile still to come.
    card, cards: a coloured card in hand, if no visit is left, and more for each further visit; lone, crown: what part
    of it one with a single elephant, or with a Grand Mogul, is worth less. white, whites: the same of a white card.
    pair: more for each two cards of a colour. plenty: cards beyond which one more counts only in part: surplus.
    elephant, mogul, points, change: a special card, if one visit is left; with more it grows like their square root.
    first: what part of it the first influence tile of its kind is worth, second: the one that brings it.
    threat: how likely another, with a full hand, is to take away a lead of one symbol until one's next turn;
    threat_two: a lead of more. full: cards of a full hand. cost: what part of their worth cards played cost.
    """

    road: float = 0.9
    roads: float = 0.14
    best: float = 0.65
    tile: float = 1.1
    bonus: float = 1.7
    card: float = 1.0
    cards: float = 0.18
    lone: float = 0.3
    crown: float = 0.15
    white: float = 1.0
    whites: float = 0.2
    pair: float = 0.03
    plenty: float = 9.0
    surplus: float = 0.6
    elephant: float = 1.4
    mogul: float = 0.5
    points: float = 0.7
    change: float = 0.2
    first: float = 0.5
    second: float = 0.65
    threat: float = 0.16
    threat_two: float = 0.07
    full: float = 5.0
    cost: float = 0.8


UNTRAINED = Weights()

#: What promises something for visits to come gains worth with their number, but no more than with so many.
MAX_VISITS_AHEAD = 5
LONGEST = 8

#: What players make in the visits to come besides what shows already: so much times their number cubed, by seats.
PAR = {3: 0.033, 4: 0.021, 5: 0.014}

#: What part of the coloured cards have a single elephant, and a Grand Mogul.
LONE, CROWNED = 14 / 21, 4 / 21

#: What part of a hand is fuel for visits to come, by visits left after this one; the rest counts as at the end.
FUEL = (0.0, 0.6, 0.85)


# ---- roads -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16384)
def _links(board: Board, own: int) -> tuple[tuple[int, int], ...]:
    """Return the chains of a set of cities: the cities around each and the provinces in it, as sets."""
    found = []
    left = own
    while left:
        chain = joined(board, own, left & -left)
        left &= ~chain
        around = inside = 0
        while chain:
            lowest = chain & -chain
            city = lowest.bit_length() - 1
            around |= board.neighbours[city]
            inside |= 1 << board.province_of[city]
            chain ^= lowest
        found.append((around, inside))
    return tuple(found)


@lru_cache(maxsize=16384)
def reach(board: Board, own: int, ahead: tuple[int, ...], best: float) -> float:
    """Return how many provinces would be joined to a palace in each of the provinces ahead, added up.

    best: the part of the best city of a province; the rest is that of the second.
    """
    links = _links(board, own)
    total = 0.0
    for province in ahead:
        high = second = 0
        for city in board.in_province[province]:
            provinces = 0
            for around, inside in links:
                if around >> city & 1:
                    provinces |= inside
            many = provinces.bit_count()
            if many > high:
                high, second = many, high
            elif many > second:
                second = many
        total += best * high + (1 - best) * second
    return total


# ---- the visit -------------------------------------------------------------------------------------------------


class Gain(msgspec.Struct, frozen=True, gc=False):
    """What withdrawing promises: its worth, and the cities for ordinary palaces and the royal one (-1 for none)."""

    worth: float
    cities: tuple[int, ...] = ()
    royal: int = -1


class Prospects:
    """What a visit promises each seat. Made from any state that looks like the real one: no hand is looked at.

    left: visits after this one; ahead: their provinces. cities: of this province; taken: those with their ordinary
    palace. card: what an unknown card is worth. goods_ahead: how many more of each commodity a seat may win later.
    influence: what another influence tile of each kind is worth, by seat.
    """

    def __init__(self, state: TajMahalState, weights: Weights = UNTRAINED):
        """The prospects of all seats in the visit of ``state``."""
        self.weights = weights
        self.board = state.board
        self.pieces = state.board.pieces
        self.state = state
        self.seats = state.seats
        self.left = VISITS - state.visit
        self.province = state.province
        self.ahead = state.provinces[state.visit :]
        self.cities = self.board.in_province[self.province]
        self.taken = sum(1 << city for city in self.cities if state.ordinary[city] is not None)
        self.road = weights.road + weights.roads * min(self.left, MAX_VISITS_AHEAD)
        self.card = card_worth(self.left, weights)
        self.goods_ahead = self._goods_ahead()
        self.influence = [self._influence(seat) for seat in range(self.seats)]
        self._gains: dict[tuple[int, int, int], Gain] = {}
        self._placed: dict[tuple[int, int, int, bool, bool], Gain] = {}
        self._palaces: dict[tuple[int, int], float] = {}

    def _goods_ahead(self) -> list[float]:
        """Return how many of each commodity a seat may yet win after this visit."""
        state, weights = self.state, self.weights
        ahead = [0.0] * len(COMMODITIES)
        for number in range(state.visit, VISITS):
            for good in self.pieces.province_tiles[number]:
                ahead[COMMODITIES.index(good)] += weights.tile / self.seats
        for province in self.ahead:
            for city in self.board.in_province[province]:
                if state.bonus[city] in COMMODITIES:
                    ahead[COMMODITIES.index(state.bonus[city])] += weights.bonus / self.seats
        return ahead

    def _influence(self, seat: int) -> tuple[float, ...]:
        """Return what another influence tile of each kind is worth to a seat."""
        state, weights = self.state, self.weights
        found = []
        for number in range(len(INFLUENCES)):
            card = self.pieces.earned[number]
            holder = state.holder[card]
            effect = self.pieces.kinds[card].effect
            if holder == seat:
                found.append(0.0)
            elif state.influence[seat][number] == 0:
                found.append(self._first_tile(effect))
            else:
                whole = special_worth(effect, self.left, weights)
                found.append(whole if not self.left else (weights.second + 0.25 * (holder is not None)) * whole)
        return tuple(found)

    def par(self) -> float:
        """Return the points that everybody makes in the visits to come, besides what palaces, goods and cards promise
        now.
        """
        return PAR[self.seats] * self.left**3

    def standing(self, seat: int) -> float:
        """Return what a seat has scored, and what its palaces, goods and influence tiles promise; its hand apart."""
        state, weights = self.state, self.weights
        roads = self.road * reach(self.board, state.own[seat], self.ahead, weights.best)
        goods = sum(owned * ahead for owned, ahead in zip(state.goods[seat], self.goods_ahead, strict=True))
        influence = sum(self._owned(seat, number) for number in range(len(INFLUENCES)))
        return state.score[seat] + roads + goods + influence

    def _owned(self, seat: int, number: int) -> float:
        """Return what influence tiles of a kind promise their owner."""
        many = self.state.influence[seat][number]
        card = self.pieces.earned[number]
        if not many or self.state.holder[card] == seat:
            return 0.0
        effect = self.pieces.kinds[card].effect
        return self._first_tile(effect) if many == 1 else special_worth(effect, self.left, self.weights)

    def _first_tile(self, effect: str) -> float:
        """Return what the first of two influence tiles is worth."""
        if not self.left:
            return 0.0
        later = special_worth(effect, max(0, self.left - 2), self.weights)
        return self.weights.first * later * min(1.0, self.left / 5)

    def palaces(self, seat: int, cities: int) -> float:
        """Return what placing palaces on a set of cities brings now and promises, bonus tiles apart."""
        key = seat, cities
        if key not in self._palaces:
            board, own = self.board, self.state.own[seat]
            after = own | cities
            starts = after & board.province_sets[self.province]
            chain = joined(board, after, starts)
            others = sum(1 for number, inside in enumerate(board.province_sets) if inside & chain) - 1
            best = self.weights.best
            more = reach(board, after, self.ahead, best) - reach(board, own, self.ahead, best)
            self._palaces[key] = PLACED_POINTS + others + self.road * more
        return self._palaces[key]

    def good(self, owned: int, good: int) -> float:
        """Return what one more of a commodity brings now and promises; owned: how many of it before."""
        return owned + 1 + self.goods_ahead[good]

    def bonus(self, kind: str, goods: list[int]) -> float:
        """Return what a bonus tile brings and promises; goods, counted by commodity, are added to."""
        if not kind:
            return 0.0
        if kind == CARD:
            return self.card
        if kind in COMMODITIES:
            good = COMMODITIES.index(kind)
            goods[good] += 1
            return self.good(goods[good] - 1, good)
        return bonus_points(kind, goods)

    def gain(self, seat: int, taken: int, won: int) -> Gain:
        """Return what winning a set of symbols (bits by their numbers) promises.

        taken: cities that have their palace.
        """
        key = seat, taken, won
        found = self._gains.get(key)
        if found is None:
            found = self._gains[key] = self._gain(seat, taken, won)
        return found

    def _gain(self, seat: int, taken: int, won: int) -> Gain:
        worth = sum(value for number, value in enumerate(self.influence[seat]) if won >> number & 1)
        ordinary = (won & (1 << len(INFLUENCES)) - 1).bit_count()
        royal = bool(won >> GRAND_MOGUL & 1)
        elephant = bool(won >> ELEPHANT & 1)
        key = seat, taken, ordinary, royal, elephant
        placed = self._placed.get(key)
        if placed is None:
            placed = self._placed[key] = self.place(seat, taken, ordinary, royal, elephant, ())
        return Gain(worth + placed.worth, placed.cities, placed.royal)

    def place(self, seat: int, taken: int, ordinary: int, royal: bool, elephant: bool, kinds: tuple[str, ...]) -> Gain:
        """Return the best of ``placements``."""
        return max(self.placements(seat, taken, ordinary, royal, elephant, kinds), key=_worth)

    def placements(
        self, seat: int, taken: int, ordinary: int, royal: bool, elephant: bool, kinds: tuple[str, ...]
    ) -> Iterator[Gain]:
        """Yield every way to place palaces.

        elephant: whether the province tile is scored with them; kinds: of bonus tiles taken already.
        """
        bonus = self.state.bonus
        free = [city for city in self.cities if not taken >> city & 1]
        goods_there = self.pieces.province_tiles[self.state.visit - 1] if elephant else ()
        for cities in combinations(free, min(ordinary, len(free))):
            goods = self.state.goods[seat][:]
            worth = sum(self.bonus(kind, goods) for kind in kinds)
            worth += sum(self.bonus(bonus[city], goods) for city in cities)
            for name in goods_there:
                good = COMMODITIES.index(name)
                worth += self.good(goods[good], good)
            built = sum(1 << city for city in cities)
            apart = [city for city in self.cities if not built >> city & 1] or self.cities
            for city in apart if royal else (-1,):
                all_built = built | 1 << city if royal else built
                yield Gain(worth + (self.palaces(seat, all_built) if all_built else 0.0), cities, city)


def _worth(gain: Gain) -> float:
    return gain.worth


# ---- cards -----------------------------------------------------------------------------------------------------


def card_worth(left: int, weights: Weights = UNTRAINED) -> float:
    """Return what a card that is not yet known is worth, with so many visits left after this one."""
    fuel = FUEL[left] if left < len(FUEL) else 1.0
    usual = 1 - LONE * weights.lone - CROWNED * weights.crown
    return fuel * (weights.card + weights.cards * min(left, LONGEST)) * usual + (1 - fuel) * 0.5


def special_worth(effect: str, left: int, weights: Weights = UNTRAINED) -> float:
    """Return what a special card is worth in hand, with so many visits left after this one."""
    each = (weights.elephant, weights.mogul, weights.points, weights.change)[SPECIALS.index(effect)]
    return each * sqrt(min(left, LONGEST)) + 1.0


class Purse:
    """What hands are worth after a visit: as fuel for those to come, near the end more and more as points (§10).

    single: what each card is worth by itself, by its number. fuel: what part of a hand is fuel.
    """

    def __init__(self, board: Board, left: int, weights: Weights = UNTRAINED):
        """left: visits left after this one."""
        self.weights = weights
        pieces = board.pieces
        self.fuel = FUEL[left] if left < len(FUEL) else 1.0
        self.colour = pieces.colour
        self.card = weights.card + weights.cards * min(left, LONGEST)
        self.single = [self._single(kind, left) for kind in pieces.kinds]

    def _single(self, kind: CardKind, left: int) -> float:
        weights = self.weights
        if kind.effect:
            return special_worth(kind.effect, left, weights)
        if kind.colour == WHITE:
            return self.fuel * (weights.white + weights.whites * min(left, LONGEST)) + 1 - self.fuel
        less = weights.lone * (kind.symbols.count(SYMBOLS[ELEPHANT]) == 1) + weights.crown * (
            SYMBOLS[GRAND_MOGUL] in kind.symbols
        )
        return self.fuel * self.card * (1 - less)

    def worth(self, cards: bytes | list[int]) -> float:
        """Return a hand's worth: every card, those of one colour together more, less for more than one can use."""
        counts = [0] * (len(COLOURS) + 1)
        total = 0.0
        for card in cards:
            counts[self.colour[card]] += 1
            total += self.single[card]
        fuel = self.fuel
        del counts[-1]
        for many in counts:
            total += fuel * self.weights.pair * many * (many - 1) / 2
        over = len(cards) - self.weights.plenty
        if over > 0 and fuel:
            total -= fuel * over * (1 - self.weights.surplus) * self.card
        return total + (1 - fuel) * max(counts)
