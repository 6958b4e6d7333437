"""The steps of Noughts and Crosses: a seat puts its sign into a cell."""

from __future__ import annotations

from typing import ClassVar

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.state import Step
from durbar.games.noughts.events import Placed
from durbar.games.noughts.moves import Place
from durbar.games.noughts.sentences import Refusal
from durbar.games.noughts.state import CELLS, NoughtsState


class Turn(Step[NoughtsState], frozen=True, gc=False):
    """A seat fills a free cell (§2)."""

    name: ClassVar[str] = "turn"

    def legal_moves(self, state: NoughtsState) -> tuple[Move, ...]:
        """Any free cell."""
        return tuple(Place(cell) for cell in CELLS if state.cells[cell] is None)

    def why_not(self, state: NoughtsState, move: Move) -> Refusal:
        """The cell is taken."""
        return Refusal("cell_taken", "2")

    def play(self, state: NoughtsState, move: Move, events: list[Event]) -> None:
        """Fill it."""
        assert isinstance(move, Place)
        state.cells[move.cell] = self.seat
        events.append(Placed(self.seat, move.cell))
        state.steps.pop()
