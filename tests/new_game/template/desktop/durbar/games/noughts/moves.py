"""The moves of Noughts and Crosses: ``place 4``. Cells count from 0, row by row."""

from typing import ClassVar

from durbar.engine.move import Move


class Place(Move, frozen=True):
    """Put one's sign into a cell (§2)."""

    cell: int

    word: ClassVar[str] = "place"
    rank: ClassVar[int] = 0


MOVES = (Place,)
