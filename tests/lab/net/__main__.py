"""Takes the net and compares two: ``python -m tests.lab.net take DIR`` before a change and after it, then ``compare``.

What is taken is the same to the last pixel and letter as long as the program is: chance, clock, folder, language, and
the order of things are fixed. ``take DIR --only NAME …`` takes some of the parts: the screens, or a game.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.lab.net.comparing import compare

#: In the order of how long they take: two are taken side by side.
PARTS = ("raja", "screens", "taj_mahal", "dice_charmers", "ra")
#: One take at a time: its folder stands on the page of settings, so it is always the same.
HOME = Path(tempfile.gettempdir(), "durbar-net")


def main() -> int:
    """Read the command line; gives the exit code, which is 1 where something differs or could not be taken."""
    command = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    does = command.add_subparsers(dest="does", required=True)
    taking = does.add_parser("take", help="write pictures and transcripts into a folder")
    taking.add_argument("folder", type=Path)
    taking.add_argument("--only", nargs="+", choices=PARTS, default=PARTS)
    comparing = does.add_parser("compare", help="tell what differs between two folders")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    comparing.add_argument("--lines", type=int, default=60, help="of each transcript's differences (default: 60)")
    part = does.add_parser("part")
    part.add_argument("folder", type=Path)
    part.add_argument("name")
    words = command.parse_args()
    if words.does == "compare":
        return compare(words.before, words.after, words.lines)
    return _take(words.folder.absolute(), words.only) if words.does == "take" else _take_part(words.folder, words.name)


def _take(folder: Path, parts: list[str]) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    HOME.mkdir(exist_ok=True)
    began = time.monotonic()
    with (HOME / "lock").open("w") as lock, ThreadPoolExecutor(2) as pool:
        fcntl.flock(lock, fcntl.LOCK_EX)
        codes = list(pool.map(lambda part: _start(folder, part), parts))
    print(f"net: {len(parts)} parts in {time.monotonic() - began:.0f} s, {sum(map(bool, codes))} failed")
    return int(any(codes))


def _start(folder: Path, part: str) -> int:
    """A part in a process of its own, whose surroundings are always the same."""
    home, began = HOME / part, time.monotonic()
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir()
    place = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "XDG_", "QT_", "DURBAR"))}
    place |= {"QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8", "TZ": "UTC", "PYTHONHASHSEED": "0", "HOME": str(home)}
    command = [sys.executable, "-m", "tests.lab.net", "part", folder, part]
    run = subprocess.run(command, env=place, stderr=subprocess.PIPE, text=True, check=False)
    print(f"net: {part}: {time.monotonic() - began:.0f} s\n{run.stderr if run.returncode else ''}", end="", flush=True)
    return run.returncode


def _take_part(folder: Path, name: str) -> int:
    from tests.lab.net import games, screens

    data = HOME / name / "data"
    screens.take(folder, data) if name == "screens" else games.take(folder, data, name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
