"""Why the expert advises a move: every legal move has a reason, and every reason has words."""

import inspect
import re

import pytest

import durbar
from durbar.bots.search.position import Position
from durbar.bots.taj_mahal.reasons import reasons
from durbar.engine.rng import Rng
from durbar.games.taj_mahal import events as happened
from durbar.games.taj_mahal.chains import joined_provinces
from durbar.games.taj_mahal.moves import Build, Play, Take, Withdraw
from durbar.games.taj_mahal.scoring import compared, hand_points
from durbar.games.taj_mahal.steps import TURNS
from durbar.games.taj_mahal.symbols import COMMODITIES
from durbar.ui.games.taj_mahal.words.reasons import REASONS, reason_words
from tests.bots.reasons import assert_told_in_words
from tests.games.taj_mahal import outcomes
from tests.games.taj_mahal.build import A, B, C, card, table
from tests.games.taj_mahal.keeping import lively


def told(state, move):
    """The reasons for a move, by their keys."""
    return {reason.key: reason for reason in reasons(Position.of(state, state.to_act), move)}


@pytest.mark.parametrize("seats", [3, 5])
def test_every_legal_move_has_reasons_in_words(seats):
    state, rng, asked = durbar.start("taj_mahal", seats=seats, seed=seats), Rng(seats), 0
    while state.to_act is not None:
        if state.played % 9 == 0:
            asked += assert_told_in_words(Position.of(state, state.to_act), reasons, reason_words)
        state.play(lively(state, rng))
    assert asked > 50


def test_every_reason_of_the_judgement_has_words_and_no_other():
    source = inspect.getsource(inspect.getmodule(reasons))
    assert set(re.findall(r'Reason\(\s*"(\w+)"', source)) | {"counts_nothing"} == set(REASONS)


def test_hidden_hands_are_no_reason():
    state = table(3, visit=4, hands={A: ["rEV", "rEP"], B: ["gEV", "gEG"], C: ["vEV", "vEG"]}, played={A: ["rEE"]})
    twin = state.resample(A, Rng(5))
    assert twin.hands != state.hands
    for move in state.legal_moves():
        assert reasons(Position.of(state, A), move) == reasons(Position.of(twin, A), move)


def test_leaving_with_a_lead_makes_sure_of_it():
    """A second Princess tile, which brings a special card."""
    state = table(3, visit=5, influence={A: "P"}, hands={A: ["yEV"], B: []}, played={A: ["vPG"], B: ["rEG"]})
    found = told(state, Withdraw())
    assert found["wins"].facts == {"symbols": "princess"}
    assert found["pair"].facts["symbol"] == "princess"
    assert "extra_card" not in found


def test_a_card_that_takes_the_lead_says_so():
    state = table(3, visit=5, hands={A: ["rEV", "rEP"], B: [], C: []}, played={B: ["gEM"]})
    found = told(state, Play(card("rEV"), "-"))
    assert found["leads"].facts == {"symbols": "vizier"}
    assert told(state, Play(card("rEV"), "-")).keys() != told(state, Withdraw()).keys()


def test_what_a_seat_would_win_anyhow_speaks_for_no_card():
    """A palace that one leads for already has its roads, whatever is played."""
    state = table(3, visit=1, hands={A: ["rEV", "rGM"], B: [], C: []}, played={A: ["rEP"], B: ["gEE"]})
    before = told(state, Withdraw())
    assert {"roads", "for_palace"} <= before.keys()
    one, other = (told(state, Play(card(short), "-")) for short in ("rEV", "rGM"))
    assert not {"roads", "for_palace"} & (one.keys() | other.keys())


def test_a_bonus_tile_that_lies_in_two_cities_is_hoped_for_in_either():
    state = table(3, province="gujarat", bonus={"surat": "jewels", "ahmedabad": "jewels"}, played={A: ["rEG"], B: []})
    hoped = told(state, Withdraw())["for_good"]
    assert {*hoped.facts["cities"].split(",")} == {"surat", "ahmedabad"}
    assert "Ahmedabad or Surat" in reason_words(hoped, state.view(A))
    alone = table(3, province="gujarat", bonus={"surat": "jewels"}, played={A: ["rEG"], B: []})
    assert told(alone, Withdraw())["for_good"].facts["cities"] == "surat"


def test_the_province_tile_counts_with_the_bonus_tile_that_is_taken_before_it():
    """Visit 5 is of spices and tea."""
    state = table(3, visit=5, province="delhi", bonus={"delhi": "tea"}, played={A: ["rEG"], B: []})
    found = told(state, Withdraw())
    assert found["for_good"].facts["n"] == 1
    assert found["tile"].facts["n"] == 1 + 2


def test_a_city_says_what_lies_there_and_what_it_is_joined_to():
    state = table(
        3, province="delhi", palaces={"jammu": "A"}, bonus={"sirhind": "points"}, played={A: ["rEG"]}, taken={"E": B}
    )
    state.play(Withdraw())
    found = told(state, Build("sirhind"))
    assert found["bonus"].facts == {"kind": "points"}
    assert found["joined"].facts == {"n": 1}
    assert told(state, Build("panipat"))["better_city"].weight < 0


def test_a_card_of_the_last_visit_counts_what_it_adds():
    state = table(3, visit=12, hands={A: ["rEV", "rEP"]}, display=["rEG", "yEE", "wE", "vEV", "yEP"])
    state.play(Withdraw())
    counts = {short: told(state, Take(card(short))) for short in ("rEG", "wE", "yEE")}
    assert counts["rEG"]["counts"].facts == counts["wE"]["counts"].facts == {"n": 1}


# ---- the truth of what is said -------------------------------------------------------------------------------------


def led(state, seat):
    """The symbols of which a seat has more than all others in the visit, and which are still there."""
    others = [tally for other, tally in enumerate(state.tallies) if other != seat and state.inside[other]]
    lines = compared(state.tallies[seat], others, state.court)
    return {line.symbol for line in lines if line.won}


def found_in(events, kind):
    return [event for event in events if isinstance(event, kind)]


#: By the key of a reason, what has to be true of its facts: of the position before a move, its events, and after it.
TRUE = {
    "leads": lambda f, seat, was, events, now: {*f["symbols"].split(",")} == led(now, seat) - led(was, seat),
    "secures": lambda f, seat, was, events, now: {*f["symbols"].split(",")} <= led(was, seat) & led(now, seat),
    "alone": lambda f, seat, was, events, now: sum(was.inside) == 1,
    "two_points": lambda f, seat, was, events, now: f["n"] == now.score[seat] - was.score[seat],
    "wins": lambda f, seat, was, events, now: {*f["symbols"].split(",")} == led(was, seat),
    "extra_card": lambda f, seat, was, events, now: found_in(events, happened.CardDrawn),
    "no_play": lambda f, seat, was, events, now: was.legal_moves() == (Withdraw(),),
    "keeps": lambda f, seat, was, events, now: f["n"] == len(was.hands[seat]),
    "counts": lambda f, seat, was, events, now: f["n"] == hand(now, seat) - hand(was, seat),
    "tile": lambda f, seat, was, events, now: f["n"] in points_of_the_tile(now, events, seat),
    "bonus_good": lambda f, seat, was, events, now: (
        now.bonus != was.bonus and f["n"] == worth_of_a_bonus(f["kind"], was.view(seat))
    ),
    "bonus": lambda f, seat, was, events, now: now.bonus != was.bonus,
    "joined": lambda f, seat, was, events, now: f["n"] == joined(now, seat, was) - joined(was, seat, was) > 0,
    "no_further": lambda f, seat, was, events, now: joined(now, seat, was) == joined(was, seat, was),
    "palace": lambda f, seat, was, events, now: not joined(now, seat, was) and not here(was, seat),
    "for_good": lambda f, seat, was, events, now: are_free_with(was, f["cities"], f["kind"]),
    "for_bonus": lambda f, seat, was, events, now: are_free_with(was, f["cities"], f["kind"]),
    "can_join": lambda f, seat, was, events, now: f["n"] <= most_joined(was, seat),
    "own_already": lambda f, seat, was, events, now: now.own[seat] == was.own[seat],
}


def are_free_with(state, cities, kind):
    """Whether this bonus tile lies in cities of the province that is visited, which still take an ordinary palace."""
    numbers = [state.board.city_number[city] for city in cities.split(",")]
    inside = state.board.in_province[state.province]
    return all(one in inside and state.bonus[one] == kind and state.ordinary[one] is None for one in numbers)


def points_of_the_tile(now, events, seat):
    """What the province tile brings a seat that withdraws now or has withdrawn, by where it places its palaces."""
    after, events = now.copy(), list(events)
    if after.inside[seat] and not found_in(events, happened.Withdrew):
        after.steps = [TURNS[seat]]
        after.forget_moves()
        events += after.play(Withdraw())
    ends = [found_in(found, happened.ProvinceScored) for _, found in outcomes.settled(after, events, seat)]
    return {one.points for scored in ends for one in scored if one.seat == seat}


def worth_of_a_bonus(kind, view):
    """The points of a commodity tile for whoever places palaces, with those taken just before."""
    return view.goods[view.seat][COMMODITIES.index(kind)] + view.placing.bonuses.count(kind) + 1


def here(state, seat):
    """A seat's palaces in the province that is visited, as a set."""
    return state.own[seat] & state.board.province_sets[state.province]


def joined(state, seat, was):
    """How many other provinces a seat's palaces in the province of a position are joined to."""
    return len(joined_provinces(state.board, state.own[seat], was.province))


def most_joined(state, seat):
    own = state.own[seat] | state.board.province_sets[state.province]
    return len(joined_provinces(state.board, own, state.province))


def hand(state, seat):
    return hand_points(state.board.pieces, seat, state.hands[seat]).points


def test_what_a_reason_says_is_true_of_its_move():
    """Lively games, and the same where there is hardly a card left to draw."""
    held = set()
    for seed in range(3):
        for state in outcomes.positions(seed, 12):
            seat = state.to_act
            for move in state.legal_moves()[:6]:
                now = state.copy()
                events = now.play(move)
                if found_in(events, happened.VisitEnded):
                    continue
                for reason in reasons(Position.of(state, seat), move):
                    if reason.key in TRUE:
                        assert TRUE[reason.key](reason.facts, seat, state, events, now), f"{move}: {reason}"
                        held.add(reason.key)
    assert held >= {"bonus", "bonus_good", "joined", "no_further", "palace", "can_join", "tile"}, held


def test_no_card_is_promised_where_none_is_left_to_draw():
    assert "extra_card" in told(table(3, hands={A: ["rEV"]}), Withdraw())
    assert "extra_card" not in told(table(3, hands={A: ["rEV"]}, pile=(), discard=()), Withdraw())
