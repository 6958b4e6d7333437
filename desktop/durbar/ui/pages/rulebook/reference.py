"""The quick reference: what a player wants at hand beside the board, on a page of its own, and on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPagedPaintDevice, QPageLayout, QPainter, QShortcut

from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.dialogs import tell
from durbar.ui.kit.controls.layouts import Row, order_tabs
from durbar.ui.kit.controls.ornaments import Sheet
from durbar.ui.kit.controls.page import CoverPage
from durbar.ui.kit.look.theme import Look, look
from durbar.ui.kit.text.rulebook import QUICK, Rulebook
from durbar.ui.kit.text.rulebook_html import Style
from durbar.ui.kit.text.rulebook_view import RulebookText, RulebookView
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.pages.rulebook.term_tips import TermTips
from durbar.ui.words import language, translate

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

#: The text is at most this many times as wide as a letter is high.
_MAX_TEXT_WIDTH = 100
#: Millimetres of a printed page that stay empty on each side.
_PRINT_MARGIN_MM = 10
#: Dots of a picture for each pixel of the text on paper.
_PRINT_RATIO = 4
#: Keys that scroll the text, wherever on the page one is.
_SCROLLING = (
    Qt.Key.Key_PageDown,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_Down,
    Qt.Key.Key_Up,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Space,
)


class ReferencePage(CoverPage):
    """The quick reference of a game, in the language that is on.

    section_asked(number), term_asked(key): what the person wants to read in the rulebook.
    """

    section_asked = Signal(str)
    term_asked = Signal(str)

    def __init__(self, key: str) -> None:
        super().__init__()
        self._key = key
        self._tips = Tips(self)
        self._print = WordButton(size=13.5, height=34, parent=self)
        self._print.clicked.connect(self._choose_printer)
        for button in (self._print, self.back_button):
            self._tips.attach(button, button.tip)
        self.bar.buttons.insertWidget(0, self._print)
        self._text = RulebookView()
        self._text.section_asked.connect(self.section_asked)
        self._text.term_asked.connect(self.term_asked)
        self._text.term_pointed.connect(TermTips(self, lambda term: self.book.term(term), self._tips).point)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Print), self, self._choose_printer)
        self._lay_out()
        look.changed.connect(self._measure)
        self._measure()
        self.retranslate()

    def retranslate(self) -> None:
        """Take the chosen language, and the rulebook in it."""
        self.book = Rulebook.load(self._key, language())
        name = translate("Reference", "Quick reference")
        self.name(self.book.title, name)
        self._text.setAccessibleName(name)
        self._text.show_section(self.book, QUICK)
        self._print.set_words(translate("Reference", "Print…"))
        self._print.set_tip(translate("Reference", "One page, on paper or into a PDF file."))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on F2 too; scroll the text with the keys that scroll, wherever the keyboard is."""
        if event.key() == Qt.Key.Key_F2:
            self.back.emit()
        elif event.key() in _SCROLLING and not self._text.hasFocus():
            self._text.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        sheet, middle = Sheet(double=True), Row((26, 18, 12, 14))
        sheet.setLayout(middle)
        middle.addWidget(self._text)
        body = Row((12, 11, 11, 12))
        body.addWidget(sheet)
        self.column.addLayout(body, 1)
        order_tabs(self)

    def _measure(self) -> None:
        """Keep the text to a comfortable width."""
        self._text.setMaximumWidth(_MAX_TEXT_WIDTH * look.letter(15))

    def _choose_printer(self) -> None:
        """Ask for a printer, or a PDF file, and print."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # seldom wanted

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageMargins(
            QMarginsF(_PRINT_MARGIN_MM, _PRINT_MARGIN_MM, _PRINT_MARGIN_MM, _PRINT_MARGIN_MM),
            QPageLayout.Unit.Millimeter,
        )
        printer.setDocName(f"{self.book.title} – {translate('Reference', 'Quick reference')}")
        dialog = QPrintDialog(printer, self.window())  # which outlives it, whatever becomes of the page meanwhile
        chosen = dialog.exec()
        dialog.deleteLater()  # closed but alive it would keep the keyboard's place
        if chosen == QPrintDialog.DialogCode.Accepted:
            self._print_on(printer)

    def _print_on(self, printer: QPrinter) -> None:
        try:
            print_reference(self.book, printer)
        except OSError:
            words = translate("Reference", "The printer does not answer, or the file can’t be written there.")
            tell(self, translate("Reference", "Not printed"), words)


def print_reference(book: Rulebook, device: QPagedPaintDevice) -> None:
    """Print the quick reference of a game on one page. Raises OSError when the printer or the file can't be written."""
    painter = QPainter()
    if not painter.begin(device):
        raise OSError("the printer does not answer")
    room = painter.viewport().size()
    text = page_text(book, room)
    shrunk = room.width() / text.textWidth()
    painter.scale(shrunk, shrunk)
    text.drawContents(painter)
    if not painter.end():
        raise OSError("the printer does not answer")


def page_text(book: Rulebook, room: QSize) -> RulebookText:
    """Return the quick reference in light colours, of the shape of a page: as wide as it must be to be no higher."""
    text = RulebookText()
    title = f"{book.title}. " + translate(
        "Reference", "Quick reference. The numbers are those of the rulebook in Durbar."
    )
    width = 500.0
    text.setTextWidth(width)
    style, columns = Style(Look(), close=True, links=False), 2 if room.width() < room.height() else 3
    text.write_reference(book, columns, f"{book.title}. {title}", style, _PRINT_RATIO)
    while text.size().height() / text.size().width() > room.height() / room.width():
        width *= 1.03
        text.setTextWidth(width)
    return text
