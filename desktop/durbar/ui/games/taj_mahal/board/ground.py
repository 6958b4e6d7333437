"""Painting the map's ground: provinces with fills and inlays, roads, beads, the court; the one visited in saffron."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from durbar.games.taj_mahal.board import Board
from durbar.ui.games.taj_mahal.board.borders import MARGIN, PLANE_HEIGHT, PLANE_WIDTH
from durbar.ui.games.taj_mahal.board.map import Plan
from durbar.ui.kit.look import art
from durbar.ui.kit.look.board_painter import BoardPainter
from durbar.ui.kit.look.shapes import about, segment

SAFFRON = QColor("#E08A1E")
MARBLE = QColor("#F4F1EA")
ROAD, ROAD_CORE = QColor("#FFFCF3"), QColor("#8C7458")
ROAD_WIDTH, CORE_WIDTH = 11.0, 4.0
MOTIF_SIDE, BEAD_SIDE = 14.0, 11.0

#: Fill and inlay of Durbar's own provinces; those of other boards get them by their number.
FILLS = {
    "agra": "#F2ECB8",
    "ajmer": "#CEB9C1",
    "awadh": "#D4C8E1",
    "bundelkhand": "#EFD3C0",
    "delhi": "#CAEBD9",
    "gujarat": "#F3E2A6",
    "kashmir": "#BFCDDD",
    "lahore": "#DDBDB2",
    "malwa": "#B9C599",
    "marwar": "#F1CE9C",
    "multan": "#DCE2BE",
    "sind": "#C8E5E5",
}

#: How far inside its border a province's edge and its inner line run, and how wide they are.
EDGE_INSET, EDGE_WIDTH, INNER_INSET, INNER_WIDTH = 4.2, 2.0, 10.0, 2.4
VISITED_EDGE_WIDTH, GLOW_WIDTH = 14.0, 24.0


def look_of(province: str, board: Board) -> str:
    """Return the province of Durbar's own map whose colour and inlay a province has."""
    names = tuple(FILLS)
    own = all(id in FILLS for id in board.province_number)
    return province if own else names[board.province_number[province]]


def fill_of(province: str, board: Board) -> QColor:
    """Return a province's colour."""
    return QColor(FILLS[look_of(province, board)])


def shade(colour: QColor, factor: float) -> QColor:
    """Return a colour darker below 1, lighter above it."""
    parts = (colour.red(), colour.green(), colour.blue())
    if factor < 1:
        return QColor(*(round(part * factor) for part in parts))
    return QColor(*(min(255, round(part + (255 - part) * (factor - 1))) for part in parts))


def paint_ground(canvas: BoardPainter, plan: Plan) -> None:
    """Draw the map when no province is visited, on a canvas in units of the plane."""
    canvas.ground("taj_mahal/board-ground", QRectF(0, 0, PLANE_WIDTH, PLANE_HEIGHT))
    for id, outline in plan.outlines.items():
        _province(canvas, outline, fill_of(id, plan.board))
    for id, spots in plan.inlays.items():
        _inlay(canvas, look_of(id, plan.board), spots)
    _paint_ways(canvas, plan, QRectF(0, 0, PLANE_WIDTH, PLANE_HEIGHT))


def paint_visited(canvas: BoardPainter, plan: Plan, province: str) -> None:
    """Draw the province that is visited, over the ground, with what lies on it and beside its border."""
    _current(canvas, plan.outlines[province], fill_of(province, plan.board))
    _inlay(canvas, look_of(province, plan.board), plan.inlays[province])
    box = box_of_visited(plan, province)
    painter = canvas.painter
    painter.save()
    painter.setClipRect(canvas.box(box), Qt.ClipOperation.IntersectClip)
    _paint_ways(canvas, plan, box)
    painter.restore()


def box_of_visited(plan: Plan, province: str) -> QRectF:
    """Return what the province that is visited looks different in, in units of the plane."""
    reach = GLOW_WIDTH / 2
    return plan.outlines[province].boundingRect().adjusted(-reach, -reach, reach, reach)


def _paint_ways(canvas: BoardPainter, plan: Plan, near: QRectF) -> None:
    """Draw roads, beads and the court, as far as they lie near."""
    half = ROAD_WIDTH / 2
    boxes = (
        (one, other, QRectF(one, other).normalized().adjusted(-half, -half, half, half)) for one, other in plan.roads
    )
    roads = [segment(one, other) for one, other, box in boxes if box.intersects(near) and canvas.shows(box)]
    for colour, width in ((ROAD, ROAD_WIDTH), (ROAD_CORE, CORE_WIDTH)):
        for road in roads:
            canvas.line(road, colour, width)
    for bead, turn in plan.beads:
        box = about(bead, 2 * BEAD_SIDE)
        if box.intersects(near) and canvas.shows(box):
            _turned(canvas, "taj_mahal/border-bead", bead, BEAD_SIDE, turn)
    if plan.court_picture().intersects(near):
        canvas.picture("taj_mahal/court-ground", plan.court_picture())


def _province(canvas: BoardPainter, outline: QPainterPath, fill: QColor) -> None:
    """Draw lines inside the border: the inner halves of strokes along it, each over a wider one."""
    with Clipped(canvas, outline):
        canvas.shape(outline, fill)
        for inset, width, tone in (
            (INNER_INSET, INNER_WIDTH, shade(fill, 0.84)),
            (EDGE_INSET, EDGE_WIDTH, shade(fill, 0.62)),
        ):
            canvas.line(outline, tone, 2 * inset + width)
            canvas.line(outline, fill if inset == INNER_INSET else MARBLE, 2 * inset - width)


def _current(canvas: BoardPainter, outline: QPainterPath, fill: QColor) -> None:
    inside = QPainterPath()
    inside.addRect(QRectF(0, 0, PLANE_WIDTH, PLANE_HEIGHT).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))
    with Clipped(canvas, inside):
        canvas.line(outline, SAFFRON, GLOW_WIDTH, strength=0.30)
    with Clipped(canvas, outline):
        canvas.shape(outline, shade(fill, 1.3))
        canvas.line(outline, SAFFRON, VISITED_EDGE_WIDTH)


class Clipped:
    """Paint only inside an outline."""

    def __init__(self, canvas: BoardPainter, outline: QPainterPath) -> None:
        self._canvas, self._outline = canvas, outline

    def __enter__(self) -> None:
        painter = self._canvas.painter
        painter.save()
        painter.setClipPath(self._canvas.path(self._outline), Qt.ClipOperation.IntersectClip)

    def __exit__(self, *_: object) -> None:
        self._canvas.painter.restore()


def _inlay(canvas: BoardPainter, name: str, spots: list[QPointF]) -> None:
    tone = shade(QColor(FILLS[name]), 0.80).name()
    for spot in spots:
        box = about(spot, MOTIF_SIDE)
        if canvas.shows(box):
            canvas.picture(f"taj_mahal/inlay-{name}@{tone}", box)


def _turned(canvas: BoardPainter, name: str, middle: QPointF, size: float, degrees: float) -> None:
    painter, place = canvas.painter, canvas.point(middle.x(), middle.y())
    side = size * canvas.scale
    picture = art.pixmap(name, side * 2, side * 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(place)
    painter.rotate(degrees)
    painter.drawPixmap(QRectF(-side / 2, -side / 2, side, side), picture, QRectF(picture.rect()))
    painter.restore()
