"""The page on which a person finds the better move: the real table at a position, and a bar over it."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import date, datetime, time
from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from durbar.bots.review.review import Tried
from durbar.engine.move import Move
from durbar.games import GAMES
from durbar.session import exercises, practice
from durbar.session.exercises import Exercise, NotThere
from durbar.session.thinker import Thinker
from durbar.ui.games import game_screen, manifest
from durbar.ui.kit.awaited import Awaited
from durbar.ui.kit.controls.layouts import Column
from durbar.ui.kit.controls.page import Ground
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.pressing.swallowed import swallow_rest
from durbar.ui.kit.speak import announce
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.pages.exercises.attempt import Attempt, Known
from durbar.ui.pages.exercises.bar import ExercisesBar, scheme_words, streak_words
from durbar.ui.pages.exercises.exercise_mode import ExerciseMode
from durbar.ui.pages.exercises.judging import Judging
from durbar.ui.pages.exercises.seated import seated
from durbar.ui.pages.exercises.telling import AGAIN, CANCEL, LEAVE, NEXT, told
from durbar.ui.pages.table.page import TablePage
from durbar.ui.review_words import move_words
from durbar.ui.settings import Settings
from durbar.ui.storage import reason
from durbar.ui.words import number, translate

#: What may be picked beside the puzzles of one game, by its key.
_PUZZLES, _MISTAKES = "", "mistakes"


class ExercisesPage(Ground):
    """Puzzles and own mistakes, one position at a time. back: the person is done. home: and wants to go home.

    table_page: the table of the position, None where there is none. rules(key, section), reference(key), theme,
    options, heard(str), mute: as of a table's page. said(str): a sentence for the window to say.
    """

    back = Signal()
    home = Signal()
    rules = Signal(str, str)
    reference = Signal(str)
    theme = Signal()
    options = Signal()
    heard = Signal(str)
    mute = Signal()
    said = Signal(str)

    def __init__(self, settings: Settings, mistakes: Sequence[Exercise] | None = None) -> None:
        """mistakes: of one game that was reviewed; None: puzzles and the mistakes of all games are there to pick."""
        super().__init__()
        self._settings, self._own = settings, mistakes
        self.practice, self._today = practice.load(), date.today()
        self._thinker, self._thread = Thinker(), ThreadPoolExecutor(1, "exercises")
        self.destroyed.connect(self._thinker.close)
        self._judging = Judging(self._thinker, self)
        self._judging.come.connect(self._come)
        self._judging.judged.connect(self._take_judgement)
        self._judging.failed.connect(self._fail)
        self._puzzles = exercises.of_puzzles() if mistakes is None else []
        self._day = exercises.of_the_day(self._puzzles, self._today)
        self._kinds = [_PUZZLES] + [key for key in GAMES if any(one.game == key for one in self._puzzles)]
        self._kinds = ([*self._kinds] if self._puzzles else []) + [_MISTAKES]
        self._kind = self._kinds[0] if mistakes is None else _MISTAKES
        self._list: Sequence[Exercise] = ()
        self._number = 0
        self._mistakes, self._reasons = Awaited(self), Awaited(self)
        self.attempt: Attempt | None = None
        self.table_page: TablePage | None = None
        self._retelling = QTimer(self, singleShot=True, interval=0)
        self._retelling.timeout.connect(self._tell_again)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._begin()

    def _lay_out(self) -> None:
        column, place, empty = Column(), QWidget(), Column((40, 30, 40, 30))
        self._bar, self._tips = ExercisesBar(self), Tips(self)
        self._none, none = Words("", 16, face="serif"), QWidget()
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        empty.addWidget(self._none)
        none.setLayout(empty)
        self._place = QStackedLayout(place)
        self._place.addWidget(none)
        self.setLayout(column)
        column.addWidget(self._bar)
        column.addWidget(place, 1)

    def _connect(self) -> None:
        bar = self._bar
        bar.attach_tips(self._tips)
        bar.back.connect(self.back)
        bar.before.connect(lambda: self.go(-1))
        bar.after.connect(lambda: self.go(1))
        bar.shown.connect(self.show_best)
        bar.picked.connect(self._pick)

    # ---- which position ----------------------------------------------------------------------------------------

    def _pick(self, on: int) -> None:
        self._kind = self._kinds[on]
        self._begin()

    def _begin(self) -> None:
        """List what is to be sought of the kind that is wanted, and show the first."""
        self._mistakes.drop()
        if self._own is not None:
            self._show_list(self._own)
        elif self._kind == _MISTAKES:
            self._mistakes.wait(self._thread.submit(exercises.of_shelf), self._take_mistakes)
            self._show_list(())
        else:
            able = [one for one in self._puzzles if self._kind in (_PUZZLES, one.game)]
            found = exercises.in_turn(able, self.practice, self._today, again=True)
            day = self._day
            if day in found and self.practice.is_new(day.name):
                found = [day, *(one for one in found if one is not day)]
            self._show_list(found)

    def _take_mistakes(self, done: Future[list[Exercise]]) -> None:
        found = () if done.exception() is not None else done.result()
        self._show_list(exercises.in_turn(found, self.practice, self._today, again=False))

    def _show_list(self, found: Sequence[Exercise]) -> None:
        self._list, self._number = found, 0
        self._show()

    def go(self, by: int) -> None:
        """Show the next position, or one before."""
        to = self._number + by
        if 0 <= to < len(self._list):
            self._number = to
            self._show(by)

    def _show(self, by: int = 1) -> None:
        """Show the position that is meant; those that are not there any more are passed over."""
        self._leave_table()
        while self._list:
            exercise = self._list[self._number]
            try:
                table = exercise.table(seated(self._settings, exercise.game))
            except NotThere:
                self._list = [one for one in self._list if one is not exercise]
                self._number = min(max(0, self._number - (by < 0)), max(0, len(self._list) - 1))
                continue
            attempt = Attempt(exercise, table)
            attempt.is_last = self._number + 1 == len(self._list)
            self._sit_down(attempt)
            break
        self._tell_bar()

    def _sit_down(self, attempt: Attempt) -> None:
        self.attempt = attempt
        mode = ExerciseMode(attempt, game_screen(attempt.exercise.game))
        page = self.table_page = TablePage(attempt.table, self._thinker, self._settings, mode)
        page.board.tells_zoom = False  # there is no strip of words above, and it would lie over the board
        mode.answered.connect(self._answer)
        mode.refused.connect(page.clicks.refuse)
        mode.hinted.connect(self._hint)
        mode.taken_back.connect(self.take_back)
        mode.left.connect(self.back)
        page.clicks.asked.connect(self._do)
        page.home.connect(self.home)
        page.rules.connect(self.rules)
        page.reference.connect(self.reference)
        page.theme.connect(self.theme)
        page.options.connect(self.options)
        page.heard.connect(self.heard)
        page.mute.connect(self.mute)
        self._place.addWidget(page)
        self._place.setCurrentWidget(page)
        swallow_rest(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave_table(self) -> None:
        self._judging.stop()
        page, self.table_page, self.attempt = self.table_page, None, None
        if page is not None:
            page.leave()
            self._place.setCurrentIndex(0)
            self._place.removeWidget(page)
            page.hide()
            page.deleteLater()

    # ---- the answer --------------------------------------------------------------------------------------------

    def _answer(self, move: Move) -> None:
        """Take an answer; where the expert never looked at it, it does so now."""
        attempt, page = self.attempt, self.table_page
        if attempt is None or page is None:
            return
        page.clicks.forget()
        attempt.move = str(move)
        if attempt.answer is None:
            attempt.judging = 0.0
            self._judging.begin(attempt.table, move)
        self._settle()

    def _come(self, part: float) -> None:
        if self.attempt is not None and self.attempt.judging is not None:
            self.attempt.judging = part
            self._settle()

    def _take_judgement(self, found: Sequence[Tried]) -> None:
        if self.attempt is not None and self.attempt.judging is not None:
            self.attempt.judged(found)
            self._settle()

    def _fail(self) -> None:
        if self.attempt is not None and self.attempt.judging is not None:
            self.attempt.judging, self.attempt.failed = None, True
            self._settle()

    def take_back(self) -> None:
        """Take the answer back, and seek anew."""
        if self.attempt is not None:
            self._judging.stop()
            self.attempt.take_back()
            self._settle()

    def show_best(self) -> None:
        """Give up, and show the best move."""
        if self.attempt is not None and not self.attempt.is_solved:
            self._judging.stop()
            self.attempt.show()
            self._settle()

    def _hint(self) -> None:
        """Tell what speaks for the best move, without naming it; once it is known, all that the expert says."""
        if self.attempt is not None:
            self.attempt.hint()
            self._seek_reasons()
            self._tell(aloud=True)

    def _do(self, action: str) -> None:
        """Do what a button of the prompt says."""
        if action in (AGAIN, CANCEL):
            self.take_back()
        elif action == NEXT:
            self.go(1)
        elif action == LEAVE:
            self.back.emit()

    def _settle(self) -> None:
        """Show where one stands, and keep what became of the first answer."""
        attempt, page = self.attempt, self.table_page
        if attempt is None or page is None:
            return
        outcome = attempt.outcome()
        if outcome is not None:
            self._keep(attempt.exercise, outcome)
        page.showing.show_position()
        if attempt.is_solved or attempt.answer is not None:
            self._seek_reasons()
            self._tell(aloud=True)
        self._light()
        self._tell_bar()

    def _keep(self, exercise: Exercise, outcome: practice.Outcome) -> None:
        self.practice.note(exercise.name, outcome, self._today, exercise.puzzle is not None)
        try:
            practice.save(self.practice)
        except OSError as error:
            words = translate("Exercises", "What you have found can’t be kept: {reason}.")
            self.said.emit(words.format(reason=reason(error)))

    # ---- what is said ------------------------------------------------------------------------------------------

    def _tell(self, aloud: bool = False) -> None:
        """Lay what the expert says over the list of moves. aloud: also to whoever listens with a screen reader."""
        attempt, page = self.attempt, self.table_page
        assert attempt is not None
        assert page is not None
        hints = page.frame.tabs.hints
        hints.set_rows(())
        day = self.practice.comes_back(attempt.exercise.name)
        back = None if day is None else datetime.combine(day, time())
        words = told(attempt, page.game_screen, page.sight, back)
        hints.tell(words)
        page.frame.tabs.show_hints()
        if aloud:
            announce(hints, words)

    def _light(self) -> None:
        """Light up on the board the answer, or the best move once it may be told."""
        attempt, page = self.attempt, self.table_page
        assert attempt is not None
        assert page is not None
        move = attempt.best.move if attempt.is_solved else attempt.move
        page.pointing.keep(page.table.game.read_move(move) if move else None)
        if move:
            page.pointing.light(None)

    def _seek_reasons(self) -> None:
        """Have the reasons for all moves sought, once an answer or a hint asks for them."""
        attempt = self.attempt
        if attempt is None or attempt.is_sought:
            return
        attempt.is_sought = True
        exercise = attempt.exercise
        position, best = attempt.table.position(exercise.seat), attempt.best.move
        known = self._thread.submit(Known, position, exercise.game, best)
        self._reasons.wait(known, partial(self._take_reasons, attempt))

    def _take_reasons(self, attempt: Attempt, done: Future[Known]) -> None:
        if done.exception() is not None:
            return
        attempt.reasons, attempt.subjects = done.result().reasons, done.result().subjects
        if attempt is self.attempt and self.table_page is not None and self.table_page.frame.tabs.hints_are_open:
            self._tell()

    def _tell_bar(self) -> None:
        attempt, kept = self.attempt, self.practice
        streak = streak_words(kept.streak, kept.best) if self._kind != _MISTAKES else ""
        best = translate("Exercises", "Find the best move")
        better = translate("Exercises", "Find a better move")
        title = better if self._kind == _MISTAKES else best
        self._bar.set_words(title, "" if attempt is None else self._which(attempt.exercise), streak)
        last = len(self._list) - 1
        able = attempt is not None and not attempt.is_solved
        self._bar.set_able(self._number > 0, self._number < last, able)
        self._none.setText(self._why_none())

    def _which(self, exercise: Exercise) -> str:
        """Return which position it is."""
        here, many = number(self._number + 1), number(len(self._list))
        if exercise.puzzle is not None:
            words = translate("Exercises", "Puzzle {number} of {many}: {game}")
            if exercise is self._day:
                words = translate("Exercises", "Puzzle of the day: {game}")
            return words.format(number=here, many=many, game=manifest(exercise.game).title())
        page = self.table_page
        assert page is not None
        words = translate("Exercises", "Position {number} of {many}, move {move}: {player} played “{played}”")
        return words.format(
            number=here,
            many=many,
            move=number(exercise.at + 1),
            player=page.table.players[exercise.seat].name,
            played=move_words(page.table, page.game_screen, exercise.at, exercise.played),
        )

    def _why_none(self) -> str:
        """Return why no position is shown."""
        if self._mistakes.isActive():
            return translate("Exercises", "Your reviewed games are being read…")
        if self._own is not None:
            return translate("Exercises", "The positions of this review can’t be shown.")
        none = translate(
            "Exercises", "Nothing is to be practised today. Mistakes come here from games that you review."
        )
        return f"{none}\n\n{scheme_words()}"

    # ---- what the window asks ----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Fill every text anew, in the language that is on."""
        self._bar.retranslate()
        names = [self._kind_words(kind) for kind in self._kinds] if self._own is None else []
        self._bar.set_kinds(names, self._kinds.index(self._kind))
        self._tell_bar()

    def _kind_words(self, kind: str) -> str:
        if kind == _MISTAKES:
            return translate("Exercises", "Your mistakes")
        if kind == _PUZZLES:
            return translate("Exercises", "Puzzles of all games")
        return manifest(kind).title()

    def apply(self, settings: Settings) -> None:
        """Take over changed settings."""
        self._settings = settings
        if self.table_page is not None:
            self.table_page.apply(settings)

    def changeEvent(self, event: QEvent) -> None:
        """Tell of the answer anew in another language, once the table has."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retelling.start()

    def _tell_again(self) -> None:
        attempt, page = self.attempt, self.table_page
        if attempt is not None and page is not None and not attempt.is_open:
            self._settle()

    def hideEvent(self, event: QHideEvent) -> None:
        """Close tips, as another page comes."""
        if not event.spontaneous() and self.table_page is not None:
            self.table_page.tips.close_all()
        super().hideEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the keyboard to the table."""
        super().focusInEvent(event)
        if self.table_page is not None:
            self.table_page.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Esc, where no table takes it."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
