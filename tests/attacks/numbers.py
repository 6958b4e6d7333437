"""Holds every number that is written beside a legal move to what it has to be, in English and in French.

With the claims: ``python -m tests.attacks.claims --seconds 3600``.
"""

from __future__ import annotations

import re
from collections import Counter

from durbar.engine.state import State
from durbar.ui.words import use_language
from tests.ui.games.dice_charmers import numbers as dice_charmers
from tests.ui.games.ra import numbers as ra
from tests.ui.games.raja import numbers as raja
from tests.ui.games.taj_mahal import numbers as taj_mahal
from tests.ui.numbers import faults, numbers, texts
from tests.ui.positions import sight

WRITTEN = {
    "ra": ra.WRITTEN,
    "raja": raja.WRITTEN,
    "taj_mahal": taj_mahal.WRITTEN,
    "dice_charmers": dice_charmers.WRITTEN,
}
#: Numbers that only French writes: in the names of cards, and where English has a word.
FRENCH_ONLY = re.compile(r"\+1.(?=Éléphant|Grand Mogol)|(?<=libres.: .) sur 3")


def unexplained(key: str, state: State, held: Counter[str]) -> list[str]:
    """Numbers of a position that no sentence of the game explains, or that are others. held: counts them by game."""
    look = sight(state)
    use_language("fr")
    french = [FRENCH_ONLY.sub("", text.words) for text in texts(key, state, look)]
    use_language("en")
    found = []
    for text, other in zip(texts(key, state, look), french, strict=True):
        found += faults(WRITTEN[key], text)
        if numbers(other) != numbers(text.words):
            found.append(f"{text.at.move}, {text.place}: “{text.words}”, but “{other}”")
        held[f"{key}, numbers written"] += len(numbers(text.words))
    return found
