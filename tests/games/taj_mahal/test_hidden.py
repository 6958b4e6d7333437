"""What a seat can't see makes no difference to what it is shown, and what it could know stays as it is."""

from collections import Counter

import msgspec
import pytest

import durbar
from durbar.engine.rng import Rng
from durbar.games.taj_mahal.events import CardDrawn, CardTaken
from durbar.games.taj_mahal.moves import MOVES
from tests.contract.positions import playing, uniform
from tests.games.taj_mahal.build import (  # fmt: skip
    A,
    B,
    C,
    all_leave,
    card,
    cards,
    deal_hand,
    find,
    hand,
    leave,
    one,
    play,
    put,
    start,
    table,
    take,
)
from tests.games.taj_mahal.keeping import laws, lively

every_count = pytest.mark.parametrize("seats", [3, 4, 5])

HANDS = {A: ["rEE", "wV"], B: ["yEE", "yEV", "wE"], C: ["gEE", "gEG", "gEM"]}


def twin_of(state, *dealt):
    """The same position with other cards in the hands of B and C."""
    for seat, shorts in dealt:
        state = deal_hand(state, seat, shorts)
    laws(state)
    return state


def test_states_that_differ_in_hidden_hands_only_look_alike():
    state = table(hands=HANDS)
    twin = twin_of(state, (B, ["vEE", "vEV", "wP"]), (C, ["rVM", "rVP", "wM"]))
    assert twin.digest() != state.digest()
    assert twin.view(A) == state.view(A)
    assert twin.legal_moves() == state.legal_moves()
    assert twin.view(B) != state.view(B)
    assert twin_of(state, (C, ["rVM", "rVP", "wM"])).view(B) == state.view(B)
    assert [twin.resample(A, Rng(4)).digest() for _ in range(2)] == [state.resample(A, Rng(4)).digest()] * 2


def test_states_that_differ_in_the_order_of_the_pile_look_alike():
    one_, other = table(hands=HANDS), table(hands=HANDS)
    other.bag.reverse()
    for seat in range(3):
        assert one_.view(seat) == other.view(seat)
        assert one_.resample(seat, Rng(3)).digest() == other.resample(seat, Rng(3)).digest()


def test_a_hidden_card_that_is_drawn_is_told_to_its_owner_alone():
    told = []
    for drawn in ("vVG", "wK"):
        state = table(hands={A: ["wE"]}, pile=[drawn], display=["wE"] * 5)
        events = play(state, "withdraw")
        assert one(events, CardDrawn).card == card(drawn)
        told.append([[event.seen_by(seat) for event in events] for seat in range(3)])
        assert one([event.seen_by(A) for event in events], CardDrawn).card == card(drawn)
        assert one([event.seen_by(B) for event in events], CardDrawn) == CardDrawn(A, None, "nothing")
    assert told[0][A] != told[1][A]
    assert told[0][B] == told[1][B]
    assert told[0][C] == told[1][C]


def test_a_bonus_tiles_card_is_hidden_too():
    state = table(played={A: ["rVP"]}, taken={"P": B}, bonus={"srinagar": "card"}, pile=["wK"], display=["wE"] * 5)
    events = leave(state, "srinagar")
    assert one([event.seen_by(C) for event in events], CardDrawn) == CardDrawn(A, None, "bonus")
    assert [event.seen_by(C) for event in find(events, CardTaken)] == find(events, CardTaken)


def test_no_sample_is_the_truth_but_by_chance():
    """A sample that kept the real hands or the real pile would pass all other tests."""
    state = start(3, 5)
    hands = {state.resample(A, Rng(seed)).hands[B] for seed in range(200)}
    assert len(hands) > 190
    assert {state.resample(A, Rng(seed)).hands[A] for seed in range(20)} == {state.hands[A]}
    piles = {bytes(state.resample(A, Rng(seed)).bag) for seed in range(50)}
    assert len(piles) > 45
    chances = {state.resample(A, Rng(seed)).rng.state for seed in range(50)}
    assert len(chances) == 50
    assert state.rng.state not in chances


def test_samples_deal_each_unseen_card_as_often():
    """The two whites that are not in sight come to B in about his share of the samples."""
    state = table(hands={A: ["rEE"], B: ["yEE", "yEV", "yEG"], C: []}, pile=["wV", "wG", "wM"], display=["wE"] * 5)
    state.hands[C] = b""
    met = Counter(id for seed in range(600) for id in state.resample(A, Rng(seed)).view(B).hand)
    assert set(met) == {card(short) for short in ("yEE", "yEV", "yEG", "wV", "wG", "wM")}
    assert all(240 < many < 360 for many in met.values())


# ---- what is known -------------------------------------------------------------------------------------------------


def samples(state, seat, of, many=40):
    """The hands that samples of a seat give to another."""
    return [list(state.resample(seat, Rng(number)).view(of).hand) for number in range(many)]


def test_cards_taken_in_the_open_stay_where_they_went():
    state = table(hands=HANDS, played={B: ["vEE"]}, turn=B, display=["wK", "rVM", "wE", "wE", "wE"])
    play(state, "withdraw")
    take(state, "wK", "rVM")
    for seat in (A, C):
        for sample in samples(state, seat, B):
            assert {card("wK"), card("rVM")} <= set(sample)
            assert len(sample) == 5
        assert len({tuple(sample) for sample in samples(state, seat, B)}) > 20


def test_special_cards_in_hand_are_known():
    state = table(hands=HANDS, special={B: ["+2"]})
    assert all(card("+2") in sample for sample in samples(state, A, B))
    assert not any(card("+2") in sample for sample in samples(state, A, C))


def test_a_special_card_that_comes_back_is_known_again():
    state = table(played={B: ["vEE", "+2"]}, hands={B: ["wV", "wG"], C: ["wM", "wP"]}, turn=B)
    leave(state)
    assert all(card("+2") in sample for sample in samples(state, A, B))


def test_a_special_card_that_changes_hands_is_known_there():
    state = table(played={B: ["yEP"]}, influence={B: "P"}, special={A: ["+2"]}, hands=HANDS, visit=2, turn=B)
    leave(state)
    all_leave(state)
    assert card("+2") in hand(state, B)
    assert all(card("+2") in sample for sample in samples(state, C, B))
    assert not any(card("+2") in sample for sample in samples(state, C, A))


def test_a_known_card_that_is_played_is_known_no_longer():
    """B took a red pair of elephants in the open and has played one; whether another is there nobody knows."""
    state = table(hands={A: ["wV", "wG", "wM"], B: ["rEE", "rEE", "wP"], C: ["wK"]}, known={B: ["rEE"]}, turn=B)
    assert all(card("rEE") in sample for sample in samples(state, A, B))
    put(state, "rEE")
    with_it = [card("rEE") in sample for sample in samples(state, A, B, 300)]
    assert 0 < sum(with_it) < 100


def test_drawn_cards_are_not_known():
    state = table(hands={A: ["wV"], B: ["wG"]}, pile=None)
    leave(state)
    assert len(state.known[A]) == 2, "from the display"
    assert len(hand(state, A)) == 4


@every_count
@pytest.mark.parametrize("way", [uniform, lively])
def test_samples_agree_with_all_a_seat_could_know(seats, way):
    """Watched from outside: a list for each hand of what was taken in the open and has not been played since."""
    state = start(seats, 8)
    for number, _ in enumerate(playing(state, 8, way)):
        if state.to_act is None or number % 9:
            continue
        for seat in range(seats):
            sample = state.resample(seat, Rng(number))
            laws(sample)
            assert sample.view(seat) == state.view(seat)
            assert sample.known == state.known
            assert sample.hands[seat] == state.hands[seat]
            for other in range(seats):
                assert not Counter(state.known[other]) - Counter(sample.hands[other])


@every_count
def test_a_game_goes_on_from_a_sample(seats):
    state = start(seats, 9)
    for number, _ in enumerate(playing(state, 9, lively)):
        if number == 70:
            break
    sample = state.resample(0, Rng(1))
    for _ in playing(sample, 1, lively):
        laws(sample)
    assert sample.to_act is None


# ---- views and digests ---------------------------------------------------------------------------------------------


@every_count
def test_no_hidden_card_in_a_view_at_any_moment(seats):
    """Every twin with other hidden hands looks the same to a seat, all through a game."""
    state = start(seats, 2)
    for number, _ in enumerate(playing(state, 2, lively)):
        if number % 7:
            continue
        for seat in range(seats):
            twin = state.resample(seat, Rng(number))
            assert twin.view(seat) == state.view(seat)
            assert hand(twin, seat) == hand(state, seat)


@every_count
def test_the_facts_of_a_state_read_back(seats):
    state = start(seats, 23)
    for _ in playing(state, 23, lively):
        encoded = msgspec.json.encode(state.facts())
        assert msgspec.json.encode(msgspec.json.decode(encoded)) == encoded


def test_every_fact_of_a_position_is_in_its_digest():
    def position(**changes):
        return table(**{"hands": HANDS, "visit": 3, **changes}).digest()

    base = position()
    for changes in (
        {"hands": {**HANDS, B: ["yEE", "yEV", "wG"]}}, {"known": {B: ["yEE"]}}, {"played": {C: ["vEE"]}},
        {"out": [C]}, {"turn": B}, {"start": B}, {"visit": 4}, {"province": "sind"}, {"palaces": {"jammu": "A"}},
        {"bonus": {"srinagar": "tea"}}, {"tiles": {A: [1]}}, {"influence": {A: "V"}}, {"taken": {"K": 1}},
        {"score": [1]}, {"special": {A: ["+2"]}}, {"bonuses": {A: ["tea"]}}, {"discard": ["vEE"]},
        {"display": ["wE"] * 5},
    ):  # fmt: skip
        assert position(**changes) != base, changes
    jammu = {position(palaces={"jammu": letters}) for letters in ("A", "a", "B", "b", "Ab", "Ba", "Aa")}
    assert len(jammu) == 7


def test_equal_digests_go_on_alike():
    """The order of the piles has no meaning: what lies in them and the chance ahead decide what is drawn."""
    first = table(discard=["vEE", "vEV", "gEE", "gEV"], pile=[], display=["wE"] * 5)
    second = table(discard=["gEV", "vEV", "vEE", "gEE"], pile=[], display=["wE"] * 5)
    assert first.digest() == second.digest()
    for _ in range(3):
        assert leave(first) == leave(second)
        assert first.digest() == second.digest()


def test_a_digest_tells_piles_apart_that_bring_other_cards():
    state = table(hands=HANDS)
    twin = state.copy()
    twin.bag.reverse()
    drawn = [one(play(position, "withdraw"), CardDrawn).card for position in (state.copy(), twin.copy())]
    assert (twin.digest() == state.digest()) == (drawn[0] == drawn[1])


def test_what_an_undo_must_not_give_away():
    """All but playing cards may bring cards from the pile; where they bring none, nothing hidden comes out."""
    assert {kind.word for kind in MOVES if not kind.reveals} == {"play"}
    state, rng, quiet = durbar.start("taj_mahal", seats=3, seed=4), Rng(6), 0
    while state.to_act is not None:
        before, move = state.copy(), lively(state, rng)
        state.play(move)
        if not move.reveals or before.rng.state != state.rng.state or state.to_act is None:
            continue
        quiet += 1
        twins = [before.resample(before.to_act, Rng(number)) for number in range(3)]
        told = []
        for twin in twins:
            twin.play(move)
            told.append(twin.view(before.to_act))
        assert told[0] == told[1] == told[2] == state.view(before.to_act)
    assert quiet > 10


def test_cards_are_shown_in_one_order():
    state = table(hands={A: ["yEV", "wE", "gEE", "rEV"]}, discard=["vEE", "gEG", "rEE"])
    assert list(state.view(A).hand) == cards(["gEE", "rEV", "wE", "yEV"])
    assert list(state.view(B).discard) == cards(["gEG", "rEE", "vEE"])
