"""Panels with a sketch, and the sheet seen large: at every number of seats and size of letters, by pointer and key."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from pytestqt.qtbot import QtBot

from durbar.engine.move import Move
from durbar.table.player import Player
from durbar.ui.games.raja.screen import SCREEN
from durbar.ui.kit.frame import sketches
from durbar.ui.kit.frame.peek import Peek
from durbar.ui.kit.frame.seats import SeatPanel, Seats
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.seat_line import SeatLine, Sign, Sketch
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.ui.eyes import SLACK, Painted
from tests.ui.hands import NO_KEYS, click, press, sit_down

NAMES = ("Asha", "Bram", "Chandra", "Dilip", "Ezra")
SHEET = QColor("#12AB9F")


def paint_sheet(painter: QPainter, box: QRectF) -> None:
    painter.fillRect(box, SHEET)


def line(seat: int, seats: int = 4, state: str = "", number: str = "6½") -> SeatLine:
    return SeatLine(
        seat,
        state or f"{17 + seat} fame · {43 - seat} coins",
        number,
        number_words="to go",
        number_tone="refuse" if seat == 0 else "ink",
        acting=seat == 1,
        pieces=(Picture("dice_charmers/die-empty"),) * (2 if seats == 2 else 1),
        signs=(Sign(Picture("dice_charmers/elephant"), "first"),) if seat == 2 else (),
        sketch=paint_sheet,
        spoken="a flag",
    )


@pytest.fixture
def panels(qtbot: QtBot, english: None) -> Iterator[Seats]:
    look.set(dark=False, text=1.0, window=(1280, 720))
    panels = Seats(2)
    qtbot.addWidget(panels)
    yield panels
    look.set(dark=False, text=1.0, window=(1280, 720))


def sit(panels: Seats, lines: list[SeatLine], width: int = 316) -> sketches.Plan:
    panels.set_players([Player(NAMES[seat], emblem=seat) for seat in range(len(lines))], range(len(lines)))
    panels.set_lines(lines)
    panels.resize(width, panels.heightForWidth(width))
    panels.show()
    QApplication.processEvents()
    assert panels.sketched is not None
    return panels.sketched


def tone_at(panel: SeatPanel, place: QPoint) -> str:
    return panel.grab().toImage().pixelColor(place).name()


# ---- panels --------------------------------------------------------------------------------------------------------


def test_four_seats_at_the_usual_size_are_as_drawn(panels: Seats):
    plan = sit(panels, [line(seat) for seat in range(4)])
    assert (panels.panel_height, panels._panels[1].y()) == (74, 79)
    assert (plan.sketch.width(), plan.sketch.height(), plan.piece, plan.below) == (84, 60, 44, True)
    assert plan.pieces_x == 260


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("text", [0.8, 1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("change", ["", "38½ → 36½"])
def test_nothing_is_cut_or_covered(
    panels: Seats, monkeypatch: pytest.MonkeyPatch, seats: int, text: float, change: str
):
    look.set(text=text, dark=text > 1.5)
    painted = Painted(monkeypatch)
    plan = sit(panels, [line(seat, seats, number="38½") for seat in range(seats)], min(420, round(316 * max(1, text))))
    panels.preview(dict.fromkeys(range(seats), change))
    assert not painted.of(panels)
    assert {"36½" if change else "to go", *NAMES[:seats]} <= set(painted.all)
    parts = [plan.words, plan.number, plan.sketch]
    for at, one in enumerate(parts):
        assert one.top() >= -SLACK, one
        assert one.bottom() <= plan.height + SLACK, one
        assert one.right() < plan.pieces_x, one
        assert not any(one.intersects(two) for two in parts[at + 1 :]), parts
    assert plan.sketch.width() >= 46
    assert plan.pieces_x + plan.piece <= panels.width() - 8


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
def test_five_panels_leave_room_for_the_moves(panels: Seats, text: float):
    """At 1280 × 720 the column is 576 high; heads and four moves of the list need some 230 with large letters."""
    look.set(text=text)
    sit(panels, [line(seat, 5) for seat in range(5)], min(420, round(316 * text)))
    assert panels.height() <= 330


def test_small_numbers_are_in_their_tone_and_a_change_in_green(panels: Seats):
    plan = sit(panels, [line(seat) for seat in range(3)])
    first, second = panels._panels[:2]

    def tones(panel: SeatPanel) -> set[str]:
        image = panel.grab(plan.number).toImage()
        return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}

    assert look.c.refuse.name() in tones(first)
    assert look.c.refuse.name() not in tones(second)
    panels.preview({1: "6½ → 5"})
    assert look.c.gain.name() in tones(second)
    panels.preview({})
    assert look.c.gain.name() not in tones(second)


def test_the_sketch_and_the_words_for_screen_readers_are_there(panels: Seats):
    plan = sit(panels, [line(0), line(1)])
    panel = panels._panels[0]
    assert tone_at(panel, plan.sketch.center()) == SHEET.name()
    assert panel.accessibleName() == "Asha, 17 fame · 43 coins, 6½ to go"
    assert panel.accessibleDescription() == "a flag"


def test_numbers_that_change_move_nothing(panels: Seats):
    before = sit(panels, [line(0, number="½"), line(1, number="8")])
    assert sit(panels, [line(0, number="38½"), line(1, number="2")]) == before


# ---- the sheet seen large ------------------------------------------------------------------------------------------


def peek(seat: int, sight: Sight) -> Sketch | None:
    """All seats but the viewer's have a sheet."""
    return paint_sheet if seat != sight.seat else None


@pytest.fixture
def page(window: Window, monkeypatch: pytest.MonkeyPatch) -> TablePage:
    """A table of Raja, its panels as those of a game with sheets."""
    usual = SCREEN.seat_line

    def seat_line(seat: int, sight: Sight) -> SeatLine:
        return replace(line(seat, len(sight.players)), acting=usual(seat, sight).acting)

    monkeypatch.setitem(vars(SCREEN), "seat_line", seat_line)
    monkeypatch.setitem(vars(SCREEN), "roomiest_lines", lambda *_given: ())
    monkeypatch.setitem(vars(SCREEN), "peek", peek)
    window.resize(1280, 720)
    return sit_down(window, "ppp", seed=3, game="raja")


def sketch_of(page: TablePage, seat: int) -> tuple[SeatPanel, QPoint]:
    panel, plan = page.frame.seats.panel_of(seat), page.frame.seats.sketched
    assert panel is not None
    assert plan is not None
    return panel, plan.sketch.center()


def test_pointing_at_a_sketch_shows_the_sheet_and_leaving_hides_it(page: TablePage):
    panel, middle = sketch_of(page, 1)
    QTest.mouseMove(panel, middle)
    assert (page.sheets.peek.isVisible(), page.sheets.peek.seat) == (True, 1)
    sheet = page.sheets.peek._sheet()
    assert page.sheets.peek.grab().toImage().pixelColor(sheet.center()) == SHEET
    assert page.board.geometry().contains(page.sheets.peek.geometry())
    QTest.mouseMove(panel, QPoint(20, 20))
    assert not page.sheets.peek.isVisible()


def test_nothing_shows_for_a_seat_without_a_sheet(page: TablePage):
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


def test_numbers_over_a_sheet_are_whole_where_it_is_narrow(
    qtbot: QtBot, english: None, monkeypatch: pytest.MonkeyPatch
):
    host = QWidget()
    qtbot.addWidget(host)
    board = QAbstractScrollArea(host)
    board.resize(560, 500)
    look.set(text=2.0, window=(1280, 720))
    painted = Painted(monkeypatch)
    for state in ("17 fame · 43 coins", "70 points de gloire · 43 pièces"):
        sheet = Peek(board)
        sheet.open(Player("Chandra"), line(1, state=state, number="38½"), paint_sheet, pinned=True)
        assert not painted.of(sheet)
        assert f"{state} · 38½ to go" in painted.all
    look.set(text=1.0, window=(1280, 720))


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

    monkeypatch.setitem(vars(SCREEN), "previewed_number", previewed)
    panels = page.frame.seats._panels
    page.pointing.light(move)
    assert [panel._change for panel in panels] == ["6½ → 5", "", ""]
    page.pointing.light(None)
    assert [panel._change for panel in panels] == ["", "", ""]
    page.pointing.light(move)
    page.clicks.make(move)
    assert [panel._change for panel in page.frame.seats._panels] == ["", "", ""]
