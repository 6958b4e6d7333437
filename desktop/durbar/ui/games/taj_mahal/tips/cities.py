"""What Taj Mahal teaches about a city: its palaces, what one more would bring, how far they reach."""

from __future__ import annotations

from dataclasses import replace

from durbar.games.taj_mahal import network
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast, names, pieces
from durbar.ui.games.taj_mahal.targets import clickable
from durbar.ui.games.taj_mahal.tips.bonuses import bonus_value
from durbar.ui.games.taj_mahal.words import preview
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import listed, signed, translate

#: So many provinces that a palace would be joined to are named.
_NAMED_AT_ONCE = 2


def city_tip(target: Target, sight: Sight) -> Tip:
    """Return a city: who has palaces there, and what one more would bring."""
    city = str(target[1])
    view: View = sight.view
    board = view.board
    here = board.cities[board.city_number[city]]
    roads = board.neighbours[board.city_number[city]]
    neighbours = [other for number, other in enumerate(board.cities) if roads >> number & 1]
    led = ", ".join(_with_province(other.id, here.province, view) for other in neighbours)
    title = translate("TajMahal", "{city}, fortress") if here.fortress else "{city}"
    picture = Picture(pieces.FORTRESS if here.fortress else pieces.CITY)
    tip_ = Tip(
        title=title.format(city=here.name),
        what=_owners_words(city, sight)
        or translate("TajMahal", "Province {province}.").format(province=names.province_name(here.province, board)),
        picture=picture,
        more=translate("TajMahal", "In the province {province}, with roads to {cities}.").format(
            province=names.province_name(here.province, board), cities=led
        ),
        rule=_city_rule(here.fortress),
        section="5.2",
    )
    worth, reason = _city_worth(city, sight)
    if worth and view.cities[city].bonus and view.placing is not None and view.placing.royal:
        tip_ = replace(tip_, more=f"{preview.bonus_stays()} {tip_.more}")
    tip_ = replace(tip_, worth=worth, worth_tone="gain", reason=reason) if reason else tip_
    return clickable(tip_, target, sight)


def _with_province(city: str, home: str, view: View) -> str:
    """Return a neighbouring city, with its province where that is another one."""
    board = view.board
    province = names.province_of(city, board)
    if province == home:
        return names.city_name(city, board)
    return f"{names.city_name(city, board)} ({names.province_name(province, board)})"


def _owners_words(city: str, sight: Sight) -> str:
    there = sight.view.cities[city]
    if there.ordinary is None and there.royal is None:
        return ""
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
            "A city holds one [[ordinary palace]] and one [[royal palace]]. On a [[fortress]] the ordinary one takes "
            "the [[bonus tile]].",
        )
    return translate("TajMahal", "A city holds one [[ordinary palace]] and one [[royal palace]].")


def _city_worth(city: str, sight: Sight) -> tuple[str, str]:
    """Return what a palace of the viewer in a city would bring by itself, were it placed in this visit."""
    view: View = sight.view
    board = view.board
    if view.to_act is None or names.province_of(city, board) != view.province:
        return "", _network_words(city, sight)
    there = view.cities[city]
    if view.seat in (there.ordinary, there.royal) or not forecast.may_place(view, city):
        return "", _network_words(city, sight)
    own = view.own_cities(view.seat) | 1 << board.city_number[city]
    reached = network.joined_provinces(board, own, board.province_number[view.province])
    points = 1 + len(reached)
    several = view.placing is not None and view.placing.ordinary + view.placing.royal > 1
    only_royal = view.placing is not None and not view.placing.ordinary
    parts = [translate("TajMahal", "1 for all palaces together") if several else translate("TajMahal", "1 for placing")]
    if len(reached) > _NAMED_AT_ONCE:
        parts.append(translate("TajMahal", "%n for the provinces joined", None, len(reached)))
    elif reached:
        provinces = names.provinces_listed([board.provinces[number].id for number in reached], board)
        parts.append(translate("TajMahal", "%n for {provinces}", None, len(reached)).format(provinces=provinces))
    if there.bonus and not only_royal:
        value = bonus_value(there.bonus, view, view.seat)
        points += value
        words_ = translate("TajMahal", "%n for {bonus}", None, value).format(bonus=names.bonus_name(there.bonus))
        if value:
            parts.append(words_)
        elif forecast.draws_a_card(view):
            parts.append(translate("TajMahal", "a card from the draw pile"))
    reason = translate("TajMahal", "for your palace here: {parts}.").format(parts=listed(parts))
    return signed(points), reason


def _network_words(city: str, sight: Sight) -> str:
    """Return how far the palaces of each owner in a city reach."""
    view: View = sight.view
    board = view.board
    there = view.cities[city]
    told = []
    for owner in dict.fromkeys(seat for seat in (there.ordinary, there.royal) if seat is not None):
        reached = network.joined(board, view.own_cities(owner), 1 << board.city_number[city])
        many = len(network.provinces(board, reached))
        words_ = translate("TajMahal", "{name}’s palaces from here reach %n province(s).", None, many)
        told.append(words_.format(name=sight.name(owner)))
    return " ".join(told)
