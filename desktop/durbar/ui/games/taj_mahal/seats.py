"""Taj Mahal’s panels of the players: points, influence tiles, hand, goods, the cards played in the visit."""

from durbar.games.taj_mahal.symbols import COMMODITIES, INFLUENCES
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast, names, pieces
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.seat_line import SeatLine, Thing
from durbar.ui.kit.values.sight import Sight
from durbar.ui.people import kind_words
from durbar.ui.words import listed, strung, translate

_FAINT_OPACITY = 0.3


def seat_line(seat: int, sight: Sight) -> SeatLine:
    """Return a player’s panel."""
    view: View = sight.view
    told = [] if seat in view.inside else _won(seat, view)
    tiles = _influence_before(seat, told, view)
    return SeatLine(
        seat,
        state_words(seat, sight),
        str(view.scores[seat]),
        acting=seat == view.to_act,
        out=view.to_act is not None and seat not in view.inside,
        pieces=tuple(Thing(Picture(pieces.influence(symbol))) for symbol in tiles),
        counts=_counts(seat, view),
        cards=_cards(seat, view),
        spoken=spoken(seat, view),
    )


def _cards(seat: int, view: View) -> tuple[Thing, ...]:
    """Return the cards played in the visit; once they are gone, what was won with them."""
    if seat in view.inside:
        return tuple(Thing(names.card_picture(card)) for card in view.visitors[seat].cards)
    return tuple(Thing(names.prize_picture(symbol)) for symbol in _won(seat, view))


def _won(seat: int, view: View) -> list[str]:
    """Return the symbols that a player has won in this visit."""
    return [] if view.to_act is None else [symbol for symbol, taker in forecast.takers(view).items() if taker == seat]


def _counts(seat: int, view: View) -> tuple[Thing, ...]:
    """Return how many cards the hand holds, and of each commodity how many."""
    goods = tuple(
        Thing(Picture(pieces.good(good), opacity=1 if many else _FAINT_OPACITY), str(many))
        for good, many in zip(COMMODITIES, view.goods[seat], strict=True)
    )
    return (Thing(Picture(pieces.CARD_BACK), str(view.hand_sizes[seat])), *goods)


def spoken(seat: int, view: View) -> str:
    """Return all that a panel shows, in words."""
    return strung([*holdings(seat, view), *doings(seat, view)])


def holdings(seat: int, view: View) -> list[str]:
    """Return what a player has had since before the visit: cards, goods, influence tiles."""
    parts = [translate("TajMahal", "%n card(s) in hand", None, view.hand_sizes[seat])]
    parts += [names.good_counted(good, many) for good, many in zip(COMMODITIES, view.goods[seat], strict=True) if many]
    if tiles := _influence_before(seat, _won(seat, view), view):
        words = translate("TajMahal", "influence tiles: {tiles}")
        parts.append(words.format(tiles=names.symbols_listed(tiles)))
    return parts


def doings(seat: int, view: View) -> list[str]:
    """Return what a player has played and won in the visit."""
    parts = []
    if played := view.visitors[seat].cards:
        words = translate("TajMahal", "cards played: {cards}")
        parts.append(words.format(cards=listed([names.card_name(card, view.board) for card in played])))
    if won := _won(seat, view):
        parts.append(translate("TajMahal", "won in this visit: {symbols}").format(symbols=names.the_symbols(won)))
    return parts


def _influence_before(seat: int, won: list[str], view: View) -> list[str]:
    """Return a player’s influence tiles without those that are told as won in this visit."""
    tiles = zip(INFLUENCES, view.influence[seat], strict=True)
    return [symbol for symbol, many in tiles for _ in range(many - won.count(symbol))]


def state_words(seat: int, sight: Sight) -> str:
    """Return what a player is doing, in a few words."""
    view: View = sight.view
    mine = seat == view.seat and sight.players[seat].is_person
    if view.to_act is None:
        return kind_words(sight.players[seat], mine)
    if seat == view.to_act:
        if view.step == "placing":
            return translate("TajMahal", "places palaces", "state of a player")
        if view.step == "picking":
            return translate("TajMahal", "takes cards", "state of a player")
        return translate("TajMahal", "to play", "state of a player")
    if seat not in view.inside:
        return translate("TajMahal", "withdrawn", "state of a player")
    if view.visitors[seat].cards:
        return translate("TajMahal", "in the visit", "state of a player")
    return translate("TajMahal", "no card played yet", "state of a player")
