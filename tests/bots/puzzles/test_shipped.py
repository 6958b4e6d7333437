"""The puzzles that are brought along: they are what they say, and the expert solves them.

All of them are solved at ten times the expert's budget by ``durbar puzzles check``; here a few, as it plays itself.
"""

from collections import Counter

import pytest

from durbar.bots import players_of
from durbar.bots.levels import LEVELS, bot
from durbar.bots.puzzles.finding import ERRORS, stands_out
from durbar.bots.puzzles.making import MOST, MOST_OF_A_GAME
from durbar.bots.puzzles.puzzle import MOST_BYTES, load, text
from durbar.games import game

KEYS = ("ra", "raja", "taj_mahal", "dice_charmers")


@pytest.mark.parametrize("key", KEYS)
def test_each_leads_to_a_choice_of_its_seat_in_which_one_move_stands_out(key: str):
    games = Counter[int]()
    for puzzle in load(key):
        subject = puzzle.subject()
        state = subject.states[-1]
        assert state.to_act == puzzle.seat, puzzle.name
        assert sorted(one.move for one in puzzle.tried) == sorted(map(str, state.legal_moves())), puzzle.name
        assert all(len(one.chances) == state.seats for one in puzzle.tried)
        assert stands_out(puzzle.tried, ERRORS), puzzle.name
        assert puzzle.good == (puzzle.best,)
        assert puzzle.tags
        assert set(puzzle.tags) <= set(players_of(key).tags.known)
        assert subject.record.rules == game(key).revision
        games[subject.record.seed] += 1
    assert games
    assert max(games.values()) <= MOST_OF_A_GAME


@pytest.mark.parametrize("key", KEYS)
def test_they_are_few_enough_and_each_has_a_name_of_its_own(key: str):
    puzzles = load(key)
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles) <= MOST
    assert [puzzle.grade for puzzle in puzzles] == sorted(puzzle.grade for puzzle in puzzles)
    assert len(text(puzzles)) <= MOST_BYTES


@pytest.mark.parametrize("key", KEYS)
def test_the_expert_solves_the_two_that_lead_most(key: str):
    for puzzle in sorted(load(key), key=lambda one: -one.tried[1].less)[:2]:
        subject = puzzle.subject()
        move = bot(key, LEVELS[-1]).choose(subject.position(len(subject.moves)), 1)
        assert str(move) == puzzle.best, puzzle.name
