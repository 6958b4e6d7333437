"""The tab Log: what happened, newest at the foot; a click goes back to the moment after it."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

from durbar.ui.kit.controls.rows import NO_INDEX, Index, RowList, light_row
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.lines import LogLine
from durbar.ui.words import translate

#: How much is left of lines that tell what came after the position one looks back at.
_LATER = 0.45


class LogModel(QAbstractListModel):
    """Lines, each with the index of the move after which it stands."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[tuple[int, LogLine]] = []

    def set_all(self, lines: Sequence[tuple[int, LogLine]]) -> None:
        """Other lines."""
        self.beginResetModel()
        self._lines = list(lines)
        self.endResetModel()

    def add(self, index: int, lines: Sequence[LogLine]) -> None:
        """Lines of one more move."""
        if lines:
            first = len(self._lines)
            self.beginInsertRows(QModelIndex(), first, first + len(lines) - 1)
            self._lines.extend((index, line) for line in lines)
            self.endInsertRows()

    def clear_after(self, index: int) -> None:
        """Forget what came after a move."""
        keep = next((place for place, (at, _) in enumerate(self._lines) if at > index), len(self._lines))
        if keep < len(self._lines):
            self.beginRemoveRows(QModelIndex(), keep, len(self._lines) - 1)
            del self._lines[keep:]
            self.endRemoveRows()

    @property
    def lines(self) -> Sequence[tuple[int, LogLine]]:
        """All lines, each with the index of the move after which it stands."""
        return self._lines

    def line_at(self, row: int) -> LogLine | None:
        """The line in a row, if there is such a row."""
        return self._lines[row][1] if 0 <= row < len(self._lines) else None

    def index_at(self, row: int) -> int:
        """After which move a row's line stands."""
        return self._lines[row][0]

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Part of QAbstractListModel."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words, for screen readers too."""
        line = self.line_at(index.row())
        if line is None or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        return line.words


class _LogDelegate(QStyledItemDelegate):
    """Paints a line: whose it is, its words, a picture and a section at the right."""

    def __init__(self, page: "LogPage") -> None:
        super().__init__(page)
        self._page = page

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the wrapped words need."""
        line = self._page.model.line_at(index.row())
        width = self._page.list.viewport().width()
        if line is None:
            return QSize(width, look.px(26))
        words = paint.height_of(line.words, self._font(line), self._room(line, width))
        if line.heading:
            return QSize(width, words + look.px(18))
        return QSize(width, max(look.px(26), words + look.px(8)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One line."""
        line = self._page.model.line_at(index.row())
        if line is None:
            return
        cell = QRectF(option.rect)
        selected = self._page.list.selectionModel().isSelected(index)
        focused = selected and self._page.list.hasFocus()
        box = cell.adjusted(look.px(5), 0, -look.px(5), 0)
        light_row(painter, box, focused or self._page.is_marked(index.row()), index.row() == self._page.list.hovered)
        painter.setOpacity(_LATER if self._page.is_later(index.row()) else 1)
        if line.heading:
            self._paint_heading(painter, line, cell)
        else:
            self._paint_line(painter, line, cell)
        painter.setOpacity(1)

    def _paint_heading(self, painter: QPainter, line: LogLine, cell: QRectF) -> None:
        px = look.px
        paint.words(painter, heading_box(cell), line.words, self._font(line), look.c.ink, wrap=True)
        paint.hair(painter, cell.left() + px(14), cell.right() - px(14), cell.bottom() - px(3), 0.7)

    def _paint_line(self, painter: QPainter, line: LogLine, cell: QRectF) -> None:
        px, side = look.px, look.px(20)
        first, last = self._pictures(line)
        top = cell.top() + px(3)
        if first is not None:
            paint.picture(painter, first, QRectF(cell.left() + px(14), top, side, side))
        if last is not None:
            paint.picture(painter, last, QRectF(cell.right() - px(14) - side, top, side, side))
        place = QRectF(cell.left() + px(42), cell.top(), self._room(line, round(cell.width())), cell.height())
        colour = look.c.quiet if line.quiet else look.c.ink
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        paint.words(painter, place, line.words, self._font(line), colour, middle, wrap=True)
        if line.section:
            box = self.section_box(line, cell)
            paint.words(painter, box, section_words(line), look.sans(11.5), look.c.link, middle)
            painter.fillRect(QRectF(box.left(), box.center().y() + px(8), box.width(), max(1, px(0.8))), look.c.link)

    def section_box(self, line: LogLine, cell: QRectF) -> QRectF:
        """Where a line's section stands."""
        wide = paint.width_of(section_words(line), look.sans(11.5))
        _, last = self._pictures(line)
        right = cell.right() - look.px(14) - (look.px(26) if last is not None else 0)
        return QRectF(right - wide, cell.top(), wide, cell.height())

    def _pictures(self, line: LogLine) -> tuple[Picture | None, Picture | None]:
        emblem = self._page.emblem(line.seat)
        return (emblem, line.picture) if emblem is not None else (line.picture, None)

    def _room(self, line: LogLine, width: int) -> int:
        if line.heading:
            return round(heading_box(QRectF(0, 0, width, 0)).width())
        _, last = self._pictures(line)
        section = paint.width_of(section_words(line), look.sans(11.5)) + look.px(8) if line.section else 0
        return max(look.px(60), width - look.px(42 + 14) - (look.px(26) if last is not None else 0) - section)

    def _font(self, line: LogLine) -> Any:
        return look.serif(14.5, bold=True) if line.heading else look.sans(12.5)


def heading_box(cell: QRectF) -> QRectF:
    """Where in its row a heading stands; measured in another width it might take a line more than its row has."""
    return cell.adjusted(look.px(16), look.px(8), -look.px(16), -look.px(6))


def section_words(line: LogLine) -> str:
    """A line's section as a short link."""
    return f"§\u202f{line.section}"


class LogPage(QWidget):
    """The log.

    jump(int): show the table as it was after the move of that index. section_asked(str): a line's section was pressed.
    """

    jump = Signal(int)
    section_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._emblems: tuple[str, ...] = ()
        self._marked: int | None = None
        self.model = LogModel(self)
        self.list = RowList(self)
        self.list.setModel(self.model)
        self._delegate = _LogDelegate(self)
        self.list.setItemDelegate(self._delegate)
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
        """Each seat's emblem, by seat."""
        self._emblems = tuple(emblems)
        self.list.viewport().update()

    def emblem(self, seat: int | None) -> Picture | None:
        """The picture of a seat."""
        return Picture(self._emblems[seat]) if seat is not None and seat < len(self._emblems) else None

    def set_all(self, lines: Sequence[tuple[int, LogLine]]) -> None:
        """Show these lines, each with the index of its move."""
        self.model.set_all(lines)
        self._to_newest()

    def add(self, index: int, lines: Sequence[LogLine]) -> None:
        """Lines of a move that was just played; the newest is shown unless the person reads further up."""
        bar = self.list.verticalScrollBar()
        at_foot = bar.value() >= bar.maximum() - look.px(30)
        self.model.add(index, lines)
        if at_foot:
            self._to_newest()

    def clear_after(self, index: int) -> None:
        """Forget the lines after a move."""
        self.model.clear_after(index)

    def follow(self, index: int) -> None:
        """Select the last line of what had happened after so many moves."""
        rows = [row for row in range(self.model.rowCount()) if self.model.index_at(row) <= index]
        if rows:
            self.list.setCurrentIndex(self.model.index(rows[-1]))
            self.list.scrollTo(self.model.index(rows[-1]))
        else:
            self.list.clearSelection()
            self.list.scrollToTop()

    def mark(self, index: int | None) -> None:
        """Mark the last line of what had happened after so many moves; what came later turns pale. None: nothing."""
        if index != self._marked:
            self._marked = index
            self.list.viewport().update()

    def is_marked(self, row: int) -> bool:
        """Whether a row is the last one of what had happened up to the position that is shown."""
        last = row + 1 == self.model.rowCount() or self.is_later(row + 1)
        return self._marked is not None and last and not self.is_later(row)

    def is_later(self, row: int) -> bool:
        """Whether a row tells what came after the position that is shown."""
        return self._marked is not None and self.model.index_at(row) > self._marked

    def showEvent(self, event: Any) -> None:
        """The newest is what one looks for, or what had happened up to the position one looks back at."""
        super().showEvent(event)
        self._to_newest()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """A press on a section asks for it instead of jumping."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            index = self.list.indexAt(event.position().toPoint())
            line = self.model.line_at(index.row()) if index.isValid() else None
            if line is not None and line.section and not line.heading:
                box = self._delegate.section_box(line, QRectF(self.list.visualRect(index)))
                if box.contains(event.position()):
                    self.section_asked.emit(line.section)
                    return True
        return False

    def _to_newest(self) -> None:
        if not self.isVisible():  # showEvent comes back to it
            return
        self.list.executeDelayedItemsLayout()
        if self._marked is not None:
            self.follow(self._marked)
        else:
            self.list.scrollToBottom()

    def _chosen(self, index: QModelIndex) -> None:
        self.jump.emit(self.model.index_at(index.row()))
