"""Traces: what others moved stays to be seen until the viewer acts, of the last round at most."""

from itertools import pairwise
from unittest.mock import MagicMock

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from durbar.engine.rng import Rng
from durbar.games import GAMES
from durbar.games.ra.events import EpochEnded
from durbar.session.session import GameSession
from durbar.ui.games import game_screen
from durbar.ui.kit.board.flights import Flight
from durbar.ui.kit.board.sprites import Face
from durbar.ui.kit.board.traces import TraceItem, Traces
from durbar.ui.kit.look.theme import SEAT_COLOURS
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.traces import TableTraces
from durbar.ui.sight import sight_of
from durbar.ui.window import Window
from tests.ui.hands import players, show, sit_at
from tests.ui.positions import a_turn

#: No test here looks at pixels.
UNPAINTED = True

MOVES = 70


def test_what_others_moved_leaves_traces_until_ones_own_next_move(window: Window):
    page = sit_at(window, a_turn(), "pcc")
    page.play.stop()  # nobody plays by himself
    traces = page.traces._traces

    def play(*moves: str) -> None:
        for text in moves:
            page.play.play(page.table.game.read_move(text))

    play("invoke")
    assert not traces._items
    play("bid 3", "bid 4")
    assert [item.box for item in traces._items]
    assert [item._flight.seat for item in traces._items] == [2, 1], "and none of one's own"
    pale, strong = (next(item for item in traces._items if item._colour == colour) for colour in _colours(page))
    assert pale._strength < strong._strength
    page.board.board.pace = 0.01
    page.replay.show_all()
    assert not traces._items, "they tell of what is not there yet"
    page.replay.stop()
    assert traces._items
    assert page.board.board.pace == 0.01
    page.board.board.pace = 0.0
    page.travel.look_at(2)
    assert not traces._items
    page.travel.back_to_game()
    assert traces._items
    play("bid 5")
    assert not traces._items


def test_a_game_that_is_gone_on_with_has_its_strip_and_its_traces_again(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn(), "pcc")
    page.play.stop()
    for text in ("invoke", "bid 3", "bid 4"):
        page.play.play(page.table.game.read_move(text))
    left = [(item.box, item._colour.name(), item._strength) for item in page.traces._traces._items]
    told = page.frame.news.news
    assert left
    assert told
    again = show(window, page.table)
    again.play.stop()
    assert again.frame.news.news == told
    qtbot.waitUntil(lambda: not again.traces._finding.isActive())
    assert [(item.box, item._colour.name(), item._strength) for item in again.traces._traces._items] == left
    assert again.traces._scratch is None


def test_the_end_of_an_epoch_leaves_no_traces_of_what_it_swept_away(qapp: object):
    assert game_screen("ra").make_board().sweeps([EpochEnded(1, "ra_track", ())])
    teller, before = MagicMock(), MagicMock()
    teller._board.sight, teller._board.sweeps.return_value = before, True
    teller._note.side_effect = lambda *noted: TableTraces._note(teller, *noted)
    TableTraces.note(teller, 3, [], before)
    teller._traces.forget.assert_called_once()
    teller._traces.note.assert_not_called()


def test_traces_tell_of_the_last_round_at_most(window: Window):
    page = sit_at(window, a_turn(), "pcc")
    page.play.stop()
    states = [MagicMock(to_act=seat, **{"legal_moves.return_value": [1, 2]}) for seat in (0, 1, 2, 2, 1, 2, 2, 1)]
    page.log._shown = page.traces._shown = MagicMock(table=MagicMock(states=states))
    assert page.log.last_choice(0, 7) == 1
    assert page.traces._first_shown(0, 7) == 4, "two others have had a turn each; what was before is past"
    assert page.traces._first_shown(0, 3) == 1


def _colours(page: TablePage) -> list[object]:
    """Of the two who bid, in the order in which they did."""
    return [SEAT_COLOURS[page.table.players[seat].emblem].colour for seat in (1, 2)]


def test_a_piece_that_was_moved_on_leaves_the_trace_of_its_last_way_alone(qapp: object):
    scene, face = QGraphicsScene(), Face("kit/winner")
    traces, boxes = Traces(scene), [QRectF(x, 0, 20, 20) for x in (0, 100, 200)]
    for at in (1, 2):
        traces.note(at, [QColor("red")], [Flight(face, boxes[at - 1], boxes[at], seat=0)])
    traces.show(0, 2)
    assert [item._flight.end for item in traces._items] == [boxes[2]]
    traces.show(0, 1)
    assert [item._flight.end for item in traces._items] == [boxes[1]]
    assert traces._items == [item for item in scene.items() if isinstance(item, TraceItem)]
    kept = list(traces._items)
    traces.show(0, 1)
    assert traces._items == kept  # nothing is painted again where nothing changed
    traces.hide()
    assert not scene.items()
    traces.note(1, [QColor("red")], [])
    assert [trace.at for trace in traces._noted] == [1], "what was taken back is forgotten"


def test_of_a_journey_that_went_on_every_way_is_drawn_and_one_ring(qapp: object):
    scene, face = QGraphicsScene(0, 0, 300, 100), Face("kit/winner")
    boxes = [QRectF(x, 40, 20, 20) for x in (0, 100, 200)]
    traces = Traces(scene)
    for at, (origin, end) in enumerate(pairwise(boxes), 1):
        way = (origin.center(), end.center())
        traces.note(at, [QColor("red")], [Flight(face, origin, end, seat=0, leaves=True, way=way)])
    traces.show(0, 2)
    canvas = MagicMock()
    for item in traces._items:
        item.draw(canvas)
    assert canvas.line.call_count == 2
    assert _place(boxes[2]) in {_place(call.args[0]) for call in canvas.frame.call_args_list}
    assert [item._flight.end for item in traces._items if not item._went_on] == [boxes[2]]


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
        traces._items[0].draw(canvas)
        assert {_place(call.args[0]) for call in canvas.frame.call_args_list} == boxes
        assert canvas.line.called == line


def test_what_is_dealt_leaves_no_trace_and_what_another_brings_me_is_mine(qapp: object):
    traces, face = Traces(QGraphicsScene(0, 0, 300, 100)), Face("kit/winner")
    dealt, won = Flight(face, QRectF(0, 0, 9, 9), QRectF(50, 0, 9, 9)), QRectF(90, 0, 9, 9)
    colours = [QColor("red"), QColor("green")]
    traces.note(1, colours, [dealt, Flight(face, QRectF(0, 0, 9, 9), won, seat=1)])
    traces.show(0, 1)
    assert [(item._flight.end, item._colour) for item in traces._items] == [(won, QColor("green"))]


@pytest.mark.parametrize("game", list(GAMES))
def test_no_card_and_no_coin_leaves_a_trace_and_no_line_crosses_panels(game: str, qapp: object, english: object):
    """Of whole games: what leaves a trace has come to rest on the board, and only travellers have a way."""
    board, table = game_screen(game).make_board(), GameSession.new(game, players("ccc"), 7)
    left = set[str]()
    rng = Rng(7)
    while table.to_act is not None and table.at < 6 * MOVES:
        legal = table.state.legal_moves()
        table.play(legal[rng.below(len(legal))])
        before = sight_of(table, table.at - 1)
        board.show_sight(before)
        for flight in board.flights(table.seen(table.at - 1, before.seat), before):
            if flight.seat is not None:
                assert board.sceneRect().contains(flight.end.center())
                assert not flight.way or flight.leaves
                left.add(flight.face.art.partition("/")[2].partition("-")[0])
    assert left
    assert not left & {"card", "coin"}, left


def _place(box: QRectF) -> tuple[float, float]:
    return box.x(), box.y()
