"""What Taj Mahal teaches about a province and its tile."""

from __future__ import annotations

from collections import Counter

from durbar.games.taj_mahal import network
from durbar.games.taj_mahal.symbols import COMMODITIES
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast, names
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import signed, translate


def when_words(province: str, view: View) -> str:
    """Return when a province is visited."""
    number = view.tiles.index(province) + 1
    if number < view.visit or view.to_act is None:
        return translate("TajMahal", "Visited already: visit {number}.").format(number=number)
    if number == view.visit:
        return translate("TajMahal", "Visited now.")
    return translate("TajMahal", "Comes in visit {number}.").format(number=number)


def province_tip(target: Target, sight: Sight) -> Tip:
    """Return a province: when it is visited, and who has palaces there."""
    province = str(target[1])
    view: View = sight.view
    board = view.board
    number = view.tiles.index(province) + 1
    free = [
        board.cities[city].name
        for city in board.in_province[board.province_number[province]]
        if view.cities[board.cities[city].id].ordinary is None
    ]
    more = ""
    if number >= view.visit and free:
        more = translate("TajMahal", "Free for ordinary palaces: {cities}.").format(cities=", ".join(free))
    return Tip(
        title=names.province_name(province, board),
        what=f"{when_words(province, view)} {_owned_words(province, sight)}",
        picture=names.tile_picture(number, view),
        reason=_reach_words(province, view),
        more=more,
        rule=translate(
            "TajMahal",
            "Each [[province]] is [[visited|visit]] once, as the [[province tiles|province tile]] lie. One [[joined]] "
            "to a palace placed elsewhere brings 1 point.",
        ),
        section="6.3",
    )


def _owned_words(province: str, sight: Sight) -> str:
    """Return how many palaces each player has there."""
    view: View = sight.view
    board = view.board
    there = [view.cities[board.cities[city].id] for city in board.in_province[board.province_number[province]]]
    counts = Counter(owner for city in there for owner in (city.ordinary, city.royal) if owner is not None)
    if not counts:
        return translate("TajMahal", "No palaces.")
    told = ", ".join(f"{sight.name(seat)}{names.NO_BREAK}{counts[seat]}" for seat in sorted(counts))
    return translate("TajMahal", "Palaces: {counts}.").format(counts=told)


def _reach_words(province: str, view: View) -> str:
    """Return what the viewer's palaces in a province are joined to."""
    board = view.board
    number = board.province_number[province]
    own = view.own_cities(view.seat)
    if not own & board.province_sets[number]:
        return ""
    reached = [board.provinces[one].id for one in network.joined_provinces(board, own, number)]
    if not reached:
        return translate("TajMahal", "Your palaces here are joined to no other province.")
    words_ = translate("TajMahal", "Your palaces here are joined to {provinces}.")
    return words_.format(provinces=names.provinces_listed(reached, board))


def tile_tip(target: Target, sight: Sight) -> Tip:
    """Return a province tile: that of the visit, or the one with this number."""
    view: View = sight.view
    number = view.visit if len(target) == 1 else int(target[1])
    province = names.province_name(view.tiles[number - 1], view.board)
    able = forecast.may_win_tile(view, number)
    goods = names.goods_of(number, view)
    return Tip(
        title=translate("TajMahal", "Province tile {number}").format(number=number),
        what=translate("TajMahal", "{province}: {goods}. {when}").format(
            province=province,
            goods=names.goods_listed(goods),
            when=when_words(view.tiles[number - 1], view),
        ),
        picture=names.tile_picture(number, view),
        worth=signed(_tile_points(number, view.seat, view)) if view.seat in able else "",
        worth_tone="gain",
        reason=_worth_words(goods, view) if view.seat in able else _lost_words(number, sight),
        others=tuple((seat, signed(_tile_points(number, seat, view))) for seat in other_seats(view) if seat in able),
        rule=translate(
            "TajMahal",
            "The [[elephant]] wins it. Each [[commodity]] on it brings as many points as you then own of it.",
        ),
        section="6.2",
    )


def _worth_words(goods: tuple[str, ...], view: View) -> str:
    owned = " + ".join(names.good_counted(good, view.goods[view.seat][COMMODITIES.index(good)] + 1) for good in goods)
    return translate("TajMahal", "to you as things stand: {goods}.").format(goods=owned)


def _lost_words(number: int, sight: Sight) -> str:
    """Return why the viewer can’t win a province tile any more."""
    view: View = sight.view
    for seat, owned in enumerate(view.tiles_owned):
        if number in owned:
            return translate("TajMahal", "Won by {name}.").format(name=sight.name(seat))
    if forecast.may_win_tile(view, number):
        return translate("TajMahal", "You are out of this visit.")
    return translate("TajMahal", "Nobody won it.")


def _tile_points(number: int, seat: int, view: View) -> int:
    return sum(view.goods[seat][COMMODITIES.index(good)] + 1 for good in names.goods_of(number, view))


def other_seats(view: View) -> list[int]:
    """Return the other seats, clockwise from the viewer."""
    return [(view.seat + step) % view.seats for step in range(1, view.seats)]
