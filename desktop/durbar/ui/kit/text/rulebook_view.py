"""The text of a rulebook: a document with pictures of our art, and the widget that shows one."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate, combinations, pairwise

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit

from durbar.ui.kit.controls.scrollbar import use_thin_bar
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import default_button
from durbar.ui.kit.text.rulebook import QUICK, Rulebook, Section
from durbar.ui.kit.text.rulebook_html import (
    ART,
    KEEPING_SPACES,
    SECTION_LINK,
    TERM_LINK,
    Style,
    reference_html,
    section_html,
)
from durbar.ui.kit.text.search import places_of

#: A line of text is at most this many times as long as the letter is high.
_MAX_LINE_LETTERS = 47
#: Letters and pictures of a small pane, and of the quick reference, as a part of those of the page.
_NARROW_SCALE, _QUICK_SCALE = 0.84, 0.92
#: A text this many times as wide as a letter is high has room for two columns of the quick reference.
_MIN_TWO_COLUMN_LETTERS = 56


class RulebookText(QTextDocument):
    """A section of a rulebook, or its quick reference. ratio: device pixels in a pixel, for pictures."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setDocumentMargin(0)
        self.setUndoRedoEnabled(False)
        self._style, self._ratio = Style(look), 1.0

    def write_section(self, book: Rulebook, section: Section, style: Style, ratio: float) -> None:
        """Write a section in place of what stands here."""
        self._use(style, ratio)
        self._write(section_html(book, section, style))

    def write_reference(self, book: Rulebook, columns: int, title: str, style: Style, ratio: float) -> None:
        """Write the quick reference in columns of nearly the same height, below a title if there is one."""
        self._use(style, ratio)
        column, heights = QTextDocument(), []
        column.setDefaultFont(style.body)
        column.setDefaultStyleSheet(style.sheet())
        column.setTextWidth(self.textWidth() / columns)
        for section in book.quick:
            column.setHtml(reference_html(book, [[section]], "", style))
            heights.append(column.size().height())
        self._write(reference_html(book, _shared_out(book.quick, heights, columns), title, style))

    def _use(self, style: Style, ratio: float) -> None:
        self._style, self._ratio = style, ratio
        self.setDefaultFont(style.body)
        self.setIndentWidth(style.px(30))
        self.setDefaultStyleSheet(style.sheet())

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Draw a picture of the text."""
        source = QUrl(name).toString()
        if not source.startswith(ART):
            return super().loadResource(kind, name)
        names, _, size = source.removeprefix(ART).partition("?")
        width, height = map(int, size.split("x"))
        return self._drawn(names.split("+"), width, height)

    def _drawn(self, names: list[str], width: int, height: int) -> QPixmap:
        """Draw pictures from left to right, over each other where there is too little room."""
        each = width if len(names) == 1 else height

        def draw(painter: QPainter) -> None:
            for place, name in enumerate(names):
                left = (width - each) * place / max(1, len(names) - 1)
                art.draw(painter, name, QRectF(left, 0, each, height), dark=self._style.look.dark)

        return art.apart(width, height, self._ratio, draw)

    def _write(self, html: str) -> None:
        self.setHtml(KEEPING_SPACES.format(html))
        dots = QTextCharFormat()  # which HTML can't ask for
        dots.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        dots.setUnderlineColor(self._style.look.c.rule)
        cursor = QTextCursor(self)
        cursor.beginEditBlock()  # laid out once
        block = self.begin()
        while block.isValid():
            for piece in _pieces(block):
                if piece.charFormat().anchorHref().startswith(TERM_LINK):
                    cursor.setPosition(piece.position())
                    cursor.setPosition(piece.position() + piece.length(), QTextCursor.MoveMode.KeepAnchor)
                    cursor.mergeCharFormat(dots)
            block = block.next()
        cursor.endEditBlock()


def _shared_out(sections: Sequence[Section], heights: Sequence[float], columns: int) -> list[Sequence[Section]]:
    """Share sections out to columns of nearly the same height, in their order."""
    tops = list(accumulate(heights, initial=0.0))
    ways = [list(pairwise((0, *cuts, len(sections)))) for cuts in combinations(range(1, len(sections)), columns - 1)]
    best = min(ways, key=lambda way: max(tops[end] - tops[start] for start, end in way))
    return [sections[start:end] for start, end in best]


def _pieces(block: QTextBlock) -> list[QTextFragment]:
    pieces, at = [], block.begin()
    while not at.atEnd():
        pieces.append(at.fragment())
        at += 1
    return pieces


class RulebookView(QTextBrowser):
    """A view of one section. narrow: letters and pictures of a small pane.

    section_asked(number): a link to a section was followed. term_asked(key): a term was clicked. term_pointed(key,
    rect): the pointer or the keyboard is on a term, at rect of the screen; an empty key: it left.
    """

    section_asked = Signal(str)
    term_asked = Signal(str)
    term_pointed = Signal(str, QRect)

    def __init__(self, narrow: bool = False) -> None:
        super().__init__()
        self._narrow = narrow
        self._book: Rulebook | None = None
        self._number = self._sought = ""
        self._set_for: tuple[object, ...] = ()
        self._text = RulebookText(self)
        self.setDocument(self._text)
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        use_thin_bar(self)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # it shows only when it can move
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.anchorClicked.connect(self._followed)
        self.highlighted.connect(self._pointed)
        look.changed.connect(self._set_soon)
        self.setCursorWidth(0)  # nothing is written here
        paint.ring_focus(self, 6)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, paint.NOTHING)
        self.setPalette(palette)

    def show_section(self, book: Rulebook, number: str, sought: str = "") -> None:
        """Show a section from its beginning, or from the first of the words that were sought, which are marked.

        Raises KeyError when there is no such section.
        """
        book.section(number)
        self._book, self._number, self._sought = book, number, sought
        self._set_for = ()
        self._set()
        marks = self.extraSelections()
        if marks:
            self.setTextCursor(QTextCursor(marks[0].cursor.block()))  # scrolls there, and leaves no selection
        else:
            self.verticalScrollBar().setValue(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the text anew for a new width."""
        super().resizeEvent(event)
        self._set()

    def showEvent(self, event: QShowEvent) -> None:
        """Set the text that was asked for while hidden."""
        super().showEvent(event)
        self._set()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the page with Space; go to the ends of the section with Home and End.

        Beside a table Enter and Space are the table's, unless the keyboard is seen to be here.
        """
        bar = self.verticalScrollBar()
        back = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        if default_button.is_press(event) and default_button.page_round(self) is not None and not paint.is_ringed(self):
            event.ignore()
        elif event.key() == Qt.Key.Key_Space:
            bar.triggerAction(bar.SliderAction.SliderPageStepSub if back else bar.SliderAction.SliderPageStepAdd)
        elif event.key() == Qt.Key.Key_Home and not event.modifiers():
            bar.setValue(bar.minimum())
        elif event.key() == Qt.Key.Key_End and not event.modifiers():
            bar.setValue(bar.maximum())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        elif event.matches(QKeySequence.StandardKey.SelectNextPage):
            self._select_page(1)
        elif event.matches(QKeySequence.StandardKey.SelectPreviousPage):
            self._select_page(-1)
        else:
            super().keyPressEvent(event)

    def _select_page(self, way: int) -> None:
        """Select a page more: Qt’s own way of it never comes back where a table ends."""
        cursor = self.textCursor()
        there = self.cursorRect().center() + QPoint(0, way * self.viewport().height())
        place = self.cursorForPosition(there).position()
        if (place - cursor.position()) * way <= 0:
            place = self.document().characterCount() - 1 if way > 0 else 0
        cursor.setPosition(place, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)

    def focusNextPrevChild(self, onward: bool) -> bool:
        """Go from link to link with Tab, and tell of the terms it comes to."""
        moved = super().focusNextPrevChild(onward)
        on_link = self.hasFocus() and self.textCursor().hasSelection()
        self._pointed(QUrl(self.textCursor().charFormat().anchorHref() if on_link else ""))
        return moved

    def minimumSizeHint(self) -> QSize:
        """Return a small size: the text scrolls."""
        return QSize(look.px(180), look.px(80))

    def _set(self) -> None:
        """Set the text for the room there is, unless that is done, and stay at the same place of it."""
        if self._book is None or not self.isVisible():
            return
        width, ratio = self.viewport().width(), self.devicePixelRatioF()
        wanted = (width, ratio, look.dark, look.contrast, look.u, look.text, self._number, self._book)
        if wanted == self._set_for:
            return
        self._set_for = wanted
        bar = self.verticalScrollBar()
        place = bar.value() / bar.maximum() if bar.maximum() else 0.0
        self._write(self._book, width, ratio)
        self.setTextCursor(QTextCursor(self._text))
        self._mark_sought()
        bar.setValue(round(place * bar.maximum()))

    def _write(self, book: Rulebook, width: int, ratio: float) -> None:
        if self._number == QUICK:
            columns = 2 if width >= _MIN_TWO_COLUMN_LETTERS * look.letter(15) else 1
            self._text.write_reference(book, columns, "", Style(look, scale=_QUICK_SCALE, close=True), ratio)
            return
        style = Style(look, scale=_NARROW_SCALE, narrow=True) if self._narrow else Style(look)
        for lists in (False, True):
            self._text.write_section(book, book.section(self._number), replace(style, lists=lists), ratio)
            margins = self._text.rootFrame().frameFormat()
            margins.setRightMargin(max(style.px(2), width - _MAX_LINE_LETTERS * style.body.pixelSize()))
            self._text.rootFrame().setFrameFormat(margins)
            if self._text.size().width() <= width:
                break

    def _set_soon(self) -> None:
        """Set the text once: where the window grows, the unit and the width change together."""
        QTimer.singleShot(0, self, self._set)

    def _mark_sought(self) -> None:
        marks = []
        for start, end in places_of(self.toPlainText(), self._sought):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = self.textCursor()
            mark.cursor.setPosition(start)
            mark.cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            mark.format.setBackground(look.c.chosen)
            marks.append(mark)
        self.setExtraSelections(marks)

    def _followed(self, url: QUrl) -> None:
        link = url.toString()
        if link.startswith(SECTION_LINK):
            self.section_asked.emit(link.removeprefix(SECTION_LINK))
        elif link.startswith(TERM_LINK):
            self.term_asked.emit(link.removeprefix(TERM_LINK))

    def _pointed(self, url: QUrl) -> None:
        link = url.toString()
        if link.startswith(TERM_LINK):
            self.term_pointed.emit(link.removeprefix(TERM_LINK), self._link_rect(link))
        else:
            self.term_pointed.emit("", QRect())

    def _link_rect(self, link: str) -> QRect:
        """Return where on the screen the words of a link are: those under the pointer, or those the keyboard is on."""
        cursor = self.textCursor()
        if not cursor.hasSelection() or cursor.charFormat().anchorHref() != link:
            cursor = self.cursorForPosition(self.viewport().mapFromGlobal(self.cursor().pos()))
        for piece in _pieces(cursor.block()):
            first, last = piece.position(), piece.position() + piece.length()
            if piece.charFormat().anchorHref() == link and first <= cursor.position() <= last:
                ends = QTextCursor(cursor), QTextCursor(cursor)
                for end, place in zip(ends, (first, last), strict=True):
                    end.setPosition(place)
                rect = self.cursorRect(ends[0]).united(self.cursorRect(ends[1]))
                return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())
        return QRect(self.viewport().mapToGlobal(QPoint(0, 0)), QSize())
