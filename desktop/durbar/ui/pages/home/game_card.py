"""A game on the home screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from durbar.ui.kit.controls.buttons import SignButton, WordButton
from durbar.ui.kit.controls.layouts import Column, Flow, Row
from durbar.ui.kit.controls.ornaments import Drawing, Hair, Sheet
from durbar.ui.kit.controls.words import Face, Words
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.manifest import Manifest
from durbar.ui.pages.home.button_tips import attach_name, attach_words
from durbar.ui.pages.home.filled_frame import FilledFrame, Part
from durbar.ui.words import language, translate

if TYPE_CHECKING:
    from durbar.ui.kit.tips.tips import Tips

_NO_LIMIT = 16_777_215  # Qt's own largest size
_CENTRE = Qt.AlignmentFlag.AlignHCenter
_LEFT = Qt.AlignmentFlag.AlignLeft


@dataclass(frozen=True)
class Shape:
    """Measures of a game's card, in units: its letters, the least size of the miniature, the width of the texts.

    above: the miniature stands above the texts. festive: the card has the page for itself, set as a title page.
    """

    title: float
    text: float
    facts: float
    ornament: float
    button: float
    picture: tuple[float, float]
    texts: float
    above: bool = False
    festive: bool = False


def shape_of(cards: int) -> Shape:
    """One game has the page for itself; two stand side by side, high; more make the grid."""
    if cards == 1:
        return Shape(50, 18, 14.5, 330, 52, (420, 260), 372, festive=True)
    if cards == 2:
        return Shape(30, 15, 13.5, 260, 44, (340, 220), 0, above=True)
    return Shape(23, 12.6, 12.5, 208, 38, (170, 200), 280)


class GameCard(Sheet):
    """A game: its board in miniature, its name, what it is like, how long it takes.

    play(key), learn(key), rules(key): its buttons.
    """

    play = Signal(str)
    learn = Signal(str)
    rules = Signal(str)

    def __init__(self, manifest: Manifest, miniature: Part, shape: Shape) -> None:
        super().__init__(double=True, round_=8)
        self._manifest, self._shape = manifest, shape
        self.key = key = manifest.key
        self._following, self._lessons = 0, 0
        self._picture = FilledFrame(manifest, miniature, shape.picture)
        self._title = self._words(shape.title, "serif", bold=True)
        self._blurb = self._words(shape.text, "serif" if shape.festive else "sans")
        self._players = self._words(shape.facts, tone="quiet")
        self._minutes = self._words(shape.facts, tone="quiet")
        self._progress = self._words(shape.facts, tone="quiet")
        size = 14.5 if shape.button < 50 else 18
        self._play = WordButton(primary=True, size=size, high=shape.button, parent=self)
        self._play.clicked.connect(lambda: self.play.emit(key))
        self._learn = WordButton(size=size, high=shape.button, parent=self)
        self._learn.clicked.connect(lambda: self.learn.emit(key))
        self._rules = SignButton("kit/rulebook", "", boxed=True, size=shape.button / 2, grows=True, parent=self)
        self._rules.clicked.connect(lambda: self.rules.emit(key))
        self._sign: Drawing | None = None
        self._wide = True
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
        """With which lesson of the course to go on, from 0, of how many; none where it was not begun.

        The number of them where all are done.
        """
        self._following, self._lessons = following, lessons
        self._tell_progress()

    def _tell_progress(self) -> None:
        next_one = translate("Home", "go on with lesson {number} of {lessons}")
        words = translate("Home", "all lessons done") if self._following == self._lessons else next_one
        self._progress.setText(words.format(number=self._following + 1, lessons=self._lessons))
        self._progress.setVisible(self._lessons > 0)

    def attach_tips(self, tips: Tips) -> None:
        """What the buttons lead to."""
        attach_name(tips, self._rules)
        attach_words(tips, self._learn)

    def arrange(self, wide: bool) -> None:
        """Where there is little room, the texts of a card that has the page for itself stand above the board."""
        self._wide = wide
        if self._shape.festive:
            beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.BottomToTop
            self._row.setDirection(beside if wide else below)
        if self._sign is not None:
            self._sign.setVisible(wide)
        self._measure()

    def _words(self, size: float, face: Face = "sans", bold: bool = False, tone: str = "ink") -> Words:
        words = Words("", size, face=face, bold=bold, tone=tone)
        if self._shape.festive:
            words.setAlignment(_CENTRE)
        return words

    def _lay_out(self) -> None:
        row: QBoxLayout = Column((13, 13, 13, 13), 8) if self._shape.above else Row((13, 13, 13, 13), 20)
        self.setLayout(row)
        self._row = row
        row.addWidget(self._picture, 1)
        self._texts = _TitlePage() if self._shape.festive else QWidget()
        festive = self._shape.festive
        texts = Column((26, 20, 26, 26) if festive else (7, 10, 8, 8), 16 if festive else 8)
        self._texts.setLayout(texts)
        row.addWidget(self._texts)
        side = _CENTRE if festive else _LEFT
        if festive:
            texts.addStretch(2)
            self._sign = Drawing(self._manifest.menu_picture.art, 104)
            texts.addWidget(self._sign, 0, side)
        texts.addWidget(self._title)
        texts.addWidget(Drawing("kit/ornament-rule", self._shape.ornament), 0, side)
        self._blurb.setAlignment(Qt.AlignmentFlag.AlignTop | (_CENTRE if festive else _LEFT))
        texts.addWidget(self._blurb)
        texts.addWidget(Hair())
        facts = Column(gap=5)
        facts.addWidget(self._players)
        facts.addWidget(self._minutes)
        facts.addWidget(self._progress)
        texts.addLayout(facts)
        texts.addStretch(1)
        buttons = Flow(8, start=0.5 if festive else 0)
        buttons.addWidget(self._play)
        buttons.addWidget(self._learn)
        buttons.addWidget(self._rules)
        texts.addLayout(buttons)
        if festive:
            texts.addStretch(2)

    def _measure(self) -> None:
        """The texts are as wide as the mock-up has them, or as their letters need."""
        grown = max(1.0, look.letter(100) / (100 * look.u))
        texts = round(look.px(self._shape.texts) * grown) if self._wide or not self._shape.festive else 0
        self._texts.setMinimumWidth(texts)
        self._texts.setMaximumWidth(texts or _NO_LIMIT)
        if (
            self._shape.above
        ):  # side by side, pictures and titles stand level, whatever the languages make of the blurbs
            self._blurb.setMinimumHeight(2 * paint.line_of(self._blurb.font()) if self._wide else 0)
        self._play.setMinimumWidth(look.px(self._shape.button * 2.2))
        self._learn.setMinimumWidth(look.px(self._shape.button * 1.9))
        high = max(look.px(self._shape.button), self._play.sizeHint().height())
        self._rules.setFixedSize(high, high)


class _TitlePage(QWidget):
    """Room for texts with an ornament in each corner."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The corners."""
        painter = QPainter(self)
        side, gap = look.px(46), look.px(2)
        right, bottom = self.width() - gap - side, self.height() - gap - side
        for turn, (x, y) in enumerate(((gap, gap), (right, gap), (right, bottom), (gap, bottom))):
            art.draw(painter, "kit/ornament-corner", QRectF(x, y, side, side), 0.8, look.dark, turn)
