"""Files of a person's folder: read only where they are files, and bounded; written whole or not at all.

The one place where Durbar opens a file that is not its own. A folder may hold anything: a pipe that never speaks, a
device that never ends, a link that leads round in a circle, a file of ten gigabytes.
"""

import contextlib
import errno
import os
import stat
import sys
import time
from collections.abc import Callable
from io import FileIO
from pathlib import Path

#: Windows refuses to replace a file that a virus scanner or an indexer holds for a moment.
_TRIES = 8
_PAUSE = 0.02  # seconds, doubled at each try
#: What only some systems know: to open without waiting for a pipe's other end, to leave line ends as they are.
_AT_ONCE: int = getattr(os, "O_NONBLOCK", 0)
_AS_IT_IS: int = getattr(os, "O_BINARY", 0)
_PRIVATE = 0o600
#: How many files that can't be understood are kept beside their place, and how large one may be to be copied.
_COPIES, _LARGEST_COPY = 100, 1 << 24
#: How many letters of a file's name are in that of the file beside it: no system lets names grow for ever.
_NAMED = 50


class TooLarge(OSError):
    """A file is larger than anything of its kind."""


class NoFile(OSError):
    """There is something else than a file: a folder, a pipe, a device, a link that leads round in a circle."""


def read(path: Path, most: int) -> bytes:
    """Return the bytes of a regular file (or of one that a link leads to), at most ``most`` of them.

    Never waits for anybody. Raises TooLarge, FileNotFoundError, or another OSError whose ``strerror`` says why.
    """
    data = head(path, most + 1)
    if len(data) > most:
        raise TooLarge(errno.EFBIG, "the file is too large", str(path))
    return data


def head(path: Path, most: int) -> bytes:
    """Return the first bytes of a regular file, at most so many. Raises as ``read`` does, but for TooLarge."""
    with open(_open(path, os.O_RDONLY), "rb") as file:
        return file.read(most)


def open_to_lock(path: Path) -> int:
    """Return a handle to a small file of one's own that is held to lock others out; made, and its folder, when missing.

    Raises OSError where none can be had, or something else than a file stands there.
    """
    return _open_or_make(path, os.O_RDWR)


def open_to_append(path: Path) -> FileIO:
    """Return a file to which bytes are added as they come.

    Made, and its folder, when missing. Raises as ``open_to_lock``.
    """
    return FileIO(_open_or_make(path, os.O_WRONLY | os.O_APPEND), "ab")


def write(path: Path, data: bytes, check: Callable[[], None] | None = None) -> None:
    """Replace a file whole: write aside, sync, replace, sync the folder. The old or the new one is always there.

    A folder that is missing is made. An old file keeps its mode, a new one is private; a link stays a link, and what it
    leads to is replaced. check: called when only the replacing is left; what it raises, an OSError, prevents that.
    Raises NoFile where something else than a file stands, OSError when the disk does not allow it; what was there
    is then untouched.
    """
    target = Path(os.path.realpath(path)) if path.is_symlink() else path
    mode = _mode(target)
    aside = _beside(target)
    try:
        try:
            handle = _make(aside)
        except FileNotFoundError:
            make_folder(path.parent)
            handle = _make(aside)
        with open(handle, "wb") as file:
            file.write(data)
            _let(file.fileno(), mode)
            file.flush()
            os.fsync(file.fileno())
        if check is not None:
            check()
        _replace(aside, target)
    except OSError:
        with contextlib.suppress(OSError):
            aside.unlink()
        raise
    _sync_folder(target.parent)


def keep_beside(path: Path) -> Path | None:
    """Keep what can't be understood, or not even read, beside the place where it stands; return where, if possible.

    What is kept there already is not kept again.
    """
    for number in range(1, _COPIES):
        copy = path.with_name(f"{path.stem}.unreadable-{number}{path.suffix}")
        try:
            data = read(path, _LARGEST_COPY)
            if not os.path.lexists(copy):
                write(copy, data)
            elif read(copy, len(data)) != data:
                continue
        except OSError:  # no file, one that is too large, or one's own but closed: it goes there itself
            if os.path.lexists(copy):
                continue
            try:
                os.replace(path, copy)
            except OSError:
                return None
        return copy
    return None


def try_folder(path: Path) -> None:
    """Make a folder where it is missing, and try whether files can be written there. Raises OSError when not."""
    make_folder(path)
    trial = _beside(path / "trial")
    try:
        with open(_make(trial), "wb") as file:
            file.write(b"trial")
    finally:
        with contextlib.suppress(OSError):
            trial.unlink()


def make_folder(path: Path) -> None:
    """Make a folder, with those above it, where it is missing. Raises OSError, also when something else is there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise NotADirectoryError(errno.ENOTDIR, "it is not a folder", str(path)) from error


def _make(path: Path) -> int:
    """Open a new file. Exclusively: whatever already has that name, a planted link too, is not written to."""
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _AS_IT_IS, _PRIVATE)


def _beside(path: Path) -> Path:
    """Return a name that nobody has and nobody can guess (see ``leftovers``)."""
    return path.with_name(f".{path.name[:_NAMED]}.{os.getpid()}.{os.urandom(8).hex()}.new")


def _open_or_make(path: Path, way: int) -> int:
    """Open a file of one's own, which is private, and made when it is missing."""
    make_folder(path.parent)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, _PRIVATE))
    return _open(path, way)


def _open(path: Path, way: int) -> int:
    """Open a regular file, or one that a link leads to; never waits."""
    _check_regular(_stat(path), path)  # to open a device may already do something
    handle = os.open(path, way | _AT_ONCE | _AS_IT_IS)
    try:
        _check_regular(os.fstat(handle), path)
    except OSError:
        os.close(handle)
        raise
    return handle


def _mode(path: Path) -> int:
    """Return who may do what with a file that is to be replaced.

    Raises NoFile where something else than a file stands.
    """
    try:
        found = _stat(path)
    except FileNotFoundError:
        return _PRIVATE
    _check_regular(found, path)
    return stat.S_IMODE(found.st_mode) & 0o777


def _stat(path: Path) -> os.stat_result:
    try:
        return os.stat(path)
    except OSError as error:
        if error.errno == errno.ELOOP:
            raise NoFile(errno.ELOOP, error.strerror, str(path)) from error
        raise
    except ValueError as error:  # a zero in it
        raise NoFile(errno.EINVAL, "no file can have that name", str(path)) from error


def _check_regular(found: os.stat_result, path: Path) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise NoFile(errno.EINVAL, "it is not a file", str(path))


def _let(handle: int, mode: int) -> None:
    """Give a file its mode, where the system knows modes of files and the disk can keep them."""
    if hasattr(os, "fchmod") and stat.S_IMODE(os.fstat(handle).st_mode) != mode:
        with contextlib.suppress(OSError):
            os.fchmod(handle, mode)


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
    # Some network file systems can't sync a folder, and some folders may be written but not read: the file is safe.
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
