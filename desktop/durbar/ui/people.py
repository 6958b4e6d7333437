"""How players are spoken of: kinds and levels."""

from durbar.session.player import Player
from durbar.ui.words import QT_TRANSLATE_NOOP, translate

#: Names of the computer players' levels by id.
LEVELS = {
    "guest": QT_TRANSLATE_NOOP("People", "guest"),
    "gentle": QT_TRANSLATE_NOOP("People", "gentle"),
    "steady": QT_TRANSLATE_NOOP("People", "steady"),
    "bold": QT_TRANSLATE_NOOP("People", "bold"),
    "expert": QT_TRANSLATE_NOOP("People", "expert"),
}


def level_name(level: str) -> str:
    """Return a level of computer players in the chosen language."""
    return translate("People", LEVELS.get(level, level))


def kind_words(player: Player, viewer: bool) -> str:
    """Return who holds a seat: "you", "person", or "computer, steady"."""
    if player.is_person:
        return translate("People", "you") if viewer else translate("People", "person")
    return translate("People", "computer, {level}").format(level=level_name(player.level))
