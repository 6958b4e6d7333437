"""The rulings A1 to A60 of the dossier's chapter 7."""

import pytest

from durbar.games.dice_charmers.board import read_board
from durbar.games.dice_charmers.boards import own_board
from durbar.games.dice_charmers.events import (
    BoatMoved,
    BonusGained,
    BonusLost,
    BonusUsed,
    BoxTicked,
    CoinsGained,
    DiceRerolled,
    DieChosen,
    FameGained,
    GameEnded,
    GoodsGained,
    KarmaGained,
    MarketOpened,
    PassBegan,
    RewardLost,
    RoundBegan,
    Stopped,
    TracksCrossed,
    TurnEnded,
)
from durbar.system import boards
from tests.games.dice_charmers.build import (  # fmt: skip
    ONE,
    A,
    B,
    C,
    acting,
    boxes,
    centre,
    depot,
    elephant,
    find,
    finish,
    full,
    goods,
    legal,
    level,
    marks,
    one,
    play,
    refusal,
    road,
    sheet,
    start,
    table,
    ticked,
    waiting,
)

FULL_GOODS = {"tea": 5, "silk": 5, "spices": 5}
SOLD_OUT = {**FULL_GOODS, "sold": FULL_GOODS}


def test_dice_charmers_a01_the_edges_of_the_tracks():
    """The dossier's own table (section 3), in coins: twice its fame points."""
    tracks = own_board().tracks
    assert (tracks.fame_cells, tracks.money_cells, tracks.corners) == (40, 76, (16, 25))
    for fame, money, excess in (
        (21, 40, 4), (16, 49, 5), (21, 36, 0), (21, 37, 1), (16, 46, 0), (15, 47, 1), (0, 76, 0), (40, 0, 0),
    ):  # fmt: skip
        assert tracks.excess(fame, money) == excess
    for money in range(77):
        inner = 40 - money / 2 - (money > 30) - (money > 46)
        assert tracks.edges[money] == 2 * inner


def test_dice_charmers_a02_touching_is_not_crossing():
    state = table(3, turn=C, fame=21, money=34, waiting=["T4"])
    assert not find(play(state, "use T4"), TracksCrossed)
    assert state.scores()[C] == 0
    assert find(play(state, "end"), RoundBegan)
    state = table(3, turn=C, fame=21, money=35, waiting=["T4"])
    assert one(play(state, "use T4"), TracksCrossed).excess == 1
    assert find(play(state, "end"), GameEnded)


def test_dice_charmers_a03_turn_and_round_are_finished_after_the_crossing():
    state = table(fame=21, money=36, waiting=["T4", "R2"])
    assert find(play(state, "use T4"), TracksCrossed)
    assert legal(state) == ["use R2", "end"]
    play(state, "use R2", "upgrade fort", "end")
    assert state.to_act == B


def test_dice_charmers_a04_what_the_tracks_have_no_room_for_is_lost():
    state = table(fame=39, waiting=["R4"])
    assert one(play(state, "use R4"), FameGained) == FameGained(A, 39, 40, 1)
    state = table(money=75, waiting=["L5"])
    assert one(play(state, "use L5"), CoinsGained) == CoinsGained(A, 75, 76, 2)
    state = acting("merchant", money=76, tea=1)
    play(state, "sell tea")
    assert (marks(state).money, goods(state)[1]) == (76, (1, 0, 0))


def test_dice_charmers_a05_all_have_the_same_sheet():
    for on in ("sun", "moon"):
        assert {start(4, sheet=on).view(seat).sheet.id for seat in range(4)} == {on}


def test_dice_charmers_a06_track_bonuses_wait_for_the_end_of_the_action():
    state = acting("merchant", money=5, tea=2)
    assert one(play(state, "sell tea"), BonusGained).bonus == "money-6"
    assert refusal(state, "use money-6") == ("action_first", "9")
    play(state, "sell tea")
    assert legal(state, "use") == ["money-6"]


def test_dice_charmers_a07_what_is_done_at_once():
    state = acting("straight", roads={"r2c3": "NES"}, tea=1, levels={"garden": 2})
    events = play(state, "road r2c4 EW", "sell tea")
    assert find(events, CoinsGained), "a sale on a market is part of the action"
    assert waiting(state) == []
    assert marks(acting("lotus")).money == 2, "so are the rewards of the river"


def test_dice_charmers_a07_what_waits():
    for position, face, moves_, bonus in (
        ({"roads": {"r2c3": "NS"}}, "straight", ["road r1c3 NS"], "T3"),
        ({"palace": dict.fromkeys(("great_mogul", "maharani", "raja_man_singh", "master_builder", "portuguese"), 1)},
         "merchant", ["gain tea"], "palace-1"),
        ({"levels": {"fort": 2, "garden": 2, "stepwell": 2}}, "raja_man_singh", ["upgrade temple"], "upgrade-2"),
        ({"karma": 2}, "conch", [], "karma-3"),
        ({"fame": 4}, "lamp", ["road r2c3 NS"], "fame-5"),
        ({"money": 4}, "lotus", [], "money-6"),
        ({"tea": 2, "silk": 2, "spices": 2, "sold": {"tea": 2, "silk": 2, "spices": 1}}, "merchant", ["sell spices"],
         "tent-A"),
    ):  # fmt: skip
        state = acting(face, **position)
        play(state, *moves_)
        assert waiting(state) == [bonus]
        number = state.view(A).sheet.number[bonus]
        assert marks(state).gained == 1 << number
        assert marks(state).used == 0


def test_dice_charmers_a08_a_running_bonus_is_finished_first():
    state = table(waiting=["T3", "R1"], river=[8], roads={"r2c3": "NES", "r2c4": "EW"}, tea=2)
    play(state, "use T3")
    assert ticked(state) == [8, 9]
    assert legal(state, "use") == []
    play(state, next(text for text in legal(state) if text.startswith("road r2c5") and "E" in text))
    assert waiting(state) == ["R1", "R2"]
    assert legal(state, "use") == ["R1", "R2"]


def test_dice_charmers_a09_nothing_is_kept():
    state = table(waiting=["T4"])
    events = play(state, "end")
    assert one(events, BonusLost) == BonusLost(A, "T4", True)
    finish(state)
    finish(state)
    assert waiting(state) == []
    assert marks(state).money == 0


def test_dice_charmers_a10_each_border_bonus_once_per_game():
    """Two arms that reach the same edge there cannot be, but the mark on the sheet is kept all the same."""
    state = table(waiting=["T3"], roads={"r2c3": "NS", "r1c3": "ES"})
    play(state, "end")
    number = state.view(A).sheet.number["T3"]
    assert marks(state).gained >> number & 1
    assert not marks(state).used >> number & 1


def test_dice_charmers_a11_a_usable_bonus_may_be_given_up():
    state = table(waiting=["T4"])
    assert legal(state) == ["use T4", "end"]
    assert one(play(state, "end"), BonusLost).usable
    state = acting("tiger")
    assert legal(state)[-1] == "forfeit"
    assert one(play(state, "forfeit"), RewardLost).given_up
    state = acting("raja_man_singh")
    assert refusal(state, "forfeit") == ("nothing_to_give_up", "9")


def test_dice_charmers_a12_one_bonus_makes_another_usable():
    state = table(waiting=["B4", "R1"])
    assert legal(state, "use") == ["R1"]
    play(state, "use R1", "copy purple1")
    assert legal(state, "use") == ["B4"]
    play(state, "use B4", "sell tea", "sell silk")
    assert marks(state).money == 2


def test_dice_charmers_a13_both_boxes_count_for_columns():
    four = {"merchant": 1, "raja_man_singh": 1, "master_builder": 1, "portuguese": 1}
    state = acting("great_mogul", palace=four)
    assert waiting(state) == []
    events = play(state, "palace maharani")
    assert one(events, BoxTicked) == BoxTicked(A, "maharani", 1)
    assert waiting(state) == ["palace-1"]
    state = acting("great_mogul", palace={**four, "maharani": 1})
    assert waiting(state) == ["palace-1"]
    play(state, "palace merchant", "gain tea")
    assert boxes(state)["merchant"] == 2


def test_dice_charmers_a14_the_great_mogul_alone():
    rows = dict.fromkeys(("maharani", "merchant", "raja_man_singh", "master_builder", "portuguese"), 3)
    state = table(dice={"orange1": "great_mogul"}, palace=rows)
    assert refusal(state, "choose orange1") == ("nobody_for_the_mogul", "5.6")
    state = table(on="moon", waiting=["R4"], palace=rows)
    assert refusal(state, "use R4") == ("nobody_for_the_mogul", "5.6")
    state = table(waiting=["fame-14"], palace=rows)
    assert refusal(state, "use fame-14") == ("palace_full", "5.6")


def test_dice_charmers_a15_a_full_row():
    for who in ("great_mogul", "maharani", "merchant", "raja_man_singh", "master_builder", "portuguese"):
        state = table(dice={"orange1": who}, palace={who: 3}, roads=ONE)
        assert refusal(state, "choose orange1") == ("row_full", "5.6")


@pytest.mark.parametrize(
    ("who", "position"), [("maharani", {"river": [18]}), ("master_builder", {"roads": full()})]
)  # fmt: skip
def test_dice_charmers_a16_a_character_with_nothing_to_do(who, position):
    state = table(dice={"orange1": who}, **position)
    assert refusal(state, "choose orange1") == ("nothing_to_do", "5.6")
    state = acting("great_mogul", **position)
    assert refusal(state, f"palace {who}") == ("nothing_to_do", "5.6")
    state = table(waiting=["fame-14"], **position)
    play(state, "use fame-14")
    assert refusal(state, f"palace {who}") == ("nothing_to_do", "5.6")
    assert {"merchant", "portuguese"} <= set(legal(state, "palace"))


def test_dice_charmers_a17_no_consolation_left():
    state = table(dice={"orange1": "merchant", "orange2": "portuguese"}, **SOLD_OUT, river=[1])
    for die in ("orange1", "orange2"):
        assert refusal(state, f"choose {die}") == ("nothing_to_do", "5.6")
    state = acting("portuguese", **SOLD_OUT, river=[2])
    assert legal(state) == ["sail 1"]
    state = acting("merchant", **FULL_GOODS)
    assert legal(state) == ["sell silk", "sell spices", "sell tea"]


def test_dice_charmers_a18_a19_the_consolation_is_a_free_choice():
    assert "gain tea" in legal(acting("merchant", tea=2))
    assert "gain tea" in legal(acting("portuguese", river=[5]))


def test_dice_charmers_a20_only_free_spaces_count():
    state = acting("portuguese", river=[9, 8, 6, 5])
    assert legal(state, "sail") == ["4", "7"]
    play(state, "sail 4")
    assert marks(state).position == 9


def test_dice_charmers_a21_a_symbol_passed_over():
    state = table(dice={"blue1": "lamp", "blue2": "lotus"}, river=[14])
    assert refusal(state, "choose blue1") == ("symbol_behind", "5.5")
    assert "blue2" in legal(state, "choose")


def test_dice_charmers_a22_maharani_takes_the_space_reached_only():
    state = acting("maharani", river=[2])
    events = play(state, "sail 4")
    assert one(events, BoatMoved).space == 4
    assert marks(state).karma == 1, "space 3 is passed"
    assert ticked(state) == [2, 4]


def test_dice_charmers_a23_two_rewards_of_a_space():
    """Coins, fame and karma come of themselves, for nothing can follow from their order; the rest is chosen."""
    state = acting("tiger", on="moon")
    assert marks(state).money == 1
    assert legal(state) == ["gain silk", "gain spices", "gain tea", "forfeit"]
    state = acting("lotus", on="moon", river=[16])
    assert marks(state).karma == 2
    play(state, "upgrade fort")
    assert level(state, "fort") == 2


#: A file of sheets whose first space brings a good and a sale.
GOOD_AND_SALE = boards.shipped("dice_charmers").replace(
    '{"symbol": "lotus", "rewards": [{"type": "coins", "n": 2}]}',
    '{"symbol": "lotus", "rewards": [{"type": "goods_different"}, {"type": "sell_any", "n": 1}]}',
)


def test_dice_charmers_a23_the_order_is_free():
    printed = read_board(GOOD_AND_SALE)
    state = acting("lotus", printed=printed, tea=1)
    assert legal(state) == ["reward 1", "reward 2"]
    play(state, "reward 2", "sell tea")
    assert legal(state) == ["gain silk", "gain spices", "gain tea", "forfeit"], "the other follows by itself"
    state = acting("lotus", printed=printed)
    assert state.view(A).step == "pick", "nothing can be sold yet"
    play(state, "gain silk")
    assert legal(state) == ["sell silk", "forfeit"]
    state = acting("lotus", printed=printed)
    lost = find(play(state, "forfeit"), RewardLost)
    assert [event.given_up for event in lost] == [True, False], "and then the sale is lost as well"


def test_dice_charmers_a24_a25_a_reward_that_cannot_be_used():
    state = table(dice={"blue1": "lamp"}, roads=full())
    assert "blue1" in legal(state, "choose")
    events = play(state, "choose blue1")
    lost = one(events, RewardLost)
    assert (lost.effect.shape, lost.given_up) == ("straight", False)
    assert ticked(state) == [4]
    assert legal(state) == ["end"]
    state = table(dice={"blue1": "peacock"}, river=[6])
    assert one(play(state, "choose blue1"), RewardLost).effect.type == "sell_any"


def test_dice_charmers_a26_the_second_half_may_be_left():
    state = acting("half_roads", roads=ONE)
    assert "stop" not in legal(state)
    assert refusal(state, "stop") == ("draw_half_roads", "5.2")
    play(state, "half r2c3 E")
    assert legal(state) == ["half r2c3 W", "stop"]
    assert one(play(state, "stop"), Stopped).left == 1
    assert road(state, "r2c3") == "NES"


def test_dice_charmers_a27_both_halves_on_one_road():
    state = acting("half_roads", roads=ONE)
    play(state, "half r2c3 E", "half r2c3 W")
    assert road(state, "r2c3") == "NESW"


def test_dice_charmers_a28_three_half_roads_in_a_turn():
    state = acting("half_roads", roads={"r2c3": "NS"}, money=19)
    play(state, "road r1c3 ES")
    state = table(waiting=["money-20"], roads={"r2c3": "NS", "r1c3": "ES"})
    play(state, "use money-20", "half r1c3 W")
    assert road(state, "r1c3") == "ESW"
    state = table(waiting=["T5", "money-20"], roads=ONE)
    play(state, "use T5", "half r2c3 E")
    assert "road r2c4 EW" not in legal(state), "the bonus does not join the character's second half"
    play(state, "half r2c3 W", "end")
    state = table(waiting=["T5", "money-20"], roads=ONE)
    play(state, "use T5", "road r1c3 ES", "use money-20", "half r1c3 W")
    assert road(state, "r1c3") == "ESW"


def test_dice_charmers_a29_any_two_half_road_bonuses():
    state = table(on="moon", waiting=["karma-4", "money-30"])
    assert legal(state, "use") == ["karma-4", "money-30"], "two may make the first road"
    events = play(state, "use karma-4", "road r2c3 NS")
    assert [(event.bonus, event.merged) for event in find(events, BonusUsed)] == [
        ("karma-4", False), ("money-30", True),
    ]  # fmt: skip
    assert waiting(state) == []


def test_dice_charmers_a29_no_merging_where_no_cell_is_free():
    state = table(on="moon", waiting=["karma-4", "money-30"], roads={**full(), "r1c1": "ES"})
    play(state, "use karma-4")
    assert legal(state) == ["half r1c1 N", "half r1c1 W"]
    state = table(on="moon", waiting=["karma-4", "money-30"], roads=full())
    assert legal(state) == ["end"]


def test_dice_charmers_a30_not_on_the_residence():
    state = acting("half_roads", roads=ONE)
    assert refusal(state, "half r3c3 N") == ("residence_has_roads", "5.2")
    assert refusal(state, "road r3c3 NS") == ("residence_has_roads", "5.2")


def test_dice_charmers_a31_exits_on_all_sides():
    assert {text.split(" ")[0] for text in legal(acting("straight"), "road")} == {"r2c3", "r3c2", "r3c4", "r4c3"}


def test_dice_charmers_a32_one_connection_is_enough():
    state = acting("straight", roads={"r2c3": "NES", "r1c3": "ES", "r1c4": "SW"})
    play(state, "road r2c4 EW")
    assert road(state, "r2c4") == "EW", "r1c4 ends at it without contact"


def test_dice_charmers_a33_every_cell_pays():
    state = acting("curve", roads={"r2c3": "NSW", "r1c3": "SW"}, fame=2)
    play(state, "road r2c2 NE")
    assert marks(state).fame == 3, "a second temple"


def test_dice_charmers_a34_upgrades_do_not_pay_for_old_buildings():
    state = acting("raja_man_singh", roads=ONE, fame=1)
    play(state, "upgrade garden")
    assert marks(state).fame == 1


def test_dice_charmers_a35_all_at_the_third_level():
    assert refusal(table(waiting=["R2"], levels=3), "use R2") == ("all_at_top", "6")
    state = acting("raja_man_singh", levels=3)
    assert marks(state).money == 1
    assert legal(state) == ["end"]


def test_dice_charmers_a36_nothing_or_less_on_a_market():
    state = acting("straight", roads={"r2c3": "NES"}, tea=1, silk=1)
    play(state, "road r2c4 EW", "stop")
    assert goods(state)[1] == (0, 0, 0)
    assert "r2c4" not in " ".join(legal(acting("curve", roads={"r2c3": "NES", "r2c4": "EW"}), "road"))
    state = table(waiting=["B4"], tea=1)
    play(state, "use B4")
    assert refusal(state, "stop") == ("sell_first", "5.4")


def test_dice_charmers_a37_not_what_comes_later_in_the_turn():
    state = table(waiting=["T3", "R1"], river=[3], roads={"r2c3": "NES"})
    events = play(state, "use T3", "road r2c4 EW")
    assert one(events, MarketOpened).stock is False
    play(state, "use R1", "copy purple1")
    assert marks(state).stock == (1, 1, 0)
    assert legal(state) == ["end"]


def test_dice_charmers_a38_up_to_n_any_mix():
    state = table(waiting=["B4"], tea=2, silk=2)
    play(state, "use B4", "sell tea", "sell silk", "sell tea")
    assert goods(state)[1] == (2, 1, 0)
    state = table(waiting=["B4"], tea=2, silk=2)
    play(state, "use B4", "sell tea", "stop")
    assert marks(state).money == 1


def test_dice_charmers_a39_up_to_two_different():
    state = table(waiting=["money-35"], tea=2, silk=2)
    play(state, "use money-35", "sell tea", "stop")
    assert goods(state)[1] == (1, 0, 0)


def test_dice_charmers_a40_as_many_kinds_as_there_are():
    state = acting("conch", river=[3], tea=5)
    assert goods(state)[0] == (5, 1, 1)
    state = table(waiting=["L1"], tea=5, silk=5)
    assert one(play(state, "use L1"), GoodsGained).goods == ("spices",)
    state = table(waiting=["L1"], tea=5)
    play(state, "use L1")
    assert goods(state)[0] == (5, 1, 1), "two kinds are left, so nothing is to be chosen"


def test_dice_charmers_a41_a_purple_die_with_one_kind_full():
    state = acting("tp", tea=5)
    assert goods(state)[0] == (5, 0, 1)
    state = table(dice={"purple1": "tp", "purple2": "tt"}, waiting=["R1"], tea=5)
    play(state, "use R1")
    assert legal(state) == ["copy purple1"]


def test_dice_charmers_a42_the_face_decides():
    state = acting("tt", silk=1)
    assert goods(state)[0] == (2, 1, 0)
    assert legal(state) == ["end"]


def test_dice_charmers_a43_all_goods_under_the_roof():
    sun, moon = own_board().sheets["sun"], own_board().sheets["moon"]
    assert sun.tent_columns == moon.tent_columns == ((1, 2), (3,), (4,), (5,))


def test_dice_charmers_a44_the_face_that_a_die_shows_now():
    state = table(turn=B, at={"purple1": A, "purple2": "elephant"}, dice={"purple1": "ts", "purple2": "pp"})
    rolled = one(play(state, "reroll blue1"), DiceRerolled).faces[1]
    play(state, "choose blue1")
    while state.view(A).step != "bonuses":
        play(state, legal(state)[0])
    shows = state.view(A).face("purple2")
    assert shows == own_board().faces[0][rolled]


def test_dice_charmers_a45_no_karma_for_the_first_player():
    assert legal(table(4), "reroll") == []
    state = table(2, turn=A, pick=2, at={"purple1": A, "purple2": "elephant", "blue1": B})
    assert len(legal(state, "reroll")) == 5


def test_dice_charmers_a46_whatever_lies_on_the_elephant_now():
    state = table(turn=C, pick=2, at={"blue1": A, "green1": B, "orange2": "elephant"})
    assert one(play(state, "reroll purple1"), DiceRerolled).dice == ("purple1", "orange2")


def test_dice_charmers_a47_a48_the_same_two_dice():
    state = table(turn=B, at={"blue1": A, "blue2": "elephant"}, karma=3)
    for text in ("reroll green1", "again", "again"):
        assert one(play(state, text), DiceRerolled).dice == ("green1", "blue2")
    assert {text.split(" ")[-1] for text in legal(state)} <= {"green1", "blue2"}
    assert marks(state, B).unspent_karma == 0


def test_dice_charmers_a49_neither_can_be_used():
    state = table(turn=B, at={"blue1": A, "blue2": "elephant"}, river=[18], roads=full(), karma=2)
    play(state, "reroll green1")
    assert legal(state) == ["choose blue2", "choose green1", "again"]
    play(state, "again")
    event = one(play(state, "choose blue2"), DieChosen)
    assert event.idle
    assert (depot(state, B), elephant(state)) == (["blue2"], "green1")
    assert ticked(state, B) == [18]
    assert legal(state) == ["end"]


def test_dice_charmers_a49_if_one_can_be_used_it_is_taken():
    state = table(turn=B, at={"blue1": A, "blue2": "elephant"}, river=[18], karma=1)
    play(state, "reroll purple1")
    assert legal(state) == ["choose purple1"]
    assert refusal(state, "choose blue2") == ("river_end", "5.5")


def test_dice_charmers_a50_karma_beyond_the_fifth_box():
    state = acting("conch", karma=5)
    assert legal(state) == ["end"]
    assert marks(state).karma == 5
    state = table(dice={"blue1": "conch"}, karma=5)
    assert one(play(state, "choose blue1"), KarmaGained) == KarmaGained(A, 0)


def test_dice_charmers_a51_reroll_or_pass():
    state = table(turn=B, at={"blue1": A, "blue2": "elephant"}, **SOLD_OUT, roads=full(), river=[18], palace=3)
    assert "pass" in legal(state)
    assert len(legal(state, "reroll")) == 6
    play(state, "pass")
    assert state.to_act == C
    assert depot(state, B) == []


def test_dice_charmers_a52_no_die_no_elephant():
    state = table(2, **SOLD_OUT, roads=full(), river=[18], palace=3)
    play(state, "pass")
    assert elephant(state) == ""
    assert len(centre(state)) == 8
    assert legal(state, "reroll") == []
    play(state, "choose purple1", "end")
    assert elephant(state) == "", "not by the second player, either"
    state = table(2, pick=2, at={"purple1": B})
    play(state, "choose blue1")
    assert elephant(state) == "", "nor by the first player's second choice"


def test_dice_charmers_a53_the_pass_is_finished():
    state = table(2, fame=21, money=37)
    play(state, "choose purple1", "end")
    assert state.to_act == B
    events = finish(state)
    assert find(events, GameEnded)
    assert not find(events, PassBegan)


def test_dice_charmers_a54_places_of_those_who_did_not_cross():
    state = table(4)
    state.marks = [
        sheet(fame=3, money=4, karma=2), sheet(fame=21, money=40), sheet(fame=3, money=4, karma=2, karma_used=1),
        sheet(fame=4, money=1),
    ]  # fmt: skip
    assert state.scores() == [6 - 76, 4, 6 - 76, 8 - 79]
    assert [(standing.seat, standing.rank) for standing in state.standings()] == [(1, 1), (2, 2), (0, 3), (3, 4)]


def test_dice_charmers_a55_asked_or_drawn():
    assert start(3, start_player=3).to_act == C
    assert {start(3, seed, start_player="random").to_act for seed in range(30)} == {A, B, C}


def test_dice_charmers_a56_two_half_roads_may_be_the_first_road():
    state = acting("half_roads")
    assert len(legal(state)) == 12
    state = acting("master_builder")
    play(state, "road r2c3 NS")
    assert road(state, "r2c3") == "NS"
    assert refusal(table(waiting=["money-20"]), "use money-20") == ("no_road_for_half", "5.2")


def test_dice_charmers_a57_a58_the_junction_is_the_rivers_reward():
    state = acting("flag", river=[2], roads=ONE)
    assert state.view(A).step == "build"
    assert waiting(state) == []
    assert refusal(state, "end") == ("draw_a_road", "5.2")


def test_dice_charmers_a59_only_the_first_choice_of_the_round_sends_a_die():
    state = table(2, pick=2, at={"purple1": A, "purple2": "elephant", "blue1": B})
    assert one(play(state, "choose green1"), DieChosen).sent == ""
    assert elephant(state) == "purple2"


def test_dice_charmers_a60_rounds_passes_and_turns():
    state = start(2)
    events = []
    while state.view(A).round == 1:
        events += finish(state)
    assert [type(event) for event in events if isinstance(event, (TurnEnded, PassBegan, RoundBegan))] == [
        TurnEnded, TurnEnded, PassBegan, TurnEnded, TurnEnded, RoundBegan,
    ]  # fmt: skip
