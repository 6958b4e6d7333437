"""Rules 157 to 186: the Yogi and the chits, the auction, home cities, several characters."""

import pytest

from durbar.games.raja.events import (
    ArchitectsAtHome,
    AuctionWon,
    BidMade,
    BidPassed,
    CharacterAttracted,
    CharacterGiven,
    CharacterTaken,
    ChitGained,
    ChitUsed,
    CityScored,
    TraderPaid,
    TurnBegan,
    TurnEnded,
)  # fmt: skip
from tests.games.raja.build import (  # fmt: skip
    ADVANCED_1,
    NINE,
    YOGI,
    A,
    B,
    C,
    D,
    choosing_discs,
    find,
    finish_round,
    gold,
    lay,
    legal,
    neutral,
    one,
    placing,
    play,
    refusal,
    start,
    table,
)

#: Our own homes of the characters, copied from the dossier.
HOMES = {1: "DEL", 2: "AHM", 3: "KHA", 4: "UDA", 5: "JAI", 6: "AGR", 7: "JOD"}
EVERY_COUNT = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def with_chits(*chits, disc=("gold", "gold"), **rest):
    return table(disc=disc, chits=chits, yogi=True, **rest)


# ---- §11.2 Advanced I ----------------------------------------------------------------------------------------------


def test_raja_157_all_else_stays():
    view = start(**ADVANCED_1).view(0)
    basic = start().view(0)
    for name in ("palaces", "reserve", "quarry", "villages", "cities", "last_round", "palaces_to_win", "capacity"):
        assert getattr(view, name) == getattr(basic, name)
    assert len(legal(choosing_discs(yogi=True, home_cities=True), "point")) == 9


def test_raja_158_the_yogi_and_seven_chits():
    view = start(yogi=True).view(0)
    assert (view.bank, view.bank_chits, view.chits) == ((1, 2, 3, 4, 5, 6, 7), 7, (0, 0, 0, 0))
    state = start(yogi=True)
    play(state, "choose 7")
    assert state.view(0).cards[A] == (7,)


def test_raja_159_a_chit_in_each_turn_of_the_holder():
    state = choosing_discs(2, cards=(7, 1), yogi=True)
    for chits in (1, 2, 3):
        lay(state)
        assert state.view(0).chits[A] == chits - 1
        assert one(play(state, "end"), ChitGained) == ChitGained(A)
        assert (state.view(0).chits, state.view(0).bank_chits) == ((chits, 0), 7 - chits)
        play(state, "end")


def test_raja_160_used_at_once_or_later_also_without_the_yogi():
    state = table(cards=[YOGI, 1, 2, 3], played=[B, C, D], yogi=True)
    assert "gold" in legal(state, "chit")
    play(state, "chit gold", "gold", "gold", "gold")
    assert gold(state)[A] == 21
    later = with_chits(1)
    assert later.view(0).cards[A] == (1,)
    play(later, "chit gold")


def test_raja_161_a_third_action_of_the_disc():
    state = with_chits(1, disc=("gold", "quarry"))
    assert sorted(legal(state, "chit")) == sorted(set(NINE) - {"characters"})
    assert play(state, "chit house") == [ChitUsed(A, "house")]
    assert [(action.action, action.extra) for action in state.view(B).turn.actions] == [
        ("gold", False), ("quarry", False), ("house", True),
    ]  # fmt: skip
    play(state, "house V01", "gold", "quarry")
    assert state.view(0).turn.forgone == 0


def test_raja_162_never_the_characters():
    assert refusal(with_chits(1), "chit characters") == ("not_by_chit", "11.2.3")


def test_raja_163_one_chit_a_turn():
    state = with_chits(3)
    play(state, "chit gold")
    assert legal(state, "chit") == []
    assert refusal(state, "chit house") == ("chit_used", "11.2.3")
    assert refusal(with_chits(0, 1), "chit gold") == ("no_chit", "11.2.2")


def test_raja_164_a_used_chit_goes_back():
    state = with_chits(2, 1)
    assert state.view(0).bank_chits == 4
    play(state, "chit gold")
    assert (state.view(0).chits, state.view(0).bank_chits) == ((1, 1, 0, 0), 5)


@pytest.mark.parametrize("order", [("chit gold", "gold", "quarry", "house V01"),
                                   ("quarry", "chit gold", "gold", "house V01"),
                                   ("quarry", "house V01", "chit gold", "gold")])  # fmt: skip
def test_raja_165_before_between_or_after(order):
    state = with_chits(1, disc=("house", "quarry"))
    play(state, *order)
    assert state.view(0).turn.forgone == 0
    assert one(play(state, "end"), TurnEnded).forgone == ()


def test_raja_166_at_the_normal_price_and_on_the_normal_terms():
    state = with_chits(1, gold=[13])
    play(state, "chit palace_house")
    assert legal(state, "palace") == []
    assert refusal(state, "palace AHM outer") == ("architect_absent", "7.2")
    there = with_chits(1, gold=[13], architects=["AHM"])
    play(there, "chit palace_house", "palace AHM outer", "house V01")
    assert gold(there)[A] == 0
    assert there.view(0).turn.actions[2].done


@EVERY_COUNT
@pytest.mark.parametrize("options", [{}, ADVANCED_1])
def test_raja_167_palaces_of_nobody(seats, options):
    state = start(seats, **options)
    for city in HOMES.values():
        assert neutral(state, city) == 5 - seats
        assert state.view(0).cities[city].central is None
        assert state.view(0).cities[city].outer_sites + 1 == {2: 4, 3: 5, 4: 6, 5: 7}[seats]


def auction(seats=4, **options):
    return start(seats, auction=True, **options)


@EVERY_COUNT
def test_raja_168_the_youngest_opens_with_0_or_more(seats):
    for youngest in range(1, seats + 1):
        state = auction(seats, youngest=youngest)
        assert state.to_act == youngest - 1
        assert legal(state) == [f"bid {bid}" for bid in range(16)]
        assert refusal(state, "pass") == ("open_the_bidding", "11.2.5")


def test_raja_169_clockwise_raise_or_pass():
    state = auction()
    assert play(state, "bid 2") == [BidMade(A, 2)]
    assert state.to_act == B
    assert legal(state) == [*(f"bid {bid}" for bid in range(3, 16)), "pass"]
    assert play(state, "pass") == [BidPassed(B)]
    play(state, "bid 3", "bid 5")
    assert state.to_act == A
    play(state, "bid 6")
    assert state.to_act == C, "B is out"
    assert state.view(0).auction.passed == (B,)


def test_raja_170_the_last_bidder_pays_and_chooses():
    state = auction()
    play(state, "bid 2", "bid 4", "pass", "pass")
    assert play(state, "pass")[1:] == [AuctionWon(B, 4)]
    assert state.to_act == B
    assert legal(state) == [f"choose {card}" for card in range(1, 7)]
    assert gold(state) == [15, 11, 15, 15]
    play(state, "choose 6")
    assert state.view(0).cards == ((), (6,), (), ())


def test_raja_171_again_among_those_without_a_card():
    state = auction()
    play(state, "bid 2", "bid 4", "pass", "pass", "pass", "choose 6")
    assert state.to_act == A
    play(state, "bid 0")
    assert state.to_act == C
    play(state, "bid 1", "pass")
    assert state.to_act == A
    assert state.view(0).auction.opener == A


def test_raja_172_the_last_one_chooses_free():
    state = auction(3)
    play(state, "bid 1", "bid 2", "pass", "pass", "choose 1")
    play(state, "bid 3", "pass", "choose 2")
    assert state.to_act == C
    assert legal(state) == [f"choose {card}" for card in (3, 4, 5, 6)]
    play(state, "choose 5")
    assert gold(state) == [12, 13, 15]


def test_raja_173_a_bid_of_nothing():
    state = auction(3)
    play(state, "bid 0", "pass")
    assert one(play(state, "pass"), AuctionWon) == AuctionWon(A, 0)
    assert gold(state) == [15, 15, 15]


@pytest.mark.parametrize("card", range(1, 8))
def test_raja_174_a_point_at_home(card):
    others = [other for other in (1, 2, 3) if other != card]
    state = table(3, cards=[card, *others[:2]], played=[B, C], maharaja=HOMES[card], yogi=True, home_cities=True)
    points = one(finish_round(state), CityScored).score.points
    assert [line.home for line in points] == [1, 0, 0]
    without = table(3, cards=[card, *others[:2]], played=[B, C], maharaja=HOMES[card], yogi=True)
    assert one(finish_round(without), CityScored).score.points[A].home == 0


def test_raja_174_who_holds_the_character_at_scoring():
    state = table(
        3, discs={B: ("characters", "gold")}, cards=[1, 3, 4], maharaja="DEL", home_cities=True
    )  # fmt: skip
    play(state, "end", "take 1", "choose 6", "end")
    points = one(play(state, "end"), CityScored).score.points
    assert [line.home for line in points] == [0, 1, 0]


def test_raja_174_any_card_in_advanced_2():
    state = table(3, cards=[(1, 6), 2, 3], maharaja="AGR", home_cities=True, several_characters=True)
    assert [line.home for line in one(finish_round(state), CityScored).score.points] == [1, 0, 0]


def test_raja_175_without_any_other_point():
    scored = one(finish_round(table(maharaja="DEL", home_cities=True)), CityScored).score
    assert scored.points[A].total == scored.points[A].home == 1
    assert scored.rewards == (12, 0, 0, 0)


def test_raja_176_architects_start_at_home():
    state = start(3, start_at_home=True)
    assert state.view(0).architects == ("START",) * 3
    play(state, "choose 6", "choose 1")
    events = play(state, "choose 4")
    assert one(events, ArchitectsAtHome) == ArchitectsAtHome(("AGR", "DEL", "UDA"))
    assert state.view(0).architects == ("AGR", "DEL", "UDA")
    assert start(3).view(0).architects == ("START",) * 3


# ---- §11.3 Advanced II ---------------------------------------------------------------------------------------------


def several(seats=3, *, cards, **rest):
    return table(
        seats, cards=cards, several_characters=True, disc=rest.pop("disc", ("characters", "characters")), **rest
    )


def test_raja_177_several_characters_and_all_their_powers():
    state = several(2, cards=[(2, 4, 5, 6), 3], played=[B], disc=("palace", "palace"), gold=[9], architects=["AHM"],
                    villages={"V01": "B", "V02": "B"}, outer={"AHM": "A"})  # fmt: skip
    assert gold(state)[A] == 10, "the Trader"
    play(state, "palace AHM outer", "travel R01 START", "builders_house V30")
    assert gold(state) == [1, 15 + 2]
    sadhu = several(2, cards=[(3, 6), 1], played=[B], outer={"AHM": "A"})
    assert sadhu.view(0).score("AHM").points[A].outer == 2


@EVERY_COUNT
def test_raja_178_one_card_each_at_the_start(seats):
    state = placing(seats, several_characters=True)
    assert state.view(0).cards == tuple((card,) for card in range(1, seats + 1))
    bids = start(seats, several_characters=True, auction=True)
    assert bids.view(0).step == "auction"


def test_raja_179_one_card_from_the_bank_none_back():
    state = several(cards=[1, 2, 3])
    assert legal(state, "take") == ["4", "5", "6"]
    assert play(state, "take 6") == [CharacterTaken(A, 6, None, None)]
    assert state.view(0).cards == ((1, 6), (2,), (3,))
    play(state, "take 4")
    assert state.view(0).cards[A] == (1, 4, 6)


def test_raja_180_swap_or_attraction_only_from_an_empty_bank():
    state = several(cards=[1, (2, 3), 4])
    assert legal(state, "swap") == legal(state, "attract") == []
    for text in ("swap 2", "attract 1", "take 2"):
        assert refusal(state, text) == ("bank_first", "11.3")
    empty = several(cards=[1, (2, 3, 6), (4, 5)])
    assert legal(empty, "take") == []
    assert refusal(empty, "take 2") == ("swap_or_attract", "11.3")
    assert legal(empty, "swap") == ["2", "3", "4", "5", "6"]
    assert legal(empty, "attract") == ["1", "2"]
    assert refusal(table(disc=("characters", "gold")), "swap 2") == ("single_character", "7.6")


def test_raja_181_swap():
    state = several(cards=[1, (2, 3, 6), (4, 5)])
    assert play(state, "swap 3") == [CharacterTaken(A, 3, B, None), CharacterGiven(A, 1, B, attracted=False)]
    assert state.view(0).cards == ((3,), (1, 2, 6), (4, 5))


def test_raja_181_the_taker_chooses_what_to_give_among_the_cards_held_before():
    state = several(cards=[(1, 6), (2, 3), (4, 5)])
    play(state, "swap 3")
    assert (state.to_act, state.view(0).step, state.view(0).giving) == (A, "giving", B)
    assert legal(state) == ["give 1", "give 6"]
    assert refusal(state, "give 3") == ("just_received", "11.3")
    assert refusal(state, "give 4") == ("not_your_character", "11.3")
    assert play(state, "give 6") == [CharacterGiven(A, 6, B, attracted=False)]
    assert state.view(0).cards == ((1, 3), (2, 6), (4, 5))
    assert state.to_act == A


def test_raja_182_attraction_only_from_who_has_more():
    state = several(cards=[(1, 6), (2, 3, 5), (4,)])
    assert legal(state, "attract") == ["1"]
    assert refusal(state, "attract 2") == ("not_more_characters", "11.3")
    assert refusal(several(cards=[(1, 6), (2, 3), (4, 5)]), "attract 1") == ("not_more_characters", "11.3")


def test_raja_183_the_target_chooses_and_gets_nothing():
    state = several(cards=[(1, 6), (2, 3, 5), (4,)])
    assert play(state, "attract 1") == [CharacterAttracted(A, B)]
    assert (state.to_act, state.view(0).giving) == (B, A)
    assert legal(state) == ["give 2", "give 3", "give 5"]
    events = play(state, "give 2")
    assert events == [CharacterGiven(B, 2, A, attracted=True), TraderPaid(A, 1)]
    assert state.view(0).cards == ((1, 2, 6), (3, 5), (4,))
    assert state.to_act == A


def test_raja_184_turns_by_the_lowest_number():
    state = several(cards=[(2, 6), (3, 4), (1, 5)], played=[C])
    assert state.view(0).order == (C, A, B)
    assert one(play(state, "end"), TurnBegan).seat == B


def test_raja_185_once_a_round():
    """B has already played with the 1 when A gets it, and C, who gets the 3 in return, plays once as well."""
    state = several(cards=[(1, 2), (3, 4), (5, 6)], discs={B: ("characters", "gold"), C: ("gold", "gold")})
    play(state, "end")
    assert state.to_act == B
    play(state, "swap 1", "give 3")
    assert state.view(0).cards == ((2, 3), (1, 4), (5, 6))
    assert one(play(state, "end"), TurnBegan).seat == C
    assert not find(play(state, "end"), TurnBegan)


def test_raja_186_ties_go_to_the_lowest_number():
    state = several(cards=[(2, 6), (3, 4), (1, 5)], played=[C], architects=["AHM", "AHM", "AHM"])
    assert one(finish_round(state), CityScored).score.ranking == (C, A, B)
