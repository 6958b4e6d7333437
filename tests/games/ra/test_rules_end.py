"""Rules 94 to 97: the end of the game."""

import pytest

import durbar
from durbar.engine.errors import GameOver
from durbar.games.ra.events import EpochScored, GameEnded
from durbar.games.ra.moves import Draw
from tests.games.ra.build import RA_SPACES, A, B, C, find, one, play, refusal, table

#: With one kind of civilization and equal Pharaohs nobody gains or loses by tiles.
QUIET = [{"art": 1}] * 5


def final(seats, fame, suns=None):
    """A game whose last Ra tile has just been drawn; fame before it as given."""
    state = table(seats, areas=QUIET[:seats], fame=fame, suns=suns, epoch=3, ra=RA_SPACES[seats] - 1)
    return state, play(state, "draw ra")


def test_ra_094_the_highest_fame_wins():
    state, events = final(4, [20, 35, 30, 10])  # suns: -5, 0, 0, +5
    assert state.to_act is None
    assert state.scores() == [15, 35, 30, 15]
    assert [(standing.seat, standing.score) for standing in state.standings()][:2] == [(B, 35), (C, 30)]
    assert state.standings()[0].rank == 1
    assert one(events, GameEnded).standings == tuple(state.standings())
    assert events[-1] == one(events, GameEnded)


def test_ra_094_nothing_can_be_done_afterwards():
    state, _ = final(3, [10, 10, 10])
    assert state.legal_moves() == ()
    assert refusal(state, "draw") == ("game_over", "8")
    with pytest.raises(GameOver):
        state.play(Draw())


def test_ra_095_a_tie_goes_to_the_highest_sun_of_those_tied():
    # Best suns 9, 12 and 13; sums 30, 23 and 27: +5, -5 and 0. The 11 lies on the board.
    state, _ = final(3, [35, 45, 35], ((9, 8, 7, 6), (12, 5, 2, 4), (13, 1, 3, 10)))
    assert state.scores() == [40, 40, 35]
    assert [max(state.view(A).suns_up[seat]) for seat in range(3)] == [9, 12, 13]
    assert [standing.seat for standing in state.standings()] == [B, A, C]
    assert [standing.rank for standing in state.standings()] == [1, 2, 3]


def test_ra_095_face_down_suns_break_ties_too():
    state = table(3, areas=QUIET[:3], fame=[15, 10, 5], epoch=3, ra=7, spent=[13])
    play(state, "draw ra")  # sums 28, 30, 32: -5, 0, +5
    assert state.scores() == [10, 10, 10]
    assert [standing.seat for standing in state.standings()] == [A, B, C]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ra_096_there_is_exactly_one_winner(seats):
    state = table(seats, fame=[0] * seats, epoch=3, ra=RA_SPACES[seats] - 1)
    play(state, "draw ra")
    assert [standing.rank for standing in state.standings()] == list(range(1, seats + 1))
    tied = [standing for standing in state.standings() if standing.score == state.standings()[0].score]
    assert [standing.tie_break for standing in tied] == sorted((standing.tie_break for standing in tied), reverse=True)


def test_ra_097_the_fame_of_others_is_hidden():
    state = table(fame=[1, 2, 3, 4])
    assert [state.view(seat).fame for seat in range(4)] == [
        (1, None, None, None),
        (None, 2, None, None),
        (None, None, 3, None),
        (None, None, None, 4),
    ]


def test_ra_097_unless_the_option_is_off():
    assert table(fame=[1, 2, 3, 4], hidden_scores=False).view(B).fame == (1, 2, 3, 4)


def test_ra_097_it_is_shown_when_the_game_is_over():
    state, _ = final(4, [20, 30, 25, 10])
    assert state.view(A).fame == (15, 30, 25, 15)


def test_ra_097_hidden_is_the_default():
    assert durbar.start("ra", seats=3, seed=0).view(0).fame == (10, None, None)


@pytest.mark.parametrize("hidden", [True, False])
def test_ra_097_events_tell_no_more_than_the_view(hidden):
    """The lines of a settlement come from open tiles, but the totals before and after it lie face down."""
    state = table(fame=[11, 12, 13, 14], ra=8, hidden_scores=hidden)
    (scored,) = find(play(state, "draw ra"), EpochScored)
    for seat in range(4):
        seen = scored.seen_by(seat)
        assert seen.scores == scored.scores
        assert seen.after == state.view(seat).fame
        assert seen.before == tuple(
            fame if owner == seat or not hidden else None for owner, fame in enumerate((11, 12, 13, 14))
        )
