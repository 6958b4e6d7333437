"""Why the expert advises a move: every legal move has a reason, and every reason has words."""

import inspect
import random
import re

import pytest

import durbar
from durbar.bots.raja.reasons import reasons
from durbar.bots.search.position import Position
from durbar.games.raja.moves import End, House, Palace, Point, Take, Travel
from durbar.ui.games.raja.words.reasons import REASONS, reason_words
from tests.bots.reasons import assert_told_in_words
from tests.games.raja.build import ARTISAN, CITIES, MOGUL, table


def positions(seats, seed, **options):
    """A few decisions of a random game."""
    chance = random.Random(seed)
    state = durbar.start("raja", seats=seats, seed=seed, options=options)
    while state.to_act is not None:
        if chance.random() < 1 / 30:
            yield state
        state.play(chance.choice(state.legal_moves()))


@pytest.mark.parametrize(
    "options", [{}, {"yogi": True, "auction": True, "home_cities": True}, {"several_characters": True}]
)
def test_every_legal_move_has_reasons_in_words(options):
    for state in positions(3, 2, **options):
        assert_told_in_words(Position.of(state, state.to_act), reasons, reason_words)


def test_every_reason_of_the_judgement_has_words_and_no_other():
    source = inspect.getsource(inspect.getmodule(reasons))
    told = re.findall(r'(?:Reason\(|key = |key, worth = \(|else \(?)\s*"(\w+)"', source)
    told += re.findall(r'Reason\("\w+" if .+? else "(\w+)"', source)
    assert set(told) - {"character"} == set(REASONS)


def keys(state, move):
    return [reason.key for reason in reasons(Position.of(state, state.to_act), move)]


def test_a_palace_is_built_for_its_own_sake_and_for_the_scoring():
    state = table(3, disc=("palace_house", "gold"), maharaja="AHM", track=CITIES[1:], architects=("AHM",))
    found = reasons(Position.of(state, 0), Palace("AHM", "central"))
    assert [reason.key for reason in found] == ["palace", "cost", "scores_now"]
    assert found[0].facts["n"] == 6
    assert found[1].facts["gold"] == 12
    assert found[1].weight < 0 < found[2].weight
    last = table(3, disc=("palace", "gold"), maharaja="AHM", track=CITIES[1:], architects=("AHM",), in_hand=(1,))
    assert keys(last, Palace("AHM", "central"))[0] == "last_palace"


def test_a_journey_is_made_for_what_is_at_its_end():
    villages = {"V01": "A", "V02": "B", "V03": "A", "V04": "A"}
    state = table(3, disc=("palace", "gold"), villages=villages, maharaja="AHM", track=CITIES[1:])
    assert keys(state, Travel("R01", "AHM"))[0] == "way_to_palace"
    assert "pays_tolls" in keys(state, Travel("R01", "AHM"))


def test_ending_a_turn_tells_what_is_forgone():
    state = table(3, disc=("two_houses", "quarry"), maharaja="AHM", track=CITIES[1:])
    (reason,) = reasons(Position.of(state, 0), End())
    assert (reason.key, dict(reason.facts)) == ("forgone", {"n": 2, "gold": 4})


def test_houses_bring_tolls_and_characters_their_power():
    villages = {"V01": "B", "V02": "B"}
    state = table(3, disc=("house", "characters"), villages=villages, maharaja="AHM", track=CITIES[1:], cards=(MOGUL,))
    assert "ways" in keys(state, House("V01"))
    assert keys(state, Take(ARTISAN))[0] == "character"


def test_an_action_is_chosen_for_what_can_be_done_with_it():
    state = durbar.start("raja", seats=3, seed=1)
    while state.steps[-1].name != "disc":
        state.play(state.legal_moves()[0])
    position = Position.of(state, state.to_act)
    assert [reason.key for reason in reasons(position, Point("gold"))] == ["gold"]
    assert reasons(position, Point("palace"))[0].key == "plan_palace"
