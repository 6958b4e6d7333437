"""Where everything lies on Raja's board, in board units: a plane of 1000 by 700, and the governor track beside it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import cycle

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from durbar.games.raja.board import START, Board
from durbar.games.raja.track import SPACES
from durbar.ui.games.raja.board import roads
from durbar.ui.kit.look.board_painter import letters
from durbar.ui.kit.look.shapes import about

PLANE_WIDTH, BOARD_HEIGHT = 1000.0, 700.0
TRACK_WIDTH = 80.0
BOARD_WIDTH = PLANE_WIDTH + TRACK_WIDTH
PLANE = QRectF(0, 0, PLANE_WIDTH, BOARD_HEIGHT)
TRACK = QRectF(PLANE_WIDTH, 0, TRACK_WIDTH, BOARD_HEIGHT)
#: The plane inside its painted frame.
FIELD = PLANE.adjusted(13, 13, -13, -13)

CITY_SIDE = 148.0
START_SIZE = 95.0
VILLAGE_SIDE = 44.0
HOUSE_SIDE = 28.5
PLOT_SIDE = 16.0
OUTER_SIDE, CENTRAL_SIDE, SITE_SIDE = 33.0, 42.5, 35.0
CENTRAL_SITE_SIDE = 48.0
ARCHITECT_SIDE = 51.0
MAHARAJA_SIDE = 80.0
#: How far his elephant stands from the middle of the start and of a city.
START_DISTANCE, CITY_DISTANCE = 62.0, 90.0
ARMS_SIDE = 36.0
PLATE_HEIGHT = 21.0
NAME_SIZE = 13.3
COUNT_HEIGHT, COUNT_WIDTH, NARROW_COUNT_WIDTH, DIGIT_WIDTH, COUNT_GAP = 26.0, 43.0, 38.0, 9.0, 1.5
GOVERNOR_SIDE = 38.0

#: From a city's centre.
OUTER_RADIUS = 37.0
#: Outer sites 1 to 6 fill from the top wall down, since pieces stand before the lower ones.
SITE_ANGLES = (240, 300, 180, 0, 120, 60)
PLATE_DROP = 62.0
WALL_RISE = 62.0
ARCHITECTS_RIGHT, ARCHITECT_STEP, CLOSE_STEP, START_STEP = 70.0, 23.0, 20.0, 31.0
#: From so many architects in a city on they stand so close that they overlap.
CROWD, CROWD_STEP = 3, 13.0
#: There the last one, one's own, stands so much farther down, before the others, whose heads are seen above it.
FRONT_DROP = 12.0

#: How near to the plane's edges a city, the start and a village may lie: left, top, right, bottom.
_CITY_ROOM = (88.0, 92.0, 88.0, 92.0)
_START_ROOM = (64.0, 64.0, 64.0, 75.0)
_VILLAGE_ROOM = (36.0, 36.0, 36.0, 36.0)

ROW_TOP, ROW_STEP, ROW_HEIGHT = 15.5, 37.2, 34.0


class Layout:
    """The places of a board. Cities, villages and roads are named by their ids."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._points = _fitted(board)
        self._start = board.junctions[START].id
        self._roads = {
            road.id: roads.swaying([self._points[stop] for stop in (road.origin, *road.villages, road.to)], turn)
            for road, turn in zip(board.roads, cycle((1, -1)), strict=False)
        }
        self._origins = {road.id: road.origin for road in board.roads}
        self._curves = {road: roads.curve(points) for road, points in self._roads.items()}

    # ---- places -----------------------------------------------------------------------------------------------

    def point(self, place: str) -> QPointF:
        """Return the middle of a junction or village."""
        return self._points[place]

    def ground(self, junction: str) -> QRectF:
        """Return the picture of a city or the start."""
        return about(self._points[junction], START_SIZE if junction == self._start else CITY_SIDE)

    def hexagon(self, city: str, radius: float) -> QPolygonF:
        """Return a city's outline, as far from its middle."""
        return _hexagon(self._points[city], radius)

    def outline(self, junction: str) -> QPainterPath:
        """Return what of a junction is to be clicked: a city's walls and its name plate, or the start."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)  # else walls and plate would cut each other out
        if junction == self._start:
            path.addEllipse(self.ground(junction))
        else:
            path.addPolygon(self.hexagon(junction, 74))
            path.closeSubpath()
            path.addRect(self.plate(junction).adjusted(-14, -2, 2, 5))
        return path

    def plate(self, city: str) -> QRectF:
        """Return the name plate under a city; its shield stands over its left end."""
        name = self.board.junctions[self.board.junction_number[city]].name
        width = min(170.0, 46 + text_width(name, NAME_SIZE, serif=True, bold=True))
        x, y = self._points[city].x(), self._points[city].y() + PLATE_DROP
        return _inside(
            QRectF(x - width / 2 + 7, y - PLATE_HEIGHT / 2, width, PLATE_HEIGHT), FIELD.adjusted(19, 0, 0, 0)
        )

    def arms(self, city: str) -> QRectF:
        """Return the shield at the left end of a name plate."""
        plate = self.plate(city)
        return about(QPointF(plate.left(), plate.center().y() - 2), ARMS_SIDE)

    def start_words(self) -> QRectF:
        """Return the word under the start."""
        point = self._points[self._start]
        return QRectF(point.x() - 70, point.y() + 46, 140, 17)

    def central(self, city: str) -> QRectF:
        """Return the central palace."""
        return about(self._points[city] - QPointF(0, 3), CENTRAL_SIDE)

    def central_site(self, city: str) -> QRectF:
        """Return the place of the central palace."""
        return about(self._points[city], CENTRAL_SITE_SIDE)

    def outer_site(self, city: str, site: int) -> QRectF:
        """Return an outer site, from 1 to 6."""
        angle = math.radians(SITE_ANGLES[site - 1])
        way = QPointF(OUTER_RADIUS * math.cos(angle), OUTER_RADIUS * math.sin(angle))
        return about(self._points[city] + way, SITE_SIDE)

    def outer(self, city: str, site: int) -> QRectF:
        """Return a palace on an outer site."""
        return about(self.outer_site(city, site).center() - QPointF(0, 2.4), OUTER_SIDE)

    def counts(self, city: str, numbers: Sequence[int], maharaja: bool) -> list[QRectF]:
        """Return where so many houses of each owner are shown on a city's wall; one empty place where there are none.

        maharaja: he stands there.
        """
        base = COUNT_WIDTH if len(numbers) <= 3 else NARROW_COUNT_WIDTH
        widths = [base + (DIGIT_WIDTH if number > 9 else 0) for number in numbers] or [base]
        point = self._points[city]
        width = sum(widths) + COUNT_GAP * (len(widths) - 1)
        row = QRectF(point.x() - width / 2, point.y() - WALL_RISE - COUNT_HEIGHT / 2, width, COUNT_HEIGHT)
        elephant = self.maharaja(city)
        if maharaja and elephant.intersects(row):
            left = elephant.center().x() < point.x()
            row.moveLeft(
                max(row.left(), elephant.right() - 12) if left else min(row.left(), elephant.left() + 12 - width)
            )
        x = _inside(row, FIELD).left()
        boxes = []
        for wide in widths:
            boxes.append(QRectF(x, row.top(), wide, COUNT_HEIGHT))
            x += wide + COUNT_GAP
        return boxes

    def one_more(self, city: str, numbers: Sequence[int], maharaja: bool) -> QRectF:
        """Return where a house that would come is shown: in the empty place, else beside the row or above it."""
        boxes = self.counts(city, numbers, maharaja)
        if not numbers:
            return boxes[0]
        wide = COUNT_WIDTH + 2 * DIGIT_WIDTH
        box = QRectF(boxes[-1].right() + COUNT_GAP, boxes[-1].top(), wide, COUNT_HEIGHT)
        left = QRectF(boxes[0].left() - COUNT_GAP - wide, box.top(), wide, COUNT_HEIGHT)
        above = QRectF(boxes[0].left(), box.top() - COUNT_HEIGHT - COUNT_GAP, wide, COUNT_HEIGHT)
        free = (one for one in (box, left, above) if FIELD.contains(one) and not self._meets(one, city, maharaja))
        return next(free, box)

    def _meets(self, box: QRectF, city: str, maharaja: bool) -> bool:
        return maharaja and self.maharaja(city).intersects(box)

    def maharaja(self, junction: str) -> QRectF:
        """Return the Maharaja's elephant, beside a city where its board has it."""
        angle = math.radians(self.board.junctions[self.board.junction_number[junction]].maharaja)
        radius = START_DISTANCE if junction == self._start else CITY_DISTANCE
        way = QPointF(math.cos(angle), math.sin(angle)) * radius
        return _inside(about(self._points[junction] + way, MAHARAJA_SIDE), FIELD.adjusted(-3, -3, 3, 3))

    def architect(self, junction: str, slot: int, number: int) -> QRectF:
        """Return an architect, in a slot from 0 of so many who stand there: right below a city, or left where that is
        far.
        """
        point = self._points[junction]
        if junction == self._start:
            aside = 34.0 if number == 1 else (slot - (number - 1) / 2) * START_STEP
            return about(point + QPointF(aside, 10 if number == 1 else 19), ARCHITECT_SIDE)
        right = max(point.x() + ARCHITECTS_RIGHT, self.plate(junction).right() + 13)
        down = 35 + (FRONT_DROP if slot + 1 == number >= CROWD else 0)
        beside, close = ARCHITECT_STEP, CLOSE_STEP
        if number >= CROWD:  # or they would hide the next village
            beside = close = CROWD_STEP
        if right + beside * (number - 1) + ARCHITECT_SIDE / 2 < FIELD.right() + 6:
            return about(QPointF(right + beside * slot, point.y() + down), ARCHITECT_SIDE)
        first = self.arms(junction).left() - ARCHITECT_SIDE * 0.4
        return about(QPointF(first - close * slot, point.y() + down), ARCHITECT_SIDE)

    def badge(self, junction: str) -> QPointF:
        """Return the middle of what a plan notes about a junction."""
        point = self._points[junction]
        if junction == self._start:
            return QPointF(point.x(), point.y() - START_SIZE / 2 - 6)
        plate = self.plate(junction)
        return QPointF(plate.center().x(), plate.bottom() + 13)

    # ---- villages ---------------------------------------------------------------------------------------------

    def village(self, village: str) -> QRectF:
        """Return a village."""
        return about(self._points[village], VILLAGE_SIDE)

    def house(self, village: str, slot: int, capacity: int) -> QRectF:
        """Return a house on a village's place, from 0."""
        aside = 0.0 if capacity == 1 else -12.9 if slot == 0 else 12.9
        return about(self._points[village] + QPointF(aside, -1.2), HOUSE_SIDE)

    def plot(self, village: str, slot: int, capacity: int) -> QRectF:
        """Return a free place of a village, from 0."""
        aside = 0.0 if capacity == 1 else -11.5 if slot == 0 else 11.5
        return about(self._points[village] + QPointF(aside, 1.2), PLOT_SIDE)

    # ---- roads ------------------------------------------------------------------------------------------------

    def road(self, road: str) -> QPainterPath:
        """Return the line of a road."""
        return self._curves[road]

    def walk(self, road: str, origin: str) -> tuple[QPointF, ...]:
        """Return points along a road, evenly spread, from a junction at one end of it."""
        points = roads.walked(self._roads[road])
        return points if self._origins[road] == origin else points[::-1]

    # ---- the governor track -----------------------------------------------------------------------------------

    def space(self, space: int) -> QRectF:
        """Return a space of the track, from 0, the lowest."""
        return QRectF(PLANE_WIDTH + 13, ROW_TOP + ROW_STEP * (SPACES - 1 - space), 54, ROW_HEIGHT)

    def marker(self, space: int) -> QRectF:
        """Return a governor marker on its space."""
        box = self.space(space)
        return about(QPointF(PLANE_WIDTH + 49.5, box.center().y() - 1), GOVERNOR_SIDE)

    # ---- players ----------------------------------------------------------------------------------------------

    def edge(self, seat: int, seats: int, size: float) -> QRectF:
        """Return where things leave the board for a player's panel, to its right."""
        return about(QPointF(BOARD_WIDTH + size / 2 - 2, 385 * (seat + 0.5) / seats), size)

    def bank(self, size: float) -> QRectF:
        """Return where things come from that no player had: under the board."""
        return about(QPointF(BOARD_WIDTH - 120, BOARD_HEIGHT + size / 2 - 2), size)


@lru_cache(maxsize=8)
def layout_of(board: Board) -> Layout:
    """Return the places of a board, computed once."""
    return Layout(board)


def shield(marker: QRectF) -> QRectF:
    """Return the arms inside a governor marker."""
    size = marker.width()
    return QRectF(marker.left() + 0.18 * size, marker.top() + 0.23 * size, 0.64 * size, 0.64 * size)


def text_width(text: str, size: float, *, serif: bool = False, bold: bool = False) -> float:
    """Return how wide a line of words is, in board units."""
    _, metrics = letters(serif, bold, 64)
    return metrics.horizontalAdvance(text) / 64 * size


def _fitted(board: Board) -> dict[str, QPointF]:
    """Return all places on the plane; a board that goes too near to its edges is drawn a little smaller."""
    wide, high = PLANE_WIDTH / board.plane[0], BOARD_HEIGHT / board.plane[1]
    rooms = {place.id: _VILLAGE_ROOM for place in board.villages}
    rooms |= {place.id: _CITY_ROOM if place.kind == "city" else _START_ROOM for place in board.junctions}
    places = {place.id: (place.x * wide, place.y * high) for place in board.villages}
    places |= {place.id: (place.x * wide, place.y * high) for place in board.junctions}
    across = _axis({key: (at[0], rooms[key][0], rooms[key][2]) for key, at in places.items()}, PLANE_WIDTH)
    down = _axis({key: (at[1], rooms[key][1], rooms[key][3]) for key, at in places.items()}, BOARD_HEIGHT)
    return {key: QPointF(across[key], down[key]) for key in places}


def _axis(places: dict[str, tuple[float, float, float]], length: float) -> dict[str, float]:
    """Return positions on one axis, squeezed evenly until each has its room before and behind it."""
    if all(before <= at <= length - behind for at, before, behind in places.values()):
        return {key: at for key, (at, _, _) in places.items()}
    first = max(before for _, before, _ in places.values())
    last = length - max(behind for _, _, behind in places.values())
    least = min(at for at, _, _ in places.values())
    most = max(at for at, _, _ in places.values())
    scale = (last - first) / ((most - least) or 1.0)
    return {key: first + (at - least) * scale for key, (at, _, _) in places.items()}


def _inside(box: QRectF, room: QRectF) -> QRectF:
    x = min(max(box.left(), room.left()), room.right() - box.width())
    y = min(max(box.top(), room.top()), room.bottom() - box.height())
    return QRectF(x, y, box.width(), box.height())


def _hexagon(middle: QPointF, radius: float) -> QPolygonF:
    return QPolygonF(
        [middle + QPointF(radius * math.cos(math.pi * k / 3), radius * math.sin(math.pi * k / 3)) for k in range(6)]
    )
