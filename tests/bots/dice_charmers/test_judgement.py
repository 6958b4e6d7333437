"""What judgement says is there is what the tracks say; what it promises points the right way."""

import pytest

import durbar
from durbar.bots.dice_charmers.judgement import UNTRAINED, Judgement, turns_left
from durbar.engine.rng import Rng
from durbar.games.dice_charmers.boards import own_board
from tests.games.dice_charmers.build import sheet
from tests.games.dice_charmers.keeping import lively

SUN = own_board().sheets["sun"]
LONG_WAY = Judgement(SUN, 10.0)


def test_at_the_end_only_the_tracks_count():
    state, rng = durbar.start("dice_charmers", seats=3, seed=2), Rng(3)
    over = Judgement(state.sheet, 0.0)
    while state.to_act is not None:
        for marks in state.marks:
            assert over.worth(marks) == marks.excess(state.sheet)
        state.play(lively(state, rng))


def test_turns_left_fall_to_none_when_somebody_has_crossed():
    apart, near, crossed = sheet(fame=2), sheet(fame=18, money=40), sheet(fame=21, money=40)
    assert turns_left(SUN, [apart, apart], UNTRAINED) > turns_left(SUN, [apart, near], UNTRAINED) > 0
    assert turns_left(SUN, [near, crossed], UNTRAINED) == 0


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ({"tea": 1}, {"tea": 2}),
        ({"tea": 2, "sold": {"tea": 1}}, {"tea": 3, "sold": {"tea": 2}}),
        ({"karma": 1}, {"karma": 2}),
        ({"karma": 2, "karma_used": 1}, {"karma": 2}),
        ({"palace": {"merchant": 1}}, {"palace": {"merchant": 1, "maharani": 1}}),
        ({"levels": {"fort": 1}}, {"levels": {"fort": 2}}),
        ({"roads": {"r2c3": "NS"}}, {"roads": {"r2c3": "NES"}}),
        ({"river": (9,)}, {"river": (1,)}),
        ({"river": (5, 9)}, {"river": (9,)}),
    ],
)
def test_more_promises_more(less, more):
    assert LONG_WAY.worth(sheet(**more)) > LONG_WAY.worth(sheet(**less))


def test_a_promise_counts_less_when_the_game_is_short():
    marks = sheet(tea=3)
    now = marks.excess(SUN)
    worths = [Judgement(SUN, turns).worth(marks) - now for turns in (0.0, 1.0, 4.0, 20.0)]
    assert worths[0] == 0
    assert worths == sorted(worths)
    assert len(set(worths)) == 4


def test_waiting_bonuses_count_as_what_they_bring():
    marks = sheet()
    for bonus, printed in enumerate(SUN.bonuses):
        gain = LONG_WAY.worth(marks, (bonus,)) - LONG_WAY.worth(marks)
        assert gain == pytest.approx(LONG_WAY.store.effect(printed.effect))
        if printed.effect.type == "coins":
            assert gain == pytest.approx(printed.effect.n)
        if printed.effect.type == "fame":
            assert gain == pytest.approx(2 * printed.effect.n)


def test_the_parts_of_a_worth_make_it_up():
    state, rng = durbar.start("dice_charmers", seats=2, seed=5, options={"sheet": "moon"}), Rng(6)
    while state.to_act is not None:
        for marks in state.marks:
            judgement = Judgement(state.sheet, turns_left(state.sheet, state.marks, UNTRAINED))
            assert sum(judgement.terms(marks).values()) == pytest.approx(judgement.worth(marks))
        state.play(lively(state, rng))
