"""A player of Ra that keeps the others from what they want."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.engine.move import Move
from durbar.games.ra.moves import Bid
from tests.lab.zoo.balanced import Balanced, bids
from tests.lab.zoo.eye import Eye


class Blocker(Balanced):
    """Wants the others not to have things: a track is worth to it what it brings, and what the best of the others
    would have made of it. It calls when a rival that wants the track can't pay for it."""

    #: Fame to it of each fame that the best rival, or another, does not get.
    spite, mild = 0.4, 0.15

    def wish(self, eye: Eye, tiles: Sequence[str]) -> float:
        """Its own gain, and the greatest loss of another."""
        leader = eye.leader()
        denied = [
            eye.gain(seat, tiles) * (self.spite if seat == leader else self.mild)
            for seat in eye.rivals
            if eye.view.suns_up[seat]
        ]
        return eye.gain(eye.seat, tiles) + max(0.0, *denied) if denied else eye.gain(eye.seat, tiles)

    def bid(self, eye: Eye, legal: Sequence[Move]) -> Move:
        """Where a set would be made by who speaks later, a sun that nobody beats; else as profit says."""
        tiles = eye.view.on_track
        threat = max((eye.gain(seat, tiles) for seat in eye.still_to_bid), default=0.0)
        own = eye.gain(eye.seat, tiles)
        top = max((sun for seat in eye.still_to_bid for sun in eye.view.suns_up[seat]), default=0)
        safe = [sun for sun in bids(legal) if sun > top]
        if safe and own > 0 and threat > own and self.wish(eye, tiles) > eye.price(eye.seat, safe[0]):
            return Bid(safe[0])
        return super().bid(eye, legal)
