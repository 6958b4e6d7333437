"""Roads as smooth curves through their villages, computed from any board's positions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

#: A road never runs quite straight: it sways by this share of a stretch between two stops, and at most so far.
SWAY_SHARE = 1 / 14
MAX_SWAY = 11.0
#: Points that stand for one stretch of a road where a piece walks along it.
STRETCH_POINTS = 12


def swaying(stops: Sequence[QPointF], turn: int) -> list[QPointF]:
    """Return the stops of a road with a point a little aside between each two. turn: 1 or -1, to which side first."""
    points = []
    for k, (here, there) in enumerate(pairwise(stops)):
        way = there - here
        length = math.hypot(way.x(), way.y()) or 1.0
        sway = turn * (-1) ** k * min(MAX_SWAY, length * SWAY_SHARE) / length
        points += [here, (here + there) / 2 + QPointF(-way.y(), way.x()) * sway]
    return [*points, stops[-1]]


def curve(points: Sequence[QPointF]) -> QPainterPath:
    """Return a smooth line through all points."""
    path = QPainterPath(points[0])
    for one, other, there in _handles(points):
        path.cubicTo(one, other, there)
    return path


def walked(points: Sequence[QPointF]) -> tuple[QPointF, ...]:
    """Return points evenly spread on the smooth line, from the first to the last."""
    found = [points[0]]
    for here, (one, other, there) in zip(points, _handles(points), strict=False):
        for k in range(1, STRETCH_POINTS + 1):
            t = k / STRETCH_POINTS
            s = 1 - t
            found.append(here * s**3 + one * (3 * s * s * t) + other * (3 * s * t * t) + there * t**3)
    return tuple(_evenly(found))


def _handles(points: Sequence[QPointF]) -> list[tuple[QPointF, QPointF, QPointF]]:
    """Return, of each stretch of a Catmull-Rom curve, the two handles and the end."""
    last = len(points) - 1
    found = []
    for k in range(last):
        before, here = points[max(k - 1, 0)], points[k]
        there, after = points[k + 1], points[min(k + 2, last)]
        found.append((here + (there - before) / 6, there - (after - here) / 6, there))
    return found


def _evenly(points: Sequence[QPointF]) -> list[QPointF]:
    lengths = [0.0]
    for here, there in pairwise(points):
        lengths.append(lengths[-1] + math.hypot(there.x() - here.x(), there.y() - here.y()))
    total, count = lengths[-1], len(points) - 1
    found, k = [points[0]], 0
    for step in range(1, count):
        want = total * step / count
        while lengths[k + 1] < want:
            k += 1
        part = (want - lengths[k]) / ((lengths[k + 1] - lengths[k]) or 1.0)
        found.append(points[k] + (points[k + 1] - points[k]) * part)
    return [*found, points[-1]]
