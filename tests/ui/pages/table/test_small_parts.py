"""Parts of one task each: the top bar, the menu, hints, sheets, saves, and a computer that is stuck."""

from unittest.mock import MagicMock

import pytest
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtWidgets import QMenu, QWidget

from durbar.table.keeper import GONE, PARTED
from durbar.ui.kit.values.seat_line import SeatLine
from durbar.ui.pages.table import stuck
from durbar.ui.pages.table.hints import Hints
from durbar.ui.pages.table.manner import Manner
from durbar.ui.pages.table.menu import SPEEDS, TableMenu
from durbar.ui.pages.table.saving import Saving
from durbar.ui.pages.table.sheets import Sheets
from durbar.ui.pages.table.stuck import Stuck
from durbar.ui.pages.table.top import Top
from tests.ui.pages.table.parts import RA, a_board, a_frame, a_play, shown_of, table_after


def test_the_top_bar_says_what_can_be_done(english: object):
    shown, bar, hints = shown_of(table_after(3)), MagicMock(), MagicMock()
    hints.why_not.return_value = ""
    stages = MagicMock()
    Top(shown, RA, Manner(), stages, hints, bar).show(3)
    bar.set_history.assert_called_once_with(3, 3, stages.marks())
    assert bar.set_can.call_args.args == (shown.table.why_not_undo() is None, False, True)


def test_the_menu_has_every_speed_and_asks_for_it(qapp: object, english: object):
    host, play, top = QWidget(), a_play(), MagicMock()
    play.speed = "fast"
    top.mapToGlobal.return_value = QPoint(100, 10)
    menu, asked = TableMenu(host, play, top), []
    menu.speed.connect(asked.append)
    menu.open()
    speeds = next(one for one in host.findChildren(QMenu) if len(one.actions()) == len(SPEEDS))
    assert [action.isChecked() for action in speeds.actions()] == [speed == "fast" for speed in SPEEDS]
    for action in speeds.actions():
        action.trigger()
    assert tuple(asked) == SPEEDS


def test_the_expert_is_asked_in_the_game_only(english: object):
    shown, play, frame, parent = shown_of(table_after(0, "ppp")), a_play(), a_frame(), QObject()
    hints = Hints(parent, shown, RA, Manner(), play, frame)
    shown.looking = 0
    hints.seek()
    play.seek_hint.assert_not_called()
    assert "End" in frame.prompt.say_refusal.call_args.args[0]
    shown.looking = None
    hints.seek()
    play.seek_hint.assert_called_once()
    hints.tell(())
    assert "could not find" in frame.tabs.hints.tell.call_args.args[0]


@pytest.fixture
def sheets(qapp: object, english: object) -> Sheets:
    host, board, frame = QWidget(), a_board(), a_frame()
    board.parentWidget.return_value, board.geometry.return_value = host, QRect(0, 0, 400, 300)
    board.width.return_value = 400
    screen, shown = MagicMock(), shown_of(table_after(2))
    screen.peek.side_effect = lambda seat, _sight: None if seat == 2 else (lambda *_: None)
    screen.seat_line.side_effect = lambda seat, _sight: SeatLine(seat, "", "")
    frame.seats.order.return_value = [0, 1, 2]
    part = Sheets(host, shown, screen, board, frame, MagicMock(return_value=None))
    part.kept = host
    return part


def test_sheets_come_one_after_the_other(sheets: Sheets):
    seen = []
    for _ in range(3):
        sheets.open_next()
        seen.append(sheets.peek.seat)
    assert seen == [1, 0, -1]


def test_a_pressed_sheet_stays_and_a_seat_without_one_may_have_a_secret(sheets: Sheets):
    asked = []
    sheets.secret_asked.connect(asked.append)
    sheets.point(1)
    sheets.point(-1)
    assert sheets.peek.seat == -1
    sheets.press(1)
    sheets.point(-1)
    assert sheets.peek.seat == 1
    sheets.press(1)
    assert sheets.peek.seat == -1
    sheets.press(2)
    assert asked == [2]


def test_news_of_a_save_are_one_sentence(qapp: object, english: object):
    host, prompt, said = QWidget(), MagicMock(), []
    saving = Saving(host, table_after(1), RA, prompt)
    saving.said.connect(said.append)
    for news in (PARTED, GONE, "kept"):
        saving.tell_news(news)
    assert len(set(said)) == 3
    saving.tell_trouble()
    prompt.say_refusal.assert_not_called()


@pytest.mark.parametrize("answer", ["again", "easiest", "home"])
def test_the_person_says_what_a_stuck_computer_does(qapp: object, monkeypatch: pytest.MonkeyPatch, answer: str):
    monkeypatch.setattr(stuck, "ask", lambda *_, **__: answer)
    host, play, left = QWidget(), a_play(), []
    part = Stuck(host, play)
    part.left.connect(lambda: left.append("home"))
    part.ask(ValueError("It is tired."))
    done = {"again": play.go_on.called, "easiest": play.let_easiest_choose.called, "home": bool(left)}
    assert [key for key, was in done.items() if was] == [answer]
