"""The rulebook of a game: its sections, its glossary, and what a search in them finds. No widgets here."""

from __future__ import annotations

from functools import cached_property, lru_cache

from durbar.system import paths
from durbar.ui.kit.text.blocks import QUICK, Definition, Section
from durbar.ui.kit.text.reader import read
from durbar.ui.kit.text.search import Hit, Searched


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
    @lru_cache(maxsize=2)
    def load(cls, key: str, language: str) -> Rulebook:
        """Read the rulebook of a game, an unwritten one where it has none. Raises RulebookError for a malformed file.

        A term that the glossary lacks stays plain words; a test finds it. The last two are kept, of a game in both
        languages: to read one takes 10 ms, and a table asks for it at every change of language.
        """
        name = f"{language}/{key}.md"
        file = paths.found(f"rulebook/{name}")
        return Unwritten() if file is None else cls(*read(file.read_text(encoding="utf-8"), key, name, strict=False))

    @classmethod
    def parse(cls, text: str, art: str, name: str = "rulebook") -> Rulebook:
        """Read a rulebook from its text. art: the file of pictures that name none. Raises RulebookError."""
        return cls(*read(text, art, name))

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
        if words.strip() in self._at:
            found = self.section(words.strip())
            return [Hit(found.number, found.title, "")]
        return self._searched.find(words)

    @cached_property
    def _searched(self) -> Searched:
        return Searched(self.sections)

    def _place(self, number: str) -> int:
        if number not in self._at:
            raise KeyError(f"The rules of {self.title} have no section “{number}”.")
        return self._at[number]


class Unwritten(Rulebook):
    """What stands for the rulebook of a game that has none: an empty page, whatever section is asked for."""

    def __init__(self) -> None:
        super().__init__("", (Section("1", "", None, ()),))

    def _place(self, number: str) -> int:
        return 0
