"""Taj Mahal’s panels of the players: points, influence tiles, hand, goods, the cards played in the visit."""

from dataclasses import replace

from durbar.games.taj_mahal.symbols import COMMODITIES, INFLUENCES
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast, names, pieces
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.seat_line import SeatLine
from durbar.ui.kit.values.sight import Sight
from durbar.ui.people import kind_words
from durbar.ui.words import listed, strung, translate

_FAINT = 0.3
#: So many cards, played in a visit, always have their room.
_USUAL_CARDS = 4


def seat_line(seat: int, sight: Sight) -> SeatLine:
    """A player’s panel."""
    view: View = sight.view
    told = [] if seat in view.inside else _won(seat, view)
    tiles = tuple(Picture(pieces.influence(symbol)) for symbol in _influence_before(seat, told, view))
    return SeatLine(
        seat,
        state_words(seat, sight),
        str(view.scores[seat]),
        acting=seat == view.to_act,
        out=view.to_act is not None and seat not in view.inside,
        pieces=tiles,
        goods=_goods(seat, view),
        cards=_cards(seat, view),
        spoken=spoken(seat, view),
    )


def roomiest_lines(seat: int, sight: Sight) -> tuple[SeatLine, ...]:
    """A panel’s lines that take most room: all that a player may do, each influence, some cards."""
    mine = seat == sight.seat and sight.players[seat].is_person
    line = replace(
        seat_line(seat, sight),
        number="88",
        pieces=tuple(Picture(pieces.influence(symbol)) for symbol in INFLUENCES),
        goods=tuple(replace(good, badge="18", opacity=1) for good in _goods(seat, sight.view)),
        cards=(Picture(pieces.CARD_BACK),) * _USUAL_CARDS,
    )
    states = (*_doing_words().values(), kind_words(sight.players[seat], mine))
    return tuple(replace(line, state=state) for state in states)


def _cards(seat: int, view: View) -> tuple[Picture, ...]:
    """The cards played in the visit; once they are gone, what was won with them."""
    if seat in view.inside:
        return tuple(names.card_picture(card) for card in view.visitors[seat].cards)
    return tuple(names.prize_picture(symbol) for symbol in _won(seat, view))


def _won(seat: int, view: View) -> list[str]:
    """The symbols that a player has won in this visit."""
    return [] if view.to_act is None else [symbol for symbol, taker in forecast.takers(view).items() if taker == seat]


def _goods(seat: int, view: View) -> tuple[Picture, ...]:
    """How many cards the hand holds, and of each commodity how many."""
    goods = tuple(
        Picture(pieces.good(good), str(many), opacity=1 if many else _FAINT)
        for good, many in zip(COMMODITIES, view.goods[seat], strict=True)
    )
    return (Picture(pieces.CARD_BACK, str(view.hand_sizes[seat])), *goods)


def spoken(seat: int, view: View) -> str:
    """All that a panel shows, in words."""
    parts = [translate("TajMahal", "%n card(s) in hand", None, view.hand_sizes[seat])]
    parts += [names.good_counted(good, many) for good, many in zip(COMMODITIES, view.goods[seat], strict=True) if many]
    won = _won(seat, view)
    if tiles := _influence_before(seat, won, view):
        words = translate("TajMahal", "influence tiles: {tiles}")
        parts.append(words.format(tiles=names.symbols_listed(tiles)))
    if played := view.visitors[seat].cards:
        words = translate("TajMahal", "cards played: {cards}")
        parts.append(words.format(cards=listed([names.card_name(card, view.board) for card in played])))
    if won:
        parts.append(translate("TajMahal", "won in this visit: {symbols}").format(symbols=names.the_symbols(won)))
    return strung(parts)


def _influence_before(seat: int, won: list[str], view: View) -> list[str]:
    """A player’s influence tiles without those that are told as won in this visit."""
    tiles = zip(INFLUENCES, view.influence[seat], strict=True)
    return [symbol for symbol, many in tiles for _ in range(many - won.count(symbol))]


def state_words(seat: int, sight: Sight) -> str:
    """What a player is doing, in a few words."""
    view: View = sight.view
    mine = seat == view.seat and sight.players[seat].is_person
    if view.to_act is None:
        return kind_words(sight.players[seat], mine)
    words = _doing_words()
    if seat == view.to_act:
        return words[view.step if view.step in ("placing", "picking") else "to play"]
    if seat in view.inside:
        return words["inside" if view.visitors[seat].cards else "nothing played"]
    return words["withdrawn"]


def _doing_words() -> dict[str, str]:
    """What a player may be doing in a visit."""
    return {
        "placing": translate("TajMahal", "places palaces", "state of a player"),
        "picking": translate("TajMahal", "takes cards", "state of a player"),
        "to play": translate("TajMahal", "to play", "state of a player"),
        "nothing played": translate("TajMahal", "no card played yet", "state of a player"),
        "inside": translate("TajMahal", "in the visit", "state of a player"),
        "withdrawn": translate("TajMahal", "withdrawn", "state of a player"),
    }
