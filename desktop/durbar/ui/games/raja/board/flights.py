"""What moves over Raja's board when events happen, and when."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF

from durbar.engine.event import Event
from durbar.games.raja.events import (
    ArchitectsAtHome,
    AuctionWon,
    CityScored,
    GoldTaken,
    HouseBuilt,
    HouseMoved,
    HousePlaced,
    MarkerLowered,
    PalaceBuilt,
    Quarried,
    RoundBegan,
    TraderPaid,
    Travelled,
    TurnEnded,
)
from durbar.games.raja.track import numbered
from durbar.games.raja.view import View
from durbar.ui.games.raja.board.layout import ARCHITECT_SIDE, CENTRAL_SIDE, HOUSE_SIDE, OUTER_SIDE, Layout, shield
from durbar.ui.games.raja.pieces import COIN, GOVERNOR, MAHARAJA, architect, arms_of, house, palace
from durbar.ui.kit.board.flights import Flight, arrival, caused_by
from durbar.ui.kit.board.sprites import Face
from durbar.ui.kit.values.sight import Sight, Target

COIN_SIZE = 26.0
STAGGER_MS = 70
FLY_MS = 420
MARKER_MS = 420
MAHARAJA_MS = 900
#: A journey takes so long a unit of road, within bounds.
WALK_MS_A_UNIT, MIN_WALK_MS, MAX_WALK_MS = 2.2, 380, 900
#: More coins than this would only hide each other.
MAX_COINS = 6


#: Where a seat's next house will stand in a village or city.
HouseBox = Callable[[str, int], QRectF]
#: Where the outer palace of this number will stand in a city.
OuterBox = Callable[[str, int], QRectF]


class Flights:
    """The flights of one move's events. before: the table before the move.

    house_box, outer_box: the board knows where a house or palace will stand, for they keep their places.
    """

    def __init__(self, layout: Layout, before: Sight, house_box: HouseBox, outer_box: OuterBox) -> None:
        self._layout, self._sight, self._house_box, self._outer_box = layout, before, house_box, outer_box
        self._view: View = before.view
        self._here = list(self._view.architects)
        self._track = dict(self._view.track)
        self._maharaja = self._view.maharaja

    def of(self, events: Sequence[Event]) -> list[Flight]:
        """Return one event after another."""
        found: list[Flight] = []
        now = 0
        for number, event in enumerate(events):
            found += caused_by(number, self._of(event, now))
            now = arrival(found)
        return found

    def _of(self, event: Event, now: int) -> Iterator[Flight]:
        match event:
            case Travelled():
                yield from self._travelled(event, now)
            case HousePlaced(seat=seat, village=place) | HouseBuilt(seat=seat, place=place):
                yield self._to_board(seat, house(seat, self._sight), self._house_box(place, seat), now)
            case HouseMoved(seat=seat, origin=origin, place=place):
                start, end = self._house_box(origin, seat), self._house_box(place, seat)
                yield Flight(Face(house(seat, self._sight)), start, end, now, FLY_MS, seat=seat, leaves=True)
            case PalaceBuilt():
                yield self._palace(event, now)
            case GoldTaken(seat=seat, gold=gold) | TraderPaid(seat=seat, gold=gold):
                yield from self._coins(self._layout.bank(COIN_SIZE), self._edge(seat, COIN_SIZE), gold, now)
            case AuctionWon(seat=seat, gold=gold) if gold:
                yield from self._coins(self._edge(seat, COIN_SIZE), self._layout.bank(COIN_SIZE), gold, now)
            case TurnEnded(seat=seat, gold=gold) if gold:
                for other in range(self._view.seats):
                    if other != seat:
                        yield from self._coins(self._layout.bank(COIN_SIZE), self._edge(other, COIN_SIZE), gold, now)
            case Quarried(seat=seat, houses=houses):
                for k in range(houses):
                    start, end = self._layout.bank(HOUSE_SIDE), self._edge(seat, HOUSE_SIDE)
                    yield Flight(Face(house(seat, self._sight)), start, end, now + STAGGER_MS * k, FLY_MS)
            case ArchitectsAtHome(cities=cities):
                for seat, city in enumerate(cities):
                    yield self._walk(seat, city, (), now, MAX_WALK_MS)
            case MarkerLowered(after=after):
                moved = dict(zip(self._track, after, strict=True))
                yield from self._markers(moved, now)
            case RoundBegan(round=round_, city=city):
                yield from self._round(round_, city, now)
            case CityScored(city=city, score=score):
                middle = QRectF(0, 0, COIN_SIZE, COIN_SIZE)
                middle.moveCenter(self._layout.point(city))
                for k, seat in enumerate(score.ranking):
                    later = now + 2 * STAGGER_MS * k
                    yield from self._coins(middle, self._edge(seat, COIN_SIZE), score.gold[seat], later)

    def _edge(self, seat: int, size: float) -> QRectF:
        return self._layout.edge(seat, self._view.seats, size)

    def _to_board(self, seat: int, art: str, end: QRectF, now: int) -> Flight:
        return Flight(Face(art), self._edge(seat, end.width()), end, now, FLY_MS, seat=seat)

    def _palace(self, event: PalaceBuilt, now: int) -> Flight:
        central = event.site == 0
        end = self._layout.central(event.city) if central else self._outer_box(event.city, event.site)
        size = CENTRAL_SIDE if central else OUTER_SIDE
        art = palace(event.seat, self._sight, central)
        return Flight(Face(art), self._edge(event.seat, size), end, now, FLY_MS + 80, seat=event.seat)

    def _coins(self, start: QRectF, end: QRectF, gold: int, now: int) -> Iterator[Flight]:
        for k in range(min(gold, MAX_COINS)):
            yield Flight(Face(COIN), start, end, now + STAGGER_MS * k, FLY_MS)

    def _travelled(self, event: Travelled, now: int) -> Iterator[Flight]:
        view, seat = self._view, event.seat
        road = next(road for road in view.board.roads if road.id == event.road)
        points = self._layout.walk(event.road, event.origin)
        length = sum(math.hypot((b - a).x(), (b - a).y()) for a, b in pairwise(points))
        time = round(min(MAX_WALK_MS, max(MIN_WALK_MS, length * WALK_MS_A_UNIT)))
        yield self._walk(seat, event.to, points, now, time)
        crossed = road.villages if road.origin == event.origin else road.villages[::-1]
        for k, village in enumerate(crossed):
            owners = view.villages[village]
            if event.tolls and seat not in owners:
                box = QRectF(0, 0, COIN_SIZE, COIN_SIZE)
                box.moveCenter(self._layout.point(village))
                for owner in owners:
                    passing = now + time * (k + 1) // (len(crossed) + 1)
                    yield Flight(Face(COIN), box, self._edge(owner, COIN_SIZE), passing, FLY_MS)

    def _walk(self, seat: int, to: str, points: tuple[QPointF, ...], now: int, time: int) -> Flight:
        """Return a flight along a road between one's places at its ends, veering in from the side."""
        start = self._slot(seat, self._here[seat])
        self._here[seat] = to
        end = self._slot(seat, to)
        return Flight(
            Face(architect(seat, self._sight)),
            start,
            end,
            now,
            time,
            what=("architect", seat),
            way=_veering(start.center(), points, end.center()),
            seat=seat if points else None,
            leaves=True,
        )

    def _slot(self, seat: int, place: str) -> QRectF:
        there = standing(self._here, place, self._sight.seat)
        return self._layout.architect(place, there.index(seat), len(there))

    def _markers(self, after: dict[str, int], now: int, time: int = MARKER_MS) -> Iterator[Flight]:
        for city, space in after.items():
            if space != self._track[city]:
                start, end = self._layout.marker(self._track[city]), self._layout.marker(space)
                target: Target = ("marker", city)
                yield Flight(Face(GOVERNOR), start, end, now, time, what=target)
                yield Flight(Face(arms_of(city, self._view)), shield(start), shield(end), now, time)
        self._track = after

    def _round(self, round_: int, city: str, now: int) -> Iterator[Flight]:
        start, end = self._layout.maharaja(self._maharaja), self._layout.maharaja(city)
        self._maharaja = city
        yield Flight(Face(MAHARAJA), start, end, now, MAHARAJA_MS, what=("maharaja",))
        yield from self._markers({**self._track, city: numbered(round_)}, now, MAHARAJA_MS)


def standing(architects: Sequence[str], place: str, own: int) -> list[int]:
    """Return whose architects stand in a place, in the order they are drawn: one's own last, before the others."""
    there = [seat for seat, here in enumerate(architects) if here == place]
    return sorted(there, key=lambda seat: (seat == own, seat))


def _veering(start: QPointF, points: tuple[QPointF, ...], end: QPointF) -> tuple[QPointF, ...]:
    """Return a road's points, bent at both ends to where the architect stands beside it.

    Figures stand above their feet.
    """
    if not points:
        return ()
    last = len(points) - 1
    found = []
    for k, point in enumerate(points):
        out, in_ = max(0.0, 1 - k / last * 4), max(0.0, 1 - (last - k) / last * 4)
        raised = point - QPointF(0, ARCHITECT_SIDE * 0.35 * (1 - out - in_))
        found.append(raised + (start - points[0]) * out + (end - points[-1]) * in_)
    return tuple(found)
