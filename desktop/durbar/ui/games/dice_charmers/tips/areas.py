"""What The Dice Charmers teaches about the areas of a sheet."""

from __future__ import annotations

from durbar.games.dice_charmers.names import CHARACTERS
from durbar.games.dice_charmers.sheet import PALACE_COLUMNS
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names, seats
from durbar.ui.games.dice_charmers.tips.karma import karma_words
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import QT_TRANSLATE_NOOP, translate

_AREAS = {
    "market": (
        QT_TRANSLATE_NOOP("DiceCharmers", "Market"),
        QT_TRANSLATE_NOOP(
            "DiceCharmers",
            "Goods are circled when gained (purple dice) and crossed out when sold. A tent with all goods sold brings "
            "its [[bonus]].",
        ),
        "5.4",
    ),
    "palace": (
        QT_TRANSLATE_NOOP("DiceCharmers", "Palace"),
        QT_TRANSLATE_NOOP(
            "DiceCharmers",
            "Six characters (orange dice), three times each. A column ticked for all six brings its [[bonus]].",
        ),
        "5.6",
    ),
    "buildings": (
        QT_TRANSLATE_NOOP("DiceCharmers", "Buildings"),
        QT_TRANSLATE_NOOP(
            "DiceCharmers",
            "What each type of [[building]] is worth when it is built. All four at a level bring the bonus below it.",
        ),
        "6",
    ),
    "river": (
        QT_TRANSLATE_NOOP("DiceCharmers", "River"),
        QT_TRANSLATE_NOOP(
            "DiceCharmers",
            "Blue dice take the boat to the right; each space reached gives what is below it, once. Moves back fetch "
            "what was passed over.",
        ),
        "5.5",
    ),
    "karma": (
        QT_TRANSLATE_NOOP("DiceCharmers", "Karma"),
        QT_TRANSLATE_NOOP(
            "DiceCharmers",
            "Karma rerolls two dice at the start of a turn. Circling the third, fourth and fifth brings a [[bonus]].",
        ),
        "8",
    ),
    "province": (
        QT_TRANSLATE_NOOP("DiceCharmers", "Province"),
        QT_TRANSLATE_NOOP(
            "DiceCharmers",
            "Roads (green dice) start at the [[residence]]. They build what they run through, open markets and gain "
            "bonuses at the border.",
        ),
        "5.2",
    ),
}


def area_tip(target: Target, sight: Sight) -> Tip | None:
    """Return an area of the sheet, and how far it is filled."""
    if str(target[1]) not in _AREAS:
        return None
    title, rule, section = _AREAS[str(target[1])]
    return Tip(
        title=translate("DiceCharmers", title),
        what=_area_state(str(target[1]), sight),
        rule=translate("DiceCharmers", rule),
        section=section,
    )


def _area_state(area: str, sight: Sight) -> str:
    """Return how far an area of the large sheet is filled."""
    view: View = sight.view
    seat = names.shown_seat(sight)
    marks, sheet = view.marks[seat], view.sheet
    if area == "market":
        stock = seats.stock_words(seat, view)
        return (
            translate("DiceCharmers", "In stock: {goods}.").format(goods=stock)
            if stock
            else translate("DiceCharmers", "Nothing is in stock.")
        )
    if area == "palace":
        left = PALACE_COLUMNS * len(CHARACTERS) - sum(marks.palace)
        return translate("DiceCharmers", "%n box(es) still free.", None, left)
    if area == "buildings":
        left = sum(kind >= 0 and not marks.roads[cell] for cell, kind in enumerate(sheet.building))
        return translate("DiceCharmers", "%n building(s) still to be built.", None, left)
    if area == "river":
        return translate("DiceCharmers", "%n space(s) ahead of the boat.", None, len(sheet.river) - marks.position)
    if area == "karma":
        return karma_words(sight)
    empty = sum(not arms for arms in marks.roads) - 1
    return translate("DiceCharmers", "%n cell(s) still empty.", None, empty)
