"""Board files: the ones Durbar brings along, and those an owner of a box has put into the data folder's ``boards``.

The only place where a game's rules reach for a file; what the text means is the game's own business.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable, Mapping
from heapq import nsmallest
from itertools import count
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from durbar.engine.board_file import BadBoard
from durbar.engine.errors import MissingBoard, shown
from durbar.system import files
from durbar.system.paths import data_dir, resource

#: The id of the board that Durbar brings along for each game.
OWN = "durbar"
MOST_BYTES = 1 << 20
#: How many files of the folder are looked at; all of them are read whenever set-up opens.
MOST_FILES = 200


class Refused(msgspec.Struct, frozen=True):
    """A board file that can't be used. file: its name. error: why, and in which line."""

    file: str
    error: BadBoard


class Digested(Protocol):
    """A board that can be told from others by what matters to the rules."""

    @property
    def rules_digest(self) -> str:
        """Eight letters."""
        ...


Board = TypeVar("Board", bound=Digested)


def shipped(key: str) -> str:
    """Return the text of the board that Durbar brings along for a game. Raises FileNotFoundError."""
    return resource(f"boards/{key}.json").read_text(encoding="utf-8")


def folder() -> Path:
    """Return where an owner puts board files; it need not exist yet."""
    return data_dir() / "boards"


def found(key: str, read: Callable[[str], Board]) -> tuple[dict[str, Board], list[Refused]]:
    """Return the boards for a game in the person's folder: the sound ones by id, and those that are refused.

    An id is the file's name and a digest of what matters to the rules, so that a saved game can tell its own board.
    Files that say they are for another game are passed over. read: makes a board of a text, or raises BadBoard.
    """
    sound: dict[str, Board] = {}
    refused = []
    for path in _files():
        try:
            board_text = text(path)
            if named(board_text) in (key, None):
                board = read(board_text)
                sound[_id(path, board)] = board
        except BadBoard as error:
            refused.append(Refused(path.name, error))
    return sound, refused


def chosen(id: str, known: Mapping[str, Board]) -> Board:
    """Return the owner's board with this id. Raises MissingBoard when its file is gone, or holds another board now."""
    if id not in known:
        name = id.rpartition("-")[0] or id
        raise MissingBoard(f"The board {shown(name)} of this game is not, or no longer the same, among your boards.")
    return known[id]


def text(path: Path) -> str:
    """Return what a board file says. Raises BadBoard where that can't be read."""
    try:
        return files.read(path, MOST_BYTES).decode("utf-8-sig")  # Notepad marks its files
    except files.TooLarge as error:
        raise BadBoard("too_large", "This file is too large to be a board.") from error
    except OSError as error:
        raise BadBoard("unreadable", "This file can’t be read.") from error
    except UnicodeDecodeError as error:
        raise BadBoard("not_text", "This file is not text.") from error


def named(text: str) -> str | None:
    """Return the key of the game whose board a file says it is; None where it does not say."""
    found = re.search(r'"board"\s*:\s*"([^"]*)"', text)
    return found[1] if found is not None else None


def keep(path: Path, text: str) -> None:
    """Put a copy of a board file into the person's folder, beside another of its name. Raises OSError."""
    data = text.encode()
    for number in count(1):
        there = folder() / f"{path.stem}{f'-{number}' if number > 1 else ''}.json"
        if not os.path.lexists(there):
            files.write(there, data)
            return
        with contextlib.suppress(OSError):
            if files.read(there, MOST_BYTES) == data:
                return


def _files() -> list[Path]:
    """Return the first so many by name."""
    try:
        return nsmallest(MOST_FILES, folder().glob("*.json"))
    except OSError:
        return []


def _id(path: Path, board: Digested) -> str:
    stem = re.sub(r"[^a-z0-9]+", "-", path.stem.lower()).strip("-")[:24] or "board"
    return f"{stem}-{board.rules_digest}"
