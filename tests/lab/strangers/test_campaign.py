"""What the planners of Raja reckon at once comes about where the same plan is played by the rules, move by move.

In some turns they think better of it on the way, where a card was exchanged: those may differ.
"""

import pytest

import durbar
from durbar.bots.search.position import Position
from durbar.games.raja.characters import ARTISAN, BUILDER
from tests.lab.strangers.campaign import carry_out, turns_left
from tests.lab.strangers.campaigner import Campaigner
from tests.lab.strangers.ledger import WEIGHTS, Ledger


class Steady(Campaigner):
    """One that never plays a plan out, so that whole games are quick."""

    pairs = 1


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_plan_carried_out_at_once_builds_what_its_moves_build(seats: int) -> None:
    state = durbar.start("raja", seats=seats, seed=4)
    player = Steady()
    turns = alike = 0
    ahead, playing = None, None
    while (seat := state.to_act) is not None:
        begins = state.step == "turn" and playing != (state.round, seat)
        if begins:
            playing = (state.round, seat)
            ahead = state.copy()
            ledger = Ledger(ahead, seat, WEIGHTS, wide=True)
            carry_out(ledger, turns_left(state, ledger, 1)[0])
        move = player.choose(Position.of(state, seat), 0)
        if move.word == "end":
            assert ahead is not None
            assert playing == (state.round, seat)
            turns += 1
            alike += told(state, seat) == told(ahead, seat)
        state.play(move)
    assert turns > 6 * seats
    assert alike >= turns * 0.8


def told(state, seat):
    return (
        state.built,
        state.gold[seat],
        state.city_houses,
        state.architects,
        state.track,
        {ARTISAN, BUILDER} & {*state.cards[seat]},
    )
