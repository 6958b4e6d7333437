"""What puzzles of Ra are about, in words."""

from durbar.ui.words import translate


def tag_words(tag: str) -> str:
    """Return the name of a tag, to stand in a list. Raises KeyError."""
    return {
        "draw": translate("Ra", "drawing", "puzzle"),
        "calling": translate("Ra", "invoking Ra", "puzzle"),
        "gods": translate("Ra", "Gods", "puzzle"),
        "auction": translate("Ra", "auction", "puzzle"),
        "disaster": translate("Ra", "disasters", "puzzle"),
        "last_ra": translate("Ra", "the last Ra", "puzzle"),
    }[tag]
