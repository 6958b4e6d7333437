"""What The Dice Charmers teaches about the levels of buildings."""

from __future__ import annotations

from durbar.games.dice_charmers.names import BUILDINGS
from durbar.games.dice_charmers.sheet import TOP_LEVEL
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names
from durbar.ui.games.dice_charmers.targets import clickable
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import capital, translate


def level_tip(target: Target, sight: Sight) -> Tip:
    """Return a level of a type of building."""
    view: View = sight.view
    building, level = str(target[1]), int(target[2])
    marks = view.marks[names.shown_seat(sight)]
    now = marks.levels[BUILDINGS.index(building)]
    cells = [cell for cell, content in enumerate(view.sheet.contents) if content == building]
    left = sum(not marks.roads[cell] for cell in cells)
    if level < now:
        state = translate("DiceCharmers", "Passed already.")
    elif level == now:
        state = translate("DiceCharmers", "What they are worth now.")
    else:
        state = translate("DiceCharmers", "Reached by upgrades.")
    what = translate("DiceCharmers", "{state} %n still to be built.", None, left)
    title = translate("DiceCharmers", "{building}: %n fame", None, level)
    told = Tip(
        title=capital(title.format(building=names.content_name(building))),
        what=what.format(state=state),
        picture=names.building_picture(building),
        reason=_upgrade_words(now, left),
        rule=translate(
            "DiceCharmers",
            "An [[upgrade]] makes a type one level better. Buildings built later bring more; those built already "
            "don’t.",
        ),
        section="6",
    )
    return clickable(told, target, sight)


def _upgrade_words(now: int, left: int) -> str:
    """Return what an upgrade would be worth, if all that is left of a type were built."""
    if now == TOP_LEVEL or not left:
        return ""
    return translate("DiceCharmers", "An upgrade would bring up to %n fame more.", None, left)
