"""What can be pointed at on Raja's board: cities, sites, house counts, villages, figures, the governor track.

All of it, glow and all, is painted into the resting table in the order the pieces were added, so that a rim lies under
the walls and an architect stands before both; only what must never be covered is drawn above.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from durbar.ui.games.raja.board.layout import shield
from durbar.ui.games.raja.board.strokes import (
    BROWN,
    GOLD,
    HALO,
    LEGAL_RIM,
    MADDER,
    PALE,
    PLATE,
    SAFFRON,
    SAFFRON_EDGE,
    corners,
)
from durbar.ui.games.raja.pieces import GOVERNOR
from durbar.ui.kit.board.sprites import Marks, Piece, Place
from durbar.ui.kit.look.board_painter import INK, BoardPainter
from durbar.ui.kit.look.shapes import circle, closed, rounded
from durbar.ui.kit.values.sight import Target
from durbar.ui.words import translate

DASH_LENGTHS = (6.0, 4.0)
FAINT_OPACITY = 0.28


class Spot(Place):
    """A place or piece whose states are painted where it rests. round_: whether its outline is a circle."""

    def mark(self, marks: Marks) -> None:
        """Show these states."""
        if marks != self._marks:
            before, self._marks = self._marks, marks
            self.setVisible(marks.last or marks.refused or marks.focused or (marks.lit and marks.blocked))
            if self.at_rest(marks) != self.at_rest(before):
                self.changed()
            else:
                self.update()

    def at_rest(self, marks: Marks) -> tuple[bool, ...]:
        """Return what of its states is seen where it rests.

        Whatever else changes, the table need not be painted again.
        """
        return marks.legal, marks.legal and marks.lit

    def outline(self) -> QPainterPath:
        """Return what lines go round."""
        return circle(self._box, 2) if self._round else rounded(self._box, 6, 2)

    def draw(self, canvas: BoardPainter) -> None:
        """Draw the keyboard's focus, a refusal, the last move: above everything."""
        if self._away:
            return
        self.paint_lines(canvas)
        if self._marks.last:
            corners(canvas, (self._box if self.space is None else self.space).adjusted(-3, -3, 3, 3))

    def paint_lines(self, canvas: BoardPainter) -> None:
        """Draw a line of madder for a refusal, of ink for the focus."""
        marks = self._marks
        if marks.refused or (marks.lit and marks.blocked):
            canvas.line(self.outline(), PALE, 5.4, strength=0.85)
            canvas.line(self.outline(), MADDER, 2.6, dashes=() if marks.refused else DASH_LENGTHS)
        elif marks.focused:
            canvas.line(self.outline(), PALE, 4.6, strength=0.85)
            canvas.line(self.outline(), INK, 2.4)


class Ground(Spot):
    """A city within its walls, or the start."""

    def __init__(self, target: Target, art: str, walls: QPolygonF | None) -> None:
        super().__init__(target, round_=walls is None)
        self._art = art
        self._walls = walls
        self._clickable = QPainterPath()

    def place_ground(self, box: QRectF, clickable: QPainterPath) -> None:
        """Lie here; ``clickable``: what of it and of its plate can be clicked."""
        self._clickable = clickable
        self.place(box)

    def covers(self, point: QPointF) -> bool:
        """Return True on walls and name plate."""
        return self._clickable.contains(point)

    def outline(self) -> QPainterPath:
        """Return the walls."""
        return self._rim(1.06)

    def at_rest(self, marks: Marks) -> tuple[bool, ...]:
        """Return its lines too: they lie under the name."""
        return *super().at_rest(marks), marks.refused, marks.lit and marks.blocked, marks.focused

    def draw(self, canvas: BoardPainter) -> None:
        """Draw nothing: a line over all would cross the name."""

    def write(self, canvas: BoardPainter) -> None:
        """Draw the rim or halo, then the ground."""
        marks = self._marks
        if marks.legal and marks.lit:
            canvas.shape(self._rim(1.13), SAFFRON, 0.42)
            canvas.line(self._rim(1.06), SAFFRON, 3.8)
        elif marks.legal:
            canvas.shape(self._rim(1.055), LEGAL_RIM, 0.25)
            canvas.line(self._rim(1.055), LEGAL_RIM, 4.2)
        self.paint_lines(canvas)
        canvas.picture(self._art, self._box)

    def _rim(self, part: float) -> QPainterPath:
        if self._walls is None:
            return circle(self._box, self._box.width() / 2 * (part - 1))
        middle = self._box.center()
        return closed(middle + (point - middle) * part for point in self._walls.toList())


class Plate(Piece):
    """A city's name on its plate, with its shield."""

    def __init__(self, box: QRectF, name: str, size: float, arms: str, shield_box: QRectF) -> None:
        super().__init__(box.united(shield_box), 3)
        self._plate, self._name, self._size, self._arms, self._shield = box, name, size, arms, shield_box

    def rest(self, canvas: BoardPainter) -> None:
        """Draw plate, name and shield."""
        canvas.frame(self._plate, GOLD, 1.4, corner=3.6, fill=PLATE)
        room = self._plate.adjusted(20, 0, -5, 0)
        canvas.words(self._name, room, self._size, INK, serif=True, bold=True, centre=self._plate.center().y())
        canvas.picture(self._arms, self._shield)


class StartName(Piece):
    """The word under the start, on its rim, which would cross the accent of “Départ”."""

    def __init__(self, box: QRectF) -> None:
        super().__init__(box, 3)

    def rest(self, canvas: BoardPainter) -> None:
        """Draw the word, brown on a pale edge."""
        word = translate("Raja", "Start")
        for x, y in ((-1.2, 0), (1.2, 0), (0, -1.2), (0, 1.2)):
            canvas.words(word, self._box.translated(x, y), 14, PALE, serif=True, bold=True)
        canvas.words(word, self._box, 14, BROWN, serif=True, bold=True)


class Site(Spot):
    """A palace site, with its palace."""

    def covers(self, point: QPointF) -> bool:
        """Return True on its disc."""
        way = point - self.site.center()
        return way.x() ** 2 + way.y() ** 2 <= (self.site.width() / 2) ** 2

    def place_at(self, site: QRectF) -> None:
        """Lie on this site; where its palace stands ``show_as`` says."""
        self.site = site
        self.space = site

    def outline(self) -> QPainterPath:
        """Return the outline round the site."""
        return circle(self.site)

    def write(self, canvas: BoardPainter) -> None:
        """Draw the glow of a site that can be built on, or its palace."""
        marks = self._marks
        if marks.legal and not self._face.art:
            if marks.lit:
                canvas.shape(circle(self.site, 3), HALO, 0.9)
                canvas.shape(circle(self.site, -1), SAFFRON, 0.45)
            canvas.picture("raja/site-glow", self.site)
        super().write(canvas)


class Counts(Spot):
    """How many houses each player has in a city, on its wall."""

    def __init__(self, target: Target) -> None:
        super().__init__(target)
        self._counts: tuple[tuple[str, int], ...] = ()
        self._boxes: list[QRectF] = []

    def show_counts(self, counts: tuple[tuple[str, int], ...], boxes: list[QRectF]) -> None:
        """Show these: the picture of a house and how many. boxes: at least one."""
        if (counts, boxes) != (self._counts, self._boxes):
            self._counts, self._boxes = counts, boxes
            self.place(boxes[0].united(boxes[-1]))
            self.changed()

    def covers(self, point: QPointF) -> bool:
        """Return the pills, and a little more; where there are none, only when a house can go there."""
        known = self._counts or self._marks.legal or self._marks.blocked
        return bool(known) and self._box.adjusted(-2, -5, 2, 5).contains(point)

    def outline(self) -> QPainterPath:
        """Return the outline round all pills."""
        return rounded(self._box, 13, 2)

    def write(self, canvas: BoardPainter) -> None:
        """Draw the pills; an empty one where a first house can go."""
        legal, lit = self._marks.legal, self._marks.lit
        if legal and lit:
            canvas.shape(rounded(self._box, 13, 5), SAFFRON, 0.5)
        for box, (house, number) in zip(self._boxes, self._counts, strict=False):
            count_pill(canvas, box, house, str(number), legal)
        if legal and not self._counts:
            box = self._boxes[0]
            canvas.frame(box, LEGAL_RIM, 2.6, corner=13, fill=PLATE)
            canvas.picture("raja/plot", QRectF(box.left() + 5, box.top() + 5, 17, 17))
            canvas.words("+", QRectF(box.left() + 21, box.top(), 20, 26), 18, BROWN, bold=True, centre=box.center().y())


def count_pill(canvas: BoardPainter, box: QRectF, house: str, number: str, strong: bool = False) -> None:
    """Draw a house and a number on a pill. strong: with a saffron rim."""
    canvas.frame(box, LEGAL_RIM if strong else GOLD, 2.6 if strong else 1.2, corner=box.height() / 2, fill=PLATE)
    size = 27.0 if box.width() > 42 and len(number) == 1 else 24.0
    canvas.picture(house, QRectF(box.left() + 1, box.center().y() - size / 2 - 1.5, size, size))
    room = QRectF(box.left() + size + 0.5, box.top(), box.width() - size - 3.5, box.height())
    canvas.words(number, room, 15, INK, bold=True, centre=box.center().y())


class Village(Spot):
    """A village with its houses. Houses stay on their places for as long as they stand."""

    def __init__(self, target: Target, capacity: int, houses: Sequence[QRectF], plots: Sequence[QRectF]) -> None:
        super().__init__(target, round_=True)
        self.owners: list[int | None] = [None] * capacity
        self._houses, self._plots = houses, plots
        self._art: dict[int, str] = {}

    def show_owners(self, owners: tuple[int, ...], art: dict[int, str]) -> None:
        """Show the houses of these seats, a seat for each house. art: a house of each seat."""
        coming = list(owners)
        settled: list[int | None] = [None] * len(self.owners)
        for slot, owner in enumerate(self.owners):
            if owner in coming:
                settled[slot] = owner
                coming.remove(owner)
        for owner in coming:
            settled[settled.index(None)] = owner
        if (settled, art) != (self.owners, self._art):
            self.owners, self._art = settled, art
            self.changed()

    def free_place(self) -> QRectF:
        """Return where the next house would stand."""
        return self._houses[self.owners.index(None) if None in self.owners else 0]

    def house(self, owner: int) -> QRectF:
        """Return the house of a seat that would be taken up, the last of several."""
        return self._houses[max(slot for slot, other in enumerate(self.owners) if other == owner)]

    def covers(self, point: QPointF) -> bool:
        """Return the village and a little round it, so that it is easy to hit."""
        way = point - self._box.center()
        return way.x() ** 2 + way.y() ** 2 <= (self._box.width() / 2 + 5) ** 2

    def write(self, canvas: BoardPainter) -> None:
        """Draw rim, ground and houses; places that are free are dashed."""
        marks = self._marks
        if marks.legal and marks.lit:
            canvas.shape(circle(self._box, 5.5), HALO, 0.9)
            canvas.shape(circle(self._box, 2.5), SAFFRON)
        elif marks.legal:
            canvas.line(circle(self._box, 0.6), LEGAL_RIM, 2.8)
        empty = not any(owner is not None for owner in self.owners)
        canvas.picture("raja/village" if empty and len(self.owners) > 1 else "raja/village-ground", self._box)
        for slot, owner in enumerate(self.owners):
            if owner is not None:
                canvas.picture(self._art[owner], self._houses[slot])
            elif not empty or len(self.owners) == 1:
                canvas.picture("raja/plot", self._plots[slot])


class Figure(Spot):
    """An architect or the Maharaja."""

    def covers(self, point: QPointF) -> bool:
        """Return the figure without the empty corners of its picture."""
        inset = self._box.width() * 0.16
        return self._box.adjusted(inset, inset / 2, -inset, 0).contains(point)

    def write(self, canvas: BoardPainter) -> None:
        """Draw a halo when a click on it does something, then the figure."""
        if self._marks.legal and self._marks.lit:
            canvas.shape(circle(self._box, -2), HALO, 0.75)
        super().write(canvas)


class Space(Spot):
    """A space of the governor track. number: of the round it stands for, if any."""

    def __init__(self, target: Target, number: str) -> None:
        super().__init__(target)
        self._number = number
        self._next = self._now = self._never = False

    def show_space(self, next_: bool, now: bool, never: bool) -> None:
        """Show what the space means.

        next_: the marker here shows the Maharaja's next city. now: this round's space. never: no round has it.
        """
        if (next_, now, never) != (self._next, self._now, self._never):
            self._next, self._now, self._never = next_, now, never
            self.changed()

    def write(self, canvas: BoardPainter) -> None:
        """Draw the number, on a tag when it is this round's, and saffron where the next city's marker stands."""
        box = self._box
        if self._next:
            canvas.shape(rounded(box, 0, -0.6), SAFFRON, 0.5)
            canvas.line(rounded(box, 0, -0.6), SAFFRON_EDGE, 1.4)
        if not self._number:
            return
        words = QRectF(box.left() + 1, box.top(), 20, box.height())
        if self._now:
            canvas.frame(words.adjusted(0, 6, 0.5, -6), MADDER, 1, corner=4, fill=MADDER)
        colour = PALE if self._now else BROWN
        if self._never:
            canvas.painter.setOpacity(0.35)
        canvas.words(self._number, words, 14.6, colour, serif=True, bold=True, centre=box.center().y())
        canvas.painter.setOpacity(1.0)


class Marker(Spot):
    """A governor marker with the arms of its city."""

    def __init__(self, target: Target, arms: str) -> None:
        super().__init__(target, round_=True)
        self.arms = arms
        self.faint = False

    def show_faint(self, faint: bool) -> None:
        """Step back before the picture of a change."""
        if faint != self.faint:
            self.faint = faint
            self.changed()

    def write(self, canvas: BoardPainter) -> None:
        """Draw rim, marker and arms."""
        marks = self._marks
        if marks.legal and marks.lit and not self.faint:
            canvas.shape(circle(self._box, 1), HALO, 0.9)
            canvas.line(circle(self._box, 0), SAFFRON, 3)
        elif marks.legal:
            canvas.line(circle(self._box, -0.5), LEGAL_RIM, 2.6)
        governor(canvas, self._box, self.arms, FAINT_OPACITY if self.faint else 1.0)


def governor(canvas: BoardPainter, box: QRectF, arms: str, opacity: float = 1.0) -> None:
    """Draw a governor marker."""
    canvas.picture(GOVERNOR, box, opacity)
    canvas.picture(arms, shield(box), opacity)


class Hand(Piece):
    """A house that was taken up and hovers over where it stood, until it is put down."""

    def __init__(self) -> None:
        super().__init__(reach=8)
        self._art = ""

    def show_house(self, art: str, box: QRectF | None) -> None:
        """Show this house over a place, or nothing."""
        self.place(QRectF() if box is None else box)
        if art != self._art:
            self._art = art
            self.changed()

    def rest(self, canvas: BoardPainter) -> None:
        """Draw a disc of paper ringed in ink, the house on it."""
        if self._art and not self._box.isEmpty():
            canvas.ring(self._box, PALE, 5, out=3, strength=0.9)
            canvas.ring(self._box, INK, 2.9, out=1, fill=PLATE)
            inset = self._box.width() * 0.12
            canvas.picture(self._art, self._box.adjusted(inset, inset - 2, -inset, -inset - 2))
