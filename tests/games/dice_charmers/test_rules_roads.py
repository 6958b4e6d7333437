"""Rules 23 to 49 and 62 to 66: roads, buildings and their levels, the border."""

import pytest

from durbar.games.dice_charmers.events import (
    BonusGained,
    BonusLost,
    BonusUsed,
    BoxTicked,
    BuildingBuilt,
    FameGained,
    HalfDrawn,
    MarketOpened,
    RoadDrawn,
    Upgraded,
)
from tests.games.dice_charmers.build import (  # fmt: skip
    LONG,
    ONE,
    A,
    acting,
    boxes,
    find,
    full,
    legal,
    level,
    marks,
    one,
    play,
    refusal,
    road,
    table,
    ticked,
    waiting,
)

#: What the residence's four neighbours can take from a die.
FIRST_STRAIGHTS = ["r2c3 NS", "r3c2 EW", "r3c4 EW", "r4c3 NS"]
FIRST_CURVES = ["r2c3 ES", "r2c3 SW", "r3c2 ES", "r3c2 NE", "r3c4 NW", "r3c4 SW", "r4c3 NE", "r4c3 NW"]


def test_dice_charmers_023_027_roads_go_into_cells_without_a_road():
    for face in ("straight", "curve"):
        state = acting(face, roads={"r2c3": "NS", "r1c3": "SW"})
        assert not [text for text in legal(state, "road") if text.startswith(("r2c3", "r1c3"))]
        assert refusal(state, "road r2c3 EW")[0] == "only_half_roads_here"
        assert refusal(state, "half r2c3 E") == ("whole_road_now", "5.2")


def test_dice_charmers_024_the_first_road_touches_the_residence():
    state = acting("straight")
    assert legal(state, "road") == FIRST_STRAIGHTS
    assert refusal(state, "road r2c3 EW") == ("not_turned_to_the_network", "5.2")
    assert refusal(state, "road r1c1 NS") == ("not_reached", "5.2")
    assert refusal(state, "road r3c3 NS") == ("residence_has_roads", "5.2")
    assert legal(acting("curve"), "road") == FIRST_CURVES


def test_dice_charmers_025_later_roads_continue_the_network():
    state = acting("curve", roads=ONE)
    assert {"r1c3 ES", "r1c3 SW"} <= set(legal(state, "road"))
    assert refusal(state, "road r1c3 NE") == ("not_turned_to_the_network", "5.2")
    assert refusal(state, "road r2c2 ES") == ("not_reached", "5.2")
    assert {"r3c2 NE", "r4c3 NW"} <= set(legal(state, "road")), "the residence may be touched again"


def test_dice_charmers_026_every_turn_that_joins():
    surrounded = {"r2c3": "NSW", "r3c2": "NEW", "r1c3": "SW", "r1c2": "ES", "r3c1": "NE", "r2c1": "ES"}
    assert [text for text in legal(acting("straight", roads=surrounded), "road") if "r2c2" in text] == [
        "r2c2 EW", "r2c2 NS",
    ]  # fmt: skip
    curves = [text for text in legal(acting("curve", roads=surrounded), "road") if "r2c2" in text]
    assert curves == ["r2c2 ES", "r2c2 NE", "r2c2 NW", "r2c2 SW"]


@pytest.mark.parametrize("text", ["road r2c3 N", "road r2c3 -", "road r9c9 NS", "half r2c3 NS"])
def test_dice_charmers_028_a_road_lies_in_one_cell(text):
    assert refusal(acting("half_roads", roads={"r4c3": "NS"}), text) == ("no_such_road", "5.2")


def test_dice_charmers_028_a_whole_road_has_two_arms_of_its_own_cell():
    state = acting("straight", roads=ONE)
    assert all(len(text.split(" ")[1]) == 2 for text in legal(state, "road"))
    assert refusal(state, "road r1c3 ES") == ("wrong_shape", "5.2")


def test_dice_charmers_029_030_two_half_roads_make_a_straight_or_a_curve():
    state = acting("half_roads")
    assert legal(state, "road") == sorted(FIRST_STRAIGHTS + FIRST_CURVES)
    assert refusal(state, "road r2c3 ESW") == ("wrong_shape", "5.2")
    one_ = one(play(state, "road r2c3 NS"), RoadDrawn)
    assert one_ == RoadDrawn(A, "r2c3", "NS")
    assert legal(state) == ["end"], "both halves are drawn"
    state = acting("half_roads")
    play(state, "road r2c3 ES")
    assert road(state, "r2c3") == "ES"


def test_dice_charmers_031_two_half_roads_on_two_roads():
    state = acting("half_roads", roads={"r2c3": "NS", "r3c4": "EW"})
    events = play(state, "half r2c3 E", "half r3c4 N")
    assert [(event.cell, event.shape) for event in find(events, HalfDrawn)] == [
        ("r2c3", "junction"), ("r3c4", "junction"),
    ]  # fmt: skip
    assert (road(state, "r2c3"), road(state, "r3c4")) == ("NES", "NEW")


def test_dice_charmers_032_034_a_new_cell_is_never_half_filled():
    state = acting("half_roads", roads=ONE)
    assert all(text.startswith("r2c3") for text in legal(state, "half"))
    assert refusal(state, "half r1c3 S") == ("whole_roads_in_empty_cells", "5.2")
    play(state, "half r2c3 E")
    assert legal(state) == ["half r2c3 W", "stop"]
    assert refusal(state, "half r2c4 W") == ("whole_roads_in_empty_cells", "5.2")
    assert refusal(state, "road r2c4 EW") == ("one_half_is_no_road", "5.2")


def test_dice_charmers_033_a_straight_that_joins_nothing():
    assert refusal(acting("straight", roads=ONE), "road r5c1 EW") == ("not_reached", "5.2")
    assert refusal(acting("half_roads", roads=ONE), "road r5c1 EW") == ("not_reached", "5.2")


def test_dice_charmers_035_junctions_and_crossings():
    state = acting("half_roads", roads={"r2c3": "NS", "r4c3": "NESW"})
    assert legal(state, "half") == ["r2c3 E", "r2c3 W"]
    assert refusal(state, "half r4c3 E") == ("crossing_is_full", "5.2")
    assert refusal(state, "half r2c3 N") == ("side_has_road", "5.2")
    assert one(play(state, "half r2c3 W"), HalfDrawn).shape == "junction"
    assert one(play(state, "half r2c3 E"), HalfDrawn).shape == "crossing"
    assert legal(state) == ["end"]


def test_dice_charmers_036_only_half_roads_change_a_road():
    for face in ("straight", "curve"):
        state = acting(face, roads=ONE)
        assert legal(state, "half") == []
        assert refusal(state, "half r2c3 E") == ("whole_road_now", "5.2")
    assert refusal(acting("half_roads", roads=ONE), "road r2c3 EW") == ("half_road_here", "5.2")


def test_dice_charmers_037_a_changed_road_builds_and_opens_nothing():
    state = acting("half_roads", roads={"r2c3": "NES", "r2c4": "EW"}, tea=3)
    events = play(state, "half r2c3 W", "half r2c4 S")
    assert not [event for event in events if isinstance(event, (BuildingBuilt, FameGained, MarketOpened))]
    assert legal(state) == ["end"]
    assert marks(state).fame == 0


def test_dice_charmers_038_a_half_road_needs_a_road():
    state = table(waiting=["money-20"])
    assert legal(state) == ["end"]
    assert refusal(state, "use money-20") == ("no_road_for_half", "5.2")
    assert one(play(state, "end"), BonusLost) == BonusLost(A, "money-20", False)
    assert legal(acting("half_roads"), "half") == []
    assert len(legal(acting("half_roads"), "road")) == 12, "two halves may be the first road"


def test_dice_charmers_039_a_half_road_opens_the_way():
    state = acting("half_roads", roads={"r2c3": "NS", "r1c3": "SW"})
    events = play(state, "half r2c3 E", "half r1c3 N")
    assert one(events, BonusGained).bonus == "T3"
    assert not find(events, MarketOpened), "r2c4 is not reached by that"
    assert not marks(state).roads[8]
    assert "r2c4 EW" in legal(acting("straight", roads={"r2c3": "NES", "r1c3": "NSW"}), "road")
    assert "r2c4 EW" not in legal(acting("straight", roads={"r2c3": "NS", "r1c3": "NSW"}), "road")


def test_dice_charmers_040_041_a_building_pays_its_level_at_once():
    for levels, fame in ((1, 1), (2, 2), (3, 3)):
        state = acting("curve", levels={"garden": levels})
        events = play(state, "road r2c3 ES")
        assert one(events, BuildingBuilt) == BuildingBuilt(A, "r2c3", "garden", fame)
        assert marks(state).fame == fame


def test_dice_charmers_042_every_building_pays():
    state = acting("straight", roads={"r3c4": "ESW", "r4c4": "NS", "r4c3": "EN"}, levels={"garden": 2})
    play(state, "road r2c3 NS")
    assert marks(state).fame == 2
    state = acting("curve", roads={"r2c3": "NW"}, levels={"temple": 2})
    play(state, "road r2c2 ES")
    assert marks(state).fame == 2


def test_dice_charmers_043_044_levels_from_one_to_three():
    state = table(waiting=["R2", "B1", "B3"])
    assert level(state, "fort") == 1
    for reached in (2, 3):
        bonus = legal(state, "use")[0]
        assert one(play(state, f"use {bonus}", "upgrade fort"), Upgraded) == Upgraded(A, "fort", reached)
    play(state, "use R2")
    assert legal(state, "upgrade") == ["garden", "stepwell", "temple"]
    assert refusal(state, "upgrade fort") == ("top_level", "6")


def test_dice_charmers_045_earlier_buildings_are_not_paid_again():
    state = table(waiting=["R2"], roads=ONE, fame=1)
    play(state, "use R2", "upgrade garden")
    assert marks(state).fame == 1


def test_dice_charmers_046_048_all_types_at_the_second_level():
    three = {"temple": 2, "fort": 2, "garden": 2}
    state = table(waiting=["R2"], levels=three)
    assert one(play(state, "use R2", "upgrade stepwell"), BonusGained).bonus == "upgrade-2"
    play(state, "use upgrade-2")
    assert marks(state).money == 4
    state = table(waiting=["R2"], levels=three)
    play(state, "use R2", "upgrade fort")
    assert waiting(state) == []
    state = table(waiting=["R2"], levels={**three, "stepwell": 2})
    play(state, "use R2", "upgrade fort")
    assert waiting(state) == [], "only once"


def test_dice_charmers_047_all_types_at_the_third_level():
    state = table(waiting=["R2"], levels={"temple": 3, "fort": 3, "garden": 3, "stepwell": 2})
    assert one(play(state, "use R2", "upgrade stepwell"), BonusGained).bonus == "upgrade-3"
    play(state, "use upgrade-3")
    assert marks(state).fame == 4


def test_dice_charmers_049_where_upgrades_come_from():
    state = acting("raja_man_singh")
    play(state, "upgrade fort")
    assert level(state, "fort") == 2
    state = acting("tiger")
    assert ticked(state) == [5]
    play(state, "upgrade temple")
    assert level(state, "temple") == 2
    state = table(waiting=["B1"])
    play(state, "use B1", "upgrade garden")
    assert level(state, "garden") == 2


def test_dice_charmers_062_a_border_bonus_once_per_game():
    state = acting("straight", roads=ONE)
    events = play(state, "road r1c3 NS")
    assert one(events, FameGained) == FameGained(A, 0, 1)
    assert one(events, BonusGained).bonus == "T3"
    assert waiting(state) == ["T3"]
    events = play(state, "use T3", "end")
    assert one(events, BonusUsed).bonus == "T3"
    state = table(roads={"r2c3": "NS", "r1c3": "ES"}, waiting=["T3"])
    play(state, "end")
    assert marks(state).gained
    state = acting("half_roads", roads={"r2c3": "NS", "r1c3": "ES"})
    assert one(play(state, "half r1c3 N"), BonusGained).bonus == "T3"


def test_dice_charmers_063_several_bonuses_with_one_road():
    state = acting("flag", roads=LONG, river=[6])
    play(state, "road r1c5 NEW")
    assert sorted(waiting(state)) == ["R1", "T5"]


@pytest.mark.parametrize(
    ("cell", "arms", "roads", "bonuses"),
    [
        ("r1c1", "NW", {"r2c3": "NS", "r1c3": "SW", "r1c2": "EW"}, ["L1", "T1"]),
        ("r5c5", "ES", {"r3c4": "EW", "r3c5": "SW", "r4c5": "NS"}, ["R5"]),
        ("r5c1", "SW", {"r4c3": "NS", "r5c3": "NW", "r5c2": "EW"}, ["B1", "L5"]),
    ],
)
def test_dice_charmers_062_063_every_edge_of_the_border(cell, arms, roads, bonuses):
    """Arms of a corner cell reach the two edges there, where the sheet has bonuses."""
    back = {"r1c1": "E", "r5c5": "N", "r5c1": "E"}[cell]
    state = acting("half_roads", roads={**roads, cell: back + arms[0]})
    play(state, f"half {cell} {arms[1]}")
    reached = waiting(state)
    assert set(reached) <= set(bonuses)
    assert len(reached) == len([bonus for bonus in bonuses if bonus[0] == {"N": "T", "W": "L", "S": "B"}[arms[1]]])


def test_dice_charmers_064_an_edge_without_a_bonus():
    state = acting("straight", roads={"r2c3": "NS", "r1c3": "SW"})
    events = play(state, "road r1c2 EW")
    assert find(events, BonusGained) == []
    state = acting("half_roads", roads={"r2c3": "NS", "r1c3": "SW", "r1c2": "EW"})
    assert find(play(state, "half r1c2 N"), BonusGained) == [], "T2 is bare on the Sun sheet"


@pytest.mark.parametrize(
    ("bonus", "position", "reason"),
    [
        ("B4", {}, ("no_stock", "5.4")),
        ("B4", {"tea": 2, "sold": {"tea": 2}}, ("no_stock", "5.4")),
        ("money-20", {}, ("no_road_for_half", "5.2")),
        ("money-20", {"roads": full()}, ("no_road_for_half", "5.2")),
        ("B2", {"palace": {"portuguese": 3}}, ("row_full", "5.6")),
        ("R2", {"levels": 3}, ("all_at_top", "6")),
        ("T3", {"river": [18]}, ("river_end", "5.5")),
        ("money-42", {"river": [1, 2]}, ("nothing_behind", "5.5")),
        ("R3", {"karma": 5}, ("karma_full", "8")),
        ("T4", {"money": 76}, ("money_track_full", "7")),
        ("R4", {"fame": 40}, ("fame_track_full", "7")),
        ("R1", {"tea": 5, "silk": 5, "spices": 5}, ("goods_die_brings_nothing", "10")),
        ("L1", {"tea": 5, "silk": 5, "spices": 5}, ("all_goods_full", "5.1")),
        ("tent-D", {"palace": 3}, ("palace_full", "5.6")),
    ],
)
def test_dice_charmers_065_a_bonus_that_cannot_be_used_is_lost(bonus, position, reason):
    state = table(waiting=[bonus], **position)
    assert legal(state) == ["end"]
    assert refusal(state, f"use {bonus}") == reason
    before = marks(state)
    assert one(play(state, "end"), BonusLost) == BonusLost(A, bonus, False)
    assert marks(state) == before
    assert waiting(state) == []


def test_dice_charmers_066_a_character_on_the_border_ticks_its_box():
    state = table(waiting=["B2"], river=[1, 3], palace={"portuguese": 1})
    assert one(play(state, "use B2"), BoxTicked) == BoxTicked(A, "portuguese", 2)
    play(state, "sail 2")
    assert ticked(state) == [1, 2, 3]
    state = table(waiting=["T5"], roads=ONE)
    play(state, "use T5", "half r2c3 E", "stop")
    assert boxes(state) == {"master_builder": 1}
