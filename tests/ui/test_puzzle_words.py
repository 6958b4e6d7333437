"""What puzzles are about, and how hard they are, has words."""

import pytest

from durbar.bots import players_of
from durbar.bots.puzzles.puzzle import GRADES
from durbar.ui import puzzle_words
from durbar.ui.games import game_screen
from durbar.ui.words import use_language


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", ["ra", "raja", "taj_mahal", "dice_charmers"])
def test_every_tag_of_a_game_has_a_name_of_its_own(english: None, key: str, language: str):
    use_language(language)
    names = [game_screen(key).tag_words(tag) for tag in players_of(key).tags.known]
    assert all(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_grade_has_a_name_of_its_own(english: None, language: str):
    use_language(language)
    assert len({puzzle_words.grade_words(grade) for grade in GRADES}) == len(GRADES)
