"""What happens in Noughts and Crosses."""

from durbar.engine.event import Event
from durbar.engine.state import Standing


class Placed(Event, frozen=True):
    """A seat put its sign into a cell."""

    seat: int
    cell: int


class GameEnded(Event, frozen=True):
    """Three stand in a row, or all cells are full."""

    standings: tuple[Standing, ...]
