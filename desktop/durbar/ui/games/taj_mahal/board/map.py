"""The map of any board on a plane of 1000 by 900: borders, inlays, beads, and where names find room."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import accumulate, pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from durbar.games.taj_mahal.board import Board, Province
from durbar.ui.games.taj_mahal.board.borders import HEIGHT, MARGIN, WIDTH, Borders
from durbar.ui.kit.look.easel import letters

#: A city and a fortress as drawn, and how near to the plane's edge their middles may lie.
CITY, FORTRESS, CITY_ROOM = 46.0, 72.0, 38.0
TILE = 92.0
#: How far the ring reaches that says that a palace may be placed.
RING_OF_CITY, RING_OF_FORTRESS = 36.0, 45.0
COURT_SHAPE = QSizeF(240, 200)
NAME_SIZE, CITY_NAME_SIZE, FIGURE = 27.0, 17.0, 60.0
#: The name of the province that is visited is bold.
BOLDER = 1.14

#: The lattice of the inlay, and what it keeps clear of.
LATTICE_X, LATTICE_Y = 29.0, 27.0
FROM_BORDER, FROM_ROAD, FROM_CITY, FROM_TILE = 20.0, 19.0, 42.0, 54.0
BEAD_STEP, BEAD_FIRST, BEAD_FROM_ROAD = 44.0, 30.0, 14.0

#: Where names may stand.
INNER = QRectF(0, 0, WIDTH, HEIGHT).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

#: The plane is looked at this coarsely to find room for names.
GRAIN = 4
NAME_STEP = 15


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
        room = Room(self)
        self.names = {province.id: self._name(province, room) for province in board.provinces}
        self.city_names = self._city_names(room)
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
            painter.fillPath(outline, _grey(shade[id]))
        for outline in self.outlines.values():
            painter.strokePath(outline, QPen(_grey(0), 2 * FROM_BORDER))
        self._paint_things(painter, FROM_ROAD, FROM_CITY, FROM_TILE, 0, 0, 0)
        for box in self.names.values():
            painter.fillRect(box.adjusted(-8, -6, 8, 6), _grey(0))
        painter.end()
        bits, line = bytes(mask.constBits()), mask.bytesPerLine()
        found: dict[str, list[QPointF]] = {id: [] for id in self.outlines}
        id_of = {grey: id for id, grey in shade.items()}
        for row in range(int(HEIGHT / LATTICE_Y) + 1):
            for column in range(int(WIDTH / LATTICE_X) + 1):
                x, y = column * LATTICE_X + (LATTICE_X / 2 if row % 2 else 0), row * LATTICE_Y
                if x < WIDTH and y < HEIGHT and (grey := bits[int(y) * line + int(x)]) in id_of:
                    found[id_of[grey]].append(QPointF(x, y))
        return found

    def _paint_things(
        self, painter: QPainter, road: float, city: float, tile: float, roads: int, cities: int, tiles: int
    ) -> None:
        """Roads, cities and tiles as far as they reach, in greys."""
        for one, other in self.roads:
            painter.setPen(QPen(_grey(roads), 2 * road))
            painter.drawLine(one, other)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_grey(cities))
        for middle in self.cities.values():
            painter.drawEllipse(middle, city, city)
        painter.setBrush(_grey(tiles))
        for middle in self.tiles.values():
            painter.drawEllipse(middle, tile, tile)

    # ---- words ------------------------------------------------------------------------------------------------

    def _name(self, province: Province, room: Room) -> QRectF:
        """Where the name of a province hides least, in whichever language."""
        names = (province.name, province.name_fr or province.name)
        width = max(text_width(name, NAME_SIZE) for name in names) * BOLDER + 6
        outline = self.outlines[province.id]
        around = outline.boundingRect()
        anchor = self.tiles[province.id]
        boxes = []
        for y in range(int(around.top()), int(around.bottom()), NAME_STEP):
            for x in range(int(around.left()), int(around.right()), NAME_STEP):
                box = QRectF(x - width / 2, y - NAME_SIZE / 2, width, NAME_SIZE)
                far = math.hypot(x - anchor.x(), y - anchor.y())
                boxes.append((room.taken(box, 4) + 0.5 * room.taken(box, 18) + 0.05 * far, x, y, box))
        boxes.sort(key=lambda found: found[:3])
        within = (box for *_, box in boxes if (outline.contains(box) if self.bordered else INNER.contains(box)))
        best = next(within, boxes[0][3] if boxes else QRectF())
        room.take(best)
        return best

    def _city_names(self, room: Room) -> dict[str, QRectF]:
        """Where the names of cities stand, beside them."""
        found = {}
        for city in self.board.cities:
            middle, width = self.cities[city.id], text_width(city.name, CITY_NAME_SIZE) + 6
            reach = RING_OF_FORTRESS if city.fortress else RING_OF_CITY
            aside, down = reach + width / 2, reach + CITY_NAME_SIZE / 2
            spots = [
                (0.0, down + 2),
                (aside, 4.0),
                (-aside, 4.0),
                (0.0, -down - 2),
                (aside - 8, 30.0),
                (8 - aside, 30.0),
            ]
            spots += [(aside - 8, -26.0), (8 - aside, -26.0), (aside * 0.5, down + 4), (-aside * 0.5, down + 4)]
            spots += [(aside * 0.5, -down - 4), (-aside * 0.5, -down - 4), (0.0, down + 18)]
            boxes = []
            for k, (dx, dy) in enumerate(spots):
                x, y = middle.x() + dx, middle.y() + dy
                box = QRectF(x - width / 2, y - CITY_NAME_SIZE / 2, width, CITY_NAME_SIZE)
                worth = room.taken(box, 1) + 1.5 * k + 0.5 * _apart(middle, box)
                worth += 400 * (not INNER.contains(box)) + 60 * (self._nearest(box.center()) != city.id)
                worth += 45 * (self.bordered and not self.outlines[city.province].contains(box))
                boxes.append((worth, k, box))
            found[city.id] = min(boxes, key=lambda spot: spot[:2])[2]
            room.take(found[city.id])
        return found

    def _nearest(self, point: QPointF) -> str:
        """The city next to a point."""
        return min(self.cities, key=lambda id: (self.cities[id] - point).manhattanLength())


class Room:
    """How much of the plane is taken, coarsely: nothing 0, a tile 255."""

    def __init__(self, plan: Plan) -> None:
        image = QImage(int(WIDTH / GRAIN), int(HEIGHT / GRAIN), QImage.Format.Format_Grayscale8)
        image.fill(255 if plan.bordered else 45)
        painter = QPainter(image)
        painter.scale(1 / GRAIN, 1 / GRAIN)
        for outline in plan.outlines.values():
            painter.fillPath(outline, _grey(0))
        for outline in plan.outlines.values():
            painter.strokePath(outline, QPen(_grey(150), 16))
        plan._paint_things(painter, 7, 34, TILE / 2, 110, 230, 250)
        painter.end()
        bits, line = bytes(image.constBits()), image.bytesPerLine()
        self._wide, self._high = image.width(), image.height()
        # Sums over all that lies above and left of a point: a box then takes four of them.
        self._sums = [[0] * (self._wide + 1)]
        for y in range(self._high):
            row = accumulate(bits[y * line : y * line + self._wide], initial=0)
            self._sums.append([above + here for above, here in zip(self._sums[-1], row, strict=True)])
        self._names: list[QRectF] = []

    def take(self, box: QRectF) -> None:
        """Something lies here now."""
        self._names.append(box.adjusted(-3, -2, 3, 2))

    def taken(self, box: QRectF, around: float) -> float:
        """How much of a box, with so much around it, is taken: 0 to 255, more where another name stands."""
        left, right = self._grain(box.left() - around, self._wide), self._grain(box.right() + around, self._wide)
        top, bottom = self._grain(box.top() - around, self._high), self._grain(box.bottom() + around, self._high)
        if right <= left or bottom <= top:
            return 255.0
        sums = self._sums
        total = sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]
        crossed = 300 * any(box.intersects(name) for name in self._names)
        return total / ((right - left) * (bottom - top)) + crossed

    def _grain(self, at: float, most: int) -> int:
        return min(max(int(at / GRAIN), 0), most)


@lru_cache(maxsize=8)
def plan_of(board: Board) -> Plan:
    """The places of a board, computed once."""
    return Plan(board)


def text_width(text: str, size: float) -> float:
    """How wide a line of serif words is, in units of the plane."""
    _, metrics = letters(True, False, 64)
    return metrics.horizontalAdvance(text) / 64 * size


def segment(one: QPointF, other: QPointF) -> QPainterPath:
    """A straight line as a path."""
    path = QPainterPath(one)
    path.lineTo(other)
    return path


def _inside(point: QPointF) -> QPointF:
    x = min(max(point.x(), CITY_ROOM), WIDTH - CITY_ROOM)
    return QPointF(x, min(max(point.y(), CITY_ROOM - 3), HEIGHT - CITY_ROOM))


def _apart(point: QPointF, box: QRectF) -> float:
    """How far a point lies from a box."""
    across = max(box.left() - point.x(), point.x() - box.right(), 0.0)
    return math.hypot(across, max(box.top() - point.y(), point.y() - box.bottom(), 0.0))


def _grey(tone: int) -> QColor:
    return QColor(tone, tone, tone)


def _distance(point: QPointF, one: QPointF, other: QPointF) -> float:
    way, to = other - one, point - one
    length = QPointF.dotProduct(way, way) or 1.0
    part = min(max(QPointF.dotProduct(to, way) / length, 0.0), 1.0)
    off = to - way * part
    return math.hypot(off.x(), off.y())
