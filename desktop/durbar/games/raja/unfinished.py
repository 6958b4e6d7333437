"""How far a turn has come: what its actions still allow, benefits had, what would be forgone (§6.3, §7.7)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from durbar.games.raja import actions
from durbar.games.raja.actions import Parts

# Where the progress of a turn stands in RajaState.turn: first what the actions still allow, in the order of
# actions.Parts, then which benefits were had.
LEFT = len(Parts.__struct_fields__)
GOLD, HOUSES, VILLAGES, MOVES, QUARRIES, PALACES, GOVERNORS, CHARACTERS = range(LEFT)
BUILDER_USED, TRADER_PAID, YOGI_PAID, CHIT_USED = range(LEFT, LEFT + 4)
PROGRESS = LEFT + 4


def incomplete(chosen: tuple[int, ...], turn: bytearray) -> tuple[int, ...]:
    """Return which of the chosen actions, by place, would be forgone if a turn that has come so far ended now."""
    return _missing(chosen, bytes(turn[:LEFT]))


@lru_cache(maxsize=16384)
def _missing(chosen: tuple[int, ...], left: bytes) -> tuple[int, ...]:
    wanted = msgspec.structs.astuple(actions.asked(tuple(sorted(chosen))))
    return actions.incomplete(chosen, Parts(*(many - still for many, still in zip(wanted, left, strict=True))))


@lru_cache(maxsize=128)
def fresh(disc: tuple[int, ...]) -> bytes:
    """Return the progress of a turn that begins with these actions."""
    allowed = msgspec.structs.astuple(actions.asked(tuple(sorted(disc))))
    return bytes([*allowed, *[0] * (PROGRESS - LEFT)])
