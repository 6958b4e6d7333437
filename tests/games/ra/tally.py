"""A second telling of how Ra is scored, from the rulebook's sentences and not from the code.

Slow and plain: a player's tiles are a list of names, every rule is read off as it stands.
"""

from collections.abc import Sequence

CIVILIZATIONS = {"astronomy", "agriculture", "writing", "religion", "art"}
MONUMENTS = {"pyramid", "temple", "fortress", "sphinx", "obelisk", "palace", "statues", "step-pyramid"}


def gods(tiles: Sequence[str]) -> int:
    return sum(2 for tile in tiles if tile == "god")


def gold(tiles: Sequence[str]) -> int:
    return sum(3 for tile in tiles if tile == "gold")


def river(tiles: Sequence[str]) -> int:
    points = sum(1 for tile in tiles if tile in ("nile", "flood"))
    return points if "flood" in tiles else 0


def civilization(tiles: Sequence[str]) -> int:
    different = set(tiles) & CIVILIZATIONS
    if not different:
        return -5
    return max(0, 5 * (len(different) - 2))


def monuments(tiles: Sequence[str]) -> int:
    different = set(tiles) & MONUMENTS
    points = min(len(different), 6)
    if len(different) == 7:
        points = 10
    elif len(different) == 8:
        points = 15
    for kind in different:
        identical = sum(1 for tile in tiles if tile == kind)
        points += max(0, 5 * (identical - 2))
    return points


def extremes(values: Sequence[int], gain: int, loss: int) -> list[int]:
    """Who has as much as everybody or more gains; who has as much as everybody or less loses; all equal: nobody."""
    points = []
    for own in values:
        most = all(own >= other for other in values)
        fewest = all(own <= other for other in values)
        points.append((0 if fewest else gain) if most else (-loss if fewest else 0))
    return points


def pharaohs(everybody: Sequence[Sequence[str]]) -> list[int]:
    return extremes([sum(1 for tile in tiles if tile == "pharaoh") for tiles in everybody], 5, 2)


def suns(everybody: Sequence[Sequence[int]]) -> list[int]:
    return extremes([sum(owned) for owned in everybody], 5, 5)


def epoch(
    tiles: Sequence[Sequence[str]], owned_suns: Sequence[Sequence[int]], last: bool
) -> list[tuple[int, int, int, int, int, int, int]]:
    """By seat: Gods, Pharaohs, river, gold, civilization, monuments, suns."""
    by_pharaohs, by_suns = pharaohs(tiles), suns(owned_suns)
    return [
        (
            gods(own),
            by_pharaohs[seat],
            river(own),
            gold(own),
            civilization(own),
            monuments(own) if last else 0,
            by_suns[seat] if last else 0,
        )
        for seat, own in enumerate(tiles)
    ]
