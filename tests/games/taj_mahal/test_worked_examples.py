"""The test cases TC-1 to TC-46 of the dossier's chapter 11; the numbers it leaves out are no cases."""

import pytest

from durbar.games.taj_mahal.events import (
    BonusScored,
    CardDrawn,
    CardsPutAway,
    CardTaken,
    HandScored,
    PairExchanged,
    PalacesScored,
    PileEmpty,
    ProvinceScored,
    VisitBegan,
    VisitEnded,
)  # fmt: skip
from tests.games.taj_mahal.build import (  # fmt: skip
    BONUS_TILES,
    FORTRESSES,
    PROVINCES,
    A,
    B,
    C,
    all_leave,
    at,
    awarded,
    card,
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
    tiles_of,
)


def plays(*shorts):
    return {*(play_text(*short.split()) for short in shorts), "withdraw"}


@pytest.mark.parametrize(("seats", "pile", "display"), [(5, 57, 9), (4, 65, 7), (3, 73, 5)])
def test_taj_mahal_tc01_setup(seats, pile, display):
    view = start(seats).view(A)
    assert (view.pile, len(view.display), view.hand_sizes) == (pile, display, (6,) * seats)
    assert view.influence_piles == (5, 5, 5, 5)
    assert view.court == (True,) * 6


def test_taj_mahal_tc02_a_thousand_setups():
    for seed in range(1000):
        state = start(3 + seed % 3, seed)
        board = state.board
        order = [board.provinces[number].id for number in state.provinces]
        assert order[11] == "agra"
        assert sorted(order) == sorted(PROVINCES)
        tiles = {board.cities[number].id: kind for number, kind in enumerate(state.bonus) if kind}
        assert tiles.pop("agra") == "taj_mahal"
        assert set(tiles) == FORTRESSES - {"agra"}
        assert sorted(tiles.values()) == sorted(BONUS_TILES.elements())


def test_taj_mahal_tc03_nine_plays_then_two():
    state = table(hands={A: ["rEE", "rVM", "yEP", "wE"]}, special={A: ["+2"]}, out=[B, C])
    assert len(legal(state)) == 9 + 1
    coloured = ("rEE", "rVM", "yEP")
    assert set(legal(state)) == plays(*(f"{one}{two}" for one in coloured for two in ("", " wE", " +2")))
    put(state, "rEE", "wE")
    assert set(legal(state)) == plays("rVM", "rVM +2")


def test_taj_mahal_tc04_change_of_colour():
    state = table(hands={A: ["rVM", "yEP", "wE"]}, special={A: ["change"]}, played={A: ["rEE"]}, out=[B, C])
    assert set(legal(state)) == plays("rVM", "rVM wE", "rVM change", "yEP change")
    for shorts in (["yEP"], ["yEP", "wE"]):
        assert refusal(state, play_text(*shorts)) == ("wrong_colour", "5.1")
    for shorts in (["wE"], ["change"]):
        assert refusal(state, play_text(*shorts)) == ("coloured_card_first", "5.1")
    put(state, "yEP", "change")
    assert set(legal(state)) == plays("rVM", "rVM wE")


def test_taj_mahal_tc05_white_and_special_cards_only():
    state = table(hands={A: ["wE", "wV"]}, special={A: ["+2"]})
    assert legal(state) == ["withdraw"]
    assert len(find(leave(state), CardDrawn)) == 1


def test_taj_mahal_tc06_three_withdrawals():
    state = table(played={A: ["rEE", "rEV"], B: ["yEM", "yEM", "wV"], C: ["gEE"]}, display=["wE"] * 5)
    symbols = [visitor.symbols for visitor in state.view(A).visitors]
    assert symbols == [(1, 0, 0, 0, 0, 3), (1, 0, 2, 0, 0, 2), (0, 0, 0, 0, 0, 2)]
    first, second = leave(state), leave(state)
    third = leave(state)
    assert [awarded(events) for events in (first, second, third)] == ["E", "VM", ""]
    assert [palace_points(events) for events in (first, second, third)] == [0, 1, 0]
    assert [len(find(events, CardTaken)) for events in (first, second, third)] == [2, 2, 1]


def test_taj_mahal_tc07_a_tied_monk():
    state = table(played={A: ["rVM", "rEM"], B: ["yEM", "yEM"]})
    assert "M" not in awarded(leave(state))
    assert "M" in awarded(leave(state))


def test_taj_mahal_tc08_no_summing():
    state = table(played={A: ["rVM", "rVP"], B: ["yEV"], C: ["gEV"]})
    assert "V" in awarded(leave(state))


def test_taj_mahal_tc09_the_leader_waits():
    state = table(played={A: ["rEV"], B: ["yEE", "yEE"]})
    assert awarded(leave(state)) == "V"
    assert scores(state)[B] == 0
    assert "E" in court(state)


def test_taj_mahal_tc10_a_royal_palace_and_the_bonus_tile():
    state = table(played={A: ["rGK"], B: ["yEV"]}, taken={"G": C}, bonus={"srinagar": "points"})
    assert palace_points(leave(state, "royal srinagar")) == 1
    assert scores(state)[A] == 1
    events = leave(state, "srinagar")
    assert one(events, BonusScored).points == 2
    assert one(events, PalacesScored).points == 1
    assert at(state, "srinagar") == "Ba"


def test_taj_mahal_tc11_where_palaces_may_stand():
    state = table(played={A: ["rGK"]}, palaces={"jammu": "B"}, province="kashmir", visit=3)
    play(state, "withdraw")
    assert "royal jammu" in legal(state)
    assert refusal(state, "build jammu") == ("city_taken", "5.2")
    assert refusal(state, "build sirhind") == refusal(state, "royal sirhind") == ("another_province", "5.2")


def test_taj_mahal_tc12_all_six_at_once():
    state = table(played={A: ["rVM", "rGK", "rVP", "rEE"]}, out=[B, C], province="kashmir", visit=1,
                  bonus={"srinagar": "points"})  # fmt: skip
    events = leave(state, "srinagar", "kishtwar", "jammu", "poonch", "royal jammu")
    assert awarded(events) == "VGMPKE"
    assert scores(state)[A] == 2 + 1 + 1
    assert tiles_of(state, A) == "VGMP"
    assert [at(state, city) for city in PROVINCES["kashmir"]] == ["A", "A", "Aa", "A"]
    assert goods(state, A) == {"rice": 1}


def test_taj_mahal_tc13_the_card_tile():
    state = table(played={A: ["rVM"]}, taken={"M": B}, bonus={"srinagar": "card"})
    events = play(state, "withdraw", "build srinagar")
    assert len(hand(state, A)) == 1
    assert one(events, BonusScored).points == 0
    assert scores(state)[A] == palace_points(events) == 1
    assert state.view(A).step == "picking"


def test_taj_mahal_tc14_the_rulebooks_three_and_four():
    state = table(played={A: ["rVM"]}, province="lahore", visit=6, tiles={A: [2, 4]},
                  bonus={"rohtas": "tea", "lahore": "tea"})  # fmt: skip
    assert goods(state, A)["tea"] == 2
    events = leave(state, "rohtas", "lahore")
    assert [event.points for event in find(events, BonusScored)] == [3, 4]


def test_taj_mahal_tc15_the_rulebooks_eight_points():
    state = table(played={A: ["rEE"]}, visit=7, tiles={A: [1, 3, 4, 5, 6]}, bonuses={A: ["spices"]})
    assert (goods(state, A)["rice"], goods(state, A)["spices"]) == (3, 3)
    event = one(leave(state), ProvinceScored)
    assert event.goods == (("rice", 4), ("spices", 4))
    assert event.points == scores(state)[A] == 8


def test_taj_mahal_tc16_a_bonus_tile_and_a_province_tile():
    state = table(played={A: ["rEV"]}, visit=4, province="kashmir", bonus={"srinagar": "tea"}, tiles={A: [2]})
    events = leave(state, "srinagar")
    assert one(events, BonusScored).points == 2
    assert one(events, ProvinceScored).goods == (("rice", 1), ("tea", 3))
    assert scores(state)[A] == 6 + palace_points(events)


def test_taj_mahal_tc17_the_first_of_a_kind():
    state = table(played={A: ["rVP"]}, taken={"P": B}, bonus={"srinagar": "jewels"})
    assert one(leave(state, "srinagar"), BonusScored).points == 1
    state = table(played={A: ["rEE"]}, visit=2)
    assert one(leave(state), ProvinceScored).points == 2


def test_taj_mahal_tc18_the_taj_mahal_tile():
    state = table(played={A: ["rVP"]}, taken={"P": B}, visit=12, bonus={"agra": "taj_mahal"})
    assert one(leave(state, "agra"), BonusScored).points == 4
    assert goods(state, A) == {}


@pytest.mark.parametrize(("cities", "gain"), [(["sirhind"], 2), (["panipat"], 1), (["panipat", "sirhind"], 2)])
def test_taj_mahal_tc19_jammu_and_delhi(cities, gain):
    played = ["rVP"] if len(cities) == 2 else ["rEP"]
    state = table(palaces={"jammu": "A"}, province="delhi", played={A: played}, taken={"E": B})
    assert palace_points(leave(state, *cities)) == gain


def test_taj_mahal_tc26_only_the_elephant():
    state = table(palaces={"jammu": "A", "amritsar": "A", "bareilly": "A"}, province="delhi", played={A: ["rEE"]})
    events = leave(state)
    assert awarded(events) == "E"
    assert palace_points(events) == 0


def test_taj_mahal_tc27_three_palaces_at_once():
    state = table(played={A: ["rVM", "rVP"]})
    assert palace_points(leave(state, "jammu", "poonch", "kishtwar")) == 1


def test_taj_mahal_tc28_the_display_of_five():
    state = start(5)
    sizes = [len(state.view(A).display)]
    while state.view(A).visit == 1 and len(sizes) < 6:
        leave(state)
        sizes.append(len(state.view(A).display) if state.view(A).visit == 1 else 0)
    assert sizes == [9, 7, 5, 3, 1, 0]


def test_taj_mahal_tc29_withdrawing_at_once():
    state = start(3)
    events = leave(state)
    assert len(hand(state, A)) == 6 + 3
    assert scores(state) == [0, 0, 0]
    assert not any(city.ordinary is not None for city in state.view(A).cities.values())
    assert len(find(events, CardTaken)) == 2
    state = table(hands={A: ["wE"]}, out=[B, C])
    leave(state)
    assert len(hand(state, A)) == 1 + 2


def test_taj_mahal_tc30_cards_for_nothing():
    state = table(played={A: ["rEE"], B: ["yEE"]}, hands={A: ["wV"]})
    leave(state)
    assert len(hand(state, A)) == 1 + 2


def test_taj_mahal_tc31_one_card_alone():
    state = table(hands={A: ["wE"], B: ["wE"], C: ["rPK"]})
    leave(state)
    leave(state)
    put(state, "rPK")
    events = leave(state, "jammu", "royal poonch")
    assert awarded(events) == "PK"
    assert palace_points(events) == 1
    assert (at(state, "jammu"), at(state, "poonch")) == ("C", "c")


def test_taj_mahal_tc32_the_special_elephant():
    state = table(hands={A: ["rEV"]}, special={A: ["+E"]}, out=[B, C])
    put(state, "rEV", "+E")
    assert state.view(A).visitors[A].symbols[5] == 2
    event = one(leave(state), CardsPutAway)
    assert (event.discarded, event.kept) == ((card("rEV"),), (card("+E"),))
    assert card("+E") in hand(state, A)


def test_taj_mahal_tc33_two_points_once():
    state = table(hands={A: ["rEV"], B: ["yEE"]}, special={A: ["+2"]}, played={B: ["yEV"]})
    put(state, "rEV", "+2")
    assert scores(state)[A] == 2
    put(state, "yEE")
    leave(state)
    leave(state)
    assert scores(state)[A] == 2


def test_taj_mahal_tc34_the_princess_card_changes_hands():
    state = table(played={B: ["yEP"]}, influence={B: "P"}, special={A: ["+2"]}, visit=2, turn=B)
    leave(state)
    events = all_leave(state)
    assert one(events, PairExchanged).owner == A
    assert tiles_of(state, B) == ""
    assert card("+2") in hand(state, B)
    assert card("+2") not in hand(state, A)
    assert not [event for event in find(events, PairExchanged) if event.seat == A]


def test_taj_mahal_tc36_no_exchange_during_a_visit():
    state = table(played={A: ["rEV"]}, influence={A: "V"}, visit=2)
    leave(state)
    assert tiles_of(state, A) == "VV"
    assert state.view(A).special[card("change")] is None
    assert all(text.split(" ")[0] in ("play", "withdraw") for text in legal(state))


@pytest.mark.parametrize(
    ("seats", "expected"), [(4, [1, 2, 3, 4] * 3), (5, [1, 2, 3, 4, 5] * 2 + [1, 2]), (3, [1, 2, 3] * 4)]
)
def test_taj_mahal_tc37_start_players(seats, expected):
    state = start(seats)
    starts = []
    while state.to_act is not None:
        starts.append(state.to_act + 1)
        all_leave(state)
    assert starts == expected


def test_taj_mahal_tc39_a_display_two_cards_short():
    state = table(display=["wE"] * 3, pile=[])
    events = all_leave(state)
    assert len(find(events, CardTaken)) == 3
    assert len(find(events, PileEmpty)) == 3
    assert one(events, VisitEnded)
    assert state.to_act == B


def test_taj_mahal_tc41_hands_of_nothing_and_of_white_cards():
    state = table(hands={B: ["wE", "wE", "wV", "wG"]}, visit=12, display=[], pile=[])
    points = {event.seat: event.points for event in find(all_leave(state), HandScored)}
    assert (points[A], points[B]) == (0, 4)


def test_taj_mahal_tc43_seventy_eight_palace_points():
    """One player with a palace in every city that has been visited, and in each visit at least one new one."""
    total = 0
    order = ("kashmir", "lahore", "multan", "delhi", "awadh", "marwar", "sind", "ajmer", "gujarat", "malwa",
             "bundelkhand", "agra")  # fmt: skip
    built = {}
    for visit, province in enumerate(order, start=1):
        cities = PROVINCES[province][:4]
        state = table(palaces=built, province=province, visit=visit, played={A: ["rVM", "rGK", "rVP"]}, out=[B, C])
        events = leave(state, *cities, f"royal {cities[0]}")
        assert palace_points(events) == visit
        total += palace_points(events)
        built.update(dict.fromkeys(cities, "A"))
    assert total == 78


def test_taj_mahal_tc44_one_vizier_tile():
    state = table(visit=3)
    all_leave(state)
    assert state.view(A).visit == 4
    assert court(state) == "VGMPKE"
    assert state.view(A).influence_piles == (5, 5, 5, 5)


def test_taj_mahal_tc45_nobody_plays_an_elephant():
    state = table(visit=5)
    events = all_leave(state)
    assert one(events, VisitEnded).unclaimed
    assert one(events, VisitBegan).visit == 6
    assert not any(5 in tiles for tiles in state.view(A).tiles_owned)
    assert "E" in court(state)


def test_taj_mahal_tc46_change_of_colour_first():
    state = table(hands={A: ["gEE", "gEV", "rEV"]}, special={A: ["change"]}, out=[B, C])
    put(state, "gEE", "change")
    assert set(legal(state)) == plays("gEV")
