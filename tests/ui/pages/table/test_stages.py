"""Stages: marks where they begin, and which moves belong to the newest."""

from unittest.mock import MagicMock

from durbar.ui.pages.table.stages import Stages
from tests.ui.pages.table.parts import a_context, shown_of, table_after


def stages_of(stages: list[int], whole: bool = True) -> tuple[Stages, MagicMock]:
    """Stages of a table after six moves. stages: that of each position."""
    screen = MagicMock()
    screen.endings.whole_stages = whole
    screen.stage.side_effect = stages
    return Stages(a_context(shown_of(table_after(6)), screen=screen)), screen


def test_a_mark_stands_where_a_stage_begins():
    stages, _ = stages_of([0, 0, 1, 1, 1, 2, 2])
    for _ in ("at first", "whenever it is asked"):
        assert stages.marks() == [(0, ""), (2, ""), (5, "")]


def test_the_table_of_a_stage_is_told_all_its_moves_where_the_game_wants_that():
    stages, screen = stages_of([0, 0, 0, 0, 1, 1, 2])
    stages.table_after([])
    events, _ = screen.endings.stage_table.call_args.args
    assert len(events) >= 2, "those of moves 4 and 5, not of the others, and not of the empty list alone"
    stages, screen = stages_of([0, 0, 0, 0, 1, 1, 2], whole=False)
    stages.table_after([])
    assert screen.endings.stage_table.call_args.args[0] == []
    stages.telling_choices()
    assert len(screen.endings.telling_choices.call_args.args[0]) == 2


def test_what_is_taken_back_is_forgotten():
    shown = shown_of(table_after(6))
    stages = Stages(a_context(shown))
    before = stages.marks()
    shown.table.at = 3
    stages.forget()
    assert stages.marks() == [mark for mark in before if mark[0] <= 3]
