"""What the statistics page asks of a game: words for its score and for what is counted of its chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from durbar.table.statistics.sums import Fall
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.screen import DieReport


@dataclass(frozen=True)
class GameWords:
    """A game in the statistics.

    score: what its score is called; unit: how many of the score make one of that. counted: what of chance is counted,
    picture: a sign for it. dice: for a game of dice, its dice from how each kind of face fell.
    """

    score: str
    counted: str
    picture: Picture
    unit: int = 1
    dice: Callable[[Mapping[str, Fall]], tuple[DieReport, ...]] | None = None


def game_words(key: str) -> GameWords:
    """The words of the game with this key, in the language that is on. Raises ModuleNotFoundError."""
    words: GameWords = _words_of(key)()
    return words


@cache
def _words_of(key: str) -> Callable[[], GameWords]:
    module = import_module(f"durbar.ui.games.{key}.results")
    found: Callable[[], GameWords] = module.statistics_words
    return found
