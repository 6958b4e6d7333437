"""What the players' panels are made of: words, rows of things, boxes of things, a sketch of a sheet."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.letters import letter_font
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.seat_line import Sketch, Thing

#: A sketch is so many times as wide as high.
SKETCH_SHAPE = 25 / 18

#: Shares of a picture's side in a row: letters of its number, gaps before and after it, gap after a picture alone.
_LETTERS_SHARE, _BEFORE_SHARE, _AFTER_SHARE, _ALONE_SHARE = 0.68, 0.14, 0.3, 0.07
#: What lacks room becomes so small, then so little of it is seen under the next, then it becomes smaller still.
_MIN_SIDE_SHARE, _MIN_SEEN_SHARE = 0.8, 0.42
#: Boxes and sketches may be squeezed to such a part of their width.
_MIN_WIDTH_SHARE = 0.75
#: Units between things in a box.
_THING_GAP = 3

#: Framed things stand on a cream ground in both themes.
_GROUND, _EDGE = QColor("#F8ECCF"), QColor("#CDB47C")

_Policy = QSizePolicy.Policy


class Part(QWidget):
    """A part of a panel: the panel alone hears the pointer, and has the words for screen readers.

    hint, least: its size, as wished for and at least.
    """

    def __init__(self, parent: QWidget, across: _Policy = _Policy.Preferred, down: _Policy = _Policy.Fixed) -> None:
        super().__init__(parent)
        self.hint, self.least = QSize(0, 0), QSize(0, 0)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(across, down)

    def measure(self, hint: QSize, least: QSize) -> None:
        """Set the wished and the least size, and show something else."""
        if (hint, least) != (self.hint, self.least):
            self.hint, self.least = hint, least
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the wished size."""
        return self.hint

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return self.least


class Words(Part):
    """Words on a line that ends in … where it has no room, or wrap.

    whole: they show whole or not at all. wish: a width in pixels, whatever they say; those that wrap keep two lines
    where they have less. narrowest: a text whose width is kept at least.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text, self._font, self._colour = "", look.sans(12), look.c.ink
        self.whole = False
        self.wish, self.narrowest = 0, ""
        self._wraps = False
        self.align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

    def set_words(self, text: str, font: QFont, colour: QColor) -> None:
        """Set the words."""
        self._text, self._font, self._colour = text, font, colour
        wide = self.wish or max(paint.width_of(text, font), paint.width_of(self.narrowest, font)) + 1
        high = paint.line_of(font)
        self.measure(QSize(wide, high), QSize(0, high))

    def let_wrap(self) -> None:
        """Take more lines where one has no room."""
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._wraps = True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines, in pixels, if it wraps."""
        if not self._wraps:
            return -1
        if self.wish:
            return paint.line_of(self._font) * (1 if width >= self.wish else 2)
        return paint.height_of(self._text or "x", self._font, width)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the words."""
        fits = paint.width_of(self._text, self._font) <= self.width()
        if fits or not self.whole:
            box, wrap = QRectF(self.rect()), self._wraps and not fits
            paint.words(QPainter(self), box, self._text, self._font, self._colour, self.align, wrap=wrap)


class _Cell(NamedTuple):
    """A thing in a row. wide: of its picture. step: to the next thing. overlaps: the next may stand over it."""

    thing: Thing
    wide: float
    step: float
    overlaps: bool


class Row(Part):
    """Things side by side; where they lack room they become smaller, and those that have no words on them overlap."""

    def __init__(self, parent: QWidget, across: _Policy = _Policy.Maximum) -> None:
        super().__init__(parent, across)
        self._cells: list[_Cell] = []
        self._side, self._ruled, self._strength = 20, 0, 1.0

    def set_things(
        self,
        things: Sequence[Thing],
        side: int,
        cards: Sequence[Thing] = (),
        columns: int = 0,
        strength: float = 1,
    ) -> None:
        """Show things, and after a fine line cards.

        side: of a picture, in pixels. columns: so many numbers stand below those of other rows. strength: of pictures.
        """
        self._side, self._strength = side, strength
        self._ruled = len(things) if things and cards else 0
        self._cells, font, numbered, whole = [], _number_font(side), 0.0, 0.0
        last = len(things) + len(cards)
        for at, thing in enumerate((*things, *cards), 1):
            shape = art.bounds(thing.picture.art)
            wide = min(side, side * shape.width() / shape.height())
            step = wide
            if thing.number:
                number = max(paint.width_of(thing.number, font), paint.width_of("88", font) if at <= columns else 0)
                step = (side if at <= columns else wide) + side * _BEFORE_SHARE + number
                numbered += step + side * _AFTER_SHARE
            if at < last:  # a gap follows
                step += side * (
                    _AFTER_SHARE if thing.number else 3 * _ALONE_SHARE if at == self._ruled else _ALONE_SHARE
                )
            overlaps = not (thing.number or thing.framed or thing.picture.badge or at in (self._ruled, last))
            self._cells.append(_Cell(thing, wide, step, overlaps))
            whole += step
        self.measure(QSize(round(whole), side), QSize(round(numbered * _MIN_SIDE_SHARE), side))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the things, each over the one before, and the line before the cards."""
        painter, room = QPainter(self), self.width() + 0.5
        whole, covered = 0.1, 0.0
        for cell in self._cells:
            whole += cell.step
            covered += cell.step if cell.overlaps else 0
        scale = min(1.0, max(_MIN_SIDE_SHARE, room / whole))
        seen = max(_MIN_SEEN_SHARE, min(1.0, 1 - (whole - room / scale) / covered)) if covered else 1.0
        scale = min(scale, room / (whole - (1 - seen) * covered))
        side, x = self._side * scale, 0.0
        font, top = _number_font(side), (self.height() - side) / 2
        for at, (thing, wide, step, overlaps) in enumerate(self._cells):
            if at and at == self._ruled:
                line = QRectF(round(x - side * _ALONE_SHARE), top + 2, look.px(1), side - 4)
                painter.fillRect(line, look.c.rail)
            paint_thing(painter, thing, QRectF(x, top, wide * scale, side), self._strength)
            if thing.number:
                strength = thing.picture.opacity * self._strength
                ink = look.c.ink if strength == 1 else paint.faded(look.c.quiet, max(0.6, strength))
                box = QRectF(x + wide * scale + side * _BEFORE_SHARE, 0, step * scale + side, self.height())
                paint.words(painter, box, thing.number, font, ink)
            x += step * scale * (seen if overlaps else 1)


def _number_font(side: float) -> QFont:
    """Return the font of a number after a picture of a side, in pixels."""
    return letter_font(False, max(6, round(side * _LETTERS_SHARE)), bold=True)


def paint_thing(painter: QPainter, thing: Thing, box: QRectF, strength: float = 1) -> None:
    """Draw a picture, on its tile if it has one, ticked off if it is done."""
    side = box.width()
    inside = box
    if thing.framed:
        paint.panel(painter, box, _GROUND, _EDGE, 1.2, 7 * side / look.px(40), 1)
        inset = round(side * 0.0875)
        inside = box.adjusted(inset, inset, -inset, -inset)
    paint.picture(painter, thing.picture, inside, strength)
    if thing.done:
        paint.tick(painter, box.center() + QPointF(side * 0.35, side * 0.35), side * 0.2)


class Boxed(Part):
    """Things as large as they can be in its size."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, down=_Policy.Ignored)
        self._things: Sequence[Thing] = ()

    def set_things(self, things: Sequence[Thing], wide: int) -> None:
        """Show things; wide: pixels that are wished for."""
        self._things = things
        self.measure(QSize(wide, 0), QSize(round(wide * _MIN_WIDTH_SHARE), 0))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the things, in as many rows as make them largest."""
        painter, gap, many = QPainter(self), look.px(_THING_GAP), len(self._things)
        side, columns = 1, 1
        for rows in range(1, many + 1):
            across = -(-many // rows)
            wide, high = (self.width() - (across - 1) * gap) // across, (self.height() - (rows - 1) * gap) // rows
            side, columns = max((side, columns), (min(wide, high), across))
        left = (self.width() - columns * (side + gap) + gap) // 2
        top = (self.height() + (many // -columns) * (side + gap) + gap) // 2
        for at, thing in enumerate(self._things):
            row, column = divmod(at, columns)
            paint_thing(painter, thing, QRectF(left + column * (side + gap), top + row * (side + gap), side, side))


class Sheet(Part):
    """A sheet, small or large, drawn once for its size. A ring says that it can be, or is, seen large."""

    def __init__(self, parent: QWidget, wide: int = 0) -> None:
        """wide: pixels that are wished for."""
        super().__init__(parent, down=_Policy.Ignored)
        self._sketch: Sketch | None = None
        self._picture = QPixmap()
        self._lit = False
        self.measure(QSize(wide, 0), QSize(round(wide * _MIN_WIDTH_SHARE), 0))

    def set_sketch(self, sketch: Sketch | None) -> None:
        """Show a sketch."""
        self._sketch, self._picture = sketch, QPixmap()
        self.update()

    def light(self, lit: bool) -> None:
        """Show the ring, or no ring."""
        self._lit = lit
        self.update()

    def place(self) -> QRectF:
        """Return where the sheet is in it: as large as its shape lets it be, with room for the ring."""
        room = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        wide = round(min(room.width(), room.height() * SKETCH_SHAPE))
        place = QRectF(0, 0, wide, round(wide / SKETCH_SHAPE))
        place.moveCenter(room.center())
        return QRectF(place.toRect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sheet, and the ring."""
        painter, place, ratio = QPainter(self), self.place(), self.devicePixelRatioF()
        size = (place.size() * ratio).toSize()
        if self._sketch is not None and self._picture.size() != size:
            sketch, box = self._sketch, QRectF(QPointF(0, 0), place.size())
            self._picture = art.apart(box.width(), box.height(), ratio, lambda drawing: sketch(drawing, box))
        painter.drawPixmap(place.topLeft(), self._picture)
        if self._lit:
            paint.rounded(painter, place.adjusted(-2, -2, 2, 2), paint.NOTHING, look.c.act, paint.line_width(2), 3)
