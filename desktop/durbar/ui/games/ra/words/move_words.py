"""Ra’s moves in words, with the pictures beside them."""

from durbar.engine.move import Move
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Pass, Spend, Stop
from durbar.ui.games.ra.names import a_tile, sun_picture, tile_picture
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import translate


def move_words(move: Move, sight: Sight) -> str:
    """A move as a sentence without a full stop, for lists and buttons."""
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
    """The picture beside a move."""
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
