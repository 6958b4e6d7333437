"""Rules 1 to 54: components, set-up, characters, starting houses. Numbers are those of the dossier."""

from collections import Counter

import pytest

import durbar
from durbar.engine.errors import BadSeats
from durbar.games.raja.characters import CARDS
from durbar.games.raja.events import CharacterChosen, CityScored, HousePlaced, RoundBegan, SuppliesGiven, TraderPaid
from tests.games.raja.build import (  # fmt: skip
    ARTISAN,
    BUILDER,
    CITIES,
    MOGUL,
    MONK,
    NINE,
    REWARDS,
    SADHU,
    START_AHM,
    START_JAI,
    A,
    B,
    C,
    D,
    at,
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
    track,
)

EVERY_COUNT = pytest.mark.parametrize("seats", [2, 3, 4, 5])
OPEN_ROAD = dict.fromkeys(START_AHM, "B")


# ---- frame and components ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 7])
def test_raja_001_one_or_six_players_are_rejected(seats):
    with pytest.raises(BadSeats):
        durbar.start("raja", seats=seats, seed=1)


@EVERY_COUNT
def test_raja_001_two_to_five_players(seats):
    assert start(seats).seats == seats


@EVERY_COUNT
def test_raja_002_pieces_of_each_player(seats):
    view = start(seats).view(0)
    assert len(view.architects) == len(view.discs) == seats
    assert view.palaces == (7,) * seats
    assert tuple(map(sum, zip(view.reserve, view.quarry, strict=True))) == (20,) * seats


def test_raja_002_a_disc_has_two_arrows():
    state = choosing_discs()
    play(state, "point gold", "point house")
    assert legal(state) == ["keep"]
    assert refusal(state, "point gold") == ("arrows_set", "6.2")


def test_raja_003_one_maharaja():
    state = choosing_discs()
    assert state.view(0).maharaja in CITIES
    assert state.view(0).maharaja == state.view(1).maharaja


@EVERY_COUNT
def test_raja_004_a_governor_marker_for_each_city(seats):
    assert sorted(start(seats).view(0).track) == sorted(CITIES)


def test_raja_005_seven_characters():
    assert len(set(CARDS)) == 7
    assert CARDS == ("mogul", "trader", "sadhu", "monk", "builder", "artisan", "yogi")
    assert start(yogi=True).view(0).bank == (1, 2, 3, 4, 5, 6, 7)


def test_raja_006_seven_chits_in_the_advanced_game_only():
    assert start(yogi=True).view(0).bank_chits == 7
    assert start().view(0).bank_chits == 0


def test_raja_007_whole_gold_never_below_nothing():
    state = table(disc=("house", "house"), gold=[1])
    play(state, "house V01")
    assert gold(state)[A] == 0
    assert refusal(state, "house V02") == ("house_too_dear", "7.2")


# ---- set-up --------------------------------------------------------------------------------------------------------


def test_raja_008_the_board():
    board = start().view(0).board
    assert [junction.kind for junction in board.junctions] == ["start"] + ["city"] * 7
    assert len(board.villages) == 30
    import networkx as nx

    assert nx.is_connected(board.graph)
    assert board.graph.number_of_nodes() == 38


@EVERY_COUNT
def test_raja_009_seventeen_spaces_of_the_track(seats):
    view = start(seats).view(0)
    assert sorted(view.track.values()) == list(range(7)), "seven unnumbered spaces, the arrow box is below them"
    last = table(seats, round=10, maharaja="AHM").view(0)
    assert last.track["AHM"] == 7 + 10 - 1, "space 10 is the seventeenth"


@EVERY_COUNT
def test_raja_010_architects_begin_on_the_start(seats):
    assert start(seats).view(0).architects == ("START",) * seats
    assert choosing_discs(seats).view(0).architects == ("START",) * seats


@EVERY_COUNT
def test_raja_011_seven_palaces(seats):
    view = start(seats).view(0)
    assert (view.palaces, view.built) == ((7,) * seats, (0,) * seats)


@EVERY_COUNT
def test_raja_012_four_houses_to_place(seats):
    view = start(seats).view(0)
    assert (view.reserve, view.quarry) == ((4,) * seats, (16,) * seats)


@EVERY_COUNT
def test_raja_013_fifteen_gold(seats):
    state = start(seats)
    assert gold(state) == [15] * seats
    assert state.view(1).own_gold == 15


def test_raja_014_gold_may_be_hidden():
    assert table().view(B).gold == (None, 15, None, None)
    assert table(hidden_gold=False).view(B).gold == (15, 15, 15, 15)


def test_raja_015_cards_1_to_6_in_the_basic_game():
    state = start()
    assert state.view(0).bank == (1, 2, 3, 4, 5, 6)
    assert legal(state, "choose") == ["1", "2", "3", "4", "5", "6"]
    assert refusal(state, "choose 7") == ("character_not_in_play", "5.1")


def test_raja_016_no_chits_in_the_basic_game():
    state = table()
    assert state.view(0).chits == (0, 0, 0, 0)
    assert refusal(state, "chit gold") == ("no_chits_in_game", "11.2.2")


def test_raja_017_markers_are_shuffled_onto_the_unnumbered_spaces():
    orders = {tuple(track(start(seed=seed))) for seed in range(60)}
    assert len(orders) > 50
    assert all(sorted(order) == sorted(CITIES) for order in orders)


def test_raja_017_each_city_comes_onto_each_space():
    seen = Counter((city, space) for seed in range(700) for space, city in enumerate(track(start(seed=seed))))
    assert len(seen) == 49
    assert all(60 < count < 145 for count in seen.values())


@EVERY_COUNT
def test_raja_018_the_numbered_spaces_are_empty(seats):
    assert max(start(seats).view(0).track.values()) == 6


def test_raja_019_the_order_is_seen_before_characters_are_chosen():
    state = start()
    assert state.view(C).step == "choosing"
    assert len(state.view(C).by_space) == 7


@EVERY_COUNT
def test_raja_020_the_maharaja_begins_on_the_start(seats):
    assert start(seats).view(0).maharaja == "START"
    assert placing(seats).view(0).maharaja == "START"


@EVERY_COUNT
def test_raja_021_rewards(seats):
    """All score, in the order of their houses."""
    houses = {"AHM": "".join("ABCDE"[seat] * (seats - seat) for seat in range(seats))}
    state = table(seats, city_houses=houses)
    assert one(finish_round(state), CityScored).score.rewards == REWARDS[seats]


# ---- general course ------------------------------------------------------------------------------------------------


def test_raja_022_a_central_site_and_six_outer_ones():
    state = table(5, disc=("palace", "palace"), architects=["AHM"], gold=[99], outer={"AHM": "BBCCD"})
    assert legal(state, "palace") == ["AHM central", "AHM outer"]
    play(state, "palace AHM outer")
    assert legal(state, "palace") == ["AHM central"]
    play(state, "palace AHM central")
    points = state.view(0).score("AHM").points[A]
    assert (points.central, points.outer) == (3, 1)


def test_raja_023_only_on_a_free_site():
    state = table(5, disc=("palace", "palace"), architects=["AHM"], central={"AHM": B}, outer={"AHM": "BBBCCC"})
    assert legal(state, "palace") == []
    assert refusal(state, "palace AHM central") == ("central_taken", "4")
    assert refusal(state, "palace AHM outer") == ("outer_full", "7.2")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_raja_024_two_houses_in_a_village(seats):
    state = table(seats, disc=("house", "house"), villages={"V01": "BC", "V02": "B"})
    assert "V02" in legal(state, "house")
    assert refusal(state, "house V01") == ("village_full", "7.2")
    play(state, "house V02")
    assert at(state, "V02") == "AB"


def test_raja_025_one_house_in_a_village_of_two_players():
    state = table(2, disc=("house", "house"), villages={"V01": "B"})
    assert refusal(state, "house V01") == ("village_full", "7.2")
    assert "V02" in legal(state, "house")


def test_raja_026_a_city_holds_any_number():
    state = table(disc=("house", "house"), architects=["AHM"], city_houses={"AHM": "A" * 8 + "B" * 9 + "C" * 10})
    play(state, "house AHM", "house AHM")
    assert at(state, "AHM") == "A" * 10 + "B" * 9 + "C" * 10


@pytest.mark.parametrize("owner", ["A", "B", "D"])
def test_raja_027_a_village_is_crossed_only_with_a_house(owner):
    state = table(villages={"V01": owner})
    assert refusal(state, "travel R01 AHM") == ("village_empty", "7.1")
    state = table(villages={"V01": owner, "V02": owner})
    assert "R01 AHM" in legal(state, "travel")


def test_raja_028_other_peoples_villages_cost_gold():
    state = table(villages=OPEN_ROAD)
    play(state, "travel R01 AHM")
    assert gold(state) == [13, 17, 15, 15]


# ---- starting position ---------------------------------------------------------------------------------------------


@EVERY_COUNT
def test_raja_029_neutral_palaces_in_the_basic_game_too(seats):
    state = start(seats)
    assert {neutral(state, city) for city in CITIES} == {5 - seats}


@EVERY_COUNT
def test_raja_030_the_youngest_chooses_first(seats):
    for youngest in range(seats):
        state = start(seats, youngest=youngest + 1)
        assert state.to_act == youngest == state.view(0).youngest
        assert legal(state) == [f"choose {card}" for card in range(1, 7)]


@EVERY_COUNT
def test_raja_031_then_clockwise(seats):
    state, order = start(seats, youngest=2), []
    while state.view(0).step == "choosing":
        order.append(state.to_act)
        play(state, legal(state)[0])
    assert order == [(1 + step) % seats for step in range(seats)]


def test_raja_032_a_chosen_card_is_open_and_taken():
    state = start()
    assert one(play(state, "choose 4"), CharacterChosen) == CharacterChosen(A, 4)
    assert state.view(C).cards == ((4,), (), (), ())
    assert refusal(state, "choose 4") == ("character_held", "5.1")
    assert "choose 4" not in legal(state)


def test_raja_033_the_others_stay_in_the_bank():
    state = placing(cards=(6, 1, 3, 4))
    assert state.view(0).bank == (2, 5)
    state = table(disc=("characters", "gold"))
    play(state, "take 6")
    assert state.view(0).cards[A] == (6,)


def test_raja_034_turns_by_ascending_number():
    state = choosing_discs(cards=(6, 2, 5, 1))
    lay(state)
    order = []
    while len(order) < 4:
        order.append(state.to_act)
        play(state, "end")
    assert order == [D, B, C, A]


def test_raja_035_ties_go_to_the_lower_number():
    state = table(cards=[4, 6, 5, 3], city_houses={"AHM": "ABCD"}, played=[D])
    score = one(finish_round(state), CityScored).score
    assert score.ranking == (D, A, C, B)
    assert score.rewards == (9, 3, 6, 12)


def test_raja_036_the_mogul_has_no_more_than_his_rank():
    state = table(disc=("palace", "house"), cards=[MOGUL], architects=["AHM"], outer={"AHM": "A"}, villages=OPEN_ROAD)
    assert state.view(0).turn.builder is False
    assert state.view(0).score("AHM").points[A].outer == 1
    play(state, "palace AHM central", "travel R01 START")
    assert gold(state) == [1, 17, 15, 15]


def test_raja_037_the_trader_brings_gold_in_each_turn():
    state = choosing_discs(2, cards=(2, 1))
    for round_ in range(1, 4):
        before = gold(state)[A]
        lay(state, ("quarry", "gold"), ("quarry", "gold"))
        assert gold(state)[A] == before, "nothing in another player's turn"
        events = play(state, "quarry", "gold", "end")
        assert one(events, TraderPaid) == TraderPaid(A, 1)
        assert gold(state)[A] == before + 1
        play(state, "gold", "quarry", "end")
        assert state.view(0).round == round_ + 1


def test_raja_038_the_sadhus_outer_palaces():
    state = table(5, cards=[SADHU], played=[B, C], outer={"AHM": "AAB"}, central={"AHM": A})
    points = one(finish_round(state), CityScored).score.points
    assert (points[A].outer, points[A].central) == (4, 3)
    assert points[B].outer == 1


def test_raja_039_the_monk_pays_nothing():
    state = table(cards=[MONK], played=[B, C, D], villages=dict.fromkeys(START_AHM, "BC"), gold=[0])
    play(state, "travel R01 AHM")
    assert gold(state)[A] == 0


def test_raja_040_owners_are_paid_for_the_monk():
    state = table(cards=[MONK], played=[B, C, D], villages=dict.fromkeys(START_AHM, "BC"))
    (event,) = play(state, "travel R01 AHM")
    assert gold(state) == [15, 17, 17, 15]
    assert (event.tolls, event.by_bank) == (((B, 2), (C, 2)), True)


def test_raja_041_the_builder_builds_a_house_free():
    state = table(cards=[BUILDER], played=[B, C, D])
    play(state, "builders_house V01")
    assert (at(state, "V01"), gold(state)[A], state.view(0).reserve[A]) == ("A", 15, 9)
    assert legal(state, "builders_house") == legal(state, "builders_lift") == []
    assert refusal(state, "builders_house V02") == ("builder_used", "12.8")


def test_raja_041_or_moves_one():
    state = table(cards=[BUILDER], played=[B, C, D], villages={"V01": "A"})
    play(state, "builders_lift V01", "drop V09")
    assert (at(state, "V01"), at(state, "V09"), gold(state)[A], state.view(0).reserve[A]) == ("", "A", 15, 9)
    assert refusal(state, "builders_house V02") == ("builder_used", "12.8")
    assert refusal(state, "builders_lift V09") == ("builder_used", "12.8")


def test_raja_041_nobody_else_does():
    state = table(villages={"V01": "A"})
    assert refusal(state, "builders_house V02") == ("no_builder", "5.1")
    assert refusal(state, "builders_lift V01") == ("no_builder", "5.1")


@pytest.mark.parametrize("action", NINE)
def test_raja_042_whatever_the_actions_are(action):
    state = table(cards=[BUILDER], played=[B, C, D], disc=(action, action), villages={"V01": "A"})
    assert "V02" in legal(state, "builders_house")
    assert legal(state, "builders_lift") == ["V01"]


def test_raja_043_the_builder_needs_a_reserve_an_architect_and_room():
    state = table(cards=[BUILDER], played=[B, C, D], architects=["UDA"], villages={"V01": "BC"})
    places = legal(state, "builders_house")
    assert "UDA" in places
    assert "V01" not in places
    assert refusal(state, "builders_house AHM") == ("architect_absent", "7.2")
    assert refusal(state, "builders_house V01") == ("village_full", "7.2")
    play(state, "builders_house UDA")
    assert (at(state, "UDA"), gold(state)[A]) == ("A", 15)
    empty = table(cards=[BUILDER], played=[B, C, D], quarry=[20])
    assert legal(empty, "builders_house") == []
    assert refusal(empty, "builders_house V01") == ("reserve_empty", "7.2")


def test_raja_044_leaving_the_builder_unused_costs_nothing():
    state = table(cards=[BUILDER], played=[B, C, D])
    play(state, "gold", "gold")
    assert state.view(0).turn.forgone == 0
    finish_round(state)
    assert gold(state) == [19, 15, 15, 15]


def test_raja_045_the_artisans_price():
    state = table(cards=[ARTISAN], played=[B, C, D], disc=("palace", "palace"), architects=["AHM"], gold=[18])
    play(state, "palace AHM central")
    assert gold(state)[A] == 9
    play(state, "palace AHM outer")
    assert gold(state)[A] == 0


def test_raja_046_houses_cost_the_artisan_1():
    state = table(cards=[ARTISAN], played=[B, C, D], disc=("palace_house", "house"), architects=["AHM"])
    play(state, "house AHM", "house V01")
    assert gold(state)[A] == 13


# ---- starting houses -----------------------------------------------------------------------------------------------


def test_raja_047_starting_houses_are_free():
    state = placing()
    assert one(play(state, "place V01"), HousePlaced) == HousePlaced(A, "V01")
    assert gold(choosing_discs()) == [15] * 4


@EVERY_COUNT
def test_raja_048_four_times_round_by_character(seats):
    cards = (5, 2, 6, 1, 3)[:seats]
    state, order = placing(seats, cards), []
    while state.view(0).step == "placing":
        order.append(state.to_act)
        play(state, legal(state)[0])
    assert order == sorted(range(seats), key=lambda seat: cards[seat]) * 4


def test_raja_049_into_villages_only():
    state = placing()
    assert all(place.startswith("V") for place in legal(state, "place"))
    assert refusal(state, "place AHM") == ("villages_only", "5.2")


def test_raja_050_any_village():
    assert legal(placing(), "place") == [f"V{number:02}" for number in range(1, 31)]


def test_raja_051_room_in_villages():
    state = placing(3)
    play(state, "place V01", "place V01")
    assert at(state, "V01") == "AB"
    assert refusal(state, "place V01") == ("village_full", "5.2")
    state = placing(2)
    play(state, "place V01")
    assert refusal(state, "place V01") == ("village_full", "5.2")
    assert len(legal(state)) == 29


@EVERY_COUNT
def test_raja_052_six_more_houses_for_all(seats):
    state = placing(seats)
    for village in range(1, 4 * seats):
        play(state, f"place V{village:02}")
    events = play(state, "place V30")
    assert one(events, SuppliesGiven) == SuppliesGiven(6)
    view = state.view(0)
    assert (view.reserve, view.quarry) == ((6,) * seats, (10,) * seats)
    assert sum(map(len, view.villages.values())) == 4 * seats
    assert find(events, RoundBegan)


def test_raja_053_only_houses_of_the_reserve_are_built():
    state = table(disc=("house", "house"), quarry=[20])
    assert state.view(0).reserve[A] == 0
    assert legal(state, "house") == []
    assert refusal(state, "house V01") == ("reserve_empty", "7.2")


def test_raja_054_connected_cities():
    from durbar.games.raja.routes import connected

    view = table(villages={**OPEN_ROAD, "V05": "A", "V11": "C", "V12": "D", "V21": "A"}).view(0)
    assert connected(view.board, tuple(view.villages.values())) == {"AHM", "UDA", "JOD"}
    assert START_JAI[1] == "V06", "the road to Jaipur has one empty village"
