"""What a move would bring by the end of the epoch, at the places of the board where it is shown beforehand."""

from collections.abc import Sequence

import msgspec

from durbar.engine.move import Move
from durbar.games.ra import scoring, worth
from durbar.games.ra.moves import Bid, Lose, Spend
from durbar.games.ra.tiles import CIVILIZATIONS, LASTING, MONUMENTS, STRUCK, TILES
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
    """Fame that a move brings its maker by the end of the epoch if nothing else changes; None: that says nothing.

    Of what is of later worth: by the end of the game.
    """
    match move:
        case Spend(tile=tile):
            return worth.worth(view, view.seat, (tile,)) + worth.without_god(view, view.seat)
        case Bid():
            return worth.worth(view, view.seat, view.on_track)
        case Lose(tile=tile) if is_of_later_worth(move, view):
            after = _without(view, tile)
            return _monuments(after) - _monuments(view)
        case Lose(tile=tile):
            return -worth.worth(_without(view, tile), view.seat, (tile,))
    return None


def is_of_later_worth(move: Move, view: View) -> bool:
    """Whether a move gives up what counts at the end of the game only: it is measured by what it brings there."""
    return isinstance(move, Lose) and move.tile in MONUMENTS and view.epoch < worth.LAST_EPOCH


def lost_for_good(view: View, tiles: Sequence[str]) -> dict[str, int]:
    """What disasters among these tiles would take from the viewer of what stays after the epoch.

    By "pharaoh", "nile" and "monument". After the last epoch nothing stays, and all is in the fame.
    """
    if view.epoch == worth.LAST_EPOCH:
        return {}
    own = view.areas[view.seat]
    lost: dict[str, int] = {}
    for disaster, kinds in STRUCK.items():
        left = 2 * tiles.count(disaster)
        for group in (kinds[:1], kinds[1:]) if disaster == "drought" else (kinds,):
            had, come = sum(own[kind] for kind in group), sum(tiles.count(kind) for kind in group)
            taken = min(left, had + come)
            left -= taken
            if taken > come and set(group) <= LASTING:
                lost["monument" if disaster == "earthquake" else group[0]] = taken - come
    return lost


def harms(view: View) -> bool:
    """Whether to win the tiles of the track would leave the viewer worse off than to pass."""
    fame = worth.worth(view, view.seat, view.on_track)
    return fame < 0 or (fame == 0 and bool(lost_for_good(view, view.on_track)))


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


def _monuments(view: View) -> int:
    """What the viewer's monuments would bring at the end of the game as they are."""
    return scoring.monuments([view.areas[view.seat][tile] for tile in TILES])


def _without(view: View, tile: str) -> View:
    """The view with one tile less in the viewer's area."""
    areas = list(view.areas)
    own = dict(areas[view.seat])
    own[tile] -= 1
    areas[view.seat] = own
    return msgspec.structs.replace(view, areas=tuple(areas))
