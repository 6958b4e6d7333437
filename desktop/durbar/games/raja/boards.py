"""Which maps Raja can be played on: Durbar's own, and files of other owners that hold a sound board."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

from durbar import boards
from durbar.engine.errors import BadOption
from durbar.games.raja.board import BadBoard, Board, read_board

OWN = "durbar"


class Refused(msgspec.Struct, frozen=True):
    """A board file that can't be used. file: its name. error: why, and in which line."""

    file: str
    error: BadBoard


@cache
def own_board() -> Board:
    """The map that Durbar brings along, which is Durbar's own design."""
    return read_board(boards.shipped("raja"))


def found() -> tuple[dict[str, Board], list[Refused]]:
    """The boards in the person's folder: the sound ones by id, and those that are refused.

    An id is the file's name and a digest of what matters to the rules, so that a saved game can tell its own map.
    Files of other games' boards are passed over.
    """
    sound: dict[str, Board] = {}
    refused = []
    for path in boards.owned():
        try:
            board = _read(path)
        except BadBoard as error:
            refused.append(Refused(path.name, error))
        else:
            if board is not None:
                sound[_id(path, board)] = board
    return sound, refused


def board(id: str) -> Board:
    """The board with this id. Raises BadOption when its file is gone, or holds another board now."""
    if id == OWN:
        return own_board()
    known, _ = found()
    if id not in known:
        name = id.rpartition("-")[0] or id
        raise BadOption(f"The board “{name}” of this game is not, or no longer the same, among your boards.")
    return known[id]


def _read(path: Path) -> Board | None:
    """A board for Raja, or None when the file says that it is a board of another game."""
    try:
        text = boards.read(path)
    except OSError as error:
        raise BadBoard("unreadable", "This file can’t be read.") from error
    except ValueError as error:
        raise BadBoard("unreadable", str(error)) from error
    named = re.search(r'"board"\s*:\s*"([^"]*)"', text)
    if named and named[1] != "raja":
        return None
    return read_board(text)


def _id(path: Path, board: Board) -> str:
    stem = re.sub(r"[^a-z0-9]+", "-", path.stem.lower()).strip("-")[:24] or "board"
    return f"{stem}-{board.rules_digest}"
