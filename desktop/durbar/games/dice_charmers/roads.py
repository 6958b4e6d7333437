"""The geometry of roads: sides of cells, shapes, and the moves that draw them (§5.2).

A cell is a number 0 to 24, row by row; its sides are bits. The roads of a province are kept as a set of sides for each
cell; ``graph`` gives them as a networkx graph, and tests hold the two together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.engine.move import Move
from durbar.games.dice_charmers.moves import Half, Road

if TYPE_CHECKING:
    import networkx as nx

ROWS = COLUMNS = 5
CELLS = ROWS * COLUMNS
CELL_IDS = tuple(f"r{row}c{column}" for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1))
CELL_NUMBER = {id: number for number, id in enumerate(CELL_IDS)}

SIDES = "NESW"
SIDE_BIT = {"N": 1, "E": 2, "S": 4, "W": 8}
ALL_SIDES = 15
ARMS = tuple("".join(side for side in SIDES if mask & SIDE_BIT[side]) for mask in range(ALL_SIDES + 1))
ARM_MASK = {arms: mask for mask, arms in enumerate(ARMS)}

SHAPES: dict[str, tuple[str, ...]] = {
    "straight": ("EW", "NS"),
    "curve": ("ES", "NE", "NW", "SW"),
    "junction": ("ESW", "NES", "NEW", "NSW"),
    "crossing": ("NESW",),
}
#: Half-roads of a die or of the Master Builder: as many as make a whole road (§5.2).
HALVES = 2
#: What two half-roads can make in an empty cell.
PAIR = "pair"
_DRAWN = {**SHAPES, PAIR: tuple(sorted(SHAPES["straight"] + SHAPES["curve"]))}


def _across(cell: int, side: str) -> int | None:
    """Return the cell on the other side, None beyond the border."""
    row, column = divmod(cell, COLUMNS)
    row += {"N": -1, "S": 1}.get(side, 0)
    column += {"W": -1, "E": 1}.get(side, 0)
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else None


def _edge(cell: int, side: str) -> str:
    """Return the border edge that a side is, such as "T1"; "" inside."""
    if _across(cell, side) is not None:
        return ""
    row, column = divmod(cell, COLUMNS)
    return {"N": f"T{column + 1}", "E": f"R{row + 1}", "S": f"B{column + 1}", "W": f"L{row + 1}"}[side]


#: By cell, for each of its sides: its bit, the cell across (None at the border), that cell's bit of the same side, and
#: the border edge ("" inside).
AROUND = tuple(
    tuple((1 << n, _across(cell, side), 1 << (n ^ 2), _edge(cell, side)) for n, side in enumerate(SIDES))
    for cell in range(CELLS)
)
EDGES = tuple(f"{border}{number}" for border in "TRBL" for number in range(1, COLUMNS + 1))

#: Roads by shape, cell and the sides from which the cell can be reached: those that would be connected.
ROAD_MOVES: dict[str, tuple[tuple[tuple[Move, ...], ...], ...]] = {
    shape: tuple(
        tuple(tuple(Road(id, arms) for arms in drawn if ARM_MASK[arms] & entry) for entry in range(ALL_SIDES + 1))
        for id in CELL_IDS
    )
    for shape, drawn in _DRAWN.items()
}
#: Half-roads by cell and the arms that its road has; none where there is no road.
HALF_MOVES: tuple[tuple[tuple[Move, ...], ...], ...] = tuple(
    tuple(
        tuple(Half(id, side) for side in sorted(SIDES) if arms and not arms & SIDE_BIT[side])
        for arms in range(ALL_SIDES + 1)
    )
    for id in CELL_IDS
)


def shape_of(arms: int) -> str:
    """Return what a road with these arms is: straight, curve, junction or crossing."""
    return next(shape for shape, drawn in SHAPES.items() if ARMS[arms] in drawn)


def graph(roads: bytes, residence: int, exits: int) -> nx.Graph:
    """Return the network of a province: a node for each cell with a road and the residence, an edge where two arms
    meet.
    """
    import networkx as nx

    arms = [*roads]
    arms[residence] = exits
    network: nx.Graph = nx.Graph()
    network.add_nodes_from(CELL_IDS[cell] for cell in range(CELLS) if arms[cell])
    for cell in range(CELLS):
        for bit, across, back, _ in AROUND[cell]:
            if across is not None and arms[cell] & bit and arms[across] & back:
                network.add_edge(CELL_IDS[cell], CELL_IDS[across])
    return network
