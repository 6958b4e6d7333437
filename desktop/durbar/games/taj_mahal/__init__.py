"""Taj Mahal, for three to five players: twelve visits, influence won with cards, palaces joined along the roads."""

from collections.abc import Sequence
from typing import Annotated, ClassVar

import msgspec

from durbar.engine.game import Option, Options
from durbar.engine.luck import Luck, Moves
from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.engine.state import State
from durbar.games.board_game import BoardGame, Boards
from durbar.games.taj_mahal.moves import MOVES


class Progress(msgspec.Struct, frozen=True):
    """How far a game has come, for whoever does not look at its board.

    visit: from 1; last: with which the game ends. province: its name; province_fr: its own in French, if it has one.
    """

    visit: Annotated[int, msgspec.Meta(ge=1)]
    last: Annotated[int, msgspec.Meta(ge=1)]
    province: str
    province_fr: str = ""


class TajMahal(BoardGame):
    """The facts of Taj Mahal."""

    key: ClassVar[str] = "taj_mahal"
    revision: ClassVar[int] = 1
    chance: ClassVar[bool] = True
    secrets: ClassVar[bool] = True
    seats: ClassVar[range] = range(3, 6)
    minutes: ClassVar[int] = 75
    options: ClassVar[tuple[Option, ...]] = (
        Option("board", ("durbar",), "durbar", "13"),
        Option("start_player", ("random", 1, 2, 3, 4, 5), "random", "12.1"),
    )
    seat_option: ClassVar[str] = "start_player"
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
    progress: ClassVar[type[msgspec.Struct]] = Progress

    def _start(self, seats: int, seed: int, options: Options) -> State:
        from durbar.games.taj_mahal.sequence import TajMahalSequence

        return TajMahalSequence.start(seats, seed, options)

    def luck(self, moves: Moves) -> Sequence[Luck]:
        """Return white cards dealt and drawn."""
        from durbar.games.taj_mahal.events import luck

        return luck(moves)

    def refusals(self) -> type[Refusal]:
        """Return its own reasons against moves."""
        from durbar.games.taj_mahal.sentences import Refusal

        return Refusal

    def boards(self) -> Boards:
        """Return its boards."""
        from durbar.games.taj_mahal import boards

        return boards


GAME = TajMahal()
