"""Panels of two rows: name and state, counts, portraits and signs beside each other, at every number of seats."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from durbar.table.player import Player
from durbar.ui.kit.frame import holdings
from durbar.ui.kit.frame.seats import SeatPanel, Seats
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.seat_line import Count, SeatLine, Sign
from tests.ui.eyes import Painted

NAMES = ("Mina", "Leela", "Ravi", "Omar", "Zara")
STATES = ("Mogul · 1", "Sadhu · 3, to play", "Builder · 5", "Artisan · 6", "Trader · 2")


def line(seat: int, portraits: int = 1, signs: int = 2, state: str = "", numbers: tuple[str, ...] = ()) -> SeatLine:
    numbers = numbers or ("14", "5", "?")
    return SeatLine(
        seat,
        state or STATES[seat],
        "",
        acting=seat == 1,
        counts=tuple(
            Count(Picture(art), number, f"{number} things")
            for art, number in zip(("kit/coin", "raja/house@1", "raja/palace-outer@1"), numbers, strict=True)
        ),
        portraits=tuple(Sign(Picture(f"raja/character-{card + 1}"), "", faded=card == 2) for card in range(portraits)),
        signs=tuple(
            Sign(Picture("raja/disc-back" if sign else "raja/action-gold"), "", done=not sign) for sign in range(signs)
        ),
        spoken="14 gold, 5 houses",
    )


@pytest.fixture
def panels(qtbot: QtBot) -> Iterator[Seats]:
    look.set(dark=False, text=1.0, window=(1280, 720))
    panels = Seats(2)
    qtbot.addWidget(panels)
    yield panels
    look.set(dark=False, text=1.0, window=(1280, 720))


def sit(panels: Seats, lines: list[SeatLine], width: int = 354) -> holdings.Plan:
    panels.set_players([Player(NAMES[seat], emblem=seat) for seat in range(len(lines))], range(len(lines)))
    panels.set_lines(lines)
    panels.resize(width, panels.heightForWidth(width))
    panels.show()
    QApplication.processEvents()
    assert panels.held is not None
    return panels.held


def test_four_seats_at_the_usual_size_are_as_drawn(panels: Seats):
    plan = sit(panels, [line(seat) for seat in range(4)])
    assert panels.panel_height == 74
    assert panels._panels[1].y() == 79
    assert plan.portraits_x + plan.portraits_wide / 2 == 213
    assert (plan.portrait, plan.sign) == (64, 40)
    centres = [plan.signs_x + plan.sign / 2 + place * 47 for place in range(2)]
    assert centres == [275, 322]
    assert [x + plan.count / 2 for x in plan.counts] == [25.5, 82.5, 139.5]
    assert plan.counts_middle == 56


def test_portraits_stay_where_they_are_when_signs_come_and_go(panels: Seats):
    without = sit(panels, [line(seat, signs=0) for seat in range(4)])
    assert without.portraits_x == sit(panels, [line(seat) for seat in range(4)]).portraits_x


def test_five_seats_have_smaller_portraits(panels: Seats):
    plan = sit(panels, [line(seat) for seat in range(5)])
    assert (panels.panel_height, plan.portrait) == (60, 50)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("text", [0.8, 1.0, 1.25, 2.0])
@pytest.mark.parametrize("several", [False, True])
@pytest.mark.parametrize("width", [354, 420])
def test_nothing_is_cut(
    panels: Seats, monkeypatch: pytest.MonkeyPatch, seats: int, text: float, several: bool, width: int
):
    look.set(text=text, dark=text > 1.5)
    painted = Painted(monkeypatch)
    plan = sit(panels, [line(seat, seat + 2 if several else 1, 3 - seat % 2) for seat in range(seats)], width)
    assert not painted.of(panels)
    assert {"14", "?", *NAMES[:seats]} <= set(painted.all)
    assert plan.counts_middle + plan.count // 2 <= plan.height
    assert plan.signs_x + plan.signs_wide <= width - 8
    assert plan.portraits_x + plan.portraits_wide <= plan.signs_x


def test_a_long_state_takes_two_lines_before_it_is_cut(panels: Seats, monkeypatch: pytest.MonkeyPatch):
    painted = Painted(monkeypatch)
    sit(panels, [line(0), line(1, state="Constructeur · 5, à vous de jouer, puis à Leela")])
    assert not painted.of(panels)
    assert "Constructeur · 5, à vous de jouer, puis à Leela" not in painted.all


def test_a_column_too_narrow_for_all_shrinks_portraits_then_stacks(panels: Seats):
    usual = sit(panels, [line(0), line(1)])
    narrow = sit(panels, [line(0), line(1)], 320)
    assert narrow.portrait < usual.portrait
    assert narrow.things is None
    stacked = sit(panels, [line(0, numbers=("114", "25", "12")), line(1)], 250)
    assert stacked.things is not None


def test_screen_readers_hear_the_state_and_what_is_held(panels: Seats):
    sit(panels, [line(0), line(1)])
    assert panels._panels[1].accessibleName() == "Leela, Sadhu · 3, to play"
    assert panels._panels[1].accessibleDescription() == "14 gold, 5 houses"


def test_panels_without_holdings_are_drawn_as_before(panels: Seats):
    panels.set_players([Player("Mina"), Player("Leela", emblem=1)], [0, 1])
    panels.set_lines([SeatLine(0, "to play", "12"), SeatLine(1, "waits", "9")])
    assert panels.held is None


@pytest.mark.parametrize(
    ("count", "wide", "high", "found"),
    [(1, 64, 64, (64, 1)), (2, 93, 64, (45, 2)), (6, 93, 64, (29, 3)), (5, 93, 50, (23, 3)), (2, 40, 90, (40, 1))],
)
def test_portraits_are_as_large_as_they_can_be(count: int, wide: int, high: int, found: tuple[int, int]):
    assert holdings._largest(count, wide, high, 3, 64) == found


def test_only_panels_that_say_something_else_are_painted_again(panels: Seats, monkeypatch: pytest.MonkeyPatch):
    lines, painted, real = [line(seat) for seat in range(4)], [], SeatPanel.paintEvent
    monkeypatch.setattr(
        SeatPanel, "paintEvent", lambda self, event: (painted.append(self.line.seat), real(self, event))[1]
    )
    panels.set_players([Player(NAMES[seat], emblem=seat) for seat in range(4)], range(4), lines)
    panels.set_lines(lines)
    panels.resize(354, panels.heightForWidth(354))
    panels.show()
    for _ in range(3):
        QApplication.processEvents()
    assert sorted(set(painted)) == [0, 1, 2, 3]
    painted.clear()
    panels.set_lines([line(0), line(1), line(2, state="Says more"), line(3)])
    QApplication.processEvents()
    assert painted == [2]


def test_panels_have_room_for_the_roomiest_line_from_the_beginning(panels: Seats):
    full = [line(seat, portraits=3, signs=3, numbers=("123", "17", "7/7")) for seat in range(4)]
    wanted = sit(panels, full)
    few = [line(seat, portraits=0, signs=0, numbers=("1", "1", "1")) for seat in range(4)]
    panels.set_players([Player(NAMES[seat], emblem=seat) for seat in range(4)], range(4), full)
    panels.set_lines(few)
    assert panels.held == wanted
