"""The Dice Charmers’ names and pictures: goods, characters, buildings, faces of dice, cells, bonuses, halves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from PySide6.QtCore import QRectF

from durbar.games.dice_charmers.board import HALF_ROADS, Face
from durbar.games.dice_charmers.effects import Effect
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.names import BLUE, COLOURS, DIE_NUMBER, GOODS, GREEN, PURPLE
from durbar.games.dice_charmers.roads import CELL_NUMBER, COLUMNS, PAIR
from durbar.games.dice_charmers.sheet import Bonus, Sheet
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import manifest, pieces
from durbar.ui.kit.look import art
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, listed, translate

NO_BREAK = "\u00a0"
HALF = "½"
MINUS = "−"

_GOODS = {
    "tea": QT_TRANSLATE_NOOP("DiceCharmers", "tea"),
    "silk": QT_TRANSLATE_NOOP("DiceCharmers", "silk"),
    "spices": QT_TRANSLATE_NOOP("DiceCharmers", "spices"),
}
_CHARACTERS = {
    "great_mogul": QT_TRANSLATE_NOOP("DiceCharmers", "Great Mogul"),
    "maharani": QT_TRANSLATE_NOOP("DiceCharmers", "Maharani"),
    "merchant": QT_TRANSLATE_NOOP("DiceCharmers", "Merchant"),
    "raja_man_singh": QT_TRANSLATE_NOOP("DiceCharmers", "Raja Man Singh"),
    "master_builder": QT_TRANSLATE_NOOP("DiceCharmers", "Master Builder"),
    "portuguese": QT_TRANSLATE_NOOP("DiceCharmers", "Portuguese"),
}
_CONTENTS = {
    "temple": QT_TRANSLATE_NOOP("DiceCharmers", "temple"),
    "fort": QT_TRANSLATE_NOOP("DiceCharmers", "fort"),
    "garden": QT_TRANSLATE_NOOP("DiceCharmers", "garden"),
    "stepwell": QT_TRANSLATE_NOOP("DiceCharmers", "stepwell"),
    "market_same": QT_TRANSLATE_NOOP("DiceCharmers", "market for identical goods"),
    "market_different": QT_TRANSLATE_NOOP("DiceCharmers", "market for different goods"),
    "residence": QT_TRANSLATE_NOOP("DiceCharmers", "residence"),
}
_SYMBOLS = {
    "flag": QT_TRANSLATE_NOOP("DiceCharmers", "flag"),
    "lotus": QT_TRANSLATE_NOOP("DiceCharmers", "lotus"),
    "lamp": QT_TRANSLATE_NOOP("DiceCharmers", "lamp"),
    "conch": QT_TRANSLATE_NOOP("DiceCharmers", "conch"),
    "peacock": QT_TRANSLATE_NOOP("DiceCharmers", "peacock"),
    "tiger": QT_TRANSLATE_NOOP("DiceCharmers", "tiger"),
}
_SHAPES = {
    "straight": QT_TRANSLATE_NOOP("DiceCharmers", "straight road"),
    "curve": QT_TRANSLATE_NOOP("DiceCharmers", "curve"),
    "junction": QT_TRANSLATE_NOOP("DiceCharmers", "junction"),
    "crossing": QT_TRANSLATE_NOOP("DiceCharmers", "crossing"),
    PAIR: QT_TRANSLATE_NOOP("DiceCharmers", "straight road or curve of two half-roads"),
}
_SIDES = {
    "N": QT_TRANSLATE_NOOP("DiceCharmers", "north"),
    "E": QT_TRANSLATE_NOOP("DiceCharmers", "east"),
    "S": QT_TRANSLATE_NOOP("DiceCharmers", "south"),
    "W": QT_TRANSLATE_NOOP("DiceCharmers", "west"),
}
_DICE = {
    "purple": QT_TRANSLATE_NOOP("DiceCharmers", "purple die"),
    "green": QT_TRANSLATE_NOOP("DiceCharmers", "green die"),
    "blue": QT_TRANSLATE_NOOP("DiceCharmers", "blue die"),
    "orange": QT_TRANSLATE_NOOP("DiceCharmers", "orange die"),
}
_BORDERS = {
    "T": QT_TRANSLATE_NOOP("DiceCharmers", "top border"),
    "R": QT_TRANSLATE_NOOP("DiceCharmers", "right border"),
    "B": QT_TRANSLATE_NOOP("DiceCharmers", "bottom border"),
    "L": QT_TRANSLATE_NOOP("DiceCharmers", "left border"),
}
_PLACES = {
    "tent": QT_TRANSLATE_NOOP("DiceCharmers", "tent"),
    "palace": QT_TRANSLATE_NOOP("DiceCharmers", "palace column {number}"),
    "upgrade": QT_TRANSLATE_NOOP("DiceCharmers", "all buildings at {number}"),
    "karma": QT_TRANSLATE_NOOP("DiceCharmers", "karma {number}"),
    "fame": QT_TRANSLATE_NOOP("DiceCharmers", "fame cell {number}"),
    "money": QT_TRANSLATE_NOOP("DiceCharmers", "coin {number}"),
}


def players(seats: Iterable[int], sight: Sight) -> str:
    """Return players as one enumeration."""
    return listed([sight.name(seat) for seat in seats])


def unbroken(words: str) -> str:
    """Return words that stay on one line."""
    return words.replace(" ", NO_BREAK)


def tied(words: str, *fields: str) -> str:
    """Return words in which each of these fields will stand on one line with the word before it."""
    for field in fields:
        words = words.replace(f" {{{field}}}", f"{NO_BREAK}{{{field}}}")
    return words


# ---- numbers -------------------------------------------------------------------------------------------------------


def halves(coins: int) -> str:
    """Return a distance of so many coins in fame points: "6½", "½", "−2"."""
    whole, half = divmod(abs(coins), 2)
    words = (str(whole) if whole or not half else "") + (HALF if half else "")
    return f"{MINUS}{words}" if coins < 0 else words


def gap_words(excess: int) -> str:
    """Return how far the tracks are from crossing, or have crossed: "6½ to go", "crossed by 2½"."""
    if excess > 0:
        return translate("DiceCharmers", "crossed by {distance}").format(distance=halves(excess))
    if not excess:
        return translate("DiceCharmers", "touching, not yet crossed")
    return translate("DiceCharmers", "{distance} to go").format(distance=halves(-excess))


def change_words(change: int) -> str:
    """Return by how much a distance gets smaller: "+2½"."""
    return f"+{halves(change)}" if change > 0 else halves(change)


def fame_words(many: int) -> str:
    """Return the words for so much fame."""
    return translate("DiceCharmers", "%n fame", None, many)


def coins_words(many: int) -> str:
    """Return the words for so many coins."""
    return translate("DiceCharmers", "%n coin(s)", None, many)


def corners_words(many: int) -> str:
    """Return what corners, where no coins lie, add when the coins pass them."""
    return translate("DiceCharmers", "%n for corner(s)", None, many)


def corners_passed(before: int, after: int, sheet: Sheet) -> int:
    """Return how many corners lie between two numbers of coins ticked: each closes the distance by 1 more (§11)."""
    edges = sheet.tracks.edges
    return (edges[before] - edges[after] - (after - before)) // 2


def sum_words(marks: Marks, sheet: Sheet) -> str:
    """Return where the distance between the tracks comes from: how much of it fame, half the coins and corners cover
    (§11).
    """
    corners = corners_passed(0, marks.money, sheet)
    if corners:
        words = translate("DiceCharmers", "{fame}, {coins} at half a cell each, and {corners}, of {cells} cells; {gap}")
    elif marks.money:
        words = translate("DiceCharmers", "{fame} and {coins} at half a cell each, of {cells} cells; {gap}")
    else:
        words = translate("DiceCharmers", "{fame} and no coins, of {cells} cells; {gap}")
    return words.format(
        fame=fame_words(marks.fame),
        coins=coins_words(marks.money),
        corners=corners_words(corners),
        cells=sheet.tracks.fame_cells,
        gap=gap_words(marks.excess(sheet)),
    )


# ---- goods, characters, buildings ----------------------------------------------------------------------------------


def good_name(good: str) -> str:
    """Return a kind of goods."""
    return translate("DiceCharmers", _GOODS[good])


def good_picture(good: str) -> Picture:
    """Return a kind of goods."""
    return Picture(pieces.good(good))


def goods_words(goods: Iterable[str]) -> str:
    """Return goods as one enumeration, equal ones counted: "tea × 2 and silk"."""
    counts = Counter(iter(goods))
    return listed([good_counted(good, many) if many > 1 else good_name(good) for good, many in counts.items()])


def good_counted(good: str, many: int) -> str:
    """Return a kind of goods with how many: "tea × 2"."""
    return f"{good_name(good)}{NO_BREAK}×{NO_BREAK}{many}"


def character_name(who: str) -> str:
    """Return a character of the palace."""
    return translate("DiceCharmers", _CHARACTERS[who])


def character_picture(who: str) -> Picture:
    """Return a character of the palace."""
    return Picture(pieces.character(who))


def building_picture(building: str) -> Picture:
    """Return a type of building."""
    return content_picture(building)


def content_name(content: str) -> str:
    """Return what stands in a cell: a type of building, a market, the residence."""
    return translate("DiceCharmers", _CONTENTS[content])


def content_picture(content: str) -> Picture:
    """Return what stands in a cell."""
    return Picture(pieces.content(content, night=False))


# ---- province ------------------------------------------------------------------------------------------------------


def cell_name(cell: str) -> str:
    """Return where a cell is: "row 1, column 3"."""
    row, column = divmod(CELL_NUMBER[cell], COLUMNS)
    words = tied(translate("DiceCharmers", "row {row}, column {column}"), "row", "column")
    return words.format(row=row + 1, column=column + 1)


def cell_words(cell: str, sheet: Sheet) -> str:
    """Return a cell with what stands there: "temple (row 1, column 3)"."""
    content = content_name(sheet.contents[CELL_NUMBER[cell]])
    return translate("DiceCharmers", "{content} ({cell})").format(content=content, cell=cell_name(cell))


def side_name(side: str) -> str:
    """Return a side of a cell."""
    return translate("DiceCharmers", _SIDES[side])


def arms_words(arms: str) -> str:
    """Return the sides that a road joins: "north–south"."""
    return "–".join(side_name(side) for side in arms)


def shape_name(shape: str) -> str:
    """Return a road by its shape."""
    return translate("DiceCharmers", _SHAPES[shape])


def road_picture(shape: str) -> Picture:
    """Return a road by its shape."""
    if shape == PAIR:
        return Picture("dice_charmers/face-half-roads")
    return Picture(f"dice_charmers/reward-road-{shape}")


@cache
def turned_picture(arms: str) -> Picture:
    """Return a road as it would be turned, on a pale ground; a half-road with one arm."""
    name = f"dice_charmers/turned-{arms}"
    art.compose(name, pieces.MEDALLION, ((pieces.road(arms, night=False), _ON_MEDALLION),))
    return Picture(name)


#: Where a road lies on the medallion that shows it, in the medallion’s units.
_ON_MEDALLION = QRectF(15, 15, 70, 70)
HALF_ROAD = Picture("dice_charmers/reward-half-road")


# ---- dice and river ------------------------------------------------------------------------------------------------


def symbol_name(symbol: str) -> str:
    """Return a symbol of the river; one that a file of sheets made up has the file's name."""
    return translate("DiceCharmers", _SYMBOLS[symbol]) if symbol in _SYMBOLS else symbol


def symbol_picture(symbol: str) -> Picture | None:
    """Return a symbol of the river; one that a file of sheets made up has none."""
    drawn = pieces.symbol(symbol)
    return Picture(drawn) if drawn else None


def colour_of(die: str) -> int:
    """Return the colour of a die, as a number."""
    return DIE_NUMBER[die] // 2


def die_name(die: str) -> str:
    """Return a die by its colour."""
    return translate("DiceCharmers", _DICE[COLOURS[colour_of(die)]])


def face_name(colour: int, face: Face) -> str:
    """Return what a face of a die shows."""
    if colour == PURPLE:
        return goods_words(GOODS[kind] for kind in face.goods)
    if colour == GREEN:
        return translate("DiceCharmers", "two half-roads") if face.what == HALF_ROADS else shape_name(face.what)
    return symbol_name(face.what) if colour == BLUE else character_name(face.what)


def die_words(die: str, view: View) -> str:
    """Return a die with what it shows: "blue die, flag"."""
    face = face_name(colour_of(die), view.face(die))
    return translate("DiceCharmers", "{die}, {face}").format(die=die_name(die), face=face)


def face_words(die: str, number: int, view: View) -> str:
    """Return a die with the face that has this number."""
    colour = colour_of(die)
    face = face_name(colour, view.board.faces[colour][number])
    return translate("DiceCharmers", "{die}, {face}").format(die=die_name(die), face=face)


def die_picture(die: str, view: View) -> Picture:
    """Return a die with what it shows."""
    return Picture(pieces.die(colour_of(die), view.face(die)))


def space_words(space: int, sheet: Sheet) -> str:
    """Return a space of the river: "space 9, flag"."""
    symbol = symbol_name(sheet.river[space - 1].symbol)
    return translate("DiceCharmers", "space {number}, {symbol}").format(number=space, symbol=symbol)


# ---- symbols and bonuses -------------------------------------------------------------------------------------------


def effect_name(effect: Effect) -> str:
    """Return what a symbol gives, in a few words."""
    many = effect.n
    match effect.type:
        case "coins":
            return coins_words(many)
        case "fame":
            return fame_words(many)
        case "karma":
            return translate("DiceCharmers", "1 karma")
        case "upgrade":
            return translate("DiceCharmers", "upgrade")
        case "palace_any":
            return translate("DiceCharmers", "palace action")
        case "palace_character":
            return character_name(effect.who)
        case "goods_die":
            return translate("DiceCharmers", "goods die")
        case "goods_different":
            if many == 1:
                return translate("DiceCharmers", "a good of your choice")
            return translate("DiceCharmers", "%n different good(s)", None, many)
        case "half_road":
            return translate("DiceCharmers", "half-road")
        case "road":
            return shape_name(effect.shape)
    return _sale_or_river(effect)


def _sale_or_river(effect: Effect) -> str:
    many = effect.n
    match effect.type:
        case "sell_any":
            return translate("DiceCharmers", "sale of up to %n good(s)", None, many)
        case "sell_same_or_different":
            return translate("DiceCharmers", "sale of up to %n identical or different good(s)", None, many)
        case "sell_different":
            return translate("DiceCharmers", "sale of up to %n different good(s)", None, many)
        case "river_forward":
            return translate("DiceCharmers", "forward to the next space")
        case "river_back":
            return translate("DiceCharmers", "back to the nearest free space")
    return translate("DiceCharmers", "back to any free space")


#: Where the number of a symbol stands on its picture, as on the sheet; the other pictures say it themselves.
_NUMBERED = {"coins": (0.5, 0.5), "fame": (0.5, 0.5), "goods_different": (0.78, 0.22), "sell_any": (0.5, 0.68)}


def effect_picture(effect: Effect) -> Picture:
    """Return what a symbol gives, with its number."""
    drawn = pieces.reward(effect)
    if effect.type not in _NUMBERED:
        return Picture(drawn)
    on_disc = effect.type == "goods_different"
    return Picture(drawn, str(effect.n), badge_at=_NUMBERED[effect.type], on_disc=on_disc)


def effects_words(effects: Iterable[Effect]) -> str:
    """Return what several symbols give."""
    return listed([effect_name(effect) for effect in effects])


def place_name(bonus: Bonus) -> str:
    """Return where a bonus is printed: "top border", "palace column 1", "coin 20"."""
    if bonus.place == "border":
        return translate("DiceCharmers", _BORDERS[bonus.where[0]])
    return translate("DiceCharmers", _PLACES[bonus.place]).format(number=bonus.where)


def bonus_words(id: str, sheet: Sheet) -> str:
    """Return a bonus with where it is from: "goods die (right border)"."""
    bonus = sheet.bonuses[sheet.number[id]]
    words = translate("DiceCharmers", "{effect} ({place})")
    return words.format(effect=effect_name(bonus.effect), place=place_name(bonus))


def bonuses_words(ids: Iterable[str], sheet: Sheet) -> str:
    """Return bonuses as one enumeration."""
    return listed([bonus_words(id, sheet) for id in ids])


def effect_of(id: str, sheet: Sheet) -> Effect:
    """Return what a bonus gives."""
    return sheet.bonuses[sheet.number[id]].effect


def acting_seat(view: View) -> int:
    """Return whose sheet a move writes on: that of whoever acts, at the end the viewer's."""
    return view.seat if view.to_act is None else view.to_act


def shown_seat(sight: Sight) -> int:
    """Return whose sheet is the large one: always the viewer's; of computers alone that of the one that acts."""
    return sight.seat if sight.people else acting_seat(sight.view)


def round_words(view: View) -> str:
    """Return the round, by its number."""
    return manifest.round_words(view.round)


def sheet_name(view: View) -> str:
    """Return the sheet that is played: Sun or Moon."""
    return manifest.sheet_name(str(view.options["sheet"]))
