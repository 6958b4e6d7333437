"""The sheet of The Dice Charmers seen large: by pointer and key."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from pytestqt.qtbot import QtBot

from durbar.engine.move import Move
from durbar.session.player import Player
from durbar.ui.games.dice_charmers.screen import SCREEN
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.seat_line import SeatLine, Sketch
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.peek import Peek
from durbar.ui.pages.table.seat_panel import SeatPanel
from durbar.ui.window import Window
from tests.ui.eyes import Painted, tones_in
from tests.ui.hands import NO_KEYS, click, press, sit_down

SHEET = QColor("#12AB9F")


def paint_sheet(painter: QPainter, box: QRectF) -> None:
    painter.fillRect(box, SHEET)


@pytest.fixture
def letters() -> Iterator[None]:
    yield
    look.set(text=1.0, window=(1280, 720))


@pytest.fixture
def page(window: Window) -> TablePage:
    window.resize(1280, 720)
    return sit_down(window, "ppp", seed=3, game="dice_charmers")


def sketch_of(page: TablePage, seat: int) -> tuple[SeatPanel, QPoint]:
    panel = page.frame.seats.panel_of(seat)
    assert panel is not None
    return panel, panel.sketch_rect().center()


def test_pointing_at_a_sketch_shows_the_sheet_and_leaving_hides_it(page: TablePage):
    panel, middle = sketch_of(page, 1)
    QTest.mouseMove(panel, middle)
    assert (page.sheets.peek.isVisible(), page.sheets.peek.seat) == (True, 1)
    assert look.c.act.name() in tones_in(panel, panel.sketch_rect().adjusted(-4, -4, 4, 4)), "it is seen which is meant"
    assert page.board.geometry().contains(page.sheets.peek.geometry())
    QTest.mouseMove(panel, QPoint(20, 20))
    assert not page.sheets.peek.isVisible()


def test_nothing_shows_for_the_seat_whose_sheet_is_on_the_board(page: TablePage):
    panel, middle = sketch_of(page, 0)
    QTest.mouseMove(panel, middle)
    assert not page.sheets.peek.isVisible()


def test_a_press_keeps_the_sheet_open_until_another_or_escape(page: TablePage):
    panel, middle = sketch_of(page, 1)
    click(panel, middle)
    QTest.mouseMove(panel, QPoint(20, 20))
    assert page.sheets.peek.isVisible()
    click(panel)
    assert not page.sheets.peek.isVisible()
    panel.clearFocus()
    panel.setFocus(Qt.FocusReason.TabFocusReason)
    press(panel, Qt.Key.Key_Return)
    assert page.sheets.peek.isVisible()
    press(panel, Qt.Key.Key_Escape)
    assert not page.sheets.peek.isVisible()


def test_a_key_goes_through_the_sheets_there_are(page: TablePage):
    seen = []
    for _ in range(4):
        QTest.keyClick(page, Qt.Key.Key_F4)
        seen.append(page.sheets.peek.seat)
    assert seen == [1, 2, -1, 1]


@pytest.mark.parametrize("size", [(560, 500), (500, 350), (930, 560)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_whole_sheet_and_all_words_have_room(
    qtbot: QtBot, english: None, letters: None, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: float
):
    host = QWidget()
    qtbot.addWidget(host)
    board = QAbstractScrollArea(host)
    board.resize(*size)
    look.set(text=text, window=(1280, 720))
    painted = Painted(monkeypatch)
    sheet = Peek(board)
    line = SeatLine(1, "70 points de gloire · 43 pièces", "38½", number_words="to go")
    sheet.open(Player("Chandra"), line, paint_sheet, pinned=True)
    assert not painted.of(sheet)
    assert {"Chandra", "70 points de gloire · 43 pièces · 38½ to go"} <= set(painted.all)
    assert board.geometry().contains(sheet.geometry())
    assert sheet.rect().contains(sheet.sheet.geometry())
    assert tones_in(sheet, sheet.sheet.geometry().adjusted(6, 6, -6, -6)) == {SHEET.name()}


def test_a_press_on_the_open_sheet_closes_it_and_the_board_hears_nothing(page: TablePage):
    told: list[object] = []
    page.board.clicked.connect(told.append)
    QTest.keyClick(page, Qt.Key.Key_F4)
    QTest.mouseClick(page.sheets.peek, Qt.MouseButton.LeftButton, NO_KEYS)
    assert not page.sheets.peek.isVisible()
    assert told == []


def test_the_sheet_follows_the_position_looked_at(page: TablePage, monkeypatch: pytest.MonkeyPatch):
    asked: list[bool] = []
    page.clicks.make(page.sight.legal[0])
    QTest.keyClick(page, Qt.Key.Key_F4)

    def watched(seat: int, sight: Sight) -> Sketch | None:
        asked.append(sight.live)
        return paint_sheet

    monkeypatch.setitem(vars(SCREEN), "peek", watched)
    shown = page.sheets.peek.seat
    page.travel.look_at(0)
    assert (page.sheets.peek.isVisible(), page.sheets.peek.seat) == (True, shown)
    assert asked == [False]


def test_the_tip_of_a_panel_tells_how(page: TablePage):
    other, own = page.sheets.tip(1), page.sheets.tip(0)
    assert other is not None
    assert "F4" in other.click
    assert own is not None
    assert "F4" not in own.click


def test_a_move_pointed_at_shows_what_numbers_would_become(page: TablePage, monkeypatch: pytest.MonkeyPatch):
    move = page.sight.legal[0]

    def previewed(asked: Move, _sight: Sight) -> dict[int, str]:
        return {0: "6½ → 5"} if asked == move else {}

    def previewing() -> list[bool]:
        return [look.c.gain.name() in tones_in(panel, panel.rect()) for panel in page.frame.seats.panels]

    monkeypatch.setitem(vars(SCREEN), "previewed_number", previewed)
    page.pointing.light(move)
    assert previewing() == [True, False, False]
    page.pointing.light(None)
    assert previewing() == [False, False, False]
    page.pointing.light(move)
    page.clicks.make(move)
    assert previewing() == [False, False, False]
