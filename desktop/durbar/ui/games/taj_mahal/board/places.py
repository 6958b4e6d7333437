"""What lies on Taj Mahal's map: cities, bonus tiles, palaces, tiles, names, the court, joined roads."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPixmap

from durbar.ui.games.taj_mahal.board.ground import box_of_visited, paint_visited
from durbar.ui.games.taj_mahal.board.layout import PLANE, PLANE_SCALE
from durbar.ui.games.taj_mahal.board.map import Label, Plan
from durbar.ui.games.taj_mahal.board.strokes import (
    CORNER_RADIUS,
    GLOW,
    HOVER_LINE_WIDTH,
    NAME_LETTERS,
    PALE,
    SAFFRON,
    VISITED_NAME,
    VISITED_NAME_LETTERS,
    brackets,
    city_words,
    haloed,
    lines,
)
from durbar.ui.kit.board.sprites import Piece, Place
from durbar.ui.kit.look.board_painter import INK, MAX_KEPT_PIXELS, BoardPainter
from durbar.ui.kit.look.shapes import circle, closed, rounded, segment
from durbar.ui.kit.look.theme import SeatColour
from durbar.ui.kit.values.sight import Target

LINK_WIDTH, LINK_EDGE_WIDTH, LINK_GAP = 7.5, 12.0, 9.0

#: A name with its place.
Named = tuple[str, Label]


#: Of several things under the pointer the highest rank is meant, then the smallest.
AREA_RANK, PLACE_RANK, TILE_RANK = 0, 1, 2


class Spot(Place):
    """Something on the board that one can point at."""

    def __init__(self, target: Target | None, rank: int = PLACE_RANK, round_: bool = False) -> None:
        super().__init__(target, round_=round_, rank=rank)

    def outline(self) -> QPainterPath:
        """Return what lines go round."""
        return circle(self._box) if self._round else rounded(self._box, CORNER_RADIUS)

    def draw(self, canvas: BoardPainter) -> None:
        """Draw lines for what may be done with it, what is pointed at, what has been."""
        if not self._away:
            lines(canvas, self.outline(), self._marks)
            if self._marks.last:
                brackets(canvas, self._box if self.space is None else self.space)


class City(Spot):
    """A city or fortress, without what stands on it. It may take a palace: a ring, dashed until one points at it."""

    def __init__(self, city: str, box: QRectF, site: QRectF, ring: QRectF) -> None:
        super().__init__(("city", city), round_=True)
        self._site, self._ring = site, ring
        self.place(box)

    def covers(self, point: QPointF) -> bool:
        """Return a circle."""
        off = point - self._box.center()
        return QPointF.dotProduct(off, off) <= (self._box.width() / 2) ** 2

    def rest(self, canvas: BoardPainter) -> None:
        """Draw the city."""
        canvas.picture(self._face.art, self._site)

    def draw(self, canvas: BoardPainter) -> None:
        """Draw the ring."""
        marks = self._marks
        if marks.legal and not marks.lit:
            canvas.ring(self._ring, GLOW, 5.2, strength=0.7)
            canvas.ring(self._ring, SAFFRON, 2.7, dashes=(5.4, 3.8))
        elif marks.legal:
            canvas.ring(self._ring, GLOW, 6.5, strength=0.85)
            canvas.ring(self._ring, SAFFRON, HOVER_LINE_WIDTH)
        else:
            lines(canvas, self.outline(), marks)
        if marks.last:
            brackets(canvas, self._box.adjusted(1, 1, -1, -1))


class Tile(Spot):
    """A bonus tile, or what lies at the court. oval: the line round it."""

    def __init__(self, target: Target | None, oval: QRectF | None = None, round_: bool = False) -> None:
        super().__init__(target, TILE_RANK, round_)
        self.oval = oval

    def outline(self) -> QPainterPath:
        """Return an oval at the court, else the box."""
        box = self._box if self.oval is None else self.oval
        return circle(box) if self._round else rounded(box, 4)

    def draw(self, canvas: BoardPainter) -> None:
        """Draw its lines; that its city may take a palace the city's ring says."""
        if not self._marks.legal:
            super().draw(canvas)


class Octagon(Tile):
    """A province tile."""

    def outline(self) -> QPainterPath:
        """Return its eight sides."""
        box, cut = self._box, self._box.width() * 0.29
        left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
        ends = ((left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut))
        others = ((right - cut, bottom), (left + cut, bottom), (left, bottom - cut), (left, top + cut))
        return closed(QPointF(x, y) for x, y in (*ends, *others))


class Province(Spot):
    """A province: one points at its land, its name is written on it."""

    def __init__(self, province: str, land: QPainterPath, label: Label) -> None:
        super().__init__(("province", province), AREA_RANK)
        self._land = land
        self._name, self._label, self._ink, self._edge = "", label, INK, PALE
        self.place(label.box)

    def boundingRect(self) -> QRectF:
        """Return the land and its line."""
        return self._land.boundingRect().united(super().boundingRect()).adjusted(-3, -3, 3, 3)

    def covers(self, point: QPointF) -> bool:
        """Return its land."""
        return self._land.contains(point)

    def outline(self) -> QPainterPath:
        """Return its borders."""
        return self._land

    def changed(self) -> None:
        """Repaint the name only."""
        self.changed_in(reach_of(self._label))

    def name(self, words: str, ink: QColor, edge: QColor) -> None:
        """Write this name; "" for none."""
        if words != self._name:
            self._name, self._ink, self._edge = words, ink, edge
            self.changed()

    def rest(self, canvas: BoardPainter) -> None:
        """Draw the name."""
        box, growth = self._label.grown(canvas.grow)
        haloed(canvas, self._name, box.adjusted(-16, 0, 16, 0), NAME_LETTERS * growth, self._ink, self._edge)

    def draw(self, canvas: BoardPainter) -> None:
        """Draw its border, while one points at it."""
        marks = self._marks
        if marks.focused:
            canvas.line(self._land, PALE, 5, strength=0.8)
            canvas.line(self._land, INK, 2.2)
        elif marks.lit:
            canvas.line(self._land, SAFFRON, 2.2, strength=0.75)


def reach_of(label: Label) -> QRectF:
    """Return what of the board a name may cover, however large text is."""
    return label.grown(label.most / label.size)[0].adjusted(-20, -8, 20, 8)


class CityNames(Piece):
    """The names of the cities, where there is room for letters that can be read."""

    def __init__(self, box: QRectF, roomy: float) -> None:
        super().__init__(box, 4)
        self._roomy = roomy
        self._names: Sequence[Named] = ()

    def show_names(self, names: Sequence[Named]) -> None:
        """Show names at their places; what is written elsewhere stays as it is painted."""
        before, now = ({(name, label.box.getRect()): label for name, label in some} for some in (self._names, names))
        for name in before.keys() ^ now.keys():
            self.changed_in(reach_of(before[name] if name in before else now[name]))
        self._names = names

    def rest(self, canvas: BoardPainter) -> None:
        """Draw the names."""
        for words, label in self._names:
            if canvas.scale * PLANE_SCALE * label.grown(canvas.grow)[1] >= self._roomy:
                city_words(canvas, words, label)


class NamesNow(Piece):
    """The names of the province that is visited and of its cities: always shown, and over the rings of its cities."""

    def __init__(self, box: QRectF) -> None:
        super().__init__(box, 4)
        self._province: tuple[str, Label, QColor] | None = None
        self._cities: Sequence[Named] = ()
        self.setZValue(4)
        self.setVisible(True)

    def show_names(self, province: tuple[str, Label, QColor] | None, cities: Sequence[Named]) -> None:
        """Show the province's name and the edge of its letters; the cities' names."""
        if (province, cities) != (self._province, self._cities):
            self._province, self._cities = province, cities
            self.update()

    def rest(self, canvas: BoardPainter) -> None:
        """Draw nothing below the rings."""

    def draw(self, canvas: BoardPainter) -> None:
        """Draw the names."""
        for name, place in self._cities:
            city_words(canvas, name, place)
        if self._province is None:
            return
        words, label, edge = self._province
        box, growth = label.grown(canvas.grow)
        size = VISITED_NAME_LETTERS * growth
        haloed(canvas, words, box.adjusted(-16, 0, 16, 0), size, VISITED_NAME, edge, bold=True)


class Links(Piece):
    """Roads between two palaces of one player, in the player's colour."""

    def __init__(self, box: QRectF) -> None:
        super().__init__(box, 2)
        self._links: Sequence[tuple[QPointF, QPointF, SeatColour]] = ()

    def show_links(self, links: Sequence[tuple[QPointF, QPointF, SeatColour]]) -> None:
        """Show the roads, already apart where several share one."""
        if links != self._links:
            self._links = links
            self.changed()

    def rest(self, canvas: BoardPainter) -> None:
        """Draw edges, then colours."""
        for one, other, colour in self._links:
            if canvas.shows(QRectF(one, other).normalized().adjusted(-LINK_WIDTH, -LINK_WIDTH, LINK_WIDTH, LINK_WIDTH)):
                canvas.line(segment(one, other), colour.edge, LINK_EDGE_WIDTH * PLANE_SCALE)
                canvas.line(segment(one, other), colour.colour, LINK_WIDTH * PLANE_SCALE)


class Visited(Piece):
    """The province that is visited, lit up, under all that lies on it."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(reach=0)
        self._plan = plan
        self._province = ""
        self._picture: tuple[object, QPixmap] | None = None
        self._ahead: tuple[object, QPixmap] | None = None  # of the province that is visited next, soon

    def show_province(self, province: str) -> None:
        """Light up this province; "" for none."""
        if province != self._province:
            self._province = province
            self.place(self._box_of(province))

    def draw_ahead(self, canvas: BoardPainter, province: str) -> None:
        """Keep the picture of another province, for the moment at which it is lit up."""
        if province not in ("", self._province):
            self._ahead = self._drawn(canvas, province)

    def _box_of(self, province: str) -> QRectF:
        box = box_of_visited(self._plan, province) if province else QRectF()
        return QRectF(PLANE.topLeft() + box.topLeft() * PLANE_SCALE, box.size() * PLANE_SCALE)

    def rest(self, canvas: BoardPainter) -> None:
        """Draw the province's ground.

        Many small changes lie on it: it is kept as a picture unless that would be large.
        """
        province = self._province
        if not province:
            return
        self._picture, self._ahead = self._drawn(canvas, province), None
        if self._picture is None:
            self._paint(canvas, province)
        else:
            canvas.pixmap(self._picture[1], self._box)

    def _drawn(self, canvas: BoardPainter, province: str) -> tuple[object, QPixmap] | None:
        """Return the picture of a province's ground and what it was drawn for, perhaps as it is kept.

        None for a large one.
        """
        box = self._box_of(province)
        size = canvas.box(box).size()
        if size.width() * size.height() > MAX_KEPT_PIXELS:
            return None
        key = (province, size, canvas.painter.device().devicePixelRatioF())
        for kept in (self._picture, self._ahead):
            if kept is not None and kept[0] == key:
                return kept
        return key, canvas.apart(box, lambda inner: self._paint(inner, province))

    def _paint(self, canvas: BoardPainter, province: str) -> None:
        paint_visited(canvas.within(PLANE.topLeft(), PLANE_SCALE), self._plan, province)
