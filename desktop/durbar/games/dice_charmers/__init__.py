"""Rajas of the Ganges: The Dice Charmers, for two to five players: eight dice, a sheet each, chains of bonuses."""

from typing import ClassVar

from durbar.engine.game import Game, Option, Options, OptionValue
from durbar.engine.move import Move
from durbar.engine.state import State
from durbar.games.dice_charmers.moves import MOVES


class DiceCharmers(Game):
    """The facts of The Dice Charmers."""

    key: ClassVar[str] = "dice_charmers"
    seats: ClassVar[range] = range(2, 6)
    minutes: ClassVar[int] = 30
    options: ClassVar[tuple[Option, ...]] = (
        Option("sheet", ("sun", "moon"), "sun", "3"),
        Option("board", ("durbar",), "durbar", "13"),
        Option("start_player", ("random", 1, 2, 3, 4, 5), "random", "3"),
    )
    moves: ClassVar[tuple[type[Move], ...]] = MOVES

    def values(self, option: Option, seats: int) -> tuple[OptionValue, ...]:
        """The start player is one of those at the table; sheets may have come into the person's folder."""
        if option.id == "start_player":
            return option.values[: seats + 1]
        if option.id == "board":
            from durbar.games.dice_charmers.boards import found

            return (*option.values, *found()[0])
        return option.values

    def check_option(self, option: Option, value: OptionValue, seats: int) -> None:
        """A file of sheets by its id says what is wrong when it is gone."""
        if option.id == "board" and isinstance(value, str):
            from durbar.games.dice_charmers.boards import board

            board(value)
        else:
            super().check_option(option, value, seats)

    def _start(self, seats: int, seed: int, options: Options) -> State:
        from durbar.games.dice_charmers.state import DiceCharmersState

        return DiceCharmersState.start(seats, seed, options)
