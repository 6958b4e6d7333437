"""The guest of The Dice Charmers: takes the first die that pleases it, and never thinks of the dice it leaves."""

from __future__ import annotations

from durbar.bots.dice_charmers.greedy import promised, tempting
from durbar.bots.dice_charmers.judgement import UNTRAINED, Judgement
from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.dice_charmers.moves import Choose
from durbar.games.dice_charmers.state import DiceCharmersState

#: Coins that a die must bring to please, and by how many another move may bring less than the best.
MIN_PLEASING_COINS, MAX_LOSS_COINS = 5.0, 4.0
#: To who is so short-sighted the game is always about to end: only what pays in this turn counts.
_NO_TURNS_LEFT = 0.0


class DiceCharmersGuest:
    """A player that uses all it has, but not where it would bring most in the long run."""

    def choose(self, position: Position, seed: int) -> Move:
        """Return the move it feels like. The seed decides which one that pleases it sees first."""
        moves = tempting(position.legal_moves)
        if len(moves) == 1:
            return moves[0]
        rng = Rng(seed)
        state = position.sample(rng)
        assert isinstance(state, DiceCharmersState)
        judgement = Judgement(state.sheet, _NO_TURNS_LEFT, UNTRAINED)
        promises = promised(state, moves, judgement)
        enough = max(promises) - MAX_LOSS_COINS
        if isinstance(moves[0], Choose):
            enough = min(max(promises), judgement.worth(state.marks[position.seat]) + MIN_PLEASING_COINS)
        pleasing = [move for move, promise in zip(moves, promises, strict=True) if promise >= enough]
        return pleasing[rng.below(len(pleasing))]
