"""The cards round Taj Mahal's map: hand, display, piles, and what they show."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from durbar.ui.games.taj_mahal.board.places import Spot
from durbar.ui.games.taj_mahal.board.strokes import (
    CHOSEN_LINE_WIDTH,
    GOLD,
    HOVER_LINE_WIDTH,
    IVORY,
    LEGAL_LINE_WIDTH,
    SAFFRON,
    brackets,
    lines,
)
from durbar.ui.games.taj_mahal.pieces import CARD_BACK
from durbar.ui.kit.board.sprites import Face, Marks, Piece
from durbar.ui.kit.look.board_painter import INK, BoardPainter
from durbar.ui.kit.look.shapes import rounded
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.sight import Target


class Card(Spot):
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
        if whole != self.whole:
            self.prepareGeometryChange()
            self.whole = whole
        self.target, self.hit = target, hit
        self.show_as(Face(art), box)

    def choose(self, chosen: bool) -> None:
        """Pick the card out for a move, or not."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.changed()

    @property
    def seen_box(self) -> QRectF:
        """What is seen of it while nobody points at it."""
        return self.hit

    def covers(self, point: QPointF) -> bool:
        """Return True on as much of it as no other card covers."""
        return self.hit.contains(point)

    def boundingRect(self) -> QRectF:
        """Return the card at rest and lifted."""
        return self._box.united(self.whole).adjusted(-8, -12, 8, 12)

    def mark(self, marks: Marks) -> None:
        """Raise cards that may be played, where they rest."""
        before = self._marks
        super().mark(marks)
        if (marks.legal, marks.blocked) != (before.legal, before.blocked):
            self.changed()

    def _standing(self) -> QRectF:
        legal, chosen, blocked = self.lifts
        marks = self._marks
        up = chosen if self.chosen else legal if marks.legal else blocked if marks.blocked else 0
        return self._box.translated(0, -up)

    def rest(self, canvas: BoardPainter) -> None:
        """Draw the card as it stands."""
        if not self._away and self._face.art:
            self._card(canvas, self._standing(), LEGAL_LINE_WIDTH)

    def draw(self, canvas: BoardPainter) -> None:
        """Draw the card lifted while one points at it, or over its neighbours once picked out.

        The last move; the focus.
        """
        marks = self._marks
        if self._away or not self._face.art:
            return
        box = self._standing()
        if marks.lit and not self.whole.isEmpty():
            box = self.whole
            self._card(canvas, box, HOVER_LINE_WIDTH)
        elif self.chosen:
            self._card(canvas, box, LEGAL_LINE_WIDTH)
        path = rounded(box, self._corner(box))
        lines(canvas, path, Marks(blocked=marks.blocked, lit=marks.lit, refused=marks.refused, focused=marks.focused))
        if marks.last:
            brackets(canvas, box)

    def _card(self, canvas: BoardPainter, box: QRectF, line: float) -> None:
        corner = self._corner(box)
        if self.chosen:
            canvas.shape(rounded(box, corner, CHOSEN_LINE_WIDTH), SAFFRON)
        canvas.picture(self._face.art, box)
        if self._marks.blocked and self.washes and not self._marks.lit:
            canvas.shape(rounded(box, corner), look.c.ground, 0.5)
        elif self._marks.legal and not self.chosen:
            canvas.frame(box, SAFFRON, line, corner=corner, out=-line / 2 + 0.2)

    def _corner(self, box: QRectF) -> float:
        return box.width() * 0.1


class Slots(Piece):
    """The empty places of the display."""

    def __init__(self, box: QRectF) -> None:
        super().__init__(box, 3)
        self._slots: Sequence[QRectF] = ()

    def show_slots(self, slots: Sequence[QRectF]) -> None:
        """Show the places where no card lies."""
        if slots != self._slots:
            self._slots = slots
            self.changed()

    def rest(self, canvas: BoardPainter) -> None:
        """Draw dashed lines."""
        for slot in self._slots:
            canvas.frame(slot.adjusted(2, 2, -2, -2), look.c.field_line, 1.2, corner=5, dashes=(3, 4))


class Tally(Piece):
    """A number of cards with a word under it, perhaps with an emblem over it. shown: number, word, emblem."""

    def __init__(self, box: QRectF) -> None:
        super().__init__(box, 2)
        self.shown = ("", "", "")

    def show_tally(self, number: str, words: str, emblem: str = "") -> None:
        """Show a number."""
        if (number, words, emblem) != self.shown:
            self.shown = (number, words, emblem)
            self.changed()

    def count(self, number: int) -> None:
        """Show another number of the same."""
        _, words, emblem = self.shown
        self.show_tally(str(number), words, emblem)

    def rest(self, canvas: BoardPainter) -> None:
        """Draw emblem, number and word."""
        number, words, emblem = self.shown
        box = self._box
        middle = box.top() + (49 if emblem else 30)
        if emblem:
            canvas.picture(emblem, QRectF(box.center().x() - 17, box.top() + 2, 34, 34))
        canvas.words(number, box, 19, look.c.ink, bold=True, centre=middle)
        canvas.words(words, box, 10.5, look.c.quiet, centre=middle + 17)


class Pile(Spot):
    """The draw pile with its number."""

    def __init__(self, box: QRectF) -> None:
        super().__init__(("pile",))
        self._number = 0
        self.place(box)

    def show_pile(self, number: int) -> None:
        """Show so many cards."""
        if number != self._number:
            self._number = number
            self.changed()

    def rest(self, canvas: BoardPainter) -> None:
        """Draw a few backs, and the number in the middle."""
        box = self._box
        for k in range(min(2, self._number - 1), -1, -1):
            canvas.picture(CARD_BACK, box.translated(1.8 * k, -0.9 * k))
        if not self._number:
            canvas.frame(box.adjusted(1, 1, -1, -1), look.c.field_line, 1.2, corner=5, dashes=(3, 4))
        pill = QRectF(box.center().x() - 15, box.center().y() - 10.5, 30, 21)
        canvas.frame(pill, GOLD, 1, corner=10.5, fill=IVORY)
        canvas.words(str(self._number), pill, 13, INK, bold=True, centre=pill.center().y())


class Discard(Spot):
    """The discard pile: a few small cards and their number."""

    def __init__(self, box: QRectF) -> None:
        super().__init__(("discard",))
        self._number = -1
        self.place(box)

    def outline(self) -> QPainterPath:
        """Close round it."""
        return rounded(self._box, 4)

    def show_discard(self, number: int) -> None:
        """Show so many cards."""
        if number != self._number:
            self._number = number
            self.changed()

    def rest(self, canvas: BoardPainter) -> None:
        """Draw cards face up, and the number."""
        box = self._box
        left = box.left() + 7
        for k, colour in enumerate(("red", "green", "violet")[: min(3, self._number)]):
            canvas.picture(f"taj_mahal/card-{colour}", QRectF(left + 4 * k, box.top() + 2, 9, 13.5))
        if not self._number:
            canvas.frame(QRectF(left + 4, box.top() + 2, 9, 13.5), look.c.field_line, 1, corner=2)
        place = QRectF(left + 19, box.top(), 20, box.height())
        canvas.words(str(self._number), place, 11, look.c.quiet, bold=True, centre=box.center().y() + 0.5)
