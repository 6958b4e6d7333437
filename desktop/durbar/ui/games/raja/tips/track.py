"""What Raja teaches about the governor track."""

from __future__ import annotations

from durbar.games.raja.track import UNNUMBERED, numbered
from durbar.games.raja.view import View
from durbar.ui.games.raja import names
from durbar.ui.games.raja.targets import clickable
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def marker_tip(target: Target, sight: Sight) -> Tip:
    """Return a governor marker: when its city will be visited."""
    city = str(target[1])
    view: View = sight.view
    name = names.city_name(city, view.board)
    order = ", ".join(names.city_name(one, view.board) for one in view.by_space)
    tip_ = Tip(
        title=translate("Raja", "Governor marker of {city}").format(city=name),
        what=_space_words(view.track[city], view),
        picture=names.arms_picture(city, view.board),
        worth=names.rank_words(view.by_space.index(city) + 1),
        reason=translate("Raja", "from below"),
        more=translate("Raja", "The order of the visits now: {order}.").format(order=order),
        rule=translate(
            "Raja",
            "The lowest [[governor marker]] is the next [[city]]. The Governor Track action moves one two spaces down.",
        ),
        section="7.5",
    )
    return clickable(tip_, target, sight)


def _space_words(space: int, view: View) -> str:
    if space < UNNUMBERED:
        return translate("Raja", "On a space without a number.")
    number = space - numbered(1) + 1
    return translate("Raja", "On space {number}.").format(number=number)


def space_tip(target: Target, sight: Sight) -> Tip:
    """Return a space of the governor track."""
    view: View = sight.view
    space = int(target[1])
    if space < UNNUMBERED:
        title = translate("Raja", "A space without a number")
        what = translate("Raja", "Space {number} of seven, from below.").format(number=space + 1)
    else:
        number = space - numbered(1) + 1
        title = translate("Raja", "Space {number}").format(number=number)
        if number == view.last_round:
            what = translate("Raja", "The last round.")
        elif number > view.last_round:
            what = translate("Raja", "Not reached in a short game.")
        else:
            what = translate("Raja", "The city visited in round {number} is put here.").format(number=number)
    return Tip(
        title=title,
        what=what,
        picture=Picture("raja/governor"),
        rule=translate(
            "Raja",
            "When the [[Maharaja|maharaja]] visits a [[city]], its [[governor marker]] goes to the space with the "
            "number of the [[round]].",
        ),
        section="6.1",
    )
