"""The map of any board on a plane of 1000 by 900: borders, inlays, beads, and where names find room."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen

from durbar.games.taj_mahal.board import Board
from durbar.ui.games.taj_mahal.board.borders import HEIGHT, MARGIN, WIDTH, Borders
from durbar.ui.games.taj_mahal.board.labels import Labels, Land, grey, paint_things

#: How near to the plane's edge the middles of cities may lie.
CITY_ROOM = 38.0
COURT_SHAPE = QSizeF(240, 200)
FIGURE = 60.0

#: The lattice of the inlay, and what it keeps clear of.
LATTICE_X, LATTICE_Y = 29.0, 27.0
FROM_BORDER, FROM_ROAD, FROM_CITY, FROM_TILE = 20.0, 19.0, 42.0, 54.0
BEAD_STEP, BEAD_FIRST, BEAD_FROM_ROAD = 44.0, 30.0, 14.0


class Plan:
    """The places of a board on the plane. Cities and provinces are named by their ids."""

    def __init__(self, board: Board) -> None:
        self.board = board
        wide, high = WIDTH / board.plane[0], HEIGHT / board.plane[1]
        left, top, right, bottom = board.court
        self.court = QRectF(left * wide, top * high, (right - left) * wide, (bottom - top) * high)
        self.cities = {city.id: _inside(QPointF(city.x * wide, city.y * high)) for city in board.cities}
        self.tiles = {
            province.id: _inside(QPointF(province.tile_anchor[0] * wide, province.tile_anchor[1] * high))
            for province in board.provinces
        }
        self.roads = [(self.cities[one], self.cities[other]) for one, other in board.roads]
        places: dict[str, list[tuple[float, float]]] = {province.id: [] for province in board.provinces}
        for city in board.cities:
            places[city.province].append(self.cities[city.id].toTuple())
        polygons = {p.id: [(x * wide, y * high) for x, y in p.polygon] for p in board.provinces}
        borders = Borders(polygons, places, self.court)
        self.outlines = borders.outlines
        #: Whether provinces meet at borders, so that names must stay within them.
        self.bordered = bool(borders.shared)
        self.beads = self._beads(borders.shared)
        self._land = Land(
            board, self.cities, self.tiles, self.outlines, self.roads, self.court_picture(), self.bordered
        )
        labels = Labels(self._land)
        self.names, self.city_names = labels.provinces, labels.cities
        #: How many times larger than usual a name may be written where it stands: by ("city", id) or ("province", id).
        self.growth = labels.growth
        self.inlays = self._inlays()

    def court_picture(self) -> QRectF:
        """The court's ground, in its shape, as large as its place lets it be."""
        inner = MARGIN + 3
        room = self.court.intersected(QRectF(0, 0, WIDTH, HEIGHT).adjusted(inner, inner, -inner, -inner))
        size = COURT_SHAPE.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        box = QRectF(QPointF(), size)
        box.moveCenter(room.center())
        return box

    # ---- ornaments --------------------------------------------------------------------------------------------

    def _beads(self, lines: list[list[tuple[float, float]]]) -> list[tuple[QPointF, float]]:
        """Where beads lie on the borders between provinces, and how far they are turned, in degrees."""
        found = []
        for line in lines:
            left = BEAD_FIRST
            for (x1, y1), (x2, y2) in pairwise(line):
                length = math.hypot(x2 - x1, y2 - y1)
                while left < length:
                    bead = QPointF(x1 + (x2 - x1) * left / length, y1 + (y2 - y1) * left / length)
                    edge = min(bead.x(), WIDTH - bead.x(), bead.y(), HEIGHT - bead.y())
                    if edge > 24 and all(_distance(bead, *road) >= BEAD_FROM_ROAD for road in self.roads):
                        found.append((bead, math.degrees(math.atan2(y2 - y1, x2 - x1)) + 90))
                    left += BEAD_STEP
                left -= length
        return found

    def _inlays(self) -> dict[str, list[QPointF]]:
        """The middles of the motifs in each province: a lattice, without what lies too near to something else."""
        mask = QImage(int(WIDTH), int(HEIGHT), QImage.Format.Format_Grayscale8)
        mask.fill(0)
        painter = QPainter(mask)
        shade = {province.id: 10 * (k + 1) for k, province in enumerate(self.board.provinces)}
        for id, outline in self.outlines.items():
            painter.fillPath(outline, grey(shade[id]))
        for outline in self.outlines.values():
            painter.strokePath(outline, QPen(grey(0), 2 * FROM_BORDER))
        paint_things(painter, self._land, (FROM_ROAD, FROM_CITY, FROM_TILE), (0, 0, 0))
        for box in self.names.values():
            painter.fillRect(box.adjusted(-8, -6, 8, 6), grey(0))
        painter.end()
        bits, line = bytes(mask.constBits()), mask.bytesPerLine()
        found: dict[str, list[QPointF]] = {id: [] for id in self.outlines}
        id_of = {tone: id for id, tone in shade.items()}
        for row in range(int(HEIGHT / LATTICE_Y) + 1):
            for column in range(int(WIDTH / LATTICE_X) + 1):
                x, y = column * LATTICE_X + (LATTICE_X / 2 if row % 2 else 0), row * LATTICE_Y
                if x < WIDTH and y < HEIGHT and (tone := bits[int(y) * line + int(x)]) in id_of:
                    found[id_of[tone]].append(QPointF(x, y))
        return found


@lru_cache(maxsize=8)
def plan_of(board: Board) -> Plan:
    """The places of a board, computed once."""
    return Plan(board)


def segment(one: QPointF, other: QPointF) -> QPainterPath:
    """A straight line as a path."""
    path = QPainterPath(one)
    path.lineTo(other)
    return path


def _inside(point: QPointF) -> QPointF:
    x = min(max(point.x(), CITY_ROOM), WIDTH - CITY_ROOM)
    return QPointF(x, min(max(point.y(), CITY_ROOM - 3), HEIGHT - CITY_ROOM))


def _distance(point: QPointF, one: QPointF, other: QPointF) -> float:
    way, to = other - one, point - one
    length = QPointF.dotProduct(way, way) or 1.0
    part = min(max(QPointF.dotProduct(to, way) / length, 0.0), 1.0)
    off = to - way * part
    return math.hypot(off.x(), off.y())
