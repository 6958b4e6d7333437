"""Tips and forecasts of Raja: everything teaches in every step, and what is foretold comes true."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from durbar.engine.state import State
from durbar.games.raja.actions import ACTIONS
from durbar.games.raja.moves import Lower, Palace, Point, Travel
from durbar.ui.games import game_screen
from durbar.ui.games.raja import estimates
from durbar.ui.games.raja.board.places import Marker
from durbar.ui.kit.text.rulebook import Rulebook
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.window import Window
from tests.games.raja.build import choosing_discs, placing, play, start, table
from tests.ui.games.raja.positions import DECISIONS, ROADS, a_disc, a_far_city, a_turn, game_states, sit_at
from tests.ui.hands import point_at, second_line
from tests.ui.kit.tips.test_tips import assert_teaches
from tests.ui.positions import sight

#: No test here looks at pixels.
UNPAINTED = True

SCREEN = game_screen("raja")


@cache
def book(language: str) -> Rulebook:
    return Rulebook.load("raja", language)


def all_targets(look: Sight) -> Iterator[Target]:
    """Everything on the board, the players' panels, and all tiles of the prompt."""
    board = SCREEN.make_board()
    board.show_sight(look)
    yield from board.targets
    yield from (("seat", seat) for seat in range(len(look.players)))
    yield from (("tile", action) for action in ACTIONS)
    yield from (("tile", f"character-{card}") for card in range(1, 8 if look.view.options["yogi"] else 7))


@pytest.mark.parametrize("decision", DECISIONS)
def test_a_tip_says_what_a_click_does_or_why_nothing(english: None, decision: str):
    look = sight(DECISIONS[decision]())
    for target in all_targets(look):
        tip = SCREEN.tip(target, look)
        assert_teaches(tip, book("en"))
        assert tip is not None
        if target[0] in ("tile", "seat"):
            continue
        path = SCREEN.path(target, look)
        meant = path[:1] or SCREEN.moves_at(target, look)
        assert bool(tip.click) == any(move in look.legal for move in meant)
        assert bool(tip.refusal) == bool(meant and not tip.click)


def test_what_is_not_there_has_no_tip(english: None):
    assert SCREEN.tip(("nothing",), sight(a_turn())) is None


# ---- what is foretold ----------------------------------------------------------------------------------------------


def after(state: State, move: object) -> State:
    """The position after a move."""
    other = state.copy()
    other.play(move)  # type: ignore[arg-type]
    return other


def test_the_order_of_the_governors_is_foretold(english: None):
    """In a whole game: the sentence names the next cities as the markers stand after the move, four at most."""
    seen = 0
    for state in game_states(3, seed=2, every=1):
        for move in state.legal_moves():
            if not isinstance(move, Lower) or state.round == state.last_round:
                continue
            view = after(state, move).view(0)
            visits = view.by_space[: min(4, state.last_round - state.round)]
            names = [view.board.junctions[view.board.junction_number[city]].name for city in visits]
            told = SCREEN.preview(move, sight(state))[0]
            assert [told.index(name) for name in names] == sorted(told.index(name) for name in names)
            seen += 1
    assert seen > 40


def test_pointing_at_a_marker_shows_where_all_would_stand(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn())
    board = page.board.board
    point_at(page, ("marker", "DEL"))
    assert "the Maharaja then goes to" in second_line(page)
    view = after(page.table.state, Lower("DEL")).view(0)
    moving = {city for city, space in view.track.items() if space != page.sight.view.track[city]}
    assert len(moving) == 3
    markers = [item for item in board.items() if isinstance(item, Marker)]
    assert {marker.target[1] for marker in markers if marker.faint} == moving
    assert page.table.at == 0
    point_at(page, ("space", 16))
    assert not any(marker.faint for marker in markers)


def test_points_and_gold_are_foretold(english: None):
    """Palaces and journeys of a whole game: gold that is kept, and the points of the city, as they come out."""
    seen = {Palace: 0, Travel: 0}
    for state in game_states(4, seed=6, every=3):
        look = sight(state)
        for move in look.legal:
            if type(move) not in seen:
                continue
            then = after(state, move).view(look.seat)
            told = SCREEN.preview(move, look)[0]
            if f"you keep {then.own_gold}" in told or f"You keep {then.own_gold} gold" in told:
                seen[type(move)] += 1
            else:
                assert "keep" not in told or f"would keep {then.own_gold} gold" in told
            if isinstance(move, Palace) and "But" not in told:
                assert f"{then.score(move.city).points[look.seat].total} point" in told
    assert min(seen.values()) >= 4


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        (("palace", "palace"), "Building would cost 24 gold, plus 1 in tolls to Ahmadabad; you would have 15."),
        (("gold", "palace"), "4 gold would be left"),
        (("palace", "house"), "1 gold would be left"),
    ],
)
def test_the_planner_warns_of_what_two_actions_would_cost(english: None, actions: tuple[str, str], words: str):
    state = a_disc()
    for action in actions:
        look = sight(state)
        sentence, tone = SCREEN.preview(Point(action), look)
        state.play(Point(action))
    prompt = SCREEN.prompt(sight(state))
    assert (prompt.second, prompt.tone) == (sentence, tone)
    assert words in sentence
    assert tone == ("refuse" if "would cost" in words else "quiet")


def test_tolls_to_the_maharaja_are_no_warning_where_another_city_does(english: None):
    state = a_disc()
    play(state, "point palace_house", "point two_houses")
    prompt = SCREEN.prompt(sight(state))
    assert prompt.second == "Building would cost 15 gold, plus 1 in tolls to Ahmadabad; you would have 15."
    assert prompt.tone == "quiet"


def test_a_sum_is_told_in_one_form_after_each_action_and_says_whether_tolls_are_in_it(english: None):
    """Every pair of actions, where a way leads to the Maharaja and where none does: no choice changes the tolls."""
    tolls_told = r", plus \d+ in tolls to \w+| and no tolls|, tolls not counted"
    forms = re.compile(rf"Building would cost (\d+) gold({tolls_told});")
    for state in (a_disc(), choosing_discs(3)):
        look, tolls = sight(state), set()
        told = [SCREEN.preview(Point(action), look)[0] for action in ACTIONS]
        for first in ACTIONS:
            after_first = after(state, Point(first))
            told += [SCREEN.preview(move, sight(after_first))[0] for move in after_first.legal_moves()]
        for sentence in (one for one in told if "would cost" in one):
            found = forms.match(sentence)
            assert found is not None, sentence
            tolls.add(found[2])
        assert len(tolls) == 1, tolls


def test_what_is_to_be_built_is_said_with_one_verb(english: None):
    look = sight(a_turn())
    assert "build 1 palace and 1 house" in SCREEN.prompt(look).sentence


def test_the_planner_counts_the_tolls_to_the_maharaja(english: None):
    state = placing(3)
    look = sight(state)
    assert "First cities" in SCREEN.prompt(look).second
    far = sight(a_far_city())
    assert "To the Maharaja in Jodhpur: 5 gold in tolls." in SCREEN.prompt(far).second
    cut = sight(table(3, disc=("palace", "gold"), villages={"V01": "A"}, maharaja="JOD", architects=("AHM",)))
    assert "No way leads to the Maharaja in Jodhpur" in SCREEN.prompt(cut).second
    assert ROADS["V21"] == "BC"


def test_each_badge_of_the_plan_is_told_in_words(window: Window, qtbot: QtBot):
    page = sit_at(window, choosing_discs(3))
    board, view = page.board.board, page.sight.view
    assert view.step == "disc"
    assert board.badges  # type: ignore[attr-defined]
    for junction, box in board.badges.items():  # type: ignore[attr-defined]
        target = board.target_at(box.center())
        assert target in (("city", junction), ("start",))
        tip = SCREEN.tip(target, page.sight)
        journey = estimates.journeys(view, view.seat, reckless=True).get(junction)
        assert tip is not None
        if journey is None:
            assert "is cut" in tip.what
            assert "no house" in tip.more
        elif journey.cost > view.own_gold:
            assert f"costs {journey.cost} gold" in tip.what
        elif journey.tolls:
            assert all(f"{gold}" in tip.what for gold in estimates.paid_by_seat(journey).values())
        else:
            assert "way there is free" in tip.what


def test_a_road_that_is_not_the_cheapest_way_says_so_in_the_list(english: None):
    """In whole games: where another way costs less, the row of the road tells it, and only there."""
    told = 0
    for state in game_states(4, seed=6, every=3):
        look = sight(state)
        for move in look.legal:
            if isinstance(move, Travel):
                best = estimates.journeys(look.view, look.seat)[move.to].cost
                dearer = estimates.journey_of((move,), look.view).cost > best
                assert ("A click on the board goes via" in SCREEN.move_row(move, look).second) == dearer
                told += dearer
    assert told


def test_a_seventh_palace_is_told_to_make_the_round_the_last(english: None):
    look = sight(a_turn())
    view = msgspec.structs.replace(look.view, built=(0, look.view.palaces_to_win, 0))
    last = replace(look, view=view)
    assert SCREEN.chips(view)[0].words.endswith(", the last")
    tip = SCREEN.tip(("stage",), last)
    assert tip is not None
    assert "this round is the last" in tip.what


@pytest.mark.parametrize(
    ("card", "taken", "words"),
    [
        (6, (), "Whoever takes a lower number than 6 plays before you."),
        (1, (), ""),
        (2, (5,), "So far you would play before Ann."),
        (6, (5,), "So far you would play after Ann."),
    ],
)
def test_a_character_tells_when_one_would_play_as_far_as_that_is_known(
    english: None, card: int, taken: tuple[int, ...], words: str
):
    state = start(3, youngest=1)
    play(state, *(f"choose {one}" for one in taken))
    tip = SCREEN.tip(("tile", f"character-{card}"), sight(state))
    assert tip is not None
    assert tip.brings.replace(sight(state).name(0), "Ann") == words
    assert "9 gold" not in tip.brings, "its rule tells its power"
