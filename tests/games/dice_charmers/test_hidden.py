"""Nothing is hidden but the rolls to come: what they will be makes no difference to what a seat is shown."""

import msgspec
import pytest
from msgspec.structs import replace

from durbar.engine.rng import Rng
from durbar.games.dice_charmers.events import DiceRerolled, RoundBegan
from durbar.games.dice_charmers.moves import MOVES
from durbar.games.dice_charmers.sequence import DiceCharmersSequence
from tests.contract.positions import playing, uniform
from tests.games.dice_charmers.build import A, B, find, one, play, sheet, start, table, with_karma
from tests.games.dice_charmers.keeping import laws, lively

every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@every_count
def test_everybody_sees_the_same(seats):
    state = start(seats, 3)
    for _ in playing(state, 3, lively):
        views = [state.view(seat) for seat in range(seats)]
        assert all(replace(view, seat=0) == views[0] for view in views)


@every_count
def test_other_futures_look_alike(seats):
    """Two positions with other rolls ahead show the same, allow the same, and make the same samples."""
    state = start(seats, 5)
    for number, _ in enumerate(playing(state, 5, uniform)):
        if number % 11:
            continue
        twin = state.copy()
        twin.rng = Rng(number + 77)
        assert twin.digest() != state.digest()
        assert twin.legal_moves() == state.legal_moves()
        for seat in range(seats):
            assert twin.view(seat) == state.view(seat)
            samples = [position.resample(seat, Rng(number)) for position in (state, twin)]
            assert samples[0].digest() == samples[1].digest()
            laws(samples[0])


def test_a_sample_does_not_keep_the_real_rolls():
    state = table(turn=B, at={"blue1": A, "blue2": "elephant"})
    real = one(play(state.copy(), "reroll green1"), DiceRerolled).faces
    rolled = [one(play(state.resample(B, Rng(n)), "reroll green1"), DiceRerolled).faces for n in range(200)]
    assert len(set(rolled)) > 25
    assert rolled.count(real) < 30
    chances = {state.resample(B, Rng(n)).rng.state for n in range(50)}
    assert len(chances) == 50
    assert state.rng.state not in chances


def test_a_sample_leaves_the_chance_of_the_game_alone():
    state = start(3, 1)
    before = state.digest()
    rng = Rng(4)
    state.resample(A, rng)
    assert state.digest() == before
    assert rng.state != Rng(4).state


@every_count
def test_the_same_seed_and_choices_bring_the_same_game(seats):
    first, second = start(seats, 9), start(seats, 9)
    for move, events in playing(first, 9, lively):
        assert second.play(move) == events
    assert first.digest() == second.digest()
    assert first.digest() != start(seats, 10).digest()


def test_what_an_undo_must_not_give_away():
    """Rolls follow karma, a pass and the end of a turn."""
    assert {kind.word for kind in MOVES if kind.reveals} == {"reroll", "again", "pass", "end"}


@every_count
def test_dice_are_rolled_after_no_other_moves(seats):
    state = start(seats, 13)
    rng = state.rng.state
    for move, events in playing(state, 13, uniform):
        if find(events, DiceRerolled) or find(events, RoundBegan):
            assert move.reveals
        elif not move.reveals:
            assert state.rng.state == rng
        rng = state.rng.state


def test_the_facts_of_a_state_read_back():
    state = start(3, 23)
    for _ in playing(state, 23, lively):
        encoded = msgspec.json.encode(state.facts())
        assert msgspec.json.encode(msgspec.json.decode(encoded)) == encoded


def test_every_fact_of_a_position_is_in_its_digest():
    base = {"waiting": ["T4", "R2"], "roads": {"r2c3": "NS"}, "tea": 2}
    changed = (
        {}, {"waiting": ["R2", "T4"]}, {"waiting": ["T4"]}, {"roads": {"r2c3": "NES"}}, {"tea": 3},
        {"sold": {"tea": 1}}, {"fame": 1}, {"money": 1}, {"river": [4]}, {"palace": {"merchant": 1}}, {"levels": 2},
        {"karma": 2}, {"karma_used": 1}, {"on": "moon"}, {"turn": 1}, {"pick": 3}, {"dice": {"blue1": "tiger"}},
        {"at": {"blue1": "elephant"}}, {"at": {"blue1": 0}}, {"at": {"blue1": 1}}, {"others": {B: sheet(fame=2)}},
    )  # fmt: skip
    seen = [table(**{**base, **changes}).digest() for changes in changed]
    for change in ("running", "first", "round"):
        state = table(**base)
        setattr(state, change, getattr(state, change) + 1)
        seen.append(state.digest())
    one_, other = table(**base), with_karma(table(**base), A, 1)
    assert one_.digest() == other.digest()
    assert len(set(seen)) == len(seen)


def test_a_view_in_names_holds_all_that_is_on_the_table():
    """From the names the same sheets, dice and bonuses come back; which options are unusual only the game says."""
    state = start(3, 5)
    for _ in playing(state, 5, lively):
        again = DiceCharmersSequence.rebuilt(state.view(B), state.rng)
        assert again.facts() == state.facts()
        assert again.options == state.options
        assert state.view(B).start_player == state.view(A).start_player < 3
