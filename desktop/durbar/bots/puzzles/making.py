"""Puzzles are made: game after game is looked through, what was found is kept, and a choice of it is brought along."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from durbar.bots.arena.arena import executor_of
from durbar.bots.puzzles.finding import Suspect, solution, suspects, tried_hard
from durbar.bots.puzzles.puzzle import GRADES, MOST_BYTES, Puzzle, load, read, text
from durbar.bots.review.judging import own_seed
from durbar.games import game
from durbar.system import files

#: So many puzzles of a game are brought along at most, and of one of its games.
MOST, MOST_OF_A_GAME = 60, 3
#: So many pairs of games are played on from a position, if nothing is said.
PAIRS = 100
_MOST_KEPT = 1 << 26

A = TypeVar("A")
B = TypeVar("B")


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """A game that was looked through. seed: of the first game. suspects: its positions that are to be tried."""

    seed: int
    number: int
    suspects: tuple[Suspect, ...]


class Tried(msgspec.Struct, frozen=True, tag="tried"):
    """A position that was tried. suspect: its name. puzzle: None where it is none."""

    suspect: str
    puzzle: Puzzle | None


class Book:
    """What was found of a game so far, in a file to which a line is added for each game and each position.

    A line that was not written to its end is passed over: what it told is found again.
    """

    def __init__(self, path: Path):
        """Read what is in a file; it may be missing. Raises OSError."""
        self._path = path
        self.looked: dict[tuple[int, int], Looked] = {}
        self.tried: dict[str, Puzzle | None] = {}
        lines = files.read(path, _MOST_KEPT) if path.exists() else b""
        self._torn = bool(lines) and not lines.endswith(b"\n")
        for line in lines.splitlines():
            try:
                self._put(_LINE.decode(line))
            except msgspec.DecodeError:
                continue

    def add(self, line: Looked | Tried) -> None:
        """Note a game or a position. Raises OSError."""
        self._put(line)
        with files.open_to_append(self._path) as file:
            file.write(b"\n" * self._torn + msgspec.json.encode(line) + b"\n")
        self._torn = False

    def chosen(self) -> tuple[Puzzle, ...]:
        """Return the puzzles to bring along, easiest first: as many easy ones as hard ones, as many of all tags, as far
        as possible.
        """
        left = [
            (place, puzzle)
            for place, looked in self.looked.items()
            for suspect in looked.suspects
            if (puzzle := self.tried.get(suspect.name)) is not None
        ]
        grades, tags, games = Counter[int](), Counter[tuple[str, ...]](), Counter[tuple[int, int]]()
        kept: list[Puzzle] = []
        size = len(text(()))
        while left and len(kept) < MOST:
            place, best = min(left, key=lambda one: (grades[one[1].grade] + tags[one[1].tags], one[1].name))
            left.remove((place, best))
            size += len(text((best,)))
            if size > MOST_BYTES:
                break
            kept.append(best)
            grades[best.grade] += 1
            tags[best.tags] += 1
            games[place] += 1
            if games[place] == MOST_OF_A_GAME:
                left = [one for one in left if one[0] != place]
        return graded(kept)

    def _put(self, line: Looked | Tried) -> None:
        if isinstance(line, Looked):
            self.looked[line.seed, line.number] = line
        else:
            self.tried[line.suspect] = line.puzzle


def graded(puzzles: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """Return puzzles easiest first, in grades that hold equally many. Those given have their ``hardness`` as grade.

    Of some games nearly all that can be a puzzle is found by nobody but the expert: grades that told more than which
    is harder would be empty there. Of those that are equally hard to players, what leads by more is easier.
    """
    ordered = sorted(puzzles, key=lambda one: (one.grade, -one.tried[1].less, one.name))
    grades = (GRADES[len(GRADES) * place // len(ordered)] for place in range(len(ordered)))
    return tuple(replace(one, grade=grade) for one, grade in zip(ordered, grades, strict=True))


_LINE = msgspec.json.Decoder(Looked | Tried)


def make(
    key: str,
    games: int,
    seed: int,
    book: Book,
    executor: Executor | None,
    told: Callable[[Puzzle], None] | None = None,
    pairs: int = PAIRS,
) -> None:
    """Look for puzzles in so many games of a seed, and note in the book what is not there yet.

    executor: where it is done; here, game by game, if there is none. told: is given each puzzle that was found. pairs:
    as of ``tried_hard``.
    Raises UnknownGame, OSError.
    """
    trying = partial(tried_hard, seed=seed, pairs=pairs)
    todo = [number for number in range(games) if (seed, number) not in book.looked]
    for number in range(games):
        if number in todo:
            continue
        _try(book.looked[seed, number].suspects, trying, book, executor, told)
    for number, found in zip(todo, _done(executor, partial(_look, key, seed), todo), strict=True):
        book.add(Looked(seed, number, found))
        _try(found, trying, book, executor, told)


def _try(
    found: Sequence[Suspect],
    trying: Callable[[Suspect], Puzzle | None],
    book: Book,
    executor: Executor | None,
    told: Callable[[Puzzle], None] | None,
) -> None:
    todo = [suspect for suspect in found if suspect.name not in book.tried]
    for suspect, puzzle in zip(todo, _done(executor, trying, todo), strict=True):
        book.add(Tried(suspect.name, puzzle))
        if puzzle is not None and told is not None:
            told(puzzle)


def _look(key: str, seed: int, number: int) -> tuple[Suspect, ...]:
    return suspects(key, number, seed)


def _done(executor: Executor | None, function: Callable[[A], B], many: Iterable[A]) -> Iterator[B]:
    """Yield what a function returns of each, in order."""
    return map(function, many) if executor is None else executor.map(function, many)


def solved(puzzle: Puzzle, seed: int) -> str:
    """Return what the expert plays in a puzzle, thinking ten times as long as for its own moves. Raises BadRecord."""
    subject = puzzle.subject()
    at = len(subject.moves)
    return solution(puzzle.game, subject.position(at), own_seed(seed, at, 1))


# ---- the command line ----------------------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line of ``durbar puzzles``."""
    parser.add_argument("what", choices=("make", "check"), help="look for puzzles, or solve those that there are")
    parser.add_argument("game", help="key of the game, e.g. ra")
    parser.add_argument("--games", type=int, default=10, help="how many games are looked through (10)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game, or of the expert that solves (1)")
    parser.add_argument(
        "--pairs",
        type=int,
        default=PAIRS,
        help=f"how many pairs of games are played on from a position, 0 for none ({PAIRS}): a minute or more each",
    )
    parser.add_argument(
        "--into",
        type=Path,
        metavar="FOLDER",
        help="where what was found is kept, game by game, and GAME.json is made of it; or whose GAME.json is solved",
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time (all processors)")
    parser.add_argument("--dask", metavar="ADDRESS", help="on a Dask cluster (needs durbar[cluster])")


def run(args: argparse.Namespace) -> int:
    """Do what the command line asks for; 1 where a puzzle does not hold, 130 where it was interrupted.

    Raises UnknownGame, BadLineUp, BadPuzzles, OSError.
    """
    game(args.game)
    try:
        with executor_of(args.jobs, args.dask) as executor:
            return _check(args, executor) if args.what == "check" else _make(args, executor)
    except KeyboardInterrupt:
        return 130


def _make(args: argparse.Namespace, executor: Executor | None) -> int:
    folder = args.into or Path()
    book = Book(folder / f"{args.game}.found")
    try:
        make(args.game, args.games, args.seed, book, executor, _print, args.pairs)
    finally:
        chosen = book.chosen()
        files.write(folder / f"{args.game}.json", text(chosen))
        _tell(book, chosen)
    return 0


def _tell(book: Book, chosen: Sequence[Puzzle]) -> None:
    proved = sum(puzzle is not None for puzzle in book.tried.values())
    print(f"{len(book.looked)} games, {len(book.tried)} positions tried, {proved} hold, {len(chosen)} chosen")
    for what, counts in (
        ("grade", Counter(str(one.grade) for one in chosen)),
        ("tag", Counter(tag for one in chosen for tag in one.tags)),
    ):
        print(f"by {what}: {', '.join(f'{name} {many}' for name, many in sorted(counts.items()))}")


def _check(args: argparse.Namespace, executor: Executor | None) -> int:
    puzzles = read(args.game, (args.into / f"{args.game}.json").read_bytes()) if args.into else load(args.game)
    failed = 0
    for puzzle, move in zip(puzzles, _done(executor, partial(solved, seed=args.seed), puzzles), strict=True):
        if move != puzzle.best:
            failed += 1
            print(f"{_line(puzzle)}: the expert plays {move}", flush=True)
    print(f"{len(puzzles) - failed} of {len(puzzles)} puzzles hold")
    return 1 if failed else 0


def _print(puzzle: Puzzle) -> None:
    print(_line(puzzle), flush=True)


def _line(puzzle: Puzzle) -> str:
    return f"{puzzle.name} {puzzle.best}, by {puzzle.tried[1].less:.3f}, grade {puzzle.grade}, {', '.join(puzzle.tags)}"
