"""One Durbar for each data folder: who came first holds a lock, and whoever comes later leaves there what is asked.

The system itself lets go of the lock when its holder ends, in whatever way, so a crash can lock nobody out. Who holds
it looks for files with requests beside it, and removes each once the window took it; who left it waits for that. Other
data folder, other lock.
"""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Lock, Thread

import msgspec

from durbar.system import files

#: Seconds for which a second start waits for the first one, which may itself just be starting.
PATIENCE = 0.75
#: Seconds after which nobody waits for an answer any more.
STALE = 10.0
_PAUSE = 0.03  # seconds from one look for an answer to the next
_LOOK = 0.15  # seconds from one look for requests to the next

_LOCK = "running.lock"
_LOCK_IN_MAKING = "running.lock.new"
_REQUESTS = "request-*.json"
_LARGEST_REQUEST = 1 << 18  # bytes: a file's name may be of 32 thousand letters


class Unanswered(Exception):
    """Somebody else is the first at the data folder, and gives no answer."""


class Request(msgspec.Struct, frozen=True):
    """What a second start asks of the first: to come to the front, and to open a file if one is named.

    file: an absolute path, or nothing. token: with which the desktop allows the window to take the keyboard.
    """

    file: str = ""
    token: str = ""


class _Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request as it lies in the folder: in bytes, for a file's name may be no text."""

    file: bytes
    token: bytes


class Instance:
    """The lock of a data folder, held until ``release`` or the end of the process."""

    def __init__(self, folder: Path, lock: int | None) -> None:
        """Made by ``first_or_passed_on``. folder: where the lock is. lock: the open file; None where there is none."""
        self._folder = folder
        self._lock = lock
        self._released = Event()
        self._guard = Lock()

    @property
    def is_alone(self) -> bool:
        """Return whether the lock keeps everybody else away from the folder."""
        return self._lock is not None

    def listen(self, take: Callable[[Request], bool]) -> None:
        """Answer second starts from now on, in a thread.

        take: called in that thread; whether the window took the request.
        """
        Thread(target=self._listen, args=(take,), name="instance", daemon=True).start()

    def release(self) -> None:
        """Let the next start be the first."""
        with self._guard:
            if self._lock is not None and not self._released.is_set():
                os.close(self._lock)
            self._released.set()

    def _listen(self, take: Callable[[Request], bool]) -> None:
        while not self._released.wait(_LOOK):
            self._keep_lock()
            hear(self._folder, take)

    def _keep_lock(self) -> None:
        """Lock anew where somebody removed the file, for the next start would find no lock."""
        with self._guard, contextlib.suppress(OSError):
            if self._lock is not None and not self._released.is_set() and os.fstat(self._lock).st_nlink == 0:
                again = _locked_anew(self._folder)
                if again is not None:
                    os.close(self._lock)
                    self._lock = again


def claim(folder: Path) -> Instance | None:
    """Claim a data folder; None when another instance has it.

    Raises OSError where the folder can't be made, or the disk can't lock a file.
    """
    lock = _locked(folder)
    return None if lock is None else Instance(folder, lock)


def hear(folder: Path, take: Callable[[Request], bool]) -> None:
    """Ask the window to take each request that lies in a folder, and remove those that it took.

    Those that nobody waits for, that are damaged or another person's are removed too, and never asked.
    """
    for path in folder.glob(_REQUESTS):
        with contextlib.suppress(OSError):
            request = read_request(path)
            if request is None or take(request):
                path.unlink()


def first_or_passed_on(folder: Path, request: Request, patience: float = PATIENCE) -> Instance | None:
    """Return the lock if this process is the first; None once the first one took the request.

    Where the folder takes no lock, one elsewhere stands for it; where that can't be had either, this process is the
    first. Raises Unanswered where somebody has the lock and gives no answer for so many seconds.
    """
    for place in _places(folder):
        with contextlib.suppress(OSError):
            instance = claim(place)
            return _pass_on(place, request, patience) if instance is None else instance
    return Instance(folder, None)


def _pass_on(place: Path, request: Request, patience: float) -> Instance | None:
    """Leave a request where another holds the lock; return the lock if the other ends before it took it.

    Raises Unanswered, also where no request can be left.
    """
    try:
        return _left(place, request, patience)
    except OSError as error:
        raise Unanswered from error


def _left(place: Path, request: Request, patience: float) -> Instance | None:
    note = place / _REQUESTS.replace("*", os.urandom(8).hex())
    _allow_to_front()
    files.write(note, msgspec.json.encode(_Note(os.fsencode(request.file), os.fsencode(request.token))))
    until = time.monotonic() + patience
    instance = None
    while instance is None and note.exists():
        if time.monotonic() > until and _removed(note):
            raise Unanswered
        time.sleep(_PAUSE)
        instance = claim(place)
    if instance is not None and not _removed(note):  # taken, and then the other ended
        instance.release()
        return None
    return instance


def _removed(path: Path) -> bool:
    """Remove a file; return whether it was still there."""
    try:
        path.unlink()
    except FileNotFoundError:
        return False
    return True


def read_request(path: Path) -> Request | None:
    """Return a request; None where nobody waits for it, or nobody like us made it. Raises OSError."""
    about = os.lstat(path)
    if not _is_own(about) or not stat.S_ISREG(about.st_mode) or abs(time.time() - about.st_mtime) > STALE:
        return None
    try:
        note = msgspec.json.decode(files.read(path, _LARGEST_REQUEST), type=_Note)
        return Request(os.fsdecode(note.file), os.fsdecode(note.token))
    except (msgspec.DecodeError, ValueError, files.TooLarge):
        return None


def _locked(folder: Path, name: str = _LOCK) -> int | None:
    """Return the open lock of a folder; None when somebody else has it. Raises as ``claim``."""
    lock = files.open_to_lock(folder / name)
    try:
        if _take_lock(lock):
            return lock
    except OSError:
        os.close(lock)
        raise
    os.close(lock)
    return None


def _locked_anew(folder: Path) -> int | None:
    """Return the lock of a folder whose file was removed; None when another start was quicker. Raises as ``claim``.

    A new file is there only once it is locked, so that nobody can come in between.
    """
    if (folder / _LOCK).exists():
        return _locked(folder)
    lock = _locked(folder, _LOCK_IN_MAKING)
    if lock is not None:
        os.rename(folder / _LOCK_IN_MAKING, folder / _LOCK)
    return lock


def _is_own(about: os.stat_result) -> bool:
    return not hasattr(os, "getuid") or about.st_uid == os.getuid()


def _places(folder: Path) -> Iterator[Path]:
    """Yield where the lock of a folder may be: in it, or in one of this person's alone that stands for it."""
    yield folder
    from durbar.engine.digest import digest
    from durbar.system import leftovers

    name = f"durbar-lock-{digest(os.fsencode(os.path.realpath(folder)))}"
    for place in leftovers.temporary_places():
        with contextlib.suppress(OSError):
            with contextlib.suppress(FileExistsError):
                os.mkdir(place / name, 0o700)
            about = os.lstat(place / name)
            if stat.S_ISDIR(about.st_mode) and _is_own(about):
                yield place / name


if sys.platform == "win32":
    import msvcrt

    def _take_lock(lock: int) -> bool:
        """Lock the first byte of a file, or say that somebody else has it."""
        try:
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

    def _allow_to_front() -> None:
        """Hand over the right to come to the front: Windows gives it only to the program in front."""
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)  # to whoever asks next

else:
    import fcntl

    def _take_lock(lock: int) -> bool:
        """Lock a file, or say that somebody else has it. Raises OSError where files can't be locked."""
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _allow_to_front() -> None:
        """Do nothing: elsewhere the window manager decides."""
