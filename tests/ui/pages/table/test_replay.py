"""Moves shown again: all that stands round the board goes back with it."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from durbar.ui.kit.controls.buttons import SignButton
from durbar.ui.pages.table import replay
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.timeslider import TimeSlider
from durbar.ui.window import Window
from tests.ui.hands import click, press, second_line, sit_at
from tests.ui.pages.table.parts import slow_thinker
from tests.ui.positions import a_turn

#: No test here looks at pixels.
UNPAINTED = True


def test_the_players_panels_go_back_with_the_board_and_come_again(window: Window):
    page = sit_at(window, a_turn(), "ppp")
    for text in ("invoke", "bid 3", "bid 4"):
        page.play.play(page.table.game.read_move(text))

    def lines() -> list[object]:
        return [panel.line for panel in page.frame.seats.panels]

    now = lines()
    page.replay.show_all()
    before = page.shown.see(1)
    assert lines() == [page.game_screen.seat_line(seat, before) for seat in range(3)] != now
    page.replay.stop()
    assert lines() == now


def test_no_computer_is_asked_while_moves_are_shown_again(window: Window, monkeypatch: pytest.MonkeyPatch):
    thinker = slow_thinker(monkeypatch)
    page = sit_at(window, a_turn(), "pcc")
    for text in ("invoke", "bid 3"):
        page.play.play(page.table.game.read_move(text))
    asked, dropped = len(thinker.asked), thinker.dropped
    press(page, Qt.Key.Key_F8)
    assert page.replay.on
    assert (len(thinker.asked), thinker.dropped) == (asked, dropped + 1)
    press(page, Qt.Key.Key_Return)
    assert not page.replay.on
    assert len(thinker.asked) == asked + 1


def a_past(window: Window, monkeypatch: pytest.MonkeyPatch) -> TablePage:
    """Three moves were made, and one looks back at the first of them; moves are played on without a pause."""
    monkeypatch.setattr(replay, "MIN_PAUSE_MS", 0)
    monkeypatch.setattr(replay, "LETTER_MS", 0)
    monkeypatch.setattr(replay, "STILL_MS", 100)
    page = sit_at(window, a_turn(), "ppp")
    for text in ("invoke", "bid 3", "bid 4"):
        page.play.play(page.table.game.read_move(text))
    page.travel.look_at(1)
    return page


def test_the_game_is_played_on_from_where_one_looks_to_the_present(
    window: Window, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
):
    page = a_past(window, monkeypatch)
    slider = page.frame.top.findChild(TimeSlider)
    stood = [slider.value()]
    page.replay.stands.connect(lambda *_: stood.append(slider.value()))
    press(page, Qt.Key.Key_Space)
    assert page.replay.on
    qtbot.waitUntil(lambda: not page.replay.on, timeout=9000)
    assert page.shown.looking is None
    assert sorted({*stood, slider.value()}) == [1, 2, 3]


@pytest.mark.parametrize("way", ["key", "slider", "button"])
def test_any_press_stops_a_game_that_is_played_on_where_it_stands(
    window: Window, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, way: str
):
    page = a_past(window, monkeypatch)
    (button,) = [one for one in page.frame.top.findChildren(SignButton) if one.accessibleName() == "Play on from here"]
    click(button)
    assert page.replay.on
    qtbot.waitUntil(lambda: page.shown.looking == 2)
    if way == "key":
        press(page, Qt.Key.Key_Escape)
    else:
        click(button if way == "button" else page.frame.top.findChild(TimeSlider))
    assert not page.replay.on
    assert page.shown.looking == 2
    assert page.sight.view == page.shown.see(2).view
    assert page.frame.top.findChild(TimeSlider).value() == 2


def test_at_the_present_of_a_game_there_is_nothing_to_play_on(window: Window, monkeypatch: pytest.MonkeyPatch):
    page = a_past(window, monkeypatch)
    page.travel.back_to_game()
    page.travel.play_on()
    assert not page.replay.on
    assert "slider" in second_line(page)
