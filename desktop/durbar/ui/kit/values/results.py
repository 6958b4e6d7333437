"""The end of a game: standings, table, curve, chance."""

from collections.abc import Callable
from dataclasses import dataclass

from durbar.ui.kit.values.chance import ChanceReport
from durbar.ui.kit.values.score_table import ScoreTable
from durbar.ui.words import number


@dataclass(frozen=True)
class Placing:
    """A line of the final standings. shown: the score as it is written, where that is no plain number; words: its unit.

    An example of both: "2½", "beyond". written: how a part of the score is written while it is counted up; by itself as
    a plain number.
    """

    seat: int
    rank: int
    score: int
    shown: str = ""
    words: str = ""
    written: Callable[[int], str] = number


@dataclass(frozen=True)
class Results:
    """The end of a game. curve: points by seat at the start and after each stage; curve_words: words under them.

    curve_number: how a value of the curve is written.
    """

    headline: str
    second: str
    placings: tuple[Placing, ...]
    table: ScoreTable
    curve_title: str
    curve_words: tuple[str, ...]
    curve: tuple[tuple[int, ...], ...]
    chance: ChanceReport | None
    sentence: str
    sentence_second: str = ""
    curve_number: Callable[[int], str] = number
