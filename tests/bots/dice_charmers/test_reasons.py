"""Why the expert advises a move: every legal move has a reason, and every reason has words."""

import inspect
import random
import re

import pytest
from msgspec.structs import replace

import durbar
from durbar.bots.arena.weights import learned
from durbar.bots.dice_charmers import gains
from durbar.bots.dice_charmers.judgement import Weights
from durbar.bots.dice_charmers.knowledge import Knowledge
from durbar.bots.dice_charmers.reasons import reasons
from durbar.bots.search.position import Position
from durbar.engine.rng import Rng
from durbar.games.dice_charmers.events import GoodsGained, GoodSold
from durbar.ui.games.dice_charmers.words.reasons import REASONS, reason_words
from tests.bots.reasons import assert_told_in_words
from tests.games.dice_charmers.build import LONG, ONE, A, B, legal, play, sheet, table
from tests.games.dice_charmers.keeping import lively


def positions(seats, seed):
    """One decision in thirty of a game in which bonuses are used."""
    choice, rng = random.Random(seed), Rng(seed)
    state = durbar.start("dice_charmers", seats=seats, seed=seed, options={"sheet": "moon" if seats == 2 else "sun"})
    while state.to_act is not None:
        if choice.random() < 1 / 30:
            yield state
        state.play(lively(state, rng))


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


def test_more_cells_speak_for_a_move_and_fewer_against_it():
    held = set()
    for seats in (2, 4):
        for state in positions(seats, seats):
            position = Position.of(state, state.to_act)
            for one in (one for move in position.legal_moves for one in reasons(position, move)):
                if one.key in ("opens", "closes"):
                    assert (one.weight > 0) == (one.key == "opens"), one
                    held.add(one.key)
    assert held == {"opens", "closes"}


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


# ---- the truth of what is said -------------------------------------------------------------------------------------


def counted(events, kind, what):
    """What events of a kind come to."""
    return sum(what(event) for event in events if isinstance(event, kind))


#: By the key of a reason, what has to be true of its facts: of the sheet before a move, that after it, what happened.
TRUE = {
    "closer": lambda f, sheet, was, now, events: f["distance"] == now.excess(sheet) - was.excess(sheet),
    "crosses": lambda f, sheet, was, now, events: f["distance"] == now.excess(sheet) > 0 >= was.excess(sheet),
    "sells": lambda f, sheet, was, now, events: f["n"] == counted(events, GoodSold, lambda event: 1),
    "stock": lambda f, sheet, was, now, events: f["n"] == counted(events, GoodsGained, lambda event: len(event.goods)),
    "karma": lambda f, sheet, was, now, events: f["n"] == now.karma - was.karma,
    "bonus": lambda f, sheet, was, now, events: now.gained >> sheet.number[f["bonus"]] & 1,
    "skips": lambda f, sheet, was, now, events: f["n"] == len(passed(was, now)),
    "costs_karma": lambda f, sheet, was, now, events: f["n"] == now.unspent_karma,
}


def passed(was, now):
    """The free spaces of the river that a boat has passed over."""
    return [space for space in now.free_behind if space > was.position]


@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_reason_says_is_true_of_its_move(seats):
    """Moves after which nothing is to be chosen but the next bonus: all numbers are as the rules have them."""
    rng, held = Rng(seats), set()
    state = durbar.start("dice_charmers", seats=seats, seed=seats, options={"sheet": "moon" if seats == 2 else "sun"})
    while state.to_act is not None:
        seat, legal = state.to_act, state.legal_moves()
        move = legal[rng.below(len(legal))]
        now = state.copy()
        events = now.play(move)
        if not now.pending and (move.word == "reroll" or now.step == "bonuses"):
            for reason in reasons(Position.of(state, seat), move):
                if reason.key in TRUE:
                    marks = state.marks[seat], now.marks[seat]
                    assert TRUE[reason.key](reason.facts, state.sheet, *marks, events), f"{move}: {reason}"
                    held.add(reason.key)
        state.play(lively(state, rng))
    assert len(held) > 3


def test_no_die_is_taken_from_a_next_player_after_the_end():
    """Of two, who chooses second ends the game once the tracks of the first have crossed."""
    for fame, ends in ((5, False), (40, True)):
        state = table(2, turn=B, pick=1, roads=LONG, others={A: sheet(fame=fame, money=20)})
        known = Knowledge(state, learned("dice_charmers", Weights), 2)
        assert (max(known.taken_away(state, die) for die in range(8)) == 0) == ends


def test_spaces_passed_are_counted_though_one_behind_was_fetched():
    """From space 3 a boat goes to space 6, and a bonus fetches space 1: two are passed over."""
    state = table(3, river=[3])
    judgement = Knowledge(state, learned("dice_charmers", Weights), 2).judgement
    after = replace(state.marks[0], river=0b100101)
    (skips,) = [one for one in gains.Gains(judgement, state.marks[0], after).reasons() if one.key == "skips"]
    assert skips.facts["n"] == 2
