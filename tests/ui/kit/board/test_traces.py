"""What moves leave on the board: where a piece has come to, which way it went, and that it can be made out."""

from itertools import pairwise
from unittest.mock import MagicMock

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from durbar.ui.kit.board.flights import Flight
from durbar.ui.kit.board.sprites import Face
from durbar.ui.kit.board.traces import TraceItem, Traces
from tests.ui.hands import on_board

#: No test here looks at pixels.
UNPAINTED = True


def ends_on(board: QGraphicsScene) -> list[QRectF]:
    """Where the pieces have come to that the traces on a board are of."""
    return [item.flight.end for item in on_board(board, TraceItem)]


def test_the_way_of_the_newest_journey_is_nearly_as_strong_as_its_colour(qapp: object):
    """Fainter ones were lost on sand and trees."""
    way = (QPointF(20, 20), QPointF(50, 60), QPointF(90, 90))
    flight = Flight(Face(), QRectF(10, 10, 20, 20), QRectF(80, 80, 20, 20), way=way, seat=1, leaves=True)
    canvas = MagicMock()
    TraceItem(flight, QColor("#3060A0"), 1.0, False, QRectF(0, 0, 100, 100)).draw(canvas)
    (drawn,) = canvas.line.call_args_list
    assert drawn.args[2] > 3
    assert drawn.kwargs["strength"] > 0.8


def test_a_piece_that_was_moved_on_leaves_the_trace_of_its_last_way_alone(qapp: object):
    scene, face = QGraphicsScene(), Face("kit/winner")
    traces, boxes = Traces(scene), [QRectF(x, 0, 20, 20) for x in (0, 100, 200)]
    for at in (1, 2):
        traces.note(at, [QColor("red")], [Flight(face, boxes[at - 1], boxes[at], seat=0)])
    traces.show(0, 2)
    assert ends_on(scene) == [boxes[2]]
    traces.show(0, 1)
    assert ends_on(scene) == [boxes[1]]
    kept = on_board(scene, TraceItem)
    traces.show(0, 1)
    assert on_board(scene, TraceItem) == kept  # nothing is painted again where nothing changed
    traces.hide()
    assert not scene.items()
    traces.note(1, [QColor("red")], [])
    traces.show(0, 2)
    assert not scene.items(), "what was taken back is forgotten"


def test_of_a_journey_that_went_on_every_way_is_drawn_and_one_ring(qapp: object):
    scene, face = QGraphicsScene(0, 0, 300, 100), Face("kit/winner")
    boxes = [QRectF(x, 40, 20, 20) for x in (0, 100, 200)]
    traces = Traces(scene)
    for at, (origin, end) in enumerate(pairwise(boxes), 1):
        way = (origin.center(), end.center())
        traces.note(at, [QColor("red")], [Flight(face, origin, end, seat=0, leaves=True, way=way)])
    traces.show(0, 2)
    canvas = MagicMock()
    for item in on_board(scene, TraceItem):
        item.draw(canvas)
    assert canvas.line.call_count == 2
    rings = {_place(call.args[0]) for call in canvas.frame.call_args_list if "dashes" not in call.kwargs}
    assert rings == {_place(boxes[2])}


def test_only_a_journey_draws_its_way_and_only_a_place_on_the_map_is_outlined(qapp: object):
    scene, face = QGraphicsScene(0, 0, 100, 100), Face("kit/winner")
    start, end, beyond = QRectF(40, 40, 9, 9), QRectF(10, 10, 9, 9), QRectF(120, 40, 9, 9)
    way = (start.center(), end.center())
    ways = (
        (Flight(face, start, end, seat=0), {_place(end)}, False),
        (Flight(face, start, end, seat=0, leaves=True), {_place(start), _place(end)}, False),
        (Flight(face, start, end, seat=0, leaves=True, way=way), {_place(start), _place(end)}, True),
        (Flight(face, start, beyond, seat=0, leaves=True, way=way), {_place(start)}, False),
        (Flight(face, beyond, end, seat=0, leaves=True), {_place(end)}, False),
    )
    traces = Traces(scene)
    for at, (flight, boxes, line) in enumerate(ways, 1):
        traces.note(at, [QColor("red")], [flight])
        traces.show(at - 1, at)
        canvas = MagicMock()
        on_board(scene, TraceItem)[0].draw(canvas)
        assert {_place(call.args[0]) for call in canvas.frame.call_args_list} == boxes
        assert canvas.line.called == line


def test_what_is_dealt_leaves_no_trace_and_what_another_brings_me_is_mine(qapp: object):
    scene, face = QGraphicsScene(0, 0, 300, 100), Face("kit/winner")
    traces = Traces(scene)
    dealt, won = Flight(face, QRectF(0, 0, 9, 9), QRectF(50, 0, 9, 9)), QRectF(90, 0, 9, 9)
    colours = [QColor("red"), QColor("green")]
    traces.note(1, colours, [dealt, Flight(face, QRectF(0, 0, 9, 9), won, seat=1)])
    traces.show(0, 1)
    assert [(item.flight.end, item.colour) for item in on_board(scene, TraceItem)] == [(won, QColor("green"))]


def _place(box: QRectF) -> tuple[float, float]:
    return box.x(), box.y()
