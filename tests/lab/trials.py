"""Whether symbols are won that trials win: ``python -m tests.lab.trials --games 50``, of Taj Mahal.

At every third play of a visit it is looked in what part of the expert's quick trials each symbol is won from there, as
a review does, and what that seat wins when the visit is played. Every other game is one of experts, the rest are among
mixed levels. The table tells what reviews say of it, by tenths, and how often it came about; and the curve that fits
these games.
"""

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import chain

import msgspec

from durbar.bots.levels import LEVELS, bot
from durbar.bots.review.judging import own_seed, think
from durbar.bots.search.memory import Past
from durbar.bots.search.position import Position
from durbar.bots.taj_mahal.consequences import COMES_TRUE
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games import game
from durbar.games.taj_mahal.events import Withdrew
from durbar.games.taj_mahal.moves import Play
from durbar.games.taj_mahal.symbols import SYMBOLS
from tests.lab.calibration.curve import fitted
from tests.lab.calibration.rows import MIX, Row
from tests.lab.calibration.table import table_of

KEY, SEATS, APART = "taj_mahal", 3, 3
#: A symbol is won or not, whoever plays: nothing is fair.
_EVEN = 1 / 2


def trials(seed: int) -> list[Row]:
    """What trials of a deal said of symbols, and whether they were won."""
    rng = Rng(seed)
    levels = [MIX[rng.below(len(MIX))] if seed % 2 else LEVELS[-1] for _ in range(SEATS)]
    players = [bot(KEY, level) for level in levels]
    state, past, plays = game(KEY).start(SEATS, seed), Past(KEY), 0
    found: list[Row] = []
    asked: dict[int, list[list[float]]] = {}
    while (seat := state.to_act) is not None:
        position = past.position(state, seat)
        move = players[seat].choose(position, seed + state.played)
        if isinstance(move, Play) and len(position.legal_moves) > 1:
            plays += 1
            if plays % APART == 0:
                asked.setdefault(seat, []).append(_won_in_trials(position, move, own_seed(seed, state.played, 1)))
        past.add(state, move)
        for event in state.play(move):
            if isinstance(event, Withdrew):
                found += _came_about(asked.pop(event.seat, []), event)
    return found


def _won_in_trials(position: Position, move: Move, seed: int) -> list[float]:
    moves = think(position, KEY, move, 1, seed).moves
    made = next(one for one in moves if one.move == str(move))
    ends = list(chain.from_iterable(made.consequences))
    return [sum(end[number] for end in ends) / len(ends) for number in range(len(SYMBOLS))]


def _came_about(asked: list[list[float]], event: Withdrew) -> Iterator[Row]:
    won = {one.symbol for one in event.symbols if one.won}
    for parts in asked:
        for symbol, part in zip(SYMBOLS, parts, strict=True):
            if part:
                yield Row(part, float(symbol in won), _EVEN, even=True)


def main() -> None:
    """Read the command line, play, and print the table and the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=7000, help="of the first deal (7000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words = parser.parse_args()
    with ProcessPoolExecutor(words.jobs) as pool:
        rows = list(chain.from_iterable(pool.map(trials, range(words.seed, words.seed + words.games))))
    for one in table_of(SEATS, words.games, [(COMES_TRUE.told(row.found), row) for row in rows]).classes:
        print(f"{one.count:6} told {one.told:6.1%} came about {one.won:6.1%}")
    print(fitted(rows, msgspec.structs.replace(COMES_TRUE, winning=1.0, losing=1.0, shift=0.0)))


if __name__ == "__main__":
    main()
