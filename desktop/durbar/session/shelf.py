"""The shelf: where games in play are kept, so that the home screen can offer to resume them."""

import contextlib
import datetime
import errno
import os
import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from durbar.session.store import SUFFIX, review_of
from durbar.system import files
from durbar.system.paths import data_dir

#: Nanoseconds by which the clock of a disk elsewhere may be ahead of this machine's.
_AHEAD = 300 * 10**9
#: Letters a name may have: with four bytes each and its suffix it is still short enough for every disk.
LONGEST_NAME = 60
#: What some system does not take in a name, and the names that Windows keeps for itself.
_REFUSED = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]|^\.|[. ]$|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)', re.IGNORECASE)
_NEW_NAME = re.compile(r"\d{4}-\d\d-\d\d-\d{6}-\w+-[0-9a-f]{4}")


class Listed(NamedTuple):
    """A game's file as its folder lists it. size: in bytes. played: when it was last written, in ns since 1970."""

    name: str
    size: int
    played: int

    @property
    def path(self) -> Path:
        """Where it lies."""
        return shelf() / self.name


def shelf() -> Path:
    """Return the folder of games in play; the first save makes it."""
    return data_dir() / "games"


def place_for(key: str) -> Path:
    """Return a new file's path for a game that starts now."""
    return shelf() / new_name(key)


def new_name(key: str) -> str:
    """Return a name that no file has yet."""
    now = datetime.datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return f"{now}-{key}-{os.urandom(2).hex()}{SUFFIX}"


def given_name(path: Path) -> str:
    """Return the name that somebody gave a game; "" for one that still has the name it began with."""
    return "" if _NEW_NAME.fullmatch(path.stem) else path.stem


def is_name(name: str) -> bool:
    """Return whether a file can have this name, on any system."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and _REFUSED.search(name) is None


def rename(path: Path, name: str) -> Path:
    """Give a game another name that ``is_name``, and return where it lies now. Raises OSError, FileExistsError where
    another game has that name. Its review goes with it."""
    to = path.with_name(name + SUFFIX)
    if to.exists() and not to.samefile(path):
        raise FileExistsError(to)
    review = review_of(path)
    path = path.rename(to)
    with contextlib.suppress(OSError):  # it has none; or it will be made anew
        review.replace(review_of(path))
    return path


def forget_review(path: Path) -> None:
    """Remove the review of a game that goes, or has gone. Never raises: what can't be removed stays."""
    with contextlib.suppress(OSError):
        review_of(path).unlink()


def take_back(binned: Path, path: Path) -> None:
    """Move a game from the system's bin back to where it lay. Raises OSError, also where another has its name now."""
    if path.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    shutil.move(binned, path)
    note = binned.parent.parent / "info" / f"{binned.name}.trashinfo"  # of where it lay, which Linux keeps beside
    note.unlink(missing_ok=True)


def listed() -> list[Listed]:
    """Return all games on the shelf, the one played last first; none where there is no shelf. No file is opened.

    When one was played that says it will be, nobody knows: it comes after all others.
    """
    latest = time.time_ns() + _AHEAD
    return sorted(_listed(), key=lambda file: (file.played <= latest, file.played), reverse=True)


def kept() -> list[Path]:
    """Return where all games on the shelf lie, the one played last first."""
    return [file.path for file in listed()]


def place_of(*texts: bytes) -> tuple[Path, bytes] | None:
    """Return where a file with just one of these texts lies, and with which; None where there is none."""
    for file in listed():
        for text in texts:
            if file.size == len(text) and _holds(file.path, text):
                return file.path, text
    return None


def _listed() -> Iterator[Listed]:
    with contextlib.suppress(OSError), os.scandir(shelf()) as entries:
        for entry in entries:
            if entry.name.endswith(SUFFIX) and not entry.name.startswith("."):
                with contextlib.suppress(OSError):  # it has just gone, or leads round in a circle
                    if entry.is_file():
                        found = entry.stat()
                        yield Listed(entry.name, found.st_size, found.st_mtime_ns)


def _holds(path: Path, text: bytes) -> bool:
    try:
        return files.read(path, len(text)) == text
    except OSError:
        return False
