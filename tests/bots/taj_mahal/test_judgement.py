"""What judgement says of palaces, tiles and hands is what the rules give; what it promises points the right way."""

import pytest

import durbar
from durbar.bots.taj_mahal.judgement import Prospects, Purse, Weights, reach, special_worth
from durbar.bots.taj_mahal.visit import Visit, VisitContext
from durbar.engine.rng import Rng
from durbar.games.taj_mahal.boards import own_board
from durbar.games.taj_mahal.scoring import hand_points
from durbar.games.taj_mahal.steps import Placing, Turn
from tests.games.taj_mahal.build import A, B, card, cards, table
from tests.games.taj_mahal.keeping import lively

#: Only what is scored at once counts.
NOW = Weights(road=0.0, roads=0.0, tile=0.0, bonus=0.0, card=0.0, cards=0.0)


def positions(seats, seed):
    """States of a lively game."""
    state = durbar.start("taj_mahal", seats=seats, seed=seed)
    rng = Rng(seed)
    while state.to_act is not None:
        yield state.copy()
        state.play(lively(state, rng))


def most(state, seat):
    """The most points that a seat can have once its palaces stand."""
    if not isinstance(state.steps[-1], Placing):
        return state.score[seat]
    found = []
    for move in state.legal_moves():
        twin = state.copy()
        twin.play(move)
        found.append(most(twin, seat))
    return max(found)


@pytest.mark.parametrize("seats", [3, 5])
def test_the_best_places_are_found_and_bring_what_was_said(seats):
    found = 0
    for seed in range(3):
        for state in positions(seats, seed):
            step = state.steps[-1]
            if not isinstance(step, Placing) or step.bonuses or state.visit > 9:
                continue
            seat, prospects = step.seat, Prospects(state, NOW)
            elephant = state.visit in state.tiles[seat]
            best = prospects.place(seat, prospects.taken, step.ordinary, step.royal, elephant, ())
            assert len(best.cities) == step.ordinary
            assert (best.royal >= 0) == step.royal
            assert best.worth == most(state, seat) - state.score[seat]
            found += 1
    assert found > 40


@pytest.mark.parametrize("seats", [3, 4])
def test_an_unfinished_visit_is_known_to_the_last_card(seats):
    """Symbols led, and the visit as it is thought of, agree with the state after every move."""
    for state in positions(seats, 5):
        if not isinstance(state.steps[-1], Turn):
            continue
        visit = Visit(VisitContext(state), state)
        seat = state.to_act
        view = state.view(seat)
        lead = visit.lead(visit.tally[seat], visit.best(seat))
        led = [bool(lead >> 8 * number + 7 & 1) for number in range(6)]
        assert led == [line.won for line in view.comparison(seat)]
        singles, pairs = visit.context.options(visit.hands[seat], visit.colour[seat])
        assert {move for _, _, move in singles} == set(state.legal_moves()[:-1])
        assert {move for pair in pairs for move in pair[2:]} <= set(state.legal_moves())
        cards_there = sum(map(len, visit.hands)) + len(visit.display) + len(visit.pile)
        while not visit.over:
            visit.play(visit.rollout_move())
        assert sum(map(len, visit.hands)) + len(visit.display) + len(visit.pile) <= cards_there + 4


def test_hidden_hands_make_no_difference():
    for state in list(positions(4, 6))[::25]:
        one, other = Prospects(state), Prospects(state.resample(0, Rng(5)))
        for seat in range(4):
            for won in (1, 16, 32, 47, 63):
                assert one.gain(seat, one.taken, won) == other.gain(seat, one.taken, won)


def test_hands_count_as_at_the_end_after_the_last_visit():
    board = own_board()
    for state in positions(3, 7):
        for seat, hand in enumerate(state.hands):
            worth = Purse(board, 0).worth(hand)
            assert worth == hand_points(board.pieces, seat, hand).points


def test_what_is_worth_more():
    purse, number = Purse(own_board(), 6), own_board().pieces.number

    def worth(*shorts):
        return purse.worth([number[id] for id in cards(shorts)])

    assert worth("rEV", "rEG") > worth("rEV", "yEG") > worth("rEV") > 0
    assert worth("rEV", "wE") > worth("rEV", "yEG")
    assert worth("+2") > worth("wE")
    for effect in ("elephant", "grand_mogul", "points", "change"):
        assert special_worth(effect, 8) >= special_worth(effect, 3) > special_worth(effect, 0) == 1
    assert card("wE") in own_board().pieces.number


def test_roads_to_provinces_ahead_are_worth_something():
    board = own_board()
    number, provinces = board.city_number, board.province_number
    sirhind, panipat, multan = (1 << number[id] for id in ("sirhind", "panipat", "multan"))
    ahead = (provinces["kashmir"], provinces["lahore"], provinces["awadh"])
    assert reach(board, multan, ahead, 1.0) == 0
    assert reach(board, sirhind, ahead, 1.0) == 2
    assert reach(board, panipat, ahead, 1.0) == 2
    assert reach(board, sirhind | panipat, ahead, 1.0) == 3
    assert reach(board, sirhind, ahead, 0.5) == 1


def test_tiles_promise_what_they_lead_to():
    state = table(3, visit=3, influence={A: "P"}, taken={})
    prospects = Prospects(state)
    first, second = prospects.gain(B, 0, 8).worth, prospects.gain(A, 0, 8).worth
    assert second > first > 0
    assert prospects.gain(A, 0, 17).worth > prospects.gain(A, 0, 1).worth
    assert prospects.gain(A, 0, 3).worth > prospects.gain(A, 0, 1).worth
    assert prospects.gain(A, 0, 33).worth > prospects.gain(A, 0, 1).worth
