"""What puzzles of Taj Mahal are about, in words."""

from durbar.ui.words import translate


def tag_words(tag: str) -> str:
    """Return the name of a tag, to stand in a list. Raises KeyError."""
    return {
        "first_card": translate("TajMahal", "first card", "puzzle"),
        "stay": translate("TajMahal", "staying in", "puzzle"),
        "withdraw": translate("TajMahal", "withdrawing", "puzzle"),
        "chain": translate("TajMahal", "chain of palaces", "puzzle"),
        "taking": translate("TajMahal", "cards of the display", "puzzle"),
    }[tag]
