"""What Ra gives to the tests of all games: its laws of conservation, its clicks, and a lively way to play."""

from collections.abc import Iterator

from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Pass, Spend, Stop
from durbar.games.ra.state import RaState
from durbar.games.ra.tiles import COUNTS, NUMBER, TILES
from tests.games.ra.build import HIGHEST_SUN, RA_SPACES, everywhere

#: No game has more decisions (rule 103).
BOUND = 750

_NEVER_OWNED = [NUMBER[tile] for tile in ("ra", "funeral", "drought", "unrest", "earthquake")]


def laws(state: State) -> None:
    """Rules 98 to 101, which hold after every move. Read off the state itself, not a view, to be quick."""
    assert isinstance(state, RaState)
    # 98: no tile is lost or made.
    assert everywhere(state) == COUNTS
    # 99 and 100: all suns are there, one of them on the board, and everybody has as many as at the start.
    owned = [up + down for up, down in zip(state.suns_up, state.suns_down, strict=True)]
    assert sorted([state.board_sun, *sum(owned, ())]) == list(range(1, HIGHEST_SUN[state.seats] + 1))
    assert {len(suns) for suns in owned} == {4 if state.seats == 3 else 3}
    # 101, and a bit more: nobody ever owns a Ra tile or a disaster.
    assert not any(area[number] for area in state.areas for number in _NEVER_OWNED)
    assert state.ra_track < RA_SPACES[state.seats]
    assert min(state.fame) >= 0


def clicks(state: State) -> Iterator[Move]:
    """Every move that a click anywhere on the screen can make, legal or not."""
    yield from (Draw(), Invoke(), Stop(), Pass())
    for tile in TILES:
        yield Spend(tile)
        yield Lose(tile)
    for sun in range(1, 17):
        yield Bid(sun)


def lively(state: State, rng: Rng) -> Move:
    """Draw and pass more often than not, so that lots grow, epochs end both ways and disasters bite."""
    moves = state.legal_moves()
    for usual, often in ((Draw(), 85), (Pass(), 65)):
        if usual in moves and rng.below(100) < often:
            return usual
    return moves[rng.below(len(moves))]
