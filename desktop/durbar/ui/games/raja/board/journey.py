"""How a journey looks: its road lit up while it is thought of, dotted when it was made, and what it costs to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from durbar.games.raja.characters import MONK
from durbar.games.raja.moves import Travel
from durbar.games.raja.view import View
from durbar.ui.games.raja.board.layout import PLANE, VILLAGE_SIDE, Layout, text_width
from durbar.ui.games.raja.board.strokes import GOLD, HALO, INDIGO, LABEL, LEGAL_RIM, PALE, ROUTE_DASH, ROUTE_EDGE, coin
from durbar.ui.kit.board.sprites import Mark, Piece
from durbar.ui.kit.look.board_painter import INK, BoardPainter
from durbar.ui.kit.look.shapes import area, circle, closed, rounded
from durbar.ui.kit.look.theme import SEAT_COLOURS, SeatColour
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import translate

TOLL_SIDE = 22.0
LINE_HEIGHT = 25.0
WORDS_SIZE = 14.6
EMBLEM_SIDE = 18.0


@dataclass(frozen=True)
class Leg:
    """One road of a journey. villages: crossed, in order, with the owner of each house to be paid 1 gold for."""

    road: str
    origin: str
    to: str
    villages: tuple[tuple[str, tuple[int, ...]], ...]


def legs(path: Sequence[Travel], view: View, seat: int) -> tuple[Leg, ...]:
    """Return a row of moves as roads with their tolls, from where the seat's architect stands."""
    here = view.architects[seat]
    known = {road.id: road for road in view.board.roads}
    found = []
    for move in path:
        crossed = known[move.road].villages if known[move.road].origin == here else known[move.road].villages[::-1]
        paid = [(village, _payees(view.villages[village], seat)) for village in crossed]
        found.append(Leg(move.road, here, move.to, tuple(paid)))
        here = move.to
    return tuple(found)


def _payees(owners: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return () if seat in owners else owners


class Route(Piece):
    """The lit road of a journey that is thought of, under villages and cities."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(PLANE, 0)
        self._layout = layout
        self._legs: tuple[Leg, ...] = ()

    def show_legs(self, legs_: tuple[Leg, ...]) -> None:
        """Light up these roads; none: nothing."""
        if legs_ != self._legs:
            self._touch()
            self._legs = legs_
            self._touch()

    def _touch(self) -> None:
        for leg in self._legs:
            self.changed_in(self._layout.road(leg.road).boundingRect().adjusted(-30, -30, 30, 30))
            self.changed_in(self._layout.ground(leg.to).adjusted(-12, -12, 12, 12))

    def rest(self, canvas: BoardPainter) -> None:
        """Draw halo, casing, road and dashes, rings round villages, and a halo round cities passed."""
        layout = self._layout
        lines = [layout.road(leg.road) for leg in self._legs]
        for colour, width, strength, dashes in (
            (HALO, 26.5, 0.85, ()),
            (ROUTE_EDGE, 14.5, 1.0, ()),
            (LEGAL_RIM, 10.3, 1.0, ()),
            (ROUTE_DASH, 2.9, 1.0, (4.9, 7.3)),
        ):
            for line in lines:
                canvas.line(line, colour, width, strength=strength, dashes=dashes)
        for leg in self._legs:
            for village, _ in leg.villages:
                canvas.shape(circle(layout.village(village), 4), HALO, 0.9)
                canvas.shape(circle(layout.village(village), 1.2), LEGAL_RIM)
        for leg in self._legs[:-1]:
            canvas.shape(closed(layout.hexagon(leg.to, 83).toList()), HALO, 0.9)


class Trail(Piece):
    """The dotted line that the last journey left."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(PLANE, 0)
        self._layout = layout
        self._roads: tuple[str, ...] = ()

    def show_roads(self, roads: tuple[str, ...]) -> None:
        """Dot these roads; none: nothing."""
        if roads != self._roads:
            for road in (*self._roads, *roads):
                self.changed_in(self._layout.road(road).boundingRect().adjusted(-6, -6, 6, 6))
            self._roads = roads

    def rest(self, canvas: BoardPainter) -> None:
        """Draw the dots."""
        for road in self._roads:
            canvas.line(self._layout.road(road), INDIGO, 3.8, dashes=(0.1, 8.5), dotted=True)


@dataclass(frozen=True)
class Toll:
    """A coin at a village, rimmed in the colour of the owner with this emblem, who gets so much gold."""

    emblem: int
    gold: int

    def draw(self, canvas: BoardPainter, box: QRectF) -> None:
        """Draw the coin."""
        coin(canvas, box, str(self.gold), SEAT_COLOURS[self.emblem])


@dataclass(frozen=True)
class Label:
    """What a journey costs, by player. lines: emblem (None: none) and words. tip: where its pointed side points to."""

    lines: tuple[tuple[int | None, str], ...]
    tip: tuple[float, float]

    def draw(self, canvas: BoardPainter, box: QRectF) -> None:
        """Draw panel, point and lines."""
        shape = rounded(box, 6)
        x, y = self.tip
        side = box.top() if y < box.top() else box.bottom()
        middle = min(max(x, box.left() + 16), box.right() - 16)
        point = QPainterPath(QPointF(middle - 8, side))
        point.lineTo(x, y)
        point.lineTo(middle + 8, side)
        point.closeSubpath()
        shape = shape.united(point)
        canvas.line(shape, PALE, 4.6, strength=0.6)
        canvas.shape(shape, LABEL)
        canvas.line(shape, GOLD, 1.7)
        for k, (emblem, words) in enumerate(self.lines):
            row = QRectF(box.left() + 10, box.top() + 4 + LINE_HEIGHT * k, box.width() - 18, LINE_HEIGHT)
            if emblem is not None:
                sign: SeatColour = SEAT_COLOURS[emblem]
                top = row.center().y() - EMBLEM_SIDE / 2
                canvas.picture(sign.emblem, QRectF(row.left(), top, EMBLEM_SIDE, EMBLEM_SIDE))
                row.adjust(EMBLEM_SIDE + 5, 0, 0, 0)
            row.setWidth(text_width(words, WORDS_SIZE) + 4)
            canvas.words(words, row, WORDS_SIZE, INK, centre=row.center().y())


def marks(legs_: tuple[Leg, ...], sight: Sight, seat: int, layout: Layout) -> Iterator[Mark]:
    """Yield coins at the villages on the way, and one label with the sum."""
    for leg in legs_:
        for village, payees in leg.villages:
            tolls = Counter(payees)
            boxes = _toll_boxes(layout.point(village), len(tolls))
            for (owner, gold), box in zip(tolls.items(), boxes, strict=True):
                yield Mark(box, frame="", drawing=Toll(sight.players[owner].emblem, gold))
    lines = _lines(legs_, sight, seat)
    widths = [text_width(words, WORDS_SIZE) + (0 if emblem is None else EMBLEM_SIDE + 5) for emblem, words in lines]
    width = 26 + max(widths)
    box, tip = _label_place(legs_, layout, width, 8 + LINE_HEIGHT * len(lines))
    yield Mark(box, frame="", drawing=Label(lines, tip))


def _toll_boxes(village: QPointF, number: int) -> list[QRectF]:
    top = village.y() - VILLAGE_SIDE / 2 - 5 - TOLL_SIDE / 2
    left = village.x() - (number * (TOLL_SIDE + 3) - 3) / 2
    return [QRectF(left + k * (TOLL_SIDE + 3), top, TOLL_SIDE, TOLL_SIDE) for k in range(number)]


def _lines(legs_: tuple[Leg, ...], sight: Sight, seat: int) -> tuple[tuple[int | None, str], ...]:
    paid = Counter(owner for leg in legs_ for _, payees in leg.villages for owner in payees)
    if not paid:
        return ((None, translate("Raja", "no toll")),)
    lines: list[tuple[int | None, str]] = [
        (
            sight.players[owner].emblem,
            translate("Raja", "%n gold to {name}", None, paid[owner]).format(name=sight.name(owner)),
        )
        for owner in sorted(paid)
    ]
    if MONK in sight.view.cards[seat]:
        lines.append((None, translate("Raja", "the bank pays")))
    return tuple(lines)


def _label_place(
    legs_: tuple[Leg, ...], layout: Layout, width: float, height: float
) -> tuple[QRectF, tuple[float, float]]:
    """Return where the label covers least of what matters, and the point of the road it points to."""
    busy = [(layout.village(village).adjusted(-4, -30, 4, 4), 3.0) for leg in legs_ for village, _ in leg.villages]
    busy += [(layout.ground(leg.to).adjusted(0, -14, 20, 14), 2.0) for leg in legs_]
    busy += [(layout.ground(city.id), 0.4) for city in layout.board.junctions]
    busy += [(layout.village(village.id), 0.5) for village in layout.board.villages]
    best: tuple[float, QRectF, tuple[float, float]] | None = None
    for nth, leg in enumerate(reversed(legs_)):
        points = layout.walk(leg.road, leg.origin)
        for part in (0.5, 0.35, 0.65, 0.2, 0.8):
            at = points[round(part * (len(points) - 1))]
            for below in (1, -1):
                top = at.y() + 27 if below > 0 else at.y() - 27 - height
                for aside in (0.5, 0.15, 0.85):
                    box = QRectF(at.x() - width * aside, top, width, height)
                    cost = sum(area(box.intersected(other)) * weight for other, weight in busy)
                    cost += 20 * (width * height - area(box.intersected(PLANE.adjusted(14, 14, -14, -14))))
                    cost += 60 * nth + 40 * abs(part - 0.5) + (0 if below > 0 else 15) + 10 * abs(aside - 0.5)
                    if best is None or cost < best[0]:
                        best = cost, box, (at.x(), at.y() + 9 * below)
    assert best is not None
    return best[1], best[2]
