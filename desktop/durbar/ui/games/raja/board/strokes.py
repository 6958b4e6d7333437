"""Raja's colours on the board, and strokes along lines given in board units."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath

from durbar.ui.kit.look import shapes
from durbar.ui.kit.look.board_painter import INK, BoardPainter
from durbar.ui.kit.look.theme import SeatColour

SAFFRON = QColor("#E08A1E")
LEGAL_RIM = QColor("#F2992B")
SAFFRON_EDGE = QColor("#9A5A0C")
HALO = QColor("#FFF3CF")
ROUTE_EDGE = QColor("#A24A00")
ROUTE_DASH = QColor("#FFF7DF")
INDIGO = QColor("#2E3A67")
MADDER = QColor("#A63A32")
PALE = QColor("#FFF6E2")
GOLD = QColor("#B98A2F")
PLATE = QColor("#FFF8E6")
LABEL = QColor("#FFFAF0")
BROWN = QColor("#5B3A1E")
COIN = QColor("#F3D684")
ROAD_EDGE, ROAD, ROAD_DOTS = QColor("#9C7443"), QColor("#F7E9C8"), QColor("#CDAE78")

CORNER_RADIUS = 8.0


def corners(canvas: BoardPainter, box: QRectF) -> None:
    """Draw the last move: four corners of indigo on a pale ground round a box."""
    path = shapes.corners(box, min(CORNER_RADIUS, box.width() * 0.25))
    canvas.line(path, PALE, 5.4, strength=0.8)
    canvas.line(path, INDIGO, 2.9)


def cross(canvas: BoardPainter, box: QRectF) -> None:
    """Draw a cross: no way through here."""
    path = QPainterPath(box.topLeft())
    path.lineTo(box.bottomRight())
    path.moveTo(box.topRight())
    path.lineTo(box.bottomLeft())
    canvas.line(path, PALE, 7)
    canvas.line(path, MADDER, 3.8)


def coin(canvas: BoardPainter, box: QRectF, number: str, owner: SeatColour | None = None) -> None:
    """Draw a coin with a number, rimmed in the colour of whose it will be."""
    edge = owner.edge if owner is not None else GOLD
    canvas.ring(box, edge, 1.2, fill=COIN)
    if owner is not None:
        canvas.ring(box, owner.colour, 2.9, out=-2)
    canvas.words(number, box, box.width() * 0.58, INK, bold=True, centre=box.center().y())
