"""Every number in a text about the rules is the rules’, and changes with them: see the package."""

import re
from functools import cache
from typing import Any

import pytest

from durbar.games.ra import scoring
from tests.texts import boards, dice_charmers, ra, raja, taj_mahal
from tests.texts.claims import Book, Held, faults, hold, own_of_french, pieces, sources_of

BOOKS = {book.game: book for book in (ra.BOOK, raja.BOOK, taj_mahal.BOOK, dice_charmers.BOOK, boards.BOOK)}


@cache
def held(game: str) -> Held:
    """A book held against its pages; not for who only collects the tests."""
    return hold(BOOKS[game])


@pytest.mark.parametrize("game", BOOKS)
def test_every_claim_stands_on_its_page(game: str):
    assert held(game).missing == []


@pytest.mark.parametrize("game", BOOKS)
def test_every_number_is_that_of_the_rules(game: str):
    assert faults(BOOKS[game], held(game).found) == []


@pytest.mark.parametrize("game", BOOKS)
def test_no_number_stands_in_a_text_unclaimed(game: str):
    assert [(line.place, line.en, numbers) for line, numbers in held(game).bare.items()] == []
    assert own_of_french(BOOKS[game]) == []


def changed(value: Any) -> Any:
    """A rule that is another in every number."""
    if isinstance(value, dict):
        return {key: changed(part) for key, part in value.items()}
    if isinstance(value, tuple):
        return tuple(changed(part) for part in value) if any(map(is_number, value)) else (*value, *value[:1])
    return value + 1 if is_number(value) else value


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def constants(book: Book) -> list[str]:
    """The rules that its claims name."""
    sources = [source for _, piece in pieces(book.claims) for source in sources_of(piece)]
    return sorted({name for source in sources for name in re.findall(r"\b_?[A-Z][A-Z_]+\b", source)})


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, book in BOOKS.items() for name in constants(book)])
def test_a_changed_rule_makes_every_sentence_fail_that_says_it(game: str, name: str, monkeypatch: pytest.MonkeyPatch):
    """In both languages; of the others only those that are worked out by what the rule is part of."""
    book, found = BOOKS[game], held(game).found
    for module in book.rules:
        if name in vars(module):
            monkeypatch.setattr(module, name, changed(vars(module)[name]))
    says = {one.line for one in found if re.search(rf"\b{name}\b", one.source)}
    wrong = faults(book, found)
    for language in ("en", "fr"):
        assert says <= {fault.line for fault in wrong if fault.language == language}
    assert all("(" in source for fault in wrong if fault.line not in says for source in fault.sources)


def test_what_the_most_pharaohs_bring_is_said_in_these_places(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(scoring, "MOST_PHARAOHS", 6)
    places = {(fault.line.place, fault.language) for fault in faults(ra.BOOK, held("ra").found)}
    said = "§2.1", "§7", "§7.2", "§glossary", "lesson fame", "lesson gods", "words"
    assert places == {(place, language) for place in said for language in ("en", "fr")}
