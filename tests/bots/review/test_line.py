"""One way a game may have gone on: it begins with what a seat could know, and is the same whatever was hidden."""

import pytest

from durbar.bots.review.judging import Subject
from durbar.bots.review.line import MOST_MOVES, Line
from durbar.bots.search.position import Position
from durbar.engine.rng import Rng
from tests.bots.review.games import random_game


def played_on(subject: Subject, at: int, moves: int = MOST_MOVES + 9) -> Line:
    """Play a line to its end, or so many moves of it."""
    line = Line(subject, at, 1)
    step = line.play(str(subject.moves[at]))
    while not step.last and len(line.moves) < moves:
        step = line.play(line.next_move())
    return line


@pytest.mark.parametrize("key", ["ra", "raja", "taj_mahal", "dice_charmers"])
def test_a_line_is_the_same_whatever_was_hidden_from_its_seat(key: str):
    subject = random_game(key)
    choices = subject.survey().choices
    choice = choices[len(choices) // 2]
    at, seat = choice.at, choice.seat
    state = subject.states[at]
    otherwise = state.resample(seat, Rng(77))  # looks the same to the seat
    other = Subject(subject.record, [*subject.states[:at], otherwise, *subject.states[at + 1 :]], subject.moves)
    assert otherwise.view(seat) == state.view(seat)
    one, two = played_on(subject, at, 4), played_on(other, at, 4)
    assert one.moves == two.moves
    assert one.state.digest() == two.state.digest()
    assert one.seat == seat


@pytest.mark.parametrize("key", ["ra", "taj_mahal"])
def test_it_begins_where_the_seat_stood_and_changes_nothing_of_the_game(key: str):
    subject = random_game(key)
    choice = subject.survey().choices[20]
    at, seat = choice.at, choice.seat
    before = [state.digest() for state in subject.states]
    line = Line(subject, at, 1)
    assert line.state.view(seat) == subject.states[at].view(seat)
    assert Position.of(line.state, seat) == Position.of(subject.states[at], seat)
    step = line.play(str(subject.moves[at]))
    assert step.before.digest() != step.after.digest()
    assert [state.digest() for state in subject.states] == before


def test_it_ends_with_the_game():
    subject = random_game("dice_charmers")
    at = subject.survey().choices[-1].at
    assert len(played_on(subject, at).moves) <= MOST_MOVES


def test_it_ends_after_so_many_moves():
    subject = random_game("ra")
    choices = subject.survey().choices
    assert len(played_on(subject, choices[len(choices) // 2].at).moves) == MOST_MOVES
