"""Boxes and lines that boards are drawn with, in any units."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF


def about(middle: QPointF, size: float) -> QRectF:
    """Return a square round a point."""
    return QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)


def area(box: QRectF) -> float:
    """Return the area of a box, 0 of an empty one."""
    return box.width() * box.height() if box.isValid() else 0.0


def circle(box: QRectF, out: float = 0.0) -> QPainterPath:
    """Return the circle in a box, or as far outside of it."""
    path = QPainterPath()
    path.addEllipse(box.adjusted(-out, -out, out, out))
    return path


def rounded(box: QRectF, corner: float = 5.0, out: float = 0.0) -> QPainterPath:
    """Return a box with round corners, or as far outside of it."""
    path = QPainterPath()
    path.addRoundedRect(box.adjusted(-out, -out, out, out), corner + out, corner + out)
    return path


def segment(one: QPointF, other: QPointF) -> QPainterPath:
    """Return a straight line as a path."""
    path = QPainterPath(one)
    path.lineTo(other)
    return path


def closed(points: Iterable[QPointF]) -> QPainterPath:
    """Return the closed line through these points."""
    path = QPainterPath()
    path.addPolygon(QPolygonF(list(points)))
    path.closeSubpath()
    return path


def corners(box: QRectF, arm: float) -> QPainterPath:
    """Return the four corners of a box, each with two arms so long."""
    path = QPainterPath()
    for x, dx in ((box.left(), arm), (box.right(), -arm)):
        for y, dy in ((box.top(), arm), (box.bottom(), -arm)):
            path.moveTo(x + dx, y)
            path.lineTo(x, y)
            path.lineTo(x, y + dy)
    return path
