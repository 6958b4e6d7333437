"""A player of Raja who does what is usual, deed after deed, and misjudges what the actions are worth."""

from __future__ import annotations

from durbar.bots.raja.deeds import Breadth
from durbar.bots.raja.evaluator import RajaEvaluator
from durbar.bots.raja.habits import Error
from durbar.bots.raja.judgement import Weights
from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.raja.moves import End, Travel
from durbar.games.raja.state import RajaState


class Habitual:
    """A player without plans."""

    def __init__(self, weights: Weights, error: Error):
        """error: of its choice of actions."""
        self.weights, self.error = weights, error

    def choose(self, position: Position, seed: int) -> Move:
        """Return what is usual here. The seed decides how it errs."""
        legal = position.legal_moves
        if len(legal) == 1:
            return legal[0]
        state = position.sample(Rng(seed))
        assert isinstance(state, RajaState)
        move = self._usual(state, seed)
        return End() if isinstance(move, Travel) and not self._arrives(state, move, seed) else move

    def _usual(self, state: RajaState, seed: int) -> Move:
        return RajaEvaluator(self.weights, Breadth(), error=self.error).rollout_move(state, Rng(seed))

    def _arrives(self, state: RajaState, move: Move, seed: int) -> bool:
        """Return whether a journey comes to a deed or the turn's end before it passes a junction twice."""
        seat = state.steps[-1].seat
        passed = {state.architects[seat]}
        while isinstance(move, Travel):
            state.play(move)
            if state.architects[seat] in passed:
                return False
            passed.add(state.architects[seat])
            move = self._usual(state, seed)
        return True
