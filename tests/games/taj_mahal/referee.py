"""A second telling of how Taj Mahal is played, from the rulebook and not from the code.

A referee sits beside a game and is told each move and the cards that chance brought; it says what may be done and what
must lie on the table. Slow and plain: a hand is a list of ids, a symbol is a word, palaces are a list of who has one in
which city, roads are followed step by step, and whatever can be counted anew is counted anew.
"""

from collections import Counter
from collections.abc import Iterable

from durbar.games.taj_mahal.view import View

PEOPLE = ["vizier", "general", "monk", "princess"]
SIX = [*PEOPLE, "grand_mogul", "elephant"]
COLOURS = ["red", "yellow", "green", "violet"]
PRIZE = {"vizier": "change", "general": "elephant", "monk": "grand_mogul", "princess": "points"}


def colour(card):
    return card.split("-")[0]


def symbols(card):
    """What stands on a card: all words after its colour; of the special cards only two show a symbol."""
    return [word for word in card.split("-")[1:] if word in SIX]


class Referee:
    """Knows a game of Taj Mahal from its first views on, one of each seat."""

    def __init__(self, views: list[View]):
        first = views[0]
        self.seats = len(views)
        self.turn = self.start = first.start
        self.tiles = {number: list(goods) for number, goods in enumerate(first.board.pieces.province_tiles, start=1)}
        self.order = list(first.tiles)
        self.province_of = {city.id: city.province for city in first.board.cities}
        self.roads = [set(road) for road in first.board.roads]
        self.bonus = {city: here.bonus for city, here in first.cities.items() if here.bonus}
        self.hand = [list(view.hand) for view in views]
        self.open = [[] for _ in views]  # cards of each hand that everybody saw come
        self.display = list(first.display)
        deck = Counter()
        for kind, many in zip(first.board.pieces.kinds, first.board.pieces.counts, strict=True):
            deck[kind.id] += many
        self.pile = deck - Counter(self.display) - Counter(card for hand in self.hand for card in hand)
        self.discard = []
        self.visit = 1
        self.inside = list(range(self.seats))
        self.table = [[] for _ in views]  # cards in front of each player
        self.at_court = set(SIX)
        self.supply = dict.fromkeys(PEOPLE, 5)
        self.ovals = [[] for _ in views]
        self.octagons = [[] for _ in views]
        self.squares = [[] for _ in views]
        self.special = {f"special-{effect}": None for effect in PRIZE.values()}
        self.palaces = []  # (seat, city, royal)
        self.points = [0] * self.seats
        self.placing = None  # while palaces are placed: [how many ordinary, royal, bonus tiles taken]
        self.picking = 0
        self.over = False
        self.joined = []  # points for palaces, as they came

    @property
    def to_act(self):
        return None if self.over else self.turn

    @property
    def province(self):
        return self.order[self.visit - 1]

    # ---- what may be done --------------------------------------------------------------------------------------

    def legal(self):
        if self.over:
            return set()
        if self.placing:
            ordinary, royal, _ = self.placing
            cities = [city for city, province in self.province_of.items() if province == self.province]
            taken = [city for _, city, is_royal in self.palaces if not is_royal]
            moves = {f"build {city}" for city in cities if city not in taken} if ordinary else set()
            return moves | ({f"royal {city}" for city in cities} if royal else set())
        if self.picking:
            return {f"take {card}" for card in self.display}
        return self._plays() | {"withdraw"}

    def _plays(self):
        hand = self.hand[self.turn]
        helpers = [card for card in hand if colour(card) in ("white", "special")]
        moves = set()
        for card in hand:
            if colour(card) not in COLOURS:
                continue
            for helper in ["-", *helpers]:
                bound = self.table[self.turn][:1]
                if not bound or colour(bound[0]) == colour(card) or helper == "special-change":
                    moves.add(f"play {card} {helper}")
        return moves

    # ---- what is done ------------------------------------------------------------------------------------------

    def play(self, text: str, drawn: Iterable[str]):
        """A move, and the cards that came from the pile during it, in their order."""
        assert text in self.legal()
        self.drawn = list(drawn)
        word, *rest = text.split(" ")
        if word == "play":
            self._lay(rest)
        elif word == "withdraw":
            self._withdraw()
        elif word in ("build", "royal"):
            self._place(rest[0], word == "royal")
        else:
            self._take(rest[0])
        assert not self.drawn, "cards came that nobody was to get"

    def _lay(self, cards):
        seat = self.turn
        for card in cards:
            if card != "-":
                self.hand[seat].remove(card)
                if card in self.open[seat]:
                    self.open[seat].remove(card)
                self.table[seat].append(card)
            if card == "special-points":
                self.points[seat] += 2
        self._next()

    def _count(self, seat, symbol):
        return sum(symbols(card).count(symbol) for card in self.table[seat])

    def _withdraw(self):
        seat = self.turn
        won = []
        for symbol in SIX:
            mine = self._count(seat, symbol)
            beaten = [self._count(other, symbol) < mine for other in self.inside if other != seat]
            if mine and all(beaten) and symbol in self.at_court:
                won.append(symbol)
        self.at_court -= set(won)
        self.ovals[seat] += [symbol for symbol in won if symbol in PEOPLE]
        if "elephant" in won:
            self.octagons[seat].append(self.visit)
        ordinary = sum(symbol in PEOPLE for symbol in won)
        royal = "grand_mogul" in won
        if ordinary or royal:
            self.placing = [ordinary, royal, []]
        else:
            self._score([], False)

    def _place(self, city, royal):
        seat = self.turn
        self.palaces.append((seat, city, royal))
        if royal:
            self.placing[1] = False
        else:
            self.placing[0] -= 1
            if city in self.bonus:
                self.placing[2].append(self.bonus.pop(city))
        if self.placing[:2] == [0, False]:
            squares = self.placing[2]
            self.placing = None
            self._score(squares, True)

    def _goods(self, seat, good, octagons):
        return self.squares[seat].count(good) + sum(self.tiles[number].count(good) for number in octagons)

    def _score(self, squares, placed):
        """Bonus tiles, the province tile, palaces; then cards are put away and others come."""
        seat = self.turn
        before = [number for number in self.octagons[seat] if number != self.visit]
        for kind in squares:
            if kind == "points":
                self.points[seat] += 2
            elif kind == "taj_mahal":
                self.points[seat] += 4
            elif kind == "card":
                self._draw(seat)
            else:
                self.squares[seat].append(kind)
                self.points[seat] += self._goods(seat, kind, before)
        if self.visit in self.octagons[seat]:
            for good in self.tiles[self.visit]:
                self.points[seat] += self._goods(seat, good, self.octagons[seat])
        if placed:
            self.joined.append(1 + len(self._reached(seat) - {self.province}))
            self.points[seat] += self.joined[-1]
        if self.table[seat]:
            for card in self.table[seat]:
                if colour(card) == "special":
                    self.hand[seat].append(card)
                    self.open[seat].append(card)
                else:
                    self.discard.append(card)
            self.table[seat] = []
        else:
            self._draw(seat)
        self.inside.remove(seat)
        self.picking = min(len(self.display), 2 if self.inside else 1)
        if not self.picking:
            self._next()

    def _reached(self, seat):
        """The provinces to which unbroken lines of own palaces lead from those in the province of this visit."""
        mine = {city for owner, city, _ in self.palaces if owner == seat}
        reached = {city for city in mine if self.province_of[city] == self.province}
        while True:
            more = {city for city in mine - reached if any({city, other} in self.roads for other in reached)}
            if not more:
                return {self.province_of[city] for city in reached}
            reached |= more

    def _draw(self, seat=None):
        """The next card from the pile, into a hand or the display; the discard pile is turned over when it must be."""
        if not self.pile:
            self.pile, self.discard = Counter(self.discard), []
        if not self.pile:
            return
        card = self.drawn.pop(0)
        assert self.pile[card], "this card is not in the pile"
        self.pile -= Counter([card])
        (self.display if seat is None else self.hand[seat]).append(card)

    def _take(self, card):
        self.display.remove(card)
        self.hand[self.turn].append(card)
        self.open[self.turn].append(card)
        self.picking -= 1
        if not self.picking:
            self._next()

    def _next(self):
        if not self.inside:
            self._end_of_visit()
            return
        self.turn = next(
            seat % self.seats for seat in range(self.turn + 1, self.turn + self.seats + 1)
            if seat % self.seats in self.inside
        )  # fmt: skip

    def _end_of_visit(self):
        for seat in range(self.seats):
            for person in PEOPLE:
                if self.ovals[seat].count(person) == 2:
                    self.ovals[seat] = [tile for tile in self.ovals[seat] if tile != person]
                    self.supply[person] += 2
                    self._hand_over(f"special-{PRIZE[person]}", seat)
        if self.visit == 12:
            self._final()
            return
        self.visit += 1
        self.start = self.turn = (self.start + 1) % self.seats
        self.inside = list(range(self.seats))
        for person in PEOPLE:
            if person not in self.at_court:
                self.supply[person] -= 1
        self.at_court = set(SIX)
        for _ in range({3: 5, 4: 7, 5: 9}[self.seats]):
            self._draw()

    def _hand_over(self, card, seat):
        holder = self.special[card]
        if holder is not None:
            self.hand[holder].remove(card)
            self.open[holder].remove(card)
        self.special[card] = seat
        self.hand[seat].append(card)
        self.open[seat].append(card)

    def _final(self):
        self.over = True
        for seat, hand in enumerate(self.hand):
            colours = [colour(card) for card in hand]
            self.points[seat] += colours.count("special") + colours.count("white")
            self.points[seat] += max(colours.count(name) for name in COLOURS)

    def final(self):
        """The seats, best first, each with its rank."""
        ranks = [(1 + sum(points > own for points in self.points), seat) for seat, own in enumerate(self.points)]
        return sorted(ranks)

    # ---- what must lie on the table ----------------------------------------------------------------------------

    def check(self, view: View):
        """Whether a seat's view shows this, all of it."""
        seats = range(self.seats)
        assert view.to_act == self.to_act
        assert list(view.hand) == sorted(self.hand[view.seat])
        assert list(view.hand_sizes) == [len(hand) for hand in self.hand]
        assert sorted(view.display) == sorted(self.display)
        assert sorted(view.discard) == sorted(self.discard)
        assert view.pile == self.pile.total()
        assert (view.visit, view.province, view.start) == (self.visit, self.province, self.start)
        assert list(view.scores) == self.points
        assert [view.special[card] for card in self.special] == list(self.special.values())
        assert list(view.influence_piles) == [self.supply[person] for person in PEOPLE]
        for seat in seats:
            assert list(view.influence[seat]) == [self.ovals[seat].count(person) for person in PEOPLE]
            assert list(view.tiles_owned[seat]) == self.octagons[seat]
            assert list(view.bonuses_owned[seat]) == self.squares[seat]
            visitor = view.visitors[seat]
            assert visitor.inside == (seat in self.inside)
            assert list(visitor.cards) == self.table[seat]
            assert list(visitor.symbols) == [self._count(seat, symbol) for symbol in SIX]
            assert visitor.colour == (colour(self.table[seat][0]) if self.table[seat] else "")
            if not self.placing or seat != self.turn:
                scored = [self._goods(seat, good, self.octagons[seat]) for good in ("rice", "tea", "spices", "jewels")]
                assert list(view.goods[seat]) == scored
        assert {symbol for symbol, there in zip(SIX, view.court, strict=True) if there} == self.at_court
        for city, here in view.cities.items():
            assert here.bonus == self.bonus.get(city, "")
            owners = {royal: seat for seat, where, royal in self.palaces if where == city}
            assert (here.ordinary, here.royal) == (owners.get(False), owners.get(True))
        step = "over" if self.over else "placing" if self.placing else "picking" if self.picking else "turn"
        assert view.step == step
        assert view.picks == (self.picking if step == "picking" else 0)
        if view.placing is not None:
            assert [view.placing.ordinary, view.placing.royal, list(view.placing.bonuses)] == self.placing
        else:
            assert not self.placing
