"""How well chances that were told came true, class by class."""

from collections.abc import Sequence
from math import log

import msgspec

from durbar.bots.arena.arena import wilson
from tests.lab.calibration.rows import Row

CLASSES = 10
#: A class with more decisions than this is to be true within so much.
MANY, TRUE = 100, 0.05
#: A chance that is told is taken to be no nearer to 0 or 1 when its surprise is counted.
_LEAST = 0.005


class Class(msgspec.Struct, frozen=True):
    """Decisions with chances between two tenths. told, won: means."""

    count: int
    told: float
    won: float


class Table(msgspec.Struct, frozen=True):
    """A game at a number of players.

    games: that were played. classes: by tenths of what was told. told, found, fair: Brier score and log loss of what
    was told, of what the search found, and of 1/n for all.
    """

    seats: int
    games: int
    classes: tuple[Class, ...]
    told: tuple[float, float]
    found: tuple[float, float]
    fair: tuple[float, float]

    @property
    def count(self) -> int:
        """All decisions."""
        return sum(one.count for one in self.classes)

    @property
    def untrue(self) -> list[int]:
        """The numbers of classes with many decisions that were not true within ``TRUE``."""
        return [
            number for number, one in enumerate(self.classes) if one.count > MANY and abs(one.told - one.won) > TRUE
        ]


def table_of(seats: int, games: int, told: Sequence[tuple[float, Row]]) -> Table:
    """The table of what was told of some decisions. games: that they come from."""
    pairs = [(chance, row.won) for chance, row in told]
    classes = []
    for number in range(CLASSES):
        inside = [pair for pair in pairs if min(CLASSES - 1, int(pair[0] * CLASSES)) == number]
        many = len(inside) or 1
        classes.append(Class(len(inside), sum(one for one, _ in inside) / many, sum(won for _, won in inside) / many))
    found = [(row.found, row.won) for _, row in told]
    fair = [(1 / seats, row.won) for _, row in told]
    return Table(seats, games, tuple(classes), losses(pairs), losses(found), losses(fair))


def losses(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The Brier score and the log loss of chances that were told, with what came true."""
    brier = sum((told - won) ** 2 for told, won in pairs)
    surprise = 0.0
    for told, won in pairs:
        kept = min(1 - _LEAST, max(_LEAST, told))
        surprise -= won * log(kept) + (1 - won) * log(1 - kept)
    return brier / len(pairs), surprise / len(pairs)


def in_words(table: Table) -> str:
    """The table as aligned plain text."""
    lines = [f"{'told':<12}{'decisions':>9}{'mean told':>11}{'won':>8}{'95 % between':>17}"]
    for number, one in enumerate(table.classes):
        low, high = wilson(one.won * one.count, one.count)
        mark = "  beyond 5 points" if number in table.untrue else ""
        said = f"{one.told:>11.1%}{one.won:>8.1%}{low:>9.1%}{high:>8.1%}" if one.count else ""
        lines.append(f"{number * 10:>3} to {number * 10 + 10:>3} %{one.count:>9}{said}{mark}".rstrip())
    lines.append("")
    lines.append(f"{'':<24}{'Brier':>8}{'log loss':>10}")
    for name, (brier, surprise) in (("told", table.told), ("found by the search", table.found), ("1/n", table.fair)):
        lines.append(f"{name:<24}{brier:>8.4f}{surprise:>10.4f}")
    return "\n".join(lines)
