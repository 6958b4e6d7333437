"""One way a game may have gone on after a choice: the expert plays at every seat, and hidden things are drawn anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from durbar.bots.levels import LEVELS, bot
from durbar.bots.review.judging import Subject, own_seed
from durbar.bots.search.position import Position
from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games import game

#: So many moves are played, the first among them.
MOST_MOVES = 6


class Step(NamedTuple):
    """A move of a line. before, after: the positions round it; nobody changes them. last: the line ends here."""

    move: Move
    before: State
    after: State
    events: Sequence[Event]
    last: bool


class Line:
    """A line from the choice after ``at`` moves. It begins at a sample of what its seat could know then; nothing of the
    real game beyond that has a part in it.

    seat: whose choice it was. moves: made so far. state: after them.
    """

    def __init__(self, subject: Subject, at: int, seed: int) -> None:
        """seed: where hidden things are drawn from, and the expert's own chance."""
        position = subject.position(at)
        self.seat = position.seat
        self.moves: list[str] = []
        self._key, self._noted, self._seed, self._at = subject.record.game, position.noted, seed, at
        self.state = position.sample(Rng(own_seed(seed, at, 0)))

    def play(self, text: str) -> Step:
        """Make a move. Raises IllegalMove."""
        move, before, state = game(self._key).read_move(text), self.state, self.state.copy()
        events = state.play(move)
        self.state = state
        self.moves.append(text)
        return Step(move, before, state, events, len(self.moves) >= MOST_MOVES or state.to_act is None)

    def next_move(self) -> str:
        """Return what the expert plays now, by what the seat to act knows of the line."""
        state = self.state
        seat = state.to_act
        assert seat is not None
        legal = state.legal_moves()
        if len(legal) == 1:
            return str(legal[0])
        position = Position.of(state, seat, self._noted if seat == self.seat else ())
        return str(bot(self._key, LEVELS[-1]).choose(position, own_seed(self._seed, self._at, 1 + len(self.moves))))
