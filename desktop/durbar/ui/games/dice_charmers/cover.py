"""The Dice Charmers on the home screen."""

from durbar.games import game
from durbar.ui.kit.cover import Cover
from durbar.ui.kit.picture import Picture
from durbar.ui.words import translate


class DiceCharmersCover(Cover):
    """The Dice Charmers’ name and looks."""

    game = game("dice_charmers")
    menu_picture = Picture("dice_charmers/elephant")

    def title(self) -> str:
        """The game's name."""
        return translate("DiceCharmers", "The Dice Charmers")

    def blurb(self) -> str:
        """What one does in it."""
        return translate("DiceCharmers", "Pick a die, draw your province, set off chains of bonuses.")
