"""The table's part of ``durbar bench --ui``: repaint, and how long the event loop stands still, in any game.

Told in the processor time of the window's thread, of several runs the least: what else a machine does makes no stall
longer. The moves of a game are shown in a new process each time.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QCoreApplication, QTimer

from durbar.bots.levels import LEVELS, bot
from durbar.bots.search.position import Position
from durbar.games import game
from durbar.session.player import Player
from durbar.session.session import GameSession
from durbar.system.paths import resource
from durbar.ui.pages.table.page import TablePage

if TYPE_CHECKING:
    from durbar.ui.window import Window

WINDOW = (1920, 1080)
#: Seconds for which a table rests before it is measured: its pictures are rendered once for a new size.
SETTLE = 1.0
#: Moves of a person and computers that are shown, at least; seconds for which experts think, and for a game at most.
MOVES, THINKING, LONGEST_GAME = 160, 8.0, 600.0
#: How often a piece is painted, and the moves are shown.
PASSES = 3
#: A person lets the table rest so many seconds before a move.
REST = 0.1
#: Milliseconds that one may feel.
STALL = 16.0
#: In a turn shorter than this nothing happened; the processor rests a moment.
IDLE = 0.2
SEED = 12

#: Shows the moves of a game once and prints what it found.
_PASS = """
import json, sys
from pathlib import Path
from durbar.app import application
from durbar.tools.bench_table import WINDOW, shown
from durbar.ui.window import Window
app = application()
window = Window()
window.resize(*WINDOW)
window.show()
app.processEvents()
print(json.dumps(shown(window, sys.argv[1], Path(sys.argv[2]))))
window.shut()
"""


def print_table(window: Window, key: str, folder: Path) -> None:
    """Measure the table of one game and print it."""
    print(f"{key} at {WINDOW[0]} × {WINDOW[1]}, milliseconds of processor")
    _print("repaint of a changed piece", _repaints(window, key, folder))
    _print("turns of the loop while experts think", _thinking(window, key, folder))
    _print("longest turn of each move that is shown", _least_shown(key, folder))


def _print(what: str, times: Sequence[float]) -> None:
    found = f"median {median(times):5.1f}, longest {max(times):5.1f}"
    print(f"  {what:40} {found}, {sum(one > STALL for one in times)} of {len(times)} above {STALL:.0f}")


def _repaints(window: Window, key: str, folder: Path) -> list[float]:
    page = _open(window, GameSession.open(resource(f"samples/{key}.durbar"), folder / f"{key}.durbar"))
    scene, view = page.board.board, page.board
    times = []
    for box in [box for target in scene.targets if (box := scene.rect(target)) is not None]:
        runs = []
        for _ in range(PASSES):
            scene.touch(box)
            began = time.thread_time()
            view.viewport().repaint(view.mapFromScene(box).boundingRect())
            runs.append(1000 * (time.thread_time() - began))
        times.append(min(runs))
    return times


def _thinking(window: Window, key: str, folder: Path) -> list[float]:
    """Return turns of the loop in which experts think and nothing is shown."""
    page = _open(window, _new_table(key, folder, "computer", "expert"))
    at, turns = page.table.at, []
    for turn in _turns(THINKING):
        if page.table.at == at and not page.board.board.animating:
            turns.append(turn)
        at = page.table.at
    return turns


def _least_shown(key: str, folder: Path) -> list[float]:
    """Return the least of each move over several runs of ``shown``."""
    runs = [_run(key, folder) for _ in range(PASSES)]
    return [min(times) for times in zip(*runs, strict=True)]


def _run(key: str, folder: Path) -> list[float]:
    said = subprocess.run(
        [sys.executable, "-c", _PASS, key, str(folder)], check=True, stdout=subprocess.PIPE, text=True
    )
    found: list[float] = json.loads(said.stdout.splitlines()[-1])
    return found


def shown(window: Window, key: str, folder: Path) -> list[float]:
    """Return for each move, by a person and easy computers, the longest turn of the loop until the next one, in ms.

    The same moves in each process; first and second sights of everything are among them.
    """
    longest: list[float] = []
    while len(longest) < MOVES:
        page = _open(window, _new_table(key, folder, "person", LEVELS[1], SEED + len(longest)))
        person, at = _Person(page), page.table.at
        for turn in _turns(LONGEST_GAME):
            if page.table.to_act is None or len(longest) == MOVES:
                break
            if page.table.at != at:
                at = page.table.at
                longest.append(0.0)
            if longest:
                longest[-1] = max(longest[-1], turn)
            person.go_on()
    return longest


class _Person:
    """A person at a table who reads what has ended, lets the table rest, and plays without looking far."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._bot = bot(page.table.record.game, LEVELS[0])
        self._since = time.monotonic()
        self._decided = -1

    def go_on(self) -> None:
        """Go on between two turns of the loop: what is decided is done in the next."""
        page, table, now = self._page, self._page.table, time.monotonic()
        reads = page.ends.panel_is_open
        waits = page.shown.blocked and not reads
        if page.board.board.animating or waits or not (table.person_acts or reads):
            self._since = now
        elif reads and now - self._since > REST:
            self._since = now
            QTimer.singleShot(0, page.ends.close_panel)
        elif reads:
            pass
        elif now - self._since > REST and self._decided != table.at and page.play.made_for_person() is None:
            self._decided = table.at
            seat = table.to_act
            assert seat is not None
            move = self._bot.choose(Position.of(table.state, seat), table.at)
            QTimer.singleShot(0, partial(page.play.play, move))


def _new_table(
    key: str, folder: Path, first: Literal["person", "computer"], level: str, seed: int = SEED
) -> GameSession:
    """Return a new game of four, or of as many as can play."""
    seats = min(4, max(game(key).seats))
    players = [Player(f"{seat}", "computer", seat, level) for seat in range(1, seats)]
    players.insert(0, Player("0", first, 0, level))
    return GameSession.new(key, players, seed, path=folder / f"{key}-{level}-{seed}.durbar")


def _open(window: Window, table: GameSession) -> TablePage:
    """Return the page of a table, settled at the size that is told: after its first paint a window gives way to its
    screen.
    """
    window.show_table(table)
    page = window.pages.page
    assert isinstance(page, TablePage)
    page.play.set_speed("fast")
    _settle()
    window.resize(*WINDOW)
    _settle()
    assert (window.width(), window.height()) == WINDOW
    return page


def _settle() -> None:
    for _ in _turns(SETTLE):
        pass


def _turns(seconds: float) -> Iterator[float]:
    """Yield the turns of the event loop for so long: the milliseconds that each takes of the processor."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.thread_time()
        QCoreApplication.processEvents()
        turn = 1000 * (time.thread_time() - began)
        if turn < IDLE:
            time.sleep(0.001)
        yield turn
