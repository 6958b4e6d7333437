"""Numbers in a sentence: figures, and words of either language."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

_EN = "zero - two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
_FR = "zéro - deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf"
_EN_ORDINALS = (
    "third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth "
    "seventeenth eighteenth nineteenth twentieth"
)
_FR_ORDINALS = (
    "troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième "
    "quinzième seizième dix-septième dix-huitième dix-neuvième vingtième"
)
_EN_TENS = {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60}
_FR_TENS = {"vingt": 20, "trente": 30, "quarante": 40, "cinquante": 50, "soixante": 60}


def _words(numbers: str, ordinals: str, tens: dict[str, int]) -> dict[str, int]:
    """All words of a language up to the tens, and those of the tens with a hyphen."""
    units = {word: number for number, word in enumerate(numbers.split()) if word != "-"}
    joined = {f"{ten}-{unit}": tens[ten] + units[unit] for ten in tens for unit in units if 1 < units[unit] < 10}
    return units | {word: number for number, word in enumerate(ordinals.split(), 3)} | tens | joined


#: Words by language. "One" and "un" are left out, for they are articles and pronouns; so are "first" and "second".
WORDS: Final = {
    "en": _words(_EN, _EN_ORDINALS, _EN_TENS) | {"hundred": 100, "thousand": 1000},
    "fr": _words(_FR, _FR_ORDINALS, _FR_TENS) | {"cent": 100, "mille": 1000},
}
#: What counts as a number before some words only.
_BEFORE: Final = {"en": "", "fr": "|un(?= point(?! d’interrogation| où))|une(?= pièce)"}


_PATTERN: Final = {
    language: rf"[+−]?(?:\d+½?|½|(?<!\w)(?:{'|'.join(sorted(words, key=len, reverse=True))}{_BEFORE[language]})(?!\w))"
    for language, words in WORDS.items()
}
_NUMBER: Final = {language: re.compile(pattern, re.IGNORECASE) for language, pattern in _PATTERN.items()}


class Numeral(NamedTuple):
    """A number in a text. value: negative after a minus. at: where it stands."""

    value: float
    at: range


def is_numeral(text: str, language: str) -> bool:
    """Whether a text is a number and nothing else."""
    return _NUMBER[language].fullmatch(text) is not None


def value(text: str, language: str) -> float:
    """What a numeral says."""
    sign = -1 if text[0] == "−" else 1
    bare = text.lstrip("+−").lower()
    if bare in ("un", "une"):
        return sign
    if bare in WORDS[language]:
        return sign * WORDS[language][bare]
    return sign * (float(bare.rstrip("½") or 0) + (0.5 if bare.endswith("½") else 0))


def numerals(text: str, language: str) -> Iterator[Numeral]:
    """All numbers of a text, in order."""
    for found in _NUMBER[language].finditer(text):
        yield Numeral(value(found[0], language), range(*found.span()))
