"""Who may undo, and how far: what of a game may be taken back, what may be made again."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import msgspec

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.engine.state import State


class NoUndo(Refusal, frozen=True):
    """The reason against taking back a move, with its sentence."""

    sentences: ClassVar = {
        "nothing_to_undo": "There is nothing of yours to take back.",
        "undo_among_people": (
            "With several people at the table, a move that revealed something, or was answered, stays."
        ),
        "undo_not_allowed": "This game was set up without undo after chance.",
    }


@dataclass(frozen=True)
class Undo:
    """The course of a game and where it stands. at: how many of the moves are made; those after it were taken back.

    people: the seats that persons hold. takebacks: whether undo may pass what was revealed. closed: nobody plays on.
    """

    states: Sequence[State]
    moves: Sequence[Move]
    events: Sequence[Sequence[Event]]
    at: int
    people: Sequence[int]
    takebacks: bool
    closed: bool

    def goes_to(self) -> int | None:
        """Return how many moves are left after an undo.

        It takes back the last choice a person made, and all after it.
        """
        if self.closed:
            return None
        for at in range(self.at - 1, -1, -1):
            if self._person_chooses(at):
                return at
        return None

    def _person_chooses(self, at: int) -> bool:
        """Return whether a person is to act after ``at`` moves, and has more than one to choose from."""
        state = self.states[at]
        return state.to_act in self.people and len(state.legal_moves()) > 1

    def why_not(self) -> Refusal | None:
        """Return None when undo is open, else the reason.

        A person may always take back a move that revealed nothing and nobody answered; beyond that only alone against
        computers, if the table allows it.
        """
        target = self.goes_to()
        if target is None:
            return NoUndo("nothing_to_undo", "")
        if self.is_free():
            return None
        if len(self.people) > 1:
            return NoUndo("undo_among_people", "")
        if not self.takebacks:
            return NoUndo("undo_not_allowed", "")
        return None

    def seen_by(self) -> int | None:
        """Return who of the other persons has had the screen since the choice that an undo takes back, the latest of
        them.
        """
        target = self.goes_to()
        if target is None:
            return None
        seats = [state.to_act for state in self.states[target : self.at + 1]]
        return next((seat for seat in reversed(seats) if seat in self.people and seat != seats[0]), None)

    def is_free(self) -> bool:
        """Return whether an undo takes back moves of one player only, that revealed nothing."""
        target = self.goes_to()
        if target is None:
            return False
        seat = self.states[target].to_act
        taken = range(target, self.at)
        own = all(self.states[at].to_act == seat for at in taken)
        return own and not any(self._revealed(at) for at in taken)

    def _revealed(self, at: int) -> bool:
        return revealed(self.moves[at], self.events[at], self.states[at], self.states[at + 1])

    def redo_goes_to(self) -> int | None:
        """Return how many moves are made after a redo: up to where a person is to act again.

        None when nothing was undone.
        """
        if self.at == len(self.moves) or self.closed:
            return None
        for at in range(self.at + 1, len(self.moves)):
            if self._person_chooses(at):
                return at
        return len(self.moves)


def revealed(move: Move, events: Sequence[Event], before: State, after: State) -> bool:
    """Return whether a move showed something hidden or random; at the end of a game all lies open that was hidden."""
    if after.to_act is None and _keeps_secrets(before):
        return True
    came_out = before.rng.state != after.rng.state or any(event.reveals for event in events)
    return move.reveals and came_out


def _keeps_secrets(state: State) -> bool:
    """Return whether one seat knows of the position what another does not."""
    first, *others = (msgspec.structs.replace(state.view(seat), seat=0) for seat in range(state.seats))
    return any(view != first for view in others)
