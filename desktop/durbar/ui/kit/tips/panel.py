"""One tip on the screen, which can be entered, pinned, dragged and closed."""

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from durbar.ui.kit.controls.buttons import SignButton
from durbar.ui.kit.controls.page import Scroll
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import default_button
from durbar.ui.kit.tips.body import PADDING, Helps, TipBody, is_small, spoken_tip, widest
from durbar.ui.kit.tips.bubble import Bubble
from durbar.ui.kit.tips.tip_place import Place, beak_way, best_place
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate

#: Units: a tip that stands farther from its thing has no beak, which would lie over all that is between.
_MAX_BEAK = 60
#: Milliseconds: who clicks so soon after the pointer came in was on the way to what lies below.
PASSING_MS = 800


class TipPanel(Bubble):
    """One tip on the screen, a child of the window that lies over everything.

    entered, left: the pointer came or went. closing: its close button was pressed. pinned: the pin was.
    in_the_way(QPoint): a click there, on the screen, was meant for what lies below.
    """

    entered = Signal()
    left = Signal()
    closing = Signal()
    pinning = Signal()
    in_the_way = Signal(QPoint)

    def __init__(self, tip: Tip, helps: Helps, thing: QRect, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.tip = tip
        self.thing = thing
        self.pinned = False
        self.back: QWidget | None = None  # where the keyboard was before it came in
        self._small = is_small(tip)
        self._grip: QPoint | None = None
        self._room = QRect()
        self._clear: Sequence[QRect] = ()
        self._since_entered = QElapsedTimer()
        self._meant_below = False
        self._pin = SignButton("kit/pin", translate("Tip", "Keep this open"), size=16, parent=self)
        self._close = SignButton("kit/close", translate("Tip", "Close"), size=15, parent=self)
        self._pin.setCheckable(True)
        self._pin.clicked.connect(self.pinning)
        self._close.clicked.connect(self.closing)
        self._pin.setVisible(not self._small)
        self._close.setVisible(not self._small)
        self.body = TipBody(tip, helps, 0 if self._small else look.px(52))
        self.body.unfolded.connect(self._grow)
        self._area = Scroll(self.body)
        self._area.setParent(self)
        self._area.setWidgetResizable(False)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._pin.raise_()
        self._close.raise_()
        self.setTabOrder(self._pin, self._close)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(spoken_tip(tip))

    def stand(self, room: QRect, clear: Sequence[QRect], never: Sequence[QRect] = ()) -> None:
        """Take size and place, in the window's pixels, and show. clear, never: as of ``best_place``."""
        self._room, self._clear = room, (self.thing, *never, *clear)
        wide = min(widest(self.tip), room.width())
        wide = min(max(wide, self.body.minimumSizeHint().width()), room.width())
        place = best_place(room, self.thing, self._fit(wide), clear, look.px(14), never=never)
        self.take(place)
        way = beak_way(place)
        if max(way.width(), way.height()) > look.px(_MAX_BEAK):
            self.lose_beak()

    def _fit(self, wide: int) -> QSize:
        """Give the text its size at a width, and return the tip's; what is higher than the room scrolls."""
        room, rims = self._room, 2 * look.px(PADDING)
        high = self.body.heightForWidth(wide)
        if high + rims > room.height():
            bar = look.px(10)
            self.body.resize(wide - bar, self.body.heightForWidth(wide - bar))
        else:
            self.body.resize(wide, high)
        return QSize(wide, min(high + rims, room.height()))

    def _grow(self) -> None:
        """Make room for what was unfolded, below or above, where it covers less: the pointer stays in the tip."""
        if self._place is None:
            return
        before = self._box().translated(self.pos())
        size = self._fit(before.width())
        lowest = self._room.bottom() + 1 - size.height()
        tops = [max(self._room.top(), min(top, lowest)) for top in (before.top(), before.bottom() + 1 - size.height())]
        boxes = [QRect(QPoint(before.left(), top), size) for top in tops]
        box = min(boxes, key=lambda box: [box.intersects(part) for part in self._clear].count(True))
        self.take(Place(box, self._place.side, self._place.point))
        if paint.keys_in_use():
            self.enter()
        else:
            default_button.give_back(self)  # who clicks reads with the pointer, and Enter means the lit button

    def set_pinned(self, pinned: bool) -> None:
        """Pin the tip: it stays until it is closed; its beak goes, and it can be dragged."""
        self.pinned = pinned
        self._pin.setChecked(pinned)
        if pinned:
            self.lose_beak()

    def enter(self) -> None:
        """Bring the keyboard in."""
        if self._small:
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        target = self.body.first_to_enter() or self._close
        target.setFocus(Qt.FocusReason.TabFocusReason)

    def is_seen(self) -> bool:
        """Return whether it is on the screen, with no other page or panel over its middle."""
        window = self.window()
        middle = self.mapTo(window, self._box().center())
        return self.isVisible() and self.contains(window.childAt(middle))

    def contains(self, widget: QWidget | None) -> bool:
        """Return whether a widget is the panel or in it."""
        return widget is not None and (widget is self or self.isAncestorOf(widget))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer came in."""
        super().enterEvent(event)
        self._since_entered.start()
        self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer left."""
        super().leaveEvent(event)
        self.left.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a pinned tip. A press on the beak, or on words where the pointer has hardly come to, was meant
        for what lies under them: the tip makes way when the click is whole."""
        on_beak = not self._box().contains(event.position().toPoint())
        passing = not self._since_entered.isValid() or not self._since_entered.hasExpired(PASSING_MS)
        left = event.button() == Qt.MouseButton.LeftButton
        self._meant_below = left and not self.pinned and (on_beak or passing)
        self._grip = event.position().toPoint() if self.pinned else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag it, within the window."""
        if self._grip is None:
            return
        room = self._window.rect()
        spot = self.mapToParent(event.position().toPoint()) - self._grip
        x = max(0, min(spot.x(), room.width() - self.width()))
        y = max(0, min(spot.y(), room.height() - self.height()))
        self.move(x, y)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag, or make way for what was meant below."""
        self._grip = None
        if self._meant_below:
            self._meant_below = False
            self.in_the_way.emit(event.globalPosition().toPoint())

    def lay_inside(self, box: QRect) -> None:
        """Lay the text between the rims, and the signs in the corner."""
        self._area.setGeometry(box.adjusted(0, look.px(PADDING), 0, -look.px(PADDING)))
        for button, from_right in ((self._close, 38), (self._pin, 66)):
            button.resize(button.sizeHint())
            button.move(box.right() - look.px(from_right), box.top() + look.px(8))
