"""A lesson's bubble, and the shade over all that it does not speak of."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QWidget

from durbar.ui.kit.controls.buttons import KitButton, SignButton, WordButton
from durbar.ui.kit.controls.layouts import Column, Row
from durbar.ui.kit.controls.ornaments import Drawing, Hair
from durbar.ui.kit.controls.page import Scroll
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.text.terms import TermText
from durbar.ui.kit.tips.bubble import Bubble
from durbar.ui.kit.tips.tip_place import beak_length, beak_way, best_place, hidden_by
from durbar.ui.words import translate

_SHADE = QColor(0x24, 0x1F, 0x2E, 132)
#: Units: the bubble's width, what is round what it holds, how far the light reaches beyond a thing, and how far from it
#: the bubble steps round what stands there.
_BUBBLE_WIDTH, _PADDING, _LIGHT_REACH, _NEAR_DISTANCE = 384, 16, 5, 120
#: What is tried one after another while it covers what is to stay in sight: parts of its width, and whether its dots
#: stand above the buttons.
_SHAPES = ((1.0, False), (0.75, True), (1.5, False))
#: Units: a longer beak would be a needle; the line of light round the thing says enough.
_MAX_BEAK = 60
_BESIDE_WORDS, _BELOW_WORDS = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
#: Units that a bar takes beside words that scroll.
_BAR_WIDTH = 12
#: To scroll is as bad as to cover so much of a thing.
_SCROLL_COST = 0.3


@dataclass(frozen=True)
class Saying:
    """What a bubble says. chapters: titles of all, the one that is on by its number. next_words: the button's; empty
    where a move is waited for, and then ``wait`` stands in its place. back_words: empty where nothing lies before.
    """

    text: str
    chapters: tuple[str, ...]
    chapter: int
    picture: str = ""
    next_words: str = ""
    wait: str = ""
    back_words: str = ""


class Dot(KitButton):
    """One chapter: behind, on, or ahead."""

    def __init__(self, state: str, parent: QWidget) -> None:
        super().__init__(parent, radius=9)
        self._state = state

    def sizeHint(self) -> QSize:
        """Return room for the largest dot."""
        return QSize(look.px(14), look.px(18))  # eight of them and two buttons share a row

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a disc: gold behind, saffron on, empty ahead."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = {"behind": look.c.rule, "on": look.c.act}.get(self._state, look.c.panel)
        painter.setBrush(look.c.chosen if self.underMouse() and self._state != "on" else fill)
        painter.setPen(QPen(look.c.rule, 1.4 * look.u))
        reach = (6 if self._state == "on" else 4.4) * look.u
        painter.drawEllipse(QPointF(self.width() / 2, self.height() / 2), reach, reach)


class LessonBubble(Bubble):
    """Chapter, title, a sentence or two, and the way on.

    went_on, went_back, left: buttons. chapter_chosen(int): a dot. term_pointed: as of TermText.
    """

    went_on = Signal()
    went_back = Signal()
    left = Signal()
    chapter_chosen = Signal(int)
    term_pointed = Signal(str, QRect, bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._inside = QWidget()
        self._area = Scroll(self._inside)
        self._area.setParent(self)
        self._below = QWidget(self)  # what leads on is in sight, also where the words scroll
        self._foot = QBoxLayout(_BESIDE_WORDS, self._below)
        self.next = WordButton(size=14, height=38)
        self.dots: list[Dot] = []
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def say(self, saying: Saying) -> None:
        """Fill it anew."""
        self._inside = QWidget()
        column = Column((_PADDING, 7, _PADDING, 7), 9)
        self._inside.setLayout(column)
        column.addLayout(self._head(saying))
        column.addWidget(Hair(0.7))
        text = TermText(saying.text, 15.5)
        text.pointed.connect(self.term_pointed)
        column.addWidget(text)
        self._area.setWidget(self._inside)  # which ends what was there, and gives it a ground of its own
        self._inside.setAutoFillBackground(False)
        self._below.hide()
        self._below.deleteLater()
        self._below = QWidget(self)
        self._foot = QBoxLayout(_BESIDE_WORDS, self._below)
        self._foot.setContentsMargins(look.px(_PADDING), look.px(2), look.px(_PADDING), look.px(7))
        self._foot.setSpacing(look.px(10))
        self._foot.addLayout(self._dots_of(saying))
        self._foot.addLayout(self._buttons_of(saying))
        self._below.show()
        self.setAccessibleName(f"{saying.chapters[saying.chapter]}. {text.accessibleName()} {saying.wait}".strip())

    def point_at(self, room: QRect, thing: QRect, clear: Sequence[QRect], beside: Sequence[QRect] = ()) -> None:
        """Stand beside a thing; all in the parent's pixels.

        clear, beside: as of ``best_place``.
        """
        place, least = None, inf
        for part, stacked in _SHAPES:
            size, scrolls = self._size(part, stacked, room)
            tried = best_place(room, thing, size, clear, look.px(14), beside, look.px(_NEAR_DISTANCE))
            bad = hidden_by(tried, (thing, *clear)) + (_SCROLL_COST + scrolls if scrolls else 0.0)
            if bad < least:
                place, least = tried, bad
                # A bar that is there for a moment would make the lines shorter, so that it had to stay.
                as_needed = Qt.ScrollBarPolicy.ScrollBarAsNeeded
                bar = as_needed if scrolls else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
                way = self._foot.direction()
            if not bad:
                break
        assert place is not None
        self._foot.setDirection(way)
        self._area.setVerticalScrollBarPolicy(bar)
        self.take(place)
        covers = any(beak_way(place).intersects(part) for part in clear if part != thing)
        if covers or beak_length(place) > look.px(_MAX_BEAK):
            self.lose_beak()

    def _size(self, part: float, stacked: bool, room: QRect) -> tuple[QSize, float]:
        """Return how large it is in this part of its usual width, and the part of it for which it has to scroll."""
        self._foot.setDirection(_BELOW_WORDS if stacked else _BESIDE_WORDS)
        wide = look.px(part * min(560.0, _BUBBLE_WIDTH * max(1.0, look.letter(100) / (100 * look.u))))
        least, below = self._inside.minimumSizeHint(), self._below.minimumSizeHint()
        wide = min(max(wide, least.width(), below.width()), room.width())
        high = max(self._inside.heightForWidth(wide), least.height()) + below.height() + 2 * look.px(5)
        if high > room.height():
            wide = max(wide, least.width() + look.px(_BAR_WIDTH))
        return QSize(wide, min(high, room.height())), max(0.0, 1 - room.height() / high)

    def lay_inside(self, box: QRect) -> None:
        """Fill the box with the contents."""
        whole, below = box.adjusted(0, look.px(5), 0, -look.px(5)), self._below.minimumSizeHint().height()
        self._area.setGeometry(whole.adjusted(0, 0, 0, -below))
        self._below.setGeometry(whole.adjusted(0, whole.height() - below, 0, 0))

    def _head(self, saying: Saying) -> Row:
        row = Row(gap=13)
        if saying.picture:
            row.addWidget(Drawing(saying.picture, 42))
        names = Column(gap=0)
        count = translate("Lesson", "Lesson {number} of {all}").format(
            number=saying.chapter + 1, all=len(saying.chapters)
        )
        names.addWidget(Words(count, 12.5, tone="quiet"))
        names.addWidget(Words(saying.chapters[saying.chapter], 19, face="serif", bold=True))
        row.addLayout(names, 1)
        close = SignButton("kit/close", translate("Lesson", "Leave the lesson"), size=15)
        close.clicked.connect(self.left)
        row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _dots_of(self, saying: Saying) -> Row:
        row = Row(gap=0)
        self.dots = []
        for number, title in enumerate(saying.chapters):
            state = "behind" if number < saying.chapter else "on" if number == saying.chapter else "ahead"
            dot = Dot(state, self._below)
            dot.setAccessibleName(title)
            dot.clicked.connect(lambda _=False, number=number: self.chapter_chosen.emit(number))
            self.dots.append(dot)
            row.addWidget(dot)
        row.addStretch(1)
        return row

    def _buttons_of(self, saying: Saying) -> Row:
        row = Row(gap=0)
        row.addStretch(1)
        if saying.back_words:
            back = WordButton(saying.back_words, size=14, height=38, parent=self._below)
            back.clicked.connect(self.went_back)
            row.addWidget(back)
            row.addSpacing(look.px(8))
        self.next = WordButton(
            saying.next_words, translate("Lesson", "Enter"), primary=True, size=14, height=38, parent=self._below
        )
        self.next.clicked.connect(self.went_on)
        self.next.setVisible(bool(saying.next_words))
        if saying.next_words:
            row.addWidget(self.next)
        else:
            row.addWidget(Words(saying.wait, 13.5, bold=True, tone="own", wrap=False))
        return row


class Shade(QWidget):
    """A veil over the page but for what is lit. The pointer goes through it.

    lit, clear: what stands in the light, with a line round it and without.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lit: tuple[QRect, ...] = ()
        self.clear: tuple[QRect, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def light(self, lit: Sequence[QRect], clear: Sequence[QRect]) -> None:
        """Leave these in the light, with a line round them, and those without one; nothing lit: no shade at all."""
        reach = look.px(_LIGHT_REACH)
        self.lit = tuple(box.adjusted(-reach, -reach, reach, reach) for box in lit)
        self.clear = tuple(clear)
        self.setVisible(bool(lit))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the shade and the lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QPainterPath()
        whole.addRect(QRectF(self.rect()))
        round_ = 8 * look.u
        for box in self.clear:
            hole = QPainterPath()
            hole.addRect(QRectF(box))
            whole = whole.subtracted(hole)
        for box in self.lit:
            hole = QPainterPath()
            hole.addRoundedRect(QRectF(box), round_, round_)
            whole = whole.subtracted(hole)
        painter.fillPath(whole, _SHADE)
        for box in self.lit:
            paint.rounded(painter, QRectF(box), paint.NOTHING, paint.faded(look.c.act, 0.35), 7.0, 8)
            paint.rounded(painter, QRectF(box), paint.NOTHING, QColor("#F6B04A"), 2.4, 8)
