"""Rules 11 to 22: the turn, and drawing a tile."""

import pytest

from durbar.games.ra.events import AuctionBegan, EpochEnded, RaDrawn, TileDrawn, TilesLost
from tests.games.ra.build import (
    EIGHT,
    GROUPS,
    RA_SPACES,
    A,
    B,
    C,
    D,
    area,
    box,
    find,
    legal,
    one,
    play,
    refusal,
    table,
    track,
)

# Suns of the groups of B, C and D in a game of four.
OF_B, OF_C, OF_D = GROUPS[4][1:]


def test_ra_011_three_kinds_of_action():
    state = table(track=["nile"], areas=[{"god": 1}])
    assert legal(state) == ["draw", "invoke", "spend nile"]


@pytest.mark.parametrize("action", ["draw gold", "spend nile"])
def test_ra_011_one_action_a_turn(action):
    state = table(track=["nile", "art"], areas=[{"god": 1}])
    play(state, action)
    assert state.to_act == B
    assert state.view(B).turn_of == B


def test_ra_011_invoking_is_an_action_too():
    state = table(track=["nile"])
    play(state, "invoke", "pass", "pass", "pass", "bid 13")
    assert state.view(A).turn_of == state.to_act == B


def test_ra_012_without_a_face_up_sun_no_turn():
    state = table(track=["nile"], areas=[{}, {"god": 2}], spent=OF_B)
    play(state, "draw nile")
    assert state.to_act == C


def test_ra_012_not_even_gods_for_a_whole_round():
    state = table(areas=[{}, {"god": 2}], spent=OF_B)
    actors = []
    for _ in range(6):
        actors.append(state.to_act)
        play(state, "draw nile")
    assert actors == [A, C, D, A, C, D]


def test_ra_013_no_drawing_on_a_full_track():
    state = table(track=EIGHT)
    assert legal(state) == ["invoke"]
    assert refusal(state, "draw") == ("track_full", "3.1")


def test_ra_013_gods_and_invoking_remain():
    state = table(track=EIGHT, areas=[{"god": 1}])
    assert legal(state) == ["invoke", *(f"spend {tile}" for tile in sorted(set(EIGHT)))]


@pytest.mark.parametrize("tiles", range(8))
def test_ra_014_drawing_with_room_on_the_track(tiles):
    assert "draw" in legal(table(track=EIGHT[:tiles]))


@pytest.mark.parametrize("tiles", range(9))
def test_ra_015_invoking_is_always_possible(tiles):
    state = table(track=EIGHT[:tiles])
    assert "invoke" in legal(state)
    play(state, "invoke")
    assert state.view(A).auction.ra_player == A


def test_ra_016_the_last_player_with_suns_plays_on():
    state = table(spent=OF_B + OF_C + OF_D)
    for _ in range(5):
        play(state, "draw nile")
        assert state.to_act == A
    play(state, "invoke", "bid 2")
    assert state.to_act == A


def test_ra_017_there_is_no_doing_nothing():
    state = table(track=["nile"], areas=[{"god": 1}])
    assert refusal(state, "pass") == ("no_auction_now", "4.1")
    assert refusal(state, "stop") == ("no_god_spent", "3.2")


def test_ra_018_a_tile_goes_to_the_first_empty_space():
    state = table(track=["nile", "art"])
    events = play(state, "draw gold")
    assert events == [TileDrawn(seat=A, tile="gold", space=2)]
    assert state.view(A).track == ("nile", "art", "gold", None, None, None, None, None)
    assert state.to_act == B


def test_ra_018_next_is_the_first_to_the_left_with_a_sun():
    state = table(turn=A, spent=OF_B + OF_C)
    play(state, "draw gold")
    assert state.to_act == D
    play(state, "draw gold")
    assert state.to_act == A


@pytest.mark.parametrize("disaster", ["funeral", "drought", "unrest", "earthquake"])
def test_ra_019_a_disaster_on_the_track_harms_nobody(disaster):
    owned = {"pharaoh": 2, "flood": 1, "nile": 2, "art": 2, "writing": 1, "temple": 2, "sphinx": 1}
    state = table(areas=[owned, owned])
    events = play(state, f"draw {disaster}")
    assert track(state) == [disaster]
    assert area(state, A) == area(state, B) == owned
    assert not find(events, TilesLost)
    assert state.to_act == B


@pytest.mark.parametrize("tiles", [(), ("nile",), EIGHT[:7]])
def test_ra_020_a_ra_tile_starts_an_auction(tiles):
    state = table(track=tiles)
    events = play(state, "draw ra")
    assert events == [RaDrawn(seat=A, on_track=1, spaces=9), AuctionBegan(ra_player=A, cause="ra_drawn", tiles=tiles)]
    assert state.view(A).ra_track == 1
    assert track(state) == list(tiles)
    assert state.to_act == B


def test_ra_020_that_auction_is_involuntary():
    state = table(track=["nile"])
    play(state, "draw ra", "pass", "pass", "pass")
    assert state.to_act == A
    assert "pass" in legal(state)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ra_020_the_last_but_one_still_starts_an_auction(seats):
    state = table(seats, ra=RA_SPACES[seats] - 2)
    one(play(state, "draw ra"), AuctionBegan)
    assert state.view(A).ra_track == RA_SPACES[seats] - 1


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ra_021_the_ra_tile_that_fills_the_track_ends_the_epoch(seats):
    state = table(seats, ra=RA_SPACES[seats] - 1, track=["nile", "gold"])
    events = play(state, "draw ra")
    assert not find(events, AuctionBegan)
    assert one(events, EpochEnded) == EpochEnded(epoch=1, cause="ra_track", discarded=("nile", "gold"))
    assert state.view(A).epoch == 2
    assert box(state) == {"ra": RA_SPACES[seats], "nile": 1, "gold": 1}


def test_ra_022_gaps_are_filled_again():
    state = table(track=EIGHT, areas=[{"god": 2}])
    play(state, "spend pharaoh", "spend art")
    assert state.view(A).track == ("nile", "nile", None, "gold", None, "writing", "temple", "sphinx")
    play(state, "draw flood")
    assert state.view(A).track == ("nile", "nile", "flood", "gold", None, "writing", "temple", "sphinx")
    play(state, "draw unrest")
    assert state.view(A).track == ("nile", "nile", "flood", "gold", "unrest", "writing", "temple", "sphinx")
    assert legal(state) == ["invoke"]
