"""What moves over Taj Mahal's board when events happen, and when."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QRectF

from durbar.engine.event import Event
from durbar.games.taj_mahal.events import (
    CardDrawn,
    CardsPlayed,
    CardsPutAway,
    CardTaken,
    CrownTaken,
    InfluenceTaken,
    PairExchanged,
    PalacePlaced,
    ProvinceTaken,
    VisitBegan,
)
from durbar.games.taj_mahal.moves import NOTHING
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal.board.layout import DISCARD, DISPLAY, PILE, Hand, Layout, display
from durbar.ui.games.taj_mahal.pieces import CARD_BACK, CARD_SHAPE, CROWN, bonus, card, influence, palace, tile_face
from durbar.ui.kit.board.flights import Flight, arrival, caused_by
from durbar.ui.kit.board.sprites import Face
from durbar.ui.kit.look.shapes import about
from durbar.ui.kit.values.sight import Sight, Target

CARD_MS, TILE_MS, PALACE_MS, DEAL_MS = 420, 480, 460, 300
STAGGER_MS, DEAL_STAGGER_MS = 110, 60

#: Where a target of the board lies, or None.
RectOf = Callable[[Target], QRectF | None]


class Flights:
    """The flights of one move's events. before: the table before the move; open_hand: own cards are seen.

    pointed: what one points at; of equal cards on display it is the one that is taken.
    """

    def __init__(
        self, layout: Layout, before: Sight, rect: RectOf, open_hand: bool, pointed: Target | None = None
    ) -> None:
        self._layout, self._sight, self._rect, self._open = layout, before, rect, open_hand
        self._pointed = pointed
        self._view: View = before.view
        self._cards = self._room = len(self._view.hand)
        self._flown: set[Target] = set()

    def of(self, events: Sequence[Event]) -> list[Flight]:
        """Return one event after another; what is won at the court leaves together."""
        self._room = self._cards + sum(map(self._coming, events))
        found: list[Flight] = []
        now = 0
        taking = (InfluenceTaken, CrownTaken, ProvinceTaken)
        for number, event in enumerate(events):
            if not isinstance(event, taking):
                now = arrival(found)
            batch = caused_by(number, self._of(event, now))
            found += batch
            if batch and isinstance(event, taking):
                now += STAGGER_MS
        return found

    def _of(self, event: Event, now: int) -> Iterator[Flight]:
        view = self._view
        match event:
            case CardsPlayed(seat=seat, card=kind, extra=extra):
                if seat == self._sight.seat:
                    for k, one in enumerate(id for id in (kind, extra) if id != NOTHING):
                        yield from self._played(one, now + STAGGER_MS * k)
            case InfluenceTaken(seat=seat, symbol=symbol):
                yield self._won(seat, symbol, Face(influence(symbol)), now)
            case CrownTaken(seat=seat):
                yield self._won(seat, "grand_mogul", Face(CROWN), now)
            case ProvinceTaken(seat=seat, tile=tile):
                goods = view.board.pieces.province_tiles[tile - 1]
                yield self._won(seat, "elephant", tile_face(tile, goods), now)
            case PalacePlaced():
                yield from self._palace(event, now)
            case CardDrawn(seat=seat, card=drawn):
                yield from self._drawn(seat, drawn, now)
            case CardsPutAway(seat=seat, discarded=gone, kept=kept):
                yield from self._put_away(seat, gone, kept, now)
            case CardTaken(seat=seat, card=taken):
                yield from self._taken(seat, taken, now)
            case PairExchanged(seat=seat, card=special, owner=owner):
                yield from self._exchanged(seat, special, owner, now)
            case VisitBegan(display=cards):
                for k, dealt in enumerate(cards):
                    later = now + DEAL_STAGGER_MS * k
                    yield Flight(Face(card(dealt)), PILE, display(k), later, DEAL_MS, Face(CARD_BACK))

    def _edge(self, seat: int, size: float) -> QRectF:
        return self._layout.edge(seat, self._view.seats, size)

    def _coming(self, event: Event) -> int:
        """Return how many cards come to the own hand with an event."""
        own = self._sight.seat
        match event:
            case CardDrawn(seat=seat) | CardTaken(seat=seat):
                return int(seat == own)
            case CardsPutAway(seat=seat, kept=kept):
                return len(kept) if seat == own and self._open else 0
            case PairExchanged(seat=seat, owner=owner):
                return int(seat == own != owner and self._open)
        return 0

    def _next_in_hand(self) -> QRectF:
        """Return the next place after the cards of the hand, which has made room for all that come."""
        self._cards += 1
        return Hand(self._room).card(self._cards - 1)

    def _played(self, kind: str, now: int) -> Iterator[Flight]:
        """Yield a card of the own hand, one that was picked out if there is one, goes to the table."""
        targets: list[Target] = [target for target in self._sight.chosen if target[:2] == ("hand", kind)]
        targets += [("hand", kind, n) for n in range(self._view.hand.count(kind))]
        for target in targets:
            start = self._rect(target)
            if start is not None and target not in self._flown:
                self._flown.add(target)
                end = self._layout.below_aside(DISPLAY.width() * 0.8)
                yield Flight(Face(card(kind)), start, end, now, CARD_MS, what=target)
                return

    def _won(self, seat: int, symbol: str, face: Face, now: int) -> Flight:
        box = self._layout.court(symbol)
        end = self._edge(seat, box.width())
        return Flight(face, box, end, now, TILE_MS, what=("court", symbol))

    def _palace(self, event: PalacePlaced, now: int) -> Iterator[Flight]:
        layout, there = self._layout, self._view.cities[event.city]
        seat, city = event.seat, event.city
        if event.royal:
            end = layout.royal(city, there.ordinary is not None, bool(there.bonus))
        else:
            end = layout.ordinary(city, there.royal is not None)
        art = palace(seat, self._sight, event.royal)
        yield Flight(Face(art), self._edge(seat, end.width()), end, now, PALACE_MS, seat=seat)
        if event.bonus:
            start = layout.bonus(city, there.royal is not None)
            later = now + PALACE_MS - STAGGER_MS
            target: Target = ("bonus", city)
            yield Flight(Face(bonus(event.bonus)), start, self._edge(seat, start.width()), later, TILE_MS, what=target)

    def _drawn(self, seat: int, drawn: str | None, now: int) -> Iterator[Flight]:
        back = Face(CARD_BACK)
        if seat == self._sight.seat and drawn is not None and self._open:
            yield Flight(Face(card(drawn)), PILE, self._next_in_hand(), now, CARD_MS, back)
        elif seat == self._sight.seat:
            yield Flight(back, PILE, self._next_in_hand(), now, CARD_MS)
        else:
            yield Flight(back, PILE, self._away(), now, CARD_MS)

    def _put_away(self, seat: int, gone: Sequence[str], kept: Sequence[str], now: int) -> Iterator[Flight]:
        start = self._away()
        for k, kind in enumerate(gone):
            yield Flight(Face(card(kind)), start, _upright(DISCARD, 12), now + DEAL_STAGGER_MS * k, CARD_MS)
        if seat == self._sight.seat and self._open:
            for kind in kept:
                yield Flight(Face(card(kind)), start, self._next_in_hand(), now, CARD_MS)

    def _taken(self, seat: int, kind: str, now: int) -> Iterator[Flight]:
        target: Target = ("display", kind, 0)
        if self._pointed is not None and self._pointed[:2] == target[:2]:
            target = self._pointed
        start = self._rect(target)
        if start is not None:
            own = seat == self._sight.seat
            end = self._next_in_hand() if own else self._away()
            yield Flight(Face(card(kind)), start, end, now, CARD_MS, what=target)

    def _exchanged(self, seat: int, special: str, owner: int | None, now: int) -> Iterator[Flight]:
        """Yield a special card comes to the own hand, or leaves it."""
        if not self._open:
            return
        if seat == self._sight.seat != owner:
            yield Flight(
                Face(card(special)), self._layout.below_aside(DISPLAY.width()), self._next_in_hand(), now, CARD_MS
            )
        elif owner == self._sight.seat != seat:
            target: Target = ("hand", special, 0)
            held = self._rect(target)
            if held is not None:
                yield Flight(Face(card(special)), held, self._away(), now, CARD_MS, what=target)

    def _away(self) -> QRectF:
        return self._layout.below_aside(DISPLAY.width() * 0.8)


def _upright(box: QRectF, width: float) -> QRectF:
    """Return a card in the middle of a box."""
    middle = about(box.center(), width)
    grown = width * (CARD_SHAPE - 1) / 2
    return middle.adjusted(0, -grown, 0, grown)
