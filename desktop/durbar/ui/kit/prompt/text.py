"""The words of the prompt bar: a sentence, a second line, a link to a section of the rulebook."""

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from durbar.ui.kit.controls.buttons import LinkButton
from durbar.ui.kit.controls.layouts import Column, Row
from durbar.ui.kit.controls.scrollbar import use_own_viewport, use_thin_bar
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look

#: Letters of the sentence and of the second line, in units: the largest in which both fit are taken.
LETTERS = ((18, 13), (15.5, 12), (13, 10.5))
#: Text size up to which the smallest letters grow.
MOST_TEXT = 1.2
#: Shares of the width that long words may take, so that their last line is not much shorter than the others.
SHARES = (0.55, 0.65, 0.75, 0.85, 0.93)
#: The space between a number and the word that it counts.
_COUNTED = re.compile(r"(?<=\d) (?=[^\W\d])")
#: Units: what the focus ring of the link takes, the space before the link, and between the lines.
RING, BEFORE_LINK, BETWEEN = 4, 12, 3


def bind_numbers(text: str) -> str:
    """Return the text with numbers that stay in a line with the word that they count."""
    return _COUNTED.sub("\u00a0", text)


def even_width(text: str, font: QFont, width: int) -> int:
    """Return a width, at most this one, in which text takes as many lines, about equally long."""
    height = paint.height_of(text, font, width)
    if height < 2 * paint.line_of(font):
        return width
    shares = (round(width * share) for share in SHARES)
    return next((share for share in shares if paint.height_of(text, font, share) <= height), width)


class PromptText(QScrollArea):
    """Shows the words in the largest letters for which there is room; it scrolls where even the smallest have none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = Words("", LETTERS[0][0], face="serif")
        self.second = Words("", LETTERS[0][1])
        self.link = LinkButton("", 13)
        use_own_viewport(self)
        use_thin_bar(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        page = QWidget()
        page.setLayout(self._laid_out())
        self.setWidget(page)
        page.setAutoFillBackground(False)

    def _laid_out(self) -> Column:
        column, line = Column((RING, RING, RING, RING), BETWEEN), Row(gap=BEFORE_LINK)
        line.addWidget(self.second, 1)
        line.addWidget(self.link)
        line.addStretch()
        column.addStretch()
        column.addWidget(self.sentence)
        column.addLayout(line)
        column.addStretch()
        return column

    def set_words(self, sentence: str, second: str, tone: str, link: str) -> None:
        """Say this; an empty link is none."""
        self.sentence.setText(bind_numbers(sentence))
        self.second.setText(bind_numbers(second))
        self.second.set_tone(tone)
        self.second.setVisible(bool(second))
        self.link.set_words(link)
        self.link.setVisible(bool(link))
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the words in the new size."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Take the largest letters in which all words are seen at once."""
        ring = look.px(RING)
        width, height = self.width() - 2 * ring, self.height() - 2 * ring - look.px(BETWEEN)
        beside = 0 if self.link.isHidden() else self.link.sizeHint().width() + look.px(BEFORE_LINK)
        sentence, second = self.sentence.text(), self.second.text()
        least = max(1.0, look.text / MOST_TEXT)
        for large, small in (*LETTERS[:-1], (LETTERS[-1][0] / least, LETTERS[-1][1] / least)):
            below = paint.height_of(second, look.sans(small), width - beside) if second else 0
            if paint.height_of(sentence, look.serif(large), width) + below <= height:
                break
        else:
            width -= self.verticalScrollBar().sizeHint().width()
        _lay_out(self.sentence, large, width)
        _lay_out(self.second, small, width - beside)


def _lay_out(words: Words, letters: float, width: int) -> None:
    """Give words letters and a width, at most this one, in which no word stands alone on the last line."""
    words.set_size(letters)
    even = even_width(words.text(), words.font(), width)
    words.setMaximumWidth(max(1, min(even, paint.width_of(words.text(), words.font()) + 1)))
