"""Chances as they are told: corrected by a curve that rises, for each game and number of players."""

from itertools import pairwise
from math import log

import pytest

import durbar
from durbar.bots.search.chances import Curve, curve_of
from durbar.games import GAMES

STEPS = [step / 200 for step in range(201)]


def odds(chance: float) -> float:
    """The log odds of a chance."""
    return log(chance / (1 - chance))


def test_without_a_curve_what_was_found_is_told():
    assert curve_of("senet", 2) == Curve()
    assert [Curve().told(found) for found in STEPS] == pytest.approx(STEPS, abs=0.0002)


def test_a_curve_bends_towards_what_came_true():
    timid = Curve(0.5, 0.5)
    assert timid.told(0.5) == 0.5
    assert timid.told(0.8) == pytest.approx(2 / 3)
    assert Curve(shift=-1.0).told(0.5) == pytest.approx(0.269, abs=0.001)
    assert Curve(0.4, 1.0).told(0.01) > 0.1 > Curve(1.0, 0.4).told(0.01)


def test_who_is_ahead_is_told_more_and_who_is_far_ahead_no_more_of_it():
    curve = Curve(leading=0.7, fair=0.25)
    gained = [
        log(curve.told(found) / (1 - curve.told(found))) - log(found / (1 - found)) for found in (0.25, 0.4, 0.6, 0.9)
    ]
    assert gained[0] == pytest.approx(0.0)
    assert 0 < gained[1] < gained[2]
    assert gained[3] == pytest.approx(0.7, abs=0.01)
    assert curve.told(0.15) < 0.15


@pytest.mark.parametrize("key", GAMES)
def test_what_is_found_to_be_likelier_is_told_to_be_likelier(key: str):
    for seats in durbar.game(key).seats:
        told = [curve_of(key, seats).told(found) for found in STEPS]
        assert all(lower < higher for lower, higher in pairwise(told[1:-1]))
        assert all(0.0 <= one <= 1.0 for one in told)
        assert told[0] < 0.1
        assert told[-1] > 0.9


def test_a_search_that_is_too_sure_is_told_no_surer_than_it_may_be():
    curve = Curve(least=0.01)
    assert curve.told(0.0) == pytest.approx(0.01)
    assert curve.told(1.0) == pytest.approx(0.99)
    assert curve.told(0.25) == pytest.approx(0.255)
