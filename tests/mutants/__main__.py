"""Put faults into a copy of Durbar, one at a time, and see whether the tests concerned fail.

From the top of the checkout: ``PYTHONPATH=desktop python -m tests.mutants`` tries the whole list, ``--only NAME`` those
with a name that holds NAME, ``--some N --seed S`` so many of them at random. The checkout itself is never edited. It
ends with 1 where less than 85 of 100 faults are caught, with 2 where the tests fail without any.
"""

import argparse
import ast
import importlib.util
import os
import random
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tests.mutants.fault import ROOT, Fault, LostFault, Sources
from tests.mutants.faults import FAULTS

#: What share of the faults is to be caught.
WANTED = 0.85
#: Seconds that the tests concerned by a fault may take; an endless loop is noticed too.
PATIENCE = 180
_LEFT_BEHIND = shutil.ignore_patterns(".*", "__pycache__", "build", "dist")
#: What pytest ends with: all passed, some failed, the run was broken off (as by an import that fails).
_PASSED, _FAILED, _BROKEN_OFF = 0, 1, 2


def main() -> int:
    """Try the faults that the command line asks for, and tell of each."""
    args = _arguments()
    faults = [fault for fault in FAULTS if args.only in fault.name]
    if args.some is not None:
        faults = random.Random(args.seed).sample(faults, min(args.some, len(faults)))
    with tempfile.TemporaryDirectory(prefix="durbar-mutants-") as folder:
        free: SimpleQueue[Path] = SimpleQueue()
        for number in range(args.jobs):
            free.put(shutil.copytree(ROOT, Path(folder) / str(number), ignore=_LEFT_BEHIND))
        if not args.trust and _run(Path(folder) / "0", _together(faults), len(faults) * PATIENCE) != _PASSED:
            print("The tests fail without any fault: nothing can be learned from them.")
            return 2
        with ThreadPoolExecutor(args.jobs) as pool:
            caught = list(pool.map(lambda fault: _caught_in_one_of(free, fault), faults))
        return _tell(faults, [fault for fault, was in zip(faults, caught, strict=True) if not was])


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.split("\n")[0])
    parser.add_argument("--only", default="", metavar="NAME", help="faults with a name that holds this")
    parser.add_argument("--some", type=int, metavar="N", help="so many of them, chosen at random")
    parser.add_argument("--seed", type=int, default=1, help="of that choice (1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="so many at a time, each in its own copy (1)")
    parser.add_argument("--trust", action="store_true", help="don't run the tests without any fault first")
    return parser.parse_args()


def _together(faults: Iterable[Fault]) -> str:
    """The files of tests of several faults, each once."""
    return " ".join(dict.fromkeys(file for fault in faults for file in fault.test_files()))


def _caught_in_one_of(free: SimpleQueue[Path], fault: Fault) -> bool:
    copy = free.get()
    try:
        return _caught(copy, fault)
    finally:
        free.put(copy)


def _caught(copy: Path, fault: Fault) -> bool:
    """Whether tests fail with a fault in this copy; told as a line."""
    sources = Sources(copy)
    place = sources.place(fault)
    wrong = sources.faulty(fault)
    ast.parse(wrong)  # what is no Python is no plausible slip
    began = time.monotonic()
    try:
        _write(place, wrong)
        ended = _run(copy, fault.tests, PATIENCE)
    finally:
        _write(place, sources.text(place))
    caught = ended in (None, _FAILED, _BROKEN_OFF)
    if not caught and ended != _PASSED:
        raise LostFault(f"{fault.name}: pytest does not know “{fault.tests}”")
    how = "in no time" if ended is None else f"{time.monotonic() - began:.1f} s"
    print(f"{'caught' if caught else 'SURVIVED':<9} {fault.name:<36} {how}", flush=True)
    return caught


def _write(place: Path, text: str) -> None:
    """Change a module; a compiled one of the same second would be taken for the new one."""
    place.write_text(text, "utf-8")
    Path(importlib.util.cache_from_source(str(place))).unlink(missing_ok=True)


def _run(copy: Path, tests: str, patience: float) -> int | None:
    """What pytest ends with in the copy, None when it does not end in time."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *shlex.split(tests)]
    surroundings = {**os.environ, "PYTHONPATH": str(copy / "desktop"), "QT_QPA_PLATFORM": "offscreen"}
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
    process = subprocess.Popen(
        command, cwd=copy, env=surroundings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        return process.wait(patience)
    except subprocess.TimeoutExpired:
        return None
    finally:
        process.kill()
        process.wait()


def _tell(faults: Sequence[Fault], survivors: Sequence[Fault]) -> int:
    caught = len(faults) - len(survivors)
    share = caught / len(faults) if faults else 1.0
    print(f"\n{caught} of {len(faults)} caught: {share:.0%}")
    for fault in survivors:
        print(f"survived: {fault.name} in {fault.file}: “{fault.text.strip()}” → “{fault.instead.strip()}”")
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    raise SystemExit(main())
