"""Which choices are judged, and in which order; what can be taken up again."""

import msgspec
import pytest

from durbar.bots.review import plan
from durbar.bots.review.plan import Task
from durbar.bots.review.review import Choice, Judged, Survey
from tests.bots.review.games import random_game
from tests.bots.review.test_story import judged

SURVEY = Survey(
    "ra", 3, {}, 1, 9, (Choice(2, 0), Choice(4, 1), Choice(5, 0)), ("bad",) * 3, ("", "", ""), (1.0, 0.0, 0.0)
)


def after(review, *some: Judged):
    for one in some:
        review = plan.with_judged(review, one)
    return review


def test_all_are_looked_at_once_before_any_is_looked_at_longer():
    review = plan.begin(SURVEY)
    assert plan.tasks(review) == [Task(2, 1), Task(4, 1), Task(5, 1)]
    review = after(review, judged(4, 1, 0.1))
    assert plan.tasks(review) == [Task(2, 1), Task(5, 1), Task(4, 4)]
    review = after(review, judged(2, 0, 0.16, 0.02), judged(5, 0, 0.02, 0.01))
    assert plan.tasks(review) == [Task(2, 4), Task(5, 4), Task(4, 4)], "where it is least clear comes first"
    review = after(review, judged(2, 0, 0.16, 0.02, 4), judged(5, 0, 0.1, 0.01, 4), judged(4, 1, 0.0, 0.0, 4))
    assert plan.tasks(review) == [Task(2, 16)], "what is clear is not looked at any longer"
    assert not review.ready
    assert after(review, judged(2, 0, 0.16, 0.02, 16)).ready


def test_a_quick_review_looks_longer_only_where_it_is_unclear():
    review = after(plan.begin(SURVEY, depth="quick"), judged(2, 0, 0.1), judged(4, 1, 0.06, 0.01), judged(5, 0, 0.0))
    assert plan.tasks(review) == [Task(4, 4)]
    done, whole = plan.work(review)
    assert done == 3
    assert 5 < whole < 7, "one look more, which takes about as long as three"


def test_only_seats_that_are_asked_for_are_judged():
    review = plan.begin(SURVEY, [1], depth="quick")
    assert plan.tasks(review) == [Task(4, 1)]
    assert after(review, judged(4, 1, 0.1)).ready
    assert plan.begin(SURVEY, [2]).ready, "nothing was to choose"


def test_a_game_with_secrets_that_goes_on_is_reviewed_for_one_seat_alone():
    running = msgspec.structs.replace(SURVEY, result=None)
    with pytest.raises(plan.NotOpen):
        plan.begin(running)
    assert plan.begin(running, [1]).choices == (Choice(4, 1),)


def test_what_was_judged_of_the_same_choices_is_taken_up():
    old = after(plan.begin(SURVEY, depth="quick"), judged(2, 0, 0.1), judged(4, 1, 0.2), judged(5, 0, 0.3))
    deeper = plan.begin(SURVEY, depth="usual")
    assert [one.at for one in plan.taken_up(old, deeper, SURVEY).judged] == [2, 4, 5]
    assert [one.at for one in plan.taken_up(old, plan.begin(SURVEY, [0]), SURVEY).judged] == [2, 5]
    otherwise = msgspec.structs.replace(SURVEY, played=("bad", "good", "bad"), digests=("", "", "elsewhere"))
    assert [one.at for one in plan.taken_up(old, plan.begin(otherwise), otherwise).judged] == [2]
    for other in ({"expert": "another"}, {"rules": 2}, {"seed": 2}, {"game": "raja"}):
        assert plan.taken_up(msgspec.structs.replace(old, **other), deeper, SURVEY) == deeper


def test_every_look_is_thought_anew():
    subject = random_game("ra")
    choice = subject.survey().choices[30]
    assert subject.judge(choice.at, 1, 7) == subject.judge(choice.at, 1, 7)
    assert subject.judge(choice.at, 1, 7) != subject.judge(choice.at, 1, 8)
    assert plan.expert_of("ra") != plan.expert_of("raja")
