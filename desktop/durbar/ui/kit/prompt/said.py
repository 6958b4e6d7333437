"""The words of the prompt bar, laid out in a width."""

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from durbar.ui.kit.controls.buttons import LinkButton
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look


class Said(QWidget):
    """The words of the bar: sentence, second line, link to a section; they are laid out in a given width."""

    def __init__(self) -> None:
        super().__init__()
        self.sentence = Words("", 18, face="serif")
        self.small = Words("", 16, face="serif")
        self.second = Words("", 13)
        self.fine = Words("", 11.5)
        self.link = LinkButton("", 13)
        for widget in (self.sentence, self.small, self.second, self.fine, self.link):
            widget.setParent(self)

    def set_words(self, sentence: str, second: str, tone: str, link: str) -> None:
        """Say this; an empty link is none."""
        self.sentence.setText(sentence)
        self.small.setText(sentence)
        for words in (self.second, self.fine):
            words.setText(second)
            words.set_tone(tone)
        self.link.set_words(link)
        self.link.setVisible(bool(link))

    def lay(self, width: int, tight: bool, move: bool = True) -> int:
        """Lay the words in a width; gives back the height. tight: with smaller letters. move: False only measures."""
        fits = paint.width_of(self.sentence.text(), self.sentence.font()) <= width
        first = self.sentence if fits else self.small
        places: list[tuple[QWidget, QRect]] = [(first, QRect(0, 0, width, first.heightForWidth(width)))]
        y = places[0][1].height()
        second = self.fine if tight else self.second
        link = QSize(0, 0) if self.link.isHidden() else self.link.sizeHint()
        spot = QPoint(0, y)
        if second.text():
            natural = paint.width_of(second.text(), second.font()) + 2
            beside = natural + look.px(12) + link.width() <= width or link.isEmpty()
            room = min(natural, width) if beside else width
            high = second.heightForWidth(room)
            y += look.px(5) if fits and high < 2 * paint.line_of(second.font()) else 0
            places.append((second, QRect(0, y, room, high)))
            spot = QPoint(natural + look.px(12), y) if beside else QPoint(0, y + high)
            y += high
        if not link.isEmpty():
            places.append((self.link, QRect(spot, link)))
            y = max(y, spot.y() + link.height())
        if move:
            self._show([widget for widget, _ in places])
            for widget, place in places:
                widget.setGeometry(place)
        return y

    def _show(self, shown: list[QWidget]) -> None:
        for widget in (self.sentence, self.small, self.second, self.fine):
            widget.setVisible(widget in shown)
