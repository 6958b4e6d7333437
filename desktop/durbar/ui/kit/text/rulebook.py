"""The rulebook of a game: its sections, its glossary, and what a search in them finds. No widgets here.

The file (``resources/rulebook/en/ra.md``) holds a title, sections ``## 7 Fame``, ``### 7.3 The river``,
``#### 11.2.5 The auction`` and at last ``## Glossary``. Between blank lines stand paragraphs of one line, lists,
tables, worked examples (quotes) and ``See also: 5, 9.6``. ``{{tile-nile*3}}`` at the start of a line are pictures of
the game's art, ``{{house@0}}`` a piece in a player's colour; ``[[Floods|flood]]`` is a term of the glossary. A block
below a line ``{{quick}}`` is part of the quick reference too. Tests hold the files to this form.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache

from durbar.system import paths
from durbar.ui.kit.text.search import Hit, SearchIndex

#: The number under which the glossary is found, after the last section.
GLOSSARY = "glossary"
#: The number that stands for the quick reference; no section has it.
QUICK = "quick"

_HEADING = re.compile(r"^#{2,4} (?:(\d+(?:\.\d+){0,2}) )?(\S.*)$", re.MULTILINE)
_QUICK_MARK = "{{quick}}\n"
_DEFINITION = re.compile(r"^- \*\*([^*]+)\*\* (.+?)[\s\u00a0\u202f]*:[\s\u00a0\u202f]+(\S.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """A section. number: "7", "7.3", "11.2.5" or GLOSSARY. parent: the number of its chapter; None for a chapter.

    source: its Markdown without the heading.
    """

    number: str
    title: str
    parent: str | None
    source: str

    @property
    def shown_number(self) -> str:
        """Return the number as a reader sees it: nothing for the glossary."""
        return "" if self.number == GLOSSARY else self.number

    @property
    def name(self) -> str:
        """Return number and title."""
        return f"{self.shown_number} {self.title}".strip()

    @property
    def blocks(self) -> list[str]:
        """Return its paragraphs, lists, tables and examples."""
        return [block.removeprefix(_QUICK_MARK) for block in self._marked_blocks()]

    @property
    def quick(self) -> list[str]:
        """Return those of its blocks that the quick reference repeats."""
        return [block.removeprefix(_QUICK_MARK) for block in self._marked_blocks() if block.startswith(_QUICK_MARK)]

    def _marked_blocks(self) -> list[str]:
        return [block for block in re.split(r"\n\s*\n", self.source.strip()) if block]


class Rulebook:
    """The rules of one game in one language. art: the file of pictures that name none."""

    def __init__(self, title: str, art: str, sections: tuple[Section, ...]) -> None:
        self.title, self.art, self.sections = title, art, sections
        self._place_of = {section.number: place for place, section in enumerate(sections)}

    @classmethod
    @lru_cache(maxsize=2)
    def load(cls, key: str, language: str) -> Rulebook:
        """Read the rulebook of a game, an unwritten one where it has none. The last two are kept: a game's, in both
        languages.
        """
        file = paths.found(f"rulebook/{language}/{key}.md")
        return Unwritten() if file is None else cls.parse(file.read_text(encoding="utf-8"), key)

    @classmethod
    def parse(cls, text: str, art: str) -> Rulebook:
        """Read a rulebook from its text."""
        title, *parts = _HEADING.split(text)
        sections = []
        for number, heading, source in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
            parent = number.split(".")[0] if number and "." in number else None
            sections.append(Section(number or GLOSSARY, heading.strip(), parent, source))
        return cls(title.strip().removeprefix("# "), art, tuple(sections))

    def has_section(self, number: str) -> bool:
        """Return whether there is a section with this number."""
        return number in self._place_of

    def section(self, number: str) -> Section:
        """Return the section with this number, an empty one for QUICK. Raises KeyError when there is none."""
        if number == QUICK:
            return Section(QUICK, "", None, "")
        return self.sections[self._place(number)]

    @cached_property
    def terms(self) -> dict[str, tuple[str, str]]:
        """Return titles and definitions of the glossary by their keys."""
        found = _DEFINITION.findall(self.sections[-1].source)
        return {key: (title, text) for key, title, text in found}

    def term(self, key: str) -> tuple[str, str]:
        """Return title and definition of a term. Raises KeyError when the glossary has no such key."""
        if key not in self.terms:
            raise KeyError(f"The glossary has no term “{key}”.")
        return self.terms[key]

    @property
    def quick(self) -> tuple[Section, ...]:
        """Return the sections that have a part in the quick reference."""
        return tuple(section for section in self.sections if section.quick)

    def previous(self, number: str) -> Section | None:
        """Return the section before this one, None before the first."""
        place = self._place(number)
        return self.sections[place - 1] if place else None

    def next(self, number: str) -> Section | None:
        """Return the section after this one, None after the last."""
        place = self._place(number) + 1
        return self.sections[place] if place < len(self.sections) else None

    def search(self, words: str) -> list[Hit]:
        """Return sections in which every word begins some word; those with all of them in the title first.

        Accents and case do not matter. The number of a section finds it. Nothing is found for no words.
        """
        if words.strip() in self._place_of:
            found = self.section(words.strip())
            return [Hit(found.number, found.title, "")]
        return self._index.find(words)

    @cached_property
    def _index(self) -> SearchIndex:
        return SearchIndex([(section.number, section.title, section.source) for section in self.sections])

    def _place(self, number: str) -> int:
        if number not in self._place_of:
            raise KeyError(f"The rules of {self.title} have no section “{number}”.")
        return self._place_of[number]


class Unwritten(Rulebook):
    """What stands for the rulebook of a game that has none: an empty page, whatever section is asked for."""

    def __init__(self) -> None:
        super().__init__("", "", (Section("1", "", None, ""),))

    def _place(self, number: str) -> int:
        return 0
