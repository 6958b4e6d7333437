"""The bar at the foot of a game's end."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from durbar.table.player import Player
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.layouts import Column, Flow, Row
from durbar.ui.kit.controls.ornaments import Drawing, Sheet
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.values.results import Results
from durbar.ui.words import translate


def button_keys() -> tuple[str, str]:
    """The letters that press Review and Play again."""
    return translate("Results", "V", "key for: review"), translate("Results", "P", "key for: play again")


class Told(QWidget):
    """The winner's emblem, and what is said of the game."""

    def __init__(self) -> None:
        super().__init__()
        self._emblem = Drawing(SEAT_COLOURS[0].emblem, 50, lit=True)
        self._sentence = Words("", 18, face="serif")
        self._second = Words("", 13, tone="quiet")
        words = Column(gap=3)
        words.addStretch(1)
        words.addWidget(self._sentence)
        words.addWidget(self._second)
        words.addStretch(1)
        row = Row(gap=14)
        row.addWidget(self._emblem)
        row.addLayout(words, 1)
        self.setLayout(row)

    def set_words(self, results: Results, players: Sequence[Player]) -> None:
        """Say it of this game."""
        self._emblem.show_art(SEAT_COLOURS[players[results.placings[0].seat].emblem].emblem)
        self._sentence.setText(results.sentence)
        self._second.setText(results.sentence_second)
        self._second.setVisible(bool(results.sentence_second))


class ResultsBar(Sheet):
    """The bar at the foot: the winner's emblem, a sentence, and what to do now."""

    home = Signal()
    review = Signal()
    again = Signal()

    def __init__(self) -> None:
        super().__init__(double=True)
        self.told = Told()
        self.home_button, self.review_button, self.again_button = WordButton(), WordButton(), WordButton()
        for button, signal in (
            (self.home_button, self.home),
            (self.review_button, self.review),
            (self.again_button, self.again),
        ):
            button.clicked.connect(signal)
        self._buttons = Flow(gap=10, start=1)
        for button in (self.home_button, self.review_button, self.again_button):
            self._buttons.addWidget(button)
        self._row = Row((14, 9, 15, 9), 16)
        self._row.addWidget(self.told, 1)
        self._row.addLayout(self._buttons)
        self.setLayout(self._row)
        look.changed.connect(self._fit)

    def set_words(self, results: Results, players: Sequence[Player], picture: Picture | None) -> None:
        """Fill sentence and buttons. picture: before Play again."""
        self.told.set_words(results, players)
        self.home_button.set_words(translate("Results", "Home"), translate("Results", "Esc"))
        review, again = button_keys()
        self.review_button.set_words(translate("Results", "Review"), review, Picture("kit/history"))
        self.again_button.set_words(translate("Results", "Play again"), again, picture)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Buttons go below the sentence where there is no room beside it."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        buttons = sum(
            button.sizeHint().width() + look.px(10)
            for button in (self.home_button, self.review_button, self.again_button)
        )
        narrow = buttons + look.px(110) + 22 * look.letter(18) > self.width()
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if self._row.direction() != way:
            self._row.setDirection(way)
