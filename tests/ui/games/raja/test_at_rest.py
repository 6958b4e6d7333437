"""What of a place's states rests on the table: the table is not painted again for the others, which takes a frame."""

from unittest.mock import MagicMock

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPolygonF

from durbar.ui.games.raja.board.places import Ground, Spot
from durbar.ui.kit.board.sprites import PLAIN_MARKS, Marks

BOX = QRectF(0, 0, 100, 100)


@pytest.mark.parametrize(
    ("marks", "village", "city"),
    [
        (Marks(legal=True), True, True),
        (Marks(blocked=True), False, False),
        (Marks(lit=True), False, False),
        (Marks(last=True), False, False),
        (Marks(blocked=True, lit=True), False, True),
        (Marks(refused=True, blocked=True), False, True),
        (Marks(focused=True), False, True),
    ],
)
def test_only_what_rests_is_painted_into_the_table(qapp: object, marks: Marks, village: bool, city: bool):
    for place, touched in ((Spot(("x",)), village), (Ground(("city", "x"), "raja/city-ground", QPolygonF(BOX)), city)):
        place.place(BOX)
        place.surface = MagicMock()
        place.mark(marks)
        assert place.marks == marks
        assert place.surface.touch.called == touched
        place.surface.touch.reset_mock()
        place.mark(PLAIN_MARKS)
        assert place.surface.touch.called == touched


def test_what_is_pointed_at_glows_more_where_it_rests(qapp: object):
    place = Spot(("x",))
    place.mark(Marks(legal=True))
    place.surface = MagicMock()
    place.mark(Marks(legal=True, lit=True))
    assert place.surface.touch.called
