"""What the things of Noughts and Crosses are called."""

from durbar.ui.kit.look.picture import Picture
from durbar.ui.words import translate

_SIGNS = ("noughts/cross", "noughts/nought")


def cell_name(cell: int) -> str:
    """A cell by its row and column, from 1."""
    row, column = divmod(cell, 3)
    return translate("Noughts", "row {row}, column {column}").format(row=row + 1, column=column + 1)


def sign(seat: int) -> Picture:
    """A seat's sign."""
    return Picture(_SIGNS[seat])
