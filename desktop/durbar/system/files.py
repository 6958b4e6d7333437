"""Files of a person's folder: read only where they are files, and bounded; written whole or not at all.

The one place where Durbar opens a file that is not its own. A folder may hold anything: a pipe that never speaks, a
device that never ends, a link that leads round in a circle, a file of ten gigabytes.
"""

import contextlib
import errno
import os
import secrets
import stat
import sys
import time
from pathlib import Path

#: Windows refuses to replace a file that a virus scanner or an indexer holds for a moment.
_TRIES = 8
_PAUSE = 0.02  # seconds, doubled at each try
#: What only some systems know: to open without waiting for a pipe's other end, to leave line ends as they are.
_AT_ONCE: int = getattr(os, "O_NONBLOCK", 0)
_AS_IT_IS: int = getattr(os, "O_BINARY", 0)


class TooLarge(OSError):
    """A file is larger than anything of its kind."""


def read(path: Path, most: int) -> bytes:
    """The bytes of a regular file (or of one that a link leads to), at most ``most`` of them.

    Never waits for anybody. Raises TooLarge, FileNotFoundError, or another OSError whose ``strerror`` says why.
    """
    data = head(path, most + 1)
    if len(data) > most:
        raise TooLarge(errno.EFBIG, "the file is too large", str(path))
    return data


def head(path: Path, most: int) -> bytes:
    """The first bytes of a regular file, at most so many. Raises as ``read`` does, but for TooLarge."""
    _check_regular(os.stat(path), path)  # to open a device may already do something
    handle = os.open(path, os.O_RDONLY | _AT_ONCE | _AS_IT_IS)
    with open(handle, "rb") as file:
        _check_regular(os.fstat(handle), path)
        return file.read(most)


def write(path: Path, data: bytes) -> None:
    """Replace a file whole: write aside, sync, replace, sync the folder. The old or the new one is always there.

    Raises OSError when the disk does not allow it; the old file is then untouched.
    """
    aside = path.with_name(f".{path.name}.{os.getpid()}.{secrets.token_hex(8)}.new")
    try:
        with open(
            os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600), "wb"
        ) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _replace(aside, path)
    except OSError:
        with contextlib.suppress(OSError):
            aside.unlink()
        raise
    _sync_folder(path.parent)


def _check_regular(found: os.stat_result, path: Path) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, "it is not a file", str(path))


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
