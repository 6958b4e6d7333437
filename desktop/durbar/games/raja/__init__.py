"""Raja, for two to five players: build palaces and houses along the roads, where the Maharaja comes by."""

from typing import ClassVar

from durbar.engine.game import Game, Option, Options, OptionValue
from durbar.engine.move import Move
from durbar.engine.state import State
from durbar.games.raja.moves import MOVES


class Raja(Game):
    """The facts of Raja."""

    key: ClassVar[str] = "raja"
    seats: ClassVar[range] = range(2, 6)
    minutes: ClassVar[int] = 75
    options: ClassVar[tuple[Option, ...]] = (
        Option("board", ("durbar",), "durbar", "13"),
        Option("short_game", (False, True), False, "11.1"),
        Option("yogi", (False, True), False, "11.2.2"),
        Option("auction", (False, True), False, "11.2.5"),
        Option("home_cities", (False, True), False, "11.2.6"),
        Option("start_at_home", (False, True), False, "12.5"),
        Option("several_characters", (False, True), False, "11.3"),
        Option("hidden_gold", (True, False), True, "12.3"),
        Option("youngest", ("random", 1, 2, 3, 4, 5), "random", "12.4"),
        Option("forgone", ("per_action", "per_turn"), "per_action", "12.1"),
        Option("monopoly", ("points", "presence"), "points", "12.2"),
    )
    moves: ClassVar[tuple[type[Move], ...]] = MOVES

    def values(self, option: Option, seats: int) -> tuple[OptionValue, ...]:
        """The youngest is one of those at the table; boards may have come into the person's folder (§3.1, §5.1)."""
        if option.id == "youngest":
            return option.values[: seats + 1]
        if option.id == "board":
            from durbar.games.raja.boards import found

            return (*option.values, *found()[0])
        return option.values

    def check_option(self, option: Option, value: OptionValue, seats: int) -> None:
        """A board by its id says what is wrong when its file is gone."""
        if option.id == "board" and isinstance(value, str):
            from durbar.games.raja.boards import board

            board(value)
        else:
            super().check_option(option, value, seats)

    def _start(self, seats: int, seed: int, options: Options) -> State:
        from durbar.games.raja.state import RajaState  # the home screen shows a game's facts before it needs its rules

        return RajaState.start(seats, seed, options)
