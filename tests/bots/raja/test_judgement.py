"""What judgement says of roads and rewards is what the rules then do; what it says of worth points the right way."""

import random

import msgspec
import pytest

import durbar
from durbar.bots.raja.errand import CUT_OFF_COST, Errand
from durbar.bots.raja.holdings import holdings, houses_of
from durbar.bots.raja.judgement import MOST_POINTS, Outlook, Weights, expected_rewards
from durbar.bots.raja.network import Network
from durbar.games.raja.characters import ARTISAN, BUILDER, MONK
from durbar.games.raja.moves import Take
from durbar.games.raja.routes import Traveller, cheapest
from durbar.games.raja.scoring import CENTRAL_POINTS
from durbar.games.raja.state import RajaState
from durbar.games.raja.turn import Turn
from tests.games.raja.build import table
from tests.games.raja.keeping import lively


def positions(seats, seed, **options):
    """States of a lively game, in the middle of turns."""
    state = durbar.start("raja", seats=seats, seed=seed, options=options)
    rng = state.rng.copy()
    while state.to_act is not None:
        if isinstance(state.steps[-1], Turn):
            yield state.copy()
        state.play(lively(state, rng))


def outlook(state: RajaState, seat: int) -> Outlook:
    return Outlook(state, seat, Weights())


def changed(own, **changes):
    return msgspec.structs.replace(own, **changes)


def at(counts, place, more=1):
    return (*counts[:place], counts[place] + more, *counts[place + 1 :])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_holdings_are_what_the_state_holds(seats):
    for state in list(positions(seats, 1))[::10]:
        for seat in range(seats):
            own = holdings(state, seat)
            assert own.at == state.architects[seat]
            assert (own.gold, own.reserve, own.quarry) == (state.gold[seat], state.reserve[seat], state.quarry[seat])
            for village, owners in enumerate(state.villages):
                assert (own.villages.own >> village & 1) == (seat in owners)
                assert (own.villages.others >> village & 1) == any(owner != seat for owner in owners)
                assert (own.villages.doubled >> village & 1) == (len(owners) == 2)
            assert own.houses == tuple(houses[seat] for houses in state.city_houses)
            assert own.outer == tuple(outer.count(seat) for outer in state.outer)
            assert own.sites[1:] == tuple(6 - len(outer) for outer in state.outer[1:])
            assert (own.central, own.track) == (tuple(state.central), tuple(state.track))
            assert own.palaces + own.built == 7


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_ways_are_the_cheapest_ones(seats):
    for state in list(positions(seats, 2))[::12]:
        board, villages = state.board, tuple(state.villages)
        for seat in range(seats):
            network = Network(board, houses_of(state, seat))
            for origin, junction in enumerate(board.junctions):
                journeys = cheapest(board, villages, seats, junction.id, Traveller(seat))
                for to, end in enumerate(board.junctions):
                    if to == origin:
                        assert network.tolls(origin, to) == 0
                        continue
                    journey = journeys.get(end.id)
                    assert network.tolls(origin, to) == (None if journey is None else journey.tolls)
                    if journey is not None:
                        road, stop = network.first_road(origin, to)
                        rest = network.tolls(stop, to)
                        first = journeys[board.junctions[stop].id]
                        assert {board.roads[road].origin, board.roads[road].to} == {
                            junction.id,
                            board.junctions[stop].id,
                        }
                        assert first.tolls + rest == journey.tolls
                        assert network.length(origin, to) == 10 * journey.villages + len(journey.roads)


@pytest.mark.parametrize("options", [{}, {"home_cities": True}, {"several_characters": True}])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_last_to_play_knows_the_reward(seats, options):
    """Once all others have played, the expected reward is what the scoring gives."""
    found = 0
    for state in positions(seats, 3, **options):
        seat = state.to_act
        if state.waiting == [seat]:
            found += 1
            own = outlook(state, seat)
            points = own.own_points(own.own, own.maharaja) + (own.own.at == own.maharaja)
            gold = own.rewards_now(state.cards[seat][0])[points]
            assert gold == pytest.approx(state.score_of(state.maharaja).gold[seat])
    assert found > 10


def test_more_points_never_bring_less():
    spread = (0.2, 0.3, 0.3, 0.2)
    for seats in (2, 3, 4, 5):
        rewards = expected_rewards(((spread, 0.5),) * (seats - 1), seats)
        assert len(rewards) == MOST_POINTS + 1
        assert rewards[0] == 0
        assert list(rewards[1:]) == sorted(rewards[1:])
    assert expected_rewards((((1.0,), 1.0),), 2)[1] == 15  # alone: the first reward and the monopoly bonus
    assert expected_rewards((((0.0, 1.0), 1.0),), 2)[1] == 5
    assert expected_rewards((((0.0, 1.0), 0.0),), 2)[1] == 10


def test_what_is_worth_more():
    state = durbar.start("raja", seats=4, seed=5)
    rng = random.Random(5)
    while state.round < 3:
        moves = state.legal_moves()
        state.play(rng.choice(moves))
    seat = state.to_act
    assert seat is not None
    look = outlook(state, seat)
    own = look.own
    base = look.value(own)
    here, following, last = look.maharaja, look.order(own.track)[0], look.order(own.track)[5]

    def gain(**changes):
        return look.value(changed(own, **changes)) - base

    assert gain(gold=own.gold + 1) > 0
    assert gain(built=own.built + 1) > 12
    assert gain(houses=at(own.houses, here)) > 0
    assert gain(houses=at(own.houses, following)) > 0
    assert gain(outer=at(own.outer, following)) == pytest.approx(gain(houses=at(own.houses, following)))
    assert gain(reserve=own.reserve + 1) > 0
    assert gain(chits=1) > 0
    assert look.chances.visit[0] > look.chances.visit[5] > 0
    assert gain(at=here) > 0 or own.at == here
    assert last != following


def test_gold_is_worth_little_at_the_end_and_the_last_palace_most():
    state = durbar.start("raja", seats=3, seed=5)
    rng = state.rng.copy()
    while state.round < 10:
        state.play(lively(state, rng))
    seat = state.to_act
    assert seat is not None
    look = outlook(state, seat)
    assert look.ahead == 0
    assert look.chances.round[0] == 0
    base = look.value(look.own)
    assert look.value(changed(look.own, gold=look.own.gold + 12)) - base < 3
    assert look.value(changed(look.own, built=7)) - look.value(changed(look.own, built=6)) > 40


def test_a_palace_from_where_the_maharaja_is_out_of_reach_is_worth_less():
    """The way to Udaipur is open, the one to the Maharaja closed; or he is in Udaipur himself."""
    ways = {"V03": "A", "V04": "A"}
    state = table(3, disc=("palace", "gold"), villages=ways, maharaja="AHM")
    errand = Errand(state, 0, Weights(), guests=[0.0] * len(state.villages))
    udaipur = state.board.junction_number["UDA"]
    assert errand.best_site() == (pytest.approx(errand.points_worth(udaipur, CENTRAL_POINTS) - CUT_OFF_COST), udaipur)
    state = table(3, disc=("palace", "gold"), villages=ways, maharaja="UDA")
    there = Errand(state, 0, Weights(), guests=[0.0] * len(state.villages))
    assert there.best_site() == (pytest.approx(there.points_worth(udaipur, CENTRAL_POINTS)), udaipur)


def test_who_would_lose_by_far_with_every_other_character_keeps_what_there_is():
    state = table(3, disc=("characters", "gold"), cards=(MONK, BUILDER, ARTISAN))
    for monk in (0.1, 50.0):
        errand = Errand(state, 0, Weights(monk=monk), guests=[0.0] * len(state.villages))
        taken = [move for move in errand.whole() if isinstance(move, Take)]
        assert all(move in state.legal_moves() for move in taken)
        assert bool(taken) == (monk < 1)


def test_nothing_of_another_seat_is_asked_that_is_hidden():
    """Discs of others make no difference to an outlook."""
    for state in list(positions(3, 7))[::15]:
        seat = (state.to_act + 1) % 3
        twin = state.copy()
        for other in range(3):
            if other != seat and not twin.revealed[other] and twin.discs[other] is not None:
                twin.discs[other] = (8, 8)
        assert outlook(state, seat).value(outlook(state, seat).own) == outlook(twin, seat).value(
            outlook(twin, seat).own
        )


@pytest.mark.parametrize("seats", [2, 4])
def test_houses_come_and_go_as_in_the_state(seats):
    """What judgement says of a house built or taken up is what the state then holds."""
    for state in list(positions(seats, 6))[::15]:
        seat = state.to_act
        houses = houses_of(state, seat)
        for village, owners in enumerate(state.villages):
            assert houses.full(village, state.capacity) == (len(owners) >= state.capacity)
            after = state.copy()
            if len(owners) < state.capacity:
                after.settle(seat, village)
                assert houses_of(after, seat) == houses.settled(village)
            if seat in owners:
                after = state.copy()
                after.unsettle(seat, village)
                assert houses_of(after, seat) == houses.lifted(village)
