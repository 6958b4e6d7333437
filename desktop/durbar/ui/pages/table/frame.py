"""The table's frame: top bar, board, seats, tabs, prompt, laid out for any window at any size of letters."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from durbar.ui.kit.controls.page import Scroll
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.prompt import Prompt
from durbar.ui.pages.table.news_strip import NewsStrip, strip_height
from durbar.ui.pages.table.prompt_bar import PromptBar, bar_height
from durbar.ui.pages.table.seats import Seats
from durbar.ui.pages.table.tabs import Tabs
from durbar.ui.pages.table.topbar import TopBar

#: Units: the column's width at least and at most, and gaps beside the board.
MIN_COLUMN_WIDTH, MAX_COLUMN_WIDTH = 316, 420
LEFT_MARGIN, COLUMN_GAP, RIGHT_MARGIN, FOOT_MARGIN = 12, 11, 11, 10
#: Units between the strip and the board.
STRIP_GAP = 5


class Column(QWidget):
    """Seats and tabs below each other. Where they lack height, panels are brief, or scroll.

    players: what of the seats is seen. rim: pixels at the right of the window's margin, where a bar may be.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.seats = Seats()
        self.tabs = Tabs()
        self.rim = 0
        self.players = Scroll(self.seats)
        self.players.setParent(self)
        self.players.setWidgetResizable(False)
        self.players.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.seats.reached.connect(self._bring)
        self.seats.resized.connect(self.arrange)
        self.tabs.setParent(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the column out anew."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Give the seats their height, and the tabs the rest, which is enough for three moves."""
        width, height, gap = self.width() - self.rim, self.height(), look.px(9)
        room = height - gap - self.tabs.least_height()
        if room <= 0:  # it has not got its place yet
            return
        whole = self.seats.choose(width, room)
        seats = min(whole, room)
        self.players.setGeometry(0, 0, width + (self.rim if whole > seats else 0), seats)
        self.seats.resize(width, whole)
        self.tabs.setGeometry(0, seats + gap, width, max(1, height - seats - gap))

    def _bring(self, panel: QWidget) -> None:
        """Scroll to a panel, its top above all."""
        bar = self.players.verticalScrollBar()
        foot = panel.geometry().bottom() + 1 - self.players.viewport().height()
        bar.setValue(min(max(bar.value(), foot), panel.y()))


class TableFrame(QWidget):
    """The table's window contents. Its parts are public: top, news, column (seats, tabs), prompt, tips, board.

    board_first: F6 goes to the board before all else.
    """

    def __init__(
        self,
        board: QWidget,
        board_size: tuple[int, int],
    ) -> None:
        super().__init__()
        self._board_size = board_size
        self.board_first = False
        self.board = board
        board.setParent(self)
        self.top = TopBar(self)
        self.news = NewsStrip(self)
        self.column = Column(self)
        self.seats = self.column.seats
        self.tabs = self.column.tabs
        self.prompt = PromptBar(self)
        self.tips = Tips(self)
        self.top.attach_tips(self.tips)
        self.prompt.attach_tips(self.tips)
        self.news.attach_tips(self.tips)
        QShortcut(QKeySequence("F6"), self).activated.connect(self._next_part)
        look.changed.connect(self._restyle)
        self._order_focus()

    def retranslate(self) -> None:
        """Fetch the frame's own words anew; the game's words come with the setters."""
        self.top.retranslate()
        self.news.retranslate()
        self.prompt.retranslate()
        self.tabs.retranslate()
        self._order_focus()

    def set_covered(self, covered: bool) -> None:
        """Set whether a page stands over all but the top bar.

        What lies under it hears no keys then, and Tab passes it.
        """
        for part in (self.news, self.board, self.column, self.prompt):
            part.setEnabled(not covered)

    def set_rules(self, rules: QWidget, order: Sequence[QWidget]) -> None:
        """Set what the tab Rules shows, and its widgets in the order of the Tab key."""
        self.tabs.set_rules_widget(rules, order)
        self._order_focus()

    def set_prompt(self, prompt: Prompt, emblem: str = "", thinking: bool = False) -> None:
        """Show a prompt, and order the Tab key's stops with it."""
        self.prompt.set_prompt(prompt, emblem, thinking)
        self._order_focus()

    def let_go(self) -> None:
        """Forget what was said to, chosen, typed or scrolled by the person before."""
        self.prompt.clear()
        self.tabs.let_go()
        for area in self.findChildren(QAbstractScrollArea):
            if area is not self.board:
                area.verticalScrollBar().setValue(0)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the keyboard at the prompt."""
        super().showEvent(event)
        if self.focusWidget() is None:
            self.prompt.focus_first()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew. The unit u is the window's business: it calls look.set(window=…)."""
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground."""
        QPainter(self).fillRect(event.rect(), look.c.ground)

    def arrange(self) -> None:
        """Lay everything out."""
        px, width, height = look.px, self.width(), self.height()
        bar = self.top.bar_height()
        self.top.setGeometry(0, 0, width, bar)
        wide = width - px(LEFT_MARGIN) - px(RIGHT_MARGIN)
        prompt = bar_height(wide)
        self.prompt.setGeometry(px(LEFT_MARGIN), height - px(FOOT_MARGIN) - prompt, wide, prompt)
        y = bar + px(7)
        room = height - y - prompt - px(FOOT_MARGIN) - px(9)
        self._arrange_middle(y, room)

    def _arrange_middle(self, y: int, room: int) -> None:
        """Lay out, between the bars, the strip with the board below it, and the column beside both."""
        px, width = look.px, self.width()
        top, whole, high = y, room, strip_height()
        if not self.news.isHidden():  # a lesson has none: its bubbles tell what happens
            y, room = y + high + px(STRIP_GAP), room - high - px(STRIP_GAP)
        left, gap, right = px(LEFT_MARGIN), px(COLUMN_GAP), px(RIGHT_MARGIN)
        wanted = self._column_wanted()
        beside = width - left - gap - right
        board = self._board_in(beside - px(MIN_COLUMN_WIDTH), room)
        column = min(px(MAX_COLUMN_WIDTH), max(wanted, beside - board.width()))
        board = self._board_in(beside - column, room)
        spare = beside - board.width() - column
        x = left + spare // 2
        self.board.setGeometry(x, y + (room - board.height()) // 2, board.width(), board.height())
        edge = width - right - column
        self.news.setGeometry(left, top, edge - gap - left, high)
        self.column.rim = right
        self.column.setGeometry(edge, top, column + right, whole)
        self.column.arrange()

    def _column_wanted(self) -> int:
        """Return the column's width in pixels that the letters ask for."""
        growth = look.letter(100) / (100 * look.u)
        return look.px(min(MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH * max(1.0, growth)))

    def _board_in(self, width: int, height: int) -> QSize:
        board_wide, board_high = self._board_size
        scale = min(width / board_wide, height / board_high)
        return QSize(round(board_wide * scale), round(board_high * scale))

    def _restyle(self) -> None:
        self.arrange()
        self.update()

    def _parts(self) -> list[tuple[QWidget, QWidget]]:
        """Return where F6 goes, each part with what has the keyboard in it: prompt, open tab, board, top bar."""
        parts = [
            (self.prompt, self.prompt.focus_order()[0]),
            (self.tabs, self.tabs.first_inside()),
            (self.board, self.board),
            (self.top, self.top.focus_order()[1]),
        ]
        return [*parts[2:], *parts[:2]] if self.board_first else parts

    def _next_part(self) -> None:
        parts, here = self._parts(), self.focusWidget()
        at = next((i for i, (whole, _) in enumerate(parts) if here and (whole is here or whole.isAncestorOf(here))), -1)
        for _, part in (*parts[at + 1 :], *parts[: at + 1]):
            empty = part is self.tabs.moves.list and not self.tabs.moves.model.rowCount()
            if part.isVisible() and part.isEnabled() and not empty:
                part.setFocus(Qt.FocusReason.TabFocusReason)
                return

    def _order_focus(self) -> None:
        """Order the Tab key's stops: prompt, moves, log, rules, seats, top bar, strip, board."""
        order = [*self.prompt.focus_order(), *self.tabs.focus_order(), *self.seats.focus_order()]
        order += [*self.top.focus_order(), *self.news.focus_order(), self.board]
        for one, two in pairwise(order):
            QWidget.setTabOrder(one, two)
