"""What finished games come to: which of them are meant, wins against a fair share, places, scores, chance."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from durbar.engine.game import OptionValue
from durbar.engine.luck import Luck
from durbar.session.statistics.archive import Finished, Place


class Wanted(msgspec.Struct, frozen=True):
    """Which games are meant; a field that is None does not matter.

    person: games in which this person sat; "" means games of computers only. level: games with a computer of that
    level, "" those without any computer. option: an option's id and value.
    """

    person: str | None = None
    game: str | None = None
    seats: int | None = None
    level: str | None = None
    option: tuple[str, OptionValue] | None = None

    def fits(self, game: Finished) -> bool:
        """Return whether a game is meant."""
        return (
            (self.person is None or (self.person in game.people if self.person else not game.people))
            and self.game in (None, game.game)
            and self.seats in (None, len(game.seats))
            and (self.level is None or self.level in levels_of(game))
            and (self.option is None or has_option(game, *self.option))
        )


def levels_of(game: Finished) -> set[str]:
    """Return the levels of the computers of a game; "" alone when there was none."""
    return {held.player.level for held in game.seats if not held.player.is_person} or {""}


def has_option(game: Finished, option: str, value: OptionValue) -> bool:
    """Return whether a game was played with an option at a value."""
    chosen = game.options.get(option)
    return chosen == value and type(chosen) is type(value)


class Figures(msgspec.Struct, frozen=True):
    """What seats held come to. games: how many. wins: shared victories too. fair: the wins of equal chances.

    place, score: means. best: the highest score. All are 0 when there is no game.
    """

    games: int = 0
    wins: int = 0
    fair: float = 0
    place: float = 0
    score: float = 0
    best: int = 0


#: Seats held, each with its game.
Held = Sequence[tuple[Finished, Place]]


def of_person(games: Iterable[Finished], name: str) -> Held:
    """Return the seats that a person held."""
    return [(game, game.seats[seat]) for game in games if (seat := game.seat_of(name)) is not None]


def of_level(games: Iterable[Finished], level: str) -> Held:
    """Return the seats that computers of a level held."""
    return [
        (game, held)
        for game in games
        for held in game.seats
        if not held.player.is_person and held.player.level == level
    ]


def figures(seats: Held) -> Figures:
    """Return what some seats come to."""
    if not seats:
        return Figures()
    return Figures(
        games=len(seats),
        wins=sum(held.place == 1 for _, held in seats),
        fair=sum(1 / len(game.seats) for game, _ in seats),
        place=sum(held.place for _, held in seats) / len(seats),
        score=sum(held.score for _, held in seats) / len(seats),
        best=max(held.score for _, held in seats),
    )


def by_frequency(names: Iterable[str]) -> list[str]:
    """Return names, those that come most often first, equals in alphabetical order."""
    counts = Counter(names)
    return sorted(counts, key=lambda name: (-counts[name], name))


class Fall(msgspec.Struct, frozen=True):
    """How chance fell over many games: what came, out of how many tries, against what was to be expected."""

    came: int = 0
    tries: int = 0
    expected: float = 0

    @property
    def rarity(self) -> float:
        """How often, of 1, chance alone strays at least as far from what is to be expected."""
        spread = math.sqrt(max(0.0, self.expected * (1 - self.expected / self.tries))) if self.tries else 0.0
        return math.erfc(abs(self.came - self.expected) / spread / math.sqrt(2)) if spread else 1.0


def fall(luck: Iterable[Luck]) -> Fall:
    """Add up many pieces of luck."""
    told = list(luck)
    return Fall(sum(one.came for one in told), sum(one.tries for one in told), sum(one.expected for one in told))


def luck_of(games: Iterable[Finished], person: str, others: bool = False) -> list[Luck]:
    """Return what chance brought a person by name; others: what it brought all but that person."""
    told = []
    for game in games:
        own = game.seat_of(person)
        told += [one for one in game.luck if one.seat is not None and (one.seat == own) != others]
    return told


def luck_of_all(games: Iterable[Finished]) -> dict[str, Fall]:
    """Return by kind what chance brought to nobody in particular: the dice."""
    kinds: dict[str, list[Luck]] = {}
    for game in games:
        for one in game.luck:
            if one.seat is None:
                kinds.setdefault(one.kind, []).append(one)
    return {kind: fall(told) for kind, told in kinds.items()}


def running_mean(values: Sequence[float], over: int) -> list[float]:
    """Return after each value the mean of it and those before it, at most ``over`` in all."""
    return [sum(values[max(0, at - over + 1) : at + 1]) / min(at + 1, over) for at in range(len(values))]
