"""Rules 39 to 57: comparing on withdrawal, what is won, and placing palaces. Numbers are those of the dossier."""

import pytest

from durbar.games.taj_mahal.events import (
    BonusScored,
    CrownTaken,
    InfluenceTaken,
    PalacePlaced,
    PalacesScored,
    ProvinceScored,
    ProvinceTaken,
    Withdrew,
)  # fmt: skip
from tests.games.taj_mahal.build import (  # fmt: skip
    NAMES,
    PROVINCES,
    A,
    B,
    C,
    at,
    awarded,
    court,
    facts,
    find,
    leave,
    legal,
    one,
    play,
    refusal,
    scores,
    table,
    tiles_of,
    won,
)


def outcome(played, **rest):
    """What seat A wins by withdrawing, as the view foretells it and as it comes about."""
    state = table(len(played) if len(played) > 3 else 3, played=played, **rest)
    foretold = won(state)
    assert awarded(leave(state)) == foretold
    return foretold


# ---- comparing -----------------------------------------------------------------------------------------------------


def test_taj_mahal_039_compared_with_each_other_player_still_in():
    assert outcome({A: ["rVP", "rVM"], B: ["yEV"], C: ["gEV"]}) == "VMP"
    assert outcome({A: ["rVP"], B: ["yEV"], C: ["gEG"]}) == "P"
    state = table(played={A: ["rVP", "rVM"], B: ["yEV"], C: ["gEV", "gVG"]})
    lines = {line.symbol: line for line in one(play(state, "withdraw"), Withdrew).symbols}
    assert [lines[NAMES[letter]].own for letter in "VGMPKE"] == [2, 0, 1, 1, 0, 0]
    assert [lines[NAMES[letter]].best for letter in "VGMPKE"] == [2, 1, 0, 0, 0, 1]
    assert [lines[NAMES[letter]].won for letter in "VGMPKE"] == [False, False, True, True, False, False]
    assert all(line.there for line in lines.values())


@pytest.mark.parametrize("letter", "VGMPKE")
def test_taj_mahal_040_strictly_more_than_every_one(letter):
    """Each symbol by itself: one against none, two against one, one against one."""
    red = {"V": "rVM", "G": "rGM", "M": "rGM", "P": "rVP", "K": "rGK", "E": "rEV"}[letter]
    other = {"V": "yEV", "G": "yEG", "M": "yEM", "P": "yEP", "K": "yEK", "E": "yEM"}[letter]
    assert letter in outcome({A: [red]})
    assert letter in outcome({A: [red, f"w{letter}"], B: [other]})
    assert letter not in outcome({A: [red], B: [other]})
    assert letter not in outcome({A: [red], C: [other]})


def test_taj_mahal_041_a_tie_wins_nothing():
    state = table(played={A: ["rEE"], B: ["yEE"]})
    events = leave(state)
    assert awarded(events) == ""
    assert court(state) == "VGMPKE"
    assert outcome({A: ["rVM", "rGM"], B: ["yGM", "yMP"], C: ["gEV"]}) == ""


def test_taj_mahal_042_nothing_is_won_with_none_of_a_symbol():
    state = table()
    assert awarded(leave(state)) == ""
    assert outcome({A: ["rEE"]}) == "E"
    assert outcome({A: []}, out=[B, C], display=["wE"]) == ""


def test_taj_mahal_043_cards_of_those_who_withdrew_do_not_count():
    state = table(played={A: ["rVM"], B: ["yEV", "yEE"], C: ["gEV", "gVG"]}, turn=B)
    assert awarded(leave(state)) == "E"
    leave(state)
    assert state.to_act == A
    assert won(state) == "M", "the Vizier went to C"
    state = table(played={A: ["rVM"], B: ["yVK"]}, turn=B)
    assert awarded(leave(state)) == "K"
    assert won(state, A) == "VM", "B, who tied, is gone"


def test_taj_mahal_044_symbols_are_judged_independently():
    assert outcome({A: ["rEV", "rGK", "rEE"], B: ["yEE"], C: ["gVG"]}) == "KE"
    assert outcome({A: ["rVM", "rVP", "rGK", "rEE"]}) == "VGMPKE"


@pytest.mark.parametrize("letter", "VGMPKE")
def test_taj_mahal_045_what_is_won_can_not_be_won_again(letter):
    played = {A: ["rVM", "rVP", "rGK", "rEE"]}
    assert outcome(played, taken={letter: B}) == "VGMPKE".replace(letter, "")
    state = table(played=played, taken={letter: B})
    lines = one(play(state, "withdraw"), Withdrew).symbols
    assert [line.symbol for line in lines if not line.there] == [NAMES[letter]]


def test_taj_mahal_046_nobody_else_gains_anything():
    state = table(played={A: ["rVM"], B: ["yEE"], C: ["gEG", "gVG"]})
    before = scores(state)
    events = leave(state)
    assert {event.seat for event in events} == {A}
    assert scores(state)[1:] == before[1:]
    assert [tiles_of(state, seat) for seat in range(3)] == ["M", "", ""]
    assert court(state) == "VGPKE"


def test_taj_mahal_047_what_nobody_won_remains_to_be_won():
    state = table(played={A: ["rGM"], B: ["yGM"]})
    assert awarded(leave(state)) == ""
    assert court(state) == "VGMPKE"
    assert awarded(leave(state)) == "GM"


# ---- awards and palaces --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("letter", "short"), [("V", "rVM"), ("G", "rGM"), ("M", "rVM"), ("P", "rVP")])
def test_taj_mahal_048_the_influence_tile_comes_from_the_court(letter, short):
    other = {"rVM": "VM", "rGM": "GM", "rVP": "VP"}[short].replace(letter, "")
    state = table(played={A: [short]}, taken={other: B})
    events = play(state, "withdraw")
    assert one(events, InfluenceTaken) == InfluenceTaken(A, NAMES[letter])
    assert tiles_of(state, A) == letter
    assert letter not in court(state)
    number = "VGMP".index(letter)
    assert state.view(B).influence_piles[number] == 5, "the pile stays as it is until the next visit"


def test_taj_mahal_049_each_brings_one_ordinary_palace():
    for played, many in ((["rVM"], 2), (["rEV"], 1), (["rVM", "rGM", "rVP"], 4), (["rEE"], 0)):
        state = table(played={A: played})
        play(state, "withdraw")
        placing = state.view(A).placing
        assert (placing.ordinary if placing else 0) == many
        assert placing is None or not placing.royal
        leave_events = []
        while state.view(A).step == "placing":
            leave_events += play(state, legal(state)[0])
        assert len([event for event in find(leave_events, PalacePlaced) if not event.royal]) == many


def test_taj_mahal_050_any_city_of_the_province_without_an_ordinary_palace():
    state = table(played={A: ["rVM"]}, palaces={"jammu": "B"}, province="kashmir", visit=2)
    play(state, "withdraw")
    assert set(legal(state)) == {"build srinagar", "build kishtwar", "build poonch"}
    assert refusal(state, "build jammu") == ("city_taken", "5.2")
    assert refusal(state, "build sirhind") == ("another_province", "5.2")
    assert refusal(state, "build nowhere") == ("another_province", "5.2")
    assert facts(state, "build sirhind") == {"city": "sirhind", "province": "kashmir"}
    assert refusal(state, "withdraw") == ("place_palaces", "5.2")
    play(state, "build poonch")
    assert at(state, "poonch") == "A"
    assert set(legal(state)) == {"build srinagar", "build kishtwar"}
    assert refusal(state, "build poonch") == ("city_taken", "5.2"), "nor a second one of one's own"


def test_taj_mahal_051_the_grand_mogul_brings_the_crown_and_a_royal_palace():
    state = table(played={A: ["rGK"]}, taken={"G": B}, palaces={"jammu": "B", "poonch": "A"}, province="kashmir")
    events = play(state, "withdraw")
    assert one(events, CrownTaken).seat == A
    assert "K" not in court(state)
    assert legal(state) == [f"royal {city}" for city in sorted(PROVINCES["kashmir"])]
    assert (state.view(A).placing.ordinary, state.view(A).placing.royal) == (0, True)
    assert refusal(state, "build srinagar") == ("only_the_royal_palace", "5.2")
    assert refusal(state, "royal sirhind") == ("another_province", "5.2")
    event = one(play(state, "royal jammu"), PalacePlaced)
    assert (event.city, event.royal, event.bonus) == ("jammu", True, "")
    assert at(state, "jammu") == "Ba"


def test_taj_mahal_051_one_royal_palace_only():
    state = table(played={A: ["rGK"]})
    play(state, "withdraw", "royal jammu")
    assert refusal(state, "royal poonch") == ("no_crown", "5.2")
    assert set(legal(state)) == {f"build {city}" for city in PROVINCES["kashmir"]}


def test_taj_mahal_052_a_royal_palace_alone_leaves_room_for_an_ordinary_one():
    state = table(played={A: ["rGK"], B: ["yEV"]}, taken={"G": C})
    leave(state, "royal jammu")
    play(state, "withdraw")
    assert "build jammu" in legal(state)
    play(state, "build jammu")
    assert at(state, "jammu") == "Ba"


def test_taj_mahal_053_a_royal_palace_takes_no_bonus_tile():
    state = table(played={A: ["rGK"], B: ["yEV"]}, taken={"G": C}, bonus={"srinagar": "points"})
    events = leave(state, "royal srinagar")
    assert not find(events, BonusScored)
    assert scores(state)[A] == 1
    assert state.view(A).cities["srinagar"].bonus == "points"
    events = leave(state, "srinagar")
    assert one(events, BonusScored).points == 2
    assert state.view(A).cities["srinagar"].bonus == ""


def test_taj_mahal_054_the_elephant_brings_the_province_tile_and_no_palace():
    state = table(played={A: ["rEE"]}, visit=5)
    events = leave(state)
    assert one(events, ProvinceTaken) == ProvinceTaken(A, 5)
    assert state.view(B).tiles_owned[A] == (5,)
    assert not find(events, PalacePlaced)
    assert "E" not in court(state)


def test_taj_mahal_055_grand_mogul_and_elephant_bring_no_influence_tile():
    state = table(played={A: ["rEK"]})
    assert awarded(leave(state)) == "KE"
    assert tiles_of(state, A) == ""


def test_taj_mahal_056_without_any_majority_there_is_nothing():
    state = table(played={A: ["rEV"], B: ["yEV"]}, palaces={"jammu": "A"}, province="delhi", visit=2)
    events = leave(state)
    assert awarded(events) == ""
    assert not find(events, PalacePlaced)
    assert not find(events, PalacesScored)
    assert not find(events, ProvinceScored)
    assert scores(state) == [0, 0, 0]


def test_taj_mahal_057_at_most_one_ordinary_and_one_royal_palace():
    state = table(played={A: ["rVM"], B: ["yEG", "yGK"], C: ["gEP"]})
    leave(state, "jammu", "poonch")
    play(state, "withdraw")
    assert {text for text in legal(state) if text.startswith("build")} == {"build srinagar", "build kishtwar"}
    play(state, "royal jammu", "build kishtwar")
    while state.to_act == B:
        play(state, legal(state)[0])
    play(state, "withdraw")
    assert legal(state) == ["build srinagar"]
    assert refusal(state, "royal srinagar") == ("no_crown", "5.2")
    assert [at(state, city) for city in PROVINCES["kashmir"]] == ["", "B", "Ab", "A"]
