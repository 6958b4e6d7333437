"""What a review tells of a game: everything adds up."""

import msgspec
import pytest

from durbar.bots import players_of
from durbar.bots.review import plan, story
from durbar.bots.review.review import Choice, Judged, Review, Tried
from durbar.bots.review.story import Kind, Story
from durbar.bots.review.verdict import Verdict, is_unclear, verdict
from durbar.engine.rng import Rng
from durbar.games import GAMES
from durbar.games.raja.events import TurnBegan
from tests.bots.review.games import made_up, random_game

CHANCES = (0.5, 0.3, 0.2)
PLAY = (Kind.OWN, Kind.OTHERS)


def judged(at: int, seat: int, less: float, error: float = 0.0, times: int = 1) -> Judged:
    """A choice by which a seat with 0.5 of the win lost so much to the one after it."""
    best = [0.25] * 3
    best[seat] = 0.5
    made = best[:]
    made[seat] -= less
    made[(seat + 1) % 3] += less
    tried = Tried("bad", tuple(made), less, error, 9)
    return Judged(at, seat, "", "bad", (Tried("good", tuple(best), 0.0, 0.0, 9), tried), times)


def a_review(
    *some: Judged,
    result: tuple[float, ...] | None = (1.0, 0.0, 0.0),
    more: tuple[Choice, ...] = (),
    key: str = "taj_mahal",
    lights: tuple[int, ...] = (0b111,) * 20,
):
    choices = tuple(sorted([*(Choice(one.at, one.seat) for one in some), *more], key=lambda one: one.at))
    return Review(key, 3, {}, 1, "", (0, 1, 2), "quick", 1, 20, choices, result, lights=lights, judged=some)


@pytest.mark.parametrize("key", GAMES)
def test_luck_and_play_add_up_for_every_seat(key: str):
    """Whatever was judged, and however much of it: from the fair share to the result nothing is lost."""
    subject = random_game(key)
    survey = subject.survey()
    review = plan.begin(survey, seed=1)
    for number, one in enumerate(made_up(review, survey, Rng(5))):
        review = plan.with_judged(review, one) if number % 3 else review
    whole = Story(review)
    for one in whole.sums():
        assert one.result == survey.result[one.seat]
        assert one.fair + one.luck + one.course + one.own + one.others == pytest.approx(one.result, abs=1e-9)
        assert whole.curve(one.seat)[-1].chance == pytest.approx(one.result, abs=1e-9)
        assert one.own < 0


@pytest.mark.parametrize("key", GAMES)
def test_a_choice_that_the_expert_judged_adds_up_too(key: str):
    subject = random_game(key)
    survey = subject.survey()
    review = plan.begin(survey)
    for choice in survey.choices[:: len(survey.choices) // 3]:
        one = subject.judge(choice.at, 1, 1)
        assert sum(one.made.chances) == pytest.approx(1, abs=1e-4)
        assert one.best.less == 0
        review = plan.with_judged(review, one)
    for one in Story(review).sums():
        assert one.fair + one.luck + one.course + one.own + one.others == pytest.approx(one.result, abs=1e-9)


def test_of_a_game_that_goes_on_all_adds_up_to_what_is_known_last():
    review = a_review(judged(3, 0, 0.2), judged(5, 1, 0.1), result=None)
    first, second, third = Story(review).sums()
    assert (first.own, first.others) == pytest.approx((-0.2, 0.0))
    assert first.result == pytest.approx(0.3)
    assert (second.own, second.others, second.result) == pytest.approx((-0.1, 0.2, 0.4))
    assert (third.own, third.others) == pytest.approx((0.0, 0.1))


def test_each_swing_tells_what_it_came_from():
    review = a_review(judged(3, 0, 0.2), judged(5, 1, 0.1), judged(8, 0, 0.0))
    told = [(swing.kind, swing.at, swing.end, swing.chooser) for swing in Story(review).swings[0]]
    assert told == [
        (Kind.CHANCE, 0, 3, None),
        (Kind.OWN, 3, 4, 0),
        (Kind.CHANCE, 4, 8, None),
        (Kind.OWN, 8, 9, 0),
        (Kind.CHANCE, 9, 20, None),
    ]
    third = [(swing.kind, swing.at, swing.chooser) for swing in Story(review).swings[2]]
    assert third == [(Kind.OTHERS, 5, 1), (Kind.CHANCE, 0, None)]
    gap = a_review(judged(3, 0, 0.2), judged(8, 0, 0.0), more=(Choice(5, 1),))
    assert [swing.kind for swing in Story(gap).swings[0]][2] is Kind.BETWEEN, "a choice that was not judged"


def test_what_nothing_that_came_to_light_explains_is_no_luck():
    """Seat 0 is told so where nothing came to it, whatever came to the others; what its own choice drew came to it."""
    nothing = a_review(judged(3, 0, 0.2), judged(8, 0, 0.0), lights=(0b110,) * 20)
    assert [swing.kind for swing in Story(nothing).swings[0]] == [
        Kind.CHANCE,  # the deal
        Kind.OWN,
        Kind.COURSE,
        Kind.OWN,
        Kind.COURSE,
    ]
    own_draw = tuple(0b001 if at == 3 else 0 for at in range(20))
    drawn = a_review(judged(3, 0, 0.2), judged(8, 0, 0.0), lights=own_draw)
    assert [swing.kind for swing in Story(drawn).swings[0]][2::2] == [Kind.CHANCE, Kind.COURSE]


def test_where_all_see_the_same_a_surprise_for_one_is_told_of_everybody():
    """A swing moves everybody's chances: it has one name."""
    shared = a_review(judged(3, 0, 0.2), judged(8, 0, 0.0), key="raja", lights=(0b010,) * 20)
    assert {swing.kind for swings in Story(shared).swings for swing in swings if swing.kind not in PLAY} == {
        Kind.CHANCE
    }
    assert not story.has_chance(shared)
    assert story.has_chance(a_review(lights=(0b010, 0b111)))


def test_in_raja_only_a_disc_that_is_turned_over_can_be_a_surprise():
    """All else lies open; no other swing of it is told as luck, and whoever laid the disc knew it."""
    subject = random_game("raja")
    survey = subject.survey()
    came = [at for at, seats in enumerate(survey.lights) if seats]
    assert came
    for at in came:
        turned = [one for one in subject.states[at].copy().play(subject.moves[at]) if isinstance(one, TurnBegan)]
        assert [survey.lights[at] >> one.seat & 1 for one in turned] == [0]


@pytest.mark.parametrize("key", GAMES)
def test_chances_make_a_whole_wherever_all_see_as_good_as_the_same(key: str):
    """Where hands are hidden they need not, for each is seen with a player's own eyes."""
    some = [judged(3, 0, 0.2), judged(5, 1, 0.1), judged(8, 0, 0.0), judged(9, 2, 0.3)]
    curves = [Story(a_review(*some, key=key)).curve(seat) for seat in range(3)]
    for at in range(20):
        now = [next(point.chance for point in reversed(curve) if point.at <= at) for curve in curves]
        whole = sum(now) == pytest.approx(1)
        assert whole if players_of(key).same_view else whole == (at < 3)


def test_where_all_see_the_same_a_choice_tells_what_everybody_had_come_to():
    first, second, third = Story(a_review(judged(3, 0, 0.2), judged(5, 1, 0.1), key="ra")).swings
    assert [(swing.kind, swing.at, swing.end) for swing in third] == [
        (Kind.CHANCE, 0, 3),
        (Kind.OTHERS, 3, 4),
        (Kind.CHANCE, 4, 5),
        (Kind.OTHERS, 5, 6),
        (Kind.CHANCE, 6, 20),
    ]
    assert [swing.by for swing in third] == pytest.approx([0.25 - 1 / 3, 0, 0, 0.1, -0.35])
    assert [swing.by for swing in second][:4] == pytest.approx([0.25 - 1 / 3, 0.2, 0.05, -0.1])
    assert first[0].by == pytest.approx(0.5 - 1 / 3)


def test_a_loss_is_called_by_the_whole_percents_in_which_it_is_told():
    told = [verdict(judged(0, 0, less, 0.001)) for less in (0.0249, 0.0251, 0.0651, 0.1449, 0.1451)]
    assert told == [Verdict.FINE, Verdict.INACCURACY, Verdict.MISTAKE, Verdict.MISTAKE, Verdict.BLUNDER]


def test_what_is_called_bad_is_bad_beyond_doubt():
    told = [verdict(judged(0, 0, less, error)) for less, error in ((0.2, 0.05), (0.2, 0.11), (0.1, 0.01), (0.04, 0.01))]
    assert told == [Verdict.BLUNDER, Verdict.FINE, Verdict.MISTAKE, Verdict.INACCURACY]
    assert verdict(judged(0, 0, 0.02)) is Verdict.FINE
    assert verdict(judged(0, 0, 0.0, 0.01)) is Verdict.BEST
    assert is_unclear(judged(0, 0, 0.02, 0.01))
    assert not is_unclear(judged(0, 0, 0.05, 0.005))
    review = a_review(judged(3, 0, 0.2, 0.11))
    assert Story(review).sums()[0].own == 0


def test_moments_are_told_worst_first_or_in_order():
    review = a_review(judged(3, 0, 0.1), judged(5, 1, 0.3), judged(8, 0, 0.2), judged(9, 2, 0.01))
    assert [one.at for one in story.moments(review)] == [5, 8, 3]
    assert [one.at for one in story.moments(review, in_order=True)] == [3, 5, 8]
    assert [(one.at, one.verdict) for one in story.moments(review, 0)] == [(8, Verdict.BLUNDER), (3, Verdict.MISTAKE)]
    found = story.accuracy(review, 0)
    assert (found.choices, found.counts[Verdict.MISTAKE], found.lost) == (2, 1, pytest.approx(0.15))


def test_turning_points_are_the_largest_swings_in_their_order():
    review = a_review(judged(3, 0, 0.1), judged(5, 1, 0.3), judged(8, 0, 0.2), judged(12, 2, 0.0))
    found = Story(review).turning_points()
    assert len(found) == story.TURNING
    assert [one.at for one in found] == sorted(one.at for one in found)
    assert (5, 1) in [(one.at, one.chooser) for one in found]
    assert all(one.end < review.moves and one.at for one in found)
    assert {one.seat for one in Story(review).turning_points(2)} == {2}


def test_a_place_is_expected_by_who_is_likelier_to_win():
    assert story.place(Tried("x", (0.5, 0.5), 0, 0, 1), 0) == 1.5
    assert story.place(Tried("x", (1.0, 0.0, 0.0), 0, 0, 1), 0) == 1
    assert story.place(Tried("x", (1.0, 0.0, 0.0), 0, 0, 1), 1) == 2.5
    assert story.place(Tried("x", CHANCES, 0, 0, 1), 2) == pytest.approx(1 + 5 / 7 + 3 / 5)


def test_a_review_can_be_written_and_read_again():
    review = a_review(judged(3, 0, 0.1), judged(5, 1, 0.3))
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review


def test_what_others_lose_brings_nobody_beyond_the_whole():
    """Who chose saw other chances than the seat itself, which already has as good as all."""
    sure = judged(3, 1, 0.4)
    sure = msgspec.structs.replace(
        sure, tried=tuple(msgspec.structs.replace(one, chances=(0.02, 0.95, 0.03)) for one in sure.tried)
    )
    review = a_review(sure, judged(5, 0, 0.4), judged(6, 0, 0.4), judged(9, 1, 0.0))
    assert [swing.by for swing in Story(review).swings[1] if swing.kind is Kind.OTHERS] == pytest.approx([0.05, 0.0])
    assert all(0 <= point.chance <= 1 for point in Story(review).curve(1))
