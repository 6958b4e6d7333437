"""What a monkey may think of: a step is a list of words and numbers, so that it can be told, and done once more."""

from __future__ import annotations

import string
from random import Random
from typing import Any

from PySide6.QtCore import QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QSlider,
    QTabBar,
    QWidget,
)

from durbar.games import GAMES, game
from durbar.session.course import course
from durbar.ui.kit.controls.dialogs import Question
from durbar.ui.window import Window
from tests.lab.attacks.monkey_devices import KEYS

Step = list[Any]

#: What is clicked rather than all else.
_CLICKABLE = (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QSlider, QTabBar)
#: Letters typed with Ctrl that a system may take for something else than Durbar does are not among them.
_LETTERS = string.ascii_lowercase + string.digits + " -."
_SIZES = ((960, 600), (1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3000, 2000), (960, 2000), (3000, 600))
_TEXTS = (80, 100, 100, 125, 150, 200)
_SPEEDS = ("instant", "instant", "fast", "normal", "step")
#: How many steps go by from one visit to the home screen to the next.
HOME_EVERY = 120


class Ideas:
    """Thinks of the next step, by chance and by what is on the screen."""

    def __init__(self, window: Window, chance: Random) -> None:
        self._window, self._chance = window, chance
        self._thought = 0

    def next(self) -> Step:
        """A step that can be done now."""
        dialog, popup = QApplication.activeModalWidget(), QApplication.activePopupWidget()
        if popup is not None:
            return self._in_menu(popup)
        if isinstance(dialog, QDialog) and not isinstance(dialog, Question):
            return ["answer", self._chance.random() < 0.4]  # a dialogue of Qt, which knows the whole disk
        self._thought += 1
        if dialog is None and self._thought % HOME_EVERY == 0:
            return ["home"]
        top = dialog if dialog is not None else self._window
        ways = [self._press, self._press, self._press, self._keys, self._keys, self._point, self._wheel, self._drag]
        if dialog is None:
            ways += [self._on_board, self._on_board, self._press_anywhere]
            if self._chance.random() < 0.35:
                ways = [self._go, self._go, self._resize, self._look]
        return self._chance.choice(ways)(top)

    def _in_menu(self, popup: QWidget) -> Step:
        if self._chance.random() < 0.5:
            return self._keys(popup)
        return ["click", *self._place(popup), 1, False]

    def _press(self, top: QWidget) -> Step:
        found = [widget for widget in top.findChildren(QWidget) if _is_there(widget, _CLICKABLE)]
        if not found:
            return self._press_anywhere(top)
        widget = self._chance.choice(found)
        return ["press", *_name(widget), *self._fraction(), self._chance.choice((1, 1, 1, 1, 3)), self._twice()]

    def _press_anywhere(self, top: QWidget) -> Step:
        return ["click", *self._place(top), self._chance.choice((1, 1, 2, 3)), self._twice()]

    def _point(self, top: QWidget) -> Step:
        return ["point", *self._place(top)]

    def _wheel(self, top: QWidget) -> Step:
        return ["wheel", *self._place(top), self._chance.random() < 0.5]

    def _drag(self, top: QWidget) -> Step:
        return ["drag", *self._place(top), *self._place(top)]

    def _on_board(self, top: QWidget) -> Step:
        page = self._window.pages.table_page
        if page is None or not page.isVisible() or not page.board.board.targets:
            return self._press(top)
        offered = [*page.shown.offer.legal] if self._chance.random() < 0.7 else []
        target = self._chance.choice(offered or [*page.board.board.targets])
        return ["target", list(target), self._chance.choice((1, 1, 1, 3)), self._chance.random() < 0.2]

    def _keys(self, _top: QWidget) -> Step:
        way = self._chance.random()
        if way < 0.5:
            return ["key", self._chance.choice([*KEYS, "Tab", "Tab", "Down", "Return", " "]), *self._held()]
        if way < 0.8:
            return ["key", self._chance.choice(_LETTERS), *self._held()]
        return ["type", "".join(self._chance.choices(_LETTERS, k=self._chance.randint(1, 8)))]

    def _held(self) -> list[str]:
        way = self._chance.random()
        return ["alt"] if way < 0.1 else ["ctrl"] if way < 0.2 else ["shift"] if way < 0.3 else []

    def _go(self, _top: QWidget) -> Step:
        key = self._chance.choice([*GAMES])
        played = game(key)
        seats = self._chance.choice([*played.seats])
        kinds = "".join(self._chance.choices("ppc", k=seats))
        options = {
            option.id: self._chance.choice([*played.values(option, seats)])
            for option in played.options
            if self._chance.random() < 0.4
        }
        chapter = self._chance.randrange(len(course(key).chapters))
        page = self._window.pages.table_page
        read = key if page is None else page.game_screen.game.key  # at a table one reads of its game
        return self._chance.choice(
            [
                ["table", key, kinds, self._chance.randrange(10**6), options],
                ["table", key, kinds, self._chance.randrange(10**6), {}],
                ["set up", key],
                ["lesson", key, chapter],
                ["rules", read],
                ["reference", read],
                ["settings"],
                ["statistics"],
                ["licences"],
                ["open", self._chance.randrange(10**6)],
                ["open", self._chance.randrange(10**6)],
            ]
        )

    def _resize(self, _top: QWidget) -> Step:
        if self._chance.random() < 0.15:
            return ["state", self._chance.choice(("max", "normal", "full", "normal"))]
        if self._chance.random() < 0.5:
            return ["size", *self._chance.choice(_SIZES)]
        return ["size", self._chance.randint(960, 3000), self._chance.randint(600, 2000)]

    def _look(self, _top: QWidget) -> Step:
        choices = {
            "language": self._chance.choice(("en", "fr")),
            "theme": self._chance.choice(("light", "dark")),
            "text": self._chance.choice(_TEXTS),
            "bot_speed": self._chance.choice(_SPEEDS),
            "animations": self._chance.choice(("on", "off")),
            "auto_pass": self._chance.random() < 0.5,
            "first_steps": self._chance.random() < 0.5,
        }
        some = self._chance.sample([*choices], self._chance.randint(1, 3))
        return ["look", {name: choices[name] for name in some}]

    def _place(self, top: QWidget) -> list[float]:
        return self._fraction()

    def _fraction(self) -> list[float]:
        return [round(self._chance.random(), 3), round(self._chance.random(), 3)]

    def _twice(self) -> bool:
        return self._chance.random() < 0.1


def find(top: QWidget, kind: str, name: str, number: int) -> QWidget | None:
    """The widget of that kind and name, the ``number``-th of them from 0."""
    found = [
        widget for widget in top.findChildren(QWidget) if type(widget).__name__ == kind and words_of(widget) == name
    ]
    there = [widget for widget in found if _is_there(widget, (QWidget,))]
    return there[number] if number < len(there) else None


def words_of(widget: QWidget) -> str:
    """How a widget is called."""
    return widget.accessibleName() or str(getattr(widget, "text", str)())


def _name(widget: QWidget) -> Step:
    """By what ``find`` finds a widget again."""
    kind, name = type(widget).__name__, words_of(widget)
    for number in range(1000):
        found = find(widget.window(), kind, name, number)
        if found is widget or found is None:
            return [kind, name, number]
    return [kind, name, 0]


def _is_there(widget: QWidget, kinds: tuple[type, ...]) -> bool:
    if not isinstance(widget, kinds) or not widget.isVisible() or not widget.isEnabled():
        return False
    seen: QRect = widget.visibleRegion().boundingRect()
    return not seen.isEmpty()
