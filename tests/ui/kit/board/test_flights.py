"""Pictures in flight: each takes off in its time, ends in its place, and shows its face once it has turned."""

import pytest
from PySide6.QtCore import QObject, QRectF, QVariantAnimation

from durbar.ui.kit.board.flights import Flight, FlightAnimation, Flyer
from durbar.ui.kit.board.sprites import Face

HERE, THERE = QRectF(0, 0, 40, 40), QRectF(200, 100, 40, 40)


class BoardPainter:
    """Notes what is drawn."""

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def stretched(self, art: str, *_: object) -> None:
        self.drawn.append(art)


def at(show: FlightAnimation, now: int) -> None:
    """Let so many milliseconds pass since the start."""
    show.findChild(QVariantAnimation).setCurrentTime(now)


@pytest.mark.parametrize(("progress", "seen"), [(0.2, ["back"]), (0.8, ["face"])])
def test_a_tile_turns_over_half_way(qapp: object, progress: float, seen: list[str]):
    flyer, canvas = Flyer(Flight(Face("face"), HERE, THERE, back=Face("back"))), BoardPainter()
    flyer.move(progress)
    flyer.draw(canvas)  # type: ignore[arg-type]
    assert canvas.drawn == seen


def test_each_takes_off_in_its_time_and_ends_at_its_end(qapp: object):
    told, home = [], QObject()
    flyers = [Flyer(Flight(Face("face"), HERE, THERE, start, 100, what=("tile", start))) for start in (0, 50)]
    show = FlightAnimation(
        flyers, 1.0, lambda target, away: told.append((target, away)), lambda: told.append("end"), home
    )
    at(show, 1)
    assert told == [(("tile", 0), True)]
    assert (flyers[0].isVisible(), flyers[1].isVisible()) == (True, False)
    at(show, 50)
    assert told[1:] == [(("tile", 50), True)]
    at(show, 100)
    assert flyers[0].box == THERE
    assert HERE.center() != flyers[1].box.center() != THERE.center()
    show.finish()
    show.finish()
    assert told[2:] == ["end"]


def test_what_is_cut_short_ends_where_it_ends(qapp: object):
    home = QObject()
    flyers = [Flyer(Flight(Face("face"), HERE, THERE, start, 100)) for start in (0, 50)]
    show = FlightAnimation(flyers, 1.0, lambda *_: None, lambda: None, home)
    at(show, 20)
    show.finish()
    assert [(flyer.isVisible(), flyer.box) for flyer in flyers] == [(True, THERE)] * 2


def test_a_flight_may_go_round_about():
    way = (HERE.center(), THERE.center(), HERE.center())
    straight, bent = Flight(Face("face"), HERE, THERE), Flight(Face("face"), HERE, HERE, way=way)
    assert straight.box(0.5).center() == (HERE.center() + THERE.center()) / 2
    assert [bent.box(part).center() for part in (0, 0.5, 1)] == [*way]
