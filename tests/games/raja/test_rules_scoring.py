"""Rules 135 to 156: scoring, a new round, the end, the short game."""

import pytest

from durbar.games.raja.events import CityScored, GameEnded, RoundBegan, TurnBegan, TurnEnded
from tests.games.raja.build import (  # fmt: skip
    REWARDS,
    SADHU,
    SHORT,
    A,
    B,
    C,
    D,
    find,
    finish_round,
    gold,
    lay,
    neutral,
    one,
    play,
    start,
    table,
)

EVERY_COUNT = pytest.mark.parametrize("seats", [2, 3, 4, 5])
SEVEN = {"AHM": "AAAAAA"}


def score(state):
    """The scoring at the end of the round, everybody ending the turn at once."""
    return one(finish_round(state), CityScored).score


# ---- §8 scoring ----------------------------------------------------------------------------------------------------


def test_raja_135_after_all_have_played():
    state = table(3, maharaja="AHM")
    assert not find(play(state, "end"), CityScored)
    assert not find(play(state, "end"), CityScored)
    events = play(state, "end")
    assert [type(event) for event in events] == [TurnEnded, CityScored, RoundBegan]
    assert one(events, CityScored).city == "AHM"


def test_raja_136_the_architect():
    points = score(table(architects=["AHM", "UDA"])).points
    assert [line.total for line in points] == [1, 0, 0, 0]
    assert points[A].architect == 1


def test_raja_137_each_own_house():
    points = score(table(city_houses={"AHM": "AAABB", "UDA": "CCC"}, villages={"V01": "C"})).points
    assert [line.houses for line in points] == [line.total for line in points] == [3, 2, 0, 0]


def test_raja_138_outer_palaces():
    points = score(table(5, outer={"AHM": "AABC"})).points
    assert [line.outer for line in points] == [line.total for line in points] == [2, 1, 2, 0, 0], "C holds the Sadhu"


def test_raja_138_the_sadhu_at_scoring():
    """What counts is who holds the card when the city is scored, not who held it when the palace was built."""
    state = table(3, discs={B: ("characters", "gold")}, cards=[3, 4, 5], outer={"AHM": "AB"})
    play(state, "end", "take 3", "choose 1", "end")
    points = one(play(state, "end"), CityScored).score.points
    assert [line.outer for line in points] == [1, 2, 0]


def test_raja_139_the_central_palace():
    points = score(table(central={"AHM": B}, cards=[1, SADHU, 2, 4])).points
    assert [line.central for line in points] == [line.total for line in points] == [0, 3, 0, 0]


def test_raja_140_buildings_count_without_the_architect():
    state = table(5, city_houses={"AHM": "A"}, outer={"AHM": "B"}, central={"AHM": D}, architects=["UDA"])
    assert [line.total for line in score(state).points] == [1, 1, 0, 3, 0]


@EVERY_COUNT
def test_raja_141_rewards_by_rank_and_lower_character(seats):
    cards = (5, 2, 6, 1, 3)[:seats]
    state = table(seats, cards=cards, city_houses={"AHM": "ABCDE"[:seats]}, played=range(1, seats))
    scored = score(state)
    by_card = sorted(range(seats), key=lambda seat: cards[seat])
    assert list(scored.ranking) == by_card
    assert [scored.rewards[seat] for seat in by_card] == list(REWARDS[seats])


def test_raja_141_points_before_characters():
    scored = score(table(city_houses={"AHM": "BCCDDD"}, architects=["UDA"]))
    assert scored.ranking == (D, C, B)
    assert scored.rewards == (0, 6, 9, 12)


def test_raja_142_nothing_for_no_points():
    scored = score(table(5, city_houses={"AHM": "CB"}))
    assert scored.rewards == (0, 13, 10, 0, 0)
    assert score(table()).gold == (0, 0, 0, 0)


@EVERY_COUNT
def test_raja_143_alone(seats):
    scored = score(table(seats, architects=["START", "AHM"]))
    assert scored.bonus == (0, 5, *[0] * (seats - 2))
    assert scored.gold[B] == REWARDS[seats][0] + 5


@pytest.mark.parametrize("other", [{"architects": ["START", "AHM"]}, {"city_houses": {"AHM": "AAB"}},
                                   {"outer": {"AHM": "B"}}, {"central": {"AHM": B}}])  # fmt: skip
def test_raja_143_not_when_another_scores(other):
    scored = score(table(5, **{"city_houses": {"AHM": "AA"}, **other}))
    assert scored.bonus == (0, 0, 0, 0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_raja_144_neutral_palaces_are_nothing(seats):
    state = table(seats, architects=["AHM"])
    assert neutral(state, "AHM") == 5 - seats
    scored = score(state)
    assert scored.ranking == (A,)
    assert scored.bonus[A] == 5
    assert len(scored.points) == seats


def test_raja_145_only_the_maharajas_city():
    state = table(
        3, maharaja="AHM", cards=[1, 3, 4], city_houses={"UDA": "ABC"}, outer={"KHA": "B"}, central={"JAI": C}
    )
    before = gold(state)
    events = finish_round(state)
    assert len(find(events, CityScored)) == 1
    ended = sum(event.gold for event in find(events, TurnEnded))
    assert gold(state) == [own + ended * 2 // 3 for own in before], "nothing but what others had forgone"


# ---- §9, §10 -------------------------------------------------------------------------------------------------------


def test_raja_146_a_new_round_repeats_the_steps():
    state = table(2, track=[None, "KHA", "UDA", "JAI", "AGR", "JOD", "DEL"])
    finish_round(state)
    view = state.view(0)
    assert (view.round, view.maharaja, view.step) == (2, "KHA", "disc")
    assert not any(disc.laid or disc.revealed for disc in view.discs)
    assert find(lay(state), TurnBegan)
    assert [disc.laid for disc in state.view(0).discs] == [True, True]


def test_raja_147_the_seventh_palace_ends_it_after_scoring():
    state = table(5, disc=("palace", "gold"), architects=["UDA"], outer=SEVEN, city_houses={"AHM": "B"})
    play(state, "palace UDA central")
    events = finish_round(state)
    assert [type(event) for event in events[-2:]] == [CityScored, GameEnded]
    assert events[-1].cause == "palaces"
    assert state.to_act is None
    assert not find(events, RoundBegan)


def test_raja_147_six_do_not():
    state = table(5, outer=SEVEN)
    assert find(finish_round(state), RoundBegan)


def test_raja_148_the_tenth_round_is_the_last():
    state = table(round=9, maharaja="AHM")
    assert find(finish_round(state), RoundBegan)
    assert state.view(0).track[state.view(0).maharaja] == 16, "space 10"
    lay(state)
    events = finish_round(state)
    assert one(events, GameEnded).cause == "rounds"
    assert [type(event) for event in events[-2:]] == [CityScored, GameEnded]


def test_raja_149_most_palaces():
    state = table(5, round=10, gold=[0, 50, 60], outer={"JOD": "AAB", "UDA": "C"})
    finish_round(state)
    assert [standing.seat for standing in state.standings()][:3] == [A, C, B]
    assert [standing.score for standing in state.standings()] == [2, 1, 1, 0, 0]
    assert state.scores() == [2, 1, 1, 0, 0]


def test_raja_150_then_most_gold_after_the_last_payment():
    state = table(2, round=10, gold=[14, 20], cards=[1, 3], outer={"JOD": "AB"}, architects=["AHM"])
    play(state, "gold", "gold", "end", "gold", "gold")
    assert [standing.seat for standing in state.standings()] == [B, A]
    play(state, "end")
    assert gold(state) == [18 + 15, 24]
    assert [standing.seat for standing in state.standings()] == [A, B]


def test_raja_151_then_the_lower_character():
    state = table(3, round=10, cards=[5, 3, 4], played=[B, C], gold=[15, 19, 19])
    play(state, "gold", "gold", "end")
    assert gold(state) == [19, 19, 19]
    assert [standing.seat for standing in state.standings()] == [B, C, A]
    assert [standing.rank for standing in state.standings()] == [1, 2, 3]


def test_raja_152_all_places_in_the_same_way():
    state = table(5, round=10, cards=[1, 3, 4, 5, 6], gold=[10, 30, 20, 20, 99], outer={"JOD": "AABCD"})
    assert [standing.seat for standing in state.standings()] == [A, B, C, D, 4]


def test_raja_153_those_after_the_seventh_palace_still_play():
    state = table(5, disc=("palace", "gold"), architects=["UDA"], outer=SEVEN)
    play(state, "palace UDA central")
    players = [one(play(state, "end"), TurnBegan).seat for _ in range(4)]
    assert players == [1, 2, 3, 4]
    assert find(play(state, "end"), GameEnded)


def test_raja_153_and_may_win():
    state = table(
        5, disc=("palace", "gold"), discs={B: ("palace", "gold")}, architects=["UDA", "UDA"], gold=[15, 40],
        cards=[1, 2],
        outer={"AHM": "AAABBB", "KHA": "AAABBB"},
    )  # fmt: skip
    play(state, "palace UDA central", "end", "palace UDA outer")
    finish_round(state)
    assert state.scores()[:2] == [7, 7]
    assert state.standings()[0].seat == B


# ---- §11.1 short game ----------------------------------------------------------------------------------------------


def test_raja_154_six_palaces_each():
    assert start(**SHORT).view(0).palaces == (6, 6, 6, 6)


def test_raja_155_eight_rounds():
    state = table(round=7, **SHORT)
    assert find(finish_round(state), RoundBegan)
    lay(state)
    assert one(finish_round(state), GameEnded).cause == "rounds"
    assert state.view(0).last_round == 8
    assert find(finish_round(table(round=8)), RoundBegan), "the whole game goes on"


def test_raja_156_the_sixth_palace_ends_it():
    state = table(5, disc=("palace", "gold"), architects=["UDA"], outer={"AHM": "AAAAA"}, **SHORT)
    play(state, "palace UDA central")
    assert one(finish_round(state), GameEnded).cause == "palaces"
    state = table(5, disc=("palace", "gold"), architects=["UDA"], outer={"AHM": "AAAA"}, **SHORT)
    play(state, "palace UDA central")
    assert find(finish_round(state), RoundBegan)
