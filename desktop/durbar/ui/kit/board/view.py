"""The view of a board: points at it, clicks it, by pointer and by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QCursor, QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.board.steering import first, neighbour
from durbar.ui.kit.board.zoom import NOTCH_DELTA, ZoomView
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import default_button, misclick
from durbar.ui.kit.values.sight import Target
from durbar.ui.words import translate

#: How far Shift and an arrow key move a board that is looked at closely, in units.
PAN_STEP = 120

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_UP_DOWN = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class BoardView(ZoomView):
    """A board in its widget. Pointer and arrow keys go over its targets; a click is a signal.

    pointed(target or None): pointer or keyboard focus moved. clicked(target). asked(target): show the rulebook on it.
    turner: turns by the wheel what is at a target, by 1 clockwise, −1 back or not at all, and says whether it turns.
    confirmer: takes Enter at a target that the keyboard is on, and says whether it did, else Enter clicks.
    """

    pointed = Signal(object)
    clicked = Signal(object)
    asked = Signal(object)

    turner: Callable[[Target, int], bool] = staticmethod(lambda _target, _by: False)
    confirmer: Callable[[Target], bool] = staticmethod(lambda _target: False)

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._here: Target | None = None
        self._by_keys = False
        self._by_click = False  # brought the keyboard here
        self._clicked: Target | None = None  # by the keyboard, which has not moved since
        #: Where the pointer was last seen; and where it was when pieces moved, until it moves itself.
        self._pointer: QPoint | None = None
        self._at_rest: QPoint | None = None
        self._focus_box: QRectF | None = None
        self._pressed: Target | None = None
        self._wheeled = 0
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setMouseTracking(True)
        self.lies_elsewhere.connect(self._place_aside)
        scene.shown.connect(self._look_again)
        self.retranslate()

    def retranslate(self) -> None:
        """Fetch the words again, after a change of language."""
        self.setAccessibleName(translate("Board", "The board"))
        self.setAccessibleDescription(
            translate("Board", "A picture of the table. Every move is also in the list of moves, in words.")
        )
        self._board.refresh()

    @property
    def here(self) -> Target | None:
        """The target under the pointer or the keyboard's focus."""
        return self._here

    @property
    def by_keyboard(self) -> bool:
        """Whether the keyboard, not the pointer, chose what is pointed at."""
        return self._by_keys

    def set_aside(self, aside: QWidget) -> None:
        """Put a panel on the board, where its scene says."""
        self._aside = aside
        aside.setParent(self.viewport())
        aside.show()
        self._place_aside()

    def _place_aside(self) -> None:
        box = self._board.aside_box()
        if self._aside is not None and box is not None:
            place = self.mapFromScene(box).boundingRect().adjusted(0, 0, -1, -1)
            self._aside.setGeometry(place if self.zoom > 1.0 else place.intersected(self.viewport().rect()))

    def rect_of(self, target: Target) -> QRect:
        """Return where a target is on the screen, in global coordinates; empty when there is no such target."""
        box = self._board.rect(target)
        return QRect() if box is None else self._on_screen(box)

    def show_targets(self, targets: Iterable[Target]) -> None:
        """Bring these into view, as far as they are on the board; the first of them above all."""
        boxes = [box for target in targets if (box := self._board.rect(target)) is not None]
        for box in reversed(boxes):
            self.reveal(box)

    def keep_clear(self) -> list[QRect]:
        """Return what tips should not cover, in global coordinates."""
        return [self._on_screen(box) for box in self._board.keep_clear()]

    def own_place(self) -> QRect:
        """Return where the viewer's own hand or area lies, in global coordinates.

        Empty where it has no place of its own.
        """
        box = self._board.own_box()
        return QRect() if box.isEmpty() else self._on_screen(box)

    def names_of(self, target: Target) -> list[QRect]:
        """Return where the board writes what a target is called, in global coordinates."""
        return [self._on_screen(box) for box in self._board.names_of(target)]

    def _on_screen(self, box: QRectF) -> QRect:
        local = self.pixels_of(box)
        return QRect(self.viewport().mapToGlobal(local.topLeft()), local.size())

    # ---- pointing ---------------------------------------------------------------------------------------------

    def go_to(self, target: Target | None, focused: bool = False) -> None:
        """Point at a target, or at none. focused: with the keyboard, which brings it into sight."""
        changed = target != self._here
        box = self._board.rect(target) if focused and target is not None else None
        if box is not None:
            self.reveal(box)
        self._stand_on(target, focused)
        if changed:
            self.pointed.emit(target)

    def _stand_on(self, target: Target | None, focused: bool = False, meant: bool = True) -> None:
        if target is not None:
            self._focus_box = self._board.rect(target)
        self._here, self._by_keys = target, focused
        self._board.hover(target, focused, meant)
        self._show_cursor()

    def _look_again(self) -> None:
        """Find out anew what the pointer and the focus are on, after pieces have moved."""
        self._at_rest = self._pointer
        if self._here is None:
            return
        if not self._by_keys:
            target = self._under(QPointF(self.viewport().mapFromGlobal(QCursor.pos())))
            if target != self._here and self.viewport().underMouse():
                # Nobody pointed at it: it slid under the pointer. It lights up, but asks for no tip and no preview.
                self._stand_on(target, meant=False)
                self.pointed.emit(None)
        elif self._here not in self._board.targets:
            self.go_to(first(self._board, self._here, self._focus_box), focused=True)
        self._show_cursor()

    def forget_pointer(self) -> None:
        """Forget what is pointed at, pressed or dragged until the pointer moves or a key is pressed again."""
        self.let_go()
        self._pressed = self._clicked = self._focus_box = self._pointer = self._at_rest = None
        self._by_click, self._wheeled = False, 0
        self._board.forgive()
        self._stand_on(None)

    def _show_cursor(self) -> None:
        able = self._here is not None and self._here in self._board.offer.legal
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if able else Qt.CursorShape.ArrowCursor)

    def _under(self, point: QPointF) -> Target | None:
        return self._board.target_at(self.board_at(point.toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at what is under the pointer; when pieces or a menu moved and not the pointer, ask for no tip."""
        if self.drag(event):
            self._pressed = None
            self._stand_on(None)
            self.pointed.emit(None)
            return
        at, target = event.globalPosition().toPoint(), self._under(event.position())
        if at == self._at_rest:
            if target != self._here:
                self._stand_on(target, meant=False)
            return
        rested, self._at_rest, self._pointer = self._at_rest, None, at
        if target != self._here:
            self.go_to(target)
        elif rested is not None:
            self._stand_on(target)
            self.pointed.emit(target)

    def leaveEvent(self, event: QEvent) -> None:
        """Stop pointing when the pointer leaves.

        The keyboard's place stays, for a tip may have opened under the pointer.
        """
        super().leaveEvent(event)
        if not self._by_keys:
            self.go_to(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a click begins; the right button asks about it. While pieces fly, a click lands them."""
        self._pressed, self._by_click = None, True
        if misclick.is_misclick(event.globalPosition().toPoint()):
            return
        self.grip(event)
        if self._board.animating:
            self._board.finish()
            return
        target = self._under(event.position())
        if target != self._here:  # a finger, or a pointer that has not moved since the table came
            self._stand_on(target)
        self._pressed = target if event.button() == Qt.MouseButton.LeftButton else None
        if event.button() == Qt.MouseButton.RightButton and target is not None:
            self.asked.emit(target)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Click a target when the press ends where it began and nothing was dragged."""
        if self.let_go():
            self._show_cursor()
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, None
        if pressed is not None and pressed == self._under(event.position()):
            self._click(pressed)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treat the second press of a double click like any other; on empty ground show the whole board."""
        target, offer = self._under(event.position()), self._board.offer
        empty = target not in offer.legal and target not in offer.blocked
        meant = event.button() == Qt.MouseButton.LeftButton and not misclick.is_misclick(
            event.globalPosition().toPoint()
        )
        if self.zoom > 1.0 and empty and meant:
            self.fit()
        else:
            self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn what is picked out, a step for each notch, while the pointer is on it; else look more closely."""
        target = self._under(event.position())
        meant = not event.modifiers() & Qt.KeyboardModifier.ControlModifier and not self._board.animating
        if target is None or not meant or not self.turner(target, 0):
            self._wheeled = 0
            super().wheelEvent(event)
            return
        self._wheeled += event.angleDelta().y()
        steps = int(self._wheeled / NOTCH_DELTA)
        self._wheeled -= steps * NOTCH_DELTA
        for _ in range(abs(steps)):
            self.turner(target, -1 if steps > 0 else 1)
        event.accept()

    def _click(self, target: Target) -> None:
        if target in self._board.offer.blocked:
            self._board.refuse(target)
        self.clicked.emit(target)

    # ---- keyboard ---------------------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point, after Tab, at the target last pointed at, or at the first that can be clicked."""
        super().focusInEvent(event)
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self._by_click = event.reason() == Qt.FocusReason.MouseFocusReason
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.go_to(first(self._board, self._here, self._focus_box), focused=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the focus off the board's targets when the keyboard goes elsewhere, wherever the pointer rests."""
        super().focusOutEvent(event)
        if self._here is not None and (self._by_keys or not self.viewport().underMouse()):
            self.go_to(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus with arrows, the board with Shift, click with Enter and Space, ask with F1.

        Leave the rest to the page.
        """
        key = Qt.Key(event.key())
        if key in _ARROWS and event.modifiers() & Qt.KeyboardModifier.ShiftModifier and self.zoom > 1.0:
            self.pan(QPointF(*_ARROWS[key]) * -look.px(PAN_STEP))
        elif key in _UP_DOWN and self._by_click:
            event.ignore()  # they go on choosing in the list, as is said there
        elif key in _ARROWS:
            self.steer(key)
        elif default_button.is_press(event) and self._by_keys and self._here in self._board.targets:
            self._press(self._here, event)
        elif key == Qt.Key.Key_F1 and self._here is not None:
            self.asked.emit(self._here)
        else:
            event.ignore()

    def _press(self, target: Target, event: QKeyEvent) -> None:
        """Click once. Pressed again on the same target, Enter is for what is lit by now, if anything is."""
        page = default_button.page_round(self)
        if event.isAutoRepeat():
            return
        if self._board.animating:
            self._board.finish()
        elif self.confirmer(target) or (target == self._clicked and page is not None and page.press_lit()):
            self._clicked = None
        else:
            self._clicked = target
            self._click(target)

    def steer(self, key: Qt.Key) -> None:
        """Move the focus by an arrow."""
        self._by_click = False
        self._board.finish()
        self._step(*_ARROWS[key])

    def _step(self, dx: int, dy: int) -> None:
        here, self._clicked = self._here, None
        if here is None or here not in self._board.targets:
            self.go_to(first(self._board, here, self._focus_box), focused=True)
        else:
            self.go_to(neighbour(self._board, here, dx, dy), focused=True)
