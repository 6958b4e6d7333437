"""What The Dice Charmers teaches about the characters of the palace."""

from __future__ import annotations

from dataclasses import replace

from durbar.games.dice_charmers.names import CHARACTERS
from durbar.games.dice_charmers.sheet import PALACE_COLUMNS
from durbar.games.dice_charmers.usable import character_usable
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names
from durbar.ui.games.dice_charmers.targets import clickable
from durbar.ui.games.dice_charmers.tips import bonuses
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def character_tip(target: Target, sight: Sight) -> Tip:
    """Return a character of the palace, or one of its boxes."""
    view: View = sight.view
    who = str(target[1])
    number = CHARACTERS.index(who)
    marks = view.marks[names.shown_seat(sight)]
    left = PALACE_COLUMNS - marks.palace[number]
    what = translate("DiceCharmers", "%n of its three boxes free.", None, left)
    if target[0] == "box":
        what = f"{_box_words(int(target[2]), marks.palace[number])} {what}"
    reason = ""
    if left and not character_usable(view.sheet, marks, number):
        reason = translate("DiceCharmers", "Nothing to do for this character now: no box can be ticked.")
    told = Tip(
        title=names.character_name(who),
        what=what,
        picture=names.character_picture(who),
        reason=reason,
        more=_column_words(marks.palace[number] + 1, sight),
        rule=bonuses.character_rule(who),
        section="5.6",
    )
    told = clickable(told, target, sight)
    return replace(told, reason="") if told.refusal else told


def _box_words(box: int, ticked: int) -> str:
    if box <= ticked:
        return translate("DiceCharmers", "This box is ticked.")
    if box == ticked + 1:
        return translate("DiceCharmers", "This box comes next.")
    return translate("DiceCharmers", "This box comes later.")


def _column_words(column: int, sight: Sight) -> str:
    """Return what the column of the next box lacks for its bonus."""
    view: View = sight.view
    if column not in view.sheet.palace:
        return ""
    bonus = view.sheet.bonuses[view.sheet.palace[column]]
    missing = bonuses.progress_words(bonus, sight)
    if not missing:
        return ""
    words_ = translate("DiceCharmers", "When its column is complete: {bonus}. {missing}")
    return words_.format(bonus=names.effect_name(bonus.effect), missing=missing)
