"""A player of Ra that saves its suns for long tracks."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.engine.move import Move
from durbar.games.ra.moves import Bid
from durbar.games.ra.state import TRACK_SPACES
from tests.lab.zoo.balanced import DRAW, INVOKE, PASS, STOP, Balanced, bids
from tests.lab.zoo.eye import Eye


class Hoarder(Balanced):
    """Wants long tracks for few suns: never calls Ra before the track is full, and sits on its suns until the others
    have none, to draw the last tracks full alone."""

    #: Tiles that a track must have to be bought, while others have suns and when it is alone.
    long, last = 5, TRACK_SPACES - 1
    #: Fame that it would not leave lying in any track.
    plenty = 9.0

    def bid(self, eye: Eye, legal: Sequence[Move]) -> Move:
        """Its weakest sun, for a long track, or when the epoch is about to end."""
        tiles = eye.view.on_track
        gain = self.wish(eye, tiles)
        hurried = eye.spaces <= len(eye.suns) + 1
        wanted = gain > 0 and (hurried or len(tiles) >= self.long or gain >= self.plenty)
        return Bid(min(bids(legal))) if wanted or PASS not in legal else PASS

    def turn(self, eye: Eye, legal: Sequence[Move]) -> Move:
        """Draws on and on; before the very last Ra tile it takes what it can."""
        pick, best = self.best_pick(eye, legal)
        if pick is not None and best > 0 and (DRAW not in legal or STOP in legal or eye.spaces == 1):
            return pick
        if DRAW not in legal:
            return STOP if STOP in legal else INVOKE
        tiles = eye.view.on_track
        enough = self.last if eye.alone else self.last - 1
        at_risk = eye.spaces == 1 and len(tiles) >= enough - 2
        return INVOKE if at_risk and self.wish(eye, tiles) > 0 else DRAW
