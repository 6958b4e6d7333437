"""Raja by a stranger who looks ahead: it plays samples out, in which everybody acts on a whim."""

from __future__ import annotations

from durbar.engine.rng import Rng
from durbar.games.raja.state import RajaState
from tests.lab.strangers.campaign import Pair, Whim, outlook
from tests.lab.strangers.campaigner import Campaigner

_FINE = 1 << 16


class Soothsayer(Campaigner):
    """A player of samples. The better half of what is tried is tried again, until one is left."""

    pairs, rounds = 5, 1
    #: How far a whim changes the value of a plan, in gold, and samples of a pair at first.
    whim, samples = 2.5, 2

    def _best_pair(self, state: RajaState, seat: int, pairs: list[Pair]) -> Pair:
        totals = dict.fromkeys(pairs, 0.0)
        done = 0
        while len(pairs) > 1:
            for pair in pairs:
                for number in range(done, done + self.samples):
                    totals[pair] += outlook(state, seat, self.rounds, pair=pair, whim=self._whims(number))
            pairs = sorted(pairs, key=lambda pair: -totals[pair])[: (len(pairs) + 1) // 2]
            done += self.samples
        return pairs[0]

    def _whims(self, number: int) -> Whim:
        """Return whims, the same for equal numbers, so that what is compared meets the same moods."""
        rng = Rng(number)
        return lambda: self.whim * (rng.below(_FINE) / _FINE + rng.below(_FINE) / _FINE - 1)
