"""What Taj Mahal teaches about a bonus tile on the map."""

from __future__ import annotations

from durbar.games.taj_mahal.pieces import CARD, POINTS, TAJ_MAHAL
from durbar.games.taj_mahal.scoring import bonus_points
from durbar.games.taj_mahal.symbols import COMMODITIES
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast, names
from durbar.ui.games.taj_mahal.targets import clickable
from durbar.ui.games.taj_mahal.tips.provinces import other_seats, when_words
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import QT_TRANSLATE_NOOP, capital, signed, translate

_POINTS_RULE = QT_TRANSLATE_NOOP(
    "TajMahal", "An [[ordinary palace]] on its [[fortress]] takes it for {points} points; it is not kept."
)
_BONUS_RULES = {
    POINTS: _POINTS_RULE,
    TAJ_MAHAL: _POINTS_RULE,
    CARD: QT_TRANSLATE_NOOP(
        "TajMahal",
        "An [[ordinary palace]] on its [[fortress]] takes it for a card of the [[draw pile]]; it is not kept.",
    ),
}


_GOOD_RULE = QT_TRANSLATE_NOOP(
    "TajMahal",
    "An [[ordinary palace]] on its [[fortress]] takes it: a point for each of this [[commodity]] you then own.",
)


def bonus_value(kind: str, view: View, seat: int) -> int:
    """Return the points that a bonus tile would bring a seat."""
    goods = _goods_with_those_taken(view, seat)
    if kind in COMMODITIES:
        goods[COMMODITIES.index(kind)] += 1
    return bonus_points(kind, goods)


def _goods_with_those_taken(view: View, seat: int) -> list[int]:
    """Return the commodities of a seat, with those of the tiles that its palaces have taken in this withdrawal."""
    taken = view.placing.bonuses if view.placing is not None and seat == view.to_act else ()
    return [owned + taken.count(good) for good, owned in zip(COMMODITIES, view.goods[seat], strict=True)]


def bonus_tip(target: Target, sight: Sight) -> Tip | None:
    """Return a bonus tile: what it is worth to each, and where it lies; None where it is taken."""
    city = str(target[1])
    view: View = sight.view
    kind = view.cities[city].bonus
    if not kind:
        return None
    province = names.province_of(city, view.board)
    able = forecast.may_take_bonus(view, province)
    value = bonus_value(kind, view, view.seat)
    if not able:
        reason = translate("TajMahal", "Nobody can take it any more.")
    elif view.seat not in able:
        reason = translate("TajMahal", "You are out of this visit.")
    elif kind in COMMODITIES:
        owned = _goods_with_those_taken(view, view.seat)[COMMODITIES.index(kind)]
        reason = translate("TajMahal", "to you: this one, and the %n you own.", None, owned)
    elif kind == CARD and forecast.draws_a_card(view):
        reason = translate("TajMahal", "It brings no points, but a card.")
    elif kind == CARD:
        reason = translate("TajMahal", "It brings no points, and no card is left to draw.")
    else:
        reason = translate("TajMahal", "to whoever takes it.")
    others = (
        tuple((seat, signed(bonus_value(kind, view, seat))) for seat in other_seats(view) if seat in able)
        if kind in COMMODITIES
        else ()
    )
    what = (_lies_words(city, view), when_words(province, view))
    tip_ = Tip(
        title=capital(names.bonus_name(kind)),
        what=" ".join(part for part in what if part),
        picture=names.bonus_picture(kind),
        worth=signed(value) if value and view.seat in able else "",
        worth_tone="gain",
        reason=reason,
        others=others,
        more=_rival_words(city, view),
        rule=translate("TajMahal", _BONUS_RULES.get(kind, _GOOD_RULE)).format(points=value),
        section="6.1",
    )
    return clickable(tip_, target, sight)


def _lies_words(city: str, view: View) -> str:
    return translate("TajMahal", "Lies on {city}.").format(city=names.city_name(city, view.board))


def _rival_words(city: str, view: View) -> str:
    """Return a warning that whoever withdraws first takes what lies in the province, while others are still there."""
    here = names.province_of(city, view.board) == view.province
    if view.step != "turn" or not here or view.seat not in view.inside or view.inside == (view.seat,):
        return ""
    return translate("TajMahal", "Others are still in the visit: one of them may take it first.")
