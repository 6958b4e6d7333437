"""What a move would do, drawn on Taj Mahal's board before it is made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from durbar.engine.move import Move
from durbar.games.taj_mahal import network
from durbar.games.taj_mahal.moves import NOTHING, Build, Play, Royal, Take, Withdraw
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal.board.layout import FRAME, PLANE_SCALE, Hand, Layout
from durbar.ui.games.taj_mahal.board.strokes import IVORY, PALE, SAFFRON
from durbar.ui.games.taj_mahal.pieces import card, palace
from durbar.ui.kit.board.sprites import Mark
from durbar.ui.kit.look.board_painter import BoardPainter
from durbar.ui.kit.look.shapes import segment
from durbar.ui.kit.look.theme import SEAT_COLOURS
from durbar.ui.kit.values.sight import Sight

GHOST_OPACITY = 0.82
ROAD_DASHES = (3.4, 7.4)
OVAL_DASHES = (5.0, 3.4)
COMING_WIDTH, CHAIN_WIDTH = 4.3, 1.7
#: How far from a city's middle roads lie under it and its palaces, in units of the plane.
COVERED_RADIUS = 31.0


@dataclass(frozen=True)
class Oval:
    """A saffron line round what would be won: solid while one leads, dashed when one leaves with it."""

    dashed: bool

    def draw(self, canvas: BoardPainter, box: QRectF) -> None:
        """Draw the line."""
        canvas.ring(box, PALE, 4.2, strength=0.85)
        canvas.ring(box, SAFFRON, 2.4, dashes=OVAL_DASHES if self.dashed else ())


@dataclass(frozen=True)
class Ring:
    """The dashed ring round a city that would take a palace."""

    def draw(self, canvas: BoardPainter, box: QRectF) -> None:
        """Draw the line."""
        canvas.ring(box, PALE, 4.6, strength=0.85)
        canvas.ring(box, SAFFRON, 2.7, dashes=(5.4, 3.8))


@dataclass(frozen=True)
class Taken:
    """The line round a bonus tile that would be taken."""

    def draw(self, canvas: BoardPainter, box: QRectF) -> None:
        """Draw the line."""
        canvas.frame(box, PALE, 4, corner=4, out=1)
        canvas.frame(box, SAFFRON, 2.4, corner=4, out=1)


@dataclass(frozen=True)
class Joined:
    """Roads that would join palaces: new ones dashed in the player's colour, those of the chain lit."""

    new: tuple[tuple[QPointF, QPointF], ...]
    chain: tuple[tuple[QPointF, QPointF], ...]
    colour: QColor

    def draw(self, canvas: BoardPainter, box: QRectF) -> None:
        """Draw the roads."""
        for one, other in self.chain:
            canvas.line(segment(one, other), IVORY, CHAIN_WIDTH, dashes=(4.2, 3.4))
        for one, other in self.new:
            canvas.line(segment(one, other), IVORY, 12 * PLANE_SCALE)
            canvas.line(segment(one, other), self.colour, COMING_WIDTH, dashes=ROAD_DASHES)


def of_move(move: Move, sight: Sight, layout: Layout) -> Iterator[Mark]:
    """Yield the marks of a move."""
    view: View = sight.view
    seat = sight.seat if view.to_act is None else view.to_act
    match move:
        case Build(city=city) | Royal(city=city):
            yield from _palace(city, isinstance(move, Royal), seat, sight, layout)
        case Play():
            symbols = _symbols_after(move, view, seat)
            yield from _ovals(view, seat, symbols, layout, dashed=False)
        case Withdraw():
            yield from _ovals(view, seat, view.visitors[seat].symbols, layout, dashed=True)
        case Take(card=kind):
            if seat == sight.seat:
                yield Mark(Hand(len(view.hand) + 1).card(len(view.hand)), card(kind), "", opacity=0.7)


def _symbols_after(move: Play, view: View, seat: int) -> tuple[int, ...]:
    pieces = view.board.pieces
    symbols = view.visitors[seat].symbols
    for kind in (move.card, move.extra):
        if kind != NOTHING:
            tally = pieces.tallies[pieces.number[kind]]
            symbols = tuple([own + more for own, more in zip(symbols, tally, strict=True)])
    return symbols


def _ovals(view: View, seat: int, symbols: tuple[int, ...], layout: Layout, dashed: bool) -> Iterator[Mark]:
    for line in view.comparison(seat, symbols):
        if line.won:
            yield Mark(layout.court_oval(line.symbol), frame="", drawing=Oval(dashed))


def _palace(city: str, royal: bool, seat: int, sight: Sight, layout: Layout) -> Iterator[Mark]:
    view: View = sight.view
    board, there = view.board, view.cities[city]
    here = 1 << board.city_number[city]
    own = view.own_cities(seat)
    reached = network.joined(board, own | here, here)
    roads = [
        (one, other)
        for one, other in board.roads
        if reached >> board.city_number[one] & 1 and reached >> board.city_number[other] & 1
    ]
    new = [road for road in roads if city in road and not own & here]
    if roads:
        yield Mark(
            FRAME,
            frame="",
            drawing=Joined(
                tuple(_between(road, layout) for road in new),
                tuple(_between(road, layout) for road in roads if road not in new),
                SEAT_COLOURS[sight.players[seat].emblem].colour,
            ),
        )
    fortress = board.cities[board.city_number[city]].fortress
    yield Mark(layout.ring(city, fortress), frame="", drawing=Ring())
    if royal:
        box = layout.royal(city, there.ordinary is not None, bool(there.bonus))
    elif there.royal is not None:
        box = layout.ordinary(city, royal=True)
    else:
        box = layout.ghost(city) if there.bonus else layout.ordinary(city, royal=False)
    if there.bonus and not royal:
        yield Mark(layout.bonus(city, there.royal is not None), frame="", drawing=Taken())
    yield Mark(box, palace(seat, sight, royal), "", opacity=GHOST_OPACITY)


def _between(road: tuple[str, str], layout: Layout) -> tuple[QPointF, QPointF]:
    """Return a road without what cities and palaces cover."""
    one, other = layout.road(*road)
    way = other - one
    cut = way * min(0.42, COVERED_RADIUS * PLANE_SCALE / (QPointF.dotProduct(way, way) ** 0.5 or 1.0))
    return one + cut, other - cut
