"""The games under contract, and games played at random for the tests.

A new game joins by one line in CASES; what the line names lies in a file ``keeping.py`` beside the game's own tests.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import NamedTuple

import durbar
from durbar.engine.chance import Chance
from durbar.engine.event import Event
from durbar.engine.game import OptionValue
from durbar.engine.move import Move
from durbar.engine.state import State
from tests.ra import keeping as ra

Way = Callable[[State, Chance], Move]


def uniform(state: State, chance: Chance) -> Move:
    """Any legal move, each as likely."""
    moves = state.legal_moves()
    return moves[chance.below(len(moves))]


class Case(NamedTuple):
    """One game under contract.

    laws: raises AssertionError where something got lost or came from nowhere. clicks: every move a click can make.
    bound: decisions that no game may exceed. ways: how its random games are played, the liveliest last.
    """

    key: str
    laws: Callable[[State], None]
    clicks: Callable[[State], Iterable[Move]]
    bound: int
    ways: tuple[Way, ...] = (uniform,)

    def tables(self) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """Every number of players with every set of options."""
        game = durbar.game(self.key)
        ids = [option.id for option in game.options]
        for seats, *values in product(game.seats, *(option.values for option in game.options)):
            yield seats, dict(zip(ids, values, strict=True))


CASES = (Case("ra", ra.laws, ra.clicks, ra.BOUND, (uniform, ra.lively)),)

CASE = {case.key: case for case in CASES}


def playing(state: State, seed: int, way: Way = uniform) -> Iterator[tuple[Move, list[Event]]]:
    """Play a game to its end: each move and what it brought. ``state`` is the object that changes.

    The moves come from a chance of their own, made from ``seed``, so that a game can be played again.
    """
    chance = Chance(seed + 1_000_003)
    while state.to_act is not None:
        move = way(state, chance)
        yield move, state.play(move)
