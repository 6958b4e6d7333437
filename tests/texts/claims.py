"""Claims: pieces of pages with numbers of the rules in braces, found on the pages and held to the rules."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

from tests.texts.numerals import Numeral, is_numeral, numerals, value
from tests.texts.pages import Line, lines

#: English for two, where French has "deux".
_TWO = re.compile(r"\b(?:both|either|neither|twice|pair)\b", re.IGNORECASE)
#: What may be a numeral: a pattern of every word that is one, in each place, would take seconds to make.
_PERHAPS = r"([+−]?[\w½-]+)"
_BRACES = re.compile(r"\{([^{}]+)\}")


class Book(NamedTuple):
    """What is claimed of a game’s texts.

    helpers, rules: where the names in braces come from, the first that has one. claims: by
    place, one a line. french: pieces of French lines with numbers that are none of the rules’ and not in the English.
    """

    game: str
    helpers: Mapping[str, Any]
    rules: Sequence[ModuleType]
    claims: str
    french: str = ""


class Found(NamedTuple):
    """A number of the rules on a page. at, stated: in the English. source: what it is in the rules."""

    line: Line
    at: int
    stated: float
    source: str


class Held(NamedTuple):
    """A book held against its pages. found: its numbers of the rules. bare: numbers by line that no claim covers.

    missing: claims of what stands nowhere.
    """

    found: list[Found]
    bare: dict[Line, list[Numeral]]
    missing: list[str]


def hold(book: Book) -> Held:
    """Find every claim on its page."""
    bare = {line: list(numerals(line.en, "en")) for line in lines(book.game)}
    found, missing = [], []
    for places, piece in pieces(book.claims):
        sources, pattern = sources_of(piece), _pattern(piece)
        assert sources or places != ["*"], f"{piece}: what is no rule says where it stands"
        on = [line for line in bare if line.place in places or places == ["*"]]
        alike = [(line, match) for line in on for match in pattern.finditer(line.en)]
        matches = [(line, match) for line, match in alike if all(is_numeral(part, "en") for part in match.groups())]
        if not matches:
            missing.append(f"{places}: {piece}")
        for line, match in matches:
            bare[line] = [one for one in bare[line] if one.at.start not in range(*match.span())]
            found += [Found(line, match.start(n), value(match[n], "en"), source) for n, source in enumerate(sources, 1)]
    return Held(found, {line: left for line, left in bare.items() if left}, missing)


def pieces(claims: str) -> list[tuple[list[str], str]]:
    """The claims of a text, each with its places, which stand in square brackets above; "*" is anywhere."""
    places: list[str] = []
    told = []
    for row in claims.strip().splitlines():
        if row.startswith("["):
            places = row.strip("[]").split(", ")
        elif row:
            told.append((places, row))
    return told


def sources_of(piece: str) -> list[str]:
    """What of the rules a claim names, number by number."""
    return _BRACES.findall(piece)


def _pattern(piece: str) -> re.Pattern[str]:
    """A piece as it may stand on a page, each source a numeral."""
    parts = _BRACES.split(piece.rstrip("…¶"))
    text = "".join(re.escape(part) if n % 2 == 0 else _PERHAPS for n, part in enumerate(parts))
    end = {"…": ".*", "¶": "$"}.get(piece[-1], r"(?!\w)")
    return re.compile(rf"(?<!\w){text}{end}", re.IGNORECASE)


class Rules(Mapping[str, Any]):
    """The names of a book’s rules, as they are now."""

    def __init__(self, book: Book):
        self._modules, self._helpers = book.rules, book.helpers

    def __getitem__(self, name: str) -> Any:
        if name in self._helpers:
            return self._helpers[name]
        for module in self._modules:
            if name in vars(module):
                return vars(module)[name]
        raise KeyError(name)

    def __iter__(self) -> Any:
        return iter([*self._helpers, *(name for module in self._modules for name in vars(module))])

    def __len__(self) -> int:
        return len(list(iter(self)))


class Fault(NamedTuple):
    """A line that says otherwise than the rules."""

    line: Line
    language: str
    sources: tuple[str, ...]


def faults(book: Book, found: Sequence[Found]) -> list[Fault]:
    """Every line that does not say what the rules are."""
    rules = Rules(book)
    wrong: dict[Line, list[str]] = {}
    stated: dict[Line, dict[int, float]] = {}
    for one in found:
        is_so = float(eval(one.source, {}, rules))
        stated.setdefault(one.line, {})[one.at] = abs(one.stated)
        if one.stated not in (is_so, abs(is_so)):
            wrong.setdefault(one.line, []).append(one.source)
    told = [Fault(line, "en", tuple(sources)) for line, sources in wrong.items()]
    for line, numbers in stated.items():
        if lacks := Counter(numbers.values()) - _stated(line.fr, "fr"):
            told.append(Fault(line, "fr", tuple(f"{number:g}" for number in lacks)))
        elif line in wrong:
            told.append(Fault(line, "fr", tuple(wrong[line])))
    return told


def own_of_french(book: Book) -> list[tuple[Line, list[float]]]:
    """French lines with numbers that are neither in their English nor said to be their own."""
    said = [(places, piece, _stated(piece, "fr")) for places, piece in pieces(book.french)]
    left = []
    for line in lines(book.game):
        own = _stated(line.fr, "fr") - _stated(line.en, "en") - Counter({2.0: len(_TWO.findall(line.en))})
        for places, piece, numbers in said:
            if line.place in places and piece in line.fr:
                own -= numbers
        if own:
            left.append((line, sorted(own)))
    return left


@cache
def _stated(text: str, language: str) -> Counter[float]:
    return Counter(abs(one.value) for one in numerals(text, language))
