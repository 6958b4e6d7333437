"""Cards and tiles of Taj Mahal, as a board file tells them: deck, bonus tiles, province tiles, special cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec

from durbar.engine.board_file import BadBoard, line_of_name
from durbar.games.taj_mahal.symbols import COLOURS, COMMODITIES, ELEPHANT, INFLUENCES, SPECIAL, SPECIALS, SYMBOL, WHITE

VISITS: Final = 12
PER_COLOUR: Final = 21
WHITES: Final = 12
BONUS_TILES: Final = 15

POINTS, CARD, TAJ_MAHAL = "points", "card", "taj_mahal"


class ColouredCards(msgspec.Struct, frozen=True):
    """Some equal cards of the deck."""

    colour: str
    symbols: tuple[str, str]
    count: int


class PiecesFile(msgspec.Struct, frozen=True):
    """What a board file says of the pieces. own_design: which of it is Durbar's own, and why."""

    province_tiles: tuple[tuple[str, ...], ...]
    bonus_tiles: dict[str, int]
    white_cards: dict[str, int]
    coloured_cards: tuple[ColouredCards, ...]
    special_cards: dict[str, str]
    own_design: dict[str, str] = {}


class CardKind(msgspec.Struct, frozen=True, gc=False):
    """Cards that are all alike. colour: one of COLOURS, "white" or "special"; symbols: ids, doubled where twice.

    effect: of a special card, one of SPECIALS.
    """

    id: str
    colour: str
    symbols: tuple[str, ...]
    effect: str = ""


class Pieces:
    """All cards and tiles. A card is named by the number of its kind; kinds are sorted by id.

    kinds: all kinds. ids: of the kinds; number: of a kind's id. counts: cards of each kind in the deck, 0 for special
    ones. tallies: the six symbols of each kind. white, special, not_special: numbers of those kinds; colour: number of
    a kind's colour, -1 for white and special. earned: the special card of each influence, by the influence's number.
    """

    def __init__(self, file: PiecesFile):
        """Not to be called with a file that is not checked: see ``check_pieces``."""
        self.own_design = dict(file.own_design)
        self.province_tiles = file.province_tiles
        self.bonus_tiles = tuple(
            kind for kind in (POINTS, CARD, *COMMODITIES) for _ in range(file.bonus_tiles.get(kind, 0))
        )
        counts = _card_kinds(file)
        self.kinds = tuple(sorted(counts, key=lambda kind: kind.id))
        self.ids = tuple(kind.id for kind in self.kinds)
        self.number = {id: number for number, id in enumerate(self.ids)}
        self.counts = tuple(counts[kind] for kind in self.kinds)
        self.tallies = tuple(_tally(kind) for kind in self.kinds)
        self.colour = tuple(COLOURS.index(kind.colour) if kind.colour in COLOURS else -1 for kind in self.kinds)
        self.white = bytes(number for number, kind in enumerate(self.kinds) if kind.colour == WHITE)
        self.special = bytes(number for number, kind in enumerate(self.kinds) if kind.colour == SPECIAL)
        self.not_special = bytes(number for number, kind in enumerate(self.kinds) if kind.colour != SPECIAL)
        self.earned = tuple(self.number[f"special-{file.special_cards[symbol]}"] for symbol in INFLUENCES)
        self.deck = bytes(number for number, count in enumerate(self.counts) for _ in range(count))


def _card_kinds(file: PiecesFile) -> dict[CardKind, int]:
    kinds: Counter[CardKind] = Counter()
    for cards in file.coloured_cards:
        symbols = tuple(sorted(cards.symbols, key=lambda symbol: -SYMBOL[symbol]))
        kinds[CardKind("-".join((cards.colour, *symbols)), cards.colour, symbols)] += cards.count
    for symbol, count in file.white_cards.items():
        kinds[CardKind(f"white-{symbol}", WHITE, (symbol,))] += count
    for effect in SPECIALS:
        symbols = (effect,) if effect in SYMBOL else ()
        kinds[CardKind(f"special-{effect}", SPECIAL, symbols, effect)] += 0
    return dict(kinds)


def _tally(kind: CardKind) -> tuple[int, ...]:
    return tuple(kind.symbols.count(symbol) for symbol in SYMBOL)


def check_pieces(file: PiecesFile, text: str) -> None:
    """Raise BadBoard where counts or names are not those of the game."""

    def bad(name: str, sentence: str) -> BadBoard:
        return BadBoard("pieces", sentence, line_of_name(text, name), {"error": sentence})

    if len(file.province_tiles) != VISITS:
        raise bad("province_tiles", f"there are {VISITS} province tiles, not {len(file.province_tiles)}.")
    for number, goods in enumerate(file.province_tiles, start=1):
        many = 1 if number == 1 else 2
        if len(goods) != many or len(set(goods)) != many or not set(goods) <= set(COMMODITIES):
            raise bad("province_tiles", f"province tile {number} shows {many} of {', '.join(COMMODITIES)}.")
    if sum(file.bonus_tiles.values()) != BONUS_TILES or min(file.bonus_tiles.values()) < 0:
        raise bad("bonus_tiles", f"there are {BONUS_TILES} bonus tiles, not {sum(file.bonus_tiles.values())}.")
    if unknown := set(file.bonus_tiles) - {POINTS, CARD, *COMMODITIES}:
        raise bad("bonus_tiles", f"a bonus tile can’t be “{min(unknown)}”.")
    _check_cards(file, bad)
    if set(file.special_cards) != set(INFLUENCES) or set(file.special_cards.values()) != set(SPECIALS):
        raise bad("special_cards", "each of the four influences brings another of the four special cards.")


def _check_cards(file: PiecesFile, bad: Callable[[str, str], BadBoard]) -> None:
    if unknown := set(file.white_cards) - set(SYMBOL):
        raise bad("white_cards", f"a white card can’t show “{min(unknown)}”.")
    if sum(file.white_cards.values()) != WHITES or min(file.white_cards.values()) < 0:
        raise bad("white_cards", f"there are {WHITES} white cards, not {sum(file.white_cards.values())}.")
    per_colour: Counter[str] = Counter()
    for cards in file.coloured_cards:
        if not set(cards.symbols) <= set(SYMBOL) or cards.colour not in COLOURS or cards.count < 1:
            raise bad("coloured_cards", f"there is no card {cards.colour} with {' and '.join(cards.symbols)}.")
        if len(set(cards.symbols)) == 1 and SYMBOL[cards.symbols[0]] != ELEPHANT:
            raise bad("coloured_cards", "only elephants stand twice on a card.")
        per_colour[cards.colour] += cards.count
    for colour in COLOURS:
        if per_colour[colour] != PER_COLOUR:
            raise bad("coloured_cards", f"there are {PER_COLOUR} {colour} cards, not {per_colour[colour]}.")
