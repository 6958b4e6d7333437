"""The picture of all that rests on a board."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion

from durbar.ui.kit.board.sprites import Piece
from durbar.ui.kit.look.easel import Easel

#: So many changed places of a board are noted one by one; beyond them all of it is painted anew.
MANY_STALE = 500


class TablePicture:
    """All that rests, painted once; only what changed since is painted into it again, when it is next seen.

    sharp: device pixels in a board unit. ratio: device pixels in a pixel of the screen.
    """

    def __init__(self) -> None:
        self.sharp = 1.0
        self.ratio = 1.0
        self._picture: QPixmap | None = None
        self.stale: list[QRect] = []

    @property
    def painted(self) -> bool:
        """Whether there is one, perhaps of another size."""
        return self._picture is not None

    def forget(self) -> None:
        """All of it is painted anew."""
        self._picture = None

    def note(self, box: QRectF) -> None:
        """What rests in this box, in board units, looks different now."""
        if self._picture is None:
            return
        scale = self.sharp / self.ratio
        place = QRectF(box.x() * scale, box.y() * scale, box.width() * scale, box.height() * scale)
        self.stale.append(place.toAlignedRect())
        if len(self.stale) > MANY_STALE:  # a window that is out of sight is not painted for a whole game
            self.stale = [self._picture.rect()]

    def draw(self, painter: QPainter, box: QRectF, furnish: Callable[[Easel], None], pieces: Sequence[Piece]) -> None:
        """Draw it in the box of the whole board, after what changed was painted: furniture, then pieces."""
        if self._picture is None:
            sharp = self.sharp
            self._picture = QPixmap(max(1, round(box.width() * sharp)), max(1, round(box.height() * sharp)))
            self._picture.setDevicePixelRatio(self.ratio)
            self._picture.fill(Qt.GlobalColor.black)
            self.stale = [self._picture.rect()]
        if self.stale:
            self._paint_stale(self._picture, furnish, pieces)
        painter.save()
        Easel(painter, self.sharp).pixmap(self._picture, box)
        painter.restore()

    def _paint_stale(self, picture: QPixmap, furnish: Callable[[Easel], None], pieces: Sequence[Piece]) -> None:
        stale = QRegion()
        for part in self.stale:
            stale += part
        self.stale.clear()
        scale = self.sharp / self.ratio
        painter = QPainter(picture)
        painter.setClipRegion(stale)
        painter.scale(scale, scale)
        easel = Easel(painter, self.sharp)
        furnish(easel)
        around = stale.boundingRect().adjusted(-2, -2, 2, 2)  # a box may be rounded to the next pixel
        near = QRectF(around.x() / scale, around.y() / scale, around.width() / scale, around.height() / scale)
        for piece in pieces:
            box = piece.boundingRect()
            if box.intersects(near) and stale.intersects(easel.box(box).toAlignedRect()):
                piece.rest(easel)
        painter.end()
