"""What an epoch brings: one function a category, and their sum (§7)."""

from collections.abc import Sequence

import msgspec

from durbar.games.ra.tiles import CIVILIZATION, FLOOD, GOD, GOLD, MONUMENT, NILE, PHARAOH

GOD_FAME = 2
GOLD_FAME = 3
MOST_PHARAOHS, FEWEST_PHARAOHS = 5, -2
HIGHEST_SUNS, LOWEST_SUNS = 5, -5
#: Fame by the number of different kinds of civilization, 0 to 5 (§7.5).
CIVILIZATION_FAME = (-5, 0, 0, 5, 10, 15)
#: Fame by the number of different kinds of monument, 0 to 8 (§7.6).
DIFFERENT_MONUMENTS_FAME = (0, 1, 2, 3, 4, 5, 6, 10, 15)
#: Fame for one kind of monument by how many one has of it, 0 to 5 (§7.6).
SAME_MONUMENTS_FAME = (0, 0, 0, 5, 10, 15)

#: The number of tiles a seat owns of each kind, in the order of tiles.TILES.
Area = Sequence[int]


class EpochScore(msgspec.Struct, frozen=True, gc=False):
    """One seat's fame of one epoch by category, in the order of §7."""

    gods: int
    pharaohs: int
    river: int
    gold: int
    civilization: int
    monuments: int = 0
    suns: int = 0

    @property
    def total(self) -> int:
        """The sum that is settled at once."""
        return sum(msgspec.structs.astuple(self))


CATEGORIES = EpochScore.__struct_fields__


def gods(area: Area) -> int:
    """Score 2 fame for each God tile (§7.1)."""
    return GOD_FAME * area[GOD]


def pharaohs(counts: Sequence[int]) -> list[int]:
    """Score the most Pharaohs 5, the fewest -2, ties in full, nothing if all have the same (§7.2).

    counts: Pharaohs by seat.
    """
    return _extremes(counts, MOST_PHARAOHS, FEWEST_PHARAOHS)


def river(area: Area) -> int:
    """Score 1 fame for each Nile and Flood, if there is a Flood (§7.3)."""
    return area[NILE] + area[FLOOD] if area[FLOOD] else 0


def gold(area: Area) -> int:
    """Score 3 fame for each gold tile (§7.4)."""
    return GOLD_FAME * area[GOLD]


def civilization(area: Area) -> int:
    """Score civilizations by the number of different kinds (§7.5)."""
    return CIVILIZATION_FAME[_kinds(area, CIVILIZATION)]


def monuments(area: Area) -> int:
    """Score different kinds of monuments, and three or more of a kind, added up (§7.6)."""
    owned = area[MONUMENT.start : MONUMENT.stop]
    return DIFFERENT_MONUMENTS_FAME[_kinds(area, MONUMENT)] + sum(SAME_MONUMENTS_FAME[n] for n in owned)


def suns(totals: Sequence[int]) -> list[int]:
    """Score the highest sum 5, the lowest -5, ties in full, nothing if all are equal (§7.7).

    totals: sum of suns by seat.
    """
    return _extremes(totals, HIGHEST_SUNS, LOWEST_SUNS)


def score_epoch(areas: Sequence[Area], sun_totals: Sequence[int], last: bool) -> tuple[EpochScore, ...]:
    """Return the settlement of one epoch, by seat. last: the third epoch, when monuments and suns count too."""
    by_pharaohs = pharaohs([area[PHARAOH] for area in areas])
    by_suns = suns(sun_totals) if last else [0] * len(areas)
    return tuple(
        EpochScore(
            gods(area),
            by_pharaohs[seat],
            river(area),
            gold(area),
            civilization(area),
            monuments(area) if last else 0,
            by_suns[seat],
        )
        for seat, area in enumerate(areas)
    )


def settled(fame: Sequence[int], scores: Sequence[EpochScore]) -> list[int]:
    """Return fame after an epoch: gains and losses offset each other, and nobody falls below 0 (§7, §9.6)."""
    return [max(0, before + score.total) for before, score in zip(fame, scores, strict=True)]


def _kinds(area: Area, group: range) -> int:
    owned = area[group.start : group.stop]
    return len(owned) - owned.count(0)


def _extremes(values: Sequence[int], most: int, fewest: int) -> list[int]:
    high, low = max(values), min(values)
    if high == low:
        return [0] * len(values)
    return [most if value == high else fewest if value == low else 0 for value in values]
