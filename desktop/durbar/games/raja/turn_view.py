"""What everybody sees of a turn in progress: what its actions still allow, and what would be forgone (§6.3, §7.7)."""

from __future__ import annotations

from durbar.games.raja import actions, unfinished
from durbar.games.raja.characters import BUILDER
from durbar.games.raja.state import RajaState
from durbar.games.raja.unfinished import (
    BUILDER_USED,
    CHARACTERS,
    CHIT_USED,
    GOLD,
    GOVERNORS,
    HOUSES,
    LEFT,
    MOVES,
    PALACES,
    QUARRIES,
    VILLAGES,
)
from durbar.games.raja.view import ActionView, TurnView


def forgone_actions(state: RajaState, seat: int) -> tuple[str, ...]:
    """Return the actions that would be forgone if the turn ended now."""
    chosen = state.turn_actions(seat)
    return tuple(actions.ACTIONS[chosen[place]] for place in unfinished.incomplete(chosen, state.turn))


def forgone_gold(state: RajaState, forgone: int) -> int:
    """Return what each other player gets for so many forgone actions (ruling A1)."""
    return actions.FORGONE * (min(forgone, 1) if state.options["forgone"] == "per_turn" else forgone)


def turn_view(state: RajaState, seat: int) -> TurnView:
    """Return the turn in progress."""
    turn, chosen = state.turn, state.turn_actions(seat)
    missing = unfinished.incomplete(chosen, turn)
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
        had=tuple(turn[LEFT:]),
    )
