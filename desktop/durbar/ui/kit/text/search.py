"""Which sections of a rulebook have the words that somebody looks for."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from durbar.ui.kit.text.blocks import Block, Definition, Example, Items, Paragraph, Section, TableBlock, plain

#: Between sentences; two letters and a point are an abbreviation ("av. J.-C.").
_BETWEEN_SENTENCES = re.compile(r"(?<=[.!?…])(?<!\b\w\w\.)\s+")
_LONGEST_EXCERPT = 160


@dataclass(frozen=True)
class Hit:
    """A section that a search found. excerpt: the sentence round the words, empty if only the title has them."""

    number: str
    title: str
    excerpt: str


class Searched:
    """The sections of a rulebook, their words folded once, for every letter typed searches them."""

    def __init__(self, sections: Sequence[Section]) -> None:
        self._sections = sections
        self._words = [tuple(map(_Words, (section.title, *_sentences(section)))) for section in sections]

    def find(self, words: str) -> list[Hit]:
        """Sections in which every word begins some word; those with all of them in the title first.

        Accents and case do not matter. Nothing is found for no words.
        """
        wanted = list(dict.fromkeys(_folded(words).split()))
        if not wanted:
            return []
        in_titles, in_texts = [], []
        for section, (title, *sentences) in zip(self._sections, self._words, strict=True):
            if all(title.has(want) for want in wanted):
                in_titles.append(Hit(section.number, section.title, _excerpt(sentences, wanted)))
            elif all(any(text.has(want) for text in (title, *sentences)) for want in wanted):
                in_texts.append(Hit(section.number, section.title, _excerpt(sentences, wanted)))
        return in_titles + in_texts


def _folded(text: str) -> str:
    """Small letters without accents, and nothing but letters and digits between blanks."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter if letter.isalnum() else " " for letter in bare if not unicodedata.combining(letter))


class _Words:
    """A text as it is searched: by the beginnings of its words."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._starts = " " + _folded(text)

    def has(self, want: str) -> bool:
        """Whether a word begins so. want: a folded word."""
        return " " + want in self._starts


def _excerpt(sentences: list[_Words], wanted: list[str]) -> str:
    """The sentence with most of the words, cut to a readable length round the first of them."""
    best = max(sentences, key=lambda sentence: sum(map(sentence.has, wanted)), default=_Words(""))
    found = [want for want in wanted if best.has(want)]
    if not found:
        return ""
    words = best.text.split()
    first = next(place for place, word in enumerate(words) if _Words(word).has(found[0]))
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
