"""Where everything lies on the board of The Dice Charmers, in board units: the sheet, 1070 by 720, beside it the dice.

The tracks are laid out from the numbers of their cells, so that those of another file have room as well.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF

from durbar.games.dice_charmers.names import CHARACTERS, GOODS
from durbar.games.dice_charmers.roads import CELL_NUMBER, COLUMNS, ROWS
from durbar.games.dice_charmers.sheet import GOODS_COLUMNS, RIVER_SPACES, Bonus, Sheet
from durbar.games.dice_charmers.tracks import Tracks
from durbar.ui.kit.look.shapes import about

SHEET_WIDTH, SHEET_HEIGHT = 1070.0, 720.0
SHEET = QRectF(0, 0, SHEET_WIDTH, SHEET_HEIGHT)
TRAY_GAP, TRAY_WIDTH = 11.0, 146.0
TRAY = QRectF(SHEET_WIDTH + TRAY_GAP, 0, TRAY_WIDTH, SHEET_HEIGHT)
BOARD_WIDTH = SHEET_WIDTH + TRAY_GAP + TRAY_WIDTH
#: Of the board, for the frame.
BOARD_SIZE = (round(BOARD_WIDTH), round(SHEET_HEIGHT))

#: Outer margin, fame rail, money rail, and where the rails begin.
MARGIN, FAME_RAIL_WIDTH, MONEY_RAIL_WIDTH, RAIL_TOP = 16.0, 34.0, 28.0, 30.0
GATE_WIDTH = FAME_RAIL_WIDTH + MONEY_RAIL_WIDTH
COIN_RADIUS = 8.4
#: Numbers beside the money track: every so many coins, unless a bonus hangs as near as this.
COIN_NUMBER_STEP, MIN_BONUS_DISTANCE = 10, 2
#: How far inwards of its coin a money bonus hangs, and where its stem begins and how long it is.
MONEY_BONUS_INSET, STEM_START, STEM_LENGTH = 34.0, 9.0, 10.0

#: How large a picture is at least: 24 pixels in a window of 1280 by 720.
PICTURE_SIDE = 34.0
PROVINCE = QPointF(158, 176)
CELL_SIDE = 78.0
BORDER_DISTANCE = 23.0
GRID = QRectF(PROVINCE.x(), PROVINCE.y(), CELL_SIDE * COLUMNS, CELL_SIDE * ROWS)
BORDER_MEDAL_SIDE = 36.0

RIVER_LEFT, RIVER_STEP, RIVER_CENTRE_Y, RIVER_SWAY = 116.0, 49.2, 64.0, 4.0
RIVER_DISC_SIDE, TWO_REWARDS_GAP = 41.0, 24.0
REWARD_DROP = 41.0
RIVER = QRectF(84, 36, 904, 90)
BOAT_SIDE = 36.0

PALACE = QRectF(600, 136, 166, 282)
BUILDINGS = QRectF(774, 136, 182, 208)
KARMA = QRectF(774, 350, 182, 76)
MARKET = QRectF(600, 424, 356, 182)
MARKET_COLUMN_STEP, MARKET_ROW_STEP = 54.0, 34.5
MARKET_LEFT, MARKET_TOP = 676.0, 424.0
#: From row to row of the palace and of the buildings, and from box to box.
TABLE_ROW_STEP, TABLE_BOX_STEP = 36.0, 38.0

_SIDE_STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

#: The tray.
DIE_SIDE, DIE_COLUMN_STEP, DIE_ROW_STEP = 62.4, 66.2, 67.4
TRAY_TITLE_Y, TRAY_DICE_Y = 24.0, 37.5
ELEPHANT_WORDS = QRectF(TRAY.x() + 8, 329, TRAY_WIDTH - 16, 20)
RIDER = QRectF(TRAY.x() + 35, 357, 56, 56)
ELEPHANT = QRectF(TRAY.x() + 5, 373, 135, 135)
KARMA_WORDS = QRectF(TRAY.x() + 8, 519, TRAY_WIDTH - 16, 56)
DEPOT_WORDS = QRectF(TRAY.x() + 8, 588, TRAY_WIDTH - 16, 20)
TRAY_RULES = (320.0, 580.0)


class Layout:
    """The places on a sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.tracks: Tracks = sheet.tracks
        first, second = self.tracks.corners
        rail = SHEET_HEIGHT - MARGIN - GATE_WIDTH - RAIL_TOP
        self._left_cell = rail / (first - 1)
        self._right_cell = rail / (self.tracks.fame_cells - second)
        self._bottom_cell = (SHEET_WIDTH - 2 * (MARGIN + GATE_WIDTH)) / (second - first - 1)
        self._right_coins = 2 * (self.tracks.fame_cells - second)
        self._bottom_coins = 2 * (second - first - 1)
        least = min(self._left_cell, self._right_cell, self._bottom_cell)
        #: Diameter of a coin, and of a bonus in a fame cell.
        self.coin_size = min(2 * COIN_RADIUS, least / 2 - 2)
        self.fame_medal = min(PICTURE_SIDE, least - 4)

    # ---- tracks ------------------------------------------------------------------------------------------------

    def fame(self, cell: int) -> QRectF:
        """Return a cell of the fame track, from 1."""
        first, second = self.tracks.corners
        foot = SHEET_HEIGHT - MARGIN - GATE_WIDTH
        if cell < first:
            return QRectF(MARGIN, RAIL_TOP + (cell - 1) * self._left_cell, FAME_RAIL_WIDTH, self._left_cell)
        if cell == first:
            return QRectF(MARGIN, foot, GATE_WIDTH, GATE_WIDTH)
        if cell < second:
            x = MARGIN + GATE_WIDTH + (cell - first - 1) * self._bottom_cell
            return QRectF(x, SHEET_HEIGHT - MARGIN - FAME_RAIL_WIDTH, self._bottom_cell, FAME_RAIL_WIDTH)
        if cell == second:
            return QRectF(SHEET_WIDTH - MARGIN - GATE_WIDTH, foot, GATE_WIDTH, GATE_WIDTH)
        y = RAIL_TOP + (self.tracks.fame_cells - cell) * self._right_cell
        return QRectF(SHEET_WIDTH - MARGIN - FAME_RAIL_WIDTH, y, FAME_RAIL_WIDTH, self._right_cell)

    def coin_at(self, coin: int) -> QPointF:
        """Return the middle of a coin of the money track, from 1."""
        bottom = coin - self._right_coins
        left = bottom - self._bottom_coins
        if bottom <= 0:
            x = SHEET_WIDTH - MARGIN - FAME_RAIL_WIDTH - MONEY_RAIL_WIDTH / 2
            return QPointF(x, RAIL_TOP + (coin - 0.5) * self._right_cell / 2)
        if left <= 0:
            x = SHEET_WIDTH - MARGIN - GATE_WIDTH - (bottom - 0.5) * self._bottom_cell / 2
            return QPointF(x, SHEET_HEIGHT - MARGIN - FAME_RAIL_WIDTH - MONEY_RAIL_WIDTH / 2)
        y = SHEET_HEIGHT - MARGIN - GATE_WIDTH - (left - 0.5) * self._left_cell / 2
        return QPointF(MARGIN + FAME_RAIL_WIDTH + MONEY_RAIL_WIDTH / 2, y)

    def coin(self, coin: int) -> QRectF:
        """Return a coin of the money track, from 1."""
        return about(self.coin_at(coin), self.coin_size)

    def coin_numbers(self) -> dict[int, QRectF]:
        """Return where numbers stand beside the money track, by their coin."""
        return {
            coin: about(self.coin_at(coin) + QPointF(self.inwards(coin).x() * 33, self.inwards(coin).y() * 31), 24)
            for coin in range(COIN_NUMBER_STEP, self.tracks.money_cells + 1, COIN_NUMBER_STEP)
            if all(abs(coin - bonus) >= MIN_BONUS_DISTANCE for bonus in self.sheet.money)
        }

    def inwards(self, coin: int) -> QPointF:
        """Return the way from a coin into the sheet, of length 1."""
        if coin <= self._right_coins:
            return QPointF(-1, 0)
        return QPointF(0, -1) if coin <= self._right_coins + self._bottom_coins else QPointF(1, 0)

    def fame_front(self, fame: int) -> tuple[QRectF, str]:
        """Return where the mark at the edge of the ticked fame cells stands, and the side of the world it points to."""
        first, second = self.tracks.corners
        size = 17.0
        if fame < first:
            y = RAIL_TOP + fame * self._left_cell
            return QRectF(MARGIN - 10, y - size / 2, size, size), "E"
        cell = self.fame(fame)
        if fame < second:
            return about(QPointF(cell.right(), cell.bottom() - 2), size), "N"
        return about(QPointF(cell.right() + 1, cell.top()), size), "W"

    def money_front(self, money: int) -> tuple[QRectF, str]:
        """Return where the mark at the edge of the ticked coins stands, and the side of the world it points to."""
        size = 17.0
        if money <= self._right_coins:
            y = RAIL_TOP + money * self._right_cell / 2
            return about(QPointF(SHEET_WIDTH - MARGIN - GATE_WIDTH - 2, y), size), "E"
        at = self.coin_at(money)
        if money <= self._right_coins + self._bottom_coins:
            return about(QPointF(at.x() - self._bottom_cell / 4, at.y() - MONEY_RAIL_WIDTH / 2 - 2), size), "S"
        return about(QPointF(at.x() + MONEY_RAIL_WIDTH / 2 + 2, at.y() - self._left_cell / 4), size), "W"

    # ---- river -------------------------------------------------------------------------------------------------

    def river(self, space: int) -> QPointF:
        """Return the middle of a space of the river, from 1; of 0, where the boat starts."""
        if not space:
            return QPointF(RIVER_LEFT - 21, RIVER_CENTRE_Y)
        x = RIVER_LEFT + (space - 1) * RIVER_STEP
        return QPointF(x, RIVER_CENTRE_Y + RIVER_SWAY * math.sin(space * 0.8))

    def space(self, space: int) -> QRectF:
        """Return the disc of a space of the river, from 1."""
        return about(self.river(space), RIVER_DISC_SIDE)

    def rewards(self, space: int) -> tuple[QRectF, ...]:
        """Return where the rewards of a space stand below it."""
        many = len(self.sheet.river[space - 1].rewards)
        middle = self.river(space) + QPointF(0, REWARD_DROP)
        apart = TWO_REWARDS_GAP
        return tuple(about(middle + QPointF((n - (many - 1) / 2) * apart, 0), PICTURE_SIDE) for n in range(many))

    def boat(self, space: int) -> QRectF:
        """Return the boat above a space, 0 for the start."""
        at = self.river(space)
        return QRectF(at.x() - BOAT_SIDE / 2, at.y() - 6 - BOAT_SIDE, BOAT_SIDE, BOAT_SIDE)

    # ---- province ----------------------------------------------------------------------------------------------

    def cell(self, id: str) -> QRectF:
        """Return a cell of the province."""
        row, column = divmod(CELL_NUMBER[id], COLUMNS)
        return QRectF(PROVINCE.x() + column * CELL_SIDE, PROVINCE.y() + row * CELL_SIDE, CELL_SIDE, CELL_SIDE)

    def end(self, id: str, side: str) -> QPointF:
        """Return where a half-road towards a side of a cell would end."""
        x, y = _SIDE_STEP[side]
        return self.cell(id).center() + QPointF(x * 26, y * 26)

    def border(self, edge: str) -> QPointF:
        """Return the middle of a border bonus, such as that of "T1"."""
        at = (int(edge[1]) - 0.5) * CELL_SIDE
        return {
            "T": QPointF(GRID.left() + at, GRID.top() - BORDER_DISTANCE),
            "B": QPointF(GRID.left() + at, GRID.bottom() + BORDER_DISTANCE),
            "L": QPointF(GRID.left() - BORDER_DISTANCE, GRID.top() + at),
            "R": QPointF(GRID.right() + BORDER_DISTANCE, GRID.top() + at),
        }[edge[0]]

    # ---- palace, buildings, karma, market ----------------------------------------------------------------------

    def character(self, who: str) -> QRectF:
        """Return a face of the palace."""
        y = PALACE.y() + 26 + CHARACTERS.index(who) * TABLE_ROW_STEP
        return QRectF(PALACE.x() + 8, y, PICTURE_SIDE, PICTURE_SIDE)

    def box(self, who: str, box: int) -> QRectF:
        """Return a box of a character, from 1."""
        face = self.character(who)
        return QRectF(face.x() + 42 + (box - 1) * TABLE_BOX_STEP, face.y(), PICTURE_SIDE, PICTURE_SIDE)

    def building(self, kind: int) -> QRectF:
        """Return a type of building in the table of levels."""
        return QRectF(BUILDINGS.x() + 10, BUILDINGS.y() + 26 + kind * TABLE_ROW_STEP, PICTURE_SIDE, PICTURE_SIDE)

    def level(self, kind: int, level: int) -> QRectF:
        """Return a level of a type of building, from 1."""
        row = self.building(kind)
        return QRectF(row.x() + 52 + (level - 1) * TABLE_BOX_STEP, row.y() + 1, 32, 32)

    def karma(self, box: int) -> QRectF:
        """Return a wheel of karma, from 1."""
        return about(QPointF(KARMA.x() + 21 + (box - 1) * 35, KARMA.y() + 20), PICTURE_SIDE)

    def column(self, column: int) -> float:
        """Return the middle of a column of the market, from 1."""
        return MARKET_LEFT + (column - 0.5) * MARKET_COLUMN_STEP - 2

    def value(self, column: int) -> QRectF:
        """Return the coin above a column of the market, from 1."""
        return about(QPointF(self.column(column), MARKET_TOP + 62), 25)

    def kind(self, good: str) -> QRectF:
        """Return a kind of goods, at the left of its row."""
        return about(QPointF(MARKET.x() + 36, self._row(good)), PICTURE_SIDE)

    def good(self, good: str, column: int) -> QRectF:
        """Return a cell of goods, its column from 1."""
        return about(QPointF(self.column(column), self._row(good)), PICTURE_SIDE)

    def _row(self, good: str) -> float:
        return MARKET_TOP + 94 + GOODS.index(good) * MARKET_ROW_STEP

    def tent(self, columns: tuple[int, ...]) -> QRectF:
        """Return a tent over the columns it covers."""
        many = max(columns) - min(columns) + 1
        width = many * MARKET_COLUMN_STEP - 4
        x = MARKET_LEFT + (min(columns) - 1) * MARKET_COLUMN_STEP
        return QRectF(x - 1, MARKET_TOP + 2, width * 1.03, 43)

    # ---- bonuses -----------------------------------------------------------------------------------------------

    def medal(self, bonus: Bonus) -> QRectF:
        """Return the medallion of a once-only bonus."""
        where = bonus.where
        match bonus.place:
            case "border":
                return about(self.border(where), BORDER_MEDAL_SIDE)
            case "fame":
                return about(self.fame(int(where)).center(), self.fame_medal)
            case "money":
                return about(self._money_bonus(int(where)), PICTURE_SIDE)
            case "palace":
                x = self.box(CHARACTERS[0], int(where)).center().x()
                return about(QPointF(x, PALACE.y() + 262), PICTURE_SIDE)
            case "upgrade":
                x = self.level(0, int(where)).center().x()
                return about(QPointF(x, BUILDINGS.y() + 188), PICTURE_SIDE)
            case "karma":
                return about(self.karma(int(where)).center() + QPointF(0, 35), PICTURE_SIDE)
        columns = self.sheet.tent_columns[[tent for tent, *_ in self.sheet.tents].index(self.sheet.number[bonus.id])]
        tent = self.tent(columns)
        return about(QPointF(tent.center().x(), tent.y() + 29), PICTURE_SIDE)

    def _money_bonus(self, coin: int) -> QPointF:
        """Return the middle of a money bonus; one near a corner moves aside, to hang free of the other rail."""
        spot = self.coin_at(coin) + self.inwards(coin) * MONEY_BONUS_INSET
        if not self.inwards(coin).x():
            least = MARGIN + GATE_WIDTH + PICTURE_SIDE / 2 + 3
            spot.setX(min(max(spot.x(), least), SHEET_WIDTH - least))
        return spot


@lru_cache(maxsize=8)
def layout_of(sheet: Sheet) -> Layout:
    """Return the layout of a sheet."""
    return Layout(sheet)


def slot(die: int) -> QRectF:
    """Return the place of a die in the tray, by its number."""
    row, column = divmod(die, 2)
    return QRectF(TRAY.x() + 9 + column * DIE_COLUMN_STEP, TRAY_DICE_Y + row * DIE_ROW_STEP, DIE_SIDE, DIE_SIDE)


def dice_kept(seats: int) -> int:
    """Return how many dice a depot takes: two players choose twice (§12)."""
    return 2 if seats == 2 else 1


def depot(dice: int) -> QRectF:
    """Return the carpet of a depot for one die or two."""
    width = 100.0 if dice == 1 else 130.0
    return QRectF(TRAY.center().x() - width / 2, 610, width, 100)


def kept(number: int, dice: int) -> QRectF:
    """Return a die on the carpet, from 0, of one or two."""
    size = 57.0 if dice == 1 else 46.0
    x = TRAY.center().x() + (number - (dice - 1) / 2) * 50
    return about(QPointF(x, 660), size)


ALL_SPACES = range(1, RIVER_SPACES + 1)
ALL_COLUMNS = range(1, GOODS_COLUMNS + 1)
