"""Kills Durbar with kill -9 at random instants, and looks whether anything that was done is lost.

``python -m tests.lab.attacks.kill --kills 1000``. A child plays at a table that saves itself, counts games in the
statistics and changes settings; before each step it tells what will be on the disk, and after it that it is done. What
is found there after the kill must be what was done last, or the one step that was being done.
"""

from __future__ import annotations

import hashlib
import os
import random
import select
import signal
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import NoReturn

import durbar
from durbar.games import GAMES
from durbar.session import shelf, store
from durbar.session.player import Player
from durbar.session.session import GameSession
from durbar.session.statistics import archive
from durbar.session.statistics.archive import Finished, Place
from durbar.system import leftovers
from durbar.ui import settings
from durbar.ui.settings import Settings
from tests.attacks.command import parser, report

#: So many kills a game goes on for, if it is not over before.
RESUMES = 20
#: Seconds of a child's life, at most, after its birth or its first words.
LIFE = 0.08
#: Files half written that one kill may leave.
MOST_ASIDES = 1

PLAYER = Player("Asha")
Tell = Callable[[str], None]


def main() -> int:
    """Read the command line and kill; gives the exit code."""
    command = parser("Kills Durbar at random instants, and looks whether anything that was done is lost.")
    command.add_argument("--kills", type=int, default=0, help="ends after so many, whatever the time")
    words = command.parse_args()
    if not hasattr(os, "fork"):
        print("kill: this system has no fork")
        return 0
    until = time.monotonic() + words.seconds
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DURBAR_DATA"] = folder
        attack = Attack(words.seed)
        while not attack.faults and (attack.kills < words.kills if words.kills else time.monotonic() < until):
            attack.kill()
    print(f"kill: {attack.kills} kills after {attack.steps} steps, {attack.halfway} of them in the midst of one")
    return report("kill", attack.faults)


class Attack:
    """One kill after the other, on one person's folder. halfway: kills in the midst of a step."""

    def __init__(self, seed: int):
        self.kills = self.steps = self.halfway = 0
        self.faults: list[str] = []
        self._seed, self._chance = seed, random.Random(seed)
        self._disk = Disk()
        self._path = Path()

    def kill(self) -> None:
        """Let a child play for a moment, kill it, and look at what it leaves."""
        if self.kills % RESUMES == 0 or GameSession.open(self._path).to_act is None:
            self._path = self._new_game()
        seed = self._chance.getrandbits(32)
        told = _told_before_the_kill(partial(_live, self._path, random.Random(seed)), self._chance)
        pending = self._disk.hear(told)
        self.kills += 1
        self.steps += sum(" done " in line for line in told)
        self.halfway += bool(pending)
        self.faults += [
            f"seed {self._seed}, kill {self.kills}, {self._path.name}: {fault}; told last: {told[-2:]}"
            for fault in (*self._disk.faults(self._path, pending), *_aside_faults())
        ]

    def _new_game(self) -> Path:
        key = self._chance.choice(list(GAMES))
        players = [PLAYER, *(Player(level, "computer", 1, level) for level in ("gentle", "bold", "expert", "steady"))]
        path = shelf.place_for(key)
        GameSession.new(key, players[: durbar.game(key).seats[-1]], self._chance.getrandbits(32), path=path)
        self._disk.done["game"] = _digest(path.read_bytes())
        return path


class Disk:
    """What must be there. done: by kind, what was done last. counted: the games in the statistics."""

    def __init__(self) -> None:
        self.done = {"game": "", "settings": "0"}
        self.counted: set[str] = set()

    def hear(self, told: list[str]) -> dict[str, str]:
        """Take in what a child told; gives the step it was at, by its kind."""
        pending: dict[str, str] = {}
        for line in told:
            kind, word, value = line.split()
            pending = {kind: value} if word == "next" else {}
            if word == "done" and kind == "statistics":
                self.counted.add(value)
            elif word == "done":
                self.done[kind] = value
        return pending

    def faults(self, path: Path, pending: dict[str, str]) -> Iterator[str]:
        """What is not there as it was told. It is held to what is there from now on."""
        for kind, value in {"game": _digest(path.read_bytes()), "settings": str(_setting())}.items():
            if value not in (self.done[kind], pending.get(kind)):
                yield f"the {kind} is {value} instead of {self.done[kind]} or {pending.get(kind)}"
            self.done[kind] = value
        kept = archive.kept()
        games = {game.id for game in kept.games}
        if kept.damaged or not self.counted <= games <= self.counted | {*pending.values()}:
            yield f"the statistics have {kept.damaged} damaged lines, and {len(games)} games, not {len(self.counted)}"
        self.counted = games


def _aside_faults() -> Iterator[str]:
    """Files half written: more than one, or still there after the next start has tidied up."""
    folders = shelf.shelf().parent, shelf.shelf()
    for most in (MOST_ASIDES, 0):
        asides = [path.name for folder in folders for path in folder.glob(".*.new")]
        if len(asides) > most:
            yield f"left over: {asides}"
        leftovers.remove(folders)


def _told_before_the_kill(live: Callable[[Tell], NoReturn], chance: random.Random) -> list[str]:
    """The lines that a child tells."""
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        _be_child(live, theirs)
    os.close(theirs)
    with os.fdopen(ours) as told:
        if chance.random() < 0.8:
            select.select([told], [], [], 10)
        time.sleep(chance.uniform(0, LIFE))
        os.kill(child, signal.SIGKILL)
        _, end = os.waitpid(child, 0)
        assert os.WIFSIGNALED(end), "the child ended by itself; see above"
        return [line.rstrip("\n") for line in told if line.endswith("\n")]


# ---- the child -----------------------------------------------------------------------------------------------------


def _be_child(live: Callable[[Tell], NoReturn], pipe: int) -> NoReturn:
    try:
        live(lambda line: os.write(pipe, f"{line}\n".encode()) and None)
    finally:
        traceback.print_exc()
        os._exit(1)


def _live(path: Path, chance: random.Random, tell: Tell) -> NoReturn:
    """What the child does until it is killed."""
    table, twin = (
        GameSession.open(path),
        GameSession.of_record(store.load(path), None),
    )  # the twin knows how a step will end
    setting = _setting()
    while True:
        kind = chance.choice(("settings", "statistics", *["game"] * 18))
        if kind == "settings":
            setting += 1
            step, value = partial(settings.save, Settings(lessons={"ra": setting})), str(setting)
        elif kind == "statistics":
            value = f"{chance.getrandbits(64):016x}"
            game = Finished(value, datetime.now().astimezone(), "ra", 1, {}, (Place(PLAYER, 1, 9),), 9)
            step = partial(archive.keep, game)
        else:
            deed = _deed(table, chance)
            if deed is None:
                continue
            deed(twin)
            step, value = partial(deed, table), _digest(twin.record.text().encode())
        tell(f"{kind} next {value}")
        step()
        tell(f"{kind} done {value}")


def _deed(table: GameSession, chance: random.Random) -> Callable[[GameSession], object] | None:
    """Something to do with a table; None when chance asks for what can't be done."""
    if chance.random() < 0.1:
        return GameSession.undo if table.undoing.why_not() is None else None
    if chance.random() < 0.1:
        return GameSession.redo if table.undoing.redo_goes_to() is not None else None
    legal = table.state.legal_moves()
    move = chance.choice(legal) if legal else None
    return None if move is None else lambda at: at.play(move)


def _setting() -> int:
    return settings.load().lessons.get("ra", 0)


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=8).hexdigest()


if __name__ == "__main__":
    raise SystemExit(main())
