"""The kit's board without a game: what is offered, lit up, painted anew, and where arrow keys go."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QTimer
from PySide6.QtGui import QPainter, QPixmap
from pytestqt.qtbot import QtBot

from durbar.engine.event import Event
from durbar.engine.refusal import Refusal
from durbar.games.ra.events import TileDrawn
from durbar.games.raja.moves import Point
from durbar.ui.kit.board import scene
from durbar.ui.kit.board.click_actions import NOTHING, ClickActions
from durbar.ui.kit.board.flights import Flight
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.board.sprites import Face, Marks, Piece, Sprite
from durbar.ui.kit.board.steering import first, neighbour
from durbar.ui.kit.board.table_picture import TablePicture
from durbar.ui.kit.look.board_painter import BoardPainter
from durbar.ui.kit.values.sight import Sight, Target

GOLD, HOUSE, PALACE = Point("gold"), Point("house"), Point("palace")
QUARRY, NO, NEVER = Point("quarry"), Refusal("Raja", "no", "No."), Refusal("Raja", "never", "Never.")
SIGHT = Sight(0, None, (), (GOLD, PALACE), {HOUSE: NO, QUARRY: NEVER}.get)
MOVES = {("a",): (HOUSE, GOLD), ("b",): (HOUSE, QUARRY), ("c",): (), ("d",): (HOUSE, PALACE)}


class Grid(BoardScene):
    """Nine squares, (0, 0) to (2, 2), 100 apart and 50 wide."""

    def __init__(self) -> None:
        super().__init__(300, 300)
        for x in range(3):
            for y in range(3):
                sprite = Sprite((x, y))
                sprite.show_as(Face(), QRectF(100 * x, 100 * y, 50, 50))
                self.add(sprite)
        self.painted_in: list[bool] = []

    def furnish(self, canvas: BoardPainter, sight: Sight | None) -> None:
        self.painted_in.append(True)

    def fill(self, sight: Sight) -> None:
        """All lies where it lay."""

    def marks(self, target: Target) -> Marks:
        return self._by_target[target].marks


class Noting(Piece):
    """Notes where it is painted anew, in device pixels."""

    def __init__(self, box: QRectF, painted: list[QRectF]) -> None:
        super().__init__(box)
        self._painted = painted

    def rest(self, canvas: BoardPainter) -> None:
        self._painted.append(canvas.painter.clipBoundingRect())


@pytest.fixture
def grid(qtbot: QtBot) -> Iterator[Grid]:
    scene = Grid()
    scene.show_sight(SIGHT)
    yield scene
    scene.clear_pieces()


def offer(sight: Sight = SIGHT, path: dict[Target, tuple[Point, ...]] | None = None) -> ClickActions:
    return ClickActions.of(
        sight, MOVES, lambda target, _: MOVES[target], lambda target, _: (path or {}).get(target, ())
    )


def test_a_target_offers_what_is_legal_and_else_tells_why_its_likeliest_move_is_not():
    made = offer()
    assert made.legal == {("a",): (GOLD,), ("d",): (PALACE,)}
    assert made.blocked == {("b",): NO}
    assert not made.paths


def test_a_path_stands_with_its_first_move_and_only_if_that_is_legal():
    made = offer(path={("a",): (PALACE, GOLD), ("d",): (HOUSE, GOLD)})
    assert made.paths == {("a",): (PALACE, GOLD)}
    assert made.legal == {("a",): (PALACE,), ("d",): (PALACE,)}


def test_who_is_not_to_move_is_offered_and_refused_nothing():
    assert offer(Sight(0, None, (), (), SIGHT.why_not)) == NOTHING


def test_marks_say_what_can_be_done_and_what_has_been(grid: Grid):
    grid.offer_moves(ClickActions({(0, 0): (GOLD,)}, {(1, 1): NO}))
    grid.hover((1, 1), focused=True)
    assert grid.marks((0, 0)) == Marks(legal=True)
    assert grid.marks((1, 1)) == Marks(lit=True, focused=True, blocked=True)
    assert grid.marks((2, 2)) == Marks()
    grid.point([(2, 2)])
    assert grid.marks((2, 2)) == Marks(lit=True)
    grid.refuse((1, 1))
    assert grid.marks((1, 1)).refused
    assert not grid.marks((0, 0)).refused


def test_what_a_click_used_up_is_not_refused_to_a_pointer_that_rests(grid: Grid):
    refused = ClickActions({}, {(1, 1): NO})
    grid.hover((1, 1))
    grid.show_sight(SIGHT, refused)
    assert not grid.marks((1, 1)).blocked
    grid.hover((1, 1))
    assert grid.marks((1, 1)).blocked


@pytest.mark.parametrize("chosen", [(), ((1, 1),)])
def test_nothing_is_previewed_to_a_pointer_that_rests_where_a_move_was_made(
    grid: Grid, monkeypatch: pytest.MonkeyPatch, chosen: tuple[Target, ...]
):
    seen: list[object] = []
    monkeypatch.setattr(grid, "preview", lambda move, _sight: seen.append(move))
    able = ClickActions({(1, 1): (GOLD,)}, {})
    grid.hover((1, 1))
    grid.show_sight(replace(SIGHT, chosen=chosen), able)
    assert seen[-1] == (GOLD if chosen else None)
    grid.hover((1, 1), meant=False)
    assert seen[-1] is None
    grid.hover((1, 1))
    assert seen[-1] == GOLD


def test_of_things_above_each_other_the_smallest_is_pointed_at(grid: Grid):
    small = Sprite(("small",))
    small.show_as(Face(), QRectF(10, 10, 20, 20))
    grid.add(small)
    grid.show_sight(SIGHT)
    assert grid.target_at(QPointF(20, 20)) == ("small",)
    assert grid.target_at(QPointF(40, 40)) == (0, 0)
    assert grid.target_at(QPointF(70, 70)) is None


@pytest.mark.parametrize(("way", "there"), [((1, 0), (2, 1)), ((-1, 0), (0, 1)), ((0, 1), (1, 2)), ((0, -1), (1, 0))])
def test_arrows_go_to_the_next_in_their_direction(grid: Grid, way: tuple[int, int], there: Target):
    assert neighbour(grid, (1, 1), *way) == there


def test_arrows_stay_at_the_rim(grid: Grid):
    assert neighbour(grid, (2, 1), 1, 0) == (2, 1)
    assert neighbour(grid, (0, 0), 0, -1) == (0, 0)


def test_an_arrow_goes_rather_straight_and_far_than_near_and_aside(grid: Grid):
    aside = Sprite(("aside",))
    aside.show_as(Face(), QRectF(130, 140, 50, 50))
    grid.add(aside)
    grid.show_sight(SIGHT)
    assert neighbour(grid, (1, 1), 1, 0) == (2, 1)


def test_the_keyboard_comes_in_where_it_was_or_near_or_at_the_first_that_can_be_clicked(grid: Grid):
    assert first(grid, (1, 1), None) == (1, 1)
    assert first(grid, ("gone",), QRectF(210, 90, 50, 50)) == (2, 1)
    assert first(grid, None, None) == (0, 0)
    grid.offer_moves(ClickActions({(0, 2): (GOLD,)}))
    assert first(grid, None, None) == (0, 2)


def test_the_table_is_painted_once_and_then_only_where_it_changed(qtbot: QtBot):
    table, painted = TablePicture(QRect(0, 0, 200, 100), sharp=2.0), list[QRectF]()

    piece = Noting(QRectF(0, 0, 100, 50), painted)
    furnished: list[bool] = []

    def furnish(_canvas: BoardPainter) -> None:
        furnished.append(True)

    def draw() -> None:
        canvas = QPixmap(200, 100)
        painter = QPainter(canvas)
        table.draw(painter, furnish, [piece])
        painter.end()

    table.note(QRectF(0, 0, 9, 9))
    assert not table.stale, "nothing is painted yet, so nothing can be stale"
    draw()
    draw()
    assert len(painted) == 1
    assert painted[0].contains(QRectF(0, 0, 200, 100))
    table.note(QRectF(10, 20, 5, 5))
    assert [(part.x(), part.y(), part.width(), part.height()) for part in table.stale] == [(20, 40, 10, 10)]
    draw()
    assert len(painted) == 2
    assert len(furnished) == 1, "what keeps still is not painted again under a piece that changes"
    assert painted[1].contains(QRectF(20, 40, 10, 10))
    assert not painted[1].contains(QRectF(80, 40, 10, 10))
    table.forget()
    draw()
    assert painted[2].contains(QRectF(0, 0, 200, 100))
    assert len(furnished) == 2


def test_of_a_part_that_moves_on_only_what_comes_into_sight_is_painted(qtbot: QtBot):
    table, painted = TablePicture(QRect(0, 0, 80, 60), sharp=2.0), list[QRectF]()
    piece = Noting(QRectF(0, 0, 100, 50), painted)
    canvas = QPixmap(200, 100)
    painter = QPainter(canvas)
    table.draw(painter, lambda _: None, [piece])
    table.move_to(QRect(10, 0, 80, 60))
    table.draw(painter, lambda _: None, [piece])
    painter.end()
    assert table.box == QRectF(5, 0, 40, 30)
    assert painted[1:] == [QRectF(70, 0, 10, 60)]
    table.note(QRectF(0, 0, 4, 4))
    assert not table.stale, "it lies outside of the part that is painted"


def test_the_flights_of_a_move_are_worked_out_once_until_another_sight_is_shown(grid: Grid):
    asked = []
    grid.flights = lambda events, before: asked.append((events, before)) or []
    event, other = Event(), replace(SIGHT)
    for events, before in (([event], SIGHT), ((event,), SIGHT), ([], SIGHT), ([event], SIGHT), ([event], other)):
        assert grid.flights_of(events, before) == []
    assert [before is other for _, before in asked] == [False, True]
    grid.show_sight(SIGHT)
    grid.flights_of([event], other)
    assert len(asked) == 3, "places may lie elsewhere now"


def test_pictures_for_the_end_of_flights_are_drawn_in_turns_of_their_own(
    grid: Grid, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    turns, drawn = [0], list[tuple[int, int]]()
    turning = QTimer(grid, interval=0)
    turning.timeout.connect(lambda: turns.append(turns[-1] + 1))
    turning.start()
    monkeypatch.setattr(scene, "READY_MS", 0)
    monkeypatch.setattr(grid, "draw_ahead", lambda draw: draw(None))
    pictures = [lambda _canvas, k=k: drawn.append((k, turns[-1])) for k in range(3)]
    monkeypatch.setattr(grid, "ahead", lambda _after: iter(pictures))
    here = QRectF(0, 0, 9, 9)
    monkeypatch.setattr(grid, "flights", lambda _events, _before: [Flight(Face(""), here, here, 0, 2000)])
    grid.animate([Event()], SIGHT, SIGHT)
    qtbot.waitUntil(lambda: len(drawn) == 3)
    grid.finish()
    assert [k for k, _ in drawn] == [0, 1, 2]
    assert len({turn for _, turn in drawn}) == 3


def test_the_first_and_the_last_events_of_a_move_have_their_own_flights_without_being_worked_out_again(grid: Grid):
    one, other = SIGHT, QRectF(0, 0, 1, 1)
    events = [TileDrawn(0, tile, space) for space, tile in enumerate(("nile", "god", "gold"))]
    made = [
        Flight(Face(""), other, other, start, 10, cause=cause) for start, cause in ((0, 0), (10, 0), (20, 1), (35, 2))
    ]
    grid.flights = lambda *_: made
    assert grid.flights_of(events, one) == made
    grid.flights = None
    assert grid.flights_of(events[:2], one) == made[:3]
    assert [(flight.cause, flight.start) for flight in grid.flights_of(events[1:], one)] == [(1, 0), (2, 15)]
