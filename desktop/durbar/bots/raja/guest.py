"""The guest of Raja: chooses its actions by whim, and builds a palace only when it has gold to spare."""

from __future__ import annotations

from durbar.bots.raja.errand import IMPOSSIBLE_WORTH, Errand
from durbar.bots.raja.habits import NO_ERROR, other_actions
from durbar.bots.raja.habitual import Habitual
from durbar.bots.raja.judgement import Weights
from durbar.bots.raja.playing import POINTS
from durbar.bots.search.position import Position
from durbar.bots.search.searcher import normal
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.raja import actions
from durbar.games.raja.state import RajaState
from durbar.games.raja.steps import Disc

#: Gold that it wants to keep when it has paid a palace.
SPARE_GOLD = 14
#: By how much gold it usually misjudges what other actions are worth.
MOOD_RANGE = 10.0


class RajaGuest:
    """What it has chosen it carries out as usual players do; it takes no account of what the others want."""

    def __init__(self, weights: Weights):
        """weights: by which it carries its actions out."""
        self.weights, self._usual = weights, Habitual(weights, NO_ERROR)

    def choose(self, position: Position, seed: int) -> Move:
        """Return the move it feels like. The seed decides what it feels like doing."""
        legal, rng = position.legal_moves, Rng(seed)
        if len(legal) == 1:
            return legal[0]
        state = position.sample(rng)
        assert isinstance(state, RajaState)
        step = state.steps[-1]
        if isinstance(step, Disc):
            return POINTS[self._action(state, step, rng)]
        return self._usual.choose(position, seed)

    def _action(self, state: RajaState, step: Disc, rng: Rng) -> int:
        """Return the next arrow of the disc."""
        errand = Errand(state, step.seat, self.weights, coming=True)
        spare = SPARE_GOLD if state.round < state.last_round else 0
        rich = errand.gold >= errand.price + spare and errand.best_site()[0] > IMPOSSIBLE_WORTH
        if rich and state.palaces[step.seat] and actions.PALACE not in step.pointed:
            return actions.PALACE
        others = [(worth + MOOD_RANGE * normal(rng), action) for worth, action in other_actions(errand, 0, errand.gold)]
        return max(one for one in others if one[1] not in step.pointed)[1]
