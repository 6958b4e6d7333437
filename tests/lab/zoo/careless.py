"""A player of Ra that slips now and then."""

from __future__ import annotations

from durbar.bots.search.position import Position
from durbar.engine.chance import Chance
from durbar.engine.move import Move
from tests.lab.zoo.balanced import Balanced


class Careless(Balanced):
    """Wants what the balanced player wants, and slips in one move of five: then it does anything legal."""

    slips = 5

    def choose(self, position: Position, seed: int) -> Move:
        """The balanced move, or any."""
        chance = Chance(seed)
        legal = position.legal_moves
        return legal[chance.below(len(legal))] if not chance.below(self.slips) else super().choose(position, seed)
