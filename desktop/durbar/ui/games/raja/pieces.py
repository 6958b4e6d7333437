"""Names of Raja's pictures: pieces in their players' colours, arms of cities, characters, actions."""

from durbar.games.raja.board import Board
from durbar.games.raja.view import NEUTRAL, View
from durbar.ui.kit.look import art
from durbar.ui.kit.values.sight import Sight

HOUSE, OUTER, CENTRAL, ARCHITECT = "raja/house", "raja/palace-outer", "raja/palace-central", "raja/architect"

for _piece, _x, _y, _size in ((HOUSE, 50, 68, 52), (OUTER, 50, 75, 36), (CENTRAL, 50, 75, 34), (ARCHITECT, 50, 77, 28)):
    art.emblem_at(_piece, _x, _y, _size)

#: The shields, in the order of Durbar's own cities; other boards' cities get them by their number.
_ARMS = ("AHM", "KHA", "UDA", "JAI", "AGR", "JOD", "DEL")

MAHARAJA, GOVERNOR, COIN = "raja/maharaja", "raja/governor", "kit/coin"


def piece(kind: str, owner: int, sight: Sight) -> str:
    """Return a piece of a seat, HOUSE, OUTER, CENTRAL or ARCHITECT; of nobody for NEUTRAL."""
    return f"{kind}@{sight.players[owner].emblem if owner != NEUTRAL else -1}"


def house(owner: int, sight: Sight) -> str:
    """Return a seat's house."""
    return piece(HOUSE, owner, sight)


def architect(owner: int, sight: Sight) -> str:
    """Return a seat's architect."""
    return piece(ARCHITECT, owner, sight)


def palace(owner: int, sight: Sight, central: bool = False) -> str:
    """Return a palace of a seat or of nobody."""
    return piece(CENTRAL if central else OUTER, owner, sight)


def arms(city: str, board: Board) -> str:
    """Return the shield of a city, by its id."""
    return f"raja/arms-{_ARMS[board.junction_number[city] - 1]}"


def arms_of(city: str, view: View) -> str:
    """Return the shield of a city of the board that is played on."""
    return arms(city, view.board)
