"""The 180 tiles of Ra: kinds, numbers, and what group of a player's area they belong to (§2.1)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

#: How many of each kind are in the bag at the start. The order is the order of the small numbers used inside a state.
COUNTS: Final[dict[str, int]] = {
    "ra": 30,
    "god": 8,
    "pharaoh": 25,
    "nile": 25,
    "flood": 12,
    "gold": 5,
    "astronomy": 5,
    "agriculture": 5,
    "writing": 5,
    "religion": 5,
    "art": 5,
    "fortress": 5,
    "obelisk": 5,
    "palace": 5,
    "pyramid": 5,
    "sphinx": 5,
    "statues": 5,
    "step-pyramid": 5,
    "temple": 5,
    "funeral": 2,
    "drought": 2,
    "unrest": 4,
    "earthquake": 2,
}

TILES: Final = tuple(COUNTS)
NUMBER: Final = {tile: number for number, tile in enumerate(TILES)}

RA, GOD, PHARAOH, NILE, FLOOD, GOLD = range(6)
CIVILIZATION: Final = range(NUMBER["astronomy"], NUMBER["art"] + 1)
MONUMENT: Final = range(NUMBER["fortress"], NUMBER["temple"] + 1)
FUNERAL, DROUGHT, UNREST, EARTHQUAKE = range(NUMBER["funeral"], NUMBER["earthquake"] + 1)

CIVILIZATIONS: Final = tuple(TILES[number] for number in CIVILIZATION)
MONUMENTS: Final = tuple(TILES[number] for number in MONUMENT)
DISASTERS: Final = tuple(TILES[number] for number in range(FUNERAL, EARTHQUAKE + 1))

#: What a disaster takes from (§5).
STRUCK: Final[dict[str, tuple[str, ...]]] = {
    "funeral": ("pharaoh",),
    "drought": ("flood", "nile"),
    "unrest": CIVILIZATIONS,
    "earthquake": MONUMENTS,
}
#: How many tiles a disaster takes (§5).
STRUCK_TILES: Final = 2

#: Kinds that stay in an area from one epoch to the next (§7); all others leave after scoring.
LASTING: Final = frozenset({"pharaoh", "nile", *MONUMENTS})

#: Marks a free space of the auction track.
EMPTY: Final = len(TILES)


@lru_cache(maxsize=4096)
def names(numbers: Iterable[int]) -> tuple[str, ...]:
    """Return the ids of tiles given by their small numbers, in the same order. numbers: bytes or a tuple."""
    return tuple([TILES[number] for number in numbers])


def family(tile: str) -> str:
    """Return the name of a tile's group: "civilization", "monument", "disaster", or the tile's own name."""
    if tile in CIVILIZATIONS:
        return "civilization"
    if tile in MONUMENTS:
        return "monument"
    if tile in DISASTERS:
        return "disaster"
    return tile
