"""Stages: marks where they begin, and which moves belong to the newest."""

from durbar.games.ra.moves import Draw
from durbar.ui.window import Window
from tests.games.ra.build import table
from tests.ui.hands import played, show, sit_at
from tests.ui.positions import RICH

#: No test here looks at pixels.
UNPAINTED = True


def test_a_mark_stands_where_a_stage_begins_and_goes_with_the_moves_that_led_there(window: Window):
    page = show(window, played("ppp", 90, seed=5))
    epochs = [state.epoch for state in page.table.states]
    begun = [at for at, epoch in enumerate(epochs) if at == 0 or epoch != epochs[at - 1]]
    assert len(begun) > 1
    assert [at for at, _ in page.stages.marks()] == begun
    page.table.at = begun[1] - 1
    page.play.turned_back.emit()
    assert [at for at, _ in page.stages.marks()] == [0]


def test_the_table_of_a_visit_counts_what_came_before_the_move_that_ends_it(window: Window):
    """At a stage's end, Taj Mahal's table is made of all its moves, of which only the last brings its end."""
    table = played("ppp", 400, seed=5, game="taj_mahal")
    page = show(window, table)
    ends = next(at for at, _ in page.stages.marks() if at)
    table.at = ends
    page.play.turned_back.emit()
    told = page.stages.table_after(table.seen(ends - 1, page.sight.seat))
    assert told is not None
    brought = [now - before for now, before in zip(table.states[ends].scores(), table.states[0].scores(), strict=True)]
    assert [told.gains[told.seats.index(seat)] for seat in range(3)] == brought
    assert any(brought)


def test_a_table_of_computers_alone_shows_no_stage(window: Window):
    for kinds, read in (("pcc", True), ("ccc", False)):
        page = sit_at(window, table(3, areas=(RICH,), ra=7, bag={"ra": 9}), kinds)
        page.play.stop()
        events = page.table.state.copy().play(Draw())
        assert (page.ends.stage_after(events) is not None) == read
