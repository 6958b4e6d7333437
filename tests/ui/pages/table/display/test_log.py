"""The log: told move by move it says what it says told at once."""

import pytest

from durbar.ui.games import game_screen
from durbar.ui.kit.frame.log_page import LogPage
from durbar.ui.pages.table.display.log import LogTeller
from tests.ui.pages.table.parts import shown_of, table_after


@pytest.mark.parametrize("key", ["ra", "dice_charmers"])
def test_move_by_move_the_log_says_the_same_as_at_once(qapp: object, english: object, key: str):
    table = table_after(12, "ppp", key)
    shown, screen = shown_of(table), game_screen(key)
    whole, growing = LogPage(), LogPage()
    LogTeller(shown, screen, whole).tell_all()
    table.at = 0
    teller = LogTeller(shown, screen, growing)
    for at in range(1, 13):
        table.at = at
        teller.tell_move(at)
    words = [[log.model.data(log.model.index(row)) for row in range(log.model.rowCount())] for log in (whole, growing)]
    assert words[0] == words[1]
    assert words[0]


@pytest.mark.parametrize("key", ["ra", "dice_charmers"])
def test_what_one_move_says_by_itself_is_sentences(qapp: object, english: object, key: str):
    shown = shown_of(table_after(12, "ppp", key))
    teller = LogTeller(shown, game_screen(key), LogPage())
    said = [teller.words_of(move) for move in range(12)]
    assert any(len(words.split(". ")) > 1 for words in said)
    for words in filter(None, said):
        assert words.endswith((".", "!"))
        assert ". ·" not in words
