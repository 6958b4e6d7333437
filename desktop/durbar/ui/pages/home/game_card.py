"""A game on the home screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from durbar.ui.kit.controls.buttons import SignButton, WordButton
from durbar.ui.kit.controls.layouts import Column, Flow, Row
from durbar.ui.kit.controls.ornaments import Drawing, Hair, Sheet
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.manifest import Manifest
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.home.filled_frame import FilledFrame, Part
from durbar.ui.words import language, translate

if TYPE_CHECKING:
    from durbar.ui.kit.tips.tips import Tips

_LEFT = Qt.AlignmentFlag.AlignLeft


#: Units: the least of the board in miniature, the width of the texts, how high a button is.
_MIN_PICTURE_SIZE, _TEXTS_WIDTH, _BUTTON_HEIGHT = (170, 200), 280, 38


class GameCard(Sheet):
    """A game: its board in miniature, its name, what it is like, how long it takes.

    play(key), learn(key), rules(key): its buttons.
    """

    play = Signal(str)
    learn = Signal(str)
    rules = Signal(str)

    def __init__(self, manifest: Manifest, miniature: Part) -> None:
        super().__init__(double=True, round_=8)
        self._manifest = manifest
        self.key = key = manifest.key
        self._following, self._lessons = 0, 0
        self._picture = FilledFrame(manifest, miniature, _MIN_PICTURE_SIZE)
        self._title = Words("", 23, face="serif", bold=True)
        self._blurb = Words("", 12.6)
        self._players, self._minutes, self._progress = (Words("", 12.5, tone="quiet") for _ in range(3))
        self._play = WordButton(primary=True, height=_BUTTON_HEIGHT, parent=self)
        self._play.clicked.connect(lambda: self.play.emit(key))
        self._learn = WordButton(height=_BUTTON_HEIGHT, parent=self)
        self._learn.clicked.connect(lambda: self.learn.emit(key))
        self._rules = SignButton("kit/rulebook", "", boxed=True, size=_BUTTON_HEIGHT / 2, grows=True, parent=self)
        self._rules.clicked.connect(lambda: self.rules.emit(key))
        self._lay_out()
        look.changed.connect(self._measure)

    def retranslate(self) -> None:
        """Fill the texts."""
        game, title = self._manifest.game, self._manifest.title()
        self._title.setText(title)
        self._blurb.setText(self._manifest.blurb())
        players = translate("Home", "{least} to {most} players").format(least=game.seats[0], most=game.seats[-1])
        self._players.setText(players)
        self._minutes.setText(translate("Home", "about {minutes} minutes for four").format(minutes=game.minutes))
        self._tell_progress()
        self._play.set_words(translate("Home", "Play"), primary=True)
        self._play.setAccessibleName(translate("Home", "Play {game}").format(game=title))
        self._learn.set_words(translate("Home", "Learn"))
        self._learn.set_tip(translate("Home", "A guided first game, in short lessons"))
        self._learn.setAccessibleName(translate("Home", "Learn {game}").format(game=title))
        self._rules.set_name(translate("Home", "Rules of {game}").format(game=title))
        self._learn.setVisible(self._manifest.has_course)
        self._rules.setVisible(self._manifest.has_rulebook(language()))
        self._picture.setAccessibleName(translate("Home", "The board of {game}").format(game=title))
        self._picture.redraw()
        self._measure()

    def set_progress(self, following: int, lessons: int) -> None:
        """Set the lesson to go on with and how many lessons there are.

        following: from 0; ``lessons`` where all are done. lessons: 0 where the course was not begun.
        """
        self._following, self._lessons = following, lessons
        self._tell_progress()

    def _tell_progress(self) -> None:
        next_one = translate("Home", "go on with lesson {number} of {lessons}")
        words = translate("Home", "all lessons done") if self._following == self._lessons else next_one
        self._progress.setText(words.format(number=self._following + 1, lessons=self._lessons))
        self._progress.setVisible(self._lessons > 0)

    def attach_tips(self, tips: Tips) -> None:
        """Let the buttons tell what they lead to."""
        tips.attach(self._rules, self._rules.tip)
        tips.attach(self._learn, lambda: Tip(self._learn.tip_words))

    def _lay_out(self) -> None:
        row = Row((13, 13, 13, 13), 20)
        self.setLayout(row)
        row.addWidget(self._picture, 1)
        self._texts = QWidget()
        row.addWidget(self._texts, 1000)  # they are as wide as they may be before the board grows
        texts = Column((7, 10, 8, 8), 8)
        self._texts.setLayout(texts)
        texts.addWidget(self._title)
        texts.addWidget(Drawing("kit/ornament-rule", 208), 0, _LEFT)
        texts.addWidget(self._blurb)
        texts.addWidget(Hair())
        facts = Column(gap=5)
        facts.addWidget(self._players)
        facts.addWidget(self._minutes)
        facts.addWidget(self._progress)
        texts.addLayout(facts)
        texts.addStretch(1)
        buttons = Flow(8)
        buttons.addWidget(self._play)
        buttons.addWidget(self._learn)
        buttons.addWidget(self._rules)
        texts.addLayout(buttons)

    def _measure(self) -> None:
        """Give the texts the width of the design, or what their letters need."""
        self._texts.setMaximumWidth(round(look.px(_TEXTS_WIDTH) * max(1.0, look.letters)))
        self._play.setMinimumWidth(look.px(_BUTTON_HEIGHT * 2.2))
        self._learn.setMinimumWidth(look.px(_BUTTON_HEIGHT * 1.9))
        high = self._play.sizeHint().height()
        self._rules.setFixedSize(high, high)
