"""How the prompt bar is laid: how high it is, what stands beside the words or below them, how small things are."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.prompt import tiles as tile
from durbar.ui.kit.prompt.button import SIZES, row_height, row_width
from durbar.ui.kit.prompt.said import LEAST, LETTERS, Said, shrinkings
from durbar.ui.kit.prompt.tiles import TileButton

#: Units above and below the words, between words and what stands below them, between rows, and below the last row.
ABOVE, APART, BETWEEN, FOOT = 6, 8, 8, 9
#: Units: what words need beside tiles and buttons, at least; and what the column of words and tiles needs.
LEAST_WORDS, LEAST_COLUMN = 260, 420
#: Letters of this index are good enough not to look for a roomier way.
GOOD = 3
#: Units: the bar's height at the usual size of letters; higher in windows narrower than so many units, where words need
#: more lines; lower in windows lower than so many, where the board needs them.
HIGH, HIGHER, NARROW, LOWER, LOW = 96, 120, 1150, 82, 660
#: It grows with the letters, but not as much: larger ones may shrink, and the board needs room as well.
GROWTH = 0.6


def bar_height(width: int, window: int) -> int:
    """The height in pixels of the bar in a width, in a window of this height: it is the same for every prompt.

    It has room for the longest prompt of all games in both languages, in smaller letters where need be.
    """
    growth = max(1.0, look.letter(100) / (100 * look.u))
    high = LOWER if window < look.px(LOW) else HIGHER if width < look.px(NARROW) else HIGH
    return look.px(high * growth**GROWTH)


@dataclass(frozen=True)
class Plan:
    """How the bar is laid: tiles or buttons below the words or beside, and how small things are.

    side: of a tile, in u. plain: buttons without pictures. button: letters of buttons, in u. letters: of the prompt's
    own words, an index of LETTERS.
    """

    side: int = tile.SIDE
    tiles_below: bool = False
    below: bool = False
    plain: bool = False
    button: float = SIZES[0]
    letters: int = 0


class Planner:
    """Plans and measures the bar, in pixels. What it found is kept until it is told to ``forget``.

    own: the prompt's own words, for which all is planned: what else is said there for a moment moves nothing.
    has_emblem: whether one stands left of the words. high: the bar's height.
    """

    def __init__(self, own: Said, caption: Words, buttons: Sequence[WordButton], tiles: Sequence[TileButton]) -> None:
        self._own = own
        self._caption = caption
        self._buttons = buttons
        self._tiles = tiles
        self.has_emblem = False
        self.high = look.px(HIGH)
        self._plans: dict[int, Plan] = {}
        self._before: dict[int, Plan] = {}  # where the same tiles and buttons stood under the words of before
        self._caption_wide = -1

    def forget(self, same_controls: bool = False) -> None:
        """Words, tiles, buttons or letters are others: measure them anew.

        same_controls: only words are; tiles and buttons stay where they are if the words have room beside them there.
        """
        self._before = self._plans if same_controls else {}
        self._plans = {}
        self._caption_wide = -1

    @property
    def left(self) -> int:
        """Where words begin."""
        return look.px(78 if self.has_emblem else 20)

    def plan(self, width: int) -> Plan:
        """How the prompt is laid in a width: the first way that leaves its words large, else the largest of all."""
        if width not in self._plans:
            self._plans[width] = self._as_before(width) or self._roomiest(width)
        return self._plans[width]

    def _as_before(self, width: int) -> Plan | None:
        way = self._before.get(width)
        if way is None:
            return None
        letters = self._own.fitting(self.words_room(width, way), self.words_height(width, way))
        return None if letters is None else replace(way, letters=letters)

    def _roomiest(self, width: int) -> Plan:
        best, least, roomy = None, len(LETTERS), []
        for way in self._ways():
            if not self._has_room(width, way):
                continue
            roomy.append(way)
            letters = self._own.fitting(self.words_room(width, way), self.words_height(width, way))
            if letters is not None and letters < least:
                best, least = replace(way, letters=letters), letters
                if letters <= GOOD:
                    break
        if best is not None:
            return best
        smallest = shrinkings()[-1]
        tallest = max(roomy or [self._lowest()], key=lambda way: self.words_height(width, way))
        return replace(tallest, letters=smallest)

    def _ways(self) -> Iterator[Plan]:
        """The ways to lay the bar, in the order they are tried."""
        sides = (tile.SIDE, *tile.SHRUNK) if self._tiles else (tile.SIDE,)
        small = [size for size in SIZES[1:] if size >= LEAST / max(1.0, look.text)] if self._buttons else []
        for side in sides:
            yield Plan(side)
        if self._buttons:
            yield Plan(sides[-1], plain=True)
        if self._tiles:
            for side in sides:
                yield Plan(side, tiles_below=True)
        for side in sides:
            yield Plan(side, bool(self._tiles), bool(self._buttons))
        for size in small:
            yield Plan(sides[-1], plain=True, button=size)
        for size in (SIZES[0], *small):
            for side in (*sides, *(tile.TINY if self._tiles else ())):
                yield Plan(side, bool(self._tiles), bool(self._buttons), plain=True, button=size)

    def _lowest(self) -> Plan:
        """The way for a window so small that nothing fits."""
        return Plan(tile.TINY[-1], bool(self._tiles), bool(self._buttons), plain=True, button=SIZES[-1])

    def _has_room(self, width: int, way: Plan) -> bool:
        """Whether words keep a room one can read in, and nothing is cut."""
        px, room = look.px, self.words_room(width, way)
        if way.below:
            return self.words_height(width, way) >= paint.line_of(look.serif(LETTERS[shrinkings()[-1]][0]))
        least = px(LEAST_WORDS) * max(1.0, min(look.text, 1.5))
        if way.tiles_below:
            least = max(px(LEAST_COLUMN), tile.row_width(min(5, len(self._tiles)), way.side) + self.caption_width())
        return room >= least and self.words_height(width, way) > 0

    def words_room(self, width: int, plan: Plan) -> int:
        """The width that words have."""
        px = look.px
        buttons = 0 if plan.below else self.buttons_width(plan)
        tiles = 0 if plan.tiles_below else tile.row_width(len(self._tiles), plan.side) + self.caption_width()
        room = width - self.left - px(15)
        return room - (buttons + px(20) if buttons else 0) - (tiles + px(20) if tiles else 0)

    def words_height(self, width: int, plan: Plan) -> int:
        """The height that words have."""
        controls = self.controls_height(self.words_room(width, plan), plan)
        return self.high - look.px(ABOVE) - (look.px(APART + FOOT) + controls if controls else look.px(ABOVE))

    def caption_width(self) -> int:
        """Of the words before the tiles, and the space after them."""
        if self._caption_wide < 0:
            self._caption_wide = _width_of(self._caption)
        return self._caption_wide

    def caption_height(self) -> int:
        """Of the words before the tiles."""
        wide = self.caption_width() - look.px(10)
        return self._caption.heightForWidth(wide) if wide > 0 else 0

    def tiles_height(self, side: int) -> int:
        """Of a row of tiles with the words before it."""
        return max(look.px(side), self.caption_height())

    def buttons_width(self, plan: Plan) -> int:
        """All buttons beside each other."""
        return row_width(self._buttons, plan.plain, plan.button)

    def tile_rows(self, room: int, side: int) -> list[Sequence[TileButton]]:
        """The tiles in as many rows as they need, about equally long."""
        room += tile.gap_of(side) - self.caption_width()
        fit = max(1, room // (look.px(side) + tile.gap_of(side)))
        rows = -(-len(self._tiles) // fit)
        each = -(-len(self._tiles) // max(1, rows))
        return [self._tiles[at : at + each] for at in range(0, len(self._tiles), max(1, each))]

    def button_rows(self, room: int, plan: Plan) -> list[list[WordButton]]:
        """The buttons in as many rows as their widths need."""
        rows: list[list[WordButton]] = []
        for button in self._buttons:
            if rows and row_width([*rows[-1], button], plan.plain, plan.button) <= room:
                rows[-1].append(button)
            else:
                rows.append([button])
        return rows

    def share_a_row(self, room: int, plan: Plan) -> bool:
        """Whether below the words the last tiles and the first buttons stand beside each other."""
        tiles, buttons = self.tile_rows(room, plan.side), self.button_rows(room, plan)
        if not (tiles and buttons and plan.below):
            return False
        wide = tile.row_width(len(tiles[-1]), plan.side) + look.px(20) + row_width(buttons[0], plan.plain, plan.button)
        return wide + self.caption_width() <= room

    def controls_height(self, room: int, plan: Plan) -> int:
        """What stands below the words takes this."""
        between = look.px(BETWEEN)
        tiles = len(self.tile_rows(room, plan.side)) if plan.tiles_below else 0
        buttons = len(self.button_rows(room, plan)) if plan.below else 0
        side, tall = self.tiles_height(plan.side), row_height(plan.button)
        if self.share_a_row(room, plan):
            return (tiles - 1) * (side + between) + max(side, tall) + (buttons - 1) * (tall + between)
        return max(0, tiles * (side + between) + buttons * (tall + between) - between)


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
