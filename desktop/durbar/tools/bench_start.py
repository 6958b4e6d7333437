"""The start's part of ``durbar bench --ui``: with many games on the shelf, beside an empty folder."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from durbar.session import store

#: Pairs of starts, and how many games lie on the shelf of the second of each.
PAIRS = 9
FINISHED, GOING = 2000, 3

#: Tells two times: when its window has been painted and takes events, and when the games to resume are shown.
_START = """
import time
from PySide6.QtCore import QTimer
from durbar.app import application
from durbar.ui.window import Window
app = application()
window = Window()
fill, painted = window.fill_resumes, []
window.pages.home.painted.connect(lambda: QTimer.singleShot(0, lambda: painted.append(time.monotonic())))
def filled():
    fill()
    window.repaint()
    QTimer.singleShot(0, tell)
def tell():
    print(painted[0], time.monotonic(), len(window.pages.home._resumes))
    app.quit()
window.fill_resumes = filled
window.resize(1280, 720)
window.show()
app.exec()
window.shut()
"""


def print_start(folder: Path) -> None:
    """Measure and print it. The games that can be resumed are the oldest of all, which is the hardest."""
    bare, full = folder / "bare", folder / "full"
    _fill_shelf(full)
    pairs = [(_start(bare), _start(full)) for _ in range(PAIRS)]
    for which, what in enumerate(("first paint", "games to resume shown")):
        without = [one[which] for one, _ in pairs]
        ratio = median(other[which] / one[which] for one, other in pairs)
        took = median(other[which] for _, other in pairs)
        print(
            f"start with {FINISHED:,} finished and {GOING} unfinished games, {what}  {took:.3f} s, "
            f"with none {median(without):.3f} s, ratio {ratio:.2f}"
        )


def _start(folder: Path) -> tuple[float, float]:
    """Return seconds from the start of a process to the first paint, and until the games to resume are shown."""
    from durbar.ui.window import MAX_RESUMES

    start = time.monotonic()
    run = [sys.executable, "-c", _START]
    environment = {**os.environ, "DURBAR_DATA": str(folder)}
    said = subprocess.run(run, check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout.split()
    assert int(said[2]) == (MAX_RESUMES if any(folder.glob(f"games/*{store.SUFFIX}")) else 0)
    return float(said[0]) - start, float(said[1]) - start


def _fill_shelf(folder: Path) -> None:
    """Fill the shelf with games played at random, in many copies, and note what is in them, as after a first look."""
    from durbar.games import GAMES, game
    from durbar.session import shelf
    from durbar.session.summaries import Index, look_closer

    os.environ["DURBAR_DATA"] = str(folder)
    shelf.shelf().mkdir(parents=True)
    texts = {key: _random_game(key, game(key).seats[-1]) for key in GAMES}
    kinds = [*(whole for _, whole in texts.values()), *(part for part, _ in texts.values())]
    for number in range(FINISHED + GOING):
        text = kinds[number % len(GAMES) + (len(GAMES) if number < GOING else 0)]
        path = shelf.shelf() / f"game-{number:04}{store.SUFFIX}"
        path.write_bytes(text)
        os.utime(path, (1_700_000_000 + number, 1_700_000_000 + number))
    index = Index()
    for name, entry in look_closer(index.newest(GOING)[1], GOING):
        index.note(name, entry)
    index.save()


def _random_game(key: str, seats: int) -> tuple[bytes, bytes]:
    """Return the file of a game in its midst, and at its end."""
    from durbar.games import game
    from durbar.session.player import Player
    from durbar.session.session import GameSession
    from durbar.tools.bench import random_game

    table = GameSession.new(key, [Player(f"Player {seat}") for seat in range(1, seats + 1)], 1)
    _, moves = random_game(game(key), seats, 1)
    part = b""
    for move in moves:
        part = part or (table.text() if table.at == len(moves) // 2 else b"")
        table.play(move)
    return part, table.text()
