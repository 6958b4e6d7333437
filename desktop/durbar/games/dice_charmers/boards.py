"""Which sheets The Dice Charmers can be played on: Durbar's own, and files of other owners that hold sound ones."""

from __future__ import annotations

from functools import cache

from durbar.games.dice_charmers.board import Board, read_board
from durbar.system import boards

OWN = boards.OWN


@cache
def own_board() -> Board:
    """Return the dice, tracks and sheets that Durbar brings along; what of them is its own design the file says."""
    return read(boards.shipped("dice_charmers"))


def found() -> tuple[dict[str, Board], list[boards.Refused]]:
    """Return the files in the person's folder: the sound ones by id, and those that are refused."""
    return boards.found("dice_charmers", read)


def board(id: str) -> Board:
    """Return the board with this id. Raises MissingBoard when its file is gone, or holds other sheets now."""
    return own_board() if id == OWN else boards.chosen(id, found()[0])


def read(text: str) -> Board:
    """Return the board that a file holds; what it leaves out is Durbar's own. Raises BadBoard."""
    return read_board(text, boards.shipped("dice_charmers"))
