"""A player of Ra that calls as soon as there is something."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.engine.move import Move
from durbar.games.ra.moves import Bid
from tests.lab.zoo.balanced import DRAW, INVOKE, PASS, STOP, Balanced, bids
from tests.lab.zoo.eye import Eye


class Hasty(Balanced):
    """Wants to be done: calls Ra as soon as the track holds something for it, and pays whatever sun that takes."""

    #: Fame that is something.
    something = 5.0
    #: Tiles that are worth a call even if they are next to nothing.
    many = 4

    def bid(self, eye: Eye, legal: Sequence[Move]) -> Move:
        """The least sun that is enough, for anything that does no harm."""
        wanted = self.wish(eye, eye.view.on_track) >= self.something * 0.7
        return Bid(min(bids(legal))) if wanted or PASS not in legal else PASS

    def turn(self, eye: Eye, legal: Sequence[Move]) -> Move:
        """Gods go at once for anything better than themselves; then it calls."""
        pick, best = self.best_pick(eye, legal)
        if pick is not None and best > 0:
            return pick
        if DRAW not in legal:
            return STOP if STOP in legal else INVOKE
        tiles = eye.view.on_track
        wish = self.wish(eye, tiles)
        return INVOKE if wish >= self.something or (wish > 0 and len(tiles) >= self.many) else DRAW
