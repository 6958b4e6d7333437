"""What a computer player is."""

from typing import Protocol

from durbar.bots.search.position import Position
from durbar.engine.move import Move


class Bot(Protocol):
    """A computer player. It keeps nothing from one choice to the next."""

    def choose(self, position: Position, seed: int) -> Move:
        """Return one of ``position.legal_moves``: always the same for an equal position and seed.

        seed: where the bot's own chance comes from. The game's chance is not touched.
        """
        ...
