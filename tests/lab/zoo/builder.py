"""A player of Ra that builds monuments."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.games.ra.tiles import DISASTERS, MONUMENT, NILE, NUMBER, PHARAOH
from tests.lab.zoo.balanced import Balanced
from tests.lab.zoo.eye import Area, Eye


class Builder(Balanced):
    """Wants monuments, one plan for all three epochs: where it owns two alike, more of these; else every kind. Niles
    and Pharaohs, which last too, are welcome; what an epoch washes away hardly."""

    #: Fame that it sees in a new kind of monument, in one like those it has, in other lasting tiles, and in the rest.
    kind, alike, lasting, passing = 2.5, 3.5, 1.5, 0.6
    #: Fame of a disaster.
    harm = -4.0

    def wish(self, eye: Eye, tiles: Sequence[str]) -> float:
        """Tile by tile as the plan goes."""
        area = eye.areas[eye.seat][:]
        found = 0.0
        for tile in tiles:
            number = NUMBER[tile]
            found += self._wish(eye, area, tile, number)
            area[number] += 1
        return found

    def _wish(self, eye: Eye, area: Area, tile: str, number: int) -> float:
        if tile in DISASTERS:
            return self.harm if tile == "earthquake" else self.harm / 2
        if number in MONUMENT:
            owned = area[number]
            return self.alike if 0 < owned < 5 else 0.0 if owned else self.kind
        if number in (NILE, PHARAOH):
            return self.lasting
        return max(self.passing, eye.gain(eye.seat, (tile,)) / 2)

    def keeping(self, eye: Eye, area: Area) -> float:
        """Its plan first: kinds and what is alike."""
        owned = area[MONUMENT.start : MONUMENT.stop]
        return sum(self.kind + self.alike * (many - 1) for many in owned if many) + eye.civilization_now(area) / 10
