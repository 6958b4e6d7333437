"""A game's board in miniature, on the game's ground."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.manifest import Manifest

#: How a game's board is drawn small: its manifest and the room in device pixels; the picture keeps the board's shape.
Miniature = Callable[[Manifest, QSize], QPixmap]

FRAME_COLOUR = QColor("#C8962E")
#: Units: the line of the frame, and how round it is.
LINE_WIDTH, CORNER_RADIUS = 1.4, 4


class BoardPicture(QWidget):
    """The board in miniature on the game's ground; drawn once the page is on the screen, and again when it grows.

    Out of sight it is not kept: at a table the pictures of the home screen would take 1 MB.
    """

    def __init__(self, manifest: Manifest, miniature: Miniature, least: tuple[float, float]) -> None:
        super().__init__()
        self._manifest, self._miniature, self._least = manifest, miniature, least
        self._pixmap: QPixmap | None = None
        self._returns = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._draw)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.updateGeometry)

    def redraw(self) -> None:
        """Draw the picture anew soon, with another board or in other words; the old one stays until then."""
        if self._pixmap is not None:
            self._later.start(40)

    def minimumSizeHint(self) -> QSize:
        """Return the least that still shows a board."""
        return QSize(look.px(self._least[0]), look.px(self._least[1]))

    def sizeHint(self) -> QSize:
        """Return the same."""
        return self.minimumSizeHint()

    def event(self, event: QEvent) -> bool:
        """Draw the picture anew for another pixel ratio, as when the window is moved to a finer screen."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.redraw()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the picture in its new size once resizing stops."""
        super().resizeEvent(event)
        if self._pixmap is not None:
            self._later.start(120)

    def hideEvent(self, event: QHideEvent) -> None:
        """Drop the picture, and draw none that was still to be drawn."""
        super().hideEvent(event)
        self._later.stop()
        self._returns, self._pixmap = self._returns or self._pixmap is not None, None

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground of the game, the board on it, a gold line round it."""
        self._return()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ground = QColor(self._manifest.ground) if self._manifest.ground else look.c.wash
        paint.panel(painter, QRectF(self.rect()), ground, FRAME_COLOUR, LINE_WIDTH, CORNER_RADIUS, 1.0)
        if self._pixmap is not None and not self._pixmap.isNull():
            painter.drawPixmap(self._box(), self._pixmap, QRectF(self._pixmap.rect()))
        elif self._pixmap is None and not self._later.isActive():
            self._later.start(40)

    def _return(self) -> None:
        """Draw at once the picture that was there before.

        Not before it is seen, for one page makes way for another over home.
        """
        if self._returns and self._pixmap is None:
            self._pixmap = self._miniature(self._manifest, self._pixels())

    def _draw(self) -> None:
        self._pixmap = self._miniature(self._manifest, self._pixels())
        self.update()

    def _pixels(self) -> QSize:
        """Return the room in device pixels."""
        return (self._room().size() * self.devicePixelRatioF()).toSize()

    def _room(self) -> QRectF:
        gap = look.px(7)
        return QRectF(self.rect()).adjusted(gap, gap, -gap, -gap)

    def _box(self) -> QRectF:
        """Return where the picture lies: in the middle, in its own shape, as large as there is room."""
        room, size = self._room(), QSize(self._pixmap.size()) if self._pixmap else QSize(1, 1)
        scaled = size.scaled(room.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
        box = QRectF(0, 0, scaled.width(), scaled.height())
        box.moveCenter(room.center())
        return QRectF(box.toRect())
