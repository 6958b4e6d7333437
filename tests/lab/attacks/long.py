"""Whole games of computers through one window, one after the other: nothing may grow, nothing may become slower.

``python -m tests.lab.attacks.long --games 200`` plays all games in turn, at every number of seats, at once and without
motion; between them come the results, the home screen, and now and then a lesson, the rules, the settings, another
theme, language or size. After each game it counts what the process holds.
"""

import gc
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from statistics import median

from tests.attacks.command import parser, report
from tests.attacks.swallowed import hearing_children

#: How much more memory the last quarter of the games may hold than the second, and how much slower it may be.
MOST_GROWTH, LEAST_SPEED = 1.05, 0.6
#: Fewer games than these have no quarters to compare.
FEWEST = 16
#: Seconds after which a game that does not end is a fault.
PATIENCE = 180.0
LEVELS = ("gentle", "steady")
SIZES = ((1280, 720), (1600, 900), (960, 600))


@dataclass(frozen=True)
class Count:
    """What the process holds after a game, on the home screen. memory: MB. rate: moves a second of that game."""

    game: str
    seats: int
    rate: float
    memory: float
    files: int
    threads: int
    children: int
    widgets: int
    objects: int

    def __str__(self) -> str:
        return (
            f"{self.game:<14}{self.seats} seats {self.rate:6.1f} moves/s {self.memory:7.1f} MB {self.files:3} files "
            f"{self.threads:3} threads {self.children:2} children {self.widgets:5} widgets {self.objects:8} objects"
        )


class Attack:
    """One window, and the games that are played in it. counts: after each game; faults: what broke.

    moves: after so many a game is left, as people do; None: it is played to its end.
    """

    def __init__(self, seed: int, moves: int | None = None) -> None:
        from durbar.app import application
        from durbar.games import GAMES, game
        from durbar.ui import settings
        from durbar.ui.window import Window

        self.app = application()
        settings.save(settings.Settings(language="en", bot_speed="instant", animations="off", first_steps=False))
        self.window = Window()
        self.window.resize(*SIZES[0])
        self.window.show()
        self.seed = seed
        self.moves = moves
        self.counts: list[Count] = []
        self.faults: list[str] = []
        kinds = {key: cycle(game(key).seats) for key in GAMES}
        self._kinds = ((key, next(kinds[key])) for key in cycle(GAMES))
        self._visits = cycle([self._learn, self._restyle, self._read, self._speak, self._browse, self._resize])
        self._sizes = cycle([*SIZES[1:], SIZES[0]])
        self._wait(1.0)

    def run(self, games: int, until: float, say: Callable[[str], object] = print) -> None:
        """Play so many games, or until a moment of time.monotonic()."""
        for number in range(games):
            if time.monotonic() > until:
                break
            key, seats = next(self._kinds)
            rate = self._play(key, seats, self.seed + number)
            if number % 2:
                next(self._visits)()
            self.window.go_home()
            self._wait(0.6)
            self.counts.append(self._count(key, seats, rate))
            say(f"{number + 1:4} {self.counts[-1]}")
        self.faults += growth(self.counts)

    def close(self) -> None:
        """Shut the window and all that thinks for it."""
        self.window.close()
        self.window.deleteLater()
        self._wait(0.1)

    def _play(self, key: str, seats: int, seed: int) -> float:
        """Play a game to its results, or as far as it is to go; gives moves a second."""
        from durbar.session.player import Player
        from durbar.ui.pages.setup.new_game import NewGame
        from durbar.ui.pages.table.page import TablePage

        players = tuple(Player(f"C{seat}", "computer", seat, LEVELS[seed % 2]) for seat in range(seats))
        began = time.monotonic()
        self.window.start_game(NewGame(key, players, {}, seed))
        page = self.window.pages.page
        assert isinstance(page, TablePage)
        enough = float("inf") if self.moves is None else self.moves
        if not self._until(lambda: page.ends.results is not None or page.table.at >= enough, PATIENCE):
            self.faults.append(f"{key} with {seats} seats, seed {seed}: no results after {PATIENCE:g} s")
        self.window.grab()
        return page.table.at / (time.monotonic() - began)

    # ---- what lies between two games ------------------------------------------------------------------------------

    def _learn(self) -> None:
        self.window.learn(self.counts[-1].game if self.counts else "ra")
        self._wait(0.3)

    def _restyle(self) -> None:
        self.window.choices.switch_theme()
        self._wait(0.1)

    def _read(self) -> None:
        for open_page in (
            lambda: self.window.overlays.read_rules("raja", "2"),
            lambda: self.window.overlays.show_reference("ra"),
        ):
            open_page()
            self._wait(0.1)

    def _speak(self) -> None:
        from durbar.ui.words import language

        self.window.choices.switch_language("fr" if language() == "en" else "en")
        self._wait(0.1)

    def _browse(self) -> None:
        for open_page in (
            self.window.overlays.show_settings,
            self.window.overlays.show_statistics,
            lambda: self.window.set_up("raja"),
        ):
            open_page()
            self._wait(0.1)

    def _resize(self) -> None:
        self.window.resize(*next(self._sizes))
        self._wait(0.3)

    # ---- waiting and counting -------------------------------------------------------------------------------------

    def _wait(self, seconds: float) -> None:
        self._until(lambda: False, seconds)

    def _until(self, done: Callable[[], bool], seconds: float) -> bool:
        from PySide6.QtCore import QCoreApplication, QEvent

        end = time.monotonic() + seconds
        while not done() and time.monotonic() < end:
            self.app.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # as a running loop does
            time.sleep(0.001)
        return done()

    def _count(self, key: str, seats: int, rate: float) -> Count:
        from durbar.system.memory import held

        gc.collect()
        return Count(
            key,
            seats,
            rate,
            held() / 1e6,
            len(list(_entries("/proc/self/fd"))),
            threading.active_count(),
            sum(len(path.read_text().split()) for path in Path("/proc/self/task").glob("*/children")),
            len(self.app.allWidgets()),
            len(gc.get_objects()) + gc.get_freeze_count(),
        )


def growth(counts: Sequence[Count]) -> Iterator[str]:
    """What grew from the second quarter to the last, in sentences."""
    if len(counts) < FEWEST:
        return
    quarter = len(counts) // 4
    second, last = counts[quarter : 2 * quarter], counts[-quarter:]
    for name, most in (("memory", MOST_GROWTH), ("objects", MOST_GROWTH), ("widgets", 1.0), ("files", 1.0)):
        before, after = (median(getattr(count, name) for count in part) for part in (second, last))
        if after > before * most:
            yield f"{name}: {before:g} in the second quarter, {after:g} in the last"
    for name in ("threads", "children"):
        before, after = (max(getattr(count, name) for count in part) for part in (second, last))
        if after > before:
            yield f"{name}: {before} in the second quarter, {after} in the last"
    for kind in dict.fromkeys((count.game, count.seats) for count in last):
        before, after = (_rate(part, kind) for part in (counts[:-quarter], last))
        if before and after < LEAST_SPEED * before:
            yield f"{kind[0]} with {kind[1]} seats: {after:.1f} moves a second, before {before:.1f}"


def _rate(counts: Sequence[Count], kind: tuple[str, int]) -> float:
    """Moves a second in games of a kind; 0 when there is none."""
    rates = [count.rate for count in counts if (count.game, count.seats) == kind]
    return median(rates) if rates else 0.0


def _entries(folder: str) -> Iterator[os.DirEntry[str]]:
    try:
        return os.scandir(folder)
    except OSError:  # no Linux
        return iter(())


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and tell what grew."""
    words = parser(__doc__, seconds=3600)
    words.add_argument("--games", type=int, default=200, help="at most so many games (default: 200)")
    chosen = words.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DURBAR_DATA"] = folder
        with hearing_children() as heard:
            attack = Attack(chosen.seed)
            try:
                attack.run(chosen.games, time.monotonic() + chosen.seconds)
            finally:
                attack.close()
    return report("long", [*attack.faults, *heard])


if __name__ == "__main__":
    sys.exit(main())
