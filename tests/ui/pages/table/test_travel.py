"""Travel: undo and redo through Play, looking back within the game, and nobody who may not."""

import pytest
from PySide6.QtCore import QObject

from durbar.ui.pages.table.table_mode import TableMode
from durbar.ui.pages.table.travel import Travel
from tests.ui.pages.table.parts import a_context, shown_of, table_after


class Stay(TableMode):
    """Nobody travels."""

    def why_stay(self) -> str:
        return "Stay."


def a_travel(manner: TableMode | None = None) -> Travel:
    parent = QObject()
    travel = Travel(a_context(shown_of(table_after(4)), parent, manner=manner or TableMode()))
    travel.kept, travel.heard = parent, []
    for name in ("refused", "redone", "looked", "stayed"):
        getattr(travel, name).connect(lambda *said, name=name: travel.heard.append((name, *said)))
    return travel


@pytest.mark.parametrize(("asked", "at"), [(2, 2), (-3, 0), (4, None), (9, None)])
def test_one_looks_back_within_the_game_and_the_newest_position_is_the_game(asked: int, at: int | None):
    travel, still = a_travel(), []
    travel._shown.still = still.append
    travel.look_at(asked)
    assert travel._shown.looking == at
    assert still == [at is not None]
    assert travel.heard == [("looked", asked)]


def test_undo_is_refused_or_made_and_then_the_game_goes_on():
    travel = a_travel()
    travel._shown.table.notes.takebacks = False
    travel._shown.table.at = 0
    travel.undo()
    assert travel.heard[0][0] == "refused"
    travel._play.undo.assert_not_called()


def test_redo_is_told_once_it_is_made():
    travel = a_travel()
    travel.redo()
    assert travel.heard == []
    travel._shown.table.at = 2
    travel.redo()
    travel._play.redo.assert_called_once()
    assert travel.heard == [("redone",)]


def test_in_a_lesson_nobody_travels():
    travel = a_travel(Stay())
    travel.undo()
    travel.redo()
    travel.back_to_game()
    assert travel.heard == [("stayed",)]
    assert travel._frame.prompt.say_refusal.call_args.args == ("Stay.", "")
    travel._play.undo.assert_not_called()
