"""A section of a rulebook set as a text document: heading, pictures beside paragraphs, examples, tables, links.

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
    QFontMetricsF,
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
from durbar.ui.kit.text.rulebook import (
    QUICK,
    Block,
    Case,
    Definition,
    Example,
    Items,
    Paragraph,
    Pictures,
    Reference,
    Rulebook,
    Section,
    SeeAlso,
    TableBlock,
    Term,
    Text,
    plain,
)
from durbar.ui.words import MINUS, translate

#: The property of a frame that says what it is to the view: BOX (an example) or CASES (its cases side by side).
ROLE = QTextFormat.Property.UserProperty.value
BOX, CASES = "box", "cases"

SECTION_LINK, TERM_LINK = "section:", "term:"

#: Letters and pictures of a small pane, as a part of those of the page.
_NARROW = 0.84
#: A line of text is at most this many times as long as the letter is high.
_LONGEST_LINE = 47
#: Captions up to this long let the cases of an example stand side by side.
_SHORT_CAPTION = 44


def section_text(book: Rulebook, section: Section, *, width: float, ratio: float, narrow: bool) -> QTextDocument:
    """A section, or the quick reference, as a new document. width: of the text, in pixels. ratio: device pixels in one.

    narrow: for a small pane that has the title elsewhere, with smaller letters and pictures.
    Raises KeyError when the art lacks a picture.
    """
    if section.number == QUICK:
        from durbar.ui.kit.text.reference_text import columns_in, reference_text  # it builds upon this module

        return reference_text(book, width=width, ratio=ratio, columns=columns_in(width))
    document = new_document()
    Setter(document, book, width=width, ratio=ratio, scale=_NARROW if narrow else 1.0, narrow=narrow).set(section)
    return document


def new_document() -> QTextDocument:
    """An empty document without margins, for a setter to fill."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setUndoRedoEnabled(False)
    return document


class Setter:
    """Writes blocks at a cursor. Sizes are those of the page, in units of the look, times ``scale``.

    air: how much of the usual room lies between blocks. leading: of running text, in per cent of the letter's own.
    padding: round the cells of a table, in units; apart: before each but the first of a row.
    body_size, cell_size, head_size: how high letters are, in units, in running text, in tables and in their first rows.
    """

    air = 1.0
    leading = 138
    padding, apart = 6.0, 6.0
    body_size, cell_size, head_size = 15.5, 14.0, 12.5

    def __init__(
        self,
        document: QTextDocument,
        book: Rulebook,
        *,
        width: float,
        ratio: float,
        scale: float = 1.0,
        narrow: bool = False,
        look: Look = look,
    ) -> None:
        self.document = document
        self.book = book
        self.width = width
        self.ratio = ratio
        self.scale = scale
        self.narrow = narrow
        self.look = look
        self.cursor = QTextCursor(document)
        self.fresh = True
        self.below = 0
        self.body = self.look.serif(self.body_size * self.scale)
        self.line = min(width, _LONGEST_LINE * self.body.pixelSize())

    def set(self, section: Section) -> None:
        """Write a section, its heading first unless the pane is narrow."""
        if not self.narrow:
            self._heading(section)
        for place, block in enumerate(section.blocks):
            self._block(block, first=place == 0)

    def _block(self, block: Block, first: bool) -> None:
        match block:
            case Paragraph():
                self._paragraph(block, first)
            case Items():
                self._items(block)
            case Example():
                self._example(block)
            case TableBlock():
                self._table(block)
            case SeeAlso():
                self._see_also(block)
            case Definition():
                self._definition(block)

    # ---- blocks -----------------------------------------------------------------------------------------------------
    def _heading(self, section: Section) -> None:
        if section.parent:
            parent = self.book.section(section.parent)
            self._begin(below=2)
            quiet = in_letters(self.look.serif(13 * self.scale), self.look.c.quiet)
            self._write(f"{parent.number}\u2002{parent.title}", linked(quiet, SECTION_LINK + parent.number, None))
        self._begin(below=6, heading=1)
        size = 28 * self.scale
        if section.shown_number:
            self._write(section.shown_number, in_letters(self.look.serif(size, bold=True), self.look.c.rule))
            self._write("\u2002", in_letters(self.look.serif(size), self.look.c.rule))
        self._write(section.title, in_letters(self.look.serif(size, bold=True), self.look.c.ink))
        self._begin(below=18)
        self._image("ornament", self._pixmap("kit/ornament-rule", 330 * self.scale))

    def _paragraph(self, block: Paragraph, first: bool) -> None:
        if not block.pictures:
            self._begin(below=15, leading=self.leading)
            self._text(block.text)
            return
        count = sum(pictures.count for pictures in block.pictures)
        side = self.px(72 if first and count <= 2 else 48)
        wide = count * (side + self.px(10)) + self.px(10)
        if count > 3 or self.line - wide < 15 * self.body.pixelSize():
            self._pictures_above(block, min(side, self.px(48)))
            return
        table = self._insert_table(1, 2, below=15, widths=(wide, self.line - wide))
        beside, text = table.cellAt(0, 0), table.cellAt(0, 1)
        self._into(beside)
        self._begin()
        self._image_row(block.pictures, side, self.px(10))
        self._into(text, middle=True)
        self._begin(leading=self.leading)
        self._text(block.text)
        self._leave(table)

    def _pictures_above(self, block: Paragraph, side: int) -> None:
        self._begin(below=8)
        self._image_row(block.pictures, side, self.px(8))
        self._begin(below=15, leading=self.leading)
        self._text(block.text)

    def _items(self, block: Items) -> None:
        marks = [f"{place}." if block.numbered else "•" for place in range(1, len(block.items) + 1)]
        letters = in_letters(self.look.serif(self.body_size * self.scale, bold=block.numbered), self.look.c.rule)
        wide = max(QFontMetricsF(letters.font()).horizontalAdvance(mark) for mark in marks) + self.px(22)
        table = self._insert_table(len(marks), 2, below=13, widths=(wide, self.line - wide))
        for row, (mark, text) in enumerate(zip(marks, block.items, strict=True)):
            self._into(table.cellAt(row, 0), left=self.px(8))
            self._begin(leading=self.leading)
            self._write(mark, letters)
            self._into(table.cellAt(row, 1), below=self.px(3))
            self._begin(leading=self.leading)
            self._text(text)
        self._leave(table)

    def _definition(self, block: Definition) -> None:
        self._begin(below=9, leading=self.leading - 6)
        title = in_letters(self.look.serif(self.body_size * self.scale, bold=True), self.look.c.ink)
        title.setAnchor(True)
        title.setAnchorNames([block.key])
        self._write(block.title, title)
        self._write(f"\u2002{block.text}", self._plain())

    def _see_also(self, block: SeeAlso) -> None:
        self._begin(above=6, below=8, leading=150)
        self._write(translate("Rulebook", "See also"), in_letters(self.look.sans(13 * self.scale), self.look.c.quiet))
        letters = in_letters(self.look.serif(13.5 * self.scale), self.look.c.link)
        for number in block.sections:
            self._write("\u2003 ", self._plain())
            words = f"{number}\u00a0 {self.book.section(number).title}"
            if QFontMetricsF(letters.font()).horizontalAdvance(words) < self.line:
                words = words.replace(" ", "\u00a0")
            self._write(words, linked(letters, SECTION_LINK + number, self.look.c.link))

    def _table(self, block: TableBlock) -> None:
        if self._table_width(block) > self.width:
            self._table_as_lines(block)
            return
        wide = self._table_width(block, whole=True)
        table = self._insert_table(
            len(block.rows) + 1, len(block.head), below=16, width=min(wide, self.width), padding=self.px(self.padding)
        )
        quiet = in_letters(self.look.sans(self.head_size * self.scale, bold=True), self.look.c.quiet)
        for row, cells in enumerate((block.head, *block.rows)):
            for column, text in enumerate(cells):
                cell = table.cellAt(row, column)
                left = self.px(self.apart if column else self.padding)
                self._into(cell, left=left, middle=True, line=0.8 if row == 0 else 0.3, wash=row > 0 and row % 2 == 0)
                self._begin(leading=112)
                self._text(text, quiet if row == 0 else self._cell(bold=column == 0))
        self._leave(table)

    def _table_as_lines(self, block: TableBlock) -> None:
        """A table that is too wide for the pane: a paragraph a row, or, if it has only one, a line a column."""
        heads = [plain(head) for head in block.head]
        colon = translate("Rulebook", "{head}: ")
        rows: Sequence[Sequence[tuple[str, Text]]] = [list(zip(heads, row, strict=True)) for row in block.rows]
        if len(rows) == 1:
            rows = [[pair] for pair in rows[0][1:]]
            self._begin(below=4)
            self._write(
                " · ".join([heads[0], plain(block.rows[0][0])]),
                in_letters(self.look.sans(self.head_size * self.scale, bold=True), self.look.c.quiet),
            )
        for cells in rows:
            self._begin(below=7, leading=118)
            for place, (head, text) in enumerate(cells):
                if place == 0 and len(cells) > 1:
                    self._text(text, self._cell(bold=True))
                    continue
                if len(cells) > 1:
                    self._write(" · ", self._cell())
                self._write(colon.format(head=head), in_letters(self.look.sans(13 * self.scale), self.look.c.quiet))
                self._text(text, self._cell(bold=len(cells) == 1))
        self._begin(below=8)

    # ---- examples ---------------------------------------------------------------------------------------------------
    def _example(self, block: Example) -> None:
        padding = self.px(16)
        form = QTextFrameFormat()
        form.setProperty(ROLE, BOX)
        form.setPadding(padding)
        form.setTopMargin(self.px(4) + self.below)
        form.setBottomMargin(self.px(18))
        form.setWidth(QTextLength(QTextLength.Type.FixedLength, self.width))
        frame = self.cursor.insertFrame(form)
        self.fresh = True
        self._begin(below=11)
        self._write(block.title, in_letters(self.look.serif(15.5 * self.scale, bold=True), self.look.c.ink))
        inner = self.width - 2 * padding
        columns = self._columns(block, inner)
        if columns > 1 or self.narrow or any(self._case_width(case) > inner * 0.5 for case in block.cases):
            self._cases_beside(block.cases, columns, inner)
        else:
            self._cases_below(block.cases, inner)
        self.cursor = QTextCursor(self.document)
        self.cursor.setPosition(frame.lastPosition() + 1)
        self.fresh = True

    def _columns(self, block: Example, inner: float) -> int:
        """How many cases stand side by side: all, or one."""
        count = len(block.cases)
        if count > 3 or any(len(plain(case.why)) > _SHORT_CAPTION for case in block.cases):
            return 1
        widest = max(self._case_width(case) for case in block.cases)
        return count if (widest + self.px(18)) * count <= inner else 1

    def _case_width(self, case: Case) -> float:
        big = QFontMetricsF(self.look.serif(27 * self.scale, bold=True)).horizontalAdvance(case.result)
        return self._stack_width(case.pictures) + big + self.px(48)

    def _cases_beside(self, cases: tuple[Case, ...], columns: int, inner: float) -> None:
        """Each case: pictures and result, the caption below."""
        rows = -(-len(cases) // columns)
        table = self._insert_table(
            rows, columns, widths=(inner / columns,) * columns, role=CASES if columns > 1 else ""
        )
        for place, case in enumerate(cases):
            row, column = divmod(place, columns)
            self._into(
                table.cellAt(row, column), left=self.px(18) if column else 0, below=self.px(13) if row + 1 < rows else 0
            )
            self._begin(below=7)
            self._stack(case.pictures, self._room(inner / columns, case))
            self._result(case)
            self._begin(leading=115)
            self._text(case.why, in_letters(self.look.sans(13 * self.scale), self.look.c.quiet))
        self._leave(table)

    def _cases_below(self, cases: tuple[Case, ...], inner: float) -> None:
        """A case a line: pictures, result, caption."""
        pictures = max(self._stack_width(case.pictures) for case in cases) + self.px(8)
        big = QFontMetricsF(self.look.serif(27, bold=True))
        result = max(big.horizontalAdvance(case.result) for case in cases) + self.px(60)
        table = self._insert_table(len(cases), 3, widths=(pictures, result, inner - pictures - result))
        for row, case in enumerate(cases):
            below = self.px(7) if row + 1 < len(cases) else 0
            self._into(table.cellAt(row, 0), below=below, middle=True)
            self._begin()
            self._stack(case.pictures, self._room(inner, case))
            self._into(table.cellAt(row, 1), below=below, middle=True)
            self._begin()
            self._result(case)
            self._into(table.cellAt(row, 2), below=below, middle=True)
            self._begin(leading=120)
            self._text(case.why, in_letters(self.look.sans(13.5), self.look.c.quiet))
        self._leave(table)

    def _room(self, width: float, case: Case) -> float:
        return max(self.px(52), width - (self._case_width(case) - self._stack_width(case.pictures)))

    def _result(self, case: Case) -> None:
        if not case.result:
            return
        c = self.look.c
        colour = c.gain if case.result[0] == "+" else c.refuse if case.result[0] in f"0{MINUS}-" else c.ink
        equal = in_letters(self.look.serif(20 * self.scale), self.look.c.quiet)
        sum_ = in_letters(self.look.serif(27 * self.scale, bold=True), colour)
        self._write("\u2002=\u2002" if case.pictures else "=\u2002", equal)
        self._write(case.result, sum_)

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

    # ---- the document -----------------------------------------------------------------------------------------------
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

    def _table_width(self, block: TableBlock, whole: bool = False) -> float:
        """The width a table needs: for its longest words, or (whole) for its cells on one line."""
        metrics = QFontMetricsF(self.look.sans(self.cell_size * self.scale, bold=True))
        total = 0.0
        for column in range(len(block.head)):
            cells = [plain(row[column]) for row in (block.head, *block.rows)]
            parts = cells if whole else [word for cell in cells for word in cell.split()]
            total += (
                max((metrics.horizontalAdvance(part) for part in parts), default=0)
                + self.px(self.padding)
                + self.px(self.apart)
                + self.px(whole and 16)
            )
        return total


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
