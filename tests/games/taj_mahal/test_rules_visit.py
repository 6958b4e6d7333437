"""Rules 80 to 105: after scoring, the end of a visit, special cards. Numbers are those of the dossier."""

import pytest

from durbar.games.taj_mahal.events import (
    BonusScored,
    CardDrawn,
    CardsPlayed,
    CardsPutAway,
    CardTaken,
    PairExchanged,
    PileRenewed,
    VisitBegan,
    VisitEnded,
)  # fmt: skip
from tests.contract.positions import playing
from tests.games.taj_mahal.build import (  # fmt: skip
    NAMES,
    SPECIAL,
    A,
    B,
    C,
    D,
    all_leave,
    at,
    card,
    cards,
    court,
    find,
    hand,
    leave,
    legal,
    one,
    play,
    play_text,
    put,
    refusal,
    scores,
    start,
    table,
    take,
    tiles_of,
    won,
)
from tests.games.taj_mahal.keeping import lively

every_count = pytest.mark.parametrize("seats", [3, 4, 5])

#: What two equal influence tiles bring, as the dossier has it: two of the four are Durbar's own.
EARNED = {"P": "+2", "G": "+E", "M": "+K", "V": "change"}

FIVE = ["rEV", "rEV", "yEM", "wG", "gEE"]


# ---- after scoring -------------------------------------------------------------------------------------------------


def test_taj_mahal_080_cards_played_are_discarded():
    state = table(played={A: ["rEE", "wE", "rEV"], B: ["yEE", "yEG"]}, discard=["vEE"])
    event = one(leave(state), CardsPutAway)
    assert event == CardsPutAway(A, (card("rEE"), card("wE"), card("rEV")), ())
    assert sorted(state.view(B).discard) == cards(["vEE", "rEE", "wE", "rEV"])
    assert state.view(B).visitors[A].cards == ()
    assert state.view(B).visitors[A].symbols == (0,) * 6


def test_taj_mahal_081_special_cards_come_back():
    state = table(played={A: ["rEE", "+2", "rEV", "+K"]}, hands={A: ["wV"]})
    event = one(leave(state), CardsPutAway)
    assert event.discarded == (card("rEE"), card("rEV"))
    assert event.kept == (card("+2"), card("+K"))
    assert {card("+2"), card("+K"), card("wV")} <= set(hand(state, A))
    assert state.view(B).special[card("+2")] == A
    assert sorted(state.view(B).discard) == cards(["rEE", "rEV"])


def test_taj_mahal_082_without_a_card_played_one_draws():
    state = table(hands={A: ["wV"]}, display=FIVE, pile=["vVG"])
    events = play(state, "withdraw")
    assert one(events, CardDrawn) == CardDrawn(A, card("vVG"), "nothing")
    assert hand(state, A) == cards(["wV", "vVG"])
    assert not find(events, CardsPutAway)
    assert state.view(A).step == "picking", "the card comes before the display"


def test_taj_mahal_082_also_the_last_player():
    state = table(out=[B, C], display=["wG"], pile=["vVG", "vVG"][:1])
    events = leave(state)
    assert [event.card for event in find(events, CardDrawn)] == [card("vVG")]
    assert [event.card for event in find(events, CardTaken)] == [card("wG")]


def test_taj_mahal_083_two_cards_of_choice():
    state = table(played={A: ["vEE"]}, display=FIVE)
    play(state, "withdraw")
    assert set(legal(state)) == {f"take {id}" for id in cards(set(FIVE))}
    assert state.view(A).picks == 2
    assert refusal(state, f"take {card('vEV')}") == ("not_in_display", "7")
    assert refusal(state, "withdraw") == refusal(state, play_text("rEE")) == ("take_cards", "7")
    assert one(take(state, "rEV"), CardTaken) == CardTaken(A, card("rEV"))
    assert state.view(A).picks == 1
    assert sorted(state.view(B).display) == cards(["rEV", "yEM", "wG", "gEE"])
    assert f"take {card('rEV')}" in legal(state), "the other one of its kind"
    take(state, "wG")
    assert hand(state, A) == cards(["rEV", "wG"])
    assert sorted(state.view(A).display) == cards(["rEV", "yEM", "gEE"])


def test_taj_mahal_084_the_last_player_takes_the_one_left():
    state = table(played={A: ["vEE"]}, out=[B, C], display=["wG"])
    play(state, "withdraw")
    assert legal(state) == [f"take {card('wG')}"]
    assert state.view(A).picks == 1
    events = take(state, "wG")
    assert find(events, VisitEnded)
    assert hand(state, A) == [card("wG")]


@every_count
def test_taj_mahal_085_the_display_is_not_refilled_during_a_visit(seats):
    state = start(seats, 7)
    shown = list(state.view(A).display)
    for _, events in playing(state, 7, lively):
        for event in events:
            if isinstance(event, CardTaken):
                shown.remove(event.card)
            if isinstance(event, VisitEnded):
                assert shown == []
            if isinstance(event, VisitBegan):
                shown = list(event.display)
        assert sorted(state.view(A).display) == sorted(shown)


def test_taj_mahal_086_no_extra_card_after_a_card_was_played():
    for played, taken in ((["vEE"], {}), (["vEE"], {"E": B}), (["vEE", "+2"], {})):
        state = table(played={A: played}, taken=taken, pile=["rVM"])
        events = leave(state)
        assert not find(events, CardDrawn)
        assert state.view(A).pile == 1


def test_taj_mahal_087_play_goes_on_clockwise():
    state = table(4, out=[B], hands={A: ["rEE"], C: ["yEE"], D: ["gEE"]})
    leave(state)
    assert state.to_act == C
    put(state, "yEE")
    assert state.to_act == D
    leave(state)
    assert state.to_act == C


# ---- the end of a visit --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("letter", "VGMP")
def test_taj_mahal_088_two_equal_tiles_bring_the_special_card(letter):
    owner = A
    red = {"V": "rEV", "G": "rEG", "M": "rEM", "P": "rEP"}[letter]
    state = table(played={owner: [red]}, influence={owner: letter}, visit=2)
    leave(state)
    assert tiles_of(state, owner) == letter * 2
    events = all_leave(state)
    event = one(events, PairExchanged)
    assert event == PairExchanged(owner, NAMES[letter], card(EARNED[letter]), None)
    assert tiles_of(state, owner) == ""
    assert card(EARNED[letter]) in hand(state, owner)
    assert state.view(B).special == {
        id: owner if id == card(EARNED[letter]) else None for id in SPECIAL.values()
    }  # fmt: skip
    number = "VGMP".index(letter)
    assert state.view(B).influence_piles[number] == 5, "both have come back and one lies at the court again"


def test_taj_mahal_088_two_different_tiles_stay():
    state = table(played={A: ["rEV"]}, influence={A: "GMP"}, visit=4)
    leave(state)
    assert not find(all_leave(state), PairExchanged)
    assert tiles_of(state, A) == "VGMP"


def test_taj_mahal_089_the_card_comes_from_its_holder():
    state = table(played={B: ["rEP"]}, influence={B: "P"}, special={A: ["+2"]}, hands={A: ["wE"]}, visit=3, turn=B)
    event = one(all_leave(state), PairExchanged)
    assert (event.seat, event.owner) == (B, A)
    assert card("+2") in hand(state, B)
    assert card("+2") not in hand(state, A)
    assert card("wE") in hand(state, A)
    assert state.view(C).special[card("+2")] == B


def test_taj_mahal_090_exchanges_wait_until_all_have_withdrawn():
    state = table(played={A: ["rEV"]}, influence={A: "V"}, visit=2)
    events = leave(state)
    assert not find(events, PairExchanged)
    assert tiles_of(state, A) == "VV"
    assert card("change") not in hand(state, A)
    assert not find(leave(state), PairExchanged)
    events = leave(state)
    order = [type(event) for event in events if isinstance(event, (CardTaken, VisitEnded, PairExchanged, VisitBegan))]
    assert order == [CardTaken, VisitEnded, PairExchanged, VisitBegan]


@every_count
def test_taj_mahal_091_the_start_player_passes_to_the_left(seats):
    state = start(seats, 6, start_player=2)
    starts = []
    for _ in range(12):
        starts.append(state.to_act)
        assert state.view(A).start == state.to_act
        all_leave(state)
    assert starts == [(1 + visit) % seats for visit in range(12)]


def test_taj_mahal_091_whoever_left_first_or_last():
    for turn in (A, B, C):
        state = table(4, start=B, turn=turn)
        assert one(all_leave(state), VisitBegan).start == C
        assert state.to_act == C


def test_taj_mahal_092_the_next_province():
    state = table(played={A: ["rEE"]}, visit=4)
    tiles = state.view(A).tiles
    assert state.view(A).province == tiles[3]
    leave(state)
    assert "E" not in court(state)
    event = one(all_leave(state), VisitBegan)
    assert (event.visit, event.province) == (5, tiles[4])
    assert state.view(A).province == tiles[4]
    assert "E" in court(state)


def test_taj_mahal_093_influence_tiles_taken_are_replaced():
    state = table(played={A: ["rVP"]}, influence={B: "VM"}, visit=2)
    assert state.view(A).influence_piles == (4, 5, 4, 5)
    leave(state)
    assert court(state) == "GMKE"
    assert state.view(A).influence_piles == (4, 5, 4, 5)
    all_leave(state)
    assert court(state) == "VGMPKE"
    assert state.view(A).influence_piles == (3, 5, 4, 4)


def test_taj_mahal_094_the_crown_returns_and_the_palace_stays():
    state = table(played={A: ["rGK"]}, taken={"G": B})
    leave(state, "royal jammu")
    all_leave(state)
    assert "K" in court(state)
    assert at(state, "jammu") == "a"


@every_count
def test_taj_mahal_094_all_six_lie_at_the_court_in_every_visit(seats):
    """Twelve visits, whatever was won in the one before."""
    state = start(seats, 12)
    assert court(state) == "VGMPKE"
    begun = 0
    for _, events in playing(state, 12, lively):
        if find(events, VisitBegan):
            assert court(state) == "VGMPKE"
            begun += 1
    assert begun == 11


@every_count
def test_taj_mahal_095_the_display_is_refilled(seats):
    state = table(seats)
    event = one(all_leave(state), VisitBegan)
    assert len(event.display) == len(state.view(A).display) == 2 * seats - 1
    assert event.display == state.view(A).display


def test_taj_mahal_096_an_empty_pile_is_the_shuffled_discard_pile():
    state = table(out=[B, C], played={A: ["rEE"]}, display=["wG"], discard=["vEE", "vEV", "vEG", "vEM", "gEE"], pile=[])
    events = leave(state)
    assert one(events, PileRenewed).cards == 6
    assert sorted([*one(events, VisitBegan).display, *names_of_pile(state)]) == cards(
        ["vEE", "vEV", "vEG", "vEM", "gEE", "rEE"]
    )
    assert state.view(A).discard == ()
    assert state.view(A).pile == 1


def test_taj_mahal_096_what_is_left_of_the_pile_is_dealt_first():
    discard = ["vEE", "vEV", "vEG", "vEM", "gEE"]
    state = table(out=[B, C], played={A: ["rEE"]}, display=["wG"], discard=discard, pile=["yVP", "yVK"])
    event = one(leave(state), VisitBegan)
    assert set(event.display[:2]) == {card("yVP"), card("yVK")}
    assert set(event.display[2:]) <= set(cards([*discard, "rEE"]))
    assert state.view(A).pile == 3


def test_taj_mahal_096_the_last_card_of_a_pile_is_drawn_before_it_is_renewed():
    state = table(display=FIVE, discard=["vEE", "vEV"], pile=["yVP"])
    events = leave(state)
    assert one(events, CardDrawn).card == card("yVP")
    assert not find(events, PileRenewed), "an empty pile alone is no reason: nobody needs a card yet"
    assert state.view(A).pile == 0
    events = leave(state)
    assert one(events, PileRenewed).cards == 2
    assert one(events, CardDrawn).card in cards(["vEE", "vEV"])
    assert state.view(A).pile == 1


def names_of_pile(state):
    """The cards of the pile, as ids."""
    return [state.board.pieces.kinds[kind].id for kind in state.bag]


def test_taj_mahal_097_an_unclaimed_province_tile_leaves_the_game():
    state = table(visit=3)
    event = one(all_leave(state), VisitEnded)
    assert (event.visit, event.unclaimed) == (3, True)
    assert not any(state.view(A).tiles_owned)
    assert "E" in court(state), "the next one"
    state = table(played={A: ["rEE"]}, visit=3)
    assert not one(all_leave(state), VisitEnded).unclaimed


# ---- special cards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("special", ["+E", "+K", "+2", "change"])
def test_taj_mahal_098_a_special_card_is_played_like_a_white_one(special):
    state = table(hands={A: ["rEE", "wE"]}, special={A: [special]})
    assert play_text("rEE", special) in legal(state)
    assert refusal(state, play_text(special)) == ("coloured_card_first", "5.1")
    assert refusal(state, play_text("wE", special)) == ("coloured_card_first", "5.1")
    put(state, "rEE", special)
    assert state.view(B).visitors[A].cards == (card("rEE"), card(special))
    assert hand(state, A) == [card("wE")]


def test_taj_mahal_099_one_elephant_more_or_one_grand_mogul():
    state = table(hands={A: ["rEV", "rEK"]}, special={A: ["+E", "+K"]}, out=[B, C])
    put(state, "rEV", "+E")
    assert state.view(A).visitors[A].symbols == (1, 0, 0, 0, 0, 2)
    put(state, "rEK", "+K")
    assert state.view(A).visitors[A].symbols == (1, 0, 0, 0, 2, 3)


def test_taj_mahal_100_two_points_when_played():
    state = table(hands={A: ["rEV"]}, special={A: ["+2"]}, score=[7])
    events = put(state, "rEV", "+2")
    assert one(events, CardsPlayed) == CardsPlayed(A, card("rEV"), card("+2"), 2)
    assert scores(state) == [9, 0, 0]
    assert state.view(A).visitors[A].symbols == (1, 0, 0, 0, 0, 1)


def test_taj_mahal_101_in_hand_it_has_no_effect():
    with_it = table(played={A: ["rEV"], B: ["yEV"]}, special={A: ["+E", "+K", "+2", "change"]})
    without = table(played={A: ["rEV"], B: ["yEV"]})
    assert won(with_it) == won(without) == ""
    leave(with_it)
    assert scores(with_it) == [0, 0, 0]


def test_taj_mahal_102_change_of_colour():
    state = table(hands={A: ["yEM", "rEV", "wE"]}, special={A: ["change", "+E"]}, played={A: ["rEE"]})
    assert play_text("yEM", "change") in legal(state)
    assert refusal(state, play_text("yEM")) == ("wrong_colour", "5.1")
    assert refusal(state, play_text("yEM", "wE")) == ("wrong_colour", "5.1")
    assert refusal(state, play_text("yEM", "+E")) == ("wrong_colour", "5.1")
    put(state, "yEM", "change")
    assert state.view(A).visitors[A].symbols == (0, 0, 1, 0, 0, 3), "its symbols count"


def test_taj_mahal_103_afterwards_the_first_colour_binds_again():
    state = table(hands={A: ["yEM", "yEV", "rEV"]}, special={A: ["change"]}, played={A: ["rEE"]}, out=[B, C])
    put(state, "yEM", "change")
    assert state.view(A).visitors[A].colour == "red"
    assert set(legal(state)) == {play_text("rEV"), "withdraw"}


@every_count
def test_taj_mahal_104_at_most_one_owner(seats):
    met = set()
    for seed in range(5):
        state = start(seats, seed)
        for _, events in playing(state, seed, lively):
            if any(isinstance(event, (CardsPlayed, PairExchanged)) for event in events):
                views = [state.view(seat) for seat in range(seats)]
                for special, owner in views[A].special.items():
                    holders = [
                        seat
                        for seat, view in enumerate(views)
                        for id in (*view.hand, *view.visitors[seat].cards)
                        if id == special
                    ]
                    assert holders == ([] if owner is None else [owner])
            met |= {event.owner is None for event in find(events, PairExchanged)}
    assert met == {True, False}, "cards came from the table and from other players"


def test_taj_mahal_105_it_can_be_played_from_the_next_visit_on():
    state = table(played={A: ["rEP"]}, hands={A: ["vEE"]}, influence={A: "P"}, visit=2, start=C)
    play(state, "withdraw", "build jammu")
    assert card("+2") not in hand(state, A)
    while state.view(A).visit == 2:
        play(state, legal(state)[-1])
    assert state.to_act == A
    assert play_text("vEE", "+2") in legal(state)
    put(state, "vEE", "+2")
    assert state.view(A).scores[A] == 2 + 1 + 2, "tile 2, a palace, and the card"


def test_a_bonus_tiles_card_comes_before_the_choice_from_the_display():
    state = table(played={A: ["rEV"]}, bonus={"srinagar": "card"})
    events = leave(state, "srinagar")
    order = [type(event) for event in events if isinstance(event, (BonusScored, CardDrawn, CardsPutAway, CardTaken))]
    assert order == [BonusScored, CardDrawn, CardsPutAway, CardTaken, CardTaken]
