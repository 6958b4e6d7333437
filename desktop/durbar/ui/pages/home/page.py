"""The home screen: games to resume, a card for each game, language, theme and settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QRectF, Qt, QTime, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QSizePolicy, QWidget

from durbar.ui import words
from durbar.ui.kit.controls.buttons import Choice, SignButton, WordButton
from durbar.ui.kit.controls.parts import (
    Column,
    Drawing,
    Face,
    Flow,
    Ground,
    Hair,
    Row,
    Scroll,
    Sheet,
    Words,
    choose,
    order_tabs,
    two_columns,
)
from durbar.ui.kit.cover import Cover
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.pages.home.board_picture import BoardPicture, Miniature
from durbar.ui.words import translate

if TYPE_CHECKING:
    from durbar.ui.kit.tips.tip import Tips

_MOST_RESUMES = 2
_NO_LIMIT = 16_777_215  # Qt's own largest size
_CENTRE = Qt.AlignmentFlag.AlignHCenter
_LEFT = Qt.AlignmentFlag.AlignLeft
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Resume:
    """A saved game that is not over. art: a small picture. emblems: by Player.emblem, in order of play.

    where: a sentence such as "Middle Kingdom, turn 38. Your turn." when: local time, None for one that
    no calendar has.
    """

    path: Path
    key: str
    title: str
    art: str
    emblems: tuple[int, ...]
    where: str
    when: datetime | None


class HomePage(Ground):
    """The first page. Signals say what the person asked for; the page itself opens nothing.

    play(key), learn(key), rules(key): a game. resume(path), forget(path): a saved game; forget only after the person
    agreed.
    language(code): "en" or "fr". theme(): the other one. painted(): the page is on the screen for the first time.
    """

    play = Signal(str)
    learn = Signal(str)
    rules = Signal(str)
    resume = Signal(Path)
    forget = Signal(Path)
    open_file = Signal()
    language = Signal(str)
    theme = Signal()
    statistics = Signal()
    settings = Signal()
    painted = Signal()

    def __init__(self, screens: Sequence[Cover], miniature: Miniature, parent: QWidget | None = None) -> None:
        super().__init__()
        self.setParent(parent)
        self._was_painted = False
        self._resumes: tuple[Resume, ...] = ()
        self._resume_cards: list[_ResumeCard] = []
        self._places: dict[QWidget, tuple[int, int]] = {}
        self._tips: Tips | None = None
        self._bar = _Bar(self)
        self._cards = [_GameCard(screen, miniature, _shape(len(screens)), self) for screen in screens]
        self._lay_out()
        look.changed.connect(self._arrange)
        self.retranslate()

    def set_resumes(self, resumes: Sequence[Resume]) -> None:
        """Show the newest saved games, newest first; only the first two have room."""
        self._resumes = tuple(resumes[:_MOST_RESUMES])
        for old in self._resume_cards:
            self._resume_row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._resume_cards = []
        for resume in self._resumes:
            card = _ResumeCard(resume)
            card.resumed.connect(lambda path=resume.path: self.resume.emit(path))
            card.forgotten.connect(lambda resume=resume: self._ask_forget(resume))
            self._resume_row.addWidget(card, 1)
            self._resume_cards.append(card)
            if self._tips is not None:
                card.attach_tips(self._tips)
        self._resume_part.setVisible(bool(self._resumes))
        order_tabs(self)

    def set_progress(self, progress: Mapping[str, tuple[int, int]]) -> None:
        """How many lessons lie behind, of how many, for the games whose course was begun."""
        for card in self._cards:
            card.set_progress(*progress.get(card.key, (0, 0)))

    def attach_tips(self) -> None:
        """Signs without words tell their names; not before the first paint."""
        from durbar.ui.kit.tips.tip import Tips

        self._tips = Tips(self)
        parts: tuple[_Bar | _ResumeCard | _GameCard, ...] = (self._bar, *self._resume_cards, *self._cards)
        for part in parts:
            part.attach_tips(self._tips)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground; what can wait for the first paint is told of it, once."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()

    def retranslate(self) -> None:
        """Fill every text anew, in the language that is on."""
        self._bar.retranslate()
        for card in self._cards:
            card.retranslate()
        self.set_resumes(self._resumes)

    def _lay_out(self) -> None:
        page = Column()
        self.setLayout(page)
        page.addWidget(self._bar)
        inside = QWidget()
        column = Column((24, 12, 24, 16), 12)
        inside.setLayout(column)
        self._resume_part = QWidget()
        self._resume_row = Row(gap=12)
        self._resume_part.setLayout(self._resume_row)
        column.addWidget(self._resume_part)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._grid, 1)
        page.addWidget(Scroll(inside), 1)

    def _arrange(self) -> None:
        """Put the cards where the width allows; called often, moves only what has to move."""
        wide = two_columns(self.width())
        across = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._resume_row.setDirection(across)
        self._bar.arrange(wide)
        for card in self._cards:
            card.arrange(wide)
        self._grid.setSpacing(look.px(12))
        columns = 2 if wide and len(self._cards) > 1 else 1
        for index, card in enumerate(self._cards):
            place = (index // columns, index % columns)
            if self._places.get(card) != place:
                self._places[card] = place
                self._grid.removeWidget(card)
                self._grid.addWidget(card, *place)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1 if columns == 2 else 0)

    def _ask_forget(self, resume: Resume) -> None:
        sentence = translate("Home", "{where} Last played: {when}. Once removed, it can’t be brought back.")
        from durbar.ui.kit.controls.dialogs import Answer, Question  # not before the first paint

        question = Question(
            self,
            translate("Home", "Remove this game of {game}?").format(game=resume.title),
            sentence.format(where=resume.where, when=day_words(resume.when)),
            [Answer("keep", translate("Home", "Keep it")), Answer("remove", translate("Home", "Remove"))],
            safe="keep",
        )
        question.answered.connect(lambda answer: self.forget.emit(resume.path) if answer == "remove" else None)
        question.open()


def _attach_name(tips: Tips, sign: SignButton) -> None:
    """A sign’s name as its tip."""
    from durbar.ui.kit.screen import Tip

    tips.attach(sign, lambda: Tip(sign.accessibleName()))


def _attach_words(tips: Tips, button: WordButton) -> None:
    """What a button says of itself as its tip."""
    from durbar.ui.kit.screen import Tip

    tips.attach(button, lambda: Tip(button.tip_words))


class _Bar(QWidget):
    """The top of the page: name, motto, language, theme, a file to open, settings."""

    def __init__(self, page: HomePage) -> None:
        super().__init__(page)
        self._language = Choice(["FR", "EN"], parent=self)
        self._language.chosen.connect(lambda index: page.language.emit(("fr", "en")[index]))
        self._theme = SignButton("kit/theme-light", "", size=22, parent=self)
        self._theme.clicked.connect(page.theme)
        self._open = WordButton(size=13.5, high=34, parent=self)
        self._open.clicked.connect(page.open_file)
        self._statistics = WordButton(size=13.5, high=34, parent=self)
        self._statistics.clicked.connect(page.statistics)
        self._settings = WordButton(size=13.5, high=34, parent=self)
        self._settings.clicked.connect(page.settings)
        self._motto = Words("", 14, face="serif", italic=True, tone="quiet")
        self._lay_out()
        look.changed.connect(self._follow)

    def attach_tips(self, tips: Tips) -> None:
        """The sun or moon tells what it does, and so do buttons whose word says little."""
        _attach_name(tips, self._theme)
        for button in (self._open, self._statistics):
            _attach_words(tips, button)

    def retranslate(self) -> None:
        """Fill the texts."""
        self._motto.setText(translate("Home", "Board games at the courts of kings"))
        self._language.setAccessibleName(translate("Home", "Language"))
        choose(self._language, 0 if words.language() == "fr" else 1)
        self._open.set_words(translate("Home", "Open…"), picture=Picture("kit/log"))
        self._open.set_tip(translate("Home", "Open a saved game from a file"))
        self._statistics.set_words(translate("Home", "Statistics"), picture=Picture("kit/statistics"))
        self._statistics.set_tip(translate("Home", "What your finished games come to: wins, places, scores and chance"))
        self._settings.set_words(translate("Home", "Settings"), picture=Picture("kit/settings"))
        self._follow()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The rule under the bar."""
        paint.hair(QPainter(self), 0, self.width(), self.height() - 1)

    def arrange(self, wide: bool) -> None:
        """Leave the motto away where there is no room."""
        self._motto.setVisible(wide)

    def _lay_out(self) -> None:
        bar = Row((24, 8, 24, 9), 12)
        self.setLayout(bar)
        bar.addWidget(Drawing("kit/app-icon", 46))
        left = Row(gap=10)
        left.addWidget(Words("Durbar", 30, face="serif", bold=True, wrap=False), 0, Qt.AlignmentFlag.AlignBottom)
        left.addWidget(self._motto, 1, Qt.AlignmentFlag.AlignBottom)
        left.addStretch()
        bar.addLayout(left, 1)
        signs = Flow(14, start=1)
        for widget in (self._language, self._theme, self._open, self._statistics, self._settings):
            signs.addWidget(widget)
        bar.addLayout(signs)

    def _follow(self) -> None:
        self._theme.set_sign("kit/theme-dark" if look.dark else "kit/theme-light")
        self._theme.set_name(translate("Home", "Light theme") if look.dark else translate("Home", "Dark theme"))


class _Emblems(QWidget):
    """Who sits at a table, by their emblems."""

    def __init__(self, emblems: tuple[int, ...]) -> None:
        super().__init__()
        self._emblems = emblems
        look.changed.connect(self._measure)
        self._measure()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The emblems in a row."""
        painter, side = QPainter(self), self.height()
        for place, emblem in enumerate(self._emblems):
            art.draw(painter, SEAT_COLOURS[emblem].emblem, QRectF(place * (side + look.px(4)), 0, side, side))

    def _measure(self) -> None:
        side = look.px(19)
        self.setFixedSize(max(1, len(self._emblems) * (side + look.px(4))), side)


class _ResumeCard(Sheet):
    """A saved game: what, who, where, when, and its buttons."""

    resumed = Signal()
    forgotten = Signal()

    def __init__(self, resume: Resume) -> None:
        super().__init__()
        self._resume = resume
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        row = Row((14, 8, 14, 8), 12)
        self.setLayout(row)
        row.addWidget(Drawing(resume.art, 44), 0, _MIDDLE)
        row.addLayout(self._texts(), 1)
        when = day_words(resume.when)
        row.addWidget(Words(when, 12, tone="quiet", wrap=False), 0, _MIDDLE)
        row.addWidget(self._button(when), 0, _MIDDLE)  # of a damaged game too: it asks whether to open what is sound
        self._remove = SignButton("kit/close", "", size=14, parent=self)
        name = translate("Home", "Remove the saved game of {game}, {when}")
        self._remove.set_name(name.format(game=resume.title, when=when))
        self._remove.clicked.connect(self.forgotten)
        row.addWidget(self._remove, 0, _MIDDLE)

    def attach_tips(self, tips: Tips) -> None:
        """The cross tells what it removes."""
        _attach_name(tips, self._remove)

    def _texts(self) -> Column:
        texts = Column(gap=3)
        title = Flow(12)
        title.addWidget(Words(self._resume.title, 17, face="serif", bold=True, wrap=False))
        title.addWidget(_Emblems(self._resume.emblems))
        texts.addStretch(1)
        texts.addLayout(title)
        texts.addWidget(Words(self._resume.where, 13, tone="quiet"))
        texts.addStretch(1)
        return texts

    def _button(self, when: str) -> WordButton:
        button = WordButton(translate("Home", "Resume"), size=14, parent=self)
        name = translate("Home", "Resume {game}, {when}").format(game=self._resume.title, when=when)
        button.setAccessibleName(name)
        button.setAccessibleDescription(self._resume.where)
        button.clicked.connect(self.resumed)
        return button


@dataclass(frozen=True)
class _Shape:
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


def _shape(cards: int) -> _Shape:
    """One game has the page for itself; two stand side by side, high; more make the grid."""
    if cards == 1:
        return _Shape(50, 18, 14.5, 330, 52, (420, 260), 372, festive=True)
    if cards == 2:
        return _Shape(30, 15, 13.5, 260, 44, (340, 220), 0, above=True)
    return _Shape(23, 12.6, 12.5, 208, 38, (270, 200), 280)


class _GameCard(Sheet):
    """A game: its board in miniature, its name, what it is like, how long it takes."""

    def __init__(self, screen: Cover, miniature: Miniature, shape: _Shape, page: HomePage) -> None:
        super().__init__(double=True, round_=8)
        self._screen, self._shape = screen, shape
        self.key = key = screen.game.key
        self._done, self._lessons = 0, 0
        self._picture = BoardPicture(screen, miniature, shape.picture)
        self._title = self._words(shape.title, "serif", bold=True)
        self._blurb = self._words(shape.text, "serif" if shape.festive else "sans")
        self._players = self._words(shape.facts, tone="quiet")
        self._minutes = self._words(shape.facts, tone="quiet")
        self._progress = self._words(shape.facts, tone="quiet")
        size = 14.5 if shape.button < 50 else 18
        self._play = WordButton(primary=True, size=size, high=shape.button, parent=self)
        self._play.clicked.connect(lambda: page.play.emit(key))
        self._learn = WordButton(size=size, high=shape.button, parent=self)
        self._learn.clicked.connect(lambda: page.learn.emit(key))
        self._rules = SignButton("kit/rulebook", "", boxed=True, size=shape.button / 2, parent=self)
        self._rules.clicked.connect(lambda: page.rules.emit(key))
        self._sign: Drawing | None = None
        self._wide = True
        self._lay_out()
        look.changed.connect(self._measure)

    def retranslate(self) -> None:
        """Fill the texts."""
        game, title = self._screen.game, self._screen.title()
        self._title.setText(title)
        self._blurb.setText(self._screen.blurb())
        players = translate("Home", "{least} to {most} players").format(least=game.seats[0], most=game.seats[-1])
        self._players.setText(players)
        self._minutes.setText(translate("Home", "about {minutes} minutes").format(minutes=game.minutes))
        self._tell_progress()
        self._play.set_words(translate("Home", "Play"), primary=True)
        self._play.setAccessibleName(translate("Home", "Play {game}").format(game=title))
        self._learn.set_words(translate("Home", "Learn"))
        self._learn.set_tip(translate("Home", "A guided first game, in short lessons"))
        self._learn.setAccessibleName(translate("Home", "Learn {game}").format(game=title))
        self._rules.set_name(translate("Home", "Rules of {game}").format(game=title))
        self._picture.setAccessibleName(translate("Home", "The board of {game}").format(game=title))
        self._picture.redraw()
        self._measure()

    def set_progress(self, done: int, lessons: int) -> None:
        """How many lessons of the course lie behind, of how many; none where it was not begun."""
        self._done, self._lessons = done, lessons
        self._tell_progress()

    def _tell_progress(self) -> None:
        next_one = translate("Home", "next lesson: {number} of {lessons}")
        words = translate("Home", "all lessons done") if self._done == self._lessons else next_one
        self._progress.setText(words.format(number=self._done + 1, lessons=self._lessons))
        self._progress.setVisible(self._done > 0)

    def attach_tips(self, tips: Tips) -> None:
        """What the buttons lead to."""
        _attach_name(tips, self._rules)
        _attach_words(tips, self._learn)

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
        texts = Column((26, 20, 26, 26) if festive else (7, 10, 8, 8), 16 if festive else 10)
        self._texts.setLayout(texts)
        row.addWidget(self._texts)
        side = _CENTRE if festive else _LEFT
        if festive:
            texts.addStretch(2)
            self._sign = Drawing(self._screen.menu_picture.art, 104)
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
        self._rules.setFixedSize(look.px(self._shape.button), look.px(self._shape.button))


class _TitlePage(QWidget):
    """Room for texts with an ornament in each corner."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The corners."""
        painter = QPainter(self)
        side, gap = look.px(46), look.px(2)
        right, bottom = self.width() - gap - side, self.height() - gap - side
        for turn, (x, y) in enumerate(((gap, gap), (right, gap), (right, bottom), (gap, bottom))):
            art.draw(painter, "kit/ornament-corner", QRectF(x, y, side, side), 0.8, look.dark, turn)


def day_words(when: datetime | None) -> str:
    """A moment as people say it: today, yesterday, or the date."""
    if when is None:
        return translate("Home", "date unknown")
    days = (datetime.now().date() - when.date()).days
    clock = time_words(when)
    if days == 0:
        return translate("Home", "today, {time}").format(time=clock)
    if days == 1:
        return translate("Home", "yesterday, {time}").format(time=clock)
    return date_words(when)


def date_words(when: datetime) -> str:
    """The day of a moment, here, in figures."""
    here = when.astimezone() if when.tzinfo is not None else when
    return date_locale().toString(QDate(here.year, here.month, here.day), QLocale.FormatType.ShortFormat)


def time_words(when: datetime) -> str:
    """The hour and minute of a moment, here."""
    here = when.astimezone() if when.tzinfo is not None else when
    return date_locale().toString(QTime(here.hour, here.minute), QLocale.FormatType.ShortFormat)


def date_locale() -> QLocale:
    """The system's ways of writing dates if they are in the language that is on, else the language's own."""
    system, code = QLocale.system(), words.language()
    if system.language() == QLocale(code).language():
        return system
    return QLocale("en_GB" if code == "en" else code)
