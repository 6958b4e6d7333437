"""The names on Raja's board: whole, on their plates, touching neither each other nor where pieces stand."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from durbar.games.raja.boards import own_board
from durbar.ui.games.raja.board.board import RajaBoard
from durbar.ui.games.raja.board.layout import SITE_ANGLES, Layout, layout_of
from durbar.ui.games.raja.board.places import Plate, StartName
from durbar.ui.kit.look.board_painter import BoardPainter
from durbar.ui.sight import sight_of
from durbar.ui.words import use_language
from tests.ui.pages.table.parts import table_after

#: The most houses a village holds.
CAPACITY = 2


class Listener(QPainter):
    """Notes what is written, and what its letters cover. words: the newest writing of each."""

    def __init__(self, picture: QPixmap) -> None:
        super().__init__(picture)
        self.words: dict[str, QRectF] = {}

    def drawText(self, at: QPointF, text: str) -> None:  # type: ignore[override]
        self.words[text] = QFontMetricsF(self.font()).tightBoundingRect(text).translated(at)


def names(grow: float) -> dict[str, QRectF]:
    """What the letters of the names on the board cover, by name."""
    board = RajaBoard()
    board.show_sight(sight_of(table_after(0, "pp", "raja")))
    picture = QPixmap(board.sceneRect().size().toSize())
    painter = Listener(picture)
    for piece in board.items():
        if isinstance(piece, (Plate, StartName)):
            piece.rest(BoardPainter(painter, 1.0, grow))
    painter.end()
    return painter.words


def places(layout: Layout) -> dict[str, QRectF]:
    """Where pieces stand, and the shields."""
    board = layout.board
    found = {
        f"a house in {v.id}, {n}": layout.house(v.id, n, CAPACITY) for v in board.villages for n in range(CAPACITY)
    }
    for city in board.junctions[1:]:
        found[f"the shield of {city.id}"] = layout.arms(city.id)
        found[f"the palace of {city.id}"] = layout.central(city.id)
        found |= {f"site {k} of {city.id}": layout.outer_site(city.id, k) for k in range(1, len(SITE_ANGLES) + 1)}
    return found


@pytest.mark.parametrize("grow", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_names_touch_neither_each_other_nor_where_pieces_stand(qapp: QApplication, language: str, grow: float):
    use_language(language)
    layout, written = layout_of(own_board()), names(grow)
    cities = {city.name: layout.plate(city.id) for city in own_board().junctions[1:]}
    start = {"en": "Start", "fr": "Départ"}[language]
    assert set(written) == {*cities, start}
    assert [name for name, plate in cities.items() if not plate.contains(written[name])] == []
    assert [both for both in combinations(written, 2) if written[both[0]].intersects(written[both[1]])] == []
    things = {**places(layout), **{f"the plate of {name}": plate for name, plate in cities.items()}}
    covered = [
        (name, thing)
        for name, box in written.items()
        for thing, place in things.items()
        if thing != f"the plate of {name}" and box.intersects(place)
    ]
    assert covered == []


def test_three_architects_in_a_city_stand_close_and_reach_hardly_farther_than_two():
    layout = layout_of(own_board())
    for city in own_board().junctions[1:]:
        first, second = layout.architect(city.id, 0, 2), layout.architect(city.id, 1, 2)
        last = layout.architect(city.id, 2, 3)
        assert abs(last.x() - first.x()) < 1.5 * abs(second.x() - first.x()), city.id


def test_among_three_architects_the_last_ones_own_stands_in_front_of_the_others():
    layout = layout_of(own_board())
    for city in own_board().junctions[1:]:
        behind, last = layout.architect(city.id, 1, 3), layout.architect(city.id, 2, 3)
        assert last.y() > behind.y() + 0.2 * behind.height(), city.id
        assert layout.architect(city.id, 1, 2).y() == layout.architect(city.id, 0, 2).y(), city.id


@pytest.mark.parametrize("grow", [1.0, 2.0])
def test_architects_stand_over_no_name(qapp: QApplication, grow: float):
    """However many of them stand in a city; the empty rim of their pictures may."""
    layout, written = layout_of(own_board()), names(grow)
    covered = set()
    for junction in own_board().junctions:
        for number in range(1, 6):
            for slot in range(number):
                box = layout.architect(junction.id, slot, number)
                rim = box.width() * 0.16
                body = box.adjusted(rim, rim / 2, -rim, 0)
                covered |= {(junction.id, slot, number, name) for name, at in written.items() if body.intersects(at)}
    assert covered == set()
