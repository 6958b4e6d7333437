"""How far one has come with a position."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.review.review import Tried
from durbar.bots.search.reason import Reason
from durbar.session.exercises import Answer, Exercise, answer, with_answer
from durbar.session.practice import Outcome
from durbar.session.session import GameSession


class Attempt:
    """A position that is being solved. It emits nothing.

    table: at the position. move: the answer, "" while there is none. judging: how much of the expert's look at it is
    had, from 0 to 1; None where it looks at nothing. failed: the expert could not judge it. shown: the best move has
    been shown. hinted: a hint was given. reasons: for the best move, once they are known. is_last: no other position
    follows.
    """

    def __init__(self, exercise: Exercise, table: GameSession) -> None:
        self.exercise, self.table = exercise, table
        self.tried: tuple[Tried, ...] = exercise.tried
        self.move = ""
        self.judging: float | None = None
        self.failed = self.shown = self.is_last = False
        self.reasons: Sequence[Reason] = ()
        self.hinted = self._counted = False

    @property
    def is_open(self) -> bool:
        """Whether an answer is waited for."""
        return not self.move and not self.shown

    @property
    def answer(self) -> Answer | None:
        """What the answer is; None where there is none, or it is not known yet."""
        return answer(self.tried, self.move) if self.move else None

    @property
    def is_found(self) -> bool:
        """Whether the answer is right, or nearly so."""
        return self.answer in (Answer.RIGHT, Answer.NEARLY)

    @property
    def is_solved(self) -> bool:
        """Whether the best move may be told: it was found or shown."""
        return self.shown or self.is_found

    @property
    def best(self) -> Tried:
        """The best move."""
        return self.tried[0]

    def tried_of(self, move: str) -> Tried | None:
        """Return what was found of a move; None where the expert has not looked at it."""
        return next((one for one in self.tried if one.move == move), None)

    def judged(self, found: Sequence[Tried]) -> None:
        """Take in what the expert found of the answer."""
        self.judging = None
        self.tried = with_answer(self.tried, found, self.move, self.exercise.seat)

    def hint(self) -> None:
        """Note that a hint was given."""
        self.hinted = self.hinted or not self.is_solved

    def show(self) -> None:
        """Give up: the best move is shown."""
        self.shown, self.judging = True, None

    def take_back(self) -> None:
        """Take the answer back, and seek anew."""
        self.move, self.judging, self.failed = "", None, False

    def outcome(self) -> Outcome | None:
        """Return how the first answer was, once; None while there is none, and ever after."""
        if self._counted or not (self.shown or self.answer is not None):
            return None
        self._counted = True
        if not self.is_found:
            return Outcome.MISSED
        return Outcome.HELPED if self.hinted else Outcome.FOUND
