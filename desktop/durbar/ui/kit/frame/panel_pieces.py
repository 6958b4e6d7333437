"""What stands in a player's panel: pieces, goods, cards; or all of it in a line or two."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from durbar.ui.kit.frame.holdings import Panel
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.seat_line import SeatLine

#: A card is so much higher than wide.
_CARD_SHAPE = 1.5

#: Brief panels: letters of names, from the usual ones down, and the smallest before things close up instead.
_NAMES, _SMALL_NAMES = (15, 13.5, 12, 10.5, 9.5, 8.5, 7.5, 6.5), 9.5
#: How strong the pictures of a player who is out are, in a line alone.
_OUT = 0.4
#: The share of a line that names may have.
_NAME_SHARE = 0.4
#: Letters of what a player is doing, as parts of the name's, in the order they are tried.
_STATES = (0.78, 0.68, 0.6)
#: Units: a usual line, above and below the name, before the emblem, between name and things.
_USUAL, _RIM, _LEFT, _APART = 30, 4, 13, 6
#: Units between brief panels.
BRIEF_GAP = 3
#: Where on a portrait its number stands, as shares of its sides.
_CORNER = (0.77, 0.77)
#: How strong signs are that are done or spent: pale, and yet to be made out in a dark room.
_SPENT = 0.65
#: Units: the least and the usual picture of a second line.
_SECOND = (17, 21)


def paint_row(painter: QPainter, pieces: Sequence[Picture], x: int, middle: int, size: int, gap: int) -> None:
    """Pieces side by side from x on; all in pixels."""
    for piece in pieces:
        paint.picture(painter, piece, QRectF(x, middle - size // 2, size, size))
        x += size + gap


def paint_goods(painter: QPainter, goods: Sequence[Picture], columns: Sequence[int], size: int, middle: int) -> None:
    """Goods side by side, the number of each after its picture, in the columns of all panels."""
    font = goods_font()
    high = paint.line_of(font)
    for good, x in zip(goods, columns, strict=True):
        bare = Picture(good.art, opacity=good.opacity, ringed=good.ringed)
        paint.picture(painter, bare, QRectF(x, middle - size // 2, size, size))
        box = QRectF(x + size + look.px(3), middle - high // 2, paint.width_of(good.badge, font) + 1, high)
        ink = look.c.ink if good.opacity == 1 else paint.faded(look.c.quiet, 0.7)
        paint.words(painter, box, good.badge, font, ink)


def goods_font() -> QFont:
    """Letters of the numbers of goods."""
    return look.sans(14.5, bold=True)


def paint_cards(painter: QPainter, cards: Sequence[Picture], row: QRect) -> None:
    """Cards in a row, the later ones over the earlier where they have not room enough beside each other."""
    high = min(look.px(34), row.height() - look.px(3))
    wide = round(high / _CARD_SHAPE)
    room = row.width() - look.px(9) - wide
    step = min(wide + look.px(3), room / max(1, len(cards) - 1))
    top = row.y() + (row.height() - high) // 2
    for number, card in enumerate(cards):
        paint.picture(painter, card, QRectF(round(row.x() + number * step), top, wide, high))


# ---- panels of a line or two ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LinePlan:
    """Measures in pixels of brief panels, and the size of their names' letters.

    first: height of the line with the name; lower than the panel where things stand on a line of their own.
    rim: above and below what stands in a line. side: of a thing's picture. columns: how wide the numbers of counts are.
    """

    height: int
    first: int
    rim: int
    letters: float
    name: int
    side: int
    columns: tuple[int, ...]

    @property
    def emblem(self) -> int:
        """Side of the emblem before the name."""
        return self.first - self.rim

    @property
    def words_x(self) -> int:
        """Where names begin."""
        return look.px(_LEFT) + self.emblem + look.px(_APART)

    @property
    def second(self) -> bool:
        """Whether things stand below the name."""
        return self.first < self.height


@dataclass(frozen=True)
class _Way:
    """How close things stand. gap: units. side, name: shares of their usual size.

    seen: what must be seen of a picture under the next, as a share of its width.
    """

    gap: float
    side: float = 1.0
    seen: float = 1.0
    name: float = 1.0
    columns: bool = False


#: Things close up before a name is shortened, and a name goes before anything that is held does.
_WAYS = (
    _Way(6, columns=True),
    _Way(4),
    _Way(2, 0.85),
    _Way(2, 0.85, seen=0.75),
    _Way(2, 0.85, seen=0.75, name=0.6),
    _Way(2, 0.8, seen=0.6, name=0.4),
    _Way(2, 0.8, seen=0.45, name=0),
)
#: A name is shortened to so many letters' heights at least.
_LEAST_NAME = 2.6
#: Of these ways, so many leave everything whole.
_WHOLE = 3


@dataclass(frozen=True)
class _Thing:
    """Something held, where it stands in a panel: pixels from its left edge; words stand after the picture.

    rule: pixels from the left edge of a fine line that parts it from what stands before it; None where none does.
    """

    picture: Picture
    words: str
    x: int
    wide: int
    rule: int | None


@dataclass(frozen=True)
class _Placed:
    """What stands in a brief panel. left: how many things have no room. name: pixels of the name. end: of things."""

    things: tuple[_Thing, ...]
    left: int
    name: int
    side: int
    end: int


def lines_height(count: int) -> int:
    """Pixels of so many panels if each has one line of the usual letters."""
    line = max(paint.line_of(look.serif(_NAMES[0], bold=True)) + 2 * look.px(_RIM), look.px(_USUAL))
    return count * (line + look.px(BRIEF_GAP))


def line_plan(panels: Sequence[Panel], width: int, high: int) -> LinePlan:
    """The largest letters with which everything stands whole in lines that are no higher than ``high`` pixels.

    Where there is height, things stand below the name, which then has room for what its player is doing.
    """
    held = list(dict.fromkeys(replace(panel, line=replace(panel.line, state="")) for panel in panels))
    tries = (_lay(held, width, high, letters, second) for letters in _NAMES for second in (True, False))
    plans = [plan for plan in tries if plan is not None]
    readable = [plan for plan in plans if plan.letters >= _SMALL_NAMES]
    for ways in (_WAYS[:_WHOLE], _WAYS[: _WHOLE + 1]):
        for plan in readable:
            if all(_has_room(panel, plan, width, ways) for panel in held):
                return plan
    return next((plan for plan in plans if plan.letters <= _SMALL_NAMES), plans[0])


def _lay(panels: Sequence[Panel], width: int, high: int, letters: float, second: bool) -> LinePlan | None:
    """A plan with letters of this size; None where they need more height."""
    px = look.px
    font = look.serif(letters, bold=True)
    numbers = _cell_font(letters)
    name = min(max(paint.width_of(panel.name, font) for panel in panels), round(width * _NAME_SHARE))
    counts = max(len(panel.line.counts) for panel in panels)
    columns = tuple(
        max(paint.width_of(one.line.counts[at].number, numbers) for one in panels if at < len(one.line.counts))
        for at in range(counts)
    )
    first = paint.line_of(font) + 2 * px(_RIM)
    if second:
        least, usual = (max(px(unit), paint.line_of(numbers)) for unit in _SECOND)
        rim = px(_RIM) if first + least + px(_RIM) <= high else 1
        first = paint.line_of(font) + 2 * rim
        side = min(usual, high - first - rim)
        return LinePlan(first + side + rim, first, rim, letters, name, side, columns) if side >= least else None
    if first > high and letters != _NAMES[-1]:
        return None
    height = min(high, max(first, px(_USUAL)))
    return LinePlan(height, height, px(_RIM), letters, name, min(height - px(_RIM), px(30)), columns)


def _has_room(panel: Panel, plan: LinePlan, width: int, ways: Sequence[_Way]) -> bool:
    """Whether a name stands whole, and all that is held in one of the ways."""
    line, font = panel.line, _name_font(plan)
    room = width - plan.words_x - _number_wide(line, plan) - look.px(_LEFT) if plan.second else plan.name
    if paint.width_of(panel.name, font) > room:
        return False
    end = _things_end(line, plan, width, "")
    return any(_try(line, plan, end, way).left == 0 for way in ways)


def _place(line: SeatLine, plan: LinePlan, width: int, change: str = "") -> _Placed:
    """Where everything stands that is held: as far apart as there is room for all of it.

    change: what a move that is pointed at would do to the number, or nothing.
    """
    end = _things_end(line, plan, width, change)
    tries = [_try(line, plan, end, way) for way in _WAYS]
    if line.out and not plan.second:
        state = look.px(_APART) + paint.width_of(line.state, _state_font(plan, _STATES[-1]))
        tries = [_try(line, plan, end - state, way) for way in _WAYS[: _WHOLE + 1]] + tries
    return next((placed for placed in tries if not placed.left), None) or _with_chip(line, plan, end)


def _things_end(line: SeatLine, plan: LinePlan, width: int, change: str) -> int:
    right = width - look.px(11)
    if plan.second:
        return right
    number = paint.width_of(change, _number_font(plan)) if change else _number_wide(line, plan)
    return right - number - (look.px(_APART) if number else 0)


def _try(line: SeatLine, plan: LinePlan, end: int, way: _Way) -> _Placed:
    """Things side by side in a way; those that don't fit are left."""
    px = look.px
    side, name = round(plan.side * way.side), round(plan.name * way.name)
    if way.name < 1 and name < _LEAST_NAME * _name_font(plan).pixelSize():
        name = 0  # the emblem tells it better than a letter and an ellipsis
    start = px(_LEFT) if plan.second else plan.words_x + name + (px(_APART) if name else 0)
    cells = list(_cells(line, plan, side, way))
    steps = [cell.wide + px(way.gap) for cell in cells]
    over = start + sum(steps) - px(way.gap) - end
    covered = sum(step for cell, step in zip(cells, steps, strict=True) if cell.coverable)
    share = max(way.seen, 1 - over / covered) if over > 0 and covered else 1
    things: list[_Thing] = []
    x: float = start
    for cell, step in zip(cells, steps, strict=True):
        if x + cell.wide > end + 1:
            break
        rule = round(x - (px(way.gap) + px(1)) / 2) if cell.ruled else None
        things.append(_Thing(cell.picture, cell.words, round(x), cell.picture_wide, rule))
        x += step * share if cell.coverable else step
    return _Placed(tuple(things), len(cells) - len(things), name, side, round(x))


@dataclass(frozen=True)
class _Cell:
    """A thing with its words, in pixels. coverable: the next picture may stand over a part of this one.

    ruled: it is the first that was played or won now; what was held before may look alike.
    """

    picture: Picture
    words: str
    picture_wide: int
    wide: int
    coverable: bool
    ruled: bool


def _cells(line: SeatLine, plan: LinePlan, side: int, way: _Way) -> Iterator[_Cell]:
    held, font = list(_held(line)), _cell_font(plan.letters)
    for at, (kind, picture, words) in enumerate(held):
        bounds = art.bounds(picture.art)
        picture_wide = min(side, round(side * bounds.width() / bounds.height()))
        number = paint.width_of(words, font)
        if way.columns and at < len(line.counts):
            number = max(number, plan.columns[at])
        wide = picture_wide + (look.px(3) + number if words else 0)
        follows = at + 1 < len(held) and held[at + 1][0] == kind
        ruled = kind == "card" and at > 0 and held[at - 1][0] != kind
        yield _Cell(picture, words, picture_wide, wide, follows and not words, ruled)


def _held(line: SeatLine) -> Iterator[tuple[str, Picture, str]]:
    """What is held, the most telling first: its kind, its picture, its number."""
    for count in line.counts:
        yield "count", count.picture, count.number
    for good in line.goods:
        if good.opacity == 1:
            yield "good", replace(good, badge=""), good.badge
    for sign in line.portraits:
        yield "portrait", replace(sign.picture, badge=sign.number, badge_at=_CORNER, on_disc=bool(sign.number)), ""
    for sign in line.signs:
        yield "sign", replace(sign.picture, opacity=_SPENT if sign.done or sign.faded else 1), ""
    for piece in line.pieces:
        yield "piece", piece, ""
    for card in line.cards:
        yield "card", card, ""


def _chip_words(left: int) -> str:
    return f"+{left}"


def _with_chip(line: SeatLine, plan: LinePlan, end: int) -> _Placed:
    """As much as can stand beside a chip that says how much more there is."""
    room = paint.width_of(_chip_words(88), _cell_font(plan.letters)) + look.px(_APART)
    return _try(line, plan, end - room, _WAYS[-1])


def paint_line(painter: QPainter, panel: Panel, plan: LinePlan, width: int, change: str) -> None:
    """Name, what is held, and the number that wins; what the player is doing where there is room.

    change: what a move that is pointed at would do to the number, or nothing.
    """
    line = panel.line
    placed = _place(line, plan, width, change)
    right = width - look.px(11)
    number = paint.width_of(change, _number_font(plan)) if change else _number_wide(line, plan)
    left = right - number - (look.px(_APART) if number else 0)
    if change:
        end = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        box = QRectF(right - number - 1, 0, number + 1, plan.first)
        paint.words(painter, box, change, _number_font(plan), look.c.gain, end)
    else:
        _paint_number(painter, line, plan, right)
    room = (
        min(paint.width_of(panel.name, _name_font(plan)) + 1, left - plan.words_x) if plan.second else placed.name + 1
    )
    if room > 1:
        ink = look.c.quiet if line.out else look.c.ink
        paint.words(painter, QRectF(plan.words_x, 0, room, plan.first), panel.name, _name_font(plan), ink)
    _paint_things(painter, placed, plan, line.out and not plan.second)
    boxes = [(plan.words_x + room, left, 0, plan.first), (placed.end, right, plan.first, plan.side)]
    if not plan.second:
        boxes = [(placed.end, left, 0, plan.first)]
    if line.sketch is None or not line.counts:
        gap = look.px(_APART)
        _paint_state(painter, line, plan, [QRectF(x + gap, y, to - x - gap, high) for x, to, y, high in boxes])


def _paint_things(painter: QPainter, placed: _Placed, plan: LinePlan, pale: bool) -> None:
    """pale: of a player who is out, where that may have no room in words."""
    top, high = (plan.first, plan.side) if plan.second else (0, plan.height)
    font = _cell_font(plan.letters)
    for thing in placed.things:
        if thing.rule is not None:
            inset = look.px(3)
            painter.fillRect(QRectF(thing.rule, top + inset, look.px(1), high - 2 * inset), look.c.rail)
        box = QRectF(thing.x, top + (high - placed.side) // 2, thing.wide, placed.side)
        paint.picture(painter, thing.picture, box, _OUT if pale else 1)
        if thing.words:
            box = QRectF(thing.x + thing.wide + look.px(3), top, paint.width_of(thing.words, font) + 1, high)
            paint.words(painter, box, thing.words, font, look.c.quiet if pale else look.c.ink)
    if placed.left:
        words = _chip_words(placed.left)
        box = QRectF(placed.end, top, paint.width_of(words, font) + 1, high)
        paint.words(painter, box, words, font, look.c.own)


def _paint_state(painter: QPainter, line: SeatLine, plan: LinePlan, boxes: Sequence[QRectF]) -> None:
    """What the player is doing, in the largest letters for which a box has room; most of it where none has.

    In a panel of one line it stands there whole or not at all.
    """
    fonts = [_state_font(plan, part) for part in _STATES]
    sizes = ((box, font) for font in fonts for box in boxes if paint.width_of(line.state, font) <= box.width())
    found = next(sizes, (max(boxes, key=QRectF.width), fonts[-1]) if plan.second else None)
    if found is not None:
        box, font = found
        paint.words(painter, box, line.state, font, look.c.own if line.acting else look.c.quiet)


def _paint_number(painter: QPainter, line: SeatLine, plan: LinePlan, right: int) -> None:
    """The number at the right end, its words after it, its piece before it."""
    words, font, end = (
        line.number_words,
        _number_font(plan),
        Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
    )
    small = _cell_font(plan.letters)
    room = paint.width_of(words, small)
    colour = look.c.quiet if line.number == "?" else getattr(look.c, line.number_tone)
    paint.words(painter, QRectF(right - room - 1, 0, room + 1, plan.first), words, small, look.c.quiet)
    right -= room + (_words_gap(small) if room else 0)
    wide = paint.width_of(line.number, font)
    paint.words(painter, QRectF(right - wide - 1, 0, wide + 1, plan.first), line.number, font, colour, end)
    if line.last_piece is not None:
        side = _last_piece(plan)
        left = right - max(wide, paint.width_of("88", font)) - look.px(3) - side
        paint.picture(painter, line.last_piece, QRectF(left, (plan.first - side) // 2, side, side))


def _number_wide(line: SeatLine, plan: LinePlan) -> int:
    """Pixels of the number with its words and its piece."""
    if not line.number:
        return 0
    small = _cell_font(plan.letters)
    words = paint.width_of(line.number_words, small)
    piece = _last_piece(plan) + look.px(3) if line.last_piece is not None else 0
    number = max(paint.width_of(line.number, _number_font(plan)), paint.width_of("88", _number_font(plan)))
    return number + piece + (words + _words_gap(small) if words else 0)


def _words_gap(font: QFont) -> int:
    """From a number to the words after it: it grows with them."""
    return max(look.px(6), paint.width_of(" ", font))


def _last_piece(plan: LinePlan) -> int:
    return min(plan.emblem, look.px(30))


def _name_font(plan: LinePlan) -> QFont:
    return look.serif(plan.letters, bold=True)


def _state_font(plan: LinePlan, part: float) -> QFont:
    return look.sans(plan.letters * part)


def _number_font(plan: LinePlan) -> QFont:
    return look.serif(plan.letters * 1.15, bold=True)


def _cell_font(letters: float) -> QFont:
    return look.sans(letters * 0.85, bold=True)
