"""Turning what is picked out, by wheel and by key, and Enter for it; where nothing turns all stays as it is."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from durbar.engine.move import Move
from durbar.games.ra.moves import Draw
from durbar.ui.games.ra.screen import SCREEN
from durbar.ui.kit.values.prompt import Button, Prompt
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.ui.hands import place_of, point_at, press, sit_at
from tests.ui.positions import a_turn

#: No test here looks at pixels.
UNPAINTED = True

BAG = ("bag",)
TURNS = 3
PICKED = [(("turn", number),) for number in range(TURNS)]


class Turning:
    """The bag of Ra can be turned three ways and is drawn from by Enter."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def turn(target: Target, sight: Sight, by: int) -> tuple[Target, ...] | None:
            if target != BAG and target not in sight.chosen:
                return None
            at = int(sight.chosen[0][1]) if sight.chosen else -by % TURNS
            return PICKED[(at + by) % TURNS]

        def prompt(sight: Sight) -> Prompt:
            if not sight.chosen:
                return Prompt("Pick it.", buttons=(Button("Draw", "D", move=Draw()),))
            return Prompt("Turn it.", buttons=(Button("Draw", "Enter", move=Draw(), primary=True),))

        monkeypatch.setitem(vars(SCREEN), "turn", turn)
        monkeypatch.setitem(vars(SCREEN), "prompt", prompt)


@pytest.fixture
def turning(monkeypatch: pytest.MonkeyPatch) -> Turning:
    return Turning(monkeypatch)


@pytest.fixture
def page(window: Window, turning: Turning) -> TablePage:
    return sit_at(window, a_turn(), "ppp")


def wheel(page: TablePage, target: Target, delta: int) -> bool:
    """Turn the wheel over a target; whether the board took it."""
    view = page.board.viewport()
    spot = QPointF(place_of(page, target))
    place = QPointF(view.mapToGlobal(spot.toPoint()))
    down, keys, phase = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(spot, place, QPoint(), QPoint(0, delta), down, keys, phase, False)
    QApplication.sendEvent(view, event)
    return event.isAccepted()


def pick(page: TablePage) -> None:
    point_at(page, BAG)
    press(page, Qt.Key.Key_R)
    assert page.sight.chosen == PICKED[0]


def test_the_wheel_turns_what_is_picked_out_both_ways(page: TablePage, turning: Turning):
    pick(page)
    chosen = []
    for delta in (-120, 120, 120, 120):
        assert wheel(page, BAG, delta)
        chosen.append(page.sight.chosen)
    assert chosen == [PICKED[at] for at in (1, 0, 2, 1)]
    assert page.board.zoom == 1.0


def test_a_touchpad_turns_after_as_much_as_a_notch(page: TablePage, turning: Turning):
    pick(page)
    for _ in range(3):
        assert page.sight.chosen == PICKED[0]
        wheel(page, BAG, -40)
    assert page.sight.chosen == PICKED[1]


def test_the_wheel_zooms_elsewhere_and_where_nothing_is_picked_out(page: TablePage, turning: Turning):
    wheel(page, BAG, 120)
    assert page.sight.chosen == ()
    assert page.board.zoom > 1.0
    page.board.fit()
    pick(page)
    wheel(page, ("track", 3), 120)
    assert page.sight.chosen == PICKED[0]
    assert page.board.zoom > 1.0


def test_without_anything_to_turn_the_wheel_zooms(page: TablePage):
    wheel(page, BAG, 120)
    assert page.board.zoom > 1.0


def test_r_turns_what_is_pointed_at_and_then_what_is_picked_out(page: TablePage, turning: Turning):
    point_at(page, BAG)
    press(page, Qt.Key.Key_R)
    press(page, Qt.Key.Key_R)
    assert page.sight.chosen == PICKED[1]
    point_at(page, ("track", 3))
    press(page, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert page.sight.chosen == PICKED[0]


def test_r_belongs_to_fields_while_nothing_turns(page: TablePage, turning: Turning):
    point_at(page, ("track", 3))
    press(page, Qt.Key.Key_R)
    assert page.sight.chosen == ()
    field = page.frame.tabs.moves.filter
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_R)
    assert field.text().endswith("r")
    assert page.sight.chosen == ()


def test_a_button_keeps_its_key(page: TablePage, turning: Turning, monkeypatch: pytest.MonkeyPatch):
    other = Prompt("Turn it.", buttons=(Button("Reroll", "R", action="step"),))
    monkeypatch.setitem(vars(SCREEN), "prompt", lambda _sight: other)
    page.showing.show_position()
    point_at(page, BAG)
    pressed: list[Button] = []
    page.frame.prompt.button_pressed.connect(pressed.append)
    press(page, Qt.Key.Key_R)
    assert pressed == list(other.buttons)
    assert page.sight.chosen == ()


@pytest.mark.parametrize("by_keyboard", [False, True])
def test_enter_draws_what_is_picked_out(
    page: TablePage, turning: Turning, monkeypatch: pytest.MonkeyPatch, by_keyboard: bool
):
    made: list[Move] = []
    pick(page)
    monkeypatch.setattr(page.clicks, "make", made.append)
    page.board.setFocus(Qt.FocusReason.TabFocusReason)
    page.board.go_to(BAG, focused=by_keyboard)
    press(page.board, Qt.Key.Key_Return)
    assert made == [Draw()]


def test_enter_by_keyboard_elsewhere_is_a_click(page: TablePage, turning: Turning, monkeypatch: pytest.MonkeyPatch):
    clicked: list[Target] = []
    pick(page)
    page.board.clicked.disconnect()
    page.board.clicked.connect(clicked.append)
    page.board.go_to(("track", 3), focused=True)
    press(page.board, Qt.Key.Key_Return)
    assert clicked == [("track", 3)]


def test_enter_clicks_where_nothing_is_picked_out(page: TablePage, turning: Turning):
    clicked: list[Target] = []
    page.board.clicked.disconnect()
    page.board.clicked.connect(clicked.append)
    page.board.go_to(BAG, focused=True)
    press(page.board, Qt.Key.Key_Return)
    press(page.board, Qt.Key.Key_Space)
    assert clicked == [BAG, BAG]


def test_escape_puts_back_what_was_picked_out(page: TablePage, turning: Turning):
    pick(page)
    press(page, Qt.Key.Key_Escape)
    assert page.sight.chosen == ()
    assert page.frame.prompt.prompt.sentence == "Pick it."
