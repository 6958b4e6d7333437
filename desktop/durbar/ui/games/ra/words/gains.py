"""What a move would bring by the end of the epoch, at the places of the board where it is shown beforehand."""

import msgspec

from durbar.engine.move import Move
from durbar.games.ra import worth
from durbar.games.ra.moves import Bid, Lose, Spend
from durbar.games.ra.tiles import CIVILIZATIONS, MONUMENTS
from durbar.games.ra.view import View
from durbar.ui.kit.values.sight import Sight, Target

#: The tiles beside which the gain of a category is shown, the first of them that comes.
_PLACES = {
    "gods": ("god",),
    "pharaohs": ("pharaoh", "funeral"),
    "river": ("flood", "nile"),
    "gold": ("gold",),
    "civilization": CIVILIZATIONS,
    "monuments": MONUMENTS,
}


def gain(move: Move, view: View) -> int | None:
    """Fame that a move brings its maker by the end of the epoch if nothing else changes; None: that says nothing."""
    match move:
        case Spend(tile=tile):
            return worth.worth(view, view.seat, (tile,)) + worth.without_god(view, view.seat)
        case Bid():
            return worth.worth(view, view.seat, view.on_track)
        case Lose(tile=tile):
            return -worth.worth(_without(view, tile), view.seat, (tile,))
    return None


def gains_by_place(sight: Sight, move: Move) -> dict[Target, int]:
    """The parts of that gain, each at a pile of the maker's area."""
    view: View = sight.view
    seat = view.seat
    match move:
        case Spend(tile=tile):
            return {
                ("area", seat, tile): worth.worth(view, seat, (tile,)),
                ("area", seat, "god"): worth.without_god(view, seat),
            }
        case Bid():
            return _track_by_place(view, seat)
        case Lose(tile=tile):
            return {("area", seat, tile): gain(move, view) or 0}
    return {}


def _track_by_place(view: View, seat: int) -> dict[Target, int]:
    places: dict[Target, int] = {}
    for category, change in worth.lines(view, seat, view.on_track).items():
        kinds = _PLACES[category]
        place = next((tile for tile in kinds if tile in view.on_track), kinds[0])
        places["area", seat, place] = change
    return places


def _without(view: View, tile: str) -> View:
    """The view with one tile less in the viewer's area."""
    areas = list(view.areas)
    own = dict(areas[view.seat])
    own[tile] -= 1
    areas[view.seat] = own
    return msgspec.structs.replace(view, areas=tuple(areas))
