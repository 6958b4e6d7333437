"""The rule of each kind of tile, with its section."""

from __future__ import annotations

from durbar.games.ra.tiles import family
from durbar.ui.words import QT_TRANSLATE_NOOP, translate

RULES = {
    "ra": QT_TRANSLATE_NOOP(
        "Ra",
        "Each [[Ra tile|ra tile]] starts an [[auction]]. The one that fills the [[Ra "
        "track|ra track]] ends the [[epoch]] at once.",
    ),
    "god": QT_TRANSLATE_NOOP(
        "Ra",
        "A [[God|god]] brings 2 [[fame]] at the end of the [[epoch]], or is spent to "
        "take a tile of the [[auction track]].",
    ),
    "pharaoh": QT_TRANSLATE_NOOP(
        "Ra",
        "Whoever has most [[Pharaohs|pharaoh]] gains 5 [[fame]], whoever has "
        "fewest loses 2. They stay for the next [[epoch]].",
    ),
    "nile": QT_TRANSLATE_NOOP(
        "Ra",
        "[[Niles|nile]] and [[Floods|flood]] score only for a player with a "
        "[[Flood|flood]]. Niles stay for the next [[epoch]].",
    ),
    "flood": QT_TRANSLATE_NOOP(
        "Ra",
        "[[Niles|nile]] and [[Floods|flood]] score only for a player with a "
        "[[Flood|flood]]. Niles stay for the next [[epoch]].",
    ),
    "gold": QT_TRANSLATE_NOOP("Ra", "Each [[gold]] tile brings 3 [[fame]] and then leaves the game."),
    "civilization": QT_TRANSLATE_NOOP(
        "Ra", "Without a [[civilization]] tile you lose 5 [[fame]]; three different kinds bring 5, four 10, five 15."
    ),
    "monument": QT_TRANSLATE_NOOP(
        "Ra", "[[Monuments|monument]] count after the third [[epoch]]: different kinds, and three or more of a kind."
    ),
    "funeral": QT_TRANSLATE_NOOP("Ra", "Whoever takes a [[Funeral|funeral]] gives up two [[Pharaohs|pharaoh]]."),
    "drought": QT_TRANSLATE_NOOP(
        "Ra", "Whoever takes a [[Drought|drought]] gives up two river tiles, [[Floods|flood]] first."
    ),
    "unrest": QT_TRANSLATE_NOOP(
        "Ra", "Whoever takes [[Unrest|unrest]] gives up two [[civilization]] tiles of their choice."
    ),
    "earthquake": QT_TRANSLATE_NOOP(
        "Ra", "Whoever takes an [[Earthquake|earthquake]] gives up two [[monuments|monument]] of their choice."
    ),
}


_SECTIONS = {
    "ra": "3.1",
    "god": "3.2",
    "pharaoh": "7.2",
    "nile": "7.3",
    "flood": "7.3",
    "gold": "7.4",
    "civilization": "7.5",
    "monument": "7.6",
    "funeral": "5.1",
    "drought": "5.2",
    "unrest": "5.3",
    "earthquake": "5.4",
}


def tile_rule(tile: str) -> str:
    """The rule of a tile, or of its family."""
    return translate("Ra", RULES.get(tile) or RULES[family(tile)])


def tile_section(tile: str) -> str:
    """The section of the rules on a tile, or on its family."""
    return _SECTIONS.get(tile) or _SECTIONS[family(tile)]
