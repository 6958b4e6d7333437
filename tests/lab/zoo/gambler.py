"""A player of Ra that stakes all on great tracks."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.engine.move import Move
from durbar.games.ra.moves import Bid
from durbar.games.ra.tiles import DISASTERS
from tests.lab.zoo.balanced import DRAW, INVOKE, PASS, STOP, Balanced, bids
from tests.lab.zoo.eye import Eye


class Gambler(Balanced):
    """Wants the great track: draws with a fat one before it and the last Ra tile in the bag, and throws its strongest
    sun after riches; disasters it hopes to survive."""

    #: Fame that makes a track great.
    great = 12.0
    #: The odds of the last Ra tile that frighten it.
    fright = 0.3

    def wish(self, eye: Eye, tiles: Sequence[str]) -> float:
        """The gain with half of the harm left out."""
        good = [tile for tile in tiles if tile not in DISASTERS]
        return (super().wish(eye, tiles) + super().wish(eye, good)) / 2

    def bid(self, eye: Eye, legal: Sequence[Move]) -> Move:
        """All or nothing: the strongest sun for a great track, the weakest for whatever else it would like."""
        gain = self.wish(eye, eye.view.on_track)
        offered = bids(legal)
        if gain >= self.great:
            return Bid(max(offered))
        sun = min(offered)
        wanted = sun == eye.suns[0] and gain >= eye.price(eye.seat, sun)
        return Bid(sun) if wanted or PASS not in legal else PASS

    def turn(self, eye: Eye, legal: Sequence[Move]) -> Move:
        """Draws until the track is great, or until it is frightened with something before it."""
        if DRAW not in legal or STOP in legal:
            return super().turn(eye, legal)
        gain = self.wish(eye, eye.view.on_track)
        frightened = eye.spaces == 1 and eye.view.ra_odds > self.fright and gain > 0
        return INVOKE if gain >= self.great or frightened else DRAW
