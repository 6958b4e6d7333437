"""The tab Moves: every legal move as a sentence, filtered by typing."""

import unicodedata
from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QHideEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

from durbar.engine.move import Move
from durbar.ui.kit.controls.buttons import LinkButton
from durbar.ui.kit.controls.field import FilterField
from durbar.ui.kit.controls.ornaments import Hair
from durbar.ui.kit.controls.rows import NO_INDEX, Index, RowList, light_row
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import lit
from durbar.ui.kit.values.lines import MoveRow
from durbar.ui.words import MINUS, translate


def folded(text: str) -> str:
    """Text as the filter compares it: without accents, without capitals."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return bare.replace("’", "'").casefold()


#: Letters of the note, from the usual ones down; and how many lines of those it has room for, and with large letters.
_NOTE = (11.5, 10.5, 9.5, 8.5, 7.5)
_NOTE_LINES, _NOTE_LINES_LARGE, _LARGE = 2, 3, 1.3

#: So many moves are seen at least where players and moves must share a column; longer words have smaller letters.
_ROWS_AT_LEAST, _LINES_AT_MOST = 3, 2
_WORDS = (13.4, 12.2, 11.2, 10.2)

#: How many rows' measures are kept.
_KNOWN_MOST = 2000


class MovesModel(QAbstractListModel):
    """The rows that the filter lets through."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[MoveRow, ...] = ()
        self._shown: list[MoveRow] = []
        self._wanted: list[str] = []

    def set_rows(self, rows: Sequence[MoveRow]) -> None:
        """Other moves."""
        self._all = tuple(rows)
        self._filter()

    def set_filter(self, text: str) -> None:
        """Show only rows with all these words."""
        self._wanted = folded(text).split()
        self._filter()

    def row_at(self, row: int) -> MoveRow | None:
        """The move in a row, if there is such a row."""
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def place_of(self, move: Move) -> int:
        """The row of a move, -1 when it is not shown."""
        return next((place for place, row in enumerate(self._shown) if row.move == move), -1)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Part of QAbstractListModel."""
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words, as the list shows them and as a screen reader says them."""
        row = self.row_at(index.row())
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return row.words
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ". ".join(part for part in (row.words, row.gain, row.second) if part)
        return None

    def _filter(self) -> None:
        self.beginResetModel()
        self._shown = [row for row in self._all if all(word in folded(row.words) for word in self._wanted)]
        self.endResetModel()


class _MoveDelegate(QStyledItemDelegate):
    """Paints a move: picture, sentence, gain, second line."""

    def __init__(self, page: "MovesPage") -> None:
        super().__init__(page)
        self._page = page
        self._known: dict[tuple[object, ...], tuple[int, int, float]] = {}
        self._sizes: dict[tuple[str, int], float] = {}
        self._letters = _WORDS[0]

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the wrapped words need."""
        row = self._page.model.row_at(index.row())
        width = self._page.list.viewport().width()
        if row is None:
            return QSize(width, look.px(33))
        words, second, _ = self._measures(row, width)
        needed = words + second + look.px(4 if self._page.short else 10) + self._gap(row)
        if second:
            return QSize(width, max(look.px(46.5), needed))
        # steps of 32.6 u: rounded where the row begins and ends, so that eight rows are not four pixels too high
        step = look.px(32.6 * (index.row() + 1)) - look.px(32.6 * index.row())
        return QSize(width, step if needed <= step + 1 else needed)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One row."""
        row = self._page.model.row_at(index.row())
        if row is None:
            return
        px = look.px
        cell = QRectF(option.rect)
        selected = self._page.list.selectionModel().isSelected(index)
        lit = index.row() == self._page.list.hovered or self._page.is_lit(row.move)
        box = cell.adjusted(px(5), 0, -px(5), -self._gap(row))
        if index.row() and not selected and not lit and not self._page.is_meant(index.row() - 1):
            paint.hair(painter, cell.left() + px(14), cell.right() - px(14), cell.top() - 1, 0.4)
        light_row(painter, box, selected, lit)
        if row.picture is not None:
            side = px(30 if row.second and not self._page.short else 24)
            place = QRectF(cell.left() + px(25) - side // 2, box.top() + round((box.height() - side) / 2), side, side)
            paint.picture(painter, row.picture, place)
        self._paint_words(painter, row, box, selected)
        if row.gain:
            end = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            place = box.adjusted(0, 0, -px(10), 0)
            paint.words(painter, place, row.gain, gain_font(row.gain), paint.tone(row.tone), end)

    def _paint_words(self, painter: QPainter, row: MoveRow, box: QRectF, selected: bool) -> None:
        words, second, size = self._measures(row, round(box.width()) + 2 * look.px(5))
        left = box.left() + self._left() - look.px(5)
        room = box.right() - self._right(row) + look.px(5) - left
        top = box.top() + (box.height() - words - second) / 2
        font = look.sans(size)
        bold = look.sans(size, bold=True)
        if selected and paint.height_of(row.words, bold, room) <= words:
            font = bold
        paint.words(painter, QRectF(left, top, room, words), row.words, font, look.c.ink, wrap=True)
        if second:
            place = QRectF(left, top + words, room, second)
            paint.words(painter, place, row.second, look.sans(11.5), look.c.quiet, wrap=True)

    def forget(self) -> None:
        """Measure anew: the letters are others."""
        self._known.clear()
        self._sizes.clear()

    def choose_letters(self) -> None:
        """All rows of a list have letters of one size."""
        width = self._page.list.viewport().width()
        sizes = (self._size(row, self._room(row, width)) for row in self._page.rows if self._page.short)
        self._letters = min(sizes, default=_WORDS[0])

    def fits(self, size: QSize) -> bool:
        """Whether all moves with their second lines are seen in so much room."""
        left = size.height()
        for row in self._page.rows:
            room = self._room(row, size.width())
            second = paint.height_of(row.second, look.sans(11.5), room) if row.second else 0
            needed = paint.height_of(row.words, look.sans(_WORDS[0]), room) + second + look.px(14.5)
            left -= max(look.px(46.5 if second else 32.6), needed)
            if left < 0:
                return False
        return True

    def _measures(self, row: MoveRow, width: int) -> tuple[int, int, float]:
        """Pixels of the sentence and of the second line, and the size of its letters; measured once, for a list asks
        for them at every paint."""
        key = (row.words, row.second, row.gain, width, self._letters, self._page.short)
        if key not in self._known:
            if len(self._known) > _KNOWN_MOST:
                self.forget()
            room = self._room(row, width)
            words = paint.height_of(row.words, look.sans(self._letters), room)
            tells = bool(row.second) and not self._page.short
            second = paint.height_of(row.second, look.sans(11.5), room) if tells else 0
            self._known[key] = (words, second, self._letters)
        return self._known[key]

    def _room(self, row: MoveRow, width: int) -> int:
        return max(look.px(40), width - self._left() - self._right(row))

    def _size(self, row: MoveRow, room: int) -> float:
        """The largest letters that need but two lines."""
        if (row.words, room) not in self._sizes:
            tries = ((size, look.sans(size)) for size in _WORDS)
            fits = (s for s, f in tries if paint.height_of(row.words, f, room) <= _LINES_AT_MOST * paint.line_of(f) + 1)
            self._sizes[row.words, room] = next(fits, _WORDS[-1])
        return self._sizes[row.words, room]

    def _gap(self, row: MoveRow) -> int:
        return look.px(4.5) if row.second and not self._page.short else max(2, look.px(1.6))

    def _left(self) -> int:
        return look.px(46)

    def _right(self, row: MoveRow) -> int:
        gain = paint.width_of(row.gain, gain_font(row.gain)) + look.px(8) if row.gain else 0
        return look.px(15) + gain


def gain_font(gain: str) -> QFont:
    """A signed number stands out, other words are quiet."""
    signed = gain[:1] in ("+", MINUS)
    return look.sans(14 if signed else 12, bold=signed)


def _how_to_play(said: str, chosen: bool) -> str:
    """What a click and Enter do in the list. said: by the game, of its list. chosen: whether a move is."""
    if chosen:
        return translate("Moves", "Enter plays the chosen move.")
    if said:
        return " ".join((said, translate("Moves", "A click here chooses, Enter plays.")))
    return translate("Moves", "In this list a click or, off the board, the arrows choose a move; Enter plays it.")


class MovesPage(QWidget):
    """The list of moves with its filter and a quiet note below.

    move_chosen(Move): play this. move_pointed(Move or None): the pointer or the keyboard is on this one.
    move_framed(Move or None): this one has the frame now, which says what Enter plays.
    """

    move_chosen = Signal(object)
    move_pointed = Signal(object)
    move_framed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[MoveRow, ...] = ()
        self._lit: frozenset[Move] = frozenset()
        self._pointed: Move | None = None
        self._framed: Move | None = None
        self._said = ""
        self.terse = self.short = False
        self.model = MovesModel(self)
        self.filter = FilterField(parent=self)
        self.list = RowList(self, careful=True)
        self.list.setModel(self.model)
        self._delegate = _MoveDelegate(self)
        self.list.setItemDelegate(self._delegate)
        self._nothing = Words("", 12.5, tone="quiet")
        self._all = LinkButton(parent=self)
        self._all.clicked.connect(self.show_all)
        self._way_out = QHBoxLayout()
        self._way_out.addWidget(self._all)
        self._way_out.addStretch(1)
        self._hair = Hair(0.6)
        self._note = Words("", _NOTE[0], tone="quiet")
        self._column = QVBoxLayout(self)
        self._field_row = QHBoxLayout()
        self._field_row.addWidget(self.filter)
        self._column.addLayout(self._field_row)
        self._column.addWidget(self._nothing)
        self._column.addLayout(self._way_out)
        self._column.addWidget(self.list, 1)
        self._column.addWidget(self._hair)
        self._column.addWidget(self._note)
        self.filter.textChanged.connect(self._filter)
        self.filter.down.connect(self._into_list)
        self.filter.enter.connect(self._enter)
        self.list.chosen.connect(self._chosen)
        self.list.pointed.connect(self._point)
        self.list.selectionModel().selectionChanged.connect(self._tell_framed)
        self.list.out_at_top.connect(partial(self.filter.setFocus, Qt.FocusReason.TabFocusReason))
        look.changed.connect(self._measure)
        self.retranslate()
        self._measure()

    def retranslate(self) -> None:
        """Fetch our own words anew; the moves' words come with set_rows."""
        self.filter.setAccessibleName(translate("Moves", "Filter the moves"))
        self.list.setAccessibleName(translate("Moves", "Moves"))
        self._nothing.setText(translate("Moves", "No move has these words. Esc shows all again."))
        self._all.set_words(translate("Moves", "Show all moves"))
        self._count()
        self._show_note()

    def set_rows(self, rows: Sequence[MoveRow], note: str = "") -> None:
        """Show these moves. The filter is emptied when the moves are others than before."""
        others = [row.move for row in rows] != [row.move for row in self.rows]
        self.rows = tuple(rows)
        self._shorten()
        meant = None if others else self.selected()
        if others and self.filter.text():
            self.filter.blockSignals(True)
            self.filter.setText("")  # unlike clear() it can't be undone there: another person may be at the keyboard
            self.filter.blockSignals(False)
            self.model.set_filter("")
        self.list.forget_pointer()
        self.model.set_rows(rows)
        if others:
            self.list.scrollToTop()
        elif meant is not None:
            self.select(meant)
        self._said = note
        self._tell_nothing()
        self._count()
        self._point(-1 if meant is None else self.model.place_of(meant))
        self._tell_framed()
        self._show_note()

    def clear(self) -> None:
        """No moves, and nothing of what was typed or pointed at among them."""
        self.filter.setText("")
        self.light()
        self.set_rows(())

    def set_filter(self, text: str) -> None:
        """Type for the person, e.g. to show one kind of move."""
        self.filter.setText(text)

    def begin_search(self) -> None:
        """The keyboard goes into the filter."""
        self.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.selectAll()

    def end_search(self) -> None:
        """The keyboard leaves the filter, if it is there, for the page."""
        if self.filter.hasFocus():
            lit.give_back(self.filter)

    def show_all(self) -> None:
        """Filter no more, and leave the keyboard to the page."""
        self.filter.clear()
        if self.isAncestorOf(self.focusWidget() or self):
            lit.give_back(self)

    def selected(self) -> Move | None:
        """The selected move."""
        chosen = self.list.selectedIndexes()
        row = self.model.row_at(chosen[0].row()) if chosen else None
        return row.move if row is not None else None

    def framed(self) -> Move | None:
        """The selected move while the list is seen, and its frame in it."""
        return self.selected() if self.isVisible() else None

    def press_framed(self) -> bool:
        """Play the row that has the frame, wherever the keyboard is; whether one has."""
        if self.framed() is None:
            return False
        self._enter()
        return True

    def select(self, move: Move | None) -> None:
        """Select a move, or none."""
        place = self.model.place_of(move) if move is not None else -1
        if place < 0:
            self.list.clearSelection()
        else:
            self.list.setCurrentIndex(self.model.index(place))

    def light(self, moves: Sequence[Move] = ()) -> None:
        """Light the rows of moves that the pointer is on elsewhere, on the board."""
        lit = frozenset(moves)
        if lit == self._lit:
            return
        self._lit = lit
        place = min((self.model.place_of(move) for move in moves), default=-1)
        if place >= 0:
            self.list.scrollTo(self.model.index(place))
        self.list.viewport().update()

    def is_lit(self, move: Move) -> bool:
        """Whether the board's pointer is on this move."""
        return move in self._lit

    def is_meant(self, row: int) -> bool:
        """Whether a row has a ground of its own now."""
        shown = self.model.row_at(row)
        selected = any(index.row() == row for index in self.list.selectedIndexes())
        return selected or row == self.list.hovered or (shown is not None and shown.move in self._lit)

    def least_height(self) -> int:
        """Pixels for the filter and three moves of two lines."""
        row = max(look.px(44), _LINES_AT_MOST * paint.line_of(look.sans(_WORDS[0])) + look.px(10))
        return self.filter.sizeHint().height() + look.px(22) + _ROWS_AT_LEAST * row

    def set_terse(self, terse: bool) -> None:
        """Only the moves themselves, without second lines and the note: the prompt says what a chosen move brings."""
        if terse == self.terse:
            return
        self.terse = terse
        self._show_note()
        self._shorten()

    def _shorten(self) -> None:
        """Second lines stay where all moves have room with them; told anew only for other moves or another room."""
        self._column.activate()
        self.short = self.terse and not self._delegate.fits(self.list.viewport().size())
        self._delegate.choose_letters()
        self.list.scheduleDelayedItemsLayout()

    def _filter(self, text: str) -> None:
        self.list.forget_pointer()
        self.model.set_filter(text)
        self._tell_nothing()
        if text.strip() and self.model.rowCount():
            self.list.setCurrentIndex(self.model.index(0))
        else:
            self._point(-1)
        self._tell_framed()

    def _tell_nothing(self) -> None:
        nothing = bool(self.rows) and not self.model.rowCount()
        self._nothing.setVisible(nothing)
        self._all.setVisible(nothing)
        self._way_out.setContentsMargins(look.px(14), 0, look.px(14), look.px(8) if nothing else 0)

    def showEvent(self, event: QShowEvent) -> None:
        """The frame is seen."""
        super().showEvent(event)
        self._tell_framed()

    def hideEvent(self, event: QHideEvent) -> None:
        """No frame is seen."""
        super().hideEvent(event)
        self._tell_framed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The note in letters that have room."""
        super().resizeEvent(event)
        self._show_note()
        self._shorten()

    def _show_note(self) -> None:
        """What the game says of its list, and how one plays from it; of a list without moves, why it is empty.

        It has the same room whatever it says, so that the list never changes its size.
        """
        note = _how_to_play(self._said, self.selected() is not None) if self.rows else self._said
        self._note.setText(note)
        lines = _NOTE_LINES if look.text < _LARGE else _NOTE_LINES_LARGE
        room = lines * paint.line_of(look.sans(_NOTE[0]))
        second = paint.line_of(look.sans(11.5))
        yields = self.terse or self.height() < self.least_height() + _ROWS_AT_LEAST * second + room
        for widget in (self._note, self._hair):
            policy = widget.sizePolicy()
            policy.setRetainSizeWhenHidden(not yields)
            widget.setSizePolicy(policy)
            widget.setVisible(bool(note) and not yields)
        wide = self.width() - 2 * look.px(14)
        fits = (size for size in _NOTE if paint.height_of(self._note.text(), look.sans(size), wide) <= room)
        self._note.set_size(next(fits, _NOTE[-1]))
        self._note.setFixedHeight(room + look.px(6))

    def _into_list(self) -> None:
        if self.model.rowCount():
            at = self.list.currentIndex().row() if self.list.selectedIndexes() else -1
            # a filtered list has its first row selected already: go on to the second only from there
            place = min(at + 1, self.model.rowCount() - 1) if self.filter.text() else max(at, 0)
            self.list.setFocus(Qt.FocusReason.TabFocusReason)
            self.list.setCurrentIndex(self.model.index(place))

    def _enter(self) -> None:
        """Play the selected move, or the only one that the words leave."""
        chosen = self.list.selectedIndexes()
        if chosen:
            self._chosen(chosen[0])

    def _chosen(self, index: QModelIndex) -> None:
        row = self.model.row_at(index.row())
        if row is not None:
            self.select(None)  # what comes next may look alike, and is to be meant anew
            self.move_chosen.emit(row.move)

    def _point(self, row: int) -> None:
        self._tell_framed()
        found = self.model.row_at(row)
        move = found.move if found is not None else None
        if move != self._pointed:
            self._pointed = move
            self.move_pointed.emit(move)

    def _tell_framed(self) -> None:
        move = self.framed()
        if move != self._framed:
            self._framed = move
            self._show_note()
            self.move_framed.emit(move)

    def _count(self) -> None:
        some = translate("Moves", "Type to filter %n move(s)", None, len(self.rows))
        self.filter.setPlaceholderText(some if self.rows else translate("Moves", "Filter the moves"))

    def _measure(self) -> None:
        self._delegate.forget()
        px = look.px
        self._column.setContentsMargins(0, px(9), 0, px(3))
        self._column.setSpacing(0)
        self._field_row.setContentsMargins(px(8), 0, px(8), px(6))
        self._nothing.setContentsMargins(px(14), px(2), px(14), px(4))
        self._tell_nothing()
        self._note.setContentsMargins(px(14), px(4), px(14), px(2))
        self._show_note()
        self._shorten()
