"""A player of Ra that slips now and then."""

from __future__ import annotations

from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from tests.lab.zoo.balanced import Balanced


class Careless(Balanced):
    """Wants what the balanced player wants, and slips in one move of five: then it does anything legal."""

    slips = 5

    def choose(self, position: Position, seed: int) -> Move:
        """The balanced move, or any."""
        rng = Rng(seed)
        legal = position.legal_moves
        return legal[rng.below(len(legal))] if not rng.below(self.slips) else super().choose(position, seed)
