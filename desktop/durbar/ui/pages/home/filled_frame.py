"""A game's board as it fills its frame on the home screen, there with the window."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap

from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.manifest import Manifest
from durbar.ui.pages.home.picture_box import CORNER_RADIUS, FRAME_COLOUR, LINE_WIDTH, BoardPicture

#: What a room of device pixels shows of a game's board, in the room's shape and at most of its size; last, whether it
#: has to be quick rather than fine.
Part = Callable[[Manifest, QSize, bool], QPixmap]


class FilledFrame(BoardPicture):
    """A board that fills its frame: a coarse picture of it, and where that is too small the fine one: after it at the
    first sight, in its place from then on."""

    def __init__(self, manifest: Manifest, part: Part, least: tuple[float, float]) -> None:
        super().__init__(manifest, lambda _game, room: self._sharp(room), least)
        self._part = partial(part, manifest)
        self._coarse_up_to: int | None = None  # device pixels, once a coarse picture was too small

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the board, a gold line round it; the ground of the game alone where no board was drawn."""
        self._return()
        if self._pixmap is None:
            self._draw_quickly()
        if self._pixmap is None or self._pixmap.isNull():
            super().paintEvent(event)
            return
        frame, round_ = QRectF(self.rect()), CORNER_RADIUS * look.u
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        inside = QPainterPath()
        inside.addRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), round_, round_)
        painter.setClipPath(inside)
        painter.drawPixmap(frame, self._pixmap, QRectF(filling(self._pixmap.size(), self.size())))
        painter.setClipping(False)
        paint.panel(painter, frame, paint.NOTHING, FRAME_COLOUR, LINE_WIDTH, CORNER_RADIUS, 1.0)

    def _draw_quickly(self) -> None:
        room = self._pixels()
        self._pixmap = self._part(room, True)
        if self._pixmap.width() < room.width():
            self._coarse_up_to = self._pixmap.width()
            self._later.start(40)

    def _sharp(self, room: QSize) -> QPixmap:
        """Return the coarse picture where it is large enough: the fine one takes ten times as long to read."""
        if self._coarse_up_to is None or room.width() <= self._coarse_up_to:
            coarse = self._part(room, True)
            if coarse.width() >= room.width():
                return coarse
            self._coarse_up_to = coarse.width()
        return self._part(room, False)

    def _room(self) -> QRectF:
        return QRectF(self.rect())


def filling(picture: QSize, room: QSize, centre: tuple[float, float] = (0.5, 0.5)) -> QRect:
    """Return the part of a picture that fills a room of another shape, with its middle as near to the centre as can be.

    centre: in shares of the picture's width and height.
    """
    size = room.scaled(picture, Qt.AspectRatioMode.KeepAspectRatio)
    left = round(picture.width() * centre[0] - size.width() / 2)
    top = round(picture.height() * centre[1] - size.height() / 2)
    left = max(0, min(left, picture.width() - size.width()))
    top = max(0, min(top, picture.height() - size.height()))
    return QRect(left, top, size.width(), size.height())
