"""What Taj Mahal teaches about the six symbols of the court."""

from __future__ import annotations

from durbar.games.taj_mahal.symbols import INFLUENCES, SYMBOL
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast, names
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import QT_TRANSLATE_NOOP, translate

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


def symbol_tip(target: Target, sight: Sight) -> Tip:
    """Return a symbol of the court: who leads, and what it wins."""
    symbol = str(target[1])
    view: View = sight.view
    number = SYMBOL[symbol]
    counts = ", ".join(
        f"{sight.name(seat)}{names.NO_BREAK}{view.visitors[seat].symbols[number]}" for seat in forecast.still_in(view)
    )
    what = [_court_words(symbol, sight)]
    if counts:
        what.append(translate("TajMahal", "Now {counts}.").format(counts=counts))
    worth, reason = "", ""
    if view.seat in forecast.still_in(view):
        standing = forecast.standing(view, view.seat, symbol)
        worth, reason = str(standing.own), _standing_reason(standing, sight)
    section = {"grand_mogul": "5.2", "elephant": "6.2"}.get(symbol, "5.2")
    return Tip(
        title=names.symbol_name(symbol),
        what=" ".join(what),
        picture=names.prize_picture(symbol),
        worth=worth,
        reason=reason,
        more=_pair_words(symbol, sight),
        rule=translate("TajMahal", _SYMBOL_RULES[symbol]),
        section=section,
    )


def _court_words(symbol: str, sight: Sight) -> str:
    view: View = sight.view
    if view.to_act is None:
        return usual_words.game_over()
    if view.court[SYMBOL[symbol]]:
        return translate("TajMahal", "Still to be won in this visit.")
    taker = forecast.takers(view).get(symbol)
    if taker is None:
        return translate("TajMahal", "Won already in this visit.")
    return translate("TajMahal", "Won already in this visit, by {name}.").format(name=sight.name(taker))


def _standing_reason(standing: forecast.Standing, sight: Sight) -> str:
    """Return why one would win a symbol now, or not."""
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


def _crown_words(view: View) -> str:
    """Return what the crown brings in this visit; empty where it is won, or nothing is visited any more."""
    if view.to_act is None or not view.court[SYMBOL["grand_mogul"]]:
        return ""
    words_ = translate("TajMahal", "The crown brings a royal palace, placed at once in {province}.")
    return words_.format(province=names.province_name(view.province, view.board))


def _pair_words(symbol: str, sight: Sight) -> str:
    """Return what two of its influence tiles bring, and whether the viewer has one."""
    view: View = sight.view
    if symbol not in INFLUENCES:
        return _crown_words(view) if symbol == "grand_mogul" else ""
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
        two = translate("TajMahal", "With two, exchanged for it after the visit: {names}.")
        parts.append(two.format(names=names.players(owned[2], sight)))
    return " ".join(parts)
