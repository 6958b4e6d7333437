"""What The Dice Charmers teaches about karma."""

from __future__ import annotations

from dataclasses import replace

from durbar.games.dice_charmers.sheet import KARMA_BOXES
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names
from durbar.ui.games.dice_charmers.targets import clickable, moves_at
from durbar.ui.games.dice_charmers.words import move_words
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def karma_tip(target: Target, sight: Sight) -> Tip:
    """Return a circle of karma."""
    view: View = sight.view
    box = int(target[1])
    marks = view.marks[names.shown_seat(sight)]
    if box <= marks.karma_used:
        state = translate("DiceCharmers", "Spent.")
    elif box <= marks.karma:
        state = translate("DiceCharmers", "Gained, and still to be spent.")
    else:
        state = translate("DiceCharmers", "Not gained yet.")
    told = Tip(
        title=translate("DiceCharmers", "Karma {number} of {last}").format(number=box, last=KARMA_BOXES),
        what=state,
        picture=move_words.KARMA,
        reason=karma_words(sight),
        rule=translate(
            "DiceCharmers",
            "At the start of your turn a [[karma]] rolls the die on the [[elephant]] and one of the centre; you pick "
            "one of them. At the end karma breaks ties.",
        ),
        section="8",
    )
    return karma_click(told, target, sight)


def karma_words(sight: Sight) -> str:
    """Return how much karma is left to spend."""
    view: View = sight.view
    many = view.marks[names.shown_seat(sight)].unspent_karma
    return translate("DiceCharmers", "%n karma left to spend.", None, many)


def karma_click(told: Tip, target: Target, sight: Sight) -> Tip:
    """Return the tip with what a click does that spends karma."""
    if sum(move in sight.legal for move in moves_at(target, sight)) > 1:
        return replace(told, click=translate("DiceCharmers", "Click: spend a karma and choose the other die"))
    told = clickable(told, target, sight)
    spent = not sight.view.marks[names.shown_seat(sight)].unspent_karma
    return replace(told, reason="") if told.refusal and spent else told  # the refusal says that none is left
