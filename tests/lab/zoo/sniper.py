"""A player of Ra that calls when nobody would answer."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.engine.move import Move
from durbar.games.ra.moves import Bid
from tests.lab.zoo.balanced import PASS, Balanced, bids
from tests.lab.zoo.eye import Eye


class Sniper(Balanced):
    """Wants to be alone: watches the suns and needs of the others, calls Ra for little when none of them can or would
    answer, and lets tracks pass that have to be fought for."""

    #: Fame that is enough when nobody answers, and that must be left of a fight.
    little, left_over = 2.0, 4.0

    def bid(self, eye: Eye, legal: Sequence[Move]) -> Move:
        """The least sun that nobody after it can or would beat, if it pays."""
        tiles = eye.view.on_track
        gain = self.wish(eye, tiles)
        sure = [sun for sun in bids(legal) if not eye.answered(sun, tiles)]
        if sure and gain >= self.little and gain > eye.price(eye.seat, sure[0]) / 2:
            return Bid(sure[0])
        weakest = min(bids(legal))
        fought = gain - eye.price(eye.seat, weakest) >= self.left_over
        return Bid(weakest) if fought or PASS not in legal else PASS

    def call(self, eye: Eye) -> float:
        """The profit of its weakest sun when nobody would answer; else nothing."""
        tiles = eye.view.on_track
        gain = self.wish(eye, tiles)
        if gain < self.little or eye.bid_of_others(tiles) or (eye.alone and eye.spaces > 1):
            return 0.0
        return self.wait + gain - eye.price(eye.seat, eye.suns[0]) / 2
