"""What the screen foretells of a move is what playing it brings."""

import pytest

from durbar.engine.rng import Rng
from durbar.games.dice_charmers.events import GameEnded, PassBegan, RoundBegan, TurnEnded
from durbar.games.dice_charmers.moves import Road
from durbar.games.dice_charmers.outcome import outcome
from tests.contract.positions import uniform
from tests.games.dice_charmers.build import A, B, full, play, start, table
from tests.games.dice_charmers.keeping import lively

LATER = (TurnEnded, RoundBegan, PassBegan, GameEnded)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("way", [uniform, lively])
@pytest.mark.parametrize("on", ["sun", "moon"])
def test_an_outcome_is_what_playing_brings(seats, way, on):
    state, rng = start(seats, 6, sheet=on), Rng(6)
    while state.to_act is not None:
        move, seat, before = way(state, rng), state.to_act, state.digest()
        foretold = outcome(state.view(A), move)
        assert state.digest() == before
        sheet = state.view(A).marks[seat]
        events = state.play(move)
        after = state.view(A).marks[seat]
        assert (foretold.seat, foretold.before, foretold.step) == (seat, sheet, state.view(A).step)
        if move.word in ("reroll", "again"):
            assert (foretold.events, foretold.after, foretold.gained) == ((), sheet, ())
            continue
        assert list(foretold.events) == [event for event in events if not isinstance(event, LATER)]
        assert foretold.after == after
        assert foretold.excess == after.excess(state.sheet)
        assert sum(1 << bonus for bonus in foretold.gained) == after.gained & ~sheet.gained


def test_an_outcome_tells_bonuses_and_the_gap():
    state = table(roads={"r2c3": "NS"}, levels={"temple": 2}, dice={"green1": "straight"}, fame=4)
    play(state, "choose green1")
    move = next(move for move in state.legal_moves() if str(move) == "road r1c3 NS")
    foretold = outcome(state.view(B), move)
    bonuses = state.sheet.bonuses
    assert [bonuses[bonus].id for bonus in foretold.gained] == ["T3", "fame-5"]
    assert (foretold.before.fame, foretold.after.fame) == (4, 6)
    assert foretold.excess == 12 - 80
    assert foretold.step == "bonuses"


def test_an_outcome_ends_with_the_turn():
    done = {
        "tea": 5, "silk": 5, "spices": 5, "sold": {"tea": 5, "silk": 5, "spices": 5}, "roads": full(),
        "river": [18, 17], "palace": 3, "karma_used": 1,
    }  # fmt: skip
    state = table(3, turn=2, **done)
    state.marks = [state.marks[2]] * 3
    (move,) = state.legal_moves()
    foretold = outcome(state.view(A), move)
    assert [type(event).__name__ for event in foretold.events] == ["Passed"]
    assert foretold.step == "over"


def test_a_bonus_that_the_new_sheet_could_not_use_is_told():
    """With the boat at the end of the river, forward by one is lost (65); on the way it is not."""
    for river, useless in (((18,), True), ((3,), False)):
        state = table(3, dice={"green1": "straight"}, river=river, roads={"r2c3": "NS"})
        play(state, "choose green1")
        found = outcome(state.view(A), Road("r1c3", "NS"))
        assert found.gained == (state.sheet.number["T3"],)
        assert found.useless == (found.gained if useless else ())
