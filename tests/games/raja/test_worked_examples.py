"""The worked examples T1 to T18 of the dossier, from the rulebook's own and its annotator's."""

import pytest

from durbar.games.raja.events import CityScored, RoundBegan, TurnBegan, TurnEnded
from durbar.games.raja.routes import connected
from tests.games.raja.build import (  # fmt: skip
    ARTISAN,
    BUILDER,
    MOGUL,
    MONK,
    SADHU,
    TRADER,
    A,
    B,
    C,
    D,
    at,
    find,
    finish_round,
    gold,
    legal,
    one,
    play,
    refusal,
    table,
    track,
)


def test_raja_t01_connected():
    view = table(villages={"V01": "A", "V02": "B", "V03": "C"}).view(0)
    assert connected(view.board, tuple(view.villages.values())) == {"AHM"}, "the road to Udaipur has an empty village"


def crossing(first, second="A", **rest):
    """What Green, Red and Blue (seats A, B, C) gain on a road with one village that matters and one of Green's own."""
    state = table(3, villages={"V01": first, "V02": second}, **rest)
    play(state, "travel R01 AHM")
    return [after - before for before, after in zip([15] * 3, gold(state), strict=True)]


NOT_TRADER = {"cards": [1, 3, 5]}


def test_raja_t02_a_red_and_a_blue_house():
    assert crossing("BC", **NOT_TRADER) == [-2, 1, 1]


def test_raja_t03_both_red():
    assert crossing("BB", **NOT_TRADER) == [-2, 2, 0]


def test_raja_t04_with_the_monk():
    assert crossing("BC", cards=[MONK, 1, 2], played=[B, C]) == [0, 1, 1]


def test_raja_t05_a_green_house_too():
    assert crossing("AB", **NOT_TRADER) == [0, 0, 0]


def test_raja_t06_trader_then_monk():
    state = table(disc=("characters", "gold"), cards=[TRADER, 1, 3, 5], played=[B], villages={"V01": "B", "V02": "BC"})
    assert gold(state)[A] == 16
    play(state, "take 4", "travel R01 AHM")
    assert gold(state) == [16, 17, 16, 15]


def test_raja_t07_builder_then_artisan():
    state = table(disc=("characters", "palace"), cards=[BUILDER], played=[B, C, D], architects=["AHM"])
    play(state, "builders_house AHM", "take 6", "palace AHM central")
    assert gold(state) == [6, 15, 15, 15]
    assert at(state, "AHM") == "A"


def test_raja_t08_only_the_house_is_built():
    state = table(disc=("palace_house", "gold"), cards=[1, 3, 4, 5])
    play(state, "gold", "house V01")
    assert one(play(state, "end"), TurnEnded) == TurnEnded(A, ("palace_house",), 2)
    assert gold(state) == [15 + 2 - 1, 17, 17, 17]


def test_raja_t09_house_palace_and_a_new_character_on_the_way():
    """Ahmadabad, then Jodhpur, and home to Ahmadabad through a village with one house of another."""
    roads = {"V01": "B", "V02": "B", "V19": "A", "V20": "C"}
    state = table(disc=("palace_house", "characters"), cards=[MONK], played=[B, C, D], villages=roads, maharaja="AHM")
    play(state, "travel R01 AHM", "house AHM", "travel R10 JOD", "take 6", "palace JOD outer", "travel R10 AHM")
    assert gold(state) == [15 - 10 - 1, 15 + 2, 15 + 1 + 1, 15]
    events = play(state, "end")
    assert one(events, TurnEnded) == TurnEnded(A, (), 0)
    assert one(events, CityScored).score.points[A].total == 2


def test_raja_t10_two_houses_in_villages():
    state = table(disc=("two_houses", "gold"), architects=["AHM"])
    play(state, "house V01")
    assert refusal(state, "house V02") == ("one_house_in_a_city", "7.2")
    assert refusal(state, "house V01") == ("one_house_in_a_city", "7.2")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_raja_t11_both_houses_of_a_village(seats):
    state = table(seats, disc=("house", "house"))
    play(state, "house V01")
    if seats == 2:
        assert refusal(state, "house V01") == ("village_full", "7.2")
    else:
        play(state, "house V01")
        assert at(state, "V01") == "AA"


#: Cities by the letters of the rulebook's pictures.
CITY = dict(zip("ABCDEFG", ("AHM", "KHA", "UDA", "JAI", "AGR", "JOD", "DEL"), strict=True))


def lettered(spaces):
    names = {city: letter for letter, city in CITY.items()}
    return "".join(names.get(city, "-") for city in spaces)


def test_raja_t12_d_two_spaces_down():
    state = table(disc=("governors", "gold"), maharaja=CITY["A"], track=[None, *(CITY[letter] for letter in "BCDEFG")])
    assert lettered(track(state)) == "-BCDEFGA"
    play(state, f"lower {CITY['D']}")
    assert lettered(track(state)) == "-DBCEFGA"
    assert state.view(0).next_city == CITY["D"]


def test_raja_t13_f_leaves_a_gap():
    order = [None, None, None, "E", "F", None, "D", "G", "A", "B"]
    state = table(
        disc=("governors", "gold"), maharaja=CITY["C"], round=4, track=[letter and CITY[letter] for letter in order]
    )
    assert lettered(track(state)) == "---EF-DGABC"
    play(state, f"lower {CITY['F']}")
    assert lettered(track(state)) == "--F-E-DGABC"
    events = finish_round(state)
    assert one(events, RoundBegan) == RoundBegan(5, CITY["F"])
    spaces = state.view(0).track
    assert spaces[CITY["F"]] == spaces[CITY["C"]] + 1 == 6 + 5


def total(**city):
    state = table(5, cards=city.pop("cards", ()), played=city.pop("played", ()), **city)
    return one(finish_round(state), CityScored).score.points[A].total


def test_raja_t14_an_architect():
    assert total(architects=["AHM"]) == 1


def test_raja_t15_a_house():
    assert total(city_houses={"AHM": "A"}) == 1


def test_raja_t16_architect_houses_and_palaces():
    elodie = {"architects": ["AHM"], "city_houses": {"AHM": "AA"}, "outer": {"AHM": "A"}, "central": {"AHM": A}}
    assert total(**elodie) == 7
    assert total(cards=[SADHU], played=[B, C], **elodie) == 8


@pytest.mark.parametrize("home_cities", [False, True])
def test_raja_t17_the_large_example(home_cities):
    """Four players, city A, the first round. All roads are free, as in the rulebook, which mentions no toll."""
    _, fred, olivier, sophie = range(4)
    roads = {"V05": "AB", "V06": "AB", "V15": "CD", "V16": "CD", "V07": "CD", "V08": "CD"}
    city_a, city_d, own = "JAI", "AGR", {"V01": "B"}
    state = table(
        4, cards=[MOGUL, SADHU, BUILDER, ARTISAN], home_cities=home_cities, maharaja=city_a,
        disc=("palace_house", "gold"),
        discs={
            fred: ("palace_house", "move_house"), olivier: ("two_houses", "two_houses"),
            sophie: ("palace_house", "governors"),
        },
        villages={**roads, **own}, quarry=[20 - 6 - 2, 20 - 6 - 3, 20 - 6 - 4, 20 - 6 - 4],
        architects=["START", "START", city_d, "START"],
        track=[None, "KHA", "UDA", "AGR", "JOD", "DEL", "AHM"],
    )  # fmt: skip
    assert state.view(0).reserve == (6, 6, 6, 6)
    play(state, "gold", "house V20", "travel R03 JAI", "palace JAI central")
    assert one(play(state, "end"), TurnBegan).seat == fred
    play(state, "travel R03 JAI", "palace JAI outer", "house JAI", "lift V01", "drop JAI")
    assert one(play(state, "end"), TurnBegan).seat == olivier
    play(state, "travel R08 JAI", "house JAI", "house JAI", "house JAI", "house JAI", "builders_house JAI")
    assert one(play(state, "end"), TurnBegan).seat == sophie
    play(state, "travel R04 AGR", "palace AGR central", "house AGR", "lower AGR", "travel R08 JAI")
    assert gold(state) == [4, 2, 11, 5]
    events = play(state, "end")
    assert not any(event.gold for event in find(events, TurnEnded))
    score = one(events, CityScored).score
    jaipur_is_home_to_the_builder = [0, 0, int(home_cities), 0]
    assert [line.total - line.home for line in score.points] == [4, 5, 6, 1]
    assert [line.home for line in score.points] == jaipur_is_home_to_the_builder
    assert score.rewards == (6, 9, 12, 3)
    assert score.bonus == (0, 0, 0, 0)
    assert gold(state) == [10, 11, 23, 8]
    assert state.view(0).reserve == (5, 5, 1, 5)
    assert one(events, RoundBegan) == RoundBegan(2, city_d)
    assert state.view(0).track[city_d] == 7 + 1, "the space with the number 2"


def test_raja_t18_quarry_a_chit_and_two_houses():
    state = table(disc=("two_houses", "quarry"), chits=[1], yogi=True, architects=["AHM"], cards=[1, 3, 4, 5])
    reserve = state.view(0).reserve[A]
    play(state, "quarry")
    assert state.view(0).reserve[A] == reserve + 2
    play(state, "chit palace_house", "palace AHM outer", "house V01", "house AHM", "house AHM")
    assert state.view(0).turn.forgone == 0
    assert gold(state)[A] == 0, "12 for the palace, 1 and 2 for the houses"
    assert (state.view(0).chits[A], state.view(0).bank_chits) == (0, 7)
    artisan = table(
        disc=("two_houses", "quarry"), chits=[1], yogi=True, architects=["AHM"], cards=[ARTISAN], played=[B, C, D]
    )
    play(artisan, "quarry", "chit palace_house", "palace AHM outer", "house V01", "house AHM", "house AHM")
    assert gold(artisan)[A] == 3
    assert legal(artisan) == ["end"]
