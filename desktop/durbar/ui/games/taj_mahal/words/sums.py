"""A forecast or a hand told line by line, with what each line brings: the rulebook’s order of a withdrawal (§5)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from durbar.engine.move import Move
from durbar.games.taj_mahal.moves import NOTHING, Build, Play, Royal, Take
from durbar.games.taj_mahal.pieces import CARD
from durbar.games.taj_mahal.symbols import COLOURS, SPECIAL, WHITE
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast, names, pieces
from durbar.ui.games.taj_mahal.forecast import Bonus, Forecast
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import capital, listed, signed, translate

#: So many symbols won are named beside their pictures.
_MAX_NAMED = 2


@dataclass(frozen=True)
class Line:
    """A line of a sum: its pictures, what it is, points as "+2" or nothing, and a quiet explanation below.

    spoken: for screen readers, where pictures say what the words do not.
    """

    pictures: tuple[Picture, ...]
    words: str
    gain: str = ""
    quiet: str = ""
    spoken: str = ""


@dataclass(frozen=True)
class Sum:
    """Lines under a title, with their total; "" where nothing is to be summed.

    pointed: it is of a move pointed at. cards: those of the move, shown beside the title.
    """

    title: str
    total: str
    lines: tuple[Line, ...]
    pointed: bool = False
    cards: tuple[Picture, ...] = ()


def sum_of(sight: Sight, move: Move | None = None) -> Sum:
    """Return what the panel on the board tells now, or with a move of the viewer that is pointed at."""
    view: View = sight.view
    acts = view.to_act == view.seat
    shown = isinstance(move, Play | Build | Royal)  # also a computer's, in a review; no words are told to it
    if view.to_act is not None and not (sight.players[view.seat].is_person or shown):
        return _others(sight)
    if view.to_act is None:
        return _hand(sight, move)
    if view.step == "picking" and acts:
        return _hand(sight, move) if forecast.in_private(sight) else _others(sight)
    if view.placing is not None and acts and (sight.live or shown):
        return _placing(sight, move)
    if view.seat in forecast.still_in(view):
        return _withdrawal(sight, move)
    return _others(sight)


# ---- withdrawing ---------------------------------------------------------------------------------------------------


def _withdrawal(sight: Sight, move: Move | None) -> Sum:
    view: View = sight.view
    if isinstance(move, Play):
        return _after(move, sight)
    if sight.live and view.to_act == view.seat:
        title = translate("TajMahal", "If you withdraw now")
    else:  # beside somebody else’s turn, or in the past, "you" would not say whose it is
        title = translate("TajMahal", "If {name} withdraws now").format(name=sight.name(view.seat))
    return _summed(title, forecast.of_withdrawal(view, view.seat), view.seat, sight)


def _after(move: Play, sight: Sight) -> Sum:
    """Return a withdrawal right after cards, with what one of them brings at once."""
    view: View = sight.view
    found, at_once = forecast.after_play(view, move), forecast.points_at_once(move)
    lines = lines_of(found, view.seat, sight)
    if at_once:
        words = translate("TajMahal", "The +2 card, when it is played")
        lines.insert(0, Line((names.card_picture(move.extra),), words, signed(at_once)))
    alone = move.extra == NOTHING
    title = (
        translate("TajMahal", "Withdrawing after this card")
        if alone
        else translate("TajMahal", "Withdrawing after these cards")
    )
    pictures = tuple(names.card_picture(card) for card in (move.card, move.extra) if card != NOTHING)
    return Sum(title, signed(at_once + found.points), tuple(lines), True, pictures)


def _placing(sight: Sight, move: Move | None) -> Sum:
    view: View = sight.view
    if isinstance(move, Build | Royal):
        title = translate("TajMahal", "With a palace in {city}").format(city=names.city_name(move.city, view.board))
        return _summed(title, forecast.of_placing(view, move), view.seat, sight, pointed=True)
    title = translate("TajMahal", "Your withdrawal, at best")
    return _summed(title, forecast.of_placing(view), view.seat, sight)


def _others(sight: Sight) -> Sum:
    """Return what whoever acts would get, by name: the viewer is out of the visit, nobody, or looks back at the own
    turn.
    """
    view: View = sight.view
    seat = view.to_act
    assert seat is not None
    name = sight.name(seat)
    if view.step == "placing":
        title = translate("TajMahal", "{name}’s withdrawal, at best").format(name=name)
        return _summed(title, forecast.of_placing(view), seat, sight)
    if view.step == "picking":
        title = translate("TajMahal", "{name} takes cards").format(name=name)
        words = translate("TajMahal", "Still to take: %n card(s) from the display", None, view.picks)
        return Sum(title, "", (Line((Picture(pieces.CARD_BACK),), words),))
    title = translate("TajMahal", "If {name} withdraws now").format(name=name)
    return _summed(title, forecast.of_withdrawal(view, seat), seat, sight)


def _summed(title: str, found: Forecast, seat: int, sight: Sight, pointed: bool = False) -> Sum:
    return Sum(title, signed(found.points), tuple(lines_of(found, seat, sight)), pointed)


def lines_of(found: Forecast, seat: int, sight: Sight) -> list[Line]:
    """Return a forecast: what is won, bonus tiles, the province tile, palaces, cards, special cards."""
    view: View = sight.view
    lines = [_won_line(found, sight)] if view.placing is None or seat != view.to_act else []
    lines += [_bonus_line(bonus, view) for bonus in found.bonuses if bonus.kind != CARD]
    if found.tile:
        sum_ = " + ".join(names.good_counted(good, owned) for good, owned in found.goods)
        words = translate("TajMahal", "Province tile: {goods}").format(goods=sum_)
        lines.append(Line((names.tile_picture(found.tile, view),), words, signed(found.tile_points)))
    if found.placed:
        lines.append(_palaces_line(found, seat, sight))
    lines.append(_cards_line(found))
    if found.pairs:
        lines.append(_pairs_line(found.pairs, seat, sight))
    return lines


def _won_line(found: Forecast, sight: Sight) -> Line:
    view: View = sight.view
    if not found.won:
        return Line((), translate("TajMahal", "No symbol won"))
    shown = tuple(names.prize_picture(symbol) for symbol in found.won)
    palaces = len(found.cities)
    if palaces and found.royal:
        prizes = translate("TajMahal", "%n palace(s) and the royal one in {province}", None, palaces)
    elif palaces:
        prizes = translate("TajMahal", "%n palace(s) in {province}", None, palaces)
    elif found.royal:
        prizes = translate("TajMahal", "the royal palace in {province}")
    else:
        prizes = translate("TajMahal", "the province tile, no palace")
    prizes = prizes.format(province=names.province_name(view.province, view.board))
    if "elephant" in found.won and (palaces or found.royal):
        prizes = translate("TajMahal", "{palaces}, the province tile").format(palaces=prizes)
    words = translate("TajMahal", "{symbols}: {prizes}")
    words = words.format(symbols=names.symbols_listed(found.won), prizes=prizes)
    # The pictures say it, and all the names would take three lines.
    short = capital(prizes) if len(found.won) > _MAX_NAMED else ""
    return Line(shown, short or words, quiet=_where(found, view), spoken=words if short else "")


def _where(found: Forecast, view: View) -> str:
    """Return the best places, where there is a choice; one of them where several are."""
    if not found.chosen:
        return ""
    cities = [names.city_name(city, view.board) for city in found.cities]
    if found.royal:
        royal = translate("TajMahal", "{city} (royal)")
        cities.append(royal.format(city=names.city_name(found.royal, view.board)))
    if found.equal:
        words = translate("TajMahal", "Most points, for example, in {cities}")
    else:
        words = translate("TajMahal", "Most points in {cities}")
    return words.format(cities=listed(cities))


def _bonus_line(bonus: Bonus, view: View) -> Line:
    words = bonus_words(bonus)
    if bonus.city:
        city = names.city_name(bonus.city, view.board)
        words = translate("TajMahal", "{city}: {bonus}").format(city=city, bonus=words)
    return Line((names.bonus_picture(bonus.kind),), capital(words), signed(bonus.points))


def bonus_words(bonus: Bonus) -> str:
    """Return what a bonus tile brings: "tea (2 in all with it)"."""
    if not bonus.owned:
        return names.bonus_name(bonus.kind)
    words = translate("TajMahal", "{good} ({number} in all with it)")
    return words.format(good=names.good_name(bonus.kind), number=bonus.owned)


def _palaces_line(found: Forecast, seat: int, sight: Sight) -> Line:
    view: View = sight.view
    joined = len(found.joined)
    if len(found.cities) + bool(found.royal) > 1 and not joined:
        words = translate("TajMahal", "Palaces: 1 for all together, no province joined")
    elif joined:
        words = translate("TajMahal", "Palaces: 1 for placing, %n for {provinces}", None, joined)
        words = words.format(provinces=names.provinces_listed(found.joined, view.board))
    else:
        words = translate("TajMahal", "Palaces: 1 for placing, no province joined")
    royal = bool(found.royal) and not found.cities
    return Line((names.palace_picture(seat, sight, royal),), words, signed(found.palace_points))


def _cards_line(found: Forecast) -> Line:
    from_pile = found.drawn + found.extra
    if from_pile and found.shown:
        words = translate("TajMahal", "Cards: {pile} from the pile, then {shown} from the display")
    elif from_pile:
        words = translate("TajMahal", "Cards: {pile} from the pile")
    elif found.shown:
        words = translate("TajMahal", "Cards: {shown} from the display")
    else:
        words = translate("TajMahal", "Cards: none are left")
    quiet = translate("TajMahal", "one of them for having played no card") if found.extra else ""
    return Line((Picture(pieces.CARD_BACK),), words.format(pile=from_pile, shown=found.shown), quiet=quiet)


def _pairs_line(pairs: tuple[tuple[str, str, int | None], ...], seat: int, sight: Sight) -> Line:
    """Return the special cards that two equal influence tiles bring (§8)."""
    at_the_end = translate("TajMahal", "at the end of the visit")
    shown = tuple(names.card_picture(card) for _, card, _ in pairs)
    if len(pairs) > 1:
        cards = listed([_special_words(card, owner, seat, sight) for _, card, owner in pairs])
        return Line(shown, translate("TajMahal", "Pairs of tiles: {cards}").format(cards=cards), quiet=at_the_end)
    symbol, card, owner = pairs[0]
    if owner == seat:
        words = translate("TajMahal", "Two {symbol} tiles go back: {card} is yours already")
    else:
        words = translate("TajMahal", "Two {symbol} tiles: {card}")
    card = names.card_name(card, sight.view.board) if owner == seat else _special_words(card, owner, seat, sight)
    return Line(shown, words.format(symbol=names.symbol_name(symbol), card=card), quiet=at_the_end)


def _special_words(card: str, owner: int | None, seat: int, sight: Sight) -> str:
    """Return a special card, and who must give it up or has it already."""
    name = names.card_name(card, sight.view.board)
    if owner is None:
        return name
    if owner == seat:
        return translate("TajMahal", "{card} (yours already)").format(card=name)
    return translate("TajMahal", "{card} (out of {name}’s hand)").format(card=name, name=sight.name(owner))


# ---- the hand ------------------------------------------------------------------------------------------------------


def _hand(sight: Sight, move: Move | None) -> Sum:
    """Return the own hand as it would count at the end of the game, while one takes cards and when all is over."""
    view: View = sight.view
    hand = (*view.hand, move.card) if isinstance(move, Take) else view.hand
    if view.to_act is None:
        title = translate("TajMahal", "Your hand at the end")
    elif isinstance(move, Take):
        title = translate("TajMahal", "Your hand with this card")
    else:
        title = translate("TajMahal", "Your hand as it stands")
    return Sum(title, signed(forecast.hand_worth(view, hand)), tuple(hand_lines(hand, view)), isinstance(move, Take))


def hand_lines(hand: tuple[str, ...], view: View) -> list[Line]:
    """Return white cards, coloured ones, special ones; each with its points at the end of the game (§10)."""
    board = view.board
    kinds = [names.kind_of(card, board) for card in hand]
    many = Counter(kind.colour for kind in kinds)
    best = max((many[colour] for colour in COLOURS), default=0)
    first = next((colour for colour in COLOURS if many[colour] == best), "")
    lines = []
    for colour in COLOURS:
        if many[colour]:
            words = names.cards_of(colour, many[colour])
            gain = signed(best) if colour == first else ""
            lines.append(Line((Picture(f"taj_mahal/card-{colour}"),), words, gain))
    if many[WHITE]:
        words = translate("TajMahal", "%n white", None, many[WHITE])
        lines.append(Line((Picture("taj_mahal/card-white"),), words, signed(many[WHITE])))
    if many[SPECIAL]:
        words = translate("TajMahal", "%n special", None, many[SPECIAL])
        lines.append(Line((Picture("taj_mahal/card-special"),), words, signed(many[SPECIAL])))
    if sum(many[colour] > 0 for colour in COLOURS) > 1:
        lines.append(
            Line((), "", quiet=translate("TajMahal", "At the end of the game only your most numerous colour counts."))
        )
    return lines or [Line((), translate("TajMahal", "No card"))]
