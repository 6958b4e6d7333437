"""The rulings of the dossier: C1 to C14, which a source supports, and A1 to A42."""

import pytest

import durbar
from durbar.games.raja.events import (
    CharacterChosen,
    CityScored,
    GameEnded,
    MarkerLowered,
    RoundBegan,
    SuppliesGiven,
    TraderPaid,
    TurnBegan,
    TurnEnded,
)  # fmt: skip
from durbar.games.raja.routes import Traveller, alternatives, cheapest, connected
from durbar.games.raja.track import moved_down
from tests.games.raja.build import (  # fmt: skip
    ADVANCED_1,
    ARTISAN,
    BUILDER,
    MONK,
    SHORT,
    START_AHM,
    START_UDA,
    TRADER,
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
    track,
)

PLAIN = [1, 3, 4, 5]  # no Trader among them


# ---- C: clarifications ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "free"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_raja_c01_palaces_of_nobody_in_the_basic_game(seats, free):
    view = start(seats).view(0)
    assert all(city.outer_sites + 1 == free for city in view.cities.values())


def test_raja_c02_one_house_a_village_for_two():
    assert start(2).view(0).capacity == 1
    assert start(3).view(0).capacity == 2


def test_raja_c03_both_houses_of_one_player():
    state = table(villages={"V01": "BB", "V02": "A"})
    play(state, "travel R01 AHM")
    assert gold(state)[:2] == [13, 17]


def test_raja_c04_the_builders_house_is_no_action():
    state = table(cards=[BUILDER], played=[B, C, D], disc=("gold", "quarry"))
    play(state, "builders_house V01", "gold", "quarry")
    assert one(play(state, "end"), TurnEnded).forgone == ()


def test_raja_c05_the_bank_pays_for_the_monk():
    state = table(cards=[MONK], played=[B, C, D], villages={"V01": "BC", "V02": "B"}, gold=[0])
    play(state, "travel R01 AHM")
    assert gold(state) == [0, 17, 16, 15]


def test_raja_c06_halves_of_actions_with_others_in_between():
    state = table(disc=("palace_house", "gold"), architects=["AHM"], gold=[11])
    play(state, "house AHM", "gold", "palace AHM outer")
    assert gold(state)[A] == 0
    assert state.view(0).turn.forgone == 0


def test_raja_c07_two_houses_in_two_cities():
    state = table(disc=("two_houses", "gold"), villages=dict.fromkeys(START_AHM, "A"))
    play(state, "travel R01 AHM", "house AHM", "travel R01 START")
    assert state.view(0).turn.forgone == 4
    state = table(disc=("two_houses", "gold"), villages=dict.fromkeys((*START_AHM, *START_UDA), "A"))
    play(state, "travel R01 AHM", "house AHM", "travel R01 START", "travel R02 UDA", "house UDA")
    assert state.view(0).turn.actions[0].done


def test_raja_c08_the_others_get_two_the_player_nothing():
    state = table(disc=("gold", "palace"), cards=PLAIN)
    play(state, "gold", "end")
    assert gold(state) == [17, 17, 17, 17]


def test_raja_c09_nobody_refuses():
    state = table(disc=("characters", "gold"))
    play(state, "take 2")
    assert all(text.startswith("choose") for text in legal(state))
    assert state.view(0).cards[A] == (2,)


def test_raja_c10_the_victim_chooses_from_the_bank():
    state = table(disc=("characters", "gold"))
    play(state, "take 2")
    assert (state.to_act, legal(state)) == (B, ["choose 1", "choose 5", "choose 6"])


def test_raja_c11_discs_are_turned_over_one_by_one():
    state = table()
    shown = []
    for _ in range(4):
        shown.append([disc.revealed for disc in state.view(0).discs])
        play(state, "end")
    assert [row.count(True) for row in shown] == [1, 2, 3, 4]


def test_raja_c12_ties_are_not_shared():
    scored = one(finish_round(table(architects=["AHM", "AHM", "AHM"])), CityScored).score
    assert scored.rewards == (12, 9, 6, 0)


def test_raja_c13_the_seventh_palace_does_not_win_at_once():
    """The one with seven is overtaken in gold by another with seven in the same round."""
    state = table(
        5, disc=("palace", "gold"), discs={B: ("palace", "gold")}, architects=["UDA", "UDA"], gold=[12, 40],
        outer={"AHM": "AAABBB", "KHA": "AAABBB"},
    )  # fmt: skip
    play(state, "palace UDA central")
    assert state.to_act == A
    play(state, "end", "palace UDA outer")
    finish_round(state)
    assert state.standings()[0].seat == B


def test_raja_c14_no_characters_by_a_chit():
    state = table(yogi=True, chits=[1])
    assert "characters" not in legal(state, "chit")
    assert refusal(state, "chit characters") == ("not_by_chit", "11.2.3")


# ---- A: ambiguities ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("forgone", "each"), [("per_action", [0, 2, 4, 6]), ("per_turn", [0, 2, 2, 2])])
def test_raja_a01_per_action_or_per_turn(forgone, each):
    for missing, deeds in enumerate([["gold", "gold", "gold"], ["gold", "gold"], ["gold"], []]):
        state = table(disc=("gold", "gold"), cards=PLAIN, yogi=True, chits=[1], forgone=forgone)
        play(state, "chit gold", *deeds)
        assert state.view(0).turn.forgone == each[missing]
        play(state, "end")
        assert gold(state)[B:] == [15 + each[missing]] * 3


def test_raja_a01_a_part_counts_once():
    state = table(disc=("two_houses", "palace_house"), cards=PLAIN)
    play(state, "house V01", "end")
    assert gold(state)[B] == 19


def test_raja_a01_what_was_done_is_shared_out_for_the_best():
    """A house in a village completes House, and not a half of Two Houses."""
    state = table(disc=("two_houses", "house"), cards=PLAIN)
    play(state, "house V01")
    assert one(play(state, "end"), TurnEnded) == TurnEnded(A, ("two_houses",), 2)
    state = table(disc=("palace_house", "two_houses"), cards=PLAIN, architects=["AHM"], gold=[3])
    play(state, "house V01", "house AHM")
    assert one(play(state, "end"), TurnEnded) == TurnEnded(A, ("palace_house",), 2)


def test_raja_a01_is_an_option():
    game = durbar.game("raja")
    assert game.full_options({}, 4)["forgone"] == "per_action"


def test_raja_a02_giving_up_is_allowed_and_costs():
    state = table(disc=("gold", "quarry"), cards=PLAIN)
    assert "end" in legal(state)
    play(state, "end")
    assert gold(state) == [15, 19, 19, 19]


def test_raja_a03_paid_at_the_end_of_the_turn_before_the_next_one_begins():
    state = table(disc=("palace", "gold"), cards=PLAIN, villages={"V01": "CC", "V02": "CC"}, gold=[15, 2])
    play(state, "gold")
    events = play(state, "end")
    assert [type(event) for event in events] == [TurnEnded, TurnBegan]
    assert state.to_act == B
    assert "R01 AHM" in legal(state, "travel"), "the gold just got pays the toll of 4"


def test_raja_a03_what_has_become_impossible_counts_as_given_up():
    state = table(disc=("palace", "quarry"), cards=PLAIN, quarry=[0], gold=[0])
    assert legal(state) == ["end"]
    assert one(play(state, "end"), TurnEnded) == TurnEnded(A, ("palace", "quarry"), 4)


@pytest.mark.parametrize(("there", "forgone"), [(2, ("quarry",)), (3, ()), (1, ("quarry",)), (0, ("quarry", "quarry"))])
def test_raja_a04_the_last_houses_of_the_quarry(there, forgone):
    state = table(disc=("quarry", "quarry"), quarry=[there])
    while "quarry" in legal(state):
        play(state, "quarry")
    assert state.view(0).quarry[A] == 0
    assert one(play(state, "end"), TurnEnded).forgone == forgone


def test_raja_a05_no_stop_in_a_village():
    state = table(villages={"V01": "A", "V02": "A"})
    assert legal(state, "travel") == ["R01 AHM"]


def test_raja_a06_an_own_house_frees_the_whole_village():
    state = table(villages={"V01": "AB", "V02": "AC"}, gold=[0])
    play(state, "travel R01 AHM")
    assert gold(state) == [0, 15, 15, 15]


def test_raja_a07_one_road_a_move_and_the_cheapest_way_offered():
    """To Udaipur by the road of B and C for 2, or free round by Ahmadabad."""
    state = table(villages={"V03": "B", "V04": "C", "V01": "A", "V02": "A", "V11": "A", "V12": "A"})
    view = state.view(A)
    villages = tuple(view.villages.values())
    journey = cheapest(view.board, villages, 4, "START", Traveller(A, 15))["UDA"]
    assert (journey.roads, journey.stops, journey.cost) == (("R01", "R06"), ("AHM", "UDA"), 0)
    others = alternatives(view.board, villages, 4, "START", "UDA", Traveller(A, 15))
    assert [other.roads for other in others] == [("R01", "R06")]
    play(state, *map(str, journey.moves))
    assert state.view(0).architects[A] == "UDA"
    state = table(villages={"V03": "B", "V04": "C", "V01": "A", "V02": "A", "V11": "A", "V12": "A"})
    play(state, "travel R02 UDA")
    assert gold(state) == [13, 16, 16, 15]


def test_raja_a08_each_crossing_is_paid():
    state = table(villages={"V01": "B", "V02": "A"})
    play(state, *["travel R01 AHM", "travel R01 START"] * 3)
    assert gold(state)[:2] == [9, 21]


def test_raja_a09_the_trader_pays_at_the_start_or_at_the_taking():
    state = choosing_discs(2, cards=(2, 3))
    assert find(lay(state, ("gold", "gold")), TraderPaid) == [TraderPaid(A, 1)]
    state = table(disc=("characters", "gold"))
    assert gold(state)[B] == 15, "not in another's turn"
    events = play(state, "take 2")
    assert one(events, TraderPaid) == TraderPaid(A, 1)
    assert not find(play(state, "choose 1"), TraderPaid)


def test_raja_a09_not_to_a_victim_in_anothers_turn():
    state = table(disc=("characters", "gold"), cards=[TRADER, 3, 4, 5])
    assert gold(state)[A] == 16
    events = play(state, "take 3", "choose 2")
    assert not find(events, TraderPaid)
    assert gold(state) == [16, 15, 15, 15]


def test_raja_a10_each_benefit_once_a_turn():
    state = table(disc=("characters", "characters"), cards=[TRADER, 3, 4, 5], yogi=True)
    play(state, "take 1", "take 2")
    assert gold(state)[A] == 16
    builder = table(disc=("characters", "characters"), cards=[BUILDER], played=[B, C, D])
    play(builder, "builders_house V01", "take 6", "take 5")
    assert legal(builder, "builders_house") == legal(builder, "builders_lift") == []
    yogi = table(disc=("characters", "characters"), cards=[YOGI], played=[B, C, D], yogi=True)
    play(yogi, "take 6", "take 7")
    assert yogi.view(0).chits[A] == 1


def test_raja_a11_the_card_just_returned_is_there_for_the_victim():
    state = table(5, disc=("characters", "gold"))
    play(state, "take 5")
    assert legal(state) == ["choose 1", "choose 6"]


def test_raja_a12_the_victim_must_choose():
    state = table(disc=("characters", "gold"))
    play(state, "take 4")
    assert state.to_act == D
    assert set(legal(state)) == {"choose 1", "choose 5", "choose 6"}
    assert one(play(state, "choose 6"), CharacterChosen).instead
    assert state.to_act == A


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_raja_a13_never_the_own_card_and_the_bank_is_never_empty(seats):
    state = table(seats, disc=("characters", "gold"))
    assert "1" not in legal(state, "take")
    assert refusal(state, "take 1") == ("own_character", "7.6")
    play(state, "take 2")
    assert legal(state)


def test_raja_a14_the_floor_of_the_track():
    assert moved_down([0, 1, 2, 3, 4, 5, 6], 0) is None
    assert moved_down([0, 1, 2, 3, 4, 5, 6], 1) is None
    assert moved_down([0, 1, 2, 3, 4, 5, 6], 2) == [1, 2, 0, 3, 4, 5, 6]


def test_raja_a15_the_lowest_marker_may_move_and_counts():
    state = table(
        disc=("governors", "gold"), track=[None, None, "KHA", "UDA", None, "JAI", "AGR", "JOD", "DEL"], round=3
    )
    before = state.view(0).by_space
    play(state, "lower KHA")
    assert state.view(0).by_space == before
    assert state.view(0).turn.actions[0].done


def test_raja_a16_markers_never_meet():
    """Every arrangement of three markers on seven spaces, and every move."""
    from itertools import permutations

    for spaces in permutations(range(7), 3):
        for marker in range(3):
            after = moved_down(spaces, marker)
            if spaces[marker] < 2:
                assert after is None
                continue
            assert len(set(after)) == 3
            assert after[marker] == spaces[marker] - 2
            for other in set(range(3)) - {marker}:
                passed = spaces[marker] - 2 <= spaces[other] < spaces[marker]
                assert after[other] == spaces[other] + passed


def test_raja_a17_the_city_visited_may_be_moved_too():
    state = table(disc=("governors", "gold"), maharaja="AHM")
    assert one(play(state, "lower AHM"), MarkerLowered).city == "AHM"
    assert state.view(0).maharaja == "AHM"
    assert "AHM" in [event.city for event in find(finish_round(state), CityScored)]


def test_raja_a18_the_space_of_the_round_even_when_the_topmost_is_lower():
    low = ["KHA", "UDA", "JAI", "AGR", "JOD", "DEL"]
    state = table(disc=("governors", "gold"), round=5, track=[None, *low], maharaja="AHM")
    play(state, "lower AHM")
    assert state.view(0).track["AHM"] == 9
    assert one(finish_round(state), RoundBegan) == RoundBegan(6, "KHA")
    assert state.view(0).track["KHA"] == 6 + 6
    assert track(state)[-1] == "KHA"


def test_raja_a18_a_game_never_has_an_eleventh_round():
    state = table(round=10, maharaja="AHM", disc=("governors", "gold"))
    play(state, "lower AHM")
    assert find(finish_round(state), GameEnded)


def test_raja_a19_one_whole_path_connects_and_play_is_not_touched():
    view = table(villages={"V01": "A", "V02": "A", "V11": "B", "V12": "B"}).view(0)
    assert connected(view.board, tuple(view.villages.values())) == {"AHM", "UDA"}
    assert "place V30" in legal(placing())


def test_raja_a20_the_round_is_played_to_its_end():
    state = table(5, disc=("palace", "gold"), architects=["UDA"], outer={"AHM": "AAAAAA"})
    play(state, "palace UDA outer", "end")
    assert state.to_act == B


@pytest.mark.parametrize(("monopoly", "bonus"), [("points", 0), ("presence", 5)])
def test_raja_a21_a_home_point_of_another_and_the_bonus(monopoly, bonus):
    state = table(maharaja="DEL", home_cities=True, architects=["START", "DEL"], monopoly=monopoly)
    scored = one(finish_round(state), CityScored).score
    assert [line.total for line in scored.points] == [1, 1, 0, 0]
    assert scored.rewards == (12, 9, 0, 0)
    assert scored.bonus == (0, bonus, 0, 0)


@pytest.mark.parametrize("monopoly", ["points", "presence"])
@pytest.mark.parametrize(
    "other", [{"architects": ["DEL", "DEL"]}, {"city_houses": {"DEL": "AB"}}, {"outer": {"DEL": "AB"}}]
)
def test_raja_a21_both_readings_agree_without_home_points(monopoly, other):
    state = table(5, maharaja="DEL", monopoly=monopoly, **other)
    assert one(finish_round(state), CityScored).score.bonus == (0,) * 5


@pytest.mark.parametrize("monopoly", ["points", "presence"])
def test_raja_a21_palaces_of_nobody_never_count(monopoly):
    state = table(2, architects=["AHM"], monopoly=monopoly)
    assert neutral(state, "AHM") == 3
    assert one(finish_round(state), CityScored).score.bonus == (5, 0)


@pytest.mark.parametrize("monopoly", ["points", "presence"])
def test_raja_a22_nothing_but_a_home_point(monopoly):
    scored = one(finish_round(table(maharaja="DEL", home_cities=True, monopoly=monopoly)), CityScored).score
    assert scored.gold == (12 + 5, 0, 0, 0)


def test_raja_a23_starting_at_home_is_a_switch():
    game = durbar.game("raja")
    assert game.full_options({}, 4)["start_at_home"] is False
    state = placing(3, (1, 2, 3), start_at_home=True)
    assert state.view(0).architects == ("DEL", "AHM", "KHA")
    auction = start(2, **ADVANCED_1)
    play(auction, "bid 0", "pass", "choose 5", "choose 7")
    assert auction.view(0).architects == ("JAI", "JOD")


def test_raja_a24_the_six_houses_are_of_the_quarry():
    state = choosing_discs(3)
    view = state.view(0)
    assert (view.reserve, view.quarry) == ((6, 6, 6), (10, 10, 10))
    assert SuppliesGiven(6).houses == 6


def test_raja_a25_the_short_games_two_ends():
    view = start(**SHORT).view(0)
    assert (view.palaces_to_win, view.last_round) == (6, 8)
    assert one(finish_round(table(round=8, **SHORT)), GameEnded).cause == "rounds"


def test_raja_a26_no_chit_left():
    state = table(cards=[YOGI, 1, 2, 3], played=[B, C, D], chits=[0, 4, 3], yogi=True)
    assert state.view(0).bank_chits == 0
    assert state.view(0).chits[A] == 0
    assert refusal(state, "chit gold") == ("no_chit", "11.2.2")


def test_raja_a27_the_yogi_taken_or_lost():
    state = table(disc=("characters", "gold"), yogi=True)
    play(state, "take 7")
    assert state.view(0).chits[A] == 1
    play(state, "chit gold")
    other = table(disc=("characters", "gold"), cards=[1, YOGI], chits=[0, 2], yogi=True)
    play(other, "take 7", "choose 6", "end", "end", "end")
    assert other.view(0).cards[B] == (6,)
    assert other.view(0).chits == (1, 2, 0, 0)
    assert "gold" in legal(other, "chit")


def test_raja_a28_an_extra_action_left_incomplete():
    state = table(yogi=True, chits=[1], cards=PLAIN)
    play(state, "gold", "gold", "chit palace")
    assert one(play(state, "end"), TurnEnded) == TurnEnded(A, ("palace",), 2)


def test_raja_a29_who_opens_later_auctions():
    state = start(4, auction=True, youngest=2)
    assert state.to_act == B
    play(state, "bid 1", "pass", "pass", "pass", "choose 1")
    assert state.to_act == C
    assert refusal(state, "pass") == ("open_the_bidding", "11.2.5")
    play(state, "bid 0", "bid 1", "pass", "pass", "choose 2")
    assert state.to_act == C
    assert refusal(start(4, auction=True), "bid 16") == ("bid_too_dear", "11.2.5")


def test_raja_a30_no_equal_bid():
    state = start(3, auction=True)
    play(state, "bid 3")
    assert refusal(state, "bid 3") == ("bid_too_low", "11.2.5")
    assert refusal(state, "bid 0") == ("bid_too_low", "11.2.5")


def test_raja_a31_independent_switches():
    for options in ({"yogi": True}, {"several_characters": True}, {"auction": True}, {"home_cities": True}):
        view = start(**options).view(0)
        assert view.bank == tuple(range(1, 8 if options.get("yogi") else 7))
    assert start(several_characters=True, yogi=True, auction=True).view(0).step == "auction"


def test_raja_a32_the_active_player_picks_from_the_bank():
    state = table(2, disc=("characters", "gold"), several_characters=True)
    assert legal(state, "take") == ["3", "4", "5", "6"]
    assert state.to_act == A
    play(state, "take 4")
    assert state.to_act == A


def test_raja_a33_nothing_but_the_bank_while_it_has_cards():
    state = table(2, disc=("characters", "characters"), cards=[(1, 3), (2, 4, 5)], several_characters=True)
    assert legal(state, "take") == ["6"]
    assert refusal(state, "swap 2") == refusal(state, "attract 1") == ("bank_first", "11.3")
    play(state, "take 6")
    assert legal(state, "take") == legal(state, "attract") == []
    assert legal(state, "swap") == ["2", "4", "5"]


def test_raja_a34_cards_that_change_hands_in_a_round():
    state = table(3, disc=("characters", "gold"), cards=[(1, 6), (2, 5), (3, 4)], several_characters=True)
    play(state, "swap 2", "give 6")
    assert state.view(0).cards == ((1, 2), (5, 6), (3, 4))
    assert one(play(state, "end"), TurnBegan).seat == C
    assert one(play(state, "end"), TurnBegan).seat == B
    assert not find(play(state, "end"), TurnBegan)


def test_raja_a35_two_houses_without_a_city():
    state = table(disc=("two_houses", "gold"), cards=PLAIN)
    play(state, "house V01", "gold")
    assert legal(state, "house") == []
    assert one(play(state, "end"), TurnEnded) == TurnEnded(A, ("two_houses",), 2)


def test_raja_a36_moving_is_to_another_place():
    state = table(
        disc=("move_house", "move_house"), villages={"V01": "A"}, city_houses={"AHM": "A"}, architects=["AHM"]
    )
    play(state, "lift V01")
    assert refusal(state, "drop V01") == ("same_place", "7.3")
    play(state, "drop V02", "lift AHM")
    assert refusal(state, "drop AHM") == ("same_place", "7.3")
    assert "AHM" not in legal(state, "drop")


def test_raja_a37_any_free_site():
    state = table(5, disc=("palace", "gold"), architects=["AHM"])
    assert legal(state, "palace") == ["AHM central", "AHM outer"]
    play(state, "palace AHM outer")
    assert state.view(0).cities["AHM"].central is None


def test_raja_a38_the_bank_never_runs_out():
    state = table(gold=[60, 60, 60, 60])
    play(state, "gold", "gold")
    assert gold(state)[A] == 64


def test_raja_a39_gold_is_hidden_by_default():
    assert durbar.game("raja").full_options({}, 4)["hidden_gold"] is True
    assert table().view(A).gold == (15, None, None, None)
    over = table(round=10)
    finish_round(over)
    assert None not in over.view(A).gold, "the end shows everything"


def test_raja_a40_actions_are_chosen_for_the_round_that_begins():
    state = choosing_discs(2)
    lay(state, ("quarry", "house"))
    assert [action.action for action in state.view(0).turn.actions] == ["quarry", "house"]
    assert state.view(0).round == 1


def test_raja_a41_the_youngest_is_set_or_drawn():
    drawn = [durbar.start("raja", seats=5, seed=seed).to_act for seed in range(100)]
    assert set(drawn) == {0, 1, 2, 3, 4}
    assert all(10 <= drawn.count(seat) <= 32 for seat in range(5))
    assert {start(3, seed=seed, youngest=2).to_act for seed in range(20)} == {B}
    game = durbar.game("raja")
    option = next(option for option in game.options if option.id == "youngest")
    for seats in range(2, 6):
        assert game.values(option, seats) == ("random", *range(1, seats + 1))
    with pytest.raises(durbar.engine.errors.BadOption):
        start(3, youngest=4)


def test_raja_a42_no_common_reveal():
    state = choosing_discs(3)
    lay(state, ("gold", "house"), ("quarry", "house"), ("palace", "house"))
    assert [disc.actions for disc in state.view(A).discs] == [("gold", "house"), None, None]
    assert [disc.laid for disc in state.view(A).discs] == [True, True, True]


def test_raja_a42_the_artisan_is_no_exception():
    """A number without a card in play is simply skipped."""
    state = choosing_discs(2, cards=(ARTISAN, 3))
    assert one(lay(state), TurnBegan).seat == B
