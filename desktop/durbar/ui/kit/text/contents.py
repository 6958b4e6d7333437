"""The contents of a rulebook as a list to choose from, and the hits of a search in its place."""

from html import escape

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPalette, QTextDocument
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
)

from durbar.ui.kit.controls.field import SearchField
from durbar.ui.kit.controls.scrollbar import use_own_viewport, use_thin_bar
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.text.rulebook import Rulebook, Section
from durbar.ui.kit.text.rulebook_html import KEEPING_SPACES
from durbar.ui.kit.text.search import Hit
from durbar.ui.words import translate

#: Letters; nobody types more, and a page that was pasted is searched in no time.
MAX_SEARCH_LETTERS = 100

#: Where an item keeps the number of its section, and its words as HTML.
_NUMBER_ROLE = Qt.ItemDataRole.UserRole
_HTML_ROLE = Qt.ItemDataRole.UserRole.value + 1
Index = QModelIndex | QPersistentModelIndex
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Contents(QStackedWidget):
    """The sections as a tree; while there are words in ``field``, the hits instead. The caller places ``field``.

    chosen(number, by_key): a section was chosen; by_key: with Enter, so that the text may take the keyboard.
    searching(bool): the words of the search field came or went.
    """

    chosen = Signal(str, bool)
    searching = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._book: Rulebook | None = None
        self._items: dict[str, QTreeWidgetItem] = {}
        self.field = SearchField()
        self.field.setMaxLength(MAX_SEARCH_LETTERS)
        self.field.textChanged.connect(self._search)
        self._tree, self._hits = QTreeWidget(), QListWidget()
        self._tree.setHeaderHidden(True)
        self._tree.setExpandsOnDoubleClick(False)
        self._tree.itemClicked.connect(self._clicked)
        self._hits.setResizeMode(QListWidget.ResizeMode.Adjust)  # rows wrap anew
        self._hits.itemClicked.connect(lambda item: self.chosen.emit(item.data(_NUMBER_ROLE), False))
        self._nothing = Words("", 13, tone="quiet")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        for view in (self._tree, self._hits):
            _calm(view)
            view.setItemDelegate(_RichRow(view))
        for part in (self.field, self._tree, self._hits):
            part.installEventFilter(self)
        for shown in (self._tree, self._hits, self._nothing):
            self.addWidget(shown)
        look.changed.connect(self._restyle)
        self._restyle()

    def set_book(self, book: Rulebook) -> None:
        """Show the contents of a book; the search begins anew."""
        self._book = book
        self.field.clear()
        self._tree.clear()
        self._items.clear()
        for section in book.sections:
            item = QTreeWidgetItem(self._items[section.parent] if section.parent else self._tree)
            item.setText(0, section.name)
            item.setData(0, _NUMBER_ROLE, section.number)
            self._items[section.number] = item
        self._restyle()
        self.retranslate()

    def retranslate(self) -> None:
        """Put our own words in the chosen language."""
        self.field.setPlaceholderText(translate("Rulebook", "Search the rules"))
        self.field.setAccessibleName(translate("Rulebook", "Search the rules"))
        self._tree.setAccessibleName(translate("Rulebook", "Contents"))
        self._hits.setAccessibleName(translate("Rulebook", "Sections found"))

    def select(self, number: str) -> None:
        """Mark the section that is shown, open its chapter and close the others."""
        item = self._items[number]
        chapter = item.parent() or item
        for place in range(self._tree.topLevelItemCount()):
            other = self._tree.topLevelItem(place)
            other.setExpanded(other is chapter)
        self._tree.setCurrentItem(item)
        self._tree.scrollToItem(item)

    def list_in_front(self) -> QAbstractItemView:
        """Return the list that the person sees: sections or hits."""
        return self._hits if self.currentWidget() is self._hits else self._tree

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Choose with Enter, in lists with Space too; from the field ↓ goes to the list, and Esc ends the search."""
        if event.type() == QEvent.Type.Resize and watched is self._tree:
            self._tree.scheduleDelayedItemsLayout()  # rows wrap anew
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        key, in_field = event.key(), watched is self.field
        chooses = key in _ENTER and (not in_field or self.currentWidget() is self._hits)
        if chooses or (key == Qt.Key.Key_Space and not in_field):
            self._choose_current()
        elif key == Qt.Key.Key_Down and in_field:
            self.list_in_front().setFocus(Qt.FocusReason.TabFocusReason)
        elif key == Qt.Key.Key_Escape and self.field.text():
            self.field.clear()
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        elif key == Qt.Key.Key_Escape:
            event.ignore()  # it is the page's
        else:
            return False
        return True

    def _choose_current(self) -> None:
        index = self.list_in_front().currentIndex()
        if index.isValid():
            self.chosen.emit(index.data(_NUMBER_ROLE), True)

    def _clicked(self, item: QTreeWidgetItem) -> None:
        self.chosen.emit(item.data(0, _NUMBER_ROLE), False)

    def _search(self, words: str) -> None:
        if self._book is None:
            return
        found = self._book.search(words)
        self._hits.clear()
        for hit in found:
            self._hits.addItem(self._item_of(hit))
        self._nothing.setText(translate("Rulebook", "Nothing found for “{words}”.").format(words=words.strip()))
        if found:
            self._hits.setCurrentRow(0)
        self.setCurrentWidget(self._tree if not words.strip() else self._hits if found else self._nothing)
        self.searching.emit(bool(words.strip()))

    def _item_of(self, hit: Hit) -> QListWidgetItem:
        assert self._book is not None
        name = self._book.section(hit.number).name
        item = QListWidgetItem(". ".join(filter(None, (name, hit.excerpt))))
        item.setData(_NUMBER_ROLE, hit.number)
        item.setData(_HTML_ROLE, f"<b>{escape(name)}</b><br><span class=quiet>{escape(hit.excerpt)}</span>")
        return item

    def _html_of(self, section: Section) -> str:
        """Return number and title, which wraps beside it."""
        title, number = escape(section.title), section.shown_number
        if not section.parent:
            title = f"<span class=chapter>{title}</span>"
        if not number:
            return title
        wide = round(look.letter(14) * (1.3 * number.count(".") + 1.7))
        cells = f"<td class='number chapter' width={wide}>{number}</td><td>{title}</td>"
        return f"<table cellspacing=0 cellpadding=0><tr>{cells}</tr></table>"

    def _restyle(self) -> None:
        self._nothing.setContentsMargins(look.px(20), look.px(12), look.px(12), 0)
        for section in self._book.sections if self._book is not None else ():
            self._items[section.number].setData(0, _HTML_ROLE, self._html_of(section))
        self._tree.setIndentation(look.px(18))
        self._search(self.field.text())


def _calm(view: QAbstractItemView) -> None:
    palette = view.palette()
    palette.setColor(QPalette.ColorRole.Base, paint.NOTHING)
    view.setPalette(palette)
    view.setFrameShape(QFrame.Shape.NoFrame)
    use_own_viewport(view)
    use_thin_bar(view)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # it shows only when it can move
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.viewport().setCursor(Qt.CursorShape.PointingHandCursor)


class _RichRow(QStyledItemDelegate):
    """A row of rich text that wraps."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the width there is, and the height of the wrapped text."""
        return self._text(index).size().toSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the ground of the row, then the text."""
        self._view.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, self._view)
        painter.save()
        painter.translate(option.rect.topLeft())
        self._text(index).drawContents(painter)
        painter.restore()

    def _text(self, index: Index) -> QTextDocument:
        width = self._view.viewport().width() - 1
        if isinstance(self._view, QTreeWidget):
            width -= self._view.indentation() * (2 if index.parent().isValid() else 1)
        c, chapter = look.c, look.serif(14, bold=True)
        text = QTextDocument()
        text.setDefaultFont(look.sans(13))
        text.setDefaultStyleSheet(
            f"body {{ color: {c.ink.name()}; }} .quiet {{ color: {c.quiet.name()}; }}"
            f".number {{ color: {c.rule.name()}; }}"
            f".chapter {{ font-family: '{chapter.family()}'; font-size: {chapter.pixelSize()}px; font-weight: bold; }}"
        )
        text.setDocumentMargin(look.px(6))
        text.setHtml(KEEPING_SPACES.format(index.data(_HTML_ROLE)))
        text.setTextWidth(width)
        return text
