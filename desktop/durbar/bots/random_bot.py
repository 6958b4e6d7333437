"""The player who takes any legal move: a yardstick for the arena and the tests."""

from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.rng import Rng


class RandomBot:
    """A player that chooses among the legal moves, each as likely."""

    def choose(self, position: Position, seed: int) -> Move:
        """Return any legal move, by the seed."""
        legal = position.legal_moves
        return legal[Rng(seed).below(len(legal))]
