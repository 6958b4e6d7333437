"""Taj Mahal’s tips: what a thing is, what it is worth now and to whom, what a click does, and the rule."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from durbar.engine.move import Move
from durbar.games.taj_mahal import chains
from durbar.games.taj_mahal.moves import NOTHING, Play
from durbar.games.taj_mahal.pieces import CARD, POINTS, TAJ_MAHAL
from durbar.games.taj_mahal.scoring import bonus_points
from durbar.games.taj_mahal.symbols import COMMODITIES, INFLUENCES, SPECIAL, SYMBOL, SYMBOLS, WHITE
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast
from durbar.ui.games.taj_mahal.board import pieces
from durbar.ui.games.taj_mahal.targets import CHANGE, choose, moves_at, picked
from durbar.ui.games.taj_mahal.words import move_words, names, preview, refusals
from durbar.ui.games.taj_mahal.words.seats import spoken, state_words
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import QT_TRANSLATE_NOOP, listed, signed, translate

_SYMBOL_RULES = {
    symbol: QT_TRANSLATE_NOOP(
        "TajMahal",
        "Whoever [[withdraws|withdraw]] with more of it than each player [[still in|still in]] wins its "
        "[[influence tile]] and an [[ordinary palace]]. A [[tie]] wins nothing.",
    )
    for symbol in INFLUENCES
}
_SYMBOL_RULES["grand_mogul"] = QT_TRANSLATE_NOOP(
    "TajMahal",
    "Whoever [[withdraws|withdraw]] with more of it than each player [[still in|still in]] wins the [[crown]] and a "
    "[[royal palace]], for any [[city]] of the [[current province]].",
)
_SYMBOL_RULES["elephant"] = QT_TRANSLATE_NOOP(
    "TajMahal",
    "Whoever [[withdraws|withdraw]] with more of it than each player [[still in|still in]] wins the "
    "[[province tile]], but no [[palace]].",
)
_BONUS_RULES = {
    POINTS: QT_TRANSLATE_NOOP(
        "TajMahal", "An [[ordinary palace]] on its [[fortress]] takes it for 2 points; it is not kept."
    ),
    CARD: QT_TRANSLATE_NOOP(
        "TajMahal",
        "An [[ordinary palace]] on its [[fortress]] takes it for a card of the [[draw pile]]; it is not kept.",
    ),
    TAJ_MAHAL: QT_TRANSLATE_NOOP(
        "TajMahal", "An [[ordinary palace]] on its [[fortress]] takes it for 4 points; it is not kept."
    ),
}
_GOOD_RULE = QT_TRANSLATE_NOOP(
    "TajMahal",
    "An [[ordinary palace]] on its [[fortress]] takes it: a point for each of this [[commodity]] one owns, this one "
    "included. One keeps it.",
)
_SPECIAL_RULES = {
    "elephant": QT_TRANSLATE_NOOP("TajMahal", "Played with a [[coloured card]], it counts as one [[elephant]] more."),
    "grand_mogul": QT_TRANSLATE_NOOP(
        "TajMahal", "Played with a [[coloured card]], it counts as one [[Grand Mogul|grand mogul]] more."
    ),
    "points": QT_TRANSLATE_NOOP("TajMahal", "Played with a [[coloured card]], it brings 2 points at once."),
    "change": QT_TRANSLATE_NOOP(
        "TajMahal",
        "The [[coloured card]] played with it may have any colour; the colour of your later cards stays as it was "
        "([[change of colour]]).",
    ),
}
_SPECIAL_RETURNS = QT_TRANSLATE_NOOP(
    "TajMahal", "When one [[withdraws|withdraw]], it comes back to the [[hand]]. At the end it is worth 1 point."
)


def tip(target: Target, sight: Sight) -> Tip | None:
    """What to teach about a target, computed from the position; None where nothing is."""
    view: View = sight.view
    match target:
        case ("stage",):
            return _visit(sight)
        case ("city", str(city)):
            return _city(city, sight)
        case ("bonus", str(city)) if view.cities[city].bonus:
            return _bonus(city, sight)
        case ("province", str(province)):
            return _province(province, sight)
        case ("tile", int(number)):
            return _tile(number, sight)
        case ("tile",):
            return _tile(view.visit, sight)
        case ("start",):
            return _start(sight)
        case ("court" | "symbol", str(symbol)):
            return _symbol(symbol, sight)
        case ("hand", str(card), _):
            return _hand(card, target, sight)
        case ("display", str(card), _):
            return _display(card, target, sight)
        case ("pile",):
            return _pile(sight)
        case ("discard",):
            return _discard(view)
        case ("played", int(seat), _):
            return _played(seat, sight)
        case ("special", str(card)):
            return _special(card, sight)
        case ("seat", int(seat)):
            return _player(seat, sight)
    return None


def _visit(sight: Sight) -> Tip:
    view: View = sight.view
    if view.to_act is None:
        title, what = translate("TajMahal", "The end"), translate("TajMahal", "The game is over.")
    else:
        title = names.visit_words(view)
        what = translate("TajMahal", "In {province}. Still in the visit: {names}.")
        province = names.province_name(view.province, view.board)
        what = what.format(province=province, names=names.players(view.inside, sight))
    return Tip(
        title=title,
        what=what,
        picture=names.tile_picture(view.visit, view),
        rule=translate(
            "TajMahal",
            "The game has twelve [[visits|visit]], one to each [[province]]. A visit is over when all have "
            "[[withdrawn|withdraw]] and the [[display]] is empty. After the last one the [[hands|hand]] count.",
        ),
        section="8",
    )


# ---- the map -------------------------------------------------------------------------------------------------------


def _city(city: str, sight: Sight) -> Tip:
    view: View = sight.view
    board = view.board
    here = board.cities[board.city_number[city]]
    roads = board.neighbours[board.city_number[city]]
    parts = [_owners_words(city, sight)]
    neighbours = [other for number, other in enumerate(board.cities) if roads >> number & 1]
    led = ", ".join(_with_province(other.id, here.province, view) for other in neighbours)
    parts.append(translate("TajMahal", "Roads to {cities}.").format(cities=led))
    title = translate("TajMahal", "{city}, fortress") if here.fortress else "{city}"
    picture = Picture(pieces.FORTRESS if here.fortress else pieces.CITY)
    tip_ = Tip(
        title=title.format(city=here.name),
        what=translate("TajMahal", "In the province {province}. {owners}").format(
            province=names.province_name(here.province, board), owners=" ".join(parts)
        ),
        picture=picture,
        rule=_city_rule(here.fortress),
        section="5.2",
    )
    worth, reason = _city_worth(city, sight)
    tip_ = replace(tip_, worth=worth, worth_tone="gain", reason=reason) if reason else tip_
    return _clickable(tip_, moves_at(("city", city), sight), sight)


def _with_province(city: str, home: str, view: View) -> str:
    """A neighbouring city, with its province where that is another one."""
    board = view.board
    province = names.province_of(city, board)
    if province == home:
        return names.city_name(city, board)
    return f"{names.city_name(city, board)} ({names.province_name(province, board)})"


def _owners_words(city: str, sight: Sight) -> str:
    there = sight.view.cities[city]
    if there.ordinary is None and there.royal is None:
        return translate("TajMahal", "No palace stands here.")
    told = []
    if there.ordinary is not None:
        told.append(translate("TajMahal", "Palace: {name}.").format(name=sight.name(there.ordinary)))
    if there.royal is not None:
        told.append(translate("TajMahal", "Royal palace: {name}.").format(name=sight.name(there.royal)))
    return " ".join(told)


def _city_rule(fortress: bool) -> str:
    if fortress:
        return translate(
            "TajMahal",
            "A city holds one [[ordinary palace]] and, besides, one [[royal palace]]. On a [[fortress]] an ordinary "
            "one takes the [[bonus tile]].",
        )
    return translate("TajMahal", "A city holds one [[ordinary palace]] and, besides, one [[royal palace]].")


def _city_worth(city: str, sight: Sight) -> tuple[str, str]:
    """What a palace of the viewer in a city would bring by itself, were it placed in this visit."""
    view: View = sight.view
    board = view.board
    if view.to_act is None or names.province_of(city, board) != view.province:
        return "", _network_words(city, sight)
    there = view.cities[city]
    if view.seat in (there.ordinary, there.royal):
        return "", _network_words(city, sight)
    own = view.own_cities(view.seat) | 1 << board.city_number[city]
    reached = chains.joined_provinces(board, own, board.province_number[view.province])
    points = 1 + len(reached)
    several = view.placing is not None and view.placing.ordinary + view.placing.royal > 1
    parts = [translate("TajMahal", "1 for all palaces together") if several else translate("TajMahal", "1 for placing")]
    if reached:
        provinces = names.provinces_listed([board.provinces[number].id for number in reached], board)
        parts.append(translate("TajMahal", "%n for {provinces}", None, len(reached)).format(provinces=provinces))
    if there.bonus and there.ordinary is None:
        value = _bonus_value(there.bonus, view, view.seat)
        points += value
        words_ = translate("TajMahal", "%n for {bonus}", None, value).format(bonus=names.bonus_name(there.bonus))
        parts.append(words_ if value else translate("TajMahal", "a card from the draw pile"))
    reason = translate("TajMahal", "for a palace of yours here: {parts}.").format(parts=listed(parts))
    return signed(points), reason


def _network_words(city: str, sight: Sight) -> str:
    """How far the palaces of each owner in a city reach."""
    view: View = sight.view
    board = view.board
    there = view.cities[city]
    told = []
    for owner in dict.fromkeys(seat for seat in (there.ordinary, there.royal) if seat is not None):
        reached = chains.joined(board, view.own_cities(owner), 1 << board.city_number[city])
        many = len(chains.provinces(board, reached))
        words_ = translate("TajMahal", "{name}’s palaces joined from here reach %n province(s).", None, many)
        told.append(words_.format(name=sight.name(owner)))
    return " ".join(told)


def _bonus_value(kind: str, view: View, seat: int) -> int:
    goods = list(view.goods[seat])
    if kind in COMMODITIES:
        goods[COMMODITIES.index(kind)] += 1
    return bonus_points(kind, goods)


def _bonus(city: str, sight: Sight) -> Tip:
    view: View = sight.view
    kind = view.cities[city].bonus
    value = _bonus_value(kind, view, view.seat)
    if kind in COMMODITIES:
        owned = view.goods[view.seat][COMMODITIES.index(kind)]
        reason = translate("TajMahal", "to you: you own %n so far, and this one counts too.", None, owned)
    elif kind == CARD:
        reason = translate("TajMahal", "No points, but a card.")
    else:
        reason = translate("TajMahal", "to whoever takes it.")
    others = (
        tuple((seat, signed(_bonus_value(kind, view, seat))) for seat in _others(view)) if kind in COMMODITIES else ()
    )
    province = names.province_of(city, view.board)
    what = (_lies_words(city, view), _when_words(province, view), _rival_words(city, view))
    tip_ = Tip(
        title=names.capital(names.bonus_name(kind)),
        what=" ".join(part for part in what if part),
        picture=names.bonus_picture(kind),
        worth=signed(value) if value else "",
        worth_tone="gain",
        reason=reason,
        others=others,
        rule=translate("TajMahal", _BONUS_RULES.get(kind, _GOOD_RULE)),
        section="6.1",
    )
    return _clickable(tip_, moves_at(("bonus", city), sight), sight)


def _lies_words(city: str, view: View) -> str:
    return translate("TajMahal", "Lies on {city}.").format(city=names.city_name(city, view.board))


def _rival_words(city: str, view: View) -> str:
    """Whoever withdraws first takes what lies in the province: a warning while others are still there."""
    here = names.province_of(city, view.board) == view.province
    if view.step != "turn" or not here or view.seat not in view.inside or view.inside == (view.seat,):
        return ""
    return translate("TajMahal", "Others are still in the visit: one of them may take it first.")


def _when_words(province: str, view: View) -> str:
    """When a province is visited."""
    number = view.tiles.index(province) + 1
    if number < view.visit or view.to_act is None:
        return translate("TajMahal", "Visited already: visit {number}.").format(number=number)
    if number == view.visit:
        return translate("TajMahal", "Visited now.")
    return translate("TajMahal", "Comes in visit {number}.").format(number=number)


def _province(province: str, sight: Sight) -> Tip:
    view: View = sight.view
    board = view.board
    number = view.tiles.index(province) + 1
    free = [
        board.cities[city].name
        for city in board.in_province[board.province_number[province]]
        if view.cities[board.cities[city].id].ordinary is None
    ]
    what = [_when_words(province, view), _owned_words(province, sight)]
    if number >= view.visit and free:
        what.append(translate("TajMahal", "Free for ordinary palaces: {cities}.").format(cities=", ".join(free)))
    return Tip(
        title=names.province_name(province, board),
        what=" ".join(part for part in what if part),
        picture=names.tile_picture(number, view),
        reason=_reach_words(province, view),
        rule=translate(
            "TajMahal",
            "Each [[province]] is [[visited|visit]] once, in the order of the [[province tiles|province tile]]. A "
            "province [[joined]] to a palace placed elsewhere brings 1 point.",
        ),
        section="6.3",
    )


def _owned_words(province: str, sight: Sight) -> str:
    """How many palaces each player has there."""
    view: View = sight.view
    board = view.board
    there = [view.cities[board.cities[city].id] for city in board.in_province[board.province_number[province]]]
    counts = Counter(owner for city in there for owner in (city.ordinary, city.royal) if owner is not None)
    if not counts:
        return translate("TajMahal", "No palaces.")
    told = ", ".join(f"{sight.name(seat)}{names.NO_BREAK}{counts[seat]}" for seat in sorted(counts))
    return translate("TajMahal", "Palaces: {counts}.").format(counts=told)


def _reach_words(province: str, view: View) -> str:
    """What the viewer's palaces in a province are joined to."""
    board = view.board
    number = board.province_number[province]
    own = view.own_cities(view.seat)
    if not own & board.province_sets[number]:
        return ""
    reached = [board.provinces[one].id for one in chains.joined_provinces(board, own, number)]
    if not reached:
        return translate("TajMahal", "Your palaces here are joined to no other province.")
    words_ = translate("TajMahal", "Your palaces here are joined to {provinces}.")
    return words_.format(provinces=names.provinces_listed(reached, board))


def _tile(number: int, sight: Sight) -> Tip:
    view: View = sight.view
    province = names.province_name(view.tiles[number - 1], view.board)
    points = _tile_points(number, view.seat, view)
    goods = names.goods_of(number, view)
    owned = " + ".join(names.good_counted(good, view.goods[view.seat][COMMODITIES.index(good)] + 1) for good in goods)
    return Tip(
        title=translate("TajMahal", "Province tile {number}").format(number=number),
        what=translate("TajMahal", "{province}: {goods}. {when}").format(
            province=province,
            goods=names.goods_listed(goods),
            when=_when_words(view.tiles[number - 1], view),
        ),
        picture=names.tile_picture(number, view),
        worth=signed(points),
        worth_tone="gain",
        reason=translate("TajMahal", "to you as things stand: {goods}.").format(goods=owned),
        others=tuple((seat, signed(_tile_points(number, seat, view))) for seat in _others(view)),
        rule=translate(
            "TajMahal",
            "The [[elephant]] wins it: for each [[commodity]] on it as many points as one owns of it, this tile "
            "included. One keeps it.",
        ),
        section="6.2",
    )


def _start(sight: Sight) -> Tip:
    view: View = sight.view
    name = sight.name(view.start)
    begins = translate("TajMahal", "{name} has begun this visit.")
    if not names.has_begun(view):
        begins = translate("TajMahal", "{name} begins this visit.")
    return Tip(
        title=translate("TajMahal", "Start player"),
        what=begins.format(name=name),
        picture=Picture(pieces.START_FIGURE),
        rule=translate(
            "TajMahal",
            "The [[start player]] has the first turn of a [[visit]]; turns go on clockwise. After each visit the "
            "figure passes to the next player on the left, whoever withdrew first or last.",
        ),
        section="8",
    )


def _tile_points(number: int, seat: int, view: View) -> int:
    return sum(view.goods[seat][COMMODITIES.index(good)] + 1 for good in names.goods_of(number, view))


# ---- the court -----------------------------------------------------------------------------------------------------


def _symbol(symbol: str, sight: Sight) -> Tip:
    view: View = sight.view
    number = SYMBOL[symbol]
    counts = ", ".join(
        f"{sight.name(seat)}{names.NO_BREAK}{view.visitors[seat].symbols[number]}" for seat in forecast.still_in(view)
    )
    what = [_court_words(symbol, sight)]
    if counts:
        what.append(translate("TajMahal", "Symbols now: {counts}.").format(counts=counts))
    worth, reason = "", ""
    if view.seat in forecast.still_in(view):
        standing = forecast.standing(view, view.seat, symbol)
        worth, reason = str(standing.own), _standing_reason(standing, sight)
    pair = _pair_words(symbol, sight)
    section = {"grand_mogul": "5.2", "elephant": "6.2"}.get(symbol, "5.2")
    return Tip(
        title=names.symbol_name(symbol),
        what=" ".join(part for part in (*what, pair) if part),
        picture=names.prize_picture(symbol),
        worth=worth,
        reason=reason,
        rule=translate("TajMahal", _SYMBOL_RULES[symbol]),
        section=section,
    )


def _court_words(symbol: str, sight: Sight) -> str:
    view: View = sight.view
    if view.to_act is None:
        return translate("TajMahal", "The game is over.")
    if view.court[SYMBOL[symbol]]:
        if symbol == "grand_mogul":
            words_ = translate(
                "TajMahal", "The crown is still to be won: it brings a royal palace, placed at once in {province}."
            )
            return words_.format(province=names.province_name(view.province, view.board))
        return translate("TajMahal", "Still to be won in this visit.")
    taker = forecast.takers(view).get(symbol)
    if taker is None:
        return translate("TajMahal", "Won already in this visit.")
    return translate("TajMahal", "Won already in this visit, by {name}.").format(name=sight.name(taker))


def _standing_reason(standing: forecast.Standing, sight: Sight) -> str:
    """Why one would win a symbol now, or not."""
    match standing.lead:
        case "gone":
            return translate("TajMahal", "on your cards: it can’t be won again.")
        case "alone":
            return translate("TajMahal", "on your cards: you would win it by withdrawing now.")
        case "none":
            return translate("TajMahal", "on your cards: at least one is needed.")
    rivals = names.players(standing.rivals, sight)
    if standing.lead == "level":
        return translate("TajMahal", "on your cards: level with {names}, so nobody wins it now.").format(names=rivals)
    words_ = translate("TajMahal", "on your cards: behind {names} with {best}.")
    return words_.format(names=rivals, best=standing.best)


def _pair_words(symbol: str, sight: Sight) -> str:
    """What two of its influence tiles bring, and whether the viewer has one."""
    view: View = sight.view
    if symbol not in INFLUENCES:
        return ""
    number = INFLUENCES.index(symbol)
    card = view.board.pieces.kinds[view.board.pieces.earned[number]].id
    owner = view.special[card]
    if owner is None:
        words_ = translate("TajMahal", "Two tiles bring {card}.")
    else:
        words_ = translate("TajMahal", "Two tiles bring {card}, which {name} has now.")
    name = "" if owner is None else sight.name(owner)
    parts = [words_.format(card=names.card_name(card, view.board), name=name)]
    owned = {many: [seat for seat in range(view.seats) if view.influence[seat][number] == many] for many in (1, 2)}
    if owned[1]:
        one = translate("TajMahal", "With one so far: {names}.")
        parts.append(one.format(names=names.players(owned[1], sight)))
    if owned[2]:
        two = translate("TajMahal", "With two, exchanged for it at the end of the visit: {names}.")
        parts.append(two.format(names=names.players(owned[2], sight)))
    return " ".join(parts)


# ---- cards ---------------------------------------------------------------------------------------------------------


def _card(card: str, sight: Sight) -> Tip:
    """A card wherever it lies."""
    view: View = sight.view
    kind = names.kind_of(card, view.board)
    if kind.colour == SPECIAL:
        rule = f"{translate('TajMahal', _SPECIAL_RULES[kind.effect])} {translate('TajMahal', _SPECIAL_RETURNS)}"
        section = "9"
    elif kind.colour == WHITE:
        rule = translate(
            "TajMahal", "A [[white card]] is played together with a [[coloured card]]. At the end it is worth 1 point."
        )
        section = "5.1"
    else:
        rule = translate(
            "TajMahal",
            "One [[coloured card]] a [[turn]], with one [[white|white card]] or [[special|special card]] card if you "
            "like. The first binds you to its colour in this [[visit]].",
        )
        section = "5.1"
    return Tip(
        title=names.capital(names.card_name(card, view.board)),
        picture=names.card_picture(card),
        rule=rule,
        section=section,
    )


def _hand(card: str, target: Target, sight: Sight) -> Tip | None:
    view: View = sight.view
    if not forecast.in_private(sight) or card not in view.hand:
        return None
    many = view.hand.count(card)
    tip_ = replace(_card(card, sight), what=translate("TajMahal", "In your hand: %n of it.", None, many))
    moves = moves_at(target, sight)
    able = [move for move in moves if move in sight.legal]
    if not sight.legal or not moves:
        return tip_
    if not able:
        return _clickable(tip_, moves, sight)
    move = able[0]
    if not isinstance(move, Play):
        return tip_
    coloured, _ = picked(sight)
    if target in sight.chosen:
        if choose(target, sight) == () and len(sight.chosen) > 1:
            return replace(tip_, click=translate("TajMahal", "Click: put both back"))
        if choose(target, sight) == sight.chosen:
            return replace(tip_, click=translate("TajMahal", "Picked out with the card of another colour"))
        return replace(tip_, click=translate("TajMahal", "Click: put it back"))
    if not names.is_coloured(card, view.board) and not coloured:
        click = translate("TajMahal", "Click: pick it out, then a coloured card")
        return replace(tip_, reason=_adds_words(card, sight), click=click)
    if move.extra == CHANGE and card == move.card and names.kind_of(card, view.board).colour != _bound(view):
        click = translate("TajMahal", "Click: pick it out, with the change-of-colour card")
    elif move.extra == NOTHING:
        click = translate("TajMahal", "Click: pick it out")
    else:
        click = translate("TajMahal", "Click: pick it out, for {play}").format(play=move_words.play_words(move, view))
    return replace(tip_, reason=preview.preview(move, sight)[0], click=click)


def _bound(view: View) -> str:
    return view.visitors[view.seat].colour


def _adds_words(card: str, sight: Sight) -> str:
    """How one would stand with one more of the symbol that a white or special card shows."""
    view: View = sight.view
    symbols = names.kind_of(card, view.board).symbols
    if not symbols:
        return ""
    own = view.visitors[view.seat].symbols[SYMBOL[symbols[0]]] + 1
    return preview.standing_words(forecast.standing(view, view.seat, symbols[0], own), sight)


def _display(card: str, target: Target, sight: Sight) -> Tip:
    view: View = sight.view
    in_display = view.display.count(card)
    tip_ = replace(
        _card(card, sight),
        what=translate("TajMahal", "On display: %n of it. Whoever withdraws takes two cards.", None, in_display),
        section="7",
    )
    return _clickable(tip_, moves_at(target, sight), sight)


def _pile(sight: Sight) -> Tip:
    view: View = sight.view
    return Tip(
        title=translate("TajMahal", "Draw pile"),
        what=translate("TajMahal", "%n card(s), face down.", None, view.pile),
        picture=Picture(pieces.CARD_BACK),
        reason=_unseen_words(view) if forecast.in_private(sight) else "",
        rule=translate(
            "TajMahal",
            "Whoever [[withdraws|withdraw]] without having played draws one as an [[extra card]]. When the pile is "
            "empty, the [[discard pile]] is shuffled.",
        ),
        section="7",
    )


def _unseen_words(view: View) -> str:
    """Which symbols are still among the cards that the viewer has not seen."""
    board = view.board
    seen = Counter([*view.hand, *view.display, *view.discard, *(card for one in view.visitors for card in one.cards)])
    left: Counter[str] = Counter()
    for kind, many in zip(board.pieces.kinds, board.pieces.counts, strict=True):
        for symbol in kind.symbols:
            left[symbol] += max(0, many - seen[kind.id])
    counts = ", ".join(names.counted(symbol, left[symbol]) for symbol in SYMBOLS)
    return translate("TajMahal", "Here and in the others’ hands: {counts}.").format(counts=counts)


def _discard(view: View) -> Tip:
    return Tip(
        title=translate("TajMahal", "Discard pile"),
        what=translate("TajMahal", "%n card(s), face up.", None, len(view.discard)),
        picture=Picture(pieces.CARD_BACK, opacity=0.6),
        reason=_counted_words(view.discard, view),
        rule=translate(
            "TajMahal",
            "Cards played go here when their owner [[withdraws|withdraw]]. It becomes the new [[draw pile]] when that "
            "is empty.",
        ),
        section="7",
    )


def _counted_words(cards: tuple[str, ...], view: View) -> str:
    """The symbols of some cards, counted."""
    kinds = [names.kind_of(card, view.board) for card in cards]
    counts = [(symbol, sum(kind.symbols.count(symbol) for kind in kinds)) for symbol in SYMBOLS]
    return ", ".join(names.counted(symbol, many) for symbol, many in counts if many)


def _played(seat: int, sight: Sight) -> Tip:
    view: View = sight.view
    visitor = view.visitors[seat]
    cards = listed([names.card_name(card, view.board) for card in visitor.cards])
    return Tip(
        title=translate("TajMahal", "Played by {name}").format(name=sight.name(seat)),
        what=names.capital(cards),
        reason=_counted_words(visitor.cards, view),
        rule=translate(
            "TajMahal", "The [[symbols|symbol]] of all cards played in the [[visit]] add up until one withdraws."
        ),
        section="5.1",
    )


def _special(card: str, sight: Sight) -> Tip:
    view: View = sight.view
    owner = view.special[card]
    number = view.board.pieces.earned.index(view.board.pieces.number[card])
    if owner is None:
        what = translate("TajMahal", "Lies beside the board. Two tiles ({symbol}) bring it.")
    else:
        what = translate("TajMahal", "Belongs to {name}. Two tiles ({symbol}) take it away.")
    what = what.format(symbol=names.symbol_name(INFLUENCES[number]), name="" if owner is None else sight.name(owner))
    return replace(_card(card, sight), what=what)


# ---- players -------------------------------------------------------------------------------------------------------


def _player(seat: int, sight: Sight) -> Tip:
    view: View = sight.view
    parts = [names.capital(spoken(seat, view)) + "."]
    own = [card for card, owner in view.special.items() if owner == seat]
    if own:
        cards = listed([names.card_name(card, view.board) for card in own])
        parts.append(translate("TajMahal", "Owns {cards}.").format(cards=cards))
    secretly = secret(seat, sight) is not None
    return Tip(
        title=sight.name(seat),
        what=" ".join(part for part in parts if part),
        worth=str(view.scores[seat]),
        reason=_player_reason(seat, sight),
        rule=translate(
            "TajMahal",
            "The most [[influence points|influence point]] win. At the end the [[hand]] counts as well: white and "
            "special cards, and the best colour.",
        ),
        click=translate("TajMahal", "Click: look at your hand behind a curtain") if secretly else "",
        section="10",
    )


def _player_reason(seat: int, sight: Sight) -> str:
    """Points, and what a player still in the visit would get by leaving now; all of it lies open."""
    view: View = sight.view
    points = view.scores[seat]
    if view.to_act is None:
        return translate("TajMahal", "influence point(s).", None, points)
    if seat not in forecast.still_in(view):
        words_ = translate("TajMahal", "influence point(s); {state}.", None, points)
        return words_.format(state=state_words(seat, sight))
    found = forecast.of_withdrawal(view, seat)
    words_ = translate("TajMahal", "influence point(s); withdrawing now would bring {points} more.", None, points)
    return words_.format(points=found.points)


def secret(seat: int, sight: Sight) -> Tip | None:
    """What only this seat may look at, behind a curtain when several people share the screen: the own hand.

    None where the hand lies open anyway.
    """
    view: View = sight.view
    if seat != sight.seat or not sight.players[seat].is_person or forecast.in_private(sight):
        return None
    counts = Counter(view.hand)
    cards = ", ".join(
        names.card_name(card, view.board) + (f"{names.NO_BREAK}×{names.NO_BREAK}{many}" if many > 1 else "")
        for card, many in sorted(counts.items())
    )
    return Tip(
        title=sight.name(seat),
        what=translate("TajMahal", "For your eyes only. {cards}").format(cards=names.capital(cards)),
        picture=Picture(pieces.CARD_BACK),
        worth=str(len(view.hand)),
        reason=translate("TajMahal", "card(s) in your hand.", None, len(view.hand)),
        section="12.8",
    )


# ---- shared --------------------------------------------------------------------------------------------------------


def _others(view: View) -> list[int]:
    """The other seats, clockwise from the viewer."""
    return [(view.seat + step) % view.seats for step in range(1, view.seats)]


def _clickable(tip_: Tip, moves: tuple[Move, ...], sight: Sight) -> Tip:
    """The tip with what a click does, or why it does nothing; as it was when the viewer has nothing to choose."""
    if not moves or not sight.legal:
        return tip_
    able = [move for move in moves if move in sight.legal]
    if len(able) > 1:
        return replace(tip_, click=translate("TajMahal", "Click: choose the ordinary palace or the royal one"))
    if able:
        words_ = translate("TajMahal", "Click: {move}. {brings}")
        told = words_.format(move=move_words.move_words(able[0], sight), brings=preview.preview(able[0], sight)[0])
        return replace(tip_, click=told.strip())
    refusal = sight.why_not(moves[0])
    if refusal is None:
        return tip_
    return replace(tip_, refusal=refusals.why(refusal, sight))
