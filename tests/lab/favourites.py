"""Whether hints know who is ahead: ``python -m tests.lab.favourites GAME --positions 300``.

In positions of games between bold players a hint tells the seat that is in turn its chance. Where that is less than
its fair share by more than a margin, bold players play on from there many times over: the seat must not win most of
them. What it does win is printed. Discs of Raja that the seat can't see are such as players choose.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import msgspec

from durbar.bots.arena.weights import learned
from durbar.bots.levels import LEVELS, bot
from durbar.bots.raja.judgement import Weights
from durbar.bots.raja.searcher import LikelyDiscs
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


class Hinted(msgspec.Struct, frozen=True):
    """A position of a deal. told: by the hint. won: what part of PLAYED continuations; None where it told enough."""

    seed: int
    at: int
    told: float
    won: float | None

    @property
    def is_favourite(self) -> bool:
        """Whether the seat wins most continuations, and was told too little."""
        return self.won is not None and self.won > 1 / 2


def hinted(key: str, seats: int, seed: int) -> list[Hinted]:
    """Positions of a deal among bold players, and what hints tell there."""
    adviser = bot(key, LEVELS[-1])
    assert isinstance(adviser, Thinking)
    found = []
    for position, at in _positions(key, seats, seed):
        told = advice(position, key, adviser.adviser().think(position, at))[0].win_probability
        low = told < 1 / seats - MARGIN
        found.append(Hinted(seed, at, told, _part(key, position) if low else None))
    return found


def _part(key: str, position: Position) -> float:
    """What part of the continuations the position's seat wins, or about, where it clearly does not win most."""
    won = sum(_won(key, position, number) for number in range(FIRST))
    if won <= FIRST / 3:
        return won / FIRST
    return (won + sum(_won(key, position, number) for number in range(FIRST, PLAYED))) / PLAYED


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
    known = LikelyDiscs(position, learned("raja", Weights)) if key == "raja" else position
    player, state = bot(key, "bold"), known.sample(Rng(number * _NEXT))
    while (seat := state.to_act) is not None:
        state.play(player.choose(Position.of(state, seat), number + state.played))
    first = [one.seat for one in state.standings() if one.rank == 1]
    return 1 / len(first) if position.seat in first else 0.0


def main() -> None:
    """Read the command line, play, and print what was told too low."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--positions", type=int, default=300, help="how many to look at, at least (300)")
    parser.add_argument("--seed", type=int, default=8000, help="of the first deal (8000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words = parser.parse_args()
    found: list[Hinted] = []
    seed = words.seed
    with ProcessPoolExecutor(words.jobs) as pool:
        while len(found) < words.positions:
            deals = range(seed, seed + 2 * words.jobs)
            for some in pool.map(partial(hinted, words.game, words.seats), deals):
                found += some
            seed = deals.stop
    low = [one for one in found if one.won is not None]
    favourites = [one for one in low if one.is_favourite]
    for one in favourites:
        print(f"deal {one.seed}, move {one.at}: wins {one.won:.0%} and is told {one.told:.0%}")
    print(f"{words.game}, {words.seats} players: of {len(found)} seats {len(low)} were told little, and")
    print(f"{len(favourites)} of these win most continuations")


if __name__ == "__main__":
    main()
