"""What the statistics page asks of a game: words for its score and for what is counted of its chance."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

from durbar.ui.kit.values.statistics_words import GameWords


def game_words(key: str) -> GameWords:
    """The words of the game with this key, in the language that is on. Raises ModuleNotFoundError."""
    words: GameWords = _words_of(key)()
    return words


@cache
def _words_of(key: str) -> Callable[[], GameWords]:
    module = import_module(f"durbar.ui.games.{key}.results")
    found: Callable[[], GameWords] = module.statistics_words
    return found
