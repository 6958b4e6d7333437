"""Whether what a hint tells is true: ``python -m tests.lab.calibration GAME --seats N --games 150``.

Games are played among levels that each deal's seed draws; now and then, whoever is in turn, the search of a hint tells
what its first move promises, and in the end one knows whether that seat won. Games that are played are kept in a file,
so this may be stopped and called again with more games. The table tells how true what is told now is.

``GAME --fit`` makes the curves of what is told anew, from all games that are kept, into
``resources/weights/chances.json``; and writes down, in ``GAME.json`` and ``README.md`` here, tables in which each half
of the games is told by curves fitted on the other half. To try curves on deals that they were not fitted on, ask for
other seeds and keep them elsewhere (``--rows``).

A game's players, or what they think, having changed, its files are out of date: ``--anew`` forgets one.
"""

import argparse
from collections.abc import Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path

import msgspec
from msgspec.structs import replace

from durbar.bots.search.chances import Curve, curve_of, curves
from durbar.games import GAMES, game
from durbar.system.children import kept_from_folder
from durbar.system.paths import resource
from durbar.ui.kit.text.rulebook import Rulebook
from tests.lab.calibration.curve import fitted
from tests.lab.calibration.rows import Played, Row, apart_of, keep, kept, play, rows
from tests.lab.calibration.table import MANY, Table, in_words, losses, table_of

FOLDER = Path(__file__).parent
#: Where games are kept; they are no part of the repository.
KEPT = FOLDER.parents[2] / "build" / "calibration"

#: As how much a chance of 0 may count (``Curve.least``); the curves of a game choose one.
LEASTS = (0.0, 1e-3, 5e-3, 2e-2)
#: Fewer decisions than this say little about ten classes.
ENOUGH = 1000

_HEAD = """# Whether chances come true

What a hint tells of its first move, against how often that seat won in the end: games among mixed levels (each seat
gentle, steady or bold, rarely expert), every so many decisions of whoever is in turn. Ties are wins in part. Where
that tells more of unseen deals, what the search finds is corrected by a curve for each number of players
(`resources/weights/chances.json`), fitted on all these games and held a little to the one that fits all of them. The
tables are of chances told by curves that have not seen the deal: even seeds by those fitted on odd seeds, and the
other way round; the form of the curve was chosen on deals of The Dice Charmers and Taj Mahal, though. *1/n* is telling
everybody the same. Decisions of one game share its end: true intervals are wider than Wilson’s, which are shown.

Made by `.venv/bin/python -m tests.lab.calibration GAME --seats N --games G`, game by game, and then `GAME --fit`.
"""


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int, help="how many play")
    parser.add_argument("--games", type=int, default=150, help="how many (150); kept ones are not played anew")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (1)")
    parser.add_argument("--every", type=int, help="ask at every so many decisions (by game)")
    parser.add_argument("--jobs", type=int, default=1, help="games at a time (1)")
    parser.add_argument("--rows", type=Path, default=KEPT, metavar="FOLDER", help="where games are kept")
    parser.add_argument("--anew", action="store_true", help="forget the games that are kept")
    parser.add_argument("--fit", action="store_true", help="make the curves of a game anew, and write all down")
    args = parser.parse_args()
    args.rows.mkdir(parents=True, exist_ok=True)
    files = {seats: args.rows / f"{args.game}-{seats}.jsonl" for seats in game(args.game).seats}
    if args.seats:
        path = files[args.seats]
        if args.anew:
            path.unlink(missing_ok=True)
        seeds = range(args.seed, args.seed + args.games)
        found = {seed: one for seed, one in kept(path).items() if seed in seeds}
        missing = [seed for seed in seeds if seed not in found]
        for one in played(args.game, args.seats, missing, args.every or apart_of(args.game), args.jobs):
            keep(path, one)
            found[one.seed] = one
        curve = curve_of(args.game, args.seats)
        told = [(curve.told(row.found), row) for row in rows(found)]
        tell(args.game, table_of(args.seats, len(found), told), curve)
    if args.fit:
        fit(args.game, {seats: kept(path) for seats, path in files.items() if path.exists()})


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


def tell(key: str, table: Table, curve: Curve) -> None:
    """Print a table and the curve by which chances are told."""
    print(f"{key}, {table.seats} players, {table.games} games, {table.count} decisions, {curve}\n{in_words(table)}\n")


def fit(key: str, games: Mapping[int, Mapping[int, Played]]) -> None:
    """Make the curves of a game anew, and write down what they tell. games: by the number of players.

    Curves that tell no better of deals that they have not seen are not kept; a number of players without games gets the
    one of all others.
    """
    asked = {seats: list(rows(games.get(seats, {}))) for seats in game(key).seats}
    best = curves_of(asked)
    halves = {}
    for even in (False, True):
        others = {seats: [row for row in some if row.even is not even] for seats, some in asked.items()}
        halves[even] = curves_of(others)
    told = {seats: [(halves[row.even][seats].told(row.found), row) for row in some] for seats, some in asked.items()}
    found = {seats: [(row.found, row) for row in some] for seats, some in asked.items()}
    if surprise(told) >= surprise(found):
        best, told = {}, found
    tables = [table_of(seats, len(games[seats]), some) for seats, some in told.items() if some]
    for table in tables:
        tell(key, table, best.get(table.seats, Curve()))
    bent = {**curves(), key: best}
    _write(resource("weights") / "chances.json", {name: bent[name] for name in GAMES if bent.get(name)})
    _write(FOLDER / f"{key}.json", tables)
    (FOLDER / "README.md").write_text(page(), "utf-8")


def surprise(told: Mapping[int, list[tuple[float, Row]]]) -> float:
    """The log loss of what was told at all numbers of players."""
    return losses([(chance, row.won) for some in told.values() for chance, row in some])[1]


def curves_of(asked: Mapping[int, list[Row]]) -> dict[int, Curve]:
    """The curve of each number of players; the fewer its decisions are, the nearer to the one of all of them.

    How sure the search may be is the same for all of them.
    """

    def curves(least: float) -> dict[int, Curve]:
        usual = fitted([row for some in asked.values() for row in some], Curve(least=least))
        return {seats: fitted(some, replace(usual, fair=1 / seats)) for seats, some in asked.items()}

    def surprising(found: Mapping[int, Curve]) -> float:
        return surprise({seats: [(found[seats].told(row.found), row) for row in some] for seats, some in asked.items()})

    return min(map(curves, LEASTS), key=surprising)


def page() -> str:
    """The tables of all games, as far as they have been made."""
    parts = [_HEAD]
    for key in GAMES:
        parts.append(f"## {Rulebook.load(key, 'en').title}\n")
        path = FOLDER / f"{key}.json"
        tables = msgspec.json.decode(path.read_bytes(), type=list[Table]) if path.exists() else []
        if not tables:
            parts.append("Not yet measured.\n")
        for table in tables:
            untrue = ", ".join(f"{10 * one} to {10 * one + 10} %" for one in table.untrue)
            parts.append(
                f"{table.seats} players: {table.count} decisions of {table.games} games. Classes with more than {MANY}"
                f" decisions that are not true within 5 points: {untrue or 'none'}."
                f"{'' if table.count >= ENOUGH else f' Fewer than {ENOUGH} decisions: no more than a first look.'}"
                f"\n\n```\n{in_words(table)}\n```\n"
            )
    return "\n".join(parts)


def _write(path: Path, what: object) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(what)) + b"\n")


if __name__ == "__main__":
    main()
