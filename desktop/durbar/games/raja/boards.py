"""Which maps Raja can be played on: Durbar's own, and files of other owners that hold a sound board."""

from __future__ import annotations

from functools import cache

from durbar.games.raja.board import Board, known_board, read_board
from durbar.system import boards

OWN = boards.OWN


@cache
def own_board() -> Board:
    """Return the map that Durbar brings along, which is Durbar's own design."""
    return known_board(boards.shipped("raja"))


def found() -> tuple[dict[str, Board], list[boards.Refused]]:
    """Return the boards in the person's folder: the sound ones by id, and those that are refused."""
    return boards.found("raja", read)


def board(id: str) -> Board:
    """Return the board with this id. Raises BadOption when its file is gone, or holds another board now."""
    return own_board() if id == OWN else boards.chosen(id, found()[0])


def read(text: str) -> Board:
    """Return the board that a file holds. Raises BadBoard."""
    return read_board(text)
