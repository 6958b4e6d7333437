"""The log in words, and the way back through a game: slider, keys, clicks on lines; nothing is played from there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from durbar.games.ra.moves import Invoke
from durbar.ui.games import game_screen
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.tabs import LOG, RULES
from durbar.ui.pages.table.timeslider import TimeSlider
from durbar.ui.window import Window
from tests.ui.hands import (
    LEFT,
    NO_KEYS,
    click_button,
    click_target,
    first_move,
    log_words,
    move_words,
    play_until,
    played,
    press,
    second_line,
    show,
    sit_down,
    sprite_of,
    words_in,
)
from tests.ui.positions import game_states

#: No test here looks at pixels.
UNPAINTED = True


def slider_of(page: TablePage) -> TimeSlider:
    return page.frame.top.findChildren(TimeSlider)[0]


@pytest.fixture
def page(window: Window, qtbot: QtBot) -> TablePage:
    """A game of three persons in its second epoch."""
    window.resize(1280, 720)
    page = show(window, played("ppp", 90, seed=5))
    assert page.sight.view.epoch == 2
    return page


def test_the_log_tells_each_move_in_words(page: TablePage):
    lines = log_words(page)
    model = page.frame.tabs.log.model
    told = {item.at for item in model.items}
    assert told == set(range(1, page.table.at + 1))
    assert not any("{" in line or "%n" in line for line in lines)
    names = [player.name for player in page.table.players]
    assert lines[0].startswith(tuple(names))
    assert any(item.line.heading for item in model.items)
    assert sum("Old Kingdom is over" in line for line in lines) == 1


@pytest.mark.parametrize("seats", [3, 5])
def test_every_event_of_a_whole_game_has_its_words(qapp: object, seats: int):
    """All but two, which are told by the line of the event beside them."""
    from tests.ui.positions import sight

    screen = game_screen("ra")
    silent = set()
    for state in game_states(seats, seed=seats, every=1):
        for move in state.legal_moves() if state.to_act is not None else ():
            after = state.copy()
            for event in after.play(move):
                lines = screen.log_lines([event], sight(after, 0))
                if not lines:
                    silent.add(type(event).__name__)
                assert all(line.words.strip() and "{" not in line.words for line in lines)
    assert silent <= {"TilesTaken", "AuctionBegan"}


def test_a_click_on_a_line_shows_the_moment_after_it(page: TablePage):
    log = page.frame.tabs.log
    page.frame.tabs.open(LOG)
    row = next(row for row in range(20) if log.model.items[row].at == 7)
    log.list.scrollTo(log.model.index(row))
    QTest.mouseClick(log.list.viewport(), LEFT, NO_KEYS, log.list.visualRect(log.model.index(row)).center())
    assert page.shown.looking == 7
    assert page.sight.view == page.table.view(7, page.sight.seat)
    assert not page.sight.live
    assert slider_of(page).value() == 7


def test_enter_on_a_line_does_the_same_and_the_newest_line_is_the_game(page: TablePage):
    log = page.frame.tabs.log
    page.frame.tabs.open(LOG)
    log.list.setCurrentIndex(log.model.index(0))
    press(log.list, Qt.Key.Key_Return)
    assert page.shown.looking == 1
    log.list.setCurrentIndex(log.model.index(log.model.rowCount() - 1))
    press(log.list, Qt.Key.Key_Return)
    assert page.shown.looking is None
    assert page.sight.live


def test_the_section_of_a_line_opens_the_rule_and_does_not_jump(page: TablePage):
    log = page.frame.tabs.log
    page.frame.tabs.open(LOG)
    lines = [item.line for item in log.model.items]
    row = next(row for row, line in enumerate(lines) if line.section and not line.heading)
    log.list.scrollTo(log.model.index(row))
    line, cell = lines[row], log.list.visualRect(log.model.index(row))
    box = log.delegate.section_box(line, cell.toRectF())
    QTest.mouseClick(log.list.viewport(), LEFT, NO_KEYS, box.center().toPoint())
    assert page.frame.tabs.on == RULES
    assert page.beside.pane.number == line.section
    assert page.shown.looking is None


def test_the_keys_of_the_slider_go_by_move_and_by_epoch(page: TablePage):
    slider, last = slider_of(page), page.table.at
    second = next(at for at in range(last) if page.table.states[at].epoch == 2)  # type: ignore[attr-defined]
    slider.setFocus()
    for key, at in (
        (Qt.Key.Key_Left, last - 1),
        (Qt.Key.Key_Up, second),
        (Qt.Key.Key_Up, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Down, second),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, None),
    ):
        press(slider, key)
        assert page.shown.looking == at
        assert page.sight.view == page.table.view(last if at is None else at, page.sight.seat)
        assert page.board.board.sight is page.sight


def test_dragging_the_slider_travels(page: TablePage):
    slider = slider_of(page)
    middle = slider.rect().center()
    QTest.mouseClick(slider, LEFT, NO_KEYS, middle)
    assert page.shown.looking == pytest.approx(page.table.at / 2, abs=1)


def test_looking_back_plays_nothing_and_says_so(page: TablePage):
    at, before = page.table.at, page.table.state.digest()
    page.travel.look_at(3)
    assert page.shown.offer.legal == {}
    assert move_words(page) == []
    assert "End" in words_in(page.frame.tabs.moves)
    for target in (("bag",), ("figure",)):
        click_target(page, target)
        assert "press End" in second_line(page)
    page.clicks.make(Invoke())
    assert (page.table.at, page.table.state.digest(), page.shown.looking) == (at, before, 3)


def test_the_prompt_and_escape_lead_back_to_the_game(page: TablePage):
    page.travel.look_at(3)
    assert "looking back" in page.frame.prompt.text.sentence.text()
    click_button(page, "Back to the game")
    assert page.shown.looking is None
    assert page.sight.legal
    page.travel.look_at(0)
    press(page.board, Qt.Key.Key_Escape)
    assert page.shown.looking is None


def test_end_returns_from_wherever_the_keyboard_is(page: TablePage):
    page.travel.look_at(3)
    page.board.setFocus()
    press(page.board, Qt.Key.Key_End)
    assert page.shown.looking is None


def test_a_step_of_history_shows_every_position(page: TablePage):
    for at in range(0, page.table.at, 7):
        page.travel.look_at(at)
        view = page.table.view(at, page.sight.seat)
        assert page.sight.view == view
        faces = [sprite_of(page.board.board, ("track", place)).face.art for place in range(len(view.track))]
        assert faces == [f"ra/tile-{tile}" if tile else "" for tile in view.track]


def test_computers_wait_while_one_looks_back(window: Window, qtbot: QtBot):
    page = sit_down(window, "pcc", seed=4)
    play_until(page, qtbot, lambda page: page.table.at > 6, first_move)
    page.clicks.make(first_move(page))
    assert not page.table.person_acts
    page.travel.look_at(2)
    at = page.table.at
    with qtbot.assertNotEmitted(page.play.moved, wait=150):
        pass
    assert page.table.at == at
    page.travel.look_at(page.table.at)
    qtbot.waitUntil(lambda: page.table.at > at, timeout=20_000)
