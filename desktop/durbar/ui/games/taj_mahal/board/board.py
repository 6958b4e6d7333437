"""Taj Mahal's board: any map, with the hand beside it and the display below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QTransform

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.games.taj_mahal.board import Board
from durbar.games.taj_mahal.boards import own_board
from durbar.games.taj_mahal.events import CardTaken, CrownTaken, InfluenceTaken, PalacePlaced, ProvinceTaken
from durbar.games.taj_mahal.moves import NOTHING, Play
from durbar.games.taj_mahal.pieces import displayed
from durbar.games.taj_mahal.symbols import ELEPHANT, GRAND_MOGUL, SYMBOLS
from durbar.games.taj_mahal.view import CityView, View
from durbar.session.player import Player
from durbar.ui.games.taj_mahal import names
from durbar.ui.games.taj_mahal.board import marks
from durbar.ui.games.taj_mahal.board.cards import Card, Discard, Pile, Slots, Tally
from durbar.ui.games.taj_mahal.board.flights import Flights
from durbar.ui.games.taj_mahal.board.ground import fill_of, paint_ground, shade
from durbar.ui.games.taj_mahal.board.layout import (
    ASIDE,
    BOARD_HEIGHT,
    BOARD_WIDTH,
    DISCARD,
    DISPLAY_STEP,
    DISPLAY_TALLY,
    FRAME,
    HAND,
    HAND_TALLY,
    PILE,
    PLANE,
    PLANE_SCALE,
    DisplayRow,
    Hand,
    Layout,
    display,
    line_up,
)
from durbar.ui.games.taj_mahal.board.map import plan_of
from durbar.ui.games.taj_mahal.board.places import (
    LINK_GAP,
    City,
    CityNames,
    Links,
    Named,
    NamesNow,
    Octagon,
    Province,
    Tile,
    Visited,
)
from durbar.ui.games.taj_mahal.board.strokes import GOLD
from durbar.ui.games.taj_mahal.pieces import (
    CARD_BACK,
    CITY,
    CROWN,
    FORTRESS,
    PROVINCE_FIGURE,
    bonus,
    card,
    influence,
    palace,
    tile_face,
)
from durbar.ui.kit.board.click_actions import NOTHING as NOTHING_OFFERED
from durbar.ui.kit.board.click_actions import ClickActions
from durbar.ui.kit.board.flights import Flight
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.board.sprites import Face, Mark, Piece, Sprite
from durbar.ui.kit.look.board_painter import BoardPainter
from durbar.ui.kit.look.theme import SEAT_COLOURS, SeatColour, look
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.words import language, translate

#: Where the column beside the board begins; it may be as wide as this.
ASIDE_COLUMN = QRectF(BOARD_WIDTH + 4, 0, 500, BOARD_HEIGHT)
#: From this many device pixels in a unit of the plane on, all cities are named.
MIN_NAMING_SCALE = 0.8

_FRAME_FILL = QColor("#E6DAC0")

SomePiece = TypeVar("SomePiece", bound=Piece)


class TajMahalBoard(BoardScene):
    """The board of Taj Mahal."""

    def __init__(self) -> None:
        super().__init__(BOARD_WIDTH, BOARD_HEIGHT)
        self._told: frozenset[str] = frozenset()  # cities whose names are written wherever they lie
        self._named: object = None  # for what province, language and told cities names were written
        self._laid: Board | None = None
        self._lay_pieces(own_board())
        look.changed.connect(self.repaint_table)

    # ---- the still part ---------------------------------------------------------------------------------------

    def furniture(self, sight: Sight) -> object:
        """Return the map."""
        view: View = sight.view
        return view.board

    def furnish(self, canvas: BoardPainter, sight: Sight | None) -> None:
        """Draw frame and ground of the map; what lies round it follows the theme."""
        view: View | None = None if sight is None else sight.view
        canvas.painter.fillRect(canvas.box(QRectF(0, 0, BOARD_WIDTH, BOARD_HEIGHT)), look.c.ground)
        canvas.frame(FRAME.adjusted(0.6, 0.6, -0.6, -0.6), GOLD, 1.2, corner=4, fill=_FRAME_FILL)
        paint_ground(canvas.within(PLANE.topLeft(), PLANE_SCALE), plan_of(own_board() if view is None else view.board))

    def aside_box(self) -> QRectF:
        """Return the column beside the map."""
        return ASIDE

    def own_box(self) -> QRectF:
        """Return the hand."""
        return HAND.united(HAND_TALLY)

    def keep_clear(self) -> Sequence[QRectF]:
        """Return the hand.

        Of what lies on the map its province and the panel with the forecast; of cards what is beside.

        While cards are taken from the display, that too.
        """
        hand = self.own_box()
        if self._hovered is None or self._hovered[0] == "hand" or self.sight is None:
            return (hand,)
        view: View = self.sight.view
        row = DISPLAY_TALLY.united(DISCARD)
        taken = (row,) if view.step == "picking" else ()
        match self._hovered:
            case ("display" | "pile" | "discard", *_):
                return (ASIDE_COLUMN,)
            case ("city" | "bonus", str(city)):
                return self._layout.reach(names.province_of(city, view.board)), ASIDE, *taken
            case ("province", str(province)):
                return self._layout.reach(province), ASIDE, *taken
        return ASIDE, hand

    def miniature_box(self) -> QRectF:
        """Return the map alone."""
        return FRAME

    def ahead(self, after: Sight) -> Iterator[Callable[[BoardPainter], None]]:
        """Yield the province that is visited next, the cards on display, and those of the hand in the size they will
        have.
        """
        view: View = after.view
        if view.board is not self._laid:
            return
        yield lambda canvas: self._visited.draw_ahead(canvas, _current(view))
        rows = [(view.display, display(0))]
        if _open_hand(after):
            rows.append((view.hand, Hand(len(view.hand)).card(0)))
        for kinds, box in rows:
            for kind in dict.fromkeys(kinds):
                yield partial(BoardPainter.picture, name=card(kind), box=box)

    # ---- pieces -----------------------------------------------------------------------------------------------

    def show_sight(self, sight: Sight, offer: ClickActions = NOTHING_OFFERED) -> None:
        """Show the table; of equal cards on display the one is gone that was clicked."""
        self.finish()
        self._mean_pointed()
        super().show_sight(sight, offer)

    def _mean_pointed(self) -> None:
        """Take the next card from the display where one points, if it may be that one."""
        pointed = (place for place, sprite in enumerate(self._display) if sprite.target == self._hovered)
        self._row.meant = -1 if self._hovered is None else next(pointed, -1)

    def fill(self, sight: Sight) -> None:
        """Make all pieces show a sight."""
        view: View = sight.view
        if view.board is not self._laid:
            self._lay_pieces(view.board)
        self._fill_cities(sight)
        self._links.show_links(tuple(self._joined(sight)))
        self._fill_tiles(view)
        self._fill_names(view)
        self._fill_hand(sight)
        self._fill_display(view)

    def _fill_cities(self, sight: Sight) -> None:
        view: View = sight.view
        for city, there in view.cities.items():
            if self._shown.get(city) == (there, sight.players):
                continue
            self._shown[city] = (there, sight.players)
            tile, plain, crowned = self._bonuses[city], self._ordinary[city], self._royal[city]
            ordinary, royal = there.ordinary, there.royal
            tile.target = ("bonus", city) if there.bonus else None
            box = self._layout.bonus(city, royal is not None)
            tile.show_as(Face(bonus(there.bonus)) if there.bonus else Face(), box)
            plain.show_as(
                Face() if ordinary is None else Face(palace(ordinary, sight)),
                self._layout.ordinary(city, royal is not None),
            )
            crowned.show_as(
                Face() if royal is None else Face(palace(royal, sight, royal=True)),
                self._layout.royal(city, ordinary is not None, bool(there.bonus)),
            )

    def _joined(self, sight: Sight) -> Iterator[tuple[QPointF, QPointF, SeatColour]]:
        """Yield the roads between two palaces of one player; those of several players run side by side."""
        cities = sight.view.cities
        for one, other in sight.view.board.roads:
            owners = [{cities[end].ordinary, cities[end].royal} - {None} for end in (one, other)]
            both = sorted(owners[0] & owners[1])
            if not both:
                continue
            a, b = self._layout.road(one, other)
            way = b - a
            across = QPointF(-way.y(), way.x()) / (QPointF.dotProduct(way, way) ** 0.5 or 1.0)
            for k, seat in enumerate(both):
                aside = across * ((k - (len(both) - 1) / 2) * LINK_GAP * PLANE_SCALE)
                yield a + aside, b + aside, SEAT_COLOURS[sight.players[seat].emblem]

    def _fill_tiles(self, view: View) -> None:
        pieces = view.board.pieces
        for number, (province, sprite) in enumerate(zip(view.tiles, self._tiles, strict=True), start=1):
            to_come = number > view.visit
            sprite.target = ("tile", number) if to_come else None
            face = tile_face(number, pieces.province_tiles[number - 1]) if to_come else Face()
            sprite.show_as(face, self._layout.tile(province))
        for number, symbol in enumerate(SYMBOLS):
            there = view.court[number]
            if number == ELEPHANT:
                face = tile_face(view.visit, pieces.province_tiles[view.visit - 1])
            else:
                face = Face(CROWN if number == GRAND_MOGUL else influence(symbol))
            self._court[symbol].show_as(face if there else Face())
        current = _current(view)
        self._visited.show_province(current)
        self._figure.show_as(Face(PROVINCE_FIGURE) if current else Face())
        if current:
            self._figure.place(self._layout.figure(current))

    def _fill_names(self, view: View) -> None:
        current, french = _current(view), language() == "fr"
        named = (current, french, self._told)
        if named == self._named:
            return
        self._named = named
        layout, province_now = self._layout, None
        for province in view.board.provinces:
            fill = fill_of(province.id, view.board)
            words = province.name_fr if french and province.name_fr else province.name
            now = province.id == current
            self._provinces[province.id].name("" if now else words, shade(fill, 0.34), shade(fill, 1.35))
            if now:
                province_now = (words, layout.name(province.id), shade(fill, 1.35))
        told, others = list[Named](), list[Named]()
        for city in view.board.cities:
            where = told if city.province == current or city.id in self._told else others
            where.append((city.name, layout.city_name(city.id)))
        self._city_names.show_names(others)
        self._names_now.show_names(province_now, told)

    def _fill_hand(self, sight: Sight, coming: int = 0) -> None:
        """Show the hand, with room after it for so many cards that come."""
        view: View = sight.view
        seen, shown = _open_hand(sight), line_up(view.hand)
        hand = Hand(len(shown) + coming)
        while len(self._hand) < len(shown):
            self._hand.append(self._put(Card()))
        count: Counter[str] = Counter()
        for k, sprite in enumerate(self._hand):
            if k >= len(shown):
                sprite.choose(False)
                sprite.show_card(None, "", QRectF(), QRectF(), QRectF())
                continue
            kind = shown[k]
            target: Target | None = ("hand", kind, count[kind]) if seen else None
            count[kind] += 1
            sprite.lifts, sprite.washes = hand.row.lifts, True
            sprite.choose(target in sight.chosen)
            art = card(kind) if seen else CARD_BACK
            sprite.show_card(target, art, hand.card(k), hand.hit(k), hand.whole(k))
            before = self._hand[k - 1]
            if sprite.chosen:
                sprite.hit.setRight(hand.card(k).right())
            elif k and before.chosen and before.hit.intersects(sprite.hit):
                sprite.hit.setLeft(before.hit.right())
        number = str(len(shown))
        emblem = SEAT_COLOURS[sight.players[sight.seat].emblem].emblem
        self._in_hand.show_tally(number, translate("TajMahal", "in hand"), emblem)

    def _set_out(self, events: Sequence[Event], before: Sight) -> list[Flight]:
        """Make room in the hand for the cards that come, or they would lie on its last ones until it is laid anew."""
        flights = super()._set_out(events, before)
        coming = _into_hand([*(flyer.flight for flyer in self._flyers), *flights])
        if coming:
            self._fill_hand(before, coming)
        return flights

    def tell_landed(self, events: Sequence[Event], before: Sight) -> None:
        """Count the cards that lie in the hand and on display beneath the table of a visit."""
        view: View = before.view
        flights = self.flights_of(events, before)
        lifted = Counter(flight.what[0] for flight in flights if flight.what is not None)
        self._in_hand.count(len(view.hand) - lifted["hand"] + _into_hand(flights))
        self._on_display.count(len(view.display) - lifted["display"])

    def _fill_display(self, view: View) -> None:
        slots = displayed(view.seats)
        row = self._row.arrange(view.display, view.step == "picking")
        while len(self._display) < slots:
            self._display.append(self._put(Card()))
        count: Counter[str] = Counter()
        for k, sprite in enumerate(self._display):
            kind = row[k] if k < len(row) else ""
            if not kind:
                sprite.show_card(None, "", QRectF(), QRectF(), QRectF())
                continue
            box = display(k)
            hit = QRectF(box.left() - 1, box.top() - 4, DISPLAY_STEP, box.height() + 8)
            sprite.lifts = (1.0, 1.0, 0.0)
            sprite.show_card(("display", kind, count[kind]), card(kind), box, hit, box.adjusted(-2, -5, 2, 1))
            count[kind] += 1
        self._slots.show_slots([display(k) for k in range(slots) if k >= len(row) or not row[k]])
        self._on_display.show_tally(str(len(view.display)), translate("TajMahal", "on display"))
        self._pile.show_pile(view.pile)
        self._discard.show_discard(len(view.discard))

    def _lay_pieces(self, board: Board) -> None:
        """Make the pieces of a map, from the ground up."""
        self.clear_pieces()
        self._laid = board
        self._named = None
        layout = self._layout = Layout(board)
        self._row = DisplayRow()
        self._visited: Visited = self._put(Visited(layout.plan))
        self._links: Links = self._put(Links(FRAME))
        self._cities: dict[str, City] = {}
        self._shown: dict[str, tuple[CityView, Sequence[Player]]] = {}  # what lies on a city, and whose colours
        self._bonuses: dict[str, Tile] = {}
        self._ordinary: dict[str, Sprite] = {}
        self._royal: dict[str, Sprite] = {}
        for city in sorted(board.cities, key=lambda city: city.y):
            site, ring = layout.site(city.id, city.fortress), layout.ring(city.id, city.fortress)
            place = self._put(City(city.id, layout.city(city.id), site, ring))
            place.show_as(Face(FORTRESS if city.fortress else CITY))
            self._cities[city.id] = place
            self._bonuses[city.id] = self._put(Tile(None))
            self._royal[city.id] = self._put(Sprite())
            self._ordinary[city.id] = self._put(Sprite())
        self._tiles = [self._put(Octagon(None)) for _ in board.provinces]
        self._figure = self._put(Sprite())
        self._provinces = {
            id: self._put(Province(id, self._outline(id), layout.name(id))) for id in board.province_number
        }
        self._city_names = self._put(CityNames(FRAME, MIN_NAMING_SCALE))
        self._names_now = self._put(NamesNow(FRAME))
        self._court = {symbol: self._put(self._court_piece(symbol)) for symbol in ("elephant", *SYMBOLS[:5])}
        self._slots = self._put(Slots(DISPLAY_TALLY.united(DISCARD)))
        self._in_hand = self._put(Tally(HAND_TALLY))
        self._on_display = self._put(Tally(DISPLAY_TALLY))
        self._pile = self._put(Pile(PILE))
        self._discard = self._put(Discard(DISCARD))
        self._display: list[Card] = []
        self._hand: list[Card] = []

    def _court_piece(self, symbol: str) -> Tile:
        layout, target = self._layout, ("court", symbol)
        piece = Octagon(target) if symbol == "elephant" else Tile(target, layout.court_oval(symbol), round_=True)
        piece.place(layout.court(symbol))
        return piece

    def _outline(self, province: str) -> QPainterPath:
        to_board = QTransform(PLANE_SCALE, 0, 0, PLANE_SCALE, PLANE.x(), PLANE.y())
        return to_board.map(self._layout.plan.outlines[province])

    def _put(self, piece: SomePiece) -> SomePiece:
        self.add(piece)
        return piece

    def target_at(self, point: QPointF) -> Target | None:
        """Return what is meant at a point, in board units; a city that may take a palace before the tile on it."""
        target = super().target_at(point)
        if target is not None and target[0] == "bonus" and ("city", target[1]) in self.offer.legal:
            return ("city", target[1])
        return target

    # ---- what moves and events mean ---------------------------------------------------------------------------

    def outcome(self, move: Move, sight: Sight) -> list[Mark]:
        """Return what a move would do."""
        return list(marks.of_move(move, sight, self._layout))

    def preview(self, move: Move | None, sight: Sight | None) -> None:
        """Show what a move would bring, or else what the cards would that are picked out."""
        if move is None and sight is not None:
            move = _picked(sight)
        super().preview(move, sight)

    def names_of(self, target: Target) -> Sequence[QRectF]:
        """Return a city's name."""
        return [self._layout.city_name(str(target[1])).box] if target[0] == "city" else []

    def tell_names(self, targets: Iterable[Target]) -> None:
        """Also name cities outside the province that is visited."""
        self._told = frozenset(str(target[1]) for target in targets if target[0] == "city")
        if self.sight is not None:
            self._fill_names(self.sight.view)

    def touched(self, events: Sequence[Event]) -> list[Target]:
        """Return the places that a move changed."""
        return [target for event in events for target in self._touched(event)]

    def _touched(self, event: Event) -> Iterator[Target]:
        match event:
            case PalacePlaced(city=city):
                yield ("city", city)
            case InfluenceTaken(symbol=symbol):
                yield ("court", symbol)
            case CrownTaken():
                yield ("court", "grand_mogul")
            case ProvinceTaken():
                yield ("court", "elephant")
            case CardTaken(seat=seat, card=kind):
                if self.sight is not None and seat == self.sight.seat:
                    yield ("hand", kind, self.sight.view.hand.count(kind) - 1)

    def flights(self, events: Sequence[Event], before: Sight) -> list[Flight]:
        """Return what moves when these events happen."""
        self._mean_pointed()
        return Flights(self._layout, before, self.rect, _open_hand(before), self._hovered).of(events)


def _current(view: View) -> str:
    """Return the province that is visited; "" when the game is over."""
    return "" if view.step == "over" else view.province


def _picked(sight: Sight) -> Move | None:
    """Return the play of the cards that are picked out, if they make one."""
    kinds = sight.view.board.pieces
    cards = sorted((str(target[1]) for target in sight.chosen), key=lambda card: kinds.colour[kinds.number[card]] < 0)
    move = Play(*cards, *(NOTHING,) * (2 - len(cards))) if 0 < len(cards) <= 2 else None
    return move if move in sight.legal else None


def _into_hand(flights: Sequence[Flight]) -> int:
    """Return how many of these end in the hand."""
    return sum(HAND.contains(flight.end.center()) for flight in flights)


def _open_hand(sight: Sight) -> bool:
    """Return whether the viewer's cards lie face up: always for one person, only on one's own turn for several."""
    return sight.people <= 1 or (sight.live and sight.view.to_act in (sight.seat, None))
