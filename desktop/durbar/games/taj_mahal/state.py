"""A position of Taj Mahal and what is done to it between decisions."""

from __future__ import annotations

from bisect import bisect
from operator import add
from typing import Any, ClassVar, Self

from durbar.engine.chance import Chance
from durbar.engine.event import Event
from durbar.engine.game import Options
from durbar.engine.state import Standing, State, ranked
from durbar.games.taj_mahal import chains, unseen
from durbar.games.taj_mahal.board import CITIES, PROVINCES, Board
from durbar.games.taj_mahal.boards import board as board_of
from durbar.games.taj_mahal.events import (
    BonusScored,
    CardDrawn,
    CardsPutAway,
    CrownTaken,
    GameEnded,
    InfluenceTaken,
    PairExchanged,
    PalacesScored,
    PileEmpty,
    PileRenewed,
    ProvinceScored,
    ProvinceTaken,
    VisitBegan,
    VisitEnded,
    Withdrew,
)
from durbar.games.taj_mahal.menu import Menu, menu
from durbar.games.taj_mahal.moves import MOVES
from durbar.games.taj_mahal.pieces import CARD, TAJ_MAHAL, VISITS
from durbar.games.taj_mahal.scoring import PLACED_POINTS, bonus_points, compared, hand_points, province_lines
from durbar.games.taj_mahal.steps import PICKING, TURNS, Placing, TajMahalStep
from durbar.games.taj_mahal.symbols import (
    COLOURS,
    COMMODITIES,
    ELEPHANT,
    GRAND_MOGUL,
    INFLUENCES,
    SYMBOLS,
)
from durbar.games.taj_mahal.unseen import PLAYED, Unseen
from durbar.games.taj_mahal.view import CityView, View, Visitor
from durbar.games.taj_mahal.whereabouts import Whereabouts

STARTING_HAND = 6
INFLUENCE_TILES = 6
PAIR = 2

#: Each card by itself, as a hand of one.
ONE = tuple(bytes((card,)) for card in range(256))


class TajMahalState(State):
    """A position of Taj Mahal.

    Cards are numbers of kinds, cities and provinces numbers of the board. hands: by seat, ascending; known: the part
    of each hand that all have seen come; unseen: where the rest came from, kept from when the draw pile is filled for
    the second time. bag: the draw pile, sorted, for a draw picks any of it; filling: 0 while that is the deck. display,
    discard: cards in the open. provinces: by tile number, tile 1 first. bonus: by city, "" for none. inside: by seat,
    still in the visit. played_cards, tallies, colour: cards laid down in this visit, their six symbols, and the colour
    they are bound to (-1 for none). court: by symbol, still to be won; winners: by symbol, who won it in this visit.
    piles: influence tiles beside the court. influence, goods: by seat. tiles, bonuses: tiles kept, by seat. holder: of
    each special card, by kind, None for the table. ordinary, royal: owners by city; own: by seat, the set of its
    cities.
    """

    __slots__ = (
        "bag",
        "board",
        "bonus",
        "bonuses",
        "colour",
        "court",
        "discard",
        "display",
        "filling",
        "first",
        "goods",
        "hands",
        "holder",
        "influence",
        "inside",
        "known",
        "menu",
        "options",
        "ordinary",
        "own",
        "piles",
        "played_cards",
        "provinces",
        "royal",
        "score",
        "tallies",
        "tiles",
        "unseen",
        "visit",
        "winners",
    )

    moves: ClassVar = MOVES
    end_section = "10"

    options: Options
    board: Board
    menu: Menu
    first: int
    visit: int
    provinces: tuple[int, ...]
    bonus: list[str]
    hands: list[bytes]
    known: list[bytes]
    unseen: list[Unseen]
    filling: int
    bag: bytearray
    discard: bytearray
    display: list[int]
    inside: list[bool]
    played_cards: list[bytes]
    tallies: list[tuple[int, ...]]
    colour: list[int]
    court: list[bool]
    winners: list[int | None]
    piles: list[int]
    influence: list[list[int]]
    goods: list[list[int]]
    tiles: list[tuple[int, ...]]
    bonuses: list[tuple[str, ...]]
    holder: dict[int, int | None]
    ordinary: list[int | None]
    royal: list[int | None]
    own: list[int]
    score: list[int]

    @classmethod
    def start(cls, seats: int, seed: int, options: Options) -> Self:
        """The first position (§4); arguments are known to be good. Raises BadOption when the board's file is gone."""
        state = cls.__new__(cls)
        state.chance = Chance(seed)
        state.options = options
        state.played = 0
        state._legal = None
        state.board = board_of(str(options["board"]))
        state.menu = menu(state.board)
        state._set_up_board()
        state._set_up_players(seats)
        start = options["start_player"]
        state.first = int(start) - 1 if start != "random" else state.chance.below(seats)
        state.visit = 0
        state._begin_visit([])
        return state

    def _set_up_board(self) -> None:
        """Province tiles and bonus tiles are shuffled; tile 12 and the Taj Mahal lie in Agra (§4)."""
        board = self.board
        others = [province for province in range(PROVINCES) if province != board.last]
        self.chance.shuffle(others)
        self.provinces = (*others, board.last)
        self.bonus = [""] * CITIES
        tiles = list(board.pieces.bonus_tiles)
        self.chance.shuffle(tiles)
        for city in board.fortresses:
            self.bonus[city] = TAJ_MAHAL if board.province_of[city] == board.last else tiles.pop()
        self.ordinary = [None] * CITIES
        self.royal = [None] * CITIES
        self.piles = [INFLUENCE_TILES] * len(INFLUENCES)
        self.court = [False] * len(SYMBOLS)
        self.filling = 0
        self.bag = bytearray(board.pieces.deck)
        self.discard = bytearray()
        self.display = []
        self.holder = dict.fromkeys(board.pieces.special)

    def _set_up_players(self, seats: int) -> None:
        self.hands = [bytes(sorted([self._draw() for _ in range(STARTING_HAND)])) for _ in range(seats)]
        self.known = [b""] * seats
        self.unseen = []
        self.inside = [True] * seats
        self.played_cards = [b""] * seats
        self.tallies = [(0,) * len(SYMBOLS)] * seats
        self.colour = [-1] * seats
        self.influence = [[0] * len(INFLUENCES) for _ in range(seats)]
        self.goods = [[0] * len(COMMODITIES) for _ in range(seats)]
        self.tiles = [()] * seats
        self.bonuses = [()] * seats
        self.own = [0] * seats
        self.score = [0] * seats

    # ---- asking ------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.score)

    @property
    def province(self) -> int:
        """The province that is visited."""
        return self.provinces[self.visit - 1]

    @property
    def start_seat(self) -> int:
        """The start player of the visit (§8)."""
        return (self.first + self.visit - 1) % len(self.score)

    def copy(self) -> Self:
        """An equal state that shares nothing that can change."""
        twin = self.__class__.__new__(self.__class__)
        twin.chance = Chance(self.chance.state)
        twin.options = self.options
        twin.played = self.played
        twin._legal = self._legal
        twin.steps = self.steps[:]
        twin.board = self.board
        twin.menu = self.menu
        twin.first = self.first
        twin.visit = self.visit
        twin.provinces = self.provinces
        twin.bonus = self.bonus[:]
        twin.hands = self.hands[:]
        twin.known = self.known[:]
        twin.unseen = self.unseen[:]
        twin.filling = self.filling
        twin.bag = self.bag[:]
        twin.discard = self.discard[:]
        twin.display = self.display[:]
        twin.inside = self.inside[:]
        twin.played_cards = self.played_cards[:]
        twin.tallies = self.tallies[:]
        twin.colour = self.colour[:]
        twin.court = self.court[:]
        twin.winners = self.winners[:]
        twin.piles = self.piles[:]
        twin.influence = [tiles[:] for tiles in self.influence]
        twin.goods = [goods[:] for goods in self.goods]
        twin.tiles = self.tiles[:]
        twin.bonuses = self.bonuses[:]
        twin.holder = self.holder.copy()
        twin.ordinary = self.ordinary[:]
        twin.royal = self.royal[:]
        twin.own = self.own[:]
        twin.score = self.score[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled without the menu of moves, which the board makes anew."""
        kept = {name: getattr(self, name) for name in (*self.__slots__, *State.__slots__) if name != "menu"}
        kept["_legal"] = None
        return _unpickled, (kept,)

    def facts(self) -> Any:
        """All of the state as plain values. The draw pile is sorted; the discard pile's order means nothing."""
        return (
            self.options,
            self.chance.state,
            self.first,
            self.visit,
            self.provinces,
            self.bonus,
            [hand.hex() for hand in self.hands],
            [known.hex() for known in self.known],
            self.unseen,
            self.filling,
            self.bag.hex(),
            bytes(sorted(self.discard)).hex(),
            self.display,
            self.inside,
            [cards.hex() for cards in self.played_cards],
            self.colour,
            self.court,
            self.winners,
            self.piles,
            self.influence,
            self.goods,
            self.tiles,
            self.bonuses,
            sorted(self.holder.items()),
            self.ordinary,
            self.royal,
            self.score,
            [(type(step).__name__, step) for step in self.steps],
        )

    def _view(self, seat: int) -> View:
        """The table as this seat sees it: all but the others' hands and the draw pile."""
        top = self.steps[-1] if self.steps else None
        assert top is None or isinstance(top, TajMahalStep)
        kinds, provinces = self.board.pieces.kinds, self.board.provinces

        def ids(cards: Any) -> tuple[str, ...]:
            return tuple(kinds[card].id for card in cards)

        return View(
            seat=seat,
            seats=self.seats,
            options=dict(self.options),
            board=self.board,
            to_act=self.to_act,
            step=top.name if top is not None else "over",
            visit=self.visit,
            start=self.start_seat,
            tiles=tuple(provinces[province].id for province in self.provinces),
            hand=ids(self.hands[seat]),
            hand_sizes=tuple(map(len, self.hands)),
            visitors=tuple(
                Visitor(
                    self.inside[owner],
                    ids(self.played_cards[owner]),
                    self.tallies[owner],
                    COLOURS[self.colour[owner]] if self.colour[owner] >= 0 else "",
                )
                for owner in range(self.seats)
            ),
            display=ids(self.display),
            discard=ids(sorted(self.discard)),
            pile=len(self.bag),
            court=tuple(self.court),
            winners=tuple(self.winners),
            influence_piles=tuple(self.piles),
            influence=tuple(map(tuple, self.influence)),
            goods=tuple(map(tuple, self.goods)),
            tiles_owned=tuple(self.tiles),
            bonuses_owned=tuple(self.bonuses),
            special={kinds[card].id: holder for card, holder in self.holder.items()},
            cities={
                city.id: CityView(self.ordinary[number], self.royal[number], self.bonus[number])
                for number, city in enumerate(self.board.cities)
            },
            scores=tuple(self.score),
            **(top.shown(self) if top is not None else {}),
        )

    def whereabouts(self) -> Whereabouts:
        """The visit and its province."""
        province = self.board.provinces[self.province]
        return Whereabouts(self.visit, VISITS, province.name, province.name_fr)

    def _resample(self, seat: int, chance: Chance) -> Self:
        """Other hands from what the seat has not seen: cards taken in the open stay where they went (§5.1)."""
        sample = self.copy()
        sample.chance = Chance(chance.below(1 << 32))
        past, bag = unseen.dealt(self.unseen or self._drawn(), seat, bytes(self.bag), self.filling, chance)
        for other, known in enumerate(self.known):
            sample.hands[other] = bytes(sorted(known + unseen.hidden(past, other)))
        sample.bag = bytearray(bag)
        if self.filling:
            sample.unseen = past
        sample._legal = None
        return sample

    def _drawn(self) -> list[Unseen]:
        """The unseen cards of all hands, as long as all came from the deck."""
        return unseen.drawn(_less(hand, known) for hand, known in zip(self.hands, self.known, strict=True))

    def scores(self) -> list[int]:
        """Influence points by seat."""
        return list(self.score)

    def standings(self) -> list[Standing]:
        """Most influence points first; a tie is shared (§10, ruling Q38)."""
        return ranked(self.score, [()] * self.seats)

    # ---- cards -------------------------------------------------------------------------------------------------

    def receive(self, seat: int, card: int, known: bool = False) -> None:
        """A card comes into a hand; known: in the open."""
        self.hands[seat] = _with(self.hands[seat], card)
        if known:
            self.known[seat] = _with(self.known[seat], card)

    def lay_down(self, seat: int, card: int) -> None:
        """A card goes from a hand to the table; others take it for one they knew of, if they knew of any."""
        self.hands[seat] = _without(self.hands[seat], card)
        if self.filling and card not in self.known[seat]:
            self.unseen.append(Unseen(seat, PLAYED, card))
        self.known[seat] = _without(self.known[seat], card)
        self.played_cards[seat] += ONE[card]
        self.tallies[seat] = tuple(map(add, self.tallies[seat], self.board.pieces.tallies[card]))

    def _draw(self) -> int:
        """Take a random card out of the draw pile, which must not be empty and stays sorted."""
        return self.bag.pop(self.chance.below(len(self.bag)))

    def _renew_pile(self, events: list[Event]) -> bool:
        """Shuffle the discard pile into an empty draw pile (§8, ruling Q23); False when there is no card at all.

        The shuffling is in the drawing. What was discarded first must not matter, so the pile is sorted.
        """
        if not self.bag and self.discard:
            if not self.filling:
                self.unseen = self._drawn()
            self.filling += 1
            self.bag, self.discard = bytearray(sorted(self.discard)), bytearray()
            events.append(PileRenewed(len(self.bag)))
        return bool(self.bag)

    def _give_card(self, seat: int, cause: str, events: list[Event]) -> None:
        if self._renew_pile(events):
            card = self._draw()
            self.receive(seat, card)
            if self.filling:
                self.unseen.append(Unseen(seat, self.filling, card))
            events.append(CardDrawn(seat, self.board.pieces.ids[card], cause))
        else:
            events.append(PileEmpty(seat))

    # ---- withdrawing -------------------------------------------------------------------------------------------

    def withdraw(self, seat: int, events: list[Event]) -> None:
        """Compare all symbols, take what is won, and place palaces or settle at once (§5.2)."""
        others = [tally for other, tally in enumerate(self.tallies) if self.inside[other] and other != seat]
        lines = compared(self.tallies[seat], others, self.court)
        events.append(Withdrew(seat, lines, bool(self.played_cards[seat])))
        won = [number for number, line in enumerate(lines) if line.won]
        palaces = 0
        for number in won:
            self.court[number] = False
            self.winners[number] = seat
            if number < len(INFLUENCES):
                palaces += 1
                self.influence[seat][number] += 1
                events.append(InfluenceTaken(seat, INFLUENCES[number]))
            elif number == GRAND_MOGUL:
                events.append(CrownTaken(seat))
            else:
                self._take_province(seat, events)
        if palaces or GRAND_MOGUL in won:
            self.steps = [Placing(seat, palaces, GRAND_MOGUL in won)]
        else:
            self.settle(seat, (), False, events)

    def _take_province(self, seat: int, events: list[Event]) -> None:
        self.tiles[seat] = (*self.tiles[seat], self.visit)
        events.append(ProvinceTaken(seat, self.visit))

    def take_bonus(self, seat: int, city: int) -> str:
        """An ordinary palace takes the bonus tile of its city; "" when there is none."""
        kind, self.bonus[city] = self.bonus[city], ""
        return kind

    def settle(self, seat: int, bonuses: tuple[tuple[int, str], ...], placed: bool, events: list[Event]) -> None:
        """Score bonus tiles, the province tile and palaces, put the cards away, and go on to the display (§6, §7).

        placed: whether a palace was placed.
        """
        for city, kind in bonuses:
            self._score_bonus(seat, city, kind, events)
        if self.visit in self.tiles[seat]:
            self._score_province(seat, events)
        if placed:
            self._score_palaces(seat, events)
        self._put_away(seat, events)
        last = sum(self.inside) == 1
        self.inside[seat] = False
        many = min(len(self.display), 1 if last else 2)
        if many:
            self.steps = [PICKING[seat, many]]
        else:
            self.next_turn(seat, events)

    def _score_bonus(self, seat: int, city: int, kind: str, events: list[Event]) -> None:
        goods = self.goods[seat]
        owned = 0
        if kind in COMMODITIES:
            good = COMMODITIES.index(kind)
            goods[good] += 1
            owned = goods[good]
            self.bonuses[seat] = (*self.bonuses[seat], kind)
        points = bonus_points(kind, goods)
        self.score[seat] += points
        events.append(BonusScored(seat, self.board.cities[city].id, kind, points, owned))
        if kind == CARD:
            self._give_card(seat, "bonus", events)

    def _score_province(self, seat: int, events: list[Event]) -> None:
        for good in self.board.pieces.province_tiles[self.visit - 1]:
            self.goods[seat][COMMODITIES.index(good)] += 1
        lines = province_lines(self.board.pieces, self.visit, self.goods[seat])
        points = sum(many for _, many in lines)
        self.score[seat] += points
        events.append(ProvinceScored(seat, self.visit, lines, points))

    def _score_palaces(self, seat: int, events: list[Event]) -> None:
        others = chains.joined_provinces(self.board, self.own[seat], self.province)
        points = PLACED_POINTS + len(others)
        self.score[seat] += points
        ids = tuple(self.board.provinces[province].id for province in others)
        events.append(PalacesScored(seat, ids, points))

    def _put_away(self, seat: int, events: list[Event]) -> None:
        """Coloured and white cards are discarded, special ones return; a card for having played none (§7)."""
        cards = self.played_cards[seat]
        if not cards:
            self._give_card(seat, "nothing", events)
            return
        pieces = self.board.pieces
        kept = cards.translate(None, pieces.not_special)
        gone = cards.translate(None, pieces.special)
        for card in kept:
            self.receive(seat, card, known=True)
        self.discard += gone
        self.played_cards[seat] = b""
        self.tallies[seat] = (0,) * len(SYMBOLS)
        self.colour[seat] = -1
        ids = pieces.ids
        events.append(CardsPutAway(seat, tuple([ids[card] for card in gone]), tuple([ids[card] for card in kept])))

    # ---- from one step to the next -----------------------------------------------------------------------------

    def next_turn(self, seat: int, events: list[Event] | None = None) -> None:
        """The next player clockwise who is still in the visit; without any, the visit ends (§5, §8)."""
        inside = self.inside
        seats = len(inside)
        following = (seat + 1) % seats
        while not inside[following]:
            if following == seat:
                assert events is not None
                self._end_visit(events)
                return
            following = (following + 1) % seats
        self.steps = [TURNS[following]]

    def _end_visit(self, events: list[Event]) -> None:
        province = self.board.provinces[self.province].id
        events.append(VisitEnded(self.visit, province, self.court[ELEPHANT]))
        self._exchange_pairs(events)
        if self.visit == VISITS:
            self._end(events)
        else:
            self._begin_visit(events)

    def _exchange_pairs(self, events: list[Event]) -> None:
        """Two equal influence tiles go back for their special card, from the table or its holder (§8)."""
        pieces = self.board.pieces
        for seat, tiles in enumerate(self.influence):
            while PAIR in tiles:
                number = tiles.index(PAIR)
                tiles[number] = 0
                self.piles[number] += PAIR
                card = pieces.earned[number]
                owner = self.holder[card]
                if owner is not None:
                    self.hands[owner] = _without(self.hands[owner], card)
                    self.known[owner] = _without(self.known[owner], card)
                self.holder[card] = seat
                self.receive(seat, card, known=True)
                events.append(PairExchanged(seat, INFLUENCES[number], pieces.ids[card], owner))

    def _begin_visit(self, events: list[Event]) -> None:
        """The next province, its tile, influence tiles and the crown at the court, a new display (§8)."""
        self.visit += 1
        seats = self.seats
        self.inside = [True] * seats
        for number in range(len(INFLUENCES)):
            if not self.court[number]:
                self.piles[number] -= 1
        self.court = [True] * len(SYMBOLS)
        self.winners = [None] * len(SYMBOLS)
        self.display = []
        while len(self.display) < 2 * seats - 1 and (self.bag or self._renew_pile(events)):
            self.display.append(self._draw())
        self.steps = [TURNS[self.start_seat]]
        ids = self.board.pieces.ids
        shown = tuple([ids[card] for card in self.display])
        events.append(VisitBegan(self.visit, self.board.provinces[self.province].id, self.start_seat, shown))

    def _end(self, events: list[Event]) -> None:
        for seat in range(self.seats):
            points = hand_points(self.board.pieces, seat, self.hands[seat])
            self.score[seat] += points.points
            events.append(points)
        self.steps = []
        events.append(GameEnded(tuple(self.standings())))


def _with(cards: bytes, card: int) -> bytes:
    """Cards in order, and one more in its place."""
    place = bisect(cards, card)
    return cards[:place] + ONE[card] + cards[place:]


def _without(cards: bytes, card: int) -> bytes:
    """Cards but for one of a kind; without any of it, the same."""
    return cards.replace(ONE[card], b"", 1)


def _less(cards: bytes, fewer: bytes) -> bytes:
    """Cards but for others that are among them."""
    for card in fewer:
        cards = _without(cards, card)
    return cards


def _unpickled(kept: dict[str, Any]) -> TajMahalState:
    state = TajMahalState.__new__(TajMahalState)
    for name, value in kept.items():
        setattr(state, name, value)
    state.menu = menu(state.board)
    return state
