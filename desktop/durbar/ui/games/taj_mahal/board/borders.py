"""The borders of provinces, on a plane of 1000 by 900: smoothed polygons, or soft hulls where a board has none."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF

Point = tuple[float, float]

PLANE_WIDTH, PLANE_HEIGHT = 1000.0, 900.0
#: Provinces end so far inside the plane, and so far from the court.
MARGIN, COURT_GAP = 15.0, 4.0
#: How far the land of a city reaches where no border is known.
HULL_REACH = 74.0
CUTTING_ROUNDS = 3
#: Points of a hull that lie nearer to each other are taken as one.
MIN_POINT_DISTANCE = 5.0


class Borders:
    """The outline of each province by its id, and the lines that two provinces share."""

    def __init__(self, polygons: Mapping[str, Sequence[Point]], cities: Mapping[str, Sequence[Point]], court: QRectF):
        if all(len(polygon) > 2 for polygon in polygons.values()):
            rings, self.shared = _smoothed(polygons, court)
            outlines = {id: _closed(ring) for id, ring in rings.items()}
        else:
            outlines, self.shared = _hulls(cities), []
        room = QPainterPath()
        room.addRect(QRectF(0, 0, PLANE_WIDTH, PLANE_HEIGHT).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))
        taken = QPainterPath()
        taken.addRect(court.adjusted(-COURT_GAP, -COURT_GAP, COURT_GAP, COURT_GAP))
        self.outlines = {id: outline.intersected(room).subtracted(taken) for id, outline in outlines.items()}


def _smoothed(
    polygons: Mapping[str, Sequence[Point]], court: QRectF
) -> tuple[dict[str, list[Point]], list[list[Point]]]:
    """Return rings rounded arc by arc between the points where three provinces meet.

    So neighbours keep one border.
    """
    rings = {id: _ring(polygon) for id, polygon in polygons.items()}
    near: dict[Point, set[Point]] = {}
    for ring in rings.values():
        for one, other in pairwise([*ring, ring[0]]):
            near.setdefault(one, set()).add(other)
            near.setdefault(other, set()).add(one)
    fixed = {point for point, others in near.items() if len(others) > 2 or _at_rim(point, court)}
    arcs: dict[tuple[Point, ...], list[Point]] = {}
    shared: list[list[Point]] = []

    def rounded(arc: list[Point]) -> list[Point]:
        key, back = tuple(arc), tuple(reversed(arc))
        if back in arcs:
            shared.append(arcs[back])
            return arcs[back][::-1]
        return arcs.setdefault(key, _chaikin(arc))

    found = {}
    for id, ring in rings.items():
        start = next((k for k, point in enumerate(ring) if point in fixed), None)
        if start is None:
            found[id] = _chaikin_ring(ring)
            continue
        turned = [*ring[start:], *ring[: start + 1]]
        points, arc = [], turned[:1]
        for point in turned[1:]:
            arc.append(point)
            if point in fixed:
                points += rounded(arc)[:-1]
                arc = [point]
        found[id] = points
    return found, shared


def _ring(polygon: Sequence[Point]) -> list[Point]:
    """Return a polygon without points that repeat, not closed."""
    points = [point for point, before in zip(polygon, [polygon[-1], *polygon], strict=False) if point != before]
    return points if len(points) > 2 else list(polygon)


def _at_rim(point: Point, court: QRectF) -> bool:
    x, y = point
    return not (0 < x < PLANE_WIDTH and 0 < y < PLANE_HEIGHT) or court.contains(QPointF(x, y))


def _chaikin(line: list[Point]) -> list[Point]:
    """Return a line with its corners cut again and again; the ends stay."""
    for _ in range(CUTTING_ROUNDS):
        line = [line[0], *_cut(line), line[-1]]
    return line


def _chaikin_ring(ring: list[Point]) -> list[Point]:
    for _ in range(CUTTING_ROUNDS):
        ring = list(_cut([*ring, ring[0]]))
    return ring


def _cut(line: Sequence[Point]) -> Iterable[Point]:
    for (x1, y1), (x2, y2) in pairwise(line):
        yield 0.75 * x1 + 0.25 * x2, 0.75 * y1 + 0.25 * y2
        yield 0.25 * x1 + 0.75 * x2, 0.25 * y1 + 0.75 * y2


def _closed(ring: Iterable[Point]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring]))
    path.closeSubpath()
    return path


def _hulls(cities: Mapping[str, Sequence[Point]]) -> dict[str, QPainterPath]:
    """Return land round the cities of each province, as far as no city of another is nearer."""
    owners = [(point, id) for id, points in cities.items() for point in points]
    found = {}
    for id, points in cities.items():
        land = QPainterPath()
        land.setFillRule(Qt.FillRule.WindingFill)
        for point in points:
            land.addPath(_closed(_cell(point, [other for other, owner in owners if owner != id])))
        outline = land.simplified().intersected(_around(points))
        soft = QPainterPath()
        for polygon in outline.toSubpathPolygons():
            ring = _thinned([(point.x(), point.y()) for point in polygon.toList()])
            if len(ring) > 3:
                soft.addPath(_closed(_chaikin_ring(ring)))
        found[id] = soft
    return found


def _cell(point: Point, others: Iterable[Point]) -> list[Point]:
    """Return the part of the plane that is nearer to a point than to any other."""
    cell: list[Point] = [(0, 0), (PLANE_WIDTH, 0), (PLANE_WIDTH, PLANE_HEIGHT), (0, PLANE_HEIGHT)]
    x, y = point
    for ox, oy in others:
        dx, dy = ox - x, oy - y
        limit = ((ox * ox - x * x) + (oy * oy - y * y)) / 2
        kept: list[Point] = []
        for one, other in pairwise([*cell, cell[0]]):
            a, b = one[0] * dx + one[1] * dy - limit, other[0] * dx + other[1] * dy - limit
            if a <= 0:
                kept.append(one)
            if a * b < 0:
                t = a / (a - b)
                kept.append((one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t))
        cell = kept or cell
    return cell


def _around(points: Sequence[Point]) -> QPainterPath:
    """Return the hull of some points with land around it."""
    hull = _closed(_convex(points))
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * HULL_REACH)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return hull.united(stroker.createStroke(hull))


def _convex(points: Iterable[Point]) -> list[Point]:
    """Return the convex hull, by the monotone chain."""
    ordered = sorted(set(points))
    halves: list[list[Point]] = []
    for way in (ordered, ordered[::-1]):
        half: list[Point] = []
        for point in way:
            while len(half) > 1 and _turn(half[-2], half[-1], point) <= 0:
                half.pop()
            half.append(point)
        halves.append(half)
    return halves[0][:-1] + halves[1][:-1] or ordered


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _thinned(ring: Sequence[Point]) -> list[Point]:
    found: list[Point] = []
    for point in ring:
        if not found or math.dist(point, found[-1]) > MIN_POINT_DISTANCE:
            found.append(point)
    return found
