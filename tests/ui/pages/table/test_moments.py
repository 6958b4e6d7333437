"""Great moments are shown over the board, nobody waits for them, and any press skips them."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from durbar.engine.event import Event
from durbar.games.ra.events import AuctionWon
from durbar.ui.games import game_screen
from durbar.ui.kit.look import art
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
from tests.ui.hands import let_pass, place_of, sit_at, take_answer
from tests.ui.pages.table.parts import SlowThinker, slow_thinker
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


def clock_of(plaque: Plaque) -> QVariantAnimation:
    """What counts for how long it is seen."""
    (clock,) = plaque.findChildren(QVariantAnimation)
    return clock


def ground_of(plaque: Plaque) -> str:
    """The colour beside the words."""
    return plaque.grab().toImage().pixelColor(12, plaque.height() // 2).name()


def test_an_auctions_end_is_told_over_the_board_and_passes_by_itself(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    drawn = list[str]()
    monkeypatch.setattr(art, "draw", lambda _painter, name, *_, **__: drawn.append(name))
    page = after_an_auction(window, "fast")
    plaque = shown_moment(page)
    assert plaque.accessibleName().startswith("The auction is over. Leela wins with 13: ")
    assert page.board.geometry().contains(plaque.geometry())
    assert SEAT_COLOURS[page.table.players[0].emblem].emblem in drawn
    told = plaque.moment
    assert told.length == round(0.6 * replace(told, length=LONG_MS).reading_time), "it is as fast as the game"
    assert clock_of(plaque).duration() == told.length
    board = page.board.geometry()
    clock_of(plaque).setCurrentTime(told.length - 1)
    qtbot.waitUntil(lambda: page.moments.plaque is None)
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
    telling = game_screen("ra").telling
    usual, night = telling.ornament.ground, "#102030"
    monkeypatch.setitem(vars(telling), "ornament", replace(telling.ornament, night=Ornament(ground=night)))
    assert ground_of(shown_moment(after_an_auction(window))) == usual.lower()
    look.set(dark=True)
    assert ground_of(shown_moment(after_an_auction(window))) == night


def test_without_motion_it_is_a_still_picture(window: Window):
    plaque = shown_moment(after_an_auction(window))
    first = plaque.grab().toImage()
    for now in (70, clock_of(plaque).duration() - 70):
        clock_of(plaque).setCurrentTime(now)
        assert plaque.grab().toImage() == first


def test_with_motion_it_comes_softly(window: Window, qtbot: QtBot):
    page = after_an_auction(window, pace=1.0)
    page.board.board.finish()
    plaque = page.moments.plaque
    assert plaque is not None
    assert not plaque.isVisible(), "the board is painted first"
    qtbot.waitUntil(plaque.isVisible)
    looks, clock = [], clock_of(plaque)
    assert clock.duration() == plaque.moment.length + 360, "it comes and goes beside the time to read it"
    for now in (20, 600, clock.duration() - 60):
        clock.setCurrentTime(now)
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
    over = list[bool]()
    page.moments.show([shown_moment(page).moment] * 2, lambda: over.append(True))
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Shift)
    assert page.moments.plaque is None
    assert over == [True]


def test_what_a_disaster_takes_is_asked_once_the_moment_is_over(window: Window, qtbot: QtBot):
    state = table(3, track=("unrest", "nile"), areas=(RICH,))
    play(state, "invoke", "pass", "pass")
    page = sit_at(window, state)
    page.play.set_speed("normal")
    page.board.board.pace = 0.0
    page.clicks.make(page.table.game.read_move("bid 2"))
    plaque, rows = shown_moment(page), page.frame.tabs.moves.model
    assert plaque.moment.worth == "Unrest: 2 civilization tiles to give up"
    assert not page.shown.offer.legal
    assert rows.rowCount() == 0
    page.moments.stop()
    qtbot.waitUntil(lambda: bool(page.shown.offer.legal))
    qtbot.waitUntil(lambda: rows.rowCount() > 0)
    assert page.frame.prompt.prompt.sentence.startswith("Unrest: choose")


class Computers:
    """Seat 0 has bid against two computers, who answer when they are told to and wait for nothing but the table."""

    def __init__(self, window: Window, qtbot: QtBot, thinker: SlowThinker) -> None:
        self.thinker, self.qtbot = thinker, qtbot
        self.page = sit_at(window, an_auction(), "pcc")
        self.page.play.set_speed("normal")
        self.page.board.board.pace = 1.0
        self.page.clicks.make(self.page.table.game.read_move("bid 13"))

    def answer(self, move: str) -> None:
        """The computer that was asked knows its move."""
        self.thinker.asked[-1].set_result(move)
        take_answer(self.page.play)
        let_pass(self.page.play)

    def wait_for(self, moves: int) -> None:
        """Wait until so many moves are made."""
        self.qtbot.waitUntil(lambda: self.page.table.at == moves)

    def assert_nothing_is_played(self) -> None:
        """Nobody moves, though a move is ready."""
        with self.qtbot.assertNotEmitted(self.page.play.moved, wait=20):
            pass


@pytest.fixture
def computers(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Computers:
    return Computers(window, qtbot, slow_thinker(monkeypatch))


def test_moves_that_make_themselves_wait_from_the_take_off_of_what_has_a_moment_to_its_end(computers: Computers):
    page = computers.page
    computers.answer("pass")
    computers.wait_for(2)
    assert page.board.board.animating
    computers.answer("draw")
    computers.assert_nothing_is_played()
    page.board.board.finish()
    assert page.moments.plaque is not None
    computers.assert_nothing_is_played()
    page.moments.stop()
    computers.wait_for(3)
    page.clicks.make(page.table.game.read_move("draw"))
    assert page.board.board.animating
    computers.answer("draw")
    computers.wait_for(5)


def test_whoever_looks_back_meanwhile_is_told_none(computers: Computers):
    page = computers.page
    computers.answer("pass")
    computers.wait_for(2)
    page.travel.look_at(0)
    assert page.moments.plaque is None
    page.travel.back_to_game()
    computers.answer("draw")
    computers.wait_for(3)


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
