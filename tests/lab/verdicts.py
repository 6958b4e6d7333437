"""What choices of a level are called: ``python -m tests.lab.verdicts GAME --seats N --level expert --games 5``.

Games among players of one level are played and reviewed. An expert's own choices should hardly ever be called mistakes,
and never blunders; the lower the level, the more of them there should be. Printed game by game, the worst ones with
what would have been better.
"""

import argparse
import os
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from durbar.bots.levels import LEVELS, bot
from durbar.bots.review import plan, story
from durbar.bots.review.judging import Subject
from durbar.bots.review.review import Review
from durbar.bots.review.verdict import verdict
from durbar.bots.search.memory import Past
from durbar.engine.record import Played, Record
from durbar.games import GAMES, game
from durbar.system.children import kept_from_folder

#: So many of a game's worst moments are printed.
WORST = 5


def played(key: str, seats: int, level: str, seed: int) -> Subject:
    """A game among players of a level, who remember it."""
    state, past, player = game(key).start(seats, seed), Past(key), bot(key, level)
    record = Record(key, seats, seed, {}, rules=game(key).revision)
    states, moves = [state.copy()], []
    while (seat := state.to_act) is not None:
        move = player.choose(past.position(state, seat), seed + state.played)
        past.add(state, move)
        state.play(move)
        states.append(state.copy())
        moves.append(move)
        record.moves.append(Played(str(move), state.digest()))
    return Subject(record, states, moves)


def reviewed(key: str, seats: int, level: str, depth: str, seed: int) -> Review:
    """The review of such a game."""
    subject = played(key, seats, level, seed)
    return plan.make(subject, plan.begin(subject.survey(), depth=depth, seed=seed))


def main(words: Sequence[str] | None = None) -> None:
    """Play, review, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int, default=3, help="how many play (3)")
    parser.add_argument("--level", choices=LEVELS, default=LEVELS[-1], help="who plays (expert)")
    parser.add_argument("--games", type=int, default=5, help="how many (5)")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (1)")
    parser.add_argument("--depth", choices=plan.DEPTHS, default="quick", help="how deeply they are reviewed (quick)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at a time")
    args = parser.parse_args(words)
    seeds = range(args.seed, args.seed + args.games)
    given = *map(repeat, (args.game, args.seats, args.level, args.depth)), seeds
    counts = Counter[str]()
    with kept_from_folder(), ProcessPoolExecutor(args.jobs) as pool:
        for seed, review in zip(seeds, pool.map(reviewed, *given), strict=True):
            here = Counter(verdict(one).value for one in review.judged)
            counts += here
            print(f"{args.game} {seed}: {dict(here)}", flush=True)
            for moment in story.moments(review)[:WORST]:
                made, best = moment.judged.made, moment.judged.best
                print(f"  {moment.at} {moment.verdict}: {made.move}, {made.less} ± {made.error}; better {best.move}")
    print(f"{args.game}, {args.seats} players, {args.level}, {args.games} games, {args.depth}: {dict(counts)}")


if __name__ == "__main__":
    main()
