"""What tiles are worth to a seat, exactly, at the end of this epoch: pure functions of a View.

What they may be worth by the end of the game is a matter of foresight, and so of the computer players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations_with_replacement

from durbar.games.ra import scoring
from durbar.games.ra.scoring import EpochScore
from durbar.games.ra.state import STARTING_FAME
from durbar.games.ra.tiles import (
    CIVILIZATION,
    DROUGHT,
    EARTHQUAKE,
    FLOOD,
    FUNERAL,
    GOD,
    MONUMENT,
    NILE,
    NUMBER,
    PHARAOH,
    STRUCK,
    TILES,
    UNREST,
)
from durbar.games.ra.view import View

LAST_EPOCH = 3

#: The number of tiles of each kind, in the order of tiles.TILES.
Area = list[int]


def worth(view: View, seat: int, tiles: Sequence[str], *, sun: int = 0, gods: int = 0) -> int:
    """Return how much the seat's fame at the end of this epoch would change if these tiles were its own now.

    Disasters among them strike at once, and the owner loses what harms least. All else stays as it is, the others'
    Pharaohs too. sun: bid for them, in exchange for the one on the board. gods: that are spent on them. Fame that is
    known does not fall below 0 (§7).
    """
    return _change(view, seat, *_settlements(view, seat, tiles, sun, gods))


def lines(view: View, seat: int, tiles: Sequence[str], *, sun: int = 0) -> dict[str, int]:
    """Return the changes that ``worth`` adds up by category of the settlement (§7); only those that differ."""
    before, after = _settlements(view, seat, tiles, sun)
    changes = {name: getattr(after, name) - getattr(before, name) for name in scoring.CATEGORIES}
    return {name: change for name, change in changes.items() if change}


def hides_floor(view: View, seat: int, tiles: Sequence[str], *, sun: int = 0, gods: int = 0) -> bool:
    """Return whether ``worth`` may be more than changes.

    Fame that lies face down might fall to 0 before or after (§7).
    """
    return _hides_floor(view, seat, *_settlements(view, seat, tiles, sun, gods))


def loss_hides_floor(view: View, seat: int, tile: str) -> bool:
    """Return the same of ``lost``."""
    own = owned(view, seat)
    return _hides_floor(view, seat, _settlement(view, seat, own), _settlement(view, seat, without(own, tile, view)))


def may_stop_at_0(total: int, epoch: int) -> bool:
    """Return whether a settlement may take less than it counts, for nobody falls below 0 (§7), by what is known to all:
    what everybody has until the first one.
    """
    return total + (STARTING_FAME if epoch == 1 else 0) < 0


def lost(view: View, seat: int, tile: str) -> int:
    """Return the change of fame at the end of this epoch by giving up a tile to a disaster that waits, and then what
    else it takes: what harms least.
    """
    own = owned(view, seat)
    return _change(view, seat, _settlement(view, seat, own), _settlement(view, seat, without(own, tile, view)))


def without(area: Area, tile: str, view: View) -> Area:
    """Return an area once a tile has been given up to the disaster that waits, and then what else it takes."""
    assert view.losing is not None
    left = area[:]
    left[NUMBER[tile]] -= 1
    group = CIVILIZATION if view.losing.disaster == "unrest" else MONUMENT
    for number in least_harm(left, group, view.losing.left - 1, _open_to_choice):
        left[number] -= 1
    return left


def owned(view: View, seat: int, tiles: Sequence[str] = ()) -> Area:
    """Return a seat's tiles with these, and with those that its Gods have picked this turn.

    All are laid down at once.
    """
    own = [view.areas[seat][tile] for tile in TILES]
    picked = view.picked if seat == view.turn_of else ()
    return laid_down(own, _numbers((*picked, *tiles)), _open_to_choice)


def chooses(view: View, seat: int, tiles: Sequence[str]) -> bool:
    """Return whether a disaster among these tiles would leave its victim a choice (§5.3, §5.4)."""
    picked = view.picked if seat == view.turn_of else ()
    coming = (*picked, *tiles)
    for disaster in ("unrest", "earthquake"):
        struck = {kind: view.areas[seat][kind] + coming.count(kind) for kind in STRUCK[disaster]}
        kinds = sum(many > 0 for many in struck.values())
        if kinds > 1 and sum(struck.values()) > 2 * coming.count(disaster) > 0:
            return True
    return False


def laid_down(area: Sequence[int], tiles: Iterable[int], value: Callable[[Area], float], each: int = 2) -> Area:
    """Return the area once it has received these tiles, by number: good ones first, then disasters strike (§5).

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
    """Return the ``many`` tiles of a group whose loss leaves the most value; all of them if there are no more."""
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


def _change(view: View, seat: int, before: EpochScore, after: EpochScore) -> int:
    fame = view.fame[seat]
    if fame is None:
        return after.total - before.total
    return max(0, fame + after.total) - max(0, fame + before.total)


def _hides_floor(view: View, seat: int, before: EpochScore, after: EpochScore) -> bool:
    return view.fame[seat] is None and may_stop_at_0(min(before.total, after.total), view.epoch)


def _settlements(
    view: View, seat: int, tiles: Sequence[str], sun: int = 0, gods: int = 0
) -> tuple[EpochScore, EpochScore]:
    """Return a seat's lines of the settlement as all lies now, and with these tiles."""
    after = owned(view, seat, tiles)
    after[GOD] -= gods
    return _settlement(view, seat, owned(view, seat)), _settlement(view, seat, after, sun)


def _settlement(view: View, seat: int, area: Area, sun: int = 0) -> EpochScore:
    areas: list[Sequence[int]] = [[other[tile] for tile in TILES] for other in view.areas]
    areas[seat] = area
    totals = [sum(up) + sum(down) for up, down in zip(view.suns_up, view.suns_down, strict=True)]
    if sun:
        totals[seat] += view.board_sun - sun
    return scoring.score_epoch(areas, totals, view.epoch == LAST_EPOCH)[seat]


def _open_to_choice(area: Area) -> int:
    """Return what the groups from which one chooses what a disaster takes are worth when they are scored."""
    return scoring.civilization(area) + scoring.monuments(area)
