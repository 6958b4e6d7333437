"""Raja's colours on the board, and strokes along lines given in board units."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QTransform

from durbar.ui.kit.look.easel import INK, Easel
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

CORNER = 8.0


def placed(easel: Easel, path: QPainterPath) -> QPainterPath:
    """A line in board units as a line on the easel."""
    origin, scale = easel.point(0, 0), easel.scale
    return QTransform(scale, 0, 0, scale, origin.x(), origin.y()).map(path)


def stroke(
    easel: Easel,
    path: QPainterPath,
    colour: QColor,
    width: float,
    *,
    strength: float = 1.0,
    dashes: Sequence[float] = (),
    dotted: bool = False,
) -> None:
    """Draw a line. dashes: lengths of line and gap in board units; dotted: their ends are round."""
    pen = easel.pen(colour, width, strength, dashes)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dotted or not dashes:
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter = easel.painter
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.strokePath(placed(easel, path), pen)


def filled(easel: Easel, path: QPainterPath, colour: QColor, strength: float = 1.0) -> None:
    """Fill what a line encloses."""
    tone = QColor(colour)
    tone.setAlphaF(strength)
    easel.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    easel.painter.fillPath(placed(easel, path), tone)


def closed(polygon: QPolygonF) -> QPainterPath:
    """A polygon as a closed line."""
    path = QPainterPath()
    path.addPolygon(polygon)
    path.closeSubpath()
    return path


def circle(box: QRectF, out: float = 0.0) -> QPainterPath:
    """The circle in a box, or as far outside of it."""
    path = QPainterPath()
    path.addEllipse(box.adjusted(-out, -out, out, out))
    return path


def rounded(box: QRectF, corner: float, out: float = 0.0) -> QPainterPath:
    """A box with round corners, or as far outside of it."""
    path = QPainterPath()
    path.addRoundedRect(box.adjusted(-out, -out, out, out), corner + out, corner + out)
    return path


def corners(easel: Easel, box: QRectF) -> None:
    """The last move: four corners of indigo on a pale ground round a box."""
    arm = min(CORNER, box.width() * 0.25)
    path = QPainterPath()
    for x, dx in ((box.left(), arm), (box.right(), -arm)):
        for y, dy in ((box.top(), arm), (box.bottom(), -arm)):
            path.moveTo(x + dx, y)
            path.lineTo(x, y)
            path.lineTo(x, y + dy)
    stroke(easel, path, PALE, 5.4, strength=0.8)
    stroke(easel, path, INDIGO, 2.9)


def cross(easel: Easel, box: QRectF) -> None:
    """No way through here."""
    path = QPainterPath(box.topLeft())
    path.lineTo(box.bottomRight())
    path.moveTo(box.topRight())
    path.lineTo(box.bottomLeft())
    stroke(easel, path, PALE, 7)
    stroke(easel, path, MADDER, 3.8)


def coin(easel: Easel, box: QRectF, number: str, owner: SeatColour | None = None, ink: QColor = INK) -> None:
    """A coin with a number, rimmed in the colour of whose it will be."""
    edge = owner.edge if owner is not None else GOLD
    easel.ring(box, edge, 1.2, fill=COIN)
    if owner is not None:
        easel.ring(box, owner.colour, 2.9, out=-2)
    easel.words(number, box, box.width() * 0.58, ink, bold=True, centre=box.center().y())
