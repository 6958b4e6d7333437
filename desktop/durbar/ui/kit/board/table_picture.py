"""The picture of all that rests on a part of a board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion

from durbar.ui.kit.board.sprites import Piece
from durbar.ui.kit.look.board_painter import BoardPainter

#: So many changed places of a board are noted one by one; beyond them all of it is painted anew.
MAX_STALE = 500
#: Seconds of a turn in which a picture that may come later is painted on; after so long, what there is of it is shown.
_TURN, _LATEST = 0.004, 0.2
#: In so many bands it is painted.
_BANDS = 6


class TablePicture:
    """All that rests, painted once; only what changed since is painted into it again, when it is next seen.

    Below the pieces lies what keeps still, painted apart: under a piece that changes it need not be drawn again.

    sharp: device pixels in a board unit. ratio: device pixels in a pixel of the screen. place: the part of the board
    that is painted, in device pixels. grow: how many times larger than usual words are wished for.
    """

    def __init__(self, place: QRect, sharp: float = 1.0, ratio: float = 1.0, grow: float = 1.0) -> None:
        self.place = place
        self.sharp = sharp
        self.ratio = ratio
        self.grow = grow
        self._still: QPixmap | None = None
        self._picture: QPixmap | None = None
        self._bare: list[QRect] = []
        self._before: QPixmap | None = None
        self._begun = 0.0
        self._places: list[tuple[Piece, QRect]] | None = None  # while nothing changes
        self.stale: list[QRect] = []

    @property
    def painted(self) -> bool:
        """Whether there is one."""
        return self._picture is not None

    @property
    def box(self) -> QRectF:
        """The part of the board that is painted, in board units."""
        place, sharp = self.place, self.sharp
        return QRectF(place.x() / sharp, place.y() / sharp, place.width() / sharp, place.height() / sharp)

    def forget(self) -> None:
        """Drop both pictures, so that everything is painted anew."""
        self._still = self._picture = self._before = self._places = None

    def note(self, box: QRectF) -> None:
        """Note that what rests in this box, in board units, looks different now."""
        self._places = None
        if self._picture is None:
            return
        place = self._on_picture(box).intersected(self._picture.rect())
        if place.isEmpty():
            return
        self.stale.append(place)
        if len(self.stale) > MAX_STALE:  # a window that is out of sight is not painted for a whole game
            self.stale = [self._picture.rect()]

    def move_to(self, place: QRect) -> None:
        """Move the pictures to another part of the board; what both parts share is not painted again."""
        way = self.place.topLeft() - place.topLeft()
        self._before = self._places = None
        if place.size() != self.place.size():
            self.forget()
        elif self._picture is not None and self._still is not None and not way.isNull():
            whole = self._picture.rect()
            for picture in (self._still, self._picture):
                picture.scroll(way.x(), way.y(), whole)
            fresh = _parts(QRegion(whole) - QRegion(whole.translated(way)))
            self.stale = [part.translated(way) for part in self.stale] + fresh
            self._bare = [part.translated(way) for part in self._bare] + fresh
        self.place = place

    def draw(
        self,
        painter: QPainter,
        furnish: Callable[[BoardPainter], None],
        pieces: Sequence[Piece],
        bit_by_bit: bool = False,
    ) -> bool:
        """Draw the picture where it belongs on the board, after what changed was painted: furniture, then pieces.

        bit_by_bit: what changed is left to ``go_on``, and until then the picture of before is drawn. Returns whether
        all is there.
        """
        bit_by_bit = bit_by_bit and self._picture is not None
        if self._picture is None or self._still is None:
            self._still, self._picture = self._canvas(), self._canvas()
            self._bare = [self._still.rect()]
            self.stale = [self._picture.rect()]
        if self._bare:
            self._paint_bare(self._still, furnish)
        if self.stale and bit_by_bit:
            if self._before is None:
                self._before, self._begun = QPixmap(self._picture), monotonic()
        elif self.stale:
            stale, self.stale = _union(self.stale), []
            self._paint(self._picture, self._still, stale, self._places_of(pieces))
        if not self.stale:
            self._before = self._places = None
        painter.save()
        BoardPainter(painter, self.sharp).pixmap(self._before or self._picture, self.box)
        painter.restore()
        return not self.stale

    def apart(self, draw: Callable[[BoardPainter], None]) -> None:
        """Draw on a canvas like the picture's and see nothing of it: for pictures that are kept and needed soon."""
        nowhere = QPixmap(1, 1)
        nowhere.setDevicePixelRatio(self.ratio)
        painter = self._painter(nowhere, QRegion(nowhere.rect()))
        painter.setClipping(False)
        draw(BoardPainter(painter, self.sharp, self.grow))
        painter.end()

    def _canvas(self) -> QPixmap:
        picture = QPixmap(max(1, self.place.width()), max(1, self.place.height()))
        picture.setDevicePixelRatio(self.ratio)
        picture.fill(Qt.GlobalColor.black)
        return picture

    def _paint_bare(self, still: QPixmap, furnish: Callable[[BoardPainter], None]) -> None:
        painter = self._painter(still, _union(self._bare))
        self._bare = []
        furnish(BoardPainter(painter, self.sharp, self.grow))
        painter.end()

    def go_on(self, pieces: Sequence[Piece]) -> bool:
        """Paint what changed band by band, for as long as a turn has. Returns whether there is more to be seen now."""
        now = monotonic()
        if self._picture is None or self._still is None:
            return True
        self._paint_some(self._picture, self._still, pieces, now)
        if self.stale and now > self._begun + _LATEST:  # positions follow each other faster than they can be painted
            self._before, self._begun = QPixmap(self._picture), now
            return True
        return not self.stale

    def _paint_some(self, picture: QPixmap, still: QPixmap, pieces: Sequence[Piece], now: float) -> None:
        left, whole, places = _union(self.stale), picture.rect(), self._places_of(pieces)
        high = max(1, -(-whole.height() // _BANDS))
        for top in range(0, whole.height(), high):
            band = QRegion(QRect(0, top, whole.width(), high)) & left
            if band.isEmpty():
                continue
            self._paint(picture, still, band, places)
            left -= band
            if monotonic() > now + _TURN:
                break
        self.stale = _parts(left)

    def _places_of(self, pieces: Sequence[Piece]) -> list[tuple[Piece, QRect]]:
        """Return the pieces with what they cover of the picture; a box may be rounded to the next pixel."""
        if self._places is None or len(self._places) != len(pieces):
            boxes = [self._on_picture(piece.boundingRect()).adjusted(-1, -1, 1, 1) for piece in pieces]
            self._places = list(zip(pieces, boxes, strict=True))
        return self._places

    def _paint(self, picture: QPixmap, still: QPixmap, part: QRegion, places: Sequence[tuple[Piece, QRect]]) -> None:
        """Paint a part of the picture anew."""
        painter = self._painter(picture, part)
        canvas = BoardPainter(painter, self.sharp, self.grow)
        painter.drawPixmap(0, 0, still)
        around = part.boundingRect()
        for piece, place in places:
            if place.intersects(around) and part.intersects(place):
                piece.rest(canvas)
        painter.end()

    def _on_picture(self, box: QRectF) -> QRect:
        """Return where a box in board units lies on the picture, in device pixels."""
        sharp = self.sharp
        place = QRectF(box.x() * sharp, box.y() * sharp, box.width() * sharp, box.height() * sharp)
        return place.toAlignedRect().translated(-self.place.topLeft())

    def _painter(self, picture: QPixmap, part: QRegion) -> QPainter:
        """Return a painter in board units, for a part of a picture."""
        ratio = self.ratio
        painter = QPainter(picture)
        painter.scale(1 / ratio, 1 / ratio)
        painter.setClipRegion(part)
        painter.resetTransform()
        painter.translate(-self.place.x() / ratio, -self.place.y() / ratio)
        painter.scale(self.sharp / ratio, self.sharp / ratio)
        return painter


def _union(parts: Sequence[QRect]) -> QRegion:
    region = QRegion()
    for part in parts:
        region += part
    return region


def _parts(region: QRegion) -> list[QRect]:
    return list(iter(region))  # type: ignore[call-overload]
