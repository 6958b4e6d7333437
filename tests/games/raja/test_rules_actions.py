"""Rules 79 to 134: travel, and the nine actions."""

import pytest

from durbar.games.raja.events import (
    CharacterChosen,
    CharacterTaken,
    HouseLifted,
    HouseMoved,
    Quarried,
    TurnBegan,
    TurnEnded,
)  # fmt: skip
from tests.games.raja.build import (  # fmt: skip
    ARTISAN,
    BUILDER,
    MONK,
    START_AHM,
    START_UDA,
    A,
    B,
    C,
    D,
    at,
    facts,
    find,
    finish_round,
    gold,
    legal,
    neutral,
    one,
    play,
    refusal,
    table,
    track,
)

OWN_ROADS = dict.fromkeys((*START_AHM, *START_UDA), "A")


# ---- §7.1 travel ---------------------------------------------------------------------------------------------------


def test_raja_079_any_number_of_times_at_any_moment():
    state = table(disc=("gold", "house"), villages=OWN_ROADS)
    for _ in range(3):
        play(state, "travel R01 AHM", "travel R01 START", "travel R02 UDA", "travel R02 START")
    play(state, "gold", "travel R01 AHM", "house AHM", "travel R01 START")
    assert state.view(0).architects[A] == "START"
    assert state.view(0).turn.forgone == 0
    assert gold(state)[A] == 16


def test_raja_080_only_in_the_own_turn():
    state = table(villages=OWN_ROADS)
    play(state, "travel R01 AHM", "end")
    assert state.to_act == B
    play(state, "travel R02 UDA")
    assert state.view(0).architects == ("AHM", "UDA", "START", "START")


def test_raja_081_a_village_without_a_house():
    state = table(villages={"V01": "A", "V03": "AB", "V04": "B"})
    assert legal(state, "travel") == ["R02 UDA"]
    assert refusal(state, "travel R01 AHM") == ("village_empty", "7.1")
    assert facts(state, "travel R01 AHM") == {"village": "V02", "to": "AHM"}


def test_raja_082_cities_and_the_start_are_free():
    state = table(villages={**OWN_ROADS, "V11": "A", "V12": "A"}, gold=[0], architects=["AHM"])
    play(state, "travel R06 UDA", "travel R02 START", "travel R01 AHM")
    assert gold(state) == [0, 15, 15, 15]


def test_raja_083_an_own_house_makes_it_free():
    state = table(villages={"V01": "AB", "V02": "AA"})
    play(state, "travel R01 AHM")
    assert gold(state) == [15, 15, 15, 15]


def test_raja_084_one_gold_a_house_to_its_owner():
    state = table(villages={"V01": "B", "V02": "C"})
    (event,) = play(state, "travel R01 AHM")
    assert gold(state) == [13, 16, 16, 15]
    assert (event.tolls, event.by_bank) == (((B, 1), (C, 1)), False)
    assert (event.origin, event.to, event.road) == ("START", "AHM", "R01")


def test_raja_085_two_opponents():
    state = table(villages={"V01": "BC", "V02": "A"})
    play(state, "travel R01 AHM")
    assert gold(state) == [13, 16, 16, 15]


def test_raja_086_two_houses_of_one_opponent():
    state = table(villages={"V01": "CC", "V02": "A"})
    play(state, "travel R01 AHM")
    assert gold(state) == [13, 15, 17, 15]


def test_raja_087_what_cannot_be_paid():
    state = table(villages={"V01": "BC", "V02": "BC", "V03": "BC", "V04": "B"}, gold=[3])
    assert legal(state, "travel") == ["R02 UDA"]
    assert refusal(state, "travel R01 AHM") == ("toll_too_dear", "7.1")
    assert facts(state, "travel R01 AHM") == {"toll": 4, "gold": 3, "to": "AHM"}
    play(state, "travel R02 UDA")
    assert gold(state)[A] == 0


def test_raja_088_each_crossing_in_each_direction():
    state = table(villages={"V01": "B", "V02": "C"})
    play(state, "travel R01 AHM", "travel R01 START", "travel R01 AHM")
    assert gold(state) == [9, 18, 18, 15]


def test_raja_089_the_monk_at_the_moment_of_the_move():
    state = table(disc=("characters", "gold"), cards=[MONK], played=[B, C, D], villages={"V01": "B", "V02": "B"})
    play(state, "travel R01 AHM")
    assert gold(state)[:2] == [15, 17]
    play(state, "take 6", "travel R01 START")
    assert gold(state)[:2] == [13, 19]
    state = table(disc=("characters", "gold"), cards=[1, 4], villages={"V01": "B", "V02": "B"})
    play(state, "travel R01 AHM", "take 4", "choose 1", "travel R01 START")
    assert gold(state)[:2] == [13, 19]


def test_raja_090_never_stops_in_a_village():
    state = table(villages=OWN_ROADS)
    assert refusal(state, "travel R01 V01") == ("no_such_road", "7.1")
    assert refusal(state, "travel R03 AHM") == ("no_such_road", "7.1")
    assert refusal(state, "travel R06 UDA") == ("no_such_road", "7.1")
    assert legal(state, "travel") == ["R01 AHM", "R02 UDA"]


def test_raja_091_a_moved_house_cuts_an_architect_off():
    state = table(disc=("move_house", "gold"), architects=["START", "AHM"], villages={"V01": "A", "V02": "B"})
    play(state, "lift V01", "drop V30", "end")
    assert state.to_act == B
    assert legal(state, "travel") == []
    assert refusal(state, "travel R01 START") == ("village_empty", "7.1")
    assert facts(state, "travel R01 START")["village"] == "V01"


# ---- §7.2 building -------------------------------------------------------------------------------------------------


def test_raja_092_villages_without_the_architect():
    state = table(disc=("house", "house"))
    assert set(legal(state, "house")) == {f"V{number:02}" for number in range(1, 31)}
    play(state, "house V30")
    assert state.view(0).architects[A] == "START"


@pytest.mark.parametrize(
    ("seats", "full", "refused"), [(3, "BC", ("village_full", "7.2")), (2, "B", ("village_full", "7.2"))]
)
def test_raja_093_the_room_holds_for_every_kind_of_building(seats, full, refused):
    cards = [BUILDER, 6, *([1] if seats == 3 else [])]
    played = [C] if seats == 3 else []
    state = table(seats, disc=("house", "move_house"), cards=cards, played=played, villages={"V01": full, "V02": "A"})
    assert refusal(state, "house V01") == refused
    assert refusal(state, "builders_house V01") == refused
    play(state, "lift V02")
    assert refusal(state, "drop V01") == ("village_full", "7.3")
    play(state, "drop V03", "builders_lift V03")
    assert refusal(state, "drop V01") == ("village_full", "7.3")


def test_raja_094_in_a_city_the_architect_is_needed():
    state = table(disc=("palace_house", "two_houses"), architects=["JAI"])
    assert [place for place in legal(state, "house") if not place.startswith("V")] == ["JAI"]
    assert legal(state, "palace") == ["JAI central", "JAI outer"]
    for text in ("house UDA", "palace UDA outer"):
        assert refusal(state, text) == ("architect_absent", "7.2")


def test_raja_095_several_cities_in_one_turn():
    state = table(disc=("palace", "two_houses"), villages=OWN_ROADS)
    play(state, "travel R01 AHM", "house AHM", "travel R01 START", "travel R02 UDA", "palace UDA outer", "house UDA")
    assert (at(state, "AHM"), at(state, "UDA")) == ("A", "A")
    assert state.view(0).turn.forgone == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_raja_096_seven_palaces_in_a_city_neutral_ones_included(seats):
    free = 6 - (5 - seats)
    state = table(seats, disc=("palace", "palace"), gold=[99], architects=["AHM"], outer={"AHM": "B" * (free - 1)})
    assert neutral(state, "AHM") == 5 - seats
    play(state, "palace AHM outer")
    assert legal(state, "palace") == ["AHM central"]
    play(state, "palace AHM central")
    city = state.view(0).cities["AHM"]
    assert len(city.outer) + (city.central is not None) == 7


def test_raja_097_a_full_city():
    state = table(5, disc=("palace", "palace"), architects=["AHM"], outer={"AHM": "BBCCDD"}, central={"AHM": B})
    assert legal(state, "palace") == []
    assert refusal(state, "palace AHM outer") == ("outer_full", "7.2")
    assert refusal(state, "palace AHM central") == ("central_taken", "4")


def test_raja_098_houses_use_no_palace_sites():
    state = table(
        5, disc=("palace", "house"), architects=["AHM"], outer={"AHM": "BBCCD"}, city_houses={"AHM": "ABCDE" * 3}
    )
    play(state, "palace AHM outer", "house AHM")
    assert at(state, "AHM").count("A") == 4
    full = table(5, disc=("house", "gold"), architects=["AHM"], outer={"AHM": "BBCCDD"}, central={"AHM": B})
    play(full, "house AHM")


@pytest.mark.parametrize("place", ["AHM", "V30"])
def test_raja_099_a_house_costs_1(place):
    state = table(disc=("house", "house"), architects=["AHM"], gold=[1])
    play(state, f"house {place}")
    assert gold(state)[A] == 0
    assert refusal(state, f"house {place}") == ("house_too_dear", "7.2")


@pytest.mark.parametrize("site", ["central", "outer"])
def test_raja_100_a_palace_costs_12(site):
    state = table(disc=("palace", "palace"), architects=["AHM"], gold=[12])
    play(state, f"palace AHM {site}")
    assert gold(state)[A] == 0
    poor = table(disc=("palace", "palace"), architects=["AHM"], gold=[11])
    assert legal(poor, "palace") == []
    assert refusal(poor, f"palace AHM {site}") == ("palace_too_dear", "7.2")
    assert facts(poor, f"palace AHM {site}") == {"price": 12, "gold": 11}


@pytest.mark.parametrize("site", ["central", "outer"])
def test_raja_100_or_9_with_the_artisan_at_that_moment(site):
    state = table(disc=("palace", "characters"), architects=["AHM"], gold=[11])
    assert legal(state, "palace") == []
    play(state, "take 6", f"palace AHM {site}")
    assert gold(state)[A] == 2
    poor = table(disc=("palace", "palace"), cards=[ARTISAN], played=[B, C, D], architects=["AHM"], gold=[8])
    assert facts(poor, f"palace AHM {site}") == {"price": 9, "gold": 8}


def test_raja_101_two_houses_never_both_in_villages():
    state = table(disc=("two_houses", "gold"), architects=["AHM"])
    play(state, "house V01")
    assert legal(state, "house") == ["AHM"]
    assert refusal(state, "house V02") == ("one_house_in_a_city", "7.2")
    both = table(disc=("two_houses", "two_houses"), architects=["AHM"])
    play(both, "house V01", "house V02")
    assert legal(both, "house") == ["AHM"]
    with_one = table(disc=("two_houses", "house"), architects=["AHM"])
    play(with_one, "house V01", "house V02")
    assert legal(with_one, "house") == ["AHM"]


def test_raja_102_both_in_cities():
    state = table(disc=("two_houses", "two_houses"), villages=OWN_ROADS, architects=["AHM"])
    play(state, "house AHM", "house AHM", "house AHM", "travel R01 START", "travel R02 UDA", "house UDA")
    assert (at(state, "AHM"), at(state, "UDA")) == ("AAA", "A")
    assert state.view(0).turn.forgone == 0


def test_raja_103_both_houses_of_a_village():
    state = table(disc=("house", "house"))
    play(state, "house V01", "house V01")
    assert at(state, "V01") == "AA"


def test_raja_104_several_palaces_in_a_city():
    state = table(5, disc=("palace", "palace"), architects=["AHM"], outer={"AHM": "AA"}, gold=[24])
    play(state, "palace AHM outer", "palace AHM central")
    city = state.view(0).cities["AHM"]
    assert (city.central, city.outer) == (A, (A, A, A))


def test_raja_105_building_empties_the_reserve():
    state = table(disc=("two_houses", "house"), architects=["AHM"], quarry=[18])
    play(state, "house AHM", "house V01")
    assert state.view(0).reserve[A] == 0
    assert legal(state, "house") == []
    assert refusal(state, "house AHM") == ("reserve_empty", "7.2")


def test_raja_106_no_palace_left():
    state = table(5, disc=("palace", "palace"), architects=["AHM"], gold=[99], in_hand=[1])
    play(state, "palace AHM outer")
    assert state.view(0).palaces[A] == 0
    assert legal(state, "palace") == []
    assert refusal(state, "palace AHM central") == ("no_palace_left", "7.2")


# ---- §7.3 moving a house -------------------------------------------------------------------------------------------


def test_raja_107_own_houses_only():
    state = table(disc=("move_house", "gold"), villages={"V01": "B", "V02": "AB"}, city_houses={"UDA": "C"})
    assert legal(state, "lift") == ["V02"]
    assert refusal(state, "lift V01") == refusal(state, "lift UDA") == ("no_own_house", "7.3")
    play(state, "lift V02")
    assert at(state, "V02") == "B"


@pytest.mark.parametrize("origin", ["V20", "DEL"])
def test_raja_108_from_anywhere(origin):
    state = table(disc=("move_house", "gold"), villages={"V20": "A"}, city_houses={"DEL": "A"})
    assert play(state, f"lift {origin}") == [HouseLifted(A, origin)]
    assert play(state, "drop V01") == [HouseMoved(A, origin, "V01", by_builder=False)]


def test_raja_109_to_any_village_with_room():
    state = table(disc=("move_house", "gold"), villages={"V20": "A", "V01": "BC", "V02": "B"})
    play(state, "lift V20")
    assert set(legal(state, "drop")) == {f"V{number:02}" for number in range(1, 31)} - {"V01", "V20"}
    assert refusal(state, "drop V01") == ("village_full", "7.3")


def test_raja_110_to_the_city_of_the_own_architect():
    state = table(disc=("move_house", "gold"), villages={"V20": "A"}, architects=["UDA", "AHM"])
    play(state, "lift V20")
    assert [place for place in legal(state, "drop") if not place.startswith("V")] == ["UDA"]
    assert refusal(state, "drop AHM") == ("architect_absent", "7.3")
    play(state, "drop UDA")
    assert at(state, "UDA") == "A"


def test_raja_111_the_road_is_cut_until_a_house_stands_there_again():
    state = table(disc=("move_house", "house"), villages={"V01": "A", "V02": "B"})
    assert "R01 AHM" in legal(state, "travel")
    play(state, "lift V01", "drop V30")
    assert refusal(state, "travel R01 AHM") == ("village_empty", "7.1")
    play(state, "house V01")
    assert "R01 AHM" in legal(state, "travel")


def test_raja_112_moving_is_free():
    state = table(disc=("move_house", "move_house"), villages={"V01": "A"}, gold=[0])
    play(state, "lift V01", "drop V02", "lift V02", "drop V03")
    assert (gold(state)[A], state.view(0).reserve[A]) == (0, 9)


# ---- §7.4 quarry ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("there", "taken"), [(10, 2), (2, 2), (1, 1)])
def test_raja_113_two_houses_or_what_is_left(there, taken):
    state = table(disc=("quarry", "gold"), quarry=[there])
    before = state.view(0).reserve[A]
    assert play(state, "quarry") == [Quarried(A, taken)]
    view = state.view(0)
    assert (view.quarry[A], view.reserve[A]) == (there - taken, before + taken)
    assert view.turn.actions[0].done


def test_raja_113_never_below_nothing():
    state = table(disc=("quarry", "quarry"), quarry=[1])
    play(state, "quarry")
    assert refusal(state, "quarry") == ("quarry_empty", "7.4")


# ---- §7.5 governor track -------------------------------------------------------------------------------------------

FULL = ["KHA", "UDA", "JAI", "AGR", "JOD", "DEL"]


def test_raja_114_any_marker():
    state = table(disc=("governors", "gold"), track=[None, None, *FULL], round=3)
    assert sorted(legal(state, "lower")) == sorted([*FULL, "AHM"])


@pytest.mark.parametrize("city", FULL)
def test_raja_115_two_spaces_down(city):
    state = table(disc=("governors", "gold"), track=[None, None, *FULL], round=3)
    before = state.view(0).track[city]
    play(state, f"lower {city}")
    assert state.view(0).track[city] == before - 2


def test_raja_116_who_is_passed_or_met_goes_one_up():
    state = table(disc=("governors", "governors"), track=[None, *FULL])
    play(state, "lower DEL")
    assert track(state) == [None, "KHA", "UDA", "JAI", "DEL", "AGR", "JOD", "AHM"]
    play(state, "lower JAI")
    assert track(state) == [None, "JAI", "KHA", "UDA", "DEL", "AGR", "JOD", "AHM"]


def test_raja_117_gaps():
    state = table(
        disc=("governors", "governors"), track=[None, None, "KHA", "UDA", None, "JAI", "AGR", "JOD", "DEL"], round=4
    )
    play(state, "lower KHA")
    assert track(state)[:6] == ["KHA", None, None, "UDA", None, "JAI"]
    play(state, "lower JAI")
    assert track(state)[:6] == ["KHA", None, None, "JAI", "UDA", None]
    assert state.view(0).by_space[:3] == ("KHA", "JAI", "UDA")


def test_raja_118_for_the_next_round_not_for_this_scoring():
    state = table(disc=("governors", "gold"), track=[None, *FULL])
    play(state, "lower UDA")
    assert state.view(0).maharaja == "AHM"
    assert state.view(0).next_city == "UDA"
    finish_round(state)
    assert state.view(0).maharaja == "UDA"


def test_raja_119_no_lower_than_the_lowest_space():
    state = table(disc=("governors", "gold"), track=FULL)
    assert sorted(legal(state, "lower")) == sorted(["JAI", "AGR", "JOD", "DEL", "AHM"])
    assert refusal(state, "lower KHA") == refusal(state, "lower UDA") == ("marker_too_low", "7.5")


def test_raja_120_several_changes_add_up():
    state = table(disc=("governors", "governors"), discs={B: ("governors", "gold")}, track=[None, *FULL])
    play(state, "lower AGR", "lower AGR", "end", "lower DEL")
    assert track(state) == ["AGR", None, "KHA", "UDA", "DEL", "JAI", "JOD", "AHM"]


# ---- §7.6 characters -----------------------------------------------------------------------------------------------


def test_raja_121_from_the_bank_or_anybody():
    state = table(3, disc=("characters", "gold"))
    assert legal(state, "take") == ["2", "3", "4", "5", "6"]
    assert refusal(state, "take 1") == ("own_character", "7.6")
    assert refusal(state, "take 7") == ("character_not_in_play", "5.1")


def test_raja_122_the_victim_has_no_say():
    state = table(disc=("characters", "gold"))
    events = play(state, "take 3")
    assert events == [CharacterTaken(A, 3, C, 1)]
    assert state.view(0).cards[A] == (3,)
    assert state.to_act == C
    assert legal(state) == ["choose 1", "choose 5", "choose 6"]


@pytest.mark.parametrize("card", [3, 6])
def test_raja_123_the_former_card_goes_to_the_bank(card):
    state = table(disc=("characters", "gold"))
    play(state, f"take {card}")
    assert 1 in state.view(0).bank
    assert state.view(0).cards[A] == (card,)


def test_raja_124_the_victim_chooses_at_once():
    state = table(disc=("characters", "gold"))
    play(state, "take 3")
    assert refusal(state, "end") == ("choose_character", "7.6")
    assert refusal(state, "choose 4") == ("character_held", "5.1")
    assert play(state, "choose 1") == [CharacterChosen(C, 1, instead=True)]
    assert state.view(0).cards == ((3,), (2,), (1,), (4,))
    assert state.to_act == A


def test_raja_125_one_card_each_but_for_the_exchange():
    state = table(disc=("characters", "characters"))
    for text in ("take 4", "choose 6", "take 2", "choose 1"):
        play(state, text)
        during = state.view(0).step == "replacing"
        assert sorted(map(len, state.view(0).cards)) == ([0, 1, 1, 1] if during else [1] * 4)


def test_raja_126_powers_of_the_old_and_the_new_card():
    state = table(disc=("characters", "palace"), cards=[BUILDER], played=[B, C, D], architects=["AHM"], gold=[9])
    play(state, "builders_house AHM", "take 6", "palace AHM outer")
    assert gold(state)[A] == 0
    other = table(disc=("characters", "palace"), cards=[ARTISAN], played=[B, C, D], architects=["AHM"], gold=[9])
    play(other, "palace AHM outer", "take 5", "builders_house AHM")
    assert gold(other)[A] == 0


def test_raja_127_a_turn_is_finished_first():
    state = table(disc=("characters", "gold"), cards=[2, 3, 4, 5], discs={B: ("quarry", "gold")})
    play(state, "take 6")
    assert (state.to_act, state.view(0).turn_of) == (A, A)
    play(state, "gold")
    assert one(play(state, "end"), TurnBegan).seat == B


def test_raja_128_nobody_plays_twice():
    state = table(3, discs={B: ("characters", "gold")}, cards=[1, 2, 3])
    play(state, "end", "take 1", "choose 6", "end")
    assert state.to_act == C
    events = play(state, "end")
    assert not find(events, TurnBegan), "the round is over, although A holds 6 now"
    state = table(3, discs={B: ("characters", "gold")}, cards=[1, 2, 3])
    play(state, "end", "take 3", "choose 4", "end")
    assert state.to_act == C


def test_raja_129_next_is_the_lowest_of_those_who_wait():
    state = table(disc=("characters", "gold"), cards=[1, 3, 4, 5])
    play(state, "take 3", "choose 6")
    assert state.view(0).order == (A, C, D, B)
    assert one(play(state, "end"), TurnBegan).seat == C
    assert state.view(0).waiting == (C, D, B)


def test_raja_130_the_victim_may_take_the_card_back():
    state = table(disc=("characters", "gold"), discs={B: ("characters", "gold")})
    play(state, "take 2", "choose 1", "end")
    assert state.to_act == B
    play(state, "take 2", "choose 5")
    assert state.view(0).cards[:2] == ((5,), (2,))


# ---- §7.7 forgoing -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("done", "forgone"),
    [([], ("palace_house", "gold")), (["gold"], ("palace_house",)), (["house V01", "gold"], ("palace_house",)),
     (["palace AHM outer"], ("palace_house", "gold")), (["palace AHM outer", "house V01"], ("gold",)),
     (["palace AHM outer", "house V01", "gold"], ())],
)  # fmt: skip
def test_raja_131_part_of_an_action_or_whole_ones(done, forgone):
    state = table(disc=("palace_house", "gold"), architects=["AHM"])
    play(state, *done)
    events = play(state, "end")
    assert one(events, TurnEnded) == TurnEnded(A, forgone, 2 * len(forgone))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_raja_132_each_opponent_gets_two_for_each(seats):
    state = table(seats, disc=("house", "palace"), cards=[1, 3, 4, 5, 6][:seats])
    play(state, "end")
    assert gold(state) == [15] + [19] * (seats - 1)


def test_raja_133_what_was_done_stays():
    state = table(disc=("two_houses", "gold"))
    play(state, "gold", "house V01", "end")
    assert at(state, "V01") == "A"
    assert gold(state) == [16, 17 + 1, 17, 17], "B is the Trader"


def test_raja_134_nothing_for_what_is_complete():
    state = table(disc=("two_houses", "quarry"), cards=[1, 3, 4, 5], architects=["AHM"])
    play(state, "quarry", "house AHM", "house V01", "end")
    assert gold(state) == [13, 15, 15, 15]


def test_raja_134_the_governors_and_the_characters_too():
    state = table(disc=("governors", "characters"), cards=[1, 3, 4, 5])
    play(state, "lower JAI", "take 6", "end")
    assert gold(state) == [15] * 4
