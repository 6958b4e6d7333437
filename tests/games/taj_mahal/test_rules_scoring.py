"""Rules 58 to 79: bonus tiles, the province tile, palaces, and their order. Numbers are those of the dossier."""

import pytest

from durbar.games.taj_mahal.events import (
    BonusScored,
    CardDrawn,
    CardsPutAway,
    CardTaken,
    PalacePlaced,
    PalacesScored,
    ProvinceScored,
)  # fmt: skip
from tests.games.taj_mahal.build import (  # fmt: skip
    TILE,
    A,
    B,
    C,
    at,
    find,
    goods,
    hand,
    leave,
    legal,
    one,
    palace_points,
    play,
    scores,
    table,
)

#: Red cards that win one Vizier alone, when B has taken the Monk.
VIZIER = {"played": {A: ["rVM"]}, "taken": {"M": B}}


def placed(*places, **position):
    """The position after A has withdrawn with a Vizier, and what happened."""
    state = table(**{**VIZIER, **position})
    return state, leave(state, *places)


# ---- bonus tiles ---------------------------------------------------------------------------------------------------


def test_taj_mahal_058_an_ordinary_palace_takes_the_bonus_tile():
    state = table(**VIZIER, bonus={"srinagar": "tea"})
    event = one(play(state, "withdraw", "build srinagar"), PalacePlaced)
    assert (event.seat, event.city, event.royal, event.bonus) == (A, "srinagar", False, "tea")
    assert state.view(A).cities["srinagar"].bonus == ""
    assert state.view(B).bonuses_owned[A] == ("tea",)


def test_taj_mahal_058_another_city_takes_nothing():
    state, events = placed("jammu", bonus={"srinagar": "tea"})
    assert not find(events, BonusScored)
    assert state.view(A).cities["srinagar"].bonus == "tea"


def test_taj_mahal_059_two_points():
    state, events = placed("srinagar", bonus={"srinagar": "points"})
    assert one(events, BonusScored) == BonusScored(A, "srinagar", "points", 2, 0)
    assert scores(state) == [2 + 1, 0, 0]
    assert state.view(A).bonuses_owned == ((), (), ())


def test_taj_mahal_060_a_card_from_the_pile():
    state = table(**VIZIER, hands={A: ["rEE"]}, bonus={"srinagar": "card"}, pile=["wG"])
    events = play(state, "withdraw", "build srinagar")
    assert one(events, BonusScored) == BonusScored(A, "srinagar", "card", 0, 0)
    assert one(events, CardDrawn) == CardDrawn(A, "white-general", "bonus")
    assert hand(state, A) == ["red-elephant-elephant", "white-general"]
    assert scores(state) == [1, 0, 0]
    assert state.view(A).bonuses_owned[A] == ()
    assert state.view(A).pile == 0


@pytest.mark.parametrize("good", ["rice", "tea", "spices", "jewels"])
def test_taj_mahal_061_commodities_score_all_of_their_kind(good):
    """Tiles 2 to 5 hold one rice, three teas, two spices and two jewels; one more of the last three on bonus tiles."""
    owned = {"rice": 1, "tea": 4, "spices": 3, "jewels": 3}[good]
    state, events = placed(
        "srinagar",
        bonus={"srinagar": good},
        tiles={A: [2, 3, 4, 5]},
        bonuses={A: ["tea", "spices", "jewels"]},
        visit=6,
    )
    assert one(events, BonusScored) == BonusScored(A, "srinagar", good, owned + 1, owned + 1)
    assert scores(state)[A] == owned + 1 + 1
    assert goods(state, A)[good] == owned + 1
    assert state.view(A).bonuses_owned[A] == ("tea", "spices", "jewels", good)


def test_taj_mahal_061_there_is_no_end_to_it():
    """Five tiles with jewels and two bonus tiles: the next one is the eighth."""
    state = table(played={A: ["rEV"]}, taken={"E": B}, tiles={A: [2, 3, 6, 8, 10]}, bonuses={A: ["jewels"] * 2},
                  bonus={"srinagar": "jewels"}, visit=11)  # fmt: skip
    assert one(leave(state, "srinagar"), BonusScored).points == 8
    assert goods(state, A)["jewels"] == 8


def test_taj_mahal_061_others_goods_do_not_count():
    _, events = placed("srinagar", bonus={"srinagar": "tea"}, tiles={B: [2, 4, 5]}, visit=6)
    assert one(events, BonusScored).points == 1


def test_taj_mahal_062_the_taj_mahal():
    state = table(played={A: ["rVM"]}, taken={"M": B}, visit=12, bonus={"agra": "taj_mahal"})
    events = leave(state, "agra")
    assert one(events, BonusScored) == BonusScored(A, "agra", "taj_mahal", 4, 0)
    assert scores(state)[A] == 4 + 1
    assert goods(state, A) == {}
    assert state.view(A).bonuses_owned[A] == ()


def test_taj_mahal_063_several_bonus_tiles_one_after_the_other():
    state = table(played={A: ["rVM"]}, province="lahore", visit=6, bonus={"rohtas": "tea", "lahore": "tea"},
                  tiles={A: [2, 4]})  # fmt: skip
    events = leave(state, "lahore", "rohtas")
    assert [(event.city, event.points) for event in find(events, BonusScored)] == [("lahore", 3), ("rohtas", 4)]
    assert scores(state)[A] == 3 + 4 + 1


def test_taj_mahal_064_a_fortress_without_a_tile():
    state, events = placed("srinagar")
    assert not find(events, BonusScored)
    assert scores(state)[A] == 1
    assert at(state, "srinagar") == "A"


# ---- the province tile ---------------------------------------------------------------------------------------------


def elephant(visit, **position):
    """The position after A has won the province tile of a visit and nothing else, and what happened."""
    state = table(played={A: ["rEE"]}, visit=visit, **position)
    return state, leave(state)


def test_taj_mahal_065_each_commodity_scores_all_of_its_kind():
    state, events = elephant(7, tiles={A: [3, 4, 6]}, bonuses={A: ["rice", "spices"]})
    event = one(events, ProvinceScored)
    assert (event.seat, event.tile) == (A, 7)
    assert event.goods == (("rice", 4), ("spices", 3))
    assert event.points == 7
    assert scores(state) == [7, 0, 0]


def test_taj_mahal_066_other_commodities_score_nothing():
    state, events = elephant(7, tiles={A: [2, 5]})
    assert one(events, ProvinceScored).goods == (("rice", 1), ("spices", 2))
    assert scores(state)[A] == 3, "two teas and one jewel bring nothing now"


@pytest.mark.parametrize("visit", range(1, 13))
def test_taj_mahal_067_how_many_commodities_a_tile_has(visit):
    state, events = elephant(visit)
    assert one(events, ProvinceScored).goods == tuple((good, 1) for good in TILE[visit])
    assert one(events, ProvinceScored).points == (1 if visit == 1 else 2)
    assert goods(state, A) == dict.fromkeys(TILE[visit], 1)


def test_taj_mahal_068_the_tile_is_kept_and_counts_later():
    state, _ = elephant(4)
    assert state.view(A).tiles_owned[A] == (4,)
    assert goods(state, A) == {"rice": 1, "tea": 1}
    later, events = elephant(5, tiles={A: [4]})
    assert one(events, ProvinceScored).goods == (("spices", 1), ("tea", 2))
    assert later.view(A).tiles_owned[A] == (4, 5)


# ---- palaces -------------------------------------------------------------------------------------------------------


def points(*cities, palaces, province, cards=("rVM",), taken="M", visit=None):
    """What A's palaces bring, who places them on these cities."""
    state = table(palaces=palaces, province=province, played={A: list(cards)}, taken=dict.fromkeys(taken, B),
                  visit=visit)  # fmt: skip
    events = leave(state, *cities)
    assert scores(state)[A] == palace_points(events)
    return palace_points(events)


def test_taj_mahal_069_one_point_however_many_palaces():
    for cards, cities in ((["rVP"], ["jammu"]), (["rVM", "rVP"], ["jammu", "poonch"]),
                          (["rVM", "rGM", "rVP"], ["jammu", "poonch", "srinagar"])):  # fmt: skip
        assert points(*cities, palaces={}, province="kashmir", cards=cards, taken="P") == 1
    assert points("royal jammu", palaces={}, province="kashmir", cards=["rGK"], taken="G") == 1


def test_taj_mahal_070_one_more_for_each_other_province_that_is_joined():
    assert points("sirhind", palaces={"jammu": "A"}, province="delhi") == 2
    assert points("sirhind", palaces={"jammu": "A", "amritsar": "A"}, province="delhi") == 3
    assert points("sirhind", palaces={"jammu": "A", "thatta": "A"}, province="delhi") == 2
    state = table(palaces={"jammu": "A", "amritsar": "A"}, province="delhi", **VIZIER)
    event = one(leave(state, "sirhind"), PalacesScored)
    assert (event.seat, event.provinces, event.points) == (A, ("kashmir", "lahore"), 3)


def test_taj_mahal_071_joined_by_roads_and_own_palaces():
    chain = {"jammu": "A", "poonch": "A", "sialkot": "A", "rohtas": "A", "dera_ghazi": "A"}
    assert points("sirhind", palaces=chain, province="delhi") == 4, "Kashmir, Lahore and Multan"
    assert points("sirhind", palaces={**chain, "poonch": "B"}, province="delhi") == 2
    assert points("panipat", palaces={"jammu": "A"}, province="delhi") == 1, "no road joins these two"


@pytest.mark.parametrize(("between", "gain"), [("A", 3), ("", 1), ("B", 1), ("b", 1), ("Bc", 1), ("Ba", 3), ("Ab", 3)])
def test_taj_mahal_072_073_what_stands_in_between(between, gain):
    """Uch to Bukkur, which is the way to Sehwan and on to Jodhpur."""
    palaces = {"uch": "A", "bukkur": between, "patan": "A"}
    palaces = {city: letters for city, letters in palaces.items() if letters}
    assert points("jaisalmer", palaces=palaces, province="marwar", visit=4) == gain


def test_taj_mahal_073_a_city_with_two_palaces_serves_both():
    for seat, letters in ((A, "Ab"), (A, "Ba")):
        state = table(palaces={"jammu": letters}, province="delhi", played={seat: ["rVP"]}, taken={"P": C})
        assert palace_points(leave(state, "sirhind")) == 2
    state = table(palaces={"jammu": "Ab"}, province="delhi", played={B: ["rVP"]}, taken={"P": C}, turn=B)
    assert palace_points(leave(state, "sirhind")) == 2


def test_taj_mahal_074_a_province_counts_once():
    assert points("sirhind", palaces={"jammu": "A", "poonch": "A", "kishtwar": "A"}, province="delhi") == 2
    assert points("sirhind", "panipat", palaces={"jammu": "A", "kishtwar": "A"}, province="delhi", taken="") == 2


def test_taj_mahal_075_lying_in_one_province_does_not_join():
    assert points("sirhind", palaces={"jammu": "A", "amritsar": "A"}, province="delhi") == 3
    assert points("sirhind", palaces={"amritsar": "A", "rohtas": "A", "dera_ghazi": "A"}, province="delhi") == 2
    assert points("panipat", palaces={"jammu": "A", "bareilly": "A"}, province="delhi") == 2
    assert points("hisar", "panipat", palaces={"bareilly": "A", "nagaur": "A"}, province="delhi", taken="") == 3
    assert points("hisar", palaces={"sirhind": "B", "bareilly": "A", "nagaur": "A", "delhi": "B"},
                  province="delhi") == 2  # fmt: skip


def test_taj_mahal_076_all_own_palaces_of_the_province_are_starting_points():
    """Of two that are not joined to each other, one leads to Kashmir and one to Agra."""
    palaces = {"jammu": "A", "bareilly": "A", "nagaur": "A", "sirhind": "B", "delhi": "B"}
    assert points("hisar", palaces=palaces, province="delhi", visit=5) == 2
    assert points("hisar", "panipat", palaces=palaces, province="delhi", taken="", visit=5) == 3


def test_taj_mahal_077_without_a_palace_placed_now_there_is_nothing():
    state = table(palaces={"jammu": "A", "sirhind": "A"}, province="delhi", played={A: ["rEE"]})
    events = leave(state)
    assert not find(events, PalacesScored)
    assert scores(state)[A] == one(events, ProvinceScored).points


def test_taj_mahal_078_royal_palaces_count_now_and_later():
    assert points("royal sirhind", palaces={"jammu": "A"}, province="delhi", cards=["rGK"], taken="G") == 2
    assert points("sirhind", palaces={"jammu": "a"}, province="delhi") == 2
    assert points("sirhind", palaces={"jammu": "a", "poonch": "Ba", "sialkot": "A"}, province="delhi") == 3


def test_taj_mahal_079_bonus_tiles_then_the_province_tile_then_palaces():
    state = table(played={A: ["rVM", "rEE"]}, taken={"M": B}, bonus={"srinagar": "rice"}, visit=4, tiles={A: [1]})
    events = leave(state, "srinagar")
    kinds = [BonusScored, ProvinceScored, PalacesScored, CardsPutAway, CardTaken]
    order = [kinds.index(type(event)) for event in events if type(event) in kinds]
    assert order == [0, 1, 2, 3, 4, 4]
    assert one(events, BonusScored).points == 2
    assert one(events, ProvinceScored).goods == (("rice", 3), ("tea", 1))
    assert scores(state)[A] == 2 + 4 + 1


def test_nothing_is_scored_before_the_last_palace_is_placed():
    state = table(played={A: ["rVM", "rEE"]}, bonus={"srinagar": "points"})
    events = play(state, "withdraw", "build srinagar")
    assert not find(events, BonusScored)
    assert scores(state)[A] == 0
    assert state.view(A).placing.bonuses == ("points",)
    assert legal(state) == ["build jammu", "build kishtwar", "build poonch"]
    play(state, "build jammu")
    assert scores(state)[A] == 2 + 1 + 1
