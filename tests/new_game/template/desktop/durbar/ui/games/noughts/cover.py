"""Noughts and Crosses on the home screen."""

from durbar.games import game
from durbar.games.noughts.progress import Progress
from durbar.ui.kit.cover import Cover
from durbar.ui.kit.look.picture import Picture
from durbar.ui.words import translate


class NoughtsCover(Cover):
    """Noughts and Crosses’ name and looks."""

    game = game("noughts")
    menu_picture = Picture("noughts/cross")

    def title(self) -> str:
        """The game's name."""
        return translate("Noughts", "Noughts and Crosses")

    def where(self, progress: Progress) -> str:
        """How many cells are filled."""
        return translate("Noughts", "{filled} of 9 cells filled").format(filled=progress.filled)

    def blurb(self) -> str:
        """What one does in it."""
        return translate("Noughts", "Put your sign into a free cell. Three in a row win.")
