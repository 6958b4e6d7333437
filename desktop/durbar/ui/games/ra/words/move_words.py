"""Ra’s moves in words and short numbers, with the pictures beside them."""

from collections.abc import Sequence

from durbar.engine.move import Move
from durbar.games.ra import scoring, worth
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Pass, Spend, Stop
from durbar.games.ra.tiles import CIVILIZATIONS, MONUMENTS, NUMBER
from durbar.games.ra.view import View
from durbar.ui.games.ra.names import a_tile, shown_view, sun_picture, tile_picture
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.words import translate


def move_words(move: Move, sight: Sight) -> str:
    """Return a move as a sentence without a full stop, for lists and buttons."""
    view = sight.view
    match move:
        case Draw():
            return translate("Ra", "Draw a tile")
        case Invoke():
            if not view.on_track:
                return translate("Ra", "Invoke Ra: no tile, only the sun {sun}").format(sun=view.board_sun)
            return translate("Ra", "Invoke Ra for %n tile(s)", None, len(view.on_track))
        case Spend(tile=tile):
            return translate("Ra", "Spend a God to take {tile}").format(tile=a_tile(tile))
        case Stop():
            return translate("Ra", "Spend no more Gods")
        case Bid(sun=sun):
            return translate("Ra", "Bid {sun}").format(sun=sun)
        case Pass():
            return translate("Ra", "Pass")
        case Lose(tile=tile):
            return translate("Ra", "Give up {tile}").format(tile=a_tile(tile))
    raise TypeError(f"Ra has no move {move!r}")


def move_picture(move: Move) -> Picture:
    """Return the picture beside a move."""
    match move:
        case Draw():
            return Picture("ra/tile-back")
        case Invoke():
            return Picture("ra/ra-figure")
        case Spend(tile=tile) | Lose(tile=tile):
            return tile_picture(tile)
        case Stop():
            return Picture("ra/tile-god")
        case Bid(sun=sun):
            return sun_picture(sun)
    return Picture("ra/sun-down")


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
    """Return fame that a move brings its maker by the end of the epoch if nothing else changes.

    None: that says nothing.

    Of a bid, if it wins, with the exchange of suns; of a loss, with what else the disaster takes. Of what is of later
    worth: by the end of the game.
    """
    match move:
        case Spend(tile=tile):
            return worth.worth(view, view.seat, (tile,), gods=1)
        case Bid(sun=sun):
            return worth.worth(view, view.seat, view.on_track, sun=sun)
        case Lose(tile=tile) if is_of_later_worth(move, view):
            own = worth.owned(view, view.seat)
            return scoring.monuments(worth.without(own, tile, view)) - scoring.monuments(own)
        case Lose(tile=tile):
            return worth.lost(view, view.seat, tile)
    return None


def taken(move: Move, view: View) -> tuple[str, ...]:
    """Return the tiles that come with a move, or with a bid that wins."""
    if isinstance(move, Spend):
        return (move.tile,)
    return view.on_track if isinstance(move, Bid) else ()


def leaves_choice(move: Move, view: View) -> bool:
    """Return whether what a move brings hangs on what its maker then gives up to a disaster."""
    if isinstance(move, Lose):
        return view.losing is not None and view.losing.left > 1
    return worth.chooses(view, view.seat, taken(move, view))


def is_of_later_worth(move: Move, view: View) -> bool:
    """Return whether a move gives up what counts at the end of the game only.

    It is measured by what it brings there.
    """
    return isinstance(move, Lose) and move.tile in MONUMENTS and view.epoch < worth.LAST_EPOCH


def lost_for_good(view: View, tiles: Sequence[str]) -> dict[str, int]:
    """Return what disasters among these tiles would take from the viewer of what stays after the epoch.

    By "pharaoh", "nile" and "monument". After the last epoch nothing stays, and all is in the fame.
    """
    if view.epoch == worth.LAST_EPOCH:
        return {}
    before, after = worth.owned(view, view.seat), worth.owned(view, view.seat, tiles)
    groups = {"pharaoh": ("pharaoh",), "nile": ("nile",), "monument": MONUMENTS}
    lost = {name: sum(before[NUMBER[kind]] - after[NUMBER[kind]] for kind in kinds) for name, kinds in groups.items()}
    return {name: many for name, many in lost.items() if many > 0}


def harms(view: View) -> bool:
    """Return whether to win the tiles of the track would leave the viewer worse off than to pass."""
    fame = worth.worth(view, view.seat, view.on_track)
    return fame < 0 or (fame == 0 and bool(lost_for_good(view, view.on_track)))


def gains_by_place(sight: Sight, move: Move) -> dict[Target, int]:
    """Return the parts of that gain, each at a pile of the maker's area."""
    view = shown_view(sight)
    seat = view.seat
    match move:
        case Spend(tile=tile):
            return {
                ("area", seat, tile): sum(worth.lines(view, seat, (tile,)).values()),
                ("area", seat, "god"): -scoring.GOD_FAME,
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
