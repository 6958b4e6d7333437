"""The words of the prompt bar: a sentence, a second line of words or of figures, a link to the rulebook."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.ui.kit.controls.buttons import LinkButton
from durbar.ui.kit.controls.layouts import Column, Row
from durbar.ui.kit.controls.page import Scroll
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.text.line_breaks import bind_numbers, even_width

#: Letters of the sentence and of the second line, in units: the largest in which both fit are taken.
LETTER_SIZES = ((18, 13), (15.5, 12), (13, 10.5))
#: Text size up to which the smallest letters grow.
MAX_TEXT_SCALE = 1.2
#: Letters in units: a picture of the line of figures. Units: the space after it, and before the next.
FIGURE_LETTERS, AFTER_FIGURE_GAP, FIGURE_GAP = 20, 5, 16
#: Units: what the focus ring of the link takes, the space before the link, and between the lines.
RING_MARGIN, LINK_GAP, LINE_GAP = 4, 12, 3


class Figures(QWidget):
    """A line of pictures, each with a number or a few words after it."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._figures: Sequence[tuple[Picture, str]] = ()

    def set_figures(self, figures: Sequence[tuple[Picture, str]], spoken: str) -> None:
        """Show figures; spoken: what they say, for screen readers."""
        self._figures = figures
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for all figures on one line."""
        font = look.sans(LETTER_SIZES[0][1])
        width = sum(self._steps(text, font)[1] for _, text in self._figures)
        return QSize(width, max(look.letter(FIGURE_LETTERS), paint.line_of(font)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw pictures and words."""
        painter, font, x = QPainter(self), look.sans(LETTER_SIZES[0][1]), 0
        side, middle = look.letter(FIGURE_LETTERS), self.height() / 2
        for picture, text in self._figures:
            paint.picture(painter, picture, QRectF(x, middle - side / 2, side, side))
            words, step = self._steps(text, font)
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            paint.words(painter, QRectF(x + words, 0, step, self.height()), text, font, look.c.quiet, flags)
            x += step

    def _steps(self, text: str, font: QFont) -> tuple[int, int]:
        """Return the pixels from a picture to its words, and to the next picture."""
        words = look.letter(FIGURE_LETTERS) + look.px(AFTER_FIGURE_GAP)
        return words, words + (paint.width_of(text, font) + look.px(FIGURE_GAP) if text else 0)


class PromptText(Scroll):
    """The prompt's words in the largest letters for which there is room.

    It scrolls where even the smallest have none.
    """

    def __init__(self) -> None:
        page = QWidget()
        super().__init__(page)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sentence = Words("", LETTER_SIZES[0][0], face="serif")
        self.second = Words("", LETTER_SIZES[0][1])
        self.figures = Figures()
        self.link = LinkButton("", 13)
        self._line = Row(gap=LINK_GAP)
        page.setLayout(self._laid_out())

    def _laid_out(self) -> Column:
        column, line = Column((RING_MARGIN, RING_MARGIN, RING_MARGIN, RING_MARGIN), LINE_GAP), self._line
        line.addWidget(self.second, 1)
        line.addWidget(self.figures)
        line.addWidget(self.link)
        line.addStretch()
        column.addStretch()
        column.addWidget(self.sentence)
        column.addLayout(line)
        column.addStretch()
        return column

    def set_words(
        self, sentence: str, second: str, tone: str, link: str, figures: Sequence[tuple[Picture, str]] = ()
    ) -> None:
        """Say this; an empty link is none. figures: they are seen in place of the second line if they have room."""
        self.sentence.setText(bind_numbers(sentence))
        self.second.setText(bind_numbers(second))
        self.second.set_tone(tone)
        self.figures.set_figures(figures, second)
        self.link.set_words(link)
        self.link.setVisible(bool(link))
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the words in the new size."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Take the largest letters in which all words are seen at once."""
        ring = look.px(RING_MARGIN)
        width, height = self.width() - 2 * ring, self.height() - 2 * ring - look.px(LINE_GAP)
        beside = 0 if self.link.isHidden() else self.link.sizeHint().width() + look.px(LINK_GAP)
        if beside > width / 2:
            self._line.setDirection(Row.Direction.TopToBottom)
            height, beside = height - self.link.sizeHint().height() - look.px(LINK_GAP), 0
        else:
            self._line.setDirection(Row.Direction.LeftToRight)
        self.figures.updateGeometry()
        sentence, second, pictured = self.sentence.text(), self.second.text(), self.figures.sizeHint()
        fits = 0 < pictured.width() <= width - beside
        self.figures.setVisible(fits)
        self.second.setVisible(bool(second) and not fits)
        least = max(1.0, look.text / MAX_TEXT_SCALE)
        for large, small in (*LETTER_SIZES[:-1], (LETTER_SIZES[-1][0] / least, LETTER_SIZES[-1][1] / least)):
            words = paint.height_of(second, look.sans(small), width - beside) if second else 0
            below = pictured.height() if fits else words
            if paint.height_of(sentence, look.serif(large), width) + below <= height:
                self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # an old one would stay
                break
        else:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
            width -= self.verticalScrollBar().sizeHint().width()
        _lay_out(self.sentence, large, width)
        _lay_out(self.second, small, width - beside)


def _lay_out(words: Words, letters: float, width: int) -> None:
    """Give words letters and a width, at most this one, in which no word stands alone on the last line."""
    words.set_size(letters)
    even = even_width(words.text(), words.font(), width)
    words.setMaximumWidth(max(1, min(even, paint.width_of(words.text(), words.font()) + 1)))
