"""The quick reference of a game set as a text document: what its rulebook marks for it, close together, in columns.

The words are those of the rulebook; nothing is said twice. Links are the same as in ``section_text``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations, pairwise

from PySide6.QtGui import QTextCharFormat, QTextDocument, QTextTable

from durbar.ui.kit.look.theme import Look, look
from durbar.ui.kit.text.blocks import Paragraph, Pictures, Section, Text, plain
from durbar.ui.kit.text.rulebook import Rulebook
from durbar.ui.kit.text.setter import Setter
from durbar.ui.kit.text.writer import SECTION_LINK, in_letters, linked, new_document

#: Letters and pictures, as a part of those of the rulebook's page.
_SCALE = 0.92
#: Units between two columns.
_BETWEEN = 34
#: A text this many times as wide as a letter is high has room for two columns.
_TWO_COLUMNS = 56
#: Units above a heading.
_ABOVE_HEAD = 30


def reference_text(
    book: Rulebook,
    *,
    width: float,
    ratio: float,
    columns: int,
    titles: tuple[str, str] | None = None,
    links: bool = True,
    look: Look = look,
) -> QTextDocument:
    """The quick reference as a new document. width: of the text, in pixels. ratio: device pixels in a pixel.

    titles: what stands above everything, large and small. links: whether words lead anywhere.
    Raises KeyError when the art lacks a picture.
    """
    setter = partial(_ReferenceSetter, book=book, ratio=ratio, scale=_SCALE, look=look, links=links)
    document = new_document()
    whole = setter(document, width=width)
    if titles:
        whole.set_titles(*titles)
    if columns == 1:
        whole.set_sections(book.quick)
        return document
    between = look.px(_BETWEEN)
    wide = (width - between * (columns - 1)) / columns
    measured = setter(new_document(), width=wide)
    measured.set_sections(book.quick)
    whole.set_columns(_shared_out(book.quick, measured.tops(), columns), wide, between)
    return document


def columns_in(width: float) -> int:
    """How many columns there is room for on the screen, one or two. width: of the text, in pixels."""
    return 2 if width >= _TWO_COLUMNS * look.letter(15) else 1


def _shared_out(sections: Sequence[Section], tops: Sequence[float], columns: int) -> list[Sequence[Section]]:
    """The sections in columns of nearly the same height, in their order. tops: of each, and of what follows the last.

    There must be at least as many sections as columns.
    """
    ways = [list(pairwise((0, *cuts, len(sections)))) for cuts in combinations(range(1, len(sections)), columns - 1)]
    best = min(ways, key=lambda way: max(tops[end] - tops[start] for start, end in way))
    return [sections[start:end] for start, end in best]


class _ReferenceSetter(Setter):
    """Writes what is marked of each section below a small heading."""

    air = 0.42
    leading = 109
    padding, apart = 2.4, 8.0
    body_size, cell_size, head_size = 14.6, 13.8, 13.8

    def __init__(
        self,
        document: QTextDocument,
        book: Rulebook,
        *,
        width: float,
        ratio: float,
        scale: float,
        look: Look,
        links: bool,
    ) -> None:
        super().__init__(document, book, width=width, ratio=ratio, scale=scale, narrow=True, look=look)
        document.setTextWidth(width)
        self.links = links
        self.line = width
        self._headings: list[int] = []
        self._left: QTextTable | None = None  # the table that ended last

    def set_titles(self, title: str, second: str) -> None:
        """A line above everything: a title, and words that are less loud."""
        self._begin(below=28, heading=1)
        self._write(title, in_letters(self.look.serif(22 * self.scale, bold=True), self.look.c.ink))
        self._write(f"\u2003{second}", in_letters(self.look.serif(14 * self.scale, italic=True), self.look.c.quiet))

    def set_columns(self, parts: Sequence[Sequence[Section]], wide: float, between: float) -> None:
        """Sections beside each other; wide: each column, between: the room between two, in pixels."""
        widths = (wide, *[wide + between] * (len(parts) - 1))
        columns = self._insert_table(1, len(parts), widths=widths)
        self.width = self.line = wide
        for place, sections in enumerate(parts):
            self._into(columns.cellAt(0, place), left=between if place else 0)
            self.set_sections(sections)

    def set_sections(self, sections: Sequence[Section]) -> None:
        """Sections below each other."""
        self._left = None
        for section in sections:
            self._head(section)
            for block in section.quick:
                self._block(block, first=False)

    def tops(self) -> list[float]:
        """Where each section begins that was set, and where the last one ends, in pixels."""
        layout = self.document.documentLayout()
        starts = [layout.blockBoundingRect(self.document.findBlock(at)).top() for at in self._headings]
        return [*starts, self.document.size().height()]

    def _head(self, section: Section) -> None:
        if self.fresh and self._left is not None:  # the block after a table loses its own margin
            form = self._left.format().toTableFormat()
            form.setBottomMargin(self.px(_ABOVE_HEAD * self.air))
            self._left.setFormat(form)
        self._begin(above=_ABOVE_HEAD if self._headings else 0, below=9, heading=2)
        self._headings.append(self.cursor.position())
        font = self.look.serif(16 * self.scale, bold=True)
        number, title = in_letters(font, self.look.c.rule), in_letters(font, self.look.c.ink)
        self._write(f"{section.number}\u2002", self._leading_to(section, number))
        self._write(section.title, self._leading_to(section, title))

    def _leading_to(self, section: Section, letters: QTextCharFormat) -> QTextCharFormat:
        return linked(letters, SECTION_LINK + section.number, None) if self.links else letters

    def _paragraph(self, block: Paragraph, first: bool) -> None:
        """Pictures are small and stand at the left, one of each."""
        if not block.pictures:
            super()._paragraph(block, first)
            return
        side, gap = self.px(23), self.px(6)
        wide = len(block.pictures) * (side + gap)
        table = self._insert_table(1, 2, below=15, widths=(wide, self.line - wide))
        self._into(table.cellAt(0, 0))
        self._begin()
        self._image_row(tuple(Pictures(each.art) for each in block.pictures), side, gap)
        self._into(table.cellAt(0, 1), middle=True)
        self._begin(leading=self.leading)
        self._text(block.text)
        self._leave(table)

    def _leave(self, table: QTextTable) -> None:
        super()._leave(table)
        self._left = table

    def _text(self, text: Text, letters: QTextCharFormat | None = None) -> None:
        super()._text(text if self.links else (plain(text),), letters)
