"""The strip above the board: what matters of what others did since one's last turn. It is always as high."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QWidget

from durbar.ui.kit.board.zoom_hint import HintStrip
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import lit
from durbar.ui.kit.speak import announce
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.lines import Told
from durbar.ui.kit.values.news import ranked
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate

#: Units: letters, which grow with the person's only so far (the opened list has them as large as all others), a
#: picture, and the room round words.
LETTERS, MOST_TEXT, SIDE, HIGH, RIM, GAP = 12.5, 1.6, 18, 26, 7, 5
BUTTON = 22
#: The title takes no more than this share of the strip.
TITLE = 0.22
#: The keys that replay what happened, and open the strip over the board.
REPLAY_KEY, OPEN_KEY = "F8", "F7"


def letters() -> float:
    """Units of the strip's letters, before the person's text size."""
    return LETTERS * min(1.0, MOST_TEXT / look.text)


def strip_height() -> int:
    """The strip's height in pixels: it is the same whatever it tells."""
    return max(look.px(HIGH), paint.line_of(look.sans(letters(), bold=True)) + look.px(8))


@dataclass(frozen=True)
class _Item:
    """A line as the strip shows it, in these words: left edge and width in pixels. cut: not even they fit."""

    told: Told
    words: str
    left: int
    wide: int
    cut: bool = False


class SinceLine(QWidget):
    """Lines beside each other, in the order in which they happened: always what weighs most, then what weighs most of
    everybody else's, then as much of the rest as there is room for. Where room is short the pictures go, longer lines
    are told shorter, and at last one is told alone; its end is cut only where even so it has no room: never a name.

    pointed(int): pointer or keyboard are on the line that stands after so many moves; 0: on none. chosen(int): it was
    clicked, or Enter pressed on it. opened: ↓, the strip is to be opened.
    """

    pointed = Signal(int)
    chosen = Signal(int)
    opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._told: tuple[Told, ...] = ()
        self._items: list[_Item] = []
        self.emblems: tuple[str, ...] = ()
        self._tips: Tips | None = None
        self._quiet = ""
        self._here: Told | None = None
        self.left_out = 0
        self.crowded = False
        self._pictured = True
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        paint.ring_focus(self, 5, inside=True)

    def set_told(self, told: Sequence[Told], quiet: str) -> None:
        """Show these lines; quiet: what is said where there is none."""
        self._told, self._quiet = tuple(told), quiet
        self._point(None)
        self.lay()

    def set_emblems(self, emblems: Sequence[str]) -> None:
        """Each seat's, by seat."""
        self.emblems = tuple(emblems)

    def attach_tips(self, tips: Tips) -> None:
        """Who says a line whole that is told shorter."""
        self._tips = tips

    def lay(self) -> None:
        """Find out what there is room for: crowded where a line is cut, or somebody's news has no room."""
        first, others = ranked(self._told)
        for self._pictured in (True, False):
            shown = self._fitting([*first, *others])
            self.crowded = not all(one in shown for one in first) or (
                bool(first) and self._width_of(first[0], shown[first[0]]) > self.width()
            )
            if not self.crowded:
                break
        left, self._items = 0, []
        for told in self._told:
            if told in shown:
                words, wanted = shown[told], self._width_of(told, shown[told])
                wide = min(wanted, self.width())
                self._items.append(_Item(told, words, left, wide, wanted > wide))
                left += wide
        self.left_out = len(self._told) - len(self._items)
        self.update()

    def _fitting(self, lines: Sequence[Told]) -> dict[Told, str]:
        """The words of the first line, at any rate, and of those that fit beside it; told longer where they can be."""
        room, shown = self.width(), dict[Told, str]()
        for told in lines:
            words = self._forms(told)[-1]
            if not shown or self._width_of(told, words) <= room:
                shown[told] = words
                room -= self._width_of(told, words)
        for told, short in shown.items():
            more = self._width_of(told, told.line.words) - self._width_of(told, short)
            if more <= room:
                shown[told] = told.line.words
                room -= more
        return shown

    def _forms(self, told: Told) -> list[str]:
        """The line, and the same in fewer words."""
        return [told.line.words, *([told.line.short] if told.line.short else [])]

    def _width_of(self, told: Told, words: str) -> int:
        pictures = sum(one is not None for one in (self._emblem(told), self._picture(told)))
        return paint.width_of(words, self._font(told)) + 2 + pictures * (self._side() + look.px(GAP)) + 2 * look.px(RIM)

    def _side(self) -> int:
        return min(look.px(SIDE * max(1.0, min(look.text, MOST_TEXT))), strip_height() - look.px(6))

    def _emblem(self, told: Told) -> Picture | None:
        seat = told.line.seat
        if not self._pictured or seat is None or seat >= len(self.emblems):
            return None
        return Picture(self.emblems[seat])

    def _picture(self, told: Told) -> Picture | None:
        return told.line.picture if self._pictured else None

    def _font(self, told: Told) -> QFont:
        if told.line.heading:
            return look.serif(letters(), bold=True)
        return look.sans(letters(), bold=told.own)

    # ---- painting ----------------------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The lines, a fine rule between them."""
        painter = QPainter(self)
        if not self._items:
            box = QRectF(self.rect()).adjusted(look.px(RIM), 0, 0, 0)
            paint.words(painter, box, self._quiet, look.sans(letters()), look.c.quiet)
        for place, item in enumerate(self._items):
            self._paint_item(painter, item)
            if place:
                paint.hair_down(painter, item.left, look.px(7), self.height() - look.px(7))

    def _paint_item(self, painter: QPainter, item: _Item) -> None:
        px, told, side = look.px, item.told, self._side()
        box = QRectF(item.left, 0, item.wide, self.height())
        if told == self._here:
            paint.panel(painter, box.adjusted(px(2), px(2), -px(2), -px(2)), look.c.chosen, look.c.act, 1.2, 5, 1)
        x, right = box.left() + px(RIM), box.right() - px(RIM)
        top = (self.height() - side) / 2
        emblem = self._emblem(told)
        if emblem is not None:
            paint.picture(painter, emblem, QRectF(x, top, side, side))
            x += side + px(GAP)
        picture = self._picture(told)
        if picture is not None:
            right -= side
            paint.picture(painter, picture, QRectF(right, top, side, side))
            right -= px(GAP)
        colour = look.c.own if told.own else look.c.quiet if told.line.quiet else look.c.ink
        font = self._font(told)
        words = paint.cut_after_word(item.words, font, right - x) if item.cut else item.words
        paint.words(painter, QRectF(x, 0, right - x, self.height()), words, font, colour)

    # ---- pointing ----------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at a line."""
        self._point(self._under(event.position().x()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a line."""
        told = self._under(event.position().x())
        if told is not None and event.button() == Qt.MouseButton.LeftButton:
            self._choose(told)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at."""
        super().leaveEvent(event)
        self._point(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """By Tab: the newest line."""
        super().focusInEvent(event)
        if self._items and event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._step_to(len(self._items) - 1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard is elsewhere."""
        super().focusOutEvent(event)
        self._point(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """← and → go from line to line, Enter chooses, ↓ opens."""
        shown = [item.told for item in self._items]
        at = shown.index(self._here) if self._here in shown else len(shown)
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None and shown:
            self._step_to(max(0, min(len(shown) - 1, at + step)))
        elif event.key() == Qt.Key.Key_Down:
            self.opened.emit()
        elif lit.is_press(event) and self._here is not None and paint.is_ringed(self):
            self._choose(self._here)
        else:
            super().keyPressEvent(event)

    def _choose(self, told: Told) -> None:
        if self._tips is not None:
            self._tips.close()
        self.chosen.emit(told.at)

    def _step_to(self, place: int) -> None:
        self._point(self._items[place].told, by_keyboard=True)
        announce(self, self._items[place].told.line.words)

    def _point(self, told: Told | None, by_keyboard: bool = False) -> None:
        if told != self._here:
            self._here = told
            self.setCursor(Qt.CursorShape.ArrowCursor if told is None else Qt.CursorShape.PointingHandCursor)
            self.pointed.emit(0 if told is None else told.at)
            self._explain(by_keyboard)
            self.update()

    def _explain(self, by_keyboard: bool) -> None:
        """The whole sentence of a line that is told shorter."""
        item = next((item for item in self._items if item.told == self._here), None)
        if self._tips is None:
            return
        if item is None or (item.words == item.told.line.words and not item.cut):
            self._tips.leave()
            return
        line = item.told.line
        box = QRect(self.mapToGlobal(QPoint(item.left, 0)), QSize(item.wide, self.height()))
        self._tips.show(Tip(line.words, picture=line.picture, section=line.section), box, by_keyboard=by_keyboard)

    def _under(self, x: float) -> Told | None:
        return next((item.told for item in self._items if item.left <= x < item.left + item.wide), None)


class Retold(QWidget):
    """The sentence of a move that is shown again, whole: over the strip, below it too where it is very long."""

    def __init__(self, strip: QWidget) -> None:
        super().__init__(strip.parentWidget())
        self._strip = strip
        self.words = ""
        self._font = look.sans(letters())
        self.hide()

    def tell(self, words: str) -> None:
        """Say this; nothing: go away."""
        self.words = words
        self.setVisible(bool(words))
        if words:
            self.place()
            self.raise_()
            self.update()
            announce(self, words)

    def place(self) -> None:
        """Over the strip."""
        box, room = self._strip.geometry(), self._strip.width() - 2 * look.px(10)
        fonts = [look.sans(letters() * percent / 100) for percent in range(100, 69, -6)]
        one_line = (font for font in fonts if paint.height_of(self.words, font, room) <= paint.line_of(font))
        self._font = next(one_line, fonts[0])
        high = paint.height_of(self.words, self._font, room) + look.px(8)
        self.setGeometry(box.x(), box.y(), box.width(), max(box.height(), high))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A ground and the sentence."""
        painter, rect = QPainter(self), QRectF(self.rect())
        paint.panel(painter, rect, look.c.chosen, look.c.act, 1.6, opacity=1)
        paint.words(
            painter, rect.adjusted(look.px(10), 0, -look.px(10), 0), self.words, self._font, look.c.ink, wrap=True
        )


class Since(HintStrip):
    """The strip: a title, the lines, and what opens and replays them.

    pointed(int), chosen(int): a line, by the moves after which it stands; see SinceLine. replayed: all of it is to be
    shown again. opened: the whole of it is to be shown over the board, or no more.
    """

    pointed = Signal(int)
    chosen = Signal(int)
    replayed = Signal()
    opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.told: tuple[Told, ...] = ()
        self.headlines: tuple[Told, ...] = ()
        self._begun = False
        self._watched = False
        self.line = SinceLine(self)
        self._more = WordButton(high=BUTTON, parent=self)
        self._again = WordButton(high=BUTTON, parent=self)
        self.retold = Retold(self)
        self.line.pointed.connect(self.pointed)
        self.line.chosen.connect(self.chosen)
        self.line.opened.connect(self.opened)
        self._more.clicked.connect(self.opened)
        self._again.clicked.connect(self.replayed)
        QShortcut(QKeySequence(REPLAY_KEY), self).activated.connect(self.replayed)
        QShortcut(QKeySequence(OPEN_KEY), self).activated.connect(self.opened)
        look.changed.connect(self._restyle)
        self.retranslate()

    def retranslate(self) -> None:
        """Fetch our own words anew."""
        self._again.set_tip(translate("Since", "Shows on the board again what others did since your last turn."))
        self._show()

    def set_emblems(self, emblems: Sequence[str]) -> None:
        """Each seat's, by seat."""
        self.line.set_emblems(emblems)
        self._lay()

    def attach_tips(self, tips: Tips) -> None:
        """Who says a line whole that is told shorter, and what the buttons do."""
        self.line.attach_tips(tips)
        for button in (self._more, self._again):
            tips.attach(button, partial(_tip_of, button))

    def set_told(
        self, told: Sequence[Told], headlines: Sequence[Told], begun: bool, watched: bool, fresh: bool
    ) -> None:
        """Show what happened.

        told: line by line, as the opened list has it. headlines: the same in as few lines as can say it. begun: whether
        the viewer has moved already. watched: nobody at the screen plays. fresh: another person looks, or at another
        moment: nothing of it is new.
        """
        if (tuple(told), tuple(headlines)) == (self.told, self.headlines) and (begun, watched) == (
            self._begun,
            self._watched,
        ):
            return
        known = set(self.told)
        self.told, self.headlines, self._begun, self._watched = tuple(told), tuple(headlines), begun, watched
        if not fresh:
            announce(self.line, " ".join(one.line.words for one in told if one not in known))
        self._show()

    def tell_replay(self, number: int, total: int, words: str) -> None:
        """Which of the moves that are shown again is on the board, and what it was; total 1: they are not counted."""
        if total == 1:
            told = translate("Since", "Replay: {words}").format(words=words)
        else:
            told = translate("Since", "Replay {number} of {total}: {words}")
            told = told.format(number=number, total=total, words=words)
        self.retold.tell(told)

    def end_replay(self) -> None:
        """The strip tells again what happened."""
        self.retold.tell("")

    @property
    def tells(self) -> bool:
        """Whether there is news."""
        return bool(self.headlines)

    def title(self) -> str:
        """What the strip is called."""
        if self._watched:
            return translate("Since", "What happened")
        return (
            translate("Since", "Since your last turn") if self._begun else translate("Since", "Before your first turn")
        )

    def focus_order(self) -> list[QWidget]:
        """Its widgets in the order of the Tab key."""
        return [self.line, self._more, self._again]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything to its place."""
        super().resizeEvent(event)
        self._lay()
        self.retold.place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A ground, and the title with a fine rule after it."""
        painter = QPainter(self)
        paint.panel(painter, QRectF(self.rect()), opacity=0.5)
        if self.line.x() > look.px(10):
            box = QRectF(look.px(10), 0, self._title_width(), self.height())
            paint.words(painter, box, self.title(), look.sans(letters() - 1), look.c.quiet)
            paint.hair_down(painter, self.line.x() - look.px(1), look.px(7), self.height() - look.px(7))

    def _show(self) -> None:
        self.line.setAccessibleName(self.title())
        self.line.setAccessibleDescription(" ".join(one.line.words for one in self.told) or self._quiet())
        self.line.set_told(self.headlines, self._quiet())
        if self.tells:
            self.filled.emit()
        self._lay()
        self.update()

    def _quiet(self) -> str:
        if self._begun:
            return translate("Since", "Nothing new yet.")
        return translate("Since", "What the others do between your turns is shown here.")

    def _title_width(self) -> int:
        return paint.width_of(self.title(), look.sans(letters() - 1)) + 2

    def _lay(self) -> None:
        """Title, lines, buttons: the title and what buttons say twice give way where news has no room otherwise."""
        has_room = self._title_width() < self.width() * TITLE
        for titled, worded in ((has_room, True), (False, True), (False, False)):
            self._lay_with(titled, worded)
            if not self.line.crowded:
                break
        self.update()

    def _lay_with(self, titled: bool, worded: bool) -> None:
        """The button that opens is there where lines are left out."""
        for button in (self._more, self._again):
            button.set_letters(letters() - 1.5)
        px = look.px
        left = px(10) + (self._title_width() + px(9) if titled else 0)
        replay = translate("Since", "Replay")
        self._again.set_words(*((replay, REPLAY_KEY) if worded else (REPLAY_KEY,)))
        self._again.setAccessibleName(replay)
        right = self._put(self._again, self.width() - px(4), bool(self.told))
        self.line.setGeometry(left, 0, max(1, right - left), self.height())
        self.line.lay()
        if self.line.left_out:
            self._name_more(worded)
            self.line.resize(max(1, self._put(self._more, right, True) - left), self.height())
            self.line.lay()
        self._put(self._more, right, self.line.left_out > 0)

    def _name_more(self, worded: bool) -> None:
        """So many lines does the opened list have."""
        words = translate("Since", "%n line(s)", None, len(self.told))
        self._more.set_words(words, OPEN_KEY if worded else "")
        self._more.set_tip(translate("Since", "Opens all that happened since your last turn, over the board."))

    def _put(self, button: WordButton, right: int, there: bool) -> int:
        """Lay a button so that it ends at the right; gives back where what is left of it ends."""
        button.setVisible(there)
        if not there:
            return right
        wanted = button.sizeHint()
        wide, high = wanted.width(), min(self.height(), wanted.height())
        button.setGeometry(right - wide, (self.height() - high) // 2, wide, high)
        return right - wide - look.px(4)

    def _restyle(self) -> None:
        self._lay()
        self.update()


def _tip_of(button: WordButton) -> Tip:
    return Tip(button.accessibleName(), rule=button.tip_words)
