"""A player of Ra that wants only what is sure."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.engine.move import Move
from durbar.games.ra.moves import Bid
from durbar.games.ra.worth import LAST_EPOCH, worth
from tests.lab.zoo.balanced import PASS, Balanced, bids
from tests.lab.zoo.eye import Area, Eye


class Banker(Balanced):
    """Wants what is sure: gold, Gods, a Flood with its Niles, the lead in Pharaohs; what scores at the end of this
    epoch, to the fame, and nothing that needs luck. Monuments wait for the last epoch."""

    #: Fame that it wants for its strongest sun at the start of an epoch, and for its weakest.
    strong, weak = 7.0, 2.5

    def wish(self, eye: Eye, tiles: Sequence[str]) -> float:
        """What the settlement would be richer."""
        return float(worth(eye.view, eye.seat, tiles))

    def keeping(self, eye: Eye, area: Area) -> float:
        """What scores now; of monuments those that are alike."""
        return super().keeping(eye, area) if eye.view.epoch == LAST_EPOCH else eye.civilization_now(area)

    def bid(self, eye: Eye, legal: Sequence[Move]) -> Move:
        """The least sun, if its fixed price is paid; the nearer the end of the epoch the lower."""
        sun = min(bids(legal))
        rank = eye.suns.index(sun) / max(1, len(eye.suns) - 1)
        price = (self.weak + (self.strong - self.weak) * rank) * eye.spaces / eye.view.ra_spaces
        wanted = self.wish(eye, eye.view.on_track) >= max(1.0, price)
        return Bid(sun) if wanted or PASS not in legal else PASS

    def call(self, eye: Eye) -> float:
        """What is there above the price of its strongest sun, whoever else wants it."""
        return self.wish(eye, eye.view.on_track) - self.strong * eye.spaces / eye.view.ra_spaces
