"""The statistics' panel of time: a person's wins, places or scores as a chart, and what its lines mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Any

from durbar.session.statistics.archive import Finished, Place
from durbar.session.statistics.reviewed import Looked, Reviewed
from durbar.session.statistics.reviewed import of_person as reviewed_of
from durbar.session.statistics.sums import Held, Wanted, of_person, running_mean
from durbar.ui.dates import date_words
from durbar.ui.games import score_words
from durbar.ui.kit.controls.layouts import Column, Flow, Row
from durbar.ui.kit.controls.ornaments import Sheet
from durbar.ui.kit.controls.pick import Pick
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.theme import SEAT_COLOURS
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.statistics.chart import Course, CourseChart
from durbar.ui.pages.statistics.figures import emblem_of, score_told
from durbar.ui.words import listed, number, signed, translate

#: The mean that a line shows is of so many games.
_MEAN_SPAN = 10
#: A screen reader is told so many of the newest values.
_MAX_SPOKEN = 12
#: What reviews tell is drawn in tenths of a percent.
_TENTHS = 1000


class TimePanel(Sheet):
    """The chart, and what it shows: wins, places or, of one game, scores. It is of one person."""

    def __init__(self, tips: Tips) -> None:
        super().__init__()
        self._games: Sequence[Finished] = ()
        self._wanted = Wanted()
        self._reviewed: Reviewed = {}
        self._title = Words("", 17, face="serif", bold=True, wrap=False)
        self._choice = Pick()
        self._choice.activated.connect(lambda _index: self._draw())
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

    def show_games(self, games: Sequence[Finished], wanted: Wanted, reviewed: Reviewed) -> None:
        """Show some games, newest first, as far as they are wanted. reviewed: what reviews tell of games."""
        self._games, self._wanted, self._reviewed = tuple(reversed(games)), wanted, reviewed
        self._title.setText(translate("Statistics", "Over time"))
        self._choice.setAccessibleName(translate("Statistics", "What the chart shows"))
        before, names = self._kind, _names()
        self._choice.clear()
        for kind in self._offered():
            self._choice.addItem(names[kind], kind)
        self._choice.setCurrentIndex(max(0, self._choice.findData(before)))
        self._choice.updateGeometry()
        self._draw()

    @property
    def _kind(self) -> str:
        """What the chart shows."""
        return str(self._choice.currentData())

    def _offered(self) -> Iterator[str]:
        """Yield what there is to show of these games."""
        yield from ("wins", "places")
        if self._wanted.game is not None:
            yield "scores"
        looked = self._looked()
        if looked:
            yield "accuracy"
        if any(one.luck is not None for _, _, one in looked):
            yield "luck"

    def _looked(self) -> list[tuple[Finished, Place, Looked]]:
        return reviewed_of(self._games, self._wanted.person or "", self._reviewed)

    def _draw(self) -> None:
        held = of_person(self._games, self._wanted.person or "")
        if held:
            self._chart.set_course(self._course(held))
            self._note.setText(self._meaning())

    def _course(self, held: Held) -> Course:
        match self._kind:
            case "wins":
                wins = [0, *accumulate(int(one.place == 1) for _, one in held)]
                fair = [0.0, *accumulate(1 / len(game.seats) for game, _ in held)]
                told = translate("Statistics", "Wins after each game: {values}.").format(values=_told(wins, number))
                return self._drawn(wins, held, told, dashes=fair)
            case "places":
                places = [float(one.place) for _, one in held]
                told = translate("Statistics", "Places: {values}.").format(values=_told(places, number))
                return self._dotted(places, held, told, best_low=True)
            case "scores":
                key = self._wanted.game or ""
                told = translate("Statistics", "Scores: {values}.").format(
                    values=_told([one.score for _, one in held], lambda score: score_told(key, score))
                )
                return self._dotted([one.score / score_words(key).unit for _, one in held], held, told)
        return self._judged()

    def _judged(self) -> Course:
        """Return the course of what reviews tell."""
        looked, lost = self._looked(), self._kind == "accuracy"
        if not lost:
            looked = [one for one in looked if one[2].luck is not None]
        values = [_TENTHS * (one.lost if lost else one.luck or 0.0) for _, _, one in looked]
        written = _loss_words if lost else _luck_words
        template = (
            translate("Statistics", "What a choice cost on average of the chance to win: {values}.")
            if lost
            else translate("Statistics", "What luck changed of the chance to win: {values}.")
        )
        held = [(game, place) for game, place, _ in looked]
        return self._dotted(values, held, template.format(values=_told(values, written)), written=written)

    def _dotted(self, values: Sequence[float], held: Held, told: str, **drawn: Any) -> Course:
        """Return values as dots, and the mean of the last as a line."""
        return self._drawn(running_mean(values, _MEAN_SPAN), held, told, dots=values, **drawn)

    def _drawn(self, line: Sequence[float], held: Held, told: str, **drawn: Any) -> Course:
        ends = (date_words(held[0][0].ended), date_words(held[-1][0].ended) if len(held) > 1 else "")
        colour = SEAT_COLOURS[emblem_of(list(reversed(self._games)), self._wanted.person or "")].colour
        return Course(line, ends=ends, spoken=told, colour=colour, **drawn)

    def _meaning(self) -> str:
        match self._kind:
            case "wins":
                return translate("Statistics", "Solid line: wins so far. Dashes: a fair share of them.")
            case "places":
                words = translate(
                    "Statistics", "Dots: places, the first at the top. Line: the mean of the last %n.", None, _MEAN_SPAN
                )
            case "scores":
                words = translate("Statistics", "Dots: scores. Line: the mean of the last %n.", None, _MEAN_SPAN)
            case "accuracy":
                words = translate(
                    "Statistics",
                    "Dots: the chance to win that a choice cost on average, by the review of the game. "
                    "Line: the mean of the last %n.",
                    None,
                    _MEAN_SPAN,
                )
            case _:
                words = translate(
                    "Statistics",
                    "Dots: what luck changed of the chance to win, by the review of the game. "
                    "Line: the mean of the last %n.",
                    None,
                    _MEAN_SPAN,
                )
        return words

    def _tip(self) -> Tip:
        return Tip(self._title.text(), what=self._meaning(), rule=self._chart.accessibleName())


def _names() -> dict[str, str]:
    """Return what the chart can show, by name."""
    return {
        "wins": translate("Statistics", "Wins"),
        "places": translate("Statistics", "Places"),
        "scores": translate("Statistics", "Scores"),
        "accuracy": translate("Statistics", "Accuracy"),
        "luck": translate("Statistics", "Luck"),
    }


def _loss_words(tenths: float) -> str:
    """Return a part of the chance to win, given in tenths of a percent, as a percentage."""
    return translate("Hints", "{number}%").format(number=number(tenths / 10, 1))


def _luck_words(tenths: float) -> str:
    """Return the same with its sign, in whole percent."""
    return translate("Hints", "{number}%").format(number=signed(tenths / 10))


def _told(values: Sequence[float], written: Callable[[float], str]) -> str:
    """Return the newest values as a list in words."""
    return listed([written(value) for value in values[-_MAX_SPOKEN:]])
