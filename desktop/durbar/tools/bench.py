"""How fast the games are: ``durbar bench``. Wall time on one core; of several rounds the fastest counts."""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

from durbar.bots.levels import LEVELS, bot
from durbar.bots.search.position import Position
from durbar.bots.search.searcher import Thinking
from durbar.engine.game import Game
from durbar.engine.move import Move
from durbar.engine.state import State
from durbar.games import GAMES, game
from durbar.session import store
from durbar.session.player import Player
from durbar.session.session import GameSession
from durbar.system import leftovers

#: Seconds a round lasts, and how many there are.
ROUND = 0.4
ROUNDS = 5
#: How often a game is saved.
SAVES = 200

#: A line of the report: what was measured, for how many seats, the figure, its unit.
Line = tuple[str, int, float, str]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line of ``durbar bench``."""
    parser.add_argument("game", nargs="?", help="key of a game; all of them without it")
    parser.add_argument("--ui", action="store_true", help="measure the screens instead of the rules")


def run(args: argparse.Namespace) -> int:
    """Measure what the command line asks for and print it. Raises UnknownGame."""
    keys = [game(args.game).key] if args.game else list(GAMES)
    if args.ui:
        from durbar.tools.bench_window import run as measure_window  # the rules are measured without Qt

        return measure_window(keys)
    for key in keys:
        measured = game(key)
        lines = [line for seats in measured.seats for line in measure(measured, seats)]
        print(f"{key}\n{table(lines)}")
    return 0


def measure(measured: Game, seats: int) -> list[Line]:
    """Return all figures of one game at one number of seats."""
    games, decisions = random_play(measured, seats)
    states, moves = random_game(measured, seats, seed=1)
    figures = [
        ("random play", games, "games/s"),
        ("random play", decisions, "decisions/s"),
        ("decisions in a game", decisions / games, ""),
        ("copy", mean_time(lambda state: state.copy(), states), "µs"),
        ("digest", mean_time(lambda state: state.digest(), states), "µs"),
        *record_times(measured, seats, moves),
        *choice_times(measured, states[:-1]),
    ]
    return [(name, seats, figure, unit) for name, figure, unit in figures]


def random_play(measured: Game, seats: int) -> tuple[float, float]:
    """Return whole random games a second, and decisions a second, through legal_moves and play alone."""
    best = (0.0, 0.0)
    for _ in range(ROUNDS):
        pick = random.Random(1).random
        games = decisions = 0
        began = perf_counter()
        while perf_counter() - began < ROUND:
            state = measured.start(seats, games)
            games += 1
            while state.to_act is not None:
                legal = state.legal_moves()
                state.play(legal[int(pick() * len(legal))])
                decisions += 1
        seconds = perf_counter() - began
        best = max(best, (games / seconds, decisions / seconds), key=lambda rates: rates[1])
    return best


def random_game(measured: Game, seats: int, seed: int) -> tuple[list[State], list[Move]]:
    """Return every state of a random game, from the opening to the end, and the moves between them."""
    chance = random.Random(seed)
    states, moves = [measured.start(seats, seed)], []
    while states[-1].to_act is not None:
        moves.append(chance.choice(states[-1].legal_moves()))
        states.append(states[-1].copy())
        states[-1].play(moves[-1])
    return states, moves


def mean_time(ask: Callable[[State], object], states: Sequence[State]) -> float:
    """Return the microseconds that asking a state takes, the mean over the states of a game."""

    def ask_all() -> None:
        for state in states:
            ask(state)

    return fastest(ask_all) / len(states) * 1e6


def record_times(measured: Game, seats: int, moves: Sequence[Move]) -> Iterable[tuple[str, float, str]]:
    """Time saving a finished game, as a table does with every move, and loading it with every move checked."""
    with tempfile.TemporaryDirectory(prefix=leftovers.prefix()) as folder:
        path = Path(folder) / f"game{store.SUFFIX}"
        table = GameSession.new(measured.key, [Player(f"Player {seat}") for seat in range(1, seats + 1)], 1)
        for move in moves:
            table.play(move)
        table.path = path

        def load() -> None:
            for _ in store.load(path).replay(measured):
                pass

        yield "save a finished game", middling(table.save) * 1e3, "ms"
        yield "load and replay it", fastest(load) * 1e3, "ms"


def choice_times(measured: Game, states: Sequence[State]) -> Iterable[tuple[str, float, str]]:
    """Yield the mean time of a computer player's choice, in the positions of a game."""
    positions = [Position.of(state, seat) for state in states if (seat := state.to_act) is not None]
    for level in LEVELS:
        player = bot(measured.key, level)
        began = perf_counter()
        for position in positions:
            player.choose(position, 1)
        yield f"a choice of {level}", (perf_counter() - began) / len(positions) * 1e3, "ms"
        if isinstance(player, Thinking):
            yield f"playouts of {level}", playout_rate(player, positions), "a second"


def playout_rate(player: Thinking, positions: Sequence[Position]) -> float:
    """Return how many playouts a second one core makes, over the positions where a player thinks at all."""
    playouts, seconds = 0, 0.0
    for position in positions:
        began = perf_counter()
        found = player.part(position, 1, 0)
        took = perf_counter() - began
        if made := sum(thought.playouts for thought in found.moves):
            playouts, seconds = playouts + made, seconds + took
    return playouts / seconds if seconds else 0.0


def fastest(do: Callable[[], None]) -> float:
    """Return seconds that doing it takes: the least over rounds of enough repeats to be measurable."""
    do()
    best = float("inf")
    for _ in range(ROUNDS):
        repeats = 0
        began = perf_counter()
        while perf_counter() - began < ROUND / ROUNDS:
            do()
            repeats += 1
        best = min(best, (perf_counter() - began) / repeats)
    return best


def middling(do: Callable[[], None]) -> float:
    """Return seconds that doing it takes: the median, for what waits for a disk now and then."""
    took = []
    for _ in range(SAVES):
        began = perf_counter()
        do()
        took.append(perf_counter() - began)
    return median(took)


def table(lines: Sequence[Line]) -> str:
    """Return aligned lines: what was measured down the side, seats across."""
    seats = list(dict.fromkeys(line[1] for line in lines))
    found = {(name, unit, number): figure for name, number, figure, unit in lines}
    rows = [f"{'':<24}" + "".join(f"{number} seats".rjust(14) for number in seats)]
    for name, unit in dict.fromkeys((name, unit) for name, _, _, unit in lines):
        figures = "".join(f"{_short(found[name, unit, number]):>14}" for number in seats)
        rows.append(f"{name:<24}{figures}  {unit}".rstrip())
    return "\n".join(rows)


def _short(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.2f}"
