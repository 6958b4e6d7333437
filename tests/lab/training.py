"""Learning from self-play: ``python -m tests.lab.training GAME`` seeks better weights for a game's judgement.

What is found is written into ``resources/weights``, from where the levels read it.

The weights that are known play against slightly changed ones, every deal twice with seats exchanged. What wins clearly
takes their place, and the search goes on from there. At the end what was found has to prove itself in new deals.
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from math import exp, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec

from durbar.bots import players_of
from durbar.bots.arena.arena import executor_of
from durbar.bots.arena.match import play_deal
from durbar.bots.arena.weights import learned
from durbar.bots.players import Learner
from durbar.engine.errors import DurbarError
from durbar.games import GAMES, game
from durbar.system.paths import resource

#: A change is kept when it wins by so many standard errors; what was found is written when it does by so many.
KEEP, PROVE = 1.3, 1.65
#: By how much a weight is changed at first and at last (standard deviation of its logarithm), and how many at once.
WIDE, NARROW, PART = 0.35, 0.1, 0.3

Weights = dict[str, float]


class NothingToLearn(DurbarError):
    """A game whose computer players do not learn."""


class Lead(msgspec.Struct, frozen=True):
    """By how much some weights won against others. share: of a game above the fair one, the mean. error: of it."""

    share: float
    error: float

    @property
    def sure(self) -> float:
        """How many standard errors the lead is above nothing."""
        return self.share / self.error if self.error > 1e-9 else 0.0


def main() -> int:
    """Read the command line and train; gives the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--rounds", type=int, default=40, help="how many changes are tried (40)")
    parser.add_argument("--deals", type=int, default=60, help="deals for each, two games a deal (60)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the changes and of the deals (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at a time (all processors)")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on a Dask cluster (needs durbar[cluster])")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to write; the game's own file without it")
    return run(parser.parse_args())


def run(args: argparse.Namespace) -> int:
    """Train, tell each step, and write what has proved itself. Raises NothingToLearn."""
    key = args.game
    with executor_of(args.jobs, args.dask) as executor:
        trainer = Trainer(key, args.deals, args.seed, executor)
        for told in trainer.train(args.rounds):
            print(told, flush=True)
        proof = trainer.prove()
    print(f"against what was known before: {_in_words(proof)}, in {2 * trainer.proving} new games")
    if proof.sure < PROVE:
        print("Nothing better was found for sure; nothing is written.")
        return 0
    path = args.out or resource("weights") / f"{key}.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(trainer.weights)) + b"\n")
    print(f"written: {path}")
    return 0


class Trainer:
    """Seeks better weights for one game, starting from those in its file."""

    def __init__(self, key: str, deals: int, seed: int, executor: Executor | None):
        """deals: to be played for every change. executor: where; None for here."""
        self.key, self.deals, self.seed, self.executor = key, deals, seed, executor
        kind: type[msgspec.Struct] = learner(key).kind
        self.before: Weights = msgspec.to_builtins(learned(key, kind))
        self.weights = self.before
        self.proving = 6 * deals
        self._chance = random.Random(seed)

    def train(self, rounds: int) -> Iterator[str]:
        """Try so many changes; a line on each."""
        for number in range(rounds):
            width = WIDE + (NARROW - WIDE) * number / max(1, rounds - 1)
            changed = self._changed(width)
            lead = self._compare(changed, self.weights, self.deals, self.seed + number * self.deals)
            names = [name for name, weight in changed.items() if weight != self.weights[name]]
            kept = lead.sure > KEEP
            if kept:
                self.weights = changed
            yield f"{number + 1:>3} {_in_words(lead)} {'kept' if kept else '    '} {', '.join(names)}"

    def prove(self) -> Lead:
        """What the weights win against those before, in deals that they were not chosen by."""
        return self._compare(self.weights, self.before, self.proving, self.seed + 1_000_000)

    def _changed(self, width: float) -> Weights:
        """The weights with some of them a little different, never all the same."""
        names = [name for name in self.weights if self._chance.random() < PART]
        names = names or [self._chance.choice(list(self.weights))]
        return {
            name: round(weight * exp(self._chance.gauss(0, width)), 4) if name in names else weight
            for name, weight in self.weights.items()
        }

    def _compare(self, ours: Weights, theirs: Weights, deals: int, seed: int) -> Lead:
        seats = game(self.key).seats
        tasks = [(self.key, seats[deal % len(seats)], seed + deal, ours, theirs) for deal in range(deals)]
        tasks.sort(key=lambda task: -task[1])  # the longest games first: nobody waits long for the last
        play = self.executor.map if self.executor is not None else map
        return lead_of(list(play(play_pair, *zip(*tasks, strict=True))))


def play_pair(key: str, seats: int, seed: int, ours: Weights, theirs: Weights) -> float:
    """One deal played twice, our weights at every second seat and then at the others: what ours won above their fair
    share, a game."""
    pupil = learner(key)
    won = 0.0
    for first in (0, 1):
        mine = [(seat + first) % 2 == 0 for seat in range(seats)]
        seated = [pupil.player(msgspec.convert(ours if own else theirs, pupil.kind)) for own in mine]
        found = play_deal(key, seated, seed)
        won += sum(one.share for one, own in zip(found, mine, strict=True) if own) - sum(mine) / seats
    return won / 2


def lead_of(leads: Sequence[float]) -> Lead:
    """The mean of some leads and how far it may be from the truth."""
    return Lead(fmean(leads), stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0)


def learner(key: str) -> Learner[Any]:
    """Who learns a game. Raises UnknownGame or NothingToLearn."""
    pupil = players_of(key).learner
    if pupil is None:
        raise NothingToLearn(f"The computer players of {key} have no weights to learn.")
    return pupil


def _in_words(lead: Lead) -> str:
    return f"{lead.share:+.3f} of a game ± {lead.error:.3f}"


if __name__ == "__main__":
    raise SystemExit(main())
