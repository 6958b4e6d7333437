"""The rulings Q1 to Q20 of the dossier, where they say something a program can show."""

import pytest

import durbar
from durbar.engine.errors import BadSeats
from durbar.games.ra.events import AuctionBegan, EpochEnded, TilesLost
from tests.games.ra.build import EIGHT, GROUPS, A, B, C, D, area, find, legal, one, play, refusal, table, track

OF_OTHERS = sum(GROUPS[4][1:], ())


def test_ra_q01_the_default_forces_a_bid_only_if_nobody_bids():
    assert durbar.game("ra").full_options({}, 3)["forced_bid"] == "if_no_bid"
    state = table()
    play(state, "invoke", "pass", "bid 4", "pass")
    assert "pass" in legal(state)


@pytest.mark.parametrize(
    ("forced", "bid", "moves"),
    [
        ("if_no_bid", "pass", ["bid 2", "bid 6", "bid 13"]),
        ("if_no_bid", "bid 3", ["bid 6", "bid 13", "pass"]),
        ("if_no_bid", "bid 12", ["bid 13", "pass"]),
        ("if_able", "pass", ["bid 2", "bid 6", "bid 13"]),
        ("if_able", "bid 3", ["bid 6", "bid 13"]),
        ("if_able", "bid 12", ["bid 13"]),
    ],
)
def test_ra_q01_both_readings(forced, bid, moves):
    state = table(forced_bid=forced)
    play(state, "invoke", bid, "pass", "pass")
    assert legal(state) == moves


@pytest.mark.parametrize("forced", ["if_no_bid", "if_able"])
def test_ra_q01_who_cannot_bid_higher_passes_under_both(forced):
    state = table(forced_bid=forced, spent=[13])
    play(state, "invoke", "bid 7", "pass", "pass")
    assert legal(state) == ["pass"]


def test_ra_q02_left_of_the_ra_player():
    # Last bidder and winner is C, Ra player D: the turn goes to A, not to D.
    state = table(turn=D)
    play(state, "invoke", "pass", "bid 3", "bid 4", "pass")
    assert state.to_act == A


def test_ra_q03_a_god_may_take_a_disaster():
    state = table(track=["earthquake"], areas=[{"god": 1}])
    assert "spend earthquake" in legal(state)
    assert one(play(state, "spend earthquake"), TilesLost) == TilesLost(seat=A, disaster="earthquake", tiles=())


def test_ra_q04_several_gods_are_one_lot():
    state = table(track=["unrest", "art", "writing"], areas=[{"god": 3, "religion": 1}])
    play(state, "spend unrest", "spend art", "spend writing")
    assert legal(state) == ["lose art", "lose religion", "lose writing"]


def test_ra_q05_gold_is_immune():
    state = table(track=["unrest"], areas=[{}, {"gold": 3}])
    events = play(state, "invoke", "bid 3", "pass", "pass", "pass")
    assert one(events, TilesLost).tiles == ()
    assert area(state, B) == {"gold": 3}


def test_ra_q06_fame_stops_at_zero():
    state = table(fame=[0, 1, 4, 9], ra=8)
    play(state, "draw ra")
    assert state.scores() == [0, 0, 0, 4]


def test_ra_q07_hidden_by_default():
    assert durbar.game("ra").full_options({}, 3)["hidden_scores"] is True
    assert table().view(C).fame == (None, None, 10, None)
    assert table(hidden_scores=False).view(C).fame == (10, 10, 10, 10)


def test_ra_q07_hiding_changes_nothing_but_the_view():
    hidden, shown = table(), table(hidden_scores=False)
    for moves in (["draw gold"], ["invoke", "bid 11", "pass", "pass", "pass"]):
        assert play(hidden, *moves) == play(shown, *moves)
        assert hidden.legal_moves() == shown.legal_moves()
        assert hidden.scores() == shown.scores()


def test_ra_q08_a_full_track_is_always_involuntary():
    state = table(track=EIGHT, areas=[{"god": 2}], forced_bid="if_able")
    assert one(play(state, "invoke"), AuctionBegan).cause == "full_track"
    play(state, "pass", "pass", "pass")
    assert "pass" in legal(state)


def test_ra_q09_an_action_is_a_must():
    state = table()
    assert legal(state) == ["draw", "invoke"]
    assert refusal(state, "pass") == ("no_auction_now", "4.1")


def test_ra_q10_no_ra_tile_comes_onto_a_full_track():
    assert refusal(table(track=EIGHT), "draw") == ("track_full", "3.1")


def test_ra_q11_the_epoch_ends_with_the_turn_after_disasters():
    state = table(track=["unrest"], areas=[{"art": 2, "writing": 1}], spent=(*OF_OTHERS, 13, 6))
    assert not find(play(state, "invoke", "bid 2"), EpochEnded)
    assert one(play(state, "lose writing"), EpochEnded).cause == "suns"


def test_ra_q12_nothing_lies_on_the_track_then():
    state = table(track=["nile", "gold"], spent=(*OF_OTHERS, 13, 6))
    events = play(state, "invoke", "bid 2")
    assert one(events, EpochEnded).discarded == ()
    assert track(state) == []


def test_ra_q13_one_sun_on_the_board():
    state = table()
    for moves in (["invoke", "bid 3", "pass", "pass", "pass"], ["invoke", "pass", "pass", "bid 2", "pass"]):
        play(state, *moves)
        assert isinstance(state.view(A).board_sun, int)
    assert state.view(A).board_sun == 2


def test_ra_q14_losing_bidders_keep_their_suns():
    state = table()
    play(state, "invoke", "bid 3", "bid 4", "bid 5", "bid 6")
    assert state.view(A).suns_up == ((2, 13), (3, 7, 12), (4, 8, 11), (5, 9, 10))


def test_ra_q15_fame_has_no_upper_bound():
    rich = {"gold": 5, "god": 8}
    state = table(areas=[rich], fame=[226, 0, 0, 0], ra=8)
    play(state, "draw ra")
    assert state.scores()[A] == 226 + 15 + 16 - 5


def test_ra_q16_not_for_two():
    with pytest.raises(BadSeats):
        durbar.start("ra", seats=2, seed=1)


def test_ra_q17_the_lowest_gap_first_and_places_mean_nothing():
    state = table(track=[None, "nile", None, "gold"])
    play(state, "draw art")
    assert state.view(A).track[:4] == ("art", "nile", None, "gold")
    one_way, other = table(track=["nile", None, "gold"]), table(track=["gold", "nile"])
    assert one_way.digest() == other.digest()


def test_ra_q19_only_owned_suns_count_for_the_first_player():
    state = table(ra=8, suns=((2, 6, 1), (12, 7, 3), (11, 8, 4), (10, 9, 5)))
    assert state.view(A).board_sun == 13
    play(state, "draw ra")
    assert state.to_act == B


def test_ra_q20_enough_ra_tiles_for_every_epoch():
    view = durbar.start("ra", seats=5, seed=1).view(0)
    assert view.bag["ra"] == 3 * view.ra_spaces
