"""The bar at the top of the home screen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from durbar.ui import words
from durbar.ui.kit.controls.buttons import SignButton, WordButton
from durbar.ui.kit.controls.choice import Choice
from durbar.ui.kit.controls.layouts import Flow, Row
from durbar.ui.kit.controls.ornaments import Drawing
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate

if TYPE_CHECKING:
    from durbar.ui.kit.tips.tips import Tips


class HomeBar(QWidget):
    """Name, motto, and buttons whose signals say what is asked for. language(code): "en" or "fr"."""

    language = Signal(str)
    theme = Signal()
    saved_games = Signal()
    puzzles = Signal()
    statistics = Signal()
    settings = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._language = Choice([code.upper() for code in words.LANGUAGES], parent=self)
        self._language.chosen.connect(lambda index: self.language.emit(list(words.LANGUAGES)[index]))
        self._theme = SignButton("kit/theme-light", "", size=22, grows=True, parent=self)
        self._theme.clicked.connect(self.theme)
        self._saved = WordButton(size=13.5, height=34, parent=self)
        self._saved.clicked.connect(self.saved_games)
        self._puzzles = WordButton(size=13.5, height=34, parent=self)
        self._puzzles.clicked.connect(self.puzzles)
        self._statistics = WordButton(size=13.5, height=34, parent=self)
        self._statistics.clicked.connect(self.statistics)
        self._settings = WordButton(size=13.5, height=34, parent=self)
        self._settings.clicked.connect(self.settings)
        self._words = (self._saved, self._puzzles, self._statistics, self._settings)
        self._motto = Words("", 14, face="serif", italic=True, tone="quiet")
        self._lay_out()
        look.changed.connect(self._follow)

    def attach_tips(self, tips: Tips) -> None:
        """Let the sun or moon tell what it does, and the buttons whose word says little."""
        from durbar.ui.kit.tips.tips import on_screen

        tips.keep_off(tuple, lambda: [on_screen(button) for button in self._words])
        tips.attach(self._theme, self._theme.tip)
        for button in self._words[:-1]:
            tips.attach(button, partial(_what_it_does, button))

    def retranslate(self) -> None:
        """Fill the texts."""
        self._motto.setText(translate("Home", "Board games at the courts of kings"))
        self._language.setAccessibleName(translate("Home", "Language"))
        self._language.choose(list(words.LANGUAGES).index(words.language()))
        self._saved.set_words(translate("Home", "Saved games"), picture=Picture("kit/log"))
        self._saved.set_tip(translate("Home", "Every game that is kept: go on, look at it, copy or delete it"))
        self._puzzles.set_words(translate("Home", "Puzzles"), picture=Picture("kit/hint"))
        self._puzzles.set_tip(
            translate("Home", "Positions to solve, and your own mistakes: find the move that is clearly best")
        )
        self._statistics.set_words(translate("Home", "Statistics"), picture=Picture("kit/statistics"))
        self._statistics.set_tip(translate("Home", "What your finished games come to: wins, places, scores and chance"))
        self._settings.set_words(translate("Home", "Settings"), picture=Picture("kit/settings"))
        self._follow()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the rule under the bar."""
        paint.hair(QPainter(self), 0, self.width(), self.height() - 1)

    def _lay_out(self) -> None:
        bar = Row((24, 8, 24, 9), 12)
        self.setLayout(bar)
        bar.addWidget(Drawing("kit/app-icon", 46))
        left = Row(gap=10)
        left.addWidget(Words("Durbar", 30, face="serif", bold=True, wrap=False), 0, Qt.AlignmentFlag.AlignBottom)
        left.addWidget(self._motto, 1, Qt.AlignmentFlag.AlignBottom)
        left.addStretch()
        bar.addLayout(left, 1)
        bar.setAlignment(left, Qt.AlignmentFlag.AlignVCenter)  # beside signs in two lines, too
        signs = Flow(14, start=1)
        for widget in (self._language, self._theme, *self._words):
            signs.addWidget(widget)
        bar.addLayout(signs)

    def _follow(self) -> None:
        self._theme.set_sign("kit/theme-dark" if look.dark else "kit/theme-light")
        self._motto.setVisible(look.letters <= 1)  # larger buttons need the room
        self._theme.set_name(translate("Home", "Light theme") if look.dark else translate("Home", "Dark theme"))


def _what_it_does(button: WordButton) -> Tip:
    return Tip(button.tip_words)
