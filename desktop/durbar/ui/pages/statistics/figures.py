"""The statistics' panel of figures: wins against a fair share, places, scores; by game, or by player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from durbar.games import GAMES
from durbar.session.statistics.archive import Finished
from durbar.session.statistics.sums import Figures, Wanted, by_frequency, figures, of_level, of_person
from durbar.ui.games import manifest, score_words
from durbar.ui.kit.controls.layouts import Column, Row, empty
from durbar.ui.kit.controls.ornaments import Drawing
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import DARK, SEAT_COLOURS, look
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.results.winner import GOLD, LAPIS_LIGHT, ON_LAPIS, SKY, LapisPanel
from durbar.ui.pages.statistics.choice import level_words
from durbar.ui.words import number, signed, translate

_CENTRE = Qt.AlignmentFlag.AlignHCenter
#: More players than this are not listed; those who played most stand first.
_MAX_PLAYERS = 6


@dataclass(frozen=True)
class Line:
    """A line of the panel: words, a quiet second line, the number at the right, a picture, what the tip says."""

    words: str
    second: str
    shown: str
    tip: str
    picture: Picture | None = None


class FiguresPanel(LapisPanel):
    """The figures of the games that are shown."""

    def __init__(self, tips: Tips) -> None:
        super().__init__()
        self._tips = tips
        column = Column((18, 14, 18, 18), 0)
        self.setLayout(column)
        column.addStretch(1)
        self._umbrella = Drawing("kit/winner", 92, lit=True)
        self._emblem = Drawing(SEAT_COLOURS[0].emblem, 60, lit=True)
        for drawing in (self._umbrella, self._emblem):
            column.addWidget(drawing, 0, _CENTRE)
        self._headline = Words("", 28, face="serif", bold=True, palette=ON_LAPIS)
        self._second = Words("", 14, tone="quiet", palette=ON_LAPIS)
        for label, gap in ((self._headline, 6), (self._second, 4)):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addSpacing(gap)
            column.addWidget(label)
        column.addSpacing(8)
        ornament = Row()
        ornament.setAlignment(_CENTRE)
        ornament.addWidget(Drawing("kit/ornament-rule", 200, lit=True))
        column.addLayout(ornament)
        column.addSpacing(12)
        self._lines = Column(gap=7)
        column.addLayout(self._lines)
        column.addStretch(1)

    def show_games(self, games: Sequence[Finished], wanted: Wanted) -> None:
        """Show the figures of some games, as far as they are wanted."""
        person = wanted.person or ""
        own = figures(of_person(games, person))
        self._emblem.setVisible(bool(person))
        if person:
            self._emblem.show_art(SEAT_COLOURS[emblem_of(games, person)].emblem)
            self._headline.setText(translate("Statistics", "%n win(s)", None, own.wins))
            self._second.setText(_share_words(own))
            self._set_lines(_person_lines(games, person, own, wanted.game))
        else:
            self._headline.setText(translate("Statistics", "%n game(s)", None, len(games)))
            only = translate("Statistics", "of computers among themselves")
            self._second.setText(only if wanted.person == "" else translate("Statistics", "wins of all who played"))
            self._set_lines(_player_lines(games))

    def _set_lines(self, lines: Sequence[Line]) -> None:
        empty(self._lines)
        for line in lines:
            row = FigureRow(line)
            self._lines.addWidget(row)
            self._tips.attach(row, row.tip)


def _share_words(own: Figures) -> str:
    """Return in how many games, and how many of them equal players would have won.

    Few games say nothing of that yet.
    """
    if own.fair < 1:
        return translate("Statistics", "in %n game(s)", None, own.games)
    words = translate("Statistics", "in %n game(s); among equal players it would be about {fair}", None, own.games)
    return words.format(fair=number(own.fair))


class FigureRow(QLabel):
    """A line of the panel. Its text is for screen readers."""

    def __init__(self, line: Line) -> None:
        super().__init__()
        self._line = line
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(", ".join(part for part in (f"{line.words}: {line.shown}", line.second) if part))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def tip(self) -> Tip:
        """Return what the line tells."""
        return Tip(self._line.words, worth=self._line.shown, reason=self._line.tip)

    def sizeHint(self) -> QSize:
        """Return room for two lines of words."""
        words = paint.line_of(look.serif(15, bold=True)) + 2 * paint.line_of(look.sans(12)) - look.px(4)
        return QSize(look.px(280), max(look.px(46), words))

    def minimumSizeHint(self) -> QSize:
        """Return room for the number and some of the words."""
        return QSize(look.px(200), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw picture, words and number."""
        painter, rect = QPainter(self), QRectF(self.rect())
        paint.panel(painter, rect, LAPIS_LIGHT, GOLD, 0.8, 6, 0.75)
        left, right = look.px(14), rect.right() - look.px(14)
        if self._line.picture is not None:
            side = look.px(32)
            paint.picture(painter, self._line.picture, QRectF(left, round((rect.height() - side) / 2), side, side))
            left += side + look.px(11)
        big, name, quiet = look.serif(22, bold=True), look.serif(15, bold=True), look.sans(12)
        end = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        paint.words(painter, QRectF(left, 0, right - left, rect.height()), self._line.shown, big, DARK.ink, end)
        room = right - paint.width_of(self._line.shown, big) - look.px(8) - left
        rows = paint.wrapped(self._line.second, quiet, int(room), 2) if self._line.second else []
        upper, lower = paint.line_of(name), paint.line_of(quiet)
        top = (rect.height() - upper - len(rows) * lower) / 2
        paint.words(painter, QRectF(left, top, room, upper), self._line.words, name, DARK.ink)
        for at, row in enumerate(rows):
            paint.words(painter, QRectF(left, top + upper + at * lower, room, lower), row, quiet, SKY)


def emblem_of(games: Sequence[Finished], person: str) -> int:
    """Return the emblem a person had last."""
    return next((held.player.emblem for _, held in of_person(games, person)), 0)


def score_told(key: str, score: float, digits: int = 0) -> str:
    """Return a score, or with digits a mean of some, as the statistics write it.

    Where it may lie on both sides of 0, with its sign.
    """
    words = score_words(key)
    if not digits:
        return words.written(round(score))
    return number(score, digits) if words.unit == 1 else signed(score / words.unit, digits)


def _person_lines(games: Sequence[Finished], person: str, own: Figures, key: str | None) -> list[Line]:
    if not own.games:
        return []
    mean = Line(
        translate("Statistics", "Mean place"),
        "",
        number(own.place, 1),
        translate("Statistics", "The mean of all places; the winner’s is 1."),
    )
    if key is None:
        return [mean, *_game_lines(games, person)]
    called = score_words(key).score
    return [
        mean,
        Line(
            translate("Statistics", "Mean score"),
            called,
            score_told(key, own.score, 1),
            translate("Statistics", "The mean of the scores at the end of these games."),
        ),
        Line(
            translate("Statistics", "Best score"),
            called,
            score_told(key, own.best),
            translate("Statistics", "The highest score at the end of one of these games."),
        ),
    ]


def _game_lines(games: Sequence[Finished], person: str) -> list[Line]:
    lines = []
    for key in GAMES:
        told = figures(of_person([game for game in games if game.game == key], person))
        if told.games:
            lines.append(_wins_line(manifest(key).title(), told, manifest(key).menu_picture))
    return lines


def _player_lines(games: Sequence[Finished]) -> list[Line]:
    """Return who played: persons by name, computers by level."""
    people = by_frequency(name for game in games for name in game.people)
    computers = [held.player for game in games for held in game.seats if not held.player.is_person]
    levels = by_frequency(player.level for player in computers)
    lines = [
        _wins_line(name, figures(of_person(games, name)), Picture(SEAT_COLOURS[emblem_of(games, name)].emblem))
        for name in people
    ]
    lines += [_wins_line(level_words(level), figures(of_level(games, level))) for level in levels]
    return lines[:_MAX_PLAYERS]


def _wins_line(words: str, told: Figures, picture: Picture | None = None) -> Line:
    second = translate("Statistics", "of %n game(s)", None, told.games)
    if told.fair >= 1:
        second = translate("Statistics", "of %n game(s); among equals about {fair}", None, told.games)
    tip = translate("Statistics", "%n win(s); with equal chances {fair} would be expected.", None, told.wins)
    fair = number(told.fair, 1)
    return Line(words, second.format(fair=number(told.fair)), number(told.wins), tip.format(fair=fair), picture)
