"""What lies on the board of The Dice Charmers: cells, coins, medallions, boxes, dice, each showing what is written."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from durbar.games.dice_charmers.effects import Effect
from durbar.games.dice_charmers.names import RESIDENCE
from durbar.games.dice_charmers.roads import SIDES
from durbar.games.dice_charmers.sheet import Space
from durbar.ui.games.dice_charmers import pieces
from durbar.ui.games.dice_charmers.board.paper import DISC, INK, MADDER, SAFFRON, SUN, Paper
from durbar.ui.games.dice_charmers.board.strokes import (
    SPENT_OPACITY,
    Had,
    brackets,
    lines,
    medal,
    on_disc,
    reward,
    wrapped,
)
from durbar.ui.games.dice_charmers.pieces import CIRCLE, CROSS, TICK
from durbar.ui.kit.board.sprites import Marks, Place
from durbar.ui.kit.look.board_painter import BoardPainter
from durbar.ui.kit.look.paint import faded
from durbar.ui.kit.look.shapes import about, circle, rounded, segment
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.values.sight import Target

#: How far a place draws beyond its box.
DRAWN_REACH = 7.0
BUILT_OPACITY, CELL_PICTURE_SIDE, RESIDENCE_PICTURE_SIDE = 0.34, 58.0, 60.0
UNUSABLE_OPACITY = 0.45


class Written(Place):
    """Something one can point at. state: what is written there. number: of the place, which fixes its pen strokes."""

    def __init__(self, target: Target | None, box: QRectF, round_: bool = False, number: int = 0) -> None:
        super().__init__(target, round_=round_)
        self._reach = DRAWN_REACH
        self.paper: Paper = SUN
        self.number = number
        self.state: Hashable = None
        self.place(box)

    def show_state(self, state: Hashable, paper: Paper) -> None:
        """Show what is written here, on this paper. Costs nothing when nothing changes."""
        if state != self.state or paper is not self.paper:
            self.state, self.paper = state, paper
            self.changed()

    def outline(self) -> QPainterPath:
        """Return what lines go round."""
        return circle(self._box, 1) if self._round else rounded(self._box)

    def draw(self, canvas: BoardPainter) -> None:
        """Draw lines for what may be done with it, what is pointed at, what has been."""
        lines(canvas, self.outline(), self._marks)
        if self._marks.last:
            brackets(canvas, self._box if self.space is None else self.space, self.paper.last)

    def pen(self, canvas: BoardPainter, kind: str, size: float, *, day: bool = False) -> None:
        """Draw a stroke of the pen in the middle. day: in the ink for pale grounds."""
        name = pieces.stroke(kind, self.number, self.paper.night and not day)
        canvas.picture(name, about(self._box.center(), size))


class Spot(Written):
    """A printed place on which nothing is written. ground: all that belongs to it."""

    def __init__(self, target: Target, box: QRectF, ground: QRectF | None = None, round_: bool = False) -> None:
        super().__init__(target, box, round_)
        self._ground = box if ground is None else ground

    def covers(self, point: QPointF) -> bool:
        """Return True on its ground, and where it has its place."""
        return self._ground.contains(point) or self._box.contains(point)

    @property
    def extent(self) -> float:
        """The ground's."""
        return self._ground.width() * self._ground.height()

    def draw(self, canvas: BoardPainter) -> None:
        """Draw a ground shows no line by itself: the pointer rests somewhere on it, not on its name."""
        marks = self._marks
        if self._ground == self._box or marks != Marks(lit=True):
            super().draw(canvas)


class FameCell(Written):
    """A cell of the fame track. state: whether it is ticked. bonus: whether a medallion lies in it.

    A cell under a medallion has its place at its edge, so that the keyboard finds both.
    """

    def __init__(self, cell: int, box: QRectF, corner: bool, bonus: bool) -> None:
        wide = box.width() > box.height()
        edge = box.adjusted(box.width() - 10, 0, 0, 0) if wide else box.adjusted(0, box.height() - 6, 0, 0)
        super().__init__(("fame", cell), edge if bonus else box, number=cell)
        self._cell, self._corner, self._bonus = box, corner, bonus
        self.space = box

    def boundingRect(self) -> QRectF:
        """Return the whole cell, with its lines."""
        return self._cell.adjusted(-DRAWN_REACH, -DRAWN_REACH, DRAWN_REACH, DRAWN_REACH)

    def covers(self, point: QPointF) -> bool:
        """Return True anywhere in the cell."""
        return self._cell.contains(point)

    @property
    def extent(self) -> float:
        """The whole cell's."""
        return self._cell.width() * self._cell.height()

    def outline(self) -> QPainterPath:
        """Return the outline of the whole cell."""
        return rounded(self._cell)

    def write(self, canvas: BoardPainter) -> None:
        """Draw gold and a tick, or a number here and there."""
        box, paper = self._cell, self.paper
        if self.state:
            if self._corner:
                canvas.picture(pieces.printed("gate-full", paper.night), box)
            else:
                canvas.shape(rounded(box, 4, -1.5), paper.full)
        if self._bonus:
            return
        if self.state:
            self.pen(canvas, TICK, min(27.0, box.height() * 0.8, box.width() * 0.8))
        elif self.number % 5 == 0:
            size = min(14.0, box.height() * 0.6)
            canvas.words(str(self.number), box, size, paper.number, bold=True, centre=box.center().y())


class Coin(Written):
    """A coin of the money track. state: whether it is ticked."""

    def __init__(self, coin: int, box: QRectF) -> None:
        super().__init__(("coin", coin), box, round_=True, number=coin * 7)
        self._reach = 5.0

    def write(self, canvas: BoardPainter) -> None:
        """Draw silver and a tick."""
        if self.state:
            canvas.ring(self._box, self.paper.written_line, 1.1, fill=self.paper.silver)
            self.pen(canvas, TICK, self._box.width())


class Front(Written):
    """The mark at the edge of what is ticked on a track. state: the side of the world it points to."""

    def write(self, canvas: BoardPainter) -> None:
        """Draw the pointer."""
        assert self.target is not None
        if self.state:
            canvas.picture(f"dice_charmers/front-{self.target[1]}-{self.state}", self._box)


class Medal(Written):
    """A once-only bonus. state: what has become of it."""

    def __init__(self, target: Target, box: QRectF, effect: Effect) -> None:
        super().__init__(target, box, round_=True)
        self._effect = effect

    def write(self, canvas: BoardPainter) -> None:
        """Draw the medallion."""
        medal(canvas, self._effect, self._box, self.state if isinstance(self.state, Had) else Had.OPEN)


class RiverSpace(Written):
    """A space of the river with its rewards. state: whether it is ticked."""

    def __init__(self, number: int, box: QRectF, space: Space, rewards: tuple[QRectF, ...]) -> None:
        super().__init__(("space", number), box, round_=True, number=number)
        self._symbol, self._effects, self._rewards = space.symbol, space.rewards, rewards
        self._foot = rewards[0].united(rewards[-1]).adjusted(-2, -2, 2, 2)

    def boundingRect(self) -> QRectF:
        """Return the disc and the rewards below it."""
        return super().boundingRect().united(self._foot.adjusted(-6, -6, 6, 6))

    def covers(self, point: QPointF) -> bool:
        """Return True on the disc and on a reward."""
        return self._box.contains(point) or self._foot.contains(point)

    def write(self, canvas: BoardPainter) -> None:
        """Draw the symbol and what it gives, both faint under a tick."""
        faint = SPENT_OPACITY if self.state else 1.0
        symbol = pieces.symbol(self._symbol)
        if symbol:
            canvas.picture(symbol, about(self._box.center(), 33), faint)
        else:
            words = pieces.letter(self._symbol)
            canvas.words(words, self._box, 22, faded(INK, faint), serif=True, bold=True, centre=self._box.center().y())
        if self.paper.night:
            shade = rounded(self._foot, self._foot.height() / 2, -0.5)
            canvas.shape(shade, DISC, 0.45 if self.state else 1.0)
        for effect, box in zip(self._effects, self._rewards, strict=True):
            small = box.adjusted(2, 2, -2, -2) if self.paper.night and len(self._rewards) == 1 else box
            reward(canvas, effect, small, faint)
        if self.state:
            self.pen(canvas, TICK, 37, day=True)


class Boat(Written):
    """The boat on the river."""

    def write(self, canvas: BoardPainter) -> None:
        """Draw the boat."""
        canvas.picture(pieces.BOAT, self._box)


class Cell(Written):
    """A cell of the province. state: the arms of its road; at the residence, the exits and those that are joined."""

    def __init__(self, id: str, box: QRectF, what: str, number: int) -> None:
        super().__init__(("cell", id), box, number=number)
        self._what = what

    def outline(self) -> QPainterPath:
        """Return the outline just inside its edges."""
        return rounded(self._box, out=-2.5)

    def write(self, canvas: BoardPainter) -> None:
        """Draw what stands there, and the road over it."""
        box, paper, road = self._box, self.paper, self.state
        at_home = self._what == RESIDENCE
        built = bool(road) and not at_home
        cell = box.adjusted(1, 1, -1, -1)
        canvas.frame(cell, paper.cell_line, 1.1, corner=3, strength=0.55, fill=faded(paper.cell, 0.2 if built else 0.5))
        size = RESIDENCE_PICTURE_SIDE if at_home else CELL_PICTURE_SIDE
        picture = about(box.center(), size)
        canvas.picture(pieces.content(self._what, paper.night), picture, BUILT_OPACITY if built else 1.0)
        if at_home and isinstance(road, tuple):
            self._exits(canvas, *road)
        elif built:
            # A little larger than the cell: roads of neighbours meet without a seam.
            canvas.picture(pieces.road(str(road), paper.night), box.adjusted(-0.8, -0.8, 0.8, 0.8))

    def _exits(self, canvas: BoardPainter, exits: str, joined: str) -> None:
        middle, half = self._box.center(), self._box.width() / 2
        for side in SIDES:
            if side not in exits:
                continue
            way = {"N": QPointF(0, -1), "E": QPointF(1, 0), "S": QPointF(0, 1), "W": QPointF(-1, 0)}[side]
            end = middle + way * half
            inner = end - way * (8 if side in "NS" else 11)
            tone = self.paper.pen if side in joined else faded(self.paper.quiet, 0.5)
            canvas.line(segment(end, inner), tone, 10 if side in joined else 7)


class Side(Written):
    """An open side of a road, where a half-road may be drawn: a dot, and the quarter of the cell it stands in."""

    def __init__(self, cell: str, side: str, box: QRectF, quarter: QPainterPath) -> None:
        super().__init__(None, box, round_=True)
        self.stands_for: Target = ("side", cell, side)
        self._quarter = quarter

    def covers(self, point: QPointF) -> bool:
        """Return True anywhere in the quarter of the cell."""
        return self._quarter.contains(point)

    def draw(self, canvas: BoardPainter) -> None:
        """Draw the dot, or the open end of the road that would be drawn."""
        marks, middle = self._marks, self._box.center()
        if marks.legal and marks.lit:
            canvas.shape(circle(about(middle, 28)), SAFFRON, 0.3)
            canvas.picture(pieces.OPEN_END, about(middle, 44))
        elif marks.legal:
            canvas.picture(pieces.LEGAL_DOT, about(middle, 15))
        elif marks.refused or (marks.blocked and marks.lit):
            canvas.line(circle(about(middle, 18)), MADDER, 2.2, dashes=() if marks.refused else (4, 3))
        if marks.focused:
            canvas.line(circle(about(middle, 30)), INK, 2.2)


class Good(Written):
    """A cell of goods. state: whether it is circled, and whether it is crossed out."""

    def __init__(self, kind: str, column: int, box: QRectF, number: int) -> None:
        super().__init__(("good", kind, column), box, round_=True, number=number)
        self._kind = kind

    def write(self, canvas: BoardPainter) -> None:
        """Draw the goods: pale while they are not had, full in stock, crossed when sold."""
        circled, sold = self.state if isinstance(self.state, tuple) else (False, False)
        paper = self.paper
        ground = 1.0 if not paper.night else 0.92 if circled else 0.5  # by night what is not had lies in the shade
        canvas.ring(self._box, faded(paper.quiet, 0.8), 1.2, out=-0.6, fill=faded(SUN.cell, ground))
        in_stock = circled and not sold
        canvas.picture(pieces.good(self._kind), about(self._box.center(), 27), 1.0 if in_stock else 0.35)
        if circled:
            self.pen(canvas, CIRCLE, 43 if paper.night else 40)
        if sold:
            self.pen(canvas, CROSS, 30, day=True)


class PalaceBox(Written):
    """A box of a character. state: whether it is ticked."""

    def write(self, canvas: BoardPainter) -> None:
        """Draw the box and its tick."""
        canvas.picture(pieces.printed("tick-box", self.paper.night), self._box)
        if self.state:
            self.pen(canvas, TICK, self._box.width())


class Level(Written):
    """A level of a type of building. state: -1 below the current one, 0 at it, 1 above."""

    def write(self, canvas: BoardPainter) -> None:
        """Draw the number, circled when it is the current level."""
        paper, box = self.paper, self._box
        canvas.picture(pieces.printed("karma-box", paper.night), box)
        tone = paper.pen if self.state == 0 else faded(paper.quiet, 0.45 if self.state == -1 else 1.0)
        assert self.target is not None
        canvas.words(str(self.target[2]), box, 17, tone, bold=True, centre=box.center().y())
        if self.state == 0:
            self.pen(canvas, CIRCLE, 38)


class Karma(Written):
    """A wheel of karma. state: whether it is circled, and whether it is crossed out."""

    def write(self, canvas: BoardPainter) -> None:
        """Draw the karma: pale, circled or crossed out."""
        circled, used = self.state if isinstance(self.state, tuple) else (False, False)
        night = self.paper.night
        if night:
            on_disc(canvas, self._box, 0.95 if circled else 0.5)
        canvas.picture("dice_charmers/reward-karma", self._box, 1.0 if circled else 0.42)
        if circled:
            self.pen(canvas, CIRCLE, 42 if night else 39)
        if used:
            self.pen(canvas, CROSS, 32, day=True)


class Owner(Written):
    """Whose sheet it is. state: emblem, -1 for nobody's, and name."""

    def write(self, canvas: BoardPainter) -> None:
        """Draw emblem and name."""
        emblem, name = self.state if isinstance(self.state, tuple) else (-1, "")
        if emblem < 0:
            return
        box = self._box
        canvas.picture(SEAT_COLOURS[emblem].emblem, QRectF(box.x(), box.y(), box.height(), box.height()))
        room = box.width() - box.height() - 8
        width = min(room, canvas.width_of(name, 15, serif=True) + 1)
        words = QRectF(box.x() + box.height() + 8, box.y(), width, box.height())
        canvas.words(name, words, 15, self.paper.ink, serif=True, centre=words.center().y())


class Die(Written):
    """A die. state: its picture, a letter where there is none, whether it can be used, the emblem of who has it."""

    def outline(self) -> QPainterPath:
        """Return the outline along its rounded edge."""
        return rounded(self._box, self._box.width() * 0.15, -0.5)

    def write(self, canvas: BoardPainter) -> None:
        """Draw the die; pale, with an emblem, when another player has it."""
        if not isinstance(self.state, tuple):
            return
        name, letter, usable, emblem = self.state
        box = self._box
        if emblem >= 0:
            canvas.picture(pieces.NO_DIE, box, 0.5 if look.dark else 0.8)
        faint = 0.3 if emblem >= 0 else 1.0 if usable else UNUSABLE_OPACITY
        canvas.picture(name, box, faint)
        if letter:
            canvas.words(
                letter, box, box.width() * 0.44, faded(INK, faint), serif=True, bold=True, centre=box.center().y()
            )
        if emblem >= 0:
            size = box.width() * 0.56
            corner = QRectF(box.right() - size - 1, box.bottom() - size - 1, size, size)
            canvas.picture(SEAT_COLOURS[emblem].emblem, corner)


class EmptyDie(Written):
    """A place of the tray without its die."""

    def write(self, canvas: BoardPainter) -> None:
        """Draw a dashed square while the die is elsewhere."""
        if self.state:
            canvas.picture(pieces.NO_DIE, self._box, 0.5 if look.dark else 0.8)


class Words(Written):
    """Words on the tray that change with the position, on a few lines. state: the words."""

    def __init__(self, box: QRectF, size: float, most: int) -> None:
        super().__init__(None, box)
        self._size, self._most = size, most

    def write(self, canvas: BoardPainter) -> None:
        """Draw the words."""
        if self.state:
            wrapped(canvas, str(self.state), self._box, self._size, look.c.quiet, self._most)
