"""The tab Moves: every legal move as a sentence, filtered by typing."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QHideEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from durbar.engine.move import Move
from durbar.ui.kit.controls.buttons import LinkButton
from durbar.ui.kit.controls.field import FilterField
from durbar.ui.kit.controls.layouts import Column, Row
from durbar.ui.kit.controls.ornaments import Hair
from durbar.ui.kit.controls.rows import Index, RowList, RowsModel, light_row
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import default_button
from durbar.ui.kit.text.search import folded
from durbar.ui.kit.values.lines import MoveRow
from durbar.ui.words import MINUS, translate

#: So many moves have a field to filter them: fewer are seen at a glance, and have one when it is asked for.
MIN_FILTERED = 8
#: So many moves of two lines are seen at least; where hardly more are, each has a line and the note is left away.
MIN_ROWS, ROOMY_SHARE = 3, 1.4
#: The note has room for so many lines, whatever it says.
NOTE_LINES = 3
#: Units: letters of a move and of what stands below it; a row at least, with a second line too; where words begin.
WORDS_LETTERS, SECOND_LETTERS = 13.4, 11.5
ROW_HEIGHT, TWO_LINE_HEIGHT, LEFT_MARGIN, RIGHT_MARGIN = 32.6, 46.5, 46, 15


class MovesModel(RowsModel[MoveRow]):
    """All moves (``rows``), of which the list shows those that the filter lets through (``items``)."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(lambda row: ". ".join(part for part in (row.words, row.gain, row.second) if part), parent)
        self.rows: tuple[MoveRow, ...] = ()
        self._wanted: list[str] = []

    def set_rows(self, rows: Sequence[MoveRow]) -> None:
        """Take other moves."""
        self.rows = tuple(rows)
        self._filter()

    def set_filter(self, text: str) -> None:
        """Show only rows with all these words."""
        self._wanted = folded(text).split()
        self._filter()

    def place_of(self, move: Move) -> int:
        """Return the row of a move, -1 when it is not shown."""
        return next((place for place, row in enumerate(self.items) if row.move == move), -1)

    def _filter(self) -> None:
        self.set_items(row for row in self.rows if all(word in folded(row.words) for word in self._wanted))


class _MoveDelegate(QStyledItemDelegate):
    """A row with a move: picture, sentence, gain, second line."""

    def __init__(self, page: "MovesPage") -> None:
        super().__init__(page)
        self._page = page

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height that the wrapped words need."""
        width = self._page.list.viewport().width()
        words, second = self._lines(self._page.model.items[index.row()], width)
        return QSize(width, max(look.px(TWO_LINE_HEIGHT if second else ROW_HEIGHT), words + second + look.px(12)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one row."""
        row, px, cell = self._page.model.items[index.row()], look.px, QRectF(option.rect)
        selected = self._page.list.selectionModel().isSelected(index)
        pointed = index.row() == self._page.list.hovered or self._page.is_lit(row.move)
        if index.row() and not selected and not pointed:
            paint.hair(painter, cell.left() + px(14), cell.right() - px(14), cell.top(), 0.4)
        box = cell.adjusted(px(5), 1, -px(5), -1)
        light_row(painter, box, selected, pointed)
        words, second = self._lines(row, round(cell.width()))
        if row.picture is not None:
            side = px(30 if second else 24)
            middle = box.top() + round((box.height() - side) / 2)
            paint.picture(painter, row.picture, QRectF(cell.left() + px(25) - side // 2, middle, side, side))
        room = QRectF(cell.left() + px(LEFT_MARGIN), 0, self._room(row, round(cell.width())), words)
        room.moveTop(box.top() + (box.height() - words - second) / 2)
        font, bold = look.sans(WORDS_LETTERS), look.sans(WORDS_LETTERS, bold=True)
        fits = selected and paint.height_of(row.words, bold, room.width()) <= words
        paint.words(painter, room, row.words, bold if fits else font, look.c.ink, wrap=True)
        if second:
            below = QRectF(room.left(), room.bottom(), room.width(), second)
            paint.words(painter, below, row.second, look.sans(SECOND_LETTERS), look.c.quiet, wrap=True)
        end = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        gain = box.adjusted(0, 0, -px(10), 0)
        paint.words(painter, gain, row.gain, gain_font(row.gain), paint.tone(row.tone), end)

    def _lines(self, row: MoveRow, width: int) -> tuple[int, int]:
        """Return pixels of the sentence, and of the second line where the list has room for such."""
        room = self._room(row, width)
        second = (
            paint.height_of(row.second, look.sans(SECOND_LETTERS), room) if row.second and not self._page.brief else 0
        )
        return paint.height_of(row.words, look.sans(WORDS_LETTERS), room), second

    def _room(self, row: MoveRow, width: int) -> int:
        gain = paint.width_of(row.gain, gain_font(row.gain)) + look.px(8) if row.gain else 0
        return max(look.px(40), width - look.px(LEFT_MARGIN) - look.px(RIGHT_MARGIN) - gain)


def gain_font(gain: str) -> QFont:
    """Return the letters of a gain: a signed number stands out, other words are quiet."""
    signed = gain[:1] in ("+", MINUS)
    return look.sans(14 if signed else 12, bold=signed)


def _how_to_play(said: str, chosen: bool) -> str:
    """Return what a click and Enter do in the list. said: by the game, of its list. chosen: whether a move is."""
    if chosen:
        return translate("Moves", "Enter plays the chosen move.")
    if said:
        return " ".join((said, translate("Moves", "A click here chooses, Enter plays.")))
    return translate("Moves", "Choose a move here with a click or, off the board, the arrows; Enter plays it.")


class MovesPage(QWidget):
    """The list of moves with its filter and a quiet note below.

    brief: the list is low: moves have no second line. move_chosen(Move): play this. move_pointed(Move or None): the
    pointer or the keyboard is on this one. move_framed(Move or None): this one has the frame now, which says what Enter
    plays.
    """

    move_chosen = Signal(object)
    move_pointed = Signal(object)
    move_framed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.brief = False
        self._lit: frozenset[Move] = frozenset()
        self._pointed: Move | None = None
        self._framed: Move | None = None
        self._said = ""
        self.model = MovesModel(self)
        self.filter = FilterField(parent=self)
        self.list = RowList(self, careful=True)
        self.list.setModel(self.model)
        self.list.setItemDelegate(_MoveDelegate(self))
        self._nothing = QWidget()
        self._no_move = Words("", 12.5, tone="quiet")
        self._all = LinkButton(parent=self)
        self._note = Words("", SECOND_LETTERS, tone="quiet")
        self._foot = QWidget()
        self._lay_out()
        self._all.clicked.connect(self.show_all)
        self.filter.textChanged.connect(self._filter)
        self.filter.down.connect(self._into_list)
        self.filter.enter.connect(self._enter)
        self.list.chosen.connect(self._chosen)
        self.list.pointed.connect(self._point)
        self.list.selectionModel().selectionChanged.connect(self._tell_framed)
        self.list.out_at_top.connect(self._into_filter)
        look.changed.connect(self._measure)
        self.retranslate()

    def _lay_out(self) -> None:
        way_out = Row()
        way_out.addWidget(self._all)
        way_out.addStretch(1)
        nothing = Column((14, 2, 14, 8))
        nothing.addWidget(self._no_move)
        nothing.addLayout(way_out)
        self._nothing.setLayout(nothing)
        note = Row((14, 4, 14, 2))
        note.addWidget(self._note)
        foot = Column()
        foot.addWidget(Hair(0.6))
        foot.addLayout(note)
        self._foot.setLayout(foot)
        field = Row((8, 0, 8, 6))
        field.addWidget(self.filter)
        page = Column((0, 9, 0, 3))
        page.addLayout(field)
        page.addWidget(self._nothing)
        page.addWidget(self.list, 1)
        page.addWidget(self._foot)
        self.setLayout(page)

    def retranslate(self) -> None:
        """Fetch our own words anew; the moves' words come with set_rows."""
        self.filter.setAccessibleName(translate("Moves", "Filter the moves"))
        self.list.setAccessibleName(translate("Moves", "Moves"))
        self._no_move.setText(translate("Moves", "No move has these words. Esc shows all again."))
        self._all.set_words(translate("Moves", "Show all moves"))
        self._measure()

    def set_rows(self, rows: Sequence[MoveRow], note: str = "") -> None:
        """Show moves. The filter is emptied when the moves are others than before."""
        others = [row.move for row in rows] != [row.move for row in self.model.rows]
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
        self._measure()
        self._point(-1 if meant is None else self.model.place_of(meant))

    def clear(self) -> None:
        """Show no moves, and nothing of what was typed or pointed at among them."""
        self.filter.setText("")
        self.light()
        self.set_rows(())

    def set_filter(self, text: str) -> None:
        """Type for the person, e.g. to show one kind of move."""
        self.filter.setText(text)

    def begin_search(self) -> None:
        """Bring the keyboard into the filter, which few moves have only then."""
        self.filter.show()
        self.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.selectAll()

    def end_search(self) -> None:
        """Take the keyboard out of the filter, if it is there, to the page."""
        if self.filter.hasFocus():
            default_button.give_back(self.filter)

    def show_all(self) -> None:
        """Filter no more, and leave the keyboard to the page."""
        self.filter.clear()
        if self.isAncestorOf(self.focusWidget() or self):
            default_button.give_back(self)

    def selected(self) -> Move | None:
        """Return the selected move."""
        chosen = self.list.selectedIndexes()
        return self.model.items[chosen[0].row()].move if chosen else None

    def framed(self) -> Move | None:
        """Return the selected move while the list is seen, and its frame in it."""
        return self.selected() if self.isVisible() else None

    def press_framed(self) -> bool:
        """Play the row that has the frame, wherever the keyboard is; return whether one has."""
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
        lit_moves = frozenset(moves)
        if lit_moves == self._lit:
            return
        self._lit = lit_moves
        place = min((self.model.place_of(move) for move in moves), default=-1)
        if place >= 0:
            self.list.scrollTo(self.model.index(place))
        self.list.viewport().update()

    def is_lit(self, move: Move) -> bool:
        """Return whether the board's pointer is on this move."""
        return move in self._lit

    def least_height(self) -> int:
        """Return the pixels for the filter and three moves of two lines."""
        row = max(look.px(44), 2 * paint.line_of(look.sans(WORDS_LETTERS)) + look.px(10))
        return self.filter.sizeHint().height() + look.px(22) + MIN_ROWS * row

    def showEvent(self, event: QShowEvent) -> None:
        """Tell which move the frame is on, now that it is seen."""
        super().showEvent(event)
        self._tell_framed()

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that no frame is seen."""
        super().hideEvent(event)
        self._tell_framed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the page to its new room."""
        super().resizeEvent(event)
        self._measure()

    def _measure(self) -> None:
        """Show what has room besides the list: a filter for many moves, and a note."""
        many = len(self.model.rows)
        self.filter.setPlaceholderText(translate("Moves", "Type to filter %n move(s)", None, many))
        self.filter.setVisible(many >= MIN_FILTERED or bool(self.filter.text()) or self.filter.hasFocus())
        self._nothing.setVisible(bool(many) and not self.model.items)
        low = self.height() < ROOMY_SHARE * self.least_height()
        self.brief = low and many > MIN_ROWS
        self._foot.setVisible(not low)
        self._note.setFixedHeight(NOTE_LINES * paint.line_of(look.sans(SECOND_LETTERS)))
        self.list.scheduleDelayedItemsLayout()
        self._tell_framed()
        self._show_note()

    def _show_note(self) -> None:
        """Show what the game says of its list, and how one plays from it; of a list without moves, why it is empty."""
        chosen = self.selected() is not None
        self._note.setText(_how_to_play(self._said, chosen) if self.model.rows else self._said)

    def _filter(self, text: str) -> None:
        self.list.forget_pointer()
        self.model.set_filter(text)
        self._measure()
        if text.strip() and self.model.items:
            self.list.setCurrentIndex(self.model.index(0))
        else:
            self._point(-1)

    def _into_filter(self) -> None:
        if not self.filter.isHidden():
            self.filter.setFocus(Qt.FocusReason.TabFocusReason)

    def _into_list(self) -> None:
        if self.model.items:
            at = self.list.currentIndex().row() if self.list.selectedIndexes() else -1
            # a filtered list has its first row selected already: go on to the second only from there
            place = min(at + 1, len(self.model.items) - 1) if self.filter.text() else max(at, 0)
            self.list.setFocus(Qt.FocusReason.TabFocusReason)
            self.list.setCurrentIndex(self.model.index(place))

    def _enter(self) -> None:
        """Play the selected move, or the only one that the words leave."""
        chosen = self.list.selectedIndexes()
        if chosen:
            self._chosen(chosen[0])

    def _chosen(self, index: QModelIndex) -> None:
        move = self.model.items[index.row()].move
        self.select(None)  # what comes next may look alike, and is to be meant anew
        self.move_chosen.emit(move)

    def _point(self, row: int) -> None:
        self._tell_framed()
        found = self.model.item_at(row)
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
