"""Play the ladders of all games at every number of players, each level at a table of the one below.

From the top of the checkout: ``PYTHONPATH=desktop python -m tests.ladder`` plays what has not been played, of all games
or of those that are named, cheap rungs first. It takes hours, and may be stopped and called again: every rung that is
done stands in ``<game>.json`` here, and ``README.md`` is made from them. A rung that is to be played anew, because its
players have changed, is deleted from its file before.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

from durbar.bots.arena.arena import Result, ladder_table, play_match, rungs
from durbar.games import GAMES, game

FOLDER = Path(__file__).parent
GAMES_A_RUNG = 300
#: The deals of all rungs begin with this seed.
SEED = 5000
_NAMES = {
    "ra": "Ra",
    "raja": "Raja",
    "taj_mahal": "Taj Mahal",
    "dice_charmers": "Rajas of the Ganges: The Dice Charmers",
}

_HEAD = """# The ladder

Each level of computer player at a table of the level below, and the expert among gentle ones; {games} games a rung,
each deal played once in every rotation of the seats. A win that is shared counts in part; fair is what a player of
equal strength would win. Ratings: the lowest level has 1000, and who has 200 more comes before the other three times in
four.

Made by `PYTHONPATH=desktop .venv/bin/python -m tests.ladder`, which is the same as
`durbar arena GAME --seats N --ladder --games {games} --seed {seed}` but keeps what is done. Budgets are in playouts, so
the wins come out the same on any machine; only the times differ. Most rungs of the expert, and those with gentle
players in Ra and The Dice Charmers, were played with all modules compiled: their times are shorter than the program's.
"""


def file_of(key: str) -> Path:
    """Where the rungs of a game are kept."""
    return FOLDER / f"{key}.json"


def kept(key: str) -> list[Result]:
    """What has been played of a game."""
    path = file_of(key)
    return msgspec.json.decode(path.read_bytes(), type=list[Result]) if path.exists() else []


def keep(key: str, results: list[Result]) -> None:
    """Write it down, rung by rung from below, and the page with it."""
    results.sort(
        key=lambda result: (len(result.match.levels), rungs(len(result.match.levels)).index(result.match.levels))
    )
    file_of(key).write_bytes(msgspec.json.format(msgspec.json.encode(results)) + b"\n")
    (FOLDER / "README.md").write_text(page(), "utf-8")


def page() -> str:
    """The tables of all games, as far as they have been played."""
    parts = [_HEAD.format(games=GAMES_A_RUNG, seed=SEED)]
    for key in GAMES:
        parts.append(f"## {_NAMES[key]}\n")
        results = kept(key)
        for seats in game(key).seats:
            same = [result for result in results if len(result.match.levels) == seats]
            missing = len(rungs(seats)) - len(same)
            parts.append(f"{seats} players{f', {missing} rungs not yet played' if missing else ''}\n")
            if same:
                parts.append(f"```\n{ladder_table(same)}\n```\n")
    return "\n".join(parts)


def main() -> None:
    """Play what is missing; Ctrl-C keeps whole rungs."""
    keys = sys.argv[1:] or list(GAMES)
    missing = [
        (number, key, line_up)
        for key in keys
        for seats in game(key).seats
        for number, line_up in enumerate(rungs(seats))
        if not any(result.match.levels == line_up for result in kept(key))
    ]
    with ProcessPoolExecutor() as pool:
        for _, key, line_up in sorted(missing, key=lambda one: one[0]):
            result = play_match(key, line_up, GAMES_A_RUNG, SEED, executor=pool)
            if result.stopped:
                break
            keep(key, [*kept(key), result])
            print(key, ladder_table([result]).splitlines()[1], flush=True)


if __name__ == "__main__":
    main()
