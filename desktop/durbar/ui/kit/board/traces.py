"""What is left to be seen of moves: a soft ring where a piece has come to, a journey’s way; older ones are paler."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from durbar.ui.kit.board.flights import Flight
from durbar.ui.kit.board.sprites import BoardItem
from durbar.ui.kit.look.board_painter import LAST, BoardPainter

#: How much paler each older move is, and how pale the oldest are; of so many moves traces are shown, and of so many
#: pieces of a move.
PALER_FACTOR, MIN_STRENGTH, MAX_MOVES, MAX_PIECES = 0.8, 0.3, 16, 12
#: Board units: pieces that lie closer than this lie in the same place.
CLOSE_DISTANCE = 6.0
#: Lengths of line and gap, of an outline and of a way.
_DASHES, _STEPS = (5.0, 5.0), (3.0, 5.0)
#: A way, in board units: how wide, and how strong; it is to be followed over sand and trees.
_WAY_WIDTH, _WAY_STRENGTH = 3.4, 0.9
#: The ring: how wide its strokes are, and how strong.
_GLOW_STROKES = ((7.0, 0.22), (4.0, 0.35), (1.8, 0.75))


@dataclass(frozen=True)
class Trace:
    """What one move leaves. at: after how many moves. colours: of the seats. flights: the ways of all its pieces."""

    at: int
    colours: Sequence[QColor]
    flights: tuple[Flight, ...]


class TraceItem(BoardItem):
    """The trace of one piece; it is painted when the board is, and never by itself.

    flight, colour, strength: what it shows.
    """

    def __init__(self, flight: Flight, colour: QColor, strength: float, went_on: bool, board: QRectF) -> None:
        """colour: of whose move it is. went_on: a later move took the piece farther. board: what goes beyond it leaves
        nothing there."""
        box = flight.origin.united(flight.end)
        for point in flight.way:
            box = box.united(QRectF(point, point).adjusted(-1, -1, 1, 1))
        super().__init__(box)
        self.flight, self.colour, self.strength = flight, colour, strength
        self._begins = flight.leaves and board.contains(flight.origin.center())
        self._ends = board.contains(flight.end.center()) and not flight.fades
        self._went_on = went_on
        self.setZValue(0.5)

    def draw(self, canvas: BoardPainter) -> None:
        """Draw a faint outline of a place that was left, a journey’s way, a soft ring round what has come."""
        flight, strength = self.flight, self.strength
        if self._begins and canvas.shows(flight.origin.adjusted(-2, -2, 2, 2)):
            canvas.frame(flight.origin, LAST, 1.6, corner=7, strength=0.4 * strength, dashes=_DASHES)
        if self._begins and self._ends and flight.way:
            self._draw_way(canvas)
        if self._went_on or not self._ends or not canvas.shows(flight.end.adjusted(-6, -6, 6, 6)):
            return
        for width, part in _GLOW_STROKES:
            canvas.frame(flight.end, self.colour, width, corner=9, out=2, strength=part * strength)

    def _draw_way(self, canvas: BoardPainter) -> None:
        way = QPolygonF(self.flight.way)
        if canvas.shows(way.boundingRect().adjusted(-2, -2, 2, 2)):
            path = QPainterPath()
            path.addPolygon(way)
            canvas.line(path, self.colour, _WAY_WIDTH, strength=_WAY_STRENGTH * self.strength, dashes=_STEPS)


class Traces:
    """The traces of a board: those of each move are noted when it is made; which are seen is said from outside."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._noted: list[Trace] = []
        self._items: list[TraceItem] = []
        self._looks: list[tuple[Flight, QColor, float, bool]] = []  # of the items, what each shows

    def note(self, at: int, colours: Sequence[QColor], flights: Sequence[Flight]) -> None:
        """Keep what the move before ``at`` leaves; what came after it is forgotten."""
        self._noted = [trace for trace in self._noted if trace.at < at][-3 * MAX_MOVES :]
        self._noted.append(Trace(at, colours, _ways(flights)))

    def forget(self) -> None:
        """Drop all traces when another person looks, for whom things may lie elsewhere."""
        self._noted.clear()

    def hide(self) -> None:
        """Show none: the board shows what was before."""
        self._show([])

    def show(self, after: int, at: int) -> None:
        """Show what the moves between two moments left, unless a later one took the piece away; of a journey that went
        on its way stays."""
        seen = [trace for trace in self._noted if after < trace.at <= at][-MAX_MOVES:]
        gone: list[QPointF] = []
        journeys: list[tuple[int | None, QPointF]] = []  # whose went on, and from where
        looks: list[tuple[Flight, QColor, float, bool]] = []
        strength = 1.0
        for trace in reversed(seen):
            told = []
            for flight in trace.flights:
                end, seat = flight.end.center(), flight.seat
                went_on = bool(flight.way) and _is_there(end, [place for whose, place in journeys if whose == seat])
                if seat is not None and (went_on or not _is_there(end, gone)):
                    told.append((flight, trace.colours[seat], strength, went_on))
            looks += told[:MAX_PIECES]
            gone += [flight.origin.center() for flight in trace.flights]
            journeys += [(flight.seat, flight.origin.center()) for flight in trace.flights if flight.way]
            strength = max(MIN_STRENGTH, strength * PALER_FACTOR)
        self._show(looks)

    def _show(self, looks: list[tuple[Flight, QColor, float, bool]]) -> None:
        """Show these traces; where they are the same as before nothing is painted again."""
        if looks == self._looks:
            return
        self._looks = looks
        for item in self._items:
            self._scene.removeItem(item)
        self._items = [TraceItem(*one, self._scene.sceneRect()) for one in looks]
        for item in self._items:
            self._scene.addItem(item)


def _ways(flights: Sequence[Flight]) -> tuple[Flight, ...]:
    """Return the flights that lead somewhere else, each way once."""
    found: dict[tuple[float, ...], Flight] = {}
    for flight in flights:
        start, end = flight.origin.center(), flight.end.center()
        if not _near(start, end):
            found[round(start.x()), round(start.y()), round(end.x()), round(end.y())] = flight
    return tuple(found.values())


def _near(one: QPointF, other: QPointF) -> bool:
    return (one - other).manhattanLength() < CLOSE_DISTANCE


def _is_there(point: QPointF, among: Sequence[QPointF]) -> bool:
    return any(_near(point, one) for one in among)
