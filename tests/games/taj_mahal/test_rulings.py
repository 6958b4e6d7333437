"""The rulings Q1 to Q42 of the dossier's chapter 4."""

from collections import Counter

import pytest

import durbar
from durbar.engine.errors import BadSeats
from durbar.games.taj_mahal.events import (
    BonusScored,
    CardDrawn,
    CardsPutAway,
    CardTaken,
    HandScored,
    PairExchanged,
    PalacesScored,
    PileEmpty,
    PileRenewed,
    ProvinceScored,
    VisitBegan,
    VisitEnded,
)  # fmt: skip
from tests.contract.positions import playing
from tests.games.taj_mahal.build import (  # fmt: skip
    GOODS,
    PROVINCES,
    A,
    B,
    C,
    all_leave,
    at,
    awarded,
    card,
    cards,
    court,
    find,
    goods,
    hand,
    leave,
    legal,
    one,
    palace_points,
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
from tests.games.taj_mahal.keeping import laws, lively

every_count = pytest.mark.parametrize("seats", [3, 4, 5])


def test_taj_mahal_q01_a_tie_is_decided_by_who_leaves_later():
    state = table(played={A: ["rVM"], B: ["yVK"]})
    assert awarded(leave(state)) == "M"
    assert "V" in court(state)
    assert awarded(leave(state)) == "VK"


def test_taj_mahal_q02_not_with_the_sum_of_the_others():
    assert won(table(4, played={A: ["rVM", "wV"], 1: ["yEV"], 2: ["gVG"], 3: ["vVK"]})) == "VM"


def test_taj_mahal_q03_none_of_a_symbol_wins_nothing():
    state = table(out=[B, C], display=["wE"])
    assert awarded(leave(state)) == ""
    assert won(table(played={A: ["rEE"]}, out=[B, C])) == "E"


def test_taj_mahal_q04_a_leader_gains_nothing_when_another_leaves():
    state = table(played={A: ["rEV"], B: ["yEE", "yEE"]})
    leave(state)
    assert state.view(A).tiles_owned[B] == ()
    assert scores(state)[B] == 0
    assert "E" in court(state)


def test_taj_mahal_q05_nothing_is_won_twice_in_a_visit():
    state = table(played={A: ["rEE"], B: ["yEE", "yEV"]}, turn=B)
    assert awarded(leave(state)) == "VE"
    leave(state)
    assert won(state, A) == ""
    assert awarded(leave(state)) == ""


def test_taj_mahal_q06_all_that_is_won_is_taken():
    state = table(played={A: ["rVM", "rGK"]})
    assert awarded(play(state, "withdraw")) == "VGMK"
    for _ in range(4):
        assert {text.split(" ")[0] for text in legal(state)} <= {"build", "royal"}
        play(state, legal(state)[0])
    assert state.view(A).step == "picking"


def test_taj_mahal_q07_the_royal_palace_beside_ones_own():
    state = table(played={A: ["rGK"]})
    leave(state, "jammu", "royal jammu")
    assert at(state, "jammu") == "Aa"
    assert scores(state)[A] == 1


def test_taj_mahal_q08_a_city_with_only_a_royal_palace_is_free_for_anyone():
    state = table(played={A: ["rGK"], B: ["yEV"]}, bonus={"srinagar": "points"})
    leave(state, "royal srinagar", "srinagar")
    assert at(state, "srinagar") == "Aa"
    assert scores(state)[A] == 2 + 1, "the bonus tile came with the ordinary palace"
    state = table(played={A: ["rGK"], B: ["yEV"]}, bonus={"srinagar": "points"}, taken={"G": C})
    leave(state, "royal srinagar")
    leave(state, "srinagar")
    assert at(state, "srinagar") == "Ba"


def test_taj_mahal_q09_the_order_of_placing_is_free():
    orders = [
        ("royal srinagar", "srinagar", "jammu"), ("srinagar", "royal srinagar", "jammu"),
        ("srinagar", "jammu", "royal srinagar"), ("jammu", "srinagar", "royal srinagar"),
    ]  # fmt: skip
    ends = []
    for order in orders:
        state = table(played={A: ["rVM", "rGK"]}, taken={"G": B, "E": B}, bonus={"srinagar": "points"})
        leave(state, *order)
        ends.append(state.digest())
    assert len(set(ends)) == 1


@every_count
def test_taj_mahal_q10_there_are_cities_enough(seats):
    """All four tiles and the crown in one withdrawal, with every city of the province empty; and one after another."""
    state = table(seats, played={A: ["rVM", "rGK", "rVP"]})
    leave(state, "royal jammu", "jammu", "poonch", "srinagar", "kishtwar")
    assert [at(state, city) for city in PROVINCES["kashmir"]] == ["A", "A", "Aa", "A"]
    state = table(3, played={A: ["rVM"], B: ["yGK"], C: ["gEP"]})
    leave(state)
    leave(state)
    play(state, "withdraw")
    assert len(legal(state)) == 1


def test_taj_mahal_q11_a_royal_palace_stays_one_after_the_visit():
    state = table(played={A: ["rGK"]}, taken={"G": B}, province="kashmir")
    leave(state, "royal jammu")
    all_leave(state)
    assert at(state, "jammu") == "a"
    state = table(palaces={"jammu": "a"}, province="delhi", played={A: ["rVP"]}, taken={"P": B})
    assert palace_points(leave(state, "sirhind")) == 2


@pytest.mark.parametrize("seat", [A, B])
def test_taj_mahal_q12_each_owner_may_go_through_a_shared_city(seat):
    state = table(palaces={"jammu": "Ab", "poonch": "A", "kishtwar": "B"}, province="delhi", played={seat: ["rVP"]},
                  taken={"P": C}, turn=seat)  # fmt: skip
    assert palace_points(leave(state, "sirhind")) == 2


def test_taj_mahal_q13_one_for_placing_and_one_for_each_other_province():
    state = table(palaces={"jammu": "A", "poonch": "A", "amritsar": "A", "bikaner": "A"}, province="delhi",
                  played={A: ["rVP"]})  # fmt: skip
    events = leave(state, "sirhind", "hisar")
    assert one(events, PalacesScored).provinces == ("kashmir", "lahore", "marwar")
    assert palace_points(events) == 4


def test_taj_mahal_q14_two_chains_are_put_together():
    state = table(palaces={"jammu": "A", "bareilly": "A", "sirhind": "B", "delhi": "B"}, province="delhi",
                  played={A: ["rVP"], C: ["gEE"]}, taken={}, visit=5)  # fmt: skip
    events = leave(state, "hisar", "panipat")
    assert one(events, PalacesScored).provinces == ("awadh",)
    state = table(palaces={"nagaur": "A", "bareilly": "A", "sirhind": "B", "delhi": "B"}, province="delhi",
                  played={A: ["rVP"]}, visit=5)  # fmt: skip
    events = leave(state, "hisar", "panipat")
    assert one(events, PalacesScored).provinces == ("awadh", "marwar")


def test_taj_mahal_q15_the_elephant_alone_scores_no_palaces():
    state = table(palaces={"jammu": "A", "poonch": "A", "sirhind": "A"}, province="delhi", played={A: ["rEE"]})
    events = leave(state)
    assert not find(events, PalacesScored)
    assert scores(state)[A] == one(events, ProvinceScored).points == 2


def test_taj_mahal_q16_the_second_tile_counts_the_first():
    state = table(played={A: ["rVM"]}, province="lahore", bonus={"rohtas": "jewels", "lahore": "jewels"}, visit=4)
    events = leave(state, "rohtas", "lahore")
    assert [event.points for event in find(events, BonusScored)] == [1, 2]


def test_taj_mahal_q17_bonus_tiles_count_for_the_province_tile():
    state = table(played={A: ["rEV"]}, bonus={"srinagar": "tea"}, visit=2)
    events = leave(state, "srinagar")
    assert one(events, ProvinceScored).goods == (("jewels", 1), ("tea", 2))
    assert one(events, BonusScored).points == 1, "and not the other way round"


def test_taj_mahal_q18_a_bonus_tiles_card_comes_at_once():
    state = table(played={A: ["rEV"]}, bonus={"srinagar": "card"}, pile=["vVG"])
    events = play(state, "withdraw", "build srinagar")
    assert one(events, CardDrawn).card == card("vVG")
    assert state.view(A).step == "picking"
    assert hand(state, A) == [card("vVG")]


@every_count
def test_taj_mahal_q19_the_last_player_takes_one(seats):
    state = table(seats)
    taken = Counter(event.seat for event in find(all_leave(state), CardTaken))
    assert taken == {**dict.fromkeys(range(seats - 1), 2), seats - 1: 1}


def test_taj_mahal_q20_the_extra_card():
    state = table(hands={A: ["wV", "wE"]})
    assert legal(state) == ["withdraw"]
    assert len(find(leave(state), CardDrawn)) == 1, "also for one who could not play"
    state = table(out=[B, C])
    events = leave(state)
    assert [len(find(events, kind)) for kind in (CardDrawn, CardTaken)] == [1, 1], "the last one: one and one"


def test_taj_mahal_q21_cards_played_for_nothing():
    state = table(played={A: ["rEV"], B: ["yEV"]}, hands={A: ["wE"]})
    events = leave(state)
    assert [len(find(events, kind)) for kind in (CardDrawn, CardTaken)] == [0, 2]
    assert len(hand(state, A)) == 1 + 2


def test_taj_mahal_q22_without_a_legal_play_one_withdraws():
    assert legal(table(hands={A: ["wV"]})) == ["withdraw"]


def test_taj_mahal_q23_the_discard_pile_is_shuffled_when_a_card_is_needed():
    state = table(out=[B], hands={A: ["yEE"]}, played={A: ["rEE"], C: ["gEE"]}, discard=["vEE", "vEV"], pile=[],
                  bonus={"srinagar": "card"}, display=["wE", "wE", "wE"])  # fmt: skip
    put_away = leave(state)
    assert not find(put_away, PileRenewed), "no card is needed yet"
    assert sorted(state.view(A).discard) == cards(["vEE", "vEV", "rEE"])
    state = table(played={A: ["rVP"], C: ["gEE"]}, discard=["vEE", "vEV"], pile=[], bonus={"srinagar": "card"},
                  display=["wE"] * 5)  # fmt: skip
    events = leave(state, "srinagar", "jammu")
    assert one(events, PileRenewed).cards == 2, "cards in front of players are not in it, A’s own neither"
    assert one(events, CardDrawn).card in cards(["vEE", "vEV"])
    assert state.view(A).pile == 1
    assert state.view(A).discard == (card("rVP"),)
    laws(state)


def test_taj_mahal_q23_every_card_of_the_new_pile_may_come_first():
    met = set()
    for seed in range(60):
        state = table(discard=["vEE", "vEV", "gEE"], pile=[], display=["wE"] * 5)
        state.rng.state = seed
        met.add(one(play(state, "withdraw"), CardDrawn).card)
    assert met == set(cards(["vEE", "vEV", "gEE"]))


@pytest.mark.parametrize(
    ("shown", "taken"),
    [(["wE"] * 5, [2, 2, 1]), (["wE"] * 4, [2, 2, 0]), (["wE"] * 3, [2, 1, 0]), (["wE"] * 2, [2, 0, 0]),
     (["wE"], [1, 0, 0]), ([], [0, 0, 0])],
)  # fmt: skip
def test_taj_mahal_q24_a_short_display(shown, taken):
    state = table(display=shown, pile=[], visit=10)
    events = all_leave(state)
    got = Counter(event.seat for event in find(events, CardTaken))
    assert [got[seat] for seat in range(3)] == taken
    assert [event.seat for event in find(events, PileEmpty)] == [A, B, C], "nobody gets an extra card either"
    assert len(one(events, VisitBegan).display) == 0
    laws(state)


def test_taj_mahal_q24_a_bonus_card_with_both_piles_empty():
    state = table(played={A: ["rVM"]}, taken={"M": B}, bonus={"srinagar": "card"}, pile=[])
    events = leave(state, "srinagar")
    assert one(events, PileEmpty).seat == A
    assert not find(events, CardDrawn)
    assert one(events, BonusScored).points == 0
    assert len(find(events, CardTaken)) == 2


def test_taj_mahal_q24_nothing_is_made_up_for_later():
    """One card is left for a display of five; the cards discarded in this visit fill the next one."""
    state = table(out=[B, C], display=["wE"], pile=["wV"], hands={A: ["yEE", "yEV"], B: ["rEE"]}, start=A)
    events = leave(state)
    assert one(events, CardDrawn).card == card("wV")
    assert one(events, VisitBegan).display == ()
    assert state.to_act == B
    put(state, "rEE")
    events = all_leave(state)
    assert one(events, VisitBegan).display
    assert len(one(events, VisitBegan).display) <= 5


@pytest.mark.parametrize(("seats", "visit"), [(3, 10), (4, 7), (5, 5)])
def test_taj_mahal_q24_when_all_always_withdraw_at_once(seats, visit):
    """Nothing is ever discarded, so cards run short in just this visit, and the game goes on to its end."""
    state = start(seats, 2)
    short, empty = [], []
    while state.to_act is not None:
        now = state.view(A).visit
        if len(state.view(A).display) < 2 * seats - 1:
            short.append(now)
        if find(all_leave(state), PileEmpty):
            empty.append(now)
        laws(state)
    assert min([*short, *empty]) == visit
    assert empty == list(range(visit, 13))
    assert sum(state.view(A).hand_sizes) == 96
    assert state.view(A).visit == 12


def test_taj_mahal_q25_display_cards_must_be_taken():
    state = table(played={A: ["rEE"]}, display=["wE"] * 5)
    play(state, "withdraw")
    assert legal(state) == [f"take {card('wE')}"]
    take(state, "wE")
    assert state.to_act == A
    assert legal(state) == [f"take {card('wE')}"]


def test_taj_mahal_q26_exchanges_are_compulsory_and_late():
    state = table(played={A: ["rEV"]}, influence={A: "V"}, visit=2)
    leave(state)
    assert tiles_of(state, A) == "VV"
    assert legal(state) == ["withdraw"], "nothing is asked"
    assert find(all_leave(state), PairExchanged)
    assert tiles_of(state, A) == ""


def test_taj_mahal_q27_who_owns_the_card_already_gives_the_tiles_back():
    state = table(played={A: ["rEP"]}, influence={A: "P"}, special={A: ["+2"]}, hands={A: ["wE"]}, visit=3)
    leave(state)
    event = one(all_leave(state), PairExchanged)
    assert (event.seat, event.owner, event.card) == (A, A, card("+2"))
    assert tiles_of(state, A) == ""
    assert hand(state, A).count(card("+2")) == 1
    assert card("wE") in hand(state, A)
    assert state.view(A).influence_piles[3] == 5
    laws(state)


def test_taj_mahal_q28_two_pairs_of_a_kind_never_meet():
    for seed in range(6):
        state = start(3 + seed % 3, seed)
        for _, events in playing(state, seed, lively):
            exchanged = [event.symbol for event in find(events, PairExchanged)]
            assert len(set(exchanged)) == len(exchanged)
            view = state.view(A)
            for number in range(4):
                assert [tiles[number] for tiles in view.influence].count(2) <= 1


def test_taj_mahal_q29_influence_tiles_never_run_out():
    """Five players with a tile of each kind: the last one lies at the court, and the pile is empty until it is won."""
    state = table(5, influence=dict.fromkeys(range(5), "VGMP"), visit=6, played={A: ["rVM"]})
    assert state.view(A).influence_piles == (0, 0, 0, 0)
    leave(state)
    all_leave(state)
    assert state.view(A).influence_piles == (1, 0, 1, 0)
    assert court(state) == "VGMPKE"
    laws(state)


def test_taj_mahal_q30_a_special_card_is_handed_over_at_the_end_of_the_visit():
    """Also when its holder played it in this very visit: by then it has come back, and it counted till the end."""
    state = table(played={A: ["rEV", "+E"], B: ["yEG"]}, influence={B: "G"}, visit=3, turn=B)
    leave(state)
    leave(state)
    assert state.view(C).visitors[A].cards == (card("rEV"), card("+E"))
    events = leave(state)
    assert one(events, CardsPutAway).kept == (card("+E"),)
    assert one(events, PairExchanged).owner == A
    assert card("+E") in hand(state, B)
    laws(state)


def test_taj_mahal_q31_exchanges_after_the_last_visit():
    state = table(played={A: ["rEP"]}, influence={A: "P"}, special={B: ["+2"]}, visit=12)
    events = leave(state)
    events += all_leave(state)
    assert one(events, PairExchanged).owner == B
    assert [event.special for event in find(events, HandScored)] == [1, 0, 0]


def test_taj_mahal_q32_change_of_colour_with_the_first_card():
    state = table(hands={A: ["gEE", "gEV", "yEV"]}, special={A: ["change"]}, out=[B, C])
    assert play_text("gEE", "change") in legal(state)
    put(state, "gEE", "change")
    assert state.view(A).visitors[A].colour == "green"
    assert set(legal(state)) == {play_text("gEV"), "withdraw"}


def test_taj_mahal_q33_after_it_the_first_colour_again():
    state = table(hands={A: ["gEE", "yEV", "rEV"]}, special={A: ["change"]}, played={A: ["rEE"]}, out=[B, C])
    put(state, "gEE", "change")
    assert set(legal(state)) == {play_text("rEV"), "withdraw"}


def test_taj_mahal_q34_a_special_card_once_a_visit():
    state = table(hands={A: ["rEE", "rEV"]}, special={A: ["+2"]}, out=[B, C])
    put(state, "rEE", "+2")
    assert refusal(state, play_text("rEV", "+2")) == ("not_in_hand", "5.1")
    assert scores(state)[A] == 2


def test_taj_mahal_q35_the_unclaimed_tile_goes_before_the_next_one_comes():
    state = table(visit=5)
    events = all_leave(state)
    assert one(events, VisitEnded).unclaimed
    state = table(visit=6, played={A: ["rEE"]})
    assert one(leave(state), ProvinceScored).tile == 6
    assert state.view(A).tiles_owned[A] == (6,)


def test_taj_mahal_q36_what_was_not_won_lies_there_once():
    state = table(played={A: ["rVP"]}, taken={"P": B}, visit=2)
    all_leave(state)
    assert court(state) == "VGMPKE"
    assert state.view(A).influence_piles == (4, 5, 5, 4)


def test_taj_mahal_q37_a_bonus_tile_that_nobody_took_stays():
    state = table(bonus={"srinagar": "points", "rohtas": "points"}, province="kashmir")
    all_leave(state)
    assert state.view(A).province != "kashmir"
    assert state.view(A).cities["srinagar"].bonus == "points"
    state = table(bonus={"srinagar": "points"}, province="delhi", visit=2, played={A: ["rVP"]})
    play(state, "withdraw")
    assert refusal(state, "build srinagar") == ("another_province", "5.2")


def test_taj_mahal_q38_shared_victory():
    state = table(visit=12, score=[30, 60, 60])
    standings = state.standings()
    assert [(standing.seat, standing.rank) for standing in standings] == [(B, 1), (C, 1), (A, 3)]


@every_count
def test_taj_mahal_q39_the_first_start_player(seats):
    game = durbar.game("taj_mahal")
    (option,) = (option for option in game.options if option.id == "start_player")
    assert option.default == "random"
    assert game.values(option, seats) == ("random", *range(1, seats + 1))
    starts = Counter(durbar.start("taj_mahal", seats=seats, seed=seed).to_act for seed in range(40 * seats))
    assert set(starts) == set(range(seats))
    assert min(starts.values()) > 20
    assert start(seats, 1, start_player=seats).to_act == seats - 1


def test_taj_mahal_q40_no_limit_to_a_hand():
    state = table(hands={A: [f"{colour}E{letter}" for colour in "rygv" for letter in "VGMP"]})
    leave(state)
    assert len(hand(state, A)) == 16 + 3


def test_taj_mahal_q41_hand_sizes_are_public():
    state = table(hands={A: ["rEE", "wV"], B: ["yEE"], C: []})
    for seat in range(3):
        assert state.view(seat).hand_sizes == (2, 1, 0)


@pytest.mark.parametrize("seats", [1, 2])
def test_taj_mahal_q42_not_for_fewer_than_three(seats):
    with pytest.raises(BadSeats, match=r"3 to 5 players"):
        durbar.start("taj_mahal", seats=seats, seed=1)


def test_the_goods_of_a_seat_are_told_in_one_order():
    assert goods(table(tiles={A: [2]}, visit=3), A) == {"tea": 1, "jewels": 1}
    assert GOODS == ("rice", "tea", "spices", "jewels")
