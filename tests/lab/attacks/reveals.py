"""What moves show: none that showed something hidden or random may be taken back as if it had not.

``python -m tests.lab.attacks.reveals --seconds 3600`` plays random games at all numbers of players and options. Before
each move other tables are laid that a seat could not tell from the real one, and the same move is made there: if that
seat sees another thing come of it, the move has shown something that the seat did not know. ``table.undo.revealed``
must say so; and each kind of move that says that it may reveal something is to do so now and then.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random

import durbar
from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games import GAMES
from durbar.games.ra.state import RaState
from durbar.session.undo import revealed
from tests.attacks.command import parser, report
from tests.contract.positions import CASE, playing

#: Tables that are laid for each seat before a move.
TABLES = 3


def alike(state: State, seat: int, rng: Rng) -> Iterator[State]:
    """Tables that look like this one to a seat."""
    for _ in range(TABLES):
        other = state.resample(seat, rng)
        if isinstance(other, RaState) and other.options["hidden_scores"]:
            # who has watched well knows all fame, and a sample keeps it; a view does not tell it
            other.fame = [fame if owner == seat else fame + rng.below(9) for owner, fame in enumerate(other.fame)]
        yield other


def shows(state: State, move: Move, rng: Rng) -> bool:
    """Whether a move shows any seat what it did not know: not all tables it takes for this one look alike after it."""
    for seat in range(state.seats):
        seen = _seen(state, move, seat)
        for other in alike(state, seat, rng):
            if other.why_not(move) is None and _seen(other, move, seat) != seen:
                return True
    return False


def _seen(state: State, move: Move, seat: int) -> tuple[object, ...]:
    after = state.copy()
    events = [seen for event in after.play(move) if (seen := event.seen_by(seat)) is not None]
    return after.view(seat), events


class Attack:
    """Random games. shown, hidden: by kind of move, how many moves showed something or, although they might, did not;
    faults: moves that showed something and do not say so."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self.shown: Counter[type[Move]] = Counter()
        self.hidden: Counter[type[Move]] = Counter()
        self.faults: list[str] = []

    def play(self, game: str, looks: float) -> None:
        """One game; looks: the share of its moves that are looked at."""
        case, random = CASE[game], self._random
        seats, options = random.choice(list(case.tables()))
        seed = random.randrange(10**6)
        state, rng = durbar.start(game, seats=seats, seed=seed, options=options), Rng(seed)
        before = state.copy()
        for move, events in playing(state, seed, random.choice(case.ways)):
            if random.random() < looks or state.to_act is None:
                self._look_at(before, move, events, state, rng, f"{game}, {seats} seats, seed {seed}, {options}")
            before = state.copy()

    def _look_at(self, before: State, move: Move, events: list[Event], after: State, rng: Rng, where: str) -> None:
        if shows(before, move, rng):
            self.shown[type(move)] += 1
            if not revealed(move, events, before, after):
                self.faults.append(f"{where}: “{move}”, move {after.played}, shows something and does not say so")
        elif revealed(move, events, before, after):
            self.hidden[type(move)] += 1


def main() -> int:
    """Read the command line and play; gives the exit code."""
    words = parser("Looks for moves that show something and do not say so.").parse_args()
    attack, until = Attack(words.seed), time.monotonic() + words.seconds
    for number in count():
        if time.monotonic() > until:
            break
        attack.play(list(GAMES)[number % len(GAMES)], looks=0.3)
    for kind in sorted({*attack.shown, *attack.hidden}, key=lambda kind: (kind.__module__, kind.rank)):
        print(
            f"{kind.__module__.split('.')[-2]:14}{kind.word:16}{attack.shown[kind]:8} showed something, "
            f"{attack.hidden[kind]} might have"
        )
    return report("reveals", attack.faults)


if __name__ == "__main__":
    sys.exit(main())
