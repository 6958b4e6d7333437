"""The governor track (§3.1, §7.5): seven markers on seventeen spaces.

Spaces count from 0, the lowest of the seven without a number; space 7 is the one numbered 1, space 16 the one numbered
10. A track is given as the space of each city's marker, by city in the order of the board.
"""

from collections.abc import Sequence
from typing import Final

UNNUMBERED: Final = 7
SPACES: Final = 17
DOWN: Final = 2


def numbered(number: int) -> int:
    """Return the space that carries this number, 1 to 10."""
    return UNNUMBERED + number - 1


def moved_down(track: Sequence[int], marker: int) -> list[int] | None:
    """Return the track after a marker moved two spaces down and those passed or met moved up one.

    None where there is no room.

    No two markers can meet: what moves up finds the space above free, or freed (ruling A16).
    """
    target = track[marker] - DOWN
    if target < 0:
        return None
    after = [space + 1 if target <= space < target + DOWN else space for space in track]
    after[marker] = target
    return after


def order(track: Sequence[int]) -> list[int]:
    """Return the markers from the lowest up: the first is where the Maharaja goes next."""
    return sorted(range(len(track)), key=lambda marker: track[marker])
