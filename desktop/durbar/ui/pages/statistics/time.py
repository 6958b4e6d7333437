"""The statistics' panel of time: a person's wins, places or scores as a chart, and what its lines mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

from durbar.session.statistics.archive import Finished
from durbar.session.statistics.sums import Held, Wanted, of_person, running_mean
from durbar.ui.dates import date_words
from durbar.ui.games import statistics_words
from durbar.ui.kit.controls.choice import Choice, choose, relabel
from durbar.ui.kit.controls.layouts import Column, Flow, Row
from durbar.ui.kit.controls.ornaments import Sheet
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.theme import SEAT_COLOURS
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.statistics.chart import Course, CourseChart
from durbar.ui.pages.statistics.figures import emblem_of, score_words
from durbar.ui.words import listed, number, translate

#: The mean that a line shows is of so many games.
_MEAN_SPAN = 10
#: A screen reader is told so many of the newest values.
_MAX_SPOKEN = 12


class TimePanel(Sheet):
    """The chart, and what it shows: wins, places or, of one game, scores. It is of one person."""

    def __init__(self, tips: Tips) -> None:
        super().__init__()
        self._games: Sequence[Finished] = ()
        self._wanted = Wanted()
        self._title = Words("", 17, face="serif", bold=True, wrap=False)
        self._choice = Choice(("",), size=12, height=26, parent=self)
        self._choice.chosen.connect(lambda _index: self._draw())
        self._chart = CourseChart()
        self._note = Words("", 12, tone="quiet")
        column = Column((12, 8, 14, 8), 4)
        head = Row((8, 0, 0, 0), 8)
        head.addWidget(self._title)
        shown = Flow(8, start=1)
        shown.addWidget(self._choice)
        head.addLayout(shown, 1)
        column.addLayout(head)
        column.addWidget(self._chart, 1)
        foot = Row((8, 0, 8, 0))
        foot.addWidget(self._note, 1)
        column.addLayout(foot)
        self.setLayout(column)
        tips.attach(self._chart, self._tip)
        tips.attach(self._choice, lambda: Tip(self._choice.accessibleName()))

    def show_games(self, games: Sequence[Finished], wanted: Wanted) -> None:
        """Show some games, newest first, as far as they are wanted."""
        self._games, self._wanted = tuple(reversed(games)), wanted
        self._title.setText(translate("Statistics", "Over time"))
        self._choice.setAccessibleName(translate("Statistics", "What the chart shows"))
        words = [translate("Statistics", "Wins"), translate("Statistics", "Places")]
        if wanted.game is not None:
            words.append(translate("Statistics", "Scores"))
        on = min(max(0, self._choice.on), len(words) - 1)
        if [button.text() for button in self._choice.buttons] != words:
            relabel(self._choice, words)
        choose(self._choice, on)
        self._draw()

    def _draw(self) -> None:
        held = of_person(self._games, self._wanted.person or "")
        if held:
            self._chart.set_course(self._course(held))
            self._note.setText(self._meaning())

    def _course(self, held: Held) -> Course:
        ends = (date_words(held[0][0].ended), date_words(held[-1][0].ended) if len(held) > 1 else "")
        colour = SEAT_COLOURS[emblem_of(list(reversed(self._games)), self._wanted.person or "")].colour
        if self._choice.on == 0:
            wins = [0, *accumulate(int(one.place == 1) for _, one in held)]
            fair = [0.0, *accumulate(1 / len(game.seats) for game, _ in held)]
            told = translate("Statistics", "Wins after each game: {values}.").format(values=_told(wins, number))
            return Course(wins, dashes=fair, ends=ends, spoken=told, colour=colour)
        if self._choice.on == 1:
            places = [float(one.place) for _, one in held]
            told = translate("Statistics", "Places: {values}.").format(values=_told(places, number))
            mean = running_mean(places, _MEAN_SPAN)
            return Course(mean, dots=places, best_low=True, ends=ends, spoken=told, colour=colour)
        key = self._wanted.game or ""
        unit = statistics_words(key).unit
        scores = [one.score / unit for _, one in held]
        told = translate("Statistics", "Scores: {values}.").format(
            values=_told([one.score for _, one in held], lambda score: score_words(key, score))
        )
        return Course(running_mean(scores, _MEAN_SPAN), dots=scores, ends=ends, spoken=told, colour=colour)

    def _meaning(self) -> str:
        if self._choice.on == 0:
            return translate("Statistics", "Solid line: wins so far. Dashes: a fair share of them.")
        if self._choice.on == 1:
            return translate(
                "Statistics", "Dots: places, the first at the top. Line: the mean of the last %n.", None, _MEAN_SPAN
            )
        return translate("Statistics", "Dots: scores. Line: the mean of the last %n.", None, _MEAN_SPAN)

    def _tip(self) -> Tip:
        return Tip(self._title.text(), what=self._meaning(), rule=self._chart.accessibleName())


def _told(values: Sequence[float], written: Callable[[float], str]) -> str:
    """Return the newest values as a list in words."""
    return listed([written(value) for value in values[-_MAX_SPOKEN:]])
