"""Where everything lies on Taj Mahal's board, in board units: the map, the panel beside it, the strip of cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from durbar.games.taj_mahal.board import Board
from durbar.games.taj_mahal.symbols import COLOURS, ELEPHANT, GRAND_MOGUL, SPECIAL, SYMBOL, WHITE
from durbar.ui.games.taj_mahal.board import map as plane
from durbar.ui.games.taj_mahal.board.map import Label, plan_of
from durbar.ui.games.taj_mahal.pieces import CARD_SHAPE

WIDTH, HEIGHT = 930.0, 585.0
#: Board units in a unit of the plane.
SCALE = 0.542
PLANE = QRectF(3, 3, 1000 * SCALE, 900 * SCALE)
FRAME = PLANE.adjusted(-3, -3, 3, 3)
ASIDE = QRectF(558, 0, 372, 494)

STRIP_TOP = 494.0
#: From a city's middle, in units of the plane: palaces when there are two, one alone, and a bonus tile beside a palace.
ORDINARY_BESIDE, ROYAL_BESIDE, ALONE = QPointF(-21.5, 2), QPointF(21.5, -3), QPointF(0, -4)
BONUS_BESIDE, ROYAL_OVER = QPointF(-13, 12), QPointF(21, -16)
PALACE, BESIDE_PALACE, BONUS, GHOST, REACH_OF_CITY = 62.0, 47.0, 46.0, 50.0, 43.0
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

HAND_TALLY = QRectF(2, 500, 40, 80)
HAND_LEFT = 50.0
#: A card of the hand, and one that is pointed at; the usual gap between them.
HAND_CARD, WHOLE_CARD, HAND_GAP = 54.0, 58.0, 4.0
#: Of a card’s width so much shows its symbols. A row of cards that would be narrower than the small ones is parted.
SHOWS, SMALL_CARD = 0.76, 29.0
_COLOUR_ORDER = (*COLOURS, WHITE, SPECIAL)
#: How high cards of the hand stand: chosen, legal, as usual, blocked; and where a card is seen whole.
CHOSEN_TOP, LEGAL_TOP, USUAL_TOP, BLOCKED_TOP = 498.5, 504.0, 506.0, 510.0
WHOLE_TOP = HEIGHT - WHOLE_CARD * CARD_SHAPE - 1
SMALL_TOP, ROW_DOWN = 495.0, 44.0
#: The ledge behind which the hand's feet stand.
LEDGE = QRectF(HAND_LEFT - 6, 581, 10, HEIGHT - 581)

DISPLAY_RIGHT, DISPLAY_TOP, DISPLAY_CARD = 871.0, 506.0, 45.0
DISPLAY_STEP, CLOSE_STEP, USUAL_DISPLAY = 48.0, 37.0, 7
DISPLAY_TALLY = 52.0
PILE = QRectF(884, 503, 40, 60)
DISCARD = QRectF(880, 566, 48, 17)


class Layout:
    """The places of a board. Cities and provinces are named by their ids."""

    def __init__(self, board: Board) -> None:
        self.plan = plan_of(board)

    # ---- the map ----------------------------------------------------------------------------------------------

    def city(self, city: str) -> QRectF:
        """What of a city can be pointed at: as far as its ring reaches."""
        return self._about(self.plan.cities[city], QPointF(), 2 * REACH_OF_CITY)

    def site(self, city: str, fortress: bool) -> QRectF:
        """The picture of a city or fortress."""
        return self._about(self.plan.cities[city], QPointF(), plane.FORTRESS if fortress else plane.CITY)

    def ring(self, city: str, fortress: bool) -> QRectF:
        """The ring round a city that may take a palace."""
        size = 2 * REACH_OF_CITY if fortress else plane.CITY + RING_ROOM
        return self._about(self.plan.cities[city], QPointF(), size)

    def bonus(self, city: str, royal: bool = False) -> QRectF:
        """A bonus tile; it makes room for a royal palace."""
        return self._about(self.plan.cities[city], BONUS_BESIDE if royal else QPointF(), BONUS - 8 * royal)

    def ordinary(self, city: str, royal: bool) -> QRectF:
        """An ordinary palace, alone or beside a royal one."""
        aside, size = (ORDINARY_BESIDE, BESIDE_PALACE) if royal else (ALONE, PALACE)
        return self._about(self.plan.cities[city], aside, size)

    def royal(self, city: str, ordinary: bool, bonus: bool) -> QRectF:
        """A royal palace: beside an ordinary one, over a bonus tile, or alone."""
        aside = ROYAL_BESIDE if ordinary else ROYAL_OVER if bonus else ALONE
        return self._about(self.plan.cities[city], aside, BESIDE_PALACE if ordinary else PALACE - 8 * bonus)

    def ghost(self, city: str) -> QRectF:
        """A palace to come, beside the bonus tile of its city."""
        middle = self.plan.cities[city]
        aside = -27 if middle.x() > 60 else 27
        return self._about(middle, QPointF(aside, -20), GHOST)

    def tile(self, province: str) -> QRectF:
        """A province tile of a visit to come."""
        return self._about(self.plan.tiles[province], QPointF(), plane.TILE)

    def figure(self, province: str) -> QRectF:
        """The figure in the province that is visited, where its tile lay."""
        return self._about(self.plan.tiles[province], QPointF(), plane.FIGURE)

    def reach(self, province: str) -> QRectF:
        """What encloses the cities of a province and their names."""
        box = QRectF()
        for city in self.plan.board.cities:
            if city.province == province:
                box = box.united(self.city(city.id)).united(self.city_name(city.id).box)
        return box

    def name(self, province: str) -> Label:
        """The place of a province's name."""
        return self._label(self.plan.names[province])

    def city_name(self, city: str) -> Label:
        """The place of a city's name."""
        return self._label(self.plan.city_names[city])

    def court(self, symbol: str) -> QRectF:
        """What a symbol wins, at the court."""
        ground = self.plan.court_picture()
        scale = ground.width() / plane.COURT_SHAPE.width()
        x, y, size = _COURT[symbol]
        return self._about(ground.topLeft(), QPointF(x, y) * scale, size * scale)

    def court_oval(self, symbol: str) -> QRectF:
        """The line round a tile of the court."""
        box = self.court(symbol)
        if SYMBOL[symbol] in (GRAND_MOGUL, ELEPHANT):
            return box.adjusted(-1.5, -1.5, 1.5, 1.5)
        return box.adjusted(-box.width() * 0.03, box.height() * 0.07, box.width() * 0.03, -box.height() * 0.09)

    def point(self, place: QPointF) -> QPointF:
        """A point of the plane on the board."""
        return PLANE.topLeft() + place * SCALE

    def road(self, one: str, other: str) -> tuple[QPointF, QPointF]:
        """The ends of the road between two cities."""
        return self.point(self.plan.cities[one]), self.point(self.plan.cities[other])

    def _label(self, label: Label) -> Label:
        box = QRectF(self.point(label.box.topLeft()), label.box.size() * SCALE)
        return Label(box, self.point(label.anchor), label.size, label.most)

    def _about(self, middle: QPointF, aside: QPointF, size: float) -> QRectF:
        return about(self.point(middle + aside), size * SCALE)

    # ---- players ----------------------------------------------------------------------------------------------

    def edge(self, seat: int, seats: int, size: float) -> QRectF:
        """Where things leave the map for a player's panel: under the panel beside it."""
        return about(QPointF(ASIDE.left() + 30 + size / 2, 60 + 380 * (seat + 0.5) / seats), size)

    def below_aside(self, size: float) -> QRectF:
        """Where cards leave the strip for a player's panel: under the panel above it."""
        return QRectF(ASIDE.left() + 150, ASIDE.bottom() - size * CARD_SHAPE - 20, size, size * CARD_SHAPE)


class Strip:
    """The strip below: own hand, display, pile. slots: places of the display; cards: how many the hand holds."""

    def __init__(self, slots: int, cards: int) -> None:
        self._slots = slots
        self._step = DISPLAY_STEP if slots <= USUAL_DISPLAY else CLOSE_STEP
        self.display_left = DISPLAY_RIGHT - (slots - 1) * self._step - DISPLAY_CARD
        self._cards = cards
        room = self.hand_right - HAND_LEFT
        fitting = room / (1 + SHOWS * max(0, cards - 1))
        self.small = fitting < SMALL_CARD
        self._in_row = (cards + 1) // 2 if self.small else cards
        fitting = room / (1 + SHOWS * max(0, self._in_row - 1))
        self.card_width = min(SMALL_CARD if self.small else HAND_CARD, fitting)
        self._hand_step = min(self.card_width + HAND_GAP, (room - self.card_width) / max(1, self._in_row - 1))

    @property
    def rules(self) -> tuple[float, float]:
        """Where upright lines part the strip."""
        return self.display_left - DISPLAY_TALLY - 7, DISPLAY_RIGHT + 5

    @property
    def hand_right(self) -> float:
        """The end of the hand's room."""
        return self.display_left - DISPLAY_TALLY - 14

    def display(self, slot: int) -> QRectF:
        """A place of the display, from 0."""
        left = self.display_left + slot * self._step
        return QRectF(left, DISPLAY_TOP, DISPLAY_CARD, DISPLAY_CARD * CARD_SHAPE)

    def display_tally(self) -> QRectF:
        """The number of cards on display."""
        return QRectF(self.display_left - DISPLAY_TALLY - 3, HAND_TALLY.top(), DISPLAY_TALLY, HAND_TALLY.height())

    def hand(self, number: int) -> QRectF:
        """A card of the hand, from 0, as it usually stands."""
        row, place = divmod(number, max(1, self._in_row))
        left = HAND_LEFT + place * self._hand_step
        high = self.card_width * CARD_SHAPE
        top = SMALL_TOP + ROW_DOWN * row if self.small else max(USUAL_TOP, LEDGE.top() - high - 1)
        return QRectF(left, top, self.card_width, high)

    def hand_hit(self, number: int) -> QRectF:
        """What of a card of the hand can be pointed at: as far as no other lies on it."""
        box = self.hand(number)
        last = number == self._cards - 1 or (number + 1) % max(1, self._in_row) == 0
        width = box.width() if last else min(box.width(), self._hand_step)
        if not self.small:
            return QRectF(box.left(), CHOSEN_TOP - 3, width, HEIGHT - CHOSEN_TOP + 3)
        bottom = HEIGHT if number >= self._in_row else box.top() + ROW_DOWN
        return QRectF(box.left(), box.top(), width, bottom - box.top())

    def hand_whole(self, number: int) -> QRectF:
        """A card of the hand lifted, so that all of it is seen."""
        box = self.hand(number)
        left = min(max(box.center().x() - WHOLE_CARD / 2, HAND_LEFT - 4), WIDTH - WHOLE_CARD)
        return QRectF(left, WHOLE_TOP, WHOLE_CARD, WHOLE_CARD * CARD_SHAPE)


def about(middle: QPointF, size: float) -> QRectF:
    """A square round a point."""
    return QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)


def area(box: QRectF) -> float:
    """The area of a box."""
    return box.width() * box.height()


def line_up(hand: Sequence[str]) -> list[str]:
    """A hand in the order it is shown, whatever may be played: by colour, then by symbols; white, special."""
    return sorted(hand, key=lambda kind: (_COLOUR_ORDER.index(kind.partition("-")[0]), kind))


class DisplayRow:
    """How the cards on display lie: while somebody picks some, a gap stays where the first one lay.

    meant: the place, from 0, out of which the next card is taken, where one of several equal ones was meant; or -1.
    """

    def __init__(self) -> None:
        self.meant = -1
        self._shown: tuple[str, ...] = ()
        self._gapped: tuple[str, ...] = ()

    def lay(self, display: tuple[str, ...], picking: bool) -> tuple[str, ...]:
        """The cards from left to right, "" for the gap. A display that is shown again lies as it did."""
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
    """The cards of a row with gaps, sorted."""
    return sorted(card for card in row if card)
