"""What never changes on Raja's board: its ground, the roads, the governor track."""

from durbar.ui.games.raja.board.layout import PLANE, TRACK, Layout
from durbar.ui.games.raja.board.strokes import (
    ROAD,
    ROAD_DOTS,
    ROAD_EDGE,
)
from durbar.ui.kit.look.easel import Easel


def paint_ground(easel: Easel, layout: Layout) -> None:
    """Ground and track, and over them the roads of a map."""
    easel.ground("raja/board-ground", PLANE)
    easel.picture("raja/governor-track", TRACK)
    lines = [layout.road(road.id) for road in layout.board.roads]
    for colour, width in ((ROAD_EDGE, 10.4), (ROAD, 7.3)):
        for line in lines:
            easel.line(line, colour, width)
    for line in lines:
        easel.line(line, ROAD_DOTS, 1.6, dashes=(1.2, 6.1), dotted=True)
