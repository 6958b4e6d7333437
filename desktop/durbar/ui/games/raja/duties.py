"""What a turn asks of its player now: what can still be carried out of the actions, and whether to travel for it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from durbar.engine.move import Move
from durbar.games.raja.actions import NUMBER, Parts
from durbar.games.raja.feasible import feasible, lacking, possible
from durbar.games.raja.moves import Attract, House, Lift, Lower, Palace, Quarry, Swap, Take, TakeGold, Travel
from durbar.games.raja.outcome import turn_in_progress
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names
from durbar.ui.kit.values.sight import Sight

#: The parts of actions: the moves that do them, and the action that asks for no more than it if it costs something.
_PARTS: dict[str, tuple[tuple[type[Move], ...], str]] = {
    "palaces": ((Palace,), "palace"),
    "houses": ((House,), "house"),
    "moves": ((Lift,), "move_house"),
    "gold": ((TakeGold,), ""),
    "quarries": ((Quarry,), ""),
    "governors": ((Lower,), ""),
    "characters": ((Take, Swap, Attract), ""),
}


class Duties(NamedTuple):
    """What is to be done. parts: of the actions that can still be carried out together; done: all actions are carried
    out; travel: there is somewhere to go, because an action asks for it or because the Maharaja is elsewhere.

    besides: parts that the other actions still allow, in part or in place of those, by their names in ``Parts``.
    """

    parts: Parts
    done: bool
    travel: bool
    besides: tuple[str, ...]

    @property
    def any(self) -> bool:
        """Whether any part of an action is to be done."""
        return any(msgspec.structs.astuple(self.parts))


def duties(sight: Sight) -> Duties:
    """Return what the turn in progress asks of the viewer."""
    view: View = sight.view
    state, seat = turn_in_progress(view), view.seat
    chosen = state.turn_actions(seat)
    wanted = tuple(sorted(chosen[place] for place in feasible(state, seat)))
    parts = lacking(state, seat, wanted)
    assert view.turn is not None
    done = all(action.done for action in view.turn.actions)
    may = any(isinstance(move, Travel) for move in sight.legal)
    besides = tuple(
        name
        for name, (moves, action) in _PARTS.items()
        if getattr(view.turn.left, name) and not getattr(parts, name)
        if any(isinstance(move, moves) for move in sight.legal) or (action and possible(state, seat, NUMBER[action]))
    )
    return Duties(parts, done, may and (_elsewhere(parts, view) or _to_the_maharaja(view)), besides)


def _elsewhere(parts: Parts, view: View) -> bool:
    """Return whether something is to be built that can’t be built where the viewer’s architect is."""
    here = view.architects[view.seat]
    if names.is_start(here, view.board):
        return bool(parts.palaces) or parts.houses > parts.villages
    return bool(parts.palaces) and not sites(here, view)


def _to_the_maharaja(view: View) -> bool:
    """Return whether the viewer is not where the Maharaja is, and can get there."""
    here = view.architects[view.seat]
    return here != view.maharaja and view.maharaja in estimates.journeys(view, view.seat)


def sites(city: str, view: View) -> int:
    """Return how many sites a city has left for palaces."""
    shown = view.cities[city]
    return shown.outer_sites + (shown.central is None)
