"""How one plays where one move is sought: it is not made, but judged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import ClassVar

from PySide6.QtCore import Signal

from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.session.session import GameSession
from durbar.session.thinker import Thinker
from durbar.ui.kit.screen import GameScreen
from durbar.ui.kit.values.prompt import Prompt
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.exercises.attempt import Attempt
from durbar.ui.pages.exercises.telling import prompt_of
from durbar.ui.pages.table.game_loop import GameLoop
from durbar.ui.pages.table.table_mode import TableMode
from durbar.ui.settings import Settings
from durbar.ui.words import QT_TRANSLATE_NOOP, translate


class _Answered(Refusal, frozen=True):
    """A move after the answer."""

    context: ClassVar = "Exercises"
    sentences: ClassVar = {
        "answered": QT_TRANSLATE_NOOP("Exercises", "This position is answered: try again, or go on to the next one.")
    }


_ANSWERED = _Answered("answered", "")


class _Loop(GameLoop):
    """A game loop that makes no move at all."""

    by_itself = False

    def go_on(self) -> None:
        """Wait for the person."""


class ExerciseMode(TableMode):
    """The mode of a table at which a move is sought.

    answered(Move): the person would play this. refused(Refusal): a move that is none here. hinted: a hint is wanted.
    taken_back: the answer is. left: out of it all.
    """

    counts = False
    chimes = False
    moments = False

    answered = Signal(object)
    refused = Signal(object)
    hinted = Signal()
    taken_back = Signal()
    left = Signal()

    def __init__(self, attempt: Attempt, screen: GameScreen) -> None:
        super().__init__()
        self._attempt, self._screen = attempt, screen

    def make_play(self, table: GameSession, thinker: Thinker, settings: Settings) -> GameLoop:
        """Return a loop that makes no move."""
        return _Loop(table, thinker, settings.bot_speed, auto_pass=False)

    def opened(self, sight: Sight) -> Sight:
        """Return the table as the seat saw it alone, with its moves until one is the answer."""
        alone = replace(sight, people=1)
        return alone if self._attempt.is_open else replace(alone, legal=(), why_not=partial(_why_not, sight))

    def for_tips(self, sight: Sight) -> Sight:
        """Return the sight with the refusals of the game alone."""
        return replace(sight, why_not=self._attempt.table.state.why_not)

    def prompt(self, sight: Sight) -> Prompt | None:
        """Return what became of the answer, once there is one."""
        return None if self._attempt.is_open else prompt_of(self._attempt, self._screen, sight)

    def make(self, move: Move, sight: Sight, make: Callable[[Move], None]) -> None:
        """Take a move as the answer; it is not made, so that nothing is told that chance has in store."""
        if move in sight.legal:
            self.answered.emit(move)
        elif (refusal := sight.why_not(move)) is not None:
            self.refused.emit(refusal)

    def escape(self) -> bool:
        """Leave."""
        self.left.emit()
        return True

    def why_stay(self) -> str:
        """Return why nobody looks back: the position is all that counts."""
        return translate("Exercises", "Here one move is sought; nothing is played.")

    def undone(self) -> str:
        """Return what an undo takes back: an answer that is not right, or is still being judged."""
        attempt = self._attempt
        if not attempt.move or attempt.is_solved:
            return ""
        return translate("Exercises", "Takes your answer back: seek another move.")

    def undo(self) -> bool:
        """Take the answer back."""
        able = bool(self.undone())
        if able:
            self.taken_back.emit()
        return able

    def hint(self) -> bool:
        """Have a hint given that does not name the move."""
        self.hinted.emit()
        return True


def _why_not(sight: Sight, move: Move) -> Refusal | None:
    return sight.why_not(move) or _ANSWERED
