"""What Raja teaches about travelling: an architect, and what a click on a junction does."""

from __future__ import annotations

from dataclasses import replace

from durbar.games.raja.routes import Journey
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names
from durbar.ui.games.raja.pieces import ARCHITECT
from durbar.ui.games.raja.targets import moves_at, path
from durbar.ui.games.raja.words import move_words, preview, reasons
from durbar.ui.kit.tips import clicks
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import listed, translate


def architect_tip(target: Target, sight: Sight) -> Tip:
    """Return an architect: where it stands, and where it can go."""
    seat = int(target[1])
    view: View = sight.view
    place = view.architects[seat]
    mine = seat == view.seat
    title = translate("Raja", "{name}’s architect").format(name=sight.name(seat))
    known = estimates.shown_gold(seat, sight) is not None
    reach = estimates.journeys(view, seat, reckless=not known)
    if len(reach) == len(view.board.junctions) - 1:
        what = translate("Raja", "It can go everywhere.")
        if not known:
            what = translate("Raja", "Open roads lead everywhere from there, to be paid with gold that is hidden.")
    elif reach:
        cities = listed([names.city_name(to, view.board) for to in reach])
        what = translate("Raja", "It can go to {cities}.").format(cities=cities)
        if not known:
            what = translate("Raja", "Open roads lead to {cities}, to be paid with gold that is hidden.")
            what = what.format(cities=cities)
    else:
        what = translate("Raja", "It can go nowhere: every road from there is cut or too dear.")
    return Tip(
        title=title if not mine else translate("Raja", "Your architect"),
        what=translate("Raja", "It stands {where}.").format(where=names.where(place, view.board)),
        picture=names.piece(ARCHITECT, seat, sight),
        reason=what,
        rule=translate(
            "Raja",
            "An [[architect]] [[travels|travel]] as often as it likes in its own [[turn]]. It must be in a [[city]] to "
            "build there.",
        ),
        section="7.1",
    )


def going(tip_: Tip, target: Target, to: str, sight: Sight) -> Tip:
    """Return what a click on a junction does: a journey with its tolls, and other ways that pay others.

    Or why it can’t be.
    """
    view: View = sight.view
    if sight.legal and view.step == "disc":
        return _way_there(tip_, to, sight)
    if not sight.legal or view.step != "turn":
        words_ = translate("Raja", "Click: put the house down here")
        return clicks.clickable(tip_, moves_at(target, sight), sight, lambda _able: (words_, ""), reasons.why)
    if to == view.architects[view.seat]:
        return _building(tip_, target, sight)
    journey = estimates.journeys(view, view.seat).get(to)
    if journey is None:
        return _with_more(replace(tip_, refusal=_no_way(to, sight), section="7.1"), reasons.unreachable(to, sight))
    moves = path(target, sight) or moves_at(target, sight)
    if moves[0] not in sight.legal:  # a lesson keeps it closed
        return tip_
    tip_ = replace(tip_, click=translate("Raja", "Click: go there"), brings=preview.preview_path(moves, sight)[0])
    ways = "; ".join(_way_words(way, sight) for way in estimates.alternatives(view, to)[1:4])
    return _with_more(tip_, translate("Raja", "Or road by road: {ways}.").format(ways=ways)) if ways else tip_


def _with_more(tip_: Tip, words: str) -> Tip:
    return replace(tip_, more=" ".join(part for part in (tip_.more, words) if part))


def _no_way(to: str, sight: Sight) -> str:
    """Return in a few words why a city can’t be reached."""
    view: View = sight.view
    journey = estimates.journeys(view, view.seat, reckless=True).get(to)
    if journey is None:
        return translate("Raja", "Every way there is cut.")
    return translate("Raja", "The way there costs %n gold, too dear for you.", None, journey.cost)


def _building(tip_: Tip, target: Target, sight: Sight) -> Tip:
    """Return the tip of the junction where the own architect stands.

    What can be built there by a click on the city, and where else to click.
    """
    able = [move for move in moves_at(target, sight) if move in sight.legal]
    if not able:
        return tip_
    if len(able) > 1:
        return replace(tip_, click=translate("Raja", "Click the city: choose what to build here"))
    words_ = translate("Raja", "Click the city: {move}").format(move=move_words.move_words(able[0], sight))
    return replace(tip_, click=words_, brings=preview.preview(able[0], sight)[0])


def _way_there(tip_: Tip, to: str, sight: Sight) -> Tip:
    """Return the tip while the disc is set: what the badge under a junction says, the rest behind it."""
    view: View = sight.view
    journey = estimates.journeys(view, view.seat, reckless=True).get(to)
    told = _with_more(tip_, tip_.what)
    if to != view.architects[view.seat] and (journey is None or journey.cost > view.own_gold):
        return _with_more(replace(told, what=_no_way(to, sight)), reasons.unreachable(to, sight))
    return replace(told, what=_way_words_now(to, sight))


def _way_words_now(to: str, sight: Sight) -> str:
    """Return what the way of the viewer’s architect there would cost now."""
    view: View = sight.view
    if to == view.architects[view.seat]:
        return translate("Raja", "Your architect is there already.")
    journey = estimates.journeys(view, view.seat, reckless=True)[to]
    if not journey.tolls:
        return translate("Raja", "The way there is free now.")
    tolls = names.paid_words(estimates.paid_by_seat(journey), sight)
    if journey.by_bank:
        return translate("Raja", "The way there now: the bank pays {tolls}.").format(tolls=tolls)
    return translate("Raja", "The way there now: {tolls}.").format(tolls=tolls)


def _way_words(way: Journey, sight: Sight) -> str:
    tolls = names.paid_words(estimates.paid_by_seat(way), sight) or translate("Raja", "free")
    if len(way.stops) == 1:
        return translate("Raja", "straight, {tolls}").format(tolls=tolls)
    cities = listed([names.city_name(city, sight.view.board) for city in way.stops[:-1]])
    return translate("Raja", "via {cities}, {tolls}").format(cities=cities, tolls=tolls)
