"""Rules 66 to 74: the end of an epoch, and the next one."""

import pytest

from durbar.games.ra.events import AuctionBegan, EpochBegan, EpochEnded, EpochScored, GameEnded, RaDrawn
from tests.games.ra.build import EIGHT, GROUPS, RA_SPACES, A, B, C, D, area, box, find, one, play, table, track

OF_OTHERS = sum(GROUPS[4][1:], ())
EVERY_COUNT = pytest.mark.parametrize("seats", [3, 4, 5])


def last_sun(**more):
    """A holds the last face-up sun, the 2, and wins an auction with it."""
    state = table(spent=(*OF_OTHERS, 13, 6), **more)
    return state, play(state, "invoke", "bid 2")


@EVERY_COUNT
def test_ra_066_the_last_space_of_the_ra_track_ends_the_epoch_at_once(seats):
    state = table(seats, ra=RA_SPACES[seats] - 1, track=["nile"])
    events = play(state, "draw ra")
    assert [type(event) for event in events] == [RaDrawn, EpochEnded, EpochScored, EpochBegan]
    assert one(events, EpochEnded).cause == "ra_track"


@EVERY_COUNT
@pytest.mark.parametrize("short", [2, 3, 8])
def test_ra_066_not_before(seats, short):
    state = table(seats, ra=RA_SPACES[seats] - short)
    events = play(state, "draw ra")
    assert not find(events, EpochEnded)
    assert one(events, AuctionBegan)


def test_ra_067_both_tracks_are_discarded_and_the_board_sun_stays():
    state = table(ra=8, track=EIGHT[:5], suns=((1, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)))
    assert state.view(A).board_sun == 13
    events = play(state, "draw ra")
    view = state.view(A)
    assert one(events, EpochEnded).discarded == EIGHT[:5]
    assert (track(state), view.ra_track, view.board_sun) == ([], 0, 13)
    assert sum(box(state).values()) == 14
    assert box(state)["ra"] == 9
    assert not any(any(owned.values()) for owned in view.areas)


def test_ra_067_a_second_case():
    state = table(ra=8, epoch=2, track=["god", "unrest"], areas=[{"art": 2}])
    play(state, "draw ra")
    assert box(state) == {"ra": 9, "god": 1, "unrest": 1, "art": 2}
    assert state.view(A).epoch == 3


def test_ra_068_the_last_sun_of_the_last_player():
    state, events = last_sun(track=["nile", "flood"])
    assert one(events, EpochEnded) == EpochEnded(epoch=1, cause="suns", discarded=())
    assert one(events, EpochScored).scores[A].river == 2
    assert state.view(A).epoch == 2


def test_ra_068_not_while_anybody_has_a_sun():
    state = table(spent=(*OF_OTHERS[1:], 13, 6), track=["nile"])
    events = play(state, "invoke", "pass", "bid 2")
    assert not find(events, EpochEnded)
    assert state.to_act == B


def test_ra_068_also_after_a_ra_tile():
    state = table(spent=(*OF_OTHERS, 13, 6), track=["nile"])
    events = play(state, "draw ra", "bid 2")
    assert one(events, EpochEnded).cause == "suns"


def test_ra_068_the_last_sun_may_be_spent_in_anothers_turn():
    state = table(spent=(*OF_OTHERS[:-1], 13, 6, 2), turn=D, suns=GROUPS[4])
    events = play(state, "invoke", "bid 5")
    assert one(events, EpochEnded).cause == "suns"


def test_ra_068_disasters_are_settled_before():
    state, events = last_sun(track=["unrest"], areas=[{"art": 2, "writing": 1}])
    assert not find(events, EpochEnded)
    events = play(state, "lose writing")
    assert one(events, EpochScored).scores[A].civilization == 0
    assert state.view(A).epoch == 2


def test_ra_069_the_ra_tiles_go_and_the_board_sun_stays():
    state, _ = last_sun(ra=5, track=["nile"])
    view = state.view(A)
    assert view.ra_track == 0
    assert box(state) == {"ra": 5}
    assert view.board_sun == 2
    assert track(state) == []


def test_ra_070_unspent_suns_stay_with_their_owners():
    state = table(ra=8, spent=(13, 12, 7))
    play(state, "draw ra")
    assert state.view(A).suns_up == ((2, 6, 13), (3, 7, 12), (4, 8, 11), (5, 9, 10))


@EVERY_COUNT
def test_ra_070_always_as_many_suns_as_at_the_start(seats):
    state = table(seats, ra=RA_SPACES[seats] - 2)
    highest = GROUPS[seats][B][0]
    play(state, "invoke", f"bid {highest}", *["pass"] * (seats - 1))
    assert state.view(A).suns_down[B] == (1,)
    play(state, "draw ra", *["pass"] * seats)
    play(state, "draw ra")
    assert state.view(A).epoch == 2
    assert {len(suns) for suns in state.view(A).suns_up} == {4 if seats == 3 else 3}
    assert 1 in state.view(A).suns_up[B]


def test_ra_071_scored_first_then_turned_face_up():
    state = table(ra=8, spent=(13, 6), fame=[10, 10, 10, 10])
    events = play(state, "draw ra")
    kinds = [type(event) for event in events]
    assert kinds.index(EpochScored) < kinds.index(EpochBegan)
    assert state.view(A).suns_up[A] == (2, 6, 13)
    assert state.view(A).suns_down == ((), (), (), ())


def test_ra_072_the_highest_owned_sun_begins():
    suns = ((1, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5))  # the 13 lies on the board
    state = table(ra=8, suns=suns, turn=D)
    events = play(state, "draw ra")
    assert state.to_act == B
    assert one(events, EpochBegan) == EpochBegan(epoch=2, first=B)


def test_ra_072_face_down_suns_count_as_well():
    state = table(ra=8, suns=((1, 6, 2), (12, 7, 3), (11, 13, 4), (10, 9, 5)), spent=[13])
    play(state, "draw ra")
    assert state.to_act == C


def test_ra_073_empty_tracks_and_no_new_tiles():
    state = table(ra=8, track=["nile", "gold"], areas=[{"pharaoh": 2, "art": 1}])
    bag = dict(state.view(A).bag)
    play(state, "draw ra")
    view = state.view(A)
    assert (view.ra_track, view.on_track) == (0, ())
    assert view.bag == {**bag, "ra": bag["ra"] - 1}


@EVERY_COUNT
def test_ra_074_three_epochs_each_scored_once(seats):
    state = table(seats)
    events = []
    while state.to_act is not None:
        # Draw Ra tiles only; everybody passes, so that every epoch ends by the Ra track.
        events += play(state, "draw ra" if state.view(A).step == "turn" else "pass")
    assert [event.epoch for event in find(events, EpochScored)] == [1, 2, 3]
    assert [event.epoch for event in find(events, EpochEnded)] == [1, 2, 3]
    assert [event.epoch for event in find(events, EpochBegan)] == [2, 3]
    assert len(find(events, RaDrawn)) == 3 * RA_SPACES[seats]
    assert isinstance(events[-1], GameEnded)
    assert area(state, A) == {}
