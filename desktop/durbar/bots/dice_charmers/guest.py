"""The guest of The Dice Charmers: takes the first good thing that it sees, which need not be the best."""

from __future__ import annotations

from durbar.bots.dice_charmers.greedy import promised, tempting
from durbar.bots.dice_charmers.judgement import UNTRAINED, Judgement
from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.dice_charmers.state import DiceCharmersState

#: By how many coins a move that pleases may bring less than the best.
MAX_LOSS_COINS = 3.0
#: To who is so short-sighted the game is always about to end: what pays late counts for little.
_TURNS_LEFT = 1.5


class DiceCharmersGuest:
    """A player that uses all it has, but not where it would bring most."""

    def choose(self, position: Position, seed: int) -> Move:
        """Return the move it feels like. The seed decides which one that pleases it sees first."""
        moves = tempting(position.legal_moves)
        if len(moves) == 1:
            return moves[0]
        rng = Rng(seed)
        state = position.sample(rng)
        assert isinstance(state, DiceCharmersState)
        judgement = Judgement(state.sheet, _TURNS_LEFT, UNTRAINED)
        promises = promised(state, moves, judgement)
        enough = max(promises) - MAX_LOSS_COINS
        pleasing = [move for move, promise in zip(moves, promises, strict=True) if promise >= enough]
        return pleasing[rng.below(len(pleasing))]
