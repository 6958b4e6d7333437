"""What rests on a board: its pieces, which of them can be pointed at, and the pictures they are painted into."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap

from durbar.ui.kit.board.contract import BoardContract
from durbar.ui.kit.board.sprites import Piece, Sprite
from durbar.ui.kit.board.table_picture import TablePicture
from durbar.ui.kit.look import art
from durbar.ui.kit.look.board_painter import BoardPainter
from durbar.ui.kit.values.sight import Sight, Target


class RestingScene(BoardContract):
    """Pieces that rest, painted into a picture of the whole board, and into a sharper one of a part looked at closely.

    Both hold what they show until it changes. While one zooms, the whole one shows what the close one does not hold.
    """

    def __init__(self, width: float, height: float) -> None:
        super().__init__(0, 0, width, height)
        # the tree of places that is usual would keep pieces that are gone: what they cover changes with their state
        self.setItemIndexMethod(self.ItemIndexMethod.NoIndex)
        self.sight: Sight | None = None
        #: Whether what changed may be painted over several turns; until then what was there before is seen.
        self.bit_by_bit = False
        self._painting = QTimer(self, singleShot=True, interval=0)
        self._painting.timeout.connect(self._go_on, Qt.ConnectionType.QueuedConnection)
        self._whole = TablePicture(QRect(0, 0, round(width), round(height)))
        self._close: TablePicture | None = None
        self._pieces: list[Piece] = []
        self._sprites: list[Sprite] = []
        self._by_target: dict[Target, Sprite] = {}

    # ---- pieces -----------------------------------------------------------------------------------------------

    def add(self, piece: Piece) -> None:
        """Put a piece on the board, over those that are there."""
        self.addItem(piece)
        piece.surface = self
        self._pieces.append(piece)
        if isinstance(piece, Sprite):
            self._sprites.append(piece)
        piece.changed()

    def clear_pieces(self) -> None:
        """Take all pieces off the board, to lay it out for another table."""
        for piece in self._pieces:
            piece.surface = None
            self.removeItem(piece)
        self._pieces.clear()
        self._sprites.clear()
        self._by_target.clear()
        self.repaint_table()

    @property
    def targets(self) -> tuple[Target, ...]:
        """All that can be pointed at now."""
        return tuple(self._by_target)

    def rect(self, target: Target) -> QRectF | None:
        """Return where a target lies, in board units; None when there is no such target now."""
        sprite = self._by_target.get(target)
        return None if sprite is None else sprite.box

    def seen_rect(self, target: Target) -> QRectF | None:
        """Return what is seen of a target, as far as nothing of its kind lies on it; None as of ``rect``."""
        sprite = self._by_target.get(target)
        return None if sprite is None else sprite.seen_box

    def target_at(self, point: QPointF) -> Target | None:
        """Return the target that is meant at a point, in board units."""
        under = [sprite for sprite in self._by_target.values() if sprite.covers(point)]
        return max(under, key=lambda sprite: (sprite.rank, -sprite.extent)).target if under else None

    # ---- the pictures -----------------------------------------------------------------------------------------

    @property
    def sharp(self) -> float:
        """Device pixels in a unit that pictures are rendered for."""
        return (self._close or self._whole).sharp

    @property
    def painted(self) -> bool:
        """Whether there is a picture of the table, perhaps of another size."""
        return self._whole.painted

    @property
    def grow(self) -> float:
        """How many times larger than usual words are wished for."""
        return (self._close or self._whole).grow

    def settle(self, sharp: float, ratio: float = 1.0, grow: float = 1.0) -> None:
        """Render for this many device pixels in a unit from now on, on a device of this pixel ratio.

        grow: how many times larger than usual words are wished for.
        """
        if (sharp, ratio, grow) != (self._whole.sharp, self._whole.ratio, self._whole.grow):
            box = self.sceneRect()
            place = QRect(0, 0, max(1, round(box.width() * sharp)), max(1, round(box.height() * sharp)))
            self._whole = TablePicture(place, sharp, ratio, grow)
            self.update()

    def picture(self, box: QRectF, scale: float) -> QPixmap:
        """Return a part of the board as it is settled, with so many pixels in a unit."""
        wide, high = round(box.width() * scale), round(box.height() * scale)
        return art.apart(wide, high, 1, lambda painter: self.render(painter, QRectF(0, 0, wide, high), box))

    def settle_close(self, sharp: float, ratio: float, part: QRectF) -> None:
        """Render a part of the board, in board units, for as many device pixels in a unit, too; an empty one: none.

        Words that are wished for larger need grow no further than the whole board does.
        """
        if part.isEmpty():
            self._close = None
            self.update()
            return
        corners = round(part.left() * sharp), round(part.top() * sharp)
        place = QRect(*corners, max(1, round(part.width() * sharp)), max(1, round(part.height() * sharp)))
        grow = max(1.0, self._whole.grow * self._whole.sharp / sharp)
        if self._close is None or (sharp, ratio, grow) != (self._close.sharp, self._close.ratio, self._close.grow):
            self._close = TablePicture(place, sharp, ratio, grow)
        elif place != self._close.place:
            self._close.move_to(place)
        else:
            return
        self.update()

    def touch(self, box: QRectF) -> None:
        """Mark a box as changed: what rests there is painted anew before it is next seen."""
        if not self._whole.painted and self._close is None:
            return  # all of it is still to be painted
        self._whole.note(box)
        if self._close is not None:
            self._close.note(box)
        self.update(box)

    def repaint_table(self) -> None:
        """Mark everything that rests as changed, to be painted anew before it is next seen."""
        self._whole.forget()
        if self._close is not None:
            self._close.forget()
        self.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw all that rests."""
        close = self._close
        seen = QRectF(rect).intersected(self.sceneRect())
        if close is None or not close.box.adjusted(-1, -1, 1, 1).contains(seen):
            self.paint_whole(painter)
        if close is not None:
            self._draw(close, painter)

    def paint_whole(self, painter: QPainter) -> None:
        """Draw all that rests, from the picture of the whole board."""
        self._draw(self._whole, painter)

    def _draw(self, picture: TablePicture, painter: QPainter) -> None:
        if not picture.draw(painter, self._furnish, self._pieces, self.bit_by_bit):
            self._painting.start()

    def _go_on(self) -> None:
        """Paint some more of what changed, and show it once all is there."""
        pictures = [picture for picture in (self._whole, self._close) if picture is not None and picture.stale]
        if all(picture.go_on(self._pieces) for picture in pictures):
            self.update()
        else:
            self._painting.start()

    @property
    def paints_on(self) -> bool:
        """Whether what is seen is what was there before: turns to come paint what changed. Not while nobody looks."""
        return self._painting.isActive()

    def draw_ahead(self, draw: Callable[[BoardPainter], None]) -> None:
        """Make the pictures that this drawing keeps, before it is drawn on the board."""
        self._whole.apart(draw)

    def _furnish(self, canvas: BoardPainter) -> None:
        self.furnish(canvas, self.sight)
