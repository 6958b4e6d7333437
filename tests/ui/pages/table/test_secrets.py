"""Secrets: the curtain falls before another person's, and tells when that person is there."""

from dataclasses import replace
from unittest.mock import MagicMock

import pytest
from PySide6.QtWidgets import QWidget

from durbar.ui.pages.table.hot_seat import HotSeatGuard
from tests.ui.pages.table.parts import a_context, a_frame, shown_of, table_after


@pytest.fixture
def secrets(qapp: object) -> HotSeatGuard:
    host, frame = QWidget(), a_frame()
    part = HotSeatGuard(a_context(shown_of(table_after(2, "ppp")), host, screen=MagicMock(), frame=frame))
    part.kept = host
    return part


def test_it_falls_before_what_is_private_to_another_person_only(secrets: HotSeatGuard):
    sight = secrets._shown.sight
    assert secrets.hides(sight)
    secrets.trusted = sight.seat
    assert not secrets.hides(sight)
    assert secrets.hides(replace(sight, seat=1 - sight.seat))
    assert not secrets.hides(replace(sight, seat=1 - sight.seat, people=1))
    secrets._screen.private.return_value = False
    assert not secrets.hides(replace(sight, seat=1 - sight.seat))


def test_behind_it_the_next_person_is_trusted(secrets: HotSeatGuard):
    revealed, left = [], []
    secrets.revealed.connect(revealed.append)
    secrets.left.connect(lambda: left.append(True))
    secrets.trusted = secrets._shown.sight.seat
    secrets.draw(secrets._shown.sight, at=2)
    assert not secrets.curtain.isHidden()
    assert secrets.hides(secrets._shown.sight), "who sat there before has risen"
    secrets.curtain.left_home.emit()
    assert left == [True]
    secrets.curtain.lifted.emit()
    assert revealed == [2]
    assert secrets.trusted == secrets._shown.sight.seat


def test_a_look_at_ones_own_reveals_nothing_else(secrets: HotSeatGuard):
    revealed = []
    secrets.revealed.connect(revealed.append)
    secrets.look_in(1)
    secrets.curtain.lifted.emit()
    secrets._tips.show.assert_called_once()
    assert (revealed, secrets.trusted) == ([], None)
    secrets._screen.secret.return_value = None
    secrets.curtain.drop()
    secrets.look_in(0)
    assert secrets.curtain.isHidden()
