"""A player's panel of two rows: name with state, below it what the player holds in counts, portraits, signs.

All panels of a table share one ``Plan``, so that their columns stand below each other.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.seat_line import SeatLine, Sign

#: Letters this many times as large as usual put portraits and signs on a line of their own.
STACKED_FROM = 1.2

#: Units: a count's picture, the step from one to the next, the left edge of the first; all as the mock-ups have them.
_COUNT, _STEP, _LEFT = 25, 57, 13
#: Units: what portraits and signs are wide, from the usual down; small panels begin with the second.
_LADDER = ((64, 40), (50, 40), (50, 34), (44, 30))
#: Lines that a state may take, and the size of its letters, in the order they are tried.
_STATES = ((1, 11.5), (1, 10.5), (2, 11.5), (2, 10.5))
#: Several portraits may be this many times as wide together as one.
_SEVERAL = 1.45
#: Signs that always have their room, so that portraits stay where they are when signs come and go.
_SIGNS = 2
#: Units between signs, and between signs and portraits.
_SIGN_GAP, _APART = 7, 10

#: Signs stand on a cream ground in both themes; a back (an element so named) has a shape of its own.
_GROUND, _EDGE = QColor("#F8ECCF"), QColor("#CDB47C")
_BACK = "-back"
_FADED = 0.45


@dataclass(frozen=True)
class Panel:
    """One player's: what is measured of it."""

    name: str
    line: SeatLine


@dataclass(frozen=True)
class Plan:
    """Measures in pixels. words_right: where names and states end. counts: the left edges of the counts.

    things: middle of portraits and signs, from the top; None is the middle of the panel. lines: of a state, at most.
    """

    height: int
    emblem: int
    words_x: int
    words_right: int
    row_middle: int
    lines: int
    state: float
    count: int
    counts: tuple[int, ...]
    counts_middle: int
    portraits_x: int
    portraits_wide: int
    portrait: int
    signs_x: int
    signs_wide: int
    sign: int
    things: int | None = None
    things_high: int = 0


def shows_holdings(line: SeatLine) -> bool:
    """Whether a panel of two rows is drawn by this module."""
    return bool(line.counts or line.portraits or line.signs)


def name_font(small: bool) -> QFont:
    """Letters of names."""
    return look.serif(14 if small else 15, bold=True)


def number_font() -> QFont:
    """Letters of counts."""
    return look.sans(17, bold=True)


def plan(panels: Sequence[Panel], width: int, high: int, small: bool) -> Plan:
    """The roomiest plan in which nothing is cut; high: pixels of a usual panel. Long states lose their end last."""
    growth = look.letter(100) / (100 * look.u)
    if growth <= STACKED_FROM:
        spare = None
        states = _STATES[:2] if small and growth <= 1 else _STATES  # five seats and four moves fill a column
        for lines, state in states:
            for portrait, sign in _LADDER[1:] if small else _LADDER:
                found = _beside(panels, width, high, small, (portrait, sign), (lines, state))
                if found is None:
                    continue
                if _words_fit(panels, found, small):
                    return found
                spare = found
        if spare is not None:
            return spare
    return _stacked(panels, width, small, growth)


def _beside(
    panels: Sequence[Panel], width: int, high: int, small: bool, sizes: tuple[int, int], state: tuple[int, float]
) -> Plan | None:
    """Portraits and signs at the right of both rows; None where the counts then have no room."""
    px = look.px
    portrait, sign = px(sizes[0]), px(sizes[1])
    several = max(len(panel.line.portraits) for panel in panels)
    signs = _SIGNS if any(panel.line.portraits or panel.line.signs for panel in panels) else 0
    signs_wide = signs * sign + max(0, signs - 1) * px(_SIGN_GAP)
    signs_x = width - px(12) - signs_wide
    portraits_wide = 0 if not several else portrait if several == 1 else round(portrait * _SEVERAL)
    portraits_x = signs_x - (px(_APART) if signs and several else 0) - portraits_wide
    end = portraits_x - px(6)
    places = _count_places(panels, px(_COUNT), end)
    if places is None:
        return None
    emblem = px(27 if small else 33)
    words = paint.line_of(name_font(small)) + state[0] * paint.line_of(look.sans(state[1]))
    row_middle = max(px(19 if small else 22), words // 2 + px(3), emblem // 2 + px(4))
    foot = px(14 if small else 18)
    counts_high = max(px(_COUNT), paint.line_of(number_font()))
    row = row_middle + max(emblem, words) // 2 + px(2 if state[0] > 1 else 0)
    height = max(high, row + counts_high // 2 + foot)
    return Plan(
        height,
        emblem,
        px(48 if small else 55),
        end - _number_wide(panels),
        row_middle,
        *state,
        px(_COUNT),
        places,
        height - foot,
        portraits_x,
        portraits_wide,
        portrait,
        signs_x,
        signs_wide,
        sign,
    )


def _stacked(panels: Sequence[Panel], width: int, small: bool, growth: float) -> Plan:
    """Words over the whole width, counts below them, portraits and signs beside these or on a third line."""
    px = look.px
    count = px(_COUNT * min(1.5, max(1.0, growth)))
    portrait, sign = px(50), px(40)
    several = max(len(panel.line.portraits) for panel in panels)
    signs = max(len(panel.line.signs) for panel in panels)
    emblem = px(27 if small else 33)
    signs_wide = signs * sign + max(0, signs - 1) * px(_SIGN_GAP)
    apart = px(_APART) if signs and several else 0
    most = width - 2 * px(_LEFT) - signs_wide - apart
    portraits_wide = min(several * portrait + max(0, several - 1) * px(4), most)
    things = portraits_wide + apart + signs_wide
    beside = _count_places(panels, count, width - px(12) - things - px(14))
    while (places := beside or _count_places(panels, count, width - px(12))) is None and count > px(12):
        count -= px(2)
    bare = Plan(0, emblem, px(48 if small else 55), 0, 0, 2, 11.5, count, places or (), 0, 0, 0, 0, 0, 0, 0)
    bare = replace(bare, words_right=width - px(11) - _number_wide(panels))
    lines = max(lines_needed(panel.line.state, look.sans(11.5), _room(bare)) for panel in panels)
    words = paint.line_of(name_font(small)) + min(3, max(1, lines)) * paint.line_of(look.sans(11.5))
    row = max(words, emblem) + px(8)
    counts_high = max(count, paint.line_of(number_font())) + px(6)
    second = max(counts_high, portrait + px(6) if beside and things else 0)
    third = portrait + px(8) if things and not beside else 0
    things_x = width - px(12) - things if beside else px(_LEFT)
    return replace(
        bare,
        height=row + second + third,
        row_middle=row // 2,
        lines=min(3, max(1, lines)),
        counts_middle=row + second // 2 - px(1),
        portraits_x=things_x,
        portraits_wide=portraits_wide,
        portrait=portrait,
        signs_x=things_x + things - signs_wide,
        signs_wide=signs_wide,
        sign=sign,
        things=row + second // 2 - px(1) if beside else row + second + third // 2 - px(2),
        things_high=portrait,
    )


def _number_wide(panels: Sequence[Panel]) -> int:
    wide = max(paint.width_of(panel.line.number, look.serif(18, bold=True)) for panel in panels)
    return wide + look.px(6) if wide else 0


def _room(plan: Plan) -> int:
    return max(1, plan.words_right - plan.words_x)


def _words_fit(panels: Sequence[Panel], plan: Plan, small: bool) -> bool:
    font, room = look.sans(plan.state), _room(plan)
    return all(
        paint.width_of(panel.name, name_font(small)) <= room
        and lines_needed(panel.line.state, font, room) <= plan.lines
        for panel in panels
    )


def _count_places(panels: Sequence[Panel], size: int, end: int) -> tuple[int, ...] | None:
    """Left edges of the counts: at the usual step, or closer, but never past ``end``."""
    px, font = look.px, number_font()
    columns = max(len(panel.line.counts) for panel in panels)
    wide = []
    for column in range(columns):
        numbers = [panel.line.counts[column].number for panel in panels if column < len(panel.line.counts)]
        wide.append(size + px(4) + max(paint.width_of(number, font) for number in numbers))
    usual = px(4 if size == px(_COUNT) else 12)
    for gap, step in ((usual, px(_STEP)), (px(4), 0)):
        places, x = [], px(_LEFT)
        for column in wide:
            places.append(x)
            x += max(column + gap, step)
        if not wide or places[-1] + wide[-1] <= end:
            return tuple(places)
    return None


# ---- painting ------------------------------------------------------------------------------------------------------


def paint_words(painter: QPainter, panel: Panel, plan: Plan, small: bool) -> None:
    """Name, state, and the number that wins where the game has one there."""
    line, room = panel.line, _room(plan)
    name, state = name_font(small), look.sans(plan.state)
    rows = wrapped(line.state, state, room, plan.lines)
    name_high, state_high = paint.line_of(name), paint.line_of(state)
    top = plan.row_middle - (name_high + max(1, len(rows)) * state_high) // 2
    ink = look.c.quiet if line.out else look.c.ink
    paint.words(painter, QRectF(plan.words_x, top, room, name_high), panel.name, name, ink)
    for at, row in enumerate(rows):
        box = QRectF(plan.words_x, top + name_high + at * state_high, room, state_high)
        paint.words(painter, box, row, state, look.c.own if line.acting else look.c.quiet)
    if line.number:
        font = look.serif(18, bold=True)
        box = QRectF(plan.words_right, top, _number_wide([panel]), name_high)
        paint.words(painter, box, line.number, font, look.c.ink, Qt.AlignmentFlag.AlignRight)


def paint_holdings(painter: QPainter, line: SeatLine, plan: Plan) -> None:
    """Counts, portraits and signs."""
    font = number_font()
    for count, x in zip(line.counts, plan.counts, strict=False):
        top = plan.counts_middle - plan.count // 2
        paint.picture(painter, count.picture, QRectF(x, top, plan.count, plan.count))
        left, high = x + plan.count + look.px(4), paint.line_of(font)
        box = QRectF(left, plan.counts_middle - high // 2, paint.width_of(count.number, font) + 1, high)
        paint.words(painter, box, count.number, font, look.c.ink)
    middle = plan.things if plan.things is not None else plan.height // 2
    high = plan.things_high or plan.height - look.px(10)
    _paint_portraits(painter, line.portraits, plan, middle, high)
    _paint_signs(painter, line.signs, plan, middle)


def _paint_portraits(painter: QPainter, portraits: Sequence[Sign], plan: Plan, middle: int, high: int) -> None:
    """In the middle of their place, in as many rows as make them largest."""
    if not portraits:
        return
    gap = look.px(3)
    size, columns = _largest(len(portraits), plan.portraits_wide, min(high, look.px(64)), gap, plan.portrait)
    rows = [portraits[at : at + columns] for at in range(0, len(portraits), columns)]
    y = middle - (len(rows) * (size + gap) - gap) // 2
    for row in rows:
        x = plan.portraits_x + (plan.portraits_wide - len(row) * (size + gap) + gap) // 2
        if plan.things is not None:
            x = plan.portraits_x
        for portrait in row:
            box = QRectF(x, y, size, size)
            paint.picture(painter, portrait.picture, box, _FADED if portrait.faded else 1)
            if portrait.done:
                _paint_tick(painter, box)
            x += size + gap
        y += size + gap


def _largest(count: int, wide: int, high: int, gap: int, most: int) -> tuple[int, int]:
    """Side of so many squares in a box, and how many stand in a row, so that they are as large as can be."""
    found = (0, 1)
    for rows in range(1, count + 1):
        columns = -(-count // rows)
        side = min(most, (wide - (columns - 1) * gap) // columns, (high - (rows - 1) * gap) // rows)
        found = max(found, (side, columns), key=lambda one: one[0])
    return max(1, found[0]), found[1]


def _paint_signs(painter: QPainter, signs: Sequence[Sign], plan: Plan, middle: int) -> None:
    """From the left of their column; more than it has room for become smaller."""
    if not signs:
        return
    gap = look.px(_SIGN_GAP)
    size = plan.sign
    if len(signs) * (size + gap) - gap > plan.signs_wide:
        gap = look.px(2)
        size = (plan.signs_wide + gap) // len(signs) - gap
    for at, sign in enumerate(signs):
        box = QRectF(plan.signs_x + at * (size + gap), middle - size // 2, size, size)
        opacity = _FADED if sign.faded else 1
        if sign.picture.art.partition("@")[0].endswith(_BACK):
            paint.picture(painter, sign.picture, box, opacity)
        else:
            paint.panel(painter, box, _GROUND, _EDGE, 1.2, 7 * size / look.px(40), 1)
            inset = round(size * 0.0875)
            paint.picture(painter, sign.picture, box.adjusted(inset, inset, -inset, -inset), opacity)
        if sign.done:
            _paint_tick(painter, box)


def _paint_tick(painter: QPainter, box: QRectF) -> None:
    away = box.width() * 0.35
    paint.tick(painter, box.center() + QPointF(away, away), box.width() * 0.2)


# ---- words ---------------------------------------------------------------------------------------------------------


def wrapped(text: str, font: QFont, width: int, most: int) -> list[str]:
    """A text in lines no wider than width; the last of them holds the rest, whatever its length.

    What spaces without a break join stays together.
    """
    metrics = QFontMetricsF(font)
    lines: list[str] = []
    for word in filter(None, text.split(" ")):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (len(lines) == most or metrics.horizontalAdvance(longer) <= width):
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def lines_needed(text: str, font: QFont, width: int) -> int:
    """The lines a text takes; very many where one word is wider than the width."""
    lines = wrapped(text, font, width, 99)
    return 99 if any(paint.width_of(line, font) > width for line in lines) else len(lines)
