"""The games as people see them: each has a folder here, whose files have the same names in every game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from durbar.ui.kit.manifest import Manifest
    from durbar.ui.kit.screen import GameScreen
    from durbar.ui.kit.values.score_words import ScoreWords


def manifest(key: str) -> Manifest:
    """Return what the home screen knows of the game with this key, one of GAMES."""
    found: Manifest = import_module(f"durbar.ui.games.{key}.manifest").MANIFEST
    return found


def game_screen(key: str) -> GameScreen:
    """Return the screen of the game with this key; it is imported, with the board, when a table first asks."""
    found: GameScreen = import_module(f"durbar.ui.games.{key}.screen").SCREEN
    return found


def score_words(key: str) -> ScoreWords:
    """Return what the statistics say of the game with this key, in the language that is on."""
    found: ScoreWords = import_module(f"durbar.ui.games.{key}.words.results").score_words()
    return found
