"""Two moves on the board at once: round what the better one touches a solid frame, round the other's a dashed one."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.board.sprites import BoardItem
from durbar.ui.kit.look.board_painter import CREAM, BoardPainter
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.sight import Target

#: The board is lit the same in both themes; blue and orange are told apart by nearly everybody.
_BETTER, _PLAYED = QColor("#1F5FA8"), QColor("#D95F02")
_DASHES = (5.0, 4.0)
#: How far each lies outside a place, in board units: both are seen where both moves mean it.
_OUT_BETTER, _OUT_PLAYED, _WIDTH = 7.0, 1.5, 3.2
#: A frame round so few units shows nothing of what is in it.
_MIN_FRAME = 8.0


class _Frame(BoardItem):
    """The frame of one move round one place."""

    def __init__(self, box: QRectF, better: bool) -> None:
        super().__init__(box)
        self._better = better
        self.setZValue(6)

    def draw(self, canvas: BoardPainter) -> None:
        """Draw the line, on a light one that parts it from whatever lies there."""
        _draw(canvas, self._box, self._better)


def _draw(canvas: BoardPainter, box: QRectF, better: bool, corner: float = 8) -> None:
    out = _OUT_BETTER if better else _OUT_PLAYED
    canvas.frame(box, CREAM, _WIDTH + 2.4, corner=corner, out=out)
    colour, dashes = (_BETTER, ()) if better else (_PLAYED, _DASHES)
    canvas.frame(box, colour, _WIDTH, corner=corner, out=out, dashes=dashes)


class BothMoves:
    """The frames on a board. better, played: whether there is one of this move."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._items: list[_Frame] = []

    def show(self, better: Iterable[Target], played: Iterable[Target]) -> tuple[bool, bool]:
        """Frame what two moves touch, in place of what was framed before; return for each whether that is seen."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []
        for targets, is_better in ((better, True), (played, False)):
            boxes = [box for target in targets if (box := self._place(target)) is not None]
            self._items += [_Frame(box, is_better) for box in boxes]
        for item in self._items:
            self._scene.addItem(item)
        return any(item._better for item in self._items), any(not item._better for item in self._items)

    @property
    def box(self) -> QRectF:
        """What all frames cover of the board; empty where there is none."""
        box = QRectF()
        for item in self._items:
            box |= item.boundingRect()
        return box

    def _place(self, target: Target) -> QRectF | None:
        """Return what is framed of a target: of a card that lies under another so much less that their frames do not
        cross.
        """
        box, seen = self._scene.rect(target), self._scene.seen_rect(target)
        if box is None or seen is None or seen.width() >= box.width():
            return box
        return seen.adjusted(_OUT_BETTER, 0, -_OUT_BETTER, 0) if seen.width() > _MIN_FRAME + 2 * _OUT_BETTER else seen


class FrameSign(QWidget):
    """A small frame before a move's words: how its places are framed on the board."""

    def __init__(self, better: bool) -> None:
        super().__init__()
        self._better = better
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Return the height of a line."""
        return QSize(look.px(22), look.px(18))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the frame as on the board."""
        painter = QPainter(self)
        painter.scale(look.u, look.u)
        out = _OUT_BETTER if self._better else _OUT_PLAYED
        _draw(
            BoardPainter(painter, look.u),
            QRectF(3.5, 3.5, 15, 11).adjusted(out, out, -out, -out),
            self._better,
            corner=3,
        )
