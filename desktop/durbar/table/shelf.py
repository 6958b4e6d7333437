"""The shelf: where games in play are kept, so that the home screen can offer to resume them."""

import contextlib
import datetime
import os
from pathlib import Path

from durbar.engine.record import Record
from durbar.paths import data_dir
from durbar.system import files
from durbar.table.store import SUFFIX


def shelf() -> Path:
    """The folder of games in play; the first save makes it."""
    return data_dir() / "games"


def place_for(key: str) -> Path:
    """A new file's path for a game that starts now."""
    now = datetime.datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return shelf() / f"{now}-{key}-{os.urandom(2).hex()}{SUFFIX}"


def kept() -> list[Path]:
    """All games on the shelf, the one played last first."""
    found = [path for path in shelf().glob(f"*{SUFFIX}") if path.is_file()]
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def place_of(record: Record) -> Path | None:
    """Where the very same game lies, no move more or less; None when it does not."""
    data = record.text().encode()
    for path in kept():
        with contextlib.suppress(OSError):
            if path.stat().st_size == len(data) and files.read(path, len(data)) == data:
                return path
    return None
