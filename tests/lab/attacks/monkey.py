"""Somebody who knows no rule plays with the window: clicks, keys, menus, sizes, pages, languages, games, files.

Nothing may be raised, Qt may warn of nothing, the window may not stand still for a second, no widget may be left over,
memory may not grow by a fifth after the first five minutes, and the process may not die. The steps that led to a fault
are printed, as few of them as still lead there.

``--x`` plays in an X server of its own (Xvfb, with openbox where there is one) with a real mouse and keyboard. For
ten seeds of six minutes each: ``--seeds 10 --seconds 360``.
"""

from __future__ import annotations

import json
import os
import selectors
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from durbar.ui.faults import LOG_NAME
from durbar.ui.settings import Settings
from tests.attacks.command import parser, report
from tests.lab.attacks.monkey_hands import FOUND
from tests.lab.attacks.monkey_steps import Step

ROOT = Path(__file__).resolve().parents[3]
#: Seconds without a word after which a monkey hangs.
SILENCE = 40.0
#: Replays that are spent on finding the few steps that lead to a fault, and seconds for each beside its steps.
REPLAYS, EXTRA = 16, 20.0
#: How many of the last steps are tried first.
LAST = (10, 40, 150, 600)
SCREEN = "3000x2000x24"


@dataclass
class Run:
    """What came of one monkey. fault: empty when nothing broke; its first line says of what kind it is."""

    steps: list[Step] = field(default_factory=list)
    fault: str = ""
    memory: int = 0

    @property
    def kind(self) -> str:
        """By which two faults are taken for the same."""
        return self.fault.partition("\n")[0]


def main() -> int:
    """Read the command line and let monkeys play; gives the exit code."""
    command = parser("Plays with the window as somebody who knows no rule.")
    command.add_argument("--x", action="store_true", help="in an X server of its own, with its mouse and keyboard")
    command.add_argument("--seeds", type=int, default=1, help="so many seeds one after the other, from --seed on")
    command.add_argument("--keep", action="store_true", help="print a fault with all its steps, without shortening")
    words = command.parse_args()
    faults: list[str] = []
    with ExitStack() as stack:
        screen = stack.enter_context(x_server()) if words.x else {"QT_QPA_PLATFORM": "offscreen"}
        for seed in range(words.seed, words.seed + words.seeds):
            found = play(seed, words.seconds, screen)
            print(f"monkey: seed {seed}: {len(found.steps)} steps, {found.memory >> 20} MB at the end", flush=True)
            if found.fault:
                print(f"monkey: seed {seed}: {found.fault}\nLooking for the steps that lead there …", flush=True)
                steps = found.steps if words.keep else shortened(seed, found, screen)
                told = "\n".join(f"    {json.dumps(step)}" for step in steps)
                print(f"after {len(steps)} steps:\n{told}", flush=True)
                faults.append(f"seed {seed}: {found.kind}")
    return report("monkey", faults)


def play(seed: int, seconds: float, screen: dict[str, str], steps: Sequence[Step] | None = None) -> Run:
    """One monkey in a Durbar of its own. Where it closes the window, another goes on for the rest of the time."""
    run, until = Run(), time.monotonic() + seconds
    while not run.fault and (left := until - time.monotonic()) > 0:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            _furnish(Path(folder), seed)
            _play_once(run, Path(folder), seed + len(run.steps), left, screen, steps)
        if steps is not None:
            break
    return run


def shortened(seed: int, found: Run, screen: dict[str, str]) -> list[Step]:
    """As few of the steps as lead to the same fault once more, with a bounded number of tries."""
    steps, tries = found.steps, REPLAYS

    def leads_there(some: list[Step]) -> bool:
        nonlocal tries
        tries -= 1
        return play(seed, len(some) / 10 + EXTRA, screen, some).kind == found.kind

    steps = next((steps[-last:] for last in LAST if last < len(steps) and leads_there(steps[-last:])), steps)
    parts = 2
    while parts <= len(steps) and tries > 0:
        size = -(-len(steps) // parts)
        rests = (steps[:at] + steps[at + size :] for at in range(0, len(steps), size))
        shorter = next((rest for rest in rests if tries > 0 and leads_there(rest)), None)
        steps, parts = (shorter, max(2, parts - 1)) if shorter is not None else (steps, parts * 2)
    return steps


def _play_once(
    run: Run, home: Path, seed: int, seconds: float, screen: dict[str, str], steps: Sequence[Step] | None
) -> None:
    words = [str(seed), str(seconds), "real" if "DISPLAY" in screen else "made up"]
    if steps is not None:
        (home / "steps.json").write_text(json.dumps(steps))
        words.append(str(home / "steps.json"))
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.lab.attacks.monkey_hands", *words]
    place = {**os.environ, **screen, "DURBAR_DATA": str(home / "data"), "HOME": str(home)}
    place |= {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CONFIG", "DATA", "CACHE", "STATE")}
    place["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(ROOT / "desktop")])
    place.pop("WAYLAND_DISPLAY", None)
    with (
        (home / "errors").open("wb") as errors,
        subprocess.Popen(command, env=place, cwd=home, stdout=subprocess.PIPE, stderr=errors) as child,
    ):
        try:
            _listen(run, child, home)
        finally:
            child.kill()
    if child.returncode not in (0, FOUND) and not run.fault:
        name = f"signal {-child.returncode}" if child.returncode < 0 else f"exit code {child.returncode}"
        log = home / "data" / LOG_NAME
        said = [path.read_text("utf-8", "replace")[-4000:] for path in (log, home / "errors") if path.exists()]
        run.fault = "\n".join([f"the process died: {name}", *said])


def _listen(run: Run, child: subprocess.Popen[bytes], home: Path) -> None:
    """Hear what the monkey tells, until it ends or says nothing any more."""
    assert child.stdout is not None
    os.set_blocking(child.stdout.fileno(), False)
    heard = b""
    with selectors.DefaultSelector() as selector:
        selector.register(child.stdout, selectors.EVENT_READ)
        while True:
            if not selector.select(SILENCE):
                child.send_signal(signal.SIGABRT)  # it tells its calls
                child.wait()
                log = home / "data" / LOG_NAME
                run.fault = f"hangs\n{log.read_text('utf-8', 'replace')[-4000:] if log.exists() else ''}"
                return
            data = child.stdout.read(1 << 16)
            if data == b"":
                child.wait()
                return
            *lines, heard = (heard + (data or b"")).split(b"\n")
            for line in lines:
                _take(run, *json.loads(line))


def _take(run: Run, kind: str, what: object) -> None:
    if kind == "step":
        run.steps.append(what)
    elif kind == "memory":
        run.memory = what
    elif not run.fault:
        run.fault = str(what)


def _furnish(home: Path, seed: int) -> None:
    """A home with saved games, damaged ones too, and settings that make it quick to come to something."""
    shelf = home / "data" / "games"
    shelf.mkdir(parents=True)
    chosen = Settings(language="en", theme="light", bot_speed="instant")
    (home / "data" / "settings.json").write_bytes(msgspec.json.encode(chosen))
    (home / "saves").mkdir()
    for number, save in enumerate(sorted((ROOT / "tests" / "saves").glob("*.durbar"))):
        data = save.read_bytes()
        if number % 3 == 0:
            data = data[: len(data) * 2 // 3]
        (home / "saves" / save.name).write_bytes(data)
        if number % 7 == seed % 7:
            (shelf / save.name).write_bytes(data)


@contextmanager
def x_server() -> Iterator[dict[str, str]]:
    """An X server of one's own, with a window manager where there is one; gives the words that lead there."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as told:
        display = f":{told.readline().strip()}"
    manager = None
    if shutil.which("openbox"):
        manager = subprocess.Popen(
            ["openbox"], env={**os.environ, "DISPLAY": display}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    try:
        yield {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    finally:
        for process in (manager, server):
            if process is not None:
                process.terminate()
                process.wait()


if __name__ == "__main__":
    sys.exit(main())
