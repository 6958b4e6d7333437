"""Play many random games and check the laws of the game after every move.

From the top of the checkout: ``PYTHONPATH=desktop python -m tests.many_games ra 10000`` plays 10,000 games at every
number of players, all ways and options in turn. A second number is the first seed.
"""

import sys
import time
from itertools import cycle

import durbar
from tests.contract.positions import CASE, Case, playing


def play_many(case: Case, seats: int, games: int, first_seed: int = 0) -> tuple[int, int]:
    """The number of decisions in all games, and the most in one. Raises AssertionError where a law is broken."""
    sets = cycle([options for count, options in case.tables() if count == seats])
    total = most = 0
    for seed in range(first_seed, first_seed + games):
        options, way = next(sets), case.ways[seed % len(case.ways)]
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
    key, games, first_seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0
    for seats in durbar.game(key).seats:
        began = time.perf_counter()
        total, most = play_many(CASE[key], seats, games, first_seed)
        seconds = time.perf_counter() - began
        print(
            f"{key}, {seats} players: {games} games, {total} decisions, at most {most} in one; "
            f"all laws held after every move ({seconds:.0f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main()
