"""A log that nobody has to look after: it is cut when it is opened, and takes only so much at a time."""

import contextlib
from pathlib import Path

from durbar.system import files

#: Bytes that are kept of what was written before, and that are written until the log is opened again.
MOST = 100_000


class Log:
    """A file of reports. path: where it is."""

    def __init__(self, path: Path) -> None:
        """Open or begin it. Raises OSError where that is not possible."""
        self.path = path
        self._room = MOST
        try:
            before = files.read(path, 10 * MOST)
        except FileNotFoundError:
            before = b""
        except files.TooLarge:
            files.write(path, before := b"")
        if len(before) > MOST:
            files.write(path, before[-MOST // 2 :])
        self._file = files.open_to_append(path)

    @property
    def descriptor(self) -> int:
        """The open file, for whoever writes into it without Python."""
        return self._file.fileno()

    def write(self, text: str) -> None:
        """Write a report if there is still room for it in this run. Never raises: a full disk is no new fault."""
        data = text.encode("utf-8", "replace")
        if len(data) <= self._room:
            self._room -= len(data)
            with contextlib.suppress(OSError, ValueError):
                self._file.write(data)

    def close(self) -> None:
        """Write no more."""
        self._file.close()
