"""Rules 55 to 78: the round, the choice of actions, the order of turns."""

import pytest

from durbar.games.raja.events import (
    ArrowPointed,
    CityScored,
    DiscLaid,
    GameEnded,
    GoldTaken,
    HouseBuilt,
    MarkerLowered,
    PalaceBuilt,
    Quarried,
    RoundBegan,
    TurnBegan,
    TurnEnded,
)  # fmt: skip
from tests.games.raja.build import (  # fmt: skip
    CITIES,
    NINE,
    START_AHM,
    A,
    B,
    C,
    D,
    at,
    choosing_discs,
    find,
    finish_round,
    gold,
    hide,
    lay,
    legal,
    one,
    placing,
    play,
    refusal,
    table,
    track,
)

FROM_KHA = [None, "KHA", "UDA", "JAI", "AGR", "JOD", "DEL"]


def test_raja_055_the_steps_of_a_round():
    state = choosing_discs(2, cards=(1, 3))
    kinds = [type(event) for event in lay(state) + finish_round(state)]
    assert kinds == [
        *[ArrowPointed, ArrowPointed, DiscLaid] * 2, TurnBegan, TurnEnded, TurnBegan, TurnEnded, CityScored, RoundBegan,
    ]  # fmt: skip


def test_raja_055_the_maharaja_moves_before_actions_are_chosen():
    state = placing(2)
    for village in range(1, 8):
        play(state, f"place V{village:02}")
    lowest = state.view(0).next_city
    events = play(state, "place V08")
    assert one(events, RoundBegan) == RoundBegan(1, lowest)
    assert state.view(0).step == "disc"


def test_raja_056_to_the_city_of_the_lowest_marker():
    state = table(track=FROM_KHA, maharaja="AHM")
    assert one(finish_round(state), RoundBegan) == RoundBegan(2, "KHA")
    assert state.view(0).maharaja == "KHA"


def test_raja_057_connected_or_not():
    state = table(track=FROM_KHA)
    assert not any(state.view(0).villages.values())
    finish_round(state)
    assert state.view(0).maharaja == "KHA"


@pytest.mark.parametrize("round_", range(1, 10))
def test_raja_058_the_marker_goes_to_the_space_of_the_round(round_):
    state = table(track=FROM_KHA, round=round_)
    finish_round(state)
    spaces = state.view(0).track
    assert spaces["KHA"] == 6 + round_ + 1, "the seven unnumbered spaces are 0 to 6"
    assert all(space < spaces["KHA"] for city, space in spaces.items() if city != "KHA")


def test_raja_059_the_lowest_marker_shows_the_next_destination():
    state = table(track=FROM_KHA)
    assert state.view(0).next_city == "KHA"
    finish_round(state)
    assert state.view(0).next_city == "UDA"


def test_raja_060_read_at_the_start_of_the_next_round():
    state = table(disc=("governors", "gold"), discs={B: ("governors", "gold")}, track=FROM_KHA)
    play(state, "lower JAI")
    assert state.view(0).next_city == "JAI"
    play(state, "end", "lower UDA", "end", "end")
    assert one(play(state, "end"), RoundBegan).city == state.view(0).maharaja == "UDA"


def test_raja_061_two_actions_each():
    state = choosing_discs(3)
    for seat in range(3):
        assert state.to_act == seat
        assert refusal(state, "keep") == ("arrow_missing", "6.2")
        play(state, "point palace")
        assert refusal(state, "keep") == ("arrow_missing", "6.2")
        play(state, "point gold", "keep")
    assert state.view(0).step == "turn"


def test_raja_062_both_arrows_at_the_same_action():
    state = choosing_discs(2)
    play(state, "point house")
    assert "point house" in legal(state)
    play(state, "point house", "keep")
    lay(state)
    play(state, "house V20", "house V21")
    assert state.view(0).turn.forgone == 0


def test_raja_063_secret_until_turned_over():
    state = choosing_discs(3)
    events = play(state, "point gold", "point house")
    assert state.view(A).pointed == ("gold", "house")
    assert state.view(B).pointed == state.view(C).pointed == ()
    assert [event.seen_by(B) for event in events] == [ArrowPointed(A, None)] * 2
    assert [event.seen_by(A) for event in events] == events
    (laid,) = play(state, "keep")
    assert laid == DiscLaid(A, ("gold", "house"))
    assert laid.seen_by(C) == DiscLaid(A, None)
    assert state.view(A).discs[A].actions == ("gold", "house")
    assert state.view(B).discs[A].actions is None
    assert state.view(B).discs[A].laid


def test_raja_064_nine_actions():
    state = choosing_discs()
    assert sorted(legal(state, "point")) == sorted(NINE)


def test_raja_065_gold():
    state = table(disc=("gold", "gold"))
    assert play(state, "gold") == [GoldTaken(A, 2)]
    assert gold(state) == [17, 15, 15, 15]
    play(state, "gold")
    assert gold(state)[A] == 19
    assert refusal(state, "gold") == ("part_done", "6.2")


@pytest.mark.parametrize("place", ["V17", "UDA"])
def test_raja_066_house(place):
    state = table(disc=("house", "gold"), architects=["UDA"])
    assert play(state, f"house {place}") == [HouseBuilt(A, place, 1)]
    assert (at(state, place), gold(state)[A], state.view(0).reserve[A]) == ("A", 14, 9)
    assert refusal(state, "house V01") == ("part_done", "6.2")


@pytest.mark.parametrize(("one_", "other"), [("UDA", "UDA"), ("UDA", "V17"), ("V17", "UDA")])
def test_raja_067_two_houses(one_, other):
    state = table(disc=("two_houses", "gold"), architects=["UDA"])
    play(state, f"house {one_}", f"house {other}")
    assert gold(state)[A] == 13
    assert [action.done for action in state.view(0).turn.actions] == [True, False]


def test_raja_067_at_least_one_in_a_city():
    state = table(disc=("two_houses", "gold"), architects=["UDA"])
    play(state, "house V17")
    assert legal(state, "house") == ["UDA"]
    assert refusal(state, "house V18") == ("one_house_in_a_city", "7.2")


@pytest.mark.parametrize(("origin", "to"), [("V01", "V09"), ("V01", "UDA"), ("JAI", "V09"), ("JAI", "UDA")])
def test_raja_068_move_house(origin, to):
    state = table(disc=("move_house", "gold"), architects=["UDA"], villages={"V01": "A"}, city_houses={"JAI": "A"})
    play(state, f"lift {origin}")
    assert state.to_act == A
    assert refusal(state, "end") == ("house_in_hand", "7.3")
    play(state, f"drop {to}")
    assert (at(state, origin), at(state, to), gold(state)[A]) == ("", "A", 15)
    assert refusal(state, f"lift {to}") == ("part_done", "6.2")


def test_raja_069_quarry():
    state = table(disc=("quarry", "gold"))
    assert play(state, "quarry") == [Quarried(A, 2)]
    assert (state.view(0).reserve[A], state.view(0).quarry[A], gold(state)[A]) == (12, 8, 15)
    assert refusal(state, "quarry") == ("part_done", "6.2")


@pytest.mark.parametrize(("card", "price"), [(1, 12), (6, 9)])
def test_raja_070_palace(card, price):
    state = table(disc=("palace", "gold"), cards=[card], played=[B, C, D], architects=["UDA"])
    assert play(state, "palace UDA central") == [PalaceBuilt(A, "UDA", 0, price, 1)]
    assert gold(state)[A] == 15 - price
    assert (state.view(0).palaces[A], state.view(0).built[A]) == (6, 1)
    assert state.view(0).cities["UDA"].central == A
    assert refusal(state, "palace UDA outer") == ("part_done", "6.2")


@pytest.mark.parametrize(("card", "price"), [(1, 13), (6, 10)])
@pytest.mark.parametrize("place", ["V17", "UDA"])
def test_raja_071_palace_and_house(card, price, place):
    state = table(disc=("palace_house", "gold"), cards=[card], played=[B, C, D], architects=["UDA"])
    play(state, "palace UDA outer", f"house {place}")
    assert gold(state)[A] == 15 - price
    assert [action.done for action in state.view(0).turn.actions] == [True, False]
    assert refusal(state, "house V01") == ("part_done", "6.2")


def test_raja_072_governor_track():
    state = table(disc=("governors", "gold"), track=FROM_KHA)
    (event,) = play(state, "lower JAI")
    assert isinstance(event, MarkerLowered)
    assert event.city == "JAI"
    assert track(state) == [None, "JAI", "KHA", "UDA", "AGR", "JOD", "DEL", "AHM"]
    assert refusal(state, "lower AGR") == ("part_done", "6.2")


@pytest.mark.parametrize("card", [2, 3, 5, 6])
def test_raja_073_characters(card):
    state = table(disc=("characters", "gold"))
    play(state, f"take {card}")
    assert state.view(0).cards[A] == (card,)
    assert 1 in state.view(0).bank
    if card <= 4:
        play(state, "choose 6")
    assert refusal(state, "take 4") == ("part_done", "6.2")


def test_raja_074_buildings_in_a_city_need_the_architect_there():
    state = table(disc=("palace_house", "move_house"), villages=dict.fromkeys(START_AHM, "A"))
    assert "AHM" not in legal(state, "house")
    for text in ("house AHM", "palace AHM central"):
        assert refusal(state, text) == ("architect_absent", "7.2")
    play(state, "lift V01")
    assert refusal(state, "drop AHM") == ("architect_absent", "7.3")
    state = table(disc=("palace_house", "move_house"), villages={"V20": "A"}, architects=["AHM"])
    play(state, "house AHM", "palace AHM central", "lift V20", "drop AHM")
    assert at(state, "AHM") == "AA"


def test_raja_075_whole_turns_one_after_another():
    state = choosing_discs(3, cards=(3, 1, 2))
    lay(state, ("gold", "house"), ("quarry", "gold"), ("palace", "gold"))
    order = []
    while state.view(0).step == "turn":
        seat = state.to_act
        order.append(seat)
        assert [disc.revealed for disc in state.view(0).discs] == [other in order for other in range(3)]
        if "gold" in legal(state):
            play(state, "gold")
            assert state.to_act == seat
        play(state, "end")
        if len(order) == 3:
            break
    assert order == [B, C, A]


def test_raja_076_a_disc_is_turned_over_at_its_owners_turn():
    state = table(3, disc=("house", "gold"), discs={B: ("quarry", "gold"), C: ("palace", "gold")})
    view = state.view(C)
    assert [disc.actions for disc in view.discs] == [("house", "gold"), None, ("palace", "gold")]
    events = play(state, "end")
    assert one(events, TurnBegan) == TurnBegan(B, ("quarry", "gold"))
    assert [disc.actions for disc in state.view(A).discs] == [("house", "gold"), ("quarry", "gold"), None]
    assert hide(state, C, "gold", "gold").view(A) == state.view(A)


@pytest.mark.parametrize("order", [("gold", "quarry"), ("quarry", "gold")])
def test_raja_077_in_either_order(order):
    state = table(disc=("gold", "quarry"))
    play(state, *order)
    assert state.view(0).turn.forgone == 0


def test_raja_078_parts_in_any_order_with_travel_in_between():
    roads = {**dict.fromkeys(START_AHM, "A"), "V03": "A", "V04": "A"}
    state = table(disc=("two_houses", "palace_house"), villages=roads)
    play(state, "travel R01 AHM", "house AHM", "palace AHM central", "travel R01 START", "travel R02 UDA")
    play(state, "house UDA", "house V20")
    assert state.view(0).turn.forgone == 0
    assert gold(state) == [0, 15, 15, 15]


def test_all_of_this_goes_on_for_ten_rounds():
    state = choosing_discs(2)
    rounds = []
    while state.to_act is not None:
        rounds.append(state.view(0).maharaja)
        lay(state)
        events = finish_round(state)
    assert one(events, GameEnded).cause == "rounds"
    assert len(rounds) == 10
    assert set(rounds) == set(CITIES)
    assert rounds[7:] == rounds[:3], "without any change the cities come in turn"
    assert not find(events, RoundBegan)
