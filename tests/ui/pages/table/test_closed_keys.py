"""The key of a button that is not there is refused in words, like a click on what it is about, in every game."""

import pytest
from PySide6.QtCore import Qt

import durbar
from durbar.engine.rng import Rng
from durbar.ui.games import game_screen
from durbar.ui.kit.values.sight import Target
from durbar.ui.window import Window
from durbar.ui.words import use_language
from tests.contract.positions import CASE
from tests.ui.hands import click_target, press_here, second_line, sit_at
from tests.ui.positions import a_turn, an_auction, sight

UNPAINTED = True


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", CASE)
def test_every_letter_on_a_button_has_words_where_it_is_closed(key: str, language: str, english: None):
    """In lively games: each letter that is printed is known, and each that is closed has a refusal in words."""
    use_language(language)
    screen, rng, case = game_screen(key), Rng(5), CASE[key]
    state, printed, refused = durbar.start(key, seats=3, seed=5), set(), 0
    while state.to_act is not None:
        if not rng.below(4):
            look = sight(state)
            buttons = screen.prompt(look).buttons
            letters = screen.key_moves()
            for button in buttons:
                if button.key.isalpha() and len(button.key) == 1:
                    move = button.move or (button.moves or (letters[button.key],))[0]
                    printed.add(button.key)
                    assert button.key in letters
                    known = letters[button.key]
                    assert type(move) is type(known) or move.word in ("stop", "reroll", "half", "again"), button
            for letter in letters.keys() - {button.key for button in buttons}:
                if refusal := state.why_not(letters[letter]):
                    assert screen.why(refusal, look)
                    refused += 1
        state.play(case.ways[-1](state, rng))
    assert printed
    assert refused > 20
    use_language("en")


@pytest.mark.parametrize(("target", "key"), [(("bag",), Qt.Key.Key_D), (("figure",), Qt.Key.Key_R)])
def test_a_letter_answers_as_the_click_on_the_board_does(window: Window, target: Target, key: Qt.Key, english: None):
    page = sit_at(window, an_auction(), "ppp")
    usual = second_line(page)
    click_target(page, target)
    said = second_line(page)
    page.frame.prompt.forgive()
    assert second_line(page) == usual
    press_here(key)
    assert said != usual
    assert second_line(page) == said


def test_a_letter_that_no_move_has_says_nothing(window: Window):
    page = sit_at(window, a_turn(), "ppp")
    usual = second_line(page)
    press_here(Qt.Key.Key_Y)
    assert second_line(page) == usual
