"""Ra against players that see the bag: ``python -m tests.lab.seer --games 200``.

A seer tries each of its moves on the real game, tile for tile as it will be drawn, and plays on from there by first
impressions to the next sun that is spent. No honest player can know that much; who still wins near its fair share of
games among seers is hardly to be read.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from durbar.bots.arena.arena import wilson
from durbar.bots.arena.weights import learned
from durbar.bots.levels import LEVELS, bot
from durbar.bots.ra.evaluator import RaEvaluator
from durbar.bots.ra.outlook import Weights
from durbar.bots.search.evaluator import outcome
from durbar.bots.search.memory import Past
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games import game


def foresee(state: State) -> Move:
    """What a seer plays in the real state."""
    evaluator = RaEvaluator(learned("ra", Weights))
    seat, legal = state.to_act, state.legal_moves()
    assert seat is not None

    def promise(move: Move) -> float:
        ahead, rng = state.copy(), Rng(1)
        stage = evaluator.stage(state)
        ahead.play(move)
        while ahead.to_act is not None and evaluator.stage(ahead) == stage:
            ahead.play(evaluator.rollout_move(ahead, rng))
        return outcome(evaluator, ahead).shares[seat]

    return legal[0] if len(legal) == 1 else max(legal, key=promise)


def won_among_seers(level: str, seats: int, seed: int) -> float:
    """How much of a deal one honest player wins; it sits at the seat that the seed gives."""
    honest, at = bot("ra", level), seed % seats
    state, past = game("ra").start(seats, seed // seats), Past("ra")
    while (seat := state.to_act) is not None:
        move = honest.choose(past.position(state, at), seed + state.played) if seat == at else foresee(state)
        past.add(state, move)
        state.play(move)
    first = [one.seat for one in state.standings() if one.rank == 1]
    return 1 / len(first) if at in first else 0.0


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default=LEVELS[-1], choices=LEVELS)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=3000, help="of the first deal (3000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words = parser.parse_args()
    first = words.seed * words.seats
    with ProcessPoolExecutor(words.jobs) as pool:
        played = pool.map(partial(won_among_seers, words.level, words.seats), range(first, first + words.games))
        won = sum(played)
    low, high = wilson(won, words.games)
    print(f"{words.level} among {words.seats - 1} seers: {won / words.games:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
