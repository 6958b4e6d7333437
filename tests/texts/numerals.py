"""Numbers in a sentence: figures, and words of either language."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

_EN = "zero - two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen"
_FR = "zéro - deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept"
_EN_ORDINALS = "third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
_FR_ORDINALS = "troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième"

#: Words by language. "One" and "un" are left out, for they are articles and pronouns; so are "first" and "second".
WORDS: Final = {
    "en": {word: number for number, word in enumerate(_EN.split()) if word != "-"}
    | {word: number for number, word in enumerate(_EN_ORDINALS.split(), 3)}
    | {"eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60}
    | {"hundred": 100, "thousand": 1000},
    "fr": {word: number for number, word in enumerate(_FR.split()) if word != "-"}
    | {word: number for number, word in enumerate(_FR_ORDINALS.split(), 3)}
    | {"dix-huit": 18, "dix-neuf": 19, "vingt": 20, "trente": 30, "quarante": 40, "cinquante": 50, "soixante": 60}
    | {"cent": 100, "mille": 1000},
}
#: What counts as a number before some words only.
_BEFORE: Final = {"en": "", "fr": "|un(?= point(?! d’interrogation| où))|une(?= pièce)"}


PATTERN: Final = {
    language: rf"[+−]?(?:\d+½?|½|(?<!\w)(?:{'|'.join(sorted(words, key=len, reverse=True))}{_BEFORE[language]})(?!\w))"
    for language, words in WORDS.items()
}
_NUMBER: Final = {language: re.compile(pattern, re.IGNORECASE) for language, pattern in PATTERN.items()}


class Numeral(NamedTuple):
    """A number in a text. value: negative after a minus. at: where it stands."""

    value: float
    at: range


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
