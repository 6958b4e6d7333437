"""The page of a rulebook as a widget: native text with links, and the boxes a text document cannot draw."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
    QTextCursor,
    QTextDocument,
    QTextFrame,
    QTextTable,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from durbar.ui.kit.controls.scrollbar import use_thin_bar
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import lit
from durbar.ui.kit.text.rulebook import Rulebook
from durbar.ui.kit.text.section_text import section_text
from durbar.ui.kit.text.writer import BOX, CASES, SECTION_LINK, TERM_LINK, role_of

_DOWN, _UP = QTextCursor.MoveOperation.Down, QTextCursor.MoveOperation.Up


class RulebookView(QTextBrowser):
    """Shows one section. narrow: letters and pictures of a small pane.

    section_asked(number): a link to a section was followed. term_asked(key): a term was clicked.
    term_pointed(key, rect): the pointer or the keyboard is on a term, at rect of the screen; an empty key: it left.
    """

    section_asked = Signal(str)
    term_asked = Signal(str)
    term_pointed = Signal(str, QRect)

    def __init__(self, narrow: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._narrow = narrow
        self._book: Rulebook | None = None
        self._number = ""
        self._set_for: tuple[object, ...] = ()
        self._shown: QTextDocument | None = None
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        use_thin_bar(self)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # it shows only when it can move
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.anchorClicked.connect(self._followed)
        self.highlighted.connect(self._pointed)
        look.changed.connect(self._restyle)
        self.setCursorWidth(0)  # nothing is written here
        paint.ring_focus(self, 6)
        self._restyle()

    def show_section(self, book: Rulebook, number: str) -> None:
        """Show a section from its beginning. Raises KeyError when there is none."""
        book.section(number)
        self._book, self._number = book, number
        self._set_for = ()
        self._set()
        self.verticalScrollBar().setValue(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A new width sets the text anew."""
        super().resizeEvent(event)
        self._set()

    def showEvent(self, event: QShowEvent) -> None:
        """Text that was asked for while hidden is set now."""
        super().showEvent(event)
        self._set()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space turns the page; Home and End go to the ends of the section.

        Beside a table Enter and Space are the table's, unless the keyboard is seen to be here.
        """
        bar = self.verticalScrollBar()
        back = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        if lit.is_press(event) and lit.page_round(self) is not None and not paint.is_ringed(self):
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
            self._select_page(onward=True)
        elif event.matches(QKeySequence.StandardKey.SelectPreviousPage):
            self._select_page(onward=False)
        else:
            super().keyPressEvent(event)

    def _select_page(self, onward: bool) -> None:
        """Select a page more. In tables Qt’s cursor may say that it went a line on and stay, or go back, and who waits
        for it to come to the next page waits for ever; from there it goes on by a letter.
        """
        selected, cursor = self.textCursor(), self.textCursor()
        cursor.setPosition(selected.position())
        first, last = self.cursorRect(cursor).top(), self.document().characterCount() - 1 if onward else 0
        while cursor.position() != last and abs(self.cursorRect(cursor).top() - first) < self.viewport().height():
            before = cursor.position()
            cursor.movePosition(_DOWN if onward else _UP)
            if cursor.position() == before or (cursor.position() > before) != onward:
                cursor.setPosition(before + 1 if onward else before - 1)
        selected.setPosition(cursor.position(), QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(selected)

    def focusNextPrevChild(self, onward: bool) -> bool:
        """Tab goes from link to link, and tells of the terms it comes to."""
        moved = super().focusNextPrevChild(onward)
        on_link = self.hasFocus() and self.textCursor().hasSelection()
        self._pointed(QUrl(self.textCursor().charFormat().anchorHref() if on_link else ""))
        return moved

    def paintEvent(self, event: QPaintEvent) -> None:
        """The boxes of examples below the text."""
        painter = QPainter(self.viewport())
        painter.translate(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value())
        for frame in self.document().rootFrame().childFrames():
            if role_of(frame) == BOX:
                self._paint_box(painter, frame)
        painter.end()
        super().paintEvent(event)

    def minimumSizeHint(self) -> QSize:
        """It may be small: it scrolls."""
        return QSize(look.px(180), look.px(80))

    def _paint_box(self, painter: QPainter, frame: QTextFrame) -> None:
        form = frame.frameFormat()
        box = self._bounds(frame).adjusted(0, form.topMargin(), 0, -form.bottomMargin())
        box = QRectF(round(box.x()), round(box.y()), round(box.width()), round(box.height()))
        paint.panel(painter, box, paint.faded(look.c.wash, 0.65), look.c.rule, 1, 6, 1)
        for inner in frame.childFrames():
            if role_of(inner) == CASES and isinstance(inner, QTextTable):
                rect = self._bounds(inner)
                for column in range(1, inner.columns()):
                    x = rect.left() + rect.width() * column / inner.columns()
                    paint.hair_down(painter, x, rect.top(), rect.bottom() - look.px(6), 0.5)

    def _bounds(self, frame: QTextFrame) -> QRectF:
        return self.document().documentLayout().frameBoundingRect(frame)

    def _set(self) -> None:
        """Set the text for the room there is, unless that is done, and stay at the same place of it."""
        if self._book is None or not self.isVisible():
            return
        wanted = (
            self.viewport().width(),
            self.devicePixelRatioF(),
            look.dark,
            look.u,
            look.text,
            self._number,
            self._book,
        )
        if wanted == self._set_for:
            return
        self._set_for = wanted
        bar = self.verticalScrollBar()
        place = bar.value() / bar.maximum() if bar.maximum() else 0.0
        section = self._book.section(self._number)
        width = self.viewport().width() - look.px(2 if self._narrow else 14)
        ratio = self.devicePixelRatioF()
        text = section_text(self._book, section, width=width, ratio=ratio, narrow=self._narrow)
        text.setParent(self)
        # to show a text may change the room for it, and so come back here: what is shown then must not be deleted
        before, self._shown = self._shown, text
        self.setDocument(text)
        if before is not None:
            before.deleteLater()
        bar.setValue(round(place * bar.maximum()))

    def _restyle(self) -> None:
        palette = self.palette()
        for role, colour in (
            (QPalette.ColorRole.Base, paint.NOTHING),
            (QPalette.ColorRole.Text, look.c.ink),
            (QPalette.ColorRole.Highlight, look.c.chosen),
            (QPalette.ColorRole.HighlightedText, look.c.ink),
        ):
            palette.setColor(role, colour)
        self.setPalette(palette)
        QTimer.singleShot(0, self, self._set)  # once: where the window grows, the unit and the width change together

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
        """Where on the screen the words of a link are: those under the pointer, or those the keyboard is on."""
        cursor = self.textCursor()
        if not cursor.hasSelection() or cursor.charFormat().anchorHref() != link:
            cursor = self.cursorForPosition(self.viewport().mapFromGlobal(self.cursor().pos()))
        block = cursor.block()
        fragments = block.begin()
        while not fragments.atEnd():
            piece = fragments.fragment()
            if (
                piece.charFormat().anchorHref() == link
                and piece.position() <= cursor.position() <= piece.position() + piece.length()
            ):
                first, last = QTextCursor(cursor), QTextCursor(cursor)
                first.setPosition(piece.position())
                last.setPosition(piece.position() + piece.length())
                rect = self.cursorRect(first).united(self.cursorRect(last))
                return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())
            fragments += 1
        return QRect(self.viewport().mapToGlobal(QPoint(0, 0)), QSize())
