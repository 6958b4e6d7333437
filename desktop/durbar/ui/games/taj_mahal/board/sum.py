"""The sum on Taj Mahal’s panel: what withdrawing now would bring, or what a hand counts for, line by line."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from durbar.ui.games.taj_mahal.words.sums import Line, Sum
from durbar.ui.kit.controls.layouts import Column, Row
from durbar.ui.kit.controls.ornaments import Hair
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.words import translate


@dataclass(frozen=True)
class _Density:
    """How close lines stand, in units: the gap between them, letters of words, quiet words, points; their pictures.

    title, total: letters above them. spacing: round the rule below those. margins: left, top, right, foot.
    """

    gap: float
    words: float
    quiet: float
    gain: float
    picture: float
    title: float
    total: float
    spacing: float
    margins: tuple[float, float, float, float]


#: From the usual one to the closest.
_DENSITIES = (
    _Density(5, 12.5, 11.5, 14.5, 24, 15.5, 27, 5, (14, 4, 14, 8)),
    _Density(2, 12.5, 11.5, 14, 22, 15.5, 27, 4, (14, 4, 14, 5)),
    _Density(1, 11.5, 10.5, 13, 19, 15.5, 22, 3, (14, 3, 14, 4)),
    _Density(0, 11, 10, 12.5, 17, 15.5, 20, 2, (14, 2, 14, 3)),
    _Density(0, 10, 10, 11.5, 15, 14, 16, 1, (14, 1, 14, 2)),
    _Density(0, 9.5, 8.7, 10.5, 17, 12.5, 16, 2, (14, 2, 14, 3)),
    _Density(0, 8.3, 7.6, 9, 17, 10.5, 13.5, 2, (12, 2, 12, 3)),
    _Density(0, 7, 6.4, 7.6, 17, 8.8, 11, 1, (12, 1, 12, 2)),
)
#: No letters are smaller than these units at the usual text size: larger ones may shrink to them, not further.
_LEAST_LETTER = 10


class SumPanel(QWidget):
    """A forecast or a hand, line by line, with its total. Many lines stand closer, with smaller letters."""

    def __init__(self) -> None:
        super().__init__()
        look.changed.connect(self.update)
        self._title = Words("", 15.5, face="serif")
        self._cards = _Pictures()
        self._total = Words("", 27, face="serif", bold=True, tone="gain", wrap=False)
        self._title.setMinimumWidth(1)
        self._shown = Sum("", "", ())
        self._room = QSize()
        head = Row(gap=8)
        head.addWidget(self._title, 1)
        head.addWidget(self._cards, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self._total, 0, Qt.AlignmentFlag.AlignVCenter)
        self._lines: list[LineView] = []
        self._column = Column(gap=5)
        self._outer = Column((14, 4, 14, 8), 5)
        self._outer.addLayout(head)
        self._outer.addWidget(Hair(1.0))
        self._outer.addLayout(self._column)
        self._outer.addStretch(1)
        self.setLayout(self._outer)

    def show_sum(self, shown: Sum) -> None:
        """Show this, in the room that is given it next; the lines that are there are filled anew."""
        self._shown = shown
        self._title.set_tone("own" if shown.pointed else "ink")
        self._cards.show_pictures(shown.cards)
        self._cards.setVisible(bool(shown.cards))
        self._total.setText(shown.total)
        self._total.set_tone("gain" if shown.total.startswith("+") else "ink")
        while len(self._lines) < len(shown.lines):
            self._lines.append(LineView())
            self._column.addWidget(self._lines[-1])
        for number, view in enumerate(self._lines):
            view.setVisible(number < len(shown.lines))
            if number < len(shown.lines):
                view.show_line(shown.lines[number])

    def set_room(self, width: int, height: int) -> None:
        """How wide and high it may be, in pixels; lines that need more stand as close as they can."""
        self._room = QSize(width, height)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The total beside the title, or at its end."""
        super().resizeEvent(event)
        self._fit_title()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Part of QWidget."""
        paint.panel(QPainter(self), QRectF(self.rect()), None, look.c.act, 1.8, 6, 1)

    def _fit(self) -> None:
        """The roomiest density that the room allows."""
        able = [one for one in _DENSITIES if look.letter(one.quiet) >= look.px(_LEAST_LETTER)] or [_DENSITIES[0]]
        fit = (density for density in able if self._height_if(density) <= self._room.height())
        self._set_density(next(fit, able[-1]))
        self._fit_title()

    def _fit_title(self) -> None:
        """Where a word of the title has no room beside the total, that ends the title."""
        title, total, font = self._shown.title, self._shown.total, self._title.font()
        longest = max((paint.width_of(word, font) for word in title.split()), default=0)
        beside = [paint.width_of(total, self._total.font()), self._cards.width() if self._shown.cards else -look.px(8)]
        room = self.width() - look.px(28 + 16) - sum(beside)
        fits = longest <= room
        self._total.setVisible(fits)
        ended = translate("TajMahal", "{title}: {points}").format(title=title, points=total)
        self._title.setText(title if fits or not total else ended)

    def _height_if(self, density: _Density) -> int:
        """Its height in pixels with lines that stand so."""
        px = look.px
        left, top, right, foot = (px(side) for side in density.margins)
        room = self._room.width() - left - right
        high = [line_height(line, density, room) for line in self._shown.lines]
        total = look.serif(density.total, bold=True)
        beside = paint.width_of(self._shown.total, total) + px(16) + (self._cards.width() if self._shown.cards else 0)
        title = paint.height_of(self._shown.title, look.serif(density.title), room - beside)
        head = max(paint.line_of(total), title, self._cards.height() if self._shown.cards else 0)
        return top + head + px(1) + 2 * px(density.spacing) + sum(high) + px(density.gap) * max(0, len(high) - 1) + foot

    def _set_density(self, density: _Density) -> None:
        self._title.set_size(density.title)
        self._total.set_size(density.total)
        self._column.setSpacing(look.px(density.gap))
        self._outer.setContentsMargins(*(look.px(side) for side in density.margins))
        self._outer.setSpacing(look.px(density.spacing))
        for line in self._lines:
            line.set_density(density)


def line_height(line: Line, density: _Density, width: int) -> int:
    """The height of a line in pixels, in a width."""
    px, gain = look.px, look.sans(density.gain, bold=True)
    pictures = pictures_wide(len(line.pictures), density.picture)
    room = width - pictures - 2 * px(10) - paint.width_of(line.gain, gain)
    high = paint.height_of(line.words, look.sans(density.words), room) if line.words else 0
    if line.quiet:
        high += paint.height_of(line.quiet, look.sans(density.quiet), room) + px(1)
    return max(px(density.picture), high, paint.line_of(gain) if line.gain else 0)


def pictures_wide(many: int, size: float) -> int:
    """Pixels that so many pictures of a size in units take beside each other; for none, the room of one."""
    return look.px(size) + max(0, many - 1) * picture_step(many, size)


def picture_step(many: int, size: float) -> int:
    """Pixels from one picture to the next: they lie closer where there are many."""
    return look.px(size * (0.96 if many < 4 else 0.7))


class LineView(QWidget):
    """A line: its pictures, words with a quiet line below, points at the right."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures = _Pictures()
        self._words = Words("", 12.5)
        self._quiet = Words("", 11.5, tone="quiet")
        self._gain = Words("", 14.5, bold=True, tone="gain", wrap=False)
        said = Column(gap=1)
        said.addStretch(1)
        said.addWidget(self._words)
        said.addWidget(self._quiet)
        said.addStretch(1)
        row = Row(gap=10)
        row.addWidget(self._pictures, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(said, 1)
        row.addWidget(self._gain, 0, Qt.AlignmentFlag.AlignTop)
        self.setLayout(row)

    def show_line(self, line: Line) -> None:
        """Show this."""
        self._pictures.show_pictures(line.pictures)
        self._words.setText(line.words)
        self._words.setAccessibleName(line.spoken)
        self._words.setVisible(bool(line.words))
        self._quiet.setText(line.quiet)
        self._quiet.setVisible(bool(line.quiet))
        self._gain.setText(line.gain)
        self._gain.setVisible(bool(line.gain))

    def set_density(self, density: _Density) -> None:
        """Letters and pictures of these sizes."""
        self._words.set_size(density.words)
        self._quiet.set_size(density.quiet)
        self._gain.set_size(density.gain)
        self._pictures.set_size(density.picture)


class _Pictures(QWidget):
    """The small pictures of a line, beside each other; they lie closer where there are many."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures: tuple[Picture, ...] = ()
        self._size = 24.0
        look.changed.connect(self._measure)
        self._measure()

    def set_size(self, units: float) -> None:
        """How large each is."""
        if units != self._size:
            self._size = units
            self._measure()

    def show_pictures(self, pictures: tuple[Picture, ...]) -> None:
        """Show these."""
        self._pictures = pictures
        self._measure()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Part of QWidget."""
        painter, size = QPainter(self), self.height()
        step = picture_step(len(self._pictures), self._size)
        for number, picture in enumerate(self._pictures):
            paint.picture(painter, picture, QRectF(number * step, 0, size, size))

    def _measure(self) -> None:
        self.setFixedSize(QSize(pictures_wide(len(self._pictures), self._size), look.px(self._size)))
        self.update()
