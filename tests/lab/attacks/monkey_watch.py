"""What is watched while a monkey plays: the log, the clock, the memory, and widgets that are left over."""

from __future__ import annotations

import contextlib
import faulthandler
import gc
import os
import re
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import median

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

#: Seconds without a beat of the event loop that are a freeze.
FREEZE = 1.0
_BEAT = 0.05
#: Seconds after which memory may grow no more, and by how much it may.
SETTLED, GROWTH = 300.0, 1.2
#: Homecomings of which the middle is taken as the memory, and widgets that come and go with games to resume.
_SAMPLES, _SPARE = 5, 60
#: What a platform without a screen complains of, and a machine without a sound card.
_HARMLESS = re.compile(
    r"Qt: This plugin does not support (propagateSizeHints|raise|grabbing the keyboard)|No sound can be played here"
)

Tell = Callable[[str], None]


class Watch(QObject):
    """Looks at everything a step may break. tell: hears of a fault, maybe in another thread."""

    def __init__(self, log: Path, tell: Tell) -> None:
        super().__init__()
        self._log, self._tell = log, tell
        self._read = 0
        self._since = time.monotonic()
        self._memory: list[tuple[float, int]] = []
        self._left: Counter[str] = Counter()
        self._widgets: int | None = None
        self._clock = _Clock()
        self._rests = False
        self._seen = ""  # what all threads were at while the event loop stood still
        self._timer = QTimer(self, interval=round(_BEAT * 1000))
        self._timer.timeout.connect(self._beat)
        self._timer.start()
        threading.Thread(target=self._watch_clock, name="watch", daemon=True).start()

    def look_at_log(self) -> None:
        """Whether something was reported since."""
        if not self._log.exists() or self._log.stat().st_size == self._read:
            return
        with self._log.open("rb") as file:
            file.seek(self._read)
            told = file.read()
        self._read += len(told)
        for report in re.split(r"\n(?=\d{4}-)", told.decode("utf-8", "replace")):
            said = report.partition("\n")[2].strip()
            if said and not _HARMLESS.match(said):
                self._tell(f"{said.splitlines()[-1]}\n{said}")

    def come_home(self) -> None:
        """At the home screen, a moment after all else is gone: look for what is still there."""
        gc.unfreeze()
        gc.collect()
        self._look_for_widgets()
        self._look_at_memory()

    def rest(self) -> None:
        """Watch the clock no more: the event loop is about to end."""
        self._rests = True

    @property
    def memory(self) -> int:
        """Bytes of the last homecomings, 0 before the first."""
        return self._usual(self._memory)

    def _look_for_widgets(self) -> None:
        tops = Counter(type(widget).__name__ for widget in QApplication.topLevelWidgets())
        tops -= Counter(["Window"])
        if left := tops & self._left:  # since the last time: what is only on its way out is gone by now
            self._tell(f"windows are left over\n{dict(left)}")
        self._left = tops
        everything = len(QApplication.allWidgets())
        if self._widgets is None:
            self._widgets = everything
        elif everything > self._widgets + _SPARE:
            kinds = Counter(type(widget).__name__ for widget in QApplication.allWidgets())
            self._tell(f"widgets are left over\n{everything} where there were {self._widgets}: {kinds.most_common(12)}")

    def _look_at_memory(self) -> None:
        now = time.monotonic() - self._since
        self._memory.append((now, _resident()))
        before = [one for one in self._memory if one[0] <= SETTLED]
        after = [one for one in self._memory if one[0] > SETTLED]
        if len(before) >= _SAMPLES and len(after) >= _SAMPLES and self._usual(after) > GROWTH * self._usual(before):
            self._tell(f"memory grows\nfrom {self._usual(before)} to {self._usual(after)} bytes")

    def _usual(self, samples: list[tuple[float, int]]) -> int:
        return round(median(size for _, size in samples[-_SAMPLES:])) if samples else 0

    def _beat(self) -> None:
        """The event loop came round: only now it is known how long its thread waited in a queue."""
        if self._clock.stands_still() > FREEZE:
            self._tell(f"freeze\n{self._clock.told()}\n{self._seen}")
        self._seen = ""
        self._clock.beat()

    def _watch_clock(self) -> None:
        """See what is going on while the event loop stands still."""
        while not self._rests:
            time.sleep(_BEAT)
            if not self._seen and self._clock.stands_still() > FREEZE:
                self._seen = _calls()


class _Clock:
    """The time that the event loop takes. What its process waits for a processor, as on a busy machine, is not its own:
    that of the window's thread, and of others, which may wait while they hold Python's lock.
    """

    def __init__(self) -> None:
        """Of the thread that makes it."""
        self._tasks = Path("/proc/self/task")
        self._main = str(threading.get_native_id())
        self.beat()

    def beat(self) -> None:
        """The event loop came round."""
        self._last = time.monotonic(), self._spent()

    def stands_still(self) -> float:
        """Seconds since the last beat."""
        since, _, waited = self._since()
        return since - waited

    def told(self) -> str:
        """How the time since the last beat was spent."""
        since, ran, waited = self._since()
        return f"{since:.2f} s: {ran:.2f} at work, {waited:.2f} in a queue"

    def _since(self) -> tuple[float, float, float]:
        """Seconds since the last beat; how many of them the window's thread was at work, and how many all waited."""
        (then, before), now = self._last, self._spent()
        ran = sum(now[task][0] - before[task][0] for task in now.keys() & before.keys() & {self._main})
        waited = sum(now[task][1] - before[task][1] for task in now.keys() & before.keys())
        return time.monotonic() - then, ran, waited

    def _spent(self) -> dict[str, tuple[float, float]]:
        """Of each thread, the seconds at work and those waiting for a processor; only Linux tells."""
        found = {}
        for task in self._tasks.glob("*/schedstat"):
            with contextlib.suppress(OSError, ValueError):  # a thread may end while it is asked
                ran, waited, _ = task.read_text().split()
                found[task.parent.name] = int(ran) / 1e9, int(waited) / 1e9
        return found


def _calls() -> str:
    """What all threads are at. Without a reference to any frame: one that lives on keeps its painter at work."""
    with tempfile.TemporaryFile() as file:
        faulthandler.dump_traceback(file)
        file.seek(0)
        return file.read().decode("utf-8", "replace")


def _resident() -> int:
    """Bytes of memory that this process has; 0 where that can't be told."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
