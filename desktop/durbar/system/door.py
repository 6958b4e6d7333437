"""A door at which other processes of the same person knock: one message each, answered with one.

On Windows a named pipe, elsewhere a local socket in a folder that only its owner may enter. Whoever knocks may be
anybody: who says nothing, says it slowly, says too much or comes in a crowd keeps neither a thread nor the next one
waiting.
"""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable

#: Seconds in which a message, or the answer to it, is to be there whole.
PATIENCE = 5.0
#: The longest message, in bytes.
LONGEST = 1 << 16
#: How many may stand at the door at once; who comes then takes the place of who has said nothing for longest.
MOST = 8
#: How many may wait before it; the system keeps them.
_WAITING = 64
#: Seconds from one to the next while there is a crowd, so that it costs the window no time.
_PAUSE = 0.005

#: What is answered to a message; None: nothing.
Answer = Callable[[bytes], bytes | None]


if sys.platform == "win32":
    from multiprocessing.connection import Client, Connection, Listener
    from threading import BoundedSemaphore, Thread

    class Door:
        """Open from the first moment. Raises OSError where the system has none to give."""

        def __init__(self) -> None:
            self._listener = Listener(family="AF_PIPE")
            self.where = str(self._listener.address)
            self._room = BoundedSemaphore(MOST)
            self._closed = False

        def serve(self, answer: Answer) -> None:
            """Answer whoever knocks, until ``close``."""
            while not self._closed:
                try:
                    line = self._listener.accept()
                except (OSError, EOFError):  # one line that broke, or the door was closed
                    time.sleep(_PAUSE)
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

    def knock(where: str, message: bytes) -> bytes:
        """Hand in a message; gives the answer. Raises OSError where nobody answers in time."""
        if not where.startswith("\\\\.\\pipe\\"):
            raise FileNotFoundError(where)
        try:
            with Client(where, family="AF_PIPE") as line:
                line.send_bytes(message)
                if not line.poll(PATIENCE):
                    raise TimeoutError
                return line.recv_bytes(LONGEST)
        except EOFError as error:
            raise ConnectionError from error

else:
    import os
    import socket
    import struct
    import tempfile
    from threading import Lock, Thread

    from durbar.system import leftovers

    class Door:
        """Open from the first moment. Raises OSError where the system has none to give."""

        def __init__(self) -> None:
            self._folder = tempfile.mkdtemp(prefix=leftovers.prefix())
            self.where = os.path.join(self._folder, "door")
            self._socket = socket.socket(socket.AF_UNIX)
            try:
                self._socket.bind(self.where)
                self._socket.listen(_WAITING)
            except OSError:
                self._socket.close()
                self._remove()
                raise
            self._silent: list[socket.socket] = []
            self._inside = 0
            self._guard = Lock()
            self._closed = False

        def serve(self, answer: Answer) -> None:
            """Answer whoever knocks, until ``close``."""
            while not self._closed:
                try:
                    line, _ = self._socket.accept()
                except OSError:  # one line that broke, no handle left, or the door was closed
                    time.sleep(_PAUSE)
                    continue
                self._make_room()
                with self._guard:
                    self._silent.append(line)
                    self._inside += 1
                try:
                    Thread(target=self._hear, args=(line, answer), name="second start", daemon=True).start()
                except RuntimeError:  # the system gives no more threads
                    self._leave(line)
                    line.close()
            self._socket.close()

        def close(self) -> None:
            """Answer nobody from now on."""
            self._closed = True
            with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as waking:  # who waits in ``accept``
                waking.setblocking(False)
                waking.connect(self.where)
            self._remove()

        def _make_room(self) -> None:
            """In a crowd, send away who has said nothing for longest; who is being answered is waited for."""
            while self._inside >= MOST:
                with self._guard:
                    if self._silent:
                        with contextlib.suppress(OSError):
                            self._silent.pop(0).shutdown(socket.SHUT_RDWR)
                time.sleep(_PAUSE)

        def _hear(self, line: socket.socket, answer: Answer) -> None:
            try:
                with line, contextlib.suppress(OSError):
                    message = _receive(line, time.monotonic() + PATIENCE)
                    self._is_heard(line)
                    reply = answer(message)
                    if reply is not None:
                        _send(line, reply)
            finally:
                self._leave(line)

        def _leave(self, line: socket.socket) -> None:
            self._is_heard(line)
            with self._guard:
                self._inside -= 1

        def _is_heard(self, line: socket.socket) -> None:
            with self._guard:
                if line in self._silent:
                    self._silent.remove(line)

        def _remove(self) -> None:
            with contextlib.suppress(OSError):
                os.unlink(self.where)
            with contextlib.suppress(OSError):
                os.rmdir(self._folder)

    def knock(where: str, message: bytes) -> bytes:
        """Hand in a message; gives the answer. Raises OSError where nobody answers in time."""
        with socket.socket(socket.AF_UNIX) as line:
            # Not settimeout: with it, who finds a crowd at the door would be turned away instead of standing in line.
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, struct.pack("@ll", int(PATIENCE), 0))
            try:
                line.connect(where)
            except ValueError as error:
                raise FileNotFoundError(where) from error
            _send(line, message)
            return _receive(line, time.monotonic() + PATIENCE)

    # A message goes as its length in four bytes and then itself, as multiprocessing sends one: older versions of Durbar
    # listen so.

    def _send(line: socket.socket, message: bytes) -> None:
        line.settimeout(PATIENCE)
        line.sendall(len(message).to_bytes(4, "big") + message)

    def _receive(line: socket.socket, until: float) -> bytes:
        length = int.from_bytes(_exactly(line, 4, until), "big")
        if length > LONGEST:
            raise ConnectionError
        return _exactly(line, length, until)

    def _exactly(line: socket.socket, many: int, until: float) -> bytes:
        """So many bytes. Raises OSError when they are not there in time, however slowly they come."""
        data = b""
        while len(data) < many:
            left = until - time.monotonic()
            if left <= 0:
                raise TimeoutError
            line.settimeout(left)
            piece = line.recv(many - len(data))
            if not piece:
                raise ConnectionError
            data += piece
        return data
