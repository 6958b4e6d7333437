"""The stages of a game: where each begins, and the table of the one that has just ended."""

from collections.abc import Sequence
from typing import Any

from durbar.engine.event import Event
from durbar.ui.kit.values.score_table import ScoreTable
from durbar.ui.pages.table.context import TableContext


class Stages:
    """The stages of a table's game, as far as the viewer may know them. It emits nothing."""

    def __init__(self, context: TableContext) -> None:
        self._shown, self._screen = context.shown, context.screen
        self._known: list[int] = []  # by number of moves, so that a move asks only for the newest

    def forget(self) -> None:
        """Forget the stages after moves were taken back."""
        self._known.clear()

    def marks(self) -> list[tuple[int, str]]:
        """Return where stages begin, for the slider."""
        known, table, seat = self._known, self._shown.table, self._shown.sight.seat
        del known[table.at + 1 :]
        known += [self._screen.stage(table.view(at, seat)) for at in range(len(known), table.at + 1)]
        return [(at, "") for at, stage in enumerate(known) if at == 0 or stage != known[at - 1]]

    def table_after(self, events: Sequence[Event]) -> ScoreTable | None:
        """Return the table of the stage that the newest move has ended with these events, if it has."""
        if self._screen.endings.whole_stages:
            table, seat = self._shown.table, self._shown.sight.seat
            events = [event for at in self._moves() for event in table.seen(at, seat)]
        return self._screen.endings.stage_table(events, self._shown.sight)

    def telling_choices(self) -> Sequence[tuple[int, str]]:
        """Return, by seat, the choice that mattered most in the stage of the newest move."""
        table, seat = self._shown.table, self._shown.sight.seat
        moves: list[tuple[Any, list[Event]]] = [(table.view(at, seat), table.seen(at, seat)) for at in self._moves()]
        return self._screen.endings.telling_choices(moves)

    def _moves(self) -> range:
        """Return which moves belong to the stage of the newest one."""
        last = self._shown.table.at - 1
        return range(max(start for start, _ in self.marks() if start <= last), last + 1)
