"""What the home screen shows of a game before anything else of it is loaded."""

from abc import ABC, abstractmethod
from typing import Any

from durbar.engine.game import Game
from durbar.ui.kit.look.picture import Picture


class Cover(ABC):
    """A game's name and looks. ground: the colour below its board's picture, "" for the page's own. centre: where on
    the board there is most to see, in shares of its width and height; what a frame has no room for goes elsewhere.
    """

    game: Game
    menu_picture: Picture
    ground: str = ""
    centre: tuple[float, float] = (0.5, 0.5)

    @abstractmethod
    def title(self) -> str:
        """The game's name in the chosen language."""

    @abstractmethod
    def where(self, progress: Any) -> str:
        """How far a game has come, in words, for the card that resumes it ("Middle Kingdom").

        progress: as its State tells them.
        """

    @abstractmethod
    def blurb(self) -> str:
        """Two short sentences for the card on the home screen."""
