"""The words of the prompt bar, laid out in a width."""

import re
from bisect import bisect_left

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from durbar.ui.kit.controls.buttons import LinkButton
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look

#: Letters of the sentence and of the second line, in units: the usual ones, then those they shrink to.
LETTERS = (
    (18, 13),
    (18, 11.5),
    (16, 13),
    (16, 11.5),
    (14.5, 11.5),
    (14.5, 10.5),
    (13, 10.5),
    (12, 9.5),
    (11, 8.7),
    (10, 8),
    (9, 7.2),
)
#: No letters are smaller than these units at the usual text size: larger ones may shrink to them, not further.
LEAST = 10.5
#: Shares of the width that long words may take, so that their last line is not much shorter than the others.
SHARES = (0.55, 0.65, 0.75, 0.85, 0.93)
#: The space between a number and the word that it counts.
_COUNTED = re.compile(r"(?<=\d) (?=[^\W\d])")
#: Units round the words that the focus ring of the link takes.
RIM = 6


def shrinkings() -> range:
    """The letters that may be used at the text size that is on, as indexes of LETTERS."""
    least = LEAST / max(1.0, look.text)
    return range(sum(second >= least for _, second in LETTERS))


def hold_together(text: str) -> str:
    """The text with numbers that stay in a line with the word that they count."""
    return _COUNTED.sub("\u00a0", text)


def even_width(text: str, font: QFont, width: int) -> int:
    """A width, at most this one, in which text takes as many lines, about equally long: no word stands alone below."""
    high = paint.height_of(text, font, width)
    if high < 2 * paint.line_of(font):
        return width
    shares = (round(width * share) for share in SHARES)
    return next((share for share in shares if paint.height_of(text, font, share) <= high), width)


class Said(QWidget):
    """The words of the bar: sentence, second line, link to a section; they are laid out in a given width."""

    def __init__(self) -> None:
        super().__init__()
        self.sentence = Words("", LETTERS[0][0], face="serif")
        self.second = Words("", LETTERS[0][1])
        self.link = LinkButton("", 13)
        for widget in (self.sentence, self.second, self.link):
            widget.setParent(self)

    def set_words(self, sentence: str, second: str, tone: str, link: str) -> None:
        """Say this; an empty link is none."""
        self.sentence.setText(hold_together(sentence))
        self.second.setText(hold_together(second))
        self.second.set_tone(tone)
        self.link.set_words(link)
        self.link.setVisible(bool(link))

    def height_in(self, width: int, letters: int) -> int:
        """The pixels that the words take downwards in a width, in letters of this index."""
        return max((place.bottom() + 1 for _, place in self._places(width, letters)), default=0)

    def fitting(self, width: int, height: int, letters: int = 0) -> int | None:
        """The largest letters, from these down, in which the words have room; None if they never have."""
        sizes = shrinkings()[letters:]
        if not sizes or self.height_in(width, sizes[-1]) > height:
            return None
        return sizes[bisect_left(sizes, True, key=lambda one: self.height_in(width, one) <= height)]

    def lay(self, width: int, letters: int) -> None:
        """Lay the words in a width, in letters of this index."""
        self.sentence.set_size(LETTERS[letters][0])
        self.second.set_size(LETTERS[letters][1])
        self.second.setVisible(bool(self.second.text()))
        rim, foot = look.px(RIM), 0
        for widget, place in self._places(width, letters):
            if isinstance(widget, Words):
                place.setWidth(even_width(widget.text(), widget.font(), place.width()))
            widget.setGeometry(place.translated(rim, rim))
            foot = max(foot, place.bottom() + 1)
        self.resize(width + 2 * rim, foot + 2 * rim)

    def _places(self, width: int, letters: int) -> list[tuple[QWidget, QRect]]:
        large, small = look.serif(LETTERS[letters][0]), look.sans(LETTERS[letters][1])
        high = paint.height_of(self.sentence.text(), large, width)
        places: list[tuple[QWidget, QRect]] = [(self.sentence, QRect(0, 0, width, high))]
        link = QSize(0, 0) if self.link.isHidden() else self.link.sizeHint()
        spot = QPoint(0, high)
        if words := self.second.text():
            natural = paint.width_of(words, small) + 2
            beside = natural + look.px(12) + link.width() <= width or link.isEmpty()
            room = min(natural, width) if beside else width
            top, tall = high, paint.height_of(words, small, room)
            one_line = max(high, tall) < 2 * paint.line_of(small)
            top += look.px(5) if one_line else 0
            places.append((self.second, QRect(0, top, room, tall)))
            spot = QPoint(natural + look.px(12), top) if beside else QPoint(0, top + tall)
        if not link.isEmpty():
            places.append((self.link, QRect(spot, link)))
        return places
