"""Keeping one game in one file, and noticing when the file is no longer the one that was written."""

from __future__ import annotations

from pathlib import Path

from durbar.session import shelf
from durbar.system import files

#: What is told of a save, beside that it failed: the game's file had been written to by somebody else, and the game
#: goes on in a new one; it was gone, and was written anew; it is kept again, after saves that failed.
PARTED, GONE, AGAIN = "parted", "gone", "again"


class Autosave:
    """The file that a game is kept in; it never replaces what somebody else wrote there.

    Two windows may hold the same game: one of them was frozen while the other went on with it. So the file is read
    before it is replaced; if it holds anything but what was read or written last, it stays as it is, and the game goes
    on in a new file beside it.

    path: the file, None where nothing is kept. is_there: whether it held the game at any time. trouble: why the last
    save failed, None when it did not. news: what is to be told of the last save: PARTED, GONE, AGAIN, or nothing.
    """

    def __init__(self, path: Path | None, found: bytes | None = None) -> None:
        """found: what was read from the file, None where nothing should be there yet."""
        self.path = path
        self.trouble: OSError | None = None
        self.news = ""
        self.is_there = found is not None
        self._ours = set() if found is None else {found}

    def save(self, data: bytes, key: str) -> None:
        """Have the file hold this, now; ``trouble`` says why it could not. key: of the game, for a new file's name.

        A save that failed is forgotten: the next one writes the whole game.
        """
        troubled, self.trouble, self.news = self.trouble is not None, None, ""
        if self.path is None:
            return
        try:
            self._write(self.path, data, key)
        except OSError as error:
            self.trouble = error
            self.news = PARTED if self.news == PARTED else ""
            self._ours.add(data)  # it may have failed after all was written
            return
        self._ours, self.is_there = {data}, True
        if troubled and not self.news:
            self.news = AGAIN

    def _write(self, path: Path, data: bytes, key: str) -> None:
        try:
            files.write(path, data, lambda: self._check(path))
        except (_Changed, files.NoFile):
            self.news = PARTED
            self.path = path.with_name(shelf.new_name(key))
            self._ours, self.is_there = set(), False
            files.write(self.path, data)

    def _check(self, path: Path) -> None:
        """Raise _Changed where there is something that this autosave neither read nor wrote."""
        longest = max(map(len, self._ours), default=0)
        try:
            found = files.head(path, longest + 1)  # whatever is longer is not ours
        except FileNotFoundError:
            if self.is_there:
                self.news = GONE
            return
        if found not in self._ours:
            raise _Changed


class _Changed(OSError):
    """The file is not the one that was written."""
