"""The screens' contract: what every game's part of the screen keeps, at positions of every step, in both languages.

No window is needed: a screen is asked about sights as the frame asks it, and an empty board shows them.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import pytest

import durbar
from durbar.bots import players_of
from durbar.engine.state import State
from durbar.session.player import Player
from durbar.ui.games import game_screen, manifest, score_words
from durbar.ui.kit.text.rulebook import Rulebook
from durbar.ui.kit.text.terms import read_terms
from durbar.ui.kit.values.lines import MoveRow
from durbar.ui.kit.values.sight import Sight
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import use_language
from tests.contract.positions import CASE, CASES, playing

SEED = 3
LANGUAGES = ("en", "fr")
#: So many targets and moves of a position are asked about; the next position begins with others.
MANY = 40
#: What was not filled in: a place in braces, a number of a plural, or a mark of the catalogues.
LEFT_OVER = re.compile(r"[{}]|%n|%L")
#: So many moments of a game are looked at in each.
MOMENTS = 12
TABLES = [
    pytest.param(case, seats, id=f"{case.key}-{seats}") for case in CASES for seats in durbar.game(case.key).seats
]
every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
pytestmark = pytest.mark.usefixtures("language")


@pytest.fixture
def language(qapp: object) -> Iterator[None]:
    """English before and afterwards."""
    use_language("en")
    yield
    use_language("en")


@dataclass(frozen=True)
class Moment:
    """A state of a game with what the move after it brought, if it is not over."""

    state: State
    events: tuple


def game_of(case) -> list[Moment]:
    """A whole lively game with the defaults at the fewest seats."""
    return _game_of(case.key)


@cache
def _game_of(key: str) -> list[Moment]:
    case = CASE[key]
    state = durbar.start(case.key, seats=durbar.game(case.key).seats[0], seed=SEED)
    moments, before = [], state.copy()
    for _, events in playing(state, SEED, case.ways[-1]):
        moments.append(Moment(before, tuple(events)))
        before = state.copy()
    return [*moments, Moment(before, ())]


def of_each_step(case) -> list[State]:
    """The first and the last state of each step of the game."""
    found = {}
    for moment in game_of(case):
        step = moment.state.view(0).step
        found[step] = (found.get(step, (moment.state,))[0], moment.state)
    return list({id(state): state for pair in found.values() for state in pair}.values())


def sight_of(state: State, seat: int | None = None, people: int = 1) -> Sight:
    """The table as whoever acts sees it, or another seat; all are persons."""
    seat = (state.to_act or 0) if seat is None else seat
    players = [Player(name, emblem=at) for at, name in enumerate(("Ann", "Ben", "Cy", "Dee", "Eve")[: state.seats])]
    legal = state.legal_moves() if seat == state.to_act else ()
    return Sight(seat, state.view(seat), players, legal, state.why_not, people=people)


def in_words(text: str) -> str:
    """A text that is there and has nothing left to fill in."""
    assert text.strip()
    return whole(text)


def whole(text: str) -> str:
    """A text, perhaps an empty one, that has nothing left to fill in."""
    assert not LEFT_OVER.search(text), text
    return text


def spoken(state: State, sight: Sight, screen) -> Iterator[str]:
    """All that the screen says of a position, in one language."""
    prompt = screen.prompt(sight)
    yield in_words(prompt.sentence)
    assert prompt.sentence.endswith((".", "!", "?", "…"))
    yield whole(prompt.second)
    for button in prompt.buttons:
        yield in_words(button.words)
        assert button.move is None or not button.enabled or button.move in sight.legal
        assert set(button.moves) <= set(sight.legal)
    for tile in prompt.tiles:
        yield in_words(tile.words)
    for seat in range(state.seats):
        line = screen.seat_line(seat, sight)
        assert line.seat == seat
        assert line.acting == (seat == state.to_act)
        yield whole(line.state)
        yield whole(line.spoken)
    for chip in screen.chips(sight.view):
        yield in_words(chip.words)
        yield in_words(chip.short)
    yield whole(screen.moves_note(sight))
    yield whole(screen.first_words(screen.first_step(sight)))


def taught(tip: Tip | None, target) -> str:
    """What a tip says, which is never nothing."""
    assert tip is not None, f"no tip for {target}"
    assert tip.what or tip.rule or tip.refusal, f"the tip of {target} teaches nothing"
    words = (tip.title, tip.what, tip.reason, tip.click, tip.refusal, tip.brings, tip.more, tip.worth, tip.rule)
    sentences = [one for text in words[1:7] for one in re.split(r"(?<=[.!?]) ", text) if len(one.split()) > 3]
    assert len(set(sentences)) == len(sentences), f"the tip of {target} says a thing twice: {sentences}"
    return "\n".join([in_words(tip.title), *map(whole, words[1:])])


@cache
def book(key: str, language: str) -> Rulebook:
    return Rulebook.load(key, language)


def check_leads_into(tip: Tip, rules: Rulebook) -> None:
    """The section and the terms of a tip are in the rulebook."""
    if tip.section:
        assert rules.section(tip.section)
    for term in read_terms(f"{tip.more} {tip.rule}")[1]:
        assert rules.term(term.key)


# ---- what is declared ----------------------------------------------------------------------------------------------


@every_case
def test_a_game_declares_itself_in_three_storeys(case):
    own, screen, players = manifest(case.key), game_screen(case.key), players_of(case.key)
    assert own.key == case.key
    assert own is screen.manifest
    assert own.game is screen.game is durbar.game(case.key)
    assert players.levels
    assert screen.hints == (players.reasons is not None)
    assert (own.course is not None) == own.has_course
    words = score_words(case.key)
    assert in_words(words.score)
    assert in_words(words.counted)
    assert words.unit > 0


@every_case
def test_what_is_said_before_a_game_begins(case):
    screen, game = game_screen(case.key), durbar.game(case.key)
    for language in LANGUAGES:
        use_language(language)
        assert in_words(screen.manifest.title())
        assert in_words(screen.manifest.blurb())
        for option in game.options:
            words = screen.setup.option_words(option)
            assert in_words(words.title)
            whole(words.why)
            assert not words.values or set(words.values) >= set(option.values)
        titles = [screen.setup.option_words(option).title for option in game.options]
        assert len(set(titles)) == len(titles), "each option has words of its own"
        for preset in screen.setup.presets():
            assert in_words(preset.words)
            game.full_options(preset.options, game.seats[-1])


# ---- positions -----------------------------------------------------------------------------------------------------


@every_case
def test_every_position_is_told_in_both_languages(case):
    screen, told = game_screen(case.key), {}
    for language in LANGUAGES:
        use_language(language)
        told[language] = [list(spoken(state, sight_of(state), screen)) for state in of_each_step(case)]
        for state in of_each_step(case):
            assert in_words(screen.manifest.where(state.progress()))
    assert len(told["en"]) == len(told["fr"])


@every_case
def test_every_target_has_a_tip_and_its_clicks_are_moves_or_refused_with_a_reason(case):
    screen, refused = game_screen(case.key), 0
    board = screen.make_board()
    for number, state in enumerate(of_each_step(case)):
        sight = sight_of(state)
        board.show_sight(sight)
        use_language(LANGUAGES[number % 2])
        assert board.targets
        for target in [*board.targets, ("stage",), *(("seat", seat) for seat in range(state.seats))]:
            taught(screen.tip(target, sight), target)
            for move in screen.moves_at(target, sight):
                refusal = state.why_not(move)
                assert (refusal is None) == (move in state.legal_moves())
                if refusal is not None:
                    refused += 1
                    in_words(screen.why(refusal, sight))
    assert refused


@pytest.mark.parametrize(("case", "seats"), TABLES)
def test_everything_has_a_tip_all_through_a_game_at_every_number_of_seats(case, seats):
    """With the last of the options under test; one moment is told in English, the next in French."""
    options = [options for count, options in case.tables() if count == seats][-1]
    state = durbar.start(case.key, seats=seats, seed=seats, options=options)
    told = (state for _ in playing(state, seats, case.ways[-1]) if not state.played % case.thin or not state.steps)
    moments = [moment.copy() for moment in told]
    screen = game_screen(case.key)
    board = screen.make_board()
    for number, moment in enumerate([*moments[:: len(moments) // MOMENTS + 1], moments[-1]]):
        language = LANGUAGES[number % 2]
        use_language(language)
        sight = sight_of(moment, people=1 + seats % 2)
        board.show_sight(sight)
        for target in [*board.targets, ("stage",), *(("seat", seat) for seat in range(seats))]:
            tip = screen.tip(target, sight)
            taught(tip, target)
            check_leads_into(tip, book(case.key, language))
        for tile in screen.prompt(sight).tiles:
            if tile.tip is not None:
                taught(tile.tip, tile.words)


def shown(row: MoveRow) -> tuple[object, ...]:
    """All that a row of the list of moves shows."""
    return row.words, row.picture, row.second, row.gain


@every_case
def test_every_legal_move_has_a_line_a_place_and_a_preview(case):
    screen = game_screen(case.key)
    board = screen.make_board()
    for number, state in enumerate(of_each_step(case)):
        sight = sight_of(state)
        board.show_sight(sight)
        use_language(LANGUAGES[number % 2])
        listed = screen.listed(sight)
        assert len(set(listed)) == len(listed)
        assert set(listed) <= set(sight.legal)
        left_out = [move for move in sight.legal if move not in set(listed)]  # the same as one that is listed
        said = {shown(screen.move_row(move, sight)) for move in listed} if left_out else set()
        assert all(shown(screen.move_row(move, sight)) in said for move in left_out)
        rows = [screen.move_row(move, sight) for move in sight.legal[:MANY]]
        for row in rows:
            in_words(row.words)
            whole(row.second + row.gain)
            words, tone = screen.preview(row.move, sight)
            in_words(words)
            assert tone in ("ink", "quiet", "gain", "refuse")
            whole(screen.doubt(row.move, sight))
            assert set(screen.targets_of(row.move, sight)) <= set(board.targets), str(row.move)
            assert set(screen.previewed_number(row.move, sight)) <= set(range(state.seats))


@every_case
def test_nothing_tells_what_the_seat_cannot_see(case):
    """From two tables that look alike to a seat the same is said."""
    screen = game_screen(case.key)
    boards = [screen.make_board() for _ in range(2)]
    for state in of_each_step(case):
        if state.to_act is None:
            continue
        sights = [sight_of(state), sight_of(case.twin(state, state.to_act))]
        assert list(spoken(state, sights[0], screen)) == list(spoken(state, sights[1], screen))
        for board, sight in zip(boards, sights, strict=True):
            board.show_sight(sight)
        assert boards[0].targets == boards[1].targets
        for target in boards[0].targets:
            assert screen.tip(target, sights[0]) == screen.tip(target, sights[1])


# ---- a whole game --------------------------------------------------------------------------------------------------


@every_case
def test_the_log_tells_a_game_and_stages_only_go_on(case):
    screen, moments = game_screen(case.key), game_of(case)
    for language in LANGUAGES:
        use_language(language)
        lines = 0
        for moment in moments[:: 1 if language == "en" else 5]:
            for line in screen.log_lines(moment.events, sight_of(moment.state, 0)):
                lines += 1
                in_words(line.words)
                assert line.seat is None or 0 <= line.seat < moment.state.seats
        assert lines
    stages = [screen.stage(moment.state.view(0)) for moment in moments]
    assert stages[0] == 0
    assert all(after in (before, before + 1) for before, after in pairwise(stages))


def check_table(table, seats):
    assert sorted(table.seats) == list(range(seats))
    for values in [table.totals, *(row.values for row in table.rows)]:
        assert len(values) == seats
        assert all(len(one) == len(table.stages) for one in values)
    for words in (table.title, table.total_words, *(row.words for row in table.rows)):
        in_words(words)


@every_case
def test_the_results_are_the_standings(case):
    screen, moments = game_screen(case.key), game_of(case)
    last = moments[-1].state
    moves = [(moment.state.view(0), moment.events) for moment in moments[:-1]]
    for language in LANGUAGES:
        use_language(language)
        found = screen.endings.results(moves, sight_of(last, 0))
        in_words(found.headline)
        whole(found.second + found.sentence + found.sentence_second)
        standings = {standing.seat: standing for standing in last.standings()}
        assert [placing.rank for placing in found.placings] == sorted(standing.rank for standing in standings.values())
        assert all(placing.rank == standings[placing.seat].rank for placing in found.placings)
        assert all(placing.score == standings[placing.seat].score for placing in found.placings)
        check_table(found.table, last.seats)
        assert len(found.curve) == last.seats
        assert {len(points) for points in found.curve} == {len(found.curve_words)}
        assert (found.chance is None) == (not durbar.game(case.key).luck(moves))


@every_case
def test_the_table_of_a_stage_is_whole(case):
    screen = game_screen(case.key)
    if screen.endings.whole_stages:
        return  # it is told of whole stages at a table alone
    for moment, after in pairwise(game_of(case)):
        table = screen.endings.stage_table(moment.events, sight_of(after.state, 0))
        if table is not None:
            check_table(table, after.state.seats)
