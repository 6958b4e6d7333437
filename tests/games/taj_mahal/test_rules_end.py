"""Rules 106 to 112: the end of the game. Numbers are those of the dossier."""

import pytest

from durbar.engine.errors import GameOver
from durbar.games.taj_mahal.events import CardTaken, GameEnded, HandScored, PairExchanged, VisitBegan, VisitEnded
from tests.games.taj_mahal.build import A, B, C, all_leave, card, find, hand, legal, one, play, scores, table


def ended(hands, **rest):
    """The game's end after a last visit in which nothing was won; what each hand brought, without cards taken."""
    rest.setdefault("display", [])
    seats = rest.pop("seats", 3)
    state = table(seats, hands=hands, visit=12, pile=[], **rest)
    return state, all_leave(state)


def hands_of(events):
    return {event.seat: event for event in find(events, HandScored)}


def test_taj_mahal_106_the_game_ends_after_the_last_visit():
    state, events = ended({})
    order = [type(event) for event in events if isinstance(event, (VisitEnded, VisitBegan, HandScored, GameEnded))]
    assert order == [VisitEnded, HandScored, HandScored, HandScored, GameEnded]
    assert state.to_act is None
    assert legal(state) == []
    assert state.view(A).step == "over"
    with pytest.raises(GameOver):
        play(state, "withdraw")
    state = table(visit=11)
    assert one(all_leave(state), VisitBegan).visit == 12
    assert state.to_act is not None


def test_taj_mahal_106_after_its_exchanges():
    _, events = ended({}, played={A: ["rEP"]}, influence={A: "P"}, special={B: ["+2"]})
    order = [type(event) for event in events if isinstance(event, (VisitEnded, PairExchanged, HandScored, GameEnded))]
    assert order == [VisitEnded, PairExchanged, HandScored, HandScored, HandScored, GameEnded]
    assert [hands_of(events)[seat].special for seat in (A, B)] == [1, 0]


def test_taj_mahal_107_cards_taken_at_last_count():
    state = table(played={A: ["rEE"]}, hands={A: ["yEE"]}, out=[B, C], visit=12, display=["yEV"])
    events = all_leave(state)
    assert one(events, CardTaken).card == card("yEV")
    assert (hands_of(events)[A].colour, hands_of(events)[A].many) == ("yellow", 2)


def test_taj_mahal_108_white_cards():
    state, events = ended({A: ["wE", "wE", "wV", "wK"]})
    assert hands_of(events)[A] == HandScored(A, 4, "", 0, 0)
    assert scores(state)[A] == 4


@pytest.mark.parametrize(("letter", "colour"), [("r", "red"), ("y", "yellow"), ("g", "green"), ("v", "violet")])
def test_taj_mahal_109_the_most_numerous_colour(letter, colour):
    others = [f"{other}EE" for other in "rygv" if other != letter]
    state, events = ended({A: [f"{letter}EV", f"{letter}EG", f"{letter}EM", *others, others[0]]})
    assert hands_of(events)[A] == HandScored(A, 0, colour, 3, 0)
    assert scores(state)[A] == 3


def test_taj_mahal_110_of_two_equal_colours_only_one():
    state, events = ended({A: ["rEV", "rEG", "yEV", "yEG", "gEE"]})
    assert hands_of(events)[A].many == hands_of(events)[A].points == 2
    assert scores(state)[A] == 2


def test_taj_mahal_111_special_cards():
    state, events = ended({A: ["rEV"]}, special={A: ["+2", "change"], B: ["+E"]})
    assert hands_of(events)[A] == HandScored(A, 0, "red", 1, 2)
    assert hands_of(events)[B].special == 1
    assert scores(state)[:2] == [3, 1]


def test_taj_mahal_111_all_four_special_cards():
    state, events = ended({A: ["rEV"]}, special={A: ["+E", "+K", "+2", "change"]})
    assert hands_of(events)[A].special == 4
    assert scores(state)[A] == 4 + 1


def test_taj_mahal_111_all_together():
    state, events = ended({A: ["rEV", "rEG", "gEE", "wE", "wV"]}, special={A: ["+K"]}, score=[10, 20])
    assert hands_of(events)[A].points == 2 + 2 + 1
    assert scores(state)[:2] == [15, 20]
    assert hand(state, A)[0] == card("gEE"), "nothing is taken away"


def test_taj_mahal_112_most_points_win():
    state, events = ended({A: ["wE"]}, score=[10, 30, 5])
    points = scores(state)
    assert points[:2] == [11, 30]
    standings = one(events, GameEnded).standings
    assert list(standings) == state.standings()
    assert [standing.score for standing in standings] == sorted(points, reverse=True)
    assert standings[0].rank == 1


def test_taj_mahal_112_a_tie_is_shared():
    state, _ = ended({}, score=[50, 50])
    ranks = [(standing.seat, standing.rank) for standing in state.standings()]
    assert ranks == [(A, 1), (B, 1), (C, 3)], "all the cards in the last hand are worth less than fifty points"
    assert all(standing.tie_break == () for standing in state.standings())
