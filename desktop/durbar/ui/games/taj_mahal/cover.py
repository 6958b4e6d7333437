"""Taj Mahal on the home screen."""

from durbar.games import game
from durbar.ui.kit.cover import Cover
from durbar.ui.kit.picture import Picture
from durbar.ui.words import translate


class TajMahalCover(Cover):
    """Taj Mahal’s name and looks."""

    game = game("taj_mahal")
    menu_picture = Picture("taj_mahal/symbol-mogul")

    def title(self) -> str:
        """The game's name."""
        return translate("TajMahal", "Taj Mahal")

    def blurb(self) -> str:
        """What one does in it."""
        return translate("TajMahal", "Win influence with cards, leave in time, join palaces across the land.")
