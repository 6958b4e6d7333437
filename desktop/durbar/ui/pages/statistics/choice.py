"""Which games the statistics are of: whose, which game, how many players, against whom, with which option."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from durbar.bots.levels import LEVELS
from durbar.engine.game import OptionValue
from durbar.games import GAMES
from durbar.session.player import Player
from durbar.session.statistics.archive import Finished
from durbar.session.statistics.sums import Wanted, by_frequency, has_option, levels_of
from durbar.ui.games import game_screen, manifest
from durbar.ui.kit.controls.layouts import Flow
from durbar.ui.kit.controls.pick import Pick
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.tip import Tip
from durbar.ui.people import kind_words
from durbar.ui.words import capital, translate

#: What a list offers: words, and the value it stands for.
_Items = list[tuple[str, Any]]


class Choices(QWidget):
    """The row of lists. changed: the person chose something else; ``wanted`` says what."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._games: Sequence[Finished] = ()
        self._person, self._game, self._seats, self._level, self._option = (Pick() for _ in range(5))
        self._picks = (self._person, self._game, self._seats, self._level, self._option)
        row = Flow(8)
        self.setLayout(row)
        for pick in self._picks:
            row.addWidget(pick)
            pick.activated.connect(lambda _index, pick=pick: self._chosen(pick))

    def set_games(self, games: Sequence[Finished]) -> None:
        """Offer what these games have; what was chosen stays where it can, at first it is who played most."""
        first = not self._games
        self._games = games
        people = by_frequency(name for game in games for name in game.people)
        self._fill(self._person, _person_items(people, games))
        if first and people:
            self._person.setCurrentIndex(1)
        self._fill(self._game, _game_items(games))
        self._fill(self._seats, _seat_items(games))
        self._fill(self._level, _level_items(games))
        self._fill_options()

    def retranslate(self) -> None:
        """Fill every text anew, in the language that is on."""
        names = (
            translate("Statistics", "Whose games"),
            translate("Statistics", "Game"),
            translate("Statistics", "Number of players"),
            translate("Statistics", "Opponents"),
            translate("Statistics", "Option"),
        )
        for pick, name in zip(self._picks, names, strict=True):
            pick.setAccessibleName(name)
        self.set_games(self._games)

    def attach_tips(self, tips: Tips) -> None:
        """Let each list tell what it chooses."""
        for at, pick in enumerate(self._picks):
            tips.attach(pick, partial(self._tip, at))

    @property
    def wanted(self) -> Wanted:
        """What is chosen."""
        person, game, seats, level, option = (pick.currentData() for pick in self._picks)
        return Wanted(person, game, seats, level, option)

    def _tip(self, at: int) -> Tip:
        return Tip(self._picks[at].accessibleName(), rule=_reasons()[at])

    def _chosen(self, pick: Pick) -> None:
        if pick is self._game:
            self._fill_options()
        self.changed.emit()

    def _fill_options(self) -> None:
        """Fill in the options of the chosen game."""
        key = self._game.currentData()
        self._fill(self._option, _option_items(key, self._games))
        self._option.setVisible(self._option.count() > 1)

    def _fill(self, pick: Pick, items: _Items) -> None:
        before = pick.currentData()
        pick.clear()
        for words, value in items:
            pick.addItem(words, value)
        values = [value for _, value in items]
        pick.setCurrentIndex(values.index(before) if before in values else 0)
        pick.updateGeometry()


def _reasons() -> tuple[str, ...]:
    return (
        translate(
            "Statistics", "Wins, places, the chart and chance are this player’s; games of computers stand apart."
        ),
        translate("Statistics", "Scores can be told for one game only; each counts in its own way."),
        translate("Statistics", "The more players, the fewer of the games each would win by equal chances."),
        translate("Statistics", "Games in which at least one computer of this level sat, or none at all."),
        translate("Statistics", "Games that were set up with this option; those that are set as usual are not listed."),
    )


def _person_items(people: Sequence[str], games: Sequence[Finished]) -> _Items:
    items: _Items = [(translate("Statistics", "All games"), None)]
    items += [(name, name) for name in people]
    if any(not game.people for game in games):
        items.append((translate("Statistics", "Games of computers only"), ""))
    return items


def _game_items(games: Sequence[Finished]) -> _Items:
    there = {game.game for game in games}
    shown: _Items = [(manifest(key).title(), key) for key in GAMES if key in there]
    return [(translate("Statistics", "Every game"), None), *shown]


def _seat_items(games: Sequence[Finished]) -> _Items:
    many = sorted({len(game.seats) for game in games})
    shown: _Items = [(translate("Statistics", "%n player(s)", None, number), number) for number in many]
    return [(translate("Statistics", "Any number of players"), None), *shown]


def _level_items(games: Sequence[Finished]) -> _Items:
    there = {level for game in games for level in levels_of(game)}
    order = [*(level for level in LEVELS if level in there), *sorted(there - {"", *LEVELS})]
    items: _Items = [(translate("Statistics", "Any opponents"), None)]
    items += [(level_words(level), level) for level in order]
    if "" in there:
        items.append((translate("Statistics", "Persons only"), ""))
    return items


def level_words(level: str) -> str:
    """Return a computer player of a level, as a line of its own."""
    return capital(kind_words(Player("-", "computer", level=level), viewer=False))


def _option_items(key: str | None, games: Sequence[Finished]) -> _Items:
    """Return what games of one kind were set up with, but for what is usual."""
    items: _Items = [(translate("Statistics", "Any options"), None)]
    if key is None:
        return items
    screen = game_screen(key)
    own = [game for game in games if game.game == key]
    for option in screen.game.options:
        told = screen.setup.option_words(option)
        for value in option.values:
            usual = value == option.default and type(value) is type(option.default)
            if not usual and any(has_option(game, option.id, value) for game in own):
                items.append((f"{told.title}: {value_words(told.values, value)}", (option.id, value)))
    return items


def value_words(values: dict[OptionValue, str], value: OptionValue) -> str:
    """Return a value of an option in words."""
    if isinstance(value, bool):
        return translate("Statistics", "yes") if value else translate("Statistics", "no")
    return values.get(value, str(value))
