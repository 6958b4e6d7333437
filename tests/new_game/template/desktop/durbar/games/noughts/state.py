"""A position of Noughts and Crosses: its cells, and what can be read off them."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from durbar.engine.rng import Rng
from durbar.engine.state import Standing, State, ranked
from durbar.games.noughts import Progress
from durbar.games.noughts.moves import MOVES
from durbar.games.noughts.view import View

CELLS = range(9)
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class NoughtsState(State):
    """A position of Noughts and Crosses. cells: whose sign stands there, None where free."""

    __slots__ = ("cells",)

    moves: ClassVar = MOVES
    end_section = "3"
    cells: list[int | None]

    @property
    def seats(self) -> int:
        """Number of players."""
        return 2

    @property
    def row(self) -> tuple[int, ...]:
        """Three cells in a row with the same sign; empty where there are none (§3)."""
        for row in ROWS:
            first, *others = (self.cells[cell] for cell in row)
            if first is not None and others == [first, first]:
                return row
        return ()

    @property
    def full(self) -> bool:
        """Whether no cell is free."""
        return None not in self.cells

    def copy(self) -> Self:
        """An equal state that shares nothing that can change."""
        twin = self._twin()
        twin.cells = self.cells[:]
        return twin

    def facts(self) -> Any:
        """All of the state as plain values; chance is not asked for anything."""
        return self.cells, [(type(step).__name__, step) for step in self.steps]

    def _view(self, seat: int) -> View:
        step = "turn" if self.steps else "over"
        return View(seat, self.seats, {}, self.to_act, step, tuple(self.cells), self.row)

    def _resample(self, seat: int, rng: Rng) -> Self:
        """The same table with fresh chance: nothing is hidden."""
        sample = self.copy()
        sample.rng = Rng(rng.below(1 << 32))
        return sample

    def progress(self) -> Progress:
        """How many cells are filled."""
        return Progress(len(CELLS) - self.cells.count(None))

    def scores(self) -> list[int]:
        """1 for three in a row."""
        winner = self.cells[self.row[0]] if self.row else None
        return [int(seat == winner) for seat in range(self.seats)]

    def standings(self) -> list[Standing]:
        """Who has three in a row comes first (§3)."""
        return ranked(self.scores(), [(), ()])
