"""Where a tip opens: beside its object, covering neither it nor what must stay in sight."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

from PySide6.QtCore import QPoint, QRect, QSize

#: Along its side a tip may stand thus: the part of it that lies before the object's middle.
_SLIDE_SHARES = (0.26, 0.5, 0.74, 0.08, 0.92)
#: To cover the whole of a small part is as bad as a beak so many fortieths of a pixel longer.
_PART_COST = 20000.0
#: To cover anything at all of what is to stay in sight is as bad as so much of a beak.
_TOUCH_COST = 8000.0
#: Where no place beside anything is free, so many are tried across the room, and as many down.
_STEPS = 16
#: How much of that it is for what only had better stay in sight.
_SIGHT_SHARE = 0.1


@dataclass(frozen=True)
class Place:
    """A tip's rectangle, the side of it that the beak leaves from, and the beak's point; all in one widget's pixels."""

    box: QRect
    side: str
    point: QPoint


def best_place(
    room: QRect,
    thing: QRect,
    size: QSize,
    clear: Sequence[QRect],
    gap: int,
    beside: Sequence[QRect] = (),
    near: int = 0,
    never: Sequence[QRect] = (),
) -> Place:
    """Return the best place for a tip of this size in the room.

    thing: what it explains, never covered if the room allows. clear: covered as little as can be. gap: between thing
    and tip, in pixels. beside: what had better stay in sight too. near: as far from the thing as this, in pixels, all
    that should be seen is stepped round together with it. never: what is as bad to cover as the thing.
    """
    whole = (thing, *never)
    about = thing.adjusted(-near, -near, near, near)
    anchors = [thing, *(part.united(thing) for part in (*clear, *beside) if part.intersects(about))]
    if near:
        anchors.append(reduce(QRect.united, anchors))
    places = [
        _place(room, thing, anchor, size, side, slide, gap)
        for anchor in anchors
        for side in ("top", "bottom", "left", "right")
        for slide in _SLIDE_SHARES
    ]
    best = _best(places, whole, clear, beside)
    if any(best.box.intersects(part) for part in (*whole, *clear)):
        best = _best([best, *_anywhere(room, thing, size, gap)], whole, clear, beside)
    return best


def hidden_by(place: Place, parts: Sequence[QRect]) -> float:
    """Return how much of these a tip hides: the shares of all, summed."""
    return sum(_area(place.box & part) / _area(part) for part in parts if _area(part))


def beak_length(place: Place) -> int:
    """Return how many pixels lie between the tip and the point of its beak."""
    box, point = place.box, place.point
    return max(box.left() - point.x(), point.x() - box.right(), 0) + max(
        box.top() - point.y(), point.y() - box.bottom(), 0
    )


def beak_way(place: Place) -> QRect:
    """Return the way of the beak from the tip to its point, without the point itself: a line, a pixel wide."""
    box, point = place.box, place.point
    if place.side in ("top", "bottom"):
        ends = sorted((point.y(), box.top() if place.side == "top" else box.bottom()))
        return QRect(point.x(), ends[0] + 1, 1, max(0, ends[1] - ends[0] - 2))
    ends = sorted((point.x(), box.left() if place.side == "left" else box.right()))
    return QRect(ends[0] + 1, point.y(), max(0, ends[1] - ends[0] - 2), 1)


def _best(places: Sequence[Place], whole: Sequence[QRect], clear: Sequence[QRect], beside: Sequence[QRect]) -> Place:
    _, order = min((_badness(place, whole, clear, beside) + order, order) for order, place in enumerate(places))
    return places[order]


def _anywhere(room: QRect, thing: QRect, size: QSize, gap: int) -> list[Place]:
    """Return places all over the room."""
    wide, high = max(0, room.width() - size.width()), max(0, room.height() - size.height())
    return [
        _at(QRect(QPoint(room.left() + wide * x // _STEPS, room.top() + high * y // _STEPS), size), thing, gap)
        for x in range(_STEPS + 1)
        for y in range(_STEPS + 1)
    ]


def _at(box: QRect, thing: QRect, gap: int) -> Place:
    """Return a tip that lies there, with its beak on the side that looks at the thing."""
    middle = thing.center()
    if box.top() > thing.bottom():
        return Place(box, "top", QPoint(middle.x(), thing.bottom() + 1 - gap // 4))
    if box.bottom() < thing.top():
        return Place(box, "bottom", QPoint(middle.x(), thing.top() + gap // 4))
    if box.left() > middle.x():
        return Place(box, "left", QPoint(thing.right() + 1 - gap // 4, middle.y()))
    return Place(box, "right", QPoint(thing.left() + gap // 4, middle.y()))


def _place(room: QRect, thing: QRect, anchor: QRect, size: QSize, side: str, slide: float, gap: int) -> Place:
    """Return a place beside the thing.

    side: of the tip, where the beak is; "top" means that the tip lies below the thing.
    """
    middle, wide, high = thing.center(), size.width(), size.height()
    if side in ("top", "bottom"):
        x = middle.x() - round(wide * slide)
        y = anchor.bottom() + 1 + gap if side == "top" else anchor.top() - gap - high
        point = QPoint(middle.x(), thing.bottom() + 1 - gap // 4 if side == "top" else thing.top() + gap // 4)
    else:
        y = middle.y() - round(high * slide)
        x = anchor.right() + 1 + gap if side == "left" else anchor.left() - gap - wide
        point = QPoint(thing.right() + 1 - gap // 4 if side == "left" else thing.left() + gap // 4, middle.y())
    x = max(room.left(), min(x, room.right() + 1 - wide))
    y = max(room.top(), min(y, room.bottom() + 1 - high))
    return Place(QRect(x, y, wide, high), side, point)


def _badness(place: Place, whole: Sequence[QRect], clear: Sequence[QRect], beside: Sequence[QRect]) -> float:
    box = place.box
    covered = sum(_area(box.intersected(part)) for part in whole) * 1000.0
    hidden = sum(_hidden(_area(box.intersected(part)), _area(part)) for part in clear)
    hidden += sum(_TOUCH_COST for part in clear if box.intersects(part))
    hidden += sum(_hidden(_area(box.intersected(part)), _area(part)) for part in beside) * _SIGHT_SHARE
    return covered + hidden + beak_length(place) * 40.0


def _hidden(covered: int, whole: int) -> float:
    """Return how bad it is to cover so many pixels of a part: a small one is soon gone altogether."""
    return max(covered * 3.0, _PART_COST * covered / whole) if whole else 0.0


def _area(box: QRect) -> int:
    return box.width() * box.height() if box.isValid() else 0
