"""One choice judged, from what its seat knew and nothing more."""

import pytest

import durbar
from durbar.bots import players_of
from durbar.bots.levels import bot
from durbar.bots.review import plan
from durbar.bots.review.judging import Subject, compared, credited, error_of_difference, own_seed, think
from durbar.bots.review.verdict import is_sure
from durbar.bots.search.chances import Curve
from durbar.bots.search.position import Position
from durbar.bots.search.result import MoveStats, SearchResult
from durbar.engine.record import BadRecord
from durbar.games import GAMES
from durbar.games.dice_charmers.moves import Reroll
from durbar.games.raja.steps import Disc
from tests.bots.review.games import random_game
from tests.contract.positions import CASE


def some_choices(subject: Subject, many: int):
    choices = subject.survey().choices
    return choices[len(choices) // (2 * many) :: len(choices) // many][:many]


@pytest.mark.parametrize("key", GAMES)
def test_reviews_of_two_games_that_look_alike_to_a_seat_are_alike_for_it(key: str):
    subject = random_game(key)
    for choice in some_choices(subject, 2):
        twins = subject.states[:]
        twins[choice.at] = CASE[key].twin(subject.states[choice.at], choice.seat)
        twin = Subject(subject.record, twins, subject.moves).judge(choice.at, 1, 1)
        judged = subject.judge(choice.at, 1, 1)
        assert (twin.tried, twin.differences, twin.then) == (judged.tried, judged.differences, judged.then)


@pytest.mark.parametrize("key", GAMES)
def test_any_move_can_be_judged(key: str):
    """Also one that the expert would never think of."""
    subject = random_game(key)
    for choice in some_choices(subject, 4):
        position, legal = subject.position(choice.at), subject.states[choice.at].legal_moves()
        adviser = bot(key, "expert").adviser()
        for move in (legal[0], legal[len(legal) // 2], legal[-1]):
            tried = [0]
            found = adviser.judge(move).part(position, 1, 0, lambda tried=tried: tried.append(0) or len(tried) > 8)
            assert str(move) in [one.move for one in found.moves]


def test_what_was_played_is_tried_to_the_end():
    subject = random_game("raja")
    for choice in some_choices(subject, 2):
        judged = subject.judge(choice.at, 1, 1)
        assert judged.made.playouts == max(one.playouts for one in judged.tried)
        assert judged.made.move == str(subject.moves[choice.at])


def test_the_first_arrow_of_a_disc_is_not_blamed_for_the_second():
    """Both actions of a disc are one choice, in whichever order they are chosen."""
    subject = random_game("raja")
    first = [
        at
        for at, state in enumerate(subject.states[:-2])
        if isinstance(step := state.steps[-1], Disc) and not step.pointed and len(state.legal_moves()) > 1
    ]
    for at in first[:: len(first) // 3]:
        one, other = subject.judge(at, 1, 1), subject.judge(at + 1, 1, 1)
        assert other.seat == one.seat
        assert one.made.chances[one.seat] >= min(one.best.chances[one.seat], other.best.chances[one.seat]) - 1e-4


def test_within_a_turn_a_choice_is_not_blamed_for_what_the_next_one_can_make_good():
    subject = random_game("dice_charmers")
    going_on = [
        at for at in range(len(subject.moves) - 1) if subject.goes_on(at) and len(subject.states[at].legal_moves()) > 1
    ]
    for at in going_on[:: len(going_on) // 6]:
        one, other = subject.judge(at, 1, 1), subject.judge(at + 1, 1, 1)
        least = min(one.best.chances[one.seat], other.best.chances[one.seat])
        assert one.made.chances[one.seat] >= least - 0.02


def test_what_was_rolled_in_between_is_not_to_somebodys_credit():
    subject = random_game("dice_charmers")
    rolls = [at for at, move in enumerate(subject.moves) if isinstance(move, Reroll)]
    assert [subject.states[at + 1].to_act == subject.states[at].to_act for at in rolls].count(True) > 2
    assert not any(subject.goes_on(at) for at in rolls)


def test_a_next_choice_with_less_to_try_is_no_better_for_it():
    """It was searched longer: that alone had once put the move before it above all others."""
    best = MoveStats("best", 0.0, 40, (20.0, 20.0), (0.0, 0.0), ((0.5,) * 40,), ((),))
    made = MoveStats("made", 0.0, 40, (4.0, 36.0), (0.0, 0.0), ((0.1,) * 40,), ((),))
    rest = MoveStats("rest", 0.0, 200, (60.0, 140.0), (0.0, 0.0), ((0.3,) * 200,), ((),))
    result = SearchResult(0, (best, credited(made, rest, best.playouts)))
    first, second = compared(result, Curve(), {})
    assert (first.move, first.chances[0]) == ("best", 0.5)
    assert (second.move, second.chances[0], second.less) == ("made", 0.3, 0.2)


@pytest.mark.parametrize("key", GAMES)
def test_a_forced_decision_is_not_judged(key: str):
    subject = random_game(key)
    choices = subject.survey().choices
    assert {one.at for one in choices} == {
        at for at, state in enumerate(subject.states[:-1]) if len(state.legal_moves()) > 1
    }
    assert len(choices) < len(subject.moves)


def test_the_error_of_a_difference_comes_out_of_the_same_samples():
    one = MoveStats("a", 0, 4, (), (), ((0.5, 0.3), (0.7, 0.1)))
    other = MoveStats("b", 0, 3, (), (), ((0.4, 0.2), (0.6,)))
    assert error_of_difference(one, other) == pytest.approx(0, abs=1e-9), "always 0.1 less"
    third = MoveStats("c", 0, 4, (), (), ((0.5, 0.1), (0.7, -0.1)))
    assert error_of_difference(one, third) == pytest.approx(0.2 / 12**0.5)
    assert error_of_difference(one, MoveStats("d", 0, 1, (), (), ((0.5,), ()))) == 1


def test_no_two_looks_think_with_the_same_seed():
    seeds = {own_seed(seed, at, times) for seed in (1, 2) for at in (0, 7) for times in (1, 4)}
    assert len(seeds) == 8


def test_of_half_a_choice_that_is_better_the_other_half_is_told():
    """Whoever sets the first arrow of a disc in Raja has the second one in mind."""
    subject = random_game("raja")
    halves = [one.at for one in subject.survey().choices if players_of("raja").goes_on(subject.states[one.at])]
    judged = [subject.judge(at, 1, 1) for at in halves[:4]]
    better = [one for one in judged if one.best.move != one.played]
    assert better
    for one in judged:
        assert bool(one.then) is (one in better)
    for one in better:
        after = subject.states[one.at].copy()
        after.play(durbar.game("raja").read_move(one.best.move))
        assert one.then in [str(move) for move in after.legal_moves()]


def test_what_the_seat_remembers_counts():
    subject = random_game("ra")
    choice = subject.survey().choices[-1]
    assert subject.position(choice.at).noted
    assert subject.position(choice.at) != Position.of(subject.states[choice.at], choice.seat)


def test_a_damaged_end_is_left_out_and_said():
    subject = random_game("ra")
    lines = subject.record.text().splitlines()
    whole = Subject.of_text("\n".join([*lines, ""]).encode())
    assert (len(whole.moves), whole.survey().cut) == (len(subject.moves), 0)
    damaged = Subject.of_text("\n".join([*lines[:40], "draw 0000000000000000", *lines[41:], ""]).encode())
    assert (len(damaged.moves), damaged.survey().cut) == (38, 39)
    assert damaged.survey().result is None
    short = Subject.of_text("\n".join(lines[:30]).encode()).survey()
    assert (short.moves, short.cut) == (28, 29)
    with pytest.raises(BadRecord):
        Subject.of_text(b"something else")


def test_a_game_is_reviewed_as_it_stands():
    subject = random_game("dice_charmers").up_to(12)
    told = []
    review = plan.make(subject, plan.begin(subject.survey(), [0], "quick"), told.append)
    assert review.ready
    assert (review.moves, review.result) == (12, None)
    assert [len(one.judged) for one in told[:3]] == [1, 2, 3]
    assert durbar.game("dice_charmers").read_move(review.judged[0].best.move)
    assert think(subject.position(review.judged[0].at), "dice_charmers", subject.moves[review.judged[0].at], 1, 1)


def test_a_roll_is_called_bad_only_where_that_is_beyond_what_the_expert_misjudges_of_rolls():
    subject = random_game("dice_charmers")
    rolls = [choice.at for choice in subject.survey().choices if isinstance(subject.moves[choice.at], Reroll)]
    judged = [one.made for at in rolls[:4] if (one := subject.judge(at, 1, 1)).made is not one.best]
    assert judged
    assert all(one.error >= 0.08 for one in judged)
    assert not any(is_sure(one) for one in judged if one.less < 0.16)
