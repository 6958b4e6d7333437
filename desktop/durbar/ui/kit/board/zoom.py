"""Zoom and pan: a board scaled to its widget, or looked at more closely."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QNativeGestureEvent, QPainter, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QGestureEvent, QGraphicsView, QPinchGesture, QScrollBar, QWidget

from durbar.ui.kit.board.overview import Overview
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.board.zoom_hint import MIN_TEXT_SCALE, HintStrip, ZoomHint
from durbar.ui.kit.controls.scrollbar import use_own_viewport
from durbar.ui.kit.look.board_painter import letters
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing.signs import sign_of

#: How long a window must rest before art is rendered anew, in milliseconds.
SETTLE_MS = 120

#: What a mouse's wheel tells for one notch; touchpads tell it in parts.
NOTCH_DELTA = 120

#: How much closer one notch or key goes, and how close one may look; nearer to 1 than the last it is the whole board.
ZOOM_STEP, MAX_ZOOM, MIN_ZOOM = 1.25, 5.0, 1.04

#: How far from the view's edge what is brought into it stands, in units.
VIEW_MARGIN = 40

_CLOSER_KEYS, _FARTHER_KEYS, _FIT_KEY = "+=", "-−", "0"


class Pinned(QGraphicsView):
    """A part of the board that lies over the rest as it does where all is seen; the pointer goes through it."""

    def __init__(self, scene: BoardScene, parent: QWidget) -> None:
        super().__init__(scene, parent)
        use_own_viewport(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSceneRect(scene.pinned_box())

    def lie(self, scale: float) -> None:
        """Lie where it belongs on a board of so many pixels in a unit."""
        box = self.sceneRect()
        self.setTransform(QTransform.fromScale(scale, scale))
        self.setGeometry(QRectF(box.topLeft() * scale, box.size() * scale).toRect())


class ZoomView(QGraphicsView):
    """A board that fills its widget. Wheel, pinch, + and − look more closely, a drag goes elsewhere, 0 shows all again.

    lies_elsewhere: the board was moved or scaled on the screen. strip: what a sentence about zooming may lie over while
    it tells nothing.
    """

    lies_elsewhere = Signal()

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        use_own_viewport(self)
        self._board = scene
        self._zoom = 1.0
        self._grip: QPoint | None = None
        self._dragging = False
        self._aside: QWidget | None = None
        self._overview: Overview | None = None
        self._pinned: Pinned | None = None
        self._hint: ZoomHint | None = None
        self.strip: HintStrip | None = None
        self.tells_zoom = True  # once, where letters have no room, how they become larger
        self._settling = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settling.timeout.connect(self.settle)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._across = QScrollBar(Qt.Orientation.Horizontal, self)
        self._down = QScrollBar(Qt.Orientation.Vertical, self)
        self.setHorizontalScrollBar(self._across)  # our own, as with the viewport
        self.setVerticalScrollBar(self._down)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setMinimumSize(240, 150)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        look.changed.connect(self._settling.start)
        look.changed.connect(self.viewport().update)

    @property
    def board(self) -> BoardScene:
        """The scene it shows."""
        return self._board

    @property
    def zoom(self) -> float:
        """How many times larger the board is than where all of it is seen."""
        return self._zoom

    @property
    def part_shown(self) -> QRectF:
        """The part of the board that is seen, in board units."""
        return self.mapToScene(self.viewport().rect()).boundingRect().intersected(self._board.sceneRect())

    # ---- zoom -------------------------------------------------------------------------------------------------

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Look more closely, or less. at: what stays where it is, in pixels of the viewport; None: the middle."""
        zoom = min(max(self._zoom * factor, 1.0), MAX_ZOOM)
        zoom = zoom if zoom > MIN_ZOOM else 1.0
        if zoom == self._zoom:
            return
        fixed = at if at is not None else QRectF(self.viewport().rect()).center()
        spot = self._on_board(fixed)
        self._zoom = zoom
        if self._hint is not None:
            self._hint.hide()
        self._scale()
        now = self.viewportTransform().map(spot)
        self.pan(fixed - now)

    def fit(self) -> None:
        """Show the whole board."""
        self.zoom_by(1 / self._zoom)

    def pan(self, way: QPointF) -> None:
        """Move the board by so many pixels, as far as it reaches."""
        self._across.setValue(self._across.value() - round(way.x()))
        self._down.setValue(self._down.value() - round(way.y()))

    def reveal(self, box: QRectF) -> None:
        """Bring a box of the board into view, if it is not there."""
        if self._zoom > 1.0 and not self._keeps(box):
            covered = 0.0 if self._pinned is None else self._pinned.width() / self.transform().m11()
            self.ensureVisible(box.adjusted(0, 0, covered, 0), look.px(VIEW_MARGIN), look.px(VIEW_MARGIN))

    def board_at(self, point: QPoint) -> QPointF:
        """Return what of the board is seen at a pixel of the viewport, in board units."""
        pinned = self._pinned
        if pinned is not None and pinned.isVisible() and pinned.geometry().contains(point):
            return pinned.mapToScene(point - pinned.pos())
        return self.mapToScene(point)

    def pixels_of(self, box: QRectF) -> QRect:
        """Return where a box of the board is seen, in pixels of the viewport."""
        if self._pinned is not None and self._keeps(box):
            return self._pinned.mapFromScene(box).boundingRect().translated(self._pinned.pos())
        return self.mapFromScene(box).boundingRect()

    def _keeps(self, box: QRectF) -> bool:
        """Return whether a box lies in what stays in its place now."""
        pinned = self._pinned
        return pinned is not None and pinned.isVisible() and pinned.sceneRect().contains(box)

    def take_key(self, event: QKeyEvent) -> bool:
        """Zoom by + and −, show all by 0; return whether it was one of them."""
        if event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            return False
        sign = event.text()
        if sign and sign in _CLOSER_KEYS:
            self.zoom_by(ZOOM_STEP)
        elif sign and sign in _FARTHER_KEYS:
            self.zoom_by(1 / ZOOM_STEP)
        elif sign_of(event) == _FIT_KEY:
            self.fit()
        else:
            return False
        return True

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Look more closely at what is under the pointer; a wheel that turns sideways goes there."""
        way = event.angleDelta()
        if abs(way.x()) > abs(way.y()):
            self.pan(QPointF(way.x(), 0))
        else:
            self.zoom_by(ZOOM_STEP ** (way.y() / NOTCH_DELTA), event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom by two fingers, on a screen or on a touchpad."""
        kind = event.type()
        if kind == QEvent.Type.Gesture and isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self._pinch(pinch)
                return True
        if kind == QEvent.Type.NativeGesture and isinstance(event, QNativeGestureEvent):
            return self._pinch_touchpad(event)
        return super().viewportEvent(event)

    def _pinch(self, pinch: QPinchGesture) -> None:
        self.let_go()
        middle = QPointF(self.viewport().mapFromGlobal(pinch.centerPoint().toPoint()))
        self.pan(pinch.centerPoint() - pinch.lastCenterPoint())
        self.zoom_by(pinch.scaleFactor(), middle)

    def _pinch_touchpad(self, event: QNativeGestureEvent) -> bool:
        if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_by(1 + event.value(), event.position())
        elif event.gestureType() == Qt.NativeGestureType.SmartZoomNativeGesture:
            self.zoom_by(2.0 if self._zoom == 1.0 else 1 / self._zoom, event.position())
        else:
            return False
        return True

    def _on_board(self, at: QPointF) -> QPointF:
        """Return what of the board lies at a point of the viewport, finer than whole pixels."""
        return self.viewportTransform().inverted()[0].map(at)

    # ---- drag -------------------------------------------------------------------------------------------------

    def grip(self, event: QMouseEvent) -> None:
        """Take hold of the board when a button is pressed, to drag it, if not all of it is seen."""
        able = event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton) and self._zoom > 1.0
        self._grip, self._dragging = event.position().toPoint() if able else None, False

    def drag(self, event: QMouseEvent) -> bool:
        """Drag the board with the pointer, once it has gone far enough not to be a click.

        Return whether it is dragged.
        """
        if self._grip is None:
            return False
        here = event.position().toPoint()
        way = here - self._grip
        if not self._dragging and way.manhattanLength() < QApplication.startDragDistance():
            return False
        self._grip, self._dragging = here, True
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self.pan(QPointF(way))
        return True

    def let_go(self) -> bool:
        """Return the button is up; says whether the board was dragged."""
        dragged, self._grip, self._dragging = self._dragging, None, False
        return dragged

    # ---- size -------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale the board to the widget; pictures are rendered anew when resizing stops."""
        before = event.oldSize()
        middle = self._on_board(QPointF(before.width() / 2, before.height() / 2))
        super().resizeEvent(event)
        self._scale()
        if self._zoom > 1.0:
            self.centerOn(middle)

    def changeEvent(self, event: QEvent) -> None:
        """Drop cached letters when the font changes; nothing else on the board depends on the style."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            letters.cache_clear()

    def event(self, event: QEvent) -> bool:
        """Notice a screen with another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._settling.start()
        return super().event(event)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Follow when the board is scrolled."""
        super().scrollContentsBy(dx, dy)
        if self._zoom > 1.0 and self.scene() is not None:  # which may be gone a moment before its view
            self._settling.start()
            self._follow()

    def _scale(self) -> None:
        fitting = self._fitting()
        if fitting <= 0:
            return
        self.setTransform(QTransform.fromScale(fitting * self._zoom, fitting * self._zoom))
        if self._board.painted:
            self._settling.start()
        else:
            self.settle()
        self._follow()

    def _fitting(self) -> float:
        """Return pixels in a unit where all of the board is seen."""
        board, room = self._board.sceneRect(), self.viewport().size()
        return min(room.width() / board.width(), room.height() / board.height())

    def settle(self) -> None:
        """Render sharp pictures: of the whole board as it fits, and of the part that is seen more closely."""
        ratio, zoomed = self.devicePixelRatioF(), self._zoom > 1.0
        self._settling.stop()
        self._board.settle(self._fitting() * ratio, ratio, max(1.0, look.letters))
        if self.tells_zoom and not ZoomHint.said and look.letters >= MIN_TEXT_SCALE and self.isVisible() and not zoomed:
            # A strip that is shown in the same turn as the board may not be visible yet
            self._hint = ZoomHint(self, self.strip)
        self._board.settle_close(self.transform().m11() * ratio, ratio, self.part_shown if zoomed else QRectF())

    def _follow(self) -> None:
        """Move what lies over the board along with it."""
        if self._overview is None and self._zoom > 1.0:
            self._overview = Overview(self._board, self, self._aside)
            self._overview.chosen.connect(self.centerOn)
        if self._hint is not None:
            self._hint.place()
        if self._pinned is None and self._zoom > 1.0 and not self._board.pinned_box().isEmpty():
            self._pinned = Pinned(self._board, self)
        if self._pinned is not None:
            self._pinned.lie(self._fitting())
            self._pinned.setVisible(self._zoom > 1.0)
        if self._overview is not None:
            self._overview.show_part(self.part_shown, self._zoom > 1.0)
        self.lies_elsewhere.emit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the board; beside it, where its shape leaves room, the window's ground."""
        board, part = self._board.sceneRect(), QRectF(rect)
        if not board.contains(part):
            for beside in (
                QRectF(part.left(), part.top(), board.left() - part.left(), part.height()),
                QRectF(board.right(), part.top(), part.right() - board.right(), part.height()),
                QRectF(part.left(), part.top(), part.width(), board.top() - part.top()),
                QRectF(part.left(), board.bottom(), part.width(), part.bottom() - board.bottom()),
            ):
                if beside.width() > 0 and beside.height() > 0:
                    painter.fillRect(beside, look.c.ground)
        super().drawBackground(painter, rect)
