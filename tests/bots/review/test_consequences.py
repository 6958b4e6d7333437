"""What a review says that moves led to is what the rules make of them."""

from collections.abc import Iterator
from math import fsum

import pytest

from durbar.bots import players_of
from durbar.bots.dice_charmers.consequences import consequences as on_sheets
from durbar.bots.players import Consequence
from durbar.bots.ra.consequences import consequences as on_table
from durbar.bots.raja.consequences import consequences as on_board
from durbar.bots.review.judging import MOST_DIFFERENCES, Subject, think, told_apart
from durbar.bots.search.result import MoveStats
from durbar.engine.move import Move
from durbar.engine.state import State
from durbar.games import GAMES
from durbar.games.ra.steps import LoseTiles
from durbar.games.taj_mahal.symbols import INFLUENCES
from durbar.ui.games import game_screen
from tests.bots.review.games import random_game

#: What a game counts, told of the states before and after, and where one of its stages ends.
COUNTED = {
    "ra": (on_table, lambda state: (state.epoch, sum(map(len, state.suns_up)))),
    "raja": (on_board, lambda state: state.round),
    "dice_charmers": (lambda _root, state, seat: on_sheets(state, seat), lambda state: state.round),
}


def led(subject: Subject, at: int, move: Move) -> dict[str, float]:
    """What a move led to on average, by what its seat knew."""
    key = subject.record.game
    result = think(subject.position(at), key, move, 1, 1)
    stats = next(one for one in result.moves if one.move == str(move))
    rows = [row for part in stats.consequences for row in part]
    means = [fsum(column) / len(rows) for column in zip(*rows, strict=True)]
    return dict(zip((one.key for one in players_of(key).consequences), means, strict=True))


def ends(subject: Subject, stage) -> Iterator[tuple[int, Move, State]]:
    """The choices after which nothing is left to choose in a stage: after how many moves, the move, the stage's end."""
    for choice in subject.survey().choices:
        before, move = subject.states[choice.at], subject.moves[choice.at]
        after = before.copy()
        after.play(move)
        while after.to_act is not None and stage(after) == stage(before) and len(legal := after.legal_moves()) == 1:
            after.play(legal[0])
        if after.to_act is not None and stage(after) != stage(before):
            yield choice.at, move, after


@pytest.mark.parametrize("key", COUNTED)
def test_what_a_move_leads_to_at_once_is_told_as_it_is(key: str):
    counted, stage = COUNTED[key]
    subject = random_game(key)
    found = list(ends(subject, stage))[:4]
    assert found
    for at, move, after in found:
        before = subject.states[at]
        told = led(subject, at, move)
        assert list(told.values()) == list(counted(before, after, before.to_act))


def test_what_a_disaster_still_takes_is_not_told_as_led_to():
    """A stage of Ra ends when a lot is won, though its owner has still to choose what an earthquake takes (§5.4)."""
    number = {one.key: place for place, one in enumerate(players_of("ra").consequences)}
    found = 0
    for seed in range(3, 9):
        states = random_game("ra", seed).states
        for at, state in enumerate(states):
            if not (state.steps and isinstance(state.steps[-1], LoseTiles)):
                continue
            seat = state.to_act
            after = next(one for one in states[at:] if not (one.steps and isinstance(one.steps[-1], LoseTiles)))
            if after.epoch != state.epoch or after.to_act is None:
                continue
            told, left = (on_table(state, one, seat) for one in (state, after))
            assert told[number["monuments"]] == left[number["monuments"]]
            assert told[number["civilizations"]] >= left[number["civilizations"]]
            found += 1
    assert found


def test_who_is_the_last_in_a_visit_wins_what_is_told():
    subject = random_game("taj_mahal")
    checked = []
    for at, (state, move) in enumerate(zip(subject.states, subject.moves, strict=False)):
        if str(move) != "withdraw" or sum(state.inside) != 1 or len(state.legal_moves()) == 1:
            continue
        later = next((one for one in subject.states[at:] if one.visit != state.visit), subject.states[-1])
        told = led(subject, at, move)
        tiles = state.influence[state.to_act], later.influence[state.to_act]
        won = [before != now for before, now in zip(*tiles, strict=True)]  # a second one is swapped for a card
        assert [told[symbol] for symbol in INFLUENCES] == won
        checked += won
    assert len(set(checked)) == 2


@pytest.mark.parametrize("key", GAMES)
def test_every_consequence_has_words(key: str):
    words = game_screen(key).consequence_words()
    assert words.title
    assert {one.key for one in players_of(key).consequences} == words.amounts.keys() | words.chances.keys()
    assert not words.amounts.keys() & words.chances.keys()


def test_only_what_differs_for_sure_is_told_and_what_weighs_most_first():
    known = (
        Consequence("gold", 1.0),
        Consequence("palaces", 10.0),
        Consequence("noise", 10.0),
        Consequence("same", 9.0),
    )
    best = tuple((4.0 + number % 2, 2.0, number % 3, 1.0) for number in range(30))
    made = tuple((2.0 + number % 2, 1.0, (number + 1) % 3, 1.0) for number in range(30))
    rows = told_apart(known, *(MoveStats("", 0, 30, (), (), (), (one,)) for one in (best, made)))
    assert [(one.key, one.best, one.played, one.error) for one in rows] == [
        ("palaces", 2.0, 1.0, 0.0),
        ("gold", 4.5, 2.5, 0.0),
    ]
    many = tuple(Consequence(str(number), 1.0) for number in range(9))
    rows = told_apart(many, *(MoveStats("", 0, 2, (), (), (), (((one,) * 9,) * 2,)) for one in (1.0, 2.0)))
    assert len(rows) == MOST_DIFFERENCES


@pytest.mark.parametrize("key", GAMES)
def test_a_choice_that_was_not_the_best_has_its_consequences(key: str):
    subject = random_game(key)
    known = {one.key for one in players_of(key).consequences}
    judged = [subject.judge(choice.at, 1, 1) for choice in subject.survey().choices[:40:6]]
    assert all({row.key for row in one.differences} <= known for one in judged)
    assert any(one.differences for one in judged)
    assert not any(one.differences for one in judged if one.best is one.made)


def test_symbols_are_told_as_often_as_they_are_won_and_not_as_trials_win_them():
    told = {one.key: one.told for one in players_of("taj_mahal").consequences}["vizier"]
    chances = [told(part / 100) for part in range(101)]
    assert chances == sorted(chances)
    assert told(0.0) == 0.0
    assert told(0.03) > 0.1
    assert told(0.9) < 0.8
    best, made = (tuple((float(number < won),) for number in range(100)) for won in (90, 10))
    known = (Consequence("vizier", 1.0, told),)
    (row,) = told_apart(known, *(MoveStats("", 0, 100, (), (), (), (one,)) for one in (best, made)))
    assert (row.best, row.played) == (round(told(0.9), 5), round(told(0.1), 5))
    (raw,) = told_apart(
        (Consequence("vizier", 1.0),), *(MoveStats("", 0, 100, (), (), (), (one,)) for one in (best, made))
    )
    assert row.error < raw.error
