"""Ra on the home screen."""

from durbar.games import game
from durbar.games.ra.progress import Progress
from durbar.ui.kit.cover import Cover
from durbar.ui.kit.look.picture import Picture
from durbar.ui.words import QT_TRANSLATE_NOOP, translate

_EPOCHS = (
    QT_TRANSLATE_NOOP("Ra", "Old Kingdom"),
    QT_TRANSLATE_NOOP("Ra", "Middle Kingdom"),
    QT_TRANSLATE_NOOP("Ra", "New Kingdom"),
)


class RaCover(Cover):
    """Ra's name and looks."""

    game = game("ra")
    menu_picture = Picture("ra/tile-ra")
    ground = "#17375E"
    centre = (0.3, 0.2)

    def title(self) -> str:
        """The game's name."""
        return translate("Ra", "Ra")

    def where(self, progress: Progress) -> str:
        """The epoch in words."""
        return epoch_name(progress.epoch)

    def blurb(self) -> str:
        """What one does in it."""
        return translate("Ra", "Draw tiles, or call the auction: your suns are few, and the Ra track is filling.")


def epoch_name(epoch: int) -> str:
    """An epoch's full name; epochs count from 1."""
    return translate("Ra", _EPOCHS[epoch - 1])
