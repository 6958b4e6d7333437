"""Rules 17 to 22 and 50 to 61: goods, markets, tents."""

import pytest

from durbar.games.dice_charmers.events import BonusGained, CoinsGained, GoodsGained, GoodSold, MarketOpened, Stopped
from tests.games.dice_charmers.build import (  # fmt: skip
    A,
    acting,
    find,
    goods,
    legal,
    marks,
    one,
    play,
    refusal,
    road,
    table,
    waiting,
)

#: On Sun r2c1 holds a market for identical goods, r1c2 and r2c4 one for different goods. Here a road comes to both.
TO_DIFFERENT = {"r2c3": "NES"}
TO_EQUAL = {"r3c2": "NEW", "r3c1": "NE"}


def market(roads, at, **goods_):
    """Seat A draws a straight road in this cell, which opens a market."""
    state = acting("straight", roads=roads, **goods_)
    return state, play(state, f"road {at}")


@pytest.mark.parametrize(
    ("face", "gained"),
    [("tt", (2, 0, 0)), ("ss", (0, 2, 0)), ("pp", (0, 0, 2)), ("ts", (1, 1, 0)), ("tp", (1, 0, 1)), ("sp", (0, 1, 1))],
)
def test_dice_charmers_017_019_exactly_the_two_goods_of_the_face(face, gained):
    state = acting(face)
    assert goods(state) == (gained, (0, 0, 0))
    assert legal(state) == ["end"]


def test_dice_charmers_018_the_leftmost_of_a_row():
    state = acting("ts", tea=2)
    assert goods(state)[0] == (3, 1, 0)


def test_dice_charmers_020_of_a_full_row_nothing_is_gained():
    state = table(dice={"purple1": "ts"}, tea=5)
    assert one(play(state, "choose purple1"), GoodsGained) == GoodsGained(A, ("silk",), ("tea",))
    assert goods(state)[0] == (5, 1, 0)
    state = table(dice={"purple1": "tt"}, tea=4)
    assert one(play(state, "choose purple1"), GoodsGained) == GoodsGained(A, ("tea",), ("tea",))
    assert goods(state)[0] == (5, 0, 0)


def test_dice_charmers_021_a_die_that_brings_nothing_is_not_usable():
    state = table(dice={"purple1": "tt", "purple2": "ts"}, tea=5, silk=5)
    assert refusal(state, "choose purple1") == ("goods_full", "5.1")
    assert refusal(state, "choose purple2") == ("goods_full", "5.1")
    assert "purple1" not in legal(state, "choose")
    assert "purple1" in legal(table(dice={"purple1": "tp"}, tea=5, silk=5), "choose")


def test_dice_charmers_022_stock_is_circled_and_not_crossed_out():
    state = table(tea=4, silk=2, sold={"tea": 3, "silk": 2})
    assert marks(state).stock == (1, 0, 0)


def test_dice_charmers_050_a_market_opens_once():
    state = acting("half_roads", roads={"r2c3": "NS", "r1c2": "ES", "r1c3": "SW"}, tea=2)
    events = play(state, "half r1c2 W")
    assert find(events, MarketOpened) == []
    assert refusal(state, "sell tea") == ("draw_half_roads", "5.2")
    state, events = market(TO_DIFFERENT, "r2c4 EW", tea=1)
    assert one(events, MarketOpened) == MarketOpened(A, "r2c4", True, True)
    state, events = market(TO_EQUAL, "r2c1 NS", tea=1)
    assert one(events, MarketOpened) == MarketOpened(A, "r2c1", False, True)


def test_dice_charmers_051_a_market_for_equal_goods():
    state, _ = market(TO_EQUAL, "r2c1 NS", tea=4, silk=2)
    assert legal(state) == ["sell silk", "sell tea", "stop"]
    play(state, "sell tea")
    assert legal(state) == ["sell tea", "stop"]
    assert refusal(state, "sell silk") == ("sell_equal", "5.4")
    play(state, "sell tea", "sell tea")
    assert goods(state)[1] == (3, 0, 0)
    assert legal(state, "sell") == []
    state, _ = market(TO_EQUAL, "r2c1 NS", tea=4)
    assert one(play(state, "stop"), Stopped) == Stopped(A, 3)
    assert legal(state) == ["end"]


def test_dice_charmers_052_a_market_for_different_goods():
    state, _ = market(TO_DIFFERENT, "r2c4 EW", tea=2, silk=1, spices=2)
    play(state, "sell tea")
    assert legal(state) == ["sell silk", "sell spices", "stop"]
    assert refusal(state, "sell tea") == ("sell_different", "5.4")
    play(state, "sell spices")
    assert legal(state) == ["sell silk", "stop"]
    play(state, "sell silk")
    assert goods(state)[1] == (1, 1, 1)
    assert marks(state).money == 3


def test_dice_charmers_053_only_what_is_in_stock():
    state, _ = market(TO_EQUAL, "r2c1 NS", tea=2, silk=2, sold={"tea": 2})
    assert legal(state) == ["sell silk", "stop"]
    assert refusal(state, "sell tea") == ("not_in_stock", "5.4")
    assert refusal(state, "sell spices") == ("not_in_stock", "5.4")
    play(state, "sell silk", "sell silk")
    assert legal(state) == ["end"], "no third silk"


def test_dice_charmers_054_goods_are_crossed_out_from_the_left():
    state, _ = market(TO_EQUAL, "r2c1 NS", spices=5, sold={"spices": 1})
    sold = find(play(state, "sell spices", "sell spices", "sell spices"), GoodSold)
    assert [(event.good, event.column, event.coins) for event in sold] == [
        ("spices", 2, 2), ("spices", 3, 3), ("spices", 4, 4),
    ]  # fmt: skip


def test_dice_charmers_055_each_good_pays_its_column():
    state, _ = market(TO_DIFFERENT, "r2c4 EW", tea=1, silk=1, spices=3, sold={"spices": 2})
    events = play(state, "sell tea", "sell silk", "sell spices")
    assert [event.coins for event in find(events, GoodSold)] == [1, 1, 3]
    assert sum(event.after - event.before for event in find(events, CoinsGained)) == 5
    assert marks(state).money == 5
    assert not [bonus for bonus in waiting(state) if bonus.startswith("tent")]


def test_dice_charmers_056_three_spices():
    state, _ = market(TO_EQUAL, "r2c1 NS", spices=3)
    play(state, "sell spices", "sell spices", "sell spices")
    assert marks(state).money == 1 + 2 + 3


def test_dice_charmers_057_without_stock_a_market_opens_all_the_same():
    state, events = market(TO_EQUAL, "r2c1 NS", tea=2, sold={"tea": 2})
    assert one(events, MarketOpened) == MarketOpened(A, "r2c1", False, False)
    assert legal(state) == ["end"]
    assert road(state, "r2c1") == "NS"
    assert marks(state).money == 0


def test_dice_charmers_058_the_value_is_that_of_the_number_sold():
    for circled, sold, coins in ((5, 0, 1), (3, 0, 1), (5, 4, 5), (3, 2, 3)):
        state, _ = market(TO_EQUAL, "r2c1 NS", silk=circled, sold={"silk": sold})
        play(state, "sell silk")
        assert marks(state).money == coins


def test_dice_charmers_059_every_sale_follows_the_same_rule():
    state = acting("merchant", silk=3, sold={"silk": 1})
    play(state, "sell silk", "sell silk")
    assert marks(state).money == 2 + 3
    state = table(waiting=["B4"], silk=5, sold={"silk": 2})
    play(state, "use B4", "sell silk", "sell silk", "sell silk")
    assert marks(state).money == 3 + 4 + 5


def test_dice_charmers_060_a_tent_brings_its_bonus_once():
    state = table(waiting=["B4"], tea=3, silk=2, spices=2, sold={"tea": 2, "silk": 2, "spices": 1})
    events = play(state, "use B4", "sell spices")
    assert one(events, BonusGained).bonus == "tent-A"
    assert waiting(state) == ["tent-A"]
    assert find(play(state, "sell tea"), BonusGained) == []
    state = table(waiting=["B4"], tea=3, silk=3, spices=3, sold={"tea": 3, "silk": 3, "spices": 2})
    play(state, "use B4", "sell spices")
    assert waiting(state) == ["tent-B"]


def test_dice_charmers_060_a_tent_over_two_columns_needs_both():
    state = table(waiting=["B4"], tea=2, silk=2, spices=2, sold={"tea": 1, "silk": 1})
    play(state, "use B4", "sell spices", "sell spices")
    assert waiting(state) == []
    play(state, "sell tea")
    assert waiting(state) == []
    assert goods(state)[1] == (2, 1, 2)


def test_dice_charmers_061_unsold_goods_do_not_count_for_tents():
    state = table(waiting=["B4"], tea=5, silk=5, spices=5, sold={"tea": 2, "silk": 1, "spices": 1})
    play(state, "use B4", "sell spices")
    assert waiting(state) == []
