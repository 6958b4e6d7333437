"""What Raja teaches about sites and palaces."""

from __future__ import annotations

from dataclasses import replace

from durbar.games.raja.characters import SADHU
from durbar.games.raja.scoring import CENTRAL_POINTS, OUTER_POINTS, SADHUS_POINTS, CityScore
from durbar.games.raja.view import NEUTRAL, View
from durbar.ui.games.raja import estimates, names
from durbar.ui.games.raja.pieces import CENTRAL, OUTER
from durbar.ui.games.raja.targets import clickable, goes_there
from durbar.ui.games.raja.tips.cities import to_others
from durbar.ui.games.raja.tips.travel import going
from durbar.ui.games.raja.words import move_words
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import signed, translate


def central_tip(target: Target, sight: Sight) -> Tip:
    """Return the site of a city's central palace, or the palace on it."""
    city = str(target[1])
    view: View = sight.view
    return _site(city, "central", view.cities[city].central, target, sight)


def outer_tip(target: Target, sight: Sight) -> Tip:
    """Return a site of a city's outer palaces, or the palace on it."""
    city, site = str(target[1]), int(target[2])
    view: View = sight.view
    built = view.cities[city].outer
    return _site(city, "outer", built[site - 1] if site <= len(built) else None, target, sight)


def _site(city: str, site: str, owner: int | None, target: Target, sight: Sight) -> Tip:
    """Return a site for a palace, free or built on; from elsewhere a click on it goes to its city."""
    tip_ = _free_site(city, site, target, sight) if owner is None else _palace(city, site, owner, sight)
    if goes_there(target, sight):
        return going(tip_, ("city", city), city, sight)
    return tip_ if owner is None else clickable(tip_, target, sight)


def _palace(city: str, site: str, owner: int, sight: Sight) -> Tip:
    view: View = sight.view
    kind = CENTRAL if site == "central" else OUTER
    if owner == NEUTRAL:
        return Tip(
            title=translate("Raja", "Neutral palace {where}").format(where=names.where(city, view.board)),
            what=translate("Raja", "It belongs to nobody, and scores for nobody."),
            picture=names.piece(kind, owner, sight),
            rule=translate(
                "Raja",
                "With fewer than five players [[neutral palaces|neutral palace]] take up [[sites|site]] in each "
                "[[city]].",
            ),
            section="11.2.4",
        )
    points = _palace_points(site, owner, view)
    title = (
        translate("Raja", "Central palace {where}") if site == "central" else translate("Raja", "Outer palace {where}")
    )
    return Tip(
        title=title.format(where=names.where(city, view.board)),
        what=translate("Raja", "Built by {name}.").format(name=sight.name(owner)),
        picture=names.piece(kind, owner, sight),
        worth=str(points),
        reason=translate("Raja", "point(s) to {name} if {city} were scored now.", None, points).format(
            name=sight.name(owner), city=names.city_name(city, view.board)
        ),
        rule=_palace_rule(site),
        section="8",
    )


def _palace_points(site: str, seat: int, view: View) -> int:
    if site == "central":
        return CENTRAL_POINTS
    return SADHUS_POINTS if SADHU in view.cards[seat] else OUTER_POINTS


def _palace_rule(site: str) -> str:
    if site == "central":
        return translate(
            "Raja",
            "The [[central palace]] counts 3 points in the [[scoring]]. The most [[palaces|palace]] win the game.",
        )
    return translate(
        "Raja",
        "An [[outer palace]] counts 1 point in the [[scoring]], with the [[Sadhu|sadhu]] 2. The most "
        "[[palaces|palace]] win the game.",
    )


def _free_site(city: str, site: str, target: Target, sight: Sight) -> Tip:
    view: View = sight.view
    seat = view.seat
    price = estimates.palace_price(view.cards[seat])
    before = estimates.scored(view, city)
    after = estimates.standing(view, city, seat, central=site == "central", outer=int(site == "outer"))
    title = translate("Raja", "Central site {where}") if site == "central" else translate("Raja", "Outer site {where}")
    change = after.points[seat].total - before.points[seat].total
    reached = city != view.maharaja or view.to_act is None or estimates.may_build_palaces(sight)
    tip_ = Tip(
        title=title.format(where=names.where(city, view.board)),
        picture=names.piece(CENTRAL if site == "central" else OUTER, seat, sight),
        worth=signed(change) if reached else "",
        worth_tone="gain",
        reason=_site_reason(city, after, view) if reached else _no_more(),
        more=_now_words(before, view) if reached else "",
        others=to_others(after, view) if reached else (),
        rule=_palace_rule(site),
        section="7.2",
    )
    tip_ = clickable(tip_, target, sight)
    if tip_.click or tip_.refusal:
        return tip_  # the prompt tells the price
    return replace(tip_, what=translate("Raja", "Free. A palace costs you {price} gold.").format(price=price))


def _no_more() -> str:
    return translate("Raja", "You can build no palace any more in this round.")


def _site_reason(city: str, after: CityScore, view: View) -> str:
    if city == view.maharaja and view.to_act is not None:
        words_ = translate("Raja", "to you at the end of this round, if nothing else changes: {then}.")
    else:
        words_ = translate("Raja", "to you if {city} were scored now: {then}.")
    then = move_words.standing_words(after, view.seat)
    return words_.format(city=names.city_name(city, view.board), then=then)


def _now_words(before: CityScore, view: View) -> str:
    now = move_words.standing_words(before, view.seat)
    return translate("Raja", "Without it you have {now}.").format(now=now)
