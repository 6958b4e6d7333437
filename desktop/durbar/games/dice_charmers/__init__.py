"""Rajas of the Ganges: The Dice Charmers, for two to five players: eight dice, a sheet each, chains of bonuses."""

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

import msgspec

from durbar.engine.game import Option, Options
from durbar.engine.luck import Luck, Moves
from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.engine.state import State
from durbar.games.board_game import BoardGame, Boards
from durbar.games.dice_charmers.moves import MOVES


class Progress(msgspec.Struct, frozen=True):
    """How far a game has come, for whoever does not look at its board. round: from 1. sheet: the one that is played."""

    round: Annotated[int, msgspec.Meta(ge=0)]
    sheet: Literal["sun", "moon"]


class DiceCharmers(BoardGame):
    """The facts of The Dice Charmers."""

    key: ClassVar[str] = "dice_charmers"
    revision: ClassVar[int] = 1
    chance: ClassVar[bool] = True
    secrets: ClassVar[bool] = True
    seats: ClassVar[range] = range(2, 6)
    minutes: ClassVar[int] = 30
    options: ClassVar[tuple[Option, ...]] = (
        Option("sheet", ("sun", "moon"), "sun", "3"),
        Option("board", ("durbar",), "durbar", "13"),
        Option("start_player", ("random", 1, 2, 3, 4, 5), "random", "3"),
    )
    seat_option: ClassVar[str] = "start_player"
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
    progress: ClassVar[type[msgspec.Struct]] = Progress

    def _start(self, seats: int, seed: int, options: Options) -> State:
        from durbar.games.dice_charmers.sequence import DiceCharmersSequence

        return DiceCharmersSequence.start(seats, seed, options)

    def luck(self, moves: Moves) -> Sequence[Luck]:
        """Return how often each face came up."""
        from durbar.games.dice_charmers.events import luck

        return luck(moves)

    def refusals(self) -> type[Refusal]:
        """Return its own reasons against moves."""
        from durbar.games.dice_charmers.sentences import Refusal

        return Refusal

    def boards(self) -> Boards:
        """Return its boards."""
        from durbar.games.dice_charmers import boards

        return boards


GAME = DiceCharmers()
