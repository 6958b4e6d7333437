"""What moves of Raja lead to, in words."""

from durbar.ui.kit.values.consequences import ConsequenceWords
from durbar.ui.words import translate


def consequence_words() -> ConsequenceWords:
    """Return the words for the consequences of this game’s players."""
    return ConsequenceWords(
        translate("Raja", "In the expert’s quick trials to the end of the round, on average:"),
        {
            "palaces": translate("Raja", "Palaces on the board"),
            "gold": translate("Raja", "Gold"),
            "village_houses": translate("Raja", "Houses in villages"),
            "city_houses": translate("Raja", "Houses in cities"),
            "reserve": translate("Raja", "Houses in the reserve"),
            "chits": translate("Raja", "Action chits"),
            "palaces_of_others": translate("Raja", "Palaces of the others"),
            "gold_of_others": translate("Raja", "Gold of the others"),
        },
    )
