"""Cards and tiles of Taj Mahal, as a board file tells them: deck, bonus tiles, province tiles, special cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from durbar.engine.board_file import BoardFile, Remark
from durbar.engine.json_entries import Path
from durbar.games.taj_mahal.symbols import COLOURS, COMMODITIES, ELEPHANT, INFLUENCES, SPECIAL, SPECIALS, SYMBOL, WHITE

VISITS: Final = 12
PER_COLOUR: Final = 21
WHITES: Final = 12
BONUS_TILES: Final = 15
#: Cards that each player who withdraws takes from the display, and the last one (§7).
TAKEN: Final = 2
LAST_TAKES: Final = 1

POINTS, CARD, TAJ_MAHAL = "points", "card", "taj_mahal"


class ColouredCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some equal cards of the deck."""

    colour: str
    symbols: tuple[str, str]
    count: int


class PiecesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a board file says of the pieces. own_design: which of it is Durbar's own, and why."""

    province_tiles: tuple[tuple[str, ...], ...]
    bonus_tiles: dict[str, int]
    white_cards: dict[str, int]
    coloured_cards: tuple[ColouredCards, ...]
    special_cards: dict[str, str]
    own_design: dict[str, Remark] = {}


class CardKind(msgspec.Struct, frozen=True, gc=False):
    """Cards that are all alike. colour: one of COLOURS, "white" or "special"; symbols: ids, doubled where twice.

    effect: of a special card, one of SPECIALS.
    """

    id: str
    colour: str
    symbols: tuple[str, ...]
    effect: str = ""


def displayed(seats: int) -> int:
    """Return cards in the display when a visit begins (§4): all that the players will take."""
    return TAKEN * (seats - 1) + LAST_TAKES


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


def check_pieces(file: PiecesFile, source: BoardFile) -> None:
    """Raise BadBoard where counts or names are not those of the game."""
    _check_province_tiles(file, source)
    _check_counted(file.bonus_tiles, "bonus_tiles", (POINTS, CARD, *COMMODITIES), BONUS_TILES, source)
    _check_counted(file.white_cards, "white_cards", SYMBOL, WHITES, source)
    _check_coloured(file, source)
    _check_special(file, source)


def _check_province_tiles(file: PiecesFile, source: BoardFile) -> None:
    tiles = file.province_tiles
    if len(tiles) != VISITS:
        sentence = f"there are {VISITS} province tiles, not {{count}}."
        raise source.bad("province_tiles", sentence, ("pieces", "province_tiles"), count=len(tiles))
    for number, goods in enumerate(tiles):
        many = 1 if number == 0 else 2
        if len(goods) != many or len(set(goods)) != many or not set(goods) <= set(COMMODITIES):
            sentence = "province tile {number} shows {many} of these, each another: {kinds}."
            path: Path = ("pieces", "province_tiles", number)
            kinds = ", ".join(COMMODITIES)
            raise source.bad("province_tile", sentence, path, number=number + 1, many=many, kinds=kinds)


def _check_counted(counts: Mapping[str, int], name: str, known: Collection[str], many: int, source: BoardFile) -> None:
    """Check tiles or cards by kind: no other kinds, none of them fewer than 0, and so many in all."""
    path: Path = ("pieces", name)
    for kind, count in counts.items():
        if kind not in known:
            sentence = "there is no “{what}” among “{group}”."
            raise source.bad("unknown_piece", sentence, (*path, kind), what=kind, group=name)
        if not 0 <= count <= many:
            sentence = "“{what}” is there 0 to {many} times, not {count}."
            raise source.bad("piece_count", sentence, (*path, kind), what=kind, many=many, count=count)
    if (count := sum(counts.values())) != many:
        sentence = "“{group}” has {many} in all, not {count}."
        raise source.bad("pieces", sentence, path, group=name, many=many, count=count)


def _check_coloured(file: PiecesFile, source: BoardFile) -> None:
    per_colour: Counter[str] = Counter()
    for number, cards in enumerate(file.coloured_cards):
        path: Path = ("pieces", "coloured_cards", number)
        if cards.colour not in COLOURS:
            raise source.bad("card_colour", "there are no “{what}” cards.", (*path, "colour"), what=cards.colour)
        for place, symbol in enumerate(cards.symbols):
            if symbol not in SYMBOL:
                sentence = "no card shows “{what}”."
                raise source.bad("card_symbol", sentence, (*path, "symbols", place), what=symbol)
        if len(set(cards.symbols)) == 1 and SYMBOL[cards.symbols[0]] != ELEPHANT:
            raise source.bad("card_double", "only elephants stand twice on a card.", (*path, "symbols"))
        if not 1 <= cards.count <= PER_COLOUR:
            sentence = "“{what}” is there 1 to {many} times, not {count}."
            what = " ".join((cards.colour, *cards.symbols))
            facts = {"many": PER_COLOUR, "count": cards.count}
            raise source.bad("card_count", sentence, (*path, "count"), what=what, **facts)
        per_colour[cards.colour] += cards.count
    for colour in COLOURS:
        if (count := per_colour[colour]) != PER_COLOUR:
            sentence = "there are {many} “{what}” cards, not {count}."
            path = ("pieces", "coloured_cards")
            raise source.bad("cards_of_colour", sentence, path, what=colour, many=PER_COLOUR, count=count)


def _check_special(file: PiecesFile, source: BoardFile) -> None:
    seen: set[str] = set()
    path: Path = ("pieces", "special_cards")
    sentence = f"each of the {len(INFLUENCES)} influences brings another of the {len(SPECIALS)} special cards."
    for influence, card in file.special_cards.items():
        if influence not in INFLUENCES or card not in SPECIALS or card in seen:
            raise source.bad("special_cards", sentence, (*path, influence))
        seen.add(card)
    if len(seen) != len(SPECIALS):
        raise source.bad("special_cards", sentence, path)
