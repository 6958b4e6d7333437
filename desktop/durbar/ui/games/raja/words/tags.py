"""What puzzles of Raja are about, in words."""

from durbar.ui.words import translate


def tag_words(tag: str) -> str:
    """Return the name of a tag, to stand in a list. Raises KeyError."""
    return {
        "start": translate("Raja", "setting up", "puzzle"),
        "actions": translate("Raja", "choice of actions", "puzzle"),
        "roads": translate("Raja", "connections", "puzzle"),
        "palaces": translate("Raja", "palaces", "puzzle"),
        "houses": translate("Raja", "houses", "puzzle"),
        "governors": translate("Raja", "governors", "puzzle"),
        "characters": translate("Raja", "characters", "puzzle"),
        "gold": translate("Raja", "gold", "puzzle"),
    }[tag]
