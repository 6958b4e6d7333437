"""A small picture of the whole board while one looks closely: what is seen is framed, a click goes elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QImage, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.look.board_painter import LEGAL, PIECE_EDGE
from durbar.ui.kit.look.theme import look
from durbar.ui.words import translate

#: The most of the view's width and height that it takes, and how wide it is at most, in units.
MAX_VIEW_SHARE, MAX_WIDTH = 0.24, 210

#: How far from the corner it lies, and how large the dots are where something can be clicked, in units.
CORNER_GAP, DOT_SIDE = 10, 5

#: Milliseconds after a change of the board until its picture is drawn again.
REDRAW_MS = 150


class Overview(QWidget):
    """The board in small, in the corner that is farthest from what is looked at. chosen(QPointF): go there.

    It stays where it is while the pointer is on it: a second click is not meant for what lies beneath.

    aside: the panel that lies on the board, if there is one.
    """

    chosen = Signal(QPointF)

    def __init__(self, board: BoardScene, parent: QWidget, aside: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board, self._aside = board, aside
        self._part = QRectF()
        self._pointed = False
        self._picture: QImage | None = None
        self._redrawing = QTimer(self, singleShot=True, interval=REDRAW_MS)
        self._redrawing.timeout.connect(self._redraw)
        board.shown.connect(self._redrawing.start)
        look.changed.connect(self._redrawing.start)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        """Fetch the words again, after a change of language."""
        self.setAccessibleName(translate("Board", "The whole board in small"))
        self._redrawing.start()

    def show_part(self, part: QRectF, zoomed: bool) -> None:
        """Frame a part of the board, in board units; hide where nothing is zoomed."""
        self.setVisible(zoomed)
        if not zoomed:
            self._picture, self._pointed = None, False
            return
        self._part = part
        if not self._pointed:
            self._lie()
        self.update()

    def _lie(self) -> None:
        """Move to a corner of the view, away from where one looks when the board's end has been reached."""
        view, board = self.parentWidget(), self._board.sceneRect()
        size = board.size().toSize()
        width, height = round(view.width() * MAX_VIEW_SHARE), round(view.height() * MAX_VIEW_SHARE)
        most = QSize(min(width, look.px(MAX_WIDTH)), height)
        size.scale(most, Qt.AspectRatioMode.KeepAspectRatio)
        gap, middle = look.px(CORNER_GAP), self._part.center() - board.center()
        pinned = self._board.pinned_box()
        right = view.width() * (pinned.left() / board.width() if not pinned.isEmpty() else 1.0)
        x = round(right) - size.width() - gap if middle.x() <= 0 else gap
        y = view.height() - size.height() - gap if middle.y() <= 0 else gap
        if size != self.size():
            self._picture = None
        self.setGeometry(x, y, size.width(), size.height())
        self.raise_()

    def _redraw(self) -> None:
        self._picture = None
        self.update()

    def _drawn(self) -> QImage:
        """Return the board as it rests, drawn twice as large first: a picture made small at once is full of gaps."""
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        large = QImage(size * 2, QImage.Format.Format_RGB32)
        large.fill(look.c.ground)
        painter = QPainter(large)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(large.width() / self._board.width(), large.height() / self._board.height())
        self._board.paint_whole(painter)
        box = self._board.aside_box()
        if self._aside is not None and box is not None:
            panel = self._aside.grab()
            painter.drawPixmap(box, panel, QRectF(panel.rect()))
        painter.end()
        mode = Qt.TransformationMode.SmoothTransformation
        small = large.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, mode)
        small.setDevicePixelRatio(ratio)
        return small

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the board, dots where something can be clicked, and a frame round what is seen."""
        if self._picture is None:
            self._picture = self._drawn()
        painter = QPainter(self)
        painter.drawImage(0, 0, self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(PIECE_EDGE, 1))
        painter.setBrush(LEGAL)
        for target in self._board.offer.legal:
            box = self._board.rect(target)
            if box is not None:
                painter.drawEllipse(self._small(box).center(), look.px(DOT_SIDE) / 2, look.px(DOT_SIDE) / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        seen = self._small(self._part).adjusted(1, 1, -1, -1)
        for colour, width in ((look.c.panel, 4.0), (look.c.act, 2.0)):
            painter.setPen(QPen(colour, width))
            painter.drawRect(seen)
        painter.setPen(QPen(look.c.rule, 1))
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))

    def _small(self, box: QRectF) -> QRectF:
        across, down = self.width() / self._board.width(), self.height() / self._board.height()
        return QRectF(box.x() * across, box.y() * down, box.width() * across, box.height() * down)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Keep the overview in this corner while the pointer is on it."""
        super().enterEvent(event)
        self._pointed = True

    def leaveEvent(self, event: QEvent) -> None:
        """Move back to the corner where the overview is least in the way."""
        super().leaveEvent(event)
        self._pointed = False
        self._lie()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the part of the board that was pressed."""
        self._pointed = True  # a finger comes without entering
        self._go_to(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while the button is down."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go_to(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Accept the release: the press has done everything."""
        event.accept()

    def _go_to(self, event: QMouseEvent) -> None:
        at = event.position()
        self.chosen.emit(
            QPointF(at.x() * self._board.width() / self.width(), at.y() * self._board.height() / self.height())
        )
