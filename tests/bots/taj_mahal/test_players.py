"""The computer player of Taj Mahal: legal in every game, honest, and it knows when to fight and when to leave."""

from collections import Counter

import pytest

import durbar
from durbar.bots.arena import arena
from durbar.bots.search.position import Position
from durbar.bots.search.search import Budget
from durbar.bots.taj_mahal.evaluator import Erring, Outline, VisitSearcher
from durbar.bots.taj_mahal.judgement import UNTRAINED
from durbar.engine.rng import Rng
from tests.games.taj_mahal.build import A, B, C, card, deal_hand, play_text, table
from tests.games.taj_mahal.keeping import lively

#: So that these tests are quick: each looks at one choice in so many.
THIN = 23


#: Thinks enough to find what is clear.
PLAYER = VisitSearcher(UNTRAINED, Budget(playouts=200, moves=8))


def choice(state, seed=1):
    """What it does, as a text."""
    return str(PLAYER.choose(Position.of(state, state.to_act), seed))


@pytest.mark.parametrize("seats", [3, 5])
def test_hidden_hands_and_the_pile_change_nothing(seats):
    rng = Rng(4)
    state = durbar.start("taj_mahal", seats=seats, seed=9)
    differed = 0
    while (seat := state.to_act) is not None:
        if state.played % THIN == 0:
            twin = state.resample(seat, Rng(state.played))
            twin.rng = Rng(77)
            assert twin.view(seat) == state.view(seat)
            differed += twin.hands != state.hands
            assert Position.of(state, seat) == Position.of(twin, seat)
            assert PLAYER.choose(Position.of(state, seat), 3) == PLAYER.choose(Position.of(twin, seat), 3)
        state.play(lively(state, rng))
    assert differed > 5


def test_cards_are_dealt_in_thought_as_they_may_lie():
    """Own cards and those seen coming stay; the others lie anywhere, and no card is lost or doubled."""
    state, rng = durbar.start("taj_mahal", seats=4, seed=3), Rng(5)
    for _ in range(60):
        state.play(lively(state, rng))
    seat = state.to_act
    outline = Outline(Position.of(state, seat), UNTRAINED)
    unseen = sorted(b"".join(state.hands) + bytes(state.bag))
    held = set()
    for seed in range(20):
        visit = outline.sample(Rng(seed))
        assert sorted(visit.hands[seat]) == list(state.hands[seat])
        assert list(map(len, visit.hands)) == list(map(len, state.hands))
        for hand, known in zip(visit.hands, state.known, strict=True):
            assert not Counter(known) - Counter(hand)
        assert not Counter(b"".join(visit.hands) + visit.pile) - Counter(unseen)
        held.add(visit.hands[(seat + 1) % 4])
    assert len(held) > 10


def test_one_that_errs_does_so_by_chance_and_never_beyond_its_blindness():
    state = table(3, visit=3, hands={A: ["rEV", "gEM", "vEG"], B: ["rEG"], C: ["yEG"]})
    position, player = Position.of(state, A), VisitSearcher(UNTRAINED, Budget(playouts=12))
    sloppy = Erring(player, error=3.5, blindness=5.0)
    assert len({sloppy.choose(position, seed) for seed in range(12)}) > 1
    assert sloppy.choose(position, 1) == sloppy.choose(position, 1)
    sure, tempted = Erring(player, error=0.0, blindness=5.0), Erring(player, error=50.0, blindness=0.0)
    for seed in range(6):
        assert sure.choose(position, seed) == tempted.choose(position, seed)


def test_among_themselves_they_play_like_people():
    """Three good players end with some sixty points each."""
    result = arena.play_match("taj_mahal", ["bold"] * 3, 1)
    assert 50 < sum(tally.mean_score for tally in result.tallies) / 3 < 75


def test_it_leaves_with_what_it_leads_before_others_overtake():
    """A rich lead, an exhausted hand, and others with many cards: there is nothing to wait for."""
    state = table(
        3,
        hands={A: ["yEV"], B: ["rEV", "rEG", "rEM", "rEP", "rEK"], C: ["gEV", "gEG", "gEM", "gEP", "gEK"]},
        played={A: ["vEV", "vEG"], B: ["rEE"]},
    )
    assert choice(state) == "withdraw"


def test_the_last_one_alone_takes_what_a_card_wins():
    """Nobody is left to fight with: a card that brings palace, tile and crown is well spent."""
    state = table(3, visit=6, hands={A: ["rEV", "rEP", "wE"], B: [], C: []}, out=(B, C))
    assert choice(state).startswith("play")


def test_in_the_last_visit_it_takes_cards_that_count():
    state = table(3, visit=12, hands={A: ["rEV", "rEP", "gEV"]}, display=["rEG", "yEE", "wE", "vEV", "yEP"])
    state.play(next(move for move in state.legal_moves() if str(move) == "withdraw"))
    taken = set()
    while state.to_act == A and state.steps[-1].name == "picking":
        text = choice(state)
        taken.add(text)
        state.play(next(move for move in state.legal_moves() if str(move) == text))
    assert taken == {f"take {card('rEG')}", f"take {card('wE')}"}


def test_it_builds_where_its_roads_are():
    """In Delhi, Sirhind is joined to Jammu and is a fortress with a bonus tile besides."""
    state = table(
        3,
        province="delhi",
        palaces={"jammu": "A"},
        bonus={"sirhind": "points"},
        hands={A: ["rEV"]},
        played={A: ["rEG"]},
        out=(B, C),
        taken={"E": B},
    )
    state.play(next(move for move in state.legal_moves() if str(move) == "withdraw"))
    assert choice(state) == "build sirhind"


def test_a_special_card_that_brings_points_goes_with_any_card_played():
    state = table(3, visit=5, hands={A: ["rEV", "rEP"], B: [], C: []}, special={A: ["+2"]}, out=(B, C))
    assert choice(state) in (play_text("rEV", "+2"), play_text("rEP", "+2"))


def test_known_cards_of_others_may_matter_and_hidden_ones_not():
    state = table(3, visit=4, hands={A: ["rEV", "rEP"], B: ["gEV", "gEG"], C: ["vEV", "vEG"]}, played={A: ["rEE"]})
    twin = deal_hand(state, B, ["yEV", "yEG"])
    assert choice(state) == choice(twin)
