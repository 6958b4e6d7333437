"""Taj Mahal’s names with their pictures: symbols, cards, goods, tiles, provinces, cities."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from durbar.games.taj_mahal.board import Board
from durbar.games.taj_mahal.pieces import CARD, POINTS, TAJ_MAHAL, VISITS, CardKind
from durbar.games.taj_mahal.symbols import COLOURS, INFLUENCES, SPECIAL, WHITE
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import manifest, pieces
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, language, listed, translate

NO_BREAK = "\u00a0"

_SYMBOLS = {
    "vizier": QT_TRANSLATE_NOOP("TajMahal", "Vizier"),
    "general": QT_TRANSLATE_NOOP("TajMahal", "General"),
    "monk": QT_TRANSLATE_NOOP("TajMahal", "Monk"),
    "princess": QT_TRANSLATE_NOOP("TajMahal", "Princess"),
    "grand_mogul": QT_TRANSLATE_NOOP("TajMahal", "Grand Mogul"),
    "elephant": QT_TRANSLATE_NOOP("TajMahal", "Elephant"),
}
_THE_SYMBOLS = {
    "vizier": QT_TRANSLATE_NOOP("TajMahal", "the Vizier"),
    "general": QT_TRANSLATE_NOOP("TajMahal", "the General"),
    "monk": QT_TRANSLATE_NOOP("TajMahal", "the Monk"),
    "princess": QT_TRANSLATE_NOOP("TajMahal", "the Princess"),
    "grand_mogul": QT_TRANSLATE_NOOP("TajMahal", "the Grand Mogul"),
    "elephant": QT_TRANSLATE_NOOP("TajMahal", "the elephant"),
}
_MANY = {
    "vizier": QT_TRANSLATE_NOOP("TajMahal", "Viziers"),
    "general": QT_TRANSLATE_NOOP("TajMahal", "Generals"),
    "monk": QT_TRANSLATE_NOOP("TajMahal", "Monks"),
    "princess": QT_TRANSLATE_NOOP("TajMahal", "Princesses"),
    "grand_mogul": QT_TRANSLATE_NOOP("TajMahal", "Grand Moguls"),
    "elephant": QT_TRANSLATE_NOOP("TajMahal", "Elephants"),
}
_ON_CARDS = {
    "vizier": QT_TRANSLATE_NOOP("TajMahal", "vizier"),
    "general": QT_TRANSLATE_NOOP("TajMahal", "general"),
    "monk": QT_TRANSLATE_NOOP("TajMahal", "monk"),
    "princess": QT_TRANSLATE_NOOP("TajMahal", "princess"),
    "grand_mogul": QT_TRANSLATE_NOOP("TajMahal", "grand mogul"),
    "elephant": QT_TRANSLATE_NOOP("TajMahal", "elephant"),
}
_COLOURED = {
    "red": QT_TRANSLATE_NOOP("TajMahal", "a red {symbols}"),
    "yellow": QT_TRANSLATE_NOOP("TajMahal", "a yellow {symbols}"),
    "green": QT_TRANSLATE_NOOP("TajMahal", "a green {symbols}"),
    "violet": QT_TRANSLATE_NOOP("TajMahal", "a violet {symbols}"),
}
_COLOURS = {
    "red": QT_TRANSLATE_NOOP("TajMahal", "red"),
    "yellow": QT_TRANSLATE_NOOP("TajMahal", "yellow"),
    "green": QT_TRANSLATE_NOOP("TajMahal", "green"),
    "violet": QT_TRANSLATE_NOOP("TajMahal", "violet"),
}
_OF_COLOUR = {
    "red": QT_TRANSLATE_NOOP("TajMahal", "%n red"),
    "yellow": QT_TRANSLATE_NOOP("TajMahal", "%n yellow"),
    "green": QT_TRANSLATE_NOOP("TajMahal", "%n green"),
    "violet": QT_TRANSLATE_NOOP("TajMahal", "%n violet"),
}
_WHITE_CARDS = {
    "vizier": QT_TRANSLATE_NOOP("TajMahal", "a white vizier"),
    "general": QT_TRANSLATE_NOOP("TajMahal", "a white general"),
    "monk": QT_TRANSLATE_NOOP("TajMahal", "a white monk"),
    "princess": QT_TRANSLATE_NOOP("TajMahal", "a white princess"),
    "grand_mogul": QT_TRANSLATE_NOOP("TajMahal", "a white grand mogul"),
    "elephant": QT_TRANSLATE_NOOP("TajMahal", "a white elephant"),
}
_SPECIAL_CARDS = {
    "elephant": QT_TRANSLATE_NOOP("TajMahal", "the elephant card"),
    "grand_mogul": QT_TRANSLATE_NOOP("TajMahal", "the Grand Mogul card"),
    "points": QT_TRANSLATE_NOOP("TajMahal", "the +2 card"),
    "change": QT_TRANSLATE_NOOP("TajMahal", "the change-of-colour card"),
}
_GOODS = {
    "rice": QT_TRANSLATE_NOOP("TajMahal", "rice"),
    "tea": QT_TRANSLATE_NOOP("TajMahal", "tea"),
    "spices": QT_TRANSLATE_NOOP("TajMahal", "spices"),
    "jewels": QT_TRANSLATE_NOOP("TajMahal", "jewels"),
}
_BONUSES = {
    POINTS: QT_TRANSLATE_NOOP("TajMahal", "the +2 tile"),
    CARD: QT_TRANSLATE_NOOP("TajMahal", "the card tile"),
    TAJ_MAHAL: QT_TRANSLATE_NOOP("TajMahal", "the Taj Mahal tile"),
    "rice": QT_TRANSLATE_NOOP("TajMahal", "the rice tile"),
    "tea": QT_TRANSLATE_NOOP("TajMahal", "the tea tile"),
    "spices": QT_TRANSLATE_NOOP("TajMahal", "the spices tile"),
    "jewels": QT_TRANSLATE_NOOP("TajMahal", "the jewels tile"),
}


def players(seats: Iterable[int], sight: Sight) -> str:
    """Return players as one enumeration."""
    return listed([sight.name(seat) for seat in seats])


def visit_words(view: View) -> str:
    """Return which visit it is; of the last one that it is the last."""
    return manifest.visit_words(view.visit, VISITS)


def visit_number(view: View) -> str:
    """Return which visit it is, of how many."""
    return manifest.visit_number(view.visit, VISITS)


def has_begun(view: View) -> bool:
    """Return whether the start player of the visit has acted in it."""
    starter = view.visitors[view.start]
    return bool(starter.cards) or not starter.inside or (view.step != "turn" and view.to_act == view.start)


# ---- symbols and cards ---------------------------------------------------------------------------------------------


def symbol_name(symbol: str) -> str:
    """Return one of the six symbols, as a title."""
    return translate("TajMahal", _SYMBOLS[symbol])


def the_symbol(symbol: str) -> str:
    """Return one of the six symbols inside a sentence: "the Monk"."""
    return translate("TajMahal", _THE_SYMBOLS[symbol])


def symbols_listed(symbols: Iterable[str]) -> str:
    """Return symbols as titles in one enumeration: "Monk and Elephant"."""
    return listed([symbol_name(symbol) for symbol in symbols])


def the_symbols(symbols: Iterable[str]) -> str:
    """Return symbols that are won, inside a sentence: "the Monk and the elephant"."""
    return listed([the_symbol(symbol) for symbol in symbols])


def many_listed(symbols: Iterable[str]) -> str:
    """Return symbols in which one is ahead or behind: "Monks and Elephants"."""
    return listed([translate("TajMahal", _MANY[symbol]) for symbol in symbols])


def counted(symbol: str, number: int) -> str:
    """Return a symbol with how many there are of it: "Elephant 3"."""
    return f"{symbol_name(symbol)}{NO_BREAK}{number}"


def symbol_picture(symbol: str) -> Picture:
    """Return a symbol."""
    return Picture(pieces.symbol(symbol))


def prize_picture(symbol: str) -> Picture:
    """Return what a symbol wins: an influence tile, the crown; for the province tile the elephant stands."""
    if symbol in INFLUENCES:
        return Picture(pieces.influence(symbol))
    return Picture(pieces.CROWN) if symbol == "grand_mogul" else symbol_picture(symbol)


def colour_name(colour: str) -> str:
    """Return a colour of cards."""
    return translate("TajMahal", _COLOURS[colour])


def cards_of(colour: str, number: int) -> str:
    """Return the words for so many cards of a colour: "3 red"."""
    return translate("TajMahal", _OF_COLOUR[colour], None, number)


def kind_of(card: str, board: Board) -> CardKind:
    """Return the kind of card with an id."""
    return board.pieces.kinds[board.pieces.number[card]]


def is_coloured(card: str, board: Board) -> bool:
    """Return whether a card is red, yellow, green or violet."""
    return kind_of(card, board).colour in COLOURS


def pair_name(card: str, board: Board) -> str:
    """Return the two symbols of a coloured card: "elephant–vizier"."""
    symbols = kind_of(card, board).symbols
    if symbols[0] == symbols[-1]:
        return translate("TajMahal", "double elephant")
    return "–".join(translate("TajMahal", _ON_CARDS[symbol]) for symbol in symbols)


def card_name(card: str, board: Board) -> str:
    """Return a card inside a sentence: "a red elephant–vizier", "a white elephant", "the +2 card"."""
    kind = kind_of(card, board)
    if kind.colour == WHITE:
        return translate("TajMahal", _WHITE_CARDS[kind.symbols[0]])
    if kind.colour == SPECIAL:
        return translate("TajMahal", _SPECIAL_CARDS[kind.effect])
    return translate("TajMahal", _COLOURED[kind.colour]).format(symbols=pair_name(card, board))


def card_picture(card: str) -> Picture:
    """Return a card."""
    return Picture(pieces.card(card))


# ---- goods and tiles -----------------------------------------------------------------------------------------------


def good_name(good: str) -> str:
    """Return a commodity."""
    return translate("TajMahal", _GOODS[good])


def goods_of(tile: int, view: View) -> tuple[str, ...]:
    """Return the commodities of a province tile, 1 to 12."""
    return view.board.pieces.province_tiles[tile - 1]


def goods_listed(goods: Iterable[str]) -> str:
    """Return commodities as one enumeration."""
    return listed([good_name(good) for good in goods])


def good_counted(good: str, number: int) -> str:
    """Return a commodity with how many there are of it: "tea 3"."""
    return f"{good_name(good)}{NO_BREAK}{number}"


def bonus_name(kind: str) -> str:
    """Return a bonus tile inside a sentence: "the tea tile"."""
    return translate("TajMahal", _BONUSES[kind])


def bonus_picture(kind: str) -> Picture:
    """Return a bonus tile."""
    return Picture(pieces.bonus(kind))


def tile_picture(tile: int, view: View) -> Picture:
    """Return a province tile with its commodities."""
    return Picture(pieces.province_tile(goods_of(tile, view)))


# ---- the map -------------------------------------------------------------------------------------------------------


def province_name(province: str, board: Board) -> str:
    """Return a province, in the language that is on: some have a name of their own in French."""
    found = board.provinces[board.province_number[province]]
    return (language() == "fr" and found.name_fr) or found.name


def provinces_listed(provinces: Iterable[str], board: Board) -> str:
    """Return provinces as one enumeration."""
    return listed([province_name(province, board) for province in provinces])


def city_name(city: str, board: Board) -> str:
    """Return a city; its name is the board’s, and no language changes it."""
    return board.cities[board.city_number[city]].name


def either_city(cities: Sequence[str], board: Board) -> str:
    """Return cities of which one is meant, whichever: "Delhi or Sirhind"."""
    told = [city_name(city, board) for city in cities]
    if len(told) < 2:
        return "".join(told)
    words = translate("TajMahal", "{cities} or {last}")
    return words.format(cities=", ".join(told[:-1]), last=told[-1])


def province_of(city: str, board: Board) -> str:
    """Return the province a city lies in."""
    return board.cities[board.city_number[city]].province


def palace_picture(owner: int, sight: Sight, royal: bool = False) -> Picture:
    """Return a palace in its owner’s colours."""
    return Picture(pieces.palace(owner, sight, royal))
