"""Where everything lies on Taj Mahal's board, in board units: map, panel, hand, display."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from durbar.games.taj_mahal.board import Board
from durbar.games.taj_mahal.symbols import COLOURS, ELEPHANT, GRAND_MOGUL, SPECIAL, SYMBOL, WHITE
from durbar.ui.games.taj_mahal.board import map as plane
from durbar.ui.games.taj_mahal.board.map import Label, plan_of
from durbar.ui.games.taj_mahal.pieces import CARD_SHAPE
from durbar.ui.kit.look.shapes import about

BOARD_WIDTH, BOARD_HEIGHT = 980.0, 585.0
#: Board units in a unit of the plane.
PLANE_SCALE = 0.5656
PLANE = QRectF(3, 3, 1000 * PLANE_SCALE, 900 * PLANE_SCALE)
FRAME = PLANE.adjusted(-3, -3, 3, 3)

#: Beside the map: the contest over the sum over the hand.
ASIDE = QRectF(582, 0, 398, 433)
CONTEST, SUM = QRectF(0, 0, 398, 222), QRectF(0, 227, 398, 206)
HAND_TALLY, HAND = QRectF(578, 467, 42, 80), QRectF(630, 438, 350, 147)
#: In the contest: its head and a row, the title, a symbol's picture and name, what a symbol brings; a player's column
#: by the number of players, the disc of a count and a player's emblem.
CONTEST_HEAD, CONTEST_ROW = 40.0, 29.8
CONTEST_TITLE = QRectF(14, 0, 200, CONTEST_HEAD)
CONTEST_PICTURE, CONTEST_NAME = QRectF(9, 1, 28, 28), 42.0
CONTEST_BRINGS = QRectF(316, 0, 76, CONTEST_HEAD)
CONTEST_COLUMN = {3: 46.0, 4: 42.0, 5: 35.0}
CONTEST_DISC, CONTEST_EMBLEM = 27.0, 27.0

#: Below the map: the cards on display and the piles.
DISPLAY_TALLY, DISPLAY, DISPLAY_STEP = QRectF(2, 512, 48, 73), QRectF(54, 521, 42, 63), 44.5
PILE, DISCARD = QRectF(470, 521, 42, 63), QRectF(521, 544, 50, 17)
#: From a city's middle, in units of the plane: palaces when there are two, one alone, and a bonus tile beside a palace.
ORDINARY_BESIDE, ROYAL_BESIDE, ALONE = QPointF(-21.5, 2), QPointF(21.5, -3), QPointF(0, -4)
BONUS_BESIDE, ROYAL_OVER = QPointF(-13, 12), QPointF(21, -16)
PALACE_SIDE, PAIRED_PALACE_SIDE, BONUS_SIDE, GHOST_SIDE, CITY_REACH = 62.0, 47.0, 46.0, 50.0, 43.0
#: How much wider than a city its ring is; that of a fortress goes as far as it can be pointed at.
RING_ROOM = 22.0

#: The middles of what lies at the court and how large it is, in units of its ground of 240 by 200.
_COURT = {
    "vizier": (56, 81, 70),
    "general": (184, 81, 70),
    "monk": (56, 155, 70),
    "princess": (184, 155, 70),
    "elephant": (120, 118, 76),
    "grand_mogul": (120, 49, 46),
}


class HandRow(NamedTuple):
    """How the hand lies up to so many cards: in how many rows, how wide each is, how much it is raised to be played.

    lifts: of a card that may be played, one picked out, and one that may not be played.
    """

    cards: int
    rows: int
    width: float
    lifts: tuple[float, float, float]


HAND_ROWS = (
    HandRow(7, 1, 62, (5, 14, 0)),
    HandRow(8, 1, 55, (5, 14, 0)),
    HandRow(20, 2, 45, (1, 3, 0)),
    HandRow(1000, 3, 31, (0.5, 1.5, 0)),
)
#: A card that is pointed at is at least so wide.
MIN_WHOLE_CARD_WIDTH = 60.0
_COLOUR_ORDER = (*COLOURS, WHITE, SPECIAL)


class Layout:
    """The places of a board. Cities and provinces are named by their ids."""

    def __init__(self, board: Board) -> None:
        self.plan = plan_of(board)

    # ---- the map ----------------------------------------------------------------------------------------------

    def city(self, city: str) -> QRectF:
        """Return what of a city can be pointed at: as far as its ring reaches."""
        return self._about(self.plan.cities[city], QPointF(), 2 * CITY_REACH)

    def site(self, city: str, fortress: bool) -> QRectF:
        """Return the picture of a city or fortress."""
        return self._about(self.plan.cities[city], QPointF(), plane.FORTRESS_SIDE if fortress else plane.CITY_SIDE)

    def ring(self, city: str, fortress: bool) -> QRectF:
        """Return the ring round a city that may take a palace."""
        size = 2 * CITY_REACH if fortress else plane.CITY_SIDE + RING_ROOM
        return self._about(self.plan.cities[city], QPointF(), size)

    def bonus(self, city: str, royal: bool = False) -> QRectF:
        """Return a bonus tile; it makes room for a royal palace."""
        return self._about(self.plan.cities[city], BONUS_BESIDE if royal else QPointF(), BONUS_SIDE - 8 * royal)

    def ordinary(self, city: str, royal: bool) -> QRectF:
        """Return an ordinary palace, alone or beside a royal one."""
        aside, size = (ORDINARY_BESIDE, PAIRED_PALACE_SIDE) if royal else (ALONE, PALACE_SIDE)
        return self._about(self.plan.cities[city], aside, size)

    def royal(self, city: str, ordinary: bool, bonus: bool) -> QRectF:
        """Return a royal palace: beside an ordinary one, over a bonus tile, or alone."""
        aside = ROYAL_BESIDE if ordinary else ROYAL_OVER if bonus else ALONE
        return self._about(self.plan.cities[city], aside, PAIRED_PALACE_SIDE if ordinary else PALACE_SIDE - 8 * bonus)

    def ghost(self, city: str) -> QRectF:
        """Return a palace to come, beside the bonus tile of its city."""
        middle = self.plan.cities[city]
        aside = -27 if middle.x() > 60 else 27
        return self._about(middle, QPointF(aside, -20), GHOST_SIDE)

    def tile(self, province: str) -> QRectF:
        """Return a province tile of a visit to come."""
        return self._about(self.plan.tiles[province], QPointF(), plane.TILE_SIDE)

    def figure(self, province: str) -> QRectF:
        """Return the figure in the province that is visited, where its tile lay."""
        return self._about(self.plan.tiles[province], QPointF(), plane.FIGURE_SIDE)

    def reach(self, province: str) -> QRectF:
        """Return what encloses the cities of a province and their names."""
        box = QRectF()
        for city in self.plan.board.cities:
            if city.province == province:
                box = box.united(self.city(city.id)).united(self.city_name(city.id).box)
        return box

    def name(self, province: str) -> Label:
        """Return the place of a province's name."""
        return self._label(self.plan.names[province])

    def city_name(self, city: str) -> Label:
        """Return the place of a city's name."""
        return self._label(self.plan.city_names[city])

    def court(self, symbol: str) -> QRectF:
        """Return what a symbol wins, at the court."""
        ground = self.plan.court_picture()
        scale = ground.width() / plane.COURT_SHAPE.width()
        x, y, size = _COURT[symbol]
        return self._about(ground.topLeft(), QPointF(x, y) * scale, size * scale)

    def court_oval(self, symbol: str) -> QRectF:
        """Return the line round a tile of the court."""
        box = self.court(symbol)
        if SYMBOL[symbol] in (GRAND_MOGUL, ELEPHANT):
            return box.adjusted(-1.5, -1.5, 1.5, 1.5)
        return box.adjusted(-box.width() * 0.03, box.height() * 0.07, box.width() * 0.03, -box.height() * 0.09)

    def point(self, place: QPointF) -> QPointF:
        """Return a point of the plane on the board."""
        return PLANE.topLeft() + place * PLANE_SCALE

    def road(self, one: str, other: str) -> tuple[QPointF, QPointF]:
        """Return the ends of the road between two cities."""
        return self.point(self.plan.cities[one]), self.point(self.plan.cities[other])

    def _label(self, label: Label) -> Label:
        box = QRectF(self.point(label.box.topLeft()), label.box.size() * PLANE_SCALE)
        return Label(box, self.point(label.anchor), label.size, label.most)

    def _about(self, middle: QPointF, aside: QPointF, size: float) -> QRectF:
        return about(self.point(middle + aside), size * PLANE_SCALE)

    # ---- players ----------------------------------------------------------------------------------------------

    def edge(self, seat: int, seats: int, size: float) -> QRectF:
        """Return where things leave the map for a player's panel: under the panel beside it."""
        return about(QPointF(ASIDE.left() + 30 + size / 2, 60 + 380 * (seat + 0.5) / seats), size)

    def below_aside(self, size: float) -> QRectF:
        """Return where cards leave the hand and the display for a player's panel: under the panel beside the map."""
        return QRectF(ASIDE.left() + 150, ASIDE.bottom() - size * CARD_SHAPE - 20, size, size * CARD_SHAPE)


def display(slot: int) -> QRectF:
    """Return a place of the display, from 0."""
    return DISPLAY.translated(slot * DISPLAY_STEP, 0)


class Hand:
    """Where the cards of a hand of so many lie: in rows, evenly over each other where they need to."""

    def __init__(self, cards: int) -> None:
        self.row = next(row for row in HAND_ROWS if cards <= row.cards)
        self._in_row = max(1, ceil(cards / self.row.rows))
        self._cards = cards
        room = (HAND.width() - self.row.width) / max(1, self._in_row - 1)
        self._step = min(self.row.width + 4, room)

    def card(self, number: int) -> QRectF:
        """Return a card, from 0, as it usually lies."""
        row, place = divmod(number, self._in_row)
        wide, high = self.row.width, self.row.width * CARD_SHAPE
        apart = (HAND.height() - self.row.rows * high) / (self.row.rows + 1)
        return QRectF(HAND.left() + place * self._step, HAND.top() + apart + row * (high + apart), wide, high)

    def hit(self, number: int) -> QRectF:
        """Return what of a card can be pointed at: as far as no other lies on it."""
        box = self.card(number)
        last = number == self._cards - 1 or (number + 1) % self._in_row == 0
        return QRectF(box.left(), box.top(), box.width() if last else min(box.width(), self._step), box.height())

    def whole(self, number: int) -> QRectF:
        """Return a card that is pointed at, so that all of it is seen."""
        box = self.card(number)
        wide = max(MIN_WHOLE_CARD_WIDTH, box.width())
        left = min(max(box.center().x() - wide / 2, HAND.left()), HAND.right() - wide)
        high = wide * CARD_SHAPE
        top = min(max(box.center().y() - high / 2, HAND.top()), HAND.bottom() - high)
        return QRectF(left, top, wide, high)


def line_up(hand: Sequence[str]) -> list[str]:
    """Return a hand in the order it is shown, whatever may be played: by colour, then by symbols; white, special."""
    return sorted(hand, key=lambda kind: (_COLOUR_ORDER.index(kind.partition("-")[0]), kind))


class DisplayRow:
    """How the cards on display lie: while somebody picks some, a gap stays where the first one lay.

    meant: the place, from 0, out of which the next card is taken, where one of several equal ones was meant; or -1.
    """

    def __init__(self) -> None:
        self.meant = -1
        self._shown: tuple[str, ...] = ()
        self._gapped: tuple[str, ...] = ()

    def arrange(self, display: tuple[str, ...], picking: bool) -> tuple[str, ...]:
        """Return the cards from left to right, "" for the gap. A display that is shown again lies as it did."""
        row = display
        cards = sorted(display)  # of equal cards another may lie there than in the rules
        if picking and self._gapped and _cards_in(self._gapped) == cards:
            row = self._gapped
        elif picking:
            whole = self._shown
            places = sorted(range(len(whole)), key=lambda place: place != self.meant)
            gapped = ((*whole[:k], "", *whole[k + 1 :]) for k in places)
            row = next((one for one in gapped if _cards_in(one) == cards), display)
        if "" in row:
            self._gapped = row
        self._shown = row
        return row


def _cards_in(row: Sequence[str]) -> list[str]:
    """Return the cards of a row with gaps, sorted."""
    return sorted(card for card in row if card)
