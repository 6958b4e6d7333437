"""One Durbar for each data folder: who came first holds a lock, and whoever comes later passes on what was asked.

The system itself lets go of the lock when its holder ends, in whatever way, so a crash can lock nobody out. Who holds
it listens on a local socket (on Windows a named pipe) and writes into the folder where, and the key to it. Other data
folder, other lock.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Lock, Thread
from typing import TYPE_CHECKING

import msgspec

from durbar.system import files

if TYPE_CHECKING:
    from durbar.system.door import Door

#: Seconds for which a second start asks the first one, which may itself just be starting.
PATIENCE = 15.0
_PAUSE = 0.05  # seconds from one try to the next

_LOCK = "running.lock"
_ADDRESS = "running.json"
_TAKEN = b"taken"


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a second start asks of the first: to come to the front, and to open a file if one is named.

    file: an absolute path, or nothing. token: with which the desktop allows the window to take the keyboard.
    """

    file: str = ""
    token: str = ""


class _Address(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the first one listens."""

    where: str
    key: str
    process: int


class _Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What goes over the line: the key, in hexadecimal digits, and the request. Nothing else, and so nothing deeper."""

    key: str
    request: Request


class Instance:
    """The lock of a data folder, held until ``release`` or the end of the process."""

    def __init__(self, folder: Path, lock: int) -> None:
        """Made by ``claim``. lock: the open file."""
        self._folder = folder
        self._lock: int | None = lock
        self._door: Door | None = None
        self._guard = Lock()

    def listen(self, take: Callable[[Request], bool]) -> None:
        """Answer second starts from now on, in a thread; where no door can be had, they get no answer.

        take: called in another thread; whether the window took the request.
        """
        Thread(target=self._listen, args=(take,), name="instance", daemon=True).start()

    def release(self) -> None:
        """Let the next start be the first."""
        with self._guard:
            if self._lock is None:
                return
            if self._door is not None:
                with contextlib.suppress(OSError):
                    (self._folder / _ADDRESS).unlink(missing_ok=True)
                self._door.close()
            os.close(self._lock)
            self._lock = None

    def _listen(self, take: Callable[[Request], bool]) -> None:
        from durbar.system.door import Door

        key = os.urandom(32).hex()
        with self._guard:
            if self._lock is None:
                return
            try:
                self._door = door = Door()
                address = _Address(door.where, key, os.getpid())
                files.write(self._folder / _ADDRESS, msgspec.json.encode(address))
            except OSError:
                if self._door is not None:
                    self._door.close()
                    self._door = None
                return
        door.serve(lambda message: _answer(message, key, take))


def claim(folder: Path) -> Instance | None:
    """Be the first at a data folder; None when somebody else is.

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
    with contextlib.suppress(OSError):
        (folder / _ADDRESS).unlink()  # of one that crashed
    return Instance(folder, lock)


def pass_on(folder: Path, request: Request) -> bool:
    """Ask the first one, once; whether its window took the request."""
    from durbar.system import door

    try:
        address = msgspec.json.decode(files.read(folder / _ADDRESS, door.LONGEST), type=_Address)
        _allow_to_front(address.process)
        return door.knock(address.where, msgspec.json.encode(_Call(address.key, request))) == _TAKEN
    except (OSError, ValueError, msgspec.DecodeError):  # a ValueError: bytes that are no text
        return False


def first_or_passed_on(folder: Path, request: Request, patience: float = PATIENCE) -> tuple[Instance | None, bool]:
    """The lock if this process is the first; else whether the first one took the request.

    (None, False): no lock can be had, or the first one gave no answer for so many seconds. Then a window of one's own
    is better than none.
    """
    until = time.monotonic() + patience
    while True:
        try:
            instance = claim(folder)
        except OSError:
            return None, False
        if instance is not None:
            return instance, False
        if pass_on(folder, request):
            return None, True
        if time.monotonic() > until:
            return None, False
        time.sleep(_PAUSE)


def _answer(message: bytes, key: str, take: Callable[[Request], bool]) -> bytes | None:
    """Answer one second start; who has not the key, or does not keep to the form, gets no answer."""
    import hmac  # it brings OpenSSL, 4 MB

    try:
        call = msgspec.json.decode(message, type=_Call)
    except (msgspec.DecodeError, ValueError):
        return None
    if not hmac.compare_digest(call.key.encode(), key.encode()):
        return None
    return _TAKEN if take(call.request) else b""


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
        """Windows lets only the program in front bring another one there: hand that right over."""
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
        """Elsewhere the window manager decides."""
