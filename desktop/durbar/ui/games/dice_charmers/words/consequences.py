"""What moves of The Dice Charmers lead to, in words."""

from durbar.ui.kit.values.consequences import ConsequenceWords
from durbar.ui.words import translate


def consequence_words() -> ConsequenceWords:
    """Return the words for the consequences of this game’s players."""
    return ConsequenceWords(
        translate("DiceCharmers", "In the expert’s quick trials to the end of the round, on average:"),
        {
            "fame": translate("DiceCharmers", "Fame"),
            "money": translate("DiceCharmers", "Money"),
            "stock": translate("DiceCharmers", "Goods in stock"),
            "karma": translate("DiceCharmers", "Karma"),
            "roads": translate("DiceCharmers", "Cells with a road"),
            "river": translate("DiceCharmers", "Spaces of the river"),
            "palace": translate("DiceCharmers", "Boxes of the palace"),
            "levels": translate("DiceCharmers", "Levels of all buildings"),
        },
    )
