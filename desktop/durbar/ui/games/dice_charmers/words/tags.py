"""What puzzles of The Dice Charmers are about, in words."""

from durbar.ui.words import translate


def tag_words(tag: str) -> str:
    """Return the name of a tag, to stand in a list. Raises KeyError."""
    return {
        "dice": translate("DiceCharmers", "choice of a die", "puzzle"),
        "karma": translate("DiceCharmers", "karma", "puzzle"),
        "roads": translate("DiceCharmers", "roads", "puzzle"),
        "goods": translate("DiceCharmers", "goods", "puzzle"),
        "river": translate("DiceCharmers", "river", "puzzle"),
        "palace": translate("DiceCharmers", "palace", "puzzle"),
        "buildings": translate("DiceCharmers", "buildings", "puzzle"),
        "bonuses": translate("DiceCharmers", "bonuses", "puzzle"),
    }[tag]
