"""What tiles are worth to a seat: exactly, at the end of this epoch, and by foresight, to the end of the game.

Everything here is a pure function of a View. Tiles are named by their ids, as in the view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, exp, factorial

from durbar.games.ra import scoring
from durbar.games.ra.scoring import EpochScore
from durbar.games.ra.tiles import (
    CIVILIZATION,
    DROUGHT,
    EARTHQUAKE,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
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

# ---- exactly, at the end of this epoch -------------------------------------------------------------------------


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
    after = _settlement(view, seat, laid_down(own, tiles, _open_to_choice))
    changes = {name: getattr(after, name) - getattr(before, name) for name in scoring.CATEGORIES}
    return {name: change for name, change in changes.items() if change}


def without_god(view: View, seat: int) -> int:
    """By how much the seat's fame at the end of this epoch changes if it spends a God tile: -2, or 0 if it has none."""
    return -scoring.GOD_FAME if view.areas[seat]["god"] else 0


def laid_down(area: Area, tiles: Iterable[str], value: Callable[[Area], float]) -> Area:
    """The area once it has received these tiles: good ones first, then disasters strike (§5).

    value: of the civilization and monuments of an area to its owner, who loses what leaves the most.
    """
    after = area[:]
    struck = dict.fromkeys((FUNERAL, DROUGHT, UNREST, EARTHQUAKE), 0)
    for tile in tiles:
        number = NUMBER[tile]
        if number in struck:
            struck[number] += 2
        else:
            after[number] += 1
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


def _own(view: View, seat: int) -> Area:
    """A seat's tiles, with those that its Gods have picked this turn."""
    own = [view.areas[seat][tile] for tile in TILES]
    return laid_down(own, view.picked, _open_to_choice) if view.picked and seat == view.turn_of else own


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


# ---- by foresight, to the end of the game ----------------------------------------------------------------------

#: What a God may bring above its own 2 fame, by picking a tile, while there are still many draws to come.
GOD_CHOICE = 1.5
#: Draws to come at which a God has its full chance of a good pick.
DRAWS_FOR_A_CHOICE = 12.0


class Outlook:
    """What one seat may expect of the rest of the game, and so what tiles are worth to it in the long run.

    Each tile of the bag is taken to come to the seat with the same chance, whatever its kind: the part of the bag
    still to be drawn, times the seat's share of the suns that will buy it.

    now: that chance, for this epoch. later: for each epoch after it. draws: tiles other than Ra to come this epoch.
    god: what a God tile is worth. own: the seat's tiles now, with those its Gods have picked.
    """

    def __init__(self, view: View, seat: int):
        """The outlook of a seat, as anybody at the table can work it out from a view."""
        self.seat = seat
        self.view = view
        self.own = _own(view, seat)
        ra = view.bag["ra"] + 1
        drawn_now = min(1.0, (view.ra_spaces - view.ra_track) / ra)
        self.draws = drawn_now * (view.bag_size - view.bag["ra"])
        epochs_left = LAST_EPOCH - view.epoch
        drawn_later = min(view.ra_spaces / ra, (1 - drawn_now) / epochs_left) if epochs_left else 0.0
        self.later = (drawn_later / view.seats,) * epochs_left
        face_up = sum(map(len, view.suns_up))
        self._shares = [len(suns) / face_up if face_up else 0.0 for suns in view.suns_up]
        self._drawn_now = drawn_now
        self.now = drawn_now * self._shares[seat]
        self.in_all = self.now + sum(self.later)
        self._flood_later = sum(_at_least_one(view.bag["flood"], chance) for chance in self.later)
        choice = GOD_CHOICE * min(1.0, self.draws / DRAWS_FOR_A_CHOICE) if view.suns_up[seat] else 0.0
        self.god = scoring.GOD_FAME + choice
        self._base: float | None = None

    def gain(self, tiles: Sequence[str]) -> float:
        """Fame that owning these tiles too would bring by the end of the game, disasters and all."""
        if self._base is None:
            self._base = self.value(self.own)
        return self.value(laid_down(self.own, tiles, self.open_to_choice)) - self._base

    def value(self, area: Area) -> float:
        """Expected fame from an area by the end of the game; only differences between two areas mean anything."""
        return (
            self.god * area[GOD]
            + scoring.GOLD_FAME * area[GOLD]
            + self._pharaohs(area[PHARAOH])
            + self._river(area[NILE], area[FLOOD])
            + self.open_to_choice(area)
        )

    def open_to_choice(self, area: Area) -> float:
        """The part of the value that lies in the groups from which one chooses what a disaster takes."""
        return self._civilization(area) + self._monuments(area)

    def _pharaohs(self, own: int) -> float:
        """The majority of this epoch and of each one after it, the others' luck taken into account."""
        view, bag = self.view, self.view.bag["pharaoh"]
        total, come_later = 0.0, 0.0
        for later in (0.0, *self.later):
            come_later += later
            rivals = tuple(
                sorted(
                    (area["pharaoh"], _step(bag * (self._drawn_now * share + come_later)))
                    for other, (area, share) in enumerate(zip(view.areas, self._shares, strict=True))
                    if other != self.seat
                )
            )
            total += _majority(own, _step(bag * (self.now + come_later)), rivals)
        return total

    def _river(self, niles: int, floods: int) -> float:
        """The river of this epoch with the Niles still to come, and the Niles again whenever a Flood comes later."""
        niles_to_come = self.view.bag["nile"] * self.now
        flooded = 1.0 if floods else _at_least_one(self.view.bag["flood"], self.now)
        return floods + flooded * (niles + niles_to_come) + self._flood_later * niles

    def _civilization(self, area: Area) -> float:
        """The average over how many different kinds there may be at the end of the epoch."""
        bag = self.view.bag
        chances = [1.0 if area[kind] else _at_least_one(bag[TILES[kind]], self.now) for kind in CIVILIZATION]
        return _average(scoring.CIVILIZATION_FAME, chances)

    def _monuments(self, area: Area) -> float:
        """The average over what the monuments may have become by the end of the game."""
        bag = self.view.bag
        kinds = [1.0 if area[kind] else _at_least_one(bag[TILES[kind]], self.in_all) for kind in MONUMENT]
        chance = round(self.in_all, 2)
        same = sum(_same_monuments(area[kind], bag[TILES[kind]], chance) for kind in MONUMENT)
        return _average(scoring.DIFFERENT_MONUMENTS_FAME, kinds) + same


def prospect(view: View, seat: int, tiles: Sequence[str]) -> float:
    """Fame that owning these tiles too would bring the seat by the end of the game, as far as one can foresee."""
    return Outlook(view, seat).gain(tiles)


def _at_least_one(tiles: int, chance: float) -> float:
    """Probability that at least one of ``tiles`` comes, each with this chance."""
    return 1.0 - (1.0 - chance) ** tiles


def _average(fame: Sequence[int], chances: Sequence[float]) -> float:
    """Expected fame[number of things that happen], each with its own chance."""
    spread = [1.0]
    sure = 0
    for chance in chances:
        if chance == 1.0:
            sure += 1
        elif chance > 0.0:
            spread = [
                (spread[n] * (1.0 - chance) if n < len(spread) else 0.0) + (spread[n - 1] * chance if n else 0.0)
                for n in range(len(spread) + 1)
            ]
    return sum(probability * fame[sure + n] for n, probability in enumerate(spread))


@lru_cache(maxsize=4096)
def _same_monuments(owned: int, bag: int, chance: float) -> float:
    """Expected fame for one kind of monument, of which ``bag`` more may come, each with this chance."""
    fame = scoring.SAME_MONUMENTS_FAME
    return sum(
        comb(bag, n) * chance**n * (1.0 - chance) ** (bag - n) * fame[min(owned + n, len(fame) - 1)]
        for n in range(bag + 1)
    )


def _step(tiles: float) -> float:
    """An expected number of tiles, rounded to quarters, so that results can be kept."""
    return round(tiles * 4) / 4


#: No seat is taken to get more Pharaohs than this beyond what it has.
MOST_TO_COME = 12


@lru_cache(maxsize=256)
def _poisson(mean: float) -> tuple[float, ...]:
    """Probability of 0, 1, 2 … tiles to come."""
    weights = [exp(-mean) * mean**n / factorial(n) for n in range(MOST_TO_COME + 1)]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


@lru_cache(maxsize=16384)
def _majority(own: int, to_come: float, rivals: tuple[tuple[int, float], ...]) -> float:
    """Expected fame for Pharaohs. rivals: Pharaohs owned and expected to come, of each other seat."""
    fame = 0.0
    for n, probability in enumerate(_poisson(to_come)):
        mine = own + n
        most = fewest = level = probability
        for owned, more in rivals:
            spread = _poisson(more)
            here = mine - owned
            at_most = sum(spread[: here + 1]) if here >= 0 else 0.0
            equal = spread[here] if 0 <= here <= MOST_TO_COME else 0.0
            most *= at_most
            fewest *= 1.0 - at_most + equal
            level *= equal
        fame += scoring.MOST_PHARAOHS * (most - level) + scoring.FEWEST_PHARAOHS * (fewest - level)
    return fame
