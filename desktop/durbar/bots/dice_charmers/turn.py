"""The rest of a turn of The Dice Charmers, thought through: which moves lead to the best sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from durbar.bots.dice_charmers.guess import Guess
from durbar.bots.dice_charmers.judgement import Judgement
from durbar.engine.move import Move
from durbar.games.dice_charmers import usable
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.moves import Forfeit, Use
from durbar.games.dice_charmers.names import CENTRE
from durbar.games.dice_charmers.state import DiceCharmersState
from durbar.games.dice_charmers.turn import BONUSES, Bonuses, take_die

#: Where a turn stands: the sheet, the bonuses that wait, the steps that are open.
Place = tuple[Marks, tuple[int, ...], tuple[Any, ...]]
#: Bonuses that are used at once, for nothing is to be chosen and nothing gets lost.
_FREE = frozenset(("coins", "fame", "karma"))


class Way(msgspec.Struct, frozen=True, gc=False):
    """A way through the rest of a turn. marks: the sheet at its end; worth: what it is worth, in coins. steps: each
    place on the way, with the move made there.
    """

    worth: float
    marks: Marks
    steps: tuple[tuple[Place, Move], ...]


class Turn:
    """The rest of one seat's turn played in thought, a few of the best positions being kept after each move.

    width: how many. A turn has no chance in it once its die is taken, so what is found can be played.
    """

    def __init__(self, table: DiceCharmersState, seat: int, judgement: Judgement, width: int):
        """table: on whose dice the turn is played; it is only asked."""
        self.seat, self.judgement, self.width = seat, judgement, width
        self._guess = Guess(judgement)
        self._table = table.within_turn(BONUSES[seat])

    def ways(self, state: DiceCharmersState, most: int = 1) -> list[Way]:
        """Return the ways that lead to the best sheets, best first, each to another sheet; most: how many.

        The state must be within a turn of the seat, its die taken. No bonus that can be used is left.
        """
        edge: list[tuple[float, int, DiceCharmersState, Any]] = [(0.0, 0, state, None)]
        ends: dict[Marks, tuple[float, int, Any]] = {}
        while edge:
            seen: set[Place] = set()
            grown: list[tuple[float, int, DiceCharmersState, Any]] = []
            for _, _, position, path in edge:
                moves = self._moves(position)
                if not moves:
                    marks = position.marks[self.seat]
                    ends.setdefault(marks, (-self.judgement.worth(marks), len(ends), path))
                for move in moves:
                    child = position.copy()
                    child.play(move)
                    place = self.place(child)
                    if place not in seen:
                        seen.add(place)
                        grown.append((-self.promise(place), len(grown), child, (path, position, move)))
            if len(grown) > self.width:
                grown.sort()
                del grown[self.width :]
            edge = grown
        best = sorted(ends.items(), key=lambda end: end[1][:2])[:most]
        return [Way(-worth, marks, self._steps(path)) for marks, (worth, _, path) in best]

    def ways_of_face(self, marks: Marks, colour: int, face: int, most: int = 1) -> list[Way]:
        """Return the best ways for a face of a colour of dice, on a sheet of the seat.

        One that is idle changes nothing.
        """
        if not usable.face_usable(self._table.sheet, marks, colour, self._table.board.faces[colour][face]):
            return [Way(self.judgement.worth(marks), marks, ())]
        position = self._table.copy()
        die = 2 * colour
        position.marks[self.seat] = marks
        position.faces[die], position.places[die] = face, CENTRE
        take_die(position, self.seat, die, [])
        position.go_on(self.seat, [])
        return self.ways(position, most)

    def place(self, state: DiceCharmersState) -> Place:
        """Return where the turn stands in a state."""
        return state.marks[self.seat], tuple(state.pending), tuple(state.steps)

    def promise(self, place: Place) -> float:
        """Return what a place in the middle of a turn seems worth."""
        marks, pending, steps = place
        return self.judgement.worth(marks) + self._guess.begun(marks, pending, steps[1:])

    def _moves(self, state: DiceCharmersState) -> Sequence[Move]:
        """Return what may be done, without giving up what could be used; nothing where the turn is over."""
        legal = state.legal_moves()
        if not isinstance(state.steps[-1], Bonuses):
            return legal[:-1] if isinstance(legal[-1], Forfeit) else legal
        bonuses = state.sheet.bonuses
        for move in legal[:-1]:
            assert isinstance(move, Use)
            if bonuses[state.sheet.number[move.bonus]].effect.type in _FREE:
                return (move,)
        return legal[:-1]

    def _steps(self, path: Any) -> tuple[tuple[Place, Move], ...]:
        steps = []
        while path is not None:
            path, position, move = path
            steps.append((self.place(position), move))
        return tuple(reversed(steps))
