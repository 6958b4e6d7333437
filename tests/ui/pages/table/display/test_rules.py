"""What a link to the rules says: a sentence has one colon, whatever the section is called."""

from types import SimpleNamespace

import pytest

from durbar.ui.kit.text.blocks import GLOSSARY
from durbar.ui.kit.text.headings import titles
from durbar.ui.kit.text.rulebook import Rulebook
from durbar.ui.pages.table.display.rules import RulesBeside
from durbar.ui.words import use_language


@pytest.mark.parametrize(("code", "words"), [("en", "Rules: orange, "), ("fr", "Règles\u00a0: orange, ")])
def test_a_link_to_the_rules_has_one_colon(english: None, code: str, words: str):
    use_language(code)
    numbers = titles("dice_charmers", code)
    said = [RulesBeside.section_words(SimpleNamespace(_key="dice_charmers"), number) for number in numbers]
    assert [link for link in said if link.count(":") != 1] == []
    assert any(link.startswith(words) for link in said)


def test_a_link_has_its_title_without_the_book(english: None):
    for key in ("ra", "raja", "taj_mahal", "dice_charmers"):
        for code in ("en", "fr"):
            book = Rulebook.load(key, code)
            assert titles(key, code) == {one.number: one.title for one in book.sections if one.number != GLOSSARY}
    read = Rulebook.load.cache_info()
    RulesBeside.section_words(SimpleNamespace(_key="taj_mahal"), "5.2")
    assert Rulebook.load.cache_info() == read
