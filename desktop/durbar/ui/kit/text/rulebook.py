"""The rulebook of a game, read from its Markdown file into sections, blocks and a glossary. No widgets here.

The file (``resources/rulebook/en/ra.md``) holds one title line, sections ``## 7 Fame``, subsections
``### 7.3 The river``, ``#### 11.2.5 The auction`` and at last ``## Glossary``. A paragraph may begin with pictures:
``{{tile-nile}}``, ``{{tile-nile*3}}``, or ``{{house@0}}`` for a piece in a player's colour (see ``art``);
``[[Floods|flood]]`` is a term of the glossary; numbers of other sections, such as 7.3, become references.
A quote is a worked example; ``See also: 5, 9.6`` ends a section. A paragraph, list or table below a line
``{{quick}}`` is part of the quick reference too.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from durbar.system.paths import resource

#: The number under which the glossary is found, after the last section.
GLOSSARY = "glossary"
#: The number that stands for the quick reference; no section has it.
QUICK = "quick"

_QUICK_MARK = "{{quick}}"
_GLOSSARY_TITLES = ("Glossary", "Lexique")
_SEE_ALSO = re.compile(r"(?:See also|Voir aussi)[\s\u00a0\u202f]*:\s*(.+)")
_HEADING = re.compile(r"(#{2,4}) (\d+(?:\.\d+){0,2}) (\S.*)")
_PICTURE = re.compile(r"\{\{([^}*]+)(?:\*(\d+))?\}\}\s*")
_SPAN = re.compile(r"\[\[([^\]|]+)(?:\|([^\]]+))?\]\]|(?<![\d.,])(\d{1,2}(?:\.\d{1,2}){1,2})(?![\d.]*\d)")
_DEFINITION = re.compile(r"- \*\*([^*]+)\*\* (.+?)[\s\u00a0\u202f]*:[\s\u00a0\u202f]+(\S.*)")
_ITEM = re.compile(r"(-|\d+\.) (\S.*)")
#: Between sentences; two letters and a point are an abbreviation ("av. J.-C.").
_BETWEEN_SENTENCES = re.compile(r"(?<=[.!?…])(?<!\b\w\w\.)\s+")
_LONGEST_EXCERPT = 160


class RulebookError(ValueError):
    """A rulebook file that is not well formed. str() names the file, the line and what is wrong with it."""


@dataclass(frozen=True)
class Term:
    """Words of a text that the glossary explains under ``key``."""

    words: str
    key: str


@dataclass(frozen=True)
class Reference:
    """The number of another section, inside a text."""

    section: str


Span = str | Term | Reference
Text = tuple[Span, ...]


@dataclass(frozen=True)
class Pictures:
    """An element of an art file ("ra/tile-nile"), ``count`` times."""

    art: str
    count: int = 1


@dataclass(frozen=True)
class Paragraph:
    """A paragraph, with the pictures that stand beside it."""

    text: Text
    pictures: tuple[Pictures, ...] = ()


@dataclass(frozen=True)
class Items:
    """A list, numbered or not."""

    items: tuple[Text, ...]
    numbered: bool


@dataclass(frozen=True)
class Case:
    """A line of an example: pictures, what comes of them ("+4"), and why."""

    pictures: tuple[Pictures, ...]
    result: str
    why: Text


@dataclass(frozen=True)
class Example:
    """A worked example: a title and its cases."""

    title: str
    cases: tuple[Case, ...]


@dataclass(frozen=True)
class TableBlock:
    """A table: the heads of its columns, and rows of as many cells."""

    head: tuple[Text, ...]
    rows: tuple[tuple[Text, ...], ...]


@dataclass(frozen=True)
class SeeAlso:
    """Numbers of sections worth reading next."""

    sections: tuple[str, ...]


@dataclass(frozen=True)
class Definition:
    """An entry of the glossary."""

    key: str
    title: str
    text: str


#: What may be part of the quick reference.
QuickBlock = Paragraph | Items | TableBlock
Block = QuickBlock | Example | SeeAlso | Definition


@dataclass(frozen=True)
class Section:
    """A section. number: "7", "7.3", "11.2.5" or GLOSSARY. parent: the number of its chapter; None for a chapter.

    quick: those of its blocks that the quick reference repeats.
    """

    number: str
    title: str
    parent: str | None
    blocks: tuple[Block, ...]
    quick: tuple[QuickBlock, ...] = ()

    @property
    def shown_number(self) -> str:
        """The number as a reader sees it: nothing for the glossary."""
        return "" if self.number == GLOSSARY else self.number


@dataclass(frozen=True)
class Hit:
    """A section that a search found. excerpt: the sentence round the words, empty if only the title has them."""

    number: str
    title: str
    excerpt: str


class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, title: str, sections: tuple[Section, ...]) -> None:
        self.title = title
        self.sections = sections
        self._at = {section.number: place for place, section in enumerate(sections)}
        self._terms = {
            block.key: (block.title, block.text)
            for section in sections
            for block in section.blocks
            if isinstance(block, Definition)
        }

    @classmethod
    def load(cls, key: str, language: str) -> Rulebook:
        """Read the rulebook of a game. Raises FileNotFoundError, or RulebookError when the file is malformed."""
        name = f"{language}/{key}.md"
        return cls.parse(resource(f"rulebook/{name}").read_text(encoding="utf-8"), key, name)

    @classmethod
    def parse(cls, text: str, art: str, name: str = "rulebook") -> Rulebook:
        """Read a rulebook from its text. art: the file of pictures that name none. Raises RulebookError."""
        return _Reader(text, art, name).book()

    def section(self, number: str) -> Section:
        """The section with this number, an empty one for QUICK. Raises KeyError when there is none."""
        if number == QUICK:
            return Section(QUICK, "", None, ())
        return self.sections[self._place(number)]

    def term(self, key: str) -> tuple[str, str]:
        """Title and definition of a term. Raises KeyError when the glossary has no such key."""
        if key not in self._terms:
            raise KeyError(f"The glossary has no term “{key}”.")
        return self._terms[key]

    @property
    def quick(self) -> tuple[Section, ...]:
        """The sections that have a part in the quick reference."""
        return tuple(section for section in self.sections if section.quick)

    def previous(self, number: str) -> Section | None:
        """The section before this one, None before the first."""
        place = self._place(number)
        return self.sections[place - 1] if place else None

    def next(self, number: str) -> Section | None:
        """The section after this one, None after the last."""
        place = self._place(number) + 1
        return self.sections[place] if place < len(self.sections) else None

    def search(self, words: str) -> list[Hit]:
        """Sections in which every word begins some word; those with all of them in the title first.

        Accents and case do not matter. The number of a section finds it. Nothing is found for no words.
        """
        wanted = list(dict.fromkeys(_folded(words).split()))
        if not wanted:
            return []
        if words.strip() in self._at:
            found = self.section(words.strip())
            return [Hit(found.number, found.title, "")]
        in_titles, in_texts = [], []
        for section, (title, *sentences) in zip(self.sections, self._searched, strict=True):
            if all(title.has(want) for want in wanted):
                in_titles.append(Hit(section.number, section.title, _excerpt(sentences, wanted)))
            elif all(any(text.has(want) for text in (title, *sentences)) for want in wanted):
                in_texts.append(Hit(section.number, section.title, _excerpt(sentences, wanted)))
        return in_titles + in_texts

    @cached_property
    def _searched(self) -> tuple[tuple[_Searched, ...], ...]:
        """Of each section the title and the sentences; read once, for every letter typed searches them."""
        return tuple(tuple(map(_Searched, (section.title, *_sentences(section)))) for section in self.sections)

    def _place(self, number: str) -> int:
        if number not in self._at:
            raise KeyError(f"The rules of {self.title} have no section “{number}”.")
        return self._at[number]


def plain(text: Text) -> str:
    """A text without its marks."""
    return "".join(
        span if isinstance(span, str) else span.words if isinstance(span, Term) else span.section for span in text
    )


# ---- searching ------------------------------------------------------------------------------------------------------
def _folded(text: str) -> str:
    """Small letters without accents, and nothing but letters and digits between blanks."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter if letter.isalnum() else " " for letter in bare if not unicodedata.combining(letter))


class _Searched:
    """A text as it is searched: by the beginnings of its words."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._starts = " " + _folded(text)

    def has(self, want: str) -> bool:
        """Whether a word begins so. want: a folded word."""
        return " " + want in self._starts


def _excerpt(sentences: list[_Searched], wanted: list[str]) -> str:
    """The sentence with most of the words, cut to a readable length round the first of them."""
    best = max(sentences, key=lambda sentence: sum(map(sentence.has, wanted)), default=_Searched(""))
    found = [want for want in wanted if best.has(want)]
    if not found:
        return ""
    words = best.text.split()
    first = next(place for place, word in enumerate(words) if _Searched(word).has(found[0]))
    while len(" ".join(words)) > _LONGEST_EXCERPT and len(words) > 1:
        if first > len(words) // 2:
            words, first = words[1:], first - 1
        else:
            words = words[:-1]
    text = " ".join(words)
    return ("" if best.text.startswith(words[0]) else "… ") + text + ("" if best.text.endswith(words[-1]) else " …")


def _sentences(section: Section) -> Iterator[str]:
    for block in section.blocks:
        for text in _texts(block):
            yield from _BETWEEN_SENTENCES.split(text)


def _texts(block: Block) -> Iterator[str]:
    match block:
        case Paragraph(text):
            yield plain(text)
        case Items(items):
            yield from map(plain, items)
        case Example(title, cases):
            yield title
            yield from (plain(case.why) for case in cases)
        case TableBlock(head, rows):
            yield from (", ".join(cell for cell in map(plain, row) if cell) for row in (head, *rows))
        case Definition(_, title, text):
            yield f"{title}: {text}"


# ---- reading --------------------------------------------------------------------------------------------------------
class _Reader:
    """Reads one file. Marks that point to sections and terms are checked when all are known."""

    def __init__(self, text: str, art: str, name: str) -> None:
        self.lines = text.splitlines()
        self.art = art
        self.name = name
        self.at = 0
        self.quick: list[QuickBlock] = []
        self.numbers = {found[2] for line in self.lines if (found := _HEADING.fullmatch(line.rstrip()))}
        self.keys = {found[1] for line in self.lines if (found := _DEFINITION.fullmatch(line.rstrip()))}

    def book(self) -> Rulebook:
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
        return Rulebook(title, tuple(sections))

    def _section(self, before: list[Section]) -> Section:
        line = self._line()
        if line.startswith("## ") and line[3:].strip() in _GLOSSARY_TITLES:
            self.at += 1
            return Section(GLOSSARY, line[3:].strip(), None, tuple(self._definitions()))
        found = _HEADING.fullmatch(line)
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

    def _term(self, words: str, key: str | None, at: int) -> Term:
        term = Term(words, key or words[0].lower() + words[1:])
        if term.key not in self.keys:
            raise self._wrong(f"the glossary has no term “{term.key}”", at)
        return term

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
