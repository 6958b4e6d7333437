"""Play many random games and check the laws of the game after every move.

``python -m tests.lab.many_games ra 10000`` plays 10,000 games at every number of players, all ways and options in turn.
A second number is the first seed. With the word ``all`` at the end the options are not the tests' choice but every set
there is, in an order of chance.
"""

import random
import sys
import time
from collections.abc import Sequence
from itertools import cycle

import durbar
from tests.contract.positions import CASE, Case, Chosen, playing


def play_many(case: Case, seats: int, games: int, sets: Sequence[Chosen], first_seed: int = 0) -> tuple[int, int]:
    """The number of decisions in all games, and the most in one. Raises AssertionError where a law is broken.

    Each set of options is played in every way before the next one's turn.
    """
    tables = cycle([(options, way) for options in sets for way in case.ways])
    total = most = 0
    for seed in range(first_seed, first_seed + games):
        options, way = next(tables)
        state = durbar.start(case.key, seats=seats, seed=seed, options=options)
        case.laws(state)
        try:
            for _ in playing(state, seed, way):
                case.laws(state)
            assert state.played <= case.bound
        except Exception as error:
            error.add_note(f"{case.key}, {seats} players, seed {seed}, {way.__name__}, {options}, move {state.played}")
            raise
        total += state.played
        most = max(most, state.played)
    return total, most


def main() -> None:
    """Read the command line and play."""
    key, *numbers = (argument for argument in sys.argv[1:] if argument != "all")
    games, first_seed = int(numbers[0]), int(numbers[1]) if len(numbers) > 1 else 0
    case = CASE[key]
    for seats in durbar.game(key).seats:
        if "all" in sys.argv:
            sets = list(case.all_options(seats))
            random.Random(first_seed).shuffle(sets)
        else:
            sets = [options for count, options in case.tables() if count == seats]
        began = time.perf_counter()
        total, most = play_many(case, seats, games, sets, first_seed)
        seconds = time.perf_counter() - began
        print(
            f"{key}, {seats} players: {games} games, {total} decisions, at most {most} in one; "
            f"all laws held after every move ({seconds:.0f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main()
