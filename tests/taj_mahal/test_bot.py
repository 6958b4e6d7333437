"""The computer player of Taj Mahal: legal in every game, honest, and it knows when to fight and when to leave."""

import pytest

import durbar
from durbar.bots import arena
from durbar.bots.levels import bot
from durbar.bots.position import Position
from durbar.bots.taj_mahal_steady import TajMahalSteady
from durbar.engine.chance import Chance
from tests.taj_mahal.build import A, B, C, card, deal_hand, play_text, table
from tests.taj_mahal.keeping import lively

#: So that these tests are quick: each looks at one choice in so many.
THIN = 23


def choice(state, seed=1):
    """What it does, as a text."""
    return str(TajMahalSteady().choose(Position.of(state, state.to_act), seed))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_choice_is_legal_and_repeats(seats):
    player = bot("taj_mahal", "steady")
    for seed in range(2):
        state, chance = durbar.start("taj_mahal", seats=seats, seed=seed), Chance(seed)
        while (seat := state.to_act) is not None:
            if state.played % THIN == 0 or (state.steps[-1].name != "turn" and state.played % 5 == 0):
                position, before = Position.of(state, seat), state.digest()
                move = player.choose(position, 7)
                assert move in state.legal_moves()
                assert state.digest() == before
                assert TajMahalSteady().choose(position, 7) == move
            state.play(lively(state, chance))


@pytest.mark.parametrize("seats", [3, 5])
def test_hidden_hands_and_the_pile_change_nothing(seats):
    player, chance = TajMahalSteady(), Chance(4)
    state = durbar.start("taj_mahal", seats=seats, seed=9)
    differed = 0
    while (seat := state.to_act) is not None:
        if state.played % THIN == 0:
            twin = state.resample(seat, Chance(state.played))
            twin.chance = Chance(77)
            assert twin.view(seat) == state.view(seat)
            differed += twin.hands != state.hands
            assert Position.of(state, seat) == Position.of(twin, seat)
            assert player.choose(Position.of(state, seat), 3) == player.choose(Position.of(twin, seat), 3)
        state.play(lively(state, chance))
    assert differed > 5


@pytest.mark.parametrize("seats", [3, 5])
def test_it_beats_chance(seats):
    """A game may be lost to chance, more of them hardly ever: measured, it wins over nine of ten."""
    result = arena.play_match("taj_mahal", ["steady", *["random"] * (seats - 1)], 5, seed=2)
    assert result.tallies[0].wins >= 4
    assert result.tallies[0].mean_score > 2 * max(tally.mean_score for tally in result.tallies[1:])


def test_among_themselves_they_play_like_people():
    """Three good players end with some sixty points each, a game more, a game less."""
    result = arena.play_match("taj_mahal", ["steady"] * 3, 3)
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
