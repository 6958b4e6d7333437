"""What lies on a board: pieces one can point at, and the marks that show what a move would bring."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem

from durbar.ui.kit.look.board_painter import (
    COMING,
    CREAM,
    GAIN,
    HALO,
    INK,
    LAST,
    LEGAL,
    LIT,
    LOST,
    PIECE_EDGE,
    REFUSED,
    BoardPainter,
)
from durbar.ui.kit.look.shapes import area, corners
from durbar.ui.kit.values.sight import Target

#: How far a piece's states reach beyond its box, in board units.
STATE_REACH = 14.0
RAISED_OFFSET = 3.0
BADGE_HEIGHT = 20.0
BRACKET_LENGTH = 14.0
GHOST_OPACITY = 0.62
#: Words on a piece leave so much of its width free on each side; signs on it become so much larger at most.
MARGIN_SHARE, MAX_SIGN_SCALE = 0.14, 1.5
DASH_LENGTHS = (6.0, 4.0)


@dataclass(frozen=True)
class Face:
    """How a piece looks.

    art: "file/element", empty for a place that has nothing on it. edges: pieces that show behind it, each ``edge_step``
    up and right. badge: a count at the lower right corner. words: a number in its middle (of a sun), as large as
    ``words_size`` of its width, their middle at ``words_at`` of its height.
    """

    art: str = ""
    opacity: float = 1.0
    edges: int = 0
    edge_step: float = 2.2
    badge: str = ""
    words: str = ""
    words_colour: str = "#241F2E"
    words_size: float = 0.38
    words_at: float = 0.5


@dataclass(frozen=True)
class Marks:
    """The states of a piece: what may be done with it, and what has been."""

    legal: bool = False
    lit: bool = False
    focused: bool = False
    blocked: bool = False
    refused: bool = False
    last: bool = False


PLAIN_MARKS = Marks()


class PieceSurface(Protocol):
    """What pieces at rest are painted on: a scene that repaints the parts they touch."""

    def touch(self, box: QRectF) -> None:
        """Report that something in this box looks different now."""


class BoardItem(QGraphicsItem):
    """Something a scene draws in a box, in board units, above all that rests. reach: how far it draws beyond it."""

    def __init__(self, box: QRectF | None = None, reach: float = STATE_REACH) -> None:
        super().__init__()
        self._box = QRectF() if box is None else QRectF(box)
        self._reach = reach

    @property
    def box(self) -> QRectF:
        """Where it lies, in board units."""
        return self._box

    def place(self, box: QRectF) -> None:
        """Move the item to another box."""
        if box != self._box:
            scene = self.scene()
            if scene is not None and self.isVisible():
                # What is painted before the scene hears of the change makes it forget where this was painted before.
                scene.update(self.boundingRect())
            self.prepareGeometryChange()
            self._box = QRectF(box)

    def boundingRect(self) -> QRectF:
        """Return the box with room for what is drawn round it."""
        reach = self._reach
        return self._box.adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, option: Any, widget: Any = None) -> None:
        """Draw the item, sharp at the scene's scale; the scene restores the painter's state."""
        scene = self.scene()
        self.draw(BoardPainter(painter, getattr(scene, "sharp", 1.0), getattr(scene, "grow", 1.0)))

    def draw(self, canvas: BoardPainter) -> None:
        """Draw the item on a canvas."""
        raise NotImplementedError


class Piece(BoardItem):
    """Something that rests on the board: it is painted into the picture of the table, once for each change.

    As an item it is seen only while ``live`` says that there is something to draw above the resting table.
    """

    def __init__(self, box: QRectF | None = None, reach: float = STATE_REACH) -> None:
        super().__init__(box, reach)
        self.surface: PieceSurface | None = None
        self.setVisible(False)

    def place(self, box: QRectF) -> None:
        """Move the piece to another box, and repaint both."""
        if box != self._box:
            self.changed()
            super().place(box)
            self.changed()

    def changed(self) -> None:
        """Repaint the piece, which looks different now."""
        if self.surface is not None:
            self.surface.touch(self.boundingRect())
        self.update()

    def changed_in(self, part: QRectF) -> None:
        """Repaint a part of the piece."""
        if self.surface is not None:
            self.surface.touch(part.adjusted(-2, -2, 2, 2))

    def rest(self, canvas: BoardPainter) -> None:
        """Draw the part that rests."""
        raise NotImplementedError

    def draw(self, canvas: BoardPainter) -> None:
        """Draw what lies above the resting part; here nothing."""


class Sprite(Piece):
    """A piece, or an empty place, that one can point at.

    target: what it stands for, None for mere decoration. round_: whether its outline is a circle. space: what the
    brackets of the last move go round when that is not the piece itself; it may reach a little beyond the piece. rank:
    of several under the pointer the highest is meant, then the one with the least extent.
    """

    def __init__(self, target: Target | None = None, *, round_: bool = False, rank: int = 0) -> None:
        super().__init__()
        self.target = target
        self.rank = rank
        self.space: QRectF | None = None
        self._round = round_
        self._face = Face()
        self._marks = PLAIN_MARKS
        self._away = False

    @property
    def face(self) -> Face:
        """How it looks."""
        return self._face

    @property
    def marks(self) -> Marks:
        """The states it shows."""
        return self._marks

    @property
    def extent(self) -> float:
        """How much room it takes."""
        return area(self._box)

    @property
    def seen_box(self) -> QRectF:
        """What is seen of it, as far as nothing of its kind lies on it."""
        return self._box

    def covers(self, point: QPointF) -> bool:
        """Return whether a point, in board units, is on it."""
        return self._box.contains(point)

    def show_as(self, face: Face, box: QRectF | None = None) -> None:
        """Look like this, perhaps somewhere else. Costs nothing when nothing changes."""
        if box is not None:
            self.place(box)
        if face != self._face:
            self._face = face
            self.changed()

    def mark(self, marks: Marks) -> None:
        """Show these states. Lines reach over neighbours, so the stronger ones are drawn later."""
        before = self._marks
        if marks == before:
            return
        self._marks = marks
        if marks.legal != before.legal and self.surface is not None:
            self.surface.touch(self.boundingRect())
        self.setVisible(marks != PLAIN_MARKS)
        self.setZValue(3 if marks.lit or marks.refused else 2)
        self.update()

    def take_away(self, away: bool) -> None:
        """Hide the sprite while its picture flies elsewhere, or show it again."""
        if away != self._away:
            self._away = away
            self.changed()

    def rest(self, canvas: BoardPainter) -> None:
        """Draw the piece, unless it glows or is on its way."""
        if not self._away and not self._marks.legal and self._face.art:
            self._piece(canvas, self._face, self._box)

    def draw(self, canvas: BoardPainter) -> None:
        """Draw the states; what glows is drawn with its glow."""
        if self._away:
            return
        marks, box = self._marks, self._box
        if marks.legal:
            if marks.lit:
                box = box.translated(0, -RAISED_OFFSET)
            self._glow(canvas, box, marks.lit)
            if self._face.art:
                self._piece(canvas, self._face, box)
        elif marks.refused or (marks.lit and marks.blocked):
            self._line(canvas, box, REFUSED, () if marks.refused else DASH_LENGTHS)
        elif marks.focused:
            self._line(canvas, box, LIT)
        if marks.last:
            brackets(canvas, self._box if self.space is None else self.space)

    def _piece(self, canvas: BoardPainter, face: Face, box: QRectF) -> None:
        for k in range(face.edges, 0, -1):
            canvas.picture(face.art, box.translated(face.edge_step * k, -face.edge_step * k), face.opacity)
        canvas.picture(face.art, box, face.opacity)
        if face.words:
            words_on(canvas, face, box, face.words_size * box.width())
        if face.badge:
            badge(canvas, box.right(), box.bottom(), face.badge)

    def _glow(self, canvas: BoardPainter, box: QRectF, strong: bool) -> None:
        halo, line = (0.55, LIT) if strong else (0.30, LEGAL)
        if self._round:
            canvas.ring(box, HALO, 7, out=2, strength=halo)
            canvas.ring(box, line, 3 if strong else 2.2, out=0.5)
        else:
            canvas.frame(box, HALO, 7, corner=9, out=3, strength=halo)
            canvas.frame(box, line, 3 if strong else 2.2, corner=7, out=1.5)

    def _line(self, canvas: BoardPainter, box: QRectF, colour: QColor, dashes: Sequence[float] = ()) -> None:
        # Madder alone would sink into a dark board, so a pale line lies beneath.
        for tone, width in ((LAST, 5.0), (colour, 2.0)) if colour == REFUSED else ((colour, 2.0),):
            if self._round:
                canvas.ring(box, tone, width, out=2, dashes=dashes)
            else:
                canvas.frame(box, tone, width, corner=7, out=2, dashes=dashes)


class Place(Sprite):
    """A sprite whose states are lines above it: what rests is the same with and without them."""

    def mark(self, marks: Marks) -> None:
        """Show these states."""
        if marks != self._marks:
            self._marks = marks
            self.setVisible(marks != PLAIN_MARKS)
            self.setZValue(3 if marks.lit or marks.refused else 2)
            self.update()

    def rest(self, canvas: BoardPainter) -> None:
        """Draw what rests here, unless it is on its way."""
        if not self._away:
            self.write(canvas)

    def write(self, canvas: BoardPainter) -> None:
        """Draw what rests here."""
        if self._face.art:
            self._piece(canvas, self._face, self._box)


class Drawing(Protocol):
    """Something a game draws in a mark's own way; two that look the same are equal."""

    def draw(self, canvas: BoardPainter, box: QRectF) -> None:
        """Draw the thing in a box, in board units."""


@dataclass(frozen=True)
class Mark:
    """What a move would do to a place, shown before it is made.

    art: a ghost of what would lie there. frame: "coming", "going" or none. count: of the pile there, drawn again over
    the frame. pill: fame won or lost; good: green, not red. badge: its order among several chosen. drawing: drawn over
    all that; it may reach a little beyond the box.
    """

    box: QRectF
    art: str = ""
    frame: str = "coming"
    pill: str = ""
    good: bool = True
    count: str = ""
    badge: str = ""
    pill_left: bool = False
    opacity: float = GHOST_OPACITY
    drawing: Drawing | None = None


class MarkItem(BoardItem):
    """The ghost and the dashed frame of a Mark."""

    def __init__(self, mark: Mark) -> None:
        super().__init__(mark.box)
        self._mark = mark
        self.setZValue(1)

    def draw(self, canvas: BoardPainter) -> None:
        """Draw the ghost, the frame and the count."""
        mark, box = self._mark, self._box
        if mark.art:
            canvas.picture(mark.art, box, mark.opacity)
        if mark.frame:
            colour = LOST if mark.frame == "going" else COMING
            canvas.frame(box, colour, 2.4, corner=8, out=3, dashes=DASH_LENGTHS)
        if mark.count:
            badge(canvas, box.right(), box.bottom(), mark.count)
        if mark.drawing is not None:
            mark.drawing.draw(canvas, box)


class TagItem(BoardItem):
    """The pill and the order of a Mark, above all pieces."""

    def __init__(self, mark: Mark) -> None:
        super().__init__(mark.box, STATE_REACH + 10)
        self._mark = mark
        self.setZValue(5)

    def draw(self, canvas: BoardPainter) -> None:
        """Draw the order badge and the pill."""
        mark, box = self._mark, self._box
        if mark.badge:
            disc(canvas, box.left() + 4, box.top() + 4, mark.badge, HALO)
        if mark.pill:
            x = box.left() + 7 if mark.pill_left else box.right() - 2
            pill(canvas, x, box.top() + (2 if box.width() > 45 else 3), mark.pill, mark.good)


def items_of(mark: Mark) -> list[BoardItem]:
    """Return a Mark as items for a scene."""
    items: list[BoardItem] = []
    if mark.art or mark.frame or mark.drawing is not None:
        items.append(MarkItem(mark))
    if mark.pill or mark.badge:
        items.append(TagItem(mark))
    return items


class Caption(Piece):
    """A line of words on the board that changes with the position, centred on its box."""

    def __init__(self, box: QRectF, size: float, colour: QColor) -> None:
        super().__init__(box, 4)
        self._size, self._colour = size, colour
        self._text = ""

    def say(self, text: str) -> None:
        """Show words."""
        if text != self._text:
            self._text = text
            self.changed()

    def rest(self, canvas: BoardPainter) -> None:
        """Draw the words, at the foot of the box."""
        canvas.words(self._text, self._box, self._size, self._colour)


def words_on(canvas: BoardPainter, face: Face, box: QRectF, size: float) -> None:
    """Draw the number of a face within the rim of its picture."""
    margin = box.width() * MARGIN_SHARE
    room = box.adjusted(margin, margin, -margin, -margin)
    middle = box.top() + face.words_at * box.height()
    canvas.words(face.words, room, size, QColor(face.words_colour), serif=True, bold=True, centre=middle)


def badge(canvas: BoardPainter, right: float, bottom: float, text: str) -> None:
    """Draw a count at the lower right corner of a piece."""
    high = BADGE_HEIGHT * sign_scale(canvas)
    width = max(high, canvas.width_of(text, high * 0.76, bold=True) + 9)
    box = QRectF(right + 5 - width, bottom + 5 - high, width, high)
    canvas.frame(box, PIECE_EDGE, 1.4, corner=high / 2, fill=CREAM)
    _on_sign(canvas, text, box, high * 0.76, INK)


def disc(canvas: BoardPainter, x: float, y: float, text: str, colour: QColor) -> None:
    """Draw a coloured badge round a point: the order of what was chosen."""
    high, size = BADGE_HEIGHT * sign_scale(canvas), 14 * sign_scale(canvas)
    width = max(high, canvas.width_of(text, size, bold=True) + 10)
    box = QRectF(x - width / 2, y - high / 2, width, high)
    canvas.frame(box, PIECE_EDGE, 1.4, corner=high / 2, fill=colour)
    _on_sign(canvas, text, box, size, INK)


def pill(canvas: BoardPainter, x: float, y: float, text: str, good: bool) -> None:
    """Draw fame won (green) or lost (red) on a pill, its middle at a point."""
    large = sign_scale(canvas)
    width = max(26.0 * large, canvas.width_of(text, 14 * large, bold=True) + 10)
    box = QRectF(x - width / 2, y - 10 * large, width, 20 * large)
    canvas.frame(box, LAST, 1.4, corner=10 * large, fill=GAIN if good else REFUSED)
    _on_sign(canvas, text, box, 14 * large, LAST)


def sign_scale(canvas: BoardPainter) -> float:
    """Return how many times larger than usual a small sign is drawn.

    As words are, but it leaves its piece to be seen.
    """
    return min(canvas.grow, MAX_SIGN_SCALE)


def _on_sign(canvas: BoardPainter, text: str, box: QRectF, size: float, colour: QColor) -> None:
    """Draw the words of a sign that has been scaled already."""
    low = QRectF(box.x(), box.center().y() - size / 2, box.width(), size)
    canvas.words(text, low, size, colour, bold=True, centre=box.center().y())


def brackets(canvas: BoardPainter, box: QRectF) -> None:
    """Draw the corners that mark the last move: cream, 3 units outside the box."""
    scale = canvas.scale
    place = canvas.box(box).adjusted(-3 * scale, -3 * scale, 3 * scale, 3 * scale)
    arm = min(BRACKET_LENGTH + 3, box.width() * 0.3 + 3) * scale
    canvas.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    canvas.painter.strokePath(corners(place, arm), canvas.pen(LAST, 3))
