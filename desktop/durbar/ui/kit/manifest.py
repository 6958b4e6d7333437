"""A game as the home screen knows it, before anything else of it is loaded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from durbar.engine.game import Game
from durbar.system.paths import found
from durbar.ui.kit.look.picture import Picture

if TYPE_CHECKING:
    from durbar.session.course import Course


@dataclass(frozen=True, eq=False, kw_only=True)
class Manifest:
    """A game's name and looks. What its rules are, its Game says.

    title: its name in the language that is on. blurb: two short sentences for its card. where: how far a game has come,
    in words, for the card that resumes it ("Middle Kingdom"), told the progress of its State.
    ground: the colour below its board's picture, "" for the page's own. centre: where on the board there is most to
    see, in shares of its width and height; what a frame has no room for goes elsewhere.
    asks_graph: whether its screen asks networkx for ways and chains, which loads while the game is set up.
    What lies in ``resources`` under its key is there or not, and is not asked for where it is not.
    """

    game: Game
    menu_picture: Picture
    title: Callable[[], str]
    blurb: Callable[[], str]
    where: Callable[[Any], str]
    ground: str = ""
    centre: tuple[float, float] = (0.5, 0.5)
    asks_graph: bool = False

    @property
    def key(self) -> str:
        """Return the word by which Durbar knows it."""
        return self.game.key

    @property
    def course(self) -> Course | None:
        """Return its guided first game; None where there is nothing to learn."""
        from durbar.session.course import course

        return course(self.key)

    @property
    def has_course(self) -> bool:
        """Return whether there is a guided first game, without reading it."""
        return found(f"lessons/{self.key}.json") is not None

    @property
    def sample(self) -> Path | None:
        """Return a saved game in its middle: its board stands on the home screen, and measures are taken with it."""
        return found(f"samples/{self.key}.durbar")

    def picture(self, language: str, small: bool = False) -> Path | None:
        """Return its board as drawn beforehand, for the home screen. small: the one that is there with the window."""
        return found(f"pictures/{language}/{self.key}.{'ppm' if small else 'png'}")

    def has_rulebook(self, language: str) -> bool:
        """Return whether its rules can be read in a language."""
        return found(f"rulebook/{language}/{self.key}.md") is not None
