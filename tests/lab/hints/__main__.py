"""Ask for hints and hold them to the rules: ``python -m tests.lab.hints --count 5000``.

Every advised move has to be legal, and whatever its reasons say can be done is tried by the rules, with the money there
is. What does not hold is printed with its position; the end is 1 then.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from durbar.games import GAMES
from tests.lab.hints.asking import hints
from tests.lab.hints.holding import faults


def main() -> int:
    """Read the command line, ask and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=5000, help="hints of all games together (5000)")
    parser.add_argument("--games", nargs="*", choices=GAMES, default=[*GAMES], help="which games (all)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (0)")
    words = parser.parse_args()
    wrong = 0
    for key in words.games:
        began, told, false = time.process_time(), Counter[str](), Counter[str]()
        asked = 0
        for hint in hints(key, words.count // len(words.games), words.seed):
            asked += 1
            told.update(reason.key for move in hint.advised for reason in move.reasons)
            for reason, fault in faults(key, hint):
                false[reason] += 1
                print(fault, flush=True)
        wrong += false.total()
        print(f"{key}: {asked} hints, {told.total()} reasons ({time.process_time() - began:.0f} s of CPU)")
        for reason, times in told.most_common():
            print(f"  {reason:<22}{times:>6}{f'{false[reason]:>6} do not hold' if false[reason] else ''}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
