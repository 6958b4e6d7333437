"""What lies on Taj Mahal's board: cities, bonus tiles, palaces, tiles, names, the court, cards, joined roads."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from durbar.ui.games.taj_mahal.board.layout import LEDGE, SCALE, STRIP_TOP, WIDTH
from durbar.ui.games.taj_mahal.board.map import CITY_NAME_SIZE, segment
from durbar.ui.games.taj_mahal.board.pieces import CARD_BACK
from durbar.ui.kit.board.sprites import PLAIN, Face, Marks, Piece, Sprite
from durbar.ui.kit.look.easel import INK, REFUSED, Easel
from durbar.ui.kit.look.theme import SeatColour, look
from durbar.ui.kit.values.sight import Target

SAFFRON = QColor("#E08A1E")
GLOW = QColor("#FFF3CF")
LAPIS = QColor("#264A7A")
PALE = QColor("#FFF9EC")
JADE_INK = QColor("#2A5647")
NAME_NOW = QColor("#1E3F34")
GOLD = QColor("#B98A2F")
IVORY = QColor("#FFFCF3")

LEGAL_LINE, HOVER_LINE, CHOSEN_LINE = 2.0, 3.0, 3.0
CORNER = 7.0
REFUSAL_DASHES = (5.0, 3.5)
BRACKET = 8.0
LINK, LINK_EDGE, LINK_APART = 7.5, 12.0, 9.0
NAME_WORDS, NAME_WORDS_NOW, CITY_WORDS = 12.0, 15.0, CITY_NAME_SIZE * SCALE
#: Where words are drawn again for their edge; the first four do for small letters.
EDGES = ((-0.8, -0.8), (0.8, 0.8), (-0.8, 0.8), (0.8, -0.8), (-1, 0), (1, 0), (0, -1), (0, 1))
#: Of several things under the pointer the highest rank is meant, then the smallest.
AREA_RANK, PLACE_RANK, TILE_RANK = 0, 1, 2


class Place(Sprite):
    """Something one can point at. rank: see above."""

    def __init__(self, target: Target | None, rank: int = PLACE_RANK, round_: bool = False) -> None:
        super().__init__(target, round_=round_)
        self.rank = rank

    def holds(self, point: QPointF) -> bool:
        """Whether a point, in board units, is on it."""
        return self._box.contains(point)

    def outline(self) -> QPainterPath:
        """What lines go round."""
        path = QPainterPath()
        if self._round:
            path.addEllipse(self._box)
        else:
            path.addRoundedRect(self._box, CORNER, CORNER)
        return path

    def mark(self, marks: Marks) -> None:
        """Show these states; they are drawn above all that rests."""
        if marks != self._marks:
            self._marks = marks
            self.setVisible(marks != PLAIN)
            self.setZValue(3 if marks.lit or marks.refused else 2)
            self.update()

    def rest(self, easel: Easel) -> None:
        """The piece, unless it is on its way."""
        if not self._away and self._face.art:
            self._piece(easel, self._face, self._box)

    def draw(self, easel: Easel) -> None:
        """Lines for what may be done with it, what is pointed at, what has been."""
        if not self._away:
            lines(easel, self.outline(), self._marks)
            if self._marks.last:
                brackets(easel, self._box if self.space is None else self.space)


class City(Place):
    """A city or fortress, without what stands on it. It may take a palace: a ring, dashed until one points at it."""

    def __init__(self, city: str, box: QRectF, site: QRectF, ring: QRectF) -> None:
        super().__init__(("city", city), round_=True)
        self._site, self._ring = site, ring
        self.place(box)

    def holds(self, point: QPointF) -> bool:
        """A circle."""
        off = point - self._box.center()
        return QPointF.dotProduct(off, off) <= (self._box.width() / 2) ** 2

    def rest(self, easel: Easel) -> None:
        """The city."""
        easel.picture(self._face.art, self._site)

    def draw(self, easel: Easel) -> None:
        """The ring."""
        marks = self._marks
        if marks.legal and not marks.lit:
            easel.ring(self._ring, GLOW, 5.2, strength=0.7)
            easel.ring(self._ring, SAFFRON, 2.7, dashes=(5.4, 3.8))
        elif marks.legal:
            easel.ring(self._ring, GLOW, 6.5, strength=0.85)
            easel.ring(self._ring, SAFFRON, HOVER_LINE)
        else:
            lines(easel, self.outline(), marks)
        if marks.last:
            brackets(easel, self._box.adjusted(1, 1, -1, -1))


class Tile(Place):
    """A bonus tile, or what lies at the court. oval: the line round it."""

    def __init__(self, target: Target | None, oval: QRectF | None = None, round_: bool = False) -> None:
        super().__init__(target, TILE_RANK, round_)
        self.oval = oval

    def outline(self) -> QPainterPath:
        """An oval at the court, else the box."""
        path = QPainterPath()
        box = self._box if self.oval is None else self.oval
        if self._round:
            path.addEllipse(box)
        else:
            path.addRoundedRect(box, 4, 4)
        return path

    def draw(self, easel: Easel) -> None:
        """Its lines; that its city may take a palace the city's ring says."""
        if not self._marks.legal:
            super().draw(easel)


class Octagon(Tile):
    """A province tile."""

    def outline(self) -> QPainterPath:
        """Its eight sides."""
        box, cut = self._box, self._box.width() * 0.29
        path = QPainterPath(box.topLeft() + QPointF(cut, 0))
        for x, y in (
            (box.right() - cut, box.top()),
            (box.right(), box.top() + cut),
            (box.right(), box.bottom() - cut),
            (box.right() - cut, box.bottom()),
            (box.left() + cut, box.bottom()),
            (box.left(), box.bottom() - cut),
            (box.left(), box.top() + cut),
        ):
            path.lineTo(x, y)
        path.closeSubpath()
        return path


class Province(Place):
    """A province: one points at its land, its name is written on it."""

    def __init__(self, province: str, land: QPainterPath, name: QRectF) -> None:
        super().__init__(("province", province), AREA_RANK)
        self._land = land
        self._words, self._ink, self._edge = "", INK, PALE
        self.place(name)

    def boundingRect(self) -> QRectF:
        """The land and its line."""
        return self._land.boundingRect().united(super().boundingRect()).adjusted(-3, -3, 3, 3)

    def holds(self, point: QPointF) -> bool:
        """Its land."""
        return self._land.contains(point)

    def outline(self) -> QPainterPath:
        """Its borders."""
        return self._land

    def changed(self) -> None:
        """Only the name is painted anew."""
        self.changed_in(self._box.adjusted(-20, -8, 20, 8))

    def name(self, words: str, ink: QColor, edge: QColor) -> None:
        """Write this name; "" for none."""
        if words != self._words:
            self._words, self._ink, self._edge = words, ink, edge
            self.changed()

    def rest(self, easel: Easel) -> None:
        """The name."""
        haloed(easel, self._words, self._box.adjusted(-16, 0, 16, 0), NAME_WORDS, self._ink, self._edge)

    def draw(self, easel: Easel) -> None:
        """Its border, while one points at it."""
        marks = self._marks
        if marks.focused:
            easel.line(self._land, PALE, 5, strength=0.8)
            easel.line(self._land, INK, 2.2)
        elif marks.lit:
            easel.line(self._land, SAFFRON, 2.2, strength=0.75)


class CityNames(Piece):
    """The names of the cities, where there is room for letters that can be read."""

    def __init__(self, box: QRectF, roomy: float) -> None:
        super().__init__(box, 4)
        self._roomy = roomy
        self._names: Sequence[tuple[str, QRectF]] = ()

    def show_names(self, names: Sequence[tuple[str, QRectF]]) -> None:
        """Names and their places; what is written elsewhere stays as it is painted."""
        for name in [*names, *self._names]:
            if (name in names) != (name in self._names):
                self.changed_in(name[1].adjusted(-20, -8, 20, 8))
        self._names = names

    def rest(self, easel: Easel) -> None:
        """The names."""
        if easel.scale * SCALE < self._roomy:
            return
        clip = easel.painter.clipRegion() if easel.painter.hasClipping() else None
        for name, box in self._names:
            if clip is None or clip.intersects(easel.box(box.adjusted(-8, -4, 8, 4)).toAlignedRect()):
                city_words(easel, name, box)


class NamesNow(Piece):
    """The names of the province that is visited and of its cities: always shown, and over the rings of its cities."""

    def __init__(self, box: QRectF) -> None:
        super().__init__(box, 4)
        self._province: tuple[str, QRectF, QColor] = ("", QRectF(), PALE)
        self._cities: Sequence[tuple[str, QRectF]] = ()
        self.setZValue(4)
        self.setVisible(True)

    def show_names(self, province: tuple[str, QRectF, QColor], cities: Sequence[tuple[str, QRectF]]) -> None:
        """The province's name, its place and the edge of its letters; the cities' names and places."""
        if (province, cities) != (self._province, self._cities):
            self._province, self._cities = province, cities
            self.update()

    def rest(self, easel: Easel) -> None:
        """Nothing below the rings."""

    def draw(self, easel: Easel) -> None:
        """The names."""
        for name, box in self._cities:
            city_words(easel, name, box)
        words, box, edge = self._province
        haloed(easel, words, box.adjusted(-16, 0, 16, 0), NAME_WORDS_NOW, NAME_NOW, edge, bold=True)


class Links(Piece):
    """Roads between two palaces of one player, in the player's colour."""

    def __init__(self, box: QRectF) -> None:
        super().__init__(box, 2)
        self._links: Sequence[tuple[QPointF, QPointF, SeatColour]] = ()

    def show_links(self, links: Sequence[tuple[QPointF, QPointF, SeatColour]]) -> None:
        """The roads, already apart where several share one."""
        if links != self._links:
            self._links = links
            self.changed()

    def rest(self, easel: Easel) -> None:
        """Edges, then colours."""
        for one, other, colour in self._links:
            easel.line(segment(one, other), colour.edge, LINK_EDGE * SCALE)
            easel.line(segment(one, other), colour.colour, LINK * SCALE)


class Card(Place):
    """A card of the display or of the hand.

    whole: where it is seen when one points at it. hit: what of it can be pointed at. lift: how much higher it stands
    while it may be played, and chosen. A blocked card is washed pale, but its symbols can be read.
    """

    def __init__(self) -> None:
        super().__init__(None)
        self.whole = QRectF()
        self.hit = QRectF()
        self.chosen = False
        self.lifts = (0.0, 0.0, 0.0)
        self.washes = False

    def show_card(self, target: Target | None, art: str, box: QRectF, hit: QRectF, whole: QRectF) -> None:
        """Show a card, or nothing, here."""
        self.target, self.hit, self.whole = target, hit, whole
        self.show_as(Face(art), box)

    def choose(self, chosen: bool) -> None:
        """Be picked out for a move, or not."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.changed()

    def holds(self, point: QPointF) -> bool:
        """As much of it as no other card covers."""
        return self.hit.contains(point)

    def boundingRect(self) -> QRectF:
        """The card at rest and lifted."""
        return self._box.united(self.whole).adjusted(-8, -12, 8, 12)

    def mark(self, marks: Marks) -> None:
        """Cards that may be played stand higher, where they rest."""
        before = self._marks
        super().mark(marks)
        if (marks.legal, marks.blocked) != (before.legal, before.blocked):
            self.changed()

    def _standing(self) -> QRectF:
        legal, chosen, blocked = self.lifts
        marks = self._marks
        up = chosen if self.chosen else legal if marks.legal else blocked if marks.blocked else 0
        return self._box.translated(0, -up)

    def rest(self, easel: Easel) -> None:
        """The card as it stands."""
        if not self._away and self._face.art:
            self._card(easel, self._standing(), LEGAL_LINE)

    def draw(self, easel: Easel) -> None:
        """The card lifted while one points at it, or over its neighbours once picked out; the last move; the focus."""
        marks = self._marks
        if self._away or not self._face.art:
            return
        box = self._standing()
        if marks.lit and not self.whole.isEmpty():
            box = self.whole
            self._card(easel, box, HOVER_LINE)
        elif self.chosen:
            easel.painter.save()
            easel.painter.setClipRect(easel.box(QRectF(0, 0, WIDTH, LEDGE.top())), Qt.ClipOperation.IntersectClip)
            self._card(easel, box, LEGAL_LINE)
            easel.painter.restore()
        path = rounded(box, self._corner(box))
        lines(easel, path, Marks(blocked=marks.blocked, lit=marks.lit, refused=marks.refused, focused=marks.focused))
        if marks.last:
            brackets(easel, box.intersected(QRectF(0, 0, WIDTH, LEDGE.top() + 2)))

    def _card(self, easel: Easel, box: QRectF, line: float) -> None:
        corner = self._corner(box)
        if self.chosen:
            easel.shape(rounded(box, corner, CHOSEN_LINE), SAFFRON)
        easel.picture(self._face.art, box)
        if self._marks.blocked and self.washes and not self._marks.lit:
            easel.shape(rounded(box, corner), look.c.ground, 0.5)
        elif self._marks.legal and not self.chosen:
            easel.frame(box, SAFFRON, line, corner=corner, out=-line / 2 + 0.2)

    def _corner(self, box: QRectF) -> float:
        return box.width() * 0.1


class Ledge(Piece):
    """A fine rule behind which the feet of the hand stand."""

    def __init__(self, box: QRectF) -> None:
        super().__init__(box, 2)

    def reach_to(self, right: float) -> None:
        """End here."""
        box = QRectF(self._box)
        box.setRight(right)
        self.place(box)

    def rest(self, easel: Easel) -> None:
        """Ground, and the rule over it."""
        easel.painter.fillRect(easel.box(self._box.adjusted(-4, 0, 6, 2)), look.c.ground)
        easel.painter.fillRect(easel.box(QRectF(self._box.left(), self._box.top(), self._box.width(), 1.4)), GOLD)


class Slots(Piece):
    """The empty places of the display."""

    def __init__(self, box: QRectF) -> None:
        super().__init__(box, 3)
        self._slots: Sequence[QRectF] = ()

    def show_slots(self, slots: Sequence[QRectF]) -> None:
        """The places where no card lies."""
        if slots != self._slots:
            self._slots = slots
            self.changed()

    def rest(self, easel: Easel) -> None:
        """Dashed lines."""
        for slot in self._slots:
            easel.frame(slot.adjusted(2, 2, -2, -2), look.c.field_line, 1.2, corner=5, dashes=(3, 4))


class Tally(Piece):
    """A number of cards with a word under it, perhaps with an emblem over it."""

    def __init__(self, box: QRectF) -> None:
        super().__init__(box, 2)
        self._shown = ("", "", "")

    def show_tally(self, number: str, words: str, emblem: str = "") -> None:
        """Show this number."""
        if (number, words, emblem) != self._shown:
            self._shown = (number, words, emblem)
            self.changed()

    def rest(self, easel: Easel) -> None:
        """Emblem, number, word."""
        number, words, emblem = self._shown
        box = self._box
        middle = box.top() + (49 if emblem else 30)
        if emblem:
            easel.picture(emblem, QRectF(box.center().x() - 17, box.top() + 2, 34, 34))
        easel.words(number, box, 19, look.c.ink, bold=True, centre=middle)
        easel.words(words, box, 10.5, look.c.quiet, centre=middle + 17)


class Pile(Place):
    """The draw pile with its number."""

    def __init__(self, box: QRectF) -> None:
        super().__init__(("pile",))
        self._number = 0
        self.place(box)

    def show_pile(self, number: int) -> None:
        """So many cards."""
        if number != self._number:
            self._number = number
            self.changed()

    def rest(self, easel: Easel) -> None:
        """A few backs, and the number in the middle."""
        box = self._box
        for k in range(min(2, self._number - 1), -1, -1):
            easel.picture(CARD_BACK, box.translated(1.8 * k, -0.9 * k))
        if not self._number:
            easel.frame(box.adjusted(1, 1, -1, -1), look.c.field_line, 1.2, corner=5, dashes=(3, 4))
        pill = QRectF(box.center().x() - 15, box.center().y() - 10.5, 30, 21)
        easel.frame(pill, GOLD, 1, corner=10.5, fill=IVORY)
        easel.words(str(self._number), pill, 13, INK, bold=True, centre=pill.center().y())


class Discard(Place):
    """The discard pile: a few small cards and their number."""

    def __init__(self, box: QRectF) -> None:
        super().__init__(("discard",))
        self._number = -1
        self.place(box)

    def outline(self) -> QPainterPath:
        """Close round it."""
        return rounded(self._box, 4)

    def show_discard(self, number: int) -> None:
        """So many cards."""
        if number != self._number:
            self._number = number
            self.changed()

    def rest(self, easel: Easel) -> None:
        """Cards face up, and the number."""
        box = self._box
        left = box.left() + 7
        for k, colour in enumerate(("red", "green", "violet")[: min(3, self._number)]):
            easel.picture(f"taj_mahal/card-{colour}", QRectF(left + 4 * k, box.top() + 2, 9, 13.5))
        if not self._number:
            easel.frame(QRectF(left + 4, box.top() + 2, 9, 13.5), look.c.field_line, 1, corner=2)
        place = QRectF(left + 19, box.top(), 20, box.height())
        easel.words(str(self._number), place, 11, look.c.quiet, bold=True, centre=box.center().y() + 0.5)


def lines(easel: Easel, path: QPainterPath, marks: Marks) -> None:
    """A line of saffron for what may be done, of madder for a refusal, of ink for the focus."""
    if marks.refused or (marks.lit and marks.blocked):
        easel.line(path, PALE, 4.6, strength=0.85)
        easel.line(path, REFUSED, 2.2, dashes=() if marks.refused else REFUSAL_DASHES)
    elif marks.legal:
        easel.line(path, PALE, 4.4, strength=0.7)
        easel.line(path, SAFFRON, HOVER_LINE if marks.lit else LEGAL_LINE)
    if marks.focused:
        easel.line(path, PALE, 4.4, strength=0.85)
        easel.line(path, INK, 2.2)
    elif marks.lit and not marks.legal and not marks.blocked:
        easel.line(path, PALE, 3.6, strength=0.7)
        easel.line(path, SAFFRON, 1.8)


def brackets(easel: Easel, box: QRectF) -> None:
    """The last move: four corners of lapis on a pale ground."""
    box = box.adjusted(-2, -2, 2, 2)
    arm = min(BRACKET, box.width() * 0.3)
    path = QPainterPath()
    for x, dx in ((box.left(), arm), (box.right(), -arm)):
        for y, dy in ((box.top(), arm), (box.bottom(), -arm)):
            path.moveTo(x + dx, y)
            path.lineTo(x, y)
            path.lineTo(x, y + dy)
    if box.top() < STRIP_TOP or look.dark:
        easel.line(path, PALE, 4, strength=0.9)
    easel.line(path, LAPIS, 2)


def city_words(easel: Easel, name: str, box: QRectF) -> None:
    """The name of a city in its place."""
    haloed(easel, name, box.adjusted(-8, 0, 8, 0), CITY_WORDS, JADE_INK, PALE)


def haloed(easel: Easel, words: str, box: QRectF, size: float, ink: QColor, edge: QColor, bold: bool = False) -> None:
    """Serif words with a thin light edge, for names on the map."""
    centre = box.center().y()
    for x, y in EDGES if size > CITY_WORDS else EDGES[:4]:
        easel.words(words, box.translated(x, y), size, edge, serif=True, bold=bold, centre=centre + y)
    easel.words(words, box, size, ink, serif=True, bold=bold, centre=centre)


def rounded(box: QRectF, corner: float, out: float = 0.0) -> QPainterPath:
    """A box with round corners, or as far outside of it."""
    path = QPainterPath()
    path.addRoundedRect(box.adjusted(-out, -out, out, out), corner + out, corner + out)
    return path
