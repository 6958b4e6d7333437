"""A position of Taj Mahal: what lies on the table, what can be asked of it, and the small changes to it."""

from __future__ import annotations

from bisect import bisect
from operator import add
from typing import Any, ClassVar, Self

from durbar.engine.event import Event
from durbar.engine.game import Options
from durbar.engine.rng import Rng
from durbar.engine.state import Standing, State, ranked
from durbar.games.taj_mahal import Progress, unseen
from durbar.games.taj_mahal.board import CITIES, PROVINCES, Board
from durbar.games.taj_mahal.boards import board as board_of
from durbar.games.taj_mahal.events import CardDrawn, PileEmpty, PileRenewed
from durbar.games.taj_mahal.menu import Menu, menu
from durbar.games.taj_mahal.moves import MOVES
from durbar.games.taj_mahal.pieces import TAJ_MAHAL, VISITS
from durbar.games.taj_mahal.symbols import COLOURS, COMMODITIES, INFLUENCES, SYMBOLS
from durbar.games.taj_mahal.unseen import PLAYED, Unseen
from durbar.games.taj_mahal.view import CityView, View, Visitor

STARTING_HAND = 6
INFLUENCE_TILES = 6

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

    def _set_up(self, seats: int, options: Options) -> None:
        """Lay out all that is there before the first visit (§4). Raises BadOption when the board's file is gone."""
        self.options = options
        self.board = board_of(str(options["board"]))
        self.menu = menu(self.board)
        self._set_up_board()
        self._set_up_players(seats)
        start = options["start_player"]
        self.first = int(start) - 1 if start != "random" else self.rng.below(seats)
        self.visit = 0

    def _set_up_board(self) -> None:
        """Shuffle province tiles and bonus tiles; tile 12 and the Taj Mahal lie in Agra (§4)."""
        board = self.board
        others = [province for province in range(PROVINCES) if province != board.last]
        self.rng.shuffle(others)
        self.provinces = (*others, board.last)
        self.bonus = [""] * CITIES
        tiles = list(board.pieces.bonus_tiles)
        self.rng.shuffle(tiles)
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
        self.hands = [bytes(sorted([self.draw() for _ in range(STARTING_HAND)])) for _ in range(seats)]
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
        """Return an equal state that shares nothing that can change."""
        twin = self._twin()
        twin.options = self.options
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

    def facts(self) -> Any:
        """Return all of the state as plain values. The draw pile is sorted; the discard pile's order means nothing."""
        return (
            self.rng.state,
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
            self._steps_told(),
        )

    def _view(self, seat: int) -> View:
        """Return the table as this seat sees it: all but the others' hands and the draw pile."""
        kinds, provinces = self.board.pieces.kinds, self.board.provinces

        def ids(cards: Any) -> tuple[str, ...]:
            return tuple(kinds[card].id for card in cards)

        return View(
            seat=seat,
            seats=self.seats,
            options=dict(self.options),
            board=self.board,
            to_act=self.to_act,
            step=self.step,
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
            **self._step_shown(seat),
        )

    def progress(self) -> Progress:
        """Return the visit and its province."""
        province = self.board.provinces[self.province]
        return Progress(self.visit, VISITS, province.name, province.name_fr)

    def _resample(self, seat: int, rng: Rng) -> Self:
        """Draw other hands from what the seat has not seen: cards taken in the open stay where they went (§5.1)."""
        sample = self.copy()
        sample.rng = Rng(rng.below(1 << 32))
        past, bag = unseen.dealt(self.unseen or self._drawn(), seat, bytes(self.bag), self.filling, rng)
        for other, known in enumerate(self.known):
            sample.hands[other] = bytes(sorted(known + unseen.hidden(past, other)))
        sample.bag = bytearray(bag)
        if self.filling:
            sample.unseen = past
        sample.forget_moves()
        return sample

    def _drawn(self) -> list[Unseen]:
        """Return the unseen cards of all hands, as long as all came from the deck."""
        return unseen.drawn(_less(hand, known) for hand, known in zip(self.hands, self.known, strict=True))

    def scores(self) -> list[int]:
        """Return influence points by seat."""
        return list(self.score)

    def standings(self) -> list[Standing]:
        """Return the standings, most influence points first; a tie is shared (§10, ruling Q38)."""
        return ranked(self.score, [()] * self.seats)

    # ---- cards -------------------------------------------------------------------------------------------------

    def receive(self, seat: int, card: int, known: bool = False) -> None:
        """Put a card into a hand; known: in the open."""
        self.hands[seat] = _with(self.hands[seat], card)
        if known:
            self.known[seat] = _with(self.known[seat], card)

    def lay_down(self, seat: int, card: int) -> None:
        """Lay down a card of a hand; others take it for one they knew of, if they knew of any."""
        self.hands[seat] = _without(self.hands[seat], card)
        if self.filling and card not in self.known[seat]:
            self.unseen.append(Unseen(seat, PLAYED, card))
        self.known[seat] = _without(self.known[seat], card)
        self.played_cards[seat] += ONE[card]
        self.tallies[seat] = tuple(map(add, self.tallies[seat], self.board.pieces.tallies[card]))

    def hand_back(self, seat: int, card: int) -> None:
        """Take a card that all know of from a hand."""
        self.hands[seat] = _without(self.hands[seat], card)
        self.known[seat] = _without(self.known[seat], card)

    def draw(self) -> int:
        """Take a random card out of the draw pile, which must not be empty and stays sorted."""
        return self.bag.pop(self.rng.below(len(self.bag)))

    def renew_pile(self, events: list[Event]) -> bool:
        """Shuffle the discard pile into an empty draw pile (§8, ruling Q23); return False when there is no card at all.

        The shuffling is in the drawing. What was discarded first must not matter, so the pile is sorted.
        """
        if not self.bag and self.discard:
            if not self.filling:
                self.unseen = self._drawn()
            self.filling += 1
            self.bag, self.discard = bytearray(sorted(self.discard)), bytearray()
            events.append(PileRenewed(len(self.bag)))
        return bool(self.bag)

    def give_card(self, seat: int, cause: str, events: list[Event]) -> None:
        """Draw a card of the draw pile into a hand, if there is one."""
        if self.renew_pile(events):
            card = self.draw()
            self.receive(seat, card)
            if self.filling:
                self.unseen.append(Unseen(seat, self.filling, card))
            events.append(CardDrawn(seat, self.board.pieces.ids[card], cause))
        else:
            events.append(PileEmpty(seat))

    # ---- the visit ---------------------------------------------------------------------------------------------

    def take_bonus(self, seat: int, city: int) -> str:
        """Return the bonus tile that an ordinary palace takes in its city; "" when there is none."""
        kind, self.bonus[city] = self.bonus[city], ""
        return kind


def _with(cards: bytes, card: int) -> bytes:
    """Return cards in order, and one more in its place."""
    place = bisect(cards, card)
    return cards[:place] + ONE[card] + cards[place:]


def _without(cards: bytes, card: int) -> bytes:
    """Return cards but for one of a kind; without any of it, the same."""
    return cards.replace(ONE[card], b"", 1)


def _less(cards: bytes, fewer: bytes) -> bytes:
    """Return cards but for others that are among them."""
    for card in fewer:
        cards = _without(cards, card)
    return cards
