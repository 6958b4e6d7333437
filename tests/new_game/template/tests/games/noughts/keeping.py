"""What Noughts and Crosses gives to the tests of all games: its laws, its clicks and its bound."""

from collections.abc import Iterator

from durbar.engine.move import Move
from durbar.engine.state import State
from durbar.games.noughts.moves import Place
from durbar.games.noughts.state import CELLS, NoughtsState

#: No game has more decisions.
BOUND = len(CELLS)


def laws(state: State) -> None:
    """Both have as many signs on the board, or the first one more."""
    assert isinstance(state, NoughtsState)
    assert state.cells.count(0) - state.cells.count(1) in (0, 1)


def clicks(_state: State) -> Iterator[Move]:
    """Every move that a click anywhere on the screen can make, legal or not."""
    yield from map(Place, CELLS)
