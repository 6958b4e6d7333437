"""Who plays Noughts and Crosses: looks some moves ahead, and takes any of the moves that then seem best."""

from __future__ import annotations

from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State


class LookingAhead:
    """Looks so many moves ahead."""

    def __init__(self, depth: int):
        self.depth = depth

    def choose(self, position: Position, seed: int) -> Move:
        """One of the moves that seem best."""
        state = position.sample(Rng(seed))
        worths = {move: _worth(state, move, self.depth) for move in position.legal_moves}
        best = [move for move, worth in worths.items() if worth == max(worths.values())]
        return best[Rng(seed).below(len(best))]


def _worth(state: State, move: Move, depth: int) -> int:
    """What a move brings who makes it: 1 for the win, -1 for a loss; 0 also where that lies beyond the depth."""
    seat = state.to_act
    after = state.copy()
    after.play(move)
    if after.to_act is None:
        return after.scores()[seat or 0]
    if depth == 1:
        return 0
    return -max(_worth(after, answer, depth - 1) for answer in after.legal_moves())
