"""A position of Raja: what lies on the table, what can be asked of it, and the small changes to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Self

from durbar.engine.event import Event
from durbar.engine.game import Options
from durbar.engine.rng import Rng
from durbar.engine.state import Standing, State, ranked
from durbar.games.raja import Progress, actions, unfinished
from durbar.games.raja.board import CITIES, START, Board
from durbar.games.raja.boards import board as board_of
from durbar.games.raja.characters import CHITS, TRADER, TRADERS_GOLD, YOGI
from durbar.games.raja.events import ChitGained, TraderPaid
from durbar.games.raja.menu import ALL_VILLAGES, CITY_PLACE, Menu, menu
from durbar.games.raja.moves import MOVES
from durbar.games.raja.scoring import NO_CARD, CityScore, Presence, score
from durbar.games.raja.track import UNNUMBERED
from durbar.games.raja.view import NEUTRAL, CityView, DiscView, View

COLOURS = 5
STARTING_GOLD = 15
PALACES, SHORT_PALACES = 7, 6
ROUNDS, SHORT_ROUNDS = 10, 8
HOUSES = 20
STARTING_HOUSES = 4
#: Houses that a village holds, and with two players (§4).
ROOM, ROOM_OF_TWO = 2, 1


class RajaState(State):
    """A position of Raja.

    Places are small numbers, see ``menu.py``. villages: the owners of each village's houses, ascending. own: by seat,
    the places where it has a house; occupied, doubled, room: villages with a house, with two, with room for one more.
    city_houses: by junction and seat. central: by junction, the owner or None; outer: by junction, the owners in the
    order of the sites. architects, maharaja: junctions. track: spaces of the markers by city. gold, reserve, quarry,
    palaces, built, chits: by seat. cards: by seat, ascending; bank: cards there. discs: by seat, None before they are
    laid; revealed: by seat. waiting: seats that have still to play this round. turn: see ``unfinished.py``; extra: the
    action of a chit.
    """

    __slots__ = (
        "architects",
        "bank",
        "bank_chits",
        "board",
        "built",
        "cards",
        "central",
        "chits",
        "city_houses",
        "discs",
        "doubled",
        "extra",
        "gold",
        "maharaja",
        "menu",
        "occupied",
        "options",
        "outer",
        "own",
        "palaces",
        "quarry",
        "reserve",
        "revealed",
        "round",
        "track",
        "turn",
        "villages",
        "waiting",
        "youngest",
    )

    moves: ClassVar = MOVES
    end_section = "10"

    options: Options
    board: Board
    menu: Menu
    youngest: int
    round: int
    maharaja: int
    track: list[int]
    villages: list[tuple[int, ...]]
    own: list[int]
    occupied: int
    doubled: int
    city_houses: list[list[int]]
    central: list[int | None]
    outer: list[tuple[int, ...]]
    architects: list[int]
    gold: list[int]
    reserve: list[int]
    quarry: list[int]
    palaces: list[int]
    built: list[int]
    cards: list[tuple[int, ...]]
    bank: tuple[int, ...]
    chits: list[int]
    bank_chits: int
    discs: list[tuple[int, ...] | None]
    revealed: list[bool]
    waiting: list[int]
    turn: bytearray
    extra: int | None

    def _set_up(self, seats: int, options: Options) -> None:
        """Lay out all that is there before the first choice (§3.2). Raises BadOption when the board's file is gone."""
        self.options = options
        self.board = board_of(str(options["board"]))
        self.menu = menu(self.board)
        self._set_up_board(seats)
        self._set_up_players(seats)
        youngest = options["youngest"]
        self.youngest = int(youngest) - 1 if youngest != "random" else self.rng.below(seats)

    def _set_up_board(self, seats: int) -> None:
        """Shuffle the markers, and put outer palaces of the unused colours into each city (§3.2, §11.2.4)."""
        self.round = 0
        self.maharaja = START
        self.track = list(range(UNNUMBERED))
        self.rng.shuffle(self.track)
        self.villages = [()] * len(self.board.villages)
        self.own = [0] * seats
        self.occupied = self.doubled = 0
        self.city_houses = [[0] * seats for _ in range(CITIES + 1)]
        self.central = [None] * (CITIES + 1)
        self.outer = [()] + [(NEUTRAL,) * (COLOURS - seats)] * CITIES

    def _set_up_players(self, seats: int) -> None:
        self.architects = [START] * seats
        self.gold = [STARTING_GOLD] * seats
        self.reserve = [STARTING_HOUSES] * seats
        self.quarry = [HOUSES - STARTING_HOUSES] * seats
        self.palaces = [self.palaces_to_win] * seats
        self.built = [0] * seats
        self.cards = [()] * seats
        self.bank = tuple(range(1, YOGI + 1 if self.options["yogi"] else YOGI))
        self.chits = [0] * seats
        self.bank_chits = CHITS if self.options["yogi"] else 0
        self.discs = [None] * seats
        self.revealed = [False] * seats
        self.waiting = []
        self.turn = bytearray(unfinished.PROGRESS)
        self.extra = None

    # ---- asking ------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.gold)

    @property
    def capacity(self) -> int:
        """Houses that a village holds (§4)."""
        return ROOM_OF_TWO if len(self.gold) == 2 else ROOM

    @property
    def room(self) -> int:
        """The villages that take one more house."""
        return ALL_VILLAGES & ~(self.occupied if len(self.gold) == 2 else self.doubled)

    @property
    def palaces_to_win(self) -> int:
        """The palace that brings about the end (§10, §11.1)."""
        return SHORT_PALACES if self.options["short_game"] else PALACES

    @property
    def last_round(self) -> int:
        """The round after which the game ends (§10, §11.1)."""
        return SHORT_ROUNDS if self.options["short_game"] else ROUNDS

    def owner(self, card: int) -> int | None:
        """Return who holds a card: a seat, -1 for the bank, None when it is not in play."""
        if card in self.bank:
            return -1
        return next((seat for seat, cards in enumerate(self.cards) if card in cards), None)

    def clockwise(self, first: int) -> Iterator[int]:
        """Return all seats, clockwise from one."""
        seats = len(self.gold)
        return ((first + step) % seats for step in range(seats))

    def without_character(self) -> list[int]:
        """Return seats without a card, clockwise from the youngest."""
        return [seat for seat in self.clockwise(self.youngest) if not self.cards[seat]]

    def by_character(self) -> list[int]:
        """Return seats by the lowest number of their cards (§5.1, §11.3); those without a card last."""
        return sorted(range(len(self.gold)), key=lambda seat: self.cards[seat] or NO_CARD)

    def presence(self, city: int) -> Presence:
        """Return all that counts in a city (§8)."""
        seats = range(len(self.gold))
        return Presence(
            tuple([architect == city for architect in self.architects]),
            tuple(self.city_houses[city]),
            tuple([self.outer[city].count(seat) for seat in seats]),
            self.central[city],
            tuple(self.cards),
            self.board.junctions[city].home_of if self.options["home_cities"] else 0,
        )

    def turn_actions(self, seat: int) -> tuple[int, ...]:
        """Return the actions of the turn in progress: two of the disc, perhaps one by a chit."""
        disc = self.discs[seat]
        assert disc is not None
        return disc if self.extra is None else (*disc, self.extra)

    def score_of(self, city: int) -> CityScore:
        """Return what scoring a city would bring now."""
        return score(self.presence(city), str(self.options["monopoly"]))

    def copy(self) -> Self:
        """Return an equal state that shares nothing that can change."""
        twin = self._twin()
        twin.options = self.options
        twin.board = self.board
        twin.menu = self.menu
        twin.youngest = self.youngest
        twin.round = self.round
        twin.maharaja = self.maharaja
        twin.track = self.track[:]
        twin.villages = self.villages[:]
        twin.own = self.own[:]
        twin.occupied = self.occupied
        twin.doubled = self.doubled
        twin.city_houses = [houses[:] for houses in self.city_houses]
        twin.central = self.central[:]
        twin.outer = self.outer[:]
        twin.architects = self.architects[:]
        twin.gold = self.gold[:]
        twin.reserve = self.reserve[:]
        twin.quarry = self.quarry[:]
        twin.palaces = self.palaces[:]
        twin.built = self.built[:]
        twin.cards = self.cards[:]
        twin.bank = self.bank
        twin.chits = self.chits[:]
        twin.bank_chits = self.bank_chits
        twin.discs = self.discs[:]
        twin.revealed = self.revealed[:]
        twin.waiting = self.waiting[:]
        twin.turn = self.turn[:]
        twin.extra = self.extra
        return twin

    def facts(self) -> Any:
        """Return all of the state as plain values."""
        return (
            self.rng.state,
            self.youngest,
            self.round,
            self.maharaja,
            self.track,
            self.villages,
            self.city_houses,
            self.central,
            self.outer,
            self.architects,
            self.gold,
            self.reserve,
            self.quarry,
            self.palaces,
            self.cards,
            self.bank,
            self.chits,
            self.discs,
            self.revealed,
            self.waiting,
            self.turn.hex(),
            self.extra,
            self._steps_told(),
        )

    def _view(self, seat: int) -> View:
        """Return the table as this seat sees it: all but the others' discs and, by option, their gold."""
        hide = bool(self.options["hidden_gold"]) and bool(self.steps)
        names = [junction.id for junction in self.board.junctions]
        return View(
            seat=seat,
            seats=self.seats,
            options=dict(self.options),
            board=self.board,
            to_act=self.to_act,
            step=self.step,
            turn_of=self.steps[0].seat if self.steps and self.steps[0].name == "turn" else None,
            youngest=self.youngest,
            round=self.round,
            last_round=self.last_round,
            palaces_to_win=self.palaces_to_win,
            capacity=self.capacity,
            maharaja=names[self.maharaja],
            architects=tuple(names[architect] for architect in self.architects),
            track={names[city]: self.track[city - 1] for city in self.board.cities},
            villages=dict(zip((village.id for village in self.board.villages), self.villages, strict=True)),
            cities={
                names[city]: CityView(tuple(self.city_houses[city]), self.central[city], self.outer[city])
                for city in self.board.cities
            },
            gold=tuple(gold if owner == seat or not hide else None for owner, gold in enumerate(self.gold)),
            reserve=tuple(self.reserve),
            quarry=tuple(self.quarry),
            palaces=tuple(self.palaces),
            built=tuple(self.built),
            cards=tuple(self.cards),
            bank=self.bank,
            chits=tuple(self.chits),
            bank_chits=self.bank_chits,
            discs=tuple(self._disc_view(owner, seat) for owner in range(self.seats)),
            order=tuple(self.by_character()),
            waiting=tuple(owner for owner in self.by_character() if owner in self.waiting),
            **self._step_shown(seat),
        )

    def _disc_view(self, owner: int, seat: int) -> DiscView:
        disc, revealed = self.discs[owner], self.revealed[owner]
        shown = disc is not None and (revealed or owner == seat)
        return DiscView(actions.names(disc) if shown and disc is not None else None, disc is not None, revealed)

    def progress(self) -> Progress:
        """Return the round and the Maharaja's city."""
        city = "" if self.maharaja == START else self.board.junctions[self.maharaja].name
        return Progress(self.round, self.last_round, city)

    def _resample(self, seat: int, rng: Rng) -> Self:
        """Return the same table with other discs where the seat has not seen them, and fresh chance.

        Gold is kept although it may be hidden: every piece changed hands in the open (§3.2).
        """
        sample = self.copy()
        sample.rng = Rng(rng.below(1 << 32))
        for owner, disc in enumerate(self.discs):
            if disc is not None and owner != seat and not self.revealed[owner]:
                sample.discs[owner] = tuple(rng.below(len(actions.ACTIONS)) for _ in disc)
        sample.steps = [step.as_known_by(self, seat, rng) for step in self.steps]
        sample.forget_moves()
        return sample

    def scores(self) -> list[int]:
        """Return the palaces built, by seat."""
        return list(self.built)

    def standings(self) -> list[Standing]:
        """Return the standings: most palaces first, then most gold, then the lower character (§10)."""
        seats = range(self.seats)
        return ranked(self.built, [(self.gold[seat], -(self.cards[seat] or NO_CARD)[0]) for seat in seats])

    # ---- pieces ------------------------------------------------------------------------------------------------

    def settle(self, seat: int, place: int) -> None:
        """Put a house in a place."""
        self.own[seat] |= 1 << place
        if place >= CITY_PLACE:
            self.city_houses[place - CITY_PLACE][seat] += 1
            return
        owners = self.villages[place]
        if owners:
            self.doubled |= 1 << place
            self.villages[place] = (owners[0], seat) if owners[0] <= seat else (seat, owners[0])
        else:
            self.occupied |= 1 << place
            self.villages[place] = (seat,)

    def unsettle(self, seat: int, place: int) -> None:
        """Take up a house from a place."""
        if place >= CITY_PLACE:
            houses = self.city_houses[place - CITY_PLACE]
            houses[seat] -= 1
            if not houses[seat]:
                self.own[seat] &= ~(1 << place)
            return
        owners = list(self.villages[place])
        owners.remove(seat)
        self.villages[place] = tuple(owners)
        if owners:
            self.doubled &= ~(1 << place)
        else:
            self.occupied &= ~(1 << place)
        if seat not in owners:
            self.own[seat] &= ~(1 << place)

    def from_bank(self, seat: int, card: int) -> None:
        """Move a card from the bank to a player."""
        self.bank = tuple(other for other in self.bank if other != card)
        self.cards[seat] = tuple(sorted((*self.cards[seat], card)))

    def to_bank(self, seat: int, card: int) -> None:
        """Move a card from a player to the bank."""
        self.bank = tuple(sorted((*self.bank, card)))
        self.cards[seat] = tuple(other for other in self.cards[seat] if other != card)

    def hand(self, owner: int, card: int, seat: int) -> None:
        """Move a card from one player to another."""
        self.to_bank(owner, card)
        self.from_bank(seat, card)

    # ---- a turn ------------------------------------------------------------------------------------------------

    def clear_turn(self) -> None:
        """Clear all that is left of a past turn."""
        self.turn = bytearray(unfinished.PROGRESS)
        self.extra = None

    def grant_powers(self, seat: int, events: list[Event]) -> None:
        """Grant what the Trader and the Yogi bring, once in a turn in which they are held (§5.1, §11.2.2)."""
        cards, turn = self.cards[seat], self.turn
        if TRADER in cards and not turn[unfinished.TRADER_PAID]:
            turn[unfinished.TRADER_PAID] = 1
            self.gold[seat] += TRADERS_GOLD
            events.append(TraderPaid(seat, TRADERS_GOLD))
        if YOGI in cards and not turn[unfinished.YOGI_PAID]:
            turn[unfinished.YOGI_PAID] = 1
            if self.bank_chits:
                self.bank_chits -= 1
                self.chits[seat] += 1
                events.append(ChitGained(seat))
