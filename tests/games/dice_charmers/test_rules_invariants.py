"""Rules 141 to 148: what holds in every position, in games played at random and beside a referee."""

import re
from collections import Counter

import pytest
from msgspec.structs import replace

import durbar
from durbar.engine.record import Played, Record, read_record
from durbar.engine.refusal import IllegalMove
from durbar.games.dice_charmers.board import read_board
from durbar.games.dice_charmers.events import (
    BonusGained,
    BonusLost,
    BonusUsed,
    BuildingBuilt,
    DiceRerolled,
    GameEnded,
    MarketOpened,
    RoundBegan,
    TracksCrossed,
)
from durbar.system import boards
from tests.contract.positions import playing, uniform
from tests.games.dice_charmers.build import CHARACTERS, A, B, find, full, one, play, refusal, sheet, start, table
from tests.games.dice_charmers.keeping import BOUND, clicks, covering_sets, laws, lively
from tests.games.dice_charmers.referee import Referee

every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])
every_sheet = pytest.mark.parametrize("on", ["sun", "moon"])
every_way = pytest.mark.parametrize("way", [uniform, lively])

#: Sheets on which the first space of the Sun's river brings a good and an upgrade.
TWO_REWARDS = read_board(
    boards.shipped("dice_charmers").replace(
        '{"symbol": "lotus", "rewards": [{"type": "coins", "n": 2}]}',
        '{"symbol": "lotus", "rewards": [{"type": "goods_different"}, {"type": "upgrade"}]}',
    )
)

#: A sheet on which no die is of any use.
DONE = {
    "tea": 5, "silk": 5, "spices": 5, "sold": {"tea": 5, "silk": 5, "spices": 5}, "roads": full(),
    "river": range(1, 19), "palace": 3,
}  # fmt: skip

#: Bonuses that only a strong player comes to, as the games end before.
FAR = {
    "fame-22", "fame-26", "fame-27", "fame-32", "money-46", "money-50", "money-54", "money-58", "money-64", "money-66",
    "palace-3", "tent-C", "tent-D", "upgrade-3",
}  # fmt: skip


@every_count
@every_way
@every_sheet
def test_dice_charmers_141_142_143_144_146_147_the_laws_hold(seats, way, on):
    state = start(seats, 31, sheet=on)
    laws(state)
    for _ in playing(state, 31, way):
        laws(state)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: state.faces.append(1),
        lambda state: state.faces.__setitem__(0, 6),
        lambda state: state.places.__setitem__(0, 9),
        lambda state: state.places.__setitem__(5, 7),
        lambda state: state.places.__setitem__(6, 1),
        lambda state: state.pending.append(state.pending[0]),
        lambda state: state.pending.append(0),
        lambda state: mark(state, used=1 << state.pending[0]),
        lambda state: mark(state, sold=(2, 0, 0)),
        lambda state: mark(state, circled=(6, 0, 0)),
        lambda state: mark(state, palace=bytes([4, 0, 0, 0, 0, 0])),
        lambda state: mark(state, levels=bytes([1, 1, 1, 4])),
        lambda state: mark(state, karma=6),
        lambda state: mark(state, karma_used=2),
        lambda state: mark(state, fame=41),
        lambda state: mark(state, money=77),
        lambda state: mark(state, river=1 << 18),
        lambda state: mark(state, roads=bytes(state.marks[0].roads[:24]) + b"\x09"),
        lambda state: mark(state, roads=b"\x01" + bytes(state.marks[0].roads[1:])),
        lambda state: mark(state, entry=bytes(25)),
    ],
)
def test_dice_charmers_141_142_143_144_147_the_laws_would_notice(spoil):
    state = table(waiting=["T3"], at={"blue1": A, "blue2": "elephant", "green1": B}, tea=1, roads={"r2c3": "NS"})
    laws(state)
    spoil(state)
    with pytest.raises(AssertionError):
        laws(state)


def mark(state, **other):
    state.marks[A] = replace(state.marks[A], **other)


@every_count
def test_dice_charmers_141_no_more_dice_are_taken_than_turns_were_had(seats):
    state = start(seats, 4)
    for _ in playing(state, 4, lively):
        view = state.view(A)
        taken = [die for die in view.dice.values() if die.seat is not None]
        choosing = view.step in ("choosing", "rerolled")
        if state.to_act is not None:
            assert len(taken) <= view.pick + (not choosing)
            assert len(view.centre) + len(taken) + (view.elephant_die is not None) == 8


@every_count
@every_sheet
def test_dice_charmers_145_147_each_cell_and_each_bonus_once(seats, on):
    for seed in range(3):
        state, paid, had = start(seats, seed, sheet=on), Counter(), Counter()
        levels = [[1] * 4 for _ in range(seats)]
        for _, events in playing(state, seed, lively):
            for event in events:
                if isinstance(event, (BuildingBuilt, MarketOpened)):
                    paid[event.seat, event.cell] += 1
                if isinstance(event, BuildingBuilt):
                    kind = ("temple", "fort", "garden", "stepwell").index(event.building)
                    assert event.fame == levels[event.seat][kind]
                if isinstance(event, (BonusGained, BonusUsed, BonusLost)):
                    had[type(event), event.seat, event.bonus] += 1
            levels = [list(sheet.levels.values()) for sheet in state.view(A).sheets]
        assert set(paid.values()) == {1}
        assert set(had.values()) == {1}
        ends = {(seat, bonus) for kind, seat, bonus in had if kind is not BonusGained}
        assert ends == {(seat, bonus) for kind, seat, bonus in had if kind is BonusGained}
        assert had.total() == 2 * len(ends), "each is used or lost, not both"


@every_count
def test_dice_charmers_125_a_crossing_is_told_when_it_happens_and_once(seats):
    for seed in range(5):
        state, told = start(seats, seed, sheet=("sun", "moon")[seed % 2]), []
        for _, events in playing(state, seed, lively):
            told += find(events, TracksCrossed)
            assert {event.seat for event in told} == {seat for seat, excess in enumerate(state.scores()) if excess > 0}
        assert len({event.seat for event in told}) == len(told)
        assert [event.first for event in told] == [True, *[False] * (len(told) - 1)]
        assert all(0 < event.excess <= state.scores()[event.seat] for event in told)


def test_dice_charmers_146_the_position():
    for river, position in (([], 0), ([1], 1), ([4, 9], 9), ([18, 1], 18), ([13, 10, 11], 13)):
        assert sheet(river=river).position == position


@every_count
def test_dice_charmers_148_no_die_of_use_to_anybody(seats):
    state = table(seats, **DONE, money=76, levels=3, karma_used=1)
    state.marks = [state.marks[A]] * seats
    state.forget_moves()
    for _ in range(4 if seats == 2 else seats):
        events = play(state, "pass")
    ended = one(events, GameEnded)
    assert not ended.crossed
    assert state.to_act is None
    state = table(seats, **DONE, money=75, levels=3, karma_used=1)
    state.marks = [state.marks[A]] * seats
    state.forget_moves()
    for _ in range(4 if seats == 2 else seats):
        events = play(state, "pass")
    assert find(events, GameEnded), "Raja Man Singh has no box any more"


@pytest.mark.parametrize(
    "more",
    [
        {"river": range(1, 18)},
        {"roads": {**full(), "r1c1": "ESW"}},
        {"palace": {**dict.fromkeys(CHARACTERS, 3), "portuguese": 2}, "spices": 4, "sold": {}},
        {"tea": 4, "sold": {"tea": 4, "silk": 5, "spices": 5}},
        {"palace": {**dict.fromkeys(CHARACTERS, 3), "merchant": 2}, "sold": {"tea": 5, "silk": 5}},
        {"palace": {**dict.fromkeys(CHARACTERS, 3), "raja_man_singh": 2}, "levels": 2},
        {"palace": {**dict.fromkeys(CHARACTERS, 3), "raja_man_singh": 2}, "money": 70},
    ],
)
@pytest.mark.parametrize("who", [A, B])
def test_dice_charmers_148_any_face_that_could_still_help_goes_on(more, who):
    """The last of three passes: nothing is left for anybody, or one of them could do something with another roll."""
    last = {**DONE, "levels": 3, "karma_used": 1}
    state = table(3, turn=2, **last)
    state.marks = [sheet(**last)] * 3
    assert not one(play(state.copy(), "pass"), GameEnded).crossed
    state.marks[who] = sheet(**{**last, **more})
    assert find(play(state, "pass"), RoundBegan)


def test_dice_charmers_148_every_game_ends():
    longest = 0
    for seats in (2, 5):
        for seed in range(4):
            state = start(seats, seed)
            for _ in playing(state, seed, uniform):
                assert state.played < BOUND
            longest = max(longest, state.played)
    assert longest > 300


# ---- beside a referee ----------------------------------------------------------------------------------------------


def rolled(events):
    """The faces that came, in order."""
    for event in events:
        if isinstance(event, (RoundBegan, DiceRerolled)):
            yield from event.faces


@every_count
@every_way
@every_sheet
def test_a_referee_agrees_with_every_move(seats, way, on):
    """The whole game against a second telling of the rules: what is legal, and what is on every sheet."""
    state = start(seats, seats + 10 * (way is uniform), sheet=on)
    referee = Referee(state.view(A))
    for move, events in playing(state, seats, way):
        referee.play(str(move), rolled(events))
        assert {str(move) for move in state.legal_moves()} == referee.legal()
        if state.played % 3 == 0 or state.to_act is None:
            referee.check(state.view(state.played % seats))
    assert [(standing.rank, standing.seat) for standing in state.standings()] == referee.final()


def late(state, rng):
    """Give away what brings the end near, so that a game goes on until the sheets are full."""
    moves = state.legal_moves()
    calm = [move for move in moves if not str(move).startswith(("use", "sell", "reward"))] or moves
    return calm[rng.below(len(calm))]


@every_sheet
@pytest.mark.parametrize("seats", [2, 3])
def test_a_referee_agrees_in_games_that_go_on_and_on(seats, on):
    """Nobody sells or uses a bonus: dice that bring nothing, passes, and ends without a crossing."""
    state = start(seats, 40, sheet=on)
    referee = Referee(state.view(A))
    for move, events in playing(state, seats, late):
        referee.play(str(move), rolled(events))
        assert {str(move) for move in state.legal_moves()} == referee.legal()
    referee.check(state.view(A))
    assert [(standing.rank, standing.seat) for standing in state.standings()] == referee.final()


def test_the_covering_sets_hold_every_start_player_and_both_sheets():
    for seats in (2, 3, 4, 5):
        sets = list(covering_sets(seats))
        assert {options["sheet"] for options in sets} == {"sun", "moon"}
        assert {options["start_player"] for options in sets} == {"random", *range(1, seats + 1)}


def test_random_games_meet_what_the_rules_speak_of():
    """The random games would be worth little if they never met lost rewards, merged half-roads and the like."""
    met = set()
    for seed in range(24):
        for way in (uniform, lively):
            for move, events in playing(start(2 + seed % 4, seed, sheet=("sun", "moon")[seed % 2]), seed, way):
                met.add(move.word)
                for event in events:
                    met.add(re.sub(r"(?<!^)(?=[A-Z])", " ", type(event).__name__).lower())
                    met |= {name for name in ("merged", "given_up", "back", "idle", "first") if getattr(event, name, 0)}
                    met |= {getattr(event, name, None) for name in ("who", "building", "good", "bonus")}
    sheets = durbar.start("dice_charmers", seats=2, seed=1).view(A).board.sheets
    assert met >= {bonus.id for on in ("sun", "moon") for bonus in sheets[on].bonuses if bonus.id not in FAR}
    assert met >= {
        "round began", "pass began", "die chosen", "dice rerolled", "passed", "goods gained", "good sold", "road drawn",
        "half drawn", "building built", "market opened", "boat moved", "reward lost", "box ticked", "upgraded",
        "fame gained", "coins gained", "karma gained", "bonus gained", "bonus used", "bonus lost", "stopped",
        "turn ended", "tracks crossed", "game ended", "merged", "given_up", "back", "first", "choose", "reroll",
        "again", "pass", "road", "half", "gain", "sell", "sail", "palace", "upgrade", "copy", "stop", "forfeit", "use",
        "end", "great_mogul", "master_builder", "portuguese",
    }  # fmt: skip


@every_count
def test_a_record_reads_back_at_every_state(seats):
    game = durbar.game("dice_charmers")
    options = game.full_options({"start_player": 2, "sheet": "moon"}, seats)
    state = start(seats, 17, **options)
    record = Record("dice_charmers", seats, 17, options, rules=durbar.game("dice_charmers").revision)
    for move, _ in playing(state, 17, lively):
        record.moves.append(Played(str(move), state.digest()))
    again = read_record(record.text().encode())
    assert again.text() == record.text()
    states = [position for position, _, _ in again.replay(game)]
    assert len(states) == state.played + 1
    assert states[-1].digest() == state.digest()


def test_an_illegal_move_says_why_in_one_sentence():
    with pytest.raises(IllegalMove, match=r"^The move “again” can’t be made: First pick a die \(section 4\)\.$"):
        play(table(), "again")


#: The reasons that clicks in random games are told, as the screens put them in words.
COMMON = {
    "a_die_can_be_used", "action_first", "another_kind", "bonus_not_gained", "bonus_used", "bonus_was_lost",
    "choose_a_building", "choose_a_character", "choose_a_die", "choose_a_space", "crossing_is_full",
    "die_chosen_already", "die_on_elephant", "die_taken", "draw_a_road", "draw_half_roads", "elephant_empty",
    "gain_goods", "game_over", "goods_full", "half_road_here", "karma_before_the_die", "no_karma",
    "no_room_for_half_road", "no_room_for_road", "not_himself", "not_in_stock", "not_reached",
    "not_turned_to_the_network", "nothing_to_do", "nothing_to_give_up", "one_half_is_no_road", "only_back",
    "only_forward", "only_half_roads_here", "residence_has_roads", "river_end", "row_full", "row_of_goods_full",
    "sell_different", "sell_equal", "sell_equal_or_different", "sell_first", "side_has_road", "space_ticked",
    "symbol_behind", "take_one_of_two", "too_far", "top_level", "use_bonuses_or_end", "whole_road_now",
    "whole_roads_in_empty_cells", "wrong_shape",
}  # fmt: skip

#: The others: a position for each, and a move that is refused there for this reason.
RARE = {
    "all_at_top": ({"waiting": ["R2"], "levels": 3}, [], "use R2"),
    "all_goods_full": ({"waiting": ["L1"], "tea": 5, "silk": 5, "spices": 5}, [], "use L1"),
    "choose_a_purple_die": ({"waiting": ["R1"]}, ["use R1"], "gain tea"),
    "choose_a_reward": ({"dice": {"blue1": "lotus"}, "printed": TWO_REWARDS}, ["choose blue1"], "end"),
    "fame_track_full": ({"waiting": ["R4"], "fame": 40}, [], "use R4"),
    "goods_die_brings_nothing": ({"waiting": ["R1"], "tea": 5, "silk": 5, "spices": 5}, [], "use R1"),
    "karma_full": ({"waiting": ["R3"], "karma": 5}, [], "use R3"),
    "money_track_full": ({"waiting": ["T4"], "money": 76}, [], "use T4"),
    "no_road_for_half": ({"waiting": ["money-20"]}, [], "use money-20"),
    "no_such_bonus": ({}, [], "use T9"),
    "no_such_building": ({"waiting": ["R2"]}, ["use R2"], "upgrade tower"),
    "no_such_character": ({"waiting": ["fame-14"]}, ["use fame-14"], "palace vizier"),
    "no_such_die": ({}, [], "choose red1"),
    "no_such_good": ({"waiting": ["fame-5"]}, ["use fame-5"], "gain salt"),
    "no_such_road": ({"dice": {"green1": "curve"}}, ["choose green1"], "road r2c9 NS"),
    "no_such_space": ({"waiting": ["money-66"], "river": [5]}, ["use money-66"], "sail 19"),
    "nobody_for_the_mogul": (
        {"dice": {"orange1": "great_mogul"}, "palace": dict.fromkeys(CHARACTERS[1:], 3)},
        [],
        "choose orange1",
    ),
    "no_stock": ({"waiting": ["B4"]}, [], "use B4"),
    "nothing_behind": ({"waiting": ["money-42"]}, [], "use money-42"),
    "palace_full": ({"waiting": ["fame-14"], "palace": 3}, [], "use fame-14"),
    "sold_already": ({"dice": {"orange1": "merchant"}, "tea": 2}, ["choose orange1", "sell tea"], "gain silk"),
}


@pytest.mark.parametrize("key", RARE)
def test_a_rare_reason(key):
    position, moves, text = RARE[key]
    state = table(**position)
    play(state, *moves)
    assert refusal(state, text)[0] == key


def test_every_common_reason_is_met_and_none_that_is_not_known():
    met = set()
    for seed in range(15):
        state = start(2 + seed % 4, seed, sheet=("sun", "moon")[seed % 2])
        for _ in playing(state, seed, (uniform, lively, late)[seed % 3]):
            if state.played % 7 == 0 or state.to_act is None:
                met |= {reason.key for move in clicks(state) if (reason := state.why_not(move)) is not None}
    assert met >= COMMON
    assert met <= COMMON | set(RARE)
