"""The sum on Taj Mahal’s panel: what withdrawing now would bring, or what a hand counts for, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from durbar.ui.games.taj_mahal.words.sums import Line, Sum
from durbar.ui.kit.controls.layouts import Column, Row
from durbar.ui.kit.controls.ornaments import Hair, Pictures
from durbar.ui.kit.controls.page import Scroll
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look

#: In units: words, quiet words, points, pictures, the gap between lines; and how much closer all that stands where
#: there are many lines or text is large, down to the least letter of usual text. What then has no room is scrolled.
_WORDS_LETTERS, _QUIET_LETTERS, _GAIN_LETTERS, _PICTURE_SIDE, _LINE_GAP = 13.0, 11.5, 14.5, 24.0, 4.0
_SIZE_SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.53)
_MIN_LETTER, _MIN_PICTURE = 10.0, 18.0


class SumPanel(QWidget):
    """A forecast or a hand, line by line, with its total. shown: the sum."""

    def __init__(self) -> None:
        super().__init__()
        self._title = Words("", 16, face="serif")
        self._cards = Pictures(size=_PICTURE_SIDE)
        self._total = Words("", 24, face="serif", bold=True, tone="gain", wrap=False)
        head = Row(gap=8)
        head.addWidget(self._title, 1)
        head.addWidget(self._cards, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self._total, 0, Qt.AlignmentFlag.AlignVCenter)
        self.shown = Sum("", "", ())
        self._lines: list[LineView] = []
        self._column = Column(gap=_LINE_GAP)
        self._column.addStretch(1)
        inside, self._outer = QWidget(), Column((14, 3, 6, 4), 3)
        inside.setLayout(self._column)
        self._scroll = Scroll(inside)
        self._outer.addLayout(head)
        self._outer.addWidget(Hair(1.0))
        self._outer.addWidget(self._scroll, 1)
        self.setLayout(self._outer)
        look.changed.connect(self._fit)

    def show_sum(self, shown: Sum) -> None:
        """Show a sum; the lines that are there are filled anew. Costs nothing when nothing changes."""
        if shown == self.shown:
            return
        self.shown = shown
        self._title.setText(shown.title)
        self._title.set_tone("own" if shown.pointed else "ink")
        self._cards.show_pictures(shown.cards, _step(shown.cards))
        self._cards.setVisible(bool(shown.cards))
        self._total.setText(shown.total)
        self._total.set_tone("gain" if shown.total.startswith("+") else "ink")
        while len(self._lines) < len(shown.lines):
            self._lines.append(LineView())
            self._column.insertWidget(len(self._lines) - 1, self._lines[-1])
        for number, view in enumerate(self._lines):
            view.setVisible(number < len(shown.lines))
            if number < len(shown.lines):
                view.show_line(shown.lines[number])
        self._fit()

    @property
    def shows_all(self) -> bool:
        """Whether nothing of it need be scrolled into sight."""
        return self._column.totalHeightForWidth(self._scroll.width()) <= self._scroll.height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the letters to other room."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the letters, for only what is shown has a height."""
        super().showEvent(event)
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the panel."""
        paint.panel(QPainter(self), QRectF(self.rect()), None, look.c.act, 1.8, 6, 1)

    def _fit(self) -> None:
        """Use the largest letters with which all is seen: mostly the usual ones, else they are found by halving."""
        larger = sum(look.letter(_WORDS_LETTERS * size) > look.px(_MIN_LETTER) for size in _SIZE_SHARES)
        sizes = _SIZE_SHARES[: larger + 1]
        if self._fits(sizes[0]) or larger == 0:
            return
        tried, first, last = 0, 1, len(sizes) - 1
        while first < last:
            middle = tried = (first + last) // 2
            first, last = (first, middle) if self._fits(sizes[middle]) else (middle + 1, last)
        if tried != first:
            self._use(sizes[first])

    def _fits(self, size: float) -> bool:
        """Return whether nothing need be scrolled with letters so many times as large as usual; they are used then."""
        self._use(size)
        return self.shows_all

    def _use(self, size: float) -> None:
        self._title.set_size(16 * size)
        self._total.set_size(24 * size)
        for line in self._lines[: len(self.shown.lines)]:
            line.set_size(size)
        self._column.setSpacing(look.px(_LINE_GAP if size == 1 else 1))
        self._outer.activate()


class LineView(QWidget):
    """A line: its pictures, words with a quiet line below, points at the right."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures = Pictures(size=_PICTURE_SIDE)
        self._words = Words("", _WORDS_LETTERS)
        self._quiet = Words("", _QUIET_LETTERS, tone="quiet")
        self._gain = Words("", _GAIN_LETTERS, bold=True, tone="gain", wrap=False)
        said = Column(gap=1)
        said.addStretch(1)
        said.addWidget(self._words)
        said.addWidget(self._quiet)
        said.addStretch(1)
        row = self._row = Row(gap=8)
        row.addWidget(self._pictures, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(said, 1)
        row.addWidget(self._gain, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setLayout(row)

    def show_line(self, line: Line) -> None:
        """Show a line of the sum."""
        self._pictures.show_pictures(line.pictures, _step(line.pictures))
        self._words.setText(line.words)
        self._words.setAccessibleName(line.spoken)
        self._words.setVisible(bool(line.words))
        self._quiet.setText(line.quiet)
        self._quiet.setVisible(bool(line.quiet))
        self._gain.setText(line.gain)
        self._gain.setVisible(bool(line.gain))

    def set_size(self, size: float) -> None:
        """Use letters so many times as large as usual, and pictures as far as they stay clear."""
        self._words.set_size(_WORDS_LETTERS * size)
        self._quiet.set_size(_QUIET_LETTERS * size)
        self._gain.set_size(_GAIN_LETTERS * size)
        self._pictures.set_size(max(_MIN_PICTURE, _PICTURE_SIDE * size))
        self._row.activate()  # or what it lies in would not hear of it before the next turn of the loop


def _step(pictures: Sequence[Picture]) -> float:
    """Return how far it is from one picture to the next, as a part of its size: many lie over each other."""
    return 0.96 if len(pictures) < 4 else 0.7
