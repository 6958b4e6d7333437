"""A greedy player of The Dice Charmers: a yardstick for the arena, no level to sit down with."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.dice_charmers.judgement import UNTRAINED, Judgement, turns_left
from durbar.bots.dice_charmers.turn import Turn
from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.dice_charmers.moves import Again, End, Forfeit, Reroll, Stop
from durbar.games.dice_charmers.state import DiceCharmersState

#: What is left for the end by who could still do something: giving up what waits, and rolls, which are not foreseen.
_AT_LAST = (Again, End, Forfeit, Reroll, Stop)


class DiceCharmersGreedy:
    """A player that makes the move after which its sheet looks best.

    It thinks neither of the move after that nor of others.
    """

    def choose(self, position: Position, seed: int) -> Move:
        """Return the move by its rules of thumb; there is no chance in this player."""
        moves = tempting(position.legal_moves)
        if len(moves) == 1:
            return moves[0]
        state = position.sample(Rng(0))
        assert isinstance(state, DiceCharmersState)
        judgement = Judgement(state.sheet, turns_left(state.sheet, state.marks, UNTRAINED))
        promises = promised(state, moves, judgement)
        return moves[promises.index(max(promises))]


def tempting(legal: Sequence[Move]) -> Sequence[Move]:
    """Return the moves that bring something, or all where none does."""
    return [move for move in legal if not isinstance(move, _AT_LAST)] or legal


def promised(state: DiceCharmersState, moves: Sequence[Move], judgement: Judgement) -> list[float]:
    """Return what the sheet of the acting seat seems worth after each of these moves, in coins."""
    turn = Turn(state, state.steps[-1].seat, judgement, width=1)
    found = []
    for move in moves:
        after = state.copy()
        after.play(move)
        found.append(turn.promise(turn.place(after)))
    return found
