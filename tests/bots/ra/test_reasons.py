"""Why the expert advises a move: every legal move has a reason, and every reason has words."""

import inspect
import random
import re

import pytest

import durbar
from durbar.bots.ra.reasons import reasons
from durbar.bots.search.position import Position
from durbar.games.ra.events import EpochScored, TilesLost
from durbar.games.ra.moves import Bid, Draw, Invoke, Pass, Spend
from durbar.games.ra.steps import LoseTiles
from durbar.games.ra.tiles import CIVILIZATION, FLOOD, GOD, GOLD, MONUMENT, NILE, NUMBER, PHARAOH
from durbar.ui.games.ra.words.reasons import REASONS, reason_words
from durbar.ui.kit.values.claim import Claim
from tests.bots.reasons import assert_told_in_words
from tests.games.ra import outcomes


def positions(seats, seed):
    """One decision in six of a game in which drawing is likely."""
    rng = random.Random(seed)
    state = durbar.start("ra", seats=seats, seed=seed)
    while state.to_act is not None:
        legal = state.legal_moves()
        if rng.random() < 1 / 6:
            yield state
        state.play(legal[0] if rng.random() < 0.6 else rng.choice(legal))


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


def test_a_higher_sun_in_return_lies_face_down_that_is_what_a_bid_costs():
    state = on_the_track("pharaoh nile")
    seat = state.to_act
    for other in range(3):
        state.suns_up[other] = (3, 6, 13) if other == seat else (2,) if other == (seat + 1) % 3 else ()
    state.board_sun = 8
    state.play(Invoke())
    state.play(Pass())
    weakest, now, dear = (told(state, Bid(sun)) for sun in (3, 6, 13))
    assert weakest["weakest_sun"].weight < 0
    assert now["sun_now"].facts == {"sun": 6, "board": 8}
    assert now["sun_now"].weight < 0
    assert dear["dear_sun"].weight < 0


def test_the_last_ra():
    state = on_the_track("gold gold sphinx flood nile")
    state.ra_track = state.ra_spaces - 1
    assert told(state, Draw())["may_end"].weight < 0


# ---- the truth of what is said -------------------------------------------------------------------------------------


def many(state, seat, group):
    return sum(state.areas[seat][tile] for tile in group)


def kinds(state, seat, group):
    return sum(state.areas[seat][tile] > 0 for tile in group)


def others(state, seat, kind):
    return [area[kind] for owner, area in enumerate(state.areas) if owner != seat]


#: By the key of a reason, what has to be true of its facts: of the seat's position before a move and after it.
TRUE = {
    "gold": lambda f, seat, was, now: f["n"] == 3 * (now.areas[seat][GOLD] - was.areas[seat][GOLD]),
    "gods": lambda f, seat, was, now: f["n"] == now.areas[seat][GOD] - was.areas[seat][GOD],
    "pharaohs": lambda f, seat, was, now: f["n"] == now.areas[seat][PHARAOH],
    "most_pharaohs": lambda f, seat, was, now: f["n"] == now.areas[seat][PHARAOH] > max(others(now, seat, PHARAOH)),
    "not_fewest_pharaohs": lambda f, seat, was, now: now.areas[seat][PHARAOH] > min(others(now, seat, PHARAOH)),
    "flood": lambda f, seat, was, now: f["n"] == now.areas[seat][NILE] > 0 == was.areas[seat][FLOOD],
    "river": lambda f, seat, was, now: f["n"] == many(now, seat, (NILE, FLOOD)) and now.areas[seat][FLOOD] > 0,
    "niles": lambda f, seat, was, now: f["n"] == now.areas[seat][NILE] and not now.areas[seat][FLOOD],
    "first_civilization": lambda f, seat, was, now: (
        kinds(was, seat, CIVILIZATION) == 0 < kinds(now, seat, CIVILIZATION)
    ),
    "civilization": lambda f, seat, was, now: f["n"] == kinds(now, seat, CIVILIZATION),
    "civilization_begun": lambda f, seat, was, now: f["n"] == kinds(now, seat, CIVILIZATION) < 3,
    "same_monuments": lambda f, seat, was, now: f["n"] == now.areas[seat][NUMBER[f["tile"]]],
    "monuments": lambda f, seat, was, now: f["n"] == kinds(now, seat, MONUMENT),
    "pair_of_monuments": lambda f, seat, was, now: now.areas[seat][NUMBER[f["tile"]]] == 2,
    "last_sun": lambda f, seat, was, now: was.suns_up[seat] == (f["sun"],),
    "better_sun": lambda f, seat, was, now: f["sun"] < f["board"] == was.board_sun,
    "dear_sun": lambda f, seat, was, now: f["sun"] > f["board"] == was.board_sun,
    "sun_now": lambda f, seat, was, now: (
        f["sun"] < f["board"] == was.board_sun and len(was.suns_up[seat]) > 1 and f["board"] not in now.suns_up[seat]
    ),
    "weakest_sun": lambda f, seat, was, now: min(was.suns_up[seat]) == f["sun"],
}


def test_a_disaster_that_takes_less_than_comes_with_it_does_not_speak_for_its_lot():
    state = on_the_track("earthquake pyramid temple sphinx obelisk", "fortress fortress")
    found = told(state, Invoke())
    assert "earthquake" not in found
    assert found["monuments"].weight > 0
    assert told(on_the_track("earthquake", "fortress fortress"), Invoke())["earthquake"].weight < 0


def test_no_disaster_speaks_for_a_move():
    for seed in range(4):
        for state in outcomes.positions(seed, 4):
            for move in state.legal_moves():
                found = reasons(Position.of(state, state.to_act), move)
                assert all(one.weight <= 0 for one in found if one.key in DISASTERS), move


DISASTERS = {"funeral", "drought", "unrest", "earthquake"}


def taken(events, seat, disaster):
    """How many tiles of a seat a disaster took."""
    lost = [event for event in events if isinstance(event, TilesLost) and event.seat == seat]
    return sum(len(event.tiles) for event in lost if event.disaster == disaster)


def test_what_a_reason_says_is_true_of_its_move():
    """Gods spent and bids won in lively games: tiles and suns are as the rules have them once all is laid down."""
    held = set()
    for seed in range(6):
        for state in outcomes.positions(seed, 4):
            seat, (was, _) = state.to_act, next(outcomes.stopped(state))
            for move in state.legal_moves():
                if not isinstance(move, Bid | Spend):
                    continue
                condition = "wins" if isinstance(move, Bid) else ""
                ends = [*outcomes.ends(state, move, Claim("fame", seat, 0, condition=condition))]
                if len(ends) != 1 or any(isinstance(event, EpochScored) for event in ends[0][1]):
                    continue
                for reason in reasons(Position.of(state, seat), move):
                    if reason.key in TRUE:
                        assert TRUE[reason.key](reason.facts, seat, was, ends[0][0]), f"{move}: {reason}"
                        held.add(reason.key)
                    if reason.key in DISASTERS and ends[0][0].step != LoseTiles.name:
                        assert reason.facts["n"] == taken(ends[0][1], seat, reason.key), f"{move}: {reason}"
                        held.add(reason.key)
    assert len(held) > len(TRUE) + len(DISASTERS) - 6
    assert held > DISASTERS


def test_what_a_disaster_takes_of_the_lot_itself_counts_too():
    found = told(on_the_track("earthquake palace nile", "sphinx sphinx temple temple"), Invoke())
    assert found["earthquake"].facts["n"] == 2


def test_what_is_hardly_to_be_had_is_no_reason():
    """What tiles bring is told of who is likely to get them."""
    bids, calls = [], []
    for state in (state for seed in range(3) for state in positions(4, seed)):
        for move in state.legal_moves():
            found = told(state, move)
            if isinstance(move, Bid):
                bids.append("likely_outbid" in found)
                assert not bids[-1] or len(found) == 1
            elif isinstance(move, Invoke) and "outbid" in found:
                calls.append(found.keys() - {"outbid", "track_full"})
    assert any(bids)
    assert not all(bids)
    assert calls
    assert not any(calls)
