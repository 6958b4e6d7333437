"""What a seat may know of a game of Taj Mahal: all but the others' hands and the draw pile."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from durbar.games.taj_mahal.board import Board
from durbar.games.taj_mahal.events import Comparison
from durbar.games.taj_mahal.scoring import compared


class Visitor(msgspec.Struct, frozen=True):
    """A player in the visit. cards: played, in order; symbols: the six, counted; colour: "" before the first card."""

    inside: bool
    cards: tuple[str, ...]
    symbols: tuple[int, ...]
    colour: str


class CityView(msgspec.Struct, frozen=True):
    """A city. ordinary, royal: owners of its palaces, None if free. bonus: kind of the tile that lies there, or ""."""

    ordinary: int | None
    royal: int | None
    bonus: str


class PlacingView(msgspec.Struct, frozen=True):
    """Palaces still to place by the one who withdrew; bonuses: kinds of the tiles taken so far."""

    ordinary: int
    royal: bool
    bonuses: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """The table as ``seat`` sees it.

    step: "turn", "placing", "picking" or "over". visit: 1 to 12. tiles: province id by tile number, 1 first.
    hand: own cards, sorted; hand_sizes: by seat. display, discard: cards in the open; pile: how many are in the pile.
    court: what is still to be won, by symbol: an influence tile, the crown, the province tile; winners: who won it in
    this visit, None while nobody has. influence_piles: tiles left by influence. influence: tiles by seat and influence.
    goods: commodities by seat; tiles_owned, bonuses_owned: the tiles they are on. special: who has each special card by
    its id, None for the table. picks: cards still to take.
    """

    seat: int
    seats: int
    options: Mapping[str, bool | str | int]
    board: Board
    to_act: int | None
    step: str
    visit: int
    start: int
    tiles: tuple[str, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    visitors: tuple[Visitor, ...]
    display: tuple[str, ...]
    discard: tuple[str, ...]
    pile: int
    court: tuple[bool, ...]
    winners: tuple[int | None, ...]
    influence_piles: tuple[int, ...]
    influence: tuple[tuple[int, ...], ...]
    goods: tuple[tuple[int, ...], ...]
    tiles_owned: tuple[tuple[int, ...], ...]
    bonuses_owned: tuple[tuple[str, ...], ...]
    special: Mapping[str, int | None]
    cities: Mapping[str, CityView]
    scores: tuple[int, ...]
    placing: PlacingView | None = None
    picks: int = 0

    @property
    def province(self) -> str:
        """The province that is visited."""
        return self.tiles[self.visit - 1]

    @property
    def inside(self) -> tuple[int, ...]:
        """The seats still in the visit."""
        return tuple(seat for seat, visitor in enumerate(self.visitors) if visitor.inside)

    def own_cities(self, seat: int) -> int:
        """Return the cities with a palace of a seat, as a set of numbers (see ``chains.py``)."""
        return sum(
            1 << self.board.city_number[id] for id, city in self.cities.items() if seat in (city.ordinary, city.royal)
        )

    def comparison(self, seat: int, symbols: tuple[int, ...] | None = None) -> tuple[Comparison, ...]:
        """Return what a seat would win by withdrawing now, symbol by symbol; symbols: with these instead of its own."""
        own = self.visitors[seat].symbols if symbols is None else symbols
        others = [self.visitors[other].symbols for other in self.inside if other != seat]
        return compared(own, others, self.court)
