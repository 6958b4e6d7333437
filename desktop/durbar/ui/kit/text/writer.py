"""Writes words, links, pictures and tables into a text document.

Everything is real text, so it can be selected, searched and read out. Links are ``section:7.3`` and ``term:flood``.
What a text document cannot draw (rounded boxes, rules between cases) the view draws: frames carry ROLE.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPixmap,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrame,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextTable,
    QTextTableCell,
    QTextTableFormat,
)

from durbar.ui.kit.look import art
from durbar.ui.kit.look.paint import faded
from durbar.ui.kit.look.theme import Look, look
from durbar.ui.kit.text.blocks import (
    Pictures,
    Reference,
    Term,
    Text,
)

#: The property of a frame that says what it is to the view: BOX (an example) or CASES (its cases side by side).
ROLE = QTextFormat.Property.UserProperty.value
BOX, CASES = "box", "cases"

SECTION_LINK, TERM_LINK = "section:", "term:"

#: A line of text is at most this many times as long as the letter is high.
_LONGEST_LINE = 47


def new_document() -> QTextDocument:
    """An empty document without margins, for a setter to fill."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setUndoRedoEnabled(False)
    return document


class Writer:
    """Writes words, pictures and tables at a cursor. Sizes are those of the page, in the look's units, times ``scale``.

    air: how much of the usual room lies between blocks.
    body_size, cell_size: how high letters are, in units, in running text and in tables.
    """

    air = 1.0
    body_size, cell_size = 15.5, 14.0

    def __init__(
        self,
        document: QTextDocument,
        *,
        width: float,
        ratio: float,
        scale: float = 1.0,
        look: Look = look,
    ) -> None:
        self.document = document
        self.width = width
        self.ratio = ratio
        self.scale = scale
        self.look = look
        self.cursor = QTextCursor(document)
        self.fresh = True
        self.below = 0
        self.body = self.look.serif(self.body_size * self.scale)
        self.line = min(width, _LONGEST_LINE * self.body.pixelSize())

    # ---- letters ----------------------------------------------------------------------------------------------------
    def px(self, units: float) -> int:
        """A measure of the page in whole pixels."""
        return self.look.px(units * self.scale)

    def _plain(self) -> QTextCharFormat:
        return in_letters(self.body, self.look.c.ink)

    def _cell(self, bold: bool = False) -> QTextCharFormat:
        return in_letters(self.look.sans(self.cell_size * self.scale, bold), self.look.c.ink)

    def _text(self, text: Text, letters: QTextCharFormat | None = None) -> None:
        """Spans, with terms dotted and references as links."""
        letters = letters or self._plain()
        for span in text:
            match span:
                case Term(words, key):
                    form = linked(letters, TERM_LINK + key, None)
                    form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
                    form.setUnderlineColor(self.look.c.rule)
                    self._write(words, form)
                case Reference(section):
                    form = linked(letters, SECTION_LINK + section, self.look.c.link)
                    form.setForeground(self.look.c.link)
                    self._write(section, form)
                case _:
                    self._write(span, letters)

    def _write(self, words: str, letters: QTextCharFormat) -> None:
        self.cursor.insertText(words, letters)

    # ---- pictures ---------------------------------------------------------------------------------------------------
    def _stack_width(self, pictures: tuple[Pictures, ...]) -> float:
        side = self.px(52)
        count = sum(each.count for each in pictures)
        return side + (count - 1) * side * 0.73 if count else 0

    def _stack(self, pictures: tuple[Pictures, ...], room: float) -> None:
        """Tiles that overlap, as one picture; closer together where room is short."""
        names = [each.art for each in pictures for _ in range(each.count)]
        if not names:
            return
        side = self.px(52)
        step = min(side * 0.73, (room - side) / (len(names) - 1)) if len(names) > 1 else 0.0
        lefts = list(accumulate([max(0.0, step)] * (len(names) - 1), initial=0.0))
        wide = lefts[-1] + side
        picture = _canvas(wide, side, self.ratio)
        painter = QPainter(picture)
        for left, name in zip(lefts, names, strict=True):
            art.draw(painter, name, QRectF(left, 0, side, side), dark=self.look.dark)
        painter.end()
        self._image("+".join(names) + f"@{wide:.0f}", picture)

    def _image_row(self, pictures: tuple[Pictures, ...], side: int, gap: int) -> None:
        """Pictures beside each other, which may go on in a new line."""
        for each in pictures:
            for _ in range(each.count):
                picture = _canvas(side + gap, side, self.ratio)
                painter = QPainter(picture)
                art.draw(painter, each.art, QRectF(0, 0, side, side), dark=self.look.dark)
                painter.end()
                self._image(f"{each.art}@{side}", picture)

    def _pixmap(self, name: str, units: float) -> QPixmap:
        wide = min(self.look.px(units), int(self.width))
        return art.pixmap(name, wide, ratio=self.ratio, dark=self.look.dark)

    def _image(self, name: str, picture: QPixmap) -> None:
        self.document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(f"art:{name}"), picture)
        form = QTextImageFormat()
        form.setName(f"art:{name}")
        form.setWidth(picture.width() / self.ratio)
        form.setHeight(picture.height() / self.ratio)
        form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        self.cursor.insertImage(form)

    # ---- blocks and tables ------------------------------------------------------------------------------------------
    def _begin(self, above: float = 0, below: float = 0, leading: int = 100, heading: int = 0) -> None:
        """A new block: margins in units, leading in per cent of the letter's own."""
        form = QTextBlockFormat()
        self.below = self.px(below * self.air)
        form.setTopMargin(self.px(above * self.air))
        form.setBottomMargin(self.below)
        form.setLineHeight(leading, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        form.setHeadingLevel(heading)
        if self.cursor.currentTable() is None and self.cursor.currentFrame() == self.document.rootFrame():
            form.setRightMargin(max(0.0, self.width - self.line))
        if self.fresh:
            self.cursor.setBlockFormat(form)
            self.fresh = False
        else:
            self.cursor.insertBlock(form)

    def _insert_table(
        self,
        rows: int,
        columns: int,
        *,
        below: float = 0,
        widths: Sequence[float] = (),
        width: float = 0,
        padding: float = 0,
        role: str = "",
    ) -> QTextTable:
        """A table without lines. widths: of its columns in pixels; else width, of all of it."""
        form = QTextTableFormat()
        form.setBorder(0)
        form.setCellSpacing(0)
        form.setCellPadding(padding)
        form.setTopMargin(self.below)  # the block before loses its own margin to a table
        form.setBottomMargin(self.px(below * self.air))
        form.setProperty(ROLE, role)
        form.setWidth(QTextLength(QTextLength.Type.FixedLength, sum(widths) or width))
        if widths:
            form.setColumnWidthConstraints([QTextLength(QTextLength.Type.FixedLength, wide) for wide in widths])
        return self.cursor.insertTable(rows, columns, form)

    def _into(
        self,
        cell: QTextTableCell,
        *,
        left: float = 0,
        below: float = 0,
        middle: bool = False,
        line: float = 0,
        wash: bool = False,
    ) -> None:
        """Go on writing in a cell. line: strength of a gold rule below it; wash: a tinted ground."""
        form = cell.format().toTableCellFormat()
        form.setVerticalAlignment(
            QTextCharFormat.VerticalAlignment.AlignMiddle if middle else QTextCharFormat.VerticalAlignment.AlignTop
        )
        if left:
            form.setLeftPadding(left)
        if below:
            form.setBottomPadding(below)
        if line:
            form.setBottomBorder(max(1, self.px(0.8)))
            form.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            form.setBottomBorderBrush(faded(self.look.c.rule, line))
        if wash:
            form.setBackground(faded(self.look.c.wash, 0.6))
        cell.setFormat(form)
        self.cursor = cell.firstCursorPosition()
        self.fresh = True

    def _leave(self, table: QTextTable) -> None:
        self.cursor = QTextCursor(self.document)
        self.cursor.setPosition(table.lastPosition() + 1)
        self.fresh = True


def role_of(frame: QTextFrame) -> str:
    """What a frame is to the view: BOX, CASES, or nothing."""
    return str(frame.frameFormat().property(ROLE) or "")


def in_letters(font: QFont, colour: QColor) -> QTextCharFormat:
    """The format of words in a letter and a colour."""
    form = QTextCharFormat()
    form.setFont(font)
    form.setForeground(colour)
    return form


def linked(letters: QTextCharFormat, href: str, underline: QColor | None) -> QTextCharFormat:
    """The same letters as a link, underlined in a colour if one is given."""
    form = QTextCharFormat(letters)
    form.setAnchor(True)
    form.setAnchorHref(href)
    if underline is not None:
        form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        form.setUnderlineColor(underline)
    return form


def _canvas(width: float, height: float, ratio: float) -> QPixmap:
    picture = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture
