"""A file of The Dice Charmers: its dice, its tracks, the Sun sheet and the Moon sheet (§13).

It is read from JSON and checked; what a file leaves out of dice, tracks and sheets is taken from Durbar's own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import cached_property, lru_cache
from typing import Any, Literal, NoReturn

import msgspec

from durbar.engine.board_file import BoardFile, Name, Remark
from durbar.engine.digest import digest
from durbar.engine.json_entries import Path
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


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    board: Literal["dice_charmers"]
    sheets: dict[str, SheetFile]
    name: Name = ""
    design: Remark = ""
    dice: DiceFile | None = None
    tracks: TracksFile | None = None


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
        """Pickle the board as its text, to be read again."""
        return read_board, (self.text, self.shipped)

    @cached_property
    def rules_digest(self) -> str:
        """Eight letters that change with whatever matters to the rules."""
        sheets = [msgspec.structs.replace(self._file.sheets[id], design="") for id in sorted(self._file.sheets)]
        rules = msgspec.json.encode((self._file.dice, self._file.tracks, sheets))
        return digest(rules, 4)


@lru_cache(maxsize=64)
def read_board(text: str, shipped: str = "") -> Board:
    """Return the board in a text; what it leaves out is taken from the shipped text.

    Raises BadBoard with one clear sentence and, where there is one, the line that is wrong.
    """
    source = BoardFile(text)
    written = file = source.read(_File)
    for id in written.sheets:
        if id not in SHEETS:
            sentence = "a sheet is “sun” or “moon”, not “{sheet}”."
            raise source.bad("unknown_sheet", sentence, ("sheets", id), sheet=id)
    if shipped:
        own = BoardFile(shipped).read(_File)
        file = msgspec.structs.replace(
            file, dice=file.dice or own.dice, tracks=file.tracks or own.tracks, sheets={**own.sheets, **file.sheets}
        )
    if file.dice is None or file.tracks is None:
        raise source.bad("missing", "the file says nothing of the dice or the tracks.", ("board",))
    for id in SHEETS:
        if id not in file.sheets:
            raise source.bad("no_sheet", "the sheet “{sheet}” is missing.", ("sheets",), sheet=id)
    _check_dice(file.dice, source)
    _check_tracks(file.tracks, source)
    for id in SHEETS:
        _SheetCheck(id, file.sheets[id], file.dice, file.tracks, source, id in written.sheets).run()
    return Board(file, text, shipped)


def _check_dice(dice: DiceFile, source: BoardFile) -> None:
    allowed: dict[str, tuple[str, ...]] = {"green": (*SHAPES, HALF_ROADS), "orange": CHARACTERS}
    for colour in COLOURS:
        faces = getattr(dice, colour)
        path: Path = ("dice", colour)
        if len(faces) != FACES:
            sentence = f"a {{colour}} die has {FACES} faces, not {{count}}."
            raise source.bad("faces", sentence, path, colour=colour, count=len(faces))
        known = GOODS if colour == "purple" else allowed.get(colour, faces)
        for number, face in enumerate(faces):
            for what in face if colour == "purple" else (face,):
                if what not in known:
                    sentence = "“{what}” is not on any {colour} die."
                    raise source.bad("face", sentence, (*path, number), colour=colour, what=what)
    for number, symbol in enumerate(dice.blue):
        if symbol in dice.blue[:number]:
            sentence = f"the {FACES} faces of a blue die show {FACES} symbols."
            raise source.bad("symbols", sentence, ("dice", "blue", number))


def _check_tracks(tracks: TracksFile, source: BoardFile) -> None:
    cells, corners = tracks.fame_cells, tracks.corners
    if not 2 * CORNERS < cells <= MOST_CELLS:
        sentence = f"the fame track has {2 * CORNERS + 1} to {MOST_CELLS} cells, not {{count}}."
        raise source.bad("fame_cells", sentence, ("tracks", "fame_cells"), count=cells)
    if len(corners) != CORNERS or not 1 < corners[0] < corners[1] - 1 < cells - 1:
        sentence = f"the fame track has {CORNERS} corners, apart from each other and from its ends."
        raise source.bad("corners", sentence, ("tracks", "corners"))


class _SheetCheck:
    """Is this sheet sound? Each check raises BadBoard at the first thing that is not.

    written: whether the file has this sheet; else it is Durbar's own, and what the file has does not fit it.
    """

    def __init__(self, id: str, sheet: SheetFile, dice: DiceFile, tracks: TracksFile, source: BoardFile, written: bool):
        self.id, self.sheet, self.dice, self.tracks = id, sheet, dice, tracks
        self.source, self.written = source, written

    def run(self) -> None:
        """Run all checks."""
        self._province()
        self._border()
        self._river()
        self._market()
        self._columns()
        self._tracks()

    def _fail(self, key: str, sentence: str, path: Path, **facts: str | int) -> NoReturn:
        whole: Path = ("sheets", self.id, *path)
        if not self.written:
            whole = ("dice", "blue") if path[0] == "river" else ("tracks",)
        raise self.source.bad(key, f"the {self.id} sheet: {sentence}", whole, sheet=self.id, **facts)

    def _province(self) -> None:
        rows, contents = self.sheet.province, "".join(self.sheet.province)
        if len(rows) != ROWS or any(len(row) != ROWS for row in rows):
            self._fail("province_size", f"the province has {ROWS} rows of {ROWS} cells.", ("province",))
        for number, letter in enumerate(contents):
            if letter not in CONTENTS:
                sentence = f"“{{what}}” stands for no cell; there are {', '.join(CONTENTS)}."
                self._fail("cell", sentence, ("province", number // ROWS), what=letter)
        if (count := contents.count("R")) != 1:
            self._fail("residence", "a province has one residence, not {count}.", ("province",), count=count)
        exits = self.sheet.exits
        if not exits or any(side not in SIDES for side in exits) or len(set(exits)) != len(exits):
            sentence = f"the residence has exits to some of the sides {SIDES}, not “{{what}}”."
            self._fail("exits", sentence, ("exits",), what=exits)
        around = AROUND[contents.index("R")]
        if all(across is None or SIDES[n] not in exits for n, (_, across, _, _) in enumerate(around)):
            self._fail("no_way_out", "no exit of the residence leads into the province.", ("exits",))

    def _border(self) -> None:
        for edge, effect in self.sheet.border.items():
            if edge not in EDGES:
                self._fail(
                    "edge",
                    f"the border has edges {EDGES[0]} to {EDGES[-1]}, not “{{edge}}”.",
                    ("border", edge),
                    edge=edge,
                )
            self._effect(("border", edge), effect)

    def _river(self) -> None:
        river = self.sheet.river
        if (count := len(river)) != RIVER_SPACES:
            sentence = f"the river has {RIVER_SPACES} spaces, not {{count}}."
            self._fail("river_length", sentence, ("river",), count=count)
        for number, space in enumerate(river):
            if space.symbol not in self.dice.blue:
                sentence = "“{what}” is on no blue die."
                self._fail("river_symbol", sentence, ("river", number, "symbol"), what=space.symbol)
        symbols = Counter(space.symbol for space in river)
        for symbol in self.dice.blue:
            if (count := symbols[symbol]) != EACH_SYMBOL:
                sentence = (
                    f"each symbol of the blue dice is on {EACH_SYMBOL} spaces of the river; “{{what}}” is on {{count}}."
                )
                self._fail("river_symbols", sentence, ("river",), what=symbol, count=count)
        for number, space in enumerate(river):
            for place, effect in enumerate(space.rewards):
                self._effect(("river", number, "rewards", place), effect)

    def _market(self) -> None:
        values, tents = self.sheet.values, self.sheet.tents
        if len(values) != GOODS_COLUMNS or not all(0 <= value <= MOST_VALUE for value in values):
            sentence = f"the market has {GOODS_COLUMNS} columns worth 0 to {MOST_VALUE} coins each."
            self._fail("values", sentence, ("values",))
        columns = [column for tent in tents for column in tent.columns]
        if columns != list(range(1, GOODS_COLUMNS + 1)) or len({tent.id for tent in tents}) != len(tents):
            sentence = f"the tents stand over the columns 1 to {GOODS_COLUMNS}, each over its own, from the left."
            self._fail("tents", sentence, ("tents",))
        for number, tent in enumerate(tents):
            if not (tent.id.isalnum() and len(tent.id) < 9):
                sentence = "the name of a tent is a letter, not “{what}”."
                self._fail("tent_id", sentence, ("tents", number, "id"), what=tent.id)
            self._effect(("tents", number, "bonus"), tent.bonus)

    def _columns(self) -> None:
        blocks = (
            ("palace", self.sheet.palace, range(1, PALACE_COLUMNS + 1)),
            ("upgrades", self.sheet.upgrades, range(2, TOP_LEVEL + 1)),
            ("karma", self.sheet.karma, range(2, KARMA_BOXES + 1)),
        )
        for block, bonuses, places in blocks:
            for place, effect in bonuses.items():
                if place not in places:
                    sentence = f"“{{what}}” has bonuses for {places[0]} to {places[-1]}, not {{count}}."
                    self._fail("column", sentence, (block, str(place)), what=block, count=place)
                self._effect((block, str(place)), effect)

    def _tracks(self) -> None:
        tracks = Tracks(self.tracks.fame_cells, self.tracks.corners)
        for block, bonuses, cells in (
            ("fame", self.sheet.fame, tracks.fame_cells),
            ("money", self.sheet.money, tracks.money_cells),
        ):
            for cell, effect in bonuses.items():
                if not 1 <= cell <= cells:
                    sentence = f"the {{what}} track has cells 1 to {cells}, so no bonus at {{count}}."
                    self._fail("track_cell", sentence, (block, str(cell)), what=block, count=cell)
                self._effect((block, str(cell)), effect)

    def _effect(self, path: Path, effect: Effect) -> None:
        kind = effect.type
        if kind not in KINDS:
            self._fail("kind", "“{what}” is no kind of bonus.", (*path, "type"), what=kind)
        most = NUMBERS.get(kind, 1)
        if most == 1 and effect.n != 1:
            self._fail("no_number", "“{what}” comes once, without a number.", (*path, "n"), what=kind)
        if not 1 <= effect.n <= most:
            sentence = "“{what}” comes with a number from 1 to {most}, not {count}."
            self._fail("number", sentence, (*path, "n"), what=kind, most=most, count=effect.n)
        self._belonging(path, effect, "palace_character", "who", CHARACTERS)
        self._belonging(path, effect, "road", "shape", SHAPES)

    def _belonging(self, path: Path, effect: Effect, kind: str, field: str, known: Collection[str]) -> None:
        """Check that one kind of bonus has a field with one of these words, and no other kind has it."""
        word = getattr(effect, field)
        if effect.type != kind:
            if word:
                sentence = "“{field}” belongs to “{kind}” alone, not to “{what}”."
                self._fail("not_here", sentence, (*path, field), field=field, kind=kind, what=effect.type)
        elif not word:
            self._fail("needs_word", "“{kind}” needs “{field}”.", path, kind=kind, field=field)
        elif word not in known:
            sentence = "“{what}” is none that “{field}” can be."
            self._fail("no_word", sentence, (*path, field), what=word, field=field)
