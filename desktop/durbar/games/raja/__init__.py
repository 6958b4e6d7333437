"""Raja, for two to five players: build palaces and houses along the roads, where the Maharaja comes by."""

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

import msgspec

from durbar.engine.game import Option, Options, OptionValue
from durbar.engine.luck import Luck, Moves
from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.engine.state import State
from durbar.games.board_game import BoardGame, Boards
from durbar.games.raja.moves import MOVES


class Progress(msgspec.Struct, frozen=True):
    """How far a game has come, for whoever does not look at its board.

    round: 0 before the first; last: after which the game ends. city: where the Maharaja is, "" at the start.
    """

    round: Annotated[int, msgspec.Meta(ge=0)]
    last: Annotated[int, msgspec.Meta(ge=1)]
    city: str


class Raja(BoardGame):
    """The facts of Raja."""

    key: ClassVar[str] = "raja"
    revision: ClassVar[int] = 1
    chance: ClassVar[bool] = True
    secrets: ClassVar[bool] = True
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
    seat_option: ClassVar[str] = "youngest"
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
    progress: ClassVar[type[msgspec.Struct]] = Progress

    def _start(self, seats: int, seed: int, options: Options) -> State:
        from durbar.games.raja.sequence import RajaSequence  # the home screen shows a game's facts before its rules

        return RajaSequence.start(seats, seed, options)

    def minutes_with(self, options: Mapping[str, OptionValue]) -> int:
        """Return the number of rounds; the short game has fewer (§11.1)."""
        from durbar.games.raja.state import ROUNDS, SHORT_ROUNDS

        short = options.get("short_game", False)
        return 5 * round(self.minutes * SHORT_ROUNDS / ROUNDS / 5) if short else self.minutes

    def luck(self, moves: Moves) -> Sequence[Luck]:
        """Return who begins."""
        from durbar.games.raja.events import luck

        return luck(moves)

    def refusals(self) -> type[Refusal]:
        """Return its own reasons against moves."""
        from durbar.games.raja.sentences import Refusal

        return Refusal

    def boards(self) -> Boards:
        """Return its boards."""
        from durbar.games.raja import boards

        return boards


GAME = Raja()
