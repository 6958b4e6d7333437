"""Why the expert advises a move: every legal move has a reason, and every reason has words."""

import inspect
import random
import re

import pytest

import durbar
from durbar.bots.dice_charmers import gains
from durbar.bots.dice_charmers.reasons import reasons
from durbar.bots.search.position import Position
from durbar.engine.chance import Chance
from durbar.ui.games.dice_charmers.words.reasons import REASONS, reason_words
from tests.bots.reasons import assert_told_in_words
from tests.games.dice_charmers.build import ONE, B, legal, play, table
from tests.games.dice_charmers.keeping import lively


def positions(seats, seed):
    """One decision in thirty of a game in which bonuses are used."""
    choice, chance = random.Random(seed), Chance(seed)
    state = durbar.start("dice_charmers", seats=seats, seed=seed, options={"sheet": "moon" if seats == 2 else "sun"})
    while state.to_act is not None:
        if choice.random() < 1 / 30:
            yield state
        state.play(lively(state, chance))


@pytest.mark.parametrize("seats", [2, 4])
def test_every_legal_move_has_reasons_in_words(seats):
    for state in positions(seats, seats):
        assert_told_in_words(Position.of(state, state.to_act), reasons, reason_words)


def test_every_reason_of_the_judgement_has_words_and_no_other():
    told = set()
    for module in (gains, inspect.getmodule(reasons)):
        told |= set(re.findall(r'"([a-z]+(?:_[a-z]+)*)"', inspect.getsource(module)))
    facts = {"n", "bonus", "building", "coins", "distance", "fame", "space"}
    terms = {"excess", "goods", "cells", "river"}
    assert told - facts - terms - {"dice_charmers"} == set(REASONS) - {"bonus"}


def told(state, text):
    """The reasons for a move, by key."""
    move = durbar.game("dice_charmers").read_move(text)
    return {one.key: one for one in reasons(Position.of(state, state.to_act), move)}


def test_a_die_that_makes_the_tracks_cross():
    state = table(3, turn=B, dice={"blue1": "tiger"}, at={"green1": "elephant"}, fame=18, money=40, river=(9,))
    found = told(state, "choose blue1")
    position = Position.of(state, B)
    assert next(iter(found)) == "crosses"
    assert reason_words(found["crosses"], position.view) == "Makes your tracks cross by 3"


def test_what_speaks_against_a_move():
    state = table(3, turn=B, dice={"purple1": "ss"}, at={"green1": "elephant"}, river=(9,), karma=2, silk=2)
    worse = [one for move in legal(state, "choose") for one in told(state, f"choose {move}").values()]
    assert any(one.key == "less" and one.weight < 0 for one in worse)
    assert told(state, "reroll purple1")["costs_karma"].facts == {"n": 1}
    state = table(3, waiting=("L4",))
    assert told(state, "end")["bonus_lost"].facts == {"bonus": "L4"}
    assert "karma" in told(state, "use L4")


def test_an_upgrade_is_for_what_is_still_to_be_built():
    state = table(3, waiting=("R2",), roads=ONE)
    play(state, "use R2")
    found = told(state, "upgrade temple")["raises"]
    assert found.facts == {"building": "temple", "n": 4, "fame": 2}
