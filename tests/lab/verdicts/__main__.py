"""Whether reviews are true: ``python -m tests.lab.verdicts GAME --seats N --games 20``.

Games among mixed levels are played and reviewed. What reviews say a move has lost is to be lost, and by what they call
a blunder more than by a mistake: from where a worse move was made players play on to the end, with it and with the
better one. Games that are reviewed are kept in a file, so this may be stopped and called again with more; ``--write``
puts the tables of all of them into ``README.md`` here. Whether the chances themselves come true is what
``tests.lab.calibration`` finds out.

``--level expert`` lets that level play, and nothing is kept: an expert's own choices should hardly ever be called
mistakes, and never blunders. The worst ones are printed with what would have been better.
"""

import argparse
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import fsum, sqrt
from pathlib import Path
from statistics import mean, stdev

import msgspec
from msgspec.structs import replace

from durbar.bots.levels import LEVELS
from durbar.bots.puzzles.finding import played_by, played_on
from durbar.bots.review import plan, story
from durbar.bots.review.judging import Subject, own_seed
from durbar.bots.review.review import Judged, Review
from durbar.bots.review.verdict import SURE, Verdict, called
from durbar.engine.rng import Rng
from durbar.games import GAMES, game
from durbar.system.children import kept_from_folder
from durbar.ui.kit.text.rulebook import Rulebook
from tests.lab.calibration.rows import MIX

FOLDER = Path(__file__).parent
#: Where reviewed games are kept; they are no part of the repository.
KEPT = FOLDER.parents[2] / "build" / "verdicts"
#: So many of a game's worst moments are printed.
WORST = 5
#: What a choice cost is found by playing on, so many times with each of the two moves.
PAIRS = 12
#: Seeds of what is drawn here stand so far from those of deals.
_DRAWN = 0x2545F4914F6CDD1D

_HEAD = f"""# Whether reviews are true

Games among mixed levels (each seat gentle, steady or bold, rarely expert), every choice of them reviewed at the depth
*quick*: what the choices are called, and how much chance each is said to have lost. What those cost that are worse
than the best beyond doubt was found by playing on to the end from where they were made, {PAIRS} times with that move
and as often with the better one: a bold player for the seat, steady and bold ones for the others, who know nothing of
the search and what it expects.

*Lost, of what is said* is the slope of a line through all these choices: 1 where what is said is lost. Choices of one
game share much: true intervals are wider than those that are shown. Whether the chances themselves come true stands in
[calibration](../calibration/README.md).

Made by `.venv/bin/python -m tests.lab.verdicts GAME --seats N --games G`, game by game, and then `--write`.
"""


class Made(msgspec.Struct, frozen=True, array_like=True):
    """A choice. less: how much chance it promised less than the best, and error: how surely.

    cost: how much less often, of 1, the seat won with it when others played on; None where they did not.
    """

    less: float
    error: float
    cost: float | None

    @property
    def called(self) -> Verdict:
        """What a review calls it."""
        if self.less == 0:
            return Verdict.BEST
        return called(self.less) if self.less > SURE * self.error else Verdict.FINE


class Reviewed(msgspec.Struct, frozen=True, array_like=True):
    """A game and its choices."""

    seed: int
    choices: tuple[Made, ...]


def reviewed(key: str, seats: int, level: str | None, seed: int) -> tuple[Reviewed, Review]:
    """Such a game and its review; the seed draws the levels, if none is named."""
    rng = Rng(seed ^ _DRAWN)
    levels = [level or MIX[rng.below(len(MIX))] for _ in range(seats)]
    subject = played_by(key, levels, seed)
    review = plan.make(subject, plan.begin(subject.survey(), depth="quick", seed=seed))
    choices = [Made(one.made.less, one.made.error, None) for one in review.judged]
    if level is None:
        choices = [_played(subject, *each, seed) for each in zip(review.judged, choices, strict=True)]
    return Reviewed(seed, tuple(choices)), review


def _played(subject: Subject, judged: Judged, made: Made, seed: int) -> Made:
    """The choice with what it cost, where it is called worse than the best."""
    if made.called in (Verdict.BEST, Verdict.FINE):
        return made
    position, key = subject.position(judged.at), subject.record.game
    legal = {str(move): move for move in position.legal_moves}
    best, other = legal[judged.best.move], legal[judged.made.move]
    return replace(made, cost=played_on(key, position, best, other, PAIRS, own_seed(seed, judged.at, 1)))


def kept(path: Path) -> dict[int, Reviewed]:
    """The games that a file holds, by their seeds."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    games = [msgspec.json.decode(line, type=Reviewed) for line in lines]
    return {one.seed: one for one in games}


def tell(seats: int, games: Iterable[Reviewed]) -> str:
    """The table of some games."""
    games = list(games)
    choices = [one for found in games for one in found.choices]
    lines = [f"{'called':<12}{'choices':>9}{'said to lose':>14}{'did lose':>11}{'95 %':>8}"]
    for name in Verdict:
        some = [one for one in choices if one.called is name]
        if not some:
            continue
        line = f"{name:<12}{len(some):>9}{mean(one.less for one in some):>14.1%}"
        costs = [one.cost for one in some if one.cost is not None]
        if len(costs) > 1:
            line += f"{mean(costs):>11.1%}{'±':>3}{1.96 * stdev(costs) / sqrt(len(costs)):>5.1%}"
        lines.append(line)
    table = "\n".join(lines)
    return f"{seats} players: {len(choices)} choices of {len(games)} games.\n\n```\n{table}\n```\n"


def lost(games: Iterable[Reviewed]) -> str:
    """How much of what is said to be lost is lost (least squares), with its interval."""
    found = [(one.less, one.cost) for some in games for one in some.choices if one.cost is not None]
    squares = fsum(less * less for less, _ in found)
    slope = fsum(less * cost for less, cost in found) / squares
    error = sqrt(fsum((less * (cost - slope * less)) ** 2 for less, cost in found)) / squares
    return f"Lost, of what is said: {slope:.2f} ± {1.96 * error:.2f}.\n"


def kept_of(key: str) -> dict[int, dict[int, Reviewed]]:
    """The games that are kept, by the number of players and their seeds."""
    found = {seats: kept(KEPT / f"{key}-{seats}.jsonl") for seats in game(key).seats}
    return {seats: games for seats, games in found.items() if games}


def page() -> str:
    """The tables of all games that are kept."""
    parts = [_HEAD]
    for key in GAMES:
        parts.append(f"## {Rulebook.load(key, 'en').title}\n")
        found = kept_of(key)
        if not found:
            parts.append("Not yet measured.\n")
            continue
        parts.append(lost(one for games in found.values() for one in games.values()))
        parts += [tell(seats, games.values()) for seats, games in found.items()]
    return "\n".join(parts)


def main() -> None:
    """Play, review, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int, default=3, help="how many play (3)")
    parser.add_argument("--level", choices=LEVELS, help="who plays (mixed)")
    parser.add_argument("--games", type=int, default=20, help="how many (20)")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (1)")
    parser.add_argument("--jobs", type=int, default=1, help="games at a time (1)")
    parser.add_argument("--write", action="store_true", help="put the tables of all that are kept into the page")
    args = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{args.game}-{args.seats}.jsonl"
    found = {} if args.level else kept(path)
    seeds = [seed for seed in range(args.seed, args.seed + args.games) if seed not in found]
    with kept_from_folder(), ProcessPoolExecutor(args.jobs) as pool:
        games = pool.map(partial(reviewed, args.game, args.seats, args.level), seeds)
        for seed, (found[seed], review) in zip(seeds, games, strict=True):
            names = Counter(one.called.value for one in found[seed].choices)
            print(f"{args.game} {seed}: {dict(names)}", flush=True)
            if args.level:
                for moment in story.moments(review)[:WORST]:
                    made, best = moment.judged.made, moment.judged.best
                    print(
                        f"  {moment.at} {moment.verdict}: {made.move}, {made.less} ± {made.error}; better {best.move}"
                    )
            else:
                with path.open("ab") as file:
                    file.write(msgspec.json.encode(found[seed]) + b"\n")
    if found:
        print(tell(args.seats, found.values()))
    if args.write:
        (FOLDER / "README.md").write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
