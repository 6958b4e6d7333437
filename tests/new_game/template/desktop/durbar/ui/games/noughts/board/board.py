"""The board of Noughts and Crosses: nine cells."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from durbar.engine.event import Event
from durbar.games.noughts.events import Placed
from durbar.games.noughts.state import CELLS
from durbar.ui.games.noughts.names import sign
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.board.sprites import Face, Sprite
from durbar.ui.kit.look.board_painter import BoardPainter
from durbar.ui.kit.values.sight import Sight, Target

SIZE = (1000, 620)
_SIDE, _LEFT, _TOP = 180.0, 230.0, 40.0


def box_of(cell: int) -> QRectF:
    """Where a cell lies, in board units."""
    row, column = divmod(cell, 3)
    return QRectF(_LEFT + column * _SIDE, _TOP + row * _SIDE, _SIDE, _SIDE)


class NoughtsBoard(BoardScene):
    """The board of Noughts and Crosses."""

    def __init__(self) -> None:
        super().__init__(*SIZE)
        self._cells = [Sprite(("cell", cell)) for cell in CELLS]
        for cell, sprite in zip(CELLS, self._cells, strict=True):
            sprite.place(box_of(cell).adjusted(20, 20, -20, -20))
            self.add(sprite)

    def furnish(self, canvas: BoardPainter, sight: Sight | None) -> None:
        """The empty cells."""
        for cell in CELLS:
            canvas.picture("noughts/cell", box_of(cell))

    def fill(self, sight: Sight) -> None:
        """The signs."""
        for sprite, owner in zip(self._cells, sight.view.cells, strict=True):
            sprite.show_as(Face() if owner is None else Face(sign(owner).art))

    def touched(self, events: Sequence[Event]) -> list[Target]:
        """The cell that was filled."""
        return [("cell", event.cell) for event in events if isinstance(event, Placed)]
