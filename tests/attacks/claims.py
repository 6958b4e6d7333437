"""Holds every number that screens state about legal moves to what playing them brings, and finds those never stated.

``python -m tests.attacks.claims --seconds 3600``. Each game lays its positions, random ones and built ones in which
little is left, and measures what comes about, in ``outcomes.py`` beside its own tests. One position in so many is also
read as it is written, see ``tests/ui/numbers.py``, and a game of each seed is played to its results.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QApplication

from durbar.engine.move import Move
from durbar.engine.state import State
from durbar.ui.games import game_screen
from durbar.ui.kit.values.claim import Claim
from tests.attacks.command import parser, report
from tests.attacks.endings import false_endings
from tests.attacks.numbers import unexplained
from tests.games.dice_charmers import outcomes as dice_charmers
from tests.games.ra import outcomes as ra
from tests.games.raja import outcomes as raja
from tests.games.taj_mahal import outcomes as taj_mahal
from tests.ui.positions import sight

#: One position in so many is read.
READ = 10


class Measured(NamedTuple):
    """A game whose claims are held. positions: by a seed; outcomes: of a claim, one number for each way it may go."""

    positions: Callable[[int], Iterator[State]]
    outcomes: Callable[[State, Move, Claim], Sequence[int]]


MEASURED = {
    "ra": Measured(ra.positions, ra.outcomes),
    "raja": Measured(raja.positions, raja.outcomes),
    "taj_mahal": Measured(taj_mahal.positions, taj_mahal.outcomes),
    "dice_charmers": Measured(dice_charmers.positions, dice_charmers.outcomes),
}


def comes_true(claim: Claim, found: Sequence[int]) -> bool:
    """Whether what came about is what was claimed, or within its bound."""
    if claim.bound == "at least":
        return min(found) >= claim.amount
    if claim.bound == "at most":
        return max(found) <= claim.amount
    return {*found} == {claim.amount}


def attack(key: str, state: State, held: Counter[str]) -> list[str]:
    """What the screen of a game states in a position and does not come true. held: counts claims by what they count."""
    look, faults = sight(state), []
    for move in look.legal:
        for claim in game_screen(key).claims(move, look):
            found = MEASURED[key].outcomes(state, move, claim)
            held[f"{key}, {claim.measure.split(' of ')[0].split(' in ')[0]}"] += 1
            if not comes_true(claim, found):
                faults.append(f"{key}, {look.view.step}, {move}: {claim}, but {sorted({*found})}")
    return faults


def main() -> int:
    """Read the command line and attack; gives the exit code."""
    words = parser(__doc__ or "")
    words.add_argument("--game", choices=sorted(MEASURED), help="one game only")
    chosen = words.parse_args()
    _app = QApplication(["", "-platform", "offscreen"])  # without one there are no languages
    until, seed = time.monotonic() + chosen.seconds, chosen.seed
    held, faults = Counter[str](), list[str]()
    while time.monotonic() < until and not faults:
        for key in [chosen.game] if chosen.game else MEASURED:
            for number, state in enumerate(MEASURED[key].positions(seed)):
                faults += attack(key, state, held)
                if number % READ == seed % READ:
                    faults += unexplained(key, state, held)
            faults += false_endings(key, seed, held)
        seed += 1
    for name, many in sorted(held.items()):
        print(f"claims: {name}: {many}")
    print(f"claims: {held.total()} held in {seed - chosen.seed} rounds")
    return report("claims", faults)


if __name__ == "__main__":
    raise SystemExit(main())
