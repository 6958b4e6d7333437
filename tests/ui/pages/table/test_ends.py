"""Ends: the table of a stage holds Play, the results stand over the game, and another game is asked for."""

from unittest.mock import MagicMock

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.score_table import ScoreTable
from durbar.ui.pages.results.stage import Shade
from durbar.ui.pages.table.beats import BeatPlayer, Do
from durbar.ui.pages.table.moments import TableMoments
from durbar.ui.pages.table.result_overlays import ReadTable, ResultOverlays, ShowResults
from tests.ui.hands import played
from tests.ui.pages.table.parts import a_context, a_play, shown_of, table_after

TABLE = ScoreTable("The stage", (0, 1, 2), ("I",), (), "Total", (((1,)), ((2,)), ((3,))))


class Frame(QWidget):
    """As much of the frame as results need."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self.top = QWidget(self)
        self.top.high = lambda: 40
        self.tips = Tips(self)

    def set_covered(self, covered: bool) -> None:
        """What else there is of a frame is under the results."""


@pytest.fixture
def ends(qtbot: QtBot, english: object) -> ResultOverlays:
    host = QWidget()
    qtbot.addWidget(host)  # goes as windows go: garbage takes the tips before the keyboard that they follow
    host.resize(900, 600)
    stages = MagicMock()
    stages.telling_choices.return_value = ()
    play = a_play()
    play.speed = "instant"
    beats = BeatPlayer(host)
    context = a_context(shown_of(table_after(3), beats), host, play=play, beats=beats, frame=Frame(host))
    part = ResultOverlays(context, stages, TableMoments(context, MagicMock()), MagicMock())
    part.still = []
    part._shown.still = part.still.append
    part._statistics.words.return_value = "Kept."
    part.kept, part.beats = host, beats
    return part


def test_a_stage_is_read_before_the_game_goes_on(ends: ResultOverlays):
    followed = []
    ends.beats.play([ReadTable(ends, TABLE, at_once=True), Do(lambda: followed.append(ends.still[-1]))])
    assert ends.still == [True]
    assert not ends.panel.isHidden()
    assert not ends.keep_rules_away
    ends.panel.close_panel()
    assert followed == [False]


def test_moves_taken_back_before_it_is_there_leave_no_table(ends: ResultOverlays):
    ends.beats.play([ReadTable(ends, TABLE, at_once=False)])
    ends.beats.cancel()
    for _ in range(40):
        QCoreApplication.processEvents()
    assert ends.panel.isHidden()
    assert ends.still == [True, False]


def test_the_window_grows_dark_in_turns_and_light_again_in_turns(ends: ResultOverlays, qtbot: QtBot):
    ends.kept.show()
    ends.panel.parentWidget().resize(900, 600)
    ends.beats.play([ReadTable(ends, TABLE, at_once=True)])
    shades = [part for part in ends.panel.parentWidget().findChildren(Shade) if part is not ends.panel]
    assert not any(shade.isVisible() for shade in shades)
    qtbot.waitUntil(lambda: any(shade.isVisible() for shade in shades), timeout=1000)
    assert not all(shade.isVisible() for shade in shades)
    qtbot.waitUntil(lambda: all(shade.isVisible() for shade in shades))
    covered = sum(part.width() * part.height() for part in (*shades, ends.panel))
    assert covered == 900 * 600, "none lies on another, and nothing stays light"
    ends.panel.close_panel()
    assert all(shade.isVisible() for shade in shades)
    qtbot.waitUntil(lambda: not any(shade.isVisible() for shade in shades))


def test_the_table_of_a_stage_that_goes_hands_the_keyboard_to_nothing_that_would_explain_itself(
    ends: ResultOverlays, qtbot: QtBot
):
    """Qt would hand it on to the next widget by Tab, and a tile of the prompt opens its tip then."""
    reasons = []
    field = QLineEdit(ends.kept)
    field.focusInEvent = lambda event: reasons.append(event.reason())
    ends.kept.show()
    ends.kept.activateWindow()
    ends.beats.play([ReadTable(ends, TABLE, at_once=True)])
    qtbot.waitUntil(lambda: ends.panel.isAncestorOf(QApplication.focusWidget()))
    ends.panel.close_panel()
    assert reasons == []


def test_at_a_table_of_computers_no_stage_is_shown(ends: ResultOverlays):
    ends._shown.table.players[0] = ends._shown.table.players[1]
    assert ends.stage_after([]) is None
    ends._stages.table_after.assert_not_called()


def test_the_results_fill_the_page_below_the_top_bar_and_go_again(ends: ResultOverlays, data: object):
    ends._shown = shown_of(played("pcc", 5000))
    ends._shown.table.notes.taken_back = 2
    opening = []
    ends.opening.connect(lambda: opening.append(ends._shown.results_open))
    ends.beats.play([ShowResults(ends)])
    assert opening == [True]
    assert any(label.text().endswith("2 ×. Kept.") for label in ends.results.findChildren(QLabel))
    assert (ends.results.y(), ends.results.height(), ends.results.width()) == (40, 560, 900)
    assert ends.kept.focusProxy() is ends.results
    ends.hide_results()
    assert ends.kept.focusProxy() is None
    assert not ends._shown.results_open
