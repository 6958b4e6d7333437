"""Matches between computer players without a screen: who wins how often, by how much, and how fast they think."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from math import log10, sqrt
from pathlib import Path

import msgspec

from durbar.bots import players_of
from durbar.bots.arena.match import Match, Performance, play_game
from durbar.bots.levels import GREEDY, LEVELS, RANDOM
from durbar.engine.errors import DurbarError
from durbar.engine.game import Game, OptionValue
from durbar.games import game
from durbar.system.children import kept_from_folder

#: The rating of the easiest level, from which the others are counted.
BASE_RATING = 1000
_BAR = 30
#: A task is such a part of the games that are left to play.
_TASKS = 32


class Tally(msgspec.Struct):
    """What one place of a line-up did. wins: shared ones in part. beaten: of the others of another level, those that
    came behind, a tie as half. score, seconds: sums.
    """

    level: str
    games: int = 0
    wins: float = 0.0
    score: int = 0
    decisions: int = 0
    seconds: float = 0.0
    beaten: float = 0.0
    met: int = 0

    @property
    def mean_score(self) -> float:
        """Points a game."""
        return self.score / self.games if self.games else 0.0

    @property
    def milliseconds(self) -> float:
        """Mean time a decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0

    @property
    def share(self) -> float:
        """Wins a game."""
        return self.wins / self.games if self.games else 0.0


class Result(msgspec.Struct):
    """A match as far as it was played. tallies: in the order of the line-up."""

    match: Match
    tallies: list[Tally]
    games: int = 0
    stopped: bool = False

    @classmethod
    def of(cls, match: Match) -> Result:
        """Start with no games."""
        return cls(match, [Tally(level) for level in match.levels])

    def count(self, game: Sequence[Performance]) -> None:
        """Add a game."""
        self.games += 1
        for tally, done in zip(self.tallies, game, strict=True):
            tally.games += 1
            tally.wins += done.share
            tally.score += done.score
            tally.decisions += done.decisions
            tally.seconds += done.seconds
            others = [other.rank for rival, other in zip(self.tallies, game, strict=True) if rival.level != tally.level]
            tally.met += len(others)
            tally.beaten += sum(1.0 if rank > done.rank else 0.5 if rank == done.rank else 0.0 for rank in others)

    def of_level(self, level: str) -> Tally:
        """Return all places of a level together."""
        same = [tally for tally in self.tallies if tally.level == level]
        return Tally(level, *(sum(getattr(tally, name) for tally in same) for name in Tally.__struct_fields__[1:]))


def play_match(
    key: str,
    line_up: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, OptionValue] | None = None,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play a match and count.

    games: how many; best a multiple of the seats, for each deal is played once with every rotation of the players.
    executor: where they are played, here and one after the other when there is none. progress: told how many are
    played. Ctrl-C ends the match early with what is known.
    Raises UnknownGame, UnknownLevel, BadSeats, BadSeed or BadOption before the first game.
    """
    return play(Match(key, tuple(line_up), dict(options or {}), seed), games, executor, progress)


def play(
    match: Match, games: int, executor: Executor | None = None, progress: Callable[[int], None] | None = None
) -> Result:
    """Play a match of whoever it seats, and count; see ``play_match``."""
    match.check()
    result = Result.of(match)
    try:
        for played in _played(match, games, executor):
            result.count(played)
            if progress is not None:
                progress(result.games)
    except KeyboardInterrupt:
        result.stopped = True
    return result


def _played(match: Match, games: int, executor: Executor | None) -> Iterator[tuple[Performance, ...]]:
    """Yield the games of a match, in their order."""
    if executor is None:
        for number in range(games):
            yield play_game(match, number)
        return
    for task in executor.map(partial(play_games, match), list(tasks(games))):
        yield from task


def play_games(match: Match, numbers: Sequence[int]) -> list[tuple[Performance, ...]]:
    """Play some games of a match, one after the other."""
    return [play_game(match, number) for number in numbers]


def tasks(games: int) -> Iterator[range]:
    """Yield the numbers of games that are played in one go.

    They are several at first, for sending a task to another machine takes as long as a tenth of a short game; and one
    at the end, so that nobody waits long for who is last.
    """
    done = 0
    while done < games:
        many = max(1, (games - done) // _TASKS)
        yield range(done, done + many)
        done += many


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the bounds of the true rate with 95 % confidence (Wilson's interval)."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    rate = wins / games
    middle = rate + z * z / (2 * games)
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def table(result: Result) -> str:
    """Return the result as an aligned plain table; players of the same level are one line."""
    rows = [f"{'player':<10}{'games':>8}{'wins':>8}{'rate':>9}{'95 % between':>19}{'points':>9}{'ms/choice':>11}"]
    for level in dict.fromkeys(result.match.levels):
        total = result.of_level(level)
        low, high = wilson(total.wins, total.games)
        rows.append(
            f"{level:<10}{total.games:>8}{total.wins:>8.4g}{total.share:>9.1%}{low:>11.1%}{high:>8.1%}"
            f"{total.mean_score:>9.1f}{total.milliseconds:>11.2f}"
        )
    return "\n".join(rows)


# ---- the ladder ----------------------------------------------------------------------------------------------------


def rungs(key: str, seats: int) -> list[tuple[str, ...]]:
    """Return the line-ups of a ladder: the lowest level among who plays by chance, whoever plays by rules of thumb
    among the lowest, each level at a table of the level below, and the highest at one of the second.
    """
    pairs = [(LEVELS[0], RANDOM), *zip(LEVELS[1:], LEVELS, strict=False), (LEVELS[-1], LEVELS[1])]
    if players_of(key).greedy is not None:
        pairs.insert(1, (GREEDY, LEVELS[0]))
    return [(higher, *[lower] * (seats - 1)) for higher, lower in pairs]


def ladder_table(results: Sequence[Result]) -> str:
    """Return what each level won at a table of another, beside its fair share, and the levels' ratings."""
    rows = [
        f"{'level':<10}{'at a table of':<16}{'games':>7}{'wins':>9}{'95 % between':>19}{'fair':>8}{'ms/choice':>11}"
    ]
    for result in results:
        first, rest = result.match.levels[0], result.match.levels[1]
        tally, fair = result.tallies[0], 1 / len(result.match.levels)
        low, high = wilson(tally.wins, tally.games)
        rows.append(
            f"{first:<10}{rest:<16}{tally.games:>7}{tally.share:>9.1%}{low:>11.1%}{high:>8.1%}{fair:>8.1%}"
            f"{tally.milliseconds:>11.1f}"
        )
    found = ratings(results)
    rows += ["", *(f"{level:<10}{round(rating):>6}" for level, rating in found.items())]
    return "\n".join(rows)


def ratings(results: Sequence[Result]) -> dict[str, float]:
    """Return Elo ratings up the ladder, the lowest level at BASE_RATING: from how often a level came before another.

    Who is only measured by has none.
    """
    found: dict[str, float] = {}
    for result in results:
        higher, lower = result.match.levels[:2]
        if {higher, lower} & {RANDOM, GREEDY}:
            continue
        found.setdefault(lower, BASE_RATING)
        if higher not in found and result.tallies[0].met:
            found[higher] = found[lower] + elo(result.tallies[0].beaten, result.tallies[0].met)
    return dict(sorted(found.items(), key=lambda pair: -pair[1]))


def elo(beaten: float, met: int) -> float:
    """Return the difference of ratings that would make somebody come before another so often; never beyond 800."""
    rate = min(max(beaten / met, 0.01), 0.99)
    return 400 * log10(rate / (1 - rate))


# ---- the command line ----------------------------------------------------------------------------------------------


class BadLineUp(DurbarError):
    """Seats or options of the command line that can't be read."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line of ``durbar arena``."""
    parser.add_argument("game", help="key of the game, e.g. ra")
    parser.add_argument(
        "--seats", required=True, help="levels by commas, e.g. steady,random,random; with --ladder a number"
    )
    parser.add_argument("--ladder", action="store_true", help="each level at a table of the one below, with ratings")
    parser.add_argument("--games", type=int, default=100, help="how many games, each match (100)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first deal (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at a time (all processors)")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE", help="options of the game")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results to a file as well")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on a Dask cluster (needs durbar[cluster])")


def run(args: argparse.Namespace) -> int:
    """Play what the command line asks for and print it. Raises what play_match raises, and BadLineUp."""
    rules = game(args.game)
    options = read_options(rules, args.options)
    if args.ladder:
        if not args.seats.isdigit():
            raise BadLineUp(f"With --ladder, --seats is a number of players, not “{args.seats}”.")
        line_ups = rungs(args.game, int(args.seats))
    else:
        line_ups = [tuple(args.seats.split(","))]
    results: list[Result] = []
    with executor_of(args.jobs, args.dask) as executor:
        for line_up in line_ups:
            bar = _Bar(args.games)
            results.append(play_match(args.game, line_up, args.games, args.seed, options, executor, bar.show))
            bar.end()
            if results[-1].stopped:
                break
    for result in results:
        print(f"{args.game}: {result.games} games{', stopped early' if result.stopped else ''}\n{table(result)}\n")
    if args.ladder:
        print(ladder_table(results))
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(results)))
    return 0


def read_options(rules: Game, words: Sequence[str]) -> dict[str, OptionValue]:
    """Return options as ``name=value``, values as in the game's own list.

    Raises BadLineUp; the game refuses the rest.
    """
    found: dict[str, OptionValue] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise BadLineUp(f"“{word}” is no option: write name=value.")
        known = next((option for option in rules.options if option.id == name), None)
        texts = {str(one).lower(): one for one in known.values} if known is not None else {}
        found[name] = texts.get(value.lower(), value)
    return found


@contextmanager
def executor_of(jobs: int, dask: str | None) -> Iterator[Executor | None]:
    """Yield where games are played: a Dask cluster, processes of this machine, or simply here (None).

    dask: the address of the cluster's scheduler. Raises BadLineUp where Dask is not installed.
    """
    if dask:
        try:
            from distributed import Client
        except ImportError as error:
            raise BadLineUp("Playing on a Dask cluster needs more: pip install durbar[cluster]") from error
        with Client(dask) as client:
            yield client.get_executor(pure=False)
    elif jobs > 1:
        with kept_from_folder(), _processes(jobs) as pool:
            yield pool
    else:
        yield None


def _processes(jobs: int) -> AbstractContextManager[Executor | None]:
    """Return processes of this machine; None where the system has no shared memory for them."""
    try:
        return ProcessPoolExecutor(jobs)
    except (OSError, ImportError, NotImplementedError):
        return nullcontext()


class _Bar:
    """A line that grows on a terminal, and is silent elsewhere."""

    def __init__(self, total: int):
        self._total, self._on = total, sys.stderr.isatty()

    def show(self, done: int) -> None:
        """Print how many games are played."""
        if self._on:
            full = _BAR * done // self._total
            print(f"\r[{'#' * full}{'.' * (_BAR - full)}] {done} of {self._total}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Leave the line."""
        if self._on:
            print(file=sys.stderr)
