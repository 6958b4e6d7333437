"""A player of Ra that trades weak suns for strong ones."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.engine.move import Move
from durbar.games.ra.moves import Bid
from durbar.games.ra.worth import LAST_EPOCH
from tests.lab.zoo.balanced import PASS, Balanced, bids
from tests.lab.zoo.eye import Eye


class Trader(Balanced):
    """Wants good suns: swaps weak ones for a strong one on the board whatever lies on the track, lays strong ones down
    for riches only, and so owns the highest when sums are counted and in each epoch to come."""

    #: Fame to it of a sun on the board that is higher by one, in the first epochs and in the last.
    point, last_point = 0.7, 0.45

    def bid(self, eye: Eye, legal: Sequence[Move]) -> Move:
        """Weakest first, by what it gets in suns and tiles."""
        gain = self.wish(eye, eye.view.on_track)
        offers = [(gain + self._swap(eye, sun), sun) for sun in bids(legal)]
        best, sun = max(offers)
        return Bid(sun) if best > 0 or PASS not in legal else PASS

    def call(self, eye: Eye) -> float:
        """What the weakest sun that the others would let stand brings."""
        tiles = eye.view.on_track
        gain = self.wish(eye, tiles)
        best = eye.bid_of_others(tiles)
        return max([gain + self._swap(eye, sun) for sun in eye.suns if sun > best], default=0.0)

    def _swap(self, eye: Eye, sun: int) -> float:
        """What the sun on the board is above this one, and what this one could still buy."""
        point = self.last_point if eye.view.epoch == LAST_EPOCH else self.point
        return point * (eye.view.board_sun - sun) - eye.average_track() / 2
