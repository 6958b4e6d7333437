"""Ra, for three to five players: draw tiles, call auctions, bid with suns, for three epochs."""

from collections.abc import Sequence
from typing import Annotated, ClassVar

import msgspec

from durbar.engine.game import Game, Option, Options
from durbar.engine.luck import Luck, Moves
from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.engine.state import State
from durbar.games.ra.moves import MOVES


class Progress(msgspec.Struct, frozen=True):
    """How far a game has come, for whoever does not look at its board. epoch: from 1."""

    epoch: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Ra(Game):
    """The facts of Ra."""

    key: ClassVar[str] = "ra"
    revision: ClassVar[int] = 1
    chance: ClassVar[bool] = True
    secrets: ClassVar[bool] = True
    seats: ClassVar[range] = range(3, 6)
    minutes: ClassVar[int] = 45
    options: ClassVar[tuple[Option, ...]] = (
        Option("forced_bid", ("if_no_bid", "if_able"), "if_no_bid", "10.1"),
        Option("hidden_scores", (True, False), True, "10.2"),
    )
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
    progress: ClassVar[type[msgspec.Struct]] = Progress

    def _start(self, seats: int, seed: int, options: Options) -> State:
        from durbar.games.ra.sequence import RaSequence  # the home screen shows a game's facts before its rules

        return RaSequence.start(seats, seed, options)

    def luck(self, moves: Moves) -> Sequence[Luck]:
        """Return the Ra tiles drawn by each seat."""
        from durbar.games.ra.events import luck

        return luck(moves)

    def refusals(self) -> type[Refusal]:
        """Return its own reasons against moves."""
        from durbar.games.ra.sentences import Refusal

        return Refusal


GAME = Ra()
