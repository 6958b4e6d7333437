"""What happened, line by line, as a list: the tab Log and the opened news; newest at the foot."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

from durbar.ui.kit.controls.rows import Index, RowList, RowsModel, light_row
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.lines import LogLine, NewsItem
from durbar.ui.words import translate

#: How much is left of lines that tell what came after the position one looks back at.
_LATER_OPACITY = 0.45
_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class LogModel(RowsModel[NewsItem]):
    """Lines, each with the number of moves after which it stands."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(lambda item: item.line.words, parent)

    def clear_after(self, at: int) -> None:
        """Forget what came after so many moves."""
        keep = next((row for row, item in enumerate(self.items) if item.at > at), len(self.items))
        if keep < len(self.items):
            self.drop(keep, len(self.items) - 1)


class _LogDelegate(QStyledItemDelegate):
    """A line: whose it is, its words, a picture and a section at the right."""

    def __init__(self, page: "LogPage") -> None:
        super().__init__(page)
        self._page = page

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height that the wrapped words need."""
        item = self._page.model.items[index.row()]
        line, width = item.line, self._page.list.viewport().width()
        words = paint.height_of(line.words, _letters(item), self._words_box(line, QRectF(0, 0, width, 0)).width())
        return QSize(width, words + look.px(18) if line.heading else max(look.px(26), words + look.px(8)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one line."""
        row, page, px = index.row(), self._page, look.px
        item, cell = page.model.items[row], QRectF(option.rect)
        line = item.line
        chosen = page.list.selectionModel().isSelected(index) and page.list.hasFocus()
        box = cell.adjusted(px(5), 0, -px(5), 0)
        light_row(painter, box, chosen or page.is_marked(row), row == page.list.hovered)
        painter.setOpacity(_LATER_OPACITY if page.is_later(row) else 1)
        colour = look.c.own if item.own else look.c.quiet if line.quiet and not line.heading else look.c.ink
        paint.words(painter, self._words_box(line, cell), line.words, _letters(item), colour, _MIDDLE, wrap=True)
        if line.heading:
            paint.hair(painter, cell.left() + px(14), cell.right() - px(14), cell.bottom() - px(3), 0.7)
        else:
            self._paint_round(painter, line, cell)
        painter.setOpacity(1)

    def _paint_round(self, painter: QPainter, line: LogLine, cell: QRectF) -> None:
        """Draw the pictures beside a line, and its section."""
        px, side = look.px, look.px(20)
        first, last = self._pictures(line)
        place = QRectF(cell.left() + px(14), cell.top() + px(3), side, side)
        if first is not None:
            paint.picture(painter, first, place)
        if last is not None:
            place.moveRight(cell.right() - px(14))
            paint.picture(painter, last, place)
        if line.section:
            box = self.section_box(line, cell)
            paint.words(painter, box, _section_words(line), look.sans(11.5), look.c.link, _MIDDLE)
            painter.fillRect(QRectF(box.left(), box.center().y() + px(8), box.width(), max(1, px(0.8))), look.c.link)

    def section_box(self, line: LogLine, cell: QRectF) -> QRectF:
        """Return where a line's section stands."""
        wide = paint.width_of(_section_words(line), look.sans(11.5))
        return QRectF(self._right(line, cell) - wide, cell.top(), wide, cell.height())

    def _words_box(self, line: LogLine, cell: QRectF) -> QRectF:
        """Return where a line's words stand; measured and painted in another width they might take a line more."""
        if line.heading:
            return cell.adjusted(look.px(16), look.px(8), -look.px(16), -look.px(6))
        right = self.section_box(line, cell).left() - look.px(8) if line.section else self._right(line, cell)
        left = cell.left() + look.px(42)
        return QRectF(left, cell.top(), max(look.px(60), right - left), cell.height())

    def _right(self, line: LogLine, cell: QRectF) -> float:
        return cell.right() - look.px(14) - (look.px(26) if self._pictures(line)[1] is not None else 0)

    def _pictures(self, line: LogLine) -> tuple[Picture | None, Picture | None]:
        emblem = emblem_of(line, self._page.emblems)
        return (emblem, line.picture) if emblem is not None else (line.picture, None)


def emblem_of(line: LogLine, emblems: Sequence[str]) -> Picture | None:
    """Return the picture of the seat that a line tells of."""
    return Picture(emblems[line.seat]) if line.seat is not None and line.seat < len(emblems) else None


def _section_words(line: LogLine) -> str:
    return f"§\u202f{line.section}"


def _letters(item: NewsItem) -> QFont:
    return look.serif(14.5, bold=True) if item.line.heading else look.sans(12.5, bold=item.own)


class LogPage(QWidget):
    """Lines of the log. What happened to the viewer stands out, where ``NewsItem.own`` says so.

    jump(int): a line was chosen, by the moves after which it stands. section_asked(str): a line's section was pressed.
    """

    jump = Signal(int)
    section_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.emblems: tuple[str, ...] = ()
        self._looking: int | None = None
        self.model = LogModel(self)
        self.list = RowList(self)
        self.list.setModel(self.model)
        self.delegate = _LogDelegate(self)
        self.list.setItemDelegate(self.delegate)
        self.list.chosen.connect(self._chosen)
        self.list.viewport().installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 6)
        column.addWidget(self.list)
        self.retranslate()

    def retranslate(self) -> None:
        """Fetch our own words anew."""
        self.list.setAccessibleName(translate("Log", "Log"))

    def set_emblems(self, emblems: Sequence[str]) -> None:
        """Take each seat's emblem, by seat."""
        self.emblems = tuple(emblems)
        self.list.viewport().update()

    def set_items(self, items: Sequence[NewsItem]) -> None:
        """Show lines."""
        self.model.set_items(items)
        self._to_newest()

    def tell(self, after: int, items: Sequence[NewsItem]) -> None:
        """Show these lines in place of all after so many moves; the newest, unless the person reads further up."""
        bar = self.list.verticalScrollBar()
        at_foot = bar.value() >= bar.maximum() - look.px(30)
        self.model.clear_after(after)
        self.model.add(items)
        if at_foot:
            self._to_newest()

    def follow(self, at: int) -> None:
        """Select the last line of what had happened after so many moves."""
        rows = [row for row, item in enumerate(self.model.items) if item.at <= at]
        if rows:
            self.list.setCurrentIndex(self.model.index(rows[-1]))
            self.list.scrollTo(self.model.index(rows[-1]))
        else:
            self.list.clearSelection()
            self.list.scrollToTop()

    def look_at(self, at: int | None) -> None:
        """Mark the last line of what had happened after so many moves, and pale what came later. None: mark nothing."""
        if at != self._looking:
            self._looking = at
            self.list.viewport().update()

    def is_marked(self, row: int) -> bool:
        """Return whether a row is the last one up to the position that one looks back at."""
        last = row + 1 == self.model.rowCount() or self.is_later(row + 1)
        return self._looking is not None and last and not self.is_later(row)

    def is_later(self, row: int) -> bool:
        """Return whether a row tells what came after the position that one looks back at."""
        return self._looking is not None and self.model.items[row].at > self._looking

    def showEvent(self, event: Any) -> None:
        """Scroll to the newest line, or to the position that one looks back at."""
        super().showEvent(event)
        self._to_newest()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Ask for the section that is pressed instead of jumping."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            index = self.list.indexAt(event.position().toPoint())
            line = self.model.items[index.row()].line if index.isValid() else None
            if line is not None and line.section and not line.heading:
                cell = QRectF(self.list.visualRect(index))
                if self.delegate.section_box(line, cell).contains(event.position()):
                    self.section_asked.emit(line.section)
                    return True
        return False

    def _to_newest(self) -> None:
        if not self.isVisible():  # showEvent comes back to it
            return
        self.list.executeDelayedItemsLayout()
        if self._looking is not None:
            self.follow(self._looking)
        else:
            self.list.scrollToBottom()

    def _chosen(self, index: QModelIndex) -> None:
        self.jump.emit(self.model.items[index.row()].at)
