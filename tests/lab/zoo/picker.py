"""A player of Ra that gathers Gods to take single tiles."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.engine.move import Move
from durbar.games.ra.moves import Spend
from tests.lab.zoo.balanced import Balanced
from tests.lab.zoo.eye import Eye


class Picker(Balanced):
    """Wants Gods above all, keeps them, and robs the track with them: of the best tile for itself, or of the one that
    the next in turn waits for."""

    #: Fame that a God is worth to it in a track.
    love = 6.0
    #: Part of another's gain that counts as its own when a God takes the tile away.
    robbery = 0.5

    def wish(self, eye: Eye, tiles: Sequence[str]) -> float:
        """The gain, and so much for each God."""
        return super().wish(eye, tiles) + (self.love - self.god) * tiles.count("god")

    def best_pick(self, eye: Eye, legal: Sequence[Move]) -> tuple[Spend | None, float]:
        """The tile that brings it most, with what it would have brought another."""
        least = 2.5 if eye.spaces <= 2 or len(eye.suns) == 1 else self.god
        picks = []
        for move in legal:
            if isinstance(move, Spend):
                robbed = max(eye.gain(seat, (move.tile,)) for seat in eye.rivals)
                picks.append((eye.gain(eye.seat, (move.tile,)) + self.robbery * max(0.0, robbed) - least, move))
        if not picks:
            return None, 0.0
        best, pick = max(picks, key=lambda one: one[0])
        return pick, best
