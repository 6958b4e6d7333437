"""Strokes on the board of The Dice Charmers: rewards with their numbers, medallions, lines of what may be done."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from durbar.games.dice_charmers.effects import Effect
from durbar.ui.games.dice_charmers import pieces
from durbar.ui.games.dice_charmers.board.paper import DISC, GLOW, INK, LEAF, MADDER, PALE, SAFFRON, SAFFRON_EDGE, SLATE
from durbar.ui.kit.board.sprites import Marks
from durbar.ui.kit.look.board_painter import BoardPainter
from durbar.ui.kit.look.paint import faded
from durbar.ui.kit.look.shapes import about, circle, corners, rounded, segment

REFUSAL_DASHES = (5.0, 3.5)
USED_OPACITY, SPENT_OPACITY, LOST_OPACITY = 0.38, 0.4, 0.3
_AS_COINS = frozenset(("coins", "fame"))


class Had(Enum):
    """What has become of a once-only bonus."""

    OPEN = "open"
    WAITING = "waiting"
    RUNNING = "running"
    USED = "used"
    LOST = "lost"


def reward(canvas: BoardPainter, effect: Effect, box: QRectF, opacity: float = 1.0) -> None:
    """Draw what an effect gives, with its number."""
    canvas.picture(pieces.reward(effect), box, opacity)
    size, ink = box.width(), faded(INK, opacity)
    if effect.type in _AS_COINS:
        _number(canvas, effect.n, box.center(), size, size * 0.56, ink)
    elif effect.type == "sell_any":
        _number(canvas, effect.n, QPointF(box.center().x(), box.y() + size * 0.68), size, size * 0.42, ink)
    elif effect.type == "goods_different":
        disc = about(QPointF(box.x() + size * 0.90, box.y() + size * 0.20), size * 0.5)
        canvas.ring(disc, ink, 1, fill=faded(QColor("#FFFDF6"), opacity))
        _number(canvas, effect.n, disc.center(), size, size * 0.38, ink)


def _number(canvas: BoardPainter, number: int, middle: QPointF, room: float, size: float, ink: QColor) -> None:
    box = QRectF(middle.x() - room / 2, middle.y() - room / 2, room, room)
    canvas.words(str(number), box, size, ink, bold=True, centre=middle.y())


def medal(canvas: BoardPainter, effect: Effect, box: QRectF, had: Had) -> None:
    """Draw a once-only bonus: printed, waiting, being carried out, used or lost."""
    middle, size = box.center(), box.width()
    if had is Had.WAITING:
        canvas.picture(pieces.PENDING, about(middle, size * 1.22))
    elif had is Had.RUNNING:
        canvas.picture(pieces.NOW, about(middle, size * 1.34))
    else:
        canvas.picture(pieces.MEDALLION, box, 1.0 if had is Had.OPEN else 0.8)
    faint = {Had.USED: USED_OPACITY, Had.LOST: LOST_OPACITY}.get(had, 1.0)
    reward(canvas, effect, about(middle, size * 0.74), faint)
    if had in (Had.WAITING, Had.RUNNING):
        canvas.picture(
            pieces.stroke(pieces.CIRCLE, 1, False), about(middle, size * (1.14 if had is Had.WAITING else 1.08))
        )
    elif had is Had.USED:
        canvas.picture(pieces.stroke(pieces.CROSS, 1, False), about(middle, size * 0.8), 0.75)
    elif had is Had.LOST:
        canvas.line(segment(middle + QPointF(-size * 0.2, 0), middle + QPointF(size * 0.2, 0)), SLATE, 3)


def on_disc(canvas: BoardPainter, box: QRectF, opacity: float = 1.0, out: float = 0.0) -> None:
    """Draw a pale disc, on which a painted picture stands on dark paper."""
    canvas.shape(circle(box, out), DISC, opacity)


def lines(canvas: BoardPainter, path: QPainterPath, marks: Marks) -> None:
    """Draw saffron for what may be done, hatching and madder for what may not, ink for the keyboard's place."""
    if marks.refused or (marks.lit and marks.blocked):
        _hatched(canvas, path)
        canvas.line(path, PALE, 4.4, strength=0.85)
        canvas.line(path, MADDER, 2.2, dashes=() if marks.refused else REFUSAL_DASHES)
    elif marks.legal and marks.lit:
        canvas.line(path, SAFFRON, 8, strength=0.3)
        canvas.shape(path, SAFFRON, 0.18)
        canvas.line(path, GLOW, 5, strength=0.8)
        canvas.line(path, SAFFRON, 3.4)
    elif marks.legal:
        canvas.line(path, GLOW, 4.4, strength=0.6)
        canvas.line(path, SAFFRON, 2.6)
    if marks.focused:
        canvas.line(path, PALE, 4.6, strength=0.9)
        canvas.line(path, INK, 2.2)
    elif marks.lit and not marks.legal and not marks.blocked:
        canvas.line(path, PALE, 3.6, strength=0.7)
        canvas.line(path, SAFFRON, 1.6)


def _hatched(canvas: BoardPainter, path: QPainterPath) -> None:
    box = path.boundingRect()
    hatching = QPainterPath()
    step, high = 7.0, box.height()
    x = box.left() - high
    while x < box.right():
        hatching.moveTo(x, box.bottom())
        hatching.lineTo(x + high, box.top())
        x += step
    canvas.painter.save()
    canvas.painter.setClipPath(canvas.path(path))
    canvas.line(hatching, SLATE, 1.5, strength=0.5)
    canvas.painter.restore()


def brackets(canvas: BoardPainter, box: QRectF, colour: QColor) -> None:
    """Draw the last move: four corners round a box."""
    place = box.adjusted(-2, -2, 2, 2)
    path = corners(place, min(11.0, place.width() * 0.3))
    canvas.line(path, PALE, 4.4, strength=0.55)
    canvas.line(path, colour, 2.4)


def coming(canvas: BoardPainter, box: QRectF, round_: bool) -> None:
    """Draw what a move would give: a saffron ring with a halo."""
    path = circle(box, 1.5) if round_ else rounded(box, out=0.5)
    canvas.line(path, SAFFRON, 7.5, strength=0.3)
    canvas.line(path, GLOW, 4.2, strength=0.8)
    canvas.line(path, SAFFRON, 2.8)


def badge(canvas: BoardPainter, middle: QPointF, words: str) -> None:
    """Draw a few letters on leaf green, such as a plus."""
    box = about(middle, 14)
    canvas.ring(box, PALE, 1.4, fill=LEAF)
    canvas.words(words, box, 12.5, PALE, bold=True, centre=middle.y())


def roadway(cell: QRectF, arms: str) -> QPainterPath:
    """Return the middle of a road with these arms in a cell."""
    middle = cell.center()
    ends = {
        "N": QPointF(middle.x(), cell.top()),
        "E": QPointF(cell.right(), middle.y()),
        "S": QPointF(middle.x(), cell.bottom()),
        "W": QPointF(cell.left(), middle.y()),
    }
    if len(arms) == 2 and arms not in ("NS", "EW"):
        path = QPainterPath(ends[arms[0]])
        path.quadTo(middle, ends[arms[1]])
        return path
    path = QPainterPath()
    for arm in arms:
        path.moveTo(middle)
        path.lineTo(ends[arm])
    return path


def ghost_road(canvas: BoardPainter, cell: QRectF, arms: str) -> None:
    """Draw a road that is not drawn yet."""
    path = roadway(cell, arms)
    canvas.line(path, GLOW, 15, strength=0.75)
    canvas.line(path, SAFFRON, 10.5, strength=0.8)
    canvas.line(path, SAFFRON_EDGE, 2, dashes=(6, 4))


def wrapped(canvas: BoardPainter, words: str, box: QRectF, size: float, colour: QColor, most: int) -> None:
    """Draw words on as many lines as they need, at most ``most``, the first at the top of a box.

    Smaller where they must.
    """
    letter = size
    rows = _rows(canvas, words, box.width(), letter)
    while len(rows) > most and letter > size * 0.7:
        letter -= 0.5
        rows = _rows(canvas, words, box.width(), letter)
    rows[most - 1 :] = [" ".join(rows[most - 1 :])] if len(rows) >= most else []
    for n, row in enumerate(rows):
        line = QRectF(box.x(), box.y() + n * letter * 1.22, box.width(), letter * 1.22)
        canvas.words(row, line, letter, colour, centre=line.center().y())


def _rows(canvas: BoardPainter, words: str, room: float, size: float) -> list[str]:
    rows = [""]
    for word in words.split(" "):
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and canvas.width_of(longer, size) > room:
            rows.append(word)
        else:
            rows[-1] = longer
    return rows
