"""What a view tells beyond its fields: the comparison, the cities of a seat."""

from durbar.games.taj_mahal.events import CrownTaken, InfluenceTaken, ProvinceTaken, VisitBegan, Withdrew
from tests.contract.positions import playing
from tests.games.taj_mahal.build import LETTERS, NAMES, A, B, C, at, find, leave, one, play, start, table
from tests.games.taj_mahal.keeping import lively


def test_the_comparison_is_what_a_withdrawal_brings():
    for seed in range(3):
        state = start(3 + seed, seed)
        for _ in playing(state, seed, lively):
            view = state.view(A)
            if view.step == "turn" and state.played % 3 == 0:
                foretold = view.comparison(view.to_act)
                assert one(play(state.copy(), "withdraw"), Withdrew).symbols == foretold


def test_a_comparison_with_other_symbols():
    """As if one had played more: one’s own are put in their place, the others stay."""
    view = table(played={A: ["rEV"], B: ["yEV"], C: ["gEE"]}, taken={"M": C}).view(B)
    assert not any(line.won for line in view.comparison(A))
    lines = view.comparison(A, (2, 0, 1, 0, 0, 3))
    assert [line.symbol for line in lines if line.won] == ["vizier", "elephant"]
    assert [line.best for line in lines] == [1, 0, 0, 0, 0, 2]
    assert [line.own for line in lines] == [2, 0, 1, 0, 0, 3]


def test_the_cities_of_a_seat():
    state = table(palaces={"jammu": "Ab", "poonch": "A", "sirhind": "c", "delhi": "Ba"}, province="agra")
    cities = [city.id for city in state.board.cities]
    for seat, own in ((A, {"jammu", "poonch", "delhi"}), (B, {"jammu", "delhi"}), (C, {"sirhind"})):
        bits = state.view(A).own_cities(seat)
        assert {city for number, city in enumerate(cities) if bits >> number & 1} == own


def test_the_cities_of_all_through_a_game():
    state = start(4, 6)
    for _ in playing(state, 6, lively):
        view = state.view(A)
        assert [view.own_cities(seat) for seat in range(4)] == state.own
    for city in state.view(A).cities:
        assert set(at(state, city).upper()) <= set(LETTERS)


def test_the_views_order_of_symbols_is_the_rulebooks():
    view = table(played={A: ["rGK"], B: ["yMP"]}).view(A)
    assert view.visitors[A].symbols == (0, 1, 0, 0, 1, 0)
    assert view.visitors[B].symbols == (0, 0, 1, 1, 0, 0)


def test_who_won_what_in_this_visit():
    state = table(played={A: ["rEV"], B: ["yEV", "yGK"]}, influence={A: "G"}, visit=2, turn=B)
    assert state.view(C).winners == (None,) * 6
    play(state, "withdraw")
    assert state.view(C).winners == (None, B, None, None, B, None), "also before the palaces stand"
    while state.to_act == B:
        play(state, str(state.legal_moves()[0]))
    leave(state)
    play(state, "withdraw")
    assert state.view(C).winners == (A, B, None, None, B, A)
    while state.visit == 2:
        play(state, str(state.legal_moves()[0]))
    assert state.view(C).winners == (None,) * 6, "another visit"


def test_winners_through_a_game():
    """As told event by event, and nobody has won what is still at the court."""
    names = list(NAMES.values())
    for seats in (3, 5):
        state = start(seats, 4)
        told = [None] * 6
        for _, events in playing(state, 4, lively):
            for event in events:
                match event:
                    case InfluenceTaken(seat=seat, symbol=symbol):
                        told[names.index(symbol)] = seat
                    case CrownTaken(seat=seat):
                        told[4] = seat
                    case ProvinceTaken(seat=seat):
                        told[5] = seat
            if find(events, VisitBegan):
                told = [None] * 6
            view = state.view(seats - 1)
            assert list(view.winners) == told
            assert [winner is None for winner in view.winners] == list(view.court)
