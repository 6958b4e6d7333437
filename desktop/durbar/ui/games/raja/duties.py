"""What a turn asks of its player now: what can still be carried out of the actions, and whether to travel for it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from durbar.games.raja.actions import Parts
from durbar.games.raja.feasible import feasible, lacking
from durbar.games.raja.moves import Travel
from durbar.games.raja.outcome import turn_in_progress
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names
from durbar.ui.kit.values.sight import Sight


class Duties(NamedTuple):
    """What is to be done. parts: of the actions that can still be carried out together; done: all actions are carried
    out; travel: there is somewhere to go, because an action asks for it or because the Maharaja is elsewhere.
    """

    parts: Parts
    done: bool
    travel: bool

    @property
    def any(self) -> bool:
        """Whether any part of an action is to be done."""
        return any(msgspec.structs.astuple(self.parts))


def duties(sight: Sight) -> Duties:
    """What the turn in progress asks of the viewer."""
    view: View = sight.view
    state, seat = turn_in_progress(view), view.seat
    chosen = state.turn_actions(seat)
    wanted = tuple(sorted(chosen[place] for place in feasible(state, seat)))
    parts = lacking(state, seat, wanted)
    assert view.turn is not None
    done = all(action.done for action in view.turn.actions)
    may = any(isinstance(move, Travel) for move in sight.legal)
    return Duties(parts, done, may and (_elsewhere(parts, view) or _to_the_maharaja(view)))


def _elsewhere(parts: Parts, view: View) -> bool:
    """Whether something is to be built that can’t be built where the viewer’s architect is."""
    here = view.architects[view.seat]
    if names.is_start(here, view.board):
        return bool(parts.palaces) or parts.houses > parts.villages
    return bool(parts.palaces) and not sites(here, view)


def _to_the_maharaja(view: View) -> bool:
    """Whether the viewer is not where the Maharaja is, and can get there."""
    here = view.architects[view.seat]
    return here != view.maharaja and view.maharaja in estimates.journeys(view, view.seat)


def sites(city: str, view: View) -> int:
    """How many sites a city has left for palaces."""
    shown = view.cities[city]
    return shown.outer_sites + (shown.central is None)
