"""What happened in Ra, told line by line."""

from collections.abc import Sequence

from durbar.engine.event import Event
from durbar.games.ra import events as happened
from durbar.games.ra import worth
from durbar.ui.games.ra.names import a_tile, epoch_over, sun_picture, tile_name, tile_picture, tiles_listed
from durbar.ui.games.ra.weights import WEIGHTS
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.lines import LogLine
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, signed, translate

_EPOCH_BEGINS = (
    QT_TRANSLATE_NOOP("Ra", "The Old Kingdom begins"),
    QT_TRANSLATE_NOOP("Ra", "The Middle Kingdom begins"),
    QT_TRANSLATE_NOOP("Ra", "The New Kingdom begins"),
)

#: Of more tiles than these it is told in short how many they are.
_NAMED = 2


def log_lines(events: Sequence[Event], sight: Sight) -> list[LogLine]:
    """What the events of one move say."""
    return [line.weighed(WEIGHTS[type(event)]) for event in events for line in _lines(event, sight)]


def _lines(event: Event, sight: Sight) -> list[LogLine]:
    match event:
        case happened.TileDrawn(seat=seat, tile=tile):
            words = translate("Ra", "{name} draws {tile}.").format(name=sight.name(seat), tile=a_tile(tile))
            return [LogLine(words, tile_picture(tile), seat)]
        case happened.RaDrawn():
            return [_ra_drawn(event, sight)]
        case happened.GodSpent(seat=seat, tile=tile):
            words = translate("Ra", "{name} spends a God on {tile}.").format(name=sight.name(seat), tile=a_tile(tile))
            return [LogLine(words, tile_picture(tile), seat)]
        case happened.AuctionBegan():
            return _auction_began(event, sight)
        case happened.SunBid(seat=seat, sun=sun):
            return [LogLine(said(seat, sun, sight) + ".", sun_picture(sun), seat, quiet=True, raises=True)]
        case happened.Passed(seat=seat):
            return [LogLine(said(seat, 0, sight) + ".", None, seat, quiet=True)]
        case happened.AuctionWon():
            return [_auction_won(event, sight)]
        case happened.AuctionFailed(discarded=discarded):
            if discarded:
                words = translate("Ra", "Nobody bids: the full track leaves the game.")
            else:
                words = translate("Ra", "Nobody bids: the tiles stay on the track.")
            return [LogLine(words)]
        case happened.TilesLost():
            return [_tiles_lost(event, sight)]
        case happened.EpochEnded(epoch=epoch, cause=cause):
            everybody = tuple(range(len(sight.players)))
            return [LogLine(epoch_over(epoch, cause), heading=True, section="6", to=everybody)]
        case happened.EpochScored(epoch=epoch, scores=scores):
            return [_scored(seat, score.total, epoch, sight) for seat, score in enumerate(scores)]
        case happened.EpochBegan(epoch=epoch, first=first):
            words = translate("Ra", "{epoch_begins}: {name}, who owns the highest sun, plays first")
            begins = translate("Ra", _EPOCH_BEGINS[epoch - 1])
            return [LogLine(words.format(epoch_begins=begins, name=sight.name(first)), heading=True, section="6.3")]
        case happened.GameEnded(standings=standings):
            best = standings[0]
            words = translate("Ra", "{name} wins with %n fame", None, best.score).format(name=sight.name(best.seat))
            return [LogLine(words, Picture("kit/winner"), best.seat, heading=True, section="8")]
    return []


def _scored(seat: int, fame: int, epoch: int, sight: Sight) -> LogLine:
    words = translate("Ra", "{name}: {fame} fame", None, abs(fame))
    if worth.may_stop_at_0(fame, epoch):
        words = translate("Ra", "{name}: {fame} fame, but not below 0", None, -fame)
    return LogLine(words.format(name=sight.name(seat), fame=signed(fame)), Picture("ra/fame"), seat, section="7")


def _ra_drawn(event: happened.RaDrawn, sight: Sight) -> LogLine:
    if event.on_track == event.spaces:
        words = translate("Ra", "{name} draws the last Ra: the epoch ends.")
    else:
        words = translate("Ra", "{name} draws Ra, {count} of {spaces}: an auction.")
    words = words.format(name=sight.name(event.seat), count=event.on_track, spaces=event.spaces)
    return LogLine(words, tile_picture("ra"), event.seat)


def _auction_began(event: happened.AuctionBegan, sight: Sight) -> list[LogLine]:
    if event.cause == "ra_drawn":
        return []
    if event.cause == "full_track":
        words = translate("Ra", "{name} invokes Ra: the auction track is full.")
    elif event.tiles:
        words = translate("Ra", "{name} invokes Ra for %n tile(s).", None, len(event.tiles))
    else:
        words = translate("Ra", "{name} invokes Ra on an empty track.")
    return [LogLine(words.format(name=sight.name(event.ra_player)), Picture("ra/ra-figure"), event.ra_player)]


def _auction_won(event: happened.AuctionWon, sight: Sight) -> LogLine:
    if event.tiles:
        words = translate("Ra", "{name} wins with {sun}: {tiles}; the sun {board_sun} lies face down.")
    else:
        words = translate("Ra", "{name} wins with {sun}: no tile; the sun {board_sun} lies face down.")
    words = words.format(
        name=sight.name(event.seat), sun=event.sun, tiles=tiles_listed(event.tiles), board_sun=event.board_sun
    )
    if len(event.tiles) > _NAMED:
        short = translate("Ra", "{name} wins %n tile(s) with {sun}.", None, len(event.tiles))
    elif event.tiles:
        short = translate("Ra", "{name} wins with {sun}: {tiles}.")
    else:
        short = translate("Ra", "{name} wins with {sun}: no tile.")
    short = short.format(name=sight.name(event.seat), sun=event.sun, tiles=tiles_listed(event.tiles))
    return LogLine(words, sun_picture(event.sun), event.seat, short=short)


def _tiles_lost(event: happened.TilesLost, sight: Sight) -> LogLine:
    if event.tiles:
        words = translate("Ra", "{disaster}: {name} loses {tiles}.")
    else:
        words = translate("Ra", "{disaster}: {name} has nothing to lose.")
    words = words.format(
        disaster=tile_name(event.disaster), name=sight.name(event.seat), tiles=tiles_listed(event.tiles)
    )
    return LogLine(words, tile_picture(event.disaster), event.seat, section="5")


def said(seat: int, sun: int, sight: Sight) -> str:
    """What a bidder said: "Asha passes", "Theo bids 5"."""
    if sun:
        return translate("Ra", "{name} bids {sun}").format(name=sight.name(seat), sun=sun)
    return translate("Ra", "{name} passes").format(name=sight.name(seat))
