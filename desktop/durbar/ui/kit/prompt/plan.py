"""How the prompt bar is laid: what stands beside the words or below them, and how high all that is."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.prompt import tiles as tile
from durbar.ui.kit.prompt.button import row_width
from durbar.ui.kit.prompt.said import Said
from durbar.ui.kit.prompt.tiles import TileButton

#: Units: the bar's usual height, and that from which its text scrolls.
USUAL, MOST = 70, 210


@dataclass(frozen=True)
class Plan:
    """How the bar is laid: its height, tiles or buttons below the words or beside, and how small things are.

    plain: buttons without pictures. tight: words with smaller letters. side: of a tile, in u.
    """

    high: int
    side: int
    tiles_below: bool
    below: bool
    plain: bool
    tight: bool


class Planner:
    """Plans and measures the bar, in pixels. What it found is kept until it is told to ``forget``.

    own: the prompt's own words; said: those that stand there now. has_emblem: whether one stands left of the words.
    """

    def __init__(
        self, own: Said, said: Said, caption: Words, buttons: Sequence[WordButton], tiles: Sequence[TileButton]
    ) -> None:
        self._own = own
        self._said = said
        self._caption = caption
        self._buttons = buttons
        self._tiles = tiles
        self.has_emblem = False
        self._plans: dict[int, Plan] = {}
        self._own_plans: dict[int, Plan] = {}
        self._caption_wide = -1

    def forget(self) -> None:
        """Words, tiles, buttons or letters are others: measure them anew."""
        self._plans.clear()
        self._own_plans.clear()
        self._caption_wide = -1

    @property
    def left(self) -> int:
        """Where words begin."""
        return look.px(78 if self.has_emblem else 20)

    def plan(self, width: int) -> Plan:
        """How all is laid in a width. Words that are there for a moment only may make the bar higher, not else."""
        if width not in self._plans:
            self._plans[width] = self._with_said(width)
        return self._plans[width]

    def own_plan(self, width: int) -> Plan:
        """How the prompt's own words would be laid in a width."""
        if width not in self._own_plans:
            self._own_plans[width] = self._roomiest(width)
        return self._own_plans[width]

    def _with_said(self, width: int) -> Plan:
        own = self.own_plan(width)
        room = self.words_room(width, own)
        beside = not (own.below or own.tiles_below)
        space = own.high - look.px(12) if beside else self._own.lay(room, own.tight, move=False)
        tight = self._said.lay(room, False, move=False) > space
        more = max(0, self._said.lay(room, tight, move=False) - space)
        if not beside:
            more = max(0, min(more, look.px(MOST) - own.high))
        return replace(own, high=own.high + more, tight=tight)

    def _roomiest(self, width: int) -> Plan:
        """The roomiest way to lay the prompt that keeps the bar low; else tiles, then buttons, go below the words."""
        px, usual = look.px, look.px(USUAL)
        most = max(usual, round(usual * min(look.text, 1.25)))
        sides = (tile.SIDE, *tile.SHRUNK) if self._tiles else (tile.SIDE,)
        tries = [(side, False, False) for side in sides] + [(sides[-1], True, False), (sides[-1], True, True)]
        for side, plain, tight in tries:
            plan = Plan(0, side, False, False, plain, tight)
            room = self.words_room(width, plan)
            high = self._own.lay(room, tight, move=False) + px(12)
            if room >= px(260) and high <= most:
                tiles = px(side) + px(12) if self._tiles else 0
                return replace(plan, high=max(usual, high, self.buttons_height() + px(24), tiles))
        return self._tiles_below(width, most) or self._all_below(width)

    def _tiles_below(self, width: int, most: int) -> Plan | None:
        """Tiles in rows below the words, buttons at the end of both, if the words have room enough so."""
        px = look.px
        for plain in (False, True):
            plan = Plan(0, tile.SIDE, True, False, plain, False)
            room = self.words_room(width, plan)
            high = self._own.lay(room, False, move=False) + px(12)
            least = max(px(420), tile.row_width(min(5, len(self._tiles)), tile.SIDE) + self.caption_width())
            if self._tiles and room >= least and high <= most:
                tiles = len(self.tile_rows(room, tile.SIDE)) * (px(tile.SIDE) + px(8))
                return replace(plan, high=max(px(USUAL), high + px(3) + tiles))
        return None

    def _all_below(self, width: int) -> Plan:
        px = look.px
        room = width - self.left - px(15)
        plain = self.buttons_width(False) > room
        plan = Plan(0, tile.SIDE, bool(self._tiles), bool(self._buttons), plain, False)
        high = self._own.lay(room, False, move=False) + px(14)
        if self._buttons or self._tiles:
            controls = self.controls_height(room, plan)
            high = min(high + controls + px(14), max(px(MOST), controls + px(100)))
        return replace(plan, high=max(px(USUAL), high))

    def words_room(self, width: int, plan: Plan) -> int:
        """The width that words have."""
        px = look.px
        buttons = 0 if plan.below else self.buttons_width(plan.plain)
        tiles = 0 if plan.tiles_below else tile.row_width(len(self._tiles), plan.side) + self.caption_width()
        room = width - self.left - px(15)
        return room - (buttons + px(20) if buttons else 0) - (tiles + px(20) if tiles else 0)

    def caption_width(self) -> int:
        """Of the words before the tiles, and the space after them."""
        if self._caption_wide < 0:
            self._caption_wide = _width_of(self._caption)
        return self._caption_wide

    def buttons_width(self, plain: bool) -> int:
        """All buttons beside each other."""
        return row_width(self._buttons, plain)

    def buttons_height(self) -> int:
        """The highest button."""
        return max((button.sizeHint().height() for button in self._buttons), default=0)

    def tile_rows(self, room: int, side: int) -> list[Sequence[TileButton]]:
        """The tiles in as many rows as they need, about equally long."""
        room += tile.gap_of(side) - self.caption_width()
        fit = max(1, room // (look.px(side) + tile.gap_of(side)))
        rows = -(-len(self._tiles) // fit)
        each = -(-len(self._tiles) // max(1, rows))
        return [self._tiles[at : at + each] for at in range(0, len(self._tiles), max(1, each))]

    def button_rows(self, room: int, plain: bool) -> list[list[WordButton]]:
        """The buttons in as many rows as their widths need."""
        rows: list[list[WordButton]] = []
        for button in self._buttons:
            if rows and row_width([*rows[-1], button], plain) <= room:
                rows[-1].append(button)
            else:
                rows.append([button])
        return rows

    def share_a_row(self, room: int, plan: Plan) -> bool:
        """Whether below the words the last tiles and the first buttons stand beside each other."""
        tiles, buttons = self.tile_rows(room, plan.side), self.button_rows(room, plan.plain)
        if not (tiles and buttons and plan.below):
            return False
        wide = tile.row_width(len(tiles[-1]), plan.side) + look.px(20) + row_width(buttons[0], plan.plain)
        return wide + self.caption_width() <= room

    def controls_height(self, room: int, plan: Plan) -> int:
        """What stands below the words takes this."""
        px = look.px
        tiles = len(self.tile_rows(room, plan.side)) if plan.tiles_below else 0
        buttons = len(self.button_rows(room, plan.plain)) if plan.below else 0
        if self.share_a_row(room, plan):
            shared = max(px(plan.side), self.buttons_height())
            return (tiles - 1) * (px(plan.side) + px(8)) + shared + (buttons - 1) * (self.buttons_height() + px(8))
        high = tiles * (px(plan.side) + px(8)) + buttons * (self.buttons_height() + px(8))
        return max(0, high - px(8))


def _width_of(caption: Words) -> int:
    """Of the words before the tiles, long ones in two lines of about the same length, and the space after them."""
    words, font = caption.text().split(), caption.font()
    if not words:
        return 0
    wide = paint.width_of(" ".join(words), font)
    if wide > 5 * look.letter(tile.CAPTION):
        halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
        wide = min([wide, *(max(paint.width_of(one, font), paint.width_of(two, font)) for one, two in halves)])
    return wide + look.px(2) + look.px(10)
