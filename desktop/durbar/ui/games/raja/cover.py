"""Raja on the home screen."""

from durbar.games import game
from durbar.ui.kit.cover import Cover
from durbar.ui.kit.picture import Picture
from durbar.ui.words import translate


class RajaCover(Cover):
    """Raja’s name and looks."""

    game = game("raja")
    menu_picture = Picture("raja/maharaja")
    ground = "#8E2F27"

    def title(self) -> str:
        """The game's name."""
        return translate("Raja", "Raja")

    def blurb(self) -> str:
        """What one does in it."""
        return translate("Raja", "Plan in secret, travel the roads, and build palaces where the Maharaja comes by.")
