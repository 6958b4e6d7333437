"""Which sections of a rulebook have the words that somebody looks for."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

#: Between sentences; two letters and a point are an abbreviation ("av. J.-C.").
_BETWEEN_SENTENCES = re.compile(r"(?<=[.!?…])(?<!\b\w\w\.)\s+")
_MAX_EXCERPT_LETTERS = 160
#: Marks of the source and what a reader sees in their place: pictures, terms, results of examples, bold words, items.
_MARKS = (
    (re.compile(r"\{\{[^}]*\}\}\s*"), ""),
    (re.compile(r"\[\[([^\]|]+)(?:\|[^\]]+)?\]\]"), r"\1"),
    (re.compile(r"^- \*\*[^*]+\*\* "), ""),
    (re.compile(r"^>\s*(=[^·]*·?\s*)?"), ""),
    (re.compile(r"\*\*"), ""),
    (re.compile(r"^(-|\d+\.) "), ""),
)
_NOT_TEXT = re.compile(r"\|[\s:|-]+$|(See also|Voir aussi)[\s\u00a0\u202f]*:")


@dataclass(frozen=True)
class Hit:
    """A section that a search found. excerpt: the sentence round the words, empty if only the title has them."""

    number: str
    title: str
    excerpt: str


def plain(line: str) -> str:
    """Return a line of a rulebook's source without its marks."""
    for mark, instead in _MARKS:
        line = mark.sub(instead, line)
    return ", ".join(filter(None, map(str.strip, line.strip("|").split("|")))) if line.startswith("|") else line


def folded(text: str) -> str:
    """Return small letters without accents, and nothing but letters and digits between blanks."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter if letter.isalnum() else " " for letter in bare if not unicodedata.combining(letter))


def places_of(text: str, words: str) -> list[tuple[int, int]]:
    """Return where the beginnings of words stand in a text that were sought, in its order. Single letters are not."""
    letters = [(bare, place) for place, letter in enumerate(text) for bare in folded(letter)]
    bare = "".join(letter for letter, _place in letters)
    found = [
        (letters[match.start()][1], letters[match.end() - 1][1] + 1)
        for want in folded(words).split()
        if len(want) > 1
        for match in re.finditer(rf"(?<!\w){want}", bare)
    ]
    return sorted(found)


class SearchIndex:
    """The sections of a rulebook (number, title, source), their words folded once: every letter typed searches them."""

    def __init__(self, sections: Iterable[tuple[str, str, str]]) -> None:
        self._sections = [
            (number, _Words(title), [_Words(text) for text in _sentences(source)]) for number, title, source in sections
        ]

    def find(self, words: str) -> list[Hit]:
        """Return sections in which every word begins some word; those with all of them in the title first."""
        wanted = list(dict.fromkeys(folded(words).split()))
        if not wanted:
            return []
        in_titles, in_texts = [], []
        for number, title, sentences in self._sections:
            if all(title.has(want) for want in wanted):
                in_titles.append(Hit(number, title.text, _excerpt(sentences, wanted)))
            elif all(any(text.has(want) for text in (title, *sentences)) for want in wanted):
                in_texts.append(Hit(number, title.text, _excerpt(sentences, wanted)))
        return in_titles + in_texts


class _Words:
    """A text as it is searched: by the beginnings of its words."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._starts = " " + folded(text)

    def has(self, want: str) -> bool:
        """Return whether a word begins so. want: a folded word."""
        return " " + want in self._starts


def _excerpt(sentences: list[_Words], wanted: list[str]) -> str:
    """Return the sentence with most of the words, cut to a readable length round the first of them."""
    best = max(sentences, key=lambda sentence: sum(map(sentence.has, wanted)), default=_Words(""))
    found = [want for want in wanted if best.has(want)]
    if not found:
        return ""
    words = best.text.split()
    first = next(place for place, word in enumerate(words) if _Words(word).has(found[0]))
    while len(" ".join(words)) > _MAX_EXCERPT_LETTERS and len(words) > 1:
        if first > len(words) // 2:
            words, first = words[1:], first - 1
        else:
            words = words[:-1]
    text = " ".join(words)
    return ("" if best.text.startswith(words[0]) else "… ") + text + ("" if best.text.endswith(words[-1]) else " …")


def _sentences(source: str) -> Iterator[str]:
    for line in source.splitlines():
        if not _NOT_TEXT.match(line) and (text := plain(line)):
            yield from _BETWEEN_SENTENCES.split(text)
