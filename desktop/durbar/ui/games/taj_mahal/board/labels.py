"""Where the names on the map find room, how much larger they may be written there."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from durbar.games.taj_mahal.board import Board, City, Province
from durbar.ui.games.taj_mahal.board.borders import HEIGHT, MARGIN, WIDTH
from durbar.ui.kit.look.easel import letters

#: A city and a fortress as drawn; a province tile; the letters of a province and of a city.
CITY, FORTRESS, TILE = 46.0, 72.0, 92.0
NAME_SIZE, CITY_NAME_SIZE = 27.0, 17.0
#: The name of the province that is visited is bold.
BOLDER = 1.14

#: Palaces as they stand in a city, from its middle: one alone, and two side by side.
_ONE, _TWO = QRectF(-27, -33, 54, 58), QRectF(-42, -25, 84, 46)
#: How far names keep from what stands there, and from each other.
_CLEAR, _APART_X, _APART_Y, _FROM_BORDER = 1.0, 5.0, 3.0, 2.0

#: Where names may stand.
INNER = QRectF(0, 0, WIDTH, HEIGHT).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

#: The plane is looked at this coarsely to find room for names.
GRAIN = 4
NAME_STEPS = (15, 6)
#: As how large a part of its usual size the name of a province is tried; the smallest is still larger than a city's.
NAME_SIZES = (1.0, 0.9, 0.8)

#: Directions and distances at which a city's name is tried; how often the best of them are, with all others in place.
_TURNS, _FROM, _ROUNDS, _BEST = 16, (28.0, 36.0, 46.0, 60.0), 3, 16
#: How many times larger names may become where there is room; those of cities stay below those of provinces.
_GROWTHS, _MOST_OF_CITY = (1.2, 1.4, 1.6, 1.8, 2.0), 1.4


#: Left, top, right and bottom of a box; left, top, width and height of one.
_Edges = tuple[float, float, float, float]
_Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Land:
    """What of a map names go round: places on the plane of 1000 by 900, provinces and cities by their ids."""

    board: Board
    cities: dict[str, QPointF]
    tiles: dict[str, QPointF]
    outlines: dict[str, QPainterPath]
    roads: Sequence[tuple[QPointF, QPointF]]
    court: QRectF
    bordered: bool


class Labels:
    """The boxes of names, by id; and how many times larger than usual each may be written there.

    growth: by ("city", id) or ("province", id).
    """

    def __init__(self, land: Land) -> None:
        self._land = land
        self._room = _Room(land)
        self._things = {city.id: _shapes(city, land.cities[city.id]) for city in land.board.cities}
        self._fixed = [part for middle in land.tiles.values() for part in octagon(middle)] + [land.court]
        every = [part for shapes in self._things.values() for part in shapes]
        self._taken = [*every, *self._fixed]
        self.provinces: dict[str, QRectF] = {}
        self.cities: dict[str, QRectF] = {}
        spots = {city.id: self._city_spots(city) for city in land.board.cities}
        for number in range(_ROUNDS):
            for city in land.board.cities:
                self.cities[city.id] = self._city_name(city, spots[city.id], 3000 if number == _ROUNDS - 1 else 200)
            for province in land.board.provinces:
                if not number or _hits(self.provinces[province.id], _edges(self.cities.values())):
                    self.provinces[province.id] = self._name(province)
        self.growth = self._growths()

    # ---- provinces --------------------------------------------------------------------------------------------

    def _name(self, province: Province) -> QRectF:
        """Where the name of a province hides least, in whichever language: in its land, be it in smaller letters."""
        names = (province.name, province.name_fr or province.name)
        width = max(text_width(name, NAME_SIZE) for name in names) * BOLDER + 2
        tile = self._land.tiles[province.id]
        around = self._land.outlines[province.id].boundingRect().intersected(INNER)
        others = [box for id, box in self.provinces.items() if id != province.id]
        things = _edges(box for box in (*self._taken, *others) if box.intersects(around))
        cities = _edges(box for box in self.cities.values() if box.intersects(around))
        crossing: list[QRectF] = []
        for size in NAME_SIZES:
            for step in NAME_STEPS:
                spots = [QRectF(*box) for box in _clear(_spread(around, width * size, NAME_SIZE * size, step), things)]
                inside = [box for box in spots if self._within(province.id, box)]
                free = [box for box in inside if not _hits(box, cities)]
                if free:
                    return min(free, key=lambda box: self._hidden(box, tile))
                crossing = crossing or inside
        size = NAME_SIZES[-1]
        crossing = crossing or [QRectF(*box) for box in _spread(around, width * size, NAME_SIZE * size, NAME_STEPS[-1])]
        return min(
            crossing or [QRectF(around.center(), around.center())],
            key=lambda box: (
                2000 * _overlap(box, things, 0, 0)
                + 2000 * (not self._within(province.id, box))
                + 500 * _overlap(box, cities, 0, 0)
                + self._hidden(box, tile)
            ),
        )

    def _within(self, province: str, box: QRectF) -> bool:
        """Whether a name lies in its province; where provinces do not meet at borders it may lie anywhere."""
        room = box.adjusted(-_FROM_BORDER, -_FROM_BORDER, _FROM_BORDER, _FROM_BORDER)
        return not self._land.bordered or self._land.outlines[province].contains(room)

    def _hidden(self, box: QRectF, tile: QPointF) -> float:
        """How much the name of a province hides in a box, and how far from its tile."""
        far = math.hypot(box.center().x() - tile.x(), box.center().y() - tile.y())
        return self._room.taken(box, 4) + 0.5 * self._room.taken(box, 18) + 0.05 * far

    # ---- cities -----------------------------------------------------------------------------------------------

    def _city_spots(self, city: City) -> list[tuple[float, QRectF]]:
        """The best places for the name of a city, as far as other names do not matter, with what is against each."""
        middle, land = self._land.cities[city.id], self._land
        width = text_width(city.name, CITY_NAME_SIZE) + 6
        reach = QRectF(middle.x() - 110 - width, middle.y() - 130, 220 + 2 * width, 260)
        taken = _edges(box for box in self._taken if box.intersects(reach))
        near = [(id, at) for id, at in land.cities.items() if reach.contains(at)]
        spots = []
        for number, box in enumerate(_beside(middle, width)):
            worth = self._room.taken(box, 1) + 0.4 * (number % _TURNS) + 2.5 * _apart(middle, box)
            worth += 6000 * _overlap(box, taken, _CLEAR, _CLEAR)
            spots.append((worth, box))
        spots.sort(key=lambda spot: spot[0])
        outline = land.outlines[city.province]
        return [
            (
                worth
                + 120 * (min(near, key=lambda one: _apart(one[1], box))[0] != city.id)
                + 45 * (land.bordered and not outline.contains(box)),
                box,
            )
            for worth, box in spots[:_BEST]
        ]

    def _city_name(self, city: City, spots: Sequence[tuple[float, QRectF]], yields: float) -> QRectF:
        """Where the name of a city stands beside it, with all others where they are. yields: to names of provinces."""
        others = _edges(box for id, box in self.cities.items() if id != city.id)
        lands = _edges(self.provinces.values())
        worth = [
            against
            + 3000 * _overlap(box, others, _APART_X, _APART_Y)
            + yields * _overlap(box, lands, _APART_X, _APART_Y)
            for against, box in spots
        ]
        return spots[worth.index(min(worth))][1]

    # ---- growth -----------------------------------------------------------------------------------------------

    def _growths(self) -> dict[tuple[str, str], float]:
        """How many times larger a name may be so that it touches nothing, were all as large."""
        boxes = {("province", id): box for id, box in self.provinces.items()}
        boxes |= {("city", id): box for id, box in self.cities.items()}
        anchors = {("province", id): at for id, at in self._land.tiles.items()}
        anchors |= {("city", id): at for id, at in self._land.cities.items()}
        found, taken = dict.fromkeys(boxes, 1.0), _edges(self._taken)
        for growth in _GROWTHS:
            large = {id: grown(box, anchors[id], growth) for id, box in boxes.items()}
            edges = {id: _edges_of(box) for id, box in large.items()}
            for id, box in large.items():
                others = [other for name, other in edges.items() if name != id]
                before = found[id] == max((one for one in _GROWTHS if one < growth), default=1.0)
                before &= self._within(id[1], box) if id[0] == "province" else growth <= _MOST_OF_CITY
                if before and INNER.contains(box) and not _hits(box, taken) and not _hits(box, others):
                    found[id] = growth
        return found


def grown(box: QRectF, anchor: QPointF, growth: float) -> QRectF:
    """The box of a name written larger: it grows away from what it names."""
    x = min(max(anchor.x(), box.left()), box.right())
    y = min(max(anchor.y(), box.top()), box.bottom())
    return QRectF(
        x - (x - box.left()) * growth, y - (y - box.top()) * growth, box.width() * growth, box.height() * growth
    )


def octagon(middle: QPointF) -> list[QRectF]:
    """What a province tile covers, as boxes."""
    half, side, corner = TILE / 2, TILE * 0.21, TILE * 0.355
    return [
        QRectF(middle.x() - wide, middle.y() - high, 2 * wide, 2 * high)
        for wide, high in ((half, side), (side, half), (corner, corner))
    ]


def _shapes(city: City, middle: QPointF) -> list[QRectF]:
    """What stands in a city now or later."""
    shapes = [_ONE.translated(middle), _TWO.translated(middle)]
    if city.fortress:
        half = FORTRESS / 2
        shapes.append(QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half))
    return shapes


def _beside(middle: QPointF, width: float) -> Iterable[QRectF]:
    """Places for a name round a city, none beyond the frame: near ones first, below, then at its sides, then above."""
    for far in _FROM:
        for turn in range(_TURNS):
            step = (turn + 1) // 2 * (1 if turn % 2 else -1)
            angle = math.pi / 2 + step * 2 * math.pi / _TURNS
            x = middle.x() + math.cos(angle) * (far + width / 2)
            y = middle.y() + math.sin(angle) * (far + CITY_NAME_SIZE / 2)
            left = min(max(x - width / 2, INNER.left()), INNER.right() - width)
            top = min(max(y - CITY_NAME_SIZE / 2, INNER.top()), INNER.bottom() - CITY_NAME_SIZE)
            yield QRectF(left, top, width, CITY_NAME_SIZE)


def _spread(around: QRectF, width: float, height: float, step: int) -> Iterator[_Box]:
    """Places for the name of a province that leave nothing of it outside, so far from each other."""
    across, down = around.right() - width, around.bottom() - height
    if across < around.left() or down < around.top():
        return
    for y in (*range(int(around.top()) + 1, int(down), step), down):
        for x in (*range(int(around.left()) + 1, int(across), step), across):
            yield x, y, width, height


def _clear(boxes: Iterable[_Box], others: Sequence[_Edges]) -> Iterator[_Box]:
    """Those that touch none of the others. What one touches is asked first of the next, which lies beside it."""
    last = (math.inf, math.inf, -math.inf, -math.inf)
    for x, y, wide, high in boxes:
        left, top, right, bottom = x - _CLEAR, y - _CLEAR, x + wide + _CLEAR, y + high + _CLEAR
        if last[0] < right and left < last[2] and last[1] < bottom and top < last[3]:
            continue
        for other in others:
            if other[0] < right and left < other[2] and other[1] < bottom and top < other[3]:
                last = other
                break
        else:
            yield x, y, wide, high


def _edges(boxes: Iterable[QRectF]) -> list[_Edges]:
    """Boxes that many others are held against: plain numbers, as this is done some hundred thousand times a board."""
    return [_edges_of(box) for box in boxes]


def _edges_of(box: QRectF) -> _Edges:
    return box.getCoords()  # type: ignore[return-value]  # said to be any object


def _hits(box: QRectF, others: Iterable[_Edges]) -> bool:
    left, top, right, bottom = _edges_of(box.adjusted(-_CLEAR, -_CLEAR, _CLEAR, _CLEAR))
    for x1, y1, x2, y2 in others:  # noqa: SIM110 (a generator takes twice the time)
        if x1 < right and left < x2 and y1 < bottom and top < y2:
            return True
    return False


def _overlap(box: QRectF, others: Iterable[_Edges], across: float, down: float) -> float:
    """How much of a box, with so much round it, lies on others; 0 where it is clear of them."""
    left, top, right, bottom = _edges_of(box.adjusted(-across, -down, across, down))
    size, found = box.width() * box.height(), 0.0
    for x1, y1, x2, y2 in others:
        if x1 < right and left < x2 and y1 < bottom and top < y2:
            found += 0.1 + (min(x2, right) - max(x1, left)) * (min(y2, bottom) - max(y1, top)) / size
    return found


def text_width(text: str, size: float) -> float:
    """How wide a line of serif words is, in units of the plane."""
    _, metrics = letters(True, False, 64)
    return metrics.horizontalAdvance(text) / 64 * size


def _apart(point: QPointF, box: QRectF) -> float:
    """How far a point lies from a box."""
    across = max(box.left() - point.x(), point.x() - box.right(), 0.0)
    return math.hypot(across, max(box.top() - point.y(), point.y() - box.bottom(), 0.0))


def paint_things(
    painter: QPainter, land: Land, widths: tuple[float, float, float], greys: tuple[int, int, int]
) -> None:
    """Roads, cities and tiles as far as they reach, in greys. widths: from their middles."""
    for one, other in land.roads:
        painter.setPen(QPen(grey(greys[0]), 2 * widths[0]))
        painter.drawLine(one, other)
    for places, width, tone in zip((land.cities, land.tiles), widths[1:], greys[1:], strict=True):
        painter.setPen(QPen(grey(tone), 0))
        painter.setBrush(grey(tone))
        for middle in places.values():
            painter.drawEllipse(middle, width, width)


def grey(tone: int) -> QColor:
    """A grey of a picture that is looked at for room, 0 to 255."""
    return QColor(tone, tone, tone)


class _Room:
    """How much of the plane is taken, coarsely: nothing 0, a tile 255."""

    def __init__(self, land: Land) -> None:
        image = QImage(int(WIDTH / GRAIN), int(HEIGHT / GRAIN), QImage.Format.Format_Grayscale8)
        image.fill(255 if land.bordered else 45)
        painter = QPainter(image)
        painter.scale(1 / GRAIN, 1 / GRAIN)
        for outline in land.outlines.values():
            painter.fillPath(outline, grey(0))
        for outline in land.outlines.values():
            painter.strokePath(outline, QPen(grey(150), 16))
        paint_things(painter, land, (7, 34, TILE / 2), (110, 230, 250))
        painter.end()
        bits, line = bytes(image.constBits()), image.bytesPerLine()
        self._wide, self._high = image.width(), image.height()
        # Sums over all that lies above and left of a point: a box then takes four of them.
        self._sums = [[0] * (self._wide + 1)]
        for y in range(self._high):
            row = accumulate(bits[y * line : y * line + self._wide], initial=0)
            self._sums.append([above + here for above, here in zip(self._sums[-1], row, strict=True)])

    def taken(self, box: QRectF, around: float) -> float:
        """How much of a box, with so much around it, is taken: 0 to 255."""
        left, right = self._grain(box.left() - around, self._wide), self._grain(box.right() + around, self._wide)
        top, bottom = self._grain(box.top() - around, self._high), self._grain(box.bottom() + around, self._high)
        if right <= left or bottom <= top:
            return 255.0
        sums = self._sums
        total = sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]
        return total / ((right - left) * (bottom - top))

    def _grain(self, at: float, most: int) -> int:
        return min(max(int(at / GRAIN), 0), most)
