"""Rules 67 to 102: the river, the palace, the tracks and karma."""

import pytest

from durbar.games.dice_charmers.events import (
    BoatMoved,
    BonusGained,
    BoxTicked,
    CoinsGained,
    DiceRerolled,
    DieChosen,
    HalfDrawn,
    KarmaGained,
    Upgraded,
)
from tests.games.dice_charmers.build import (  # fmt: skip
    CHARACTERS,
    LONG,
    A,
    B,
    acting,
    boxes,
    centre,
    depot,
    elephant,
    faces,
    find,
    finish,
    goods,
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
    with_karma,
)

SUN_SPACES = {"flag": (2, 9, 17), "lotus": (1, 11, 18), "lamp": (4, 8, 13), "conch": (3, 7, 14),
              "peacock": (6, 12, 16), "tiger": (5, 10, 15)}  # fmt: skip

# ---- the river -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("symbol", SUN_SPACES)
def test_dice_charmers_067_to_the_next_space_with_the_symbol(symbol):
    for before, space in zip((0, *SUN_SPACES[symbol]), SUN_SPACES[symbol], strict=False):
        state = acting(symbol, river=[before] if before else [], tea=1)
        assert ticked(state)[-1] == space


def test_dice_charmers_068_only_the_space_reached_is_ticked():
    state = table(dice={"blue1": "lamp"})
    event = one(play(state, "choose blue1"), BoatMoved)
    assert (event.space, event.back) == (4, False)
    assert ticked(state) == [4]
    assert marks(state).free_behind == (3, 2, 1)


def test_dice_charmers_069_all_rewards_of_a_space():
    state = acting("lamp", river=[8])
    assert ticked(state) == [8, 13]
    assert (marks(state).karma, marks(state).money) == (2, 2)
    assert legal(state) == ["end"]


@pytest.mark.parametrize(
    ("symbol", "before", "after"),
    [
        ("lotus", 0, {"money": 2}), ("conch", 0, {"karma": 2}), ("lamp", 4, {"fame": 2}), ("tiger", 5, {"money": 4}),
        ("peacock", 12, {"money": 5}), ("lotus", 11, {"fame": 3}),
    ],
)  # fmt: skip
def test_dice_charmers_069_what_the_spaces_of_the_sun_bring(symbol, before, after):
    state = acting(symbol, river=[before] if before else [])
    have = {name: getattr(marks(state), name) for name in ("fame", "money", "karma")}
    assert have == {"fame": 0, "money": 0, "karma": 1, **after}


def test_dice_charmers_070_the_position_is_the_rightmost_tick():
    state = table(river=[4, 9], dice={"blue1": "lamp"})
    assert marks(state).position == 9
    play(state, "choose blue1")
    assert ticked(state) == [4, 9, 13]
    assert marks(table()).position == 0


def test_dice_charmers_071_the_same_symbol_again():
    state = table(dice={"blue1": "flag"}, river=[2])
    assert one(play(state, "choose blue1"), BoatMoved).space == 9
    state = table(dice={"blue1": "flag"}, river=[2, 9], tea=1)
    assert one(play(state, "choose blue1"), BoatMoved).space == 17


def test_dice_charmers_072_after_the_third_space_no_die():
    state = table(dice={"blue1": "lamp"}, river=[4, 8, 13])
    assert refusal(state, "choose blue1") == ("symbol_behind", "5.5")
    assert "blue1" not in legal(state, "choose")


def test_dice_charmers_073_a_symbol_that_lies_behind():
    state = table(dice={"blue1": "flag"}, river=[10], tea=1)
    assert one(play(state, "choose blue1"), BoatMoved).space == 17
    assert refusal(table(dice={"blue1": "flag"}, river=[17]), "choose blue1") == ("symbol_behind", "5.5")
    assert refusal(table(dice={"blue1": "tiger"}, river=[16]), "choose blue1") == ("symbol_behind", "5.5")


def test_dice_charmers_074_at_the_end_of_the_river():
    state = table(river=[18])
    assert not {"blue1", "blue2"} & set(legal(state, "choose"))
    for die in ("blue1", "blue2"):
        assert refusal(state, f"choose {die}") == ("river_end", "5.5")


def test_dice_charmers_075_back_from_the_last_space():
    state = acting("portuguese", river=[18, 17])
    assert legal(state, "sail") == ["15", "16"]
    play(state, "sail 16")
    assert marks(state).money == 5
    assert marks(state).position == 18
    state = table(waiting=["money-42"], river=[18])
    play(state, "use money-42")
    assert 17 in ticked(state)


# ---- the palace ----------------------------------------------------------------------------------------------------


def test_dice_charmers_076_the_box_comes_first():
    state = table(dice={"orange1": "merchant"}, palace={"merchant": 1})
    events = play(state, "choose orange1")
    assert one(events, BoxTicked) == BoxTicked(A, "merchant", 2)
    assert boxes(state) == {"merchant": 2}
    assert legal(state, "gain") == ["silk", "spices", "tea"]


def test_dice_charmers_077_three_times_each():
    state = table(dice={"orange1": "portuguese"}, palace={"portuguese": 3}, river=[5])
    assert refusal(state, "choose orange1") == ("row_full", "5.6")
    state = table(waiting=["B2"], palace={"portuguese": 3}, river=[5])
    assert legal(state) == ["end"]
    state = table(waiting=["fame-14"], palace={"portuguese": 3}, river=[5])
    play(state, "use fame-14")
    assert "portuguese" not in legal(state, "palace")
    assert refusal(state, "palace portuguese") == ("row_full", "5.6")


def test_dice_charmers_078_the_great_mogul_ticks_two_boxes():
    state = acting("great_mogul", palace={"merchant": 3})
    assert legal(state, "palace") == ["maharani", "master_builder", "portuguese", "raja_man_singh"]
    play(state, "palace raja_man_singh", "upgrade fort")
    assert boxes(state) == {"great_mogul": 1, "merchant": 3, "raja_man_singh": 1}
    assert (marks(state).money, level(state, "fort")) == (1, 2)


def test_dice_charmers_079_the_great_mogul_not_himself():
    assert refusal(acting("great_mogul"), "palace great_mogul") == ("not_himself", "5.6")


def test_dice_charmers_080_maharani():
    state = acting("maharani", river=[6])
    assert legal(state) == ["sail 7", "sail 8"]
    assert refusal(state, "sail 9") == ("too_far", "5.5")
    assert refusal(state, "sail 5") == ("only_forward", "5.5")
    play(state, "sail 8")
    assert ticked(state) == [6, 8]
    assert (marks(state).fame, goods(state)[0]) == (2, (0, 0, 0))
    assert legal(acting("maharani", river=[17])) == ["sail 18"]


def test_dice_charmers_081_merchant():
    state = acting("merchant", tea=2, silk=1)
    assert legal(state) == ["gain silk", "gain spices", "gain tea", "sell silk", "sell tea"]
    play(state, "sell tea")
    assert legal(state) == ["sell silk", "sell tea", "stop"]
    assert refusal(state, "gain tea") == ("sold_already", "5.6")
    play(state, "sell silk")
    assert marks(state).money == 2
    assert legal(state) == ["end"]
    state = acting("merchant", tea=2)
    play(state, "gain spices")
    assert goods(state) == ((2, 0, 1), (0, 0, 0))
    assert legal(state) == ["end"]


def test_dice_charmers_082_raja_man_singh():
    state = acting("raja_man_singh")
    assert marks(state).money == 1
    assert legal(state) == ["upgrade fort", "upgrade garden", "upgrade stepwell", "upgrade temple"]
    assert one(play(state, "upgrade temple"), Upgraded) == Upgraded(A, "temple", 2)
    assert legal(state) == ["end"]


def test_dice_charmers_083_master_builder():
    state = acting("master_builder", roads=LONG)
    die = acting("half_roads", roads=LONG)
    assert legal(state) == legal(die)
    events = play(state, "half r2c3 W", "half r1c3 N")
    assert len(find(events, HalfDrawn)) == 2
    assert (road(state, "r2c3"), road(state, "r1c3")) == ("NSW", "NES")
    assert waiting(state) == ["T3"]


def test_dice_charmers_084_portuguese():
    state = acting("portuguese", river=[11, 13], tea=1)
    assert legal(state, "sail") == ["10", "12"]
    assert refusal(state, "sail 11") == ("space_ticked", "5.5")
    assert refusal(state, "sail 9") == ("too_far", "5.5")
    assert refusal(state, "sail 14") == ("only_back", "5.5")
    play(state, "sail 12")
    assert legal(state) == ["sell tea", "forfeit"]


def test_dice_charmers_085_the_boat_stays():
    state = acting("portuguese", river=[11, 13])
    assert one(play(state, "sail 10"), BoatMoved).back
    assert marks(state).money == 4
    assert marks(state).position == 13
    assert ticked(state) == [10, 11, 13]


def test_dice_charmers_086_portuguese_brings_a_good_instead():
    for river in ([], [1], [1, 2, 3]):
        assert legal(acting("portuguese", river=river)) == ["gain silk", "gain spices", "gain tea"]
    state = acting("portuguese", river=[5], tea=5)
    assert legal(state) == ["gain silk", "gain spices", "sail 3", "sail 4"]
    play(state, "gain silk")
    assert goods(state)[0] == (5, 1, 0)
    assert ticked(state) == [5]


def test_dice_charmers_087_a_full_column_of_the_palace():
    five = dict.fromkeys(set(CHARACTERS) - {"master_builder"}, 1)
    state = table(dice={"orange1": "master_builder"}, palace=five, roads=LONG)
    events = play(state, "choose orange1")
    assert one(events, BonusGained).bonus == "palace-1"
    assert refusal(state, "use palace-1") == ("action_first", "9")
    play(state, "half r2c3 W", "stop")
    assert legal(state, "use") == ["palace-1"]
    two = {**dict.fromkeys(CHARACTERS, 2), "merchant": 1}
    state = table(dice={"orange1": "merchant"}, palace=two)
    assert one(play(state, "choose orange1"), BonusGained).bonus == "palace-2"
    state = table(dice={"orange1": "merchant"}, palace={**two, "maharani": 1})
    assert find(play(state, "choose orange1"), BonusGained) == []


# ---- the tracks ----------------------------------------------------------------------------------------------------


def test_dice_charmers_088_landing_or_passing():
    state = table(waiting=["T4", "upgrade-2"], money=4)
    events = play(state, "use upgrade-2")
    assert one(events, CoinsGained) == CoinsGained(A, 4, 8)
    assert one(events, BonusGained).bonus == "money-6"
    assert waiting(state) == ["T4", "money-6"]
    state = table(waiting=["T4"], money=4)
    assert one(play(state, "use T4"), BonusGained).bonus == "money-6"
    state = table(waiting=["R4"], fame=4)
    assert one(play(state, "use R4"), BonusGained).bonus == "fame-5"


def test_dice_charmers_089_all_that_are_passed():
    state = table(waiting=["palace-3"], on="moon", money=57)
    play(state, "use palace-3")
    assert waiting(state) == ["money-64"]
    state = table(waiting=["palace-3"], on="moon", money=7)
    play(state, "use palace-3")
    assert waiting(state) == ["money-8", "money-15"]


def test_dice_charmers_090_each_once():
    state = table(waiting=["T4", "upgrade-2"], money=4)
    play(state, "use T4")
    assert waiting(state) == ["upgrade-2", "money-6"]
    assert find(play(state, "use upgrade-2"), BonusGained) == []


def test_dice_charmers_091_where_the_fronts_stand():
    state = table(fame=21, money=40)
    assert state.scores()[A] == 4
    assert state.view(B).excesses[A] == 4
    assert state.scores()[B] == -80


# ---- karma ---------------------------------------------------------------------------------------------------------


def second(karma=1, used=0, seats=3, **dice):
    """Seat B chooses; a purple die lies with A, the other on the elephant."""
    at = {"purple1": A, "purple2": "elephant"}
    return table(seats, turn=B, at=at, karma=karma, karma_used=used, dice=dice)


def test_dice_charmers_092_one_karma_at_the_start():
    assert marks(table()).unspent_karma == 1


def test_dice_charmers_093_where_karma_comes_from():
    for bonus in ("R3", "L4", "money-6"):
        state = table(waiting=[bonus])
        assert one(play(state, f"use {bonus}"), KarmaGained) == KarmaGained(A, 2)
    assert marks(acting("conch")).karma == 2


def test_dice_charmers_094_the_last_three_boxes_bring_bonuses():
    for before, gained in ((1, []), (2, ["karma-3"]), (3, ["karma-4"]), (4, ["karma-5"])):
        state = table(waiting=["R3"], karma=before)
        play(state, "use R3")
        assert waiting(state) == gained
        assert marks(state).karma == before + 1


def test_dice_charmers_095_karma_only_before_a_die_is_chosen():
    state = second()
    assert len(legal(state, "reroll")) == 6
    play(state, "choose green1")
    assert refusal(state, "reroll blue1") == ("karma_before_the_die", "8")
    finish_road = legal(state)[0]
    play(state, finish_road)
    assert refusal(state, "reroll blue1") == ("karma_before_the_die", "8")
    assert refusal(state, "again") == ("karma_before_the_die", "8")


def test_dice_charmers_096_two_dice_are_rolled():
    state = second()
    assert legal(state, "reroll") == ["blue1", "blue2", "green1", "green2", "orange1", "orange2"]
    assert refusal(state, "reroll purple2") == ("die_on_elephant", "4")
    assert refusal(state, "reroll purple1") == ("die_taken", "4")
    before = faces(state)
    event = one(play(state, "reroll blue1"), DiceRerolled)
    assert event.dice == ("blue1", "purple2")
    after = faces(state)
    assert (after[4], after[1]) == event.faces
    assert [n for n in range(8) if before[n] != after[n]] in ([], [1], [4], [1, 4])
    assert marks(state, B).karma_used == 1
    assert marks(state, B).unspent_karma == 0


def test_dice_charmers_096_rerolls_show_every_face():
    seen = set()
    for seed in range(120):
        state = second()
        state.rng.state = seed * 7919
        seen.add(one(play(state, "reroll orange2"), DiceRerolled).faces)
    assert len(seen) > 30


def test_dice_charmers_097_one_of_the_two_is_taken():
    for taken, left in (("green1", "purple2"), ("purple2", "green1")):
        state = second()
        play(state, "reroll green1")
        assert legal(state) == ["choose green1", "choose purple2"]
        assert refusal(state, "choose blue1") == ("take_one_of_two", "8")
        event = one(play(state, f"choose {taken}"), DieChosen)
        assert (event.sent, event.idle) == (left, False)
        assert depot(state, B) == [taken]
        assert elephant(state) == left
        assert len(centre(state)) == 5
        assert state.to_act == B


def test_dice_charmers_098_the_new_die_on_the_elephant_serves_the_next():
    state = with_karma(second(), 2, 1)
    play(state, "reroll green1", "choose purple2")
    finish(state)
    assert elephant(state) == "green1"
    assert one(play(state, "reroll blue1"), DiceRerolled).dice == ("blue1", "green1")


def test_dice_charmers_099_more_karma_the_same_two_dice():
    state = second(karma=2)
    play(state, "reroll blue1")
    assert "again" in legal(state)
    event = one(play(state, "again"), DiceRerolled)
    assert event.dice == ("blue1", "purple2")
    assert marks(state, B).karma_used == 2
    assert "again" not in legal(state)
    assert refusal(state, "again") == ("no_karma", "8")
    assert refusal(state, "reroll green1") == ("take_one_of_two", "8")


def test_dice_charmers_100_without_karma_no_roll():
    state = second(karma=2, used=2)
    assert legal(state, "reroll") == []
    assert refusal(state, "reroll blue1") == ("no_karma", "8")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_dice_charmers_101_not_for_the_first_player(seats):
    state = table(seats)
    assert legal(state, "reroll") == []
    assert refusal(state, "reroll blue1") == ("elephant_empty", "8")


def test_dice_charmers_102_used_karma_still_counts_as_gained():
    state = second(karma=2, used=1)
    play(state, "reroll blue1")
    assert (marks(state, B).karma, marks(state, B).karma_used) == (2, 2)
    state = table(waiting=["R3"], karma=2, karma_used=2)
    play(state, "use R3")
    assert waiting(state) == ["karma-3"]
    assert marks(state).unspent_karma == 1
