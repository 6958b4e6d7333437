"""The moves that a board allows, made once, and the choice among them by places."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from durbar.engine.move import Move
from durbar.games.raja.board import VILLAGES, Board
from durbar.games.raja.moves import BuildersHouse, BuildersLift, Drop, House, Lift, Lower, Palace, Place, Travel

#: A place is a small number: a village's own, or CITY_PLACE + a junction's. A set of places is a number with these
#: bits.
CITY_PLACE = VILLAGES
ALL_VILLAGES = (1 << VILLAGES) - 1

_KINDS: dict[str, type[Move]] = {
    "place": Place,
    "house": House,
    "builders_house": BuildersHouse,
    "lift": Lift,
    "builders_lift": BuildersLift,
    "drop": Drop,
}


class Menu:
    """All moves of a board that name its places.

    travels_from: by junction, the roads that leave it and the villages on them. ways: the road of a travel, by junction
    and move. palaces: the central and the outer one by junction. lowers: each
    marker's place in a track, with its move.
    """

    def __init__(self, board: Board):
        self._board = board
        self.places = tuple(village.id for village in board.villages) + tuple(city.id for city in board.junctions)
        self.number = {place: number for number, place in enumerate(self.places)}
        self._sorted = sorted(self.number.values(), key=lambda number: self.places[number])
        self._moves = {name: [kind(place) for place in self.places] for name, kind in _KINDS.items()}
        walks = [
            [(Travel(board.roads[way.road].id, board.junctions[way.to].id), way) for way in ways] for ways in board.ways
        ]
        self.travels_from = tuple(tuple((move, way.mask) for move, way in pairs) for pairs in walks)
        self.ways = {(origin, move): way for origin, pairs in enumerate(walks) for move, way in pairs}
        self.palaces = [(Palace(city.id, "central"), Palace(city.id, "outer")) for city in board.junctions]
        self.lowers = sorted(
            ((city - 1, Lower(board.junctions[city].id)) for city in board.cities), key=lambda pair: pair[1].city
        )
        self.select = lru_cache(maxsize=16384)(self._select)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the menu as its board, to be made again."""
        return menu, (self._board,)

    def _select(self, kind: str, places: int) -> tuple[Move, ...]:
        """Return the moves of a kind ("house", "lift" …) at these places, sorted."""
        moves = self._moves[kind]
        return tuple([moves[number] for number in self._sorted if places >> number & 1])


@lru_cache(maxsize=16)
def menu(board: Board) -> Menu:
    """Return the moves of a board."""
    return Menu(board)
