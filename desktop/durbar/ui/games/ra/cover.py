"""Ra on the home screen."""

from durbar.games import game
from durbar.ui.kit.cover import Cover
from durbar.ui.kit.picture import Picture
from durbar.ui.words import translate


class RaCover(Cover):
    """Ra's name and looks."""

    game = game("ra")
    menu_picture = Picture("ra/tile-ra")
    ground = "#17375E"

    def title(self) -> str:
        """The game's name."""
        return translate("Ra", "Ra")

    def blurb(self) -> str:
        """What one does in it."""
        return translate("Ra", "Draw tiles, or call the auction: your suns are few, and the Ra track is filling.")
