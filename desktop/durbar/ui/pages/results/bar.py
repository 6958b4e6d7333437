"""The bar at the foot of a game's end."""

from collections.abc import Sequence

from PySide6.QtCore import Signal

from durbar.session.player import Player
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.layouts import Column, Flow, Row
from durbar.ui.kit.controls.ornaments import Drawing, Sheet
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import SEAT_COLOURS
from durbar.ui.kit.values.results import Results
from durbar.ui.words import translate


def button_keys() -> tuple[str, str, str]:
    """Return the letters that press View again, Review and Play again."""
    return (
        translate("Results", "V", "key for: view the game again"),
        translate("Results", "G", "key for: review the game"),
        translate("Results", "P", "key for: play again"),
    )


class ResultsBar(Sheet):
    """The bar at the foot: the winner's emblem, a sentence, and what to do now."""

    home = Signal()
    look_back = Signal()
    review = Signal()
    again = Signal()

    def __init__(self) -> None:
        super().__init__(double=True)
        self._emblem = Drawing(SEAT_COLOURS[0].emblem, 50, lit=True)
        self._sentence = Words("", 18, face="serif")
        self._second = Words("", 13, tone="quiet")
        self.home_button, self.look_back_button, self.review_button, self.again_button = (
            WordButton(size=13.5, height=38) for _ in range(4)
        )
        told = Column(gap=3)
        told.addStretch(1)
        told.addWidget(self._sentence)
        told.addWidget(self._second)
        told.addStretch(1)
        row, buttons = Row((14, 9, 15, 9), 16), Flow(7, start=1)
        row.addWidget(self._emblem)
        row.addLayout(told, 4)
        row.addLayout(buttons, 5)
        self.setLayout(row)
        for button, signal in (
            (self.home_button, self.home),
            (self.look_back_button, self.look_back),
            (self.review_button, self.review),
            (self.again_button, self.again),
        ):
            button.clicked.connect(signal)
            buttons.addWidget(button)

    def set_words(self, results: Results, players: Sequence[Player], picture: Picture | None) -> None:
        """Fill sentence and buttons. picture: before Play again."""
        self._emblem.show_art(SEAT_COLOURS[players[results.placings[0].seat].emblem].emblem)
        self._sentence.setText(results.sentence)
        self._second.setText(results.sentence_second)
        self._second.setVisible(bool(results.sentence_second))
        self.home_button.set_words(translate("Results", "Home"), translate("Results", "Esc"))
        look_back, review, again = button_keys()
        self.look_back_button.set_words(translate("Results", "View again"), look_back, Picture("kit/history"))
        self.review_button.set_words(translate("Results", "Review"), review)
        self.again_button.set_words(translate("Results", "Play again"), again, picture)
