"""What others did, lit on a board: the places that the line one points at tells of."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF

from durbar.ui.kit.board.resting import RestingScene
from durbar.ui.kit.board.sprites import BoardItem
from durbar.ui.kit.look.board_painter import HALO, LAST, LIT, BoardPainter
from durbar.ui.kit.values.sight import Target


class Light(BoardItem):
    """A glow round a place, to be seen on light and on dark boards."""

    def __init__(self, box: QRectF) -> None:
        super().__init__(box)
        self.setZValue(4)

    def draw(self, canvas: BoardPainter) -> None:
        """Draw the glow, and its line."""
        canvas.frame(self._box, HALO, 9, corner=10, out=4, strength=0.6)
        canvas.frame(self._box, LAST, 5, corner=8, out=3)
        canvas.frame(self._box, LIT, 3, corner=8, out=3)


class Lights:
    """The lights of a board that are on."""

    def __init__(self, scene: RestingScene) -> None:
        self._scene = scene
        self._on: list[Light] = []

    def show(self, targets: Iterable[Target]) -> None:
        """Light up these targets, as far as they are on the board, and nothing else."""
        for light in self._on:
            self._scene.removeItem(light)
        boxes = [self._scene.rect(target) for target in dict.fromkeys(targets)]
        self._on = [Light(box) for box in boxes if box is not None]
        for light in self._on:
            self._scene.addItem(light)
