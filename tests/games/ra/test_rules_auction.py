"""Rules 34 to 54: the auction."""

import pytest

from durbar.games.ra.events import AuctionBegan, AuctionFailed, AuctionWon, Passed, SunBid
from tests.games.ra.build import EIGHT, GROUPS, A, B, C, D, area, box, find, legal, one, play, refusal, table, track

OF_B, OF_C, OF_D = GROUPS[4][1:]


def test_ra_034_a_ra_tile_drawn():
    assert one(play(table(track=["nile"]), "draw ra"), AuctionBegan) == AuctionBegan(A, "ra_drawn", ("nile",))


@pytest.mark.parametrize("tiles", range(8))
def test_ra_034_invoking_with_room_is_voluntary(tiles):
    state = table(track=EIGHT[:tiles])
    assert one(play(state, "invoke"), AuctionBegan) == AuctionBegan(A, "invoked", EIGHT[:tiles])
    play(state, "pass", "pass", "pass")
    assert "pass" not in legal(state)


@pytest.mark.parametrize("gods", [0, 1])
def test_ra_034_invoking_on_a_full_track_is_involuntary_with_gods_or_without(gods):
    state = table(track=EIGHT, areas=[{"god": gods}])
    assert one(play(state, "invoke"), AuctionBegan) == AuctionBegan(A, "full_track", EIGHT)
    play(state, "pass", "pass", "pass")
    assert "pass" in legal(state)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("begun", ["invoke", "draw ra"])
def test_ra_035_once_round_from_the_left_of_the_ra_player(seats, begun):
    for caller in range(seats):
        state = table(seats, turn=caller)
        play(state, begun)
        speakers = []
        while state.view(A).step == "auction":
            assert state.view(A).auction.ra_player == caller
            assert len(state.view(A).auction.waiting) == seats - len(speakers)
            speakers.append(state.to_act)
            play(state, legal(state)[0] if state.to_act == caller else "pass")
        assert speakers == [(caller + k) % seats for k in range(1, seats + 1)]


def test_ra_035_nothing_but_bids_while_it_lasts():
    state = table(track=["nile"], areas=[{}, {"god": 1}])
    play(state, "invoke")
    for other in ("draw", "invoke", "spend nile", "stop", "lose art"):
        assert refusal(state, other) == ("auction_on", "4.1")


def test_ra_036_players_without_suns_are_skipped():
    state = table(spent=OF_B + OF_D)
    play(state, "invoke")
    assert state.to_act == C
    assert state.view(A).auction.waiting == (C, A)
    play(state, "pass")
    assert state.to_act == A


def test_ra_036_the_ra_player_alone():
    state = table(spent=OF_B + OF_C + OF_D)
    play(state, "draw ra")
    assert state.to_act == A
    assert legal(state) == ["bid 2", "bid 6", "bid 13", "pass"]


def test_ra_037_one_sun_of_ones_own_and_higher():
    state = table()
    play(state, "invoke")
    assert legal(state) == ["bid 3", "bid 7", "bid 12", "pass"]
    assert refusal(state, "bid 13") == ("not_your_sun", "4.1")
    assert refusal(state, "bid 1") == ("sun_on_board", "4.3")
    play(state, "bid 7")
    assert legal(state) == ["bid 8", "bid 11", "pass"]
    assert refusal(state, "bid 4") == ("bid_too_low", "4.1")
    play(state, "pass")
    assert legal(state) == ["bid 9", "bid 10", "pass"]


def test_ra_038_suns_face_down_are_not_bid():
    state = table(spent=(12, 3))
    play(state, "invoke")
    assert legal(state) == ["bid 7", "pass"]
    assert refusal(state, "bid 12") == ("sun_face_down", "4.3")


def test_ra_039_who_cannot_bid_higher_passes():
    state = table()
    play(state, "invoke", "bid 12")
    assert legal(state) == ["pass"]
    play(state, "pass")
    assert legal(state) == ["pass"]


def test_ra_040_the_others_may_always_pass():
    for begun in ("invoke", "draw ra"):
        state = table()
        play(state, begun)
        for _ in range(3):
            assert "pass" in legal(state)
            play(state, "pass")


@pytest.mark.parametrize("forced", ["if_no_bid", "if_able"])
def test_ra_041_nobody_has_bid_in_a_voluntary_auction(forced):
    state = table(forced_bid=forced)
    play(state, "invoke", "pass", "pass", "pass")
    assert legal(state) == ["bid 2", "bid 6", "bid 13"]
    assert refusal(state, "pass") == ("must_bid", "4.2")


def test_ra_042_somebody_has_bid():
    state = table()
    play(state, "invoke", "bid 3", "pass", "pass")
    assert legal(state) == ["bid 6", "bid 13", "pass"]
    play(state, "pass")
    assert state.view(A).board_sun == 3


def test_ra_042_the_literal_reading():
    state = table(forced_bid="if_able")
    play(state, "invoke", "bid 3", "pass", "pass")
    assert legal(state) == ["bid 6", "bid 13"]
    assert refusal(state, "pass") == ("must_bid_if_able", "4.2")


def test_ra_042_literally_too_who_cannot_passes():
    state = table(forced_bid="if_able", spent=[13])
    play(state, "invoke", "bid 12", "pass", "pass")
    assert legal(state) == ["pass"]


@pytest.mark.parametrize("forced", ["if_no_bid", "if_able"])
def test_ra_042_the_others_are_never_forced(forced):
    state = table(forced_bid=forced)
    play(state, "invoke", "bid 3")
    assert legal(state) == ["bid 4", "bid 8", "bid 11", "pass"]


@pytest.mark.parametrize("forced", ["if_no_bid", "if_able"])
@pytest.mark.parametrize(("begun", "tiles"), [("draw ra", ()), ("draw ra", ("nile",)), ("invoke", EIGHT)])
def test_ra_043_involuntary(forced, begun, tiles):
    state = table(track=tiles, forced_bid=forced)
    play(state, begun, "pass", "pass", "pass")
    assert legal(state) == ["bid 2", "bid 6", "bid 13", "pass"]
    state = table(track=tiles, forced_bid=forced)
    play(state, begun, "bid 3", "pass", "pass")
    assert legal(state) == ["bid 6", "bid 13", "pass"]


def test_ra_044_all_pass_after_a_ra_tile():
    state = table(track=["nile", "unrest"])
    before = state.view(A)
    events = play(state, "draw ra", "pass", "pass", "pass", "pass")
    after = state.view(A)
    assert events[-1] == AuctionFailed(ra_player=A, discarded=())
    assert track(state) == ["nile", "unrest"]
    assert (after.areas, after.suns_up, after.suns_down, after.board_sun) == (
        before.areas,
        before.suns_up,
        before.suns_down,
        before.board_sun,
    )
    assert box(state) == {}
    assert state.to_act == B


def test_ra_045_all_pass_with_a_full_track():
    tiles = (*EIGHT[:6], "unrest", "funeral")
    state = table(track=tiles, areas=[{"pharaoh": 2, "art": 2}])
    before = state.view(A)
    events = play(state, "invoke", "pass", "pass", "pass", "pass")
    after = state.view(A)
    assert events[-1] == AuctionFailed(ra_player=A, discarded=tiles)
    assert track(state) == []
    assert sum(box(state).values()) == 8
    assert area(state, A) == {"pharaoh": 2, "art": 2}
    assert (after.suns_up, after.suns_down, after.board_sun) == (before.suns_up, before.suns_down, before.board_sun)
    assert state.to_act == B


@pytest.mark.parametrize("tiles", [(), ("nile",), EIGHT])
def test_ra_046_the_highest_bidder_takes_all_tiles(tiles):
    state = table(track=tiles)
    events = play(state, "invoke", "bid 3", "bid 8", "pass", "pass")
    assert one(events, AuctionWon) == AuctionWon(seat=C, sun=8, board_sun=1, tiles=tiles)
    assert track(state) == []
    assert sum(area(state, C).values()) == len(tiles)
    assert area(state, A) == area(state, B) == area(state, D) == {}


def test_ra_047_the_board_sun_comes_face_down():
    state = table()
    play(state, "invoke", "bid 3", "bid 8", "pass", "pass")
    view = state.view(A)
    assert (view.suns_up[C], view.suns_down[C]) == ((4, 11), (1,))


def test_ra_047_a_sun_won_is_not_bid_in_the_same_epoch():
    state = table()
    play(state, "invoke", "pass", "pass", "bid 10", "pass")  # D takes 1, the board has 10
    play(state, "invoke", "pass", "bid 9", "pass", "pass")  # B invoked; D takes 10
    assert state.view(A).suns_down[D] == (1, 10)
    play(state, "invoke")
    assert state.to_act == D
    assert refusal(state, "bid 10") == ("sun_face_down", "4.3")
    assert legal(state) == ["bid 5", "pass"]


def test_ra_048_the_winning_sun_becomes_the_board_sun():
    state = table()
    play(state, "invoke", "bid 3", "bid 8", "pass", "pass")
    assert state.view(A).board_sun == 8
    assert state.view(A).suns_up[C] == (4, 11)


def test_ra_049_losing_bidders_keep_their_suns():
    state = table()
    play(state, "invoke", "bid 3", "bid 8", "bid 9", "bid 13")
    view = state.view(A)
    assert view.suns_up == ((2, 6), (3, 7, 12), (4, 8, 11), (5, 9, 10))
    assert view.suns_down == ((1,), (), (), ())
    play(state, "invoke", "bid 8")
    assert legal(state) == ["bid 9", "bid 10", "pass"]


@pytest.mark.parametrize("bids", [("pass", "pass", "pass", "bid 2"), ("bid 3", "pass", "pass", "pass"),
                                  ("pass", "bid 4", "pass", "pass"), ("pass", "pass", "bid 5", "bid 6")])  # fmt: skip
def test_ra_050_the_turn_goes_to_the_left_of_the_ra_player(bids):
    state = table()
    play(state, "invoke", *bids)
    assert state.to_act == B


def test_ra_050_also_when_nobody_bids_and_past_players_without_suns():
    state = table(track=EIGHT, spent=OF_B)
    play(state, "invoke", "pass", "pass", "pass")
    assert state.to_act == C


def test_ra_050_the_left_neighbour_may_have_lost_his_last_sun_just_now():
    state = table(spent=(12, 7))
    play(state, "invoke", "bid 3", "pass", "pass", "pass")
    assert state.view(A).suns_up[B] == ()
    assert state.to_act == C


def test_ra_051_winning_does_not_bring_the_turn():
    state = table()
    play(state, "invoke", "pass", "pass", "bid 10", "pass")
    assert state.view(A).board_sun == 10
    assert state.to_act == B


def test_ra_052_invoking_may_cost_nothing():
    state = table(track=["nile"])
    play(state, "invoke", "bid 3", "pass", "pass", "pass")
    assert state.view(A).suns_up[A] == (2, 6, 13)
    assert state.view(A).suns_down[A] == ()
    assert area(state, B) == {"nile": 1}


def test_ra_053_worked_case():
    state = table(track=["nile", "gold", "art"])
    assert state.view(A).board_sun == 1
    events = play(state, "invoke", "bid 7", "pass", "pass", "bid 13")
    assert [type(event) for event in events[1:5]] == [SunBid, Passed, Passed, SunBid]
    view = state.view(A)
    assert area(state, A) == {"nile": 1, "gold": 1, "art": 1}
    assert (view.suns_up[A], view.suns_down[A]) == ((2, 6), (1,))
    assert view.board_sun == 13
    assert (view.suns_up[B], view.suns_down[B]) == ((3, 7, 12), ())
    assert state.to_act == B


def test_ra_054_worked_case_with_an_empty_track():
    state = table()
    play(state, "invoke", "pass", "pass", "pass")
    assert legal(state) == ["bid 2", "bid 6", "bid 13"]
    events = play(state, "bid 2")
    assert one(events, AuctionWon) == AuctionWon(seat=A, sun=2, board_sun=1, tiles=())
    view = state.view(A)
    assert (view.suns_up[A], view.suns_down[A], view.board_sun) == ((6, 13), (1,), 2)
    assert area(state, A) == {}
    assert not find(events, AuctionFailed)
