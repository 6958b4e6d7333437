"""What a link to the rules says: a sentence has one colon, whatever the section is called."""

import pytest
from pytestqt.qtbot import QtBot

from durbar.ui.kit.text.rulebook import GLOSSARY, Rulebook
from durbar.ui.window import Window
from tests.ui.hands import sit_down

#: No test here looks at pixels.
UNPAINTED = True


@pytest.mark.parametrize(("code", "words"), [("en", "Rules: orange, "), ("fr", "Règles\u00a0: orange, ")])
def test_a_link_to_the_rules_has_one_colon(window: Window, qtbot: QtBot, code: str, words: str):
    window.choices.switch_language(code)
    page = sit_down(window, "ppp", game="dice_charmers")
    book = Rulebook.load("dice_charmers", code)
    numbers = [section.number for section in book.sections if section.number != GLOSSARY]
    said = [page.beside.section_words(number) for number in numbers]
    assert [link for link in said if link.count(":") != 1] == []
    assert any(link.startswith(words) for link in said)
