"""Which maps Taj Mahal can be played on: Durbar's own, and files of other owners that hold a sound board."""

from __future__ import annotations

from functools import cache

from durbar.games.taj_mahal.board import Board, known_board, read_board
from durbar.system import boards

OWN = boards.OWN


@cache
def own_board() -> Board:
    """Return the map and the pieces that Durbar brings along; what of them is its own design the file says."""
    text = boards.shipped("taj_mahal")
    return known_board(text, text)


def found() -> tuple[dict[str, Board], list[boards.Refused]]:
    """Return the boards in the person's folder: the sound ones by id, and those that are refused."""
    return boards.found("taj_mahal", read)


def board(id: str) -> Board:
    """Return the board with this id. Raises BadOption when its file is gone, or holds another board now."""
    return own_board() if id == OWN else boards.chosen(id, found()[0])


def read(text: str) -> Board:
    """Return the board that a file holds; what it leaves out is Durbar's own. Raises BadBoard."""
    return read_board(text, boards.shipped("taj_mahal"))
