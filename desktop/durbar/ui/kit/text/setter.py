"""Sets the blocks of a rulebook as text: headings, pictures beside paragraphs, examples, tables, links."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import (
    QFontMetricsF,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
)

from durbar.ui.kit.look.theme import Look, look
from durbar.ui.kit.text.blocks import (
    Block,
    Case,
    Definition,
    Example,
    Items,
    Paragraph,
    Section,
    SeeAlso,
    TableBlock,
    Text,
    plain,
)
from durbar.ui.kit.text.rulebook import Rulebook
from durbar.ui.kit.text.writer import BOX, CASES, ROLE, SECTION_LINK, Writer, in_letters, linked
from durbar.ui.words import MINUS, translate

#: Captions up to this long let the cases of an example stand side by side.
_SHORT_CAPTION = 44


class Setter(Writer):
    """Writes the blocks of a section.

    leading: of running text, in per cent of the letter's own. padding: round the cells of a table, in units; apart:
    before each but the first of a row. head_size: how high letters are, in units, in the first rows of tables.
    narrow: for a small pane that has the title elsewhere.
    """

    leading = 138
    padding, apart = 6.0, 6.0
    head_size = 12.5

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
        super().__init__(document, width=width, ratio=ratio, scale=scale, look=look)
        self.book = book
        self.narrow = narrow

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
