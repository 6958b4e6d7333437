"""What a computer player is given: everything its seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State

_ANY = 1  # seed of the sample that stands for all states that look alike; the number itself means nothing


class Position:
    """A position as one seat knows it. It can be pickled and sent to another process.

    It is made from a random state that agrees with what the seat knows, always drawn with the same chance, and never
    holds the real one: two states that differ only in what the seat can't see make equal positions.
    """

    __slots__ = ("_known", "noted", "seat")

    def __init__(self, seat: int, known: State, noted: tuple[Any, ...] = ()):
        """Wrap a sampled state. Never to be called with the state of a real game; see ``of``.

        noted: what the seat remembers of what the others did; see ``Memory``.
        """
        self.seat = seat
        self.noted = noted
        self._known = known

    @classmethod
    def of(cls, state: State, seat: int, noted: tuple[Any, ...] = ()) -> Position:
        """Return the position of a state as one of its seats knows it. The state is not changed."""
        return cls(seat, state.resample(seat, Rng(_ANY)), noted)

    @property
    def view(self) -> Any:
        """What the seat sees: the game's own View."""
        return self._known.view(self.seat)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every move that may be made now."""
        return self._known.legal_moves()

    def sample(self, rng: Rng) -> State:
        """Return a random full state that agrees with what the seat knows. The caller may change it."""
        return self._known.resample(self.seat, rng)

    def __eq__(self, other: object) -> bool:
        """Return whether a bot would find the same in both."""
        if not isinstance(other, Position):
            return NotImplemented
        return self._facts() == other._facts()

    def _facts(self) -> tuple[Any, ...]:
        return self.seat, self._known.digest(), self.view, self.noted

    __hash__ = None  # type: ignore[assignment]  # it holds a state, which can change
