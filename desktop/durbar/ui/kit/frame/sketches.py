"""A player's panel with a sketch: name, state, the number that wins, a small sheet with pieces beside it.

All panels of a table share one ``Plan``, so that their columns stand below each other.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from durbar.ui.kit.frame.holdings import Panel, lines_needed, name_font, wrapped
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.seat_line import SeatLine

#: A sketch is so many times as wide as high.
SHAPE = 25 / 18
#: Units that a sketch is wide, from the usual down, at large panels and at small ones.
_LADDER = {False: (84, 76, 68, 60, 52, 46), True: (70, 62, 54, 46)}
#: Letters may make a sketch this many times as large.
_MOST_GROWTH = 1.5
#: Units: a piece at the right, where there is one, and where two stand below each other; and the sizes of small panels.
_PIECE = {False: (44, 36), True: (38, 25)}
#: Lines that a state may take, and the size of its letters, in the order they are tried.
_STATES = ((1, 11.5), (1, 10.5), (2, 11.5), (2, 10.5), (3, 10.5))
#: Letters of the number, by whether panels are small; letters of the words after it.
_NUMBER, _AFTER = {False: 23, True: 19}, 12
#: Units: a sign on the emblem, where the number has no row of its own. How strong the picture of a faded sign is.
_BADGE, _FADED = 19, 0.45
#: Letters of the number while what it would become stands beside it, as parts of the usual.
_SMALLER = (0.8, 0.7, 0.6, 0.5, 0.4)
#: Between a number and what it would become.
ARROW = " → "
#: Room is always kept for a number like this, so that nothing moves when numbers change.
_WIDEST = "38½"
#: Units: left edge of the number, sign after it, gap between things, space above and below them, and at the right end.
_LEFT, _SIGN, _GAP, _RIM, _END = 14, 27, 6, 4, 12


@dataclass(frozen=True)
class Plan:
    """Measures in pixels. words: room for name and state. number: room for number, its words and signs.

    below: whether the number stands on a row of its own, else right of the words. lines, state: of the state. piece,
    pieces_x: side and left edge of the pieces. small: of the panel.
    """

    height: int
    emblem: int
    row_middle: int
    words: QRect
    number: QRect
    below: bool
    lines: int
    state: float
    sketch: QRect
    piece: int
    pieces_x: int
    small: bool

    @property
    def words_x(self) -> int:
        """Where names begin."""
        return self.words.x()


@dataclass(frozen=True)
class _Try:
    """What is tried: the sketch's width in pixels, the state's lines and letters, where the number stands."""

    sketch: int
    lines: int
    state: float
    below: bool


def shows_sketch(line: SeatLine) -> bool:
    """Whether a panel of two rows is drawn by this module."""
    return line.sketch is not None


def number_font(small: bool, part: float = 1) -> QFont:
    """Letters of the number, at a part of their usual size."""
    return look.serif(_NUMBER[small] * part, bold=True)


def plan(panels: Sequence[Panel], width: int, high: int, small: bool) -> Plan:
    """The roomiest plan in which nothing is cut and panels have their usual height; else the lowest without a cut.

    high: pixels of a usual panel.
    """
    said = tuple(
        _Said(
            panel.name,
            panel.line.state,
            panel.line.number,
            panel.line.number_words,
            len(panel.line.signs),
            len(panel.line.pieces),
        )
        for panel in panels
    )
    return _plan(said, width, high, small, (look.u, look.text))


@dataclass(frozen=True)
class _Said:
    """What of a panel takes room."""

    name: str
    state: str
    number: str
    number_words: str
    signs: int
    pieces: int


@lru_cache(maxsize=16)
def _plan(panels: tuple[_Said, ...], width: int, high: int, small: bool, _letters: tuple[float, float]) -> Plan:
    """The plan for what panels say; letters: what the measures of words depend on."""
    whole: list[Plan] = []
    cut: list[Plan] = []
    for one in _tries(small):
        found = _lay(panels, width, high, small, one)
        if not _words_fit(panels, found):
            cut.append(found)
        elif found.height <= high:
            return found
        else:
            whole.append(found)
    if whole:
        return min(whole, key=lambda one: one.height)
    return max(cut, key=lambda one: (_number_fits(panels, one), one.words.width()))


def _tries(small: bool) -> Iterator[_Try]:
    growth = min(_MOST_GROWTH, max(1.0, look.letter(100) / (100 * look.u)))
    widths = [look.px(one) for one in _LADDER[small]]
    for below in (True, False):
        for width in dict.fromkeys([round(widths[0] * growth), *widths]):
            for lines, state in _STATES:
                yield _Try(width, lines, state, below)


def _lay(panels: Sequence[_Said], width: int, high: int, small: bool, one: _Try) -> Plan:
    px = look.px
    pieces = max(panel.pieces for panel in panels)
    piece = px(_PIECE[small][min(pieces, 2) - 1]) if pieces else 0
    pieces_x = width - px(_END) - piece
    sketch_x = pieces_x - (px(2 * _GAP) if pieces else 0) - one.sketch
    emblem, words_x = px(27 if small else 33), px(48 if small else 55)
    said = paint.line_of(name_font(small)) + one.lines * paint.line_of(look.sans(one.state))
    row = max(said, emblem)
    number, number_high = _number_size(panels, small, one.below)
    sketch_high = round(one.sketch / SHAPE)
    room = row + number_high if one.below else max(row, number_high)
    height = max(high, room + 2 * px(_RIM), sketch_high + 2 * px(_RIM))
    top = (height - room) // 2
    words_right = sketch_x - px(_GAP) - (0 if one.below else number + px(_GAP))
    if one.below:
        number_box = QRect(px(_LEFT), top + row, sketch_x - px(_GAP) - px(_LEFT), number_high)
    else:
        number_box = QRect(words_right + px(_GAP), top, number, room)
    return Plan(
        height,
        emblem,
        top + row // 2 if one.below else height // 2,
        QRect(words_x, top + (0 if one.below else (room - said) // 2), words_right - words_x, said),
        number_box,
        one.below,
        one.lines,
        one.state,
        QRect(sketch_x, (height - sketch_high) // 2, one.sketch, sketch_high),
        piece,
        pieces_x,
        small,
    )


def _number_size(panels: Sequence[_Said], small: bool, below: bool) -> tuple[int, int]:
    """Width and height of the largest number with its words and signs."""
    px, font = look.px, number_font(small)
    after = look.sans(_AFTER)
    number = max(paint.width_of(text, font) for text in (_WIDEST, *(panel.number for panel in panels)))
    words = max(paint.width_of(panel.number_words, after) for panel in panels)
    signs = max(panel.signs for panel in panels) * px(_SIGN)
    if below:
        return number + px(_GAP) + words + signs, max(paint.line_of(font), px(_SIGN - 2) if signs else 0)
    return max(number, words), paint.line_of(font) + (paint.line_of(after) if words else 0)


def _words_fit(panels: Sequence[_Said], found: Plan) -> bool:
    font, room = look.sans(found.state), found.words.width()
    return _number_fits(panels, found) and all(
        paint.width_of(panel.name, name_font(found.small)) <= room
        and lines_needed(panel.state, font, room) <= found.lines
        for panel in panels
    )


def _number_fits(panels: Sequence[_Said], found: Plan) -> bool:
    return not found.below or _number_size(panels, found.small, True)[0] <= found.number.width()


# ---- painting ------------------------------------------------------------------------------------------------------


def paint_words(painter: QPainter, panel: Panel, plan: Plan) -> None:
    """Name and state, in the middle of their room."""
    line, box = panel.line, plan.words
    name, state = name_font(plan.small), look.sans(plan.state)
    rows = wrapped(line.state, state, box.width(), plan.lines)
    name_high, state_high = paint.line_of(name), paint.line_of(state)
    top = box.y() + (box.height() - name_high - len(rows) * state_high) // 2
    ink = look.c.quiet if line.out else look.c.ink
    paint.words(painter, QRectF(box.x(), top, box.width(), name_high), panel.name, name, ink)
    for at, row in enumerate(rows):
        place = QRectF(box.x(), top + name_high + at * state_high, box.width(), state_high)
        paint.words(painter, place, row, state, look.c.own if line.acting else look.c.quiet)


def paint_sketch(painter: QPainter, line: SeatLine, plan: Plan, lit: bool) -> None:
    """The small sheet and the pieces right of it. lit: a ring says that the sheet can be, or is, seen large."""
    if line.sketch is not None:
        painter.save()
        painter.setClipRect(plan.sketch)
        line.sketch(painter, QRectF(plan.sketch))
        painter.restore()
    if lit:
        out = look.px(2)
        ring = QRectF(plan.sketch.adjusted(-out, -out, out, out))
        paint.rounded(painter, ring, paint.NOTHING, look.c.act, paint.line_width(2), 3 * look.u)
    gap = look.px(3)
    y = (plan.height - len(line.pieces) * (plan.piece + gap) + gap) // 2
    for piece in line.pieces:
        paint.picture(painter, piece, QRectF(plan.pieces_x, y, plan.piece, plan.piece))
        y += plan.piece + gap


def paint_number(painter: QPainter, line: SeatLine, plan: Plan, change: str) -> None:
    """The number, its words, and the signs; change: what a move that is pointed at would do to it, or nothing."""
    signs = len(line.signs) * look.px(_SIGN) if plan.below else 0
    box = QRectF(plan.number.adjusted(0, 0, -signs, 0))
    end = _paint_change(painter, plan, box, change) if change else _paint_still(painter, line, plan, box)
    if plan.below:
        spot = QPointF(min(end + look.px(_GAP), box.right()) + look.px(2), box.center().y())
        _paint_signs(painter, line, spot, look.px(_SIGN - 2))
    else:
        side = look.px(_BADGE)
        foot = plan.row_middle + plan.emblem // 2
        _paint_signs(painter, line, QPointF(plan.words_x - look.px(3) - len(line.signs) * side, foot - side / 4), side)


def _paint_signs(painter: QPainter, line: SeatLine, spot: QPointF, side: int) -> None:
    """Side by side, from their left edge and middle."""
    for at, sign in enumerate(line.signs):
        place = QRectF(spot.x() + at * (side + look.px(2)), spot.y() - side / 2, side, side)
        paint.picture(painter, sign.picture, place, _FADED if sign.faded else 1)


def _paint_still(painter: QPainter, line: SeatLine, plan: Plan, box: QRectF) -> float:
    """The number as it is; gives back where it ends."""
    font, after = number_font(plan.small), look.sans(_AFTER)
    colour: QColor = getattr(look.c, line.number_tone)
    wide, words = paint.width_of(line.number, font), paint.width_of(line.number_words, after)
    high, low = paint.line_of(font), paint.line_of(after)
    if not plan.below:
        top = box.center().y() - (high + (low if words else 0)) / 2
        middle = Qt.AlignmentFlag.AlignCenter
        paint.words(painter, QRectF(box.x(), top, box.width(), high), line.number, font, colour, middle)
        under = QRectF(box.x(), top + high, box.width(), low)
        paint.words(painter, under, line.number_words, after, look.c.quiet, middle)
        return box.right()
    paint.words(painter, QRectF(box.x(), box.y(), wide + 1, box.height()), line.number, font, colour)
    left = box.x() + wide + look.px(_GAP)
    drop = high * 0.09  # the words stand on the number's line, or nearly so
    paint.words(painter, QRectF(left, box.y() + drop, words + 1, box.height()), line.number_words, after, look.c.quiet)
    return left + words


def _paint_change(painter: QPainter, plan: Plan, box: QRectF, change: str) -> float:
    """The number as it is, quiet, and what it would become, below it in a narrow column; gives back where that ends."""
    before, arrow, after = change.rpartition(ARROW)
    if plan.below:
        before += arrow
        font = _fitting(change, plan, box.width())
        first, second = paint.width_of(before, font), paint.width_of(after, font)
        paint.words(painter, QRectF(box.x(), box.y(), first + 1, box.height()), before, font, look.c.quiet)
        paint.words(painter, QRectF(box.x() + first, box.y(), second + 1, box.height()), after, font, look.c.gain)
        return box.x() + first + second
    small, font = look.sans(_AFTER), _fitting(after, plan, box.width())
    low, high, middle = paint.line_of(small), paint.line_of(font), Qt.AlignmentFlag.AlignCenter
    top = box.center().y() - (low + high) / 2
    before += arrow.rstrip()
    paint.words(painter, QRectF(box.x(), top, box.width(), low), before, small, look.c.quiet, middle)
    paint.words(painter, QRectF(box.x(), top + low, box.width(), high), after, font, look.c.gain, middle)
    return box.right()


def _fitting(text: str, plan: Plan, room: float) -> QFont:
    """The largest letters in which a change has room, the smallest if it never has."""
    fonts = [number_font(plan.small, part) for part in _SMALLER]
    return next((font for font in fonts if paint.width_of(text, font) <= room), fonts[-1])


def hits_sketch(plan: Plan, point: QPointF) -> bool:
    """Whether a point of a panel lies on its sketch."""
    return QRectF(plan.sketch).contains(point)
