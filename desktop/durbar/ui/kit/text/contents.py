"""The contents of a rulebook as a list to choose from, and the hits of a search in its place."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from durbar.ui.kit.controls.field import SearchField
from durbar.ui.kit.controls.scrollbar import use_own_viewport, use_thin_bar
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.text.blocks import Section
from durbar.ui.kit.text.rulebook import Rulebook
from durbar.ui.kit.text.search import Hit
from durbar.ui.words import translate

#: Letters; nobody types more, and a page that was pasted is searched in no time.
LONGEST_SEARCH = 100

_DATA = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class Contents(QStackedWidget):
    """The sections as a tree; while there are words in ``field``, the hits instead. The caller places ``field``.

    chosen(number, by_key): a section was chosen; by_key: with Enter, so that the text may take the keyboard.
    searching(bool): the words of the search field came or went.
    """

    chosen = Signal(str, bool)
    searching = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book: Rulebook | None = None
        self._items: dict[str, QTreeWidgetItem] = {}
        self.shown = ""
        self.field = SearchField()
        self.field.setMaxLength(LONGEST_SEARCH)
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        self._tree = _Tree(self)
        self._hits = _Hits(self)
        self._nothing = Words("", 13, tone="quiet")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        for part in (self._tree, self._hits, self._nothing):
            self.addWidget(part)
        self._tree.itemClicked.connect(self._clicked)
        self._hits.itemClicked.connect(lambda item: self.chosen.emit(item.data(_DATA).number, False))
        look.changed.connect(self._restyle)
        self._restyle()

    def set_book(self, book: Rulebook) -> None:
        """Show the contents of a book; the search begins anew."""
        self._book = book
        self.shown = ""
        self.field.clear()
        self._tree.clear()
        self._items.clear()
        for section in book.sections:
            item = QTreeWidgetItem(self._items[section.parent] if section.parent else self._tree)
            item.setText(0, f"{section.shown_number} {section.title}".strip())
            item.setData(0, _DATA, section)
            self._items[section.number] = item
        self.retranslate()

    def retranslate(self) -> None:
        """Put our own words in the chosen language."""
        self.field.setPlaceholderText(translate("Rulebook", "Search the rules"))
        self.field.setAccessibleName(translate("Rulebook", "Search the rules"))
        self._tree.setAccessibleName(translate("Rulebook", "Contents"))
        self._hits.setAccessibleName(translate("Rulebook", "Sections found"))

    def select(self, number: str) -> None:
        """Mark the section that is shown; its chapter opens, the others close."""
        self.shown = number
        item = self._items[number]
        chapter = item.parent() or item
        for other in self._items.values():
            if other.parent() is None:
                other.setExpanded(other is chapter)
        self._tree.setCurrentItem(item)
        self._tree.scrollToItem(item)
        self._tree.viewport().update()
        self._hits.viewport().update()

    def list_in_front(self) -> QWidget:
        """The list that the person sees: sections or hits."""
        return self._hits if self.currentWidget() is self._hits else self._tree

    def choose_current(self, view: QAbstractItemView) -> None:
        """Choose what the keyboard is on."""
        data = view.currentIndex().data(_DATA)
        if isinstance(data, Section | Hit):
            self.chosen.emit(data.number, True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In the field: Esc ends the search, ↓ goes to the list, Enter opens the first hit."""
        if watched is not self.field or event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.key() == Qt.Key.Key_Escape and self.field.text():
            self.field.clear()
            return True
        if event.key() == Qt.Key.Key_Down:
            self.list_in_front().setFocus(Qt.FocusReason.TabFocusReason)
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentWidget() is self._hits:
            self.choose_current(self._hits)
            return True
        return False

    def _clicked(self, item: QTreeWidgetItem) -> None:
        number = item.data(0, _DATA).number
        if number == self.shown:
            item.setExpanded(not item.isExpanded())
        self.chosen.emit(number, False)

    def _search(self, words: str) -> None:
        if self._book is None:
            return
        found = self._book.search(words)
        self._hits.clear()
        for hit in found:
            section = self._book.section(hit.number)
            item = QListWidgetItem(
                ". ".join(filter(None, [f"{section.shown_number} {hit.title}".strip(), hit.excerpt]))
            )
            item.setData(_DATA, hit)
            self._hits.addItem(item)
        self._nothing.setText(translate("Rulebook", "Nothing found for “{words}”.").format(words=words.strip()))
        if found:
            self._hits.setCurrentRow(0)
        self.setCurrentWidget(self._tree if not words.strip() else self._hits if found else self._nothing)
        self.searching.emit(bool(words.strip()))

    def _restyle(self) -> None:
        self._nothing.setContentsMargins(look.px(20), look.px(12), look.px(12), 0)
        for view in (self._tree, self._hits):
            view.setFont(look.sans(13.2))
            palette = view.palette()
            palette.setColor(QPalette.ColorRole.Base, paint.NOTHING)
            palette.setColor(QPalette.ColorRole.Text, look.c.ink)
            view.setPalette(palette)
            view.scheduleDelayedItemsLayout()


class _Tree(QTreeWidget):
    """Chapters and their sections."""

    def __init__(self, contents: Contents) -> None:
        super().__init__()
        self._contents = contents
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setExpandsOnDoubleClick(False)
        self.setItemDelegate(_SectionRow(contents, self))
        _calm(self)

    def drawRow(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Only what the delegate paints."""
        option.rect.setLeft(0)
        self.itemDelegate().paint(painter, option, index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space choose."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._contents.choose_current(self)
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows wrap anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class _Hits(QListWidget):
    """What a search found."""

    def __init__(self, contents: Contents) -> None:
        super().__init__()
        self._contents = contents
        self.setItemDelegate(_HitRow(contents, self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)  # rows wrap anew
        _calm(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space choose."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._contents.choose_current(self)
        elif event.key() == Qt.Key.Key_Escape:
            self._contents.field.clear()
            self._contents.field.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)


def _calm(view: QAbstractItemView) -> None:
    view.setFrameShape(QFrame.Shape.NoFrame)
    use_own_viewport(view)
    use_thin_bar(view)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # it shows only when it can move
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setMouseTracking(True)
    view.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
    view.viewport().setCursor(Qt.CursorShape.PointingHandCursor)


class _Row(QStyledItemDelegate):
    """What both lists share: the ground of a row."""

    def __init__(self, contents: Contents, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._contents = contents
        self._view = view

    def _width(self) -> int:
        return max(60, self._view.viewport().width())

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem, shown: bool) -> QRectF:
        """Paint the ground and give the rectangle of the row's pill."""
        pill = QRectF(option.rect).adjusted(look.px(2), look.px(1), -look.px(2), -look.px(1))
        here = bool(option.state & QStyle.StateFlag.State_HasFocus) and self._view.hasFocus()
        if shown:
            paint.panel(painter, pill, look.c.chosen, look.c.act, 2 if here else 1.5, 5, 1)
        elif here:
            paint.panel(painter, pill, paint.NOTHING, look.c.act, 2, 5, 1)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            paint.panel(painter, pill, look.c.wash, paint.NOTHING, 1, 5)
        return pill


class _SectionRow(_Row):
    """A section: its number in gold, its title; chapters are larger, with a mark if they can open."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the wrapped title."""
        section: Section = index.data(_DATA)
        _, left, right = self._places(section)
        font = look.sans(13.2, bold=True) if section.parent else look.serif(14, bold=True)
        high = paint.height_of(section.title, font, self._width() - left - right)
        least = look.px(27 if section.parent else 30)
        return QSize(self._width(), max(least, high + look.px(9)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Number, title, mark."""
        section: Section = index.data(_DATA)
        shown = section.number == self._contents.shown
        rect = self._ground(painter, option, shown)
        at, left, right = self._places(section)
        size = 13 if section.parent else 14
        colour = look.c.own if shown else look.c.rule
        middle = QRectF(at, rect.y(), left - at, rect.height())
        paint.words(painter, middle, section.shown_number, look.serif(size, bold=True), colour)
        font = look.sans(13.2, bold=shown) if section.parent else look.serif(14, bold=True)
        place = QRectF(left, rect.y(), self._width() - left - right, rect.height())
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        paint.words(painter, place, section.title, font, look.c.ink, flags, wrap=True)
        if index.model().rowCount(index):
            self._mark(painter, QPointF(rect.right() - look.px(13), rect.center().y()), self._tree().isExpanded(index))

    def _tree(self) -> QTreeWidget:
        assert isinstance(self._view, QTreeWidget)
        return self._view

    def _places(self, section: Section) -> tuple[int, int, int]:
        """Where the number begins, where the title begins, what is left free at the right."""
        letter = look.letter(14)
        if section.parent:
            at = look.px(16) + round(1.7 * letter)
            longest = "00.0.0" if len(section.parent) > 1 else "0.00"  # chapters from 10 on may have "11.2.5"
            number = paint.width_of(longest, look.serif(13, bold=True)) + look.px(7)
            return at, at + max(round(2.6 * letter), number), look.px(8)
        at = look.px(12)
        return at, at + (round(2 * letter) if section.shown_number else 0), look.px(24)

    def _mark(self, painter: QPainter, at: QPointF, is_open: bool) -> None:
        reach, half = 4.2 * look.u, 2.1 * look.u
        if is_open:
            points = [QPointF(-reach, -half), QPointF(0, half), QPointF(reach, -half)]
        else:
            points = [QPointF(-half, -reach), QPointF(half, 0), QPointF(-half, reach)]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(paint.faded(look.c.rule, 0.9), 1.6 * look.u))
        painter.drawPolyline([at + point for point in points])


class _HitRow(_Row):
    """A section that was found: number, title, and the sentence with the words."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as title and sentence."""
        title, excerpt = self._heights(index.data(_DATA))
        return QSize(self._width() - 1, title + excerpt + look.px(16))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Title over sentence."""
        hit: Hit = index.data(_DATA)
        rect = self._ground(painter, option, hit.number == self._contents.shown)
        title, excerpt = self._heights(hit)
        left, top, wide = rect.left() + look.px(12), rect.top() + look.px(7), self._room()
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        place = QRectF(left, top, wide, title)
        paint.words(painter, place, self._title(hit), look.serif(13.5, bold=True), look.c.ink, flags, wrap=True)
        place = QRectF(left, top + title, wide, excerpt)
        paint.words(painter, place, hit.excerpt, look.sans(12.5), look.c.quiet, flags, wrap=True)

    def _title(self, hit: Hit) -> str:
        return f"{hit.number}\u2002{hit.title}" if hit.number[0].isdigit() else hit.title

    def _room(self) -> int:
        return self._width() - look.px(28)

    def _heights(self, hit: Hit) -> tuple[int, int]:
        title = paint.height_of(self._title(hit), look.serif(13.5, bold=True), self._room())
        excerpt = paint.height_of(hit.excerpt, look.sans(12.5), self._room()) if hit.excerpt else 0
        return title, excerpt
