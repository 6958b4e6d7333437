"""Tips: teaching panels about one object, which stay as long as they are wanted and can be entered, pinned and closed.

One ``Tips`` serves a window. It opens a ``TipPanel`` beside the object under the pointer or the keyboard; terms in the
panel open further, smaller panels. Nothing closes by time alone.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from durbar.ui.kit.controls.buttons import LinkButton, SignButton
from durbar.ui.kit.controls.parts import Flow, Hair, Words
from durbar.ui.kit.controls.scrollbar import use_thin_bar
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.speak import announce
from durbar.ui.kit.text.terms import TermText, read_terms
from durbar.ui.kit.tips.bubble import Bubble
from durbar.ui.kit.tips.tip_place import beak_way, best_place
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate

#: Title, text and rulebook section of a term of the glossary, or None when there is no such term.
Term = Callable[[str], tuple[str, str, str] | None]

#: Milliseconds: before a pointed thing explains itself, and before a tip that nobody points at goes.
OPEN_AFTER = 300
CLOSE_AFTER = 350
#: Units at a panel's top and foot over which its text never scrolls.
RIM = 6
#: Units: a tip that stands farther from its thing has no beak, which would lie over all that is between.
_LONGEST_BEAK = 60


@dataclass
class Helps:
    """What tips need from the game on the table: its glossary, names for its rulebook's sections, seats' emblems."""

    term: Term
    section_words: Callable[[str], str]
    emblems: Sequence[str]


class PictureBox(QWidget):
    """A small picture as a widget; size in u. An ornament: what it shows is said in words beside it."""

    def __init__(self, picture: Picture, size: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self.setFixedSize(look.px(size), look.px(size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The picture."""
        paint.picture(QPainter(self), self._picture, QRectF(self.rect()))


class TipBody(QWidget):
    """All that a tip says, in its order; parts with nothing to say are not there."""

    section_asked = Signal(str)
    term_pointed = Signal(str, QRect, bool)
    term_left = Signal()

    def __init__(self, tip: Tip, helps: Helps, corner: int) -> None:
        super().__init__()
        self._tip = tip
        self._helps = helps
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(look.px(15), look.px(11 - RIM), look.px(15), look.px(12 - RIM))
        self._column.setSpacing(look.px(7))
        self._head(corner)
        self._worth()
        self._rule()
        self._foot()

    def _head(self, corner: int) -> None:
        """corner: pixels that the buttons in the corner take."""
        row = QHBoxLayout()
        row.setSpacing(look.px(13))
        if self._tip.picture is not None:
            row.addWidget(PictureBox(self._tip.picture, 42), 0, Qt.AlignmentFlag.AlignTop)
        names = QVBoxLayout()
        names.setSpacing(0)
        words = self._tip.title.replace("–", "–\u200b")  # a line may break after a dash
        title = Words(words, 19 if self._tip.picture is not None else 16, face="serif", bold=True)
        top = QHBoxLayout()
        top.setSpacing(0)
        top.addWidget(title, 1)
        top.addSpacing(corner)
        top.addStrut(look.px(25) if corner else 0)  # small letters would else go on below the buttons
        names.addLayout(top)
        if self._tip.what:
            names.addWidget(Words(self._tip.what, 12.5, tone="quiet"))
        names.addStretch(1)
        row.addLayout(names, 1)
        self._column.addLayout(row)

    def _worth(self) -> None:
        tip = self._tip
        if not (tip.worth or tip.reason or tip.others):
            return
        self._column.addWidget(Hair(0.7))
        row = QHBoxLayout()
        row.setSpacing(look.px(14))
        if tip.worth:
            number = Words(tip.worth, 29, face="serif", bold=True, tone=tip.worth_tone, wrap=False)
            number.setMinimumWidth(look.px(41))
            row.addWidget(number, 0, Qt.AlignmentFlag.AlignTop)
        said = QVBoxLayout()
        said.setSpacing(look.px(5))
        if tip.reason:
            said.addWidget(Words(tip.reason, 13))
        if tip.others:
            said.addLayout(self._others())
        said.addStretch(1)
        row.addLayout(said, 1)
        self._column.addLayout(row)

    def _others(self) -> Flow:
        flow = Flow(16)
        flow.addWidget(Words(translate("Tip", "To the others"), 12.5, tone="quiet", wrap=False))
        for seat, worth in self._tip.others:
            pair = QWidget()
            row = QHBoxLayout(pair)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(look.px(5))
            row.addWidget(PictureBox(Picture(self._helps.emblems[seat]), 22))
            row.addWidget(Words(worth, 13.5, bold=True, wrap=False))
            flow.addWidget(pair)
        return flow

    def _rule(self) -> None:
        if self._tip.rule:
            self._column.addWidget(Hair(0.7))
            text = TermText(self._tip.rule)
            text.pointed.connect(self.term_pointed)
            text.left.connect(self.term_left)
            self._column.addWidget(text)

    def _foot(self) -> None:
        tip = self._tip
        if not (tip.click or tip.refusal or tip.section):
            return
        if not tip.rule:
            self._column.addWidget(Hair(0.7))
        if tip.refusal:
            self._column.addWidget(Words(tip.refusal, 12.5, bold=True, tone="refuse"))
        click = Words(tip.click, 12.5, bold=True, tone="own") if tip.click else None
        link = self._link() if tip.section else None
        if click is not None and link is not None and self._beside(link):
            row = QHBoxLayout()
            row.setSpacing(look.px(14))
            row.addWidget(click, 1)
            row.addWidget(link, 0, Qt.AlignmentFlag.AlignBottom)
            self._column.addLayout(row)
            return
        if click is not None:
            self._column.addWidget(click)
        if link is not None:
            self._column.addWidget(link, 0, Qt.AlignmentFlag.AlignRight)

    def _beside(self, link: LinkButton) -> bool:
        """Whether what a click does and the link fit on one line."""
        click = paint.width_of(self._tip.click, look.sans(12.5, bold=True))
        return click + link.sizeHint().width() + look.px(14) <= widest(self._tip) - look.px(34)

    def _link(self) -> LinkButton:
        link = LinkButton(self._helps.section_words(self._tip.section))
        link.clicked.connect(self._asked)
        return link

    def _asked(self) -> None:
        self.section_asked.emit(self._tip.section)


def widest(tip: Tip) -> int:
    """The pixels a tip may be wide: 380 u, more with large letters, less when it has little to say."""
    units = min(560.0, 380 * max(1.0, look.letter(100) / (100 * look.u)))
    words = [
        paint.width_of(tip.title, look.serif(19 if tip.picture else 16, bold=True)) + look.px(56 if tip.picture else 0),
        paint.width_of(tip.what, look.sans(12.5)) + look.px(56 if tip.picture else 0),
        paint.width_of(tip.refusal or tip.click, look.sans(12.5, bold=True)),
        paint.width_of(read_terms(tip.rule)[0], look.sans(12.5)),
    ]
    least = look.px(340) if tip.worth or tip.reason or tip.others else 0
    return min(look.px(units), max(least, *words) + look.px(34) + (0 if is_small(tip) else look.px(52)))


def is_small(tip: Tip) -> bool:
    """Whether a tip is a mere name, as of a sign in the top bar; it then has no buttons of its own."""
    return not (tip.worth or tip.reason or tip.others or tip.rule or tip.section)


def spoken_tip(tip: Tip) -> str:
    """All a tip says, for a screen reader."""
    parts = (tip.title, tip.what, tip.worth, tip.reason, read_terms(tip.rule)[0], tip.refusal, tip.click)
    return " ".join(part for part in parts if part)


class TipPanel(Bubble):
    """One tip on the screen, a child of the window that lies over everything.

    entered, left: the pointer came or went. closing: its close button was pressed. pinned: the pin was.
    """

    entered = Signal()
    left = Signal()
    closing = Signal()
    pinning = Signal()

    def __init__(self, tip: Tip, helps: Helps, thing: QRect, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.tip = tip
        self.thing = thing
        self.pinned = False
        self._small = is_small(tip)
        self._grip: QPoint | None = None
        self._pin = SignButton("kit/pin", translate("Tip", "Keep this open"), size=16, parent=self)
        self._close = SignButton("kit/close", translate("Tip", "Close"), size=15, parent=self)
        self._pin.setCheckable(True)
        self._pin.clicked.connect(self.pinning)
        self._close.clicked.connect(self.closing)
        self._pin.setVisible(not self._small)
        self._close.setVisible(not self._small)
        self.body = TipBody(tip, helps, 0 if self._small else look.px(52))
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self.body)
        self.body.setAutoFillBackground(False)
        use_thin_bar(self._area)
        self._pin.raise_()
        self._close.raise_()
        self.setTabOrder(self._pin, self._close)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(spoken_tip(tip))

    def stand(self, room: QRect, clear: Sequence[QRect]) -> None:
        """Take size and place, in the window's pixels, and show."""
        wide = min(widest(self.tip), room.width())
        wide = min(max(wide, self.body.minimumSizeHint().width()), room.width())
        rims = 2 * look.px(RIM)
        high = self.body.heightForWidth(wide)
        if high + rims > room.height():
            bar = look.px(10)
            self.body.resize(wide - bar, self.body.heightForWidth(wide - bar))
        else:
            self.body.resize(wide, high)
        size = QSize(wide, min(high + rims, room.height()))
        place = best_place(room, self.thing, size, clear, look.px(14))
        self.take(place)
        way = beak_way(place)
        if max(way.width(), way.height()) > look.px(_LONGEST_BEAK):
            self.lose_beak()

    def set_pinned(self, pinned: bool) -> None:
        """A pinned tip stays until it is closed; its beak goes, and it can be dragged."""
        self.pinned = pinned
        self._pin.setChecked(pinned)
        if pinned:
            self.lose_beak()

    def enter(self) -> None:
        """Bring the keyboard in."""
        if self._small:
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        first = next(iter(self.body.findChildren(LinkButton)), None)
        text = next(iter(self.body.findChildren(TermText)), None)
        terms = text.terms if text is not None else ()
        target = terms[0] if terms else first if first is not None else self._close
        target.setFocus(Qt.FocusReason.TabFocusReason)

    def holds(self, widget: QWidget | None) -> bool:
        """Whether a widget is the panel or in it."""
        return widget is not None and (widget is self or self.isAncestorOf(widget))

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer came in."""
        super().enterEvent(event)
        self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer went."""
        super().leaveEvent(event)
        self.left.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a pinned tip. A press on the beak was meant for what lies under it: the tip makes way."""
        if not self._box().contains(event.position().toPoint()):
            self.closing.emit()
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

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """Let it go."""
        self._grip = None

    def lay_inside(self, box: QRect) -> None:
        """The text between the rims, the signs in the corner."""
        self._area.setGeometry(box.adjusted(0, look.px(RIM), 0, -look.px(RIM)))
        for button, from_right in ((self._close, 38), (self._pin, 66)):
            button.resize(button.sizeHint())
            button.move(box.right() - look.px(from_right), box.top() + look.px(8))


def _no_term(_key: str) -> tuple[str, str, str] | None:
    return None


def _plain_section(section: str) -> str:
    return translate("Tip", "Rules: {section} ›").format(section=section)


def _app() -> QCoreApplication:
    app = QCoreApplication.instance()
    if app is None:
        raise RuntimeError("Tips need a running application.")
    return app


class Tips(QObject):
    """The tips of a window. section_asked(str): a link to that section of the rulebook was followed."""

    section_asked = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._helps = Helps(_no_term, _plain_section, ())
        self._chain: list[TipPanel] = []
        self._pinned: list[TipPanel] = []
        self._keep = -1
        self._back: QWidget | None = None
        self._asked: tuple[int, Tip, QRect, tuple[QRect, ...]] | None = None
        self._opening = QTimer(self, singleShot=True, interval=OPEN_AFTER)
        self._opening.timeout.connect(self._open_asked)
        self._leaving = QTimer(self, singleShot=True, interval=CLOSE_AFTER)
        self._leaving.timeout.connect(self._leave_now)
        look.changed.connect(self.close_all)

    def set_helps(
        self, term: Term | None = None, section_words: Callable[[str], str] | None = None, emblems: Sequence[str] = ()
    ) -> None:
        """What the game on the table knows: its glossary, words for a link to a section, and each seat's emblem."""
        self._helps = Helps(term or _no_term, section_words or _plain_section, emblems)

    @property
    def is_open(self) -> bool:
        """Whether any tip is on the screen, pinned or not."""
        return bool(self._chain or self._pinned)

    def show(self, tip: Tip, thing: QRect, keep_clear: Sequence[QRect] = (), by_keyboard: bool = False) -> None:
        """Explain a thing: after a moment for the pointer, at once for the keyboard.

        thing, keep_clear: rectangles on the screen (global); the tip covers none of them if it can.
        """
        if self._chain and self._chain[0].tip == tip and self._chain[0].thing == self._local(thing):
            self._stay(len(self._chain) - 1)
            return
        self._asked = (0, tip, thing, tuple(keep_clear))
        if by_keyboard or (self._chain and self._chain[0].thing == self._local(thing)):
            self._open_asked()
        else:
            self._opening.start()

    def leave(self) -> None:
        """The pointer or the keyboard left the thing; the tip goes, unless the pointer goes into it."""
        self._opening.stop()
        self._asked = None
        self._keep = -1
        self._leaving.start()

    def enter(self) -> None:
        """Bring the keyboard into the innermost tip."""
        if self._chain:
            self._back = QApplication.focusWidget()
            self._chain[-1].enter()

    def close(self) -> None:
        """Close what is not pinned."""
        self._opening.stop()
        self._leaving.stop()
        self._asked = None
        self._cut(0)

    def come_up(self) -> None:
        """Stand above what was put over the page since."""
        for panel in (*self._pinned, *self._chain):
            panel.raise_()

    def close_all(self) -> None:
        """Close everything."""
        self.close()
        for panel in list(self._pinned):
            self._drop(panel)
        self._pinned.clear()

    def attach(self, widget: QWidget, make_tip: Callable[[], Tip | None], clear: QWidget | None = None) -> None:
        """Give a widget a tip: when pointed at, and by F1 or the context key when it has the focus.

        clear: a widget round it that the tip should not cover.
        """
        _Hook(self, widget, make_tip, clear)

    def show_beside(self, widget: QWidget, tip: Tip, clear: QWidget | None = None, by_keyboard: bool = False) -> None:
        """Explain a widget; see ``show``."""
        self.show(tip, _on_screen(widget), () if clear is None else (_on_screen(clear),), by_keyboard)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While a tip is open: Esc closes the innermost; a press elsewhere closes those not pinned."""
        kind = event.type()
        if kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape and event.modifiers() == Qt.KeyboardModifier.NoModifier:
                # the window sees a key before its widgets do: whoever is first, the others must not see it
                if kind == QEvent.Type.ShortcutOverride:
                    event.accept()
                else:
                    self._close_innermost()
                return True
        elif kind == QEvent.Type.MouseButtonPress and isinstance(watched, QWidget):
            panels = self._chain + self._pinned
            if self._chain and not any(panel.holds(watched) for panel in panels):
                self.close()
        return False

    def _open_asked(self) -> None:
        if self._asked is None:
            return
        depth, tip, thing, clear = self._asked
        self._asked = None
        self._opening.stop()
        self._cut(depth)
        if not self._chain and not self._pinned:
            _app().installEventFilter(self)
        panel = TipPanel(tip, self._helps, self._local(thing), self._window)
        self._chain.append(panel)
        panel.entered.connect(lambda: self._entered(panel))
        panel.left.connect(self._left_panel)
        panel.closing.connect(lambda: self._closed(panel))
        panel.pinning.connect(lambda: self._pin(panel))
        panel.body.section_asked.connect(self._follow)
        panel.body.term_pointed.connect(lambda key, rect, now: self._term(panel, key, rect, now))
        panel.body.term_left.connect(self._term_left)
        margin = look.px(6)
        room = self._window.rect().adjusted(margin, margin, -margin, -margin)
        panel.stand(room, [self._local(part) for part in clear])
        self._stay(len(self._chain) - 1)
        announce(panel, spoken_tip(tip))

    def _local(self, rect: QRect) -> QRect:
        return QRect(self._window.mapFromGlobal(rect.topLeft()), rect.size())

    def _stay(self, keep: int) -> None:
        self._keep = keep
        self._leaving.stop()

    def _entered(self, panel: TipPanel) -> None:
        if panel in self._chain:
            self._opening.stop()
            self._asked = None
            self._keep = self._chain.index(panel)
            self._leaving.start()

    def _left_panel(self) -> None:
        self._keep = -1
        self._leaving.start()

    def _term(self, panel: TipPanel, key: str, rect: QRect, at_once: bool) -> None:
        found = self._helps.term(key)
        if found is None:
            return
        title, text, section = found
        tip = Tip(title, rule=text, section=section)
        depth = self._chain.index(panel) + 1 if panel in self._chain else 0
        if depth and len(self._chain) > depth and self._chain[depth].tip == tip:
            self._stay(depth)
            if at_once:
                self.enter()
            return
        self._asked = (depth, tip, rect, ())
        self._stay(max(self._keep, depth - 1))
        if at_once:
            self._open_asked()
            if QApplication.focusWidget() is not None and panel.holds(QApplication.focusWidget()):
                self.enter()
        else:
            self._opening.start()

    def _term_left(self) -> None:
        self._opening.stop()
        self._asked = None

    def _leave_now(self) -> None:
        """Close the panels deeper than the one the pointer is in; never one that has the keyboard."""
        focused = QApplication.focusWidget()
        held = [index for index, panel in enumerate(self._chain) if panel.holds(focused)]
        self._cut(max([self._keep, *held]) + 1)

    def _cut(self, depth: int) -> None:
        going = self._chain[depth:]
        del self._chain[depth:]  # first: hiding one that has the keyboard may open a new tip elsewhere
        for panel in reversed(going):
            if panel.pinned:
                self._pinned.append(panel)
            else:
                self._drop(panel)
        self._rest()

    def _closed(self, panel: TipPanel) -> None:
        panel.set_pinned(False)
        if panel in self._chain:
            self._cut(self._chain.index(panel))
        elif panel in self._pinned:
            self._pinned.remove(panel)
            self._drop(panel)
            self._rest()

    def _pin(self, panel: TipPanel) -> None:
        if panel.pinned:
            self._closed(panel)
        else:
            panel.set_pinned(True)

    def _close_innermost(self) -> None:
        panels = self._chain or self._pinned
        if panels:
            self._closed(panels[-1])

    def _drop(self, panel: TipPanel) -> None:
        """Take a panel away; the keyboard goes back to where it came from."""
        if panel.holds(QApplication.focusWidget()):
            index = self._chain.index(panel) if panel in self._chain else 0
            if index > 0:
                self._chain[index - 1].enter()
            elif self._back is not None and isValid(self._back):
                self._back.setFocus(Qt.FocusReason.OtherFocusReason)
        panel.hide()
        panel.deleteLater()

    def _rest(self) -> None:
        if not self.is_open:
            self._leaving.stop()
            _app().removeEventFilter(self)

    def _follow(self, section: str) -> None:
        self.close()
        self.section_asked.emit(section)


def _asks(event: QEvent) -> bool:
    """Whether a key asks for the tip: F1, or the one for context menus."""
    if isinstance(event, QKeyEvent):
        return event.key() == Qt.Key.Key_F1
    return isinstance(event, QContextMenuEvent) and event.reason() == QContextMenuEvent.Reason.Keyboard


def _on_screen(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())


class _Hook(QObject):
    """Watches one widget for its tip."""

    def __init__(self, tips: Tips, widget: QWidget, make_tip: Callable[[], Tip | None], clear: QWidget | None) -> None:
        super().__init__(widget)
        self._clear = clear
        self._tips = tips
        self._widget = widget
        self._make_tip = make_tip
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Pointer and keys."""
        kind = event.type()
        if kind == QEvent.Type.Enter:
            self._show(by_keyboard=False)
        elif kind in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self._tips.leave()
        elif kind == QEvent.Type.MouseButtonPress:
            self._tips.close()
        elif kind == QEvent.Type.ShortcutOverride and _asks(event):
            event.accept()
        elif kind in (QEvent.Type.KeyPress, QEvent.Type.ContextMenu) and _asks(event):
            self._show(by_keyboard=True)
            return True
        return False

    def _show(self, by_keyboard: bool) -> None:
        tip = self._make_tip()
        if tip is not None:
            self._tips.show_beside(self._widget, tip, self._clear, by_keyboard)
            if by_keyboard:
                self._tips.enter()
