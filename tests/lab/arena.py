"""Seat levels, the beginner, the zoo and strangers at one table: ``python -m tests.lab.arena ra --seats bold,hoarder``.

As ``durbar arena``, which knows the levels alone; ``--names`` tells who can be seated.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor

from durbar.bots.arena.arena import play, table
from durbar.bots.arena.match import Match
from durbar.bots.levels import LEVELS, arena_player
from durbar.bots.search.bot import Bot
from durbar.games import GAMES
from tests.lab.beginners import BEGINNERS
from tests.lab.strangers import STRANGERS
from tests.lab.zoo import ZOO


class LabMatch(Match, frozen=True):
    """A match at which anybody may sit."""

    def players(self) -> list[Bot]:
        """A player for each place."""
        guests = guests_of(self.key)
        return [guests[name]() if name in guests else arena_player(self.key, name) for name in self.levels]


def guests_of(key: str) -> dict:
    """What makes the beginner of a game, its strangers and its zoo, by their names."""
    return {"beginner": BEGINNERS[key], **STRANGERS[key], **(ZOO if key == "ra" else {})}


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", default="", help="players by commas")
    parser.add_argument("--names", action="store_true", help="only tell who can be seated")
    parser.add_argument("--games", type=int, default=120, help="best a multiple of the seats (120)")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at a time (all processors)")
    words = parser.parse_args()
    if words.names or not words.seats:
        print(", ".join((*LEVELS, "random", "greedy", "untrained", *guests_of(words.game))))
        return
    with ProcessPoolExecutor(words.jobs) as pool:
        result = play(LabMatch(words.game, tuple(words.seats.split(",")), {}, words.seed), words.games, pool)
    print(f"{words.game}: {result.games} games\n{table(result)}")


if __name__ == "__main__":
    main()
