"""Play the ladders of all games at every number of players, each level at a table of the one below.

``python -m tests.lab.ladder`` plays what has not been played, of all games or of those that are named, cheap rungs
first. It takes hours, and may be stopped and called again: every rung that is done stands in ``<game>.json`` here, and
``README.md`` is made from them.

With the rungs stands the stamp of the code and weights they were played with, and what everybody chose at fixed
positions. After a change those rungs are forgotten, and played anew, in which somebody plays who chooses otherwise by
now; all of a game where one of its golden games is another one. ``--restamp`` refuses in both cases, and plays nothing.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

from durbar.bots import players_of
from durbar.bots.arena.arena import Result, ladder_table, play_match, rungs
from durbar.bots.levels import LEVELS
from durbar.games import GAMES, game
from durbar.ui.kit.text.rulebook import Rulebook
from tests.contract.positions import CASE
from tests.golden.writing import files_of
from tests.lab.ladder.choices import Choice, choices, games_of, who_changed
from tests.lab.ladder.stamp import digest, stamp

FOLDER = Path(__file__).parent
#: Of a rung, at least; where the expert plays fewer, for their games take longest.
GAMES_A_RUNG, GAMES_OF_EXPERT = 300, 60
#: The deals of all rungs begin with this seed.
SEED = 5000
#: Games whose players learned, so that their levels are worth climbing.
CLIMBED = [key for key in GAMES if players_of(key).learner is not None]

_HEAD = """# The ladder

Each level of computer player at a table of the level below, and the expert among gentle ones; {games} games a rung,
at least {expert} where the expert plays, each deal once in every rotation of the seats. Below the lowest level stands
*random*, who makes any legal move; *greedy* goes by simple rules of thumb without looking ahead. A win that is shared
counts in part; fair is what a player of equal strength would win. Ratings: the lowest level has 1000, and who has 200
more comes before the other three times in four. A release waits for rungs that are not yet played.

Made by `.venv/bin/python -m tests.lab.ladder`, which is the same as
`durbar arena GAME --seats N --ladder --games GAMES --seed {seed}` but keeps what is done; after a change only those
rungs are played anew in which somebody plays who chooses otherwise by then. Budgets are in playouts, so the wins come
out the same on any machine; only the times differ.

Each game's figures carry a stamp of the code and weights they belong to, and `tests/bots/arena/test_ladder.py` fails
where these are others by now. Rungs are of different age: times are of the machine of their day, for some with all
modules compiled.
"""


class Kept(msgspec.Struct):
    """What is kept of a game. stamp: of what it was played with. choices: of that time, at the fixed positions.
    golden: digests of golden games of that time. games: in which the positions are met.
    """

    stamp: str
    rungs: list[Result] = []
    choices: list[Choice] = []
    golden: dict[str, str] = {}
    games: dict[int, str] = {}


class Changed(Exception):
    """Somebody plays otherwise than when the figures were made, or the rules are others."""


def games_a_rung(line_up: Sequence[str], of_expert: int = GAMES_OF_EXPERT) -> int:
    """How many games are played of a rung: whole deals. of_expert: where the expert plays."""
    least = of_expert if LEVELS[-1] in line_up else GAMES_A_RUNG
    return least + -least % len(line_up)


def file_of(key: str) -> Path:
    """Where the rungs of a game are kept."""
    return FOLDER / f"{key}.json"


def kept(key: str) -> Kept:
    """What has been played of a game."""
    path = file_of(key)
    return msgspec.json.decode(path.read_bytes(), type=Kept) if path.exists() else Kept(stamp(key))


def keep(key: str, found: Kept) -> None:
    """Write it down, rung by rung from below, and the page with it."""
    found.rungs.sort(
        key=lambda result: (len(result.match.levels), rungs(key, len(result.match.levels)).index(result.match.levels))
    )
    file_of(key).write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    (FOLDER / "README.md").write_text(page(), "utf-8")


def page() -> str:
    """The tables of all games, as far as they have been played."""
    parts = [_HEAD.format(games=GAMES_A_RUNG, expert=GAMES_OF_EXPERT, seed=SEED)]
    for key in CLIMBED:
        title = Rulebook.load(key, "en").title
        parts.append(f"## {title}\n")
        results = kept(key).rungs
        for seats in game(key).seats:
            same = [result for result in results if len(result.match.levels) == seats]
            missing = len(rungs(key, seats)) - len(same)
            parts.append(f"{seats} players{f', {missing} rungs not yet played' if missing else ''}\n")
            if same:
                parts.append(f"```\n{ladder_table(same)}\n```\n")
    return "\n".join(parts)


def catch_up(key: str, forgetful: bool = True) -> None:
    """Stamp the figures that hold, and forget the others. Raises Changed where there are any and it is not forgetful.

    A level that is new changes nobody else: its choices are kept with the others'.
    """
    found, now = kept(key), stamp(key)
    if found.stamp == now and found.choices:
        return
    golden = {name: digest(text.encode()) for name, text in files_of(CASE[key]).items() if name.startswith(key)}
    why = ""
    if not found.golden.items() <= golden.items():
        why, found = "a golden game is another one", Kept(now)
    games = found.games or games_of(key)
    chosen = list(choices(key, games))
    changed = who_changed(found.choices, chosen)
    if changed:
        why = f"other moves are chosen by {', '.join(sorted(changed))}"
    if why and not forgetful:
        raise Changed(why)
    if why:
        print(f"{key}: {why}", flush=True)
    still = [result for result in found.rungs if not changed & set(result.match.levels)]
    keep(key, Kept(now, still, chosen, golden, games))


def play(keys: Sequence[str], of_expert: int) -> None:
    """Play what is missing, of_expert games where the expert plays; Ctrl-C keeps whole rungs."""
    missing = []
    for key in keys:
        catch_up(key)
        played = [result.match.levels for result in kept(key).rungs]
        line_ups = [(number, rung) for seats in game(key).seats for number, rung in enumerate(rungs(key, seats))]
        missing += [(number, key, rung) for number, rung in line_ups if rung not in played]
    with ProcessPoolExecutor() as pool:
        for _, key, rung in sorted(missing, key=lambda one: one[0]):
            result = play_match(key, rung, games_a_rung(rung, of_expert), SEED, executor=pool)
            if result.stopped:
                break
            found = kept(key)
            found.rungs.append(result)
            keep(key, found)
            print(key, ladder_table([result]).splitlines()[1], flush=True)


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab.ladder", description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="keys of games (all)")
    parser.add_argument("--restamp", action="store_true", help="the figures hold: nobody plays otherwise")
    parser.add_argument(
        "--of-expert",
        type=int,
        default=GAMES_OF_EXPERT,
        metavar="GAMES",
        help=f"games of a rung where the expert plays ({GAMES_OF_EXPERT}): more where so few can't tell",
    )
    args = parser.parse_args()
    keys = args.games or CLIMBED
    if not args.restamp:
        play(keys, args.of_expert)
        return
    for key in keys:
        try:
            catch_up(key, forgetful=False)
        except Changed as error:
            raise SystemExit(f"{key}: {error}") from error


if __name__ == "__main__":
    main()
