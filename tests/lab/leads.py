"""How much a lead is worth: ``python -m tests.lab.leads GAME --seats N --games 200``.

At the beginning of each stage of games among bold, steady and gentle players the expert's judge tells what every seat
may expect and by which lead it takes one to be e times as likely to win (``temperature``). How well that foretells the
winner is told by log loss, for leads as they are and for others so many times as large: the least loss shows how large
they should be. Taj Mahal's judge sees visits in thought, not states, and is not tried here.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import log

import msgspec

from durbar.bots.levels import LEVELS, bot
from durbar.bots.search.evaluator import shares_of
from durbar.bots.search.position import Position
from durbar.bots.search.searcher import Searcher
from durbar.engine.rng import Rng
from durbar.games import game

MIX = ("bold", "bold", "steady", "gentle")
#: The games of these thirds are told apart, for leads mean more near the end.
PARTS = ("beginning", "middle", "end")
TIMES = (0.5, 0.6, 0.7, 0.85, 1.0, 1.2, 1.4, 1.7, 2.0, 2.4, 2.8)


class Standing(msgspec.Struct, frozen=True):
    """What was expected at the beginning of a stage. at: how far the game was, from 0 to 1. won: as it came out."""

    at: float
    expected: tuple[float, ...]
    temperature: float
    won: tuple[float, ...]

    def loss(self, times: float) -> float:
        """The log loss of a foretelling with leads so many times as large."""
        shares = shares_of(self.expected, self.temperature * times)
        return -sum(won * log(max(share, 1e-9)) for won, share in zip(self.won, shares, strict=True))


def watched(key: str, seats: int, seed: int) -> list[Standing]:
    """What was expected in a deal, stage by stage."""
    rng = Rng(seed)
    players = [bot(key, MIX[rng.below(len(MIX))]) for _ in range(seats)]
    expert = bot(key, LEVELS[-1])
    assert isinstance(expert, Searcher)
    state = game(key).start(seats, seed)
    stage, found = None, []
    while (seat := state.to_act) is not None:
        position = Position.of(state, seat)
        judge = expert.evaluator(position)
        if judge.stage(state) != stage:
            stage = judge.stage(state)
            found.append((state.played, tuple(judge.expected(state)), judge.temperature(state)))
        state.play(players[seat].choose(position, seed + state.played))
    first = [one.seat for one in state.standings() if one.rank == 1]
    won = tuple((seat in first) / len(first) for seat in range(seats))
    return [Standing(at / state.played, expected, lead, won) for at, expected, lead in found]


def told(standings: Sequence[Standing]) -> str:
    """A line a third of the game: the loss by how many times as large leads are."""
    lines = [f"{'times':16}" + "".join(f"{times:7}" for times in TIMES)]
    for number, part in enumerate(PARTS):
        own = [one for one in standings if int(one.at * len(PARTS)) == number]
        losses = [sum(one.loss(times) for one in own) / max(1, len(own)) for times in TIMES]
        lines.append(f"{part:9} {len(own):5} " + "".join(f"{loss:7.3f}" for loss in losses))
    return "\n".join(lines)


def main() -> None:
    """Read the command line, play and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("ra", "raja", "dice_charmers"))
    parser.add_argument("--seats", type=int, default=3, help="how many play (3)")
    parser.add_argument("--games", type=int, default=200, help="how many (200)")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at a time (all processors)")
    words = parser.parse_args()
    seeds = range(words.seed, words.seed + words.games)
    with ProcessPoolExecutor(words.jobs) as pool:
        games = pool.map(watched, repeat(words.game), repeat(words.seats), seeds)
        print(told([one for own in games for one in own]))


if __name__ == "__main__":
    main()
