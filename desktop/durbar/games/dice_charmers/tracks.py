"""The two tracks: where their marks stand against each other (§7, §11).

Both run round the same sheet in opposite directions; two coins lie beside each fame cell but for the corners.
"""

from __future__ import annotations


class Tracks:
    """The tracks of a file of sheets.

    fame_cells, money_cells: their lengths. corners: the fame cells without coins. edges: by number of coins, twice
    the distance of the money marks' front from the start of the fame track, in fame cells.
    """

    def __init__(self, fame_cells: int, corners: tuple[int, ...]):
        self.fame_cells = fame_cells
        self.corners = corners
        self.money_cells = 2 * (fame_cells - len(corners))
        self.facing = self._facing()
        self.edges = self._edges()

    def _facing(self) -> dict[int, tuple[int, int]]:
        """The two coins beside each fame cell, lower number first; corners have none."""
        facing, coin = {}, 0
        for cell in range(self.fame_cells, 0, -1):
            if cell not in self.corners:
                facing[cell] = coin + 1, coin + 2
                coin += 2
        return facing

    def _edges(self) -> tuple[int, ...]:
        edges = [2 * self.fame_cells]
        for cell, _ in sorted(self.facing.items(), reverse=True):
            edges += [2 * cell - 1, 2 * cell - 2]
        return tuple(edges)

    def excess(self, fame: int, money: int) -> int:
        """By how many coins the tracks have crossed, each half a fame point; 0 or less: not crossed (§11)."""
        return 2 * fame - self.edges[money]
