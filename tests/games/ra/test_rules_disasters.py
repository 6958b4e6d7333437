"""Rules 55 to 65: disasters. ``won`` is a lot that player A wins with the 13."""

import pytest

from durbar.games.ra.events import TilesLost, TilesTaken
from tests.games.ra.build import EIGHT, GROUPS, A, B, area, box, find, legal, one, play, refusal, table

OF_OTHERS = sum(GROUPS[4][1:], ())


def win(owned, *lot, spent=()):
    """The position and the events after A, who owns these tiles, has won this lot."""
    state = table(track=lot, areas=[owned], spent=spent)
    events = play(state, "draw ra")
    while state.to_act != A:
        events += play(state, "pass")
    return state, events + play(state, "bid 13")


def left(owned, *lot):
    """What A owns after winning a lot that leaves no choice."""
    state, _ = win(owned, *lot)
    assert state.to_act == B
    return area(state, A)


def results(state):
    """All that A may own once every choice is made."""
    if state.view(A).step != "losing":
        return [area(state, A)]
    found = []
    for text in legal(state):
        twin = state.copy()
        play(twin, text)
        found += [result for result in results(twin) if result not in found]
    return found


RICH = {"pharaoh": 3, "flood": 2, "nile": 3, "art": 2, "writing": 2, "temple": 2, "sphinx": 2, "gold": 2, "god": 2}


def test_ra_055_a_disaster_strikes_when_taken():
    assert left({"pharaoh": 3}, "funeral") == {"pharaoh": 1}


def test_ra_055_not_on_the_track():
    state = table(track=["funeral", "drought", "unrest", "earthquake"], areas=[RICH])
    play(state, "draw nile", "draw ra", "pass", "pass", "pass", "pass")
    assert area(state, A) == RICH


def test_ra_055_not_on_a_full_track_that_is_discarded():
    state = table(track=[*EIGHT[:4], "funeral", "drought", "unrest", "earthquake"], areas=[RICH])
    events = play(state, "invoke", "pass", "pass", "pass", "pass")
    assert area(state, A) == RICH
    assert not find(events, TilesLost)


def test_ra_055_not_when_the_ra_track_ends_the_epoch():
    state = table(track=["funeral"], areas=[{"pharaoh": 3}], ra=8)
    play(state, "draw ra")
    assert area(state, A) == {"pharaoh": 3}


def test_ra_055_only_the_taker_is_struck():
    state = table(track=["funeral"], areas=[{"pharaoh": 3}, {"pharaoh": 3}])
    play(state, "invoke", "bid 12", "pass", "pass", "pass")
    assert area(state, A) == {"pharaoh": 3}
    assert area(state, B) == {"pharaoh": 1}


def test_ra_056_good_tiles_are_placed_first():
    state, events = win({}, "funeral", "pharaoh", "nile")
    assert area(state, A) == {"nile": 1}
    assert one(events, TilesTaken).tiles == ("funeral", "pharaoh", "nile")
    assert one(events, TilesLost) == TilesLost(seat=A, disaster="funeral", tiles=("pharaoh",))


def test_ra_056_several_disasters_one_by_one():
    state, events = win(RICH, "funeral", "drought", "unrest", "earthquake")
    assert state.view(A).losing.disaster == "unrest"
    assert legal(state) == ["lose art", "lose writing"]
    events += play(state, "lose art", "lose art")
    assert state.view(A).losing.disaster == "earthquake"
    assert legal(state) == ["lose sphinx", "lose temple"]
    events += play(state, "lose temple", "lose sphinx")
    assert area(state, A) == {
        "pharaoh": 1, "nile": 3, "writing": 2, "temple": 1, "sphinx": 1, "gold": 2, "god": 2,
    }  # fmt: skip
    assert [event.disaster for event in find(events, TilesLost)] == [
        "funeral", "drought", "unrest", "unrest", "earthquake", "earthquake",
    ]  # fmt: skip
    assert state.to_act == B


def test_ra_056_two_earthquakes_and_two_unrests():
    state, _ = win({"art": 3, "writing": 3, "temple": 3, "sphinx": 3}, "unrest", "earthquake", "unrest", "earthquake")
    play(state, "lose art", "lose art", "lose writing", "lose art")
    play(state, "lose temple", "lose sphinx", "lose temple", "lose sphinx")
    assert area(state, A) == {"writing": 2, "temple": 1, "sphinx": 1}
    assert state.to_act == B


@pytest.mark.parametrize(("disaster", "kind"), [("funeral", "pharaoh"), ("drought", "flood"), ("drought", "nile"),
                                                ("unrest", "art"), ("earthquake", "temple")])  # fmt: skip
@pytest.mark.parametrize("owned", range(6))
def test_ra_057_two_or_one_or_none(disaster, kind, owned):
    assert left({kind: owned}, disaster).get(kind, 0) == max(0, owned - 2)


def test_ra_058_funeral():
    assert left({}, "pharaoh", "funeral") == {}
    assert left({"pharaoh": 3}, "funeral", "funeral") == {}
    assert left({"pharaoh": 5}, "funeral") == {"pharaoh": 3}


def test_ra_059_drought():
    assert left({"flood": 1, "nile": 3}, "drought") == {"nile": 2}
    assert left({"flood": 2, "nile": 5}, "drought") == {"nile": 5}
    assert left({"flood": 3, "nile": 1}, "drought") == {"flood": 1, "nile": 1}
    assert left({"nile": 1}, "drought") == {}
    assert left({}, "flood", "drought") == {}


def test_ra_060_two_droughts():
    assert left({"flood": 1, "nile": 4}, "drought", "drought") == {"nile": 1}


def test_ra_061_unrest_leaves_writing_or_art():
    state, _ = win({"art": 2, "writing": 1}, "unrest")
    assert sorted(results(state), key=str) == [{"art": 1}, {"writing": 1}]


def test_ra_061_same_or_different_kinds():
    state, _ = win({"art": 2, "writing": 2, "religion": 1}, "unrest")
    assert legal(state) == ["lose art", "lose religion", "lose writing"]
    left_over = results(state)
    assert {"writing": 2, "religion": 1} in left_over
    assert {"art": 1, "writing": 1, "religion": 1} in left_over
    assert len(left_over) == 5
    assert all(sum(one_left.values()) == 3 for one_left in left_over)


def test_ra_061_other_things_are_safe():
    state, _ = win({"art": 2, "writing": 1, "temple": 3, "gold": 1}, "unrest")
    assert refusal(state, "lose temple") == ("not_struck", "5.3")
    assert refusal(state, "lose gold") == ("not_struck", "5.3")
    assert refusal(state, "lose religion") == ("not_owned", "5")
    for other in ("draw", "invoke", "pass", "stop", "bid 6", "spend art"):
        assert refusal(state, other) == ("choose_losses", "5")


def test_ra_062_earthquake_leaves_a_pyramid_or_a_temple():
    state, _ = win({"pyramid": 2, "temple": 1}, "earthquake")
    assert refusal(state, "lose sphinx") == ("not_owned", "5")
    assert sorted(results(state), key=str) == [{"pyramid": 1}, {"temple": 1}]


def test_ra_062_monuments_only():
    state, _ = win({"pyramid": 2, "temple": 1, "art": 1}, "earthquake")
    assert refusal(state, "lose art") == ("not_struck", "5.4")


@pytest.mark.parametrize("owned", [{}, {"art": 1}, {"art": 1, "writing": 1}, {"art": 2}, {"art": 5}])
def test_ra_063_no_real_choice(owned):
    state, events = win(owned, "unrest")
    assert state.to_act == B
    assert len(one(events, TilesLost).tiles) == min(2, sum(owned.values()))
    assert not one(events, TilesLost).chosen


@pytest.mark.parametrize("owned", [{}, {"temple": 1}, {"temple": 1, "sphinx": 1}, {"temple": 2}, {"temple": 5}])
def test_ra_063_no_real_choice_of_monuments(owned):
    state, events = win(owned, "earthquake")
    assert state.to_act == B
    assert len(one(events, TilesLost).tiles) == min(2, sum(owned.values()))


def test_ra_063_nor_for_the_last_tile():
    state, _ = win({"art": 2, "writing": 1}, "unrest")
    events = play(state, "lose writing")
    assert [event.chosen for event in find(events, TilesLost)] == [True, False]
    assert area(state, A) == {"art": 1}
    assert state.to_act == B


def test_ra_064_gold_and_gods_are_never_lost():
    lot = ("funeral", "drought", "unrest", "earthquake")
    assert left({"gold": 3, "god": 2}, *lot) == {"gold": 3, "god": 2}
    assert left({"gold": 3, "god": 2, "art": 1}, "unrest") == {"gold": 3, "god": 2}


def test_ra_064_disasters_and_lost_tiles_leave_the_game():
    state, _ = win({"pharaoh": 2, "flood": 1, "nile": 2, "art": 1}, "funeral", "drought", "unrest", "earthquake")
    assert box(state) == {
        "funeral": 1, "drought": 1, "unrest": 1, "earthquake": 1, "pharaoh": 2, "flood": 1, "nile": 1, "art": 1,
    }  # fmt: skip
    assert area(state, A) == {"nile": 1}


def test_ra_065_the_taker_chooses_even_without_a_sun_and_the_epoch_waits():
    state, _ = win({"art": 2, "writing": 1}, "unrest", spent=(*OF_OTHERS, 6, 2))
    view = state.view(A)
    assert view.suns_up == ((), (), (), ())
    assert (view.epoch, view.to_act, view.step) == (1, A, "losing")
    play(state, "lose art", "lose art")
    assert state.view(A).epoch == 2


def test_ra_065_the_chooser_need_not_be_the_ra_player():
    state = table(track=["unrest"], areas=[{}, {"art": 2, "writing": 1}])
    play(state, "invoke", "bid 3", "pass", "pass", "pass")
    assert state.to_act == B
    assert legal(state) == ["lose art", "lose writing"]
    play(state, "lose writing")
    assert (state.to_act, state.view(A).step) == (B, "turn")


def test_ra_065_two_choices_with_the_last_sun():
    owned = {"art": 1, "writing": 1, "religion": 1, "temple": 1, "sphinx": 1, "palace": 1}
    state, _ = win(owned, "earthquake", "unrest", spent=(*OF_OTHERS, 6, 2))
    play(state, "lose art", "lose religion", "lose palace")
    assert (state.view(A).epoch, state.to_act) == (1, A)
    play(state, "lose temple")
    assert state.view(A).epoch == 2
    assert area(state, A) == {"sphinx": 1}
