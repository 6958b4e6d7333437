"""Tips of The Dice Charmers: everything teaches at every step, in both languages, and says what a click does."""

from collections.abc import Iterator
from functools import cache

import pytest

from durbar.games.dice_charmers.names import CHARACTERS
from durbar.games.dice_charmers.state import DiceCharmersState
from durbar.ui.games import game_screen
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.text.rulebook import Rulebook
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.words import use_language
from tests.games.dice_charmers.build import sheet, table
from tests.ui.games.dice_charmers.positions import DECISIONS, game_states
from tests.ui.kit.tips.test_tips import LEFT_OVER, assert_teaches
from tests.ui.positions import sight

SCREEN = game_screen("dice_charmers")


@cache
def book(language: str) -> Rulebook:
    return Rulebook.load("dice_charmers", language)


@cache
def a_board() -> BoardScene:
    """One board for all positions: to make one takes longer than to fill it."""
    return SCREEN.make_board()


def all_targets(look: Sight) -> Iterator[Target]:
    """Everything on the board, and the players' panels."""
    board = a_board()
    board.show_sight(look)
    yield from board.targets
    yield from (("seat", seat) for seat in range(look.view.seats))


def waits(look: Sight, bonus: str) -> bool:
    return bonus in look.view.pending


@pytest.mark.parametrize("decision", DECISIONS)
def test_a_tip_says_what_a_click_does_or_why_nothing(english: None, decision: str):
    look = sight(DECISIONS[decision]())
    for target in all_targets(look):
        tip = SCREEN.tip(target, look)
        assert_teaches(tip, book("en"))
        assert tip is not None
        if target[0] == "seat" or (target[0] == "bonus" and not waits(look, str(target[1]))):
            continue  # a bonus that is not there to be used tells how it is gained, or what became of it
        meant = SCREEN.moves_at(target, look)
        assert bool(tip.click) == any(move in look.legal for move in meant), target
        assert bool(tip.refusal) == bool(meant and not tip.click), target


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_mark_is_left_in_any_sentence_of_a_game(english: None, language: str):
    """Prompt, moves, previews, panels, chips, doubts and log of a whole lively game."""
    use_language(language)
    for state in game_states(4, seed=12, every=11):
        look = sight(state)
        prompt = SCREEN.prompt(look)
        said = [prompt.sentence, prompt.second, prompt.caption]
        said += [button.words + button.tip for button in prompt.buttons] + [tile.words for tile in prompt.tiles]
        said += [f"{line.state} {line.spoken}" for line in map(SCREEN.seat_line, range(4), [look] * 4)]
        said += [
            SCREEN.moves_note(look),
            SCREEN.manifest.where(state.progress()),
            *(chip.words for chip in SCREEN.chips(look.view)),
        ]
        for move in look.legal[::3]:
            row = SCREEN.move_row(move, look)
            said += [row.words, row.second, row.gain, SCREEN.preview(move, look)[0], SCREEN.doubt(move, look)]
            after = state.copy()
            said += [line.words for line in SCREEN.log_lines(after.play(move), sight(after, look.seat))]
        assert prompt.sentence.strip()
        assert not [words for words in said if LEFT_OVER.search(words)]


def test_what_is_not_there_has_no_tip(english: None):
    look = sight(table())
    assert SCREEN.tip(("nothing",), look) is None


def worth(state: DiceCharmersState, target: Target) -> str:
    """The big number of a tip, and its reason."""
    tip = SCREEN.tip(target, sight(state))
    assert tip is not None
    return f"{tip.worth} {tip.what} {tip.reason}"


def test_a_cell_tells_what_its_building_is_worth_now(english: None):
    """A temple of the first row, at each level of temples."""
    for level in (1, 2, 3):
        assert str(level) in worth(table(levels={"temple": level}), ("cell", "r1c3"))


def test_a_good_tells_the_coins_of_its_column(english: None):
    state = table(tea=5)
    for column, coins in enumerate(state.sheet.values, 1):
        assert str(coins) in worth(state, ("good", "tea", column))


def test_the_front_of_a_track_tells_the_distance(english: None):
    """For whoever's sheet it is: 15 fame and 43 coins are 2½ apart."""
    state = table(fame=15, money=43, others={1: sheet(fame=3)})
    for front in ("fame", "money"):
        assert "2½" in worth(state, ("front", front))


def test_a_character_without_a_box_says_so(english: None):
    for who in CHARACTERS:
        look = sight(DECISIONS["great mogul"]())
        tip = SCREEN.tip(("character", who), look)
        assert tip is not None
        assert bool(tip.refusal) == (who in ("great_mogul", "merchant")), who
