"""How far one has come with a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from durbar.bots import players_of
from durbar.bots.review.review import Tried
from durbar.bots.search.advice import all_reasons
from durbar.bots.search.position import Position
from durbar.bots.search.reason import MOST_TOLD, Reason, apart
from durbar.session.exercises import Answer, Exercise, answer, with_answer
from durbar.session.practice import Outcome
from durbar.session.session import GameSession


class Attempt:
    """A position that is being solved. It emits nothing.

    table: at the position. move: the answer, "" while there is none. judging: how much of the expert's look at it is
    had, from 0 to 1; None where it looks at nothing. failed: the expert could not judge it. shown: the best move has
    been shown. hinted: a hint was given. reasons: for every legal move and against it, once they are known.
    subjects: what the choice is about, as tags, without those that would give the best move away. is_sought: reasons
    and subjects are being sought, or known. is_last: no other position follows.
    """

    def __init__(self, exercise: Exercise, table: GameSession) -> None:
        self.exercise, self.table = exercise, table
        self.tried: tuple[Tried, ...] = exercise.tried
        self.move = ""
        self.judging: float | None = None
        self.failed = self.shown = self.is_last = False
        self.reasons: Mapping[str, Sequence[Reason]] = {}
        self.subjects: Sequence[str] = ()
        self.hinted = self.is_sought = self._counted = False

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

    @property
    def rival(self) -> str:
        """The move that the best one is told apart from: an answer that is another one, what was played in the game, or
        what the expert thought next best; "" where there is none.
        """
        others = (self.move, self.exercise.played, *(one.move for one in self.tried[1:2]))
        return next((move for move in others if move and move != self.best.move), "")

    def apart(self) -> list[tuple[Reason, ...]]:
        """Return the reasons of the best move and those of its rival that hold for one of them only."""
        found = [self.reasons.get(move, ()) for move in (self.best.move, self.rival)]
        return apart(found, players_of(self.exercise.game).least_reason)

    def hints(self) -> list[Reason]:
        """Return what speaks for the best move and against it without giving it away: what holds for other moves as
        well, and not for its rival if there is anything of the kind.
        """
        least = players_of(self.exercise.game).least_reason
        best, rival = self.reasons.get(self.best.move, ()), self.reasons.get(self.rival, ())
        others = [one for move, found in self.reasons.items() if move != self.best.move for one in found]
        shared = [one for one in best if abs(one.weight) >= least and any(one.is_like(other) for other in others)]
        apart_from_rival = [one for one in shared if not any(one.is_like(other) for other in rival)]
        return (apart_from_rival or shared)[:MOST_TOLD]

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


class Known:
    """What is known of a position, but takes too long to be found in the window's thread: as of an Attempt."""

    def __init__(self, position: Position, key: str, best: str) -> None:
        """Find it. key: of the game."""
        legal, tags = position.legal_moves, players_of(key).tags
        texts = [str(move) for move in legal]
        self.reasons = dict(zip(texts, all_reasons(position, key, legal), strict=True))
        about = {} if tags is None else {text: tags.of(position, move) for text, move in zip(texts, legal, strict=True)}
        others = {tag for text, found in about.items() if text != best for tag in found}
        self.subjects = [tag for tag in about.get(best, ()) if tag in others]
