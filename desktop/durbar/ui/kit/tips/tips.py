"""Tips: teaching panels about one object, which stay as long as they are wanted; one can enter or pin them.

One ``Tips`` serves a window. It opens a ``TipPanel`` beside the object under the pointer or the keyboard; terms in the
panel open further, smaller panels. Nothing closes by time alone.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from durbar.ui.kit.controls.buttons import KitButton
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import default_button
from durbar.ui.kit.pressing.click_through import click_at
from durbar.ui.kit.pressing.covered import is_covered
from durbar.ui.kit.speak import announce
from durbar.ui.kit.tips import clicks
from durbar.ui.kit.tips.body import Helps, Term, spoken_tip
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate

#: Milliseconds: before a pointed thing explains itself, and before a tip that nobody points at goes.
OPEN_MS = 300
CLOSE_MS = 350

#: What open tips listen to.
_HEARD_EVENTS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)


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
        self._asked: tuple[int, Tip, QRect, tuple[QRect, ...]] | None = None
        self._read_now: Callable[[], Sequence[QRect]] = tuple
        self._way_on: Callable[[], Sequence[QRect]] = tuple
        self._by_keys = False
        self._opening = QTimer(self, singleShot=True, interval=OPEN_MS)
        self._opening.timeout.connect(self._open_asked)
        self._leaving = QTimer(self, singleShot=True, interval=CLOSE_MS)
        self._leaving.timeout.connect(self._leave_now)
        look.changed.connect(self.close_all)
        _app().focusChanged.connect(self._note_focus)  # type: ignore[attr-defined]

    def set_helps(
        self, term: Term | None = None, section_words: Callable[[str], str] | None = None, emblems: Sequence[str] = ()
    ) -> None:
        """Set what the game on the table knows: its glossary, words for a link to a section, and each seat's emblem."""
        self._helps = Helps(term or _no_term, section_words or _plain_section, emblems)

    def keep_off(self, read_now: Callable[[], Sequence[QRect]], way_on: Callable[[], Sequence[QRect]]) -> None:
        """Set what no tip should cover, whatever it explains, and what none may.

        Both return rectangles on the screen, and are asked whenever a tip opens.
        """
        self._read_now, self._way_on = read_now, way_on

    def stand_over(self, page: QWidget) -> None:
        """Open on this page from now on: what is laid over another would cover them."""
        self.close_all()
        self._window = page

    @property
    def is_open(self) -> bool:
        """Whether any tip is seen, pinned or not: another page may lie over all of them."""
        return any(panel.is_seen() for panel in (*self._chain, *self._pinned))

    @property
    def section(self) -> str:
        """The rules on what is explained, or is about to be; empty for nothing."""
        if self._chain:
            return self._chain[-1].tip.section
        return self._asked[1].section if self._asked is not None else ""

    def show(self, tip: Tip, thing: QRect, keep_clear: Sequence[QRect] = (), by_keyboard: bool = False) -> None:
        """Explain a thing: after a moment for the pointer, at once for the keyboard.

        thing, keep_clear: rectangles on the screen (global); the tip covers none of them if it can.
        """
        tip = clicks.by_key(tip) if by_keyboard else tip
        if self._chain and self._chain[0].tip == tip and self._chain[0].thing == self._local(thing):
            self._stay(len(self._chain) - 1)
            return
        self._asked = (0, tip, thing, tuple(keep_clear))
        self._by_keys = by_keyboard
        if by_keyboard or (self._chain and self._chain[0].thing == self._local(thing)):
            self._open_asked()
        else:
            self._opening.start()

    def leave(self) -> None:
        """Close the tip, as the pointer or the keyboard left the thing, unless the pointer goes into the tip."""
        self._opening.stop()
        self._asked = None
        self._keep = -1
        self._leaving.start()

    def enter(self) -> None:
        """Bring the keyboard into the innermost tip."""
        if self._chain:
            self._chain[-1].enter()

    def close(self) -> None:
        """Close what is not pinned."""
        self._opening.stop()
        self._leaving.stop()
        self._asked = None
        self._cut(0)

    def come_up(self) -> None:
        """Raise the tips above what was put over the page since."""
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
        Hook(self, widget, make_tip, clear)

    def show_beside(self, widget: QWidget, tip: Tip, clear: QWidget | None = None, by_keyboard: bool = False) -> None:
        """Explain a widget; see ``show``."""
        self.show(tip, on_screen(widget), () if clear is None else (on_screen(clear),), by_keyboard)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close the innermost tip by Esc, and those not pinned by a press elsewhere.

        A wheel closes those too where a page is only read. What lies over the whole window, a dialog or a menu, hears
        its keys itself.
        """
        kind = event.type()
        if kind not in _HEARD_EVENTS or (isinstance(event, QKeyEvent) and is_covered(self._window)):
            return False
        # on a page that only reads and chooses a tip is open because a pointer rests there: Esc is for the page
        rests = bool(self._chain) and not self._pinned and not self._by_keys
        rests = (
            rests
            and not _inside(self._chain, QApplication.focusWidget())
            and default_button.page_round(self._window) is None
        )
        if kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and isinstance(event, QKeyEvent):
            plain_escape = event.key() == Qt.Key.Key_Escape and event.modifiers() == Qt.KeyboardModifier.NoModifier
            if plain_escape and rests:
                self.close()
            elif plain_escape and self.is_open:
                # the window sees a key before its widgets do: whoever is first, the others must not see it
                if kind == QEvent.Type.ShortcutOverride:
                    event.accept()
                else:
                    self._close_innermost()
                return True
        elif kind == QEvent.Type.MouseButtonPress and isinstance(watched, QWidget):
            panels = self._chain + self._pinned
            if self._chain and not any(panel.contains(watched) for panel in panels):
                self.close()
        elif kind == QEvent.Type.Wheel and isinstance(watched, QWidget) and rests and not _inside(self._chain, watched):
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
        panel.in_the_way.connect(self._let_through)
        panel.body.section_asked.connect(self._follow)
        panel.body.term_pointed.connect(lambda key, rect, now: self._term(panel, key, rect, now))
        panel.body.term_left.connect(self._term_left)
        margin = look.px(6)
        room = self._window.rect().adjusted(margin, margin, -margin, -margin)
        keep_clear = [self._local(part) for part in (*clear, *self._read_now())]
        panel.stand(room, keep_clear, [self._local(part) for part in self._way_on()])
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
            if not panel.contains(QApplication.focusWidget()):
                return
            if paint.keys_in_use():
                self.enter()
            else:
                default_button.give_back(panel)  # who clicks reads with the pointer, and Enter means the default one
        else:
            self._opening.start()

    def _term_left(self) -> None:
        self._opening.stop()
        self._asked = None

    def _leave_now(self) -> None:
        """Close the panels deeper than the one the pointer is in; never one that has the keyboard."""
        focused = QApplication.focusWidget()
        focused_at = [index for index, panel in enumerate(self._chain) if panel.contains(focused)]
        self._cut(max([self._keep, *focused_at]) + 1)

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
        panels = [panel for panel in (*self._pinned, *self._chain) if panel.is_seen()]
        if panels:
            self._closed(panels[-1])

    def _let_through(self, place: QPoint) -> None:
        """Make way for a click, and give it to what lies there on the screen."""
        self.close()
        click_at(self._window, place)

    def _note_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        """Remember where the keyboard was when it comes into a tip, by whatever way but back from a deeper one."""
        into, out = _panel_round(new), _panel_round(old)
        if into is None or into is out:
            return
        if out is None or (out in self._chain and into in self._chain[self._chain.index(out) :]):
            into.back = old

    def _drop(self, panel: TipPanel) -> None:
        """Take a panel away; the keyboard goes back to where it came from."""
        if panel.contains(QApplication.focusWidget()):
            if panel.back is not None and isValid(panel.back) and panel.back.isVisible():
                panel.back.setFocus(Qt.FocusReason.OtherFocusReason)
            else:
                default_button.give_back(panel)
        panel.hide()
        panel.deleteLater()

    def _rest(self) -> None:
        if not self._chain and not self._pinned:
            self._leaving.stop()
            _app().removeEventFilter(self)

    def _follow(self, section: str) -> None:
        self.close()
        self.section_asked.emit(section)


def _inside(panels: Sequence[TipPanel], widget: QWidget | None) -> bool:
    return any(panel.contains(widget) for panel in panels)


def _asks(event: QEvent) -> bool:
    """Return whether a key asks for the tip: F1, or the one for context menus."""
    if isinstance(event, QKeyEvent):
        return event.key() == Qt.Key.Key_F1
    return isinstance(event, QContextMenuEvent) and event.reason() == QContextMenuEvent.Reason.Keyboard


def _panel_round(widget: QWidget | None) -> TipPanel | None:
    """Return the tip that a widget is in, whether it is still open or not."""
    around = widget if widget is not None and isValid(widget) else None
    while around is not None and not isinstance(around, TipPanel):
        around = around.parentWidget()
    return around


def on_screen(widget: QWidget) -> QRect:
    """Return where a widget is on the screen."""
    return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())


class Hook(QObject):
    """A watch over one widget for its tip, which ``make_tip`` makes."""

    def __init__(self, tips: Tips, widget: QWidget, make_tip: Callable[[], Tip | None], clear: QWidget | None) -> None:
        super().__init__(widget)
        self._clear = clear
        self._tips = tips
        self.widget = widget
        self.make_tip = make_tip
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Open and close the widget's tip by pointer and keys."""
        kind = event.type()
        if kind == QEvent.Type.Enter:
            self._show(by_keyboard=False)
        elif kind in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self._tips.leave()
        elif kind == QEvent.Type.MouseButtonPress:
            self._tips.close()
        elif kind == QEvent.Type.ShortcutOverride and _asks(event) and self._is_meant():
            event.accept()
        elif kind in (QEvent.Type.KeyPress, QEvent.Type.ContextMenu) and _asks(event) and self._is_meant():
            self._show(by_keyboard=True)
            return True
        return False

    def _is_meant(self) -> bool:
        """Return whether F1 asks about this widget: at a table only where the keyboard is seen to be here."""
        button = isinstance(self.widget, KitButton) and default_button.page_round(self.widget) is not None
        return not button or paint.is_ringed(self.widget)

    def _show(self, by_keyboard: bool) -> None:
        tip = self.make_tip()
        if tip is not None:
            self._tips.show_beside(self.widget, tip, self._clear, by_keyboard)
            if by_keyboard:
                self._tips.enter()
