"""What Raja teaches about houses: in villages with their tolls, and in cities."""

from __future__ import annotations

from durbar.games.raja.characters import MONK
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names
from durbar.ui.games.raja.pieces import HOUSE
from durbar.ui.games.raja.targets import clickable
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def village_tip(target: Target, sight: Sight) -> Tip:
    """Return a village: whose houses stand there, and who pays a toll."""
    village = str(target[1])
    view: View = sight.view
    owners = view.villages[village]
    free = view.capacity - len(owners)
    tip_ = Tip(
        title=names.place_name(village, view.board),
        what=_owners_words(owners, free, sight),
        picture=names.piece(HOUSE, owners[0], sight) if owners else Picture("raja/village"),
        reason=_own_toll_words(owners, sight),
        more=_toll_words(owners, sight),
        rule=translate(
            "Raja",
            "Nobody passes an empty [[village]]. Whoever has no [[house]] there pays a [[toll]]: 1 [[gold]] for each "
            "house, to its owner.",
        ),
        section="7.1",
    )
    return clickable(tip_, target, sight)


def _owners_words(owners: tuple[int, ...], free: int, sight: Sight) -> str:
    if not owners:
        return translate("Raja", "Empty: the road is closed.")
    if len(owners) == 2 and owners[0] == owners[1]:
        whose = translate("Raja", "Both houses are {name}’s.").format(name=sight.name(owners[0]))
    else:
        whose = translate("Raja", "Houses: {names}.").format(names=names.names(owners, sight))
    room = translate("Raja", "Room for one more.") if free else translate("Raja", "Full.")
    return f"{whose} {room}"


def _own_toll_words(owners: tuple[int, ...], sight: Sight) -> str:
    """Return what it costs the viewer to cross a village."""
    view: View = sight.view
    if not owners:
        return ""
    if view.seat in owners:
        return translate("Raja", "You pass free.")
    if MONK in view.cards[view.seat]:
        return translate("Raja", "For you the bank pays %n gold.", None, len(owners))
    return translate("Raja", "Passing costs you %n gold.", None, len(owners))


def _toll_words(owners: tuple[int, ...], sight: Sight) -> str:
    """Return what it costs each of the others to cross a village."""
    view: View = sight.view
    if not owners:
        return ""
    free = [seat for seat in range(view.seats) if seat in owners and seat != view.seat]
    paying = [seat for seat in range(view.seats) if seat not in owners and seat != view.seat]
    parts = [translate("Raja", "Free for {names}.").format(names=names.names(free, sight))] if free else []
    for monk in [seat for seat in paying if MONK in view.cards[seat]]:
        paying.remove(monk)
        words_ = translate("Raja", "For {name} the bank pays %n gold.", None, len(owners))
        parts.append(words_.format(name=sight.name(monk)))
    if paying:
        words_ = translate("Raja", "%n gold to pay for {names}.", None, len(owners))
        parts.append(words_.format(names=names.names(paying, sight)))
    return " ".join(parts)


def houses_tip(target: Target, sight: Sight) -> Tip:
    """Return the houses in a city."""
    city = str(target[1])
    view: View = sight.view
    shown = view.cities[city]
    counted = [f"{sight.name(seat)}\u00a0{count}" for seat, count in enumerate(shown.houses) if count]
    if counted:
        what = translate("Raja", "Houses: {counts}.").format(counts=", ".join(counted))
    else:
        what = translate("Raja", "No house yet.")
    scored = estimates.scored(view, city)
    tip_ = Tip(
        title=translate("Raja", "Houses {where}").format(where=names.where(city, view.board)),
        what=what,
        picture=names.piece(HOUSE, view.seat, sight),
        worth=str(scored.points[view.seat].houses),
        reason=translate("Raja", "point(s) to you for your houses here.", None, scored.points[view.seat].houses),
        rule=translate(
            "Raja", "A [[city]] holds any number of [[houses|house]]; in its [[scoring]] each counts 1 point."
        ),
        section="7.2",
    )
    return clickable(tip_, target, sight)
