"""What tiles are worth to a seat, exactly, at the end of this epoch: pure functions of a View.

What they may be worth by the end of the game is a matter of foresight, and so of the computer players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations_with_replacement

from durbar.games.ra import scoring
from durbar.games.ra.scoring import EpochScore
from durbar.games.ra.tiles import (
    CIVILIZATION,
    DROUGHT,
    EARTHQUAKE,
    FLOOD,
    FUNERAL,
    MONUMENT,
    NILE,
    NUMBER,
    PHARAOH,
    TILES,
    UNREST,
)
from durbar.games.ra.view import View

LAST_EPOCH = 3

#: The number of tiles of each kind, in the order of tiles.TILES.
Area = list[int]


def worth(view: View, seat: int, tiles: Sequence[str]) -> int:
    """By how much the seat's fame at the end of this epoch changes if these tiles were its own now.

    Disasters among them strike at once, and the owner loses what harms least. All else stays as it is, the others'
    Pharaohs too. The rule that fame can't fall below 0 is left aside.
    """
    return sum(lines(view, seat, tiles).values())


def lines(view: View, seat: int, tiles: Sequence[str]) -> dict[str, int]:
    """The change that ``worth`` adds up, by category of the settlement (§7), without those that stay the same."""
    own = _own(view, seat)
    before = _settlement(view, seat, own)
    after = _settlement(view, seat, laid_down(own, _numbers(tiles), _open_to_choice))
    changes = {name: getattr(after, name) - getattr(before, name) for name in scoring.CATEGORIES}
    return {name: change for name, change in changes.items() if change}


def without_god(view: View, seat: int) -> int:
    """By how much the seat's fame at the end of this epoch changes if it spends a God tile: -2, or 0 if it has none."""
    return -scoring.GOD_FAME if view.areas[seat]["god"] else 0


def laid_down(area: Sequence[int], tiles: Iterable[int], value: Callable[[Area], float], each: int = 2) -> Area:
    """The area once it has received these tiles, by number: good ones first, then disasters strike (§5).

    value: of the civilization and monuments of an area to its owner, who loses what leaves the most. each: so many
    tiles does a disaster take.
    """
    after = list(area)
    struck = dict.fromkeys((FUNERAL, DROUGHT, UNREST, EARTHQUAKE), 0)
    for tile in tiles:
        if tile in struck:
            struck[tile] += each
        else:
            after[tile] += 1
    after[PHARAOH] -= min(after[PHARAOH], struck[FUNERAL])
    floods = min(after[FLOOD], struck[DROUGHT])
    after[FLOOD] -= floods
    after[NILE] -= min(after[NILE], struck[DROUGHT] - floods)
    for group, many in ((CIVILIZATION, struck[UNREST]), (MONUMENT, struck[EARTHQUAKE])):
        if many:
            for number in least_harm(after, group, many, value):
                after[number] -= 1
    return after


def least_harm(area: Area, group: Iterable[int], many: int, value: Callable[[Area], float]) -> tuple[int, ...]:
    """The ``many`` tiles of a group whose loss leaves the most value; all of them if there are no more."""
    kinds = [number for number in group if area[number]]
    owned = sum(area[number] for number in kinds)
    best: tuple[int, ...] = ()
    best_value = float("-inf")
    for loss in combinations_with_replacement(kinds, min(many, owned)):
        left = area[:]
        for number in loss:
            left[number] -= 1
        if min(left) >= 0 and (left_value := value(left)) > best_value:
            best, best_value = loss, left_value
    return best


def _numbers(tiles: Iterable[str]) -> list[int]:
    return [NUMBER[tile] for tile in tiles]


def _own(view: View, seat: int) -> Area:
    """A seat's tiles, with those that its Gods have picked this turn."""
    own = [view.areas[seat][tile] for tile in TILES]
    return laid_down(own, _numbers(view.picked), _open_to_choice) if view.picked and seat == view.turn_of else own


def _settlement(view: View, seat: int, area: Area) -> EpochScore:
    pharaohs = [other["pharaoh"] for other in view.areas]
    pharaohs[seat] = area[PHARAOH]
    return EpochScore(
        scoring.gods(area),
        scoring.pharaohs(pharaohs)[seat],
        scoring.river(area),
        scoring.gold(area),
        scoring.civilization(area),
        scoring.monuments(area) if view.epoch == LAST_EPOCH else 0,
    )


def _open_to_choice(area: Area) -> int:
    """What the groups from which one chooses what a disaster takes are worth when they are scored."""
    return scoring.civilization(area) + scoring.monuments(area)
