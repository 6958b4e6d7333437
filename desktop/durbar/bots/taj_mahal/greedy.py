"""A greedy player of Taj Mahal: a yardstick for the arena, no level to sit down with."""

from __future__ import annotations

from durbar.bots.search.position import Position
from durbar.bots.taj_mahal.visit import Visit, VisitContext
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.taj_mahal.state import TajMahalState


class TajMahalGreedy:
    """A player that takes what seems to bring most by first impression, and follows nothing further."""

    def choose(self, position: Position, seed: int) -> Move:
        """Return the move by its rules of thumb; there is no chance in this player."""
        legal = position.legal_moves
        return legal[0] if len(legal) == 1 else visit_of(position).weigh()[0].move


def visit_of(position: Position) -> Visit:
    """Return the visit under way.

    The others' hands are anything that the seat may think of, and only their sizes count.
    """
    state = position.sample(Rng(0))
    assert isinstance(state, TajMahalState)
    return Visit(VisitContext(state), state)
