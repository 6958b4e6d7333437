"""The map of any board on a plane of 1000 by 900: borders, inlays, beads, and the places of names."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from durbar.games.taj_mahal.board import Board, NamePlace
from durbar.ui.games.taj_mahal.board.borders import MARGIN, PLANE_HEIGHT, PLANE_WIDTH, Borders
from durbar.ui.kit.look.board_painter import letters

#: How near to the plane's edge the middles of cities may lie.
CITY_MARGIN = 38.0
COURT_SHAPE = QSizeF(240, 200)
FIGURE_SIDE = 60.0
#: A city and a fortress as drawn; a province tile; the letters of a province and of a city.
CITY_SIDE, FORTRESS_SIDE, TILE_SIDE = 46.0, 72.0, 92.0
NAME_SIZE, CITY_NAME_SIZE = 27.0, 17.0
#: The name of the province that is visited is bold.
BOLD_FACTOR = 1.14
#: Where names may stand, and how far below a tile or a city when a board does not say.
NAMES_BOX = QRectF(0, 0, PLANE_WIDTH, PLANE_HEIGHT).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
TILE_NAME_DROP, CITY_NAME_DROP, FORTRESS_NAME_DROP = 64.0, 36.0, 46.0

#: The lattice of the inlay, and what it keeps clear of.
LATTICE_STEP_X, LATTICE_STEP_Y = 29.0, 27.0
BORDER_CLEARANCE, ROAD_CLEARANCE, CITY_CLEARANCE, TILE_CLEARANCE = 20.0, 19.0, 42.0, 54.0
BEAD_STEP, FIRST_BEAD_AT, BEAD_ROAD_CLEARANCE = 44.0, 30.0, 14.0


@dataclass(frozen=True)
class Label:
    """The place of a name: its box as usual, and what it grows away from.

    size, most: how many times larger than the usual letters it is written, and at most where text is large.
    """

    box: QRectF
    anchor: QPointF
    size: float = 1.0
    most: float = 1.0

    def grown(self, grow: float) -> tuple[QRectF, float]:
        """Return its box, and how many times larger than usual it is written, where text is so many times larger."""
        growth, box, anchor = min(grow, self.most / self.size), self.box, self.anchor
        x = min(max(anchor.x(), box.left()), box.right())
        y = min(max(anchor.y(), box.top()), box.bottom())
        left, top = x - (x - box.left()) * growth, y - (y - box.top()) * growth
        return QRectF(left, top, box.width() * growth, box.height() * growth), growth * self.size


class Plan:
    """The places of a board on the plane. Cities and provinces are named by their ids."""

    def __init__(self, board: Board) -> None:
        self.board = board
        wide, high = PLANE_WIDTH / board.plane[0], PLANE_HEIGHT / board.plane[1]
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
        self.beads = self._beads(borders.shared)
        self.names: dict[str, Label] = {}
        for province in board.provinces:
            width = max(text_width(name, NAME_SIZE) for name in (province.name, province.name_fr)) * BOLD_FACTOR + 2
            size, at = QSizeF(width, NAME_SIZE), self.tiles[province.id]
            self.names[province.id] = self._label(province.label, size, at, TILE_NAME_DROP)
        self.city_names: dict[str, Label] = {}
        for city in board.cities:
            size, at = QSizeF(text_width(city.name, CITY_NAME_SIZE) + 6, CITY_NAME_SIZE), self.cities[city.id]
            below = FORTRESS_NAME_DROP if city.fortress else CITY_NAME_DROP
            self.city_names[city.id] = self._label(city.label, size, at, below)
        self.inlays = self._inlays()

    def court_picture(self) -> QRectF:
        """Return the court's ground, in its shape, as large as its place lets it be."""
        inner = MARGIN + 3
        room = self.court.intersected(QRectF(0, 0, PLANE_WIDTH, PLANE_HEIGHT).adjusted(inner, inner, -inner, -inner))
        size = COURT_SHAPE.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        box = QRectF(QPointF(), size)
        box.moveCenter(room.center())
        return box

    def _label(self, place: NamePlace | None, usual: QSizeF, anchor: QPointF, below: float) -> Label:
        """Return a name where its board has it, or below what it names; wholly within the frame."""
        middle, size, most = anchor + QPointF(0, below), 1.0, 1.0
        if place is not None:
            x, y, size, most = place
            middle = QPointF(x * PLANE_WIDTH / self.board.plane[0], y * PLANE_HEIGHT / self.board.plane[1])
        box = QRectF(QPointF(), usual * size)
        box.moveCenter(middle)
        box.moveLeft(max(NAMES_BOX.left(), min(box.left(), NAMES_BOX.right() - box.width())))
        box.moveTop(max(NAMES_BOX.top(), min(box.top(), NAMES_BOX.bottom() - box.height())))
        return Label(box, anchor, size, most)

    # ---- ornaments --------------------------------------------------------------------------------------------

    def _beads(self, lines: list[list[tuple[float, float]]]) -> list[tuple[QPointF, float]]:
        """Return where beads lie on the borders between provinces, and how far they are turned, in degrees."""
        found = []
        roads = [(*one.toTuple(), *other.toTuple()) for one, other in self.roads]
        for line in lines:
            left = FIRST_BEAD_AT
            for (x1, y1), (x2, y2) in pairwise(line):
                length = math.hypot(x2 - x1, y2 - y1)
                while left < length:
                    x, y = x1 + (x2 - x1) * left / length, y1 + (y2 - y1) * left / length
                    edge = min(x, PLANE_WIDTH - x, y, PLANE_HEIGHT - y)
                    if edge > 24 and all(_distance(x, y, *road) >= BEAD_ROAD_CLEARANCE for road in roads):
                        found.append((QPointF(x, y), math.degrees(math.atan2(y2 - y1, x2 - x1)) + 90))
                    left += BEAD_STEP
                left -= length
        return found

    def _inlays(self) -> dict[str, list[QPointF]]:
        """Return the middles of the motifs in each province.

        A lattice, without what lies too near to something else.
        """
        mask = QImage(int(PLANE_WIDTH), int(PLANE_HEIGHT), QImage.Format.Format_Grayscale8)
        mask.fill(0)
        painter = QPainter(mask)
        shade = {province.id: 10 * (k + 1) for k, province in enumerate(self.board.provinces)}
        for id, outline in self.outlines.items():
            painter.fillPath(outline, grey(shade[id]))
        for outline in self.outlines.values():
            painter.strokePath(outline, QPen(grey(0), 2 * BORDER_CLEARANCE))
        painter.setPen(QPen(grey(0), 2 * ROAD_CLEARANCE))
        for one, other in self.roads:
            painter.drawLine(one, other)
        painter.setPen(QPen(grey(0), 0))
        painter.setBrush(grey(0))
        for places, far in ((self.cities, CITY_CLEARANCE), (self.tiles, TILE_CLEARANCE)):
            for middle in places.values():
                painter.drawEllipse(middle, far, far)
        for label in self.names.values():
            painter.fillRect(label.box.adjusted(-8, -6, 8, 6), grey(0))
        painter.end()
        bits, line = bytes(mask.constBits()), mask.bytesPerLine()
        found: dict[str, list[QPointF]] = {id: [] for id in self.outlines}
        id_of = {tone: id for id, tone in shade.items()}
        for row in range(int(PLANE_HEIGHT / LATTICE_STEP_Y) + 1):
            for column in range(int(PLANE_WIDTH / LATTICE_STEP_X) + 1):
                x, y = column * LATTICE_STEP_X + (LATTICE_STEP_X / 2 if row % 2 else 0), row * LATTICE_STEP_Y
                if x < PLANE_WIDTH and y < PLANE_HEIGHT and (tone := bits[int(y) * line + int(x)]) in id_of:
                    found[id_of[tone]].append(QPointF(x, y))
        return found


@lru_cache(maxsize=8)
def plan_of(board: Board) -> Plan:
    """Return the places of a board, computed once."""
    return Plan(board)


def text_width(text: str, size: float) -> float:
    """Return how wide a line of serif words is, in units of the plane."""
    _, metrics = letters(True, False, 64)
    return metrics.horizontalAdvance(text) / 64 * size


def grey(tone: int) -> QColor:
    """Return a grey of a picture that is looked at for room, 0 to 255."""
    return QColor(tone, tone, tone)


def _inside(point: QPointF) -> QPointF:
    x = min(max(point.x(), CITY_MARGIN), PLANE_WIDTH - CITY_MARGIN)
    return QPointF(x, min(max(point.y(), CITY_MARGIN - 3), PLANE_HEIGHT - CITY_MARGIN))


def _distance(x: float, y: float, x1: float, y1: float, x2: float, y2: float) -> float:
    """Return how far a point is from a line. In plain numbers: thousands are asked for while a board is opened."""
    way_x, way_y, to_x, to_y = x2 - x1, y2 - y1, x - x1, y - y1
    part = min(max((to_x * way_x + to_y * way_y) / (way_x * way_x + way_y * way_y or 1.0), 0.0), 1.0)
    return math.hypot(to_x - way_x * part, to_y - way_y * part)
