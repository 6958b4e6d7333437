"""A turn rebuilt from a view is the turn: the same moves are open, and each does the same to what the seat has."""

import pytest

from durbar.engine.rng import Rng
from durbar.games.raja.moves import End
from durbar.games.raja.outcome import turn_ahead, turn_in_progress
from tests.contract.positions import playing
from tests.games.raja.build import ADVANCED_1, ADVANCED_2, BOTH, start
from tests.games.raja.keeping import lively


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, ADVANCED_1), (4, ADVANCED_2), (5, {**BOTH, "hidden_gold": True})]
)
def test_a_turn_rebuilt_from_its_view_is_the_turn(seats, options):
    state, rng, seen = start(seats, seats, **options), Rng(seats), 0
    for _ in playing(state, seats, lively):
        if state.step != "turn" or rng.below(4):
            continue
        seat = state.to_act
        twin = turn_in_progress(state.view(seat))
        assert twin.legal_moves() == state.legal_moves()
        for move in state.legal_moves():
            if move != End():
                one, other = state.copy(), twin.copy()
                one.play(move)
                other.play(move)
                assert (one.legal_moves(), had(one, seat)) == (other.legal_moves(), had(other, seat))
        seen += 1
    assert seen > 10


def test_a_turn_ahead_begins_as_it_will():
    state = start(3, 4, **BOTH)
    for _ in playing(state, 4, lively):
        if state.step == "turn" and state.round > 1:
            break
    view = state.view(state.to_act)
    assert turn_ahead(view, view.discs[view.seat].actions).turn == state.turn


def had(state, seat):
    """What a seat has, and what its turn still allows."""
    return state.gold[seat], state.reserve[seat], state.quarry[seat], state.cards, state.chits[seat], bytes(state.turn)
