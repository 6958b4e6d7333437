"""What a Durbar that was killed left behind: files half written, and temporary folders."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

#: Seconds after which no write can still be at its work, whoever has the number of its process now.
STALE = 86_400.0

#: A file beside the one that is being written (see ``files.write``); older versions gave it a name one could guess.
_ASIDE = re.compile(r"\..+\.(\d{1,10})\.[0-9a-f]{16}\.new")
_OLDER_ASIDE = re.compile(r"\..+\.(?:durbar|jsonl)\.(\d{1,10})\.new")
_TEMPORARY = re.compile(r"durbar-(\d{1,10})-[a-z0-9_]{8}")


def prefix() -> str:
    """Return how the name of a temporary folder of this process begins."""
    return f"durbar-{os.getpid()}-"


def temporary_places(*folders: Path) -> list[Path]:
    """Return where temporary folders may lie, the best place first: those that nobody cleans, then whichever takes
    them.

    folders: the person's, in which older versions laid some.
    """
    own = os.environ.get("XDG_RUNTIME_DIR", "")
    return [*([Path(own)] if os.path.isabs(own) else []), *folders, Path(tempfile.gettempdir()), Path("/tmp")]


def remove(folders: Sequence[Path], files: Iterable[Path] = ()) -> None:
    """Remove what is left over in folders of the person's, and among the temporary ones of the system.

    files: that older versions wrote beside others, under names of no process. To be asked by who holds the lock of the
    person's folder, and so is alone there. Never raises: what can't be removed stays.
    """
    for folder in folders:
        for entry in _entries(folder):
            if _is_aside_left_over(entry):
                _unlink(entry.path)
    for path in files:
        _unlink(path)
    with contextlib.suppress(OSError):
        for place in temporary_places(*folders):
            for entry in _entries(place):
                if _is_folder_left_over(entry):
                    shutil.rmtree(entry.path, ignore_errors=True)


def _unlink(path: str | Path) -> None:
    with contextlib.suppress(OSError):
        os.unlink(path)


def _entries(folder: Path) -> Iterable[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:
            yield from entries
    except OSError:
        return


def _is_aside_left_over(entry: os.DirEntry[str]) -> bool:
    found = _ASIDE.fullmatch(entry.name) or _OLDER_ASIDE.fullmatch(entry.name)
    if found is None:
        return False
    try:
        about = entry.stat(follow_symlinks=False)
    except OSError:
        return False
    left = not is_running(int(found[1])) or abs(time.time() - about.st_mtime) > STALE
    return left and stat.S_ISREG(about.st_mode)


def _is_folder_left_over(entry: os.DirEntry[str]) -> bool:
    """Return whether a temporary folder's process is gone. Its age says nothing: a window may be open for weeks."""
    found = _TEMPORARY.fullmatch(entry.name)
    if found is None:
        return False
    try:
        about = entry.stat(follow_symlinks=False)
    except OSError:
        return False
    own = not hasattr(os, "getuid") or about.st_uid == os.getuid()
    return own and stat.S_ISDIR(about.st_mode) and not is_running(int(found[1]))


if sys.platform == "win32":
    import ctypes

    _SYNCHRONIZE = 0x00100000
    _NO_SUCH_PROCESS = 87  # ERROR_INVALID_PARAMETER
    _STILL_WAITING = 0x102  # WAIT_TIMEOUT

    def is_running(process: int) -> bool:
        """Return whether there is a process of this number.

        Yes when the system does not say. (os.kill would end it.)
        """
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.OpenProcess.restype = ctypes.c_void_p
        kernel.WaitForSingleObject.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
        kernel.CloseHandle.argtypes = (ctypes.c_void_p,)
        handle = kernel.OpenProcess(_SYNCHRONIZE, False, process & 0xFFFFFFFF)
        if not handle:
            return ctypes.get_last_error() != _NO_SUCH_PROCESS
        running = kernel.WaitForSingleObject(handle, 0) == _STILL_WAITING
        kernel.CloseHandle(handle)
        return bool(running)

else:

    def is_running(process: int) -> bool:
        """Return whether there is a process of this number; yes when the system does not say."""
        try:
            os.kill(process, 0)  # asks only
        except (ProcessLookupError, OverflowError):
            return False
        except OSError:  # somebody else's
            return True
        return True
