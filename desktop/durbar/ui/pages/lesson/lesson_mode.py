"""How one plays in a lesson: only the moves that serve it are open, and it says itself what is to be done."""

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
from durbar.ui.games import game_screen
from durbar.ui.kit.values.prompt import Prompt
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.pages.lesson.progress import Progress
from durbar.ui.pages.table.game_loop import GameLoop
from durbar.ui.pages.table.prompts import with_buttons
from durbar.ui.pages.table.table_mode import TableMode
from durbar.ui.settings import Settings
from durbar.ui.words import QT_TRANSLATE_NOOP, translate


class _NotNow(Refusal, frozen=True):
    """A move that the game allows and the lesson does not."""

    context: ClassVar = "Lesson"
    sentences: ClassVar = {"not_now": QT_TRANSLATE_NOOP("Lesson", "All in good time: first do what the lesson says.")}


_NOT_NOW = _NotNow("not_now", "")


class LessonLoop(GameLoop):
    """A game loop that makes no move by itself: the lesson says who moves when."""

    by_itself = False

    def go_on(self) -> None:
        """Wait for the lesson."""


class LessonMode(TableMode):
    """The mode of a table in a lesson, by the beat that is said.

    refused(Refusal): a move has to wait. unread(str): a click while something is to be read first; what is said then.
    moved: the move is made that the lesson waited for. went_on: to the next beat. left: out of the lesson.
    """

    counts = False
    chimes = False
    moments = False

    refused = Signal(object)
    unread = Signal(str)
    moved = Signal()
    went_on = Signal()
    left = Signal()

    def __init__(self, progress: Progress, table: GameSession) -> None:
        super().__init__()
        self._progress, self._table = progress, table
        self._screen = game_screen(progress.key)
        self._whole: Sight | None = None  # the sight with all that the game allows

    def make_play(self, table: GameSession, thinker: Thinker, settings: Settings) -> GameLoop:
        """Return a loop that makes no move by itself, for the lesson says who moves when."""
        return LessonLoop(table, thinker, settings.bot_speed, auto_pass=False)

    def opened(self, sight: Sight) -> Sight:
        """Return the table, with only those moves open that serve the lesson."""
        self._whole = sight
        able = sight.legal and self._progress.speaking
        opened = self._progress.beat.open_moves(self._table.state) if able else ()
        return replace(sight, legal=opened, why_not=partial(_why_not, sight, opened))

    def for_tips(self, sight: Sight) -> Sight:
        """Return a sight for tips, which refuse nothing that only the lesson keeps closed."""
        return sight if self._whole is None else replace(sight, why_not=self._whole.why_not)

    def why(self, refusal: Refusal) -> str:
        """Return the lesson's own words for a move that has to wait."""
        otherwise = self._progress.beat.otherwise
        return self._progress.words(otherwise) if isinstance(refusal, _NotNow) and otherwise else ""

    def prompt(self, sight: Sight) -> Prompt:
        """Return the game's prompt where a move is waited for, else how the lesson goes on."""
        beat = self._progress.beat
        if beat.moves and self._table.person_acts and self._whole is not None:
            whole = replace(self._whole, chosen=sight.chosen)  # what it says of the position must be true
            return _only(self._screen.prompt(whole), sight.legal)
        second = translate("Lesson", "Point at anything on the table: its tip says more.")
        if not self._progress.speaking:
            return Prompt(translate("Lesson", "Watch what happens now."), second)
        if beat.at or beat.lit:
            words = translate("Lesson", "Look at what is lit, then press “{button}”.")
        else:
            words = translate("Lesson", "When you have read this, press “{button}”.")
        return Prompt(words.format(button=self._progress.next_words()), second)

    def spoken_to(self, sight: Sight) -> int:
        """Return the person's seat while a bubble stands there, whoever is to act."""
        return sight.seat if self._progress.speaking else super().spoken_to(sight)

    def click(self, target: Target, answered: bool, click: Callable[[Target], None]) -> None:
        """Say how the lesson goes on when a click comes while nothing is to be done."""
        if self._progress.beat.moves:
            click(target)
            if not answered:
                self.refused.emit(_NOT_NOW)
        else:
            words = translate("Lesson", "First read, then press “{button}”.")
            self.unread.emit(words.format(button=self._progress.next_words()))

    def make(self, move: Move, sight: Sight, make: Callable[[Move], None]) -> None:
        """Make a move that the lesson waits for; others have to wait."""
        if move not in sight.legal:
            refusal = sight.why_not(move)
            if refusal is not None:
                self.refused.emit(refusal)
            return
        at = self._table.at
        self._progress.speaking = False
        make(move)
        self._progress.speaking = self._table.at == at
        if not self._progress.speaking:
            self.moved.emit()

    def enter(self) -> bool:
        """Go on by Enter where a beat only says something, whatever one clicked before."""
        if self._progress.beat.moves or not self._progress.speaking:
            return False
        self.went_on.emit()
        return True

    def escape(self) -> bool:
        """Leave the lesson."""
        self.left.emit()
        return True

    def why_stay(self) -> str:
        """Return why nothing is taken back and nobody looks back: the lesson speaks of what is on the table now."""
        return translate("Lesson", "In a lesson, “Again” leads to where it began.")

    def why_no_hint(self) -> str:
        """Return why there is no hint: the lesson is the expert."""
        return translate("Lesson", "The lesson itself says what to do; the lamp is lit in a game.")

    def is_quiet(self) -> bool:
        """Return whether a screen reader reads the lesson aloud: then nothing else is to be heard."""
        from PySide6.QtGui import QAccessible  # 4 ms that the first paint can do without

        return QAccessible.isActive()


def _why_not(sight: Sight, opened: tuple[Move, ...], move: Move) -> Refusal | None:
    if move in opened:
        return None
    return sight.why_not(move) or _NOT_NOW


def _only(prompt: Prompt, opened: tuple[Move, ...]) -> Prompt:
    """Return the same prompt, whose first button makes a move that is open; the others are there to say why not."""
    return with_buttons(
        prompt,
        tuple(
            button
            if button.move is None
            else replace(button, primary=button.move in opened and (button.primary or len(opened) == 1))
            for button in prompt.buttons
        ),
    )
