"""What a seat can't see makes no difference to what it is shown."""

import msgspec
import pytest

from durbar.engine.rng import Rng
from tests.contract.positions import playing
from tests.games.raja.build import A, B, C, choosing_discs, hide, lay, play, start, table
from tests.games.raja.keeping import lively

every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def test_states_that_differ_in_hidden_discs_only_look_alike():
    state = table(3, discs={B: ("palace", "gold"), C: ("house", "quarry")})
    twin = hide(hide(state, B, "gold", "gold"), C, "characters", "governors")
    assert twin.digest() != state.digest()
    assert twin.view(A) == state.view(A)
    assert twin.legal_moves() == state.legal_moves()
    assert twin.view(B) != state.view(B), "B knows his own"
    half = hide(state, C, "characters", "governors")
    assert half.view(B) == state.view(B)


def test_a_disc_that_is_being_set_is_not_seen():
    one, other = choosing_discs(3), choosing_discs(3)
    play(one, "point gold", "point house")
    play(other, "point palace", "point palace")
    for seat in (B, C):
        assert one.view(seat) == other.view(seat)
    assert one.view(A) != other.view(A)
    samples = [{state.resample(seat, Rng(3)).digest() for state in (one, other)} for seat in range(3)]
    assert [len(digests) for digests in samples] == [2, 1, 1]
    play(one, "keep")
    play(other, "keep")
    for seat in (B, C):
        assert one.view(seat) == other.view(seat)


def test_gold_of_others_is_not_seen_while_hidden():
    rich, poor = table(gold=[15, 3, 80, 15]), table(gold=[15, 40, 1, 15])
    assert rich.view(A) == poor.view(A)
    assert rich.view(B) != poor.view(B)
    rich, poor = table(gold=[15, 3], hidden_gold=False), table(gold=[15, 40], hidden_gold=False)
    assert rich.view(A) != poor.view(A)


def test_no_gold_of_others_in_a_view_at_any_moment():
    """Nothing a view says while the game is on names another's gold, however long one looks."""
    state = start(3, yogi=True, auction=True)
    for _ in playing(state, 2, lively):
        if state.to_act is None:
            break
        for seat in range(3):
            shown = state.view(seat).gold
            assert [gold is None for gold in shown] == [other != seat for other in range(3)]


@every_count
def test_what_happens_tells_no_hidden_disc(seats):
    """The events of a round of choosing are the same for a watcher, whatever was chosen."""
    one, other = choosing_discs(seats), choosing_discs(seats)
    last = seats - 1
    told = []
    for state, disc in ((one, ("gold", "gold")), (other, ("palace", "house"))):
        events = lay(state, *[("quarry", "quarry")] * last, disc)
        told.append([event.seen_by(0) for event in events])
    assert told[0] == told[1]
    assert one.view(0) == other.view(0)


@every_count
def test_samples_agree_with_all_a_seat_knows(seats):
    state = start(seats, yogi=True)
    for number, _ in enumerate(playing(state, 8, lively)):
        if state.to_act is None or number % 11:
            continue
        for seat in range(seats):
            sample = state.resample(seat, Rng(number))
            assert sample.view(seat) == state.view(seat)
            assert sample.discs[seat] == state.discs[seat]


def test_samples_draw_what_is_hidden():
    state = table(3, discs={B: ("palace", "gold"), C: ("house", "quarry")})
    discs = {state.resample(A, Rng(seed)).discs[B] for seed in range(300)}
    assert len(discs) > 70, "eighty-one discs there are"
    assert {state.resample(A, Rng(seed)).discs[A] for seed in range(20)} == {state.discs[A]}
    twin = hide(hide(state, B, "gold", "gold"), C, "characters", "governors")
    assert twin.resample(A, Rng(5)).digest() == state.resample(A, Rng(5)).digest()


def test_a_turned_disc_stays_as_it_is_in_samples():
    state = table(3, discs={B: ("palace", "gold")})
    play(state, "end")
    assert {state.resample(C, Rng(seed)).discs[B] for seed in range(20)} == {state.discs[B]}
    assert {state.resample(C, Rng(seed)).discs[A] for seed in range(20)} == {state.discs[A]}


def test_what_an_undo_must_not_give_away():
    """Laying the disc and ending a turn may turn over another's disc: only those two moves say so."""
    from durbar.games.raja.moves import MOVES

    assert {kind.word for kind in MOVES if kind.reveals} == {"keep", "end"}


@every_count
def test_the_facts_of_a_state_read_back(seats):
    state = start(seats, yogi=True, auction=True)
    for _ in playing(state, 23, lively):
        encoded = msgspec.json.encode(state.facts())
        assert msgspec.json.encode(msgspec.json.decode(encoded)) == encoded
