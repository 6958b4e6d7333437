"""Rules 20 to 38: visits, turns and playing cards. Numbers are those of the dossier."""

import pytest

import durbar
from durbar.engine.errors import BadMoveText
from durbar.games.taj_mahal.events import CardsPlayed, VisitBegan, VisitEnded, Withdrew
from tests.contract.positions import playing
from tests.games.taj_mahal.build import (  # fmt: skip
    A,
    B,
    C,
    D,
    all_leave,
    card,
    cards,
    facts,
    find,
    hand,
    leave,
    legal,
    one,
    play,
    play_text,
    put,
    refusal,
    start,
    table,
)
from tests.games.taj_mahal.keeping import lively

every_count = pytest.mark.parametrize("seats", [3, 4, 5])

#: Hands in which every seat can play for a while.
FULL = {A: ["rEV", "rEG", "rEM", "wE"], B: ["yEV", "yEG", "yEM"], C: ["gEV", "gEG", "gEM"], D: ["vEV", "vEG", "vEM"]}


def plays(*shorts):
    """The texts of plays, each written as its cards: ``"rEE wE"``."""
    return {play_text(*short.split()) for short in shorts}


def playable(state):
    return {text for text in legal(state) if text.startswith("play")}


# ---- visits and turns ----------------------------------------------------------------------------------------------


@every_count
def test_taj_mahal_020_twelve_visits(seats):
    state = start(seats, 5)
    began, ended = [state.view(A).province], []
    for _, events in playing(state, 5, lively):
        began += [event.province for event in find(events, VisitBegan)]
        ended += [event.province for event in find(events, VisitEnded)]
    assert len(set(began)) == 12
    assert tuple(began) == tuple(ended) == state.view(A).tiles


def test_taj_mahal_021_the_start_player_then_clockwise():
    state = table(4, hands=FULL, start=C, turn=C)
    order = []
    for _ in range(8):
        order.append(state.to_act)
        play(state, legal(state, "play")[0] and f"play {legal(state, 'play')[0]}")
    assert order == [C, D, A, B] * 2
    assert start(4, 1, start_player=3).to_act == C


def test_taj_mahal_022_play_or_withdraw():
    state = table(hands=FULL)
    assert {text.split(" ")[0] for text in legal(state)} == {"play", "withdraw"}
    with pytest.raises(BadMoveText):
        durbar.game("taj_mahal").read_move("pass")
    assert refusal(state, "build jammu") == refusal(state, "royal jammu") == ("no_palace_now", "5.2")
    assert refusal(state, f"take {card('rEE')}") == ("no_card_now", "7")


def test_taj_mahal_023_no_more_turns_after_withdrawing():
    state = table(hands=FULL)
    leave(state)
    order = []
    for _ in range(5):
        order.append(state.to_act)
        play(state, f"play {legal(state, 'play')[0]}")
    assert order == [B, C, B, C, B]


def test_taj_mahal_024_the_visit_ends_when_all_have_withdrawn():
    state = table(hands=FULL)
    assert not find(leave(state), VisitEnded)
    assert not find(leave(state), VisitEnded)
    assert state.view(A).inside == (C,)
    assert one(leave(state), VisitEnded).visit == 1
    assert state.view(A).inside == (A, B, C)


def test_taj_mahal_025_the_last_one_has_any_number_of_turns():
    state = table(hands={**FULL, C: ["gEV", "gEG", "gEM", "gEP", "rEE"]}, out=[A, B], turn=C)
    for number, short in enumerate(["gEV", "gEG", "gEM", "gEP"]):
        assert state.to_act == C
        assert (card("rEE") in {text.split(" ")[1] for text in playable(state)}) == (number == 0), "rules still hold"
        put(state, short)
    assert state.view(C).visitors[C].symbols == (1, 1, 1, 1, 0, 4)
    assert legal(state) == ["withdraw"]
    assert find(leave(state), VisitEnded)


def test_taj_mahal_026_without_a_legal_play_one_must_withdraw():
    assert legal(table(hands={A: []})) == ["withdraw"]
    assert legal(table(hands={A: ["wE", "wV"]}, special={A: ["+2", "change"]})) == ["withdraw"]
    assert legal(table(played={A: ["rEE"]}, hands={A: ["yEE", "gEE", "wE"]})) == ["withdraw"]


def test_taj_mahal_027_withdrawing_at_the_first_turn():
    state = table(hands=FULL)
    event = one(leave(state), Withdrew)
    assert (event.seat, event.played) == (A, False)
    assert state.view(A).inside == (B, C)


# ---- playing cards -------------------------------------------------------------------------------------------------


def test_taj_mahal_028_exactly_one_coloured_card():
    state = table(hands={A: ["rEE", "rVM", "yEP"]})
    assert playable(state) == plays("rEE", "rVM", "yEP")
    events = put(state, "rVM")
    assert one(events, CardsPlayed) == CardsPlayed(A, card("rVM"), "-", 0)
    assert state.view(A).visitors[A].cards == (card("rVM"),)
    assert hand(state, A) == cards(["rEE", "yEP"])


def test_taj_mahal_029_the_first_card_may_be_of_any_colour():
    state = table(hands={A: ["rEE", "yEE", "gEE", "vEE"]})
    assert playable(state) == plays("rEE", "yEE", "gEE", "vEE")
    assert state.view(A).visitors[A].colour == ""


@pytest.mark.parametrize(("short", "colour"), [("rEE", "red"), ("yEE", "yellow"), ("gEE", "green"), ("vEE", "violet")])
def test_taj_mahal_030_later_cards_have_the_first_ones_colour(short, colour):
    state = table(hands={A: ["rEV", "yEV", "gEV", "vEV"]}, played={A: [short]})
    assert playable(state) == plays(f"{short[0]}EV")
    assert state.view(A).visitors[A].colour == colour
    other = "yEV" if short != "yEE" else "rEV"
    assert refusal(state, play_text(other)) == ("wrong_colour", "5.1")
    assert facts(state, play_text(other)) == {"colour": colour}


def test_taj_mahal_030_a_white_card_with_it_does_not_set_the_colour():
    state = table(hands={A: ["rEV", "wE", "yEE", "rEE"]}, out=[B, C])
    put(state, "rEV", "wE")
    assert playable(state) == plays("rEE")


def test_taj_mahal_031_colours_of_others_do_not_matter():
    state = table(hands={A: ["rEE"], B: ["rEV", "yEV"]}, played={C: ["yEE"]})
    put(state, "rEE")
    assert playable(state) == plays("rEV", "yEV")


def test_taj_mahal_032_the_colour_is_free_in_the_next_visit():
    state = table(hands={A: ["rEE", "yEE", "gVM"]}, display=["rEV", "rEG", "wE", "wE", "wE"], start=C)
    put(state, "rEE")
    assert state.view(A).visitors[A].colour == "red"
    all_leave(state)
    assert state.view(A).visit == 2
    assert state.to_act == A
    assert state.view(A).visitors[A].colour == ""
    assert plays("yEE", "gVM") <= playable(state)


def test_taj_mahal_033_one_white_or_special_card_may_be_added():
    state = table(hands={A: ["rEE", "wE", "wV"]}, special={A: ["+E"]})
    assert playable(state) == plays("rEE", "rEE wE", "rEE wV", "rEE +E")
    put(state, "rEE", "wV")
    assert state.view(A).visitors[A].symbols == (1, 0, 0, 0, 0, 2)
    assert state.view(A).visitors[A].cards == (card("rEE"), card("wV"))


def test_taj_mahal_034_never_without_a_coloured_card():
    state = table(hands={A: ["rEE", "wE", "wV"]}, special={A: ["+E"]})
    for shorts in (["wE"], ["+E"], ["wE", "+E"], ["wE", "wV"], ["+E", "rEE"]):
        assert refusal(state, play_text(*shorts)) == ("coloured_card_first", "5.1")
    assert refusal(state, f"play - {card('wE')}") == refusal(state, "play - -") == ("coloured_card_first", "5.1")


def test_taj_mahal_035_never_two_coloured_cards():
    state = table(hands={A: ["rEE", "rVM", "yEP"]})
    assert refusal(state, play_text("rEE", "rVM")) == ("one_coloured_card", "5.1")
    assert refusal(state, play_text("rEE", "yEP")) == ("one_coloured_card", "5.1")
    assert facts(state, play_text("rEE", "yEP")) == {"card": card("yEP")}


def test_a_card_must_be_in_the_hand():
    state = table(hands={A: ["rEE"], B: ["wV", "yEE"]}, display=["gEE"] * 2 + ["wE"] * 3)
    for text in (play_text("yEE"), play_text("gEE"), play_text("rEE", "wV"), play_text("rEE", "wE"),
                 play_text("rEE", "+2"), "play rEE -", "play no-card -", f"play {card('rEE')} no-card"):  # fmt: skip
        assert refusal(state, text) == ("not_in_hand", "5.1"), text
    assert facts(state, play_text("rEE", "wV")) == {"card": card("wV")}


def test_taj_mahal_036_cards_stay_and_their_symbols_add_up():
    state = table(hands={A: ["rEV", "rVM", "rEE", "wV", "wE"]}, out=[B, C])
    put(state, "rEV", "wV")
    put(state, "rVM")
    put(state, "rEE", "wE")
    for seat in range(3):
        visitor = state.view(seat).visitors[A]
        assert visitor.cards == tuple(map(card, ["rEV", "wV", "rVM", "rEE", "wE"]))
        assert visitor.symbols == (3, 0, 1, 0, 0, 4)


def test_taj_mahal_036_in_the_next_visit_they_start_from_nothing():
    state = table(played={A: ["rEE"], B: ["yEV"]})
    all_leave(state)
    assert all(visitor.symbols == (0,) * 6 and visitor.cards == () for visitor in state.view(A).visitors)


def test_taj_mahal_037_a_played_card_does_not_come_back():
    state = table(hands={A: ["rEE", "rEV"]}, out=[B, C])
    put(state, "rEE")
    assert hand(state, A) == cards(["rEV"])
    assert refusal(state, play_text("rEE")) == ("not_in_hand", "5.1")
    assert set(legal(state)) == {*plays("rEV"), "withdraw"}


def test_taj_mahal_038_hands_are_hidden():
    """See test_hidden.py: positions that differ in hidden cards look alike."""
    state = table(hands=FULL)
    assert state.view(B).hand == tuple(cards(FULL[B]))
    assert state.view(B).hand_sizes == (4, 3, 3)
    assert not set(cards(FULL[A])) & set(repr(state.view(B)).split("'")) - set(state.view(B).display)
