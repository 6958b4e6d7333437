"""Why the expert advises a move: every legal move has a reason, and every reason has words."""

import inspect
import random
import re

import pytest

import durbar
from durbar.bots.ra.reasons import reasons
from durbar.bots.search.position import Position
from durbar.games.ra.moves import Bid, Draw, Invoke, Pass
from durbar.games.ra.tiles import NUMBER
from durbar.ui.games.ra.words.reasons import REASONS, reason_words
from tests.bots.reasons import assert_told_in_words


def positions(seats, seed):
    """One decision in six of a game in which drawing is likely."""
    chance = random.Random(seed)
    state = durbar.start("ra", seats=seats, seed=seed)
    while state.to_act is not None:
        legal = state.legal_moves()
        if chance.random() < 1 / 6:
            yield state
        state.play(legal[0] if chance.random() < 0.6 else chance.choice(legal))


@pytest.mark.parametrize("seats", [3, 5])
def test_every_legal_move_has_reasons_in_words(seats):
    for state in positions(seats, seats):
        assert_told_in_words(Position.of(state, state.to_act), reasons, reason_words, numbers_first=True)


def test_every_reason_of_the_judgement_has_words_and_no_other():
    source = inspect.getsource(inspect.getmodule(reasons))
    told = re.findall(r'Reason\(\s*"(\w+)"', source) + re.findall(r'Reason\("\w+" if .+? else "(\w+)"', source)
    assert set(told) == set(REASONS)


def on_the_track(text, own="", seats=3, seed=1):
    """A first turn with these tiles on the track, and these in the area of who plays."""
    state = durbar.start("ra", seats=seats, seed=seed)
    for place, tile in enumerate(text.split()):
        state.track[place] = NUMBER[tile]
        state.bag.remove(NUMBER[tile])
    for tile in own.split():
        state.areas[state.to_act][NUMBER[tile]] += 1
        state.bag.remove(NUMBER[tile])
    return state


def told(state, move):
    return {one.key: one for one in reasons(Position.of(state, state.to_act), move)}


def test_the_flood_that_makes_niles_score():
    state = on_the_track("flood", "nile nile nile nile")
    assert told(state, Invoke())["flood"].facts["n"] == 4
    state = on_the_track("gold gold sphinx", "sphinx sphinx")
    found = told(state, Invoke())
    assert found["same_monuments"].facts == {"n": 3, "tile": "sphinx", "fame": 5}
    assert found["gold"].facts["n"] == 6


def test_a_sun_kept_for_a_fuller_track():
    state = on_the_track("nile")
    assert told(state, Draw())["track_brings"].facts["n"] in (1, 2)
    state.play(Invoke())
    sun = state.suns_up[state.to_act][-1]
    assert told(state, Pass())["keeps_sun"].facts["sun"] == state.suns_up[state.to_act][0]
    assert told(state, Bid(sun))["dear_sun"].weight < 0


def test_the_last_ra():
    state = on_the_track("gold gold sphinx flood nile")
    state.ra_track = state.ra_spaces - 1
    assert told(state, Draw())["may_end"].weight < 0
