"""Noughts and Crosses, for two players: three in a row win."""

from typing import Annotated, ClassVar

import msgspec

from durbar.engine.game import Game, Option, Options
from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.engine.state import State
from durbar.games.noughts.moves import MOVES


class Progress(msgspec.Struct, frozen=True):
    """How far a game has come, for whoever does not look at its board. filled: how many cells are."""

    filled: Annotated[int, msgspec.Meta(ge=0, le=9)]


class Noughts(Game):
    """The facts of Noughts and Crosses."""

    key: ClassVar[str] = "noughts"
    revision: ClassVar[int] = 1
    chance: ClassVar[bool] = False
    secrets: ClassVar[bool] = False
    seats: ClassVar[range] = range(2, 3)
    minutes: ClassVar[int] = 2
    options: ClassVar[tuple[Option, ...]] = ()
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
    progress: ClassVar[type[msgspec.Struct]] = Progress

    def _start(self, seats: int, seed: int, options: Options) -> State:
        from durbar.games.noughts.sequence import NoughtsSequence  # not before it is needed

        return NoughtsSequence.start(seed)

    def refusals(self) -> type[Refusal]:
        """Its own reasons against moves."""
        from durbar.games.noughts.sentences import Refusal

        return Refusal


GAME = Noughts()
