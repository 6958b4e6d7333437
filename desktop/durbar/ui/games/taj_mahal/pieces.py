"""Names of Taj Mahal's pictures: cards, tiles and bonus tiles put together of their symbols, palaces in their colours.

Cards are "taj_mahal/" and the id of their kind, influence tiles "taj_mahal/influence-" and their symbol.
"""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QRectF

from durbar.games.taj_mahal.pieces import CARD, POINTS, TAJ_MAHAL
from durbar.games.taj_mahal.symbols import COLOURS, COMMODITIES, INFLUENCES, SPECIALS, SYMBOLS
from durbar.ui.kit.board.sprites import Face
from durbar.ui.kit.look import art
from durbar.ui.kit.values.sight import Sight

PALACE, ROYAL = "taj_mahal/palace", "taj_mahal/palace-royal"
CARD_BACK, CROWN, CITY, FORTRESS = (f"taj_mahal/{name}" for name in ("card-back", "crown", "city", "fortress"))
PROVINCE_FIGURE, START_FIGURE = "taj_mahal/figure-province", "taj_mahal/figure-start"

#: A card is so much higher than wide.
CARD_SHAPE = 1.5
#: The number of a province tile: its size, and how far down its middle stands, as parts of the tile.
NUMBER_SIZE, NUMBER_AT = 0.37, 0.295

#: The symbols of each kind of card, and their boxes in a card of 100 by 150.
_signs: dict[str, tuple[tuple[str, QRectF], ...]] = {}
#: Where two cards lie in the picture of a pair.
_UNDER, _OVER = QRectF(-14, -6, 100, 150), QRectF(36, 54, 64, 96)

_BONUSES = {POINTS: "bonus-points", CARD: "bonus-card", TAJ_MAHAL: "bonus-taj-mahal"}

art.emblem_at(PALACE, 50, 71.5, 40, disc=True)
art.emblem_at(ROYAL, 50, 71.5, 40, disc=True)


def symbol(id: str) -> str:
    """Return one of the six symbols by its id."""
    return "taj_mahal/symbol-mogul" if id == "grand_mogul" else f"taj_mahal/symbol-{id}"


def good(id: str) -> str:
    """Return a commodity."""
    return f"taj_mahal/good-{id}"


def card(kind: str) -> str:
    """Return a card by the id of its kind, its symbols on it."""
    return f"taj_mahal/{kind}"


def pair(kind: str, extra: str) -> str:
    """Return a coloured card with a white or special one over its lower corner."""
    name = card(f"{kind}+{extra}")
    parts = [(symbol_, _within(_UNDER, box)) for symbol_, box in _signs[kind]]
    parts.append((_frame(extra), _OVER))
    parts += [(symbol_, _within(_OVER, box)) for symbol_, box in _signs[extra]]
    art.compose(name, _frame(kind), parts)
    return name


def influence(id: str) -> str:
    """Return an influence tile by its symbol."""
    return f"taj_mahal/influence-{id}"


def bonus(kind: str) -> str:
    """Return a bonus tile by its kind: "points", "card", "taj_mahal" or a commodity."""
    return f"taj_mahal/{_BONUSES.get(kind, f'bonus-{kind}')}"


def province_tile(goods: tuple[str, ...]) -> str:
    """Return a province tile with its commodities, without its number."""
    return "taj_mahal/tile-" + "-".join(goods)


def tile_face(number: int, goods: tuple[str, ...]) -> Face:
    """Return a province tile with number and commodities."""
    return Face(province_tile(goods), words=str(number), words_size=NUMBER_SIZE, words_at=NUMBER_AT)


def palace(owner: int, sight: Sight, royal: bool = False) -> str:
    """Return a palace of a seat."""
    return f"{ROYAL if royal else PALACE}@{sight.players[owner].emblem}"


def _frame(kind: str) -> str:
    """Return a card without its symbols."""
    return f"taj_mahal/card-{kind.partition('-')[0]}"


def _within(card_box: QRectF, box: QRectF) -> QRectF:
    """Return a part of a card that is drawn in this box of the card's own units."""
    scale = card_box.width() / 100
    return QRectF(card_box.topLeft() + box.topLeft() * scale, box.size() * scale)


def _compose_cards() -> None:
    """Compose the pictures of cards: two symbols one over the other, a single one larger in the middle."""
    upper, lower, middle = QRectF(26, 15, 48, 48), QRectF(26, 64, 48, 48), QRectF(22, 36, 56, 56)
    for colour in COLOURS:
        for k, first in enumerate(reversed(SYMBOLS)):
            for second in tuple(reversed(SYMBOLS))[k:]:
                _signs[f"{colour}-{first}-{second}"] = ((symbol(first), upper), (symbol(second), lower))
    for id in SYMBOLS:
        _signs[f"white-{id}"] = ((symbol(id), middle),)
    effects = {"points": "taj_mahal/effect-points", "change": "taj_mahal/effect-colour"}
    for id in SPECIALS:
        _signs[f"special-{id}"] = ((effects.get(id) or symbol(id), middle),)
    for kind, parts in _signs.items():
        art.compose(card(kind), _frame(kind), parts)


def _compose_tiles() -> None:
    for id in INFLUENCES:
        art.compose(influence(id), "taj_mahal/influence-tile", ((symbol(id), QRectF(24, 22, 52, 52)),))
    single, left, right = QRectF(34, 50, 32, 32), QRectF(17, 48, 31.5, 31.5), QRectF(52, 48, 31.5, 31.5)
    for id in COMMODITIES:
        art.compose(bonus(id), "taj_mahal/bonus-good", ((good(id), QRectF(17, 15, 66, 66)),))
        art.compose(province_tile((id,)), "taj_mahal/province-tile", ((good(id), single),))
    for one, other in combinations(COMMODITIES, 2):
        for goods in ((one, other), (other, one)):
            parts = ((good(goods[0]), left), (good(goods[1]), right))
            art.compose(province_tile(goods), "taj_mahal/province-tile", parts)


_compose_cards()
_compose_tiles()
