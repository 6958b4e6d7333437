"""The rest of a turn of The Dice Charmers, thought through: which moves lead to the best sheet."""

from __future__ import annotations

import msgspec

from durbar.engine.chance import Chance
from durbar.engine.move import Move
from durbar.games.dice_charmers.judgement import Judgement
from durbar.games.dice_charmers.moves import End, Use
from durbar.games.dice_charmers.names import CENTRE
from durbar.games.dice_charmers.state import DiceCharmersState
from durbar.games.dice_charmers.steps import BONUSES, Bonuses

Node = tuple[float, int, DiceCharmersState, Move | None]


class Turn:
    """Plays the rest of one seat's turn in thought, keeping a few of the best positions after each move.

    width: how many. A turn has no chance in it once its die is taken, so what is found can be played.
    """

    def __init__(self, seat: int, judgement: Judgement, width: int):
        """For one decision: what it remembers is good for one judgement only."""
        self.seat, self.judgement, self.width = seat, judgement, width

    def best(self, state: DiceCharmersState) -> tuple[float, Move | None]:
        """What the best way through the rest of the turn is worth, and its first move (None: nothing is left to do).

        The state must be within a turn of the seat, its die taken.
        """
        edge: list[Node] = [(0.0, 0, state, None)]
        best: tuple[float, Move | None] = (self._worth(state), None) if _over(state) else (float("-inf"), None)
        seen: set[object] = set()
        while edge:
            grown: list[Node] = []
            for _, _, position, first in edge:
                for move in position.legal_moves():
                    if isinstance(move, End):
                        worth = self.judgement.worth(position.marks[self.seat])
                        best = max(best, (worth, first or move), key=lambda found: found[0])
                        continue
                    child = position.copy()
                    child.play(move)
                    known = (child.marks[self.seat], tuple(child.pending), tuple(child.steps))
                    if known not in seen:
                        seen.add(known)
                        grown.append((self._worth(child), len(grown), child, first or move))
            grown.sort(key=lambda node: (-node[0], node[1]))
            edge = grown[: self.width]
        return best

    def _worth(self, state: DiceCharmersState) -> float:
        return self.judgement.worth(state.marks[self.seat], state.pending)

    def of_die(self, state: DiceCharmersState, die: int) -> float:
        """What taking a die of the centre is worth."""
        return self._taken(_choosing(state, self.seat), die)

    def of_face(self, state: DiceCharmersState, colour: int, face: int) -> float:
        """What a die of a colour that shows a face is worth; nothing comes of one that can't be used."""
        position = _choosing(state, self.seat)
        die = 2 * colour
        position.faces[die], position.places[die] = face, CENTRE
        return self._taken(position, die) if position.die_usable(self.seat, die) else self._worth(position)

    def _taken(self, position: DiceCharmersState, die: int) -> float:
        position.take_die(self.seat, die, [])
        position.settle([])
        return self.best(position)[0]


def _choosing(state: DiceCharmersState, seat: int) -> DiceCharmersState:
    """The position as if the seat were to choose a die now, though not as the first of the round."""
    view = msgspec.structs.replace(state.view(seat), pick=max(state.pick, 1), pending=(), steps=(BONUSES[seat],))
    return DiceCharmersState.rebuilt(view, Chance(0))


def _over(state: DiceCharmersState) -> bool:
    step = state.steps[-1]
    return isinstance(step, Bonuses) and not any(isinstance(move, Use) for move in state.legal_moves())
