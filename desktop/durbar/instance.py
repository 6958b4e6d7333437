"""One Durbar for each data folder: who came first holds a lock, and whoever comes later passes on what was asked.

The system itself lets go of the lock when its holder ends, in whatever way, so a crash can lock nobody out. Who holds
it listens on a local socket (on Windows a named pipe) and writes into the folder where, and the key to it. Other data
folder, other lock.
"""

from __future__ import annotations

import contextlib
import hmac
import os
import secrets
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Lock, Thread
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from multiprocessing.connection import Connection, Listener

#: Seconds for which a second start asks the first one, which may itself just be starting.
PATIENCE = 15.0
_PAUSE = 0.05  # seconds from one try to the next
_REPLY = 5.0  # seconds that either side waits for a word of the other
_MOST_BYTES = 100_000

_LOCK = "running.lock"
_ADDRESS = "running.json"
_TAKEN = b"taken"


class Request(msgspec.Struct, frozen=True):
    """What a second start asks of the first: to come to the front, and to open a file if one is named.

    file: an absolute path, or nothing. token: with which the desktop allows the window to take the keyboard.
    """

    file: str = ""
    token: str = ""


class _Address(msgspec.Struct, frozen=True):
    """Where the first one listens."""

    where: str
    key: str
    process: int


class _Call(msgspec.Struct, frozen=True):
    """What goes over the line: the key, in hexadecimal digits, and the request."""

    key: str
    request: Request


class Instance:
    """The lock of a data folder, held until ``release`` or the end of the process."""

    def __init__(self, folder: Path, lock: int) -> None:
        """Made by ``claim``. lock: the open file."""
        self._folder = folder
        self._lock: int | None = lock
        self._listener: Listener | None = None
        self._guard = Lock()

    def listen(self, take: Callable[[Request], bool]) -> None:
        """Answer second starts from now on, in a thread; where no socket can be had, they get no answer.

        take: called in that thread; whether the window took the request.
        """
        Thread(target=self._listen, args=(take,), name="instance", daemon=True).start()

    def release(self) -> None:
        """Let the next start be the first."""
        with self._guard:
            if self._lock is None:
                return
            if self._listener is not None:
                (self._folder / _ADDRESS).unlink(missing_ok=True)
                self._listener.close()
            os.close(self._lock)
            self._lock = None

    def _listen(self, take: Callable[[Request], bool]) -> None:
        from multiprocessing.connection import Listener

        key = secrets.token_hex(32)
        with self._guard:
            if self._lock is None:
                return
            try:
                self._listener = listener = Listener()
                address = _Address(str(listener.address), key, os.getpid())
                _write_privately(self._folder / _ADDRESS, msgspec.json.encode(address))
            except OSError:
                return
        while self._lock is not None:
            try:
                line = listener.accept()
            except (OSError, EOFError):  # one line that broke, or the listener was closed
                time.sleep(_PAUSE)
                continue
            # Each in a thread of its own: whoever says nothing must not keep the next one waiting.
            Thread(target=_answer, args=(line, key, take), name="second start", daemon=True).start()


def claim(folder: Path) -> Instance | None:
    """Be the first at a data folder; None when somebody else is. Raises OSError where the disk can't lock a file."""
    lock = os.open(folder / _LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not _take_lock(lock):
            os.close(lock)
            return None
        (folder / _ADDRESS).unlink(missing_ok=True)  # of one that crashed
    except OSError:
        os.close(lock)
        raise
    return Instance(folder, lock)


def pass_on(folder: Path, request: Request) -> bool:
    """Ask the first one, once; whether its window took the request."""
    from multiprocessing.connection import Client

    try:
        address = msgspec.json.decode((folder / _ADDRESS).read_bytes(), type=_Address)
        _allow_to_front(address.process)
        with Client(address.where) as line:
            line.send_bytes(msgspec.json.encode(_Call(address.key, request)))
            return line.poll(_REPLY) and line.recv_bytes(_MOST_BYTES) == _TAKEN
    except (OSError, EOFError, ValueError, msgspec.DecodeError):
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


def _answer(line: Connection, key: str, take: Callable[[Request], bool]) -> None:
    """Answer one second start; who has not the key, or does not keep to the form, gets no answer."""
    with line, contextlib.suppress(OSError, EOFError, msgspec.DecodeError):
        if not line.poll(_REPLY):
            return
        call = msgspec.json.decode(line.recv_bytes(_MOST_BYTES), type=_Call)
        if hmac.compare_digest(call.key.encode(), key.encode()):
            line.send_bytes(_TAKEN if take(call.request) else b"")


def _write_privately(path: Path, data: bytes) -> None:
    """Write a file that only its owner may read; whole or not at all."""
    aside = path.with_suffix(".new")
    aside.unlink(missing_ok=True)
    with open(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(data)
    aside.replace(path)


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
