"""Ends: the table of a stage holds Play, the results stand over the game, and another game is asked for."""

from unittest.mock import MagicMock

import pytest
from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from durbar.session.session import GameSession
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.score_table import ScoreTable
from durbar.ui.pages.results.stage import Shade
from durbar.ui.pages.table.beats import BeatPlayer, Do
from durbar.ui.pages.table.result_overlays import ReadTable, ResultOverlays, ShowResults
from durbar.ui.pages.table.topbar import TopBar
from tests.ui.hands import played
from tests.ui.pages.table.parts import a_context, shown_of, table_after

TABLE = ScoreTable("The stage", (0, 1, 2), ("I",), (), "Total", (((1,)), ((2,)), ((3,))))


class Frame(QWidget):
    """As much of the frame as results need."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self.top = TopBar(self)
        self.tips = Tips(self)

    def set_covered(self, covered: bool) -> None:
        """What else there is of a frame is under the results."""


class Room:
    """Results over a page of their own. still: each time it was said whether the game waits."""

    def __init__(self, table: GameSession) -> None:
        self.host, self.still = QWidget(), list[bool]()
        self.host.resize(900, 600)
        self.beats = BeatPlayer(self.host)
        self.shown = shown_of(table, self.beats)
        self.shown.still = self.still.append
        stages, statistics, moments = MagicMock(), MagicMock(), MagicMock(moving=False)
        stages.table_after.return_value, stages.telling_choices.return_value = TABLE, ()
        statistics.words.return_value = "Kept."
        self.frame = Frame(self.host)
        context = a_context(self.shown, self.host, beats=self.beats, frame=self.frame)
        self.ends = ResultOverlays(context, stages, moments, statistics)


def a_room(qtbot: QtBot, table: GameSession) -> Room:
    room = Room(table)
    qtbot.addWidget(room.host)  # goes as windows go: garbage takes the tips before the keyboard that they follow
    return room


@pytest.fixture
def room(qtbot: QtBot, english: object) -> Room:
    """In a game that goes on."""
    return a_room(qtbot, table_after(3))


def test_a_stage_is_read_before_the_game_goes_on(room: Room):
    followed = []
    room.beats.play([ReadTable(room.ends, TABLE, at_once=True), Do(lambda: followed.append(room.still[-1]))])
    assert room.still == [True]
    assert not room.ends.panel.isHidden()
    assert not room.ends.keep_rules_away
    room.ends.panel.close_panel()
    assert followed == [False]


def test_moves_taken_back_before_it_is_there_leave_no_table(room: Room):
    room.beats.play([ReadTable(room.ends, TABLE, at_once=False)])
    room.beats.cancel()
    for _ in range(40):
        QCoreApplication.processEvents()
    assert room.ends.panel.isHidden()
    assert room.still == [True, False]


def test_the_window_grows_dark_in_turns_and_light_again_in_turns(room: Room, qtbot: QtBot):
    room.host.show()
    room.ends.panel.parentWidget().resize(900, 600)
    room.beats.play([ReadTable(room.ends, TABLE, at_once=True)])
    shades = [part for part in room.ends.panel.parentWidget().findChildren(Shade) if part is not room.ends.panel]
    assert not any(shade.isVisible() for shade in shades)
    qtbot.waitUntil(lambda: any(shade.isVisible() for shade in shades), timeout=1000)
    assert not all(shade.isVisible() for shade in shades)
    qtbot.waitUntil(lambda: all(shade.isVisible() for shade in shades))
    covered = sum(part.width() * part.height() for part in (*shades, room.ends.panel))
    assert covered == 900 * 600, "none lies on another, and nothing stays light"
    room.ends.panel.close_panel()
    assert all(shade.isVisible() for shade in shades)
    qtbot.waitUntil(lambda: not any(shade.isVisible() for shade in shades))


def test_the_table_of_a_stage_that_goes_hands_the_keyboard_to_nothing_that_would_explain_itself(
    room: Room, qtbot: QtBot
):
    """Qt would hand it on to the next widget by Tab, and a tile of the prompt opens its tip then."""
    reasons = []
    field = QLineEdit(room.host)
    field.focusInEvent = lambda event: reasons.append(event.reason())
    room.host.show()
    room.host.activateWindow()
    room.beats.play([ReadTable(room.ends, TABLE, at_once=True)])
    qtbot.waitUntil(lambda: room.ends.panel.isAncestorOf(QApplication.focusWidget()))
    room.ends.panel.close_panel()
    assert reasons == []


def test_at_a_table_of_computers_no_stage_is_shown(room: Room, qtbot: QtBot):
    assert room.ends.stage_after([]) == TABLE
    assert a_room(qtbot, table_after(3, "ccc")).ends.stage_after([]) is None


def test_the_results_fill_the_page_below_the_top_bar_and_go_again(qtbot: QtBot, english: object, data: object):
    room = a_room(qtbot, played("pcc", 5000))
    ends, opening = room.ends, list[bool]()
    room.shown.table.notes.taken_back = 2
    ends.opening.connect(lambda: opening.append(room.shown.results_open))
    room.beats.play([ShowResults(ends)])
    assert opening == [True]
    assert any(label.text().endswith("2 ×. Kept.") for label in ends.results.findChildren(QLabel))
    bar = room.frame.top.bar_height()
    assert ends.results.geometry() == QRect(0, bar, 900, 600 - bar)
    assert room.host.focusProxy() is ends.results
    ends.hide_results()
    assert room.host.focusProxy() is None
    assert not room.shown.results_open
