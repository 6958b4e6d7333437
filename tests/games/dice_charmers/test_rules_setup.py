"""Rules 1 to 16: setting up, and how a round goes."""

from collections import Counter

import pytest

import durbar
from durbar.engine.errors import BadOption, BadSeats
from durbar.games.dice_charmers.boards import own_board
from durbar.games.dice_charmers.events import CoinsGained, DieChosen, FameGained, GoodsGained, RoundBegan, TurnEnded
from tests.games.dice_charmers.build import (  # fmt: skip
    DICE,
    FACES,
    GOODS,
    A,
    B,
    C,
    acting,
    boxes,
    centre,
    depot,
    elephant,
    faces,
    finish,
    legal,
    marks,
    one,
    play,
    refusal,
    road,
    start,
    table,
    ticked,
    waiting,
)

every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def choose(state, die):
    """Take a die and do the first thing there is to do, to the end of the turn."""
    return play(state, f"choose {die}") + finish(state)


def any_die(state):
    return choose(state, legal(state, "choose")[0])


def test_dice_charmers_001_two_to_five_players():
    for seats in (2, 3, 4, 5):
        assert start(seats).seats == seats
    for seats in (0, 1, 6):
        with pytest.raises(BadSeats):
            durbar.start("dice_charmers", seats=seats, seed=1)


def test_dice_charmers_002_eight_dice_two_of_each_colour():
    board = own_board()
    assert len(DICE) == len(start().view(A).dice) == 8
    pairs = [{GOODS[kind] for kind in face.goods} for face in board.faces[0]]
    assert sorted(map(sorted, pairs)) == [
        ["silk"], ["silk", "spices"], ["silk", "tea"], ["spices"], ["spices", "tea"], ["tea"],
    ]  # fmt: skip
    assert Counter(face.what for face in board.faces[1]) == {"straight": 2, "curve": 2, "half_roads": 2}
    assert sorted(face.what for face in board.faces[2]) == sorted(FACES["blue"])
    assert [face.what for face in board.faces[3]] == list(FACES["orange"])


def test_dice_charmers_002_rolls_show_every_face_about_as_often():
    rolled = Counter()
    for seed in range(300):
        rolled.update(enumerate(faces(start(2, seed))))
    assert len(rolled) == 48
    assert all(25 <= many <= 80 for many in rolled.values())


@every_count
def test_dice_charmers_003_slots_of_the_depot(seats):
    state = start(seats, 3)
    taken = Counter()
    while state.view(A).round == 1:
        taken[state.to_act] += 1
        any_die(state)
    assert taken == dict.fromkeys(range(seats), 2 if seats == 2 else 1)


def test_dice_charmers_004_the_sun_is_proposed():
    state = start()
    assert state.view(A).sheet.id == "sun"
    assert len(state.view(A).sheets) == 3
    assert start(sheet="moon").view(A).sheet.id == "moon"
    with pytest.raises(BadOption):
        start(sheet="stars")


@every_count
def test_dice_charmers_005_the_youngest_owns_the_elephant(seats):
    for player in range(1, seats + 1):
        state = start(seats, start_player=player)
        assert (state.to_act, state.view(A).first, state.view(A).start_player) == (player - 1,) * 3
    drawn = {start(seats, seed, start_player="random").to_act for seed in range(40)}
    assert drawn == set(range(seats))
    with pytest.raises(BadOption):
        start(seats, start_player=seats + 1)


def test_dice_charmers_006_nothing_is_on_a_sheet_but_one_karma():
    state = start()
    for seat in range(3):
        sheet = marks(state, seat)
        assert (sheet.fame, sheet.money, sheet.circled, sheet.sold) == (0, 0, (0, 0, 0), (0, 0, 0))
        assert not any(sheet.roads)
        assert ticked(state, seat) == []
        assert boxes(state, seat) == {}
        assert list(sheet.levels) == [1, 1, 1, 1]
        assert (sheet.karma, sheet.karma_used) == (1, 0)
        assert (sheet.gained, sheet.used, sheet.position) == (0, 0, 0)
    assert waiting(state) == []


def test_dice_charmers_007_the_first_player_rolls_all_dice():
    state = start(3, 4)
    assert centre(state) == list(DICE)
    before = faces(state)
    for _ in range(2):
        any_die(state)
        assert faces(state) == before
    began = one(any_die(state), RoundBegan)
    assert (began.round, began.first, began.faces) == (2, B, faces(state))
    assert centre(state) == list(DICE)
    assert began.faces != before


def test_dice_charmers_008_the_second_die_of_the_colour_goes_to_the_elephant():
    for die, other in (("blue1", "blue2"), ("blue2", "blue1"), ("purple2", "purple1"), ("orange1", "orange2")):
        state = table()
        event = one(play(state, f"choose {die}"), DieChosen)
        assert (event.seat, event.die, event.sent, event.idle) == (A, die, other, False)
        assert depot(state, A) == [die]
        assert elephant(state) == other
        assert len(centre(state)) == 6


def test_dice_charmers_009_nobody_picks_the_die_on_the_elephant():
    state = table()
    choose(state, "purple1")
    assert elephant(state) == "purple2"
    assert "choose purple2" not in legal(state)
    assert refusal(state, "choose purple2") == ("die_on_elephant", "4")
    assert refusal(state, "choose purple1") == ("die_taken", "4")


def test_dice_charmers_010_only_the_first_choice_sends_a_die():
    state = table(4)
    choose(state, "purple1")
    for die in ("blue1", "orange2"):
        event = one(choose(state, die), DieChosen)
        assert event.sent == ""
        assert elephant(state) == "purple2"
    assert "blue2" in centre(state)


def test_dice_charmers_011_the_action_comes_before_the_next_choice():
    state = table()
    events = play(state, "choose purple1")
    assert one(events, GoodsGained).goods == ("tea", "silk")
    assert state.to_act == A
    assert one(play(state, "end"), TurnEnded).seat == A
    assert state.to_act == B
    state = acting("straight")
    assert state.to_act == A
    assert refusal(state, "choose blue1") == ("die_chosen_already", "4")


@every_count
def test_dice_charmers_012_clockwise_from_what_is_left(seats):
    state = start(seats, 2, start_player=2)
    order, left = [], [len(centre(state))]
    while state.view(A).round == 1:
        order.append(state.to_act)
        any_die(state)
        if state.view(A).round == 1:
            left.append(len(centre(state)))
    assert order == [(1 + n) % seats for n in range(max(seats, 4) if seats == 2 else seats)]
    assert left == [8, 6, 5, 4, 3][: len(order)]


def test_dice_charmers_012_five_players_leave_two_dice():
    state = start(5, 2)
    for _ in range(4):
        any_die(state)
    play(state, f"choose {legal(state, 'choose')[0]}")
    assert len(centre(state)) == 2


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_dice_charmers_013_a_round_is_one_die_each(seats):
    state = start(seats, 5)
    turns = []
    for _ in range(seats):
        assert state.view(A).round == 1
        turns.append(one(any_die(state), TurnEnded).seat)
    assert turns == list(range(seats))
    assert state.view(A).round == 2


@every_count
def test_dice_charmers_014_the_elephant_passes_clockwise(seats):
    state = start(seats, 6)
    first = []
    while state.view(A).round <= seats + 1:
        if state.view(A).pick == 0 and (not first or state.view(A).round > len(first)):
            first.append(state.view(A).first)
            assert state.to_act == first[-1]
            assert elephant(state) == ""
            assert len(centre(state)) == 8
        any_die(state)
    assert first == [n % seats for n in range(seats + 1)]


def test_dice_charmers_015_the_colour_decides_the_area():
    state = acting("ts")
    assert marks(state).circled == (1, 1, 0)
    state = acting("straight")
    play(state, "road r2c3 NS")
    assert road(state, "r2c3") == "NS"
    assert ticked(acting("flag")) == [2]
    assert boxes(acting("portuguese")) == {"portuguese": 1}


def test_dice_charmers_016_tracks_are_ticked_without_gaps():
    state = table(fame=3, money=4, waiting=["R4", "T4"])
    assert one(play(state, "use R4"), FameGained) == FameGained(A, 3, 5)
    assert one(play(state, "use T4"), CoinsGained) == CoinsGained(A, 4, 6)
    assert (marks(state).fame, marks(state).money) == (5, 6)
    assert (marks(state, B).fame, marks(state, C).money) == (0, 0)
