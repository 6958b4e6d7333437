"""Rules 124 to 140: no usable die, the end of the game, two players."""

import pytest

from durbar.games.dice_charmers.events import GameEnded, PassBegan, Passed, RoundBegan, TracksCrossed, TurnEnded
from tests.contract.positions import playing
from tests.games.dice_charmers.build import (  # fmt: skip
    A,
    B,
    C,
    acting,
    centre,
    elephant,
    faces,
    find,
    finish,
    full,
    legal,
    marks,
    one,
    play,
    refusal,
    sheet,
    start,
    table,
)
from tests.games.dice_charmers.keeping import lively

#: A sheet on which no die is of any use.
DONE = {"tea": 5, "silk": 5, "spices": 5, "roads": full(), "river": [18], "palace": 3}


def test_dice_charmers_124_no_usable_die_and_no_karma():
    state = table(**{**DONE, "karma_used": 1})
    assert legal(state) == ["pass"]
    assert find(play(state, "pass"), Passed) == [Passed(A)]
    assert state.to_act == B
    assert refusal(table(), "pass") == ("a_die_can_be_used", "8")


def test_dice_charmers_124_with_karma_one_may_reroll_or_pass():
    state = table(turn=B, at={"blue1": A, "blue2": "elephant"}, **DONE)
    assert legal(state) == [
        "reroll green1", "reroll green2", "reroll orange1", "reroll orange2", "reroll purple1", "reroll purple2",
        "pass",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("die", "face", "position", "usable"),
    [
        ("purple1", "ts", {"tea": 5}, True),
        ("purple1", "ts", {"tea": 5, "silk": 5}, False),
        ("green1", "straight", {"roads": full()}, False),
        ("green1", "half_roads", {"roads": full()}, False),
        ("green1", "half_roads", {"roads": {**full(), "r1c1": "ESW"}}, True),
        ("green1", "curve", {"roads": {**full(), "r1c1": "ESW"}}, False),
        ("blue1", "peacock", {"river": [15]}, True),
        ("blue1", "peacock", {"river": [16]}, False),
        ("orange1", "maharani", {"river": [17]}, True),
        ("orange1", "maharani", {"river": [18]}, False),
        ("orange1", "raja_man_singh", {"levels": 3}, True),
        ("orange1", "raja_man_singh", {"levels": 3, "money": 76}, False),
        ("orange1", "raja_man_singh", {"money": 76}, True),
        ("orange1", "master_builder", {"roads": full()}, False),
        ("orange1", "merchant", {"tea": 5, "silk": 5, "spices": 5}, True),
        ("orange1", "merchant", {"tea": 5, "silk": 5, "spices": 5, "sold": {"tea": 5, "silk": 5, "spices": 5}}, False),
        ("orange1", "portuguese", {"tea": 5, "silk": 5, "spices": 5, "river": [2]}, True),
        ("orange1", "portuguese", {"tea": 5, "silk": 5, "spices": 5, "river": [1]}, False),
        ("orange1", "portuguese", {"tea": 5, "silk": 5, "spices": 4, "river": [1]}, True),
        ("orange1", "great_mogul", {"palace": 3}, False),
        ("orange1", "great_mogul", {"palace": {"great_mogul": 3}}, False),
        ("orange1", "great_mogul", {"palace": {"great_mogul": 2}}, True),
    ],
)
def test_dice_charmers_124_when_a_die_is_usable(die, face, position, usable):
    state = table(dice={die: face}, **position)
    assert (die in legal(state, "choose")) == usable
    if usable:
        play(state, f"choose {die}")
        assert state.to_act is not None
    else:
        refusal(state, f"choose {die}")


def crossing(seats=3, turn=A, **others):
    """A position in which this seat's tracks cross when it uses the two coins that wait for it."""
    return table(seats, turn=turn, fame=21, money=36, waiting=["T4"], others=others)


def test_dice_charmers_125_the_tracks_cross():
    state = crossing()
    assert state.scores()[A] == 0
    assert one(play(state, "use T4"), TracksCrossed) == TracksCrossed(A, 2, True)
    assert state.scores()[A] == 2
    state = table(fame=20, money=36, waiting=["T4"])
    assert find(play(state, "use T4"), TracksCrossed) == [], "they only touch"
    state = table(fame=20, money=38, waiting=["R4"])
    assert one(play(state, "use R4"), TracksCrossed) == TracksCrossed(A, 4, True)
    state = table(fame=22, money=38, waiting=["R4", "T4"])
    assert find(play(state, "use R4", "use T4"), TracksCrossed) == [], "they had crossed before"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_dice_charmers_126_the_round_is_finished(seats):
    state = crossing(seats)
    play(state, "use T4", "end")
    for seat in range(1, seats):
        assert state.to_act == seat
        events = finish(state)
    assert one(events, GameEnded).crossed
    assert state.to_act is None
    assert state.legal_moves() == ()
    assert refusal(state, "end") == ("game_over", "11")


def test_dice_charmers_126_nobody_crossed_nobody_ends():
    state = table(fame=20, money=38, turn=C)
    assert state.scores()[C] == 0
    finish_all = play(state, "choose purple1", "end")
    assert find(finish_all, RoundBegan)
    assert not find(finish_all, GameEnded)


def final(*sheets):
    """The standings of three sheets, as (seat, rank)."""
    state = table(len(sheets))
    state.marks = [sheet(**written) for written in sheets]
    return [(standing.seat, standing.rank) for standing in state.standings()]


def test_dice_charmers_127_the_only_one_who_crossed_wins():
    assert final({"fame": 20, "money": 30}, {"fame": 21, "money": 37}, {"fame": 5, "karma": 5})[0] == (1, 1)


def test_dice_charmers_128_the_greatest_excess_wins():
    table_ = ({"fame": 21, "money": 40, "karma": 5}, {"fame": 16, "money": 49}, {})
    assert final(*table_) == [(1, 1), (0, 2), (2, 3)]


def test_dice_charmers_129_then_most_karma_gained():
    crossed = {"fame": 21, "money": 40}
    assert final({**crossed, "karma": 3, "karma_used": 3}, {**crossed, "karma": 4}) == [(1, 1), (0, 2)]


def test_dice_charmers_130_then_most_karma_used():
    crossed = {"fame": 21, "money": 40, "karma": 5}
    assert final({**crossed, "karma_used": 3}, {**crossed, "karma_used": 4}) == [(1, 1), (0, 2)]


def test_dice_charmers_131_else_they_share():
    crossed = {"fame": 21, "money": 40, "karma": 5, "karma_used": 2}
    assert final(crossed, {"fame": 1}, crossed) == [(0, 1), (2, 1), (1, 3)]


def test_dice_charmers_132_who_crosses_later_competes():
    later = sheet(fame=22, money=38)
    state = table(3, turn=C, pick=2, fame=21, money=36, waiting=["T4"], others={A: sheet(fame=21, money=37), B: later})
    event = one(play(state, "use T4"), TracksCrossed)
    assert not event.first
    ended = one(play(state, "end"), GameEnded)
    assert [standing.seat for standing in ended.standings] == [B, C, A]
    assert [standing.score for standing in ended.standings] == [4, 2, 1]


# ---- two players ---------------------------------------------------------------------------------------------------


def turns(state):
    """Who plays, until the round is over."""
    order, number = [], state.view(A).round
    while state.view(A).round == number and state.to_act is not None:
        order.append(state.to_act)
        play(state, f"choose {legal(state, 'choose')[0]}")
        finish(state)
    return order


def test_dice_charmers_133_136_a_b_a_b_then_the_elephant_passes():
    state = table(2)
    assert turns(state) == [A, B, A, B]
    assert state.to_act == B
    assert len(centre(state)) == 8
    assert turns(state) == [B, A, B, A]
    assert state.view(A).first == A


def test_dice_charmers_134_135_both_passes_use_the_same_roll():
    state = table(2)
    rolled, left = faces(state), []
    for n in range(4):
        assert faces(state) == rolled
        play(state, f"choose {legal(state, 'choose')[0]}")
        left.append(len(centre(state)))
        if n == 0:
            sent = elephant(state)
        assert elephant(state) == sent
        events = finish(state)
        assert len(find(events, PassBegan)) == (n == 1)
    assert left == [6, 5, 4, 3]
    assert find(events, RoundBegan)


@pytest.mark.parametrize(("pick", "turn", "may"), [(0, A, False), (1, B, True), (2, A, True), (3, B, True)])
def test_dice_charmers_137_when_two_players_may_use_karma(pick, turn, may):
    at = {} if pick == 0 else {"purple1": A, "purple2": "elephant"}
    state = table(2, turn=turn, pick=pick, at=at)
    assert bool(legal(state, "reroll")) == may
    if not may:
        assert refusal(state, "reroll blue1") == ("elephant_empty", "8")


def two(pick, turn):
    return table(2, turn=turn, pick=pick, at={"blue1": A, "blue2": "elephant"}, fame=21, money=36, waiting=["T4"])


def test_dice_charmers_138_crossing_with_a_first_die():
    state = two(0, A)
    play(state, "use T4", "end")
    assert state.to_act == B
    events = finish(state)
    assert one(events, GameEnded).crossed
    assert not find(events, PassBegan)
    state = two(1, B)
    assert one(play(state, "use T4", "end"), GameEnded).crossed
    assert state.to_act is None


def test_dice_charmers_139_140_crossing_with_a_second_die():
    state = two(2, A)
    play(state, "use T4", "end")
    assert state.to_act == B
    assert one(finish(state), GameEnded)
    state = two(3, B)
    events = play(state, "use T4", "end")
    assert one(events, TurnEnded)
    assert one(events, GameEnded)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_dice_charmers_140_everybody_has_as_many_turns(seats):
    for seed in range(6):
        state, had = start(seats, seed), [0] * seats
        for _, events in playing(state, seed, lively):
            for event in find(events, TurnEnded) + find(events, Passed):
                had[event.seat] += 1
        assert len(set(had)) == 1
        assert marks(state).fame


def test_dice_charmers_124_a_turn_without_a_die_sends_none_to_the_elephant():
    state = table(**{**DONE, "karma_used": 1})
    play(state, "pass")
    assert elephant(state) == ""
    assert len(centre(state)) == 8
    assert legal(state, "reroll") == []
    assert acting("flag").view(A).elephant_die is not None
