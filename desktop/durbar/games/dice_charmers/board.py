"""A file of The Dice Charmers: its dice, its tracks, the Sun sheet and the Moon sheet (§13).

It is read from JSON and checked; what a file leaves out of dice, tracks and sheets is taken from Durbar's own.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from functools import cached_property, lru_cache
from typing import Any, Literal

import msgspec

from durbar.engine.board_file import BadBoard, decode, line_of_name
from durbar.games.dice_charmers.effects import KINDS, NUMBERS, Effect
from durbar.games.dice_charmers.names import CHARACTERS, COLOURS, FACES, GOODS
from durbar.games.dice_charmers.roads import AROUND, EDGES, ROWS, SHAPES, SIDES
from durbar.games.dice_charmers.sheet import (
    CONTENTS,
    EACH_SYMBOL,
    GOODS_COLUMNS,
    KARMA_BOXES,
    PALACE_COLUMNS,
    RIVER_SPACES,
    TOP_LEVEL,
    Sheet,
    SheetFile,
)
from durbar.games.dice_charmers.tracks import Tracks

SHEETS = ("sun", "moon")
HALF_ROADS = "half_roads"
MOST_CELLS = 100
MOST_VALUE = 20
CORNERS = 2


class DiceFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Six faces for each colour of dice: pairs of goods, roads, symbols of the river, characters."""

    purple: tuple[tuple[str, str], ...]
    green: tuple[str, ...]
    blue: tuple[str, ...]
    orange: tuple[str, ...]


class TracksFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The length of the fame track, and its two cells without coins."""

    fame_cells: int
    corners: tuple[int, ...]


class _File(msgspec.Struct, frozen=True):
    board: Literal["dice_charmers"]
    sheets: dict[str, SheetFile]
    name: str = ""
    design: str = ""
    dice: DiceFile | None = None
    tracks: TracksFile | None = None


class _Outline(msgspec.Struct, frozen=True):
    sheets: dict[str, dict[str, msgspec.Raw]]


class Face(msgspec.Struct, frozen=True):
    """A face of a die. goods: of a purple one, as numbers. what: road, symbol or character of the others."""

    goods: tuple[int, ...] = ()
    what: str = ""


class Board:
    """Checked dice, tracks and sheets. Equal texts give the same object.

    faces: by colour of die and face. sheets: by id.
    """

    def __init__(self, file: _File, text: str, shipped: str):
        """Not to be called: see ``read_board``."""
        assert file.dice is not None
        assert file.tracks is not None
        self.text, self.shipped = text, shipped
        self.name, self.design = file.name, file.design
        self.dice = file.dice
        self.tracks = Tracks(file.tracks.fame_cells, file.tracks.corners)
        purple = tuple(Face(goods=tuple(GOODS.index(good) for good in pair)) for pair in file.dice.purple)
        others = (file.dice.green, file.dice.blue, file.dice.orange)
        self.faces = (purple, *(tuple(Face(what=what) for what in faces) for faces in others))
        self.sheets = {id: Sheet(id, sheet, self.tracks) for id, sheet in file.sheets.items()}
        self._file = file

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled board is read again from its text."""
        return read_board, (self.text, self.shipped)

    @cached_property
    def rules_digest(self) -> str:
        """Eight letters that change with whatever matters to the rules."""
        sheets = [msgspec.structs.replace(self._file.sheets[id], design="") for id in sorted(self._file.sheets)]
        rules = msgspec.json.encode((self._file.dice, self._file.tracks, sheets))
        return hashlib.blake2b(rules, digest_size=4).hexdigest()


@lru_cache(maxsize=64)
def read_board(text: str, shipped: str = "") -> Board:
    """The board in a text; what it leaves out is taken from the shipped text.

    Raises BadBoard with one clear sentence and, where there is one, the line that is wrong.
    """
    _check_blocks(decode(text, _Outline), text)
    file = decode(text, _File)
    if shipped:
        own = decode(shipped, _File)
        file = msgspec.structs.replace(
            file, dice=file.dice or own.dice, tracks=file.tracks or own.tracks, sheets={**own.sheets, **file.sheets}
        )
    if file.dice is None or file.tracks is None:
        raise BadBoard("missing", "the file says nothing of the dice or the tracks.", line_of_name(text, "board"))
    for id in file.sheets:
        if id not in SHEETS:
            raise BadBoard("unknown_sheet", f"a sheet is “sun” or “moon”, not “{id}”.", _line_of_sheet(text, id))
    for id in SHEETS:
        if id not in file.sheets:
            raise BadBoard("no_sheet", f"the {id} sheet is missing.", line_of_name(text, "sheets"), {"sheet": id})
    _check_dice(file.dice, text)
    _check_tracks(file.tracks, text)
    for id in SHEETS:
        _SheetCheck(id, file.sheets[id], file.dice, file.tracks, text).run()
    return Board(file, text, shipped)


def _check_blocks(outline: _Outline, text: str) -> None:
    for id, blocks in outline.sheets.items():
        for field in msgspec.structs.fields(SheetFile):
            if field.required and field.name not in blocks:
                sentence = f"the {id} sheet has no block “{field.name}”."
                raise BadBoard("missing_block", sentence, _line_of_sheet(text, id), {"sheet": id, "what": field.name})


def _line_of_sheet(text: str, id: str) -> int:
    """The line on which a sheet begins; its id may be anything."""
    return line_of_name(text, re.escape(id))


def _check_dice(dice: DiceFile, text: str) -> None:
    allowed: dict[str, tuple[str, ...]] = {"green": (*SHAPES, HALF_ROADS), "orange": CHARACTERS}
    for colour in COLOURS:
        faces = getattr(dice, colour)
        line = line_of_name(text, colour)
        if len(faces) != FACES:
            sentence = f"a {colour} die has {FACES} faces, not {len(faces)}."
            raise BadBoard("faces", sentence, line, {"colour": colour, "count": len(faces)})
        known = allowed.get(colour, faces)
        flat = [good for pair in faces for good in pair] if colour == "purple" else faces
        for face in flat:
            if face not in (GOODS if colour == "purple" else known):
                sentence = f"“{face}” is not on any {colour} die."
                raise BadBoard("face", sentence, line, {"colour": colour, "what": face})
    if len(set(dice.blue)) != FACES:
        raise BadBoard("symbols", "the six faces of a blue die show six symbols.", line_of_name(text, "blue"))


def _check_tracks(tracks: TracksFile, text: str) -> None:
    line = line_of_name(text, "tracks")
    cells, corners = tracks.fame_cells, tracks.corners
    if not 2 * CORNERS < cells <= MOST_CELLS:
        sentence = f"the fame track has {2 * CORNERS + 1} to {MOST_CELLS} cells, not {cells}."
        raise BadBoard("fame_cells", sentence, line, {"count": cells})
    if len(corners) != CORNERS or not 1 < corners[0] < corners[1] - 1 < cells - 1:
        raise BadBoard("corners", "the fame track has two corners, apart from each other and from its ends.", line)


class _SheetCheck:
    """Is this sheet sound? Each check raises BadBoard at the first thing that is not."""

    def __init__(self, id: str, sheet: SheetFile, dice: DiceFile, tracks: TracksFile, text: str):
        self.id, self.sheet, self.dice, self.tracks, self.text = id, sheet, dice, tracks, text

    def run(self) -> None:
        """All checks."""
        self._province()
        self._border()
        self._river()
        self._market()
        self._columns()
        self._tracks()

    def _fail(self, block: str, key: str, sentence: str, **facts: str | int) -> None:
        raise BadBoard(key, f"the {self.id} sheet: {sentence}", self._line(block), {"sheet": self.id, **facts})

    def _line(self, block: str) -> int:
        """The line of a block, after the line where its sheet begins; 0 for what the file left to Durbar's own."""
        sheet = _line_of_sheet(self.text, self.id)
        if not sheet:
            return 0
        within = line_of_name("\n".join(self.text.split("\n")[sheet - 1 :]), block)
        return sheet - 1 + within if within else sheet

    def _province(self) -> None:
        rows, contents = self.sheet.province, "".join(self.sheet.province)
        if len(rows) != ROWS or any(len(row) != ROWS for row in rows):
            self._fail("province", "province_size", f"the province has {ROWS} rows of {ROWS} cells.")
        for letter in contents:
            if letter not in CONTENTS:
                sentence = f"“{letter}” stands for no cell; there are {', '.join(CONTENTS)}."
                self._fail("province", "cell", sentence, what=letter)
        if contents.count("R") != 1:
            self._fail("province", "residence", f"a province has one residence, not {contents.count('R')}.")
        exits = self.sheet.exits
        if not exits or any(side not in SIDES for side in exits) or len(set(exits)) != len(exits):
            self._fail("exits", "exits", f"the residence has exits to some of the sides {SIDES}, not “{exits}”.")
        around = AROUND[contents.index("R")]
        if all(across is None or SIDES[n] not in exits for n, (_, across, _, _) in enumerate(around)):
            self._fail("exits", "no_way_out", "no exit of the residence leads into the province.")

    def _border(self) -> None:
        for edge, effect in self.sheet.border.items():
            if edge not in EDGES:
                self._fail("border", "edge", f"the border has edges T1 to L5, not “{edge}”.", edge=edge)
            self._effect("border", f"the bonus at {edge}", effect)

    def _river(self) -> None:
        river = self.sheet.river
        if len(river) != RIVER_SPACES:
            sentence = f"the river has {RIVER_SPACES} spaces, not {len(river)}."
            self._fail("river", "river_length", sentence, count=len(river))
        symbols = Counter(space.symbol for space in river)
        for symbol in (*self.dice.blue, *symbols):
            if symbols[symbol] != EACH_SYMBOL or symbol not in self.dice.blue:
                sentence = f"each symbol of the blue die is on {EACH_SYMBOL} spaces of the river; “{symbol}” is not."
                self._fail("river", "river_symbols", sentence, what=symbol)
        for number, space in enumerate(river, 1):
            for effect in space.rewards:
                self._effect("river", f"space {number} of the river", effect)

    def _market(self) -> None:
        values, tents = self.sheet.values, self.sheet.tents
        if len(values) != GOODS_COLUMNS or not all(0 <= value <= MOST_VALUE for value in values):
            sentence = f"the market has {GOODS_COLUMNS} columns worth 0 to {MOST_VALUE} coins each."
            self._fail("values", "values", sentence)
        columns = [column for tent in tents for column in tent.columns]
        if columns != list(range(1, GOODS_COLUMNS + 1)) or len({tent.id for tent in tents}) != len(tents):
            self._fail("tents", "tents", "the tents stand over the columns 1 to 5, each over its own, from the left.")
        for tent in tents:
            if not (tent.id.isalnum() and len(tent.id) < 9):
                self._fail("tents", "tent_id", f"the name of a tent is a letter, not “{tent.id}”.")
            self._effect("tents", f"tent {tent.id}", tent.bonus)

    def _columns(self) -> None:
        karma = range(2, KARMA_BOXES + 1)
        blocks = (
            ("palace", self.sheet.palace, range(1, PALACE_COLUMNS + 1)),
            ("upgrades", self.sheet.upgrades, range(2, TOP_LEVEL + 1)),
            ("karma", self.sheet.karma, karma),
        )
        for block, bonuses, places in blocks:
            for place, effect in bonuses.items():
                if place not in places:
                    sentence = f"“{block}” has bonuses for {places[0]} to {places[-1]}, not {place}."
                    self._fail(block, "column", sentence, what=block, count=place)
                self._effect(block, f"{block} {place}", effect)

    def _tracks(self) -> None:
        tracks = Tracks(self.tracks.fame_cells, self.tracks.corners)
        for block, bonuses, cells in (
            ("fame", self.sheet.fame, tracks.fame_cells),
            ("money", self.sheet.money, tracks.money_cells),
        ):
            for cell, effect in bonuses.items():
                if not 1 <= cell <= cells:
                    sentence = f"the {block} track has cells 1 to {cells}, so no bonus at {cell}."
                    self._fail(block, "track_cell", sentence, what=block, count=cell)
                self._effect(block, f"{block} {cell}", effect)

    def _effect(self, block: str, where: str, effect: Effect) -> None:
        if effect.type not in KINDS:
            self._fail(block, "kind", f"{where}: “{effect.type}” is no kind of bonus.", what=effect.type)
        most = NUMBERS.get(effect.type, 1)
        if not 1 <= effect.n <= most:
            sentence = f"{where}: “{effect.type}” comes with a number from 1 to {most}, not {effect.n}."
            self._fail(block, "number", sentence, count=effect.n)
        if (effect.type == "palace_character") != bool(effect.who) or effect.who not in ("", *CHARACTERS):
            self._fail(block, "character", f"{where}: “{effect.who}” is no character of the palace.", what=effect.who)
        if (effect.type == "road") != bool(effect.shape) or effect.shape not in ("", *SHAPES):
            self._fail(block, "shape", f"{where}: “{effect.shape}” is no road.", what=effect.shape)
