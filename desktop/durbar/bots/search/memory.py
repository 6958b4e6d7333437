"""What a seat has seen the others do in a game so far; a state has no past."""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_
from typing import Any

from durbar.bots import players_of
from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.state import State


class Memory:
    """The memory of one seat. It is given the whole game each time, and works out only what is new."""

    def __init__(self, key: str, seat: int):
        """Remember nothing yet, for a seat at the game with this key. Raises UnknownGame."""
        self._seat = seat
        self._make_observer = players_of(key).observer
        self._seen: list[State] = []
        self._noted: list[Any] = []

    def of(self, states: Sequence[State], moves: Sequence[Move]) -> tuple[Any, ...]:
        """Return what was noted of the moves of others, in order. states: what each of the moves was made in."""
        if self._make_observer is None:
            return ()
        before = states[: len(moves)]
        if not self._seen or len(self._seen) > len(before) or not all(map(is_, self._seen, before)):
            self._observer = self._make_observer()  # what was taken back was never seen
            self._seen, self._noted = [], []
        for state, move in zip(before[len(self._seen) :], moves[len(self._seen) :], strict=True):
            self._seen.append(state)
            note = None if state.to_act == self._seat else self._observer(Position.of(state, self._seat), move)
            if note is not None:
                self._noted.append(note)
        return tuple(self._noted)


class Past:
    """A game so far, where it is played without a table: what its seats know and remember."""

    def __init__(self, key: str):
        """Begin with no move, at the game with this key."""
        self._key = key
        self._states: list[State] = []
        self._moves: list[Move] = []
        self._memories: dict[int, Memory] = {}

    def add(self, state: State, move: Move) -> None:
        """Add a move, before it is played on the state."""
        self._states.append(state.copy())
        self._moves.append(move)

    def position(self, state: State, seat: int) -> Position:
        """Return the state that all moves have led to, as a seat knows it that remembers them. Raises UnknownGame."""
        memory = self._memories.setdefault(seat, Memory(self._key, seat))
        return Position.of(state, seat, memory.of(self._states, self._moves))
