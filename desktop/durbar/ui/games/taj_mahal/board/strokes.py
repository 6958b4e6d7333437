"""Strokes on Taj Mahal's board, in its colours."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath, QPixmap

from durbar.ui.games.taj_mahal.board.layout import FRAME, PLANE_SCALE
from durbar.ui.games.taj_mahal.board.map import CITY_NAME_SIZE, Label
from durbar.ui.kit.board.sprites import Marks
from durbar.ui.kit.look.board_painter import INK, REFUSED, BoardPainter
from durbar.ui.kit.look.shapes import corners
from durbar.ui.kit.look.theme import look

SAFFRON = QColor("#E08A1E")
GLOW = QColor("#FFF3CF")
LAPIS = QColor("#264A7A")
PALE = QColor("#FFF9EC")
JADE_INK = QColor("#2A5647")
VISITED_NAME = QColor("#1E3F34")
GOLD = QColor("#B98A2F")
IVORY = QColor("#FFFCF3")

LEGAL_LINE_WIDTH, HOVER_LINE_WIDTH, CHOSEN_LINE_WIDTH = 2.0, 3.0, 3.0
NAME_LETTERS, VISITED_NAME_LETTERS, CITY_LETTERS = 22.2 * PLANE_SCALE, 27.7 * PLANE_SCALE, CITY_NAME_SIZE * PLANE_SCALE
CORNER_RADIUS = 7.0
REFUSAL_DASHES = (5.0, 3.5)
BRACKET_LENGTH = 8.0


#: Where words are drawn again for their edge; the first four do for small letters.
EDGE_OFFSETS = ((-0.8, -0.8), (0.8, 0.8), (-0.8, 0.8), (0.8, -0.8), (-1, 0), (1, 0), (0, -1), (0, 1))


def lines(canvas: BoardPainter, path: QPainterPath, marks: Marks) -> None:
    """Draw a line of saffron for what may be done, of madder for a refusal, of ink for the focus."""
    if marks.refused or (marks.lit and marks.blocked):
        canvas.line(path, PALE, 4.6, strength=0.85)
        canvas.line(path, REFUSED, 2.2, dashes=() if marks.refused else REFUSAL_DASHES)
    elif marks.legal:
        canvas.line(path, PALE, 4.4, strength=0.7)
        canvas.line(path, SAFFRON, HOVER_LINE_WIDTH if marks.lit else LEGAL_LINE_WIDTH)
    if marks.focused:
        canvas.line(path, PALE, 4.4, strength=0.85)
        canvas.line(path, INK, 2.2)
    elif marks.lit and not marks.legal and not marks.blocked:
        canvas.line(path, PALE, 3.6, strength=0.7)
        canvas.line(path, SAFFRON, 1.8)


def brackets(canvas: BoardPainter, box: QRectF) -> None:
    """Draw the last move: four corners of lapis on a pale ground."""
    box = box.adjusted(-2, -2, 2, 2)
    path = corners(box, min(BRACKET_LENGTH, box.width() * 0.3))
    if FRAME.contains(box) or look.dark:
        canvas.line(path, PALE, 4, strength=0.9)
    canvas.line(path, LAPIS, 2)


def city_words(canvas: BoardPainter, words: str, label: Label) -> None:
    """Draw the name of a city in its place."""
    box, growth = label.grown(canvas.grow)
    haloed(canvas, words, box.adjusted(-8, 0, 8, 0), CITY_LETTERS * growth, JADE_INK, PALE)


def haloed(
    canvas: BoardPainter, words: str, box: QRectF, size: float, ink: QColor, edge: QColor, bold: bool = False
) -> None:
    """Draw serif words with a thin light edge, for names on the map.

    They are drawn nine times over, so they are kept as pictures.
    """
    room = QRectF(box.x(), box.center().y() - size / 2, box.width(), size).adjusted(-1, -size, 1, size)
    if not words or not canvas.shows(room):
        return
    place = canvas.box(room)
    ratio = canvas.painter.device().devicePixelRatioF()
    key = (words, place.width(), place.height(), canvas.scale, ratio, size, ink.rgb(), edge.rgb(), bold)
    picture = _haloed.get(key)
    if picture is None:
        if len(_haloed) >= MAX_NAME_PICTURES:
            _haloed.clear()
        picture = _haloed[key] = canvas.apart(room, lambda inner: _halo(inner, words, room, (size, bold), (ink, edge)))
    canvas.pixmap(picture, room)


#: Names as they were drawn, and how many are kept: those of a map in two sizes.
_haloed: dict[object, QPixmap] = {}
MAX_NAME_PICTURES = 150


def _halo(
    canvas: BoardPainter, words: str, room: QRectF, letter: tuple[float, bool], tones: tuple[QColor, QColor]
) -> None:
    (size, bold), (ink, edge) = letter, tones
    centre = room.center().y()
    box = QRectF(room.x() + 1, centre - size / 2, room.width() - 2, size)  # it has grown already
    for x, y in EDGE_OFFSETS if size > CITY_LETTERS else EDGE_OFFSETS[:4]:
        canvas.words(words, box.translated(x, y), size, edge, serif=True, bold=bold, centre=centre + y)
    canvas.words(words, box, size, ink, serif=True, bold=bold, centre=centre)
