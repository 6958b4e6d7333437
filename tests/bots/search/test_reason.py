"""Reasons tell moves apart: what holds for all of them is left out, and what is slight is not told."""

from durbar.bots.search.reason import MOST_TOLD, Reason, apart, weightiest

RIVER, SUN, DEAR_SUN = Reason("river", {"n": 5}, 4.0), Reason("sun", {"sun": 6}, -2.0), Reason("sun", {"sun": 9}, -5.0)
SLIGHT = Reason("gold", {}, 0.1)


def test_what_holds_for_both_is_left_out_and_costs_of_each_stay():
    assert apart([[RIVER, SUN], [DEAR_SUN, RIVER]], 0.3) == [(SUN,), (DEAR_SUN,)]


def test_what_holds_for_both_tells_nothing_apart_though_it_is_slight_for_one():
    slight = Reason(RIVER.key, RIVER.facts, 0.1)
    assert apart([[RIVER], [slight]], 0.3) == [(), ()]


def test_of_several_moves_what_some_share_is_told_of_those():
    assert apart([[RIVER, SUN], [RIVER, DEAR_SUN], [SLIGHT]], 0.3) == [(RIVER, SUN), (RIVER, DEAR_SUN), ()]


def test_the_weightiest_few_are_told():
    many = [Reason("tiles", {"n": n}, 9.0 - n) for n in range(6)]
    assert apart([many, []], 0.3) == [tuple(many[:MOST_TOLD]), ()]
    assert weightiest([*many, SLIGHT], 0.3) == tuple(many[:MOST_TOLD])
    assert weightiest([SLIGHT], 0.3) == (SLIGHT,)
