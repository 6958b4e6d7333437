"""Luck and play: where the result of everybody came from, as bars."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.bots.review.story import Sums
from durbar.session.player import Player
from durbar.ui.kit.controls.layouts import Column, Row
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.tip import Tip
from durbar.ui.review_words import change, percent
from durbar.ui.words import capital, translate

#: A number that is as wide as any, and how many letters of a name are worth showing.
_WIDEST, _FEWEST = 8.88, 3
_BREAK = "\u200b"
#: Units beside and between the heads, with a bar to scroll by.
_AROUND = 52
_CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


def parts(one: Sums, apart: bool) -> tuple[float, ...]:
    """Return what a bar is drawn of each: luck, the course of the game, own choices, those of the others; or all else
    and own choices.
    """
    if apart:
        return one.luck, one.course, one.own, one.others
    return one.luck + one.course + one.others, one.own


def _columns(apart: bool) -> int:
    return 4 if apart else 2


def heads(apart: bool, luck: str) -> tuple[str, ...]:
    """Return what stands over the parts, in the words of the summary and the chart. luck: its name."""
    own = translate("Review", "Own choices")
    if not apart:
        return translate("Review", "Luck or others"), own
    course = translate("Review", "Course of the game")
    return capital(luck), course, own, translate("Review", "Mistakes of the others")


def _divisible(head: str, room: float) -> str:
    """Return a head of which words that are wider than a column are divided rather than cut. room: pixels."""
    font = look.sans(12.5, bold=True)
    words = head.split(" ")
    wide = [paint.width_of(word, font) > room for word in words]
    parts = [
        re.sub(r"(?<=\w{3})(?=\w{3})", _BREAK, word) if cut else word for word, cut in zip(words, wide, strict=True)
    ]
    return " ".join(parts)


def note(seats: int, same_view: bool, ready: bool = True) -> str:
    """Return how sums come to the result, and whether chances make a whole. same_view: as of Players. ready: as of a
    Review.
    """
    words = translate("Review", "With an equal share of {fair} they add up to the result, but for rounding.")
    words = words.format(fair=percent(1 / seats))
    if not ready:
        yet = translate("Review", "Provisional: the review is not finished.")
        words = f"{yet} {words}"
    own = translate("Review", "Each chance is told by what that player knew: together they need not make 100%.")
    return words if same_view else f"{words} {own}"


class SumsPanel(QWidget):
    """The bars, with a line that says how they add up, and a rule above them."""

    def __init__(self, tips: Tips) -> None:
        super().__init__()
        self._heads = tuple(Words("", 12.5, bold=True) for _ in range(4))
        self._bars = _Bars()
        self._note = Words("", 11.5, tone="quiet")
        self._tips: tuple[Tip, ...] = ()
        self._apart, self._wide = True, 0
        over = Row(gap=4)
        for place, head in enumerate(self._heads):
            head.setAlignment(_CENTRE)
            head.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # F1 tells there what is told to a pointer
            paint.ring_focus(head, 4)
            tips.attach(head, partial(self._tip, place))
            over.addWidget(head, 1)
        column = Column((12, 8, 12, 8), 3)
        self._names = Row()
        self._names.addSpacing(0)
        self._names.addLayout(over, 1)
        column.addLayout(self._names)
        column.addWidget(self._bars)
        column.addWidget(self._note)
        column.addStretch(1)
        self.setLayout(column)
        look.changed.connect(self._measure)

    def set_sums(
        self, sums: Sequence[Sums], players: Sequence[Player], what: str, rows: int, same_view: bool, ready: bool
    ) -> None:
        """Show where results came from; nothing while that is not known. players: all. what: the name of luck. rows:
        how many have room. same_view, ready: as of ``note``.
        """
        self._apart = not any(one.unsplit for one in sums)
        luck = translate(
            "Review",
            "What the deal, draws, rolls, cards and discs that came to light changed of the chance to win.",
        )
        course = translate(
            "Review",
            "What came of play that nobody could call a mistake, and that the expert did not see coming.",
        )
        both = translate(
            "Review", "What luck and the others changed of the chance to win: they can’t be told apart yet."
        )
        own = translate("Review", "What was lost by choices that were worse than the best, beyond doubt.")
        others = translate("Review", "What mistakes of the others gave, or took away.")
        rules = (luck, course, own, others) if self._apart else (both, own)
        over = heads(self._apart, what)
        room = (self._wide - look.px(_AROUND) - self._bars.names()) / len(over)
        self._tips = tuple(Tip(head, rule=rule) for head, rule in zip(over, rules, strict=True))
        for head, tip, words in zip(self._heads, self._tips, over, strict=False):
            head.setText(_divisible(words, room))
            head.setAccessibleName(tip.title)
            head.setAccessibleDescription(tip.rule)
        for place, head in enumerate(self._heads):
            head.setVisible(place < len(over))
        self._note.setText(note(len(players), same_view, ready))
        self._bars.set_sums(sums, players, self._apart, what, rows)
        self._measure()

    def set_width(self, wide: int) -> None:
        """Say how many pixels wide the column is in which the bars stand, before they are set."""
        self._wide = wide

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the rule."""
        paint.hair(QPainter(self), look.px(12), self.width() - look.px(12), 0)

    def _tip(self, place: int) -> Tip:
        return self._tips[place]

    def _measure(self) -> None:
        self._names.itemAt(0).spacerItem().changeSize(self._bars.names(), 0)
        self._names.invalidate()


class _Bars(QWidget):
    """A line for each seat: emblem, name, and bars to the left or the right of nothing."""

    def __init__(self) -> None:
        super().__init__()
        self._sums: Sequence[Sums] = ()
        self._apart, self._rows = True, 0
        self._players: Sequence[Player] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def set_sums(self, sums: Sequence[Sums], players: Sequence[Player], apart: bool, what: str, rows: int) -> None:
        """Show these. apart: luck and the others each by itself. what, rows: as of ``SumsPanel.set_sums``."""
        self._sums, self._players, self._apart, self._rows = sums, players, apart, rows
        template = translate("Review", "{name}: luck or others {both}, own choices {play}, result {result}.")
        if apart:
            template = translate(
                "Review",
                "{name}: {what} {luck}, course of the game {course}, own choices {play}, mistakes of the "
                "others {others}, result {result}.",
            )
        lines = [
            template.format(
                name=players[one.seat].name,
                what=what,
                both=change(one.luck + one.course + one.others),
                course=change(one.course),
                luck=change(one.luck),
                play=change(one.own),
                others=change(one.others),
                result=percent(one.result),
            )
            for one in sums
        ]
        self.setAccessibleName(" ".join([translate("Review", "Luck and choices."), *lines]))
        self.updateGeometry()
        self.update()

    def names(self) -> int:
        """Return the pixels that emblems take, and names where they leave room for the numbers."""
        font = look.serif(13, bold=True)
        widest = max((paint.width_of(self._players[one.seat].name, font) for one in self._sums), default=0)
        left = self.width() - self.minimumSizeHint().width()
        name = min(widest, round(self.width() * 0.28), look.letter(13) * 9, left)
        return look.px(34) + (name if name >= min(widest, look.letter(13) * _FEWEST) else 0)

    def sizeHint(self) -> QSize:
        """Return a line for each seat."""
        return QSize(look.px(360), self._rows * self._line())

    def minimumSizeHint(self) -> QSize:
        """Return room for the numbers."""
        number = look.px(6) + paint.width_of(change(-_WIDEST), look.sans(12, bold=True))
        return QSize(look.px(34) + _columns(self._apart) * number, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the lines."""
        painter, names = QPainter(self), self.names()
        wide = (self.width() - names) / _columns(self._apart)
        span = max([0.2, *(abs(part) for one in self._sums for part in parts(one, self._apart))])
        colours = (look.c.act, look.c.quiet, look.c.refuse, look.c.link) if self._apart else (look.c.act, look.c.refuse)
        for place, one in enumerate(self._sums):
            box = QRectF(0, place * self._line(), self.width(), self._line())
            side, player = look.px(20), self._players[one.seat]
            emblem = SEAT_COLOURS[player.emblem].emblem
            art.draw(painter, emblem, QRectF(0, round(box.center().y() - side / 2), side, side), dark=look.dark)
            name = QRectF(look.px(27), box.top(), names - look.px(30), box.height())
            paint.words(painter, name, player.name, look.serif(13, bold=True), look.c.ink)
            for column, (part, colour) in enumerate(zip(parts(one, self._apart), colours, strict=False)):
                room = QRectF(names + column * wide, box.top(), wide, box.height())
                self._paint_part(painter, room.adjusted(look.px(3), 0, -look.px(3), 0), part, span, colour)

    def _paint_part(self, painter: QPainter, room: QRectF, part: float, span: float, colour: QColor) -> None:
        """Draw a number over a bar that begins in the middle."""
        high = look.px(5)
        bottom = room.bottom() - look.px(3)
        wide = max(1.0, abs(part) / span * room.width() / 2)
        middle = room.center().x()
        rail = QRectF(room.left(), bottom - high / 2 - 0.5, room.width(), 1)
        painter.fillRect(rail, paint.faded(look.c.rule, 0.5))
        bar = QRectF(middle - wide if part < 0 else middle, bottom - high, wide, high)
        paint.rounded(painter, bar, colour, paint.NOTHING, 0, 2 * look.u)
        words = QRectF(room.left(), room.top(), room.width(), room.height() - high - look.px(2))
        paint.words(painter, words, change(part), look.sans(12, bold=True), look.c.ink, _CENTRE)

    def _line(self) -> int:
        return paint.line_of(look.sans(12, bold=True)) + look.px(12)
