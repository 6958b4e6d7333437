"""Taj Mahal, for three to five players: twelve visits, influence won with cards, palaces joined along the roads."""

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from durbar.engine.game import Older, Option, Options
from durbar.engine.move import Move
from durbar.engine.state import State
from durbar.games.board_game import BoardGame
from durbar.games.taj_mahal.moves import MOVES
from durbar.games.taj_mahal.whereabouts import Whereabouts


class TajMahal(BoardGame):
    """The facts of Taj Mahal."""

    key: ClassVar[str] = "taj_mahal"
    revision: ClassVar[int] = 3
    older: ClassVar[Mapping[int, Older]] = {1: Older("First", plays_on=False), 2: Older("Second", plays_on=True)}
    seats: ClassVar[range] = range(3, 6)
    minutes: ClassVar[int] = 75
    options: ClassVar[tuple[Option, ...]] = (
        Option("board", ("durbar",), "durbar", "13"),
        Option("start_player", ("random", 1, 2, 3, 4, 5), "random", "12.1"),
    )
    seat_option: ClassVar[str] = "start_player"
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
    whereabouts: ClassVar[type[msgspec.Struct]] = Whereabouts

    def _start(self, seats: int, seed: int, options: Options) -> State:
        from durbar.games.taj_mahal.state import TajMahalState

        return TajMahalState.start(seats, seed, options)
