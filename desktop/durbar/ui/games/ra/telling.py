"""What each event of Ra is worth telling: its lines in the log, its weight, its sound, its moment over the board."""

from collections.abc import Sequence

from durbar.engine.event import Event
from durbar.games.ra import events as happened
from durbar.games.ra import worth
from durbar.games.ra.tiles import DISASTERS
from durbar.games.ra.view import LossView
from durbar.ui.games.ra.names import (
    a_tile,
    epoch_name_over,
    epoch_over,
    sun_picture,
    tile_name,
    tile_picture,
    tiles_listed,
)
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.telling import GameTelling, Telling, by_events
from durbar.ui.kit.values.lines import LogLine
from durbar.ui.kit.values.moment import LONG_MS, Moment, Ornament
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, signed, translate

_EPOCH_BEGINS = (
    QT_TRANSLATE_NOOP("Ra", "The Old Kingdom begins"),
    QT_TRANSLATE_NOOP("Ra", "The Middle Kingdom begins"),
    QT_TRANSLATE_NOOP("Ra", "The New Kingdom begins"),
)

#: Of more tiles than these it is told in short how many they are.
_MAX_NAMED = 2


def log_lines(events: Sequence[Event], sight: Sight) -> list[LogLine]:
    """Return what the events of one move say."""
    return TELLING.lines(events, sight)


def _tile_drawn(event: happened.TileDrawn, sight: Sight) -> list[LogLine]:
    words = translate("Ra", "{name} draws {tile}.").format(name=sight.name(event.seat), tile=a_tile(event.tile))
    return [LogLine(words, tile_picture(event.tile), event.seat)]


def _god_spent(event: happened.GodSpent, sight: Sight) -> list[LogLine]:
    words = translate("Ra", "{name} spends a God on {tile}.")
    words = words.format(name=sight.name(event.seat), tile=a_tile(event.tile))
    return [LogLine(words, tile_picture(event.tile), event.seat)]


def _sun_bid(event: happened.SunBid, sight: Sight) -> list[LogLine]:
    words = said(event.seat, event.sun, sight) + "."
    return [LogLine(words, sun_picture(event.sun), event.seat, quiet=True, raises=True)]


def _passed(event: happened.Passed, sight: Sight) -> list[LogLine]:
    return [LogLine(said(event.seat, 0, sight) + ".", None, event.seat, quiet=True)]


def _auction_failed(event: happened.AuctionFailed, _sight: Sight) -> list[LogLine]:
    if event.discarded:
        return [LogLine(translate("Ra", "Nobody bids: the full track leaves the game."))]
    return [LogLine(translate("Ra", "Nobody bids: the tiles stay on the track."))]


def _epoch_ended(event: happened.EpochEnded, sight: Sight) -> list[LogLine]:
    everybody = tuple(range(len(sight.players)))
    return [LogLine(epoch_over(event.epoch, event.cause), heading=True, section="6", to=everybody)]


def _epoch_scored(event: happened.EpochScored, sight: Sight) -> list[LogLine]:
    return [_scored(seat, score.total, event.epoch, sight) for seat, score in enumerate(event.scores)]


def _epoch_began(event: happened.EpochBegan, sight: Sight) -> list[LogLine]:
    words = translate("Ra", "{epoch_begins}: {name}, who owns the highest sun, plays first")
    begins = translate("Ra", _EPOCH_BEGINS[event.epoch - 1])
    words = words.format(epoch_begins=begins, name=sight.name(event.first))
    return [LogLine(words, heading=True, section="6.3")]


def _game_ended(event: happened.GameEnded, sight: Sight) -> list[LogLine]:
    best = event.standings[0]
    words = translate("Ra", "{name} wins with %n fame", None, best.score).format(name=sight.name(best.seat))
    return [LogLine(words, Picture("kit/winner"), best.seat, heading=True, section="8")]


def _scored(seat: int, fame: int, epoch: int, sight: Sight) -> LogLine:
    words = translate("Ra", "{name}: {fame} fame", None, abs(fame))
    if worth.may_stop_at_0(fame, epoch):
        words = translate("Ra", "{name}: {fame} fame, but not below 0", None, -fame)
    return LogLine(words.format(name=sight.name(seat), fame=signed(fame)), Picture("ra/fame"), seat, section="7")


def _ra_drawn(event: happened.RaDrawn, sight: Sight) -> list[LogLine]:
    if event.on_track == event.spaces:
        words = translate("Ra", "{name} draws the last Ra: the epoch ends.")
    else:
        words = translate("Ra", "{name} draws Ra, {count} of {spaces}: an auction.")
    words = words.format(name=sight.name(event.seat), count=event.on_track, spaces=event.spaces)
    return [LogLine(words, tile_picture("ra"), event.seat)]


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


def _auction_won(event: happened.AuctionWon, sight: Sight) -> list[LogLine]:
    if event.tiles:
        words = translate("Ra", "{name} wins with {sun}: {tiles}; the sun {board_sun} lies face down.")
    else:
        words = translate("Ra", "{name} wins with {sun}: no tile; the sun {board_sun} lies face down.")
    words = words.format(
        name=sight.name(event.seat), sun=event.sun, tiles=tiles_listed(event.tiles), board_sun=event.board_sun
    )
    if len(event.tiles) > _MAX_NAMED:
        short = translate("Ra", "{name} wins %n tile(s) with {sun}.", None, len(event.tiles))
    elif event.tiles:
        short = translate("Ra", "{name} wins with {sun}: {tiles}.")
    else:
        short = translate("Ra", "{name} wins with {sun}: no tile.")
    short = short.format(name=sight.name(event.seat), sun=event.sun, tiles=tiles_listed(event.tiles))
    return [LogLine(words, sun_picture(event.sun), event.seat, short=short)]


def _tiles_lost(event: happened.TilesLost, sight: Sight) -> list[LogLine]:
    if event.tiles:
        words = translate("Ra", "{disaster}: {name} loses {tiles}.")
    else:
        words = translate("Ra", "{disaster}: {name} has nothing to lose.")
    words = words.format(
        disaster=tile_name(event.disaster), name=sight.name(event.seat), tiles=tiles_listed(event.tiles)
    )
    return [LogLine(words, tile_picture(event.disaster), event.seat, section="5")]


def said(seat: int, sun: int, sight: Sight) -> str:
    """Return what a bidder said: "Asha passes", "Theo bids 5"."""
    if sun:
        return translate("Ra", "{name} bids {sun}").format(name=sight.name(seat), sun=sun)
    return translate("Ra", "{name} passes").format(name=sight.name(seat))


# ---- headlines ---------------------------------------------------------------------------------------------------


def headlines(lines: Sequence[LogLine], sight: Sight) -> list[LogLine]:
    """Return the lines of the log, with one for the end of an epoch, which has everybody’s sum."""
    told: list[LogLine] = []
    for event, group in by_events(lines):
        if isinstance(event, happened.EpochScored):
            told.append(_epoch_sums(event, sight).telling(TELLING.events[happened.EpochEnded].weight, event))
        elif not isinstance(event, happened.EpochEnded):
            told += group
    return told


def _epoch_sums(event: happened.EpochScored, sight: Sight) -> LogLine:
    """Return the viewer’s own sum first, then from the largest down."""
    totals = [score.total for score in event.scores]
    seats = sorted(range(len(totals)), key=lambda seat: (seat != sight.seat, -totals[seat]))
    sums = ", ".join(f"{sight.name(seat)} {signed(totals[seat])}" for seat in seats)
    words = translate("Ra", "{epoch_over}, fame: {sums}")
    if worth.may_stop_at_0(min(totals), event.epoch):
        words = translate("Ra", "{epoch_over}, fame: {sums}; nobody’s falls below 0")
    words = words.format(epoch_over=epoch_name_over(event.epoch), sums=sums)
    short = translate("Ra", "Fame: {sums}").format(sums=sums)
    return LogLine(words, heading=True, section="7", to=tuple(seats), short=short)


# ---- moments -----------------------------------------------------------------------------------------------------


def _disaster(event: happened.TilesLost, before: Sight, _after: Sight) -> Moment | None:
    """Return what was lost, without a figure: that of the auction has it already."""
    if not event.tiles or (event.chosen and event.seat == before.seat):
        return None  # nothing was lost, or the viewer has chosen it a moment ago
    return Moment(translate("Ra", "A disaster"), tile_picture(event.disaster), event.seat, length=LONG_MS)


def _won(event: happened.AuctionWon, before: Sight, after: Sight) -> Moment:
    """Return the moment of a won auction, with what the lot would be worth, disasters and all, if the epoch ended now.

    Where its winner is to choose what a disaster takes, with that: a sum would hide it.
    """
    title = translate("Ra", "The auction is over")
    if after.view.losing is not None:
        lost = _to_give_up(after.view.losing)
        return Moment(title, sun_picture(event.sun), event.seat, worth=lost, tone="refuse", length=LONG_MS)
    lot = before.view.on_track
    fame = worth.worth(before.view, event.seat, lot, sun=event.sun)
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


#: How its moments look.
ORNAMENT = Ornament(crest="ra_moments/crest", crown="ra_moments/crown")

#: The most telling first: where several happen at once and only one is heard or shown, it is that.
TELLING = GameTelling(
    {
        happened.GameEnded: Telling(5, _game_ended, sound="end"),
        happened.TilesLost: Telling(4, _tiles_lost, sound="disaster", moment=_disaster),
        happened.EpochEnded: Telling(5, _epoch_ended, sound="drum"),
        happened.AuctionBegan: Telling(4, _auction_began, sound="gong"),
        happened.GodSpent: Telling(4, _god_spent, sound="coins"),
        happened.AuctionWon: Telling(5, _auction_won, sound="stone", moment=_won),
        happened.AuctionFailed: Telling(4, _auction_failed, sound="card", moment=_failed),
        happened.SunBid: Telling(2, _sun_bid, sound="wood"),
        happened.RaDrawn: Telling(4, _ra_drawn, sound="stone", moment=_warned),
        happened.TileDrawn: Telling(2, _tile_drawn, sound="stone"),
        happened.EpochScored: Telling(4, _epoch_scored),
        happened.EpochBegan: Telling(1, _epoch_began),
        happened.Passed: Telling(0, _passed),
        happened.TilesTaken: Telling(0),
    },
    ORNAMENT,
)
