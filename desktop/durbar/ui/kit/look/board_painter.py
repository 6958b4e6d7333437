"""Painting on a board: measures in board units, results sharp on the device's pixels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QTransform

from durbar.ui.kit.look import art
from durbar.ui.kit.look.letters import letter_font

#: The board is a lit table in a dark room: these stay in both themes.
INK = QColor("#241F2E")
CREAM = QColor("#F8EFD8")
LEGAL = QColor("#F6B04A")
LIT = QColor("#FFE3A6")
HALO = QColor("#E08A1E")
REFUSED = QColor("#A63A32")
LOST = QColor("#E06C5F")
LAST = QColor("#FFF6E2")
COMING = QColor("#F2A33A")
GAIN = QColor("#4E7A3A")
PIECE_EDGE = QColor("#2B1B1A")

#: Letters never get smaller than this share of their size before a word is cut short.
MIN_LETTER_SHARE = 0.72


#: Device pixels from which on a picture is painted anew each time: a ground, which rests in a picture of its own.
MAX_KEPT_PIXELS = 600_000


#: How much higher than the letters are large a place must be so that they grow in it: a line, or a disc with its rim.
LINE_ROOM, DISC_ROOM = 1.24, 1.6


class BoardPainter:
    """A painter with the board's scale taken out: boxes are given in board units and drawn on whole device pixels.

    sharp: device pixels in a board unit that art is rendered for; while it differs from the painter's own scale (a
    window is being resized, or a miniature is drawn) pictures are stretched. grow: how many times larger than usual
    words and small signs are wished for; they become so as far as they have room.
    """

    def __init__(self, painter: QPainter, sharp: float, grow: float = 1.0) -> None:
        move = painter.worldTransform()
        self.painter = painter
        self.scale = move.m11()
        self._x, self._y = move.dx(), move.dy()
        self._ratio = painter.device().devicePixelRatioF()
        self._sharp = sharp
        self.grow = grow
        painter.resetTransform()

    def within(self, corner: QPointF, part: float) -> BoardPainter:
        """Return a canvas on the same painter that measures from a corner, in units that are ``part`` of these."""
        inner = BoardPainter(self.painter, self._sharp * part, self.grow)
        at = self.point(corner.x(), corner.y())
        inner.scale, inner._x, inner._y = self.scale * part, at.x(), at.y()
        return inner

    def apart(self, box: QRectF, paint: Callable[[BoardPainter], None]) -> QPixmap:
        """Return what is painted in a box, as a picture of its own, transparent where nothing is painted."""
        place = self.box(box)

        def draw(painter: QPainter) -> None:
            inner = BoardPainter(painter, self._sharp, self.grow)
            inner.scale, inner._x, inner._y = self.scale, self._x - place.x(), self._y - place.y()
            paint(inner)

        return art.apart(place.width(), place.height(), self._ratio, draw)

    def shows(self, box: QRectF) -> bool:
        """Return whether anything that is painted in a box is to be seen.

        A change elsewhere need not paint it again.
        """
        return not self.painter.hasClipping() or self.painter.clipBoundingRect().intersects(self.box(box))

    def box(self, box: QRectF) -> QRectF:
        """Return a box in the painter's units, moved and sized to whole device pixels."""
        ratio, scale = self._ratio, self.scale
        return QRectF(
            round((self._x + box.x() * scale) * ratio) / ratio,
            round((self._y + box.y() * scale) * ratio) / ratio,
            round(box.width() * scale * ratio) / ratio,
            round(box.height() * scale * ratio) / ratio,
        )

    def point(self, x: float, y: float) -> QPointF:
        """Return a point in the painter's units."""
        return QPointF(self._x + x * self.scale, self._y + y * self.scale)

    def picture(self, name: str, box: QRectF, opacity: float = 1.0) -> None:
        """Draw an element of an art file, "file/element", in a box."""
        place = self.box(box)
        painter, ratio = self.painter, self._ratio
        if box.width() * box.height() * self._sharp**2 > MAX_KEPT_PIXELS and opacity == 1.0:
            art.draw_once(painter, name, place)
            return
        shown = art.pixmap(name, box.width() * self._sharp / ratio, box.height() * self._sharp / ratio, ratio)
        if opacity != 1.0:
            painter.setOpacity(opacity)
        _put(painter, shown, place, ratio)
        if opacity != 1.0:
            painter.setOpacity(1.0)

    def ground(self, name: str, box: QRectF) -> None:
        """Draw an element of an art file in a box of a picture that is itself kept: the element is not."""
        art.draw_once(self.painter, name, self.box(box))

    def stretched(self, name: str, usual: QRectF, box: QRectF, opacity: float = 1.0) -> None:
        """Draw an element rendered for its ``usual`` box but squeezed into another: for pictures on the move."""
        ratio, painter = self._ratio, self.painter
        shown = art.pixmap(name, usual.width() * self._sharp / ratio, usual.height() * self._sharp / ratio, ratio)
        painter.setOpacity(opacity)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        corner = self.point(box.x(), box.y())
        place = QRectF(corner.x(), corner.y(), box.width() * self.scale, box.height() * self.scale)
        painter.drawPixmap(place, shown, QRectF(shown.rect()))
        painter.setOpacity(1.0)

    def pixmap(self, shown: QPixmap, box: QRectF) -> None:
        """Draw a ready picture in a box, device pixel on device pixel where the sizes agree."""
        _put(self.painter, shown, self.box(box), self._ratio)

    def frame(
        self,
        box: QRectF,
        colour: QColor,
        width: float,
        *,
        corner: float = 0.0,
        out: float = 0.0,
        strength: float = 1.0,
        dashes: Sequence[float] = (),
        fill: QColor | None = None,
    ) -> None:
        """Draw a rounded line round a box, ``out`` outside of it.

        dashes: lengths of line and gap. All in board units.
        """
        scale, painter = self.scale, self.painter
        place = self.box(box).adjusted(-out * scale, -out * scale, out * scale, out * scale)
        painter.setPen(self.pen(colour, width, strength, dashes))
        painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawRoundedRect(place, corner * scale, corner * scale)

    def ring(
        self,
        box: QRectF,
        colour: QColor,
        width: float,
        *,
        out: float = 0.0,
        strength: float = 1.0,
        dashes: Sequence[float] = (),
        fill: QColor | None = None,
    ) -> None:
        """Draw a round line inside a box, ``out`` outside of it."""
        scale, painter = self.scale, self.painter
        painter.setPen(self.pen(colour, width, strength, dashes))
        painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawEllipse(self.box(box).adjusted(-out * scale, -out * scale, out * scale, out * scale))

    def path(self, path: QPainterPath) -> QPainterPath:
        """Return a line given in board units, in the painter's."""
        return QTransform(self.scale, 0, 0, self.scale, self._x, self._y).map(path)

    def line(
        self,
        path: QPainterPath,
        colour: QColor,
        width: float,
        *,
        strength: float = 1.0,
        dashes: Sequence[float] = (),
        dotted: bool = False,
    ) -> None:
        """Draw along a path. dashes: lengths of line and gap; dotted: their ends are round. All in board units."""
        pen = self.pen(colour, width, strength, dashes)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dotted or not dashes:
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.strokePath(self.path(path), pen)

    def shape(self, path: QPainterPath, colour: QColor, strength: float = 1.0) -> None:
        """Fill what a path encloses."""
        tone = QColor(colour)
        tone.setAlphaF(strength)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.fillPath(self.path(path), tone)

    def pen(self, colour: QColor, width: float, strength: float = 1.0, dashes: Sequence[float] = ()) -> QPen:
        """Return a pen of a width in board units."""
        if strength != 1.0:
            colour = QColor(colour)
            colour.setAlphaF(strength)
        pen = QPen(colour, width * self.scale)
        if dashes:
            pen.setDashPattern([length / width for length in dashes])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        return pen

    def words(
        self,
        text: str,
        box: QRectF,
        size: float,
        colour: QColor,
        *,
        serif: bool = False,
        bold: bool = False,
        centre: float | None = None,
    ) -> None:
        """Draw one line in the middle of a box's width.

        It grows, or shrinks a little, then is cut short, to stay inside.

        size: of the letters as usual. The line stands at the box's foot, or its capitals' middle at y ``centre``.
        """
        scale, painter = self.scale, self.painter
        room = box.width() * scale
        usual = max(1, round(size * scale))
        high = box.height() * scale / (LINE_ROOM if box.width() > 2 * box.height() else DISC_ROOM)
        pixels = max(usual, min(round(usual * self.grow), int(high)))
        least = max(1, int(size * scale * MIN_LETTER_SHARE))
        font, metrics = letters(serif, bold, pixels)
        while (width := metrics.horizontalAdvance(text)) > room and pixels > least:
            pixels -= 1
            font, metrics = letters(serif, bold, pixels)
        if width > room:
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
            width = metrics.horizontalAdvance(text)
        base = box.bottom() * scale if centre is None else centre * scale + metrics.capHeight() / 2
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(QPointF(self._x + box.center().x() * scale - width / 2, round(self._y + base)), text)

    def width_of(self, text: str, size: float, *, serif: bool = False, bold: bool = False) -> float:
        """Return how wide a line of text is, in board units."""
        _, metrics = letters(serif, bold, max(1, round(size * self.scale)))
        return metrics.horizontalAdvance(text) / self.scale


def _put(painter: QPainter, shown: QPixmap, place: QRectF, ratio: float) -> None:
    if shown.width() == round(place.width() * ratio) and shown.height() == round(place.height() * ratio):
        painter.drawPixmap(place.topLeft(), shown)
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(place, shown, QRectF(shown.rect()))


@lru_cache(maxsize=256)
def letters(serif: bool, bold: bool, pixels: int) -> tuple[QFont, QFontMetricsF]:
    """Return a letter for words on a board and its measures."""
    made = letter_font(serif, pixels, bold)
    return made, QFontMetricsF(made)
