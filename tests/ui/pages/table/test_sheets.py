"""Players' sheets: one after the other, pressed to stay, and a secret where there is no sheet."""

from collections.abc import Iterator
from unittest.mock import MagicMock

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from durbar.ui.kit.values.seat_line import SeatLine
from durbar.ui.pages.table.sheets import Sheets
from tests.ui.pages.table.parts import a_board, a_context, a_frame, shown_of, table_after


@pytest.fixture
def sheets(qapp: object, english: object) -> Iterator[Sheets]:
    host, board, frame = QWidget(), a_board(), a_frame()
    board.parentWidget.return_value, board.geometry.return_value = host, QRect(0, 0, 400, 300)
    board.width.return_value = 400
    screen, shown = MagicMock(), shown_of(table_after(2))
    screen.peek.side_effect = lambda seat, _sight: None if seat == 2 else (lambda *_: None)
    screen.seat_line.side_effect = lambda seat, _sight: SeatLine(seat, "", "")
    frame.seats.order.return_value = [0, 1, 2]
    yield Sheets(a_context(shown, host, screen=screen, board=board, frame=frame), MagicMock(return_value=None))
    host.deleteLater()  # the sheets in it would hear each change of look, with a stand-in for a column


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
