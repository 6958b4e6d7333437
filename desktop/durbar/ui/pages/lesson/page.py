"""A chapter of a course, on the real table: one thing is said at a time, and only the moves that serve it are open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial, reduce
from typing import ClassVar, cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.table.course import Beat, Chapter, context, course
from durbar.table.player import Player
from durbar.table.table import Table
from durbar.table.thinker import Thinker
from durbar.ui.kit.board.aside import Aside
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.tips.lesson_panel import LessonBubble, Saying, Shade
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.prompt import Prompt
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.setup.page import NAMES as USUAL_NAMES
from durbar.ui.pages.table.page import TablePage, with_buttons
from durbar.ui.pages.table.play import Play
from durbar.ui.settings import Settings
from durbar.ui.words import QT_TRANSLATE_NOOP, translate

#: Who sits where; courses speak of them by name.
NAMES = ("Asha", "Bram", "Chandra", "Dilip", "Esme")
OWN_NAME = USUAL_NAMES[0]
#: Milliseconds from one move of the others to the next.
PACE = 900
#: Units from a thing to a name that stands close by.
_CLOSE = 12
#: Milliseconds until the keyboard may make the move that a bubble asks for.
BREATH = 700


class _NotNow(Refusal, frozen=True):
    """A move that the game allows and the lesson does not."""

    context: ClassVar = "Lesson"
    sentences: ClassVar = {"not_now": QT_TRANSLATE_NOOP("Lesson", "All in good time: first do what the lesson says.")}


_NOT_NOW = _NotNow("not_now", "")


class LessonPlay(Play):
    """Moves nothing by itself: the lesson says who moves when."""

    def go_on(self) -> None:
        """Wait for the lesson."""


class LessonPage(TablePage):
    """One chapter. chapter_asked(key, number): go there. reached(key, number): so many chapters are done, all.
    play_on(Table): the lessons are over, and the game goes on from here.
    """

    counts = False

    chapter_asked = Signal(str, int)
    reached = Signal(str, int)
    play_on = Signal(object)

    def __init__(self, key: str, number: int, thinker: Thinker, settings: Settings) -> None:
        """number: of the chapter, from 0. Raises what Chapter.table and course raise."""
        self.key, self.number = key, number
        found = course(key)
        assert found is not None, "a game without a course has no lessons"
        self._course = found
        self._context = context(key)
        self._beat = 0
        self._others: list[str] = []
        self._speaking = True  # else the move is made, and others follow it
        chapter = self.chapter
        super().__init__(chapter.table(key, company(chapter, settings.seats.get(key, ()))), thinker, settings)
        self._on_panel = {} if self.aside is None else _Parts(self.aside).by_target
        self._shade = Shade(self.frame)  # in the frame, where tips are too: those stand above
        self._bubble = LessonBubble(self.frame)
        self._bubble.went_on.connect(self.go_on)
        self._bubble.went_back.connect(self.go_back)
        self._bubble.left.connect(self.home)
        self._bubble.chapter_chosen.connect(lambda chosen: self.chapter_asked.emit(key, chosen))
        self._bubble.term_pointed.connect(self._terms.point)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._move_on)
        self._focusing = QTimer(self, singleShot=True, interval=BREATH)
        self._focusing.timeout.connect(self._focus_maker)
        self._settling = QTimer(self, singleShot=True, interval=0)
        self._settling.timeout.connect(self._place_lesson)
        for part in self._on_panel.values():
            part.installEventFilter(self)
            part.parentWidget().installEventFilter(self)
        self.board.board.shown.connect(self._place_lesson)
        self._say()

    @property
    def chapter(self) -> Chapter:
        """The chapter that is played."""
        return self._course.chapters[self.number]

    @property
    def beat(self) -> Beat:
        """What is said now. After a chapter whose last beat is a move there is time to see what it brought."""
        if self._beat == len(self.chapter.beats):
            return Beat(translate("Lesson", "See what has changed on the table, then go on to the next lesson."))
        return self.chapter.beats[self._beat]

    @property
    def _is_last(self) -> bool:
        """Whether the chapter ends with this beat."""
        return self._beat + 1 >= len(self.chapter.beats) and not self.beat.moves

    # ---- beats -------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """To the next beat, chapter, or out into the game."""
        if self.beat.moves or self._pause.isActive():
            return
        self._next_beat()

    def go_back(self) -> None:
        """To the beat before, or to the chapter's beginning where a move lies between."""
        if self._beat and not self._move_before and not self._pause.isActive():
            self._beat -= 1
            self.show_position()
            self._say()
        elif self._beat:
            self.chapter_asked.emit(self.key, self.number)

    @property
    def _move_before(self) -> bool:
        """Whether a move has led to this beat, which can't be taken back by itself."""
        return self._beat > 0 and bool(self.chapter.beats[self._beat - 1].moves)

    def _next_beat(self) -> None:
        if not self._is_last:
            self._beat += 1
            if self._beat == len(self.chapter.beats):
                self.reached.emit(self.key, self.number + 1)
            self._speaking = True
            self.show_position()
            self._say()
        elif self.chapter.free:
            self.reached.emit(self.key, len(self._course.chapters))
            self.play_on.emit(self.table)
        else:
            self.chapter_asked.emit(self.key, self.number + 1)

    def _move_on(self) -> None:
        """The next move of the others, or what is said after them."""
        self.board.board.finish()
        if self._stage_panel.isVisible():
            self._pause.start(PACE)
        elif self._others:
            self.play.play(self.table.game.read_move(self._others.pop(0)))
            self._pause.start(self._pace())
        else:
            self._next_beat()

    def _pace(self) -> int:
        return PACE if self.board.board.pace and self.play.speed != "instant" else 0

    def make(self, move: Move) -> None:
        """Make a move that the lesson waits for; others have to wait."""
        if move not in self.sight.legal:
            refusal = self.sight.why_not(move)
            if refusal is not None:
                self.refuse(refusal)
            return
        at = self.table.at
        self._speaking = False
        super().make(move)
        self._speaking = self.table.at == at
        if not self._speaking:
            self._others = list(self.beat.then)
            self._bubble.hide()
            self._shade.hide()
            self._pause.start(self._pace())

    # ---- what is said ------------------------------------------------------------------------------------------

    def _say(self) -> None:
        chapter, beat = self.chapter, self.beat
        self.tips.close()
        if self._bubble.isAncestorOf(self.focusWidget() or self):
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # what the bubble held goes, and Qt would choose a successor
        self._bubble.say(
            Saying(
                translate(self._context, beat.say),
                tuple(translate(self._context, one.title) for one in self._course.chapters),
                self.number,
                chapter.picture,
                "" if beat.moves else self._next_words(),
                translate("Lesson", "Your move"),
                self._back_words(),
            )
        )
        self.board.board.tell_names([read_target(text) for text in (beat.at, *beat.lit)])
        for dot in self._bubble.dots:
            self.tips.attach(dot, partial(_dot_tip, dot))
        if beat.moves:
            self._focusing.start()
        self._place_lesson()

    def _focus_maker(self) -> None:
        """Bring the keyboard to what makes the move that is waited for; not at once, or Enter would make it unread."""
        if self.beat.moves and self._speaking and self.focusWidget() is self:
            self.frame.prompt.focus_first(self.sight.legal)

    def _next_words(self) -> str:
        return translate("Lesson", "Play on") if self._is_last and self.chapter.free else translate("Lesson", "Next")

    def _back_words(self) -> str:
        """None at a chapter's beginning: its dots lead to the others."""
        if self._move_before:
            return translate("Lesson", "Again")
        return translate("Lesson", "Back") if self._beat else ""

    def _place_lesson(self) -> None:
        """Bubble and light to what the beat speaks of."""
        if not hasattr(self, "_bubble") or not self._speaking:
            return
        top = self.frame.top.height()
        room = QRect(0, top, self.width(), self.height() - top).adjusted(6, 6, -6, -6)
        if self.frame.column_is_closed and any(self._in_column(text) for text in (self.beat.at, *self.beat.lit)):
            self.frame.toggle_column()
        boxes = [box for text in (self.beat.at, *self.beat.lit) if text and (box := self._named(text)).isValid()]
        prompt = self._of(self.frame.prompt)
        self._shade.setGeometry(self.rect())
        self._shade.light(boxes, [QRect(0, 0, self.width(), top), prompt])
        self._shade.raise_()
        room = room.adjusted(0, 0, 0, prompt.top() - self.height())
        if boxes:
            self._bubble.point_at(room, boxes[0], boxes, self._beside(boxes[0]))
        else:  # at the right, to hide little of the board
            self._bubble.point_at(room, QRect(room.bottomRight(), QSize(1, 1)), ())
            self._bubble.lose_beak()
        self.tips.come_up()

    def _beside(self, box: QRect) -> list[QRect]:
        """What one looks at together with what the beat speaks of: its row, names, and sums of what is to be done."""
        here = read_target(self.beat.at)
        others = [target for target in self.board.board.targets if target[0] == here[0] and target != here]
        rects = [self._in_page(self.board.rect_of(target)) for target in others]
        found = [rect for rect in rects if abs(rect.center().y() - box.center().y()) < rect.height() / 2]
        spoken_of = [read_target(text) for text in (self.beat.at, *self.beat.lit)]
        found += [self._in_page(rect) for target in spoken_of for rect in self.board.names_of(target)]
        if self.aside is not None and self.beat.moves:
            found.append(self._of(self.aside))
        return found

    def _named(self, text: str) -> QRect:
        """Where something is, with its name where that stands close by."""
        box, close = self._rect(text), look.px(_CLOSE)
        names = [self._in_page(rect) for rect in self.board.names_of(read_target(text))]
        near = [name for name in names if name.intersects(box.adjusted(-close, -close, close, close))]
        return reduce(QRect.united, near, box) if box.isValid() else box

    def _rect(self, text: str) -> QRect:
        """Where something is, in the page's pixels."""
        parts: dict[str, QWidget] = {
            "moves": self.frame.tabs,
            "prompt": self.frame.prompt.maker(self.sight.legal) or self.frame.prompt,
            "lamp": self.frame.top.lamp,
            "board": self.board,
            "seats": self.frame.seats,
        }
        if self.aside is not None:
            parts["aside"] = self.aside
        if text in parts:
            return self._of(parts[text])
        target = read_target(text)
        on_screen = self.board.rect_of(target)
        if not on_screen.isValid() and target in self._on_panel:
            return self._of(self._on_panel[target])
        if not on_screen.isValid() and target[0] == "seat" and isinstance(target[1], int):
            on_screen = self.frame.seats.rect_of(target[1]) & self._of_screen(self.frame.column)
        return self._in_page(on_screen)

    def _in_page(self, on_screen: QRect) -> QRect:
        return QRect(self.mapFromGlobal(on_screen.topLeft()), on_screen.size())

    def _in_column(self, text: str) -> bool:
        """Whether something stands in the column beside the board."""
        if text.startswith("seat "):
            return not self.board.rect_of(read_target(text)).isValid()
        return text in ("moves", "seats")

    def _of_screen(self, widget: QWidget) -> QRect:
        return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())

    def _of(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self, QPoint(0, 0)), widget.size())

    # ---- what differs from a game ------------------------------------------------------------------------------

    def _make_play(self, table: Table, thinker: Thinker, settings: Settings) -> Play:
        return LessonPlay(table, thinker, settings.bot_speed, auto_pass=False)

    def _see(self, at: int | None = None) -> Sight:
        """The table, with only those moves open that serve the lesson."""
        sight = super()._see(at)
        self._why_not_in_game = sight.why_not
        opened = self.beat.open_moves(self.table.state) if sight.legal and self._speaking else ()
        return replace(sight, legal=opened, why_not=partial(_why_not, sight, opened))

    def _why(self, refusal: Refusal) -> str:
        if isinstance(refusal, _NotNow) and self.beat.otherwise:
            return translate(self._context, self.beat.otherwise)
        return super()._why(refusal)

    def _tip(self, target: Target) -> Tip | None:
        """Tips speak of the game: what only the lesson keeps closed is not refused there."""
        return self.game_screen.tip(target, replace(self.sight, why_not=self._why_not_in_game))

    def read_beside(self, section: str) -> None:
        """The rules are read in the light."""
        super().read_beside(section)
        self._shade.hide()

    def click(self, target: Target) -> None:
        """A click while nothing is to be done says how the lesson goes on."""
        if self.beat.moves:
            answered = target in self.offer.legal or target in self.offer.blocked
            super().click(target)
            if not answered:
                self.refuse(_NOT_NOW)
        else:
            words = translate("Lesson", "First read, then press “{button}”.").format(button=self._next_words())
            self.frame.prompt.say_refusal(words, "")
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # so that Enter goes on, wherever one clicked

    def _confirm(self, target: Target | None) -> bool:
        """Enter on the board goes on too, whatever one clicked there before."""
        if self.beat.moves or not self._speaking:
            return super()._confirm(target)
        self.go_on()
        return True

    def _prompt(self) -> Prompt:
        if self.beat.moves and self.table.person_acts:
            whole = replace(super()._see(), chosen=self._chosen)  # what it says of the position must be true
            return self._with_tips(_only(self.game_screen.prompt(whole), self.sight.legal))
        second = translate("Lesson", "Point at anything on the table: its tip says more.")
        if not self._speaking:
            return Prompt(translate("Lesson", "Watch what happens now."), second)
        if self.beat.at or self.beat.lit:
            words = translate("Lesson", "Look at what is lit, then press “{button}”.")
        else:
            words = translate("Lesson", "When you have read this, press “{button}”.")
        return Prompt(words.format(button=self._next_words()), second)

    def _keep_clear(self) -> list[QRect]:
        """The bubble too, while it is read, and what it speaks of."""
        if not self._bubble.isVisible():
            return super()._keep_clear()
        spoken_of = [self._rect(text) for text in (self.beat.at, *self.beat.lit) if text]
        lit = [QRect(self.mapToGlobal(box.topLeft()), box.size()) for box in spoken_of if box.isValid()]
        return [*super()._keep_clear(), self._of_screen(self._bubble), *lit]

    def _spoken_to(self) -> int:
        """While a bubble stands there the person is spoken to, whoever is to act."""
        return self.sight.seat if self._speaking else super()._spoken_to()

    def _somebody_thinks(self) -> bool:
        """The others move as the lesson says."""
        return False

    def _show_frame(self, at: int) -> None:
        super()._show_frame(at)
        self.frame.top.set_can(False, False, False)

    def undo(self) -> None:
        """Nothing is taken back in a lesson."""
        self.frame.prompt.say_refusal(translate("Lesson", "In a lesson, “Again” leads to where it began."), "")

    def redo(self) -> None:
        """See undo."""
        self.undo()

    def look_at(self, at: int) -> None:
        """No looking back either: the lesson speaks of what is on the table now."""
        self._show_frame(self.table.at)

    def _why_no_hint(self) -> str:
        return translate("Lesson", "The lesson itself says what to do; the lamp is lit in a game.")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on where a beat only says something."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.beat.moves:
            self.go_on()
        else:
            super().keyPressEvent(event)

    def _escape(self) -> None:
        """Esc closes a tip first, then leaves the lesson."""
        if self.tips.is_open or self._chosen:
            super()._escape()
        else:
            self.home.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A part of the panel moves, as when a prompt of more lines makes the board smaller: the bubble follows it."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._settling.start()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The bubble follows what it points at."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._place_lesson)  # not when the page has gone meanwhile


def _dot_tip(dot: QWidget) -> Tip:
    return Tip(dot.accessibleName(), translate("Lesson", "Click: to this lesson."))


def company(chapter: Chapter, last: Sequence[Player]) -> list[Player]:
    """Who sits at a chapter's table: the person, and gentle computers. last: the last table, which has the person's
    name."""
    own = next((player.name for player in last if player.is_person and player.name not in NAMES), OWN_NAME)
    return [
        Player(own, emblem=seat) if seat == chapter.seat else Player(NAMES[seat], "computer", seat, "gentle")
        for seat in range(chapter.seats)
    ]


class _Parts:
    """Takes the place of Tips while a panel on the board gives its parts their tips: so it tells which shows what."""

    def __init__(self, aside: Aside) -> None:
        self._asked: Target = ()
        self.by_target: dict[Target, QWidget] = {}
        aside.attach_tips(cast(Tips, self), self._ask)

    def _ask(self, target: Target) -> None:
        self._asked = target

    def attach(self, widget: QWidget, make_tip: Callable[[], Tip | None], _clear: QWidget | None = None) -> None:
        """Take note of a part and of its target."""
        make_tip()
        self.by_target[self._asked] = widget


def read_target(text: str) -> Target:
    """A target of the board as a course writes it: words and whole numbers, "track 3"."""
    return tuple(int(word) if word.lstrip("-").isdigit() else word for word in text.split(" "))


def _why_not(sight: Sight, opened: tuple[Move, ...], move: Move) -> Refusal | None:
    if move in opened:
        return None
    return sight.why_not(move) or _NOT_NOW


def _only(prompt: Prompt, opened: tuple[Move, ...]) -> Prompt:
    """The same prompt, whose first button makes a move that is open; the others are there to say why not."""
    return with_buttons(
        prompt,
        tuple(
            button
            if button.move is None
            else replace(button, primary=button.move in opened and (button.primary or len(opened) == 1))
            for button in prompt.buttons
        ),
    )
