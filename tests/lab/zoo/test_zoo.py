"""The zoo of Ra: all of it plays, beats chance, and is what it is called."""

import pytest

import durbar
from durbar.bots.arena.match import play_deal
from durbar.bots.random_bot import RandomBot
from durbar.bots.search.position import Position
from durbar.games.ra.moves import Invoke, Pass
from tests.bots.ra.test_players import with_tiles
from tests.lab.zoo import ZOO

NAMES = tuple(ZOO)


def choice(name, state, seed=1):
    return str(ZOO[name]().choose(Position.of(state, state.to_act), seed))


def choosers(state, move):
    """Who of the zoo makes this move here; whoever slips now and then is not asked."""
    return {name for name in ZOO if name != "careless" and choice(name, state) == move}


def at_auction(state, passes):
    """Ra is called, and so many pass."""
    state.play(Invoke())
    for _ in range(passes):
        state.play(Pass())
    return state


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("first", range(0, len(NAMES), 2))
def test_every_one_finishes_a_game_at_every_number_of_players(first: int, seats: int):
    names = tuple(NAMES[(first + place) % len(NAMES)] for place in range(seats))
    state = durbar.start("ra", seats=seats, seed=8, options={"hidden_scores": bool(first % 4)})
    players = [ZOO[name]() for name in names]
    while (seat := state.to_act) is not None:
        position = Position.of(state, seat)
        move = players[seat].choose(position, state.played)
        assert move in position.legal_moves
        if state.played % 5 == 0:
            assert move == players[seat].choose(position, state.played)
        state.play(move)
    assert state.standings()


@pytest.mark.parametrize("name", NAMES)
def test_every_one_beats_chance(name: str):
    """In four of five games with fixed deals."""
    won = [play_deal("ra", [ZOO[name](), RandomBot(), RandomBot()], 31 + game // 3, game % 3)[0] for game in range(12)]
    assert sum(one.share for one in won) >= 0.8 * 12


def test_the_hasty_call_for_little_and_the_hoarder_not_for_a_fat_track():
    little = with_tiles(track="gold pharaoh", seats=3)
    fat = with_tiles("flood nile", track="gold nile nile temple god", seats=3)
    assert "hasty" in choosers(little, "invoke") <= {"hasty", "blocker"}
    assert choosers(fat, "invoke") >= {"balanced", "hasty", "trader"}
    assert choosers(fat, "draw") >= {"hoarder", "gambler"}


def test_the_hoarder_leaves_short_tracks_to_others_until_the_epoch_is_about_to_end():
    early = at_auction(with_tiles("flood", track="gold nile nile", seats=3), 2)
    assert choice("balanced", early) == "bid 2"
    early = at_auction(with_tiles("", "flood", track="gold nile nile", seats=3), 0)
    assert choice("hoarder", early) == "pass"
    early.ra_track = early.ra_spaces - 3
    assert choice("hoarder", early).startswith("bid")


def test_the_picker_robs_the_next_of_what_it_waits_for():
    state = with_tiles("god", "writing religion", track="art", seats=3)
    assert choosers(state, "spend art") == {"picker", "blocker", "banker"}
    state = with_tiles(track="god", seats=3, epoch=3)
    assert choice("picker", at_auction(state, 1)).startswith("bid")


def test_the_builder_bids_for_monuments_that_the_banker_sees_nothing_in():
    state = at_auction(with_tiles(track="temple pyramid palace sphinx", seats=3), 0)
    assert "builder" in choosers(state, "bid 4")
    assert "banker" in choosers(state, "pass")


def test_the_banker_counts_to_the_fame():
    state = at_auction(with_tiles("", "art", track="gold god writing religion", seats=3), 0)
    assert choice("banker", state) == "bid 4"
    assert choice("banker", at_auction(with_tiles(track="nile nile nile nile", seats=3), 0)) == "pass"


def test_the_trader_calls_for_a_strong_sun_on_the_board():
    state = with_tiles(track="nile", seats=3)
    seat = state.to_act
    state.suns_up[seat], state.board_sun = (2, 5, 8), 13
    state.suns_down[seat] = (1,)
    assert choosers(state, "invoke") == {"trader"}


def test_the_blocker_lets_nobody_answer_who_would_make_a_set():
    riches = "art writing religion flood nile nile nile"
    state = at_auction(with_tiles("", "", riches, track="agriculture nile nile astronomy", seats=3), 0)
    state.suns_up = [(2, 5, 8), (4, 7, 13), (3, 6, 9, 12)]
    assert choosers(state, "bid 13") == {"blocker", "sniper"}


def test_the_gambler_throws_its_strongest_sun_after_riches():
    state = with_tiles("art writing nile nile nile", track="gold flood nile nile god religion", seats=3, epoch=2)
    assert choosers(at_auction(state, 2), "bid 13") == {"gambler"}


def test_the_sniper_calls_when_nobody_can_answer():
    fought_for = with_tiles(track="gold gold god god", seats=3)
    assert "balanced" in choosers(fought_for, "invoke")
    assert choice("sniper", fought_for) == "draw"
    state = with_tiles(track="gold", seats=3)
    seat = state.to_act
    state.suns_up[(seat + 1) % 3], state.suns_up[(seat + 2) % 3] = (3,), (4,)
    assert choosers(state, "invoke") == {"sniper"}


def test_the_careless_slip_about_once_in_five_moves():
    state = with_tiles(track="nile", seats=3)
    slips = sum(choice("careless", state, seed) != choice("balanced", state) for seed in range(200))
    assert 10 <= slips <= 35
