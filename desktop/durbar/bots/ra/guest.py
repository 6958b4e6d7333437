"""The guest of Ra: wants what it can count, now more and now less, and never thinks of what a sun is worth."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.ra.greedy import gain, least_loss
from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.ra.moves import Bid, Draw, Invoke, Pass, Spend, Stop
from durbar.games.ra.view import View

#: Fame that a track must bring for Ra to be invoked and to be bid for, and a tile for a God to be spent on it.
MIN_CALL_FAME, MIN_BID_FAME, MIN_PICK_FAME = 7.0, 3.0, 6.0
#: What it takes gladly, and when only one Ra tile more ends the epoch whatever its mood.
MIN_LAST_FAME = 1.0
#: How far its wishes go up and down, in fame.
MOOD_RANGE = 4


class RaGuest:
    """A player that bids the lowest sun that is enough, or none."""

    def choose(self, position: Position, seed: int) -> Move:
        """Return the move it feels like. The seed decides how much it wants things now."""
        legal, view = position.legal_moves, position.view
        if len(legal) == 1:
            return legal[0]
        if view.losing is not None:
            return least_loss(view, legal)
        whim = Rng(seed).below(2 * MOOD_RANGE + 1) - MOOD_RANGE
        if view.auction is not None:
            return _bid(view, legal, whim)
        picks = [(gain(view, (move.tile,)), move) for move in legal if isinstance(move, Spend)]
        if picks and (best := max(picks, key=lambda pick: pick[0]))[0] >= MIN_PICK_FAME:
            return best[1]
        if Stop() in legal:
            return Stop()
        return Invoke() if Draw() not in legal or gain(view, view.on_track) >= MIN_CALL_FAME + whim else Draw()


def _bid(view: View, legal: Sequence[Move], whim: int) -> Move:
    """Return the lowest sun that is enough, if it wants the track."""
    lowest = next(move for move in legal if isinstance(move, Bid))
    enough = max(MIN_LAST_FAME, MIN_BID_FAME + whim)
    if view.ra_spaces - view.ra_track == 1:
        enough = MIN_LAST_FAME
    return lowest if Pass() not in legal or gain(view, view.on_track) >= enough else Pass()
