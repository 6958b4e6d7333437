"""Rules 23 to 33: God tiles."""

import pytest

from durbar.games.ra.events import AuctionBegan, GodSpent, TilesLost, TilesTaken
from tests.games.ra.build import EIGHT, GROUPS, A, B, area, box, find, legal, one, play, refusal, table, track


def spends(state):
    return [text for text in legal(state) if text.startswith("spend")]


def test_ra_023_a_god_and_a_tile_are_needed():
    assert spends(table(track=["nile"], areas=[{"god": 1}])) == ["spend nile"]
    assert spends(table(track=["nile"], areas=[{}, {"god": 1}])) == []
    assert spends(table(track=[], areas=[{"god": 1}])) == []


def test_ra_023_the_reasons():
    assert refusal(table(track=["nile"]), "spend nile") == ("no_god", "3.2")
    assert refusal(table(track=["nile"], areas=[{"god": 1}]), "spend gold") == ("not_on_track", "3.2")


def test_ra_024_one_tile_for_one_god():
    state = table(track=["nile", "gold", "art"], areas=[{"god": 1}])
    play(state, "spend gold")
    assert area(state, A) == {"gold": 1}
    assert track(state) == ["nile", "art"]
    assert state.to_act == B


@pytest.mark.parametrize("k", [1, 2, 3])
def test_ra_024_k_gods_take_k_tiles_in_one_turn(k):
    state = table(track=["nile", "gold", "art", "temple"], areas=[{"god": 3}])
    moves = ["spend nile", "spend gold", "spend art"][:k]
    events = play(state, *moves, *(["stop"] if k < 3 else []))
    assert len(find(events, GodSpent)) == k
    assert sum(area(state, A).values()) == 3
    assert area(state, A).get("god", 0) == 3 - k
    assert len(track(state)) == 4 - k
    assert state.to_act == B


def test_ra_024_two_tiles_of_a_kind():
    state = table(track=["nile", "nile", "art"], areas=[{"god": 2}])
    play(state, "spend nile", "spend nile")
    assert area(state, A) == {"nile": 2}
    assert track(state) == ["art"]


def test_ra_024_never_more_tiles_than_gods():
    state = table(track=["nile", "gold", "art"], areas=[{"god": 2}])
    play(state, "spend nile")
    assert legal(state) == ["spend art", "spend gold", "stop"]
    play(state, "spend gold")
    assert state.to_act == B


def test_ra_024_stops_by_itself_when_nothing_is_left_to_take():
    state = table(track=["nile", "god"], areas=[{"god": 3}])
    play(state, "spend nile")
    assert area(state, A) == {"god": 2, "nile": 1}
    assert state.to_act == B


def test_ra_024_only_gods_once_begun():
    state = table(track=["nile", "gold", "art"], areas=[{"god": 2}])
    play(state, "spend nile")
    for other in ("draw", "invoke", "pass", "bid 13", "lose art"):
        assert refusal(state, other) == ("spending_gods", "3.2")
    assert refusal(state, "spend nile") == ("not_on_track", "3.2")


def test_ra_025_no_god_for_a_god():
    state = table(track=["god", "nile"], areas=[{"god": 2}])
    assert spends(state) == ["spend nile"]
    assert refusal(state, "spend god") == ("god_for_god", "3.2")


def test_ra_026_no_ra_from_the_ra_track():
    state = table(track=["nile"], areas=[{"god": 2}], ra=3)
    assert spends(state) == ["spend nile"]
    assert refusal(state, "spend ra") == ("god_for_ra", "3.2")


def test_ra_027_spent_gods_leave_the_game():
    state = table(track=["nile", "gold", "art"], areas=[{"god": 3}])
    play(state, "spend gold", "spend art", "stop")
    assert box(state) == {"god": 2}
    assert area(state, A) == {"god": 1, "gold": 1, "art": 1}


def test_ra_028_a_full_track_is_full_no_more():
    state = table(track=EIGHT, areas=[{"god": 1}])
    assert "draw" not in legal(state)
    play(state, "spend gold")
    assert len(track(state)) == 7
    assert "draw" in legal(state)


def test_ra_029_the_turn_ends_without_auction_or_sun():
    state = table(track=["nile", "gold"], areas=[{"god": 1}])
    before = state.view(A)
    events = play(state, "spend gold")
    after = state.view(A)
    assert not find(events, AuctionBegan)
    assert (after.suns_up, after.suns_down, after.board_sun) == (before.suns_up, before.suns_down, before.board_sun)
    assert (after.to_act, after.step) == (B, "turn")


def test_ra_030_a_god_won_serves_in_the_same_epoch():
    state = table(track=["god"])
    play(state, "invoke", "pass", "pass", "pass", "bid 2")
    assert area(state, A) == {"god": 1}
    play(state, "draw nile", "draw nile", "draw nile")
    assert state.to_act == A
    assert "spend nile" in legal(state)


def test_ra_030_but_not_without_a_face_up_sun():
    state = table(track=["god"], spent=(13, 6))
    play(state, "invoke", "pass", "pass", "pass", "bid 2")
    actors = set()
    for _ in range(6):
        actors.add(state.to_act)
        play(state, "draw nile")
    assert A not in actors
    assert area(state, A) == {"god": 1}


def test_ra_030_even_the_last_one_with_suns_needs_them():
    of_others = sum(GROUPS[4][1:], ())
    state = table(track=["nile"], areas=[{"god": 1}], spent=of_others)
    assert spends(state) == ["spend nile"]


def test_ra_031_a_disaster_may_be_taken_and_strikes_at_once():
    state = table(track=["funeral", "nile"], areas=[{"god": 1, "pharaoh": 3}])
    events = play(state, "spend funeral")
    assert area(state, A) == {"pharaoh": 1}
    assert box(state) == {"god": 1, "funeral": 1, "pharaoh": 2}
    assert one(events, TilesLost).tiles == ("pharaoh", "pharaoh")
    assert state.to_act == B


def test_ra_031_with_a_choice_the_taker_chooses_before_the_turn_ends():
    state = table(track=["unrest", "nile"], areas=[{"god": 1, "art": 2, "writing": 1}])
    play(state, "spend unrest")
    assert state.to_act == A
    assert legal(state) == ["lose art", "lose writing"]
    play(state, "lose writing")
    assert area(state, A) == {"art": 1}
    assert state.to_act == B


@pytest.mark.parametrize("order", [("funeral", "pharaoh"), ("pharaoh", "funeral")])
def test_ra_032_good_tiles_first_then_disasters(order):
    state = table(track=["funeral", "pharaoh", "nile"], areas=[{"god": 2}])
    events = play(state, *(f"spend {tile}" for tile in order))
    assert area(state, A) == {}
    assert one(events, TilesTaken).tiles == order
    assert one(events, TilesLost).tiles == ("pharaoh",)


def test_ra_032_nothing_strikes_before_the_last_take():
    state = table(track=["funeral", "pharaoh", "pharaoh"], areas=[{"god": 3, "pharaoh": 1}])
    play(state, "spend funeral")
    assert area(state, A) == {"god": 2, "pharaoh": 1}
    assert state.view(A).picked == ("funeral",)
    play(state, "spend pharaoh")
    assert area(state, A) == {"god": 1, "pharaoh": 1}
    play(state, "stop")
    assert area(state, A) == {"god": 1}


def test_ra_033_a_track_with_gods_only_or_none_at_all():
    for tiles in ([], ["god"], ["god"] * 4):
        state = table(track=tiles, areas=[{"god": 2}])
        assert spends(state) == []
    assert refusal(table(track=["god"], areas=[{"god": 2}]), "spend god") == ("god_for_god", "3.2")
    assert refusal(table(track=[], areas=[{"god": 2}]), "spend nile") == ("not_on_track", "3.2")


def test_ra_033_eight_gods_on_the_track():
    state = table(track=["god"] * 8)
    assert legal(state) == ["invoke"]
