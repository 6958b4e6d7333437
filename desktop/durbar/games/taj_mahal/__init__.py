"""Taj Mahal, for three to five players: twelve visits, influence won with cards, palaces joined along the roads."""

from typing import ClassVar

from durbar.engine.game import Game, Option, Options, OptionValue
from durbar.engine.move import Move
from durbar.engine.state import State
from durbar.games.taj_mahal.moves import MOVES


class TajMahal(Game):
    """The facts of Taj Mahal."""

    key: ClassVar[str] = "taj_mahal"
    seats: ClassVar[range] = range(3, 6)
    minutes: ClassVar[int] = 75
    options: ClassVar[tuple[Option, ...]] = (
        Option("board", ("durbar",), "durbar", "13"),
        Option("start_player", ("random", 1, 2, 3, 4, 5), "random", "12.1"),
    )
    moves: ClassVar[tuple[type[Move], ...]] = MOVES

    def values(self, option: Option, seats: int) -> tuple[OptionValue, ...]:
        """The start player is one of those at the table; boards may have come into the person's folder."""
        if option.id == "start_player":
            return option.values[: seats + 1]
        from durbar.games.taj_mahal.boards import found

        return (*option.values, *found()[0])

    def check_option(self, option: Option, value: OptionValue, seats: int) -> None:
        """A board by its id says what is wrong when its file is gone."""
        if option.id == "board" and isinstance(value, str):
            from durbar.games.taj_mahal.boards import board

            board(value)
        else:
            super().check_option(option, value, seats)

    def _start(self, seats: int, seed: int, options: Options) -> State:
        from durbar.games.taj_mahal.state import TajMahalState

        return TajMahalState.start(seats, seed, options)
