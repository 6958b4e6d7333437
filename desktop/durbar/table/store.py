"""Files of games: written so that no crash can lose what was there, read so that no file can do harm."""

import contextlib
import os
import sys
import time
from pathlib import Path

from durbar.engine.record import MOST_BYTES, BadRecord, Record, read_record

SUFFIX = ".durbar"

#: Windows refuses to replace a file that a virus scanner or an indexer holds for a moment.
_TRIES = 8
_PAUSE = 0.02  # seconds, doubled at each try


def write_safely(path: Path, text: str) -> None:
    """Replace a file whole: write aside, sync, replace, sync the folder. The old or the new one is always there.

    Bytes of the old file that are no text may stand in it as Python's surrogate escapes. Raises OSError when the disk
    does not allow it; the old file is then untouched.
    """
    aside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with open(aside, "w", encoding="utf-8", errors="surrogateescape", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        _replace(aside, path)
    except OSError:
        with contextlib.suppress(OSError):
            aside.unlink()
        raise
    _sync_folder(path.parent)


def _replace(aside: Path, path: Path) -> None:
    for attempt in range(_TRIES):
        try:
            os.replace(aside, path)
            return
        except PermissionError:
            if attempt == _TRIES - 1 or sys.platform != "win32":
                raise
            time.sleep(_PAUSE * 2**attempt)


def _sync_folder(folder: Path) -> None:
    if sys.platform == "win32":  # Windows can't open a folder for this
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError:
        pass  # some network file systems can't sync a folder; the file itself is safe
    finally:
        os.close(handle)


def save(record: Record, path: Path) -> None:
    """Write a record to a file. Raises OSError; what was there before is then untouched."""
    write_safely(path, record.text())


def load(path: Path) -> Record:
    """The record in a file. Raises BadRecord, with one clear sentence, whatever the file may be."""
    try:
        if not path.is_file():
            raise BadRecord("unreadable", f"There is no file {path.name} to open.")
        with open(path, "rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadRecord("unreadable", f"The file {path.name} can’t be read: {error.strerror}.") from error
    return read_record(data)
