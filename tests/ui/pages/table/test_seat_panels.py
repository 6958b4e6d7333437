"""The players' panels: whatever a game shows has room in each of their forms, and is painted when it changes."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import durbar
from durbar.session.player import Player
from durbar.ui.games import game_screen
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.seat_line import Box, SeatLine, Thing
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.table.frame import Column
from durbar.ui.pages.table.seat_panel import Content, Normal, OneRow, SeatPanel, TwoRows
from durbar.ui.pages.table.seats import Seats
from durbar.ui.words import use_language
from tests.contract.positions import CASE, CASES, playing
from tests.ui.eyes import Painted, tones_in
from tests.ui.hands import press

NAMES = ("Leela", "Chandra", "Bram", "Asha", "Esra")
SHEET = QColor("#12AB9F")
#: Windows, letters, and the size that the column then has.
COLUMNS = (
    ((1024, 680), 1.0, (316, 486)),
    ((1024, 680), 1.5, (420, 453)),
    ((1280, 720), 1.0, (409, 550)),
    ((1280, 720), 1.5, (420, 524)),
    ((1920, 1080), 1.0, (525, 868)),
    ((1920, 1080), 1.5, (525, 835)),
)


def paint_sheet(painter: QPainter, box: QRectF) -> None:
    painter.fillRect(box, SHEET)


def a_line(seat: int, number: str = "6½", **more: object) -> SeatLine:
    line = SeatLine(
        seat,
        f"{17 + seat} fame",
        number,
        number_words="to go",
        number_tone="refuse" if seat == 0 else "ink",
        acting=seat == 1,
        tally=(Thing(Picture("dice_charmers/reward-fame"), "17"),),
        boxes=(Box((Thing(Picture("dice_charmers/die-empty")),), 44),),
        sketch=paint_sheet,
        spoken="a flag",
    )
    return replace(line, **more)  # type: ignore[arg-type]


@pytest.fixture
def column(qtbot: QtBot, english: None) -> Iterator[Column]:
    parent = QWidget()
    qtbot.addWidget(parent)
    look.set(dark=False, text=1.0, window=(1280, 720))
    column = Column(parent)
    column.resize(409, 550)
    parent.resize(600, 900)
    parent.show()
    yield column
    use_language("en")
    look.set(dark=False, text=1.0, window=(1280, 720))


def sit(column: Column, lines: list[SeatLine]) -> Seats:
    people = [Player(NAMES[line.seat], emblem=line.seat) for line in lines]
    column.seats.set_players(people, range(len(lines)))
    column.seats.set_lines(lines)
    QApplication.processEvents()
    return column.seats


@cache
def sights(key: str, seats: int) -> list[Sight]:
    """A seat's sights of a game at each of its steps."""
    people = [Player(name, "computer" if seat else "person", seat, "expert") for seat, name in enumerate(NAMES[:seats])]
    state, met, found = durbar.start(key, seats=seats, seed=8), set(), []
    for at, _ in enumerate(playing(state, 8, CASE[key].ways[-1])):
        if (step := (state.view(0).step, at // 80)) not in met:
            met.add(step)
            found.append(Sight(0, state.view(0), people, tuple(state.legal_moves()), state.why_not))
    return found[:: max(1, len(found) // 6)]


def held(line: SeatLine, form: type[Content]) -> Counter[str]:
    """The pictures of all that a panel shows; a brief one not of what there is none of."""
    boxed = [thing for box in line.boxes for thing in box.things]
    counts = [thing for thing in line.counts if form is Normal or thing.picture.opacity == 1]
    things = [*boxed, *counts, *line.tally, *line.pieces, *line.cards]
    return Counter(thing.picture.art for thing in things)


@pytest.mark.parametrize("key", [case.key for case in CASES])
def test_whatever_a_game_shows_has_room(column: Column, monkeypatch: pytest.MonkeyPatch, key: str):
    painted, arts, outside, forms = Painted(monkeypatch), [], [], set()
    real = paint.picture

    def see(painter: QPainter, small: Picture, box: QRectF, *rest: float) -> None:
        arts.append(small.art)
        part = painter.device()
        assert isinstance(part, QWidget)
        if box.left() < -1 or box.right() > part.width() + 1:
            outside.append((small.art, box.right(), part.width()))
        real(painter, small, box, *rest)

    monkeypatch.setattr(paint, "picture", see)
    column.window().setUpdatesEnabled(False)  # each panel is painted once, when it is looked at
    for at, (window, text, size) in enumerate(COLUMNS):
        look.set(text=text, window=window)
        column.resize(*size)
        for seats in durbar.game(key).seats:
            use_language(("en", "fr")[(at + seats) % 2])
            positions = sights(key, seats)
            sight = positions[(at + seats) % len(positions)]
            panels = sit(column, [game_screen(key).seat_line(seat, sight) for seat in range(seats)])
            forms.add(panels.form)
            where = f"{key}, {window}, {text}, {seats} seats, {panels.form.__name__}"
            for panel in panels.panels:
                arts.clear()
                assert not painted.of(panel), where
                assert not held(panel.line, panels.form) - Counter(arts), where
                assert not outside, where
                assert panel.player.name in painted.all, where
                assert not panel.line.number or panel.line.number in painted.all, where
                shown = not panel.line.tally and panels.form is not OneRow
                assert not shown or panel.line.state in painted.all, where
    assert Normal in forms
    assert len(forms) > 1


@pytest.mark.parametrize("key", [case.key for case in CASES])
def test_what_is_shown_changes_neither_form_nor_height(column: Column, key: str):
    seats = durbar.game(key).seats[-1]
    for window, text, size in (COLUMNS[0], COLUMNS[4]):
        look.set(text=text, window=window)
        column.resize(*size)
        stand = set()
        for sight in sights(key, seats):
            panels = sit(column, [game_screen(key).seat_line(seat, sight) for seat in range(seats)])
            stand.add((panels.form, *(panel.geometry().getRect() for panel in panels.panels)))
        assert len(stand) == 1


@pytest.mark.parametrize("text", [0.8, 1.0, 1.5, 2.0])
def test_panels_that_have_no_room_in_any_form_scroll(column: Column, text: float):
    look.set(text=text, window=(1024, 680))
    column.resize(420, 440)
    panels = sit(column, [a_line(seat) for seat in range(5)])
    assert column.tabs.height() >= column.tabs.least_height()
    assert all(panel.height() >= panel.least(420).height() for panel in panels.panels)
    bar = column.players.verticalScrollBar()
    assert (bar.maximum() > 0) == (text == 2.0)
    press(panels.panels[3], Qt.Key.Key_Down)
    assert panels.panels[4].geometry().bottom() < bar.value() + column.players.viewport().height()


def test_small_numbers_are_in_their_tone_and_a_change_in_green(column: Column):
    panels = sit(column, [a_line(seat) for seat in range(3)])
    first, second = panels.panels[:2]
    assert look.c.refuse.name() in tones_in(first)
    assert look.c.refuse.name() not in tones_in(second)
    for form in (Normal, TwoRows, OneRow):
        second.arrange(form, 90)
        panels.preview({1: "6½ → 5"})
        assert look.c.gain.name() in tones_in(second)
        panels.preview({})
        assert look.c.gain.name() not in tones_in(second)


def test_a_change_of_large_numbers_is_whole(column: Column, monkeypatch: pytest.MonkeyPatch):
    painted = Painted(monkeypatch)
    for window, text, size in COLUMNS:
        look.set(text=text, window=window)
        column.resize(*size)
        for seats in (2, 3, 5):
            panels = sit(column, [a_line(seat) for seat in range(seats)])
            panels.preview(dict.fromkeys(range(seats), "38½ → 36½"))
            cut = [words for words in painted.of(panels) if "½" in words or "→" in words]
            assert not cut, (window, text, seats)
            assert {"38½ →", "36½"} <= set(painted.all)


def test_the_sketch_is_there_while_panels_have_two_rows_and_tells_when_it_is_pointed_at(column: Column):
    panels = sit(column, [a_line(0), a_line(1)])
    panel, told = panels.panels[0], []
    panels.peeked.connect(told.append)
    assert SHEET.name() in tones_in(panel, panel.sketch_rect())
    QTest.mouseMove(panel, panel.sketch_rect().center())
    QTest.mouseMove(panel, QPoint(20, 20))
    assert told == [0, -1]
    panel.arrange(TwoRows, 90)
    QApplication.processEvents()
    assert SHEET.name() in tones_in(panel, panel.sketch_rect())
    panel.arrange(OneRow, 90)
    assert not panel.sketch_rect()


def test_screen_readers_hear_the_state_the_number_and_what_a_player_has(column: Column):
    panel = sit(column, [a_line(0), a_line(1)]).panels[0]
    assert panel.accessibleName() == "Leela, 17 fame, 6½ to go"
    assert panel.accessibleDescription() == "a flag"


def test_only_panels_that_say_something_else_are_painted_again(column: Column, monkeypatch: pytest.MonkeyPatch):
    painted, real = [], SeatPanel.paintEvent
    monkeypatch.setattr(
        SeatPanel, "paintEvent", lambda self, event: (painted.append(self.line.seat), real(self, event))[1]
    )
    lines = [a_line(seat) for seat in range(4)]
    panels = sit(column, lines)
    for _ in range(3):
        QApplication.processEvents()
    assert set(painted) == {0, 1, 2, 3}
    painted.clear()
    panels.set_lines([*lines[:2], a_line(2, number="5"), lines[3]])
    QApplication.processEvents()
    assert set(painted) == {2}


def test_in_one_row_what_a_player_who_is_out_has_is_pale(column: Column, monkeypatch: pytest.MonkeyPatch):
    """There the word for it may have no room."""
    seen: list[float] = []
    monkeypatch.setattr(paint, "picture", lambda _painter, _small, _box, strength=1.0: seen.append(strength))
    cards = (Thing(Picture("taj_mahal/card-white")),) * 2
    panels = sit(column, [SeatLine(seat, "withdrawn", "12", out=seat == 1, cards=cards) for seat in range(2)])
    for panel, pale in zip(panels.panels, (False, True), strict=True):
        panel.arrange(OneRow, 90)
        seen.clear()
        panel.grab()
        assert sum(strength < 0.5 for strength in seen) == (2 if pale else 0)


def test_a_fine_line_parts_what_was_won_now_from_tiles_that_look_alike(column: Column):
    tile = Thing(Picture("kit/coin"))
    line = SeatLine(0, "", "12", pieces=(tile, tile))
    panels = sit(column, [line, SeatLine(1, "", "12", pieces=(tile,), cards=(tile,))])
    for panel, parted in zip(panels.panels, (False, True), strict=True):
        panel.arrange(TwoRows, 90)
        assert (look.c.rail.name() in tones_in(panel)) == parted


@pytest.mark.parametrize(("count", "columns"), [(1, 1), (2, 2), (4, 2), (5, 3)])
def test_things_in_a_box_are_as_large_as_they_can_be(
    column: Column, monkeypatch: pytest.MonkeyPatch, count: int, columns: int
):
    boxes: list[QRectF] = []
    monkeypatch.setattr(paint, "picture", lambda _painter, _small, box, *_rest: boxes.append(box))
    box = Box((Thing(Picture("raja/character-3")),) * count, 92)
    coins = (Thing(Picture("kit/coin"), "5"),)
    panels = sit(column, [SeatLine(0, "", counts=coins, boxes=(box,)), SeatLine(1, "", counts=coins, boxes=(box,))])
    panels.panels[0].grab()
    portraits = boxes[-count:]
    assert len({one.x() for one in portraits}) == columns
    assert not any(one.intersects(two) for at, one in enumerate(portraits) for two in portraits[at + 1 :])
