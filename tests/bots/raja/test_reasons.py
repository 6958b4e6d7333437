"""Why the expert advises a move: every legal move has a reason, and every reason has words."""

import inspect
import random
import re

import pytest

import durbar
from durbar.bots.raja.reasons import reasons
from durbar.bots.search.position import Position
from durbar.engine.rng import Rng
from durbar.games.raja.actions import ARTISANS_PRICE, PALACE_PRICE
from durbar.games.raja.moves import BuildersLift, Chit, End, House, Lift, Palace, Point, Swap, Take, Travel
from durbar.games.raja.routes import Traveller, cheapest
from durbar.games.raja.turn_view import forgone_actions
from durbar.ui.games.raja.words.reasons import REASONS, expected_words, reason_words
from tests.bots.reasons import assert_told_in_words
from tests.games.raja.build import ARTISAN, BOTH, CITIES, MOGUL, MONK, table
from tests.games.raja.keeping import lively

#: A way to Ahmadabad on which another has all houses.
TOLLS = {"V01": "B", "V02": "B", "V03": "B", "V04": "B"}


def positions(seats, seed, **options):
    """A few decisions of a random game."""
    rng = random.Random(seed)
    state = durbar.start("raja", seats=seats, seed=seed, options=options)
    while state.to_act is not None:
        if rng.random() < 1 / 30:
            yield state
        state.play(rng.choice(state.legal_moves()))


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
    assert [reason.key for reason in found[:3]] == ["palace", "cost", "scores_now"]
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


def test_an_action_whose_palace_lacks_gold_or_a_road_says_so():
    state = durbar.start("raja", seats=3, seed=1)
    while state.steps[-1].name != "disc":
        state.play(state.legal_moves()[0])
    seat = state.to_act
    told = reasons(Position.of(state, seat), Point("palace"))[0]
    price = PALACE_PRICE if ARTISAN not in state.cards[seat] else ARTISANS_PRICE
    state.gold[seat] = price - 2
    poor = reasons(Position.of(state, seat), Point("palace"))
    assert told.key == "plan_palace"
    assert all(one.key != "plan_palace" for one in poor)
    assert all(one.facts["n"] >= 2 for one in poor if one.key == "palace_by_gold")
    assert any(one.key == "palace_by_gold" for one in poor)


@pytest.mark.parametrize("short", [False, True])
def test_never_more_palaces_are_expected_than_there_are(short):
    view = durbar.start("raja", seats=3, seed=1, options={"short_game": short}).view(0)
    assert "6" in expected_words(9.4, view) if short else "7" in expected_words(9.4, view)
    assert "5" in expected_words(5.2, view)


# ---- the truth of what is said -------------------------------------------------------------------------------------

#: By the key of a reason, what has to be true of its facts: of the seat's position before a move and after it.
TRUE = {
    "palace": lambda f, seat, was, now: f["n"] == now.palaces_to_win - now.built[seat] > 0,
    "last_palace": lambda f, seat, was, now: now.built[seat] == now.palaces_to_win,
    "cost": lambda f, seat, was, now: was.gold[seat] - now.gold[seat] == f["gold"],
    "pays_tolls": lambda f, seat, was, now: was.gold[seat] - now.gold[seat] == f["gold"],
    "ways": lambda f, seat, was, now: MONK not in now.cards[seat],
    "dearer_ways": lambda f, seat, was, now: MONK not in now.cards[seat],
    "opens_road": lambda f, seat, was, now: f["city"] in reach(now, seat) - reach(was, seat),
    "character": lambda f, seat, was, now: f["card"] in now.cards[seat],
    "gives_up": lambda f, seat, was, now: f["card"] not in now.cards[seat],
    "forgone": lambda f, seat, was, now: f["n"] == len(forgone_actions(was, seat)),
    "done": lambda f, seat, was, now: not forgone_actions(was, seat),
    "done_here": lambda f, seat, was, now: was.architects[seat] == was.maharaja,
}


def reach(state, seat):
    """Where a seat's architect could go if gold did not matter."""
    view = state.view(seat)
    owners = tuple(view.villages.values())
    return cheapest(view.board, owners, view.seats, view.architects[seat], Traveller(seat), reckless=True).keys()


@pytest.mark.parametrize("options", [BOTH, {"several_characters": True}, {"yogi": True}])
def test_what_a_reason_says_is_true_of_its_move(options):
    """Random moves of lively games: gold, tolls, palaces, roads and characters are as the rules have them after it."""
    rng, held = Rng(3), set()
    state = durbar.start("raja", seats=3, seed=8, options=options)
    while state.to_act is not None:
        if not rng.below(2):
            seat, legal = state.to_act, state.legal_moves()
            move = legal[rng.below(len(legal))]
            now = state.copy()
            now.play(move)
            for reason in reasons(Position.of(state, seat), move):
                if reason.key in TRUE and not isinstance(move, Point | Chit | Lift | BuildersLift):
                    assert TRUE[reason.key](reason.facts, seat, state, now), f"{move}: {reason}"
                    held.add(reason.key)
        state.play(lively(state, rng))
    assert len(held) > 4


def test_tolls_that_the_bank_pays_are_not_spared():
    for card, spares in ((ARTISAN, True), (MONK, False)):
        state = table(3, disc=("house", "gold"), cards=(card, 7, 1), played=(2,), maharaja="AHM", villages=TOLLS)
        assert ("ways" in keys(state, House("V01"))) == spares


def test_only_one_of_the_characters_to_give_is_of_least_use():
    state = table(3, disc=("characters", "gold"), cards=((1, 5, 6), (2, 4), (3,)), several_characters=True)
    state.play(Swap(3))
    found = [keys(state, move) for move in state.legal_moves()]
    assert sorted(found) == [["gives_up"], ["gives_up"], ["least"]]
