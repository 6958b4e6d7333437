"""The worked examples of the rulebook (WE1 to WE7), with the dossier's numbers, click by click."""

from durbar.games.dice_charmers.events import (
    BoatMoved,
    BonusGained,
    BonusLost,
    BuildingBuilt,
    CoinsGained,
    FameGained,
    GameEnded,
    GoodsGained,
    GoodSold,
    HalfDrawn,
    RoadDrawn,
    TracksCrossed,
    TurnEnded,
)
from tests.games.dice_charmers.build import (  # fmt: skip
    LONG,
    ONE,
    A,
    B,
    acting,
    boxes,
    depot,
    elephant,
    find,
    finish,
    goods,
    legal,
    marks,
    one,
    play,
    refusal,
    road,
    sheet,
    table,
    ticked,
    waiting,
)


def test_dice_charmers_041_we1_a_building_at_the_second_level():
    state = acting("curve", roads={"r2c3": "NS"}, levels={"temple": 2})
    events = play(state, "road r1c3 ES")
    assert one(events, BuildingBuilt) == BuildingBuilt(A, "r1c3", "temple", 2)
    assert one(events, FameGained) == FameGained(A, 0, 2)


def test_dice_charmers_055_we2_a_market_for_different_goods():
    state = acting("straight", roads={"r2c3": "NES"}, tea=1, silk=1, spices=3, sold={"spices": 2})
    play(state, "road r2c4 EW")
    assert legal(state) == ["sell silk", "sell spices", "sell tea", "stop"]
    events = play(state, "sell tea", "sell silk", "sell spices")
    assert [(event.good, event.column, event.coins) for event in find(events, GoodSold)] == [
        ("tea", 1, 1), ("silk", 1, 1), ("spices", 3, 3),
    ]  # fmt: skip
    assert marks(state).money == 5
    assert waiting(state) == []


def test_dice_charmers_084_we3_the_portuguese():
    for space in (12, 10):
        state = acting("portuguese", river=[11, 13], tea=2)
        assert legal(state, "sail") == ["10", "12"]
        events = play(state, f"sail {space}")
        assert one(events, BoatMoved).back
        if space == 12:
            play(state, "sell tea", "sell tea")
            assert marks(state).money == 3
        else:
            assert marks(state).money == 4
        assert ticked(state) == sorted([11, 13, space])
        assert marks(state).position == 13


def test_dice_charmers_108_we4_a_building_and_a_border_bonus():
    state = acting("straight", roads=ONE, river=[6], levels={"temple": 2})
    events = play(state, "road r1c3 NS")
    assert [type(event) for event in events] == [RoadDrawn, BonusGained, BuildingBuilt, FameGained]
    assert one(events, FameGained) == FameGained(A, 0, 2)
    assert waiting(state) == ["T3"]
    assert ticked(state) == [6], "the bonus comes after"
    events = play(state, "use T3")
    assert one(events, BoatMoved).space == 7
    assert one(events, GoodsGained).goods == ("tea", "silk", "spices")
    assert goods(state)[0] == (1, 1, 1)
    assert legal(state) == ["end"]


def test_dice_charmers_109_we5_the_long_chain():
    five = {"great_mogul": 1, "maharani": 1, "merchant": 1, "raja_man_singh": 1, "portuguese": 1}
    state = table(
        3, turn=B, at={"purple1": A, "purple2": "elephant"}, dice={"blue1": "flag", "purple1": "ts", "purple2": "pp"},
        fame=15, money=43, levels={"fort": 2}, roads=LONG, river=[1, 6], palace=five,
    )  # fmt: skip
    assert state.scores()[B] == 30 - 35

    events = play(state, "choose blue1")
    assert one(events, BoatMoved).space == 9
    assert depot(state, B) == ["blue1"]
    assert "road r1c5 NEW" in legal(state)

    events = play(state, "road r1c5 NEW")
    assert one(events, FameGained) == FameGained(B, 15, 17)
    assert waiting(state) == ["T5", "R1"]
    assert state.scores()[B] == -1, "half a fame point before the crossing"
    assert legal(state) == ["use R1", "use T5", "end"]

    play(state, "use R1")
    assert refusal(state, "copy blue1") == ("choose_a_purple_die", "10")
    events = play(state, "copy purple2")
    assert one(events, GoodsGained).goods == ("spices", "spices")
    assert elephant(state) == "purple2"

    events = play(state, "use T5")
    assert one(events, BonusGained).bonus == "palace-1"
    assert boxes(state, B) == {**five, "master_builder": 1}
    events = play(state, "half r2c3 W", "half r1c3 N")
    assert [event.shape for event in find(events, HalfDrawn)] == ["junction", "junction"]
    assert (road(state, "r2c3", B), road(state, "r1c3", B)) == ("NSW", "NES")
    assert waiting(state) == ["palace-1", "T3"]

    events = play(state, "use T3")
    assert one(events, BoatMoved).space == 10
    assert one(events, CoinsGained) == CoinsGained(B, 43, 47)
    assert one(events, TracksCrossed) == TracksCrossed(B, 5, True)
    assert state.scores()[B] == 5, "two fame points and a half"

    play(state, "use palace-1", "copy purple2")
    assert goods(state, B)[0] == (0, 0, 4)
    assert waiting(state) == []
    assert legal(state) == ["end"]

    events = play(state, "end")
    assert not find(events, BonusLost)
    assert one(events, TurnEnded).seat == B
    assert state.to_act == 2, "the round is finished"
    assert one(finish(state), GameEnded).standings[0].seat == B


def test_dice_charmers_128_we6_half_a_point():
    state = table(2)
    state.marks = [sheet(fame=21, money=40), sheet(fame=16, money=49)]
    assert state.scores() == [4, 5], "two fame points, and two and a half"
    assert [standing.seat for standing in state.standings()] == [B, A]


def test_dice_charmers_130_we7_both_have_five_karma():
    state = table(2)
    state.marks = [sheet(fame=21, money=40, karma=5, karma_used=2), sheet(fame=21, money=40, karma=5, karma_used=4)]
    assert [(standing.seat, standing.rank) for standing in state.standings()] == [(B, 1), (A, 2)]
