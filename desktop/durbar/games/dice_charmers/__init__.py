"""Rajas of the Ganges: The Dice Charmers, for two to five players: eight dice, a sheet each, chains of bonuses."""

from typing import ClassVar

import msgspec

from durbar.engine.game import Option, Options
from durbar.engine.move import Move
from durbar.engine.state import State
from durbar.games.board_game import BoardGame
from durbar.games.dice_charmers.moves import MOVES
from durbar.games.dice_charmers.whereabouts import Whereabouts


class DiceCharmers(BoardGame):
    """The facts of The Dice Charmers."""

    key: ClassVar[str] = "dice_charmers"
    revision: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 6)
    minutes: ClassVar[int] = 30
    options: ClassVar[tuple[Option, ...]] = (
        Option("sheet", ("sun", "moon"), "sun", "3"),
        Option("board", ("durbar",), "durbar", "13"),
        Option("start_player", ("random", 1, 2, 3, 4, 5), "random", "3"),
    )
    seat_option: ClassVar[str] = "start_player"
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
    whereabouts: ClassVar[type[msgspec.Struct]] = Whereabouts

    def _start(self, seats: int, seed: int, options: Options) -> State:
        from durbar.games.dice_charmers.state import DiceCharmersState

        return DiceCharmersState.start(seats, seed, options)
