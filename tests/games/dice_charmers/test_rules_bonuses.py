"""Rules 103 to 123: the order of bonuses, and what all symbols bring."""

import pytest

from durbar.games.dice_charmers.events import (
    BoatMoved,
    BonusGained,
    BonusLost,
    BonusUsed,
    BoxTicked,
    BuildingBuilt,
    GoodsGained,
    MarketOpened,
    RewardLost,
    RoadDrawn,
    TurnEnded,
)
from tests.games.dice_charmers.build import (  # fmt: skip
    LONG,
    ONE,
    A,
    B,
    acting,
    boxes,
    find,
    full,
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
)


def test_dice_charmers_103_first_the_action_then_the_bonuses():
    state = acting("half_roads", roads={"r2c3": "NS", "r1c3": "ES"})
    play(state, "half r1c3 N")
    assert waiting(state) == ["T3"]
    assert refusal(state, "use T3") == ("action_first", "9")
    play(state, "half r2c3 W")
    assert legal(state) == ["use T3", "end"]


def test_dice_charmers_104_any_order():
    ids = ["R1", "R3", "T4"]
    for first in ids:
        state = table(waiting=ids)
        assert legal(state) == [f"use {id}" for id in ids] + ["end"]
        play(state, f"use {first}")
        assert waiting(state) == [id for id in ids if id != first]


def test_dice_charmers_105_new_bonuses_wait_for_the_running_one():
    state = table(waiting=["T5", "T4"], roads={"r2c3": "NS", "r1c3": "ES"})
    play(state, "use T5", "half r1c3 N")
    assert waiting(state) == ["T4", "T3"]
    assert state.view(A).running == "T5"
    assert refusal(state, "use T3") == ("action_first", "9")
    play(state, "stop")
    assert state.view(A).running is None
    assert legal(state, "use") == ["T3", "T4"]


def test_dice_charmers_106_a_used_bonus_is_crossed_out():
    state = table(waiting=["T4"])
    number = state.view(A).sheet.number["T4"]
    assert not marks(state).used >> number & 1
    assert one(play(state, "use T4"), BonusUsed) == BonusUsed(A, "T4")
    assert marks(state).used >> number & 1
    assert refusal(state, "use T4") == ("bonus_used", "9")
    assert refusal(state, "use T3") == ("bonus_not_gained", "9")
    assert refusal(state, "use T9") == ("no_such_bonus", "9")


def test_dice_charmers_107_nothing_is_kept_for_later():
    state = table(waiting=["T4", "B4"])
    events = play(state, "end")
    assert find(events, BonusLost) == [BonusLost(A, "T4", True), BonusLost(A, "B4", False)]
    assert one(events, TurnEnded).seat == A
    assert waiting(state) == []
    assert state.to_act == B
    state = table(waiting=["T4", "B4"])
    play(state, "end")
    state.steps = table(waiting=["R3"]).steps
    state.forget_moves()
    assert refusal(state, "use T4") == ("bonus_was_lost", "9")


# ---- symbols -------------------------------------------------------------------------------------------------------


def test_dice_charmers_110_any_character_with_a_free_box():
    state = table(waiting=["fame-14"], palace={"merchant": 3}, roads=ONE)
    play(state, "use fame-14")
    assert legal(state, "palace") == ["great_mogul", "maharani", "master_builder", "portuguese", "raja_man_singh"]
    play(state, "palace great_mogul", "palace maharani", "sail 1")
    assert boxes(state) == {"great_mogul": 1, "maharani": 1, "merchant": 3}
    assert marks(state).money == 2


@pytest.mark.parametrize("place", ["centre", "elephant", A, B])
def test_dice_charmers_111_a_goods_die_wherever_it_lies(place):
    state = table(waiting=["R1"], at={"purple2": place}, dice={"purple1": "ts", "purple2": "pp"})
    before = {id: die.place for id, die in state.view(A).dice.items()}
    play(state, "use R1")
    assert legal(state) == ["copy purple1", "copy purple2"]
    assert one(play(state, "copy purple2"), GoodsGained).goods == ("spices", "spices")
    assert {id: die.place for id, die in state.view(A).dice.items()} == before
    assert goods(state)[0] == (0, 0, 2)


def test_dice_charmers_111_of_a_full_kind_nothing():
    state = table(waiting=["R1"], dice={"purple1": "ts", "purple2": "pp"}, spices=5, tea=5)
    play(state, "use R1")
    assert legal(state) == ["copy purple1"]
    assert refusal(state, "copy purple2") == ("goods_full", "5.1")
    assert refusal(state, "copy blue1") == ("choose_a_purple_die", "10")
    assert one(play(state, "copy purple1"), GoodsGained) == GoodsGained(A, ("silk",), ("tea",))


def test_dice_charmers_112_different_goods():
    state = table(waiting=["L1"])
    play(state, "use L1")
    assert legal(state) == ["gain silk", "gain spices", "gain tea"]
    play(state, "gain tea")
    assert legal(state) == ["gain silk", "gain spices"]
    assert refusal(state, "gain tea") == ("another_kind", "10")
    play(state, "gain spices")
    assert goods(state)[0] == (1, 0, 1)
    assert legal(state) == ["end"]
    state = acting("conch", river=[3])
    assert goods(state)[0] == (1, 1, 1)
    state = table(waiting=["fame-5"])
    play(state, "use fame-5", "gain silk")
    assert goods(state)[0] == (0, 1, 0)
    assert legal(state) == ["end"]


def test_dice_charmers_113_sell_up_to_n_of_any_kinds():
    state = table(waiting=["B4"], tea=2, silk=1, spices=1)
    play(state, "use B4")
    assert legal(state) == ["sell silk", "sell spices", "sell tea"], "a sale of nothing is none"
    play(state, "sell tea")
    assert legal(state) == ["sell silk", "sell spices", "sell tea", "stop"]
    play(state, "sell tea", "sell silk")
    assert goods(state)[1] == (2, 1, 0)
    assert marks(state).money == 1 + 2 + 1
    assert legal(state) == ["end"]
    state = acting("peacock", river=[6], tea=3)
    assert ticked(state) == [6, 12]
    play(state, "sell tea", "sell tea")
    assert legal(state) == ["end"]
    state = acting("peacock", river=[6], tea=3)
    assert one(play(state, "forfeit"), RewardLost).given_up
    assert goods(state) == ((3, 0, 0), (0, 0, 0))
    state = table(waiting=["money-58"], tea=3)
    play(state, "use money-58", "sell tea")
    assert legal(state) == ["end"]


def test_dice_charmers_114_equal_or_different():
    goods_ = {"tea": 3, "silk": 2, "spices": 1}
    state = acting("flag", river=[9], **goods_)
    assert legal(state) == ["sell silk", "sell spices", "sell tea", "forfeit"]
    play(state, "sell tea")
    assert legal(state) == ["sell silk", "sell spices", "sell tea", "stop"]
    play(state, "sell tea")
    assert legal(state) == ["sell tea", "stop"]
    assert refusal(state, "sell silk") == ("sell_equal_or_different", "5.4")
    state = acting("flag", river=[9], **goods_)
    play(state, "sell tea", "sell silk")
    assert legal(state) == ["sell spices", "stop"]
    assert refusal(state, "sell tea") == ("sell_equal_or_different", "5.4")
    play(state, "sell spices")
    assert goods(state)[1] == (1, 1, 1)


def test_dice_charmers_115_two_different():
    state = table(waiting=["money-35"], tea=2, silk=1)
    play(state, "use money-35")
    assert legal(state) == ["sell silk", "sell tea"]
    play(state, "sell tea")
    assert legal(state) == ["sell silk", "stop"]
    play(state, "sell silk")
    assert legal(state) == ["end"]
    state = table(waiting=["money-35"], tea=2)
    play(state, "use money-35", "sell tea")
    assert legal(state) == ["end"]
    state = table(waiting=["money-35"], tea=2, silk=1, spices=1)
    play(state, "use money-35", "sell tea", "sell spices")
    assert legal(state) == ["end"]


def test_dice_charmers_116_a_half_road():
    state = table(waiting=["money-20"], roads={"r2c3": "NS", "r3c2": "ESW"})
    play(state, "use money-20")
    assert legal(state) == ["half r2c3 E", "half r2c3 W", "half r3c2 N"]
    assert refusal(state, "road r4c3 NS") == ("one_half_is_no_road", "5.2")
    play(state, "half r3c2 N")
    assert road(state, "r3c2") == "NESW"
    assert legal(state) == ["end"]


def test_dice_charmers_117_two_half_roads_of_one_turn_are_merged():
    for first, second in (("money-20", "palace-2"), ("palace-2", "money-20")):
        state = table(waiting=["money-20", "palace-2"], roads=ONE)
        play(state, f"use {first}")
        assert {"road r1c3 ES", "road r1c3 NS", "half r2c3 E"} <= set(legal(state))
        events = play(state, "road r1c3 NS")
        assert one(events, BonusUsed) == BonusUsed(A, second, True)
        assert one(events, BuildingBuilt).cell == "r1c3"
        assert waiting(state) == ["T3"]
        written = state.view(A).sheets[A]
        assert set(written.gained) - set(written.used) == {state.view(A).pending[0]}


def test_dice_charmers_117_or_drawn_one_by_one():
    state = table(waiting=["money-20", "palace-2"], roads=ONE)
    play(state, "use money-20", "half r2c3 E")
    assert waiting(state) == ["palace-2"]
    play(state, "use palace-2")
    assert legal(state) == ["half r2c3 W"]


@pytest.mark.parametrize(
    ("symbol", "before", "shape", "arms"),
    [("lamp", 3, "straight", 2), ("flag", 2, "junction", 3), ("tiger", 10, "crossing", 4)],
)
def test_dice_charmers_118_a_given_road_in_an_empty_cell(symbol, before, shape, arms):
    state = acting(symbol, river=[before], roads=ONE, tea=1)
    roads = legal(state, "road")
    assert roads
    assert all(len(text.split(" ")[1]) == arms for text in roads)
    assert {text.split(" ")[0] for text in roads} == {"r1c3", "r3c2", "r3c4", "r4c3"}
    wide = next(text for text in roads if text.startswith("r4c3"))
    events = play(state, f"road {wide}")
    assert one(events, RoadDrawn).arms == wide.split(" ")[1]
    assert one(events, MarketOpened).cell == "r4c3"
    assert legal(state) == ["sell tea", "stop"]
    state = acting(symbol, river=[before])
    assert {text.split(" ")[0] for text in legal(state, "road")} == {"r2c3", "r3c2", "r3c4", "r4c3"}
    state = table(dice={"blue1": symbol}, river=[before], roads=full())
    assert one(play(state, "choose blue1"), RewardLost).given_up is False


def test_dice_charmers_119_forward():
    state = table(waiting=["T3"], river=[3, 7])
    assert one(play(state, "use T3"), BoatMoved).space == 8
    assert marks(state).fame == 2
    state = table(waiting=["T3"])
    play(state, "use T3")
    assert ticked(state) == [1]


def test_dice_charmers_120_back_to_the_nearest_free_space():
    state = table(waiting=["money-42"], river=[2, 6, 7])
    event = one(play(state, "use money-42"), BoatMoved)
    assert (event.space, event.back) == (5, True)
    play(state, "upgrade fort")
    assert level(state, "fort") == 2


def test_dice_charmers_121_back_to_any_free_space():
    state = table(waiting=["money-66"], river=[2, 6, 7])
    play(state, "use money-66")
    assert legal(state) == ["sail 1", "sail 3", "sail 4", "sail 5"]
    assert refusal(state, "sail 2") == ("space_ticked", "5.5")
    assert refusal(state, "sail 8") == ("only_back", "5.5")
    play(state, "sail 1")
    assert marks(state).money == 2


def test_dice_charmers_122_the_boat_stays_after_any_move_back():
    for bonus, moves in (("money-42", ["use money-42"]), ("money-66", ["use money-66", "sail 3"])):
        state = table(waiting=[bonus], river=[9])
        play(state, *moves)
        assert marks(state).position == 9
        assert len(ticked(state)) == 2


def test_dice_charmers_123_upgrade_karma_fame_coins():
    state = table(waiting=["R2", "R3", "R4", "L5"])
    play(state, "use R2", "upgrade fort", "use R3", "use R4", "use L5")
    assert (level(state, "fort"), marks(state).karma, marks(state).fame, marks(state).money) == (2, 2, 2, 3)


# ---- from one bonus to the next ------------------------------------------------------------------------------------


def test_dice_charmers_105_a_bonus_that_a_bonus_brings():
    state = table(waiting=["T3"], river=[3])
    assert one(play(state, "use T3"), BoatMoved).space == 4
    assert legal(state, "road") == ["r2c3 NS", "r3c2 EW", "r3c4 EW", "r4c3 NS"]
    play(state, "road r2c3 NS")
    assert marks(state).fame == 1
    assert state.view(A).running is None
    assert legal(state) == ["end"]


def test_dice_charmers_105_a_character_brings_a_column():
    five = {"great_mogul": 1, "maharani": 1, "merchant": 1, "raja_man_singh": 1, "portuguese": 1}
    state = table(waiting=["T5", "R1"], palace=five, roads=LONG)
    events = play(state, "use T5")
    assert one(events, BoxTicked).box == 1
    assert one(events, BonusGained).bonus == "palace-1"
    assert legal(state, "use") == []


def test_dice_charmers_112_goods_are_not_on_offer_everywhere():
    """A full kind is no reason where no kind could be had."""
    state = table(waiting=["money-66"], river=[5], tea=5)
    play(state, "use money-66")
    assert refusal(state, "gain tea") == refusal(state, "gain silk") == ("choose_a_space", "5.5")
    state = acting("straight", roads={"r2c3": "NES"}, tea=5)
    play(state, "road r2c4 EW")
    assert refusal(state, "gain tea") == refusal(state, "gain silk") == ("sell_first", "5.4")
