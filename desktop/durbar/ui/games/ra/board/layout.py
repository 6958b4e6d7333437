"""Where everything lies on Ra's board, in board units (the board is 1000 by 620)."""

from PySide6.QtCore import QRectF

from durbar.games.ra.state import PRINTED_RA_SPACES, RA_SPACES, TRACK_SPACES
from durbar.games.ra.tiles import CIVILIZATIONS, MONUMENTS

BOARD_WIDTH, BOARD_HEIGHT = 1000, 620

FIGURE = QRectF(19, 18, 68, 68)
BAG = QRectF(28, 106, 58, 58)
BAG_WORDS = QRectF(15, 166, 97, 14.5)
NICHE = QRectF(868, 22, 118, 118)
BOARD_SUN = QRectF(879, 33, 96, 96)
SUN_WORDS = QRectF(853, 146, 136, 14)
BAND_FOOT_Y = 199.5
AREAS_TOP_Y = 213.0
AREAS_HEIGHT = 393.0
AREA_LEFT, AREA_RIGHT = 17.0, 983.0
TAB_LEFT, TAB_RIGHT = 18.5, 146.0

#: Groups of an area, in the order of the headings.
SMALL_GROUPS = (("gold", *CIVILIZATIONS), MONUMENTS)
KINDS = ("god", "pharaoh", "nile", "flood", *SMALL_GROUPS[0], *SMALL_GROUPS[1])


class Layout:
    """The places of a table of 3, 4 or 5 players as ``viewer`` sees it: own area last, the others before in turn."""

    def __init__(self, seats: int, viewer: int) -> None:
        self.seats, self.viewer = seats, viewer
        self.order = tuple((viewer + k) % seats for k in range(1, seats + 1))
        self.pitch = AREAS_HEIGHT / seats
        self.height = self.pitch - 3.2
        self.blocked = PRINTED_RA_SPACES - RA_SPACES[seats]
        if seats == 3:
            self._suns, self._sun, self._columns = (152.0, 59.0), 57.0, 2
            self._large = {"god": (272, 55), "pharaoh": (340, 68), "nile": (420, 56), "flood": (480, 56)}
            self._small, self._step, self._small_x = 56, 60, (548, 738)
        else:
            four = seats == 4
            self._suns, self._sun, self._columns = (156.0, 64.0), 63.0 if four else 60.0, 4
            god, pharaoh, river = (53, 60, 53) if four else (50, 56, 50)
            self._large = {"god": (353, god), "pharaoh": (426, pharaoh), "nile": (506, river), "flood": (565, river)}
            self._small, self._step, self._small_x = 42 if four else 32, 49, (630, 784)
        pharaoh_x, nile_x = self._large["pharaoh"][0], self._large["nile"][0]
        #: Where the groups part, from the name tab to the right end.
        self.edges = (152, pharaoh_x - 10, nile_x - 8, self._small_x[0] - 6, self._small_x[1] - 6, 982)
        self._kinds = {kind: self._kind_in_area(kind) for kind in KINDS}

    def ra_space(self, k: int) -> QRectF:
        """Return a space of the Ra track, from 0 to 9."""
        return QRectF(123 + 71.4 * k, 21, 62, 62)

    def ra_tile(self, k: int) -> QRectF:
        """Return a Ra tile on its space."""
        return self.ra_space(k).adjusted(2, 2, -2, -2)

    def space(self, k: int) -> QRectF:
        """Return a space of the auction track, from 0 to 7."""
        return QRectF(119 + 90.6 * k, 98, 82, 82)

    def track_tile(self, k: int) -> QRectF:
        """Return a tile on its space of the auction track."""
        return self.space(k).adjusted(3, 3, -3, -3)

    def area(self, seat: int) -> QRectF:
        """Return all of a player's area."""
        top = AREAS_TOP_Y + self.order.index(seat) * self.pitch
        return QRectF(AREA_LEFT, top, AREA_RIGHT - AREA_LEFT, self.height)

    def tab(self, seat: int) -> QRectF:
        """Return the name tab at the left of an area."""
        area = self.area(seat)
        return QRectF(TAB_LEFT, area.top() + 1.5, TAB_RIGHT - TAB_LEFT, area.height() - 3)

    def sun(self, seat: int, slot: int) -> QRectF:
        """Return the place of a seat's sun, slots from 0."""
        area, (x, step), size = self.area(seat), self._suns, self._sun
        rows = 1 if self._columns > 2 else 2
        top = area.top() + (area.height() - (size if rows == 1 else 2 * size + 2)) / 2
        return QRectF(x + step * (slot % self._columns), top + (size + 2) * (slot // self._columns), size, size)

    def bid(self, seat: int) -> QRectF:
        """Return where a seat’s bid lies: over the right edge of its name tab, beside the emblem.

        The name stays free.
        """
        area = self.area(seat)
        size = min(63.0, 0.6 * area.height())
        return QRectF(153 - size, area.top() + max(0.0, (area.height() - size) / 2 - 18), size, size)

    def passed(self, seat: int) -> QRectF:
        """Return the disc with the dash of a player who passed."""
        area = self.area(seat)
        return QRectF(121, area.top() + max(2.0, (area.height() - 26) / 2 - 18), 26, 26)

    def struck(self, seat: int, k: int = 0) -> QRectF:
        """Return a disaster that waits to be dealt with: over the right edge of the name tab, k-th of several."""
        area = self.area(seat)
        return QRectF(98 - 12 * k, area.top() + (area.height() - 44) / 2, 44, 44)

    def pile(self, seat: int, kind: str) -> QRectF:
        """Return the place of a kind of tile in a seat's area."""
        return self._kinds[kind].translated(0, self.area(seat).top())

    def _kind_in_area(self, kind: str) -> QRectF:
        if kind in self._large:
            x, size = self._large[kind]
            return QRectF(x, (self.height - size) / 2, size, size)
        small, step = self._small, self._step
        first = kind in SMALL_GROUPS[0]
        k = SMALL_GROUPS[0 if first else 1].index(kind)
        columns = 3 if first else 4
        top = (self.height - 2 * small - 2) / 2
        return QRectF(
            self._small_x[0 if first else 1] + k % columns * step, top + k // columns * (small + 2), small, small
        )


RA_TRACK = range(PRINTED_RA_SPACES)
TRACK = range(TRACK_SPACES)
