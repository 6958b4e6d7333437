"""What the computer players of Ra know of it."""

import random

import pytest

import durbar
from durbar.bots.levels import UNTRAINED, arena_player
from durbar.bots.ra import bold, expert, gentle, greedy
from durbar.bots.ra.evaluator import RaEvaluator
from durbar.bots.ra.market import Market
from durbar.bots.ra.outlook import Outlook, Weights
from durbar.bots.search.position import Position
from durbar.engine.rng import Rng
from durbar.games.ra.moves import Bid, Draw, Invoke, Pass, Spend
from durbar.games.ra.tiles import NUMBER


def with_tiles(*areas, track="", seats=4, epoch=1):
    """A first turn in which these tiles are owned by the seats, from the one that plays on, and these on the track."""
    state = durbar.start("ra", seats=seats, seed=1)
    state.epoch = epoch
    for place, text in enumerate(areas):
        for tile in text.split():
            state.areas[(state.to_act + place) % seats][NUMBER[tile]] += 1
            state.bag.remove(NUMBER[tile])
    for space, tile in enumerate(track.split()):
        state.track[space] = NUMBER[tile]
        state.bag.remove(NUMBER[tile])
    return state


def gain(state, *tiles, seat=None):
    market = Market(Outlook(state, Weights()))
    seat = state.to_act if seat is None else seat
    return market.gain(state.areas, seat, bytes(NUMBER[tile] for tile in tiles))


def test_foresight_values_what_lasts_and_what_may_still_come():
    state = with_tiles("nile nile", "flood")
    other = (state.to_act + 1) % 4
    assert 0 < gain(state, "nile") < 3
    assert gain(state, "nile", seat=other) > 1
    assert gain(state, "astronomy") > 0
    assert gain(state, "drought") < 0 < gain(state, "gold")
    assert gain(state, "gold") == pytest.approx(3)
    assert gain(state, "nile", "temple") > gain(state, "nile")
    assert gain(state, "pharaoh") > 0


def test_nothing_more_comes_in_this_epoch_to_a_seat_without_suns():
    state = with_tiles("nile")
    seat = state.to_act
    before = Outlook(state, Weights()).expected()[seat]
    state.suns_down[seat], state.suns_up[seat] = state.suns_up[seat], ()
    outlook = Outlook(state, Weights())
    assert outlook.rates.now[seat] == 0 < outlook.rates.now[(seat + 1) % 4]
    assert outlook.expected()[seat] < before


@pytest.mark.parametrize(("seats", "less"), [(3, True), (4, True), (5, False)])
def test_where_few_play_high_suns_bring_less_in_the_end_than_they_promise(seats: int, less: bool):
    state = with_tiles(seats=seats)
    suns = sorted(sun for own in state.suns_up for sun in own)
    each = len(suns) // seats
    state.suns_up = [tuple(suns[seat * each :][:each]) for seat in range(seats)]
    promised = Outlook(state, Weights()).expected()
    judged = RaEvaluator(Weights()).expected(state)
    assert (judged[-1] - judged[0] < 0.9 * (promised[-1] - promised[0])) is less
    assert (list(judged) == promised) is not less


def test_higher_suns_cost_more_and_the_board_may_pay_for_them():
    state = with_tiles()
    market = Market(Outlook(state, Weights()))
    suns = state.suns_up[state.to_act]
    prices = [market.price(state.to_act, sun) for sun in suns]
    assert prices == sorted(prices)
    assert prices[0] > 0
    state.epoch, state.ra_track, state.board_sun = 3, state.ra_spaces - 1, 13
    assert Market(Outlook(state, Weights())).price(state.to_act, suns[0]) < prices[0]


def test_expected_is_exact_when_nothing_is_left_to_come():
    state = with_tiles("nile flood gold astronomy temple temple temple", epoch=3)
    state.ra_track = state.ra_spaces
    seat = state.to_act
    state.suns_down, state.suns_up = [(2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12, 13)], [()] * 4
    suns = {5: -5, 15: 0, 24: 0, 46: 5}[sum(state.all_suns(seat))]
    assert Outlook(state, Weights()).expected()[seat] == pytest.approx(10 + 2 + 3 + 0 + 1 + 5 + suns, abs=0.05)


def test_bids_are_no_higher_than_is_sure_to_win():
    state = with_tiles(track="gold gold gold flood")
    state.play(Invoke())
    for seat in range(4):
        if seat not in (state.to_act, state.steps[-1].ra_player):
            state.suns_down[seat], state.suns_up[seat] = state.suns_up[seat], ()
    caller = state.steps[-1].ra_player
    while state.to_act != caller:
        state.play(Pass())
    moves = [one.move for one in RaEvaluator(Weights()).weigh(state)]
    assert moves == [Bid(state.suns_up[caller][0])]


def test_nobody_spends_a_god_for_less_than_it_is_worth_or_calls_an_empty_track():
    state = with_tiles("god god", track="drought nile")
    moves = {one.move for one in RaEvaluator(Weights()).weigh(state)}
    assert Draw() in moves
    assert not {Spend("drought"), Spend("nile")} & moves
    assert {one.move for one in RaEvaluator(Weights()).weigh(with_tiles())} == {Draw()}


def test_what_is_usual_is_what_seems_best():
    rng = random.Random(5)
    state = durbar.start("ra", seats=5, seed=5)
    while state.to_act is not None:
        evaluator = RaEvaluator(Weights())
        candidates = evaluator.weigh(state)
        rollout_move = evaluator.rollout_move(state, Rng(1))
        assert candidates[0].worth == next(one.worth for one in candidates if one.move == rollout_move)
        state.play(rollout_move if rng.random() < 0.8 else rng.choice(state.legal_moves()))


def test_a_rich_track_is_called_at_first_sight_and_a_lone_disaster_bought_by_none():
    rich = with_tiles("flood nile nile", track="nile nile nile god gold gold", epoch=3)
    harm = with_tiles("", "astronomy art", track="unrest")
    harm.play(Invoke())
    for player in (arena_player("ra", UNTRAINED), greedy()):
        assert player.choose(Position.of(rich, rich.to_act), 1) == Invoke()
    for player in (gentle(), bold(), expert(), greedy()):
        assert player.choose(Position.of(harm, harm.to_act), 1) == Pass()
