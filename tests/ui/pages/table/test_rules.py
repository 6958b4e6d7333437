"""What a link to the rules says: a sentence has one colon, whatever the section is called."""

from types import SimpleNamespace

import pytest

from durbar.ui.kit.text.rulebook import GLOSSARY, Rulebook
from durbar.ui.pages.table.rules import RulesBeside
from durbar.ui.words import use_language


@pytest.mark.parametrize(("code", "words"), [("en", "Rules: orange, "), ("fr", "Règles\u00a0: orange, ")])
def test_a_link_to_the_rules_has_one_colon(english: None, code: str, words: str):
    use_language(code)
    book = Rulebook.load("dice_charmers", code)
    numbers = [section.number for section in book.sections if section.number != GLOSSARY]
    said = [RulesBeside.section_words(SimpleNamespace(_book=book), number) for number in numbers]
    assert [link for link in said if link.count(":") != 1] == []
    assert any(link.startswith(words) for link in said)
