"""The names on the map: they touch neither each other nor what stands in cities, however large they are written."""

import json
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from durbar.games.taj_mahal.boards import own_board, read
from durbar.ui.games.taj_mahal.board.board import TajMahalBoard
from durbar.ui.games.taj_mahal.board.layout import PLANE_SCALE, Layout
from durbar.ui.games.taj_mahal.board.map import (
    BOLD_FACTOR,
    CITY_NAME_SIZE,
    FORTRESS_SIDE,
    NAME_SIZE,
    NAMES_BOX,
    TILE_SIDE,
    plan_of,
    text_width,
)
from durbar.ui.games.taj_mahal.board.places import Visited
from durbar.ui.games.taj_mahal.board.strokes import CITY_LETTERS, NAME_LETTERS
from durbar.ui.kit.look import art
from durbar.ui.kit.look.pixmaps import Pixmaps
from durbar.ui.sight import sight_of
from tests.games.taj_mahal.build import table
from tests.ui.eyes import pictures_held_by
from tests.ui.pages.table.parts import table_after, table_at


def names(french: bool, grow: float) -> dict[str, QRectF]:
    """What the letters cover, by name."""
    board, plan = own_board(), plan_of(own_board())
    found = {}
    for city in board.cities:
        box, larger = plan.city_names[city.id].grown(grow)
        found[city.name] = middle_of(box, text_width(city.name, CITY_NAME_SIZE) * larger)
    for province in board.provinces:
        name = province.name_fr if french and province.name_fr else province.name
        box, larger = plan.names[province.id].grown(grow)
        found[f"{name} (province)"] = middle_of(box, text_width(name, NAME_SIZE) * larger * BOLD_FACTOR)
    return found


def middle_of(box: QRectF, width: float) -> QRectF:
    return QRectF(box.center().x() - width / 2, box.top(), width, box.height())


@pytest.mark.parametrize("grow", [1.0, 2.0])
@pytest.mark.parametrize("french", [False, True])
def test_no_names_touch(qapp: QApplication, french: bool, grow: float):
    boxes = names(french, grow)
    touching = [(one, other) for one, other in combinations(boxes, 2) if boxes[one].intersects(boxes[other])]
    assert touching == []
    assert [name for name, box in boxes.items() if not NAMES_BOX.contains(box)] == []


@pytest.mark.parametrize("grow", [1.0, 2.0])
@pytest.mark.parametrize("french", [False, True])
def test_the_name_of_each_province_lies_in_its_own_land(qapp: QApplication, french: bool, grow: float):
    board, boxes, outlines = own_board(), names(french, grow), plan_of(own_board()).outlines
    outside = []
    for province in board.provinces:
        name = province.name_fr if french and province.name_fr else province.name
        if not outlines[province.id].contains(boxes[f"{name} (province)"]):
            outside.append(name)
    assert outside == []


def test_the_name_of_a_province_is_larger_than_those_of_cities(qapp: QApplication):
    for grow in (1.0, 2.0):
        sizes = [label.grown(grow)[1] for label in plan_of(own_board()).names.values()]
        assert min(sizes) * NAME_LETTERS > CITY_LETTERS


def test_names_stand_below_what_they_name_where_a_board_does_not_say(qapp: QApplication):
    data = json.loads(own_board().text)
    for place in (*data["provinces"], *data["cities"]):
        del place["label"]
    board = read(json.dumps(data))
    plan = plan_of(board)
    for city in board.cities:
        box = plan.city_names[city.id].box
        assert NAMES_BOX.contains(box)
        assert box.top() > plan.cities[city.id].y() or box.bottom() == NAMES_BOX.bottom()
    assert all(NAMES_BOX.contains(label.box) for label in plan.names.values())


@pytest.mark.parametrize("grow", [1.0, 2.0])
@pytest.mark.parametrize("french", [False, True])
def test_no_name_lies_where_something_stands(qapp: QApplication, french: bool, grow: float):
    board, plan = own_board(), plan_of(own_board())
    layout = Layout(board)
    things = {"the court": [plan.court_picture()]}
    for province, tile in plan.tiles.items():
        things[f"the tile of {province}"] = octagon(tile)
    for city in board.cities:
        palaces = [layout.ordinary(city.id, False), layout.ordinary(city.id, True), layout.royal(city.id, True, False)]
        rim = FORTRESS_SIDE / 2 if city.fortress else 0.0
        middle = plan.cities[city.id]
        site = QRectF(middle.x() - rim, middle.y() - rim, 2 * rim, 2 * rim)
        things[f"in {city.name}"] = [*(walls(on_plane(box, layout)) for box in palaces), site]
    hidden = [
        (name, thing)
        for name, box in names(french, grow).items()
        for thing, parts in things.items()
        if any(box.intersects(part) for part in parts)
    ]
    assert hidden == []


def on_plane(box: QRectF, layout: Layout) -> QRectF:
    return QRectF((box.topLeft() - layout.point(QPointF())) / PLANE_SCALE, box.size() / PLANE_SCALE)


def octagon(middle: QPointF) -> list[QRectF]:
    """What a province tile covers, as boxes."""
    half, side, corner = TILE_SIDE / 2, TILE_SIDE * 0.21, TILE_SIDE * 0.355
    sizes = ((half, side), (side, half), (corner, corner))
    return [QRectF(middle.x() - wide, middle.y() - high, 2 * wide, 2 * high) for wide, high in sizes]


def walls(box: QRectF) -> QRectF:
    """A palace without the empty rim of its picture."""
    rim = box.width() * 0.1
    return box.adjusted(rim, rim, -rim, -rim)


def test_palaces_in_one_city_stand_side_by_side(qapp: QApplication):
    layout, city = Layout(own_board()), own_board().cities[0].id
    ordinary, royal = walls(layout.ordinary(city, True)), walls(layout.royal(city, True, False))
    assert not ordinary.intersects(royal)
    assert abs(ordinary.center().y() - royal.center().y()) < ordinary.height() / 4


def test_names_grow_where_there_is_room(qapp: QApplication):
    larger = [label.most > label.size for label in plan_of(own_board()).city_names.values()]
    assert sum(larger) > len(larger) / 2


def test_names_are_looked_over_only_for_another_visit(qapp: QApplication, monkeypatch: pytest.MonkeyPatch):
    table_ = table_after(0, "pcc", "taj_mahal")
    board, found = TajMahalBoard(), []
    real = Layout.city_name
    monkeypatch.setattr(Layout, "city_name", lambda self, *args: (found.append(args), real(self, *args))[1])
    board.show_sight(sight_of(table_))
    assert found
    found.clear()
    board.show_sight(sight_of(table_))
    assert not found
    board.tell_names([("city", "agra")])
    assert found


def drawings(piece: Visited) -> set[int]:
    """Which pictures a piece and its board keep."""
    return {picture.cacheKey() for picture in pictures_held_by(piece)}


def test_the_next_province_is_drawn_before_it_is_visited(qapp: QApplication):
    table_, picture = table_after(0, "pcc", "taj_mahal"), QPixmap(1440, 900)
    board = TajMahalBoard()
    board.settle(0.6)
    sight = sight_of(table_)
    board.show_sight(sight)
    board.paint_whole(QPainter(picture))
    (visited,) = [item for item in board.items() if isinstance(item, Visited)]
    following = sight.view.tiles[1]
    visited.show_province(following)
    visited.show_province(sight.view.province)
    before = drawings(visited)
    board.draw_ahead(lambda canvas: visited.draw_ahead(canvas, following))
    (ahead,) = drawings(visited) - before
    visited.show_province(following)
    board.paint_whole(QPainter(picture))
    assert ahead in drawings(visited), "no other picture was needed"


def test_the_cards_that_stay_are_drawn_in_their_next_size_before_they_take_it(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
):
    kinds = ["rEV", "rEG", "rEM", "rKP", "gEE", "gEV", "gEM", "yEM", "yEP", "vEP", "vEM", "wE", "wK", "wP"]
    before, after = (sight_of(table_at(table(3, hands={0: kinds[:many]}), "pcc")) for many in (14, 7))
    monkeypatch.setattr(art, "_pixmaps", Pixmaps(1 << 28))  # from which nothing goes
    board, picture = TajMahalBoard(), QPixmap(1440, 900)
    board.settle(0.613)
    board.show_sight(before)
    board.paint_whole(QPainter(picture))
    kept = art.kept_bytes()
    for draw in board.ahead(after):
        board.draw_ahead(draw)
    ahead = art.kept_bytes()
    assert ahead > kept
    board.show_sight(after)
    board.paint_whole(QPainter(picture))
    assert art.kept_bytes() == ahead, "nothing had to be drawn then"
