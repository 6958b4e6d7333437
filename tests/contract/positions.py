"""The games under contract, and games played at random for the tests.

A new game joins by one line in CASES; what the line names lies in a file ``keeping.py`` beside the game's own tests.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import NamedTuple

import durbar
from durbar.engine.event import Event
from durbar.engine.game import OptionValue
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from tests.games.dice_charmers import keeping as dice_charmers
from tests.games.ra import keeping as ra
from tests.games.raja import keeping as raja
from tests.games.taj_mahal import keeping as taj_mahal

Way = Callable[[State, Rng], Move]
Chosen = dict[str, OptionValue]


def uniform(state: State, rng: Rng) -> Move:
    """Any legal move, each as likely."""
    moves = state.legal_moves()
    return moves[rng.below(len(moves))]


def resampled(state: State, seat: int) -> State:
    """What the seat takes for as likely as the real table."""
    return state.resample(seat, Rng(77))


class Case(NamedTuple):
    """One game under contract.

    laws: raises AssertionError where something got lost or came from nowhere. clicks: every move a click can make.
    bound: decisions that no game may exceed. ways: how its random games are played, the liveliest last.
    covering: by number of players, the sets of options to play with where all of them are too many for every test;
    every: all sets, where it is named. thin: of so many positions one is looked at from all sides.
    games: random games for each set of options and way. returns: a position can come back within a game.
    golden: named sets of options for the golden games, where not each value is to have its own. twin: the same table to
    a seat, with other things where it can't look.
    """

    key: str
    laws: Callable[[State], None]
    clicks: Callable[[State], Iterable[Move]]
    bound: int
    ways: tuple[Way, ...] = (uniform,)
    covering: Callable[[int], Iterable[Chosen]] | None = None
    every: Callable[[int], Iterable[Chosen]] | None = None
    thin: int = 1
    games: int = 5
    returns: bool = False
    golden: Mapping[str, Chosen] | None = None
    twin: Callable[[State, int], State] = resampled

    def tables(self) -> Iterator[tuple[int, Chosen]]:
        """Every number of players with the sets of options under test."""
        for seats in durbar.game(self.key).seats:
            for options in self.covering(seats) if self.covering else self.all_options(seats):
                yield seats, options

    def all_options(self, seats: int) -> Iterator[Chosen]:
        """Every set of options at a number of players."""
        if self.every is not None:
            yield from self.every(seats)
            return
        game = durbar.game(self.key)
        ids = [option.id for option in game.options]
        for values in product(*(game.values(option, seats) for option in game.options)):
            yield dict(zip(ids, values, strict=True))


CASES = (
    Case("ra", ra.laws, ra.clicks, ra.BOUND, (uniform, ra.lively), thin=6, games=2),
    Case(
        "raja",
        raja.laws,
        raja.clicks,
        raja.BOUND,
        (uniform, raja.lively),
        covering=raja.covering_sets,
        every=raja.all_sets,
        thin=37,
        games=1,
        returns=True,
        golden=raja.GOLDEN,
    ),
    Case(
        "taj_mahal",
        taj_mahal.laws,
        taj_mahal.clicks,
        taj_mahal.BOUND,
        (uniform, taj_mahal.hasty, taj_mahal.lively),
        covering=taj_mahal.covering_sets,
        thin=17,
        games=1,
        golden=taj_mahal.GOLDEN,
    ),
    Case(
        "dice_charmers",
        dice_charmers.laws,
        dice_charmers.clicks,
        dice_charmers.BOUND,
        (uniform, dice_charmers.lively),
        covering=dice_charmers.covering_sets,
        thin=29,
        games=1,
        golden=dice_charmers.GOLDEN,
    ),
)

CASE = {case.key: case for case in CASES}


def playing(state: State, seed: int, way: Way = uniform) -> Iterator[tuple[Move, list[Event]]]:
    """Play a game to its end: each move and what it brought. ``state`` is the object that changes.

    The moves come from a chance of their own, made from ``seed``, so that a game can be played again.
    """
    rng = Rng(seed + 1_000_003)
    while state.to_act is not None:
        move = way(state, rng)
        yield move, state.play(move)
