"""What the strangers at Ra share: an area once it has received a lot, and chances from margins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final

from durbar.games.ra.tiles import CIVILIZATIONS, DISASTERS, MONUMENTS

EPOCHS: Final = 3
LOST_TO_A_DISASTER: Final = 2
SUNS_AN_EPOCH: Final = {3: 4, 4: 3, 5: 3}

Area = Mapping[str, int]


def taken(area: Area, lot: Sequence[str]) -> dict[str, int]:
    """An area once it has received a lot, disasters included; a chooser gives up what he has most of."""
    after = dict(area)
    for tile in lot:
        if tile not in DISASTERS:
            after[tile] += 1
    for tile in lot:
        if tile in DISASTERS:
            for _ in range(LOST_TO_A_DISASTER):
                give_up(after, tile)
    return after


def give_up(area: dict[str, int], disaster: str) -> None:
    """One tile less by a disaster."""
    if disaster == "funeral":
        kinds: Sequence[str] = ("pharaoh",)
    elif disaster == "drought":
        kinds = ("flood",) if area["flood"] else ("nile",)
    else:
        kinds = CIVILIZATIONS if disaster == "unrest" else MONUMENTS
    owned = [kind for kind in kinds if area[kind]]
    if owned:
        area[max(owned, key=lambda kind: area[kind] if area[kind] != 3 else 1.5)] -= 1


def likely(margin: float) -> float:
    """A chance from a margin: a half at 0."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, margin))))
