"""A door at which other processes of the same person knock: one message each, answered with one.

On Windows a named pipe, elsewhere a local socket in a folder that only its owner may enter. Whoever knocks may be
anybody: who says nothing, says it slowly, says too much or comes in a crowd keeps the next one not waiting.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

#: Seconds in which a message, or the answer to it, is to be there whole.
PATIENCE = 1.0
#: The longest message, in bytes: a file's name may be of 32 thousand letters.
LONGEST = 1 << 18
#: How many may stand at the door at once; who comes then takes the place of who has stood there longest.
MOST = 32
#: Seconds from one look whether the door is still there to the next.
_LOOK = 0.2
#: How many may wait before it; the system keeps them.
_WAITING = 64

#: What is answered to a message; None: nothing.
Answer = Callable[[bytes], bytes | None]


if sys.platform == "win32":
    from multiprocessing.connection import Client, Connection, Listener
    from threading import BoundedSemaphore, Thread

    class Door:
        """Open from the first moment. Raises OSError where the system has none to give."""

        def __init__(self, _folder: Path) -> None:
            self._listener = Listener(family="AF_PIPE")
            self.where = str(self._listener.address)
            self._room = BoundedSemaphore(MOST)
            self._closed = False

        def serve(self, answer: Answer, _is_wanted: Callable[[], bool]) -> None:
            """Answer whoever knocks, until ``close``."""
            while not self._closed:
                try:
                    line = self._listener.accept()
                except (OSError, EOFError):  # one line that broke, or the door was closed
                    time.sleep(_LOOK)
                    continue
                if self._room.acquire(timeout=PATIENCE):
                    Thread(target=self._hear, args=(line, answer), name="second start", daemon=True).start()
                else:
                    line.close()

        def close(self) -> None:
            """Answer nobody from now on."""
            self._closed = True
            with contextlib.suppress(OSError), Client(self.where):  # wakes who waits for it
                pass
            self._listener.close()

        def _hear(self, line: Connection, answer: Answer) -> None:
            try:
                with line, contextlib.suppress(OSError, EOFError):
                    # A pipe of Windows hands over whole messages: once there is something, all of it is there.
                    if line.poll(PATIENCE):
                        reply = answer(line.recv_bytes(LONGEST))
                        if reply is not None:
                            line.send_bytes(reply)
            finally:
                self._room.release()

    def knock(where: str, message: bytes, patience: float) -> bytes:
        """Hand in a message; gives the answer. Raises OSError where nobody answers in so many seconds."""
        if not where.startswith("\\\\.\\pipe\\"):
            raise FileNotFoundError(where)
        try:
            with Client(where, family="AF_PIPE") as line:
                line.send_bytes(message)
                if not line.poll(patience):
                    raise TimeoutError
                return line.recv_bytes(LONGEST)
        except EOFError as error:
            raise ConnectionError from error

else:
    import select
    import shutil
    import socket
    import tempfile

    from durbar.system import leftovers

    class Door:
        """Open from the first moment, in the first place that takes it. Raises OSError where none does."""

        def __init__(self, folder: Path) -> None:
            """folder: the person's, for where the system has no better place."""
            self._socket, self.where = _bound(folder)
            self._number = os.stat(self.where).st_ino
            self._closed = False

        def serve(self, answer: Answer, is_wanted: Callable[[], bool]) -> None:
            """Answer whoever knocks, until ``close``, or until the door is lost or not wanted any more."""
            inside: list[_Visitor] = []
            while not self._closed and self._is_there() and is_wanted():
                heard: list[int | _Visitor] = [self._socket.fileno(), *inside]
                for one in select.select(heard, (), (), _LOOK)[0]:
                    if isinstance(one, _Visitor):
                        one.hear(answer)
                    else:
                        self._let_in(inside)
                while len(inside) > MOST:
                    inside.pop(0).leave()
                inside = [one for one in inside if one.stays()]
            for one in inside:
                one.leave()
            self._socket.close()
            self.close()

        def close(self) -> None:
            """Answer nobody from now on."""
            self._closed = True
            shutil.rmtree(os.path.dirname(self.where), ignore_errors=True)

        def _let_in(self, inside: list[_Visitor]) -> None:
            try:
                inside.append(_Visitor(self._socket.accept()[0]))
            except OSError:  # one line that broke, or no handle left
                time.sleep(_LOOK)

        def _is_there(self) -> bool:
            """Return whether the socket is still found under its name: somebody may clean temporary files away."""
            try:
                return os.stat(self.where).st_ino == self._number
            except OSError:
                return False

    class _Visitor:
        """Who stands at the door, and what was said so far; all is said when the line is closed at the other end."""

        def __init__(self, line: socket.socket) -> None:
            line.setblocking(False)
            self._line, self._said, self._until = line, b"", time.monotonic() + PATIENCE

        def fileno(self) -> int:
            """Return the file descriptor, for ``select``."""
            return self._line.fileno()

        def hear(self, answer: Answer) -> None:
            """Take what is said now, and answer what is said whole."""
            try:
                more = self._line.recv(LONGEST)
                self._said += more
                if not more and (reply := answer(self._said)) is not None:
                    self._line.send(reply)
                if not more or len(self._said) > LONGEST:
                    self.leave()
            except OSError:
                self.leave()

        def stays(self) -> bool:
            """Return whether there is more to hear; who takes too long is sent away."""
            if time.monotonic() > self._until:
                self.leave()
            return self._line.fileno() >= 0

        def leave(self) -> None:
            """Close the line."""
            self._line.close()

    def _bound(folder: Path) -> tuple[socket.socket, str]:
        """Return a socket, and where it lies: alone in a folder of its own, in the first place that takes it."""
        for place in leftovers.temporary_places(folder):
            with contextlib.suppress(OSError):
                own = tempfile.mkdtemp(prefix=leftovers.prefix(), dir=place)
                line = socket.socket(socket.AF_UNIX)
                try:
                    line.bind(where := os.path.join(own, "door"))
                    line.listen(_WAITING)
                    line.setblocking(False)
                except OSError:  # its path is too long, or the disk keeps no sockets
                    line.close()
                    shutil.rmtree(own, ignore_errors=True)
                    continue
                return line, where
        raise FileNotFoundError("no place for a socket")

    def knock(where: str, message: bytes, patience: float) -> bytes:
        """Hand in a message; gives the answer. Raises OSError where nobody answers in so many seconds."""
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(patience)
            try:
                line.connect(where)
            except ValueError as error:
                raise FileNotFoundError(where) from error
            line.sendall(message)
            line.shutdown(socket.SHUT_WR)
            reply = line.recv(LONGEST)
            if not reply:
                raise ConnectionError
            return reply
