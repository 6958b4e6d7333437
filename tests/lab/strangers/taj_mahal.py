"""Taj Mahal by strangers: three ways through twelve visits that owe nothing to the players of the program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from durbar.bots.search.bot import Bot
from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.games.taj_mahal.board import Board
from durbar.games.taj_mahal.chains import joined, provinces
from durbar.games.taj_mahal.moves import NOTHING, Build, Play, Royal, Take, Withdraw
from durbar.games.taj_mahal.symbols import (
    COLOURS,
    COMMODITIES,
    ELEPHANT,
    GRAND_MOGUL,
    INFLUENCES,
    SPECIAL,
    SYMBOL,
    WHITE,
)
from durbar.games.taj_mahal.view import View

VISITS: Final = 12
BONUS: Final = {"points": 2.0, "taj_mahal": 4.0, "card": 1.3, "": 0.0}


@lru_cache(maxsize=512)
def tally(card: str) -> tuple[int, ...]:
    """The six symbols of a card."""
    shown = card.split("-")[1:]
    return tuple(shown.count(symbol) for symbol in SYMBOL)


def colour(card: str) -> str:
    """The colour of a card, or white or special."""
    return card.split("-", 1)[0]


@lru_cache(maxsize=20_000)
def network(board: Board, own: int, province: int, later: int) -> tuple[int, float]:
    """Points for palaces in a province, and how the chain may still grow. later: provinces still to be visited."""
    reached = joined(board, own, own & board.province_sets[province])
    others = [number for number in provinces(board, reached) if number != province]
    around, rest = 0, reached
    while rest:
        lowest = rest & -rest
        around |= board.neighbours[lowest.bit_length() - 1]
        rest ^= lowest
    doors = 0.0
    for number, inside in enumerate(board.province_sets):
        if later >> number & 1 and (open_cities := (inside & around).bit_count()):
            doors += 1 + 0.3 * (open_cities - 1)
    return 1 + len(others), doors * (1 + len(others))


class Surveyor:
    """Puts a value on each symbol of a visit, by the best places for palaces, the goods and the influence it brings.

    Plays the card that raises what it may expect to win by more than cards are worth, and leaves when none does.
    """

    #: What a card in hand is worth, and what is left of that in the last visits.
    card = 0.95
    last_card = 0.6
    #: What an influence tile is worth, and more if it makes a pair.
    tile = 1.1
    pair = 2.2
    #: What each good kept is worth for each visit to come.
    good = 0.28
    #: What the doors of a chain are worth for each visit to come.
    door = 0.018
    #: The chance to keep a symbol while another player has a turn, by the lead in it; to win it from behind.
    keep: Final = (0.0, 0.62, 0.82, 0.93, 0.97)
    behind: Final = (0.3, 0.13, 0.05)
    #: The share of the worth that still counts when one will have to spend more cards.
    patience = 0.95
    #: More for every further card already spent in a visit: nobody wants to be drawn on and on.
    depth = 0.12

    def choose(self, position: Position, seed: int) -> Move:
        """The move that promises most points."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        view = position.view
        seat = position.seat
        if view.step == "placing":
            return self._place(view, seat, legal)
        if view.step == "picking":
            return self._pick(view, legal)
        return self._turn(view, seat, legal)

    # ---- what things are worth ------------------------------------------------------------------------------------

    def card_worth(self, view: View) -> float:
        """What a card is worth now."""
        left = (VISITS - view.visit) / (VISITS - 1)
        return self.last_card + (self.card - self.last_card) * min(1.0, 2.5 * left)

    def later(self, view: View) -> int:
        """The provinces still to be visited, as a set."""
        numbers = view.board.province_number
        return sum(1 << numbers[province] for province in view.tiles[view.visit :])

    def place_worth(self, view: View, seat: int, cities: Sequence[int], royal: int | None = None) -> float:
        """What palaces in these cities bring, points and hopes."""
        board = view.board
        province = board.province_number[view.province]
        own = view.own_cities(seat)
        goods = list(view.goods[seat])
        worth = 0.0
        for city in cities:
            own |= 1 << city
            bonus = view.cities[board.cities[city].id].bonus
            worth += self.bonus_worth(view, bonus, goods)
        if royal is not None:
            own |= 1 << royal
        points, doors = network(board, own, province, self.later(view))
        return worth + points + self.door * doors * (VISITS - view.visit)

    def bonus_worth(self, view: View, bonus: str, goods: list[int]) -> float:
        """What a bonus tile brings; a good is added to the goods."""
        if bonus not in COMMODITIES:
            return BONUS[bonus] if bonus != "card" else self.card_worth(view)
        number = COMMODITIES.index(bonus)
        goods[number] += 1
        return goods[number] + self.good * (VISITS - view.visit)

    def best_places(self, view: View, seat: int, ordinary: int, royal: bool) -> float:
        """The best that so many palaces can bring."""
        if not ordinary and not royal:
            return 0.0
        inside = view.board.in_province[view.board.province_number[view.province]]
        free = [city for city in inside if view.cities[view.board.cities[city].id].ordinary is None]
        many = min(ordinary, len(free))
        best = 0.0
        for cities in combinations(free, many):
            for crown in inside if royal and not many else (None,):
                best = max(best, self.place_worth(view, seat, cities, crown))
        return best + (0.9 if royal and many else 0.0)

    def symbol_worths(self, view: View, seat: int) -> tuple[float, list[float]]:
        """What the first palace brings beyond a further one, and the worth of each symbol with a further palace."""
        one, two = self.best_places(view, seat, 1, False), self.best_places(view, seat, 2, False)
        further = max(0.6, two - one)
        first = one - further
        worths = []
        for number in range(len(SYMBOL)):
            if not view.court[number]:
                worths.append(0.0)
            elif number < len(INFLUENCES):
                owned = view.influence[seat][number]
                tile = (self.pair if owned else self.tile) * min(1.0, (VISITS - view.visit) / 4 + 0.15)
                worths.append(further + tile)
            elif number == GRAND_MOGUL:
                worths.append(min(further, 1.0 + 0.1 * (VISITS - view.visit)))
            else:
                worths.append(self.goods_worth(view, seat))
        return first, worths

    def goods_worth(self, view: View, seat: int) -> float:
        """What the province tile brings."""
        kinds = view.board.pieces.province_tiles[view.visit - 1]
        goods = view.goods[seat]
        return sum(goods[COMMODITIES.index(kind)] + 1 + self.good * (VISITS - view.visit) for kind in kinds)

    # ---- turns ----------------------------------------------------------------------------------------------------

    def _turn(self, view: View, seat: int, legal: Sequence[Move]) -> Move:
        first, worths = self.symbol_worths(view, seat)
        best: Move = Withdraw()
        most = self.leaving(view, seat, first, worths)
        for move in legal:
            if isinstance(move, Play):
                worth = self.playing(view, seat, move, first, worths)
                if worth > most + 1e-9:
                    best, most = move, worth
        return best

    def leaving(self, view: View, seat: int, first: float, worths: Sequence[float]) -> float:
        """What leaving now is worth."""
        won = [line.won for line in view.comparison(seat)]
        worth = sum(worth for worth, wins in zip(worths, won, strict=True) if wins)
        worth += first * any(won[:ELEPHANT])
        cards = min(2, len(view.display)) + (not view.visitors[seat].cards)
        return worth + self.card_worth(view) * cards

    def playing(self, view: View, seat: int, move: Play, first: float, worths: Sequence[float]) -> float:
        """What a play is worth: what may be won by it, less the cards."""
        own = view.visitors[seat].symbols
        added = tally(move.card)
        more = tally(move.extra) if move.extra != NOTHING else (0,) * len(SYMBOL)
        after = [sum(three) for three in zip(own, added, more, strict=True)]
        others = [other for other in view.inside if other != seat]
        worth, none = 0.0, 1.0
        for number, value in enumerate(worths):
            if value:
                chance = self.chance(view, after[number], [view.visitors[other].symbols[number] for other in others])
                worth += chance * value
                if number != ELEPHANT:
                    none *= 1 - chance
        worth += first * (1 - none)
        card = self.card_worth(view)
        cost = card * (1 + 0.08 * (self.bound(view, move.card) - 1))
        if move.extra != NOTHING:
            special = colour(move.extra) == SPECIAL
            cost += 0.25 if special else card * 1.15
            worth += 2.0 * (move.extra == "special-points")
        drawn = min(2, len(view.display)) * card * self.patience
        cost += self.depth * len(view.visitors[seat].cards)
        return worth + drawn - cost

    def bound(self, view: View, card: str) -> float:
        """How dear a card is: dear ones are few of their colour, for the colour binds."""
        same = sum(colour(other) == colour(card) for other in view.hand)
        return 3.0 / same if not view.visitors[view.seat].cards else 1.0

    def chance(self, view: View, mine: int, others: Sequence[int]) -> float:
        """The chance to win a symbol of which one has so many, before others have their turns."""
        if not mine:
            return 0.0
        if not others:
            return 1.0
        lead = mine - max(others)
        if lead <= 0:
            return self.behind[min(-lead, len(self.behind) - 1)]
        chance = 1.0
        for other in others:
            chance *= self.keep[min(mine - other, len(self.keep) - 1)]
        return chance

    # ---- palaces and cards ----------------------------------------------------------------------------------------

    def _place(self, view: View, seat: int, legal: Sequence[Move]) -> Move:
        assert view.placing is not None
        numbers = view.board.city_number
        builds = [move for move in legal if isinstance(move, Build)]
        if not builds:
            return max(
                (move for move in legal if isinstance(move, Royal)),
                key=lambda move: self.place_worth(view, seat, (), numbers[move.city]),
            )
        many = view.placing.ordinary
        cities = [numbers[move.city] for move in builds]
        inside = view.board.in_province[view.board.province_number[view.province]]
        crowns = inside if view.placing.royal else (None,)
        best = max(
            ((cities_now, crown) for cities_now in combinations(cities, min(many, len(cities))) for crown in crowns),
            key=lambda choice: self.place_worth(view, seat, choice[0], choice[1]),
        )
        return next(move for move in builds if numbers[move.city] == best[0][0])

    def _pick(self, view: View, legal: Sequence[Move]) -> Move:
        takes = [move for move in legal if isinstance(move, Take)]
        return max(takes, key=lambda move: self.pick_worth(view, move.card))

    def pick_worth(self, view: View, card: str) -> float:
        """What a card of the display is worth to this hand."""
        if colour(card) == WHITE:
            return 1.35 + (0.15 if tally(card)[ELEPHANT] else 0.0) + (0.2 if view.visit == VISITS else 0.0)
        colours = Counter(colour(own) for own in view.hand)
        same = colours[colour(card)]
        most = max((colours[name] for name in COLOURS), default=0)
        worth = 1.0 + 0.16 * same
        if view.visit >= VISITS - 1:
            worth += 0.8 * (same == most)
        held = Counter(symbol for own in view.hand if colour(own) == colour(card) for symbol in own.split("-")[1:])
        return worth + 0.05 * sum(held[symbol] > 0 for symbol in card.split("-")[1:])


class General(Surveyor):
    """Draws up the whole campaign of a visit: which colour, how many cards of it, which white ones besides.

    Reckons with what the others will still lay down, and goes home once no campaign is worth its cards.
    """

    #: Symbols of each kind that a rival with a full hand is still expected to add, of elephants and of the rest.
    growth_elephants = 1.3
    growth = 0.45
    card = 1.3
    full_hand = 7
    #: How wide the doubt about the end of a visit is, in symbols.
    doubt = 0.5
    door = 0.03
    #: The longest campaign looked at, in plays.
    longest = 4
    #: Each further play costs so much more than its cards: others see it coming.
    tempo = 0.15

    def _turn(self, view: View, seat: int, legal: Sequence[Move]) -> Move:
        first, worths = self.symbol_worths(view, seat)
        most = self.leaving(view, seat, first, worths)
        plan: list[Play] = []
        plays = [move for move in legal if isinstance(move, Play)]
        expected = self._expected(view, seat)
        for name in dict.fromkeys(colour(move.card) for move in plays):
            for campaign in self._campaigns(view, seat, plays, name, worths):
                worth = self._campaign_worth(view, seat, campaign, first, worths, expected)
                if worth > most + 1e-9:
                    plan, most = campaign, worth
        return plan[0] if plan else Withdraw()

    def _expected(self, view: View, seat: int) -> list[float]:
        """For each symbol, the most that another player is expected to have when one leaves."""
        found = [0.0] * len(SYMBOL)
        for other in view.inside:
            if other == seat:
                continue
            strength = min(1.0, view.hand_sizes[other] / self.full_hand)
            for number, shown in enumerate(view.visitors[other].symbols):
                growth = self.growth_elephants if number == ELEPHANT else self.growth
                there = shown + growth * strength * (1.0 if shown or not view.visitors[other].cards else 0.5)
                found[number] = max(found[number], there)
        return found

    def _campaigns(
        self, view: View, seat: int, plays: Sequence[Play], name: str, worths: Sequence[float]
    ) -> list[list[Play]]:
        """Campaigns of one, two and more plays in a colour, the cards that show most worth first."""
        cards = sorted(
            (card for card in view.hand if colour(card) == name),
            key=lambda card: -sum(shown * worth for shown, worth in zip(tally(card), worths, strict=True)),
        )
        extras = sorted(
            (card for card in view.hand if colour(card) in (WHITE, SPECIAL) and card != "special-change"),
            key=lambda card: -self._extra_order(card, worths),
        )
        legal = {(move.card, move.extra) for move in plays}
        found = []
        for many in range(1, min(self.longest, len(cards)) + 1):
            for added in range(min(many, len(extras), 3) + 1):
                pairs = [(card, extras[n] if n < added else NOTHING) for n, card in enumerate(cards[:many])]
                if pairs[0] in legal:
                    found.append([Play(*pair) for pair in pairs])
        return found

    def _extra_order(self, card: str, worths: Sequence[float]) -> float:
        if card == "special-points":
            return 4.0
        return sum(shown * worth for shown, worth in zip(tally(card), worths, strict=True)) + (colour(card) == SPECIAL)

    def _campaign_worth(
        self,
        view: View,
        seat: int,
        campaign: Sequence[Play],
        first: float,
        worths: Sequence[float],
        expected: Sequence[float],
    ) -> float:
        after = list(view.visitors[seat].symbols)
        card = self.card_worth(view)
        cost = 0.0
        for move in campaign:
            for number, shown in enumerate(tally(move.card)):
                after[number] += shown
            cost += card + self.tempo
            if move.extra != NOTHING:
                for number, shown in enumerate(tally(move.extra)):
                    after[number] += shown
                cost += self._extra_cost(move.extra, card)
        worth, none = 0.0, 1.0
        alone = len(view.inside) == 1
        for number, value in enumerate(worths):
            if value and after[number]:
                lead = after[number] - expected[number]
                chance = 1.0 if alone else 1 / (1 + 2.718281828 ** (-(lead - 0.3) / self.doubt))
                worth += chance * value
                if number != ELEPHANT:
                    none *= 1 - chance
        return worth + first * (1 - none) - cost + 2 * card * 0.95

    def _extra_cost(self, extra: str, card: float) -> float:
        """What it costs to add a card; special ones come back, and one of them scores two."""
        if extra == "special-points":
            return -1.8
        return 0.2 if colour(extra) == SPECIAL else 1.1 * card


class Elephanteer(General):
    """Lives by goods: wins elephants in force, in the visits whose goods it collects, and takes cards in the others.

    Palaces come along; white elephants and long colours are what it takes from the display.
    """

    good = 0.22
    card = 1.5
    growth_elephants = 1.1
    longest = 5

    def pick_worth(self, view: View, card: str) -> float:
        """Elephants first."""
        return super().pick_worth(view, card) + 0.25 * tally(card)[ELEPHANT]

    def goods_worth(self, view: View, seat: int) -> float:
        """What the province tile brings, and what it takes from the others who collect the same."""
        kinds = view.board.pieces.province_tiles[view.visit - 1]
        rivals = max(
            sum(goods[COMMODITIES.index(kind)] for kind in kinds)
            for other, goods in enumerate(view.goods)
            if other != seat
        )
        return super().goods_worth(view, seat) + 0.25 * rivals

    def place_worth(self, view: View, seat: int, cities: Sequence[int], royal: int | None = None) -> float:
        """Bonus tiles with goods count once more."""
        bonuses = [view.cities[view.board.cities[city].id].bonus for city in cities]
        return super().place_worth(view, seat, cities, royal) + 0.5 * sum(bonus in COMMODITIES for bonus in bonuses)


STRANGERS: Final[dict[str, Callable[[], Bot]]] = {
    "surveyor": Surveyor,
    "general": General,
    "elephanteer": Elephanteer,
}
