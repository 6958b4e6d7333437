"""Reads the Markdown file of a rulebook. Whatever is not well formed is refused with its line.

The file (``resources/rulebook/en/ra.md``) holds one title line, sections ``## 7 Fame``, subsections
``### 7.3 The river``, ``#### 11.2.5 The auction`` and at last ``## Glossary``. A paragraph may begin with pictures:
``{{tile-nile}}``, ``{{tile-nile*3}}``, or ``{{house@0}}`` for a piece in a player's colour (see ``art``);
``[[Floods|flood]]`` is a term of the glossary; numbers of other sections, such as 7.3, become references.
A quote is a worked example; ``See also: 5, 9.6`` ends a section. A paragraph, list or table below a line
``{{quick}}`` is part of the quick reference too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from durbar.ui.kit.text.blocks import (
    GLOSSARY,
    Block,
    Case,
    Definition,
    Example,
    Items,
    Paragraph,
    Pictures,
    QuickBlock,
    Reference,
    Section,
    SeeAlso,
    Span,
    TableBlock,
    Term,
    Text,
)
from durbar.ui.kit.text.headings import HEADING

_QUICK_MARK = "{{quick}}"
_GLOSSARY_TITLES = ("Glossary", "Lexique")
_SEE_ALSO = re.compile(r"(?:See also|Voir aussi)[\s\u00a0\u202f]*:\s*(.+)")
_PICTURE = re.compile(r"\{\{([^}*]+)(?:\*(\d+))?\}\}\s*")
_SPAN = re.compile(r"\[\[([^\]|]+)(?:\|([^\]]+))?\]\]|(?<![\d.,])(\d{1,2}(?:\.\d{1,2}){1,2})(?![\d.]*\d)")
_DEFINITION = re.compile(r"- \*\*([^*]+)\*\* (.+?)[\s\u00a0\u202f]*:[\s\u00a0\u202f]+(\S.*)")
_ITEM = re.compile(r"(-|\d+\.) (\S.*)")


class RulebookError(ValueError):
    """A rulebook file that is not well formed. str() names the file, the line and what is wrong with it."""


def read(text: str, art: str, name: str, strict: bool = True) -> tuple[str, tuple[Section, ...]]:
    """The title and the sections of a rulebook. art: the file of pictures that name none; name: of the text.

    strict: a term that the glossary lacks is an error, not plain words. Raises RulebookError.
    """
    return _Reader(text, art, name, strict).book()


class _Reader:
    """Reads one file. Marks that point to sections and terms are checked when all are known."""

    def __init__(self, text: str, art: str, name: str, strict: bool) -> None:
        self.lines = text.splitlines()
        self.art = art
        self.name = name
        self.strict = strict
        self.at = 0
        self.quick: list[QuickBlock] = []
        self.numbers = {found[2] for line in self.lines if (found := HEADING.fullmatch(line.rstrip()))}
        self.keys = {found[1] for line in self.lines if (found := _DEFINITION.fullmatch(line.rstrip()))}

    def book(self) -> tuple[str, tuple[Section, ...]]:
        self._skip_blank()
        if not self._line().startswith("# "):
            raise self._wrong("the first line must be the title, “# …”")
        title = self._take()[2:].strip()
        sections: list[Section] = []
        while self._skip_blank():
            section = self._section(sections)
            if any(section.number == other.number for other in sections):
                raise self._wrong(f"section {section.number} stands here twice", self.at - 1)
            sections.append(section)
        if not sections:
            raise self._wrong("there is no section")
        return title, tuple(sections)

    def _section(self, before: list[Section]) -> Section:
        line = self._line()
        if line.startswith("## ") and line[3:].strip() in _GLOSSARY_TITLES:
            self.at += 1
            return Section(GLOSSARY, line[3:].strip(), None, tuple(self._definitions()))
        found = HEADING.fullmatch(line)
        if not found:
            raise self._wrong("a heading must be “## 7 Title” or “### 7.3 Title”")
        number, title = found[2], found[3]
        if len(found[1]) != 2 + number.count("."):
            raise self._wrong(f"number {number} does not go with {found[1]}")
        parent = number.split(".")[0] if "." in number else None
        if parent and all(section.number != parent for section in before):
            raise self._wrong(f"section {number} comes before section {parent}")
        self.at += 1
        self.quick = []
        blocks = tuple(self._blocks())
        return Section(number, title.strip(), parent, blocks, tuple(self.quick))

    def _blocks(self) -> Iterator[Block]:
        while self._skip_blank() and not self._line().startswith("#"):
            if self._line() == _QUICK_MARK:
                self.at += 1
                yield self._quick_block()
            else:
                yield self._block()

    def _quick_block(self) -> QuickBlock:
        mark = self.at - 1
        block = None if not self._skip_blank() or self._line().startswith(("#", _QUICK_MARK)) else self._block()
        if not isinstance(block, QuickBlock):
            raise self._wrong(f"a paragraph, a list or a table must stand below “{_QUICK_MARK}”", mark)
        self.quick.append(block)
        return block

    def _block(self) -> Block:
        line = self._line()
        if line.startswith(">"):
            return self._example()
        if line.startswith("|"):
            return self._table()
        if _ITEM.fullmatch(line):
            return self._items()
        if found := _SEE_ALSO.fullmatch(line):
            return self._see_also(found[1])
        return self._paragraph()

    def _definitions(self) -> Iterator[Definition]:
        seen: set[str] = set()
        while self._skip_blank():
            found = _DEFINITION.fullmatch(self._line())
            if not found:
                raise self._wrong("a line of the glossary must be “- **key** Term: definition.”")
            if found[1] in seen:
                raise self._wrong(f"the glossary has “{found[1]}” twice")
            seen.add(found[1])
            yield Definition(found[1], found[2], found[3])
            self.at += 1

    def _paragraph(self) -> Paragraph:
        start = self.at
        line = self._take()
        pictures, rest = self._pictures(line, start)
        while (
            self.at < len(self.lines)
            and self._line()
            and self._line()[0] not in "#>|"
            and self._line() != _QUICK_MARK
            and not _SEE_ALSO.match(self._line())
        ):
            rest += " " + self._take()
        return Paragraph(self._text(rest, start), pictures)

    def _items(self) -> Items:
        items, numbered = [], self._line()[0] != "-"
        while self.at < len(self.lines) and (found := _ITEM.fullmatch(self._line())):
            items.append(self._text(found[2], self.at))
            self.at += 1
        return Items(tuple(items), numbered)

    def _example(self) -> Example:
        title = re.fullmatch(r"> ?\*\*(.+)\*\*", self._line())
        if not title:
            raise self._wrong("an example must begin with its title, “> **Title**”")
        self.at += 1
        cases = []
        while self.at < len(self.lines) and self._line().startswith(">"):
            cases.append(self._case(self._line()[1:].strip()))
            self.at += 1
        if not cases:
            raise self._wrong("the example has no case", self.at - 1)
        return Example(title[1], tuple(cases))

    def _case(self, line: str) -> Case:
        pictures, rest = self._pictures(line, self.at)
        if not rest.startswith("="):
            return Case(pictures, "", self._text(rest, self.at))
        result, _, why = rest[1:].partition("·")
        if not result.strip():
            raise self._wrong("nothing stands after “=”")
        return Case(pictures, result.strip(), self._text(why.strip(), self.at))

    def _table(self) -> TableBlock:
        rows: list[tuple[Text, ...]] = []
        while self.at < len(self.lines) and self._line().startswith("|"):
            line = self._line()
            if not line.endswith("|"):
                raise self._wrong("a row of a table must end with “|”")
            cells = [cell.strip() for cell in line[1:-1].split("|")]
            if rows and len(cells) != len(rows[0]):
                raise self._wrong(f"this row has {len(cells)} cells, the first has {len(rows[0])}")
            rows.append(tuple(self._text(cell, self.at) for cell in cells))
            if len(rows) == 2 and not all(re.fullmatch(r":?-+:?", cell) for cell in cells):
                raise self._wrong("the second row of a table must be “|---|”")
            self.at += 1
        if len(rows) < 3:
            raise self._wrong("a table needs a head, “|---|” and a row", self.at - 1)
        return TableBlock(rows[0], tuple(rows[2:]))

    def _see_also(self, numbers: str) -> SeeAlso:
        sections = tuple(number.strip().rstrip(".") for number in numbers.split(","))
        for number in sections:
            if number not in self.numbers:
                raise self._wrong(f"there is no section {number} to see")
        self.at += 1
        if self._skip_blank() and not self._line().startswith("#"):
            raise self._wrong("“See also” must be the last line of a section")
        return SeeAlso(sections)

    def _pictures(self, line: str, at: int) -> tuple[tuple[Pictures, ...], str]:
        """The pictures at the start of a line, and the rest of it."""
        found = []
        while picture := _PICTURE.match(line):
            name, count = picture[1].strip(), int(picture[2] or 1)
            if count < 1:
                raise self._wrong("a picture cannot stand 0 times", at)
            found.append(Pictures(name if "/" in name else f"{self.art}/{name}", count))
            line = line[picture.end() :]
        if "{{" in line:
            raise self._wrong("a picture must stand at the start of a line and end with “}}”", at)
        return tuple(found), line

    def _text(self, line: str, at: int) -> Text:
        spans: list[Span] = []
        end = 0
        for found in _SPAN.finditer(line):
            if found[3] and found[3] not in self.numbers:
                continue
            if found.start() > end:
                spans.append(line[end : found.start()])
            spans.append(Reference(found[3]) if found[3] else self._term(found[1], found[2], at))
            end = found.end()
        if end < len(line):
            spans.append(line[end:])
        if any("[[" in span or "]]" in span for span in spans if isinstance(span, str)):
            raise self._wrong("a term must be “[[words]]” or “[[words|key]]”", at)
        return tuple(spans)

    def _term(self, words: str, key: str | None, at: int) -> Term | str:
        term = Term(words, key or words[0].lower() + words[1:])
        if term.key in self.keys:
            return term
        if self.strict:
            raise self._wrong(f"the glossary has no term “{term.key}”", at)
        return words

    def _line(self) -> str:
        return self.lines[self.at].rstrip() if self.at < len(self.lines) else ""

    def _take(self) -> str:
        self.at += 1
        return self.lines[self.at - 1].rstrip()

    def _skip_blank(self) -> bool:
        """Go to the next line with something on it; whether there is one."""
        while self.at < len(self.lines) and not self._line().strip():
            self.at += 1
        return self.at < len(self.lines)

    def _wrong(self, what: str, at: int | None = None) -> RulebookError:
        return RulebookError(f"{self.name}, line {(self.at if at is None else at) + 1}: {what}.")
