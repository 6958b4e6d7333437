"""Kills, freezes, starves and hurries the processes in which computers think, at random instants of random games.

``python -m tests.lab.attacks.workers --seconds 3600``. Whatever happens to them, every game must come to its end by
legal moves, no move may take longer than the deadlines allow, and at the end nothing may be left: no process, no
thread, no more memory than before.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Any

import durbar
from durbar.bots.levels import LEVELS
from durbar.bots.search.position import Position
from durbar.games import GAMES
from durbar.session.player import Player
from durbar.session.session import GameSession
from durbar.session.thinker import Deadlines, Thinker, ThinkingFailed
from tests.attacks.command import parser, report
from tests.attacks.swallowed import hearing_children

#: Short, so that much happens in an hour; a starved worker misses them now and then, and that too must go well.
DEADLINES = Deadlines(start=2.0, thought=0.5, hurried=0.3)
#: Seconds that a move may take at most: two attempts, the second four times as long, at two questions.
BOUND = 2 * 5 * (DEADLINES.start + DEADLINES.thought)
#: The same where the move is wanted at once; new processes are started and killed meanwhile, on a busy machine.
HURRIED_BOUND = 10.0
#: By how much the memory may grow after the first games.
GROWTH = 1.2
#: Games after which memory is measured first: by then all that is loaded is loaded.
WARM = 3


def main() -> int:
    """Read the command line and attack; gives the exit code."""
    words = parser("Kills, freezes, starves and hurries the processes in which computers think.").parse_args()
    attack = Attack(words.seed)
    with hearing_children() as heard:
        attack.run(time.monotonic() + words.seconds)
    print(f"workers: {attack.games} games, {attack.moves} moves, the slowest {attack.slowest:.1f} s")
    print(f"workers: {', '.join(f'{deed} {times} ×' for deed, times in sorted(attack.tormentor.done.items()))}")
    print(f"workers: {', '.join(f'{way} {times} ×' for way, times in sorted(attack.ways.items()))}")
    return report("workers", [*attack.faults, *heard])


class Attack:
    """Games of computers, one after the other, with one thinker. ways: how moves came about, and how often."""

    def __init__(self, seed: int, pause: float = 0.7):
        """pause: seconds between two bad deeds, on average."""
        self.games = self.moves = 0
        self.slowest = 0.0
        self.faults: list[str] = []
        self.ways: Counter[str] = Counter()
        self._chance = random.Random(seed)
        self._thinker = Thinker(DEADLINES)
        self.tormentor = Tormentor(self._thinker, random.Random(~seed), pause)

    def run(self, until: float) -> None:
        """Play until then, or until something breaks; a game that has begun is played to its end."""
        threads, memory = threading.active_count(), 0
        self.tormentor.start()
        while time.monotonic() < until and not self.faults:
            self._play(until)
            self.games += 1
            if self.games == WARM:
                memory = _memory()
            elif memory and _memory() > GROWTH * memory:
                self.faults.append(f"{_memory()} kB after {self.games} games, {memory} kB after {WARM}")
        self.tormentor.stop()
        self._thinker.close()
        self.faults += [f"process {one} is left" for one in self.tormentor.seen if not _gone(one)]
        limit = time.monotonic() + 5
        while threading.active_count() > threads and time.monotonic() < limit:
            time.sleep(0.05)
        if threading.active_count() > threads:
            self.faults.append(f"threads are left: {[thread.name for thread in threading.enumerate()]}")

    def _play(self, until: float) -> None:
        """One game; when the time is over its last moves are those of the easiest player, here."""
        chance = self._chance
        key = chance.choice(list(GAMES))
        seats = chance.choice(durbar.game(key).seats)
        players = [Player("Asha", "computer", seat, chance.choice(LEVELS)) for seat in range(seats)]
        table = GameSession.new(key, players, chance.getrandbits(32))
        while table.to_act is not None:
            position, level = Position.of(table.state, table.to_act), table.players[table.to_act].level
            began = time.monotonic()
            way, text = "easily", ""
            with suppress(ThinkingFailed):
                if began < until:
                    way, text = self._move(position, key, level, table.at)
            if not text:
                text = self._thinker.think_here(position, key, table.at).result(BOUND)
            took, most = time.monotonic() - began, HURRIED_BOUND if way == "hurried" else BOUND
            self.slowest = max(self.slowest, took)
            self.ways[way] += 1
            if took > most:
                self.faults.append(f"a move of {key}, {level}, {way}, took {took:.1f} s; {self.tormentor.latest}")
            table.play(table.game.read_move(text))  # raises when it is not legal
            self.moves += 1

    def _move(self, position: Position, key: str, level: str, seed: int) -> tuple[str, str]:
        """How a move was asked for, and its text."""
        way = self._chance.choice(("in peace", "in peace", "hurried", "after one that was dropped", "after a hint"))
        if way == "after one that was dropped":
            self._thinker.think(position, key, "expert", seed)
            time.sleep(self._chance.uniform(0, 0.1))
            self._thinker.drop()
        elif way == "after a hint":
            hint = self._thinker.advise(position, key, seed)
            if self._chance.random() < 0.5:
                self._thinker.hurry()
            with suppress(ThinkingFailed):
                self._answer(hint)
        asked = self._thinker.think(position, key, level, seed)
        if way == "hurried":
            time.sleep(self._chance.uniform(0, 0.2))
            self._thinker.hurry()
        return way, self._answer(asked)

    def _answer(self, asked: Future[Any]) -> Any:
        try:
            return asked.result(BOUND)
        except TimeoutError:
            self.faults.append(f"no answer within {BOUND} s; {self.tormentor.latest}")
            raise
        except ThinkingFailed as error:
            self.ways[f"failed, {error.key}"] += 1
            if error.key not in ("lost", "start"):
                self.faults.append(f"{error}; {self.tormentor.latest}")
            raise


class Tormentor(threading.Thread):
    """Does something bad every now and then. done: what, how often. latest: what last. seen: all workers it met."""

    def __init__(self, thinker: Thinker, chance: random.Random, pause: float):
        super().__init__(name="tormentor", daemon=True)
        self.done: Counter[str] = Counter()
        self.latest: list[str] = []
        self.seen: set[int] = set()
        self._thinker, self._chance, self._pause = thinker, chance, pause
        self._over = threading.Event()
        self._thaw: list[tuple[float, int]] = []

    def stop(self) -> None:
        """Let nothing bad happen any more."""
        self._over.set()
        self.join()

    def run(self) -> None:
        """Now and then, a deed."""
        while not self._over.wait(self._chance.expovariate(1 / self._pause)):
            self._thaw_some()
            workers = self._thinker.worker_ids
            self.seen.update(workers)
            if workers:
                deed = self._chance.choice(_DEEDS)
                with suppress(ProcessLookupError, PermissionError):
                    deed(self, self._chance.choice(workers))
                self.done[deed.__name__] += 1
                self.latest = [*self.latest[-9:], deed.__name__]

    def _thaw_some(self) -> None:
        now = time.monotonic()
        for when, worker in self._thaw:
            if when < now:
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGCONT)
        self._thaw = [(when, worker) for when, worker in self._thaw if when >= now]

    def kill(self, worker: int) -> None:
        """At once."""
        os.kill(worker, getattr(signal, "SIGKILL", signal.SIGTERM))

    def end(self, worker: int) -> None:
        """As a system does that shuts down."""
        os.kill(worker, signal.SIGTERM)

    def freeze(self, worker: int) -> None:
        """For ever."""
        os.kill(worker, signal.SIGSTOP)

    def freeze_a_while(self, worker: int) -> None:
        """As a laptop that sleeps."""
        os.kill(worker, signal.SIGSTOP)
        self._thaw.append((time.monotonic() + self._chance.uniform(0, 2), worker))

    def starve(self, worker: int) -> None:
        """Come last of all on a machine whose every core is busy, for a second."""
        os.setpriority(os.PRIO_PROCESS, worker, 19)
        program = "import time\nend = time.monotonic() + 1\nwhile time.monotonic() < end: pass"
        busy = [subprocess.Popen([sys.executable, "-S", "-c", program]) for _ in range(os.cpu_count() or 1)]
        for process in busy:
            process.wait()


#: What this system allows to be done to a process.
_DEEDS = [Tormentor.kill, Tormentor.end]
if hasattr(signal, "SIGSTOP"):
    _DEEDS += [Tormentor.freeze, Tormentor.freeze, Tormentor.freeze_a_while, Tormentor.starve]


def _memory() -> int:
    """Of this process, in kB; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    lines = status.read_text(encoding="ascii").splitlines() if status.exists() else []
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


def _gone(process: int) -> bool:
    """Whether a process has ended, or does so soon; yes where the system does not tell."""
    limit = time.monotonic() + 5
    while Path(f"/proc/{process}").exists():
        if time.monotonic() > limit:
            return False
        time.sleep(0.05)
    return True


if __name__ == "__main__":
    raise SystemExit(main())
