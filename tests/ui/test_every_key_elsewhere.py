"""The machine of test_every_key away from a turn: ends, rules, the past, terms in tips, lessons."""

from collections.abc import Iterable, Iterator, Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from durbar.games import GAMES
from durbar.ui.kit.charts.chart import CurveChart
from durbar.ui.kit.charts.scores import ScoreTableView
from durbar.ui.kit.controls.dialogs import Question
from durbar.ui.kit.controls.ornaments import Sheet
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.text.contents import Contents
from durbar.ui.kit.text.rulebook_view import RulebookView
from durbar.ui.kit.text.terms import TermText
from durbar.ui.kit.tips import tips
from durbar.ui.pages.exercises.page import ExercisesPage
from durbar.ui.pages.key_list import key_list, keys_at_results
from durbar.ui.pages.lesson.page import LessonPage
from durbar.ui.pages.results.bar import ResultsBar
from durbar.ui.pages.results.chance import ChancePanel
from durbar.ui.pages.results.page import ResultsPage
from durbar.ui.pages.results.stage import StagePanel
from durbar.ui.pages.results.winner import WinnerPanel
from durbar.ui.pages.rulebook.page import RulebookPage
from durbar.ui.pages.table.news_strip import NewsList
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.prompt_keys import key_of
from durbar.ui.pages.table.tabs import LOG
from durbar.ui.pages.table.timeslider import TimeSlider
from durbar.ui.window import Window
from tests.games.ra.build import table as table_of_ra
from tests.ui.hands import button_called, click, only, open_tips, played, press_here, seen, show, sit_at, words_in
from tests.ui.pages.exercises.made import opened_from_review, table_of
from tests.ui.pages.review.made import reviewed
from tests.ui.positions import a_turn
from tests.ui.test_every_key import CLICKS, HEARD, LIT, Ears, _at_the_tab, ears, in_the_field, wanted

#: No test here looks at pixels.
UNPAINTED = True

__all__ = ["ears"]


def _ended(window: Window) -> ResultsPage:
    page = show(window, played("ppc", 5000, seed=3))
    page.ends.show_results()
    assert page.ends.results is not None
    return page.ends.results


def test_at_the_end_of_a_game_after_every_click(window: Window, ears: Ears):
    window.resize(1280, 720)
    results = _ended(window)
    for name in ("home", "look_back", "review", "again"):
        signal = getattr(results, name)
        signal.disconnect()
        signal.connect(lambda name=name: ears.heard.append(name))
    meant = {
        "Esc": "home",
        "V": "look_back",
        "G": "review",
        "P": "again",
        "M": "mute",
        "Ctrl++": "text",
        "F11": "screen",
    }
    foot = only(results, ResultsBar)
    for part in (
        results,
        *(only(results, kind) for kind in (WinnerPanel, ScoreTableView, CurveChart, ChancePanel)),
        foot,
    ):
        for keys, word in meant.items():
            if part is results or word in ("again", "home"):
                click(part, QPoint(3, 3))
                assert ears.press(keys) == [word], f"{keys} after a click on {type(part).__name__}"
        click(part, QPoint(3, 3))
        for keys in LIT:
            assert ears.press(keys) == [], f"{keys} after a click on {type(part).__name__} takes the tables away"
    click(button_called(window.pages.page.frame.top, "Dark theme"))
    assert ears.press("Return") == []
    foot.again_button.setFocus(Qt.FocusReason.TabFocusReason)
    assert ears.press("Return") == ["again"], "where the keyboard is seen to be"


def test_every_key_that_is_listed_over_the_results_does_what_it_says(window: Window, ears: Ears):
    show(window, played("ppc", 5000, seed=3))
    for key in keys_at_results():
        word = HEARD[key.keys[0]]
        for keys in key.keys if word not in (None, "escape") else ():
            assert ears.press(keys) == [word], keys


def test_the_list_over_the_results_has_these_and_no_others(window: Window):
    page = show(window, played("ppc", 5000, seed=3))
    press_here(Qt.Key.Key_F5)
    (card,) = [one for one in page.findChildren(Question) if one.isVisible()]
    told = words_in(card)
    assert all((key.does in told) == (key in keys_at_results()) for key in key_list(page.game_screen))


@pytest.mark.parametrize("game", ["ra", "dice_charmers"])
def test_no_key_over_the_results_does_anything_beneath_them(window: Window, game: str):
    page = show(window, played("ppc", 5000, seed=3, game=game))
    frame, rules = page.frame, list[str]()
    page.rules.disconnect()
    page.rules.connect(lambda _game, section: rules.append(section))
    beneath = (frame.board, frame.column, frame.prompt, frame.news)

    def state() -> tuple[object, ...]:
        opened = page.findChild(NewsList) is not None or page.sheets.peek.isVisible() or page.tips.is_open
        return page.board.zoom, page.board.here, frame.tabs.on, frame.tabs.hints_are_open, opened, page.shown.looking

    before = state()
    keys = [one for key in key_list(page.game_screen) if key not in keys_at_results() for one in key.keys]
    for pressed in (*keys, "F1", *["Tab"] * 30, *["Shift+Tab"] * 12):
        if "Tab" not in pressed:
            page.setFocus()
        one = QKeySequence(pressed)[0]
        QTest.keyClick(QApplication.focusWidget() or page, one.key(), one.keyboardModifiers())
        here = QApplication.focusWidget()
        assert state() == before, pressed
        assert not any(part is here or part.isAncestorOf(here) for part in beneath), pressed
    assert rules, "F1 opens them on a page of their own"
    page.ends.hide_results()
    assert all(part.isEnabled() for part in beneath)


def test_at_the_table_of_a_stage_after_every_click(window: Window, monkeypatch: pytest.MonkeyPatch):
    closed: list[str] = []
    monkeypatch.setattr(StagePanel, "close_panel", lambda _panel: closed.append("closed"))
    page = sit_at(window, table_of_ra(5, areas=({"pharaoh": 2, "nile": 2, "flood": 1},), ra=9, bag={"ra": 1}))
    page.play.play(page.sight.legal[0])
    panel = page.ends.panel
    assert panel.isVisible()
    panel.unfold()
    for part in (panel, *seen(panel, Sheet), only(panel, ScoreTableView), seen(panel, Words)[0], page.frame.top):
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape):
            click(part, QPoint(3, 3))
            closed.clear()
            press_here(key)
            assert closed, f"{key} after a click on {type(part).__name__}"
        for key in (Qt.Key.Key_D, Qt.Key.Key_R):
            press_here(key)
            assert page.table.at == 1, "what stands under it has to wait"


def test_on_the_page_of_the_rules_after_every_click(window: Window, ears: Ears):
    window.overlays.read_rules("ra", "7.3")
    page = window.pages.covers[-1]
    assert isinstance(page, RulebookPage)
    page.back_asked.disconnect()
    page.back_asked.connect(lambda: ears.heard.append("back"))
    text, contents, field = only(page, RulebookView), only(page, Contents), only(page, QLineEdit)
    parts: tuple[QWidget, ...] = (page, text.viewport(), contents, field)
    for part in parts:
        for keys, word in {"F2": "reference", "Esc": "back", "F11": "screen", "Ctrl++": "text"}.items():
            click(part)
            assert ears.press(keys) == [word], f"{keys} after a click on {type(part).__name__}"
        page.go(before := "7.3")
        ears.press("Ctrl+PgDown")
        assert page.number != before
        ears.press("Ctrl+PgUp")
        assert page.number == before
        ears.press("Ctrl+F")
        assert field.hasFocus()


def _in_the_log(page: TablePage, row: int) -> None:
    """On a line of it."""
    _at_the_tab(page, LOG)
    lines = page.frame.tabs.log.list
    index = page.frame.tabs.log.model.index(row)
    lines.scrollTo(index)
    click(lines.viewport(), lines.visualRect(index).topLeft() + QPoint(60, 8))


@pytest.mark.parametrize("row", [0, -1])
def test_after_a_click_on_a_line_of_the_log(window: Window, ears: Ears, row: int):
    window.resize(1280, 720)
    page = sit_at(window, a_turn())
    for text in ("invoke", "bid 3", "bid 4"):
        page.play.play(page.table.game.read_move(text))
    row %= page.frame.tabs.log.model.rowCount()
    _in_the_log(page, row)
    assert (page.shown.looking is not None) == (row == 0)
    assert any(button.primary for button in page.frame.prompt.prompt.buttons)
    for keys, heard in list(wanted(page) if row == 0 else _pressed(page)):
        _in_the_log(page, row)
        assert ears.press(keys) == (["play on"] if (keys, row) == ("Space", 0) else heard), keys


def test_after_a_click_on_a_term_in_a_tip(window: Window, ears: Ears, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tips, "OPEN_MS", 0)
    window.resize(1280, 720)
    page = sit_at(window, a_turn())
    pressed = list(_pressed(page))
    for keys, heard in pressed:
        tip = page.pointing.tip(("bag",))
        assert tip is not None
        page.tips.show(tip, page.board.rect_of(("bag",)))
        qtbot.waitUntil(lambda: bool(open_tips(page)))
        click(seen(page, TermText)[0].terms[0])
        assert len(open_tips(page)) == 2
        assert ears.press(keys) == heard, keys
        page.tips.close_all()


def _pressed(page: TablePage) -> Iterator[tuple[str, list[object]]]:
    """What the prompt offers, by its keys."""
    buttons = page.frame.prompt.prompt.buttons
    for keys in LIT:
        yield keys, [button for button in buttons if button.primary]
    for button in buttons:
        if key_of(button) and button.enabled:
            yield key_of(button), [button]


#: Where one clicks while a lesson waits for a move.
ON_A_TABLE = ("nothing", "a target", "a closed target", "the board's edge", "a player")


@pytest.mark.parametrize("key", GAMES)
def test_in_a_lesson_after_every_click(window: Window, ears: Ears, monkeypatch: pytest.MonkeyPatch, key: str):
    window.resize(1280, 720)
    go_on = LessonPage.go_on
    monkeypatch.setattr(LessonPage, "go_on", lambda _page: ears.heard.append("on"))
    window.show_lesson(key, 0)
    lesson = window.pages.page
    assert isinstance(lesson, LessonPage)
    lesson.home.disconnect()
    lesson.home.connect(lambda: ears.heard.append("home"))
    page = lesson.table_page

    def try_all(clicks: Iterable[str], pressed: Sequence[tuple[str, list[object]]]) -> None:
        for name in clicks:
            for keys, heard in pressed:
                CLICKS[name](page)
                assert ears.press(keys) == heard, f"{keys} after a click on {name}"

    assert not lesson.progress.beat.moves
    try_all([name for name in CLICKS if name != "a button"], [("Return", ["on"])])
    try_all(["a closed target"], [("Space", ["on"])])
    while not lesson.progress.beat.moves:
        go_on(lesson)
    try_all(ON_A_TABLE, [pressed for pressed in _pressed(page) if pressed[0] != "Enter"])
    assert ears.press("Esc") == ["home"]


@pytest.mark.parametrize("answered", [False, True])
def test_at_a_position_to_solve_after_every_click(
    window: Window, ears: Ears, monkeypatch: pytest.MonkeyPatch, answered: bool
):
    monkeypatch.setattr(ExercisesPage, "go", lambda _page, by: ears.heard.append(by))
    monkeypatch.setattr(ExercisesPage, "show_best", lambda _page: ears.heard.append("best"))
    window.resize(1280, 720)
    exercise = opened_from_review(window, reviewed())
    exercise.back.disconnect()
    exercise.back.connect(lambda: ears.heard.append("back"))
    page = table_of(exercise)
    if answered:
        assert exercise.attempt is not None
        page.clicks.make(page.table.game.read_move(exercise.attempt.tried[-1].move))
    monkeypatch.setattr(type(exercise), "_answer", lambda *_: None)
    monkeypatch.setattr(type(page.manner), "make", lambda *_: None)
    meant = {"Ctrl+N": [1], "Ctrl+P": [-1], "F9": ["best"], "Ctrl+Z": ["undo"], "F3": ["hint"], "Esc": ["back"]}
    if answered:
        meant |= dict(_pressed(page))
    for name, use in CLICKS.items():
        if name == "a button" and answered:
            continue  # it goes on
        for keys, heard in meant.items():
            use(page)
            if in_the_field(page) and (len(keys) == 1 or keys == "Esc"):
                continue  # it was clicked, and takes letters; Esc leaves it
            page.tips.close_all()
            page.clicks.forget()
            assert ears.press(keys) == heard, f"{keys} after a click on {name}"


def test_the_slider_over_the_results_leads_into_the_past_and_not_beneath_them(window: Window):
    page = show(window, played("ppc", 5000, seed=3))
    (slider,) = page.frame.top.findChildren(TimeSlider)
    slider.setFocus(Qt.FocusReason.TabFocusReason)
    press_here(Qt.Key.Key_Left)
    assert page.shown.looking is not None
    assert page.ends.results is None
    assert page.frame.board.isEnabled()
