"""The two tracks: where their marks stand against each other (§7, §11).

Both run round the same sheet in opposite directions; two coins lie beside each fame cell but for the corners.
"""

from __future__ import annotations

#: Coins beside a fame cell: so many go as far as one fame point.
BESIDE = 2


class Tracks:
    """The tracks of a file of sheets.

    fame_cells, money_cells: their lengths. corners: the fame cells without coins. edges: by number of coins,
    the distance of the money marks' front from the start of the fame track, in coins.
    """

    def __init__(self, fame_cells: int, corners: tuple[int, ...]):
        self.fame_cells = fame_cells
        self.corners = corners
        self.money_cells = BESIDE * (fame_cells - len(corners))
        self.facing = self._facing()
        self.edges = self._edges()

    def _facing(self) -> dict[int, tuple[int, ...]]:
        """Return the coins beside each fame cell, lower number first; corners have none."""
        facing, coin = {}, 0
        for cell in range(self.fame_cells, 0, -1):
            if cell not in self.corners:
                facing[cell] = tuple(range(coin + 1, coin + 1 + BESIDE))
                coin += BESIDE
        return facing

    def _edges(self) -> tuple[int, ...]:
        edges = [BESIDE * self.fame_cells]
        for cell, coins in sorted(self.facing.items(), reverse=True):
            edges += [BESIDE * cell - passed for passed, _ in enumerate(coins, 1)]
        return tuple(edges)

    def excess(self, fame: int, money: int) -> int:
        """Return by how many coins the tracks have crossed, each half a fame point; 0 or less: not crossed (§11)."""
        return BESIDE * fame - self.edges[money]
