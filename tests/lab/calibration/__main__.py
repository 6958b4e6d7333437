"""Whether what a hint tells is true: ``python -m tests.lab.calibration GAME --seats N --games 150``.

Games are played among levels that each deal's seed draws; now and then, whoever is in turn, the search of a hint tells
what its first move promises, and in the end one knows whether that seat won. Games that are played are kept in a file,
so this may be stopped and called again with more games. The table tells how true what is told now is.

``--fit`` makes the curve of what is told anew, from all these games, into ``resources/weights/chances.json``; and
writes down, in ``GAME.json`` and ``README.md`` here, a table in which each half of the games is told by a curve fitted
on the other half. To try a curve on deals that it was not fitted on, ask for other seeds.

A game's players, or what they think, having changed, its file is out of date: ``--anew`` forgets it.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path

import msgspec

from durbar.bots.search.chances import curve_of, curves
from durbar.games import GAMES, game
from durbar.system.children import kept_from_folder
from durbar.system.paths import resource
from durbar.ui.kit.text.rulebook import Rulebook
from tests.lab.calibration.curve import fitted
from tests.lab.calibration.rows import Played, Row, apart_of, keep, kept, play, rows
from tests.lab.calibration.table import MANY, Table, in_words, table_of

FOLDER = Path(__file__).parent
#: Where games are kept; they are no part of the repository.
KEPT = FOLDER.parents[2] / "build" / "calibration"

_HEAD = """# Whether chances come true

What a hint tells of its first move, against how often that seat won in the end: games among mixed levels (each seat
gentle, steady or bold, rarely expert), every so many decisions of whoever is in turn. Ties are wins in part. What the
search finds is corrected by a curve for each game and number of players (`resources/weights/chances.json`), fitted on
all these games. The tables are of chances told by curves that have not seen the game: deals with even seeds by one that
was fitted on odd seeds, and the other way round. *1/n* is telling everybody the same. Decisions of one game share its
end, so that the true intervals are wider than Wilson’s, which are shown.

Made by `.venv/bin/python -m tests.lab.calibration GAME --seats N --games G --fit`.
"""


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int, required=True, help="how many play")
    parser.add_argument(
        "--games", type=int, default=150, help="how many (150); those that are kept are not played anew"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (1)")
    parser.add_argument("--every", type=int, help="ask at every so many decisions (by game)")
    parser.add_argument("--jobs", type=int, default=1, help="games at a time (1)")
    parser.add_argument("--rows", type=Path, default=KEPT, metavar="FOLDER", help="where games are kept")
    parser.add_argument("--anew", action="store_true", help="forget the games that are kept")
    parser.add_argument("--fit", action="store_true", help="make the curve anew, and write the table down")
    args = parser.parse_args()
    args.rows.mkdir(parents=True, exist_ok=True)
    path = args.rows / f"{args.game}-{args.seats}.jsonl"
    if args.anew:
        path.unlink(missing_ok=True)
    seeds = range(args.seed, args.seed + args.games)
    found = {seed: one for seed, one in kept(path).items() if seed in seeds}
    missing = [seed for seed in seeds if seed not in found]
    for one in played(args.game, args.seats, missing, args.every or apart_of(args.game), args.jobs):
        keep(path, one)
        found[one.seed] = one
    tell(args.game, args.seats, list(rows(found)), len(found), args.fit)


def played(key: str, seats: int, seeds: list[int], apart: int, jobs: int) -> Iterator[Played]:
    """Play these deals, so many at a time, and give each as it ends."""
    if jobs == 1:
        yield from (play(key, seats, seed, apart) for seed in seeds)
        return
    left = iter(seeds)
    with kept_from_folder(), ProcessPoolExecutor(jobs) as pool:
        running = {pool.submit(play, key, seats, seed, apart) for seed in islice(left, 2 * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play, key, seats, seed, apart) for seed in islice(left, len(done))}
            yield from (one.result() for one in done)


def tell(key: str, seats: int, asked: list[Row], games: int, fit: bool) -> None:
    """Print the table. fit: make the curve anew, and write both down."""
    curve = fitted(asked) if fit else curve_of(key, seats)
    of_others = [fitted([row for row in asked if row.even is not even]) if fit else curve for even in (False, True)]
    table = table_of(seats, games, [(of_others[row.even].told(row.found), row) for row in asked])
    print(f"{key}, {seats} players, {games} games, {table.count} decisions, {curve}\n{in_words(table)}")
    if fit:
        bent = {name: dict(found) for name, found in curves().items()}
        bent.setdefault(key, {})[seats] = curve
        in_order = {name: dict(sorted(bent[name].items())) for name in GAMES if name in bent}
        _write(resource("weights") / "chances.json", in_order)
        tables = {one.seats: one for one in _tables(key)} | {seats: table}
        _write(FOLDER / f"{key}.json", [tables[number] for number in sorted(tables)])
        (FOLDER / "README.md").write_text(page(), "utf-8")


def page() -> str:
    """The tables of all games, as far as they have been made."""
    parts = [_HEAD]
    for key in GAMES:
        parts.append(f"## {Rulebook.load(key, 'en').title}\n")
        tables = {one.seats: one for one in _tables(key)}
        for seats in game(key).seats:
            if seats not in tables:
                parts.append(f"{seats} players: not yet measured\n")
                continue
            table = tables[seats]
            untrue = ", ".join(f"{10 * one} to {10 * one + 10} %" for one in table.untrue)
            parts.append(
                f"{seats} players: {table.count} decisions of {table.games} games. Classes with more than {MANY}"
                f" decisions that are not true within 5 points: {untrue or 'none'}.\n\n```\n{in_words(table)}\n```\n"
            )
    return "\n".join(parts)


def _tables(key: str) -> list[Table]:
    path = FOLDER / f"{key}.json"
    return msgspec.json.decode(path.read_bytes(), type=list[Table]) if path.exists() else []


def _write(path: Path, what: object) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(what)) + b"\n")


if __name__ == "__main__":
    main()
