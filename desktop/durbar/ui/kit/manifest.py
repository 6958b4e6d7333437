"""A game is one declared object: all that Durbar asks of it, each part loaded when it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from durbar.games import game
from durbar.system.paths import found

if TYPE_CHECKING:
    from durbar.bots.players import Players
    from durbar.engine.game import Game
    from durbar.table.course import Course
    from durbar.ui.kit.cover import Cover
    from durbar.ui.kit.screen import GameScreen
    from durbar.ui.kit.telling import GameTelling
    from durbar.ui.kit.values.statistics_words import GameWords


def _tells_nothing() -> GameTelling:
    from durbar.ui.kit.telling import GameTelling

    return GameTelling()


@dataclass(frozen=True)
class Manifest:
    """A game. What its rules are its Game says, who plays it its Players.

    make_cover, make_screen: what the home screen and a table show. statistics: its words there, in the language that is
    on. telling: what its events are worth telling, by sounds and moments too, and how its end looks; a game may do
    without. What lies in ``resources`` under its key is there or not, and is
    not asked for where it is not.
    """

    key: str
    make_cover: Callable[[], Cover]
    make_screen: Callable[[], GameScreen]
    statistics: Callable[[], GameWords]
    telling: Callable[[], GameTelling] = _tells_nothing

    @property
    def game(self) -> Game:
        """Its rules."""
        return game(self.key)

    @property
    def players(self) -> Players:
        """Its computer players."""
        from durbar.bots import players_of

        return players_of(self.key)

    @property
    def course(self) -> Course | None:
        """Its guided first game; None where there is nothing to learn."""
        from durbar.table.course import course

        return course(self.key)

    @property
    def has_course(self) -> bool:
        """Whether there is a guided first game, without reading it."""
        return found(f"lessons/{self.key}.json") is not None

    @property
    def sample(self) -> Path | None:
        """A saved game in its middle: its board stands on the home screen, and measures are taken with it."""
        return found(f"samples/{self.key}.durbar")

    def picture(self, language: str, small: bool = False) -> Path | None:
        """Its board as drawn beforehand, for the home screen. small: the one that is there with the window."""
        return found(f"pictures/{language}/{self.key}.{'ppm' if small else 'png'}")

    def has_rulebook(self, language: str) -> bool:
        """Whether its rules can be read in a language."""
        return found(f"rulebook/{language}/{self.key}.md") is not None
