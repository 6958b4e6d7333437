"""Own mistakes and puzzles on the real table: what an answer is told to be, what is kept of it, and that nothing else
is touched or given away."""

import dataclasses
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from datetime import date, timedelta

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from durbar.bots.puzzles import puzzle as puzzles
from durbar.bots.review.review import Difference, Tried
from durbar.engine.move import Move
from durbar.engine.state import State
from durbar.session import practice, shelf
from durbar.session.exercises import Exercise
from durbar.session.player import Player
from durbar.session.practice import Outcome, Practice
from durbar.session.session import GameSession
from durbar.session.statistics import archive
from durbar.session.thinker import Thinker
from durbar.ui.kit.board.view import BoardView
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.pages.exercises.page import ExercisesPage
from durbar.ui.pages.review.page import ReviewPage
from durbar.ui.review_words import chance_of
from durbar.ui.window import Window
from tests.ui.hands import (
    button_called,
    choose_item,
    click,
    only,
    played,
    press_here,
    second_line,
    seen,
    show,
    take_answer,
    words_in,
)
from tests.ui.pages.exercises.made import mistakes, opened_from_review, puzzles_of, table_of, there
from tests.ui.pages.review.made import reviewed
from tests.ui.positions import twin

#: No test here looks at pixels.
UNPAINTED = True
Change = Callable[[State, int], State]
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def _no_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """None are brought along."""
    monkeypatch.setattr(puzzles, "load", lambda _key: ())


@pytest.fixture(autouse=True)
def looks(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """The expert says at once of a move that was not tried that it loses 0.1, and surely."""
    asked = list[tuple[str, int]]()

    def judge(_thinker: Thinker, position: object, key: str, move: Move, seed: int, times: int) -> Future[object]:
        asked.append((str(move), times))
        found: Future[object] = Future()
        found.set_result((_tried("best of that look", 0.4, 0.0), _tried(str(move), 0.3, 0.1)))
        return found

    monkeypatch.setattr(Thinker, "judge", judge)
    return asked


def _tried(move: str, chance: float, less: float) -> Tried:
    return Tried(move, (chance, 1 - chance), less, 0.001, 90)


#: What the lamp may say: what speaks for the best move, or less where that would give it away.
HINTS = ("What speaks for it", "To say more would give it away")


def answer_with(page: ExercisesPage, text: str) -> None:
    """Make a move of the list."""
    table = table_of(page)
    table.clicks.make(table.table.game.read_move(text))


def bad(page: ExercisesPage) -> str:
    assert page.attempt is not None
    return page.attempt.tried[-1].move


def best(page: ExercisesPage) -> str:
    assert page.attempt is not None
    return page.attempt.best.move


def sentence(page: ExercisesPage) -> str:
    return table_of(page).frame.prompt.prompt.sentence


def advice(page: ExercisesPage) -> str:
    return words_in(table_of(page).frame.tabs.hints)


@pytest.fixture
def table(window: Window) -> GameSession:
    return reviewed()


@pytest.fixture
def page(window: Window, table: GameSession) -> ExercisesPage:
    return opened_from_review(window, table)


@pytest.mark.parametrize("game", ["ra", "raja", "taj_mahal", "dice_charmers"])
def test_each_mistake_is_shown_on_the_real_table_as_its_seat_saw_it(window: Window, game: str):
    table = reviewed(game=game)
    page = opened_from_review(window, table)
    (first, second, *_) = mistakes(table)
    for one in (first, second):
        sight = table_of(page).sight
        state = table.states[one.at]
        assert (sight.seat, sight.view) == (one.seat, state.view(one.seat))
        assert list(sight.legal) == list(state.legal_moves())
        assert "Find a better move" in words_in(page)
        press_here(Qt.Key.Key_N, CTRL)


def test_a_wrong_answer_is_told_with_its_chance_and_the_lamp_says_what_speaks_for_the_best_which_is_not_named(
    window: Window, page: ExercisesPage, qtbot: QtBot
):
    answer_with(page, bad(page))
    assert sentence(page).startswith("Wrong")
    told = advice(page)
    assert "Your answer: Bid 4 (35%)" in told
    assert "The best move wins 45%" in told
    assert not any(hint in told for hint in HINTS)
    press_here(Qt.Key.Key_F3)
    qtbot.waitUntil(lambda: any(hint in advice(page) for hint in HINTS))
    row = table_of(page).game_screen.move_row(table_of(page).table.game.read_move(best(page)), table_of(page).sight)
    assert row.words not in advice(page)


@pytest.mark.parametrize("way", ["Ctrl+Z", "T", "Enter", "button"])
def test_a_wrong_answer_is_taken_back_and_the_best_one_is_right(window: Window, page: ExercisesPage, way: str):
    answer_with(page, bad(page))
    assert not table_of(page).sight.legal
    match way:
        case "Ctrl+Z":
            press_here(Qt.Key.Key_Z, CTRL)
        case "T":
            press_here(Qt.Key.Key_T)
        case "Enter":
            press_here(Qt.Key.Key_Return)
        case _:
            click(button_called(table_of(page), "Undo"))
    assert table_of(page).sight.legal
    answer_with(page, best(page))
    assert sentence(page).startswith("Right")
    assert "Best: " in advice(page)


def test_an_answer_within_the_uncertainty_is_nearly_right(window: Window, page: ExercisesPage):
    assert page.attempt is not None
    page.attempt.tried = tuple(
        one if place == 0 else Tried(one.move, one.chances, 0.1, 0.08, 90)
        for place, one in enumerate(page.attempt.tried)
    )
    answer_with(page, bad(page))
    assert sentence(page).startswith("Nearly")
    assert practice.load().comes_back(page.attempt.exercise.name) is None


def untried(page: ExercisesPage) -> Move:
    assert page.attempt is not None
    tried = {one.move for one in page.attempt.tried}
    while all(str(move) in tried for move in table_of(page).sight.legal):
        page.go(1)
        assert page.attempt is not None
        tried = {one.move for one in page.attempt.tried}
    return next(move for move in table_of(page).sight.legal if str(move) not in tried)


def test_an_answer_that_was_never_judged_is_judged_by_the_expert(
    window: Window, page: ExercisesPage, qtbot: QtBot, looks: list[tuple[str, int]]
):
    move = untried(page)
    table_of(page).clicks.make(move)
    qtbot.waitUntil(lambda: sentence(page).startswith("Wrong"))
    assert looks == [(str(move), 1), (str(move), 4)], "what is clear then is not looked at for longer"
    assert "Your answer: Bid 11 (35%)" in advice(page)


def test_while_the_expert_thinks_it_says_how_far_it_is_and_is_stopped(
    window: Window, page: ExercisesPage, monkeypatch: pytest.MonkeyPatch
):
    first, second = Future[object](), Future[object]()
    waiting = iter((first, second))
    monkeypatch.setattr(Thinker, "judge", lambda *_args: next(waiting))
    move = untried(page)
    table_of(page).clicks.make(move)
    assert "0%" in sentence(page)
    click(button_called(table_of(page), "Stop"))
    assert move in table_of(page).sight.legal
    first.set_result((_tried(str(move), 0.5, 0.0),))
    take_answer(page)
    assert table_of(page).sight.legal, "what comes too late is nobody's answer"
    table_of(page).clicks.make(move)
    take_answer(page)
    assert "0%" in sentence(page), "nor that of the next question"


def test_an_answer_that_cannot_be_judged_is_said_to_be_one(
    window: Window, page: ExercisesPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    failed: Future[object] = Future()
    failed.set_exception(RuntimeError("lost"))
    monkeypatch.setattr(Thinker, "judge", lambda *_args: failed)
    table_of(page).clicks.make(untried(page))
    qtbot.waitUntil(lambda: "could not be judged" in sentence(page))
    assert page.attempt is not None
    assert practice.load().is_new(page.attempt.exercise.name)


def test_the_first_answer_counts_and_comes_back_tomorrow_where_it_was_wrong(window: Window, page: ExercisesPage):
    assert page.attempt is not None
    name = page.attempt.exercise.name
    answer_with(page, bad(page))
    page.take_back()
    answer_with(page, best(page))
    assert practice.load().comes_back(name) == date.today() + timedelta(1)
    press_here(Qt.Key.Key_Return)
    answer_with(page, best(page))
    assert page.attempt is not None
    assert page.attempt.exercise.name != name
    assert practice.load().comes_back(page.attempt.exercise.name) is None
    assert not practice.load().is_new(page.attempt.exercise.name)


def test_a_hint_says_what_speaks_for_the_best_move_and_the_position_comes_back(window: Window, page: ExercisesPage):
    press_here(Qt.Key.Key_F3)
    assert "The best move wins" in advice(page)
    assert "Best: " not in advice(page)
    assert table_of(page).sight.legal
    answer_with(page, best(page))
    assert sentence(page).startswith("Right")
    assert page.attempt is not None
    assert practice.load().comes_back(page.attempt.exercise.name) is not None


def test_a_hint_holds_for_other_moves_as_well(window: Window, page: ExercisesPage, qtbot: QtBot):
    """What fits one move alone would be the answer."""
    for _ in range(4):
        press_here(Qt.Key.Key_F3)
        attempt = page.attempt
        assert attempt is not None
        qtbot.waitUntil(lambda attempt=attempt: bool(attempt.reasons))
        others = [found for move, found in attempt.reasons.items() if move != attempt.best.move]
        for hint in attempt.hints():
            assert any(hint.is_like(one) for found in others for one in found)
        press_here(Qt.Key.Key_N, CTRL)


def test_once_it_is_shown_after_a_wrong_answer_the_best_move_alone_is_told(window: Window, page: ExercisesPage):
    answer_with(page, bad(page))
    press_here(Qt.Key.Key_F9)
    assert "This is the best move" in sentence(page)
    shown = second_line(table_of(page))
    assert shown.endswith(": 45% to win.")
    assert f"Best: {shown.removesuffix(': 45% to win.')}" in advice(page)


def test_the_best_move_is_shown_for_the_asking_and_the_position_comes_back(window: Window, page: ExercisesPage):
    press_here(Qt.Key.Key_F9)
    assert "This is the best move" in sentence(page)
    assert "Best: " in advice(page)
    assert "Played in the game: " in advice(page)
    assert page.attempt is not None
    assert practice.load().comes_back(page.attempt.exercise.name) is not None


def test_what_the_move_of_the_game_led_to_is_told_once_the_best_is_known(window: Window, page: ExercisesPage):
    assert page.attempt is not None
    differences = (Difference("suns_left", 2.0, 1.0, 0.1),)
    page.attempt.exercise = dataclasses.replace(page.attempt.exercise, differences=differences)
    answer_with(page, bad(page))
    assert "with the move played" not in advice(page)
    press_here(Qt.Key.Key_F9)
    assert "Suns still face up: 2.0, with the move played 1.0" in advice(page)


def test_where_nothing_sets_the_best_move_apart_that_is_said(window: Window, page: ExercisesPage, qtbot: QtBot):
    attempt = page.attempt
    assert attempt is not None
    press_here(Qt.Key.Key_F3)
    qtbot.waitUntil(lambda: bool(attempt.reasons))
    attempt.reasons = dict.fromkeys(attempt.reasons, ())
    press_here(Qt.Key.Key_F9)
    assert "No reason tells them apart" in advice(page)


def test_of_a_puzzle_that_is_solved_the_next_best_move_is_told_with_its_chance(
    window: Window, shipped: tuple[puzzles.Puzzle, ...]
):
    page = to_puzzles(window)
    answer_with(page, best(page))
    assert sentence(page).startswith("Right")
    assert page.attempt is not None
    rival = chance_of(page.attempt.tried[1], page.attempt.best, page.attempt.exercise.seat)
    (told,) = [line for line in advice(page).splitlines() if line.startswith("Next best: ")]
    assert told.endswith(f"({rival})")


@pytest.mark.parametrize("for_best", [False, True])
def test_reasons_that_plead_for_the_other_move_say_that_they_do_not_explain_it(
    window: Window, page: ExercisesPage, qtbot: QtBot, for_best: bool
):
    attempt = page.attempt
    assert attempt is not None
    press_here(Qt.Key.Key_F3)
    qtbot.waitUntil(lambda: bool(attempt.reasons))
    attempt.exercise = dataclasses.replace(attempt.exercise, differences=())
    reason = next(one for found in attempt.reasons.values() for one in found)
    pleads = msgspec.structs.replace(reason, weight=9.0)
    pleading = attempt.best.move if for_best else attempt.rival
    attempt.reasons = {**dict.fromkeys(attempt.reasons, ()), pleading: (pleads,)}
    press_here(Qt.Key.Key_F9)
    assert ("That does not explain the difference" in advice(page)) is not for_best


def test_its_keys_lead_to_the_next_and_back_and_out(window: Window, shipped: tuple[puzzles.Puzzle, ...]):
    page = to_puzzles(window)

    def shown() -> str:
        assert page.attempt is not None
        return page.attempt.exercise.name

    met = [shown()]
    for _ in shipped:
        press_here(Qt.Key.Key_N, CTRL)
        met.append(shown())
    assert {*met} == {one.name for one in shipped}
    assert met[-1] == met[-2], "after the last comes none"
    answer_with(page, best(page))
    assert [one.words for one in table_of(page).frame.prompt.prompt.buttons] == ["Done"]
    press_here(Qt.Key.Key_P, CTRL)
    assert shown() == met[1]
    press_here(Qt.Key.Key_Escape)
    assert not window.pages.covers


def test_the_tab_key_comes_round_the_table_and_the_bar(window: Window, page: ExercisesPage):
    answer_with(page, bad(page))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    found = list[QWidget]()
    while (here := QApplication.focusWidget()) not in found:
        found.append(here)
        press_here(Qt.Key.Key_Tab)
    names = {part.accessibleName() or part.text() for part in found if isinstance(part, QAbstractButton)}
    assert {"Next", "Show me", "Back", "Try again", "Undo"} <= names
    assert any(isinstance(part, BoardView) for part in found)


def test_what_the_bar_tells_hides_no_player(window: Window, qtbot: QtBot, page: ExercisesPage):
    window.resize(1280, 720)
    button = button_called(page, "Show me")
    QTest.mouseMove(button, QPoint(2, 2))
    QTest.mouseMove(button, button.rect().center())
    qtbot.waitUntil(lambda: bool(seen(page, TipPanel)))
    (tip,) = seen(page, TipPanel)
    assert tip.tip.what == "Gives up; the position comes back tomorrow."
    first = table_of(page).frame.seats.rect_of(0)
    names = first.adjusted(0, first.height() // 4, 0, 0)
    assert not names.intersects(QRect(tip.mapToGlobal(QPoint()), tip.size()))


def test_escape_leads_back_to_the_review(window: Window, page: ExercisesPage):
    press_here(Qt.Key.Key_Escape)
    assert isinstance(window.pages.covers[-1], ReviewPage)


def test_nothing_touches_the_game_or_the_statistics(window: Window, table: GameSession, page: ExercisesPage):
    assert table.path is not None
    before, files = table.path.read_bytes(), shelf.kept()
    answer_with(page, bad(page))
    page.take_back()
    answer_with(page, best(page))
    press_here(Qt.Key.Key_Escape)
    assert table.path.read_bytes() == before
    assert shelf.kept() == files
    assert not archive.kept().games


@pytest.mark.parametrize("kinds", ["pcc", "ppc"])
def test_no_word_tells_what_a_seat_could_not_know(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, kinds: str
):
    """The same position with other tiles of others, another bag and another future says the same."""
    table, at_the_position = reviewed(kinds), Exercise.table
    told = list[str]()
    for change in (lambda state, _seat: state, lambda state, seat: twin(state, seat, 1)):

        def changed(one: Exercise, company: Sequence[Player], change: Change = change) -> GameSession:
            there = at_the_position(one, company)
            there.states[there.at] = change(there.state, one.seat)
            return there

        monkeypatch.setattr(Exercise, "table", changed)
        page = opened_from_review(window, table)
        attempt = page.attempt
        assert attempt is not None
        told.append(words_in(window))
        answer_with(page, best(page))
        qtbot.waitUntil(lambda attempt=attempt: bool(attempt.reasons))
        qtbot.wait(10)  # the reasons may come before the stages in the top bar have taken their room
        told.append(words_in(window))
        assert not table_of(page).secrets.curtain.isVisible()
        assert table_of(page).table.at == attempt.exercise.at, "an answer is not played: chance is not told"
        window.go_home()
    assert told[:2] == told[2:]


# ---- puzzles -------------------------------------------------------------------------------------------------------


@pytest.fixture
def shipped(window: Window, monkeypatch: pytest.MonkeyPatch) -> tuple[puzzles.Puzzle, ...]:
    """Three puzzles of Ra, and none of other games."""
    made = puzzles_of(played("ccc", 5000, seed=3))
    monkeypatch.setattr(puzzles, "load", lambda key: made if key == "ra" else ())
    return made


def to_puzzles(window: Window) -> ExercisesPage:
    window.go_home()
    click(button_called(window, "Puzzles"))
    return there(window)


def test_home_leads_to_the_puzzle_of_the_day_and_only_to_games_that_have_some(
    window: Window, shipped: tuple[puzzles.Puzzle, ...]
):
    page = to_puzzles(window)
    assert "Puzzle of the day: Ra" in words_in(page)
    pick = only(page, QComboBox)
    assert [pick.itemText(row) for row in range(pick.count())] == ["Puzzles of all games", "Ra", "Your mistakes"]
    seat = table_of(page).sight.seat
    assert table_of(page).sight.players[seat].is_person


def test_a_streak_grows_with_each_puzzle_and_ends_with_one_that_is_missed(
    window: Window, shipped: tuple[puzzles.Puzzle, ...]
):
    page = to_puzzles(window)
    assert "easy" not in advice(page), "how hard it is would help"
    answer_with(page, best(page))
    assert "Among the puzzles of this game" in advice(page)
    assert "In a row: 1 (most: 1)" in words_in(page)
    press_here(Qt.Key.Key_Return)
    answer_with(page, best(page))
    assert "In a row: 2 (most: 2)" in words_in(page)
    press_here(Qt.Key.Key_Return)
    answer_with(page, bad(page))
    assert "In a row: 0 (most: 2)" in words_in(page)


def test_a_puzzle_that_was_missed_comes_first_another_day(window: Window, shipped: tuple[puzzles.Puzzle, ...]):
    last = to_puzzles(window)
    last.go(1)
    last.go(1)
    assert last.attempt is not None
    kept = Practice()
    kept.note(last.attempt.exercise.name, Outcome.MISSED, date.today() - timedelta(1), puzzle=True)
    for one in shipped:
        if one.name != last.attempt.exercise.name:
            kept.note(one.name, Outcome.FOUND, date.today(), puzzle=True)
    practice.save(kept)
    page = to_puzzles(window)
    assert page.attempt is not None
    assert page.attempt.exercise.name == last.attempt.exercise.name


def test_own_mistakes_of_all_games_are_picked_there(window: Window, shipped: tuple[puzzles.Puzzle, ...], qtbot: QtBot):
    table = reviewed()
    page = to_puzzles(window)
    choose_item(only(page, QComboBox), 2)
    qtbot.waitUntil(lambda: "Find a better move" in words_in(page) and page.attempt is not None)
    assert page.attempt is not None
    assert page.attempt.exercise.name in {one.name for one in mistakes(table)}


def test_where_nothing_is_to_be_done_that_is_said_with_what_comes_back_when(window: Window, qtbot: QtBot):
    page = to_puzzles(window)
    qtbot.waitUntil(lambda: "Nothing is to be practised today" in words_in(page))
    assert "after 3 days" in words_in(page)
    press_here(Qt.Key.Key_Escape)
    assert not window.pages.covers


# ---- the window ----------------------------------------------------------------------------------------------------


def test_everything_is_told_anew_in_another_language(window: Window, page: ExercisesPage, qtbot: QtBot):
    answer_with(page, bad(page))
    window.choices.switch_language("fr")
    qtbot.waitUntil(lambda: "Votre réponse" in advice(page))
    assert sentence(page).startswith("Faux")
    assert "Trouvez un meilleur coup" in words_in(page)


def test_a_screen_reader_hears_what_an_answer_is(window: Window, page: ExercisesPage, monkeypatch: pytest.MonkeyPatch):
    said = list[str]()
    for where in ("durbar.ui.pages.table.prompt_bar", "durbar.ui.pages.exercises.page"):
        monkeypatch.setattr(f"{where}.announce", lambda _widget, words: said.append(words))
    press_here(Qt.Key.Key_F3)
    assert said
    assert "The best move wins 45%" in said[-1]
    answer_with(page, bad(page))
    assert any("Wrong" in words for words in said)
    assert "Your answer: " in said[-1]


def test_a_game_in_play_goes_on_beneath(window: Window, monkeypatch: pytest.MonkeyPatch):
    dropped = list[object]()
    under = show(window, reviewed())
    monkeypatch.setattr(Thinker, "drop", lambda thinker: dropped.append(thinker))
    window.overlays.show_puzzles()
    click(button_called(there(window), "Back"))
    assert window.thinker not in dropped
    assert window.pages.table_page is under
