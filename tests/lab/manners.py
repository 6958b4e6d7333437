"""How common the manners of Ra are: ``python -m tests.lab.manners --games 300`` fits what ``bots/ra/manners.py`` holds.

Tables are drawn from the levels, the rules of thumb and the zoo, never the strangers. What everybody did is weighed as
the expert weighs it, and the shares of the manners are made to agree with that (expectation and maximisation). The
share of the own manners is set, not fitted: such players sit at the program's tables more often than in the zoo.
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log

from durbar.bots import players_of
from durbar.bots.levels import GREEDY, LEVELS, arena_player
from durbar.bots.ra.manners import BID_SLIP, BIDDING, CALL_SLIP, CALLING, Decision, Manner
from durbar.bots.search.position import Position
from durbar.games import game
from tests.lab.zoo import ZOO

#: Who sits down: all levels but the one that thinks long.
NAMES = (*LEVELS[:-1], GREEDY, *ZOO)
ROUNDS = 200


def watched(seed: int) -> list[list[Decision]]:
    """What each player of a deal decided."""
    chance = random.Random(seed)
    seats = chance.choice((3, 3, 4, 5))
    names = [chance.choice(NAMES) for _ in range(seats)]
    players = [ZOO[name]() if name in ZOO else arena_player("ra", name) for name in names]
    make_observer = players_of("ra").observer
    assert make_observer is not None
    observe = make_observer()
    state, found = game("ra").start(seats, seed), [[] for _ in range(seats)]
    while (seat := state.to_act) is not None:
        position = Position.of(state, seat)
        move = players[seat].choose(position, seed + state.played)
        note = observe(position, move)
        if note is not None:
            found[seat].append(note)
        state.play(move)
    return found


def fitted(manners: Sequence[Manner], slip: float, players: Sequence[Sequence[Decision]]) -> list[float]:
    """How common each manner is among players."""
    evidence = [[sum(log(_chance(manner, slip, one)) for one in own) for manner in manners] for own in players]
    shares = [1 / len(manners)] * len(manners)
    for _ in range(ROUNDS):
        sums = [0.0] * len(manners)
        for logs in evidence:
            most = max(logs)
            weights = [share * exp(one - most) for share, one in zip(shares, logs, strict=True)]
            total = sum(weights)
            sums = [so_far + weight / total for so_far, weight in zip(sums, weights, strict=True)]
        shares = [one / len(evidence) for one in sums]
    return shares


def _chance(manner: Manner, slip: float, one: Decision) -> float:
    chance = slip + (1 - 2 * slip) * manner.chance(one.figures)
    return chance if one.done else 1 - chance


def main() -> None:
    """Read the command line, play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=90000, help="of the first deal (90000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words = parser.parse_args()
    with ProcessPoolExecutor(words.jobs) as pool:
        games = list(pool.map(watched, range(words.seed, words.seed + words.games)))
    seated = [own for found in games for own in found]
    for title, manners, slip, calls in (("bids", BIDDING, BID_SLIP, False), ("calls", CALLING, CALL_SLIP, True)):
        players = [[one for one in own if one.calls == calls] for own in seated]
        shares = fitted(manners, slip, [own for own in players if own])
        left = (1 - manners[0].prior) / sum(shares[1:])
        print(f"{title}: the own manner has {shares[0]:.3f}, and is given {manners[0].prior}")
        for manner, share in zip(manners[1:], shares[1:], strict=True):
            print(f"  {manner.figure} {manner.limit:5} {manner.spread:4}  {share * left:.3f}, now {manner.prior}")


if __name__ == "__main__":
    main()
