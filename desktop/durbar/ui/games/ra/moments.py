"""Which events of Ra get a moment of their own: the end of an auction, a disaster, the last warning."""

from durbar.games.ra import events as happened
from durbar.games.ra.tiles import DISASTERS
from durbar.games.ra.view import LossView
from durbar.games.ra.worth import worth
from durbar.ui.games.ra.names import sun_picture, tile_picture
from durbar.ui.games.ra.words.log import log_lines
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.moments import Moments
from durbar.ui.kit.values.moment import LONG_MS, Moment, Ornament
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import signed, translate


def _disaster(event: happened.TilesLost, before: Sight, _after: Sight) -> Moment | None:
    """What was lost, without a figure: that of the auction has it already."""
    if not event.tiles or (event.chosen and event.seat == before.seat):
        return None  # nothing was lost, or the viewer has chosen it a moment ago
    return Moment(translate("Ra", "A disaster"), tile_picture(event.disaster), event.seat, length=LONG_MS)


def _won(event: happened.AuctionWon, before: Sight, after: Sight) -> Moment:
    """With what the lot would be worth, disasters and all, if the epoch ended as things lie now.

    Where its winner is to choose what a disaster takes, with that: a sum would hide it.
    """
    title = translate("Ra", "The auction is over")
    if after.view.losing is not None:
        lost = _to_give_up(after.view.losing)
        return Moment(title, sun_picture(event.sun), event.seat, worth=lost, tone="refuse", length=LONG_MS)
    lot = before.view.on_track
    fame = worth(before.view, event.seat, lot, sun=event.sun)
    words = translate("Ra", "This lot: {fame} fame if the epoch ended now")
    if any(tile in DISASTERS for tile in lot):
        words = translate("Ra", "This lot and its disasters: {fame} fame if the epoch ended now")
    figure, tone = words.format(fame=signed(fame)) if fame else "", "gain" if fame > 0 else "refuse"
    return Moment(title, sun_picture(event.sun), event.seat, worth=figure, tone=tone, length=LONG_MS)


def _to_give_up(losing: LossView) -> str:
    if losing.disaster == "unrest":
        return translate("Ra", "Unrest: %n civilization tile(s) to give up", None, losing.left)
    return translate("Ra", "Earthquake: %n monument(s) to give up", None, losing.left)


def _failed(_event: happened.AuctionFailed, _before: Sight, _after: Sight) -> Moment:
    return Moment(translate("Ra", "No bid"), Picture("ra/ra-figure"))


def _warned(event: happened.RaDrawn, _before: Sight, _after: Sight) -> Moment | None:
    if event.spaces - event.on_track != 1:
        return None
    words = translate("Ra", "The next Ra ends the epoch at once, with all that then lies on the track.")
    return Moment(translate("Ra", "The last warning"), tile_picture("ra"), event.seat, words, length=LONG_MS)


MOMENTS = Moments(
    Ornament(crest="ra_moments/crest", crown="ra_moments/crown"),
    {
        happened.TilesLost: _disaster,
        happened.AuctionWon: _won,
        happened.RaDrawn: _warned,
        happened.AuctionFailed: _failed,
    },
    log_lines,
)
