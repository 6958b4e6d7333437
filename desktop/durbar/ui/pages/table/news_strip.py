"""The strip above the board: what matters of what others did since one's last turn, and all of it in a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from durbar.ui.kit.board.zoom_hint import HintStrip
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.rows import Index, RowList, light_row
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import default_button
from durbar.ui.kit.pressing.covered import is_covered
from durbar.ui.kit.speak import announce
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.lines import NewsItem, ranked
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.table.log_page import LogModel, LogPage, emblem_of
from durbar.ui.words import translate

#: Units: letters, a picture, the strip's least height, the room round a line's words and beside its pictures.
LETTER_SIZE, PICTURE_SIDE, STRIP_HEIGHT, PADDING, PICTURE_GAP = 12.5, 18, 26, 7, 5
#: Units: the opened list's width; how much of the height below the strip it takes at most.
LIST_WIDTH, MAX_LIST_SHARE = 560, 0.66
#: The keys that replay what happened, and open the strip over the board.
REPLAY_KEY, OPEN_KEY = "F8", "F7"
#: The keys that close the opened list, and those that mean its lines, also where there is none further on.
_CLOSING_KEYS = (Qt.Key.Key_Escape, Qt.Key.Key_F7)
_LINE_KEYS = (
    *default_button.PRESSING_KEYS,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)


def strip_height() -> int:
    """Return the strip's height in pixels: it is the same whatever it tells."""
    return max(look.px(STRIP_HEIGHT), paint.line_of(look.sans(LETTER_SIZE, bold=True)) + look.px(8))


class _NewsDelegate(QStyledItemDelegate):
    """A line of the strip: whose it is, its words, its picture; a fine rule before it."""

    def __init__(self, line: NewsLine) -> None:
        super().__init__(line)
        self._line = line

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the width of the words, at most that of the strip."""
        line = self._line
        width = line.width_of(line.rows.items[index.row()], line.words[index.row()])
        return QSize(min(width, line.width()), line.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one line."""
        px, row, cell = look.px, index.row(), QRectF(option.rect)
        item, here = self._line.rows.items[row], self._line.selectionModel().isSelected(index)
        light_row(painter, cell.adjusted(px(2), px(2), -px(2), -px(2)), here, row == self._line.hovered)
        if row:
            paint.hair_down(painter, cell.left(), px(7), cell.height() - px(7))
        box = cell.adjusted(px(PADDING), 0, -px(PADDING), 0)
        side = px(PICTURE_SIDE)
        place = QRectF(box.left(), round((cell.height() - side) / 2), side, side)
        emblem, picture = self._line.pictures_of(item)
        if emblem is not None:
            paint.picture(painter, emblem, place)
            box.setLeft(place.right() + px(PICTURE_GAP))
        if picture is not None:
            place.moveRight(box.right())
            paint.picture(painter, picture, place)
            box.setRight(place.left() - px(PICTURE_GAP))
        colour = look.c.own if item.own else look.c.quiet if item.line.quiet else look.c.ink
        words, font = self._line.words[row], _letters(item)
        if paint.width_of(words, font) > box.width():
            words = paint.cut_after_word(words, font, box.width())
        paint.words(painter, box, words, font, colour)


def _letters(item: NewsItem) -> QFont:
    return look.serif(LETTER_SIZE, bold=True) if item.line.heading else look.sans(LETTER_SIZE, bold=item.own)


class NewsLine(RowList):
    """Lines beside each other, in the order in which they happened: always what weighs most, then what weighs most of
    everybody else's, then as much of the rest as there is room for. Where room is short they are told shorter; what is
    told alone may end in …: its tip says it whole.

    words: what is said of each line that is shown. pictured: whether each has its pictures. opened: ↓, the strip is to
    be opened.
    """

    opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAutoScroll(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        paint.ring_focus(self, 5, inside=True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.emblems: tuple[str, ...] = ()
        self.words: list[str] = []
        self.pictured = True
        self._news: tuple[NewsItem, ...] = ()
        self._tips: Tips | None = None
        self.rows = LogModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(_NewsDelegate(self))
        self.pointed.connect(self._explain)
        self.chosen.connect(self._let_go)

    def set_news(self, news: Sequence[NewsItem]) -> None:
        """Take these: ``fill`` shows as many as there is room for."""
        self._news = tuple(news)

    def attach_tips(self, tips: Tips) -> None:
        """Say who says a line whole that is told shorter."""
        self._tips = tips

    def wanted_width(self) -> int:
        """Return the pixels that all lines take, told as short as they can be."""
        return sum(self.width_of(item, item.line.short or item.line.words) for item in self._news)

    @property
    def fits(self) -> bool:
        """Whether what is shown is shown whole."""
        told = zip(self.rows.items, self.words, strict=True)
        return sum(self.width_of(item, words) for item, words in told) <= self.width()

    def width_of(self, item: NewsItem, words: str) -> int:
        """Return the pixels that a line takes, told in these words."""
        pictures = sum(one is not None for one in self.pictures_of(item))
        return (
            paint.width_of(words, _letters(item))
            + 2
            + pictures * look.px(PICTURE_SIDE + PICTURE_GAP)
            + 2 * look.px(PADDING)
        )

    def pictures_of(self, item: NewsItem) -> tuple[Picture | None, Picture | None]:
        """Return whose a line is, and its picture, where there is room for pictures."""
        return (emblem_of(item.line, self.emblems), item.line.picture) if self.pictured else (None, None)

    def fill(self) -> None:
        """Show what there is room for."""
        room, told = self.width(), dict[NewsItem, str]()
        for item in ranked(self._news):
            words = item.line.short or item.line.words
            if not told or self.width_of(item, words) <= room:
                told[item] = words
                room -= self.width_of(item, words)
        for item, short in told.items():
            more = self.width_of(item, item.line.words) - self.width_of(item, short)
            if more <= room:
                told[item] = item.line.words
                room -= more
        items = [item for item in self._news if item in told]
        self.words = [told[item] for item in items]
        if items != self.rows.items:
            self.forget_pointer()
            self.rows.set_items(items)
        self.scheduleDelayedItemsLayout()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Select nothing while the keyboard is elsewhere."""
        super().focusOutEvent(event)
        self.clearSelection()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the list on ↓; ← and → go from line to line, Enter chooses."""
        if event.key() == Qt.Key.Key_Down:
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def _let_go(self, _index: QModelIndex) -> None:
        self.clearSelection()
        if self._tips is not None:
            self._tips.close()

    def _explain(self, row: int) -> None:
        """Show the whole sentence of a line that is told shorter."""
        if self._tips is None:
            return
        item = self.rows.items[row] if row >= 0 else None
        if item is None or self.width_of(item, item.line.words) <= self.visualRect(self.rows.index(row)).width():
            self._tips.leave()
            return
        box = self.visualRect(self.rows.index(row))
        place = QRect(self.viewport().mapToGlobal(box.topLeft()), box.size())
        tip = Tip(item.line.words, picture=item.line.picture, section=item.line.section)
        self._tips.show(tip, place, by_keyboard=self.hovered < 0)


class Replayed(Words):
    """The sentence of a move that is shown again, whole: over the strip, below it too where it is long."""

    def __init__(self, strip: QWidget) -> None:
        super().__init__("", LETTER_SIZE)
        self.setParent(strip.parentWidget())
        self._strip = strip
        self.hide()

    def tell(self, words: str) -> None:
        """Say this; nothing: go away."""
        self.setText(words)
        self.setVisible(bool(words))
        if words:
            self.place()
            self.raise_()
            announce(self, words)

    def place(self) -> None:
        """Lie over the strip."""
        self.setContentsMargins(look.px(10), look.px(3), look.px(10), look.px(3))
        box = self._strip.geometry()
        self.setGeometry(box.x(), box.y(), box.width(), max(box.height(), self.heightForWidth(box.width())))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a ground below the words."""
        painter = QPainter(self)
        paint.panel(painter, QRectF(self.rect()), look.c.chosen, look.c.act, 1.6, opacity=1)
        painter.end()
        super().paintEvent(event)


class NewsStrip(HintStrip):
    """The strip: a title, the lines, and what opens and replays them.

    news: line by line, as the opened list has it. headlines: the same in as few lines as can say it.
    pointed(int), chosen(int): a line, by the moves after which it stands; 0: none. replayed: all of it is to be shown
    again. opened: the whole of it is to be shown over the board, or no more.
    """

    pointed = Signal(int)
    chosen = Signal(int)
    replayed = Signal()
    opened = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.news: tuple[NewsItem, ...] = ()
        self.headlines: tuple[NewsItem, ...] = ()
        self._begun = False
        self._watched = False
        self._title = Words("", LETTER_SIZE - 1, tone="quiet", wrap=False)
        self._nothing = Words("", LETTER_SIZE, tone="quiet", wrap=False)
        self.line = NewsLine(self)
        self.more = WordButton(size=LETTER_SIZE - 1.5, height=22, parent=self)
        self.again = WordButton(size=LETTER_SIZE - 1.5, height=22, parent=self)
        self.replay = Replayed(self)
        self._row = QHBoxLayout(self)
        for part in (self._title, self._nothing, self.line, self.more, self.again):
            self._row.addWidget(part, 1 if part is self.line else 0)
        self.line.pointed.connect(lambda row: self.pointed.emit(self.line.rows.items[row].at if row >= 0 else 0))
        self.line.chosen.connect(lambda index: self.chosen.emit(self.line.rows.items[index.row()].at))
        self.line.opened.connect(self.opened)
        self.more.clicked.connect(self.opened)
        self.again.clicked.connect(self.replayed)
        QShortcut(QKeySequence(REPLAY_KEY), self).activated.connect(self.replayed)
        QShortcut(QKeySequence(OPEN_KEY), self).activated.connect(self.opened)
        look.changed.connect(self._measure)
        self.retranslate()

    def retranslate(self) -> None:
        """Fetch our own words anew."""
        self.again.set_tip(translate("News", "Shows on the board again what others did since your last turn."))
        self.more.set_tip(translate("News", "Opens all that happened since your last turn, over the board."))
        self._show()

    def set_emblems(self, emblems: Sequence[str]) -> None:
        """Take each seat's emblem, by seat."""
        self.line.emblems = tuple(emblems)
        self._show()

    def attach_tips(self, tips: Tips) -> None:
        """Say who tells a line whole that is told shorter, and what the buttons do."""
        self.line.attach_tips(tips)
        for button in (self.more, self.again):
            tips.attach(button, button.tip)

    def set_news(
        self, news: Sequence[NewsItem], headlines: Sequence[NewsItem], begun: bool, watched: bool, fresh: bool
    ) -> None:
        """Show what happened.

        begun: whether the viewer has moved already. watched: nobody at the screen plays. fresh: another person looks,
        or at another moment: nothing of it is new.
        """
        told = (tuple(news), tuple(headlines), begun, watched)
        if told == (self.news, self.headlines, self._begun, self._watched):
            return
        if not fresh:
            announce(self.line, " ".join(item.line.words for item in news if item not in self.news))
        self.news, self.headlines, self._begun, self._watched = told
        self._show()

    def tell_replay(self, number: int, total: int, words: str) -> None:
        """Say which of the moves that are shown again is on the board, and what it was; total 1: they are not
        counted."""
        if total == 1:
            told = translate("News", "Replay: {words}").format(words=words)
        else:
            told = translate("News", "Replay {number} of {total}: {words}")
            told = told.format(number=number, total=total, words=words)
        self.replay.tell(told)

    def end_replay(self) -> None:
        """Tell again what happened."""
        self.replay.tell("")

    @property
    def tells(self) -> bool:
        """Whether there is news."""
        return bool(self.headlines)

    def title(self) -> str:
        """Return what the strip is called."""
        if self._watched:
            return translate("News", "What happened")
        return translate("News", "Since your last turn") if self._begun else translate("News", "Before your first turn")

    def focus_order(self) -> list[QWidget]:
        """Return its widgets in the order of the Tab key."""
        return [self.line, self.more, self.again]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the strip to its new room."""
        super().resizeEvent(event)
        self._measure()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a ground, and a fine rule after the title."""
        painter = QPainter(self)
        paint.panel(painter, QRectF(self.rect()), opacity=0.5)
        if not self._title.isHidden():
            edge = self._title.geometry().right() + look.px(5)
            paint.hair_down(painter, edge, look.px(7), self.height() - look.px(7))

    def _show(self) -> None:
        nothing = (
            translate("News", "Nothing new yet.")
            if self._begun
            else translate("News", "Here: what others do between your turns.")
        )
        self._title.setText(self.title())
        self._nothing.setText("" if self.headlines else nothing)
        self._nothing.setVisible(not self.headlines)
        self.line.setAccessibleName(self.title())
        self.line.setAccessibleDescription(" ".join(item.line.words for item in self.news) or nothing)
        self.line.set_news(self.headlines)
        self.again.setVisible(bool(self.news))
        if self.tells:
            self.filled.emit()
        self._measure()

    def _measure(self) -> None:
        """Show the button that opens where lines are left out."""
        self._row.setContentsMargins(look.px(10), 0, look.px(4), 0)
        self._row.setSpacing(look.px(4))
        self._nothing.setContentsMargins(look.px(PADDING), 0, 0, 0)
        left_out = len(ranked(self.headlines)) < len(self.headlines)
        for titled, pictured in ((True, True), (False, True), (False, False)):
            self._spread(titled, pictured)
            self.more.setVisible(left_out)
            self._row.activate()
            said = self._nothing.sizeHint().width() <= self._nothing.width() or self.tells
            if said and self.line.wanted_width() <= self.line.width():
                break
        else:
            self.more.setVisible(self.tells)
            self._row.activate()
            self._give_back()
        self.line.fill()
        self.replay.place()
        self.update()

    def _give_back(self) -> None:
        """Show the title and pictures after all where lines that are left out have left room for them."""
        self.line.fill()
        words = self.line.words
        for titled, pictured in ((True, True), (False, True), (False, False)):
            self._spread(titled, pictured)
            self._row.activate()
            self.line.fill()
            if self.line.words == words and self.line.fits:
                break

    def _spread(self, titled: bool, pictured: bool) -> None:
        """Leave out the title and what buttons say twice where lines lack room, and then their pictures."""
        self._title.setVisible(titled)
        self.line.pictured = pictured
        replay, lines = translate("News", "Replay"), translate("News", "%n line(s)", None, len(self.news))
        self.again.set_words(*((replay, REPLAY_KEY) if titled else (REPLAY_KEY,)))
        self.again.setAccessibleName(replay)
        self.more.set_words(lines, OPEN_KEY if titled else "")


class NewsList(QWidget):
    """The opened strip, over the board. It has the keyboard while it is there, and gives it back.

    pointed(int), chosen(int): a line, by the moves after which it stands. section_asked(str): the rules on it.
    closed: it is there no more.
    """

    pointed = Signal(int)
    chosen = Signal(int)
    section_asked = Signal(str)
    closed = Signal()

    def __init__(self, strip: NewsStrip) -> None:
        super().__init__(strip.parentWidget())
        self._strip = strip
        self._back = QApplication.focusWidget()
        self.lines = LogPage(self)
        self.lines.set_emblems(strip.line.emblems)
        self.lines.list.setAccessibleName(strip.title())
        self.lines.list.pointed.connect(
            lambda row: self.pointed.emit(self.lines.model.items[row].at if row >= 0 else 0)
        )
        self.lines.jump.connect(self.chosen)
        self.lines.section_asked.connect(self.section_asked)
        words = translate("News", "A click or Enter: that move again · {replay}: all of it · Esc or {open}: close")
        self._foot = Words(words.format(replay=REPLAY_KEY, open=OPEN_KEY), 11.5, tone="quiet")
        self._foot.setContentsMargins(look.px(12), 0, look.px(12), look.px(5))
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(2), 0, look.px(2), 0)
        column.setSpacing(0)
        column.addWidget(self.lines, 1)
        column.addWidget(self._foot)
        QApplication.instance().installEventFilter(self)

    def open(self, news: Sequence[NewsItem]) -> None:
        """Show all lines from the first on, which is selected, and take the keyboard."""
        self.lines.set_items(news)
        self.show()
        self.raise_()
        self._place()
        rows = self.lines.list
        rows.setFocus(Qt.FocusReason.ShortcutFocusReason)
        rows.setCurrentIndex(self.lines.model.index(0))
        rows.scrollToTop()

    def close_list(self) -> None:
        """Close the list for good."""
        QApplication.instance().removeEventFilter(self)
        focused = QApplication.focusWidget()
        self.hide()
        if focused is not None and self.isAncestorOf(focused) and self._back is not None and isValid(self._back):
            self._back.setFocus(Qt.FocusReason.OtherFocusReason)
        self.pointed.emit(0)
        self.closed.emit()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return its keys close it, and so does a press elsewhere, which is heard; not while something lies over it."""
        kind = event.type()
        if not self.isVisible() or is_covered(self):
            return False
        if kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and isinstance(event, QKeyEvent):
            if event.key() in _CLOSING_KEYS:
                if kind == QEvent.Type.ShortcutOverride:
                    event.accept()
                else:
                    self.close_list()
                return True
        elif kind == QEvent.Type.MouseButtonPress and isinstance(watched, QWidget) and not self._holds(watched):
            self.close_list()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep what its lines leave of their own keys from the table below."""
        event.setAccepted(event.key() in _LINE_KEYS)

    def focusNextPrevChild(self, _forward: bool) -> bool:
        """Keep Tab here."""
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a ground."""
        paint.panel(QPainter(self), QRectF(self.rect()), None, look.c.act, 1.6, 7, 1)

    def _holds(self, widget: QWidget) -> bool:
        return widget is self or self.isAncestorOf(widget) or self._strip.isAncestorOf(widget)

    def _place(self) -> None:
        """Place the list below the strip, as high as its lines."""
        wide = min(look.px(LIST_WIDTH * max(1.0, look.text)), self._strip.width())
        below = self._strip.geometry().bottomLeft() + QPoint(0, look.px(2))
        most = round((self._strip.parentWidget().height() - below.y()) * MAX_LIST_SHARE)
        self.setGeometry(below.x(), below.y(), wide, most)
        self.layout().activate()
        rows = self.lines.list
        wanted = sum(rows.sizeHintForRow(row) for row in range(self.lines.model.rowCount()))
        self.resize(wide, min(most, wanted + self._foot.height() + look.px(16)))
