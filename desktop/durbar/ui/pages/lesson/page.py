"""A chapter of a course, on the real table: one thing is said at a time, and only the moves that serve it are open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QStackedLayout, QWidget

from durbar.session.course import Chapter
from durbar.session.player import Player
from durbar.session.thinker import Thinker
from durbar.ui.kit.look import paint
from durbar.ui.kit.tips.lesson_panel import LessonBubble, Saying, Shade
from durbar.ui.kit.tips.tips import on_screen
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.lesson.lesson_mode import LessonMode
from durbar.ui.pages.lesson.places import Places, corner_of, read_target
from durbar.ui.pages.lesson.progress import Progress
from durbar.ui.pages.setup.page import NAMES as USUAL_NAMES
from durbar.ui.pages.table.page import TablePage
from durbar.ui.settings import Settings
from durbar.ui.words import translate

#: Who sits where; courses speak of them by name.
NAMES = ("Asha", "Bram", "Chandra", "Dilip", "Esme")
OWN_NAME = USUAL_NAMES[0]
#: Milliseconds from one move of the others to the next.
PACE_MS = 900
#: Milliseconds until the keyboard may make the move that a bubble asks for.
BREATH_MS = 700


class LessonPage(QWidget):
    """One chapter: a table that is played as the lesson wants, and a bubble over it that says what.

    table_page: the table. chapter_asked(key, number): go there. reached(key, number): the course is at its end.
    learnt(key, id): a chapter was gone through. play_on(Table): the lessons
    are over, and the game goes on from here. home: out of the lesson.
    """

    home = Signal()
    chapter_asked = Signal(str, int)
    reached = Signal(str, int)
    learnt = Signal(str, str)
    play_on = Signal(object)

    def __init__(self, key: str, number: int, thinker: Thinker, settings: Settings) -> None:
        """number: of the chapter, from 0. Raises what Chapter.table and course raise."""
        super().__init__()
        self.progress = Progress(key, number)
        self._others: list[str] = []
        chapter = self.progress.chapter
        table = chapter.table(key, company(chapter, settings.seats.get(key, ())))
        self._manner = LessonMode(self.progress, table)
        self.table_page = TablePage(table, thinker, settings, self._manner)
        self.places = Places(self.table_page)
        self.table_page.frame.board_first = True
        self.shade = Shade(self.table_page.frame)  # in the frame, where tips are too: those stand above
        self.bubble = LessonBubble(self.table_page.frame)
        layout = QStackedLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table_page)
        self.setFocusProxy(self.table_page)
        self._pause = QTimer(self, singleShot=True)
        self._focusing = QTimer(self, singleShot=True, interval=BREATH_MS)
        self._settling = QTimer(self, singleShot=True, interval=0)
        self._retelling = QTimer(self, singleShot=True, interval=0)
        self._connect()
        self._say()
        self.setUpdatesEnabled(False)  # until all has its place: veil and bubble are laid over what is in its own

    def _connect(self) -> None:
        page, bubble, manner = self.table_page, self.bubble, self._manner
        bubble.went_on.connect(self.go_on)
        bubble.went_back.connect(self.go_back)
        bubble.left.connect(self.home)
        bubble.chapter_chosen.connect(self._ask_chapter)
        bubble.term_pointed.connect(page.beside.terms.point)
        manner.refused.connect(page.clicks.refuse)
        manner.unread.connect(self._wait_for_reading)
        manner.moved.connect(self._watch)
        manner.went_on.connect(self.go_on)
        manner.left.connect(self.home)
        page.tips.keep_off(self._spoken_of, self._way_on)
        page.home.connect(self.home)
        page.beside.reading.connect(self._place)
        page.frame.tabs.turned.connect(self._place)
        page.board.board.shown.connect(self._place)
        page.board.lies_elsewhere.connect(self._settling.start)
        self._pause.timeout.connect(self._move_on)
        self._focusing.timeout.connect(self._focus_maker)
        self._settling.timeout.connect(self._settle)
        self._retelling.timeout.connect(self._say_again)
        QApplication.instance().focusChanged.connect(self._follow_keyboard)
        for part in self.places.panel_parts:
            part.installEventFilter(self)
            part.parentWidget().installEventFilter(self)

    # ---- beats -------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Go on to the next beat or chapter, or out into the game."""
        if not self.progress.beat.moves and not self._pause.isActive():
            self._next_beat()

    def go_back(self) -> None:
        """Go back to the beat before, or to the chapter's beginning where a move lies between."""
        progress = self.progress
        if progress.at and not progress.follows_move and not self._pause.isActive():
            progress.go_back()
            self.table_page.showing.show_position()
            self._say()
        elif progress.at:
            self._ask_chapter(progress.number)

    def _ask_chapter(self, number: int) -> None:
        self.chapter_asked.emit(self.progress.key, number)

    def _next_beat(self) -> None:
        progress = self.progress
        if not progress.is_last:
            progress.go_on()
            self.table_page.showing.show_position()
            self._say()
            return
        self.learnt.emit(progress.key, progress.chapter.id)
        if progress.chapter.free:
            self.reached.emit(progress.key, len(progress.course.chapters))
            self.play_on.emit(self.table_page.table)
        else:
            self._ask_chapter(progress.number + 1)

    def _watch(self) -> None:
        """Show what the awaited move brings, and then what the others do."""
        self._others = list(self.progress.beat.then)
        self.bubble.hide()
        self.shade.hide()
        self._pause.start(self._pace())

    def _move_on(self) -> None:
        """Make the next move of the others, or say what comes after them."""
        page = self.table_page
        page.board.board.finish()
        if page.ends.panel_is_open:
            self._pause.start(PACE_MS)
        elif self._others:
            page.play.play(page.table.game.read_move(self._others.pop(0)))
            self._pause.start(self._pace())
        else:
            self._next_beat()

    def _pace(self) -> int:
        return PACE_MS if self.table_page.board.board.pace and self.table_page.play.speed != "instant" else 0

    # ---- what is said ------------------------------------------------------------------------------------------

    def _say(self) -> None:
        progress, page = self.progress, self.table_page
        beat = progress.beat
        page.tips.close()
        if self.bubble.isAncestorOf(page.focusWidget() or page):
            page.setFocus(Qt.FocusReason.OtherFocusReason)  # what the bubble held goes, and Qt would choose a successor
        self.bubble.say(
            Saying(
                progress.words(beat.say),
                tuple(progress.words(one.title) for one in progress.course.chapters),
                progress.number,
                progress.chapter.picture,
                "" if beat.moves else progress.next_words(),
                _wait_words(),
                progress.back_words(),
            )
        )
        spoken_of = [read_target(text) for text in (beat.at, *beat.lit)]
        page.board.board.tell_names(spoken_of)
        page.board.show_targets(spoken_of)
        for dot in self.bubble.dots:
            page.tips.attach(dot, partial(_dot_tip, dot))
        if beat.moves:
            self._focusing.start()
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        """Tell the lesson anew in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retelling.start()  # once for all catalogues

    def _say_again(self) -> None:
        if self.progress.speaking:
            self._say()

    def _focus_maker(self) -> None:
        """Bring the keyboard to what makes the move that is waited for; not at once, or Enter would make it unread."""
        page = self.table_page
        if self.progress.beat.moves and self.progress.speaking and page.focusWidget() is page:
            page.frame.prompt.focus_first(page.sight.legal)

    def _wait_for_reading(self, words: str) -> None:
        """Go on by Enter, wherever one clicked."""
        self.table_page.frame.prompt.say_refusal(words, "")
        self.table_page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _place(self) -> None:
        """Move bubble and light to what the beat speaks of."""
        if not self.progress.speaking:
            return
        page, frame, beat = self.table_page, self.table_page.frame, self.progress.beat
        top = frame.top.height()
        room = QRect(0, top, page.width(), page.height() - top).adjusted(6, 6, -6, -6)
        boxes, prompt, rules = self.places.lit_by(beat), self.places.prompt(), self.places.rules()
        self.shade.setGeometry(page.rect())
        column = self.places.tabs() if self._keyboard_in_tabs() else QRect()
        self.shade.light(boxes, [QRect(0, 0, page.width(), top), prompt, rules, column])  # what is read is in the light
        self.shade.raise_()
        room = room.adjusted(0, 0, 0, prompt.top() - page.height())
        if boxes:
            clear = [*boxes, *self.places.names(beat)]
            self.bubble.point_at(room, boxes[0], clear, self.places.beside(beat, boxes[0]))
        else:  # at the right, to hide little of the board
            self.bubble.point_at(room, corner_of(room), ())
            self.bubble.lose_beak()
        page.tips.come_up()

    def _settle(self) -> None:
        """Place veil and bubble, now that everything is where it stays, and let the page be seen."""
        self._place()
        if self.isVisible() and not self.updatesEnabled():
            self.setUpdatesEnabled(True)

    def _follow_keyboard(self, old: QWidget | None, new: QWidget | None) -> None:
        """Take the veil off the list that the keyboard is in."""
        if any(self._is_in_tabs(widget) for widget in (old, new)):
            self._settling.start()

    def _keyboard_in_tabs(self) -> bool:
        return self._is_in_tabs(QApplication.focusWidget())

    def _is_in_tabs(self, widget: QWidget | None) -> bool:
        return widget is not None and self.table_page.frame.tabs.isAncestorOf(widget)

    def _spoken_of(self) -> list[QRect]:
        """Return the bubble and what it speaks of, on the screen, while it is read."""
        if not self.bubble.isVisible():
            return []
        lit = self.places.spoken_of(self.progress.beat)
        boxes = [QRect(self.table_page.mapToGlobal(box.topLeft()), box.size()) for box in lit]
        return [on_screen(self.bubble), *boxes]

    def _way_on(self) -> list[QRect]:
        """Return the button that goes on, on the screen."""
        return [on_screen(self.bubble.next)] if self.bubble.next.isVisible() else []

    # ---- the window --------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return a part of the panel moves, as when a prompt of more lines makes the board smaller: the bubble follows
        it.
        """
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._settling.start()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Show the page once its parts have their places."""
        super().showEvent(event)
        self._settling.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the bubble follow what it points at."""
        super().resizeEvent(event)
        self._settling.start()


def _wait_words() -> str:
    """Return the words that stand in place of a button while a move is awaited; by keyboard, the way to the board."""
    if paint.keys_in_use():
        return translate("Lesson", "Your move: click, or F6 and arrows")
    return translate("Lesson", "Your move")


def _dot_tip(dot: QWidget) -> Tip:
    return Tip(dot.accessibleName(), translate("Lesson", "Click: to this lesson."))


def company(chapter: Chapter, last: Sequence[Player]) -> list[Player]:
    """Return who sits at a chapter's table: the person, and guests.

    last: the last table, which has the person's name.
    """
    own = next((player.name for player in last if player.is_person and player.name not in NAMES), OWN_NAME)
    return [
        Player(own, emblem=seat) if seat == chapter.seat else Player(NAMES[seat], "computer", seat, "guest")
        for seat in range(chapter.seats)
    ]
