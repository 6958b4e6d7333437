"""The Dice Charmers in words: prompts, previews, refusals, the log’s chains, and where fame and coins came from."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from durbar.engine.event import Event
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games import dice_charmers
from durbar.games.dice_charmers.board import read_board
from durbar.games.dice_charmers.events import GoodsGained, TracksCrossed
from durbar.games.dice_charmers.moves import Choose, End, Reroll, Reward, Road, Use
from durbar.games.dice_charmers.outcome import outcome
from durbar.games.dice_charmers.sentences import SENTENCES
from durbar.games.dice_charmers.state import DiceCharmersState
from durbar.games.dice_charmers.steps import Sale
from durbar.system.boards import shipped
from durbar.ui.games import game_screen
from durbar.ui.games.dice_charmers import ahead, names, prompt
from durbar.ui.games.dice_charmers.prompt import tiles
from durbar.ui.games.dice_charmers.sales import best_sale
from durbar.ui.games.dice_charmers.targets import moves_at, picked_road, turning
from durbar.ui.games.dice_charmers.words import phrases, preview
from durbar.ui.games.dice_charmers.words.results import SOURCES, sources
from durbar.ui.kit.text.rulebook import Rulebook
from durbar.ui.kit.values.sight import Sight, Target
from tests.games.dice_charmers.build import LONG, ONE, A, B, acting, full, play, sheet, start, table
from tests.games.dice_charmers.keeping import lively
from tests.ui.games.dice_charmers.positions import assert_drawn, the_great_mogul
from tests.ui.games.dice_charmers.test_board import PLAYERS

SCREEN = game_screen("dice_charmers")
BOARD = cache(SCREEN.make_board)
TABLES = [(seats, on) for seats in (2, 3, 4, 5) for on in ("sun", "moon")]


@pytest.fixture(autouse=True)
def _english(english: None) -> None:
    """All texts are looked at in English."""


@cache
def book() -> Rulebook:
    return Rulebook.load("dice_charmers", "en")


def sight(state: DiceCharmersState, chosen: tuple[Target, ...] = ()) -> Sight:
    """The table as whoever acts sees it."""
    seat = A if state.to_act is None else state.to_act
    players = PLAYERS[: state.seats]
    legal = tuple(state.legal_moves())
    return Sight(seat, state.view(seat), players, legal, state.why_not, people=state.seats, chosen=chosen)


def games(every: int) -> Iterator[DiceCharmersState]:
    """Positions of lively games at every table, one in so many."""
    for seats, on in TABLES:
        state, rng = start(seats, seats, sheet=on), Rng(seats)
        number = 0
        while state.to_act is not None:
            if number % every == 0:
                yield state
            number += 1
            state.play(lively(state, rng))
        yield state


def all_targets(look: Sight) -> Iterator[Target]:
    """Everything on the board, and the players’ panels."""
    board = BOARD()
    board.show_sight(look)
    yield from board.targets
    yield from (("seat", seat) for seat in range(look.view.seats))


def assert_said(words: str) -> None:
    assert words, "nothing is said"
    assert not set("{}") & set(words), words
    assert words == words.strip(), words
    assert "  " not in words, words
    assert ".." not in words, words


# ---- prompts, moves ------------------------------------------------------------------------------------------------


def test_every_decision_is_asked_for_and_every_move_is_told():
    steps = set()
    for state in games(every=3):
        look = sight(state)
        steps.add(look.view.step)
        asked = SCREEN.prompt(look)
        assert_said(asked.sentence)
        assert re.sub(r"\s*\(.*", "", asked.section) in {"", *(str(s.number) for s in book().sections)}
        for thing in (*asked.buttons, *asked.tiles):
            assert_said(thing.words)
            assert_drawn(thing.picture)
        rows = [SCREEN.move_row(move, look) for move in SCREEN.listed(look)]
        told = [SCREEN.move_row(move, look) for move in look.legal]
        assert {(row.words, row.second) for row in rows} == {(row.words, row.second) for row in told}
        assert len({row.words for row in rows}) == len(rows), "of equal dice one is listed"
        for row in rows:
            assert_said(row.words)
            assert_drawn(row.picture)
    assert steps == {
        "choosing", "rerolled", "build", "halves", "sale", "pick", "voyage", "summon", "improve", "copy_die", "bonuses",
        "over",
    }  # fmt: skip


def test_rewards_of_an_owner_s_sheet_are_chosen_by_buttons():
    file = json.loads(shipped("dice_charmers"))
    file["sheets"]["sun"]["river"][1]["rewards"] = [{"type": "upgrade"}, {"type": "goods_different", "n": 1}]
    state = table(printed=read_board(json.dumps(file)))
    play(state, "choose blue1")
    look = sight(state)
    assert look.view.step == "rewards"
    asked = SCREEN.prompt(look)
    assert [button.move for button in asked.buttons] == [Reward(1), Reward(2)]
    assert asked.buttons[0].words == "Upgrade"
    assert moves_at(("space", 2), look) == (Reward(1), Reward(2))
    for move in look.legal:
        assert_said(SCREEN.move_row(move, look).words)
        assert_said(SCREEN.preview(move, look)[0])


def test_every_move_can_be_made_by_a_click_a_button_or_a_tile():
    for state in games(every=13):
        look = sight(state)
        if state.to_act is None:
            continue
        asked = SCREEN.prompt(look)
        reached = {move for target in all_targets(look) for move in moves_at(target, look)}
        reached |= {move for button in asked.buttons for move in (button.move, *button.moves) if move is not None}
        reached |= {
            road for cell in {move.cell for move in reached if isinstance(move, Road)} for road in turned(state, cell)
        }
        alike = {(move.die[:-1], look.view.face(move.die)) for move in reached if isinstance(move, Reroll)}
        for move in {*look.legal} - reached:
            assert isinstance(move, Reroll), move
            assert (move.die[:-1], look.view.face(move.die)) in alike, "of two equal dice one stands for both"


def turned(state: DiceCharmersState, cell: str) -> Iterator[Road]:
    """The roads that clicks on a cell pick out one after the other."""
    chosen: tuple[Target, ...] = ()
    for _ in range(6):
        chosen = SCREEN.choose(("cell", cell), sight(state, chosen)) or ()
        road = picked_road(sight(state, chosen))
        if road is not None:
            yield road


def test_a_preview_tells_the_distance_that_the_rules_then_find():
    told = 0
    for state in games(every=23):
        look = sight(state)
        for move in look.legal:
            assert_said(SCREEN.preview(move, look)[0])
            numbers = preview.previewed_number(move, look)
            if not numbers:
                continue
            after = outcome(look.view, move).excess
            then = names.change_words(after) if after > 0 else names.halves(-after)
            assert numbers[look.seat].endswith(f"→ {then}")
            told += 1
    assert told > 100


@pytest.mark.parametrize(
    ("coins", "written"), [(0, "0"), (1, "½"), (2, "1"), (13, "6½"), (-1, "−½"), (-4, "−2"), (-7, "−3½")]
)
def test_halves_are_written_as_halves(coins: int, written: str):
    assert names.halves(coins) == written


def test_numbers_stay_with_what_they_count():
    """In a narrow panel fame and coins stand on two lines, never half a number of coins."""
    state = table(fame=16, money=44)
    assert SCREEN.seat_line(A, sight(state)).state.split(" ") == ["16\u00a0fame\u00a0·", "44\u00a0coins"]


def test_while_a_die_is_chosen_only_what_it_would_write_can_be_clicked():
    state = table(dice={"purple1": "tt", "purple2": "sp"}, tea=1, palace=1)
    look = sight(state)
    targets = [target for target in all_targets(look) if set(moves_at(target, look)) & set(look.legal)]
    goods = {target[1:] for target in targets if target[0] == "good"}
    assert {("tea", 2), ("tea", 3), ("silk", 1), ("spices", 1)} == goods
    boxes = [target[1:] for target in targets if target[0] == "box"]
    assert ("merchant", 2) in boxes
    assert {column for _, column in boxes} == {2}
    assert len([target for target in targets if target[0] == "space"]) <= 2


def test_of_the_boxes_of_a_character_only_the_one_that_would_be_ticked_can_be_clicked():
    state = the_great_mogul()
    look = sight(state)
    boxes = [
        target for target in all_targets(look) if target[0] == "box" and set(moves_at(target, look)) & {*look.legal}
    ]
    assert ("box", "maharani", 2) in boxes
    assert len({who for _, who, _ in boxes}) == len(boxes)
    assert moves_at(("box", "merchant", 1), look), "of a full row any box says why not"


def test_a_symbol_of_ones_own_has_its_name_and_no_picture():
    file = json.loads(shipped("dice_charmers").replace('"lamp"', '"zebra"'))
    state = table(printed=read_board(json.dumps(file)))
    look = sight(state)
    space = next(n for n, printed in enumerate(state.sheet.river, 1) if printed.symbol == "zebra")
    tip = SCREEN.tip(("space", space), look)
    assert tip is not None
    assert "zebra" in tip.title
    assert tip.picture is None
    assert names.symbol_picture("flag") is not None


def test_every_refusal_has_its_sentence_and_its_section():
    folder = Path(dice_charmers.__file__).parent
    source = (folder / "refusals.py").read_text(encoding="utf-8")
    keys = set(re.findall(r'Refusal\(\s*"(\w+)"', source)) | set(re.findall(r'key = "(\w+)" if', source))
    assert len(keys) > 50
    assert keys <= set(SENTENCES)
    sections = {str(section.number) for section in book().sections}
    assert set(re.findall(r'Refusal\(\s*"\w+", "([\d.]+)"', source)) <= sections


def test_a_refused_cell_says_why():
    look = sight(acting("straight", roads=ONE))
    told = {cell: SCREEN.tip(("cell", cell), look) for cell in ("r2c3", "r5c5", "r3c3")}
    assert "only half-roads" in told["r2c3"].refusal
    assert "No road of yours leads to row\u00a05, column\u00a05" in told["r5c5"].refusal
    assert "residence" in told["r3c3"].refusal


# ---- roads ---------------------------------------------------------------------------------------------------------


def test_a_click_picks_a_road_out_and_turns_it_through_all_its_turns():
    state = acting("curve", roads=ONE)
    look = sight(state)
    assert turning(look)
    seen: list[Road] = []
    chosen: tuple[Target, ...] | None = ()
    for _ in range(3):
        chosen = SCREEN.choose(("cell", "r1c3"), sight(state, chosen or ()))
        assert chosen is not None
        road = picked_road(sight(state, chosen))
        assert road is not None
        seen.append(road)
    assert seen[0] != seen[1]
    assert seen[2] == seen[0], "a curve above this road can only be turned two ways"
    assert {road.arms for road in seen} == {"ES", "SW"}
    assert SCREEN.turn(chosen[0], sight(state, chosen), -1) == (("road", "r1c3", seen[1].arms),)
    drawn = prompt.prompt(sight(state, chosen)).buttons[0]
    assert drawn.primary
    assert drawn.move == seen[2]


def test_a_cell_with_one_turn_is_drawn_at_once():
    look = sight(acting("straight", roads=ONE))
    assert SCREEN.choose(("cell", "r1c3"), look) is None
    assert moves_at(("cell", "r1c3"), look) == (Road("r1c3", "NS"),)


# ---- doubts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("waiting", [["T4", "L5"], ["L5", "T4"]])
def test_bonuses_are_listed_as_their_tiles_lie(waiting: list[str]):
    look = sight(table(waiting=waiting))
    shown = [move.bonus for move in preview.in_order(look) if isinstance(move, Use)]
    assert shown == [tile.move.bonus for tile in tiles(look) if isinstance(tile.move, Use)] == waiting


def test_ending_a_turn_names_each_bonus_that_could_still_be_used():
    look = sight(table(waiting=["T4", "B4", "L5"]))
    question = SCREEN.doubt(End(), look)
    for id in ("T4", "L5"):
        assert names.bonus_words(id, look.view.sheet) in question
    assert names.bonus_words("B4", look.view.sheet) not in question, "there is nothing in stock to sell"
    assert SCREEN.doubt(Use("T4"), look) == ""


def test_the_end_of_a_turn_has_a_picture_in_the_list_as_the_bonuses_beside_it_have():
    look = sight(table(waiting=["L5"]))
    assert End() in look.legal
    assert all(SCREEN.move_row(move, look).picture is not None for move in look.legal)


def test_a_player_s_tip_says_what_the_distance_is():
    tip = SCREEN.tip(("seat", "1"), sight(table()))
    assert tip is not None
    assert tip.reason == "to go"
    assert tip.rule.startswith("What is to go is the distance between the fame track and the money track until they")


def test_ending_a_turn_with_nothing_to_lose_is_not_doubted():
    assert SCREEN.doubt(End(), sight(table(waiting=["B4"]))) == ""


# ---- the log -------------------------------------------------------------------------------------------------------


def the_long_chain() -> tuple[DiceCharmersState, list[list[Event]]]:
    """The long example of the rulebook (rule 109), move by move."""
    five = {"great_mogul": 1, "maharani": 1, "merchant": 1, "raja_man_singh": 1, "portuguese": 1}
    state = table(
        3, turn=B, at={"purple1": A, "purple2": "elephant"}, dice={"blue1": "flag", "purple1": "ts", "purple2": "pp"},
        fame=15, money=43, levels={"fort": 2}, roads=LONG, river=[1, 6], palace=five,
    )  # fmt: skip
    moves = (
        "choose blue1", "road r1c5 NEW", "use R1", "copy purple2", "use T5", "half r2c3 W", "half r1c3 N", "use T3",
        "use palace-1", "copy purple2", "end",
    )  # fmt: skip
    return state, [play(state, move) for move in moves]


def test_a_chain_is_told_as_a_chain():
    state, played = the_long_chain()
    lines = [line.words for line in SCREEN.log_lines([event for events in played for event in events], sight(state))]
    begins = [line for line in lines if line.startswith("→")]
    assert [line.split(" ")[0] for line in begins] == ["→", "→", "→→", "→→"]
    assert "goods die" in begins[0].lower()
    assert "Master Builder" in begins[1]
    assert "space 10" in begins[2]
    assert "4 coin" in begins[2]
    assert lines[0].startswith("Marc picks the blue die, flag")
    assert "junction" in lines[0]
    assert any("with 4 bonuses, Marc gains 2 fame, 4 coins " in line and "come 5 closer" in line for line in lines), (
        "2 fame, 4 coins, and a corner without coins"
    )
    assert any("crossed" in line for line in lines)


def test_the_crossing_is_told_at_its_link_and_the_last_number_at_the_end():
    """Coins that are gained after it count in the sum of the turn."""
    state = table(3, fame=17, money=44, waiting=["T3", "L5"], roads=LONG, river=[1, 6, 9])
    first, second, end = play(state, "use T3"), play(state, "use L5"), play(state, "end")
    lines = [line.words for line in SCREEN.log_lines([*first, *second, *end], sight(state))]
    excess = state.marks[A].excess(state.sheet)
    crossed = next(event for event in first if isinstance(event, TracksCrossed))
    assert 0 < crossed.excess < excess
    assert "space 10" in lines[0]
    assert f"have crossed, by {names.halves(crossed.excess)}:" in lines[1]
    assert "3 coins" in lines[2]
    assert lines[3].endswith(f"crossed by {names.halves(excess)}.")


def test_two_players_are_told_when_their_game_ends():
    """With two the game ends once both have had as many dice, not with the round (rule 12)."""
    for seats in (2, 3):
        state = table(seats, fame=17, money=44, waiting=["T3"], roads=LONG, river=[1, 6, 9])
        events = play(state, "use T3")
        look = sight(state)
        (line,) = [line.words for line in SCREEN.log_lines(events, look) if "have crossed" in line.words]
        chips = [chip.words for chip in SCREEN.chips(look.view)]
        tips = [SCREEN.tip(target, look) for target in (("fame", 3), ("coin", 3), ("seat", 0))]
        said = [line, *(tip.rule for tip in tips if tip is not None)]
        assert all(("as many dice" in words) == (seats == 2) for words in said)
        assert all(("with th" in words) == (seats == 3) for words in said)
        assert ("Last dice" in chips, "Last round" in chips) == (seats == 2, seats == 3)


def test_a_turn_is_told_as_one_and_the_next_one_by_itself():
    _, played = the_long_chain()
    goes_on = [SCREEN.continues(before, events) for before, events in pairwise(played)]
    assert all(goes_on)
    assert not SCREEN.continues(played[-1], played[0])


def test_all_of_the_log_is_told():
    for seats, on in TABLES:
        state, rng = start(seats, seats + 9, sheet=on), Rng(seats)
        turn: list[Event] = []
        before: list[Event] = []
        while state.to_act is not None:
            events = state.play(lively(state, rng))
            turn = [*turn, *events] if before and SCREEN.continues(before, events) else [*events]
            before = events
            for line in SCREEN.log_lines(turn, sight(state)):
                assert_said(line.words)
                assert_drawn(line.picture)


# ---- corners -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("on", ["sun", "moon"])
def test_coins_and_corners_close_all_of_the_distance(on: str):
    """By each number of coins, from each other: half a point a coin and one a corner passed."""
    printed = table(on=on).sheet
    tracks = printed.tracks
    for before in range(tracks.money_cells + 1):
        for after in range(before, tracks.money_cells + 1):
            corners = names.corners_passed(before, after, printed)
            assert 0 <= corners <= len(tracks.corners)
            assert tracks.excess(0, after) - tracks.excess(0, before) == after - before + 2 * corners
    assert names.corners_passed(0, tracks.money_cells, printed) == len(tracks.corners)


def test_a_corner_is_told_wherever_the_distance_is():
    """18 fame and half of 57 coins are 6½ more than 40, but the tracks have crossed by 8½ (§11)."""
    look = sight(table(fame=18, money=57))
    line = SCREEN.seat_line(A, look)
    assert line.number == "8½"
    for words in (SCREEN.tip(("front", "fame"), look).more, SCREEN.tip(("coin", 3), look).more):
        for part in ("18 fame", "57 coins", "2 for corner", "40 cells", "crossed by 8½"):
            assert part in words
    state = table(fame=15, money=43, waiting=["T3"], roads=LONG, river=[1, 6, 9])
    look = sight(state)
    assert "1 for a corner" in SCREEN.preview(Use("T3"), look)[0]
    assert "1 for a corner" in SCREEN.move_row(Use("T3"), look).second
    assert any("1 for a corner" in line.words for line in SCREEN.log_lines(play(state, "use T3"), look))


# ---- sales ---------------------------------------------------------------------------------------------------------


def best_by_playing(state: State, money: int) -> int:
    """The most coins that the sale could bring, found by trying all of it."""
    seat = state.to_act
    best = 0
    for move in state.legal_moves():
        if move.word == "sell":
            twin: Any = state.copy()
            twin.play(move)
            gained = twin.marks[seat].money - money
            deeper = best_by_playing(twin, money) if isinstance(twin.steps[-1], Sale) else gained
            best = max(best, gained, deeper)
    return best


def test_the_best_sale_is_the_one_that_playing_finds():
    found = 0
    for state in games(every=1):
        step = state.steps[-1] if state.steps else None
        if isinstance(step, Sale):
            marks = state.marks[step.seat]
            coins, many = best_sale(state.sheet, marks, step)
            assert coins == best_by_playing(state, marks.money)
            assert many <= step.left
            found += 1
    assert found > 40


def test_the_best_sale_takes_the_fewest_goods():
    """Where only the first of a kind is worth anything, one of each does."""
    state = table(tea=3, silk=3)
    printed: Any = SimpleNamespace(values=(2, 0, 0, 0, 0), tracks=state.sheet.tracks)
    assert best_sale(printed, state.marks[A], Sale(A, 3, "any")) == (4, 2)


def test_a_bonus_of_no_use_is_no_reason_for_a_road():
    state = table(roads=LONG)
    view = state.view(A)
    useful = replace(outcome(view, state.legal_moves()[0]), gained=(1, 2), useless=())
    useless = replace(useful, useless=(2,))
    assert ahead.outcome_value(useful, view) > ahead.outcome_value(useless, view)


def test_at_best_a_road_opens_the_market_that_pays_most():
    """What tea would bring counts more than a fort with a goods die beside it; list and forecast say so."""
    state = table(roads=LONG, tea=5, sold={"tea": 2})
    look, coins = sight(state), sum(state.sheet.values[2:5])
    for words in (SCREEN.preview(Choose("green1"), look)[0], SCREEN.move_row(Choose("green1"), look).second):
        assert f"at best row\u00a04, column\u00a03: market for identical goods opened; {coins} coin" in words
    play(state, "choose green1")
    look = sight(state)
    first = SCREEN.listed(look)[0]
    assert first == Road("r4c3", "NS")
    assert f"{coins} coin" in SCREEN.move_row(first, look).second
    play(state, str(first))
    assert best_by_playing(state, 0) == coins


def test_coins_are_told_as_the_most_only_where_not_all_goods_may_be_sold():
    words = [
        SCREEN.preview(Choose("green1"), sight(table(roads=LONG, tea=5, sold={"tea": sold})))[0] for sold in (2, 1)
    ]
    assert ["up to" in told for told in words] == [False, True]


def test_where_nothing_is_to_be_had_no_place_is_the_best():
    """Half-roads between two cells that have their roads bring nothing."""
    state = acting("half_roads", roads={**full(), "r1c2": "NEW", "r2c2": "ESW"})
    words = preview.best_road_words(state.view(A))
    assert words.startswith("2 place")
    assert "none of which" in words
    assert "at best" not in words


# ---- the end -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "on"), TABLES)
def test_the_results_add_up(seats: int, on: str):
    state, rng, moves = start(seats, seats + 3, sheet=on), Rng(seats), []
    while state.to_act is not None:
        view = state.view(A)
        moves.append((view, state.play(lively(state, rng))))
    look = sight(state)
    found = SCREEN.endings.results(moves, look)
    for words in (found.headline, found.second, found.sentence, found.sentence_second):
        assert_said(words)
    events = [event for _, happened in moves for event in happened]
    by_source = sources(events, look.view.sheet, seats)
    for seat in range(seats):
        fame = sum(by_source[source][seat][0] for source in SOURCES)
        coins = sum(by_source[source][seat][1] for source in SOURCES)
        assert (fame, coins) == (look.view.marks[seat].fame, look.view.marks[seat].money)
    assert [points[-1] for points in found.curve] == list(look.view.excesses)
    assert len(found.curve[0]) == len(found.curve_words) == look.view.round + 1
    assert found.chance is not None
    rolled = sum(face.came for die in found.chance.dice for face in die.faces)
    rerolled = sum(len(event.dice) for event in events if type(event).__name__ == "DiceRerolled")
    assert rolled == 8 * look.view.round + rerolled


def test_a_tie_is_told_by_karma():
    level = sheet(fame=21, money=40, karma=4)
    state = table(2, turn=B, pick=3, fame=21, money=40, karma=3, others={A: level}, waiting=["L5"])
    state.marks[B] = sheet(fame=21, money=40, karma=3)
    state.pending = []
    state.forget_moves()
    view = state.view(A)
    found = SCREEN.endings.results([(view, play(state, "end"))], sight(state))
    assert found.headline == "Leela wins"
    assert "karma gained: 4 against 3" in found.second


def test_goods_are_gained_as_coins_are():
    gained = GoodsGained(A, ("tea", "silk", "silk"))
    assert phrases.sentence([gained], table().sheet) == "+1 tea; +2 silk."
