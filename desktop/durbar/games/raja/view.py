"""What a seat may know of a game of Raja: all but the others' discs and, by option, their gold."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from durbar.games.raja.actions import Parts
from durbar.games.raja.board import Board
from durbar.games.raja.scoring import CityScore, Presence, score


class CityView(msgspec.Struct, frozen=True):
    """A city. houses: by seat. central: owner of the central palace, None if free.

    outer: owners of the outer palaces in the order of the sites, NEUTRAL for those that belong to nobody.
    """

    houses: tuple[int, ...]
    central: int | None
    outer: tuple[int, ...]

    @property
    def outer_sites(self) -> int:
        """Free outer sites."""
        return OUTER_SITES - len(self.outer)


#: Owner of the palaces of colours that nobody plays (§11.2.4).
NEUTRAL = -1
OUTER_SITES = 6


class DiscView(msgspec.Struct, frozen=True):
    """A seat's disc in this round. actions: None while hidden. laid: it lies face down or is turned over."""

    actions: tuple[str, ...] | None
    laid: bool
    revealed: bool


class ActionView(msgspec.Struct, frozen=True):
    """An action of the turn in progress. extra: it comes from a chit. done: it is carried out to its end."""

    action: str
    done: bool
    extra: bool = False


class TurnView(msgspec.Struct, frozen=True):
    """The turn in progress.

    houses, villages: how many houses actions still allow, and how many of them in villages. palaces, moves: as many
    more. builder: the Builder's help is still to be had. chit: a chit may still be used. forgone: what every other
    player would get if the turn ended now. had: which benefits were had, as they stand in the progress of a turn.
    """

    seat: int
    actions: tuple[ActionView, ...]
    houses: int
    villages: int
    palaces: int
    moves: int
    gold: int
    quarries: int
    governors: int
    characters: int
    builder: bool
    chit: bool
    forgone: int
    had: tuple[int, ...]

    @property
    def left(self) -> Parts:
        """All that the actions of the turn still allow."""
        return Parts(
            self.gold,
            self.houses,
            self.villages,
            self.moves,
            self.quarries,
            self.palaces,
            self.governors,
            self.characters,
        )


class AuctionView(msgspec.Struct, frozen=True):
    """The auction for the choice of a character. best: -1 before the first bid. passed: who left this auction."""

    opener: int
    best: int
    best_seat: int | None
    passed: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """The table as ``seat`` sees it.

    step: "auction", "choosing", "placing", "disc", "turn", "carrying", "replacing", "giving" or "over". round: 0 before
    the first, last_round: after which the game ends. maharaja, architects: junction ids. track: space of each city's
    marker by city id, see ``track.py``. villages: the owners of the houses of each village by id, ascending.
    gold: None where hidden. reserve, quarry, palaces: pieces not on the board, by seat; built: palaces on the board.
    cards: characters by seat, ascending; bank: those in the bank. chits: by seat. order: seats by lowest character;
    waiting: of these, who has still to play this round. pointed: the arrows set so far by the one who is setting them,
    if that is this seat. carrying: where the lifted house came from. placed: starting houses placed so far.
    giving: to whom a card has to be given; received: the card that came for it and can't go back, 0 for none.
    capacity: houses that a village holds.
    """

    seat: int
    seats: int
    options: Mapping[str, bool | str | int]
    board: Board
    to_act: int | None
    step: str
    turn_of: int | None
    youngest: int
    round: int
    last_round: int
    palaces_to_win: int
    capacity: int
    maharaja: str
    architects: tuple[str, ...]
    track: Mapping[str, int]
    villages: Mapping[str, tuple[int, ...]]
    cities: Mapping[str, CityView]
    gold: tuple[int | None, ...]
    reserve: tuple[int, ...]
    quarry: tuple[int, ...]
    palaces: tuple[int, ...]
    built: tuple[int, ...]
    cards: tuple[tuple[int, ...], ...]
    bank: tuple[int, ...]
    chits: tuple[int, ...]
    bank_chits: int
    discs: tuple[DiscView, ...]
    order: tuple[int, ...]
    waiting: tuple[int, ...]
    pointed: tuple[str, ...] = ()
    turn: TurnView | None = None
    auction: AuctionView | None = None
    carrying: str | None = None
    carried_by_builder: bool = False
    placed: int = 0
    giving: int | None = None
    received: int = 0

    @property
    def own_gold(self) -> int:
        """The viewer's own gold, which is never hidden from it."""
        gold = self.gold[self.seat]
        assert gold is not None
        return gold

    @property
    def by_space(self) -> tuple[str, ...]:
        """City ids by their markers, from the lowest up."""
        return tuple(sorted(self.track, key=lambda city: self.track[city]))

    @property
    def next_city(self) -> str:
        """Where the Maharaja goes next as the markers stand."""
        return self.by_space[0]

    def presence(self, city: str) -> Presence:
        """Return all that counts in a city, as it is now."""
        number = self.board.junction_number[city]
        shown = self.cities[city]
        home = self.board.junctions[number].home_of if self.options["home_cities"] else 0
        return Presence(
            tuple(architect == city for architect in self.architects),
            shown.houses,
            tuple(shown.outer.count(seat) for seat in range(self.seats)),
            shown.central,
            self.cards,
            home,
        )

    def score(self, city: str) -> CityScore:
        """Return what scoring the city would bring as everything is now."""
        return score(self.presence(city), str(self.options["monopoly"]))
