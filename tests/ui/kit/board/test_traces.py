"""What moves leave on the board can be made out on it."""

from unittest.mock import MagicMock

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from durbar.ui.kit.board.flights import Flight
from durbar.ui.kit.board.sprites import Face
from durbar.ui.kit.board.traces import TraceItem

#: No test here looks at pixels.
UNPAINTED = True


def test_the_way_of_the_newest_journey_is_nearly_as_strong_as_its_colour(qapp: object):
    """Fainter ones were lost on sand and trees."""
    way = (QPointF(20, 20), QPointF(50, 60), QPointF(90, 90))
    flight = Flight(Face(), QRectF(10, 10, 20, 20), QRectF(80, 80, 20, 20), way=way, seat=1, leaves=True)
    canvas = MagicMock()
    TraceItem(flight, QColor("#3060A0"), 1.0, False, QRectF(0, 0, 100, 100)).draw(canvas)
    (drawn,) = canvas.line.call_args_list
    assert drawn.args[2] > 3
    assert drawn.kwargs["strength"] > 0.8
