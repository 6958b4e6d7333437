"""Pieces come and go: a board remembers none that is gone."""

import gc

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from durbar.ui.kit.board.resting import RestingScene
from durbar.ui.kit.board.sprites import BoardPainter, Piece

BOARD = QRectF(0, 0, 1000, 1000)


class Reaching(Piece):
    """A piece that covers another place too."""

    other = QRectF()

    def boundingRect(self) -> QRectF:
        """Its box, and that place."""
        return self._box.united(self.other)

    def rest(self, canvas: BoardPainter) -> None:
        """Nothing."""


def test_a_piece_whose_reach_changed_is_forgotten_with_the_others(qapp: QApplication) -> None:
    """A tree of places looked for it where it had not been, kept it, and the process died."""
    for _ in range(3):
        scene = RestingScene(BOARD.width(), BOARD.height())
        pieces = [Reaching() for _ in range(20)]
        for piece in pieces:
            scene.add(piece)
        for turn in range(5):
            for number, piece in enumerate(pieces):
                piece.other = QRectF(number * 40 + turn * 100, 100 + turn * 100, 120, 180)
                piece.place(QRectF(number * 10 + turn, 900, 60, 80))
            qapp.processEvents()
            assert scene.items(BOARD) == []
        scene.clear_pieces()
        del pieces, piece
        gc.collect()
        qapp.processEvents()
        assert scene.items(BOARD) == []
