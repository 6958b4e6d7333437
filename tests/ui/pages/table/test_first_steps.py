"""What is met for the first time is explained once."""

import msgspec
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from durbar.games.ra.moves import Draw
from durbar.games.ra.state import RaState
from durbar.ui import settings
from durbar.ui.window import Window
from tests.games.ra.build import table
from tests.ui.hands import button_called, press_here, second_line, sit_at
from tests.ui.positions import a_turn, an_auction

#: No test here looks at pixels.
UNPAINTED = True

TURN, AUCTION = "Drawn tiles gather", "Each bids once"


def an_empty_turn() -> RaState:
    """Seat 0 may draw or invoke Ra."""
    return table(3, track=("nile",))


def test_the_first_gods_are_explained_when_one_may_be_spent(window: Window):
    window.choices.apply(msgspec.structs.replace(window.choices.settings, first_steps=True, met=("ra/turn",)))
    assert "a God takes" not in second_line(sit_at(window, an_empty_turn()))
    assert second_line(sit_at(window, a_turn())).startswith("Instead of drawing, a God takes")


def test_a_step_is_explained_once_and_again_when_wished(window: Window, qtbot: QtBot):
    window.choices.apply(msgspec.structs.replace(window.choices.settings, first_steps=True))
    page = sit_at(window, an_empty_turn())
    assert second_line(page).startswith(TURN)
    page.showing.show_position()
    assert second_line(page).startswith(TURN), "it stays as long as the step does"
    qtbot.waitUntil(lambda: settings.load().met == ("ra/turn",))
    assert second_line(sit_at(window, an_auction())).startswith(AUCTION)
    assert not second_line(sit_at(window, an_empty_turn())).startswith(TURN)
    window.overlays.show_settings()
    tick = button_called(window.pages.covers[-1], "Explain what I meet for the first time")
    tick.setFocus(Qt.FocusReason.TabFocusReason)
    press_here(Qt.Key.Key_Space)
    press_here(Qt.Key.Key_Space)
    assert window.choices.settings.met == ()
    assert second_line(sit_at(window, an_empty_turn())).startswith(TURN)


def test_who_does_not_want_it_is_told_nothing(window: Window):
    page = sit_at(window, an_empty_turn())
    assert not second_line(page).startswith(TURN)
    page.clicks.make(Draw())
    assert settings.load().met == ()
