"""The monkey itself: it runs inside Durbar, does one step after the other, and tells each before it is done.

Started by ``tests.lab.attacks.monkey``, which hears what is told on the standard output: a line of JSON each, ``step``
or ``fault``.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
from PySide6.QtCore import QObject, QPoint, QTimer, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from durbar import app
from durbar.engine.errors import DurbarError
from durbar.session import shelf
from durbar.session.player import Player
from durbar.system.paths import data_dir
from durbar.ui.faults import LOG_NAME
from durbar.ui.pages.setup.new_game import NewGame
from durbar.ui.window import Window
from tests.lab.attacks.monkey_devices import Devices, MadeUpDevices, RealDevices
from tests.lab.attacks.monkey_steps import Ideas, Step, find
from tests.lab.attacks.monkey_watch import Watch

#: Milliseconds from one step to the next, and from coming home to looking what is left.
PACE, REST = 15, 500
#: The exit code of a monkey that found a fault.
FOUND = 3
NAMES = ("Leela", "Marc", "Asha", "Theo", "Noor")
LEVELS = ("gentle", "gentle", "steady", "bold")


def tell(kind: str, what: object) -> None:
    """Tell the monkey's keeper, who may outlive us."""
    print(json.dumps([kind, what]), flush=True)


class Monkey(QObject):
    """Does steps until the time is over or a fault is found. given: the steps; else it thinks of them by itself."""

    def __init__(self, window: Window, chance: Random, seconds: float, real: bool, given: list[Step] | None) -> None:
        super().__init__()
        self._window = window
        self._ideas: Iterator[Step] = iter(given) if given is not None else self._think(Ideas(window, chance))
        self._devices: Devices = RealDevices() if real else MadeUpDevices()
        self._watch = Watch(data_dir() / LOG_NAME, self._found)
        self._until = time.monotonic() + seconds
        self._busy = self._resting = self._ended = False
        self._deeds = {
            "home": self._go_home,
            "press": self._press,
            "click": lambda x, y, button, twice: self._click(self._at(x, y), button, twice),
            "point": lambda x, y: self._devices.move(self._top, self._at(x, y)),
            "wheel": lambda x, y, up: self._devices.wheel(self._top, self._at(x, y), up),
            "drag": self._drag,
            "target": self._target,
            "key": lambda name, *held: self._devices.key(self._top, name, held),
            "type": self._type,
            "answer": self._answer,
            "size": window.resize,
            "state": self._state,
            "look": lambda choices: window.choices.apply(msgspec.structs.replace(window.choices.settings, **choices)),
            "table": self._sit_down,
            "set up": window.set_up,
            "lesson": window.show_lesson,
            "rules": window.overlays.read_rules,
            "reference": window.overlays.show_reference,
            "settings": window.overlays.show_settings,
            "statistics": window.overlays.show_statistics,
            "licences": window.overlays.show_licences,
            "open": self._open,
        }
        for scheme in ("file", "http", "https"):
            QDesktopServices.setUrlHandler(scheme, self, "look_away")
        self._step_later()

    @Slot(QUrl)
    def look_away(self, _url: QUrl) -> None:
        """What would open a browser or the folder's window opens nothing."""

    def _think(self, ideas: Ideas) -> Iterator[Step]:
        while True:
            yield ideas.next()

    @property
    def _top(self) -> QWidget:
        """What is in front: a menu, a question, or the window."""
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self._window

    def _step_later(self) -> None:
        """A new timer each time: one that is waited for in a question would not come round again."""
        QTimer.singleShot(PACE, self, self._step)

    def _step(self) -> None:
        """The next step. While one is done that opened a question, others answer that."""
        if self._ended:
            return
        self._step_later()
        if self._resting or (self._busy and self._top is self._window):
            return
        self._watch.look_at_log()
        if time.monotonic() > self._until:
            self._end()
            return
        step = next(self._ideas, None)
        if step is None:
            self._until = 0
            return
        tell("step", step)
        self._busy = True
        try:
            with contextlib.suppress(DurbarError):
                self._deeds[step[0]](*step[1:])
        finally:
            self._busy = False

    def _end(self) -> None:
        if self._top is not self._window:
            self._top.close()
            return
        self._ended = True
        self._window.go_home()
        QTimer.singleShot(REST, self._leave)

    def _leave(self) -> None:
        self.look_around()
        self._watch.look_at_log()
        self._watch.rest()
        tell("memory", self._watch.memory)
        self._window.close()

    def _found(self, fault: str) -> None:
        """Tell of it, and be no more: what follows is of no interest."""
        tell("fault", fault)
        os._exit(FOUND)

    # ---- what a step does --------------------------------------------------------------------------------------

    def _at(self, x: float, y: float) -> QPoint:
        """A place in what is in front, on the screen; x and y from 0 to 1."""
        return self._within(self._top, x, y)

    def _within(self, widget: QWidget, x: float, y: float) -> QPoint:
        seen = widget.visibleRegion().boundingRect()
        place = QPoint(seen.x() + int(seen.width() * x), seen.y() + int(seen.height() * y))
        return widget.mapToGlobal(place)

    def _press(self, kind: str, name: str, number: int, x: float, y: float, button: int, twice: bool) -> None:
        widget = find(self._top, kind, name, number)
        if widget is not None:
            self._click(self._within(widget, x, y), button, twice)

    def _click(self, at: QPoint, button: int, twice: bool) -> None:
        self._devices.move(self._top, at)
        for _ in range(2 if twice else 1):
            self._devices.button(self._top, at, button, True)
            self._devices.button(self._top, at, button, False)

    def _drag(self, x: float, y: float, to_x: float, to_y: float) -> None:
        top, begin, end = self._top, self._at(x, y), self._at(to_x, to_y)
        self._devices.button(top, begin, 1, True)
        for part in range(1, 5):
            self._devices.move(top, begin + (end - begin) * part / 4)
        self._devices.button(self._top, end, 1, False)

    def _target(self, target: list[str | int], button: int, only_point: bool) -> None:
        page = self._window.pages.table_page
        if page is not None and (box := page.board.rect_of(tuple(target))).isValid():
            if only_point:
                self._devices.move(self._top, box.center())
            else:
                self._click(box.center(), button, False)

    def _type(self, text: str) -> None:
        for letter in text:
            self._devices.key(self._top, letter, ())

    def _answer(self, yes: bool) -> None:
        """A dialogue of Qt is left, or a file of ours is taken."""
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QFileDialog) and yes:
            writes = dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave
            files = [Path.home() / "kept.durbar"] if writes else shelf.kept()
            if files:
                dialog.selectFile(str(files[0]))
                dialog.accept()
                return
        if isinstance(dialog, QDialog):
            dialog.reject()

    def _state(self, state: str) -> None:
        show = {"max": self._window.showMaximized, "full": self._window.showFullScreen}
        show.get(state, self._window.showNormal)()

    # ---- pages -------------------------------------------------------------------------------------------------

    def _go_home(self) -> None:
        self._window.go_home()
        self._resting = True
        QTimer.singleShot(REST, self._rested)

    def _rested(self) -> None:
        self.look_around()
        self._resting = False

    def look_around(self) -> None:
        """Look what is left, unless a click that was still on its way to the window has opened something meanwhile."""
        if self._top is self._window and self._window.pages.currentWidget() is self._window.pages.home:
            self._watch.come_home()

    def _sit_down(self, key: str, kinds: str, seed: int, options: dict[str, int | bool | str]) -> None:
        players = tuple(
            Player(NAMES[seat], "person", seat)
            if kind == "p"
            else Player(NAMES[seat], "computer", seat, LEVELS[(seed + seat) % len(LEVELS)])
            for seat, kind in enumerate(kinds)
        )
        self._window.start_game(NewGame(key, players, options, seed, seed % 2 == 0))

    def _open(self, number: int) -> None:
        saves = sorted(Path("saves").iterdir()) + shelf.kept()
        self._window.open_file(saves[number % len(saves)].absolute())


def main() -> int:
    """Words: seed, seconds, whether the devices are real, and the file of the steps to do, if they are given."""
    seed, seconds, real, *given = sys.argv[1:]
    steps = json.loads(Path(given[0]).read_text()) if given else None
    application = app.application()
    started: list[Monkey] = []

    def start() -> None:
        window = next((top for top in QApplication.topLevelWidgets() if isinstance(top, Window)), None)
        if window is not None:
            started.append(Monkey(window, Random(int(seed)), float(seconds), real == "real", steps))

    QTimer.singleShot(REST, application, start)
    return app.run()


if __name__ == "__main__":
    sys.exit(main())
