"""The wheel scrolls, on every page and over every part of it, and changes no value."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QGraphicsView,
    QLineEdit,
    QScrollArea,
    QScrollBar,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from durbar.games import GAMES
from durbar.ui.kit.controls.pick import Pick
from durbar.ui.window import MIN_WINDOW_SIZE, Window
from tests.ui.every_page import KINDS, PAGES, Open

#: No test here looks at pixels.
UNPAINTED = True


def _setup(window: Window, game: str) -> Callable[[], QWidget]:
    window.set_up(game)
    return lambda: window


def _overlay(show: Callable[[], None], window: Window) -> Callable[[], QWidget]:
    show()
    return lambda: window


PAGES_WITH_VALUES: dict[str, Open] = {
    **{name: PAGES[name] for name in (*KINDS, "table, looking back", "table, log", "table, rules, search")},
    **{f"set-up of {game}": partial(_setup, game=game) for game in GAMES},
    "statistics": lambda window: _overlay(window.overlays.show_statistics, window),
    "licences": lambda window: _overlay(window.overlays.show_licences, window),
}


def reveal(widget: QWidget) -> None:
    """Scroll until a widget is seen."""
    part = widget.parentWidget()
    while part is not None:
        if isinstance(part, QScrollArea):
            part.ensureWidgetVisible(widget, 0, 0)
        part = part.parentWidget()


def turn_wheel(widget: QWidget, by: int = -120) -> None:
    """Turn the wheel where the middle of a widget is."""
    window = widget.window()
    spot = widget.mapTo(window, widget.rect().center())
    QTest.wheelEvent(window.windowHandle(), QPointF(spot), QPoint(0, by))


def value_of(widget: QWidget) -> object:
    """What somebody chose or wrote there; None where there is nothing to choose."""
    match widget:
        case QScrollBar():
            return None
        case QComboBox() | QTabBar():
            return widget.currentIndex()
        case QAbstractSlider():
            return widget.value()
        case QAbstractSpinBox() | QLineEdit():
            return widget.text()
        case QAbstractButton():
            return widget.isChecked()
    return None


def values(window: Window) -> dict[str, object]:
    """Every value in a window, and all settings."""
    held = {f"{widget}": value_of(widget) for widget in window.findChildren(QWidget)}
    return {
        "settings": repr(window.choices.settings),
        **{name: value for name, value in held.items() if value is not None},
    }


def under(widget: QWidget) -> QWidget:
    """What the pointer is on in the middle of a widget: it, or what lies over it there."""
    window = widget.window()
    return window.childAt(widget.mapTo(window, widget.rect().center())) or window


def scrolling(widget: QWidget) -> QScrollBar | None:
    """What a wheel over a widget moves: the bar of the innermost part round it that scrolls."""
    part: QWidget | None = widget
    while part is not None:
        if isinstance(part, QGraphicsView):  # a board looks more closely
            return None
        if isinstance(part, QAbstractScrollArea) and part.verticalScrollBar().maximum() > 0:
            return part.verticalScrollBar()
        part = None if part.isWindow() else part.parentWidget()
    return None


def over_all(root: QWidget) -> Iterator[tuple[QWidget, QScrollBar | None]]:
    """Turn the wheel over each part that is seen; gives it, and what ought to have scrolled and did not."""
    for widget in [root, *root.findChildren(QWidget)]:
        if not isValid(widget) or not widget.isVisible():
            continue
        reveal(widget)
        bar = scrolling(under(widget))
        before = bar.value() if bar is not None else 0
        turn_wheel(widget, 120 if bar is not None and before == bar.maximum() else -120)
        yield widget, bar if bar is not None and bar.value() == before else None


@pytest.mark.parametrize("name", PAGES_WITH_VALUES)
def test_the_wheel_scrolls_and_changes_no_value(window: Window, name: str):
    window.resize(*MIN_WINDOW_SIZE)
    root = PAGES_WITH_VALUES[name](window)()
    for _ in range(3):  # texts that wrap tell their height in the turn after that in which they get their width
        QApplication.processEvents()
    held = values(window)
    for number, (widget, still) in enumerate(over_all(root)):
        assert still is None, f"the wheel over {widget} does not scroll"
        if value_of(widget) is not None or number % 16 == 0:
            assert values(window) == held, f"the wheel over {widget}, or something just before, changed a value"
    assert values(window) == held


def test_an_opened_list_takes_the_wheel_and_keeps_what_was_picked(qtbot: QtBot):
    pick = Pick()
    qtbot.addWidget(pick)
    pick.addItems([str(number) for number in range(400)])
    pick.setCurrentIndex(7)
    pick.show()
    pick.showPopup()
    bar = pick.view().verticalScrollBar()
    before = bar.value()
    turn_wheel(pick.view().viewport())
    assert bar.value() > before
    assert pick.currentIndex() == 7
