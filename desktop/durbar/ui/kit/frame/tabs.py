"""The tabs below the seats: Moves, Log, Rules; and the expert's advice, which lies over them."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from durbar.engine.move import Move
from durbar.ui.kit.controls.wheel import WheelPasses
from durbar.ui.kit.frame.hint_page import HintPage
from durbar.ui.kit.frame.log_page import LogPage
from durbar.ui.kit.frame.moves_page import MovesPage
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import lit
from durbar.ui.kit.values.lines import MoveRow
from durbar.ui.words import translate

MOVES, LOG, RULES = range(3)
_SIGNS = ("kit/moves", "kit/log", "kit/rulebook")


class _Bar(WheelPasses, QTabBar):
    """The tabs' heads: 100 × 27 u, 104 apart, wider where words need it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._signs = True
        self._covered = False
        paint.ring_focus(self, 6)

    def fit(self, room: int) -> None:
        """Leave the signs away when the words need their room."""
        self._signs = sum(self._natural(index, True) for index in range(self.count())) <= room
        self._restyle()

    def set_covered(self, covered: bool) -> None:
        """While something else lies over the page of the open tab, none is lit."""
        self._covered = covered
        self.update()

    @property
    def lit(self) -> int:
        """The tab whose page is seen, -1 while something else is."""
        return -1 if self._covered else self.currentIndex()

    def high(self) -> int:
        """The heads' height in pixels."""
        return max(look.px(28), paint.line_of(self._letters(True)) + look.px(9))

    def tabSizeHint(self, index: int) -> QSize:
        """Room for sign and word."""
        return QSize(self._natural(index, self._signs), self.high())

    def minimumTabSizeHint(self, index: int) -> QSize:
        """The same: words are never cut."""
        return self.tabSizeHint(index)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The heads; the open one joins its page."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        under = self.mapFromGlobal(self.cursor().pos()) if self.underMouse() else None
        for index in range(self.count()):
            box = QRectF(self.tabRect(index)).adjusted(0, 0, -look.px(4), 0)
            on = index == self.lit
            hot = under is not None and self.tabRect(index).contains(under)
            if on:
                self._paint_open(painter, box)
            self._paint_words(painter, index, box, on, hot)

    def _paint_open(self, painter: QPainter, box: QRectF) -> None:
        body = QRectF(box.left(), 0, box.width(), self.height() + look.px(12))
        paint.panel(painter, body, width=1.2, opacity=0.9)
        bar = max(3, look.px(3))
        painter.fillRect(QRectF(box.left() + look.px(10), look.px(1), box.width() - 2 * look.px(10), bar), look.c.act)

    def _paint_words(self, painter: QPainter, index: int, box: QRectF, on: bool, hot: bool) -> None:
        px = look.px
        x = box.left() + px(12)
        if self._signs:
            side = px(16)
            place = QRectF(x, round((self.height() - side) / 2) + px(1), side, side)
            art.draw(painter, _SIGNS[index], place, 1 if on or hot else 0.75, look.dark)
            x += px(24)
        place = QRectF(x, px(1), box.right() - x, self.height())
        colour = look.c.ink if on or hot else look.c.quiet
        paint.words(painter, place, self.tabText(index), self._letters(on), colour)

    def _natural(self, index: int, signs: bool) -> int:
        words = paint.width_of(self.tabText(index), self._letters(True))
        needed = words + look.px(12 + 12 + 4 + (24 if signs else 0))
        return max(look.px(104), needed) if signs else needed

    def _letters(self, bold: bool) -> QFont:
        return look.sans(13.5, bold=bold)

    def _restyle(self) -> None:
        # QTabBar keeps its sizes until a text or the font changes
        self.setFont(self._letters(True))
        for index in range(self.count()):
            self.setTabText(index, self.tabText(index))
        self.updateGeometry()
        self.update()


class Tabs(QWidget):
    """Moves, Log and Rules. ``moves`` and ``log`` are the pages; rules is any widget the caller gives.

    ``hints`` lies over whatever page is open, from ``open_hints`` until ``close_hints`` or a press on a tab.
    move_framed(Move or None): this one has the frame now in the list that is seen.
    """

    turned = Signal(int)
    move_framed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar = _Bar(self)
        for _ in _SIGNS:
            self._bar.addTab("")
        self._pages = QStackedWidget(self)
        self.moves = MovesPage()
        self.log = LogPage()
        self.hints = HintPage()
        self._rules = QWidget()
        self._rules_order: list[QWidget] = []
        self._rules_column = QVBoxLayout(self._rules)
        for page in (self.moves, self.log, self._rules, self.hints):
            self._pages.addWidget(page)
        self._bar.currentChanged.connect(self._turn)
        self._pages.currentChanged.connect(lambda _page: self._bar.set_covered(self.hints_are_open))
        self._bar.tabBarClicked.connect(self._pressed)
        self.hints.closed.connect(self.close_hints)
        for page in (self.moves, self.hints):
            page.move_framed.connect(self._tell_framed)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        look.changed.connect(self._lay)
        self.retranslate()

    def retranslate(self) -> None:
        """Fetch our own words anew."""
        for index, words in enumerate(
            (translate("Tabs", "Moves"), translate("Tabs", "Log"), translate("Tabs", "Rules"))
        ):
            self._bar.setTabText(index, words)
        self._bar.setAccessibleName(translate("Tabs", "Moves, log or rules"))
        self.moves.retranslate()
        self.log.retranslate()
        self.hints.retranslate()
        self._lay()

    def set_rows(self, rows: Sequence[MoveRow], note: str = "") -> None:
        """The moves to list."""
        self.moves.set_rows(rows, note)

    def set_rules_widget(self, widget: QWidget, order: Sequence[QWidget] = ()) -> None:
        """What the tab Rules shows. order: its widgets in the order of the Tab key."""
        self._rules_order = list(order)
        while self._rules_column.count():
            item = self._rules_column.takeAt(0)
            old = item.widget() if item is not None else None
            if old is not None:
                old.hide()
                old.setParent(None)
        self._rules_column.addWidget(widget)

    @property
    def on(self) -> int:
        """Which tab is open: MOVES, LOG or RULES."""
        return self._bar.currentIndex()

    def open(self, tab: int) -> None:
        """Open MOVES, LOG or RULES."""
        self._bar.setCurrentIndex(tab)

    @property
    def hints_are_open(self) -> bool:
        """Whether the expert's advice lies over the page."""
        return self._pages.currentWidget() is self.hints

    def open_hints(self) -> None:
        """Lay the expert's advice over the page, with the keyboard in it."""
        self._pages.setCurrentWidget(self.hints)
        self.hints.begin()

    def close_hints(self) -> None:
        """Back to the page of the tab that is on."""
        if self.hints_are_open:
            held = self.hints.isAncestorOf(self.focusWidget()) if self.focusWidget() else False
            self._pages.setCurrentIndex(self.on)
            if held:
                lit.give_back(self)

    def let_go(self) -> None:
        """Another person comes: no advice, no rows, nothing framed or typed."""
        self.close_hints()
        for page in (self.hints, self.moves):
            page.clear()
        self.log.list.clearSelection()

    def framed(self) -> Move | None:
        """The move that has the frame in the list that is seen."""
        return self.hints.framed() or self.moves.framed()

    def press_framed(self) -> bool:
        """Play the row that has the frame, wherever the keyboard is; whether one has."""
        return self.hints.press_framed() or self.moves.press_framed()

    def least_height(self) -> int:
        """Pixels for the heads and some moves."""
        return self._bar.high() + self.moves.least_height()

    def focus_order(self) -> list[QWidget]:
        """Its widgets in the order of the Tab key."""
        return [
            self.moves.filter,
            self.moves.list,
            self.log.list,
            *self.hints.focus_order(),
            *self._rules_order,
            self._bar,
        ]

    def first_inside(self) -> QWidget:
        """Where the keyboard begins in the open page: the moves, the log, or the search of the rules."""
        pages = (self.moves.list, self.log.list, *self._rules_order[:1], self._bar)
        return pages[min(self.on, len(pages) - 1)]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Heads above, page below."""
        super().resizeEvent(event)
        self._lay()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The page's ground."""
        top = self._bar.high() - max(1, look.px(1))
        paint.panel(QPainter(self), QRectF(0, top, self.width(), self.height() - top))

    def _pressed(self, _index: int) -> None:
        """The pointer turns the page: the keyboard goes to the heads, not into the next page’s field."""
        self.close_hints()
        if self._pages.isAncestorOf(self.focusWidget() or self):
            self._bar.setFocus(Qt.FocusReason.MouseFocusReason)

    def _tell_framed(self, _move: object) -> None:
        self.move_framed.emit(self.framed())

    def _turn(self, index: int) -> None:
        self._pages.setCurrentIndex(index)
        self.turned.emit(index)

    def _lay(self) -> None:
        px = look.px
        self._bar.fit(self.width() - px(4))
        high = self._bar.high()
        self._bar.setGeometry(QRect(px(4), 0, max(1, self.width() - px(4)), high))
        self._pages.setGeometry(QRect(px(2), high, max(1, self.width() - px(4)), max(1, self.height() - high - px(3))))
        margin = px(8)
        self._rules_column.setContentsMargins(margin, margin, margin, margin)
        self._bar.raise_()
        self.update()
