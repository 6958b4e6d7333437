"""How far a turn has come: what its actions still allow, benefits had, what would be forgone (§6.3, §7.7)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from durbar.games.raja import actions
from durbar.games.raja.actions import Parts
from durbar.games.raja.characters import BUILDER
from durbar.games.raja.view import ActionView, TurnView

if TYPE_CHECKING:
    from durbar.games.raja.state import RajaState

# Where the progress of a turn stands in RajaState.turn: first what the actions still allow, in the order of
# actions.Parts, then which benefits were had.
LEFT = len(Parts.__struct_fields__)
GOLD, HOUSES, VILLAGES, MOVES, QUARRIES, PALACES, GOVERNORS, CHARACTERS = range(LEFT)
BUILDER_USED, TRADER_PAID, YOGI_PAID, CHIT_USED = range(LEFT, LEFT + 4)
PROGRESS = LEFT + 4


def turn_actions(state: RajaState, seat: int) -> tuple[int, ...]:
    """The actions of the turn in progress: two of the disc, perhaps one by a chit."""
    disc = state.discs[seat]
    assert disc is not None
    return disc if state.extra is None else (*disc, state.extra)


def _incomplete(state: RajaState, seat: int) -> tuple[int, ...]:
    return _missing(turn_actions(state, seat), bytes(state.turn[:LEFT]))


@lru_cache(maxsize=16384)
def _missing(chosen: tuple[int, ...], left: bytes) -> tuple[int, ...]:
    wanted = msgspec.structs.astuple(actions.asked(tuple(sorted(chosen))))
    return actions.incomplete(chosen, Parts(*(many - still for many, still in zip(wanted, left, strict=True))))


@lru_cache(maxsize=128)
def fresh(disc: tuple[int, ...]) -> bytes:
    """The progress of a turn that begins with these actions."""
    allowed = msgspec.structs.astuple(actions.asked(tuple(sorted(disc))))
    return bytes([*allowed, *[0] * (PROGRESS - LEFT)])


def forgone_actions(state: RajaState, seat: int) -> tuple[str, ...]:
    """The actions that would be forgone if the turn ended now."""
    chosen = turn_actions(state, seat)
    return tuple(actions.ACTIONS[chosen[place]] for place in _incomplete(state, seat))


def forgone_gold(state: RajaState, forgone: int) -> int:
    """What each other player gets for so many forgone actions (ruling A1)."""
    return actions.FORGONE * (min(forgone, 1) if state.options["forgone"] == "per_turn" else forgone)


def shown_turn(state: RajaState, seat: int) -> TurnView:
    """The turn in progress, as everybody sees it."""
    turn = state.turn
    missing = _incomplete(state, seat)
    chosen = turn_actions(state, seat)
    return TurnView(
        seat=seat,
        actions=tuple(
            ActionView(actions.ACTIONS[action], place not in missing, place >= 2) for place, action in enumerate(chosen)
        ),
        houses=turn[HOUSES],
        villages=min(turn[VILLAGES], turn[HOUSES]),
        palaces=turn[PALACES],
        moves=turn[MOVES],
        gold=turn[GOLD],
        quarries=turn[QUARRIES],
        governors=turn[GOVERNORS],
        characters=turn[CHARACTERS],
        builder=BUILDER in state.cards[seat] and not turn[BUILDER_USED],
        chit=bool(state.chits[seat]) and not turn[CHIT_USED],
        forgone=forgone_gold(state, len(missing)),
    )
