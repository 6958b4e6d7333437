"""Lays words, tiles and buttons of the prompt bar where its plan wants them."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QScrollArea

from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.prompt import tiles as tile
from durbar.ui.kit.prompt.button import row_width
from durbar.ui.kit.prompt.plan import Plan, Planner
from durbar.ui.kit.prompt.said import Said
from durbar.ui.kit.prompt.tiles import TileButton


class Places:
    """Gives the parts of the bar their places. area: what the words scroll in."""

    def __init__(
        self,
        planner: Planner,
        area: QScrollArea,
        said: Said,
        caption: Words,
        buttons: Sequence[WordButton],
        tiles: Sequence[TileButton],
    ) -> None:
        self._planner = planner
        self._area = area
        self._said = said
        self._caption = caption
        self._buttons = buttons
        self._tiles = tiles
        self._size = QSize()

    def lay(self, width: int, height: int) -> None:
        """Everything to its place. Tiles and buttons are measured from the foot: it stays when words need more room."""
        self._size = QSize(width, height)
        px, whole = look.px, height
        own, plan = self._planner.own_plan(width), self._planner.plan(width)
        for button in self._buttons:
            button.set_plain(plan.plain)
        for one in self._tiles:
            one.set_side(plan.side)
        left, foot = self._planner.left, whole
        if plan.below:
            foot = whole - px(10) - self._lay_controls(width - left - px(15), plan)
        else:
            middle = whole - own.high // 2
            tall = self._planner.buttons_height()
            self._lay_buttons(self._buttons, middle - tall // 2, plan.plain)
            if plan.tiles_below:
                rows = self._planner.tile_rows(self._planner.words_room(width, plan), plan.side)
                foot = whole - px(8) - len(rows) * (px(plan.side) + px(8)) + px(8)
                self._lay_tile_rows(rows, foot, plan.side)
            elif self._tiles:
                buttons = self._planner.buttons_width(plan.plain)
                end = width - px(15) - (buttons + px(20) if buttons else 0)
                x = end - tile.row_width(len(self._tiles), plan.side)
                self._lay_tiles(self._tiles, x, middle - px(plan.side) // 2, plan.side)
                self._lay_caption(x, middle)
        self._lay_words(plan, foot - (px(4) if foot < whole else 0))

    def _lay_words(self, plan: Plan, foot: int) -> None:
        """The words, above ``foot``; where they are higher than that they scroll."""
        px = look.px
        room = max(1, self._planner.words_room(self._size.width(), plan))
        text = self._said.lay(room, plan.tight)
        space = foot - px(10)
        if text > space:
            text = self._said.lay(room - px(10), plan.tight)
        self._said.resize(room, text)
        self._area.setGeometry(self._planner.left, px(5) + max(0, (space - text) // 2), room, min(text, space))

    def _lay_controls(self, room: int, plan: Plan) -> int:
        """Tiles and buttons in rows at the foot; gives back their height."""
        px, high = look.px, self._planner.controls_height(room, plan)
        y = self._size.height() - px(10) - high
        tiles, buttons = self._planner.tile_rows(room, plan.side), self._planner.button_rows(room, plan.plain)
        side, tall = px(plan.side), self._planner.buttons_height()
        shared = self._planner.share_a_row(room, plan)
        self._lay_tile_rows(tiles, y + (max(0, tall - side) // 2 if shared else 0), plan.side)
        y += len(tiles) * (side + px(8))
        if shared:
            y += -side - px(8) + max(0, side - tall) // 2
        for row in buttons:
            self._lay_buttons(row, y, plan.plain)
            y += tall + px(8)
        return high

    def _lay_tile_rows(self, rows: Sequence[Sequence[TileButton]], y: int, side: int) -> None:
        left, step = self._planner.left + self._planner.caption_width(), look.px(side) + look.px(8)
        self._lay_caption(left, y + look.px(side) // 2)
        for row in rows:
            self._lay_tiles(row, left, y, side)
            y += step

    def _lay_caption(self, right: int, middle: int) -> None:
        """The words before the tiles: they end where the tiles begin, their middle in a row's."""
        wide = self._planner.caption_width()
        high = self._caption.heightForWidth(max(1, wide - look.px(10)))
        self._caption.setGeometry(right - wide, middle - high // 2, max(0, wide - look.px(10)), high)

    def _lay_tiles(self, row: Sequence[TileButton], x: int, y: int, side: int) -> None:
        """Side by side from x on."""
        margin = look.px(tile.MARGIN)
        for button in row:
            button.setGeometry(QRect(QPoint(x - margin, y - margin), button.sizeHint()))
            x += look.px(side) + tile.gap_of(side)

    def _lay_buttons(self, row: Sequence[WordButton], y: int, plain: bool) -> None:
        """Side by side; they end at the right."""
        x = self._size.width() - look.px(15) - row_width(row, plain)
        for button in row:
            button.setGeometry(QRect(x, y, button.width_if(plain), self._planner.buttons_height()))
            x += button.width() + look.px(10)
