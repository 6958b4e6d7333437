"""The tabs below the seats: Moves, Log, Rules; and the expert's advice, which lies over them."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QStyle, QStyleOptionTab, QTabBar, QVBoxLayout, QWidget

from durbar.engine.move import Move
from durbar.ui.kit.controls.wheel import WheelPasses
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.style import PictureIcon
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import default_button
from durbar.ui.kit.values.lines import MoveRow
from durbar.ui.pages.table.hint_page import HintPage
from durbar.ui.pages.table.log_page import LogPage
from durbar.ui.pages.table.moves_page import MovesPage
from durbar.ui.words import translate

MOVES, LOG, RULES = range(3)
_TAB_SIGNS = ("kit/moves", "kit/log", "kit/rulebook")


class _Bar(WheelPasses, QTabBar):
    """The tabs' heads. covered: something else lies over the page of the open tab, and none is lit."""

    covered = False

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        for sign in _TAB_SIGNS:
            self.addTab(QIcon(PictureIcon(Picture(sign))), "")
        paint.ring_focus(self, 6)

    @property
    def lit(self) -> int:
        """The tab whose page is seen, -1 while something else is."""
        return -1 if self.covered else self.currentIndex()

    def initStyleOption(self, option: QStyleOptionTab, index: int) -> None:
        """Light the tab that is on, or none while advice covers the pages."""
        super().initStyleOption(option, index)
        if self.covered:
            option.state &= ~QStyle.StateFlag.State_Selected


class Tabs(QWidget):
    """Moves, Log and Rules. ``moves`` and ``log`` are the pages; rules is any widget the caller gives.

    ``hints`` lies over whatever page is open, from ``open_hints`` until ``close_hints`` or a press on a tab.
    move_framed(Move or None): this one has the frame now in the list that is seen.
    """

    turned = Signal(int)
    move_framed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._bar = _Bar(self)
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
        self._pages.currentChanged.connect(self._cover)
        self._bar.tabBarClicked.connect(self._pressed)
        self.hints.closed.connect(self.close_hints)
        for page in (self.moves, self.hints):
            page.move_framed.connect(self._tell_framed)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self._bar)
        self._column.addWidget(self._pages, 1)
        look.changed.connect(self._restyle)
        self._restyle()
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

    def set_rows(self, rows: Sequence[MoveRow], note: str = "") -> None:
        """Set the moves to list."""
        self.moves.set_rows(rows, note)

    def set_rules_widget(self, widget: QWidget, order: Sequence[QWidget] = ()) -> None:
        """Set what the tab Rules shows. order: its widgets in the order of the Tab key."""
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
        self.show_hints()
        self.hints.begin()

    def show_hints(self) -> None:
        """Lay the expert's advice over the page, and leave the keyboard where it is."""
        self._pages.setCurrentWidget(self.hints)

    def close_hints(self) -> None:
        """Go back to the page of the tab that is on."""
        if self.hints_are_open:
            had_keyboard = self.hints.isAncestorOf(self.focusWidget()) if self.focusWidget() else False
            self._pages.setCurrentIndex(self.on)
            if had_keyboard:
                default_button.give_back(self)

    def let_go(self) -> None:
        """Take away advice, rows, frames and what was typed, as another person comes."""
        self.close_hints()
        for page in (self.hints, self.moves):
            page.clear()
        self.log.list.clearSelection()

    def framed(self) -> Move | None:
        """Return the move that has the frame in the list that is seen."""
        return self.hints.framed() or self.moves.framed()

    def press_framed(self) -> bool:
        """Play the row that has the frame, wherever the keyboard is; return whether one has."""
        return self.hints.press_framed() or self.moves.press_framed()

    def least_height(self) -> int:
        """Return pixels for the heads and some moves."""
        return self._bar.sizeHint().height() + self.moves.least_height()

    def focus_order(self) -> list[QWidget]:
        """Return its widgets in the order of the Tab key."""
        return [
            self.moves.filter,
            self.moves.list,
            self.log.list,
            *self.hints.focus_order(),
            *self._rules_order,
            self._bar,
        ]

    def first_inside(self) -> QWidget:
        """Return where the keyboard begins in the open page: the moves, the log, or the search of the rules."""
        pages = (self.moves.list, self.log.list, *self._rules_order[:1], self._bar)
        return pages[min(self.on, len(pages) - 1)]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the page's ground."""
        top = self._bar.geometry().bottom()
        paint.panel(QPainter(self), QRectF(0, top, self.width(), self.height() - top))

    def _pressed(self, _index: int) -> None:
        """Turn the page by the pointer: the keyboard goes to the heads, not into the next page’s field."""
        self.close_hints()
        if self._pages.isAncestorOf(self.focusWidget() or self):
            self._bar.setFocus(Qt.FocusReason.MouseFocusReason)

    def _tell_framed(self, _move: object) -> None:
        self.move_framed.emit(self.framed())

    def _turn(self, index: int) -> None:
        self._pages.setCurrentIndex(index)
        self.turned.emit(index)

    def _cover(self) -> None:
        self._bar.covered = self.hints_are_open
        self._bar.update()

    def _restyle(self) -> None:
        px = look.px
        self._bar.setFont(look.sans(13.5, bold=True))
        self._bar.setIconSize(QSize(px(16), px(16)))
        self._column.setContentsMargins(px(2), 0, px(2), px(3))
        self._rules_column.setContentsMargins(px(8), px(8), px(8), px(8))
        self.update()
