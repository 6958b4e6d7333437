"""What flies over Ra's board when events happen, and when."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF

from durbar.engine.event import Event
from durbar.games.ra.events import AuctionFailed, AuctionWon, GodSpent, RaDrawn, SunBid, TileDrawn, TilesLost
from durbar.games.ra.state import PRINTED_RA_SPACES
from durbar.games.ra.tiles import DISASTERS
from durbar.games.ra.view import View
from durbar.ui.games.ra.board.layout import BAG, BOARD_SUN, Layout
from durbar.ui.games.ra.pieces import BACK, sun_face, tile_face
from durbar.ui.kit.board.flights import Flight, arrival, caused_by

#: Tiles that fly together leave this much apart, in milliseconds.
STAGGER_MS = 30
FADE_MS = 280


def flights(events: Sequence[Event], view: View, layout: Layout) -> list[Flight]:
    """Return the flights of one move's events, one event after another. view: the table before the move."""
    found: list[Flight] = []
    now = 0
    for number, event in enumerate(events):
        found += caused_by(number, _of(event, view, layout, now))
        now = arrival(found)
    return found


def _of(event: Event, view: View, layout: Layout, now: int) -> Iterator[Flight]:
    match event:
        case TileDrawn(seat=seat, tile=tile, space=space):
            yield Flight(tile_face(tile), BAG, layout.track_tile(space), now, back=BACK, seat=seat)
        case RaDrawn(seat=seat, on_track=on_track, spaces=spaces):
            end = layout.ra_tile(PRINTED_RA_SPACES - spaces + on_track - 1)
            yield Flight(tile_face("ra"), BAG, end, now, back=BACK, seat=seat)
        case SunBid(seat=seat, sun=sun):
            home = _home(view, layout, seat, sun)
            yield Flight(sun_face(sun), home, layout.bid(seat), now, what=("sun", seat, sun), seat=seat)
        case AuctionWon():
            yield from _won(event, view, layout, now)
        case AuctionFailed(discarded=discarded) if discarded:
            yield from (_discarded(view, layout, k, now) for k in range(len(view.track)))
        case GodSpent():
            yield from _god_spent(event, view, layout, now)
        case TilesLost(seat=seat, tiles=tiles):
            yield from (_lost(tile, layout.pile(seat, tile), k, now) for k, tile in enumerate(tiles))


def _won(event: AuctionWon, view: View, layout: Layout, now: int) -> list[Flight]:
    seat, sun = event.seat, event.sun
    found = []
    spaces = [space for space, tile in enumerate(view.track) if tile is not None]
    for k, space in enumerate(spaces):
        tile = view.track[space] or ""
        disaster = tile in DISASTERS
        end = layout.struck(seat) if disaster else layout.pile(seat, tile)
        box, start = layout.track_tile(space), now + STAGGER_MS * k
        found.append(Flight(tile_face(tile), box, end, start, what=("track", space), fades=disaster, seat=seat))
    up, down = sorted(view.suns_up[seat], reverse=True), view.suns_down[seat]
    before = [*up, *sorted(down, reverse=True)]
    after = [*up, *sorted((*down, event.board_sun), reverse=True)]
    after.remove(sun)
    for slot, own in enumerate(before):
        if own != sun and after[slot] != own:  # it makes way
            end = layout.sun(seat, after.index(own))
            found.append(Flight(sun_face(own, own in up), layout.sun(seat, slot), end, now, what=("sun", seat, own)))
    found.append(Flight(sun_face(sun), layout.bid(seat), BOARD_SUN, now, what=("sun", seat, sun)))
    for bidder, bid in view.auction.said if view.auction is not None else ():
        if bid and bidder != seat:
            home = _home(view, layout, bidder, bid)
            found.append(Flight(sun_face(bid), layout.bid(bidder), home, now, what=("sun", bidder, bid)))
    found.append(
        Flight(
            sun_face(event.board_sun, up=False),
            BOARD_SUN,
            layout.sun(seat, after.index(event.board_sun)),
            now,
            back=sun_face(event.board_sun),
            what=("board_sun",),
            seat=seat,
        )
    )
    return found


def _god_spent(event: GodSpent, view: View, layout: Layout, now: int) -> list[Flight]:
    seat, tile = event.seat, event.tile
    disaster = tile in DISASTERS
    end = layout.struck(seat) if disaster else layout.pile(seat, tile)
    god = layout.pile(seat, "god")
    only = view.areas[seat]["god"] == 1
    return [
        Flight(
            tile_face("god"), god, _upward(god), now, FADE_MS, what=("area", seat, "god") if only else None, fades=True
        ),
        Flight(tile_face(tile), layout.track_tile(event.space), end, now, what=("track", event.space), seat=seat),
    ]


def _discarded(view: View, layout: Layout, space: int, now: int) -> Flight:
    box = layout.track_tile(space)
    return Flight(
        tile_face(view.track[space] or ""), box, _upward(box), now, FADE_MS, what=("track", space), fades=True
    )


def _lost(tile: str, box: QRectF, k: int, now: int) -> Flight:
    return Flight(tile_face(tile), box, _upward(box), now + 3 * STAGGER_MS * k, FADE_MS, fades=True)


def _home(view: View, layout: Layout, seat: int, sun: int) -> QRectF:
    return layout.sun(seat, sorted(view.suns_up[seat], reverse=True).index(sun))


def _upward(box: QRectF) -> QRectF:
    return box.translated(0, -26)
