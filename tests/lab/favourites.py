"""Whether hints know who is ahead: ``python -m tests.lab.favourites GAME --positions 100``.

From positions of games between bold players each is played on by these many times over. Where the seat that is in turn
wins most of them, a hint must not tell it less than its fair share but for a margin; what does is printed.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import msgspec

from durbar.bots.levels import LEVELS, bot
from durbar.bots.search.advice import advice
from durbar.bots.search.memory import Past
from durbar.bots.search.position import Position
from durbar.bots.search.searcher import Thinking
from durbar.engine.rng import Rng
from durbar.games import GAMES, game

#: Continuations of a position; after so many first ones is left who clearly does not win most.
PLAYED, FIRST = 200, 20
#: By how much a hint may tell less than the fair share.
MARGIN = 0.10
#: Decisions between two positions of a game.
APART = 17
_NEXT = 7919


class Favourite(msgspec.Struct, frozen=True):
    """A position whose seat wins most continuations. won: how many of PLAYED. told: by the hint."""

    seed: int
    at: int
    seats: int
    won: float
    told: float

    @property
    def is_low(self) -> bool:
        """Whether the hint told too little."""
        return self.told < 1 / self.seats - MARGIN


def favourites(key: str, seats: int, seed: int) -> list[Favourite]:
    """The favourites of a deal among bold players, and what hints tell them."""
    adviser = bot(key, LEVELS[-1])
    assert isinstance(adviser, Thinking)
    found = []
    for position, at in _positions(key, seats, seed):
        won = sum(_won(key, position, number) for number in range(FIRST))
        if won <= FIRST / 3:
            continue
        won += sum(_won(key, position, number) for number in range(FIRST, PLAYED))
        if won > PLAYED / 2:
            told = advice(position, key, adviser.adviser().think(position, at))[0].win_probability
            found.append(Favourite(seed, at, seats, won, told))
    return found


def _positions(key: str, seats: int, seed: int) -> Iterator[tuple[Position, int]]:
    player, state, passed, past = bot(key, "bold"), game(key).start(seats, seed), 0, Past(key)
    while (seat := state.to_act) is not None:
        position = past.position(state, seat)
        if len(position.legal_moves) > 1:
            passed += 1
            if passed % APART == 0:
                yield position, state.played
        move = player.choose(position, seed + state.played)
        past.add(state, move)
        state.play(move)


def _won(key: str, position: Position, number: int) -> float:
    """How much of a continuation the position's seat wins."""
    player, state = bot(key, "bold"), position.sample(Rng(number * _NEXT))
    while (seat := state.to_act) is not None:
        state.play(player.choose(Position.of(state, seat), number + state.played))
    first = [one.seat for one in state.standings() if one.rank == 1]
    return 1 / len(first) if position.seat in first else 0.0


def main() -> None:
    """Read the command line, play, and print what was told too low."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--positions", type=int, default=100, help="favourites to find (100)")
    parser.add_argument("--seed", type=int, default=8000, help="of the first deal (8000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words = parser.parse_args()
    found: list[Favourite] = []
    seed = words.seed
    with ProcessPoolExecutor(words.jobs) as pool:
        while len(found) < words.positions:
            deals = range(seed, seed + 2 * words.jobs)
            for some in pool.map(partial(favourites, words.game, words.seats), deals):
                found += some
            seed = deals.stop
    low = [one for one in found if one.is_low]
    for one in low:
        print(f"deal {one.seed}, move {one.at}: wins {one.won / PLAYED:.0%} and is told {one.told:.0%}")
    print(f"{words.game}, {words.seats} players: {len(low)} of {len(found)} favourites were told too little")


if __name__ == "__main__":
    main()
