"""Great moments are shown over the board, nobody waits for them, and any press skips them."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from durbar.engine.event import Event
from durbar.games.ra.events import AuctionWon
from durbar.ui.games import game_screen
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.telling import GameTelling
from durbar.ui.kit.values.lines import LogLine
from durbar.ui.kit.values.moment import LONG_MS, Ornament
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.lesson.lesson_mode import LessonMode
from durbar.ui.pages.table.moments import TellMoments
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.plaque import Plaque
from durbar.ui.window import Window
from tests.games.ra.build import play, table
from tests.ui.hands import place_of, sit_at
from tests.ui.positions import RICH, an_auction


def after_an_auction(window: Window, speed: str = "normal", pace: float = 0.0) -> TablePage:
    """Seat 0 has just won an auction."""
    page = sit_at(window, an_auction())
    page.play.set_speed(speed)
    page.board.board.pace = pace
    for text in ("bid 13", "pass"):
        page.clicks.make(page.table.game.read_move(text))
    return page


def shown_moment(page: TablePage) -> Plaque:
    assert page.moments.plaque is not None
    assert page.moments.plaque.isVisible()
    return page.moments.plaque


def test_an_auctions_end_is_told_over_the_board_and_passes_by_itself(window: Window, qtbot: QtBot):
    page = after_an_auction(window, "fast")
    plaque = shown_moment(page)
    assert plaque.accessibleName().startswith("The auction is over. Leela wins with 13: ")
    assert page.board.geometry().contains(plaque.geometry())
    assert plaque._emblem == SEAT_COLOURS[page.table.players[0].emblem].emblem
    told = plaque._moment
    assert told.length == round(0.6 * replace(told, length=LONG_MS).reading_time), "it is as fast as the game"
    assert plaque._clock.duration() == told.length
    board = page.board.geometry()
    qtbot.waitUntil(lambda: page.moments.plaque is None, timeout=4000)
    assert page.board.geometry() == board


def test_log_moment_and_news_of_a_move_make_each_line_once(window: Window, monkeypatch: pytest.MonkeyPatch):
    made, lines = list[Event](), GameTelling.lines

    def counted(telling: GameTelling, events: Sequence[Event], sight: Sight) -> list[LogLine]:
        made.extend(events)
        return lines(telling, events, sight)

    monkeypatch.setattr(GameTelling, "lines", counted)
    page = sit_at(window, an_auction(), "pcc")
    page.play.stop()  # nobody plays by himself
    page.play.set_speed("normal")
    for text in ("bid 13", "pass"):
        page.play.play(page.table.game.read_move(text))
    assert page.beats.coming(TellMoments) is not None
    (won,) = [event for event in page.table.seen(page.table.at - 1, 0) if isinstance(event, AuctionWon)]
    page.beats.cancel()
    page.showing.show_position()
    assert any(won in item.line.events for item in page.frame.news.headlines)
    assert made.count(won) == 1


def test_at_instant_and_in_lessons_there_are_none(window: Window, monkeypatch: pytest.MonkeyPatch):
    page = after_an_auction(window, "instant")
    before, after = page.shown.see(page.table.at - 1), page.sight
    assert page.moments.beats(page.table.seen(page.table.at - 1, 0), before, after) == []
    monkeypatch.setattr("durbar.ui.pages.table.table_mode.TableMode.moments", LessonMode.moments)
    assert after_an_auction(window).moments.plaque is None


def test_in_the_dark_theme_it_is_dark(window: Window, monkeypatch: pytest.MonkeyPatch):
    night = Ornament(ground="#000000")
    monkeypatch.setattr(Ornament, "by", lambda usual, dark: night if dark else usual)
    assert shown_moment(after_an_auction(window))._ornament == game_screen("ra").telling.ornament
    look.set(dark=True)
    assert shown_moment(after_an_auction(window))._ornament is night


def test_without_motion_it_is_a_still_picture(window: Window):
    plaque = shown_moment(after_an_auction(window))
    assert (plaque._clear, plaque._scale) == (1.0, 1.0)
    first = plaque.grab().toImage()
    plaque._tick(70.0)
    assert plaque.grab().toImage() == first


def test_what_it_was_worth_takes_lines_enough_in_large_letters(window: Window):
    plaque = shown_moment(after_an_auction(window))
    assert plaque._moment.worth
    narrow, wide = (plaque._laid_in(room, 1.0, 900).foot[0].high for room in (120, 4000))
    assert narrow > 2 * wide > 0


def test_with_motion_it_comes_softly(window: Window, qtbot: QtBot):
    page = after_an_auction(window, pace=1.0)
    page.board.board.finish()
    plaque = page.moments.plaque
    assert plaque is not None
    assert not plaque.isVisible(), "the board is painted first"
    assert plaque._picture.isNull()
    qtbot.waitUntil(plaque.isVisible)
    looks = []
    assert plaque._clock.duration() == plaque._moment.length + 360, "it comes and goes beside the time to read it"
    for now in (20.0, 600.0, plaque._clock.duration() - 60.0):
        plaque._tick(now)
        looks.append(plaque.grab().toImage())
    assert looks[0] != looks[1] != looks[2]


def test_one_that_is_over_before_it_came_comes_no_more(window: Window, qtbot: QtBot):
    page = after_an_auction(window, pace=1.0)
    page.board.board.finish()
    plaque = page.moments.plaque
    assert plaque is not None
    gone = []
    plaque.destroyed.connect(lambda: gone.append(True))
    page.moments.stop()
    qtbot.waitUntil(lambda: bool(gone))
    assert page.moments.plaque is None


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_D, Qt.Key.Key_M])
def test_a_key_skips_it_and_plays_nothing(window: Window, key: Qt.Key):
    page = after_an_auction(window)
    shown_moment(page)
    at, sound = page.table.at, window.choices.settings.sounds
    QTest.keyClick(window.windowHandle(), key)
    assert page.moments.plaque is None
    assert (page.table.at, window.choices.settings.sounds) == (at, sound)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_D)
    assert page.table.at == at + 1, "the next one is heard"


def test_a_click_skips_it_and_plays_nothing(window: Window):
    page = after_an_auction(window)
    plaque = shown_moment(page)
    plaque.setGeometry(page.board.geometry())
    at = page.table.at
    bag = page.board.viewport().mapTo(window, place_of(page, ("bag",)))
    QTest.mouseMove(window.windowHandle(), bag)
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(bag))
    assert page.moments.plaque is None
    assert page.table.at == at
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(bag))
    assert page.table.at == at + 1, "the next one is meant"


def test_a_press_skips_all_moments_of_a_move(window: Window):
    page = after_an_auction(window)
    page.moments._waiting = [shown_moment(page)._moment]
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Shift)
    assert page.moments.plaque is None
    assert not page.moments._waiting


def test_what_a_disaster_takes_is_asked_once_the_moment_is_over(window: Window, qtbot: QtBot):
    state = table(3, track=("unrest", "nile"), areas=(RICH,))
    play(state, "invoke", "pass", "pass")
    page = sit_at(window, state)
    page.play.set_speed("normal")
    page.board.board.pace = 0.0
    page.clicks.make(page.table.game.read_move("bid 2"))
    plaque, rows = shown_moment(page), page.frame.tabs.moves.model
    assert plaque._moment.worth == "Unrest: 2 civilization tiles to give up"
    assert not page.shown.offer.legal
    assert rows.rowCount() == 0
    page.moments.stop()
    qtbot.waitUntil(lambda: bool(page.shown.offer.legal))
    qtbot.waitUntil(lambda: rows.rowCount() > 0)
    assert page.frame.prompt.prompt.sentence.startswith("Unrest: choose")


def test_moves_that_make_themselves_wait_until_it_is_over(window: Window, qtbot: QtBot):
    page = after_an_auction(window)
    shown_moment(page)
    page.play._ready = page.sight.legal[0]
    at = page.table.at
    page.play._due.timeout.emit()
    assert page.table.at == at
    page.moments.stop()
    qtbot.waitUntil(lambda: page.table.at == at + 1)


def test_they_wait_from_the_take_off_of_what_has_a_moment_to_its_end(window: Window, qtbot: QtBot):
    page = after_an_auction(window, pace=1.0)
    assert page.board.board.animating
    assert page.play._held
    page.board.board.finish()
    assert page.moments.plaque is not None
    assert page.play._held
    page.moments.stop()
    qtbot.waitUntil(lambda: not page.play._held)
    page.clicks.make(page.table.game.read_move("draw"))
    assert page.board.board.animating
    assert not page.play._held


def test_whoever_looks_back_meanwhile_is_told_none(window: Window):
    page = after_an_auction(window, pace=1.0)
    page.travel.look_at(0)
    assert page.moments.plaque is None
    assert not page.play._held


def test_behind_a_curtain_it_is_told_to_the_next_person_and_the_last_ones_is_not(
    window: Window, monkeypatch: pytest.MonkeyPatch
):
    page = sit_at(window, an_auction())
    page.play.set_speed("normal")
    page.clicks.make(page.table.game.read_move("bid 13"))
    monkeypatch.setitem(vars(page.game_screen), "private", lambda *_: True)
    page.secrets.trusted = page.sight.seat
    page.clicks.make(page.table.game.read_move("pass"))
    assert page.secrets.curtain.isVisible()
    assert page.moments.plaque is None
    page.secrets.curtain.press_lit()
    assert shown_moment(page).accessibleName().startswith("The auction is over.")
    page.clicks.make(page.sight.legal[0])
    assert page.secrets.curtain.isVisible()
    assert page.moments.plaque is None
    page.secrets.curtain.press_lit()
    assert page.moments.plaque is None


def test_a_move_taken_back_takes_its_moment_along(window: Window):
    page = after_an_auction(window)
    shown_moment(page)
    page.play.turned_back.emit()
    assert page.moments.plaque is None
