"""A window in which all is fixed: what is chosen, the dice of the system, what time it is, when it is at rest."""

from __future__ import annotations

import os
import random
import shutil
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtGui import QCursor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import durbar
from durbar.app import application
from durbar.bots.levels import bot
from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.session import shelf
from durbar.session.session import GameSession
from durbar.session.thinker import Thinker
from durbar.ui import settings
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import misclick
from durbar.ui.window import Window
from tests.contract.positions import CASE, playing
from tests.ui.hands import players

SIZE = (1280, 720)
#: Seconds: a picture is finely drawn after REST, and taken once nothing has changed for STILL, or after PATIENCE.
REST, STILL, PATIENCE = 0.45, 0.15, 4.0
#: When games were played, in seconds since 1970: a day in March 2024.
DAY = 1_710_000_000


class Look(NamedTuple):
    """How the window looks. text: per cent."""

    language: str = "en"
    theme: str = "light"
    text: int = 100


@contextmanager
def sitting(data: Path, look_of: Look, auto_pass: bool = False) -> Iterator[Window]:
    """A window on an empty folder, at home."""
    app = application()
    app.setCursorFlashTime(0)
    random.SystemRandom = lambda: random.Random(39)  # type: ignore[assignment, misc]
    misclick.is_misclick = lambda _place: False  # type: ignore[assignment]
    misclick.is_hasty = lambda _since: False  # type: ignore[assignment]
    Window._stay_on_screen = lambda _window: None  # type: ignore[method-assign]
    Thinker.think = _think_at_once  # type: ignore[method-assign, assignment]
    shutil.rmtree(data, ignore_errors=True)
    data.mkdir(parents=True)
    os.environ["DURBAR_DATA"] = str(data)
    calm = {"bot_speed": "instant", "animations": "off", "sounds": "off", "first_steps": False, "auto_pass": auto_pass}
    settings.save(settings.Settings(**look_of._asdict(), **calm))
    window = Window()
    window.setMinimumSize(1, 1)
    window.resize(*SIZE)
    QCursor.setPos(*SIZE)
    window.show()
    window.activateWindow()
    QTest.qWait(100)
    window.resize(*SIZE)
    try:
        yield window
    finally:
        window.shut()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        look.set(dark=False, text=1.0)


def _think_at_once(
    _thinker: Thinker, position: Position, key: str, level: str, seed: int, _patience: int
) -> Future[str]:
    """A computer's choice, made here: how long another process takes would be heard in what is announced meanwhile."""
    chosen = Future[str]()
    chosen.set_result(str(bot(key, level).choose(position, seed)))
    return chosen


@cache
def lively(key: str, seats: int, seed: int = 7) -> list[Move]:
    """The moves of a whole random game in which much happens."""
    return [move for move, _ in playing(durbar.start(key, seats=seats, seed=seed), seed, CASE[key].ways[-1])]


def game_at(key: str, seats: int, after: float, seed: int = 7) -> GameSession:
    """That game after so many moves, or a part of all of them; the one person is whoever acts then, or seat 0."""
    moves = lively(key, seats, seed)
    table = GameSession.new(key, players("p" * seats), seed)
    for move in moves[: after if isinstance(after, int) else round(after * len(moves))]:
        table.play(move)
    table.players[:] = players("".join("p" if seat == (table.to_act or 0) else "c" for seat in range(seats)))
    return table


def put_on_shelf(table: GameSession, hour: int) -> None:
    """Keep a game as if it had last been played at that hour of that day."""
    path = shelf.place_for(table.record.game)
    path.parent.mkdir(exist_ok=True)
    table.path = path
    table.save()
    os.utime(path, (DAY + 3600 * hour, DAY + 3600 * hour))


def picture_at_rest(window: Window) -> QImage:
    """What is seen once it changes no more, with whatever stands over the window."""
    QTest.qWait(round(REST * 1000))
    until, picture = time.monotonic() + PATIENCE, _picture(window)
    while time.monotonic() < until:
        QTest.qWait(round(STILL * 1000))
        before, picture = picture, _picture(window)
        if picture == before:
            break
    return picture


def _picture(window: Window) -> QImage:
    picture = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        for top in QApplication.topLevelWidgets():
            if top is not window and top.isVisible():
                painter.drawPixmap(window.mapFromGlobal(top.mapToGlobal(QPoint(0, 0))), top.grab())
    return picture
