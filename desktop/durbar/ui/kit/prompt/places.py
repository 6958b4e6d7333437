"""Lays words, tiles and buttons of the prompt bar where its plan wants them."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QScrollArea

from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.prompt import tiles as tile
from durbar.ui.kit.prompt.button import row_height, row_width
from durbar.ui.kit.prompt.plan import ABOVE, BETWEEN, FOOT, Plan, Planner
from durbar.ui.kit.prompt.said import RIM, Said, shrinkings
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
        """Everything to its place. Where tiles and buttons stand depends on nothing that is said for a moment only."""
        self._size = QSize(width, height)
        px, plan = look.px, self._planner.plan(width)
        for button in self._buttons:
            button.set_plain(plan.plain)
            button.set_letters(plan.button)
        for one in self._tiles:
            one.set_side(plan.side)
        middle, room = height // 2, self._planner.words_room(width, plan)
        if plan.below or plan.tiles_below:
            self._lay_controls(room, plan)
        if not plan.below:
            self._lay_buttons(self._buttons, middle - row_height(plan.button) // 2, plan)
        if not plan.tiles_below and self._tiles:
            buttons = self._planner.buttons_width(plan)
            end = width - px(15) - (buttons + px(20) if buttons else 0)
            x = end - tile.row_width(len(self._tiles), plan.side)
            self._lay_tiles(self._tiles, x, middle - px(plan.side) // 2, plan.side)
            self._lay_caption(x, middle)
        self._lay_words(room, plan)

    def _lay_words(self, room: int, plan: Plan) -> None:
        """The words, in letters that leave them room; where even the smallest don't, they scroll."""
        px, space = look.px, max(1, self._planner.words_height(self._size.width(), plan))
        letters = self._said.fitting(room, space, plan.letters)
        rim, wide = px(RIM), room
        if letters is None:
            letters, wide = shrinkings()[-1], room - px(10)
        self._said.lay(max(1, wide), letters)
        text = min(self._said.height() - 2 * rim, space)
        top = px(ABOVE) + (space - text) // 2
        self._area.setGeometry(self._planner.left - rim, top - rim, room + 2 * rim, text + 2 * rim)

    def _lay_controls(self, room: int, plan: Plan) -> None:
        """Tiles and buttons in rows at the foot."""
        px, high = look.px, self._planner.controls_height(room, plan)
        y = self._size.height() - px(FOOT) - high
        tiles = self._planner.tile_rows(room, plan.side) if plan.tiles_below else []
        buttons = self._planner.button_rows(room, plan) if plan.below else []
        side, tall = self._planner.tiles_height(plan.side), row_height(plan.button)
        shared = self._planner.share_a_row(room, plan)
        if plan.tiles_below:
            self._lay_tile_rows(tiles, y + (max(0, tall - side) // 2 if shared else 0), plan.side)
        y += len(tiles) * (side + px(BETWEEN))
        if shared:
            y += -side - px(BETWEEN) + max(0, side - tall) // 2
        for row in buttons:
            self._lay_buttons(row, y, plan)
            y += tall + px(BETWEEN)

    def _lay_tile_rows(self, rows: Sequence[Sequence[TileButton]], y: int, side: int) -> None:
        left, high = self._planner.left + self._planner.caption_width(), self._planner.tiles_height(side)
        self._lay_caption(left, y + high // 2)
        for row in rows:
            self._lay_tiles(row, left, y + (high - look.px(side)) // 2, side)
            y += high + look.px(BETWEEN)

    def _lay_caption(self, right: int, middle: int) -> None:
        """The words before the tiles: they end where the tiles begin, their middle in a row's."""
        wide, high = self._planner.caption_width(), self._planner.caption_height()
        self._caption.setGeometry(right - wide, middle - high // 2, max(0, wide - look.px(10)), high)

    def _lay_tiles(self, row: Sequence[TileButton], x: int, y: int, side: int) -> None:
        """Side by side from x on."""
        margin = look.px(tile.MARGIN)
        for button in row:
            button.setGeometry(QRect(QPoint(x - margin, y - margin), button.sizeHint()))
            x += look.px(side) + tile.gap_of(side)

    def _lay_buttons(self, row: Sequence[WordButton], y: int, plan: Plan) -> None:
        """Side by side; they end at the right."""
        x = self._size.width() - look.px(15) - row_width(row, plan.plain, plan.button)
        for button in row:
            button.setGeometry(QRect(x, y, button.width_if(plan.plain, plan.button), row_height(plan.button)))
            x += button.width() + look.px(10)
