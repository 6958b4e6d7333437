"""One Durbar for each data folder: who came first holds a lock, and whoever comes later passes on what was asked.

The system itself lets go of the lock when its holder ends, in whatever way, so a crash can lock nobody out. Who holds
it listens at a door and writes into the folder where that is, and the key to it; what gets lost of this is made anew.
Other data folder, other lock.
"""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Lock, Thread
from typing import TYPE_CHECKING

import msgspec

from durbar.system import files

if TYPE_CHECKING:
    from durbar.system.door import Door

#: Seconds for which a second start asks the first one, which may itself just be starting.
PATIENCE = 0.75
_PAUSE = 0.03  # seconds from one try to the next
_AGAIN = 10.0  # seconds from a door that can't be opened to the next try

_LOCK = "running.lock"
_ADDRESS = "running.json"
_LARGEST_ADDRESS = 1 << 16
_TAKEN = b"taken"


class Unanswered(Exception):
    """Somebody else is the first at the data folder, and gives no answer."""


class Request(msgspec.Struct, frozen=True):
    """What a second start asks of the first: to come to the front, and to open a file if one is named.

    file: an absolute path, or nothing. token: with which the desktop allows the window to take the keyboard.
    """

    file: str = ""
    token: str = ""


class _Address(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the first one listens; see ``_sent``."""

    where: str
    key: str
    process: int


class _Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What goes over the line: the key, in hexadecimal digits, and the request, as ``_sent``. Nothing else."""

    key: str
    file: str
    token: str


class Instance:
    """The lock of a data folder, held until ``release`` or the end of the process."""

    def __init__(self, folder: Path, lock: int | None) -> None:
        """Made by ``first_or_passed_on``. folder: where the lock is. lock: the open file; None where there is none."""
        self._folder = folder
        self._lock = lock
        self._released = False
        self._door: Door | None = None
        self._guard = Lock()

    @property
    def is_alone(self) -> bool:
        """Whether the lock keeps everybody else away from the folder."""
        return self._lock is not None

    def listen(self, take: Callable[[Request], bool]) -> None:
        """Answer second starts from now on, in a thread.

        take: called in another thread; whether the window took the request.
        """
        Thread(target=self._listen, args=(take,), name="instance", daemon=True).start()

    def release(self) -> None:
        """Let the next start be the first."""
        with self._guard:
            if self._released:
                return
            self._released = True
            if self._door is not None:
                with contextlib.suppress(OSError):
                    (self._folder / _ADDRESS).unlink(missing_ok=True)
                self._door.close()
            if self._lock is not None:
                os.close(self._lock)

    def _listen(self, take: Callable[[Request], bool]) -> None:
        key = os.urandom(32).hex()
        while not self._released:
            if self._open(key) and self._door is not None:
                self._door.serve(lambda message: _answer(message, key, take), (self._folder / _ADDRESS).exists)
            else:
                time.sleep(_AGAIN)

    def _open(self, key: str) -> bool:
        """Open a door and note where it is; whether that was possible."""
        from durbar.system.door import Door

        with self._guard:
            if self._released:
                return False
            try:
                self._door = Door(self._folder)
                address = _Address(_sent(self._door.where), key, os.getpid())
                files.write(self._folder / _ADDRESS, msgspec.json.encode(address))
            except OSError:
                if self._door is not None:
                    self._door.close()
                return False
            return True


def claim(folder: Path) -> Instance | None:
    """Claim a data folder; None when another instance has it.

    Raises OSError where the folder can't be made, or the disk can't lock a file.
    """
    lock = files.open_to_lock(folder / _LOCK)
    try:
        if not _take_lock(lock):
            os.close(lock)
            return None
    except OSError:
        os.close(lock)
        raise
    return Instance(folder, lock)


def pass_on(folder: Path, request: Request, patience: float = PATIENCE) -> bool:
    """Ask the first one, once, for so many seconds at most; whether its window took the request."""
    try:
        address = msgspec.json.decode(files.read(folder / _ADDRESS, _LARGEST_ADDRESS), type=_Address)
        from durbar.system import door  # a first start needs none of it so soon

        _allow_to_front(address.process)
        call = msgspec.json.encode(_Call(address.key, _sent(request.file), _sent(request.token)))
        return door.knock(_received(address.where), call, patience) == _TAKEN
    except (OSError, ValueError, msgspec.DecodeError):  # a ValueError: bytes that are no text
        return False


def first_or_passed_on(folder: Path, request: Request, patience: float = PATIENCE) -> Instance | None:
    """Return the lock if this process is the first; None once the first one took the request.

    Where the folder takes no lock, one elsewhere stands for it; where that can't be had either, this process is the
    first. Raises Unanswered where somebody has the lock and gives no answer for so many seconds.
    """
    for place in _places(folder):
        with contextlib.suppress(OSError):
            return _first_or_passed_on(place, request, patience)
    return Instance(folder, None)


def _first_or_passed_on(place: Path, request: Request, patience: float) -> Instance | None:
    """Return the same in one place. Raises OSError where it takes no lock."""
    until = time.monotonic() + patience
    while True:
        instance = claim(place)
        # Also with the lock in hand: somebody may have removed the file that the first one holds.
        if pass_on(place, request, max(_PAUSE, until - time.monotonic())):
            if instance is not None:
                instance.release()
            return None
        if instance is not None:
            return instance
        if time.monotonic() > until:
            raise Unanswered
        time.sleep(_PAUSE)


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
            if stat.S_ISDIR(about.st_mode) and (not hasattr(os, "getuid") or about.st_uid == os.getuid()):
                yield place / name


def _answer(message: bytes, key: str, take: Callable[[Request], bool]) -> bytes | None:
    """Answer one second start; who has not the key, or does not keep to the form, gets no answer."""
    import hmac  # it brings OpenSSL, 4 MB

    try:
        call = msgspec.json.decode(message, type=_Call)
        request = Request(_received(call.file), _received(call.token))
    except (msgspec.DecodeError, ValueError):
        return None
    if not hmac.compare_digest(call.key.encode(), key.encode()):
        return None
    return _TAKEN if take(request) else None


def _sent(text: str) -> str:
    """Return a text of the system's as one that goes into JSON, a letter for each byte.

    A file's name may be no text.
    """
    return os.fsencode(text).decode("latin-1")


def _received(sent: str) -> str:
    """Return the text again. Raises ValueError where it was made by nobody like us."""
    return os.fsdecode(sent.encode("latin-1"))


if sys.platform == "win32":
    import msvcrt

    def _take_lock(lock: int) -> bool:
        """Lock the first byte of a file, or say that somebody else has it."""
        try:
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

    def _allow_to_front(process: int) -> None:
        """Hand over the right to come to the front: Windows gives it only to the program in front."""
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(process)

else:
    import fcntl

    def _take_lock(lock: int) -> bool:
        """Lock a file, or say that somebody else has it. Raises OSError where files can't be locked."""
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _allow_to_front(_process: int) -> None:
        """Do nothing: elsewhere the window manager decides."""
