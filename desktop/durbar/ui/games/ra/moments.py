"""Which events of Ra get a moment of their own: the end of an auction, a disaster, the last warning."""

from durbar.engine.event import Event
from durbar.games.ra import events as happened
from durbar.games.ra.worth import worth
from durbar.ui.games.ra.names import sun_picture, tile_name, tile_picture
from durbar.ui.games.ra.words.log import log_lines
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.moments import Moments
from durbar.ui.kit.values.moment import LONG_MS, Moment, Ornament
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import signed, translate


def _told(event: Event, sight: Sight) -> str:
    return log_lines([event], sight)[0].words


def _fame(fame: int) -> str:
    """What a moment was worth, counted as at the end of this epoch."""
    return translate("Ra", "{fame} fame").format(fame=signed(fame)) if fame else ""


def _tone(fame: int) -> str:
    return "gain" if fame > 0 else "refuse"


def _disaster(event: happened.TilesLost, before: Sight, after: Sight) -> Moment | None:
    if not event.tiles:
        return None
    same = before.view.epoch == after.view.epoch  # else the area that they were taken from has been cleared
    fame = -worth(after.view, event.seat, event.tiles) if same else 0
    return Moment(
        tile_name(event.disaster),
        _told(event, after),
        tile_picture(event.disaster),
        event.seat,
        _fame(fame),
        _tone(fame),
        LONG_MS,
    )


def _won(event: happened.AuctionWon, before: Sight, after: Sight) -> Moment:
    fame = worth(before.view, event.seat, before.view.on_track)
    title = translate("Ra", "The auction is over")
    return Moment(title, _told(event, after), sun_picture(event.sun), event.seat, _fame(fame), _tone(fame), LONG_MS)


def _failed(event: happened.AuctionFailed, _before: Sight, after: Sight) -> Moment:
    return Moment(translate("Ra", "The auction is over"), _told(event, after), Picture("ra/ra-figure"))


def _warned(event: happened.RaDrawn, _before: Sight, after: Sight) -> Moment | None:
    if event.spaces - event.on_track != 1:
        return None
    words = translate("Ra", "The next Ra ends the epoch at once, with all that then lies on the track.")
    return Moment(translate("Ra", "The last warning"), words, tile_picture("ra"), event.seat, length=LONG_MS)


MOMENTS = Moments(
    Ornament(crest="ra_moments/crest", crown="ra_moments/crown"),
    {
        happened.TilesLost: _disaster,
        happened.AuctionWon: _won,
        happened.RaDrawn: _warned,
        happened.AuctionFailed: _failed,
    },
)
